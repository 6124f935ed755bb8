// Two dice as they were rolled. Knows nothing of what can be done with them, and rolls none.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

namespace triktrak {

class Dice {
 public:
  constexpr Dice() = default;  // 1-1, to be overwritten
  // Throws malformed "dice" unless both are 1 to 6.
  Dice(int d1, int d2);

  constexpr int d1() const { return d1_; }
  constexpr int d2() const { return d2_; }
  constexpr int high() const { return d1_ > d2_ ? d1_ : d2_; }
  constexpr int low() const { return d1_ > d2_ ? d2_ : d1_; }
  constexpr bool is_double() const { return d1_ == d2_; }
  // How many of the 36 throws look like this when their order does not count.
  constexpr int weight() const { return is_double() ? 1 : 2; }
  // How many steps it allows.
  constexpr int count() const { return is_double() ? 4 : 2; }
  std::string str() const;  // "6-5"

  friend constexpr auto operator<=>(const Dice&, const Dice&) = default;

 private:
  std::uint8_t d1_ = 1;
  std::uint8_t d2_ = 1;
};

// The 21 rolls, the higher die first: 1-1, 2-1, 2-2, 3-1 … 6-6.
const std::array<Dice, 21>& all_rolls();

}  // namespace triktrak
