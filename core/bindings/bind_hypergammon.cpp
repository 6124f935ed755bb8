// The solved game of three checkers a side for Python: translation only.
#include <nanobind/stl/shared_ptr.h>

#include "convert.h"
#include "hypergammon.h"

namespace triktrak::bindings {

namespace {

Hypergammon build(int men, int threads, const nb::object& on_progress) {
  const Progress progress = reporting(on_progress);
  const nb::gil_scoped_release release;
  return Hypergammon::build(men, threads, progress);
}

}  // namespace

void bind_hypergammon(nb::module_& m) {
  nb::class_<Hypergammon>(m, "Hypergammon", R"(The game with up to three checkers a side, solved.

>>> table = Hypergammon.build(men=1)
>>> chances, worth = table.values(Position.from_points([0] * 6 + [1] + [0] * 17 + [-1, 0], 1))
>>> round(chances.win, 3)
0.75)")
      .def_static("build", &build, nb::arg("men") = FewPlacements::MOST, nb::arg("threads") = 1,
                  nb::arg("on_progress").none() = nb::none(),
                  nb::sig("def build(men: int = 3, threads: int = 1, on_progress: "
                          "collections.abc.Callable[[float], object] | None = None) -> Hypergammon"),
                  "Play it out from every position until nothing moves any more; `on_progress` is told the share done, "
                  "and what it raises ends the work. The same on any number of threads.")
      .def_static("from_bytes", &from_bytes<Hypergammon>, nb::arg("data"),
                  "Read a file of a table; raises Malformed for one that is damaged, foreign or of another age.")
      .def("to_bytes", &to_bytes<Hypergammon>)
      .def_prop_ro("men", [](const Hypergammon& table) { return table.placements().men(); })
      .def("__len__", &Hypergammon::size)
      .def(
          "values",
          [](const Hypergammon& table, const Position& position) -> Tuple<Evaluation, CubeValues> {
            const FewValues found = table.values(position);
            return nb::make_tuple(found.chances, found.worth);
          },
          nb::arg("position"),
          "The chances of the side on roll in cubeless play, and what the game is worth to it with the cube, without "
          "the Jacoby rule and beavers, when it does not double now.")
      .def("__repr__",
           [](const Hypergammon& table) { return nb::str("Hypergammon.build({})").format(table.placements().men()); });
  nb::class_<HypergammonEvaluator, Evaluator>(m, "HypergammonEvaluator", "A judge that knows the solved game.")
      .def(
          "__init__",
          [](HypergammonEvaluator* self, std::shared_ptr<Hypergammon> table) {
            new (self) HypergammonEvaluator(std::move(table));
          },
          nb::arg("table"))
      .def("__repr__", [](const HypergammonEvaluator&) { return "HypergammonEvaluator()"; });
}

}  // namespace triktrak::bindings
