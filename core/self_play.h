// Games of a net against itself, turned into samples to learn from. Brings its own dice from a seed; prints nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "net_evaluator.h"
#include "trainer.h"

namespace triktrak {

struct SelfPlay {
  std::size_t games = 0;
  std::uint64_t seed = 0;
  std::uint64_t first = 0;  // of the first game: a game is a function of seed and number, so they can be had in parts
  std::size_t threads = 1;
  // What a position's target is: the mean over all 21 rolls of the best play's judgement, or else the best play's
  // judgement for the one roll that was rolled. Into either goes a share `lambda` of what came later (TD(lambda)), with
  // `exact` less the luck of the rolls on the way.
  bool exact = false;
  double lambda = 0;
  // With `exact`: where the mean over all rolls is further than this from what the net itself thinks, in points of
  // equity, the target looks two rolls ahead, at 21 times the cost. 0: nowhere.
  double deeper = 0;
  double contrived = 0.05;  // the share of games that begin from a contrived position, or from a game of poor players
  // The share of turns at which not the best play is made but one drawn by chance, the likelier the better it looks.
  // Otherwise a position that the net wrongly thinks little of is never met, and never put right.
  double stray = 0;
};

// The same samples for the same settings, whatever the number of threads. Throws malformed "setting".
std::vector<Sample> self_play(const NetEvaluator& evaluator, const SelfPlay& settings);

// A position that ordinary games seldom reach: back games, primes against primes, crunched boards, containment,
// checkers scattered. Both sides can still meet or race; neither has won.
Position contrived_position(Chance& chance);

}  // namespace triktrak
