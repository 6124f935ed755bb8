// The game with three checkers a side, or fewer, solved: what each position is worth with the best play of both. Knows
// nothing of how that is found, and of files.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bearoff_two_sided.h"
#include "evaluation.h"
#include "evaluator.h"
#include "position.h"

namespace triktrak {

// How up to three checkers of a side can stand, numbered: on its points a >= b >= c, 0 being off and 25 the bar, they
// have the number C(a + 2, 3) + C(b + 1, 2) + C(c, 1), the combinatorial number system for sets with repetition. So
// every step leads to a lower number, and 0 is a side that is done.
class FewPlacements {
 public:
  static constexpr int MOST = 3;

  // Throws malformed "few_men" unless 1 to MOST checkers.
  explicit FewPlacements(int men);

  int men() const { return men_; }
  std::uint32_t size() const { return size_; }
  // How many pairs there are in which no point is held by both; those of each own placement stand together.
  std::uint32_t pairs() const { return begins_.back(); }

  std::uint32_t own(const Position& position) const {
    std::uint32_t number = 0;
    auto left = static_cast<std::size_t>(men_);
    for (std::uint32_t mask = position.own_mask(); mask != 0;) {
      const int point = static_cast<int>(std::bit_width(mask)) - 1;
      mask ^= 1U << point;
      for (int n = position[point]; n > 0; --n)
        number += choose_[static_cast<std::size_t>(point)][left--];
    }
    return number;
  }
  std::uint32_t theirs(const Position& position) const { return theirs(position, 0); }
  // The number of a pair. The points that the side on roll holds do not count for the other: it is numbered on those
  // that are left.
  std::uint32_t pair(const Position& position) const {
    return begins_[own(position)] + theirs(position, position.own_mask() & ~BAR_AND_OFF);
  }
  // The number of checkers on those points, the highest first.
  std::uint32_t number(std::span<const std::int8_t> points) const {
    std::uint32_t number = 0;
    auto left = static_cast<std::size_t>(men_);
    for (std::size_t i = 0; left > 0; ++i)
      number += choose_[static_cast<std::size_t>(points[i])][left--];
    return number;
  }
  // The points of a number, the highest first.
  std::span<const std::int8_t> points(std::uint32_t number) const {
    return {points_[number].data(), static_cast<std::size_t>(men_)};
  }

 private:
  static constexpr std::uint32_t BAR_AND_OFF = 1U << BAR | 1U;

  std::uint32_t theirs(const Position& position, std::uint32_t taken) const {
    std::uint32_t number = 0;
    auto left = static_cast<std::size_t>(men_);
    for (std::uint32_t mask = position.their_mask(); mask != 0; mask &= mask - 1) {
      const int point = std::countr_zero(mask);
      const int free = BAR - point - std::popcount(taken >> point);
      for (int n = position[point]; n < 0; ++n)
        number += choose_[static_cast<std::size_t>(free)][left--];
    }
    return number;
  }

  std::array<std::array<std::uint32_t, MOST + 1>, POINTS> choose_{};  // [point][k]: C(point + k - 1, k)
  int men_;
  std::uint32_t size_;
  std::vector<std::array<std::int8_t, MOST>> points_;
  std::vector<std::uint32_t> begins_;  // the number of the first pair of each placement, and the end
};

// Money play: what the side on roll has that does not double now, with gammons and backgammons.
struct FewValues {
  Evaluation chances;  // of cubeless play
  CubeValues worth;    // without the Jacoby rule and beavers

  friend bool operator==(const FewValues&, const FewValues&) = default;
};

// Kept for each pair in the order of its number, as three u32, the lowest bits first:
//   14 bits  win
//   12, 11   gammons as a share of the wins, backgammons as a share of those
//   12, 11   the same of the losses
//    4       the lowest bits of the centred cube
//   12, 12   how much more an own cube is worth than none, how much less the opponent's: in steps of .00015, from -100
//    8       the highest bits of where between the two a centred cube lies, as a share
// Shares are in steps of the largest number that fits. What is worth more or less is counted from the chances as they
// are kept, so that no error adds to another. Rounding costs a worth with a cube at most .00012 of a point, the chance
// to win .00004, that of a gammon .00016, that of a backgammon .0003 of those.
//
// As bytes, after the head that table_bytes.h tells, of kind "TRIKFEW\n", version 1:
//    0  u32      men
//    4  the pairs
class Hypergammon {
 public:
  static constexpr int MOST_THREADS = 256;

  // What no value moves by any more, in points, when the iteration ends.
  static constexpr double SETTLED = 1e-5;

  // The same on any number of threads. Throws malformed "few_men" and "threads".
  static Hypergammon build(int men = FewPlacements::MOST, int threads = 1, const Progress& progress = {});
  // Throws malformed: table_magic, table_version, table_checksum, few_men, table_length, table_values.
  static Hypergammon from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  const FewPlacements& placements() const { return placements_; }
  std::size_t size() const { return values_.size(); }

  // Of a game that is not over. Throws malformed "few_other" for one of another number of checkers.
  FewValues values(const Position& position) const;

 private:
  friend class HypergammonBuilder;
  using Packed = std::array<std::uint32_t, 3>;

  explicit Hypergammon(FewPlacements placements) : placements_(std::move(placements)) {}

  static Packed packed(const FewValues& values);
  static FewValues unpacked(const Packed& packed);

  FewPlacements placements_;
  std::vector<Packed> values_;
};

// The solved game as a judge of positions.
class HypergammonEvaluator : public Evaluator {
 public:
  explicit HypergammonEvaluator(std::shared_ptr<const Hypergammon> table) : table_(std::move(table)) {}
  // Throws what Hypergammon::values throws.
  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override;
  std::optional<CubeValues> cubeful(const Position& position) const override;

 private:
  std::shared_ptr<const Hypergammon> table_;
};

}  // namespace triktrak
