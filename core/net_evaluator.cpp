#include "net_evaluator.h"

#include <array>
#include <utility>

namespace triktrak {

namespace {

using Sums = std::array<std::int16_t, MOST_HIDDEN>;

}  // namespace

NetEvaluator::NetEvaluator(std::shared_ptr<const Net> net, std::shared_ptr<const Endings> endings, const Simd& simd)
    : net_(std::move(net)), endings_(std::move(endings)), simd_(simd) {}

std::optional<Evaluation> NetEvaluator::known(const Position& position) const {
  return triktrak::known(position, endings_.get());
}

void NetEvaluator::evaluate(std::span<const Position> positions, std::span<Evaluation> results) const {
  alignas(64) Sums sums;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const Position& position = positions[i];
    if (const auto sure = known(position)) {
      results[i] = *sure;
      continue;
    }
    const Net::Stack& stack = net_->stack(phase_of(position));
    stack.look(position, sums.data(), simd_);
    results[i] = evaluation_of(stack.judge(sums.data(), possible_results(position), simd_));
  }
}

void NetEvaluator::evaluate_plays(const Position& before, std::span<const Play> plays,
                                  std::span<Evaluation> results) const {
  alignas(64) Sums before_sums;
  alignas(64) Sums sums;
  const Position turned = before.flip();
  const Net::Stack& stack = net_->stack(phase_of(before));
  bool looked = false;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    const Position faced = plays[i].after.flip();
    if (const auto sure = known(faced)) {
      results[i] = sure->flip();
      continue;
    }
    if (!looked)
      stack.look(turned, before_sums.data(), simd_);
    looked = true;
    stack.look_again(turned, before_sums.data(), faced, sums.data(), simd_);
    results[i] = evaluation_of(stack.judge(sums.data(), possible_results(faced), simd_)).flip();
  }
}

}  // namespace triktrak
