// How far a cube is from a dead one towards one that is always turned at the perfect moment.
#pragma once

#include "position.h"

namespace triktrak {

// For the side on roll and the other alike: it hangs on both sides' pips, so that it does not swing from turn to turn.
double cube_life(const Position& position);

}  // namespace triktrak
