// The board string of FIBS, the First Internet Backgammon Server ("boardstyle 3"). Knows nothing of the identifiers.
#pragma once

#include <string>

#include "reading.h"
#include "situation.h"

namespace triktrak {

// 53 fields between colons. "You", printed at the bottom, plays against an opponent:
//   1–3   board, your name, the opponent's
//   4–6   length of the match, 9999 in money; your points, the opponent's
//   7–32  26 numbers: O's checkers positive, X's negative; in the first and the last the bars
//  33     side on roll: 1 O, -1 X, 0 when the game is over
//  34–37  your dice, the opponent's; 0 before the roll
//  38     cube
//  39–40  whether you, the opponent may double, which tells the owner; both 0 before the roll where you have doubled
//  41     1 where the opponent has doubled
//  42     1 where you are O, -1 where you are X
//  43     -1 where you move from 24 to 1, 1 where you move from 1 to 24
//  44–45  number of your home and of your bar among the 26: 0 and 25, or 25 and 0
//  46–49  checkers off, yours and the opponent's; on the bar, likewise
//  50     how many dice of the roll can be played
//  51     zero
//  52     3 in a match without Crawford game, once a side stands at one point to go
//  53     in a match 1 after the Crawford game; in money how many beavers a double may be met with
// Written are the names You and opponent, X for you, moving down. Beavers and raccoons are written as doubles; a
// resignation, Jacoby, the largest cube and the checkers a side begins with cannot be stated.
std::string fibs_board(const Situation& situation);

// Further fields are no fault, and what repeats the 26 numbers is not looked at. Throws malformed "fibs"{text, field,
// at}, or "men".
Situation situation_from_fibs(const Word& text, int men = MOST_MEN);

}  // namespace triktrak
