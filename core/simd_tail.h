// The floating-point end of the net, compiled once for each kind of processor (simd.h says why the numbers agree).
// Included only by the simd_*.cpp files; uses nothing of the standard library, whose inline functions would then be
// compiled for a processor that not everybody has.
#pragma once

#include "simd.h"

namespace triktrak {
namespace {

// out = bias + in x weights, by four sums that are added at the end in one order.
template <std::size_t OUTPUTS>
inline void dense(const float* in, const float* weights, const float* bias, float* out) {
  float sums[4][OUTPUTS] = {};
  for (std::size_t i = 0; i < SECOND; i += 4)
    for (std::size_t k = 0; k < 4; ++k)
      for (std::size_t j = 0; j < OUTPUTS; ++j)
        sums[k][j] += in[i + k] * weights[(i + k) * OUTPUTS + j];
  for (std::size_t j = 0; j < OUTPUTS; ++j)
    out[j] = bias[j] + ((sums[0][j] + sums[1][j]) + (sums[2][j] + sums[3][j]));
}

inline void float_tail(const std::int32_t* sums, const TailWeights& weights, float* logits) {
  alignas(64) float second[SECOND];
  alignas(64) float third[SECOND];
  for (std::size_t j = 0; j < SECOND; ++j) {
    const float z = weights.second_bias[j] + static_cast<float>(sums[j]) * weights.scale[j];
    second[j] = z > 0 ? z : 0;
  }
  dense<SECOND>(second, weights.third, weights.third_bias, third);
  for (std::size_t j = 0; j < SECOND; ++j)
    third[j] = third[j] > 0 ? third[j] : 0;
  dense<RESULTS>(third, weights.results, weights.results_bias, logits);
}

}  // namespace
}  // namespace triktrak
