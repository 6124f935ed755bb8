#include "simple_race.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <optional>
#include <span>

#include "endings.h"

namespace triktrak {

namespace {

constexpr double PIPS_OF_A_ROLL = 49.0 / 6;

// How many rolls a side needs.
struct Rolls {
  double mean = 0;
  double variance = 0;
};

constexpr int HOME = 6;
constexpr int FEW = 8;

// Exact for a few checkers at home.
const OneSided& few() {
  static const OneSided table = OneSided::build(FEW, HOME);
  return table;
}

// Its placement in that table; nothing when there are too many checkers, or one is not at home.
std::optional<std::uint32_t> placement(const SideView& side) {
  const std::span home(side.data() + 1, HOME);
  if (rear(side) > HOME || std::accumulate(home.begin(), home.end(), 0) > FEW)
    return std::nullopt;
  return few().placements().number(home);
}

Rolls rolls(std::uint32_t placement) {
  const double mean = few().mean(placement);
  double variance = 0;
  double rolls = few().least(placement);
  for (const std::uint16_t chance : few().ends(placement)) {
    variance += chance * (rolls - mean) * (rolls - mean) / OneSided::CERTAIN;
    ++rolls;
  }
  return {mean, variance};
}

double normal(double z) { return 0.5 * std::erfc(-z / std::numbers::sqrt2); }

// The chance that a side which needs `own` rolls and rolls next is done no later than one that needs `theirs`: both
// sums of dice are nearly normal, and being next is worth half a roll, four pips (Kleinman, "Vision Laughs at
// Counting", 1980).
double is_first(Rolls own, Rolls theirs) {
  if (own.mean < 1 + 1e-9)  // one roll does, whatever it is
    return 1;
  return normal((theirs.mean - own.mean + 0.5) / std::sqrt(std::max(own.variance + theirs.variance, 1e-3)));
}

// Pips and waste. The waste of a bear-off is a fit to the 54,263 exact values, which it misses by about a pip; checkers
// still outside fill its gaps in time.
Rolls rolls_to_bear_off(const SideView& side) {
  if (const auto known = placement(side))
    return rolls(*known);
  int pips = 0;
  int checkers = 0;
  for (std::size_t p = 1; p < POINTS; ++p) {
    pips += static_cast<int>(p) * side[p];
    checkers += side[p];
  }
  double waste = 4.1 + 0.17 * checkers + 1.05 * side[1] + 0.67 * side[2] + 0.18 * side[3];
  waste += 0.09 * side[1] * side[1] + 0.06 * side[2] * side[2] + 0.06 * side[3] * side[3];
  waste += 0.6 * (side[2] == 0) + 0.5 * (side[3] == 0);
  if (rear(side) <= HOME)
    waste += 1.4 * (side[4] == 0) + 1.2 * (side[5] == 0) + 1.3 * (side[6] == 0);
  const double mean = (pips + waste) / PIPS_OF_A_ROLL;
  return {mean, std::max(0.3 * mean - 0.08 * checkers, 0.1)};
}

// The rolls until all checkers have come to `from` or nearer; `more` are the pips wanted after that.
Rolls rolls_to_arrive(const SideView& side, std::size_t from, double more) {
  double pips = more;
  for (std::size_t p = from + 1; p < POINTS; ++p)
    pips += static_cast<double>(p - from) * side[p];
  const double mean = pips / PIPS_OF_A_ROLL + 0.5;
  return {mean, 0.3 * mean};
}

// A gammon is saved by bearing one checker off, a backgammon by leaving the winner's home.
Rolls rolls_to_save_gammon(const SideView& side) {
  // With everyone at home the next roll nearly always takes one off.
  return rear(side) <= HOME ? Rolls{1, 0.01} : rolls_to_arrive(side, HOME, 3.5);
}
Rolls rolls_to_save_backgammon(const SideView& side) { return rolls_to_arrive(side, 18, 0); }

}  // namespace

int rear(const SideView& side) {
  for (std::size_t p = BAR; p > 0; --p)
    if (side[p] > 0)
      return static_cast<int>(p);
  return 0;
}

Evaluation judge_race(const SideView& own, const SideView& theirs) {
  const Rolls mine = rolls_to_bear_off(own);
  const Rolls other = rolls_to_bear_off(theirs);
  const auto my_placement = placement(own);
  const auto their_placement = placement(theirs);
  Evaluation result;
  result.win =
      my_placement && their_placement ? is_first(few(), *my_placement, *their_placement) : is_first(mine, other);
  if (theirs[OFF] == 0) {
    result.win_gammon = is_first(mine, rolls_to_save_gammon(theirs));
    if (rear(theirs) > 18)
      result.win_backgammon = is_first(mine, rolls_to_save_backgammon(theirs));
  }
  if (own[OFF] == 0) {
    result.lose_gammon = 1 - is_first(rolls_to_save_gammon(own), other);
    if (rear(own) > 18)
      result.lose_backgammon = 1 - is_first(rolls_to_save_backgammon(own), other);
  }
  return result;
}

}  // namespace triktrak
