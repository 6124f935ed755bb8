#include "trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "bytes.h"
#include "error.h"
#include "setting.h"
#include "train_kernels.h"

namespace triktrak {

namespace {

constexpr std::size_t LANES = Parameters::LANES;
constexpr std::size_t HALF = LANES / 2;
constexpr double MOST_BATCHES = 1e9;
constexpr double MOST_IN_BATCH = 1 << 20;
constexpr std::size_t CHUNK = 128;  // samples whose activations stay near the processor
constexpr std::array<float, 6> POINTS_WON{1, 2, 3, -1, -2, -3};

// How far a judgement is from its target.
TrainingLoss distance(const Outcomes& judged, const Outcomes& target) {
  TrainingLoss loss;
  double equity = 0;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] > 0)
      loss.divergence += target[i] * std::log(target[i] / std::max(judged[i], 1e-12F));
    equity += POINTS_WON[i] * (judged[i] - target[i]);
  }
  loss.equity = equity * equity;
  return loss;
}

void relu(const float* z, std::size_t n, float* out) {
  for (std::size_t i = 0; i < n; ++i)
    out[i] = std::max(z[i], 0.0F);
}

void relu_back(const float* z, std::size_t n, float* gradient) {
  for (std::size_t i = 0; i < n; ++i)
    gradient[i] = z[i] > 0 ? gradient[i] : 0;
}

}  // namespace

// One batch on its way through a stack and back. Rows of activations are a little longer than they must be, so that
// they do not all begin at the same place of a cache.
struct Trainer::Batch {
  Batch(std::size_t widest, std::size_t size)
      : n(size), stride(widest / 2 + 16), samples(size), lit(size), possible(size), z(widest * size),
        activations(stride * size), activation_gradient(stride * size), rows(ROWS * LANES), row_gradient(ROWS * LANES),
        step_gradient(Parameters::BLOCK), turned(widest / 2 * SECOND), second(CHUNK * SECOND),
        second_out(CHUNK * SECOND), second_gradient(CHUNK * SECOND), third(CHUNK * SECOND), third_out(CHUNK * SECOND),
        third_gradient(CHUNK * SECOND) {}

  std::size_t n, stride;
  std::size_t stack = 0;
  std::vector<const Sample*> samples;
  std::vector<RowList> lit;
  std::vector<std::uint8_t> possible;
  AlignedArray<float> z;  // [blocks][n][LANES]
  AlignedArray<float> activations, activation_gradient;
  AlignedArray<float> rows, row_gradient, step_gradient, turned;
  AlignedArray<float> second, second_out, second_gradient, third, third_out, third_gradient;
  AlignedArray<float> tail_gradient;
};

Trainer::Trainer(Parameters parameters)
    : current_(std::move(parameters)), first_moment_(current_.shape()), second_moment_(current_.shape()),
      average_(current_.shape()) {
  std::copy_n(current_.data(), current_.size(), average_.data());
}

Trainer Trainer::from_bytes(std::span<const std::byte> bytes) {
  constexpr std::size_t PARTS = 4;
  constexpr std::size_t STEPS_SIZE = sizeof steps_;
  const std::size_t part = (bytes.size() - std::min(bytes.size(), STEPS_SIZE)) / PARTS;
  if (part == 0 || part * PARTS + STEPS_SIZE != bytes.size())
    throw malformed("net_magic");
  const auto read = [&](std::size_t n) { return Parameters::from_bytes(bytes.subspan(STEPS_SIZE + n * part, part)); };
  Trainer trainer(read(0));
  std::size_t n = 0;
  for (Parameters* const other : {&trainer.first_moment_, &trainer.second_moment_, &trainer.average_}) {
    *other = read(++n);
    if (other->shape() != trainer.current_.shape())
      throw malformed("net_size", {{"size", static_cast<std::int64_t>(other->size())},
                                   {"wanted", static_cast<std::int64_t>(trainer.current_.size())}});
  }
  ByteReader(bytes).copy(trainer.steps_.data(), STEPS_SIZE);
  return trainer;
}

std::vector<std::byte> Trainer::bytes() const {
  ByteWriter state;
  state.append(steps_.data(), sizeof steps_);
  for (const Parameters* part : {&current_, &first_moment_, &second_moment_, &average_}) {
    const std::vector<std::byte> bytes = part->bytes();
    state.append(bytes.data(), bytes.size());
  }
  return std::move(state).take();
}

