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
constexpr std::uint32_t VERSION = 2;
constexpr std::size_t HEADER = 32;

constexpr float MOST_WEIGHT = 1e6F;  // of the layers in floating point: no logit can leave the range of float

// Calls `visit` with each array of the weights, in the order of the file.
template <class Weights, class Visit>
void visit_arrays(Weights& weights, Visit visit) {
  visit(weights.steps);
  visit(weights.bias);
  for (auto& stack : weights.stacks) {
    visit(stack.second);
    visit(stack.scale);
    visit(stack.second_bias);
    visit(stack.third);
    visit(stack.third_bias);
    visit(stack.results);
    visit(stack.results_bias);
  }
}

template <class T>
std::size_t size_in_bytes(const AlignedArray<T>& array) {
  return array.size() * sizeof(T);
}

static_assert(MOST_HIDDEN / 2 == MOST_INPUTS);
static_assert(std::int64_t{MOST_INPUTS} * ACTIVATION * MOST_SECOND <= std::numeric_limits<std::int32_t>::max());

bool tails_fit(const NetWeights& weights) {
  const auto fits = [](float weight) { return std::abs(weight) <= MOST_WEIGHT; };  // not for NaN
  return std::ranges::all_of(weights.stacks, [&](const NetWeights::Stack& stack) {
    bool all = std::ranges::all_of(stack.scale, [](float scale) { return scale > 0; }) &&
               std::ranges::all_of(stack.second, [](int weight) { return std::abs(weight) <= MOST_SECOND; });
    for (const auto* array :
         {&stack.scale, &stack.second_bias, &stack.third, &stack.third_bias, &stack.results, &stack.results_bias})
      all = all && std::ranges::all_of(*array, fits);
    return all;
  });
}

}  // namespace

