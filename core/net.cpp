#include "net.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include "bytes.h"
#include "error.h"

namespace triktrak {

static_assert(std::endian::native == std::endian::little, "weights lie in files as they lie in memory");

namespace {

constexpr std::array<char, 8> MAGIC{'T', 'R', 'I', 'K', 'N', 'E', 'T', '\n'};
constexpr std::uint32_t VERSION = 3;
constexpr std::size_t HEADER = 40;

constexpr float MOST_WEIGHT = 1e6F;  // of the layers in floating point: no logit can leave the range of float

// Calls `visit` with each array of a stack, in the order of the file.
template <class Stack, class Visit>
void visit_arrays(Stack& stack, Visit visit) {
  visit(stack.steps);
  visit(stack.bias);
  visit(stack.full);
  visit(stack.second);
  visit(stack.scale);
  visit(stack.second_bias);
  visit(stack.third);
  visit(stack.third_bias);
  visit(stack.results);
  visit(stack.results_bias);
}

template <class T>
std::size_t size_in_bytes(const AlignedArray<T>& array) {
  return array.size() * sizeof(T);
}

static_assert(MOST_HIDDEN / 2 == MOST_INPUTS);
static_assert(std::int64_t{MOST_INPUTS} * ACTIVATION * MOST_SECOND <= std::numeric_limits<std::int32_t>::max());

bool numbers_fit(const NetWeights::Stack& stack) {
  const auto fits = [](float weight) { return std::abs(weight) <= MOST_WEIGHT; };  // not for NaN
  bool all = std::ranges::all_of(stack.full, [](int full) { return full > 0 && full <= UNIT; }) &&
             std::ranges::all_of(stack.scale, [](float scale) { return scale > 0; }) &&
             std::ranges::all_of(stack.second, [](int weight) { return std::abs(weight) <= MOST_SECOND; });
  for (const auto* array :
       {&stack.scale, &stack.second_bias, &stack.third, &stack.third_bias, &stack.results, &stack.results_bias})
    all = all && std::ranges::all_of(*array, fits);
  return all;
}

}  // namespace

// Up to n checkers on the places looked at so far sum to `most[n]` at most: one more place, and it is the best of all
// ways to leave some of them there.
std::vector<SumRange> sum_ranges(const NetWeights::Stack& stack) {
  constexpr std::size_t UNITS = 64;
  using Lanes = std::array<std::int32_t, UNITS>;
  const std::size_t hidden = stack.hidden;
  std::vector<SumRange> ranges(hidden);
  for (std::size_t start = 0; start < hidden; start += UNITS) {
    Lanes highest;
    std::copy_n(stack.bias.data() + start, UNITS, highest.begin());
    Lanes lowest = highest;
    for (int side = 0; side < 2; ++side) {
      std::array<Lanes, MOST_MEN + 1> most{};
      std::array<Lanes, MOST_MEN + 1> least{};
      for (int place = 0; place < POINTS; ++place) {
        std::array<Lanes, MOST_MEN + 1> row{};
        for (int count = 1; count <= MOST_MEN; ++count) {
          const std::int16_t* const step = stack.steps.data() + step_of(side, place, count) * hidden + start;
          const auto n = static_cast<std::size_t>(count);
          for (std::size_t k = 0; k < UNITS; ++k)
            row[n][k] = row[n - 1][k] + step[k];
        }
        for (std::size_t men = MOST_MEN; men > 0; --men)
          for (std::size_t here = 1; here <= men; ++here)
            for (std::size_t k = 0; k < UNITS; ++k) {
              most[men][k] = std::max(most[men][k], most[men - here][k] + row[here][k]);
              least[men][k] = std::min(least[men][k], least[men - here][k] + row[here][k]);
            }
      }
      for (std::size_t k = 0; k < UNITS; ++k) {
        highest[k] += most[MOST_MEN][k];
        lowest[k] += least[MOST_MEN][k];
      }
    }
    for (std::size_t k = 0; k < UNITS; ++k)
      ranges[start + k] = {lowest[k], highest[k]};
  }
  return ranges;
}

void NetShape::check() const {
  const auto sound = [](std::size_t units) { return units > 0 && units % 128 == 0 && units <= MOST_HIDDEN; };
  if (hidden.empty() || hidden.size() > MOST_STACKS)
    throw malformed("net_stacks", {{"stacks", static_cast<std::int64_t>(hidden.size())}});
  if (const auto wrong = std::ranges::find_if_not(hidden, sound); wrong != hidden.end())
    throw malformed("net_shape", {{"hidden", static_cast<std::int64_t>(*wrong)}});
}

std::vector<std::uint32_t> NetShape::numbers() const {
  std::vector<std::uint32_t> numbers(1 + MOST_STACKS);
  numbers[0] = static_cast<std::uint32_t>(stacks());
  std::ranges::transform(hidden, numbers.begin() + 1,
                         [](std::size_t units) { return static_cast<std::uint32_t>(units); });
  return numbers;
}

NetShape NetShape::read(ByteReader& reader) {
  const auto stacks = reader.read<std::uint32_t>();
  NetShape shape;
  for (std::size_t i = 0; i < MOST_STACKS; ++i) {
    const auto units = reader.read<std::uint32_t>();
    if (i < stacks)
      shape.hidden.push_back(units);
    else if (units != 0)
      throw malformed("net_stacks", {{"stacks", std::int64_t{stacks}}});
  }
  if (stacks > MOST_STACKS)
    throw malformed("net_stacks", {{"stacks", std::int64_t{stacks}}});
  shape.check();
  return shape;
}

NetWeights::Stack::Stack(std::size_t units)
    : hidden(units), steps(STEPS * units), bias(units), full(units), second(units / 2 * SECOND), scale(SECOND),
      second_bias(SECOND), third(SECOND * SECOND), third_bias(SECOND), results(SECOND * RESULTS),
      results_bias(RESULTS) {}

NetWeights::NetWeights(const NetShape& shape) {
  shape.check();
  for (const std::size_t units : shape.hidden)
    stacks.emplace_back(units);
}

Net::Stack::Stack(NetWeights::Stack weights)
    : weights_(std::move(weights)), rows_(ROWS * weights_.hidden), offsets_(weights_.hidden), begin_(weights_.hidden) {
  const std::vector<SumRange> ranges = sum_ranges(weights_);
  if (!numbers_fit(weights_) || !std::ranges::all_of(ranges, &SumRange::fits))
    throw malformed("net_weights");
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    offsets_[i] = static_cast<std::int16_t>(ranges[i].offset());
    begin_[i] = static_cast<std::int16_t>(weights_.bias[i] - offsets_[i]);
  }
  const std::size_t hidden = weights_.hidden;
  for (int side = 0; side < 2; ++side)
    for (int place = 0; place < POINTS; ++place)
      for (int count = 1; count <= MOST_MEN; ++count) {
        std::int16_t* const sum = rows_.data() + row_of(side, place, count) * hidden;
        const std::int16_t* const step = weights_.steps.data() + step_of(side, place, count) * hidden;
        const std::int16_t* const before = count > 1 ? sum - hidden : nullptr;
        for (std::size_t i = 0; i < hidden; ++i)
          sum[i] = static_cast<std::int16_t>((before != nullptr ? before[i] : 0) + step[i]);
      }
}

