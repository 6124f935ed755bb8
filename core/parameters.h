// The net in floating point: what training changes, and the reference that the whole numbers are held to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "aligned.h"
#include "net.h"
#include "position.h"

namespace triktrak {

// All parameters in one array. First the first layers of all stacks, in blocks of LANES hidden units, [hidden /
// LANES][STEPS + 1][LANES], the last row of a block its bias: training works on a block at a time, and a block fits the
// nearest memory. Unit k of a block is multiplied with unit k + LANES / 2. Then for each stack
// second[hidden / 2][SECOND], bias[SECOND], third[SECOND][SECOND], bias[SECOND], results[SECOND][RESULTS],
// bias[RESULTS].
class Parameters {
 public:
  static constexpr std::size_t LANES = 64;
  static constexpr std::size_t BLOCK = (STEPS + 1) * LANES;

  // All zero. Throws malformed "net_shape".
  explicit Parameters(NetShape shape);
  // Small random weights from which a net can learn.
  static Parameters random(const NetShape& shape, std::uint64_t seed);
  // float32 in the order above, behind a header of a weights file's form. Throws malformed as Net::from_bytes does.
  static Parameters from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  const NetShape& shape() const { return shape_; }
  std::size_t hidden(std::size_t stack) const { return shape_.hidden[stack]; }
  std::size_t blocks(std::size_t stack) const { return hidden(stack) / LANES; }
  std::size_t size() const { return values_.size(); }
  float* data() { return values_.data(); }
  const float* data() const { return values_.data(); }

  // Where a block begins in the array.
  std::size_t block(std::size_t stack, std::size_t b) const;
  bool finite() const;

  // Where the layers of a stack behind the first begin.
  struct Tail {
    std::size_t second, second_bias, third, third_bias, results, results_bias, end;
  };
  Tail tail(std::size_t stack) const;
  // The same layers in an array of their own.
  static Tail tail_of(std::size_t hidden, std::size_t start = 0);

  // The chances of the side on roll by a stack, in floating point throughout.
  Outcomes judge(const Position& position, std::size_t stack) const;
  // Whole numbers: the first layer in units of 1 / UNIT, or coarser where a sum would leave its type; the second in
  // 2047ths of each output's largest weight.
  // Throws malformed "net_weights" when a parameter is no number.
  NetWeights quantised(std::string provenance) const;

  // A net of more units that judges as this one does: units are doubled, and what leaves a pair is shared out among its
  // copies (Net2Net, Chen, Goodfellow, Shlens 2015) with a little noise to tell them apart. Stacks that are new begin
  // as random() does.
  Parameters widened(const NetShape& shape, std::uint64_t seed) const;

 private:
  void round_units(std::size_t stack, NetWeights::Stack& rounded, const std::vector<float>& sizes) const;

  NetShape shape_;
  AlignedArray<float> values_;
};

}  // namespace triktrak
