// Reproducible chance: SplitMix64 (Steele, Lea, Flood 2014). Whoever needs dice brings a seed.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#include "dice.h"

namespace triktrak {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }
  int below(int n) { return static_cast<int>((next() >> 32) % static_cast<unsigned>(n)); }
  std::size_t below(std::size_t n) { return next() % n; }
  // From 0 up to but not 1.
  double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  double normal() {
    const double radius = std::sqrt(-2 * std::log(1 - share()));
    return radius * std::cos(2 * std::numbers::pi * share());
  }
  Dice roll() {
    const int d1 = 1 + below(6);
    return Dice(d1, 1 + below(6));
  }

 private:
  std::uint64_t state_;
};

}  // namespace triktrak
