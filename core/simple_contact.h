// What SimpleEvaluator looks at while the sides can still hit or block each other. Knows nothing of the race's end.
#pragma once

#include <array>
#include <cstddef>

#include "position.h"

namespace triktrak {

inline constexpr std::size_t SIDE_TERMS = 36;
inline constexpr std::size_t SHOT_TERMS = 4;
inline constexpr std::size_t WIN_TERMS = SIDE_TERMS + 2 * SHOT_TERMS + 2;
inline constexpr std::size_t GAMMON_TERMS = 12;

// Numbers of about -1 to 1 that a weighted sum of tells who is ahead: what the side on roll has more of than the
// other, the shots of each, the race, and 1.
std::array<double, WIN_TERMS> win_terms(const Position& position);

// What tells whether a win would be a gammon, or a gammon a backgammon.
std::array<double, GAMMON_TERMS> gammon_terms(const SideView& winner, const SideView& loser);

}  // namespace triktrak
