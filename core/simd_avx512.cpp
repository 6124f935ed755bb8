// For processors with AVX-512 and its dot products of bytes (compiled with -march=x86-64-v4 -mavx512vnni).
#include "simd_sets.h"
#ifdef TRIKTRAK_X86

#include <immintrin.h>

#include "simd_tail.h"

namespace triktrak {

namespace {

constexpr std::size_t LANES = 32;

__m512i load_bytes(const void* at) { return _mm512_loadu_si512(at); }

template <std::size_t KEPT>
void accumulate_block(const std::int16_t* base, const std::int16_t* const* come, std::size_t comes,
                      const std::int16_t* const* gone, std::size_t gones, std::int16_t* out, std::size_t at) {
  __m512i sums[KEPT];
  for (std::size_t i = 0; i < KEPT; ++i)
    sums[i] = load_bytes(base + at + i * LANES);
  for (std::size_t k = 0; k < comes; ++k)
    for (std::size_t i = 0; i < KEPT; ++i)
      sums[i] = _mm512_add_epi16(sums[i], load_bytes(come[k] + at + i * LANES));
  for (std::size_t k = 0; k < gones; ++k)
    for (std::size_t i = 0; i < KEPT; ++i)
      sums[i] = _mm512_sub_epi16(sums[i], load_bytes(gone[k] + at + i * LANES));
  for (std::size_t i = 0; i < KEPT; ++i)
    _mm512_storeu_si512(out + at + i * LANES, sums[i]);
}

void accumulate(const std::int16_t* base, const std::int16_t* const* come, std::size_t comes,
                const std::int16_t* const* gone, std::size_t gones, std::int16_t* out, std::size_t width) {
  constexpr std::size_t KEPT = 16;
  std::size_t at = 0;
  for (; at + KEPT * LANES <= width; at += KEPT * LANES)
    accumulate_block<KEPT>(base, come, comes, gone, gones, out, at);
  for (; at < width; at += 2 * LANES)
    accumulate_block<2>(base, come, comes, gone, gones, out, at);
}

__m512i clip(__m512i x) {
  return _mm512_min_epi16(_mm512_max_epi16(x, _mm512_setzero_si512()), _mm512_set1_epi16(UNIT));
}

// The high half of (a << 5) * b is a * b >> 11.
__m256i product(const std::int16_t* in, std::size_t half) {
  const __m512i a = clip(load_bytes(in));
  const __m512i b = clip(load_bytes(in + half));
  return _mm512_cvtepi16_epi8(_mm512_mulhi_epi16(_mm512_slli_epi16(a, 5), b));
}

void pair(const std::int16_t* in, std::uint8_t* out, std::size_t half) {
  for (std::size_t i = 0; i < half; i += LANES)
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + i), product(in + i, half));
}

void tail(const std::uint8_t* in, std::size_t inputs, const TailWeights& weights, std::uint8_t possible,
          float* shares) {
  constexpr std::size_t CHAINS = 4;  // sums that do not wait for one another
  constexpr std::size_t KEPT = SECOND / 16;
  __m512i sums[CHAINS][KEPT] = {};
  for (std::size_t i = 0; i < inputs; i += 4 * CHAINS)
    for (std::size_t c = 0; c < CHAINS; ++c) {
      const std::size_t at = i + 4 * c;
      std::int32_t four;
      __builtin_memcpy(&four, in + at, sizeof four);
      for (std::size_t k = 0; k < KEPT; ++k)
        sums[c][k] =
            _mm512_dpbusd_epi32(sums[c][k], _mm512_set1_epi32(four), load_bytes(weights.second + at * SECOND + k * 64));
    }
  alignas(64) std::int32_t whole[SECOND];
  for (std::size_t k = 0; k < KEPT; ++k)
    _mm512_store_si512(whole + k * 16, _mm512_add_epi32(_mm512_add_epi32(sums[0][k], sums[1][k]),
                                                        _mm512_add_epi32(sums[2][k], sums[3][k])));
  float_tail(whole, weights, possible, shares);
}

}  // namespace

const Simd SIMD_AVX512{"avx512", accumulate, pair, tail};

}  // namespace triktrak
#endif
