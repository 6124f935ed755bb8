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

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
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

// Text as it was typed or pasted: any str, the halves of characters that no UTF-8 has as question marks.
struct Text {
  std::string utf8;
  operator std::string_view() const { return utf8; }
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

// What a file holds, read and written without Python's lock.
template <class T>
T from_bytes(const nb::bytes& data) {
  const nb::gil_scoped_release release;
  return T::from_bytes({static_cast<const std::byte*>(data.data()), data.size()});
}

template <class T>
nb::bytes to_bytes(const T& value) {
  std::vector<std::byte> bytes;
  {
    const nb::gil_scoped_release release;
    bytes = value.bytes();
  }
  return nb::bytes(bytes.data(), bytes.size());
}

// A progress report that may be called without Python's lock; `callback` must outlive it.
inline std::function<void(double)> reporting(const nb::object& callback) {
  if (callback.is_none())
    return {};
  return [&callback](double done) {
    const nb::gil_scoped_acquire acquire;
    callback(done);
  };
}

void bind_board(nb::module_& m);
void bind_rules(nb::module_& m);
void bind_engine(nb::module_& m);
void bind_train(nb::module_& m);
void bind_tables(nb::module_& m);
void bind_hypergammon(nb::module_& m);
void bind_search(nb::module_& m);
void bind_rollout(nb::module_& m);

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

template <>
struct type_caster<triktrak::bindings::Text> {
  NB_TYPE_CASTER(triktrak::bindings::Text, const_name("str"))

  bool from_python(handle source, std::uint8_t, cleanup_list*) noexcept {
    if (!PyUnicode_Check(source.ptr()))
      return false;
    PyObject* bytes = PyUnicode_AsEncodedString(source.ptr(), "utf-8", "replace");
    char* data = nullptr;
    Py_ssize_t size = 0;
    const bool encoded = bytes != nullptr && PyBytes_AsStringAndSize(bytes, &data, &size) == 0;
    if (encoded)
      value.utf8.assign(data, static_cast<std::size_t>(size));
    else
      PyErr_Clear();
    Py_XDECREF(bytes);
    return encoded;
  }

  static handle from_cpp(const triktrak::bindings::Text& text, rv_policy policy, cleanup_list* cleanup) noexcept {
    return make_caster<std::string>::from_cpp(text.utf8, policy, cleanup);
  }
};

}  // namespace nanobind::detail
