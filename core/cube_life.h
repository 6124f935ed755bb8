// How far a cube is from a dead one, 0, towards one that is always turned at the perfect moment, 1.
#pragma once

#include "evaluation.h"
#include "position.h"

namespace triktrak {

// For a cube in the middle, for that of the side on roll, and for that of the other.
struct CubeLife {
  double centred = 0;
  double own = 0;
  double theirs = 0;
};

// It hangs on both sides' pips and on the gammons of both, so that it does not swing from turn to turn.
CubeLife cube_life(const Position& position, const Evaluation& chances);

}  // namespace triktrak
