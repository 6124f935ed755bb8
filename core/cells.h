// Questions about all the cells of a board at once. A processor with SSSE3 answers them sixteen at a time; the loops
// say the same for the others.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#ifdef __SSSE3__
#include <tmmintrin.h>
#endif

namespace triktrak {

// 26 cells of a board, then others that are not looked at.
using Cells = std::array<std::int8_t, 32>;
inline constexpr std::uint32_t BOARD_BITS = (1U << 26) - 1;

#ifdef __SSSE3__

namespace cells {

inline __m128i half(const Cells& cells, std::size_t n) {
  return _mm_load_si128(reinterpret_cast<const __m128i*>(cells.data() + 16 * n));
}
inline std::uint32_t bits(__m128i low, __m128i high) {
  return (static_cast<std::uint32_t>(_mm_movemask_epi8(low)) | static_cast<std::uint32_t>(_mm_movemask_epi8(high))
                                                                   << 16) &
         BOARD_BITS;
}

inline std::uint32_t above(const Cells& a, int n) {
  const __m128i limit = _mm_set1_epi8(static_cast<char>(n));
  return bits(_mm_cmpgt_epi8(half(a, 0), limit), _mm_cmpgt_epi8(half(a, 1), limit));
}
inline std::uint32_t below(const Cells& a, int n) {
  const __m128i limit = _mm_set1_epi8(static_cast<char>(n));
  return bits(_mm_cmplt_epi8(half(a, 0), limit), _mm_cmplt_epi8(half(a, 1), limit));
}
inline std::uint32_t differing(const Cells& a, const Cells& b) {
  return ~bits(_mm_cmpeq_epi8(half(a, 0), half(b, 0)), _mm_cmpeq_epi8(half(a, 1), half(b, 1))) & BOARD_BITS;
}
inline int sum(__m128i low, __m128i high) {
  const __m128i board = _mm_set_epi8(0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m128i sums = _mm_sad_epu8(_mm_add_epi8(low, _mm_and_si128(high, board)), _mm_setzero_si128());
  return _mm_cvtsi128_si32(sums) + _mm_extract_epi16(sums, 4);
}
// The sum of the cells above 0, and that of those below 0 without its sign.
inline std::pair<int, int> sums(const Cells& a) {
  const __m128i zero = _mm_setzero_si128();
  const auto above = [&](__m128i cells) { return _mm_and_si128(cells, _mm_cmpgt_epi8(cells, zero)); };
  const auto below = [&](__m128i cells) {
    return _mm_and_si128(_mm_sub_epi8(zero, cells), _mm_cmplt_epi8(cells, zero));
  };
  return {sum(above(half(a, 0)), above(half(a, 1))), sum(below(half(a, 0)), below(half(a, 1)))};
}

// The board seen from the other end: the cells in the opposite order with the opposite sign. Cell 26 stays.
inline Cells turned(const Cells& a) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i high_to_low = _mm_setr_epi8(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -1, -1, -1, -1, -1);
  const __m128i low_to_low = _mm_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 14, 13, 12, 11, 10);
  const __m128i kept = _mm_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0);
  const __m128i low = _mm_or_si128(_mm_shuffle_epi8(half(a, 1), high_to_low), _mm_shuffle_epi8(half(a, 0), low_to_low));
  const __m128i high = _mm_shuffle_epi8(half(a, 0), high_to_low);
  alignas(16) Cells turned;
  auto* const to = reinterpret_cast<__m128i*>(turned.data());
  _mm_store_si128(to, _mm_sub_epi8(zero, low));
  _mm_store_si128(to + 1, _mm_or_si128(_mm_sub_epi8(zero, high), _mm_and_si128(half(a, 1), kept)));
  return turned;
}

}  // namespace cells

#else

namespace cells {

template <class Holds>
std::uint32_t bits(Holds holds) {
  std::uint32_t found = 0;
  for (std::size_t i = 0; i < 26; ++i)
    found |= static_cast<std::uint32_t>(holds(i)) << i;
  return found;
}

inline std::uint32_t above(const Cells& a, int n) {
  return bits([&](std::size_t i) { return a[i] > n; });
}
inline std::uint32_t below(const Cells& a, int n) {
  return bits([&](std::size_t i) { return a[i] < n; });
}
inline std::uint32_t differing(const Cells& a, const Cells& b) {
  return bits([&](std::size_t i) { return a[i] != b[i]; });
}
// The sum of the cells above 0, and that of those below 0 without its sign.
inline std::pair<int, int> sums(const Cells& a) {
  int above = 0;
  int below = 0;
  for (std::size_t i = 0; i < 26; ++i)
    (a[i] > 0 ? above : below) += a[i] > 0 ? a[i] : -a[i];
  return {above, below};
}

// The board seen from the other end: the cells in the opposite order with the opposite sign. Cell 26 stays.
inline Cells turned(const Cells& a) {
  Cells turned{};
  for (std::size_t i = 0; i < 26; ++i)
    turned[i] = static_cast<std::int8_t>(-a[25 - i]);
  turned[26] = a[26];
  return turned;
}

}  // namespace cells

#endif

}  // namespace triktrak
