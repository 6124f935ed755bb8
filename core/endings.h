// The chances of races that the tables know. Knows nothing of searching and of files.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "bearoff_one_sided.h"
#include "bearoff_two_sided.h"
#include "evaluation.h"
#include "position.h"

namespace triktrak {

// The chance that the side `own`, which rolls next, is off no later than the side `theirs`, when each plays as if it
// were alone.
double is_first(const OneSided& table, std::uint32_t own, std::uint32_t theirs);

class Endings {
 public:
  Endings(OneSided one_sided, TwoSided two_sided)
      : one_sided_(std::move(one_sided)), two_sided_(std::move(two_sided)) {}
  // Fifteen checkers on six points, six against six on six.
  static Endings build() { return {OneSided::build(), TwoSided::build()}; }

  const OneSided& one_sided() const { return one_sided_; }
  const TwoSided& two_sided() const { return two_sided_; }

  // The chances of the side on roll where all checkers of both sides are on the points of a table; nothing elsewhere.
  // Exact where the two-sided table has the pair; beyond it each side plays as if it were alone, which against the
  // exact table costs .0032 (root mean square; at most .028). The side that may lose a gammon plays to save it. A
  // backgammon cannot happen any more.
  std::optional<Evaluation> judge(const Position& position) const {
    return one_sided_.placements().hold(position) ? known(position) : std::nullopt;
  }

  // The values with a cube, where the two-sided table has the pair and no gammon is possible.
  std::optional<CubeValues> cubeful(const Position& position) const;

 private:
  std::optional<Evaluation> known(const Position& position) const;

  OneSided one_sided_;
  TwoSided two_sided_;
};

// What needs no judgement: finished games, and the races of `endings` where there are any.
inline std::optional<Evaluation> known(const Position& position, const Endings* endings) {
  if (const int result = position.result(); result != 0)
    return Evaluation::certain(result);
  return endings != nullptr ? endings->judge(position) : std::nullopt;
}

}  // namespace triktrak
