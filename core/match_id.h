// The GNU Backgammon Match ID, which together with a Position ID holds a situation. Knows nothing of the other
// identifiers.
#pragma once

#include <string>

#include "reading.h"
#include "situation.h"

namespace triktrak {

// 72 bits, written as `Key` says in 12 characters. Player 0 is printed at the top, player 1 at the bottom.
//    0–3   cube, its logarithm to base 2
//    4–5   owner of the cube: player 0, 1; 3 in the centre
//    6     side on roll; the Position ID beside it has this side's checkers in its second half
//    7     this is the Crawford game
//    8–10  `Stage`
//   11     side that must decide
//   12     a double waits for an answer; so does a beaver, when the side on roll must decide (the cube is at the
//          first double and the beaverer's), and a raccoon, when the cube is the decider's
//   13–14  level of the resignation that waits for an answer
//   15–17, 18–20  dice, the larger first; 0 before the roll
//   21–35  length of the match; 0 in money
//   36–50, 51–65  points of player 0, 1
//   66     set: without Jacoby (in matches either, and without meaning)
//   67–71  zero
// Beavers, the largest cube and the checkers a side begins with are not stated: none, UNSTATED_MAX_CUBE, `men`.
struct GnuId {
  std::string position;
  std::string match;
};

// Throws malformed "unwritable"{form, field} for a cube or points that the bits cannot hold.
GnuId gnu_id(const Situation& situation);

// Reads what GNU Backgammon reads, and cubes to 2^15 and matches to 32,767 besides: a Crawford mark that the score
// rules out, half a roll and unused bits are dropped. Throws malformed "position_id", "match_id"{text, at}, or "men".
Situation situation_from_gnu_id(const Word& position, const Word& match, int men = MOST_MEN);

}  // namespace triktrak
