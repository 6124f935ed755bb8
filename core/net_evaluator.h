// The net as a judge of positions. A finished game is certain, the last rolls of a race are in tables; the net is
// asked about the others.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "endings.h"
#include "evaluator.h"
#include "net.h"

namespace triktrak {

class NetEvaluator : public Evaluator {
 public:
  // Without `endings` the net judges races to their end.
  explicit NetEvaluator(std::shared_ptr<const Net> net, std::shared_ptr<const Endings> endings = nullptr,
                        const Simd& simd = best_simd());

  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override;
  // All the plays of a roll are judged by the stack for the phase of the position before it, so that none is favoured
  // by a jump between two stacks.
  void evaluate_plays(const Position& before, std::span<const Play> plays,
                      std::span<Evaluation> results) const override;

  // What need not be asked of the net: the result of a finished game, what the tables hold.
  std::optional<Evaluation> known(const Position& position) const;

  const Net& net() const { return *net_; }
  const Simd& simd() const { return simd_; }

 private:
  std::shared_ptr<const Net> net_;
  std::shared_ptr<const Endings> endings_;
  const Simd& simd_;
};

}  // namespace triktrak
