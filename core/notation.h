// Plays as people write them: 24/18*/13, bar/22, 6/off, 8/5(2), 13/11 6/5*, and - for a roll that cannot be played.
// Knows nothing of files and languages.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "dice.h"
#include "play.h"
#include "position.h"

namespace triktrak {

// One way of writing a play: high points first; one checker's steps in one, except where it hits on the way, and
// except where it bears off from a point that a single die of the roll bears off from (4/2 2/off with 5-2).
std::string format(const Play& play);

// Steps one by one, as they are given: "13/8 6/off".
std::string format_steps(std::span<const Step> steps);

// Reads a play leniently: any order, steps of one checker apart or in one, 25 or b for the bar and 0 or o for off,
// commas, capitals, hyphens or arrows for strokes, blanks of any kind, marks of hits left out. Throws malformed
// "notation"{text, at} (at: the character, from 1) for what cannot be read, and illegal_play as `resolve` does, or with
// ambiguous{text} or no_hit{point}.
Play parse_play(std::string_view text, const Position& position, Dice dice);

}  // namespace triktrak
