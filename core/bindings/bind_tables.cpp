// The bear-off tables for Python: translation only.
#include <string>
#include <utility>
#include <vector>

#include "convert.h"
#include "endings.h"

namespace triktrak::bindings {

namespace {

constexpr double ROLL = 49.0 / 6;  // pips of a roll, on average

// Chances in 65535ths, from index `least` on.
Tuples<double> chances(int least, std::span<const std::uint16_t> values) {
  nb::list list;
  for (int i = 0; i < least; ++i)
    list.append(0.0);
  for (const std::uint16_t value : values)
    list.append(value / static_cast<double>(OneSided::CERTAIN));
  return nb::tuple(list);
}

using Counts = std::vector<int>;

std::uint32_t number(const OneSided& table, const Counts& counts) { return table.placements().number(counts); }

template <class Table>
Table build(int men, int points, const nb::object& on_progress) {
  const Progress progress = reporting(on_progress);
  const nb::gil_scoped_release release;
  return Table::build(men, points, progress);
}

void bind_one_sided(nb::module_& m) {
  nb::class_<OneSided>(m, "OneSided", R"(How many rolls one side's last checkers need.

>>> table = OneSided.build(men=3)
>>> round(table.mean([0, 0, 0, 0, 1, 1]), 4)  # counts on points 1, 2, …
1.96)")
      .def_static("build", &build<OneSided>, nb::arg("men") = MOST_MEN, nb::arg("points") = 6,
                  nb::arg("on_progress").none() = nb::none(),
                  nb::sig("def build(men: int = 15, points: int = 6, on_progress: "
                          "collections.abc.Callable[[float], object] | None = None) -> OneSided"),
                  "For up to `men` checkers on the nearest `points` points; `on_progress` is told the share done.")
      .def_static("from_bytes", &from_bytes<OneSided>, nb::arg("data"),
                  "Read a file of a table; raises Malformed for one that is damaged, foreign or of another age.")
      .def("to_bytes", &to_bytes<OneSided>)
      .def_prop_ro("men", [](const OneSided& table) { return table.placements().men(); })
      .def_prop_ro("points", [](const OneSided& table) { return table.placements().points(); })
      .def("__len__", [](const OneSided& table) { return table.placements().size(); })
      .def(
          "mean", [](const OneSided& table, const Counts& counts) { return table.mean(number(table, counts)); },
          nb::arg("counts"), "Expected rolls until the last checker is off.")
      .def(
          "epc", [](const OneSided& table, const Counts& counts) { return ROLL * table.mean(number(table, counts)); },
          nb::arg("counts"), "Effective pip count: 49/6 pips for each expected roll.")
      .def(
          "last_off",
          [](const OneSided& table, const Counts& counts) {
            const std::uint32_t at = number(table, counts);
            return chances(table.least(at), table.ends(at));
          },
          nb::arg("counts"), "[n]: the chance that the last checker goes off with roll n.")
      .def(
          "none_off",
          [](const OneSided& table, const Counts& counts) { return chances(0, table.waits(number(table, counts))); },
          nb::arg("counts"), "[n]: the chance that no checker is off after n + 1 rolls, all played for that; 0 beyond.")
      .def("__repr__", [](const OneSided& table) {
        return nb::str("OneSided.build({}, {})").format(table.placements().men(), table.placements().points());
      });
}

void bind_two_sided(nb::module_& m) {
  const auto state = [](const CubeValues& v) { return nb::make_tuple(v.cubeless, v.owned, v.centred, v.theirs); };
  nb::class_<CubeValues>(
      m, "CubeValues",
      R"(What a race is worth to the side on roll, which does not double now, in multiples of the cube.

>>> TwoSided.build(1).values([1], [1])
CubeValues(cubeless=1.0, owned=1.0, centred=1.0, theirs=1.0))")
      .def(nb::init<double, double, double, double>(), nb::arg("cubeless"), nb::arg("owned"), nb::arg("centred"),
           nb::arg("theirs"))
      .def_ro("cubeless", &CubeValues::cubeless)
      .def_ro("owned", &CubeValues::owned, "With the cube its own.")
      .def_ro("centred", &CubeValues::centred, "With the cube in the middle.")
      .def_ro("theirs", &CubeValues::theirs, "With the cube the opponent's.")
      .def(
          "__eq__", [](const CubeValues& a, const CubeValues& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [state](const CubeValues& v) { return nb::hash(state(v)); })
      .def("__reduce__",
           [state](const CubeValues& v) -> Tuples<nb::object> {
             return nb::make_tuple(nb::type<CubeValues>(), state(v));
           })
      .def("__repr__", [](const CubeValues& v) {
        return nb::str("CubeValues(cubeless={!r}, owned={!r}, centred={!r}, theirs={!r})")
            .format(v.cubeless, v.owned, v.centred, v.theirs);
      });
  nb::class_<TwoSided>(m, "TwoSided", "What the last rolls of a race are worth with the best use of dice and cube.")
      .def_static("build", &build<TwoSided>, nb::arg("men") = 6, nb::arg("points") = 6,
                  nb::arg("on_progress").none() = nb::none(),
                  nb::sig("def build(men: int = 6, points: int = 6, on_progress: "
                          "collections.abc.Callable[[float], object] | None = None) -> TwoSided"),
                  "For up to `men` checkers a side on the nearest `points` points.")
      .def_static("from_bytes", &from_bytes<TwoSided>, nb::arg("data"),
                  "Read a file of a table; raises Malformed for one that is damaged, foreign or of another age.")
      .def("to_bytes", &to_bytes<TwoSided>)
      .def_prop_ro("men", [](const TwoSided& table) { return table.placements().men(); })
      .def_prop_ro("points", [](const TwoSided& table) { return table.placements().points(); })
      .def("__len__", &TwoSided::size)
      .def(
          "values",
          [](const TwoSided& table, const Counts& own, const Counts& theirs) {
            return table.values(table.placements().number(own), table.placements().number(theirs));
          },
          nb::arg("own"), nb::arg("theirs"), "For the side on roll: its checkers on its points 1, 2, …, the other's.")
      .def("__repr__", [](const TwoSided& table) {
        return nb::str("TwoSided.build({}, {})").format(table.placements().men(), table.placements().points());
      });
}

void bind_endings(nb::module_& m) {
  nb::class_<Endings>(m, "Endings", R"(The chances of races that tables know.

>>> endings = Endings(OneSided.build(3), TwoSided.build(1))
>>> round(endings.judge(Position.from_points([0] * 5 + [1] + [0] * 18 + [-1, 0])).win, 4)
0.8611)")
      .def(nb::init<OneSided, TwoSided>(), nb::arg("one_sided"), nb::arg("two_sided"))
      .def_static("build", &Endings::build, nb::call_guard<nb::gil_scoped_release>(),
                  "With fifteen checkers on six points, and six against six on six.")
      .def_prop_ro("one_sided", &Endings::one_sided, nb::rv_policy::reference_internal)
      .def_prop_ro("two_sided", &Endings::two_sided, nb::rv_policy::reference_internal)
      .def("judge", &Endings::judge, nb::arg("position"),
           "The chances where both sides have all their checkers on the points of the tables, else None.")
      .def("cubeful", &Endings::cubeful, nb::arg("position"),
           "The values with a cube where the two-sided table has the pair and no gammon is possible, else None.");
}

}  // namespace

void bind_tables(nb::module_& m) {
  bind_one_sided(m);
  bind_two_sided(m);
  bind_endings(m);
}

}  // namespace triktrak::bindings
