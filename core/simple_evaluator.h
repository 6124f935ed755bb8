// A judge that knows what a club player knows: the race, points, shots, anchors, primes. It looks nothing up and
// searches nothing.
#pragma once

#include <span>

#include "evaluation.h"
#include "evaluator.h"
#include "position.h"

namespace triktrak {

class SimpleEvaluator : public Evaluator {
 public:
  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override;
};

}  // namespace triktrak
