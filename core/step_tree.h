// All orders in which a roll can be played, checker by checker: for fingers on a board and for naming what is wrong.
// Knows nothing of how it is drawn or sent.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "dice.h"
#include "play.h"
#include "position.h"

namespace triktrak {

struct StepEdge {
  int from;  // 25 is the bar
  int to;    // 0 is off
  int die;
  int hit;   // the point of the blot that is hit, in the opponent's numbering, or 0
  int next;  // the node it leads to
  friend bool operator==(const StepEdge&, const StepEdge&) = default;
};

// A graph without circles; node 0 is the root, a node is a position on the way together with the dice left.
// It holds exactly the sequences of steps that make a legal play, and those that bear the last checker off early with
// the same position after as a legal play. A node without edges ends a play.
class StepTree {
 public:
  StepTree(const Position& position, Dice dice);

  const std::vector<std::vector<StepEdge>>& nodes() const { return nodes_; }
  const Position& position() const { return position_; }
  Dice dice() const { return dice_; }
  // How many dice must be played.
  int depth() const { return depth_; }

  // Whether these steps, in some order, lead from the root to an end.
  bool holds(std::span<const Step> steps) const;
  // The play of these steps in this order; throws illegal_play like `resolve`.
  Play play(std::span<const Step> path) const;

 private:
  bool finds(std::size_t node, std::span<const Step> steps, unsigned left) const;

  Position position_;
  Dice dice_;
  int depth_ = 0;
  std::vector<std::vector<StepEdge>> nodes_;
};

}  // namespace triktrak
