// For processors with AVX-512 and its dot products (compiled with -march=x86-64-v4 -mavx512vnni).
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

// The rounded high part of (a << 4) * b, which begins at bit 15, is a * b / 2048.
__m512i product(__m512i a, __m512i b) { return _mm512_mulhrs_epi16(_mm512_slli_epi16(a, 4), b); }

void pair(const std::int16_t* in, const std::int16_t* offset, const std::int16_t* full, std::int16_t* out,
          std::size_t half) {
  const auto clip = [&](std::size_t i) {
    const __m512i x = _mm512_adds_epi16(load_bytes(in + i), load_bytes(offset + i));
    return _mm512_min_epi16(_mm512_max_epi16(x, _mm512_setzero_si512()), load_bytes(full + i));
  };
  for (std::size_t i = 0; i < half; i += LANES)
    _mm512_storeu_si512(out + i, product(clip(i), clip(i + half)));
}

// Most activations are nothing: only the pairs of them that are not are multiplied.
std::size_t lit_pairs(const std::int16_t* in, std::size_t inputs, std::uint32_t* lit) {
  __m512i numbers = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  std::size_t count = 0;
  for (std::size_t i = 0; i < inputs; i += LANES) {
    const __m512i pairs = load_bytes(in + i);
    const __mmask16 seen = _mm512_test_epi32_mask(pairs, pairs);
    _mm512_storeu_si512(lit + count, _mm512_maskz_compress_epi32(seen, numbers));
    count += static_cast<std::size_t>(__builtin_popcount(seen));
    numbers = _mm512_add_epi32(numbers, _mm512_set1_epi32(16));
  }
  return count;
}

void tail(const std::int16_t* in, std::size_t inputs, const TailWeights& weights, std::uint8_t possible,
          float* shares) {
  constexpr std::size_t CHAINS = 4;  // sums that do not wait for one another
  constexpr std::size_t KEPT = SECOND / 16;
  std::uint32_t lit[MOST_INPUTS / 2 + 16];
  const std::size_t count = lit_pairs(in, inputs, lit);
  __m512i sums[CHAINS][KEPT] = {};
  const auto add = [&](std::size_t pair, std::size_t chain) {
    std::int32_t two;
    __builtin_memcpy(&two, in + 2 * pair, sizeof two);
    for (std::size_t k = 0; k < KEPT; ++k)
      sums[chain][k] = _mm512_dpwssd_epi32(sums[chain][k], _mm512_set1_epi32(two),
                                           load_bytes(weights.second + 2 * pair * SECOND + k * LANES));
  };
  std::size_t n = 0;
  for (; n + CHAINS <= count; n += CHAINS)
    for (std::size_t c = 0; c < CHAINS; ++c)
      add(lit[n + c], c);
  for (; n < count; ++n)
    add(lit[n], 0);
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
