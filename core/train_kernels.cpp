#include "train_kernels.h"

#include <cmath>

#include "parameters.h"
#include "simd.h"

// Compiled for several processors, chosen when the program starts. Compilers before GCC 12 do not know these names, C
// libraries other than glibc cannot choose, and sanitizers do not run that early.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && __GNUC__ >= 12 && !defined(__clang__) &&         \
    !defined(__SANITIZE_ADDRESS__) && !defined(TRIKTRAK_PLAIN)
#define TRIKTRAK_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define TRIKTRAK_CLONES
#endif

namespace triktrak::kernels {

namespace {

constexpr std::size_t LANES = Parameters::LANES;
constexpr std::size_t HALF = LANES / 2;

using Vector __attribute__((vector_size(64), may_alias)) = float;
constexpr std::size_t VECTORS = LANES / 16;

// NOLINTNEXTLINE(readability-non-const-parameter) what is returned is written to
inline Vector& at(float* from, std::size_t v) { return *reinterpret_cast<Vector*>(from + 16 * v); }
inline const Vector& at(const float* from, std::size_t v) { return *reinterpret_cast<const Vector*>(from + 16 * v); }

template <class Visit>
void visit_rows(Visit visit) {
  for (int side = 0; side < 2; ++side)
    for (int place = 0; place < POINTS; ++place)
      visit(side, place);
}

float clip(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }

}  // namespace

TRIKTRAK_CLONES void rows_from_steps(const float* steps, float* rows) {
  visit_rows([&](int side, int place) {
    float sum[LANES] = {};
    for (int count = 1; count <= MOST_MEN; ++count) {
      const float* const step = steps + step_of(side, place, count) * LANES;
      float* const row = rows + row_of(side, place, count) * LANES;
      for (std::size_t k = 0; k < LANES; ++k)
        row[k] = sum[k] += step[k];
    }
  });
}

TRIKTRAK_CLONES void steps_from_rows(const float* row_gradient, float* step_gradient) {
  for (std::size_t i = 0; i < STEPS * LANES; ++i)
    step_gradient[i] = 0;
  visit_rows([&](int side, int place) {
    float sum[LANES] = {};
    for (int count = MOST_MEN; count >= 1; --count) {
      const float* const row = row_gradient + row_of(side, place, count) * LANES;
      float* const step = step_gradient + step_of(side, place, count) * LANES;
      for (std::size_t k = 0; k < LANES; ++k)
        step[k] += sum[k] += row[k];
    }
  });
}

TRIKTRAK_CLONES void forward_rows(const float* rows, const float* bias, const RowList* lit, std::size_t n, float* z) {
  for (std::size_t s = 0; s < n; ++s) {
    // Named one by one, or the compiler keeps them in memory.
    Vector a = at(bias, 0), b = at(bias, 1), c = at(bias, 2), d = at(bias, 3);
    for (const Row row : lit[s]) {
      const float* const weights = rows + row * LANES;
      a += at(weights, 0);
      b += at(weights, 1);
      c += at(weights, 2);
      d += at(weights, 3);
    }
    float* const to = z + s * LANES;
    at(to, 0) = a;
    at(to, 1) = b;
    at(to, 2) = c;
    at(to, 3) = d;
  }
}

TRIKTRAK_CLONES void backward_rows(const float* dz, const RowList* lit, std::size_t n, float* row_gradient,
                                   float* bias_gradient) {
  for (std::size_t s = 0; s < n; ++s) {
    const float* const from = dz + s * LANES;
    for (std::size_t v = 0; v < VECTORS; ++v)
      at(bias_gradient, v) += at(from, v);
    for (const Row row : lit[s])
      for (std::size_t v = 0; v < VECTORS; ++v)
        at(row_gradient + row * LANES, v) += at(from, v);
  }
}

TRIKTRAK_CLONES void pair(const float* z, std::size_t n, float* activations, std::size_t stride) {
  for (std::size_t s = 0; s < n; ++s)
    for (std::size_t k = 0; k < HALF; ++k)
      activations[s * stride + k] = clip(z[s * LANES + k]) * clip(z[s * LANES + k + HALF]);
}

TRIKTRAK_CLONES void pair_back(const float* activation_gradient, std::size_t stride, std::size_t n, float* z) {
  for (std::size_t s = 0; s < n; ++s)
    for (std::size_t k = 0; k < HALF; ++k) {
      const float a = z[s * LANES + k];
      const float b = z[s * LANES + k + HALF];
      const float d = activation_gradient[s * stride + k];
      z[s * LANES + k] = a > 0 && a < 1 ? d * clip(b) : 0;
      z[s * LANES + k + HALF] = b > 0 && b < 1 ? d * clip(a) : 0;
    }
}

TRIKTRAK_CLONES void dense(const float* in, std::size_t stride, std::size_t inputs, const float* weights,
                           const float* bias, std::size_t n, float* out) {
  constexpr std::size_t TOGETHER = 4;
  std::size_t s = 0;
  for (; s + TOGETHER <= n; s += TOGETHER) {
    float sums[TOGETHER][SECOND];
    for (auto& sum : sums)
      for (std::size_t j = 0; j < SECOND; ++j)
        sum[j] = bias[j];
    for (std::size_t i = 0; i < inputs; ++i)
      for (std::size_t q = 0; q < TOGETHER; ++q)
        for (std::size_t j = 0; j < SECOND; ++j)
          sums[q][j] += in[(s + q) * stride + i] * weights[i * SECOND + j];
    for (std::size_t q = 0; q < TOGETHER; ++q)
      for (std::size_t j = 0; j < SECOND; ++j)
        out[(s + q) * SECOND + j] = sums[q][j];
  }
  for (; s < n; ++s) {
    float sums[SECOND];
    for (std::size_t j = 0; j < SECOND; ++j)
      sums[j] = bias[j];
    for (std::size_t i = 0; i < inputs; ++i)
      for (std::size_t j = 0; j < SECOND; ++j)
        sums[j] += in[s * stride + i] * weights[i * SECOND + j];
    for (std::size_t j = 0; j < SECOND; ++j)
      out[s * SECOND + j] = sums[j];
  }
}

TRIKTRAK_CLONES void dense_back(const float* out_gradient, const float* weights, std::size_t inputs, std::size_t n,
                                float* turned, float* in_gradient, std::size_t stride) {
  constexpr std::size_t WIDTH = 32;
  constexpr std::size_t TOGETHER = 4;
  for (std::size_t i = 0; i < inputs; ++i)
    for (std::size_t j = 0; j < SECOND; ++j)
      turned[j * inputs + i] = weights[i * SECOND + j];
  for (std::size_t at = 0; at < inputs; at += WIDTH) {
    std::size_t s = 0;
    for (; s + TOGETHER <= n; s += TOGETHER) {
      float sums[TOGETHER][WIDTH] = {};
      for (std::size_t j = 0; j < SECOND; ++j)
        for (std::size_t q = 0; q < TOGETHER; ++q)
          for (std::size_t k = 0; k < WIDTH; ++k)
            sums[q][k] += out_gradient[(s + q) * SECOND + j] * turned[j * inputs + at + k];
      for (std::size_t q = 0; q < TOGETHER; ++q)
        for (std::size_t k = 0; k < WIDTH; ++k)
          in_gradient[(s + q) * stride + at + k] = sums[q][k];
    }
    for (; s < n; ++s) {
      float sums[WIDTH] = {};
      for (std::size_t j = 0; j < SECOND; ++j)
        for (std::size_t k = 0; k < WIDTH; ++k)
          sums[k] += out_gradient[s * SECOND + j] * turned[j * inputs + at + k];
      for (std::size_t k = 0; k < WIDTH; ++k)
        in_gradient[s * stride + at + k] = sums[k];
    }
  }
}

TRIKTRAK_CLONES void dense_gradient(const float* in, std::size_t stride, std::size_t inputs, const float* out_gradient,
                                    std::size_t n, float* weight_gradient, float* bias_gradient) {
  constexpr std::size_t TOGETHER = 8;
  for (std::size_t i = 0; i < inputs; i += TOGETHER) {
    float sums[TOGETHER][SECOND] = {};
    for (std::size_t s = 0; s < n; ++s)
      for (std::size_t q = 0; q < TOGETHER; ++q)
        for (std::size_t j = 0; j < SECOND; ++j)
          sums[q][j] += in[s * stride + i + q] * out_gradient[s * SECOND + j];
    for (std::size_t q = 0; q < TOGETHER; ++q)
      for (std::size_t j = 0; j < SECOND; ++j)
        weight_gradient[(i + q) * SECOND + j] += sums[q][j];
  }
  for (std::size_t s = 0; s < n; ++s)
    for (std::size_t j = 0; j < SECOND; ++j)
      bias_gradient[j] += out_gradient[s * SECOND + j];
}

TRIKTRAK_CLONES void adam(const AdamStep& step, const float* gradient, std::size_t n, float* values, float* first,
                          float* second, float* average) {
  constexpr float TINY = 1e-8F;
  for (std::size_t i = 0; i < n; ++i) {
    const float g = gradient[i];
    first[i] += (1 - step.first_decay) * (g - first[i]);
    second[i] += (1 - step.second_decay) * (g * g - second[i]);
    values[i] -= step.rate * step.first_scale * first[i] / (std::sqrt(step.second_scale * second[i]) + TINY);
    average[i] += (1 - step.averaging) * (values[i] - average[i]);
  }
}

}  // namespace triktrak::kernels
