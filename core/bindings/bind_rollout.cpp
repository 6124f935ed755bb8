// Rollouts for Python: translation only.
#include "convert.h"
#include "rollout.h"

namespace triktrak::bindings {

namespace {

using Played = Tuple<nb::list, nb::tuple, nb::tuple>;

Played play_for_python(const Rollout& rollout, const Position& position, std::size_t side, bool doubled,
                       std::uint64_t first, std::size_t count) {
  Trials trials;
  {
    const nb::gil_scoped_release release;
    trials = rollout.play({position, side, doubled}, first, count);
  }
  const auto number = [](double value) { return nb::cast(value); };
  return nb::make_tuple(nb::cast(trials.equities), tuple_of(trials.chances, number), tuple_of(trials.squares, number));
}

}  // namespace

void bind_rollout(nb::module_& m) {
  nb::class_<Rollout>(m, "Rollout", "Games played out from a situation, the same at every run.")
      .def(
          "__init__",
          [](Rollout* self, const Evaluator& at_once, const Endings* endings, const MatchEquity& table,
             const Evaluator* scout, const Situation& situation, bool offered, std::uint64_t seed, int plies,
             int truncate, bool reduce, bool to_tables) {
            new (self) Rollout({at_once, endings, &table, scout}, situation, {seed, plies, truncate, reduce, to_tables},
                               offered);
          },
          nb::arg("at_once"), nb::arg("endings").none(), nb::arg("table"), nb::arg("scout").none(),
          nb::arg("situation"), nb::kw_only(), nb::arg("offered") = false, nb::arg("seed") = 1, nb::arg("plies") = 0,
          nb::arg("truncate") = 0, nb::arg("reduce") = true, nb::arg("to_tables") = true, nb::keep_alive<1, 2>(),
          nb::keep_alive<1, 3>(), nb::keep_alive<1, 4>(), nb::keep_alive<1, 5>(),
          "The players see `plies` ahead; a game ends after `truncate` turns, where the tables know it all when "
          "`to_tables`, or else at its end; `reduce`: its luck is subtracted.")
      .def("play", &play_for_python, nb::arg("position"), nb::arg("side"), nb::arg("doubled"), nb::arg("first"),
           nb::arg("count"),
           nb::sig("def play(self, position: Position, side: int, doubled: bool, first: int, count: int) -> "
                   "tuple[list[float], tuple[float, float, float, float, float], tuple[float, float, float, float, "
                   "float]]"),
           "So many trials from number `first` on: the equity of each as a multiple of the cube, seen by the side that "
           "decides, and the sums of their chances and of the squares of these. `position` is seen by the side on "
           "roll there: 0 decides, 1 is the other. `doubled`: 0 has doubled and been taken.")
      .def("stop", &Rollout::stop, "End what is played now, and all that is asked for later: that is no answer.")
      .def_prop_ro("may_double", &Rollout::may_double, "Whether the side that decides may double.")
      .def("turned_back", &Rollout::turned_back, nb::arg("equity"),
           "Whether a double of which the trials come to that is turned back at once.");
}

}  // namespace triktrak::bindings
