// The board as the side on roll sees it. Knows nothing of dice, of the cube, or of what came before.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

#include "cells.h"

namespace triktrak {

inline constexpr int BAR = 25;
inline constexpr int OFF = 0;
inline constexpr int POINTS = 26;
inline constexpr int MOST_MEN = 15;

// Throws malformed "men" unless 1 to MOST_MEN checkers begin on each side.
int checked_men(int men);

// One side's checkers in its own numbering: [0] borne off, [1..24] on the points, [25] on the bar.
using SideView = std::array<int, POINTS>;

// 32 bytes: [0] the opponent's bar (never positive), [1..24] the points (own checkers positive, the opponent's
// negative), [25] own bar (never negative), [26] men (the checkers each side began with), [27..31] zero.
// Checkers that are off are those of `men` that are nowhere on the board.
class alignas(16) Position {
 public:
  Position() = default;  // an empty board, to be overwritten

  // "standard", "nackgammon", "hypergammon" or "longgammon".
  static Position start(std::string_view variant = "standard");
  // Throws malformed: points_count, bar_count, checker_count, board_empty, men.
  static Position from_points(std::span<const int> points, int men = MOST_MEN);
  static Position from_points(std::span<const std::int8_t> points, int men = MOST_MEN);

  int operator[](int point) const { return cells_[static_cast<std::size_t>(point)]; }
  int men() const { return cells_[MEN]; }
  std::array<int, POINTS> points() const;

  std::pair<int, int> pips() const;  // own, the opponent's
  // Own, the opponent's.
  std::pair<int, int> off() const {
    const auto [own, theirs] = cells::sums(cells_);
    return {men() - own, men() - theirs};
  }
  std::pair<SideView, SideView> sides() const;

  // The same board seen by the other side.
  Position flip() const {
    Position other;
    other.cells_ = cells::turned(cells_);
    return other;
  }

  // 0 while the game goes on; 1, 2, 3 when the side on roll has won a single game, gammon, backgammon; negative when
  // the opponent has.
  int result() const {
    const auto [own, theirs] = off();
    return own == men() || theirs == men() ? finished() : 0;
  }

  // Whether the sides have passed each other: nobody can be hit or blocked any more, only the dice decide.
  bool race() const { return static_cast<int>(std::bit_width(own_mask())) <= std::countr_zero(their_mask()); }

  // Moves one own checker, sending a blot on `to` to its bar; true when there was one. Whether that is legal is not
  // asked: movegen knows.
  bool move(int from, int to) {
    --cells_[static_cast<std::size_t>(from)];
    if (to <= OFF)
      return false;
    std::int8_t& target = cells_[static_cast<std::size_t>(to)];
    const bool hit = target < 0;
    if (hit) {
      target = 1;
      --cells_[0];
    } else {
      ++target;
    }
    return hit;
  }
  // Undoes `move`.
  void unmove(int from, int to, bool hit);

  // Sets of points as bits 0..25.
  std::uint32_t own_mask() const { return cells::above(cells_, 0); }
  std::uint32_t their_mask() const { return cells::below(cells_, 0); }
  std::uint32_t blocked_mask() const { return cells::below(cells_, -1) & ~1U; }
  // The points on which the two boards differ.
  std::uint32_t changed_mask(const Position& other) const { return cells::differing(cells_, other.cells_); }

  std::size_t hash() const;
  friend bool operator==(const Position&, const Position&) = default;
  friend auto operator<=>(const Position&, const Position&) = default;

 private:
  static constexpr std::size_t MEN = 26;

  int finished() const;  // the result of a finished game
  template <class Number>
  static Position checked(std::span<const Number> points, int men);

  Cells cells_{};
};

}  // namespace triktrak

template <>
struct std::hash<triktrak::Position> {
  std::size_t operator()(const triktrak::Position& position) const noexcept { return position.hash(); }
};
