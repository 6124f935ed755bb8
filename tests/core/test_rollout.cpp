// Games played out: their dice, whoever plays them, and what they come to where that is known.
#include <array>
#include <cmath>
#include <numeric>
#include <thread>
#include <vector>

#include "check.h"
#include "error.h"
#include "evaluator.h"
#include "rollout.h"
#include "simple_evaluator.h"

using namespace triktrak;

namespace {

const SimpleEvaluator JUDGE;

Situation opening(const Cube& cube = Cube::none()) {
  Situation situation;
  situation.position = Position::start();
  situation.cube = cube;
  return situation;
}

double mean(const Trials& trials) {
  return std::reduce(trials.equities.begin(), trials.equities.end()) / static_cast<double>(trials.equities.size());
}

}  // namespace

TEST(of_36_trials_each_throw_begins_one) {
  const Situation situation = opening();
  const Rollout rollout({JUDGE}, situation, {.truncate = 1, .reduce = false});
  double best = 0;
  const auto equities = roll_equities(JUDGE, situation.position);
  for (std::size_t roll = 0; roll < equities.size(); ++roll)
    best += all_rolls()[roll].weight() * equities[roll] / 36;
  for (const std::uint64_t first : {0U, 36U, 1296U, 36U * 50U})
    CHECK(std::abs(mean(rollout.play({situation.position}, first, 36)) - best) < 1e-9);
}

TEST(luck_is_all_there_is_in_a_single_turn) {
  const Situation situation = opening(Cube());
  const Rollout rollout({JUDGE}, situation, {.truncate = 1});
  const Trials trials = rollout.play({situation.position}, 0, 20);
  for (const double equity : trials.equities)
    CHECK(std::abs(equity - trials.equities.front()) < 1e-9);
}

TEST(a_trial_is_the_same_alone_and_among_others) {
  const Situation situation = opening(Cube());
  const Rollout rollout({JUDGE}, situation, {.seed = 9, .reduce = false});
  const Trials all = rollout.play({situation.position}, 0, 40);
  for (const std::size_t trial : {0U, 7U, 35U, 36U, 39U})
    CHECK(rollout.play({situation.position}, trial, 1).equities.front() == all.equities[trial]);
}

TEST(many_threads_may_play_the_same_rollout) {
  const Situation situation = opening(Cube());
  const Rollout rollout({JUDGE}, situation, {});
  const Trials alone = rollout.play({situation.position}, 0, 6);
  std::array<Trials, 3> found;
  {
    std::vector<std::jthread> threads;
    for (Trials& trials : found)
      threads.emplace_back([&] { trials = rollout.play({situation.position}, 0, 6); });
  }
  for (const Trials& trials : found)
    CHECK(trials.equities == alone.equities && trials.chances == alone.chances && trials.squares == alone.squares);
}

TEST(a_finished_game_is_what_it_is) {
  std::array<int, POINTS> points{};
  points[24] = -1;
  points[1] = 1;
  Position position = Position::from_points(points);
  position.move(1, OFF);
  Situation situation = opening(Cube());
  situation.position = position;
  const Rollout rollout({JUDGE}, situation, {});
  CHECK(position.result() > 0);
  CHECK(mean(rollout.play({position}, 0, 4)) == position.result());
}

TEST(a_rollout_that_is_stopped_plays_no_more) {
  const Situation situation = opening();
  const Rollout rollout({JUDGE}, situation, {});
  rollout.stop();
  CHECK(rollout.play({situation.position}, 0, 36).equities.empty());
}

TEST(what_a_rollout_cannot_do_is_refused) {
  const Situation situation = opening();
  const auto code = [&](const RolloutSettings& settings, const RolloutStart& start, std::size_t count) {
    return check::code_of<malformed>(
        [&] { static_cast<void>(Rollout({JUDGE}, situation, settings).play(start, 0, count)); });
  };
  const RolloutStart start{situation.position};
  CHECK(code({.plies = 2}, start, 1) == "setting");
  CHECK(code({.truncate = -1}, start, 1) == "setting");
  CHECK(code({}, start, 0) == "setting");
  CHECK(code({}, {situation.position, 0, true}, 1) == "setting");
  Situation over = situation;
  over.score = Score(7, 0, 7);
  CHECK(check::code_of<malformed>([&] { static_cast<void>(Rollout({JUDGE}, over, {})); }) == "match_over");
}
