// Evaluations and evaluators for Python: translation only.
#include <nanobind/ndarray.h>

#include <functional>
#include <string>
#include <vector>

#include "batch.h"
#include "bench.h"
#include "convert.h"
#include "evaluation.h"
#include "evaluator.h"
#include "look_ahead.h"
#include "simple_evaluator.h"

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

using Ranked = nb::typed<nb::list, Tuple<Play, Evaluation>>;

std::vector<Evaluation> evaluate(const Evaluator& evaluator, const std::vector<Position>& positions) {
  std::vector<Evaluation> results(positions.size());
  const nb::gil_scoped_release release;
  evaluator.evaluate(positions, results);
  return results;
}

Ranked rank_for_python(const Evaluator& evaluator, const Position& position, DiceLike dice) {
  const Dice roll = dice.get();
  std::vector<RankedPlay> ranked;
  {
    const nb::gil_scoped_release release;
    ranked = rank(evaluator, position, roll);
  }
  nb::list list;
  for (const auto& [play, evaluation] : ranked)
    list.append(nb::make_tuple(play, evaluation));
  return list;
}

Position best_after_for_python(const Evaluator& evaluator, const Position& position, DiceLike dice) {
  const Dice roll = dice.get();
  const nb::gil_scoped_release release;
  return best_after(evaluator, position, roll);
}

Tuples<double> equities_of_rolls(const Evaluator& evaluator, const Position& position) {
  std::array<double, 21> equities{};
  {
    const nb::gil_scoped_release release;
    equities = roll_equities(evaluator, position);
  }
  return tuple_of(equities, [](double equity) { return nb::cast(equity); });
}

// Any array in the memory of this machine; what it must look like is asked when it is used, so that the fault has a
// name.
using Array = nb::ndarray<nb::device::cpu>;
using ReadArray = nb::ndarray<nb::ro, nb::device::cpu>;

template <class A>
A array_of(const nb::object& object) {
  A array;
  nb::try_cast(object, array, false);  // otherwise it stays without data, and fits nothing
  return array;
}

template <class Number, class A>
void check_array(const A& array, std::size_t rows, std::size_t columns, const char* code) {
  bool fits = array.is_valid() && array.ndim() == 2 && array.dtype() == nb::dtype<Number>() && array.shape(0) == rows &&
              array.shape(1) == columns;
  if (fits && rows > 1)
    fits = array.stride(0) == static_cast<std::int64_t>(columns);
  if (fits && rows > 0)
    fits = array.stride(1) == 1;
  if (!fits)
    throw malformed(code, {{"rows", static_cast<std::int64_t>(rows)}});
}

void evaluate_batch_for_python(const Evaluator& evaluator, const nb::object& points_given,
                               const nb::object& out_given) {
  const auto points = array_of<ReadArray>(points_given);
  const auto out = array_of<Array>(out_given);
  const std::size_t count = !points.is_valid() || points.ndim() == 0 ? 0 : points.shape(0);
  check_array<std::int8_t>(points, count, POINTS, "batch_points");
  check_array<float>(out, count, CHANCES, "batch_out");
  const std::span read(static_cast<const std::int8_t*>(points.data()), count * POINTS);
  const std::span write(static_cast<float*>(out.data()), count * CHANCES);
  // What has been written must not be read as positions.
  const std::less<const void*> before;
  if (count > 0 && before(read.data(), write.data() + write.size()) && before(write.data(), read.data() + read.size()))
    throw malformed("batch_overlap");
  const nb::gil_scoped_release release;
  evaluate_batch(evaluator, read, write);
}