void Trainer::adam(std::size_t stack, std::size_t from, std::size_t count, const float* gradient) {
  const auto t = static_cast<double>(steps_[stack]);
  const kernels::AdamStep step{static_cast<float>(step_.rate),
                               0.9F,
                               0.999F,
                               static_cast<float>(1 / (1 - std::pow(0.9, t))),
                               static_cast<float>(1 / (1 - std::pow(0.999, t))),
                               static_cast<float>(std::min(step_.averaging, t / (t + 10)))};
  kernels::adam(step, gradient, count, current_.data() + from, first_moment_.data() + from,
                second_moment_.data() + from, average_.data() + from);
}

void Trainer::draw(Batch& batch, std::span<const Sample> samples, Chance& chance) const {
  const auto any = [&] { return &samples[chance.below(samples.size())]; };
  const auto stack_of = [&](const Sample* sample) { return current_.shape().stack_of(sample->stack); };
  batch.stack = stack_of(any());
  for (std::size_t s = 0; s < batch.n; ++s) {
    do
      batch.samples[s] = any();
    while (stack_of(batch.samples[s]) != batch.stack);
    batch.lit[s] = rows_of(batch.samples[s]->position);
    batch.possible[s] = possible_results(batch.samples[s]->position);
  }
}

void Trainer::forward_first(Batch& batch) {
  for (std::size_t b = 0; b < current_.blocks(batch.stack); ++b) {
    float* const z = batch.z.data() + b * batch.n * LANES;
    const float* const steps = current_.data() + current_.block(batch.stack, b);
    kernels::rows_from_steps(steps, batch.rows.data());
    kernels::forward_rows(batch.rows.data(), steps + STEPS * LANES, batch.lit.data(), batch.n, z);
    kernels::pair(z, batch.n, batch.activations.data() + b * HALF, batch.stride);
  }
}

void Trainer::backward_first(Batch& batch) {
  for (std::size_t b = 0; b < current_.blocks(batch.stack); ++b) {
    float* const z = batch.z.data() + b * batch.n * LANES;
    float* const bias_gradient = batch.step_gradient.data() + STEPS * LANES;
    kernels::pair_back(batch.activation_gradient.data() + b * HALF, batch.stride, batch.n, z);
    std::ranges::fill(batch.row_gradient, 0.0F);
    std::fill_n(bias_gradient, LANES, 0.0F);
    kernels::backward_rows(z, batch.lit.data(), batch.n, batch.row_gradient.data(), bias_gradient);
    kernels::steps_from_rows(batch.row_gradient.data(), batch.step_gradient.data());
    adam(batch.stack, current_.block(batch.stack, b), Parameters::BLOCK, batch.step_gradient.data());
  }
}

