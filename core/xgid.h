// The XGID of eXtreme Gammon. Knows nothing of the other identifiers.
#pragma once

#include <string>

#include "reading.h"
#include "situation.h"

namespace triktrak {

// XGID= and ten fields between colons, all seen by the bottom player:
//   1  26 characters: the top player's bar, points 1 to 24, the bottom player's bar; A to O for 1 to 15 checkers of the
//      bottom player, a to o for the top player's, - for none
//   2  cube, its logarithm to base 2      3  its owner: 1 bottom, -1 top, 0 in the centre
//   4  side on roll: 1 bottom, -1 top
//   5  dice as they were rolled; 00 before the roll; D, B, R: the side on roll has doubled, the double was beavered,
//   the
//      beaver raccooned, and the answer is due. The cube is as it stands: at D before the double, at B and R as taken
//      by the beaver and the raccoon, with the beaverer.
//   6, 7  points of the bottom and the top player
//   8  in a match 1 for the Crawford game; in money 1 for Jacoby, and 2 more for beavers
//   9  length of the match; 0 in money
//  10  largest cube, its logarithm to base 2
// A resignation and a finished game cannot be stated, nor the checkers a side begins with: `men`.
std::string xgid(const Situation& situation);

// The label may be missing, and blanks or quotation marks stand around. A Crawford mark that the score rules out is
// dropped. Throws malformed "xgid"{text, field, at}, or "men".
Situation situation_from_xgid(const Word& text, int men = MOST_MEN);

}  // namespace triktrak
