#include "simple_race.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <numeric>
#include <unordered_map>
#include <vector>

#include "movegen.h"

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
constexpr std::size_t LONGEST = 16;

// Exact for a few checkers at home: [i] is the chance to need i + 1 rolls, the last entry also for more.
struct Ending {
  std::array<double, LONGEST> chance{};
  Rolls rolls{};
};

using Home = std::array<int, HOME>;

// Four bits for each point of the home board.
std::uint32_t key(const Home& home) {
  return std::accumulate(home.begin(), home.end(), 0U,
                         [](std::uint32_t bits, int count) { return bits << 4 | static_cast<std::uint32_t>(count); });
}

class Endings {
 public:
  Endings() {
    std::vector<Home> all;
    Home home{};
    fill(all, home, 0, FEW);
    const auto pips = [](const Home& one) {
      int sum = 0;
      for (std::size_t p = 0; p < HOME; ++p)
        sum += static_cast<int>(p + 1) * one[p];
      return sum;
    };
    std::stable_sort(all.begin(), all.end(), [&](const Home& a, const Home& b) { return pips(a) < pips(b); });
    endings_.reserve(all.size());
    endings_[key(all.front())] = {};  // nothing left
    for (std::size_t i = 1; i < all.size(); ++i)
      endings_[key(all[i])] = solve(all[i]);
  }

  // Nothing when there are too many checkers, or one is not at home.
  const Ending* find(const SideView& side) const {
    Home home{};
    std::copy_n(side.begin() + 1, HOME, home.begin());
    if (rear(side) > HOME || std::accumulate(home.begin(), home.end(), 0) > FEW)
      return nullptr;
    return &endings_.at(key(home));
  }

 private:
  static void fill(std::vector<Home>& all, Home& home, std::size_t point, int left) {
    if (point == HOME) {
      all.push_back(home);
      return;
    }
    for (int count = 0; count <= left; ++count) {
      home[point] = count;
      fill(all, home, point + 1, left - count);
    }
    home[point] = 0;
  }

  // Each roll is played so that the fewest are expected to follow.
  Ending solve(const Home& home) {
    std::array<int, POINTS> points{-1};
    std::copy(home.begin(), home.end(), points.begin() + 1);
    const Position position = Position::from_points(points);
    Ending ending;
    for (const Dice dice : all_rolls()) {
      generate(position, dice, plays_);
      const Ending* best = nullptr;
      bool done = false;
      for (const Play& play : plays_) {
        Home after{};
        for (std::size_t p = 0; p < HOME; ++p)
          after[p] = play.after[static_cast<int>(p + 1)];
        const Ending& next = endings_.at(key(after));
        if (best == nullptr || next.rolls.mean < best->rolls.mean) {
          best = &next;
          done = play.after.own_mask() == 0;
        }
      }
      const double weight = dice.weight() / 36.0;
      if (done)
        ending.chance[0] += weight;
      else
        for (std::size_t i = 0; i < LONGEST; ++i)
          ending.chance[std::min(i + 1, LONGEST - 1)] += weight * best->chance[i];
    }
    double squares = 0;
    for (std::size_t i = 0; i < LONGEST; ++i) {
      const double rolls = static_cast<double>(i + 1);
      ending.rolls.mean += rolls * ending.chance[i];
      squares += rolls * rolls * ending.chance[i];
    }
    ending.rolls.variance = squares - ending.rolls.mean * ending.rolls.mean;
    return ending;
  }

  PlayList plays_;
  std::unordered_map<std::uint32_t, Ending> endings_;
};

const Endings& endings() {
  static const Endings table;
  return table;
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

double is_first(const Ending& own, const Ending& theirs) {
  double chance = 0;
  double not_yet = 1;  // that the other is not done before this side's roll i + 1
  for (std::size_t i = 0; i < LONGEST; ++i) {
    chance += own.chance[i] * not_yet;
    not_yet -= theirs.chance[i];
  }
  return std::clamp(chance, 0.0, 1.0);
}

// Pips and waste. The waste of a bear-off is a fit to the 54,263 exact values, which it misses by about a pip; checkers
// still outside fill its gaps in time.
Rolls rolls_to_bear_off(const SideView& side) {
  if (const Ending* ending = endings().find(side))
    return ending->rolls;
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
  const Ending* my_ending = endings().find(own);
  const Ending* their_ending = endings().find(theirs);
  Evaluation result;
  result.win = my_ending && their_ending ? is_first(*my_ending, *their_ending) : is_first(mine, other);
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
