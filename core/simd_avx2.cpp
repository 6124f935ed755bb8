// For processors with AVX2 (compiled with -march=x86-64-v3).
#include "simd_sets.h"
#ifdef TRIKTRAK_X86

#include <immintrin.h>

#include "simd_tail.h"

namespace triktrak {

namespace {

constexpr std::size_t LANES = 16;

__m256i load_bytes(const void* at) { return _mm256_loadu_si256(static_cast<const __m256i*>(at)); }

template <std::size_t KEPT>
void accumulate_block(const std::int16_t* base, const std::int16_t* const* come, std::size_t comes,
                      const std::int16_t* const* gone, std::size_t gones, std::int16_t* out, std::size_t at) {
  __m256i sums[KEPT];
  for (std::size_t i = 0; i < KEPT; ++i)
    sums[i] = load_bytes(base + at + i * LANES);
  for (std::size_t k = 0; k < comes; ++k)
    for (std::size_t i = 0; i < KEPT; ++i)
      sums[i] = _mm256_add_epi16(sums[i], load_bytes(come[k] + at + i * LANES));
  for (std::size_t k = 0; k < gones; ++k)
    for (std::size_t i = 0; i < KEPT; ++i)
      sums[i] = _mm256_sub_epi16(sums[i], load_bytes(gone[k] + at + i * LANES));
  for (std::size_t i = 0; i < KEPT; ++i)
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + at + i * LANES), sums[i]);
}

void accumulate(const std::int16_t* base, const std::int16_t* const* come, std::size_t comes,
                const std::int16_t* const* gone, std::size_t gones, std::int16_t* out, std::size_t width) {
  constexpr std::size_t KEPT = 12;
  std::size_t at = 0;
  for (; at + KEPT * LANES <= width; at += KEPT * LANES)
    accumulate_block<KEPT>(base, come, comes, gone, gones, out, at);
  for (; at < width; at += 4 * LANES)
    accumulate_block<4>(base, come, comes, gone, gones, out, at);
}

// The rounded high part of (a << 4) * b, which begins at bit 15, is a * b / 2048.
__m256i product(__m256i a, __m256i b) { return _mm256_mulhrs_epi16(_mm256_slli_epi16(a, 4), b); }

void pair(const std::int16_t* in, const std::int16_t* offset, const std::int16_t* full, std::int16_t* out,
          std::size_t half) {
  const auto clip = [&](std::size_t i) {
    const __m256i x = _mm256_adds_epi16(load_bytes(in + i), load_bytes(offset + i));
    return _mm256_min_epi16(_mm256_max_epi16(x, _mm256_setzero_si256()), load_bytes(full + i));
  };
  for (std::size_t i = 0; i < half; i += LANES)
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + i), product(clip(i), clip(i + half)));
}

void tail(const std::int16_t* in, std::size_t inputs, const TailWeights& weights, std::uint8_t possible,
          float* shares) {
  constexpr std::size_t KEPT = SECOND / 8;
  __m256i sums[KEPT] = {};
  for (std::size_t i = 0; i < inputs; i += 2) {
    std::int32_t two;
    __builtin_memcpy(&two, in + i, sizeof two);
    for (std::size_t k = 0; k < KEPT; ++k) {
      const __m256i row = load_bytes(weights.second + i * SECOND + k * LANES);
      sums[k] = _mm256_add_epi32(sums[k], _mm256_madd_epi16(_mm256_set1_epi32(two), row));
    }
  }
  alignas(64) std::int32_t whole[SECOND];
  for (std::size_t k = 0; k < KEPT; ++k)
    _mm256_store_si256(reinterpret_cast<__m256i*>(whole + k * 8), sums[k]);
  float_tail(whole, weights, possible, shares);
}

}  // namespace

const Simd SIMD_AVX2{"avx2", accumulate, pair, tail};

}  // namespace triktrak
#endif
