// What SimpleEvaluator thinks once the sides have passed each other: only the dice decide.
#pragma once

#include "evaluation.h"
#include "position.h"

namespace triktrak {

// The chances of the side `own`, which rolls next. Neither side has won, and neither can meet the other any more.
Evaluation judge_race(const SideView& own, const SideView& theirs);

// The point of the last checker, 25 for the bar, 0 for none.
int rear(const SideView& side);

}  // namespace triktrak
