// SimpleEvaluator: consistent chances everywhere, certainty where it is over, exact when few checkers are left.
#include <cmath>

#include "batch.h"
#include "check.h"
#include "data.h"
#include "endings.h"
#include "error.h"
#include "evaluator.h"
#include "look_ahead.h"
#include "movegen.h"
#include "notation.h"
#include "simple_evaluator.h"

using namespace triktrak;

namespace {

Evaluation judge(const Position& position) {
  Evaluation result;
  SimpleEvaluator().evaluate({&position, 1}, {&result, 1});
  return result;
}

}  // namespace

TEST(chances_are_cumulative_and_know_what_is_impossible) {
  for (const data::Case& one : data::all_cases()) {
    check::tally().about = one.name;
    for (const Play& play : legal_plays(one.position, one.dice)) {
      const Position position = play.after.flip();
      const Evaluation e = judge(position);
      CHECK(0 <= e.win_backgammon && e.win_backgammon <= e.win_gammon && e.win_gammon <= e.win && e.win <= 1);
      CHECK(0 <= e.lose_backgammon && e.lose_backgammon <= e.lose_gammon && e.lose_gammon <= e.lose());
      CHECK(position.off().second == 0 || e.win_gammon == 0);
      CHECK(position.off().first == 0 || e.lose_gammon == 0);
      CHECK(position.result() == 0 || e == Evaluation::certain(position.result()));
    }
  }
}

TEST(the_last_few_checkers_are_exact) {
  const auto win = [](int own, int count) {
    std::array<int, POINTS> points{};
    points[static_cast<std::size_t>(own)] = count;
    points[24] = -1;
    return judge(Position::from_points(points)).win;
  };
  CHECK(win(1, 2) == 1);
  CHECK(std::abs(win(6, 1) - 27.0 / 36) < 1.0 / OneSided::CERTAIN);
  CHECK(std::abs(win(6, 2) - 4.0 / 36) < 1.0 / OneSided::CERTAIN);
  CHECK(std::abs(win(1, 3) - 6.0 / 36) < 1.0 / OneSided::CERTAIN);
}

TEST(points_are_made_in_the_opening) {
  const SimpleEvaluator evaluator;
  const auto first = [&](int d1, int d2) {
    return format(rank(evaluator, Position::start(), Dice(d1, d2)).at(0).play);
  };
  CHECK(first(3, 1) == "8/5 6/5");
  CHECK(first(4, 2) == "8/4 6/4");
  CHECK(first(6, 1) == "13/7 8/7");
  CHECK(first(6, 5) == "24/13");
}

TEST(the_position_after_is_that_of_the_first_ranked_play) {
  const SimpleEvaluator evaluator;
  for (const data::Case& one : data::all_cases()) {
    check::tally().about = one.name;
    const std::vector<RankedPlay> ranked = rank(evaluator, one.position, one.dice);
    const Position after = ranked.empty() ? one.position : ranked.front().play.after;
    CHECK(best_after(evaluator, one.position, one.dice) == after);
  }
}

TEST(a_batch_says_what_one_by_one_says_and_refuses_what_cannot_be) {
  const SimpleEvaluator evaluator;
  std::vector<std::int8_t> points;
  std::vector<float> expected;
  for (const data::Case& one : data::all_cases()) {
    for (const int count : one.position.points())
      points.push_back(static_cast<std::int8_t>(count));
    const Evaluation e = judge(Position::from_points(one.position.points()));
    for (const double chance : {e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon})
      expected.push_back(static_cast<float>(chance));
  }
  std::vector<float> found(expected.size());
  evaluate_batch(evaluator, points, found);
  CHECK(found == expected);
  points.back() = -1;
  std::vector<float> untouched(expected.size(), 7);
  CHECK(check::code_of<malformed>([&] { evaluate_batch(evaluator, points, untouched); }) == "batch_position");
  CHECK(untouched == std::vector<float>(expected.size(), 7));
}

TEST(looking_ahead_is_the_mean_of_the_best_answers) {
  const SimpleEvaluator evaluator;
  const LookAhead one(evaluator, 1);
  for (const data::Case& example : data::all_cases()) {
    if (example.position.result() != 0)
      continue;
    check::tally().about = example.name;
    double win = 0;
    for (const Dice dice : all_rolls())
      win += dice.weight() * best_play(evaluator, example.position, dice).evaluation.win / 36;
    Evaluation looked;
    one.evaluate({&example.position, 1}, {&looked, 1});
    CHECK(std::abs(looked.win - win) < 1e-12);
  }
  CHECK(check::code_of<malformed>([&] { const LookAhead refused(evaluator, -1); }) == "plies");
}
