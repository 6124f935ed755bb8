// Counts of plays to a depth: what every move generator must agree on.
#pragma once

#include <cstdint>

#include "position.h"

namespace triktrak {

struct Perft {
  std::uint64_t plays;     // paths over the 21 rolls, none weighted
  std::uint64_t distinct;  // different positions after them
};

// A roll that cannot be played counts as one play; a finished game as none. Throws malformed "depth" below 1, above 4.
Perft perft(const Position& position, int depth);

}  // namespace triktrak
