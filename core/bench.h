// How fast, and whether still the same. Rolls its own dice from a seed; nothing else in the core rolls any.
#pragma once

#include <cstdint>

namespace triktrak {

struct MovegenBench {
  double plays_per_second;      // distinct complete plays
  double positions_per_second;  // positions, each with one roll
  std::uint64_t signature;
};

// Generates the plays of unrelated positions out of games that SimpleEvaluator plays against itself, one thread, for
// about `seconds`.
MovegenBench bench_movegen(double seconds, std::uint64_t seed);

// A number that changes when what the core does changes: counts of plays, and the plays SimpleEvaluator chooses in
// games of its own. It is the same on every machine.
std::uint64_t bench_signature();

}  // namespace triktrak
