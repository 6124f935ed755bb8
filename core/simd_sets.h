// The sets that simd.cpp chooses from. A file for another processor is compiled to nothing.
#pragma once

#include "simd.h"

namespace triktrak {

extern const Simd SIMD_SCALAR;
#if (defined(__x86_64__) || defined(_M_X64)) && !defined(TRIKTRAK_PLAIN)
#define TRIKTRAK_X86 1
extern const Simd SIMD_AVX2;
extern const Simd SIMD_AVX512;
#endif

}  // namespace triktrak