void Trainer::tail(Batch& batch) {
  const std::size_t hidden = current_.hidden(batch.stack);
  const std::size_t inputs = hidden / 2;
  const Parameters::Tail at = current_.tail(batch.stack);
  const Parameters::Tail grad = Parameters::tail_of(hidden);
  const float* const w = current_.data();
  batch.tail_gradient = AlignedArray<float>(grad.end);
  float* const gradient = batch.tail_gradient.data();
  for (std::size_t start = 0; start < batch.n; start += CHUNK) {
    const std::size_t n = std::min(CHUNK, batch.n - start);
    const float* const in = batch.activations.data() + start * batch.stride;
    kernels::dense(in, batch.stride, inputs, w + at.second, w + at.second_bias, n, batch.second.data());
    relu(batch.second.data(), n * SECOND, batch.second_out.data());
    kernels::dense(batch.second_out.data(), SECOND, SECOND, w + at.third, w + at.third_bias, n, batch.third.data());
    relu(batch.third.data(), n * SECOND, batch.third_out.data());
    for (std::size_t s = 0; s < n; ++s) {
      alignas(64) std::array<float, RESULTS> logits;
      std::copy_n(w + at.results_bias, RESULTS, logits.begin());
      const float* const third = batch.third_out.data() + s * SECOND;
      for (std::size_t i = 0; i < SECOND; ++i)
        for (std::size_t j = 0; j < RESULTS; ++j)
          logits[j] += third[i] * w[at.results + i * RESULTS + j];
      const Outcomes& target = batch.samples[start + s]->target;
      softmax(logits.data(), batch.possible[start + s], logits.data());
      Outcomes judged;
      std::copy_n(logits.begin(), judged.size(), judged.begin());
      const TrainingLoss loss = distance(judged, target);
      sum_.divergence += loss.divergence;
      sum_.equity += loss.equity;
      std::array<float, RESULTS> d{};
      float equity = 0;
      float error = 0;
      for (std::size_t j = 0; j < judged.size(); ++j) {
        equity += POINTS_WON[j] * judged[j];
        error += POINTS_WON[j] * (judged[j] - target[j]);
      }
      const float pull = static_cast<float>(step_.equity) * error;
      for (std::size_t j = 0; j < judged.size(); ++j)
        d[j] = (judged[j] - target[j] + pull * judged[j] * (POINTS_WON[j] - equity)) / static_cast<float>(batch.n);
      float* const third_gradient = batch.third_gradient.data() + s * SECOND;
      for (std::size_t i = 0; i < SECOND; ++i) {
        float sum = 0;
        for (std::size_t j = 0; j < RESULTS; ++j) {
          sum += d[j] * w[at.results + i * RESULTS + j];
          gradient[grad.results + i * RESULTS + j] += third[i] * d[j];
        }
        third_gradient[i] = sum;
      }
      for (std::size_t j = 0; j < RESULTS; ++j)
        gradient[grad.results_bias + j] += d[j];
    }
    relu_back(batch.third.data(), n * SECOND, batch.third_gradient.data());
    kernels::dense_gradient(batch.second_out.data(), SECOND, SECOND, batch.third_gradient.data(), n,
                            gradient + grad.third, gradient + grad.third_bias);
    kernels::dense_back(batch.third_gradient.data(), w + at.third, SECOND, n, batch.turned.data(),
                        batch.second_gradient.data(), SECOND);
    relu_back(batch.second.data(), n * SECOND, batch.second_gradient.data());
    kernels::dense_gradient(in, batch.stride, inputs, batch.second_gradient.data(), n, gradient + grad.second,
                            gradient + grad.second_bias);
    kernels::dense_back(batch.second_gradient.data(), w + at.second, inputs, n, batch.turned.data(),
                        batch.activation_gradient.data() + start * batch.stride, batch.stride);
  }
  adam(batch.stack, at.second, grad.end, gradient);
}

TrainingLoss Trainer::train(std::span<const Sample> samples, std::size_t batches, std::size_t batch_size,
                            TrainingStep step, Chance& chance) {
  if (samples.empty())
    throw malformed("no_samples");
  check_setting("batches", static_cast<double>(batches), 1, MOST_BATCHES);
  check_setting("batch", static_cast<double>(batch_size), 1, MOST_IN_BATCH);
  check_setting("rate", step.rate, 0, 1);
  check_setting("averaging", step.averaging, 0, 1);
  check_setting("equity", step.equity, 0, 1000);
  step_ = step;
  sum_ = {};
  Batch batch(std::ranges::max(current_.shape().hidden), batch_size);
  for (std::size_t done = 0; done < batches; ++done) {
    draw(batch, samples, chance);
    ++steps_[batch.stack];
    forward_first(batch);
    tail(batch);
    backward_first(batch);
    if (!std::isfinite(sum_.divergence))
      throw error("training_diverged", {{"steps", static_cast<std::int64_t>(steps())}});
  }
  const auto all = static_cast<double>(batches * batch_size);
  return {sum_.divergence / all, std::sqrt(sum_.equity / all)};
}

TrainingLoss Trainer::loss(std::span<const Sample> samples) const {
  if (samples.empty())
    throw malformed("no_samples");
  TrainingLoss sum;
  for (const Sample& sample : samples) {
    const TrainingLoss loss =
        distance(average_.judge(sample.position, average_.shape().stack_of(sample.stack)), sample.target);
    sum.divergence += loss.divergence;
    sum.equity += loss.equity;
  }
  const auto all = static_cast<double>(samples.size());
  return {sum.divergence / all, std::sqrt(sum.equity / all)};
}

}  // namespace triktrak
