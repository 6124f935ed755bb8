// Legal plays: the only place that knows them. Knows nothing of cubes, scores or notation.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "dice.h"
#include "play.h"
#include "position.h"

namespace triktrak {

inline constexpr std::uint32_t BAR_BIT = 1U << BAR;

// The points (as bits) from which `die` can be played by a side that stands on `own` while `blocked` are the points
// made against it: from the bar first; off only with all at home, exactly or else from the highest point.
inline std::uint32_t movable(std::uint32_t own, std::uint32_t blocked, int die) {
  const std::uint32_t open = own & ~(blocked << die);
  if (own & BAR_BIT)
    return open & BAR_BIT;
  const std::uint32_t exact = 1U << die;
  std::uint32_t from = open & ~(2 * exact - 1);
  if (own >> 7 == 0) {
    from |= own & exact;
    if (own != 0 && own < exact)
      from |= std::bit_floor(own);
  }
  return from;
}

// Where a checker on `from` lands with `die`.
constexpr int landing(int from, int die) { return from > die ? from - die : OFF; }

// Fills `plays` with the legal plays, each position after once, in an order that depends on nothing else.
// Of several ways to the same position it keeps the one whose steps are the higher.
// Whether the game is over is not asked: a side without opponents on the board can still bear off.
void generate(const Position& position, Dice dice, PlayList& plays);

// The same, for those who do not count nanoseconds: listed from high steps to low.
std::vector<Play> legal_plays(const Position& position, Dice dice);

}  // namespace triktrak
