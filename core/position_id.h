// The GNU Backgammon Position ID. Knows nothing of the other identifiers.
#pragma once

#include <string>
#include <string_view>

#include "position.h"
#include "reading.h"

namespace triktrak {

// 80 bits: the side not on roll, then the side on roll; of each, for its points 1 to 24 and its bar, as many ones as
// checkers and a zero. Bit i is bit i mod 8 of byte i div 8; the ten bytes are written in base64 without padding.
std::string position_id(const Position& position);

// Throws malformed "position_id"{text, at} (at: the character, from 1), or "men".
Position position_from_id(std::string_view id, int men = MOST_MEN);
Position position_from_id(const Word& id, int men);

}  // namespace triktrak
