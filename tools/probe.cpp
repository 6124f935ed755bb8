// What tools/prerequisites.py compiles to learn whether a compiler and its library speak C++20.
#include <bit>
#include <compare>
#include <concepts>
#include <span>

template <std::integral T>
constexpr auto compare(std::span<const T> values) {
  return values.front() <=> values.back();
}

constexpr int values[] = {1, 3};
static_assert(compare(std::span<const int>(values)) < 0);
static_assert(std::popcount(3u) == 2);
