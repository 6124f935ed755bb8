#include "simd.h"

#include <algorithm>
#include <string>
#include <vector>

#include "error.h"
#include "simd_sets.h"

namespace triktrak {

std::span<const Simd* const> all_simd() {
  static const std::vector<const Simd*> sets = [] {
    std::vector<const Simd*> found;
#ifdef TRIKTRAK_X86
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512cd") &&
        __builtin_cpu_supports("avx512vnni"))
      found.push_back(&SIMD_AVX512);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2"))
      found.push_back(&SIMD_AVX2);
#endif
    found.push_back(&SIMD_SCALAR);
    return found;
  }();
  return sets;
}

const Simd& best_simd() { return *all_simd().front(); }

const Simd& simd_named(std::string_view name) {
  const auto sets = all_simd();
  const auto found = std::ranges::find(sets, name, &Simd::name);
  if (found == sets.end())
    throw malformed("simd", {{"text", std::string(name)}});
  return **found;
}

}  // namespace triktrak
