// How the last checkers of one side can stand, numbered. Knows nothing of chances.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "movegen.h"
#include "position.h"

namespace triktrak {

// At most `men` checkers on the nearest `points` points. The number of a placement is the sum, over k from 1 to
// `points`, of C(t(k) + k - 1, k), where t(k) checkers stand on the k farthest points: the combinatorial number system
// (Knuth, TAOCP 7.2.1.3). So 0 is nothing left, every step leads to a lower number, and those with fewer checkers come
// first: a table for fewer men is the beginning of one for more.
class Placements {
 public:
  static constexpr int MOST_POINTS = 12;
  using Counts = std::array<std::uint8_t, MOST_POINTS + 1>;  // [1..points]: checkers on each; [0] zero
  static constexpr std::uint32_t MOST = 4'000'000;

  // Throws malformed "table_size" unless 1 to 15 men, 1 to 12 points and at most MOST placements.
  Placements(int men, int points);

  int men() const { return men_; }
  int points() const { return points_; }
  std::uint32_t size() const { return size_; }

  // The number of the placement of the side on roll, or of the other; at least size() when it has too many checkers.
  // All of that side's checkers must be on its nearest `points` points.
  std::uint32_t own(const Position& position) const;
  std::uint32_t theirs(const Position& position) const;
  // Throws malformed "placement": more points than `points`, a negative count, or too many checkers.
  std::uint32_t number(std::span<const int> counts) const;
  Counts counts(std::uint32_t number) const;
  // The lowest number with so many checkers, 0 to 15.
  std::uint32_t first_with(int checkers) const {
    return choose_[static_cast<std::size_t>(points_)][static_cast<std::size_t>(checkers)];
  }

  // Whether all checkers of both sides are on their nearest `points` points, so that they have passed each other.
  bool hold(const Position& position) const {
    return (position.own_mask() & ~near_) == 0 && (position.their_mask() & ~far_) == 0;
  }

 private:
  friend class Steps;
  // C(t + k - 1, k); t goes one further, so that too many checkers make a number that is too large.
  std::array<std::array<std::uint32_t, MOST_MEN + 1>, MOST_POINTS + 1> choose_{};
  int men_;
  int points_;
  std::uint32_t size_;
  std::uint32_t near_;
  std::uint32_t far_;
};

// The single steps from one placement: where each die can lead, by the rules of movegen. Nobody stands in the way.
class Steps {
 public:
  Steps(const Placements& placements, std::uint32_t number);

  // Calls visit(number after the step) for each step with `die`; without checkers, once with no step made.
  template <class Visit>
  void each(int die, Visit visit) const {
    if (occupied_ == 0)
      visit(number_);
    for (std::uint32_t from = movable(occupied_, 0, die); from != 0; from &= from - 1) {
      const int point = std::countr_zero(from);
      visit(number_ - fall_[static_cast<std::size_t>(landing(point, die))] + fall_[static_cast<std::size_t>(point)]);
    }
  }

 private:
  std::uint32_t number_;
  std::uint32_t occupied_ = 0;
  // A step from a to b leads from `number` to number - fall[b] + fall[a].
  std::array<std::uint32_t, Placements::MOST_POINTS + 1> fall_{};
};

}  // namespace triktrak
