#include "dice.h"

#include "error.h"

namespace triktrak {

Dice::Dice(int d1, int d2) : d1_(static_cast<std::uint8_t>(d1)), d2_(static_cast<std::uint8_t>(d2)) {
  if (d1 < 1 || d1 > 6 || d2 < 1 || d2 > 6)
    throw malformed("dice", {{"d1", d1}, {"d2", d2}});
}

std::string Dice::str() const { return std::to_string(d1_) + "-" + std::to_string(d2_); }

const std::array<Dice, 21>& all_rolls() {
  static const std::array<Dice, 21> rolls = [] {
    std::array<Dice, 21> all;
    std::size_t n = 0;
    for (int high = 1; high <= 6; ++high)
      for (int low = 1; low <= high; ++low)
        all[n++] = Dice(high, low);
    return all;
  }();
  return rolls;
}

}  // namespace triktrak
