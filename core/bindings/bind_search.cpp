// Stakes, match equity and the search for Python: translation only.
#include <vector>

#include "convert.h"
#include "match_equity.h"
#include "replies.h"
#include "search.h"

namespace triktrak::bindings {

namespace {

using Ranked = nb::typed<nb::list, Tuple<Play, double, Evaluation, int>>;
using Decided = Tuple<Evaluation, double, double, bool>;

void bind_match_equity(nb::module_& m) {
  nb::class_<MatchEquity>(m, "MatchEquity", R"(How likely a match is won from a score, before a game begins.

>>> table = MatchEquity(2, [0.5, 0.7, 0.3, 0.5], [0.5, 0.48])
>>> round(table(2, 1, crawford=True), 3), round(table(2, 1, crawford=False), 3)
(0.3, 0.48))")
      .def(
          "__init__",
          [](MatchEquity* self, int length, const std::vector<double>& before, const std::vector<double>& behind) {
            new (self) MatchEquity(length, before, behind);
          },
          nb::arg("length"), nb::arg("before"), nb::arg("behind"),
          "`before`: row by row, the chances of the side that needs 1, 2, … points against one that needs 1, 2, …; "
          "`behind`: of the side that needs 1, 2, … against a single one, after the Crawford game.")
      .def_prop_ro("length", &MatchEquity::length, "How far the table that was given goes; further it is continued.")
      .def("__call__", &MatchEquity::operator(), nb::arg("own"), nb::arg("theirs"), nb::arg("crawford"),
           "The chances of the side that needs `own` points against one that needs `theirs`, up to 64.");
  m.def(
      "worth",
      [](const Score& score, const Cube& cube, const Rules& rules, const MatchEquity& table) {
        const Worth found = Stakes(score, rules, &table).at(cube);
        return nb::make_tuple(tuple_of(found.won, [](double w) { return nb::cast(w); }),
                              tuple_of(found.lost, [](double w) { return nb::cast(w); }));
      },
      nb::arg("score"), nb::arg("cube"), nb::arg("rules"), nb::arg("table"),
      nb::sig("def worth(score: Score, cube: Cube, rules: Rules, table: MatchEquity) -> tuple[tuple[float, float, "
              "float], tuple[float, float, float]]"),
      "What a single game, a gammon and a backgammon are worth to the side on roll when it wins, and when it loses: "
      "points in money; in a match its chances from -1, lost, to 1, won.");
}

Ranked rank_for_python(const Search& search, const Situation& situation, const nb::object& on_progress) {
  const Search::Told told = reporting(on_progress);
  std::vector<SearchedPlay> ranked;
  {
    const nb::gil_scoped_release release;
    ranked = search.rank(situation, told);
  }
  nb::list list;
  for (const SearchedPlay& one : ranked)
    list.append(nb::make_tuple(one.play, one.equity, one.evaluation, one.plies));
  return list;
}

Decided decide_for_python(const Search& search, const Situation& situation, bool offered,
                          const nb::object& on_progress) {
  const Search::Told told = reporting(on_progress);
  CubeDecision found;
  {
    const nb::gil_scoped_release release;
    found = search.decide(situation, offered, told);
  }
  return nb::make_tuple(found.chances, found.no_double, found.double_take, found.available);
}

void bind_replies(nb::module_& m) {
  m.def(
      "reply",
      [](const Evaluator& judge, const Position& position, Dice dice, const Evaluator* scout) {
        static const Worth points = Stakes(Score(), Rules(), nullptr).at(Cube());
        const Reply found = Replies(judge, scout).best(position, dice, points);
        return nb::make_tuple(found.after, found.chances);
      },
      nb::arg("judge"), nb::arg("position"), nb::arg("dice"), nb::arg("scout").none() = nb::none(),
      nb::sig("def reply(judge: Evaluator, position: Position, dice: Dice, scout: Evaluator | None = None) -> "
              "tuple[Position, Evaluation]"),
      "What a search lets the side on roll play on the way, by the points of a single cube: the position after it and "
      "the chances, seen by that side. A scout says which few plays the judge is asked about.");
}

void bind_searches(nb::module_& m) {
  nb::class_<Search>(m, "Search", "What plays and doubles are worth some plies ahead, with the cube and the score.")
      .def(
          "__init__",
          [](Search* self, const Evaluator& at_once, const Endings* endings, const MatchEquity& table, int plies,
             int threads,
             const Evaluator* scout) { new (self) Search({at_once, endings, &table, scout}, {plies, threads}); },
          nb::arg("at_once"), nb::arg("endings").none(), nb::arg("table"), nb::arg("plies") = 0, nb::arg("threads") = 1,
          nb::arg("scout").none() = nb::none(), nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>(), nb::keep_alive<1, 4>(),
          nb::keep_alive<1, 7>(),
          "`at_once` judges where the search ends, `endings` the last of races; `scout`, a faster judge, chooses which "
          "plays on the way are looked at.")
      .def("rank", &rank_for_python, nb::arg("situation"), nb::arg("on_progress").none() = nb::none(),
           nb::sig("def rank(self, situation: Situation, on_progress: collections.abc.Callable[[float], object] | None "
                   "= None) -> list[tuple[Play, float, Evaluation, int]]"),
           "The legal plays of the dice, the best first: each with its equity, a multiple of the cube, the chances "
           "after it, and how many plies it was looked into. Those looked into deeper stand before the others.")
      .def("decide", &decide_for_python, nb::arg("situation"), nb::arg("offered") = false,
           nb::arg("on_progress").none() = nb::none(),
           nb::sig("def decide(self, situation: Situation, offered: bool = False, on_progress: "
                   "collections.abc.Callable[[float], object] | None = None) -> tuple[Evaluation, float, float, bool]"),
           "The chances of the side on roll, what holding the cube is worth, what doubling is when it is taken, in "
           "multiples of the cube, and whether it may double; `offered`: it has, allowed or not.");
}

}  // namespace

void bind_search(nb::module_& m) {
  bind_match_equity(m);
  bind_replies(m);
  bind_searches(m);
}

}  // namespace triktrak::bindings
