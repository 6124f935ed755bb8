// Whatever somebody pastes: finds out which identifier it is. Knows nothing of how each is written.
#pragma once

#include <string_view>

#include "situation.h"

namespace triktrak {

// Reads an XGID, also out of a longer text that has one behind "XGID=", a FIBS board, an OGID, a Position ID with or
// without a Match ID behind it, with the words that GNU Backgammon prints before them or without. A Position ID alone
// says nothing of cube and score: it is read without a cube. Throws as the reader of the form that the text looks most
// like, or malformed "identifier"{text, at} where it looks like none.
Situation situation_from_text(std::string_view text, int men = MOST_MEN);

}  // namespace triktrak
