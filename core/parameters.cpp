#include "parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <utility>

#include "bytes.h"
#include "chance.h"
#include "error.h"

namespace triktrak {

namespace {

constexpr std::size_t HALF = Parameters::LANES / 2;
constexpr std::array<char, 8> MAGIC{'T', 'R', 'I', 'K', 'F', 'L', 'T', '\n'};
constexpr std::size_t HEADER = 32;

// Where the first layer of a stack begins; behind the last stack, where they all end.
std::size_t first_layer(const NetShape& shape, std::size_t stack) {
  const auto end = shape.hidden.begin() + static_cast<std::ptrdiff_t>(stack);
  return std::accumulate(shape.hidden.begin(), end, std::size_t{0}) / Parameters::LANES * Parameters::BLOCK;
}

Parameters::Tail tail_in(const NetShape& shape, std::size_t stack) {
  const std::size_t start = stack == 0 ? first_layer(shape, shape.stacks()) : tail_in(shape, stack - 1).end;
  return Parameters::tail_of(shape.hidden[stack], start);
}

NetShape checked(NetShape shape) {
  shape.check();
  return shape;
}

float clip(float x) { return std::clamp(x, 0.0F, 1.0F); }

template <class Whole>
Whole whole(float x) {
  constexpr float MOST = std::numeric_limits<Whole>::max();
  return static_cast<Whole>(std::lround(std::clamp(x, -MOST, MOST)));
}

}  // namespace

Parameters::Parameters(NetShape shape) : shape_(checked(std::move(shape))), values_(tail(shape_.stacks() - 1).end) {}

Parameters Parameters::random(const NetShape& shape, std::uint64_t seed) {
  Parameters made(shape);
  Chance chance(seed);
  const auto fill = [&](std::size_t from, std::size_t to, double spread) {
    for (std::size_t i = from; i < to; ++i)
      made.values_[i] = static_cast<float>(chance.normal() * spread);
  };
  for (std::size_t s = 0; s < shape.stacks(); ++s) {
    for (std::size_t b = 0; b < made.blocks(s); ++b) {
      const std::size_t start = made.block(s, b);
      fill(start, start + STEPS * LANES, 0.06);
      std::fill_n(made.values_.data() + start + STEPS * LANES, LANES, 0.5F);
    }
    const Tail at = made.tail(s);
    fill(at.second, at.second_bias, 2 / std::sqrt(static_cast<double>(shape.hidden[s]) / 2));
    fill(at.third, at.third_bias, std::sqrt(2.0 / SECOND));
    fill(at.results, at.results_bias, 0.1);
  }
  return made;
}

Parameters Parameters::from_bytes(std::span<const std::byte> bytes) {
  if (bytes.size() < HEADER || std::memcmp(bytes.data(), MAGIC.data(), MAGIC.size()) != 0)
    throw malformed("net_magic");
  ByteReader reader(bytes);
  reader.skip(MAGIC.size());
  if (const auto features = reader.read<std::uint32_t>(); features != FEATURES_VERSION)
    throw malformed("net_features", {{"version", std::int64_t{features}}});
  Parameters read(NetShape::read(reader));
  const auto checksum = reader.read<std::uint32_t>();
  const std::size_t size = HEADER + read.size() * sizeof(float);
  if (size != bytes.size())
    throw malformed("net_size",
                    {{"size", static_cast<std::int64_t>(bytes.size())}, {"wanted", static_cast<std::int64_t>(size)}});
  if (crc32(bytes.subspan(HEADER)) != checksum)
    throw malformed("net_checksum");
  reader.copy(read.data(), read.size() * sizeof(float));
  if (!read.finite())
    throw malformed("net_weights");
  return read;
}

bool Parameters::finite() const {
  return std::ranges::all_of(values_, [](float x) { return std::isfinite(x); });
}

std::vector<std::byte> Parameters::bytes() const {
  ByteWriter file;
  file.append(MAGIC.data(), MAGIC.size());
  file.write(FEATURES_VERSION);
  for (const std::uint32_t number : shape_.numbers())
    file.write(number);
  file.write(crc32(std::as_bytes(std::span(values_.data(), size()))));
  file.append(values_.data(), size() * sizeof(float));
  return std::move(file).take();
}

std::size_t Parameters::block(std::size_t stack, std::size_t b) const { return first_layer(shape_, stack) + b * BLOCK; }

Parameters::Tail Parameters::tail(std::size_t stack) const { return tail_in(shape_, stack); }

Parameters::Tail Parameters::tail_of(std::size_t hidden, std::size_t start) {
  Tail at{};
  at.second = start;
  at.second_bias = at.second + hidden / 2 * SECOND;
  at.third = at.second_bias + SECOND;
  at.third_bias = at.third + SECOND * SECOND;
  at.results = at.third_bias + SECOND;
  at.results_bias = at.results + SECOND * RESULTS;
  at.end = at.results_bias + RESULTS;
  return at;
}

Outcomes Parameters::judge(const Position& position, std::size_t stack) const {
  const Tail at = tail(stack);
  const float* const w = values_.data();
  std::array<float, SECOND> second;
  std::copy_n(w + at.second_bias, SECOND, second.begin());
  for (std::size_t b = 0; b < blocks(stack); ++b) {
    const float* const steps = w + block(stack, b);
    std::array<float, LANES> z;
    std::copy_n(steps + STEPS * LANES, LANES, z.begin());
    for (const Row row : rows_of(position)) {
      const int side = row / (POINTS * MOST_MEN);
      const int place = row / MOST_MEN % POINTS;
      for (int n = 1; n <= row % MOST_MEN + 1; ++n)
        for (std::size_t k = 0; k < LANES; ++k)
          z[k] += steps[step_of(side, place, n) * LANES + k];
    }
    for (std::size_t k = 0; k < HALF; ++k) {
      const float activation = clip(z[k]) * clip(z[k + HALF]);
      for (std::size_t j = 0; j < SECOND; ++j)
        second[j] += activation * w[at.second + (b * HALF + k) * SECOND + j];
    }
  }
  std::array<float, SECOND> third;
  std::copy_n(w + at.third_bias, SECOND, third.begin());
  for (std::size_t i = 0; i < SECOND; ++i)
    for (std::size_t j = 0; j < SECOND; ++j)
      third[j] += std::max(second[i], 0.0F) * w[at.third + i * SECOND + j];
  alignas(64) std::array<float, RESULTS> logits;
  std::copy_n(w + at.results_bias, RESULTS, logits.begin());
  for (std::size_t i = 0; i < SECOND; ++i)
    for (std::size_t j = 0; j < RESULTS; ++j)
      logits[j] += std::max(third[i], 0.0F) * w[at.results + i * RESULTS + j];
  softmax(logits.data(), possible_results(position), logits.data());
  Outcomes outcomes;
  std::copy_n(logits.begin(), outcomes.size(), outcomes.begin());
  return outcomes;
}

// Rounds the first layer with `sizes[unit]` standing for 1. What is rounded are the sums of steps that a row stands
// for, not the steps, so that the roundings of a row do not add up.
void Parameters::round_units(std::size_t stack, NetWeights::Stack& rounded, const std::vector<float>& sizes) const {
  for (std::size_t b = 0; b < blocks(stack); ++b)
    for (std::size_t k = 0; k < LANES; ++k) {
      const float* const from = data() + block(stack, b) + k;
      const std::size_t unit = b * HALF + k % HALF + (k < HALF ? 0 : rounded.hidden / 2);
      rounded.bias[unit] = whole<std::int16_t>(from[STEPS * LANES] * sizes[unit]);
      for (int side = 0; side < 2; ++side)
        for (int place = 0; place < POINTS; ++place) {
          float sum = 0;
          std::int32_t before = 0;
          const int steps = place == OFF ? MOST_MEN : static_cast<int>(PLACE_STEPS);
          for (int count = 1; count <= steps; ++count) {
            const std::size_t step = step_of(side, place, count);
            sum += from[step * LANES] * sizes[unit];
            const auto here = whole<std::int16_t>(std::round(sum) - static_cast<float>(before));
            rounded.steps[step * rounded.hidden + unit] = here;
            before += here;
          }
        }
    }
}

NetWeights Parameters::quantised(std::string provenance) const {
  if (!finite())
    throw malformed("net_weights");
  NetWeights net(shape_);
  net.provenance = std::move(provenance);
  for (std::size_t s = 0; s < shape_.stacks(); ++s) {
    NetWeights::Stack& stack = net.stacks[s];
    round_units(s, stack, std::vector<float>(stack.hidden, UNIT));
    // Where the sums of a unit could leave their type, less stands for 1 in it.
    std::vector<float> sizes;
    for (const SumRange& range : sum_ranges(stack)) {
      constexpr float ROUNDED = 200;  // what rounding may add
      const auto part = [](float most, std::int32_t here) {
        return (most - ROUNDED) / static_cast<float>(std::max(here, 1));
      };
      const float spread = part(2 * SumRange::MOST, range.highest - range.lowest);
      const float most = UNIT * std::min({1.0F, spread, part(SumRange::MOST, std::abs(range.offset()))});
      sizes.push_back(std::max(1.0F, std::floor(most)));
    }
    round_units(s, stack, sizes);
    std::ranges::transform(sizes, stack.full.begin(), whole<std::int16_t>);
    const Tail at = tail(s);
    const float* const w = values_.data();
    const std::size_t half = stack.hidden / 2;
    const auto weight = [&](std::size_t i, std::size_t j) {
      return w[at.second + i * SECOND + j] * (UNIT / sizes[i]) * (UNIT / sizes[i + half]);
    };
    for (std::size_t j = 0; j < SECOND; ++j) {
      float most = 1e-6F;
      for (std::size_t i = 0; i < half; ++i)
        most = std::max(most, std::abs(weight(i, j)));
      stack.scale[j] = most / MOST_SECOND / ACTIVATION;
      for (std::size_t i = 0; i < half; ++i)
        stack.second[(i / 2 * SECOND + j) * 2 + i % 2] = whole<std::int16_t>(weight(i, j) / most * MOST_SECOND);
    }
    std::copy_n(w + at.second_bias, SECOND, stack.second_bias.data());
    std::copy_n(w + at.third, SECOND * SECOND, stack.third.data());
    std::copy_n(w + at.third_bias, SECOND, stack.third_bias.data());
    std::copy_n(w + at.results, SECOND * RESULTS, stack.results.data());
    std::copy_n(w + at.results_bias, RESULTS, stack.results_bias.data());
  }
  return net;
}

Parameters Parameters::widened(const NetShape& shape, std::uint64_t seed) const {
  Parameters wide = random(shape, seed);
  if (shape.stacks() < shape_.stacks())
    throw malformed("net_stacks", {{"stacks", static_cast<std::int64_t>(shape.stacks())}});
  Chance chance(seed);
  for (std::size_t s = 0; s < shape_.stacks(); ++s) {
    if (wide.hidden(s) < hidden(s))
      throw malformed("net_shape", {{"hidden", static_cast<std::int64_t>(wide.hidden(s))}});
    const std::size_t copies_all = wide.blocks(s) / blocks(s);
    const auto copies = [&](std::size_t from) { return copies_all + (from < wide.blocks(s) % blocks(s) ? 1 : 0); };
    for (std::size_t b = 0; b < wide.blocks(s); ++b) {
      const std::size_t from = b % blocks(s);
      const float* const steps = data() + block(s, from);
      for (std::size_t i = 0; i < BLOCK; ++i) {
        const auto noise = b < blocks(s) ? 0.0F : static_cast<float>(chance.normal() * 0.01);
        wide.values_[wide.block(s, b) + i] = steps[i] + (steps[i] == 0 ? 0 : noise);
      }
      for (std::size_t i = 0; i < HALF * SECOND; ++i)
        wide.values_[wide.tail(s).second + b * HALF * SECOND + i] =
            values_[tail(s).second + from * HALF * SECOND + i] / static_cast<float>(copies(from));
    }
    std::copy(data() + tail(s).second_bias, data() + tail(s).end, wide.data() + wide.tail(s).second_bias);
  }
  return wide;
}

}  // namespace triktrak