Net::Net(NetWeights weights) : provenance_(std::move(weights.provenance)) {
  for (NetWeights::Stack& stack : weights.stacks)
    stacks_.emplace_back(std::move(stack));
}

NetShape Net::shape() const {
  NetShape shape;
  for (const Stack& stack : stacks_)
    shape.hidden.push_back(stack.hidden());
  return shape;
}

Net Net::from_bytes(std::span<const std::byte> bytes) {
  ByteReader reader(bytes);
  if (bytes.size() < HEADER || std::memcmp(bytes.data(), MAGIC.data(), MAGIC.size()) != 0)
    throw malformed("net_magic");
  reader.skip(MAGIC.size());
  if (const auto version = reader.read<std::uint32_t>(); version != VERSION)
    throw malformed("net_version", {{"version", std::int64_t{version}}});
  if (const auto features = reader.read<std::uint32_t>(); features != FEATURES_VERSION)
    throw malformed("net_features", {{"version", std::int64_t{features}}});
  NetWeights weights(NetShape::read(reader));
  const auto provenance = reader.read<std::uint32_t>();
  const auto checksum = reader.read<std::uint32_t>();
  std::uint64_t size = HEADER + std::uint64_t{provenance};
  for (const NetWeights::Stack& stack : weights.stacks)
    visit_arrays(stack, [&](const auto& array) { size += size_in_bytes(array); });
  if (size != bytes.size())
    throw malformed("net_size",
                    {{"size", static_cast<std::int64_t>(bytes.size())}, {"wanted", static_cast<std::int64_t>(size)}});
  if (crc32(bytes.subspan(HEADER)) != checksum)
    throw malformed("net_checksum");
  weights.provenance.resize(provenance);
  reader.copy(weights.provenance.data(), provenance);
  for (NetWeights::Stack& stack : weights.stacks)
    visit_arrays(stack, [&](auto& array) { reader.copy(array.data(), size_in_bytes(array)); });
  return Net(std::move(weights));
}

