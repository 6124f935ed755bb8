// From steps that somebody made to the legal play they are, or to the rule that forbids them.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "dice.h"
#include "error.h"
#include "play.h"
#include "position.h"
#include "step_tree.h"

namespace triktrak {

// The play made of `steps`, one die each, in whatever order they are named. No steps at all are the play of a roll
// that cannot be played. Throws malformed "step" for points that are none, and illegal_play with one of the codes
//   no_checker{point}  bar_first  wrong_die{steps}  blocked{point}  not_all_home  higher_checker{point, higher}
//   too_many_steps  no_legal_play{dice}  must_play_both{dice}  must_play_larger{die}  must_play_die{die}
//   must_play_more{dice}: that many of a double's four
Play resolve(const Position& position, Dice dice, std::span<const Step> steps);

// The same for steps that `generate` lists, which most are, and sooner; nothing for others, legal or not.
std::optional<Play> listed_play(const Position& position, Dice dice, std::span<const Step> steps);

// How far steps get when made from high to low, and what stops them.
struct Refusal {
  int made;
  illegal_play reason;
};

// Why steps that are no legal play of `tree` are refused.
Refusal examine(const StepTree& tree, std::span<const Step> steps);
illegal_play refusal(const StepTree& tree, std::span<const Step> steps);

}  // namespace triktrak
