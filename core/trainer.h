// Training: parameters that follow targets, by Adam (Kingma, Ba 2015) on the cross-entropy of the six results, and if
// so wished on the error in equity, which is what plays are chosen by.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "chance.h"
#include "parameters.h"
#include "samples.h"

namespace triktrak {

struct TrainingStep {
  double rate = 1e-3;       // of learning
  double averaging = 0.99;  // what the running average keeps at each step
  double equity = 0;        // how much half the square of the error in equity counts beside the cross-entropy
};

struct TrainingLoss {
  double divergence = 0;  // mean Kullback-Leibler divergence of the judgement from the target, in nats
  double equity = 0;      // root of the mean square of what the equities differ, in points
};

class Trainer {
 public:
  explicit Trainer(Parameters parameters);
  // Goes on where another stopped. Throws malformed as Parameters::from_bytes does.
  static Trainer from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  // `batches` steps, each on `batch` samples drawn by chance from `samples`, all of them for the stack that the first
  // one drawn is for. Throws malformed "no_samples", "setting",
  // and error "training_diverged" when the parameters have left the range of numbers: they are lost then.
  TrainingLoss train(std::span<const Sample> samples, std::size_t batches, std::size_t batch, TrainingStep step,
                     Chance& chance);
  // How far the average is from the samples. Throws malformed "no_samples".
  TrainingLoss loss(std::span<const Sample> samples) const;

  // The parameters averaged over the last steps: what plays.
  const Parameters& average() const { return average_; }
  const Parameters& current() const { return current_; }
  std::uint64_t steps() const { return std::accumulate(steps_.begin(), steps_.end(), std::uint64_t{0}); }

 private:
  struct Batch;

  void draw(Batch& batch, std::span<const Sample> samples, Chance& chance) const;
  void forward_first(Batch& batch);
  void backward_first(Batch& batch);
  void tail(Batch& batch);
  void adam(std::size_t stack, std::size_t from, std::size_t count, const float* gradient);

  Parameters current_, first_moment_, second_moment_, average_;
  std::array<std::uint64_t, MOST_STACKS> steps_{};  // of each stack
  TrainingStep step_;
  TrainingLoss sum_;
};

}  // namespace triktrak
