// The floating-point end of the net, compiled once for each kind of processor (simd.h says why the numbers agree).
// Included only by the simd_*.cpp files; uses nothing of the standard library, whose inline functions would then be
// compiled for a processor that not everybody has.
#pragma once

#include "simd.h"

namespace triktrak {
namespace {

template <class T, std::size_t N>
using Lanes __attribute__((vector_size(N * sizeof(T)), aligned(8), may_alias)) = T;
template <std::size_t N>
using Floats = Lanes<float, N>;

template <std::size_t N>
inline Floats<N> load(const float* at) {
  return *reinterpret_cast<const Floats<N>*>(at);
}

template <std::size_t N>
inline Floats<N> relu(Floats<N> z) {
  return z > 0 ? z : Floats<N>{};
}

// bias + in x weights, by four sums that are added at the end in one order.
template <std::size_t OUTPUTS>
inline Floats<OUTPUTS> dense(const float* in, const float* weights, const float* bias) {
  Floats<OUTPUTS> a{}, b{}, c{}, d{};
  for (std::size_t i = 0; i < SECOND; i += 4) {
    a += in[i] * load<OUTPUTS>(weights + i * OUTPUTS);
    b += in[i + 1] * load<OUTPUTS>(weights + (i + 1) * OUTPUTS);
    c += in[i + 2] * load<OUTPUTS>(weights + (i + 2) * OUTPUTS);
    d += in[i + 3] * load<OUTPUTS>(weights + (i + 3) * OUTPUTS);
  }
  return load<OUTPUTS>(bias) + ((a + b) + (c + d));
}

// e to the x for x from -80 to 0, from additions and multiplications alone, so that every machine finds the same
// number: Cody and Waite's reduction, and the Taylor series to the seventh power over half an octave, within 1e-7.
inline Floats<RESULTS> exp_of(Floats<RESULTS> x) {
  // NOLINTBEGIN(modernize-use-std-numbers) the logarithm of 2 in two parts: whole numbers of the first are exact
  constexpr float LOG2_E = 0x1.715476p0F;
  constexpr float LN2_HIGH = 0x1.63p-1F;
  // NOLINTEND(modernize-use-std-numbers)
  constexpr float LN2_REST = 2.12194440e-4F;
  // Cutting off towards zero rounds a number below zero that was lowered by a half.
  const auto n = __builtin_convertvector(x * LOG2_E - 0.5F, Lanes<std::int32_t, RESULTS>);
  const Floats<RESULTS> whole = __builtin_convertvector(n, Floats<RESULTS>);
  const Floats<RESULTS> r = (x - whole * LN2_HIGH) + whole * LN2_REST;
  Floats<RESULTS> sum = r * (1.0F / 5040) + 1.0F / 720;
  sum = sum * r + 1.0F / 120;
  sum = sum * r + 1.0F / 24;
  sum = sum * r + 1.0F / 6;
  sum = sum * r + 0.5F;
  sum = sum * r + 1.0F;
  sum = sum * r + 1.0F;
  return sum * reinterpret_cast<Floats<RESULTS>>((n + 127) << 23);
}

// The shares of the results whose bit is set in `possible`; the others have none.
inline void shares_of(Floats<RESULTS> logits, std::uint8_t possible, float* shares) {
  constexpr float NEVER = -1e38F;  // below every logit that weights of a file can make (net.cpp)
  const Lanes<std::int32_t, RESULTS> bits{1, 2, 4, 8, 16, 32, 0, 0};
  const Lanes<std::int32_t, RESULTS> may = (bits & possible) != 0;
  logits = may ? logits : Floats<RESULTS>{} + NEVER;
  float most = logits[0];
  for (std::size_t i = 1; i < 6; ++i)
    most = logits[i] > most ? logits[i] : most;
  Floats<RESULTS> below = logits - most;
  const Lanes<std::int32_t, RESULTS> seen = may & (below > -80.0F);
  below = seen ? below : Floats<RESULTS>{};
  const Floats<RESULTS> e = seen ? exp_of(below) : Floats<RESULTS>{};
  const float sum = ((e[0] + e[1]) + (e[2] + e[3])) + (e[4] + e[5]);
  const Floats<RESULTS> share = e / sum;
  for (std::size_t i = 0; i < RESULTS; ++i)
    shares[i] = share[i];
}

inline void float_tail(const std::int32_t* sums, const TailWeights& weights, std::uint8_t possible, float* shares) {
  alignas(64) float in[SECOND];
  const auto whole = *reinterpret_cast<const Lanes<std::int32_t, SECOND>*>(sums);
  const Floats<SECOND> z =
      load<SECOND>(weights.second_bias) + __builtin_convertvector(whole, Floats<SECOND>) * load<SECOND>(weights.scale);
  *reinterpret_cast<Floats<SECOND>*>(in) = relu<SECOND>(z);
  const Floats<SECOND> third = relu<SECOND>(dense<SECOND>(in, weights.third, weights.third_bias));
  *reinterpret_cast<Floats<SECOND>*>(in) = third;
  shares_of(dense<RESULTS>(in, weights.results, weights.results_bias), possible, shares);
}

}  // namespace
}  // namespace triktrak
