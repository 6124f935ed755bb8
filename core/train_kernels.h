// The arithmetic of training, a batch at a time. Knows nothing of backgammon beyond net_features.h.
//
// z, dz and rows belong to one block of Parameters::LANES hidden units; a row of activations is `stride` floats long.
#pragma once

#include <cstddef>

#include "net_features.h"

namespace triktrak::kernels {

// Rows [ROWS][LANES] as sums of steps [STEPS][LANES], and the gradient of steps from that of rows.
void rows_from_steps(const float* steps, float* rows);
void steps_from_rows(const float* row_gradient, float* step_gradient);

// z[n][LANES] = bias + the lit rows of each sample.
void forward_rows(const float* rows, const float* bias, const RowList* lit, std::size_t n, float* z);
// Adds dz to the gradient of the lit rows, and of the bias.
void backward_rows(const float* dz, const RowList* lit, std::size_t n, float* row_gradient, float* bias_gradient);

// activations[s][k] = clip(z[s][k]) * clip(z[s][k + LANES / 2]); then z becomes its own gradient.
void pair(const float* z, std::size_t n, float* activations, std::size_t stride);
void pair_back(const float* activation_gradient, std::size_t stride, std::size_t n, float* z);

// Layers with SECOND outputs: out[n][SECOND] = bias + in[n][inputs] x weights[inputs][SECOND].
void dense(const float* in, std::size_t stride, std::size_t inputs, const float* weights, const float* bias,
           std::size_t n, float* out);
// in_gradient = out_gradient x weights transposed; `turned` is room for [SECOND][inputs].
void dense_back(const float* out_gradient, const float* weights, std::size_t inputs, std::size_t n, float* turned,
                float* in_gradient, std::size_t stride);
// Adds in transposed x out_gradient to weight_gradient, and the sum of out_gradient to bias_gradient.
void dense_gradient(const float* in, std::size_t stride, std::size_t inputs, const float* out_gradient, std::size_t n,
                    float* weight_gradient, float* bias_gradient);

struct AdamStep {
  float rate, first_decay, second_decay, first_scale, second_scale, averaging;
};
void adam(const AdamStep& step, const float* gradient, std::size_t n, float* values, float* first, float* second,
          float* average);

}  // namespace triktrak::kernels
