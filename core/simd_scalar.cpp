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

void tail(const std::uint8_t* in, std::size_t inputs, const TailWeights& weights, std::uint8_t possible,
          float* shares) {
  using Bytes = Lanes<std::int8_t, 8>;
  using Shorts = Lanes<std::int16_t, 8>;
  using Ints = Lanes<std::int32_t, 8>;
  Ints parts[SECOND / 2] = {};  // four parts of each output, added up at the end
  for (std::size_t i = 0; i < inputs; i += 4) {
    const std::int16_t a = in[i];
    const std::int16_t b = in[i + 1];
    const std::int16_t c = in[i + 2];
    const std::int16_t d = in[i + 3];
    if ((a | b | c | d) == 0)
      continue;
    const Shorts four{a, b, c, d, a, b, c, d};
    const auto* const row = reinterpret_cast<const Bytes*>(weights.second + i * SECOND);
    for (std::size_t q = 0; q < SECOND / 2; ++q)
      parts[q] += __builtin_convertvector(four * __builtin_convertvector(row[q], Shorts), Ints);
  }
  alignas(64) std::int32_t sums[SECOND];
  for (std::size_t j = 0; j < SECOND; ++j) {
    const std::size_t from = j % 2 * 4;
    const Ints& part = parts[j / 2];
    sums[j] = part[from] + part[from + 1] + part[from + 2] + part[from + 3];
  }
  float_tail(sums, weights, possible, shares);
}

}  // namespace

void softmax(const float* logits, std::uint8_t possible, float* shares) {
  shares_of(load<RESULTS>(logits), possible, shares);
}

const Simd SIMD_SCALAR{"scalar", accumulate, pair, tail};

}  // namespace triktrak
