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

// All parameters in one array. The first layer lies in blocks of LANES hidden units, [hidden / LANES][STEPS +
// 1][LANES], the last row of a block its bias: training works on a block at a time, and a block fits the nearest
// memory. Unit k of a block is multiplied with unit k + LANES / 2. Then for each stack second[hidden / 2][SECOND],
// bias[SECOND], third[SECOND][SECOND], bias[SECOND], results[SECOND][RESULTS], bias[RESULTS].
class Parameters {
 public:
  static constexpr std::size_t LANES = 64;
  static constexpr std::size_t BLOCK = (STEPS + 1) * LANES;

  // All zero. Throws malformed "net_shape".
  explicit Parameters(NetShape shape);
  // Small random weights from which a net can learn.
  static Parameters random(NetShape shape, std::uint64_t seed);
  // float32 in the order above, behind a header of a weights file's form. Throws malformed as Net::from_bytes does.
  static Parameters from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  const NetShape& shape() const { return shape_; }
  std::size_t blocks() const { return shape_.hidden / LANES; }
  std::size_t size() const { return values_.size(); }
  float* data() { return values_.data(); }
  const float* data() const { return values_.data(); }

  float* block(std::size_t b) { return data() + b * BLOCK; }
  const float* block(std::size_t b) const { return data() + b * BLOCK; }
  bool finite() const;

  // Where the layers of a stack begin.
  struct Tail {
    std::size_t second, second_bias, third, third_bias, results, results_bias, end;
  };
  Tail tail(std::size_t stack) const;
  // The same layers in an array of their own that begins at `start`.
  Tail tail_from(std::size_t start) const;

  // The chances of the side on roll by a stack, in floating point throughout.
  Outcomes judge(const Position& position, std::size_t stack) const;
  // Whole numbers: the first layer in units of 1 / UNIT, the second in 2047ths of each output's largest weight.
  // Throws malformed "net_weights" when a parameter is no number.
  NetWeights quantised(std::string provenance) const;

  // A net of `hidden` units, more than now, that judges as this one does: units are doubled, and what leaves a pair is
  // shared out among its copies (Net2Net, Chen, Goodfellow, Shlens 2015) with a little noise to tell them apart.
  Parameters widened(std::size_t hidden, std::uint64_t seed) const;

 private:
  void round_units(NetWeights& net, const std::vector<float>& sizes) const;

  NetShape shape_;
  AlignedArray<float> values_;
};

}  // namespace triktrak
