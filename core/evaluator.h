// What judges positions: a formula, a net, a table, a search over another evaluator. All strength is composition.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "bearoff_two_sided.h"
#include "dice.h"
#include "evaluation.h"
#include "play.h"
#include "position.h"

namespace triktrak {

class Evaluator {
 public:
  virtual ~Evaluator() = default;
  // Judges each position for the side on roll there; `results` is as long as `positions`.
  virtual void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const = 0;
  // Judges the positions after `plays`, all of one roll from `before`, seen by the mover. Siblings may share work and a
  // point of view: a net of several stacks judges them all by that of `before`, so where a phase ends the numbers are
  // not those that `evaluate` gives for what the opponent then faces.
  virtual void evaluate_plays(const Position& before, std::span<const Play> plays, std::span<Evaluation> results) const;
  // What the position is worth in money play with a cube, without the Jacoby rule and beavers, where that is known.
  virtual std::optional<CubeValues> cubeful(const Position&) const { return std::nullopt; }
};

struct RankedPlay {
  Play play;
  Evaluation evaluation;  // seen by the mover, after the play
};

// The legal plays with what `evaluator` thinks of the positions after them, the best first by cubeless equity; plays
// that differ by less than a millionth of a point stay in the order in which they are listed.
std::vector<RankedPlay> rank(const Evaluator& evaluator, const Position& position, Dice dice);

// The first of those; a play without steps when there is no legal one.
RankedPlay best_play(const Evaluator& evaluator, const Position& position, Dice dice);

// The position after it, still seen by the mover; `position` itself when there is no legal play.
Position best_after(const Evaluator& evaluator, const Position& position, Dice dice);

// What each of all_rolls() is worth to the side on roll: the cubeless equity of its best play, or of having to stay.
std::array<double, 21> roll_equities(const Evaluator& evaluator, const Position& position);

}  // namespace triktrak
