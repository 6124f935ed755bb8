#include "float_evaluator.h"

#include <utility>

namespace triktrak {

FloatEvaluator::FloatEvaluator(Parameters parameters, std::shared_ptr<const Endings> endings)
    : parameters_(std::move(parameters)), endings_(std::move(endings)) {}

void FloatEvaluator::evaluate(std::span<const Position> positions, std::span<Evaluation> results) const {
  for (std::size_t i = 0; i < positions.size(); ++i)
    results[i] = judge(positions[i], phase_of(positions[i]));
}

void FloatEvaluator::evaluate_plays(const Position& before, std::span<const Play> plays,
                                    std::span<Evaluation> results) const {
  for (std::size_t i = 0; i < plays.size(); ++i)
    results[i] = judge(plays[i].after.flip(), phase_of(before)).flip();
}

Evaluation FloatEvaluator::judge(const Position& position, Phase phase) const {
  if (const auto sure = known(position, endings_.get()))
    return *sure;
  return evaluation_of(parameters_.judge(position, parameters_.shape().stack_of(phase)));
}

}  // namespace triktrak
