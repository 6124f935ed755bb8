// What the bindings share: Python arguments of more than one form, tuples with their types, values that can be pickled.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>
#include <nanobind/typing.h>

#include <utility>
#include <vector>

#include "dice.h"
#include "error.h"
#include "play.h"

namespace nb = nanobind;

namespace triktrak::bindings {

template <class... Ts>
using Tuple = nb::typed<nb::tuple, Ts...>;
template <class T>
using Tuples = nb::typed<nb::tuple, T, nb::ellipsis>;
using Pair = Tuple<int, int>;

// A roll as callers may give it: Dice or a pair of numbers, not yet looked at.
struct DiceLike {
  int d1 = 0;
  int d2 = 0;
  Dice get() const { return Dice(d1, d2); }
};

using StepPairs = std::vector<std::pair<int, int>>;

inline std::vector<Step> to_steps(const StepPairs& pairs) {
  std::vector<Step> steps;
  for (const auto [from, to] : pairs) {
    if (from < 1 || from > BAR || to < OFF || to >= BAR)
      throw malformed("step", {{"from", from}, {"to", to}});
    steps.push_back({static_cast<std::int8_t>(from), static_cast<std::int8_t>(to)});
  }
  return steps;
}

// A tuple of what `make` returns for each element.
template <class Range, class Make>
nb::tuple tuple_of(const Range& range, Make make) {
  nb::list list;
  for (const auto& element : range)
    list.append(make(element));
  return nb::tuple(list);
}

// `method` of an object, called with arguments: a form of a value that pickle can carry.
template <class... Args>
nb::object calling(const char* method, const Args&... args) {
  return nb::module_::import_("operator").attr("methodcaller")(method, args...);
}

void bind_board(nb::module_& m);
void bind_rules(nb::module_& m);
void bind_engine(nb::module_& m);

}  // namespace triktrak::bindings

namespace nanobind::detail {

template <>
struct type_caster<triktrak::bindings::DiceLike> {
  NB_TYPE_CASTER(triktrak::bindings::DiceLike, const_name("Dice | tuple[int, int]"))

  bool from_python(handle source, std::uint8_t flags, cleanup_list* cleanup) noexcept {
    if (triktrak::Dice dice; try_cast<triktrak::Dice>(source, dice)) {
      value = {dice.d1(), dice.d2()};
      return true;
    }
    make_caster<std::pair<int, int>> pair;
    if (!pair.from_python(source, flags, cleanup))
      return false;
    const auto numbers = static_cast<std::pair<int, int>>(pair);
    value = {numbers.first, numbers.second};
    return true;
  }

  static handle from_cpp(triktrak::bindings::DiceLike dice, rv_policy policy, cleanup_list* cleanup) noexcept {
    return make_caster<std::pair<int, int>>::from_cpp(std::pair(dice.d1, dice.d2), policy, cleanup);
  }
};

}  // namespace nanobind::detail