// Up to n checkers on the places looked at so far sum to `most[n]` at most: one more place, and it is the best of all
// ways to leave some of them there.
std::vector<SumRange> sum_ranges(const NetWeights& weights) {
  constexpr std::size_t UNITS = 64;
  using Lanes = std::array<std::int32_t, UNITS>;
  const std::size_t hidden = weights.shape.hidden;
  std::vector<SumRange> ranges(hidden);
  for (std::size_t start = 0; start < hidden; start += UNITS) {
    Lanes highest;
    std::copy_n(weights.bias.data() + start, UNITS, highest.begin());
    Lanes lowest = highest;
    for (int side = 0; side < 2; ++side) {
      std::array<Lanes, MOST_MEN + 1> most{};
      std::array<Lanes, MOST_MEN + 1> least{};
      for (int place = 0; place < POINTS; ++place) {
        std::array<Lanes, MOST_MEN + 1> row{};
        for (int count = 1; count <= MOST_MEN; ++count) {
          const std::int16_t* const step = weights.steps.data() + step_of(side, place, count) * hidden + start;
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

NetWeights::NetWeights(NetShape wanted) : shape(wanted) {
  if (shape.hidden == 0 || shape.hidden % 128 != 0 || shape.hidden > MOST_HIDDEN || shape.stacks == 0 ||
      shape.stacks > MOST_STACKS)
    throw malformed("net_shape", {{"hidden", static_cast<std::int64_t>(shape.hidden)},
                                  {"stacks", static_cast<std::int64_t>(shape.stacks)}});
  steps = AlignedArray<std::int16_t>(STEPS * shape.hidden);
  bias = AlignedArray<std::int16_t>(shape.hidden);
  for (std::size_t i = 0; i < shape.stacks; ++i)
    stacks.push_back({AlignedArray<std::int16_t>(shape.activations() * SECOND), AlignedArray<float>(SECOND),
                      AlignedArray<float>(SECOND), AlignedArray<float>(SECOND * SECOND), AlignedArray<float>(SECOND),
                      AlignedArray<float>(SECOND * RESULTS), AlignedArray<float>(RESULTS)});
}

Net::Net(NetWeights weights)
    : weights_(std::move(weights)), rows_(ROWS * weights_.shape.hidden), offsets_(weights_.shape.hidden),
      begin_(weights_.shape.hidden) {
  const std::vector<SumRange> ranges = sum_ranges(weights_);
  if (!tails_fit(weights_) || !std::ranges::all_of(ranges, &SumRange::fits))
    throw malformed("net_weights");
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    offsets_[i] = static_cast<std::int16_t>(ranges[i].offset());
    begin_[i] = static_cast<std::int16_t>(weights_.bias[i] - offsets_[i]);
  }
  const std::size_t hidden = weights_.shape.hidden;
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

Net Net::from_bytes(std::span<const std::byte> bytes) {
  ByteReader reader(bytes);
  if (bytes.size() < HEADER || std::memcmp(bytes.data(), MAGIC.data(), MAGIC.size()) != 0)
    throw malformed("net_magic");
  reader.skip(MAGIC.size());
  if (const auto version = reader.read<std::uint32_t>(); version != VERSION)
    throw malformed("net_version", {{"version", std::int64_t{version}}});
  if (const auto features = reader.read<std::uint32_t>(); features != FEATURES_VERSION)
    throw malformed("net_features", {{"version", std::int64_t{features}}});
  const auto hidden = reader.read<std::uint32_t>();
  const auto stacks = reader.read<std::uint32_t>();
  const auto provenance = reader.read<std::uint32_t>();
  const auto checksum = reader.read<std::uint32_t>();
  NetWeights weights(NetShape{hidden, stacks});
  std::uint64_t size = HEADER + std::uint64_t{provenance};
  visit_arrays(weights, [&](const auto& array) { size += size_in_bytes(array); });
  if (size != bytes.size())
    throw malformed("net_size",
                    {{"size", static_cast<std::int64_t>(bytes.size())}, {"wanted", static_cast<std::int64_t>(size)}});
  if (crc32(bytes.subspan(HEADER)) != checksum)
    throw malformed("net_checksum");
  weights.provenance.resize(provenance);
  reader.copy(weights.provenance.data(), provenance);
  visit_arrays(weights, [&](auto& array) { reader.copy(array.data(), size_in_bytes(array)); });
  return Net(std::move(weights));
}

std::vector<std::byte> Net::bytes() const {
  ByteWriter body;
  body.append(weights_.provenance.data(), weights_.provenance.size());
  visit_arrays(weights_, [&](const auto& array) { body.append(array.data(), size_in_bytes(array)); });
  ByteWriter file;
  file.append(MAGIC.data(), MAGIC.size());
  for (const std::size_t number : {std::size_t{VERSION}, std::size_t{FEATURES_VERSION}, weights_.shape.hidden,
                                   weights_.shape.stacks, weights_.provenance.size()})
    file.write(static_cast<std::uint32_t>(number));
  file.write(crc32(body.bytes()));
  file.append(body.bytes().data(), body.bytes().size());
  return std::move(file).take();
}

void Net::look(const Position& position, std::int16_t* sums, const Simd& simd) const {
  std::array<const std::int16_t*, 40> come;
  std::size_t comes = 0;
  for (const Row lit : rows_of(position))
    come[comes++] = row(lit);
  simd.accumulate(begin_.data(), come.data(), comes, nullptr, 0, sums, weights_.shape.hidden);
}

void Net::look_again(const Position& from, const std::int16_t* from_sums, const Position& to, std::int16_t* sums,
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
  simd.accumulate(from_sums, come.data(), comes, gone.data(), gones, sums, weights_.shape.hidden);
}

Outcomes Net::judge(const std::int16_t* sums, std::size_t stack, std::uint8_t possible, const Simd& simd) const {
  alignas(64) std::array<std::int16_t, MOST_INPUTS> activations;
  alignas(64) std::array<float, RESULTS> shares;
  const NetWeights::Stack& s = weights_.stacks[stack < weights_.stacks.size() ? stack : 0];
  simd.pair(sums, offsets_.data(), activations.data(), weights_.shape.activations());
  simd.tail(activations.data(), weights_.shape.activations(),
            {s.second.data(), s.scale.data(), s.second_bias.data(), s.third.data(), s.third_bias.data(),
             s.results.data(), s.results_bias.data()},
            possible, shares.data());
  Outcomes outcomes;
  std::copy_n(shares.begin(), outcomes.size(), outcomes.begin());
  return outcomes;
}

}  // namespace triktrak