std::vector<std::byte> Net::bytes() const {
  ByteWriter body;
  body.append(provenance_.data(), provenance_.size());
  for (const Stack& stack : stacks_)
    visit_arrays(stack.weights(), [&](const auto& array) { body.append(array.data(), size_in_bytes(array)); });
  ByteWriter file;
  file.append(MAGIC.data(), MAGIC.size());
  file.write(VERSION);
  file.write(FEATURES_VERSION);
  for (const std::uint32_t number : shape().numbers())
    file.write(number);
  file.write(static_cast<std::uint32_t>(provenance_.size()));
  file.write(crc32(body.bytes()));
  file.append(body.bytes().data(), body.bytes().size());
  return std::move(file).take();
}

void Net::Stack::look(const Position& position, std::int16_t* sums, const Simd& simd) const {
  std::array<const std::int16_t*, 40> come;
  std::size_t comes = 0;
  for (const Row lit : rows_of(position))
    come[comes++] = row(lit);
  simd.accumulate(begin_.data(), come.data(), comes, nullptr, 0, sums, hidden());
}

void Net::Stack::look_again(const Position& from, const std::int16_t* from_sums, const Position& to, std::int16_t* sums,
                            const Simd& simd) const {
  const RowChange change = rows_between(from, to);
  std::array<const std::int16_t*, 40> come;
  std::array<const std::int16_t*, 40> gone;
  std::size_t comes = 0;
  std::size_t gones = 0;
  for (const Row lit : change.come)
    come[comes++] = row(lit);
  for (const Row out : change.gone)
    gone[gones++] = row(out);
  simd.accumulate(from_sums, come.data(), comes, gone.data(), gones, sums, hidden());
}

Outcomes Net::Stack::judge(const std::int16_t* sums, std::uint8_t possible, const Simd& simd) const {
  alignas(64) std::array<std::int16_t, MOST_INPUTS> activations;
  alignas(64) std::array<float, RESULTS> shares;
  const NetWeights::Stack& s = weights_;
  const std::size_t inputs = hidden() / 2;
  simd.pair(sums, offsets_.data(), s.full.data(), activations.data(), inputs);
  simd.tail(activations.data(), inputs,
            {s.second.data(), s.scale.data(), s.second_bias.data(), s.third.data(), s.third_bias.data(),
             s.results.data(), s.results_bias.data()},
            possible, shares.data());
  Outcomes outcomes;
  std::copy_n(shares.begin(), outcomes.size(), outcomes.begin());
  return outcomes;
}

}  // namespace triktrak
