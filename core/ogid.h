// The OGID of OpenGammon. Knows nothing of the other identifiers.
#pragma once

#include <string>

#include "reading.h"
#include "situation.h"

namespace triktrak {

// Up to eleven fields between colons. White is printed at the top and moves from point 1 to 24, Black at the bottom and
// moves from 24 to 1:
//   1, 2  White's checkers, Black's checkers: a character each, in ascending order: 0 to 9 and a to p for 0 to 25,
//   where
//         0 is White's bar and 25 Black's; q is a checker that is off, and is not written
//   3  cube: owner W, B or N (nobody), its logarithm to base 2, and N, or O where a double was offered (the cube is as
//      before), T after it was taken, P after it was dropped
//   4  dice, or nothing
//   5  W or B: the side on roll, or that which has offered the double. Where field 6 states the stage, as the format's
//      own programs do, it is the side that brought the position about instead: the opponent of the side on roll, or
//      likewise that which has offered the double.
//   6  the stage of the game; not written
//   7, 8  points of White, of Black
//   9  length of the match, 0 in money; with C in the Crawford game; L and G with a number of games mean nothing here
//  10  number of the turn; not written
//  11  checkers a side begins with; written where they are not 15
// Beavers and raccoons are written as doubles; a resignation, a finished game, Jacoby, beavers and the largest cube
// cannot be stated.
std::string ogid(const Situation& situation);

// Fields may be missing from the fourth on; Black is then on roll. Throws malformed "ogid"{text, field, at}, or "men".
Situation situation_from_ogid(const Word& text, int men = MOST_MEN);

}  // namespace triktrak
