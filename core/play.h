// A whole turn: its steps and where it leads. Knows nothing of how plays are found.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "dice.h"
#include "position.h"

namespace triktrak {

// One checker by one die, in the mover's numbering: 25 is the bar, 0 is off.
struct Step {
  std::int8_t from = 0;
  std::int8_t to = 0;

  friend constexpr auto operator<=>(const Step&, const Step&) = default;
};

// At most four steps, from high points to low (an order in which they can always be made, movegen.cpp says why), and
// the position after them, still seen by the mover. Two plays are the same play when they end in the same position.
struct Play {
  Position after;
  std::array<Step, 4> moved{};
  std::uint8_t dice_played = 0;
  std::uint8_t hit_bits = 0;  // bit i: step i hits a blot
  Dice dice;

  std::span<const Step> steps() const { return {moved.data(), dice_played}; }
  bool hits(std::size_t step) const { return (hit_bits >> step & 1) != 0; }
  // The position the steps were made from.
  Position before() const;

  friend bool operator==(const Play& a, const Play& b) { return a.after == b.after; }
};

// Makes `steps` from `position` without asking whether they are legal, highest first.
Play make_play(const Position& position, Dice dice, std::span<const Step> steps);

// Whether the steps of `a` are listed before those of `b`: the higher first.
inline bool listed_before(const Play& a, const Play& b) {
  const auto x = a.steps();
  const auto y = b.steps();
  return std::lexicographical_compare(y.begin(), y.end(), x.begin(), x.end());
}

// A buffer of plays that keeps its memory, so that generating into it again allocates nothing.
class PlayList {
 public:
  void clear() { size_ = 0; }
  Play& add() {
    if (size_ == plays_.size())
      plays_.resize(size_ < 32 ? 64 : 2 * size_);
    return plays_[size_++];
  }
  void drop_last() { --size_; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Play* begin() { return plays_.data(); }
  Play* end() { return plays_.data() + size_; }
  const Play* begin() const { return plays_.data(); }
  const Play* end() const { return plays_.data() + size_; }
  Play& operator[](std::size_t i) { return plays_[i]; }
  const Play& operator[](std::size_t i) const { return plays_[i]; }

 private:
  std::vector<Play> plays_;
  std::size_t size_ = 0;
};

}  // namespace triktrak