void bind_evaluators(nb::module_& m) {
  nb::class_<Evaluator>(m, "Evaluator", "What judges positions.")
      .def("evaluate", &evaluate, nb::arg("positions"), "Judge each position for the side on roll there.")
      .def("evaluate_batch", &evaluate_batch_for_python, nb::arg("points").none(), nb::arg("out").none(),
           nb::sig("def evaluate_batch(self, points: object, out: object) -> None"),
           "Judge many positions of 15 men a side without copying them: `points`, int8 of shape (n, 26), each row as "
           "Position.from_points takes it, into `out`, float32 of shape (n, 5), each row as Evaluation has it.")
      .def("rank", &rank_for_python, nb::arg("position"), nb::arg("dice"),
           "The legal plays, the best first by cubeless equity, each with the chances it leaves the mover.")
      .def("best_after", &best_after_for_python, nb::arg("position"), nb::arg("dice"),
           "The position after the first play of `rank`, seen by the mover; `position` itself when there is none.")
      .def("roll_equities", &equities_of_rolls, nb::arg("position"),
           "What each of ALL_ROLLS is worth to the side on roll: the cubeless equity of its best play.");
  nb::class_<SimpleEvaluator, Evaluator>(m, "SimpleEvaluator",
                                         R"(A judge that knows the race, points, shots, anchors and primes.

>>> play, chances = SimpleEvaluator().rank(Position.start(), (3, 1))[0]
>>> str(play)
'8/5 6/5')")
      .def(nb::init<>())
      .def("__repr__", [](const SimpleEvaluator&) { return "SimpleEvaluator()"; });
  nb::class_<LookAhead, Evaluator>(m, "LookAhead",
                                   R"(A judge that looks rolls ahead and asks another what it sees there.

>>> LookAhead(SimpleEvaluator(), 1).evaluate([Position.from_id("AwAABAAAAAAAAA")])[0].win
1.0)")
      .def(nb::init<const Evaluator&, int, const Evaluator*>(), nb::arg("inner"), nb::arg("plies"),
           nb::arg("scout").none() = nb::none(), nb::keep_alive<1, 2>(), nb::keep_alive<1, 4>());
}

void bind_bench(nb::module_& m) {
  m.def(
      "bench_movegen",
      [](double seconds, std::uint64_t seed) {
        MovegenBench result{};
        {
          const nb::gil_scoped_release release;
          result = bench_movegen(seconds, seed);
        }
        nb::dict figures;
        figures["plays_per_second"] = result.plays_per_second;
        figures["positions_per_second"] = result.positions_per_second;
        figures["signature"] = result.signature;
        return figures;
      },
      nb::arg("seconds") = 1.0, nb::arg("seed") = 1,
      nb::sig("def bench_movegen(seconds: float = 1.0, seed: int = 1) -> dict[str, float]"),
      "The speed of the move generator on unrelated positions of games: plays_per_second, positions_per_second, and "
      "the signature.");
  m.def("unrelated_positions", &unrelated_positions, nb::arg("count"), nb::arg("seed") = 1,
        nb::call_guard<nb::gil_scoped_release>(), "One position out of each of so many games of SimpleEvaluator.");
  m.def(
      "evaluations_per_second",
      [](const Evaluator& evaluator, const std::vector<Position>& positions, double seconds) {
        const nb::gil_scoped_release release;
        return evaluations_per_second(evaluator, positions, seconds);
      },
      nb::arg("evaluator"), nb::arg("positions"), nb::arg("seconds") = 1.0,
      "How many positions a second it judges, one thread.");
  m.def(
      "bench_endings",
      [](const Endings& endings, double seconds, std::uint64_t seed) {
        EndingsBench result{};
        {
          const nb::gil_scoped_release release;
          result = bench_endings(endings, seconds, seed);
        }
        nb::dict figures;
        figures["races_per_second"] = result.races_per_second;
        figures["positions_per_second"] = result.positions_per_second;
        return figures;
      },
      nb::arg("endings"), nb::arg("seconds") = 1.0, nb::arg("seed") = 1,
      nb::sig("def bench_endings(endings: Endings, seconds: float = 1.0, seed: int = 1) -> dict[str, float]"),
      "How often a second the tables are asked: races_per_second that they know, positions_per_second of games.");
  m.def("bench_signature", &bench_signature, nb::call_guard<nb::gil_scoped_release>(),
        "A number that changes when what the core does changes.");
}

}  // namespace

void bind_engine(nb::module_& m) {
  bind_evaluation(m);
  bind_evaluators(m);
  bind_bench(m);
}

}  // namespace triktrak::bindings
