// The net as a judge of positions. What is over is certain; the rest it is asked of the net.
#pragma once

#include <memory>
#include <span>

#include "evaluator.h"
#include "net.h"

namespace triktrak {

class NetEvaluator : public Evaluator {
 public:
  explicit NetEvaluator(std::shared_ptr<const Net> net, const Simd& simd = best_simd());

  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override;
  // All the plays of a roll are judged by the stack of the position before it, so that none is favoured by a jump
  // between two stacks.
  void evaluate_plays(const Position& before, std::span<const Play> plays,
                      std::span<Evaluation> results) const override;

  const Net& net() const { return *net_; }
  const Simd& simd() const { return simd_; }

 private:
  std::shared_ptr<const Net> net_;
  const Simd& simd_;
};

}  // namespace triktrak
