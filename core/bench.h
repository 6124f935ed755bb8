// How fast, and whether still the same. Rolls its own dice from a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "endings.h"
#include "evaluator.h"

namespace triktrak {

struct MovegenBench {
  double plays_per_second;      // distinct complete plays
  double positions_per_second;  // positions, each with one roll
  std::uint64_t signature;
};

// Generates the plays of unrelated positions out of games that SimpleEvaluator plays against itself, one thread, for
// about `seconds`.
MovegenBench bench_movegen(double seconds, std::uint64_t seed);

// One position out of each of so many games, so that no two have anything to do with each other.
std::vector<Position> unrelated_positions(std::size_t count, std::uint64_t seed);

// How many positions an evaluator judges in a second, one thread, going round `positions` for about `seconds`. The time
// is that of everything that leads from a board to its chances.
double evaluations_per_second(const Evaluator& evaluator, std::span<const Position> positions, double seconds);

struct EndingsBench {
  double races_per_second;      // unrelated races with everybody home, judged
  double positions_per_second;  // unrelated positions of games, few of them for the tables
};

// Asks the tables about positions of such games, one thread, for about `seconds`.
EndingsBench bench_endings(const Endings& endings, double seconds, std::uint64_t seed);

// A number that changes when what the core does changes: counts of plays, and the plays SimpleEvaluator chooses in
// games of its own. It is the same on every machine.
std::uint64_t bench_signature();

}  // namespace triktrak
