// The arithmetic of the net, one set of functions for each kind of processor; all of them give the same numbers.
//
// Whole numbers are exact in any order. The floating point of the last layers is written as lanes that never meet
// (every output is summed in one order, whatever the width of the registers) and compiled without contraction.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace triktrak {

inline constexpr std::size_t SECOND = 32;   // outputs of the second layer, and of the third
inline constexpr std::size_t RESULTS = 8;   // the six results, and two lanes that are never read
inline constexpr std::int16_t UNIT = 1024;  // what stands for 1 in the first layer, where sums stay between -32 and 32
inline constexpr std::int16_t ACTIVATION = 512;   // and behind the pairs
inline constexpr std::size_t MOST_INPUTS = 2048;  // of the second layer
// Of the second layer's weights: the sums of so many inputs fit in int32.
inline constexpr std::int16_t MOST_SECOND = 2047;

// The layers behind the first one, of one stack.
struct TailWeights {
  const std::int16_t* second;  // [inputs / 2][SECOND][2]
  const float* scale;          // [SECOND]: what a whole sum of an output is multiplied by
  const float* second_bias;    // [SECOND]
  const float* third;          // [SECOND][SECOND], by input
  const float* third_bias;     // [SECOND]
  const float* results;        // [SECOND][RESULTS], by input
  const float* results_bias;   // [RESULTS]
};

struct Simd {
  const char* name;
  // out[i] = base[i] + the rows that come - the rows that go; width is a multiple of 64, all are aligned to 64 bytes.
  void (*accumulate)(const std::int16_t* base, const std::int16_t* const* come, std::size_t comes,
                     const std::int16_t* const* gone, std::size_t gones, std::int16_t* out, std::size_t width);
  // With x = in + offset, cut off to what 16 bits hold: out[i] = clip(x[i]) * clip(x[i + half]) / 2048, rounded, each
  // clipped to 0..full of its unit, which is at most UNIT; half is a multiple of 64.
  void (*pair)(const std::int16_t* in, const std::int16_t* offset, const std::int16_t* full, std::int16_t* out,
               std::size_t half);
  // Shares of the results [RESULTS] from `inputs` activations, a multiple of 64; only those whose bits are set in
  // `possible` have one.
  void (*tail)(const std::int16_t* in, std::size_t inputs, const TailWeights& weights, std::uint8_t possible,
               float* shares);
};

// The shares of the results that `logits` [RESULTS] give to those whose bits are set in `possible`.
void softmax(const float* logits, std::uint8_t possible, float* shares);

// The best set this processor has.
const Simd& best_simd();
// Every set this processor has, the best first; "scalar" is always the last.
std::span<const Simd* const> all_simd();
// Throws malformed "simd" when the processor has none of that name.
const Simd& simd_named(std::string_view name);

}  // namespace triktrak
