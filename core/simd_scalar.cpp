// Plain loops, for processors without a file of their own; written so that compilers turn them into vectors.
#include "simd_sets.h"
#include "simd_tail.h"

namespace triktrak {

namespace {

void accumulate(const std::int16_t* base, const std::int16_t* const* come, std::size_t comes,
                const std::int16_t* const* gone, std::size_t gones, std::int16_t* out, std::size_t width) {
  constexpr std::size_t BLOCK = 64;
  for (std::size_t at = 0; at < width; at += BLOCK) {
    std::int16_t sums[BLOCK];
    for (std::size_t i = 0; i < BLOCK; ++i)
      sums[i] = base[at + i];
    for (std::size_t k = 0; k < comes; ++k)
      for (std::size_t i = 0; i < BLOCK; ++i)
        sums[i] = static_cast<std::int16_t>(sums[i] + come[k][at + i]);
    for (std::size_t k = 0; k < gones; ++k)
      for (std::size_t i = 0; i < BLOCK; ++i)
        sums[i] = static_cast<std::int16_t>(sums[i] - gone[k][at + i]);
    for (std::size_t i = 0; i < BLOCK; ++i)
      out[at + i] = sums[i];
  }
}

int clip(std::int16_t x) { return x < 0 ? 0 : x > UNIT ? UNIT : x; }

void pair(const std::int16_t* in, std::uint8_t* out, std::size_t half) {
  for (std::size_t i = 0; i < half; ++i)
    out[i] = static_cast<std::uint8_t>(clip(in[i]) * clip(in[i + half]) >> 11);
}

void tail(const std::uint8_t* in, std::size_t inputs, const TailWeights& weights, float* logits) {
  std::int32_t sums[SECOND] = {};
  for (std::size_t i = 0; i < inputs; i += 4) {
    const std::int8_t* row = weights.second + i * SECOND;
    for (std::size_t j = 0; j < SECOND; ++j)
      for (std::size_t k = 0; k < 4; ++k)
        sums[j] += in[i + k] * row[4 * j + k];
  }
  float_tail(sums, weights, logits);
}

}  // namespace

const Simd SIMD_SCALAR{"scalar", accumulate, pair, tail};

}  // namespace triktrak
