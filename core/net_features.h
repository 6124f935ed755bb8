// What the net sees of a position. Knows nothing of weights.
//
// A row of the first layer stands for one side having `count` checkers at one place: 0 off, 1 to 24 the points, 25 the
// bar, in that side's own numbering; side 0 is on roll. Row number: (side * 26 + place) * 15 + count - 1. An empty
// place has no row, so 2 to 30 of the 780 rows are lit.
//
// The weights behind the rows are fewer: the row of n checkers is the sum of n steps, one for each checker as it
// comes. A place on the board has seven of them, the last for every checker from the seventh on; off has fifteen.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "position.h"

namespace triktrak {

inline constexpr std::uint32_t FEATURES_VERSION = 1;

inline constexpr std::size_t ROWS = std::size_t{2} * POINTS * MOST_MEN;
inline constexpr std::size_t PLACE_STEPS = 7;
inline constexpr std::size_t SIDE_STEPS = MOST_MEN + (POINTS - 1) * PLACE_STEPS;
inline constexpr std::size_t STEPS = 2 * SIDE_STEPS;

using Row = std::uint16_t;

constexpr Row row_of(int side, int place, int count) {
  return static_cast<Row>((side * POINTS + place) * MOST_MEN + count - 1);
}

// The step that the checker numbered `count` at this place adds.
constexpr std::size_t step_of(int side, int place, int count) {
  const auto base = static_cast<std::size_t>(side) * SIDE_STEPS;
  const auto nth = static_cast<std::size_t>(count) - 1;
  if (place == OFF)
    return base + nth;
  return base + MOST_MEN + static_cast<std::size_t>(place - 1) * PLACE_STEPS + std::min(nth, PLACE_STEPS - 1);
}

// Rows as a list that needs no memory of its own.
class RowList {
 public:
  void add(Row row) { rows_[size_++] = row; }
  // Adds the row when `lit`, without a branch.
  void add_if(bool lit, Row row) {
    rows_[size_] = row;
    size_ += lit;
  }
  std::size_t size() const { return size_; }
  const Row* begin() const { return rows_.data(); }
  const Row* end() const { return rows_.data() + size_; }
  Row operator[](std::size_t i) const { return rows_[i]; }

 private:
  std::array<Row, 40> rows_;
  std::size_t size_ = 0;
};

RowList rows_of(const Position& position);

// The rows that go out and those that are lit when `from` becomes `to`.
struct RowChange {
  RowList gone;
  RowList come;
};
RowChange rows_between(const Position& from, const Position& to);

// The results that can still happen, as bits in the order of Outcomes. No gammon is lost with a checker off; no
// backgammon without a checker on the bar or in the winner's home once the sides have passed each other; no race that
// cannot be won any more, whatever is rolled.
std::uint8_t possible_results(const Position& position);

// The phases of a game, each of which a net may have a stack for.
enum Phase : std::uint8_t {
  CONTACT,
  RACE,    // the sides have passed each other
  CRUNCH,  // they have not, and one has few checkers left that are neither off nor buried on its two lowest points
};
Phase phase_of(const Position& position);

}  // namespace triktrak
