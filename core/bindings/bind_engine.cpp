// Evaluations and evaluators for Python: translation only.
#include <string>
#include <vector>

#include "convert.h"
#include "evaluation.h"
#include "evaluator.h"

namespace triktrak::bindings {

namespace {

nb::tuple state(const Evaluation& e) {
  return nb::make_tuple(e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon);
}

void bind_evaluation(nb::module_& m) {
  nb::class_<Evaluation>(m, "Evaluation", R"(The chances of each result for the side on roll, cumulative.

>>> round(Evaluation(0.75, 0.25, 0.0, 0.125, 0.0).equity, 3)
0.625)")
      .def(nb::init<double, double, double, double, double>(), nb::arg("win"), nb::arg("win_gammon"),
           nb::arg("win_backgammon"), nb::arg("lose_gammon"), nb::arg("lose_backgammon"))
      .def_ro("win", &Evaluation::win)
      .def_ro("win_gammon", &Evaluation::win_gammon, "Gammons and backgammons.")
      .def_ro("win_backgammon", &Evaluation::win_backgammon)
      .def_prop_ro("lose", &Evaluation::lose)
      .def_ro("lose_gammon", &Evaluation::lose_gammon, "Gammons and backgammons.")
      .def_ro("lose_backgammon", &Evaluation::lose_backgammon)
      .def_prop_ro("equity", &Evaluation::equity, "Points a game in money play without a cube.")
      .def("flip", &Evaluation::flip, "The same chances named by the other side.")
      .def(
          "__eq__", [](const Evaluation& a, const Evaluation& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Evaluation& e) { return nb::hash(state(e)); })
      .def("__repr__",
           [](const Evaluation& e) {
             return nb::str("Evaluation({!r}, {!r}, {!r}, {!r}, {!r})")
                 .format(e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon);
           })
      .def("__reduce__",
           [](const Evaluation& e) -> Tuples<nb::object> { return nb::make_tuple(nb::type<Evaluation>(), state(e)); });
}

}  // namespace

void bind_engine(nb::module_& m) { bind_evaluation(m); }

}  // namespace triktrak::bindings
