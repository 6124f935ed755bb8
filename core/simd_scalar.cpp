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

int clip(int x, int full) { return x < 0 ? 0 : x > full ? full : x; }

void pair(const std::int16_t* in, const std::int16_t* offset, const std::int16_t* full, std::int16_t* out,
          std::size_t half) {
  for (std::size_t i = 0; i < half; ++i) {
    const int a = clip(in[i] + offset[i], full[i]);
    const int b = clip(in[i + half] + offset[i + half], full[i + half]);
    out[i] = static_cast<std::int16_t>((a * b + 1024) >> 11);
  }
}

void tail(const std::int16_t* in, std::size_t inputs, const TailWeights& weights, std::uint8_t possible,
          float* shares) {
  using Shorts = Lanes<std::int16_t, 8>;
  using Ints = Lanes<std::int32_t, 8>;
  Ints parts[SECOND / 4] = {};  // two parts of each output, added up at the end
  for (std::size_t i = 0; i < inputs; i += 2) {
    const std::int32_t a = in[i];
    const std::int32_t b = in[i + 1];
    if ((a | b) == 0)
      continue;
    const Ints two{a, b, a, b, a, b, a, b};
    const auto* const row = reinterpret_cast<const Shorts*>(weights.second + i * SECOND);
    for (std::size_t q = 0; q < SECOND / 4; ++q)
      parts[q] += two * __builtin_convertvector(row[q], Ints);
  }
  alignas(64) std::int32_t sums[SECOND];
  for (std::size_t j = 0; j < SECOND; ++j)
    sums[j] = parts[j / 4][j % 4 * 2] + parts[j / 4][j % 4 * 2 + 1];
  float_tail(sums, weights, possible, shares);
}

}  // namespace

void softmax(const float* logits, std::uint8_t possible, float* shares) {
  shares_of(load<RESULTS>(logits), possible, shares);
}

const Simd SIMD_SCALAR{"scalar", accumulate, pair, tail};

}  // namespace triktrak
