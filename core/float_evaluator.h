// The net in floating point as a judge of positions: slow, and what the whole numbers of NetEvaluator are held to.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "endings.h"
#include "evaluator.h"
#include "parameters.h"

namespace triktrak {

class FloatEvaluator : public Evaluator {
 public:
  explicit FloatEvaluator(Parameters parameters, std::shared_ptr<const Endings> endings = nullptr);

  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override;
  void evaluate_plays(const Position& before, std::span<const Play> plays,
                      std::span<Evaluation> results) const override;

 private:
  Evaluation judge(const Position& position, Phase phase) const;

  Parameters parameters_;
  std::shared_ptr<const Endings> endings_;
};

}  // namespace triktrak
