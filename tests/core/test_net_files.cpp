// Weights files: what is damaged, foreign or absurd is named, and never becomes a number.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "bytes.h"
#include "check.h"
#include "net_data.h"
#include "trainer.h"

using namespace triktrak;

namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t HEADER = 40;
constexpr std::size_t CHECKSUM = 36;

template <class Read>
std::string fault_of(const Bytes& bytes, Read read) {
  return check::code_of<malformed>([&] { read(bytes); });
}

std::string net_fault(const Bytes& bytes) {
  return fault_of(bytes, [](const Bytes& b) { Net::from_bytes(b); });
}

std::string parameters_fault(const Bytes& bytes) {
  return fault_of(bytes, [](const Bytes& b) { Parameters::from_bytes(b); });
}

std::string trainer_fault(const Bytes& bytes) {
  return fault_of(bytes, [](const Bytes& b) { Trainer::from_bytes(b); });
}

template <class T>
Bytes with(Bytes bytes, std::size_t at, T value) {
  std::memcpy(bytes.data() + at, &value, sizeof value);
  return bytes;
}

// The same with a checksum that fits, so that only what it holds can be wrong.
Bytes sealed(Bytes bytes, std::size_t checksum = CHECKSUM) {
  const std::size_t body = checksum + 4;
  return with(bytes, checksum, crc32(std::span(bytes).subspan(body)));
}

}  // namespace

TEST(a_net_is_read_back_as_it_was_written) {
  for (const NetShape& shape : {NetShape{{128}}, {{128, 256}}, {{256, 128, 384}}}) {
    const auto net = data::wild_net(shape, 1);
    const Bytes bytes = net->bytes();
    const Net again = Net::from_bytes(bytes);
    CHECK(again.shape() == net->shape());
    CHECK(again.provenance() == "nobody trained it");
    CHECK(again.bytes() == bytes);
  }
  const Parameters parameters = data::wild_parameters({{128, 128, 256}}, 2);
  CHECK(Parameters::from_bytes(parameters.bytes()).bytes() == parameters.bytes());
}

TEST(a_file_cut_short_or_with_something_behind_it_is_named) {
  const Bytes bytes = data::wild_net({{128, 128, 256}}, 1)->bytes();
  const std::size_t steps = HEADER + std::string("nobody trained it").size();
  for (std::size_t size = 0; size < bytes.size(); size += size < steps + 64 || size + 4096 > bytes.size() ? 1 : 997) {
    const std::string fault = net_fault({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)});
    CHECK(fault == (size < HEADER ? "net_magic" : "net_size"));
  }
  Bytes longer = bytes;
  longer.push_back(std::byte{0});
  CHECK(net_fault(longer) == "net_size");
  const Bytes parameters = Parameters::random({{128}}, 1).bytes();
  for (std::size_t size = 0; size < parameters.size(); size += size < 64 ? 1 : 997)
    CHECK(!parameters_fault({parameters.begin(), parameters.begin() + static_cast<std::ptrdiff_t>(size)}).empty());
}

TEST(every_changed_bit_of_a_header_and_any_changed_byte_behind_it_is_noticed) {
  const Bytes bytes = data::wild_net({{128, 128, 256}}, 1)->bytes();
  const Bytes parameters = Parameters::random({{128}}, 1).bytes();
  for (const bool whole : {true, false}) {
    const Bytes& from = whole ? bytes : parameters;
    for (std::size_t at = 0; at < from.size(); at += at < HEADER + 16 ? 1 : 499)
      for (int bit = 0; bit < 8; ++bit) {
        Bytes changed = from;
        changed[at] ^= std::byte{1} << bit;
        CHECK(!(whole ? net_fault(changed) : parameters_fault(changed)).empty());
      }
  }
}

TEST(foreign_files_and_those_of_another_age_are_told_apart) {
  const Bytes bytes = data::wild_net({{128, 128, 256}}, 1)->bytes();
  CHECK(net_fault(with(bytes, 0, 'X')) == "net_magic");
  CHECK(net_fault(Parameters::random({{128}}, 1).bytes()) == "net_magic");
  CHECK(parameters_fault(bytes) == "net_magic");
  CHECK(net_fault(with(bytes, 8, std::uint32_t{2})) == "net_version");
  CHECK(net_fault(with(bytes, 12, FEATURES_VERSION + 1)) == "net_features");
  CHECK(net_fault(with(bytes, CHECKSUM, std::uint32_t{0})) == "net_checksum");
  CHECK(parameters_fault(with(Parameters::random({{128}}, 1).bytes(), 8, FEATURES_VERSION + 1)) == "net_features");
}

TEST(absurd_sizes_are_refused_before_memory_is_asked_for) {
  const Bytes bytes = data::wild_net({{128, 128, 256}}, 1)->bytes();
  constexpr std::uint32_t MOST = std::numeric_limits<std::uint32_t>::max();
  for (const std::uint32_t hidden : {0U, 1U, 64U, 127U, 129U, 4224U, 1U << 31, MOST - 127, MOST})
    for (const std::size_t stack : {0U, 1U, 2U})
      CHECK(net_fault(with(bytes, 20 + 4 * stack, hidden)) == "net_shape");
  for (const std::uint32_t stacks : {0U, 1U, 2U, 4U, 1U << 31, MOST})
    CHECK(net_fault(with(bytes, 16, stacks)) == "net_stacks");
  CHECK(net_fault(with(bytes, 20, std::uint32_t{4096})) == "net_size");
  for (const std::uint32_t length : {0U, 1U, 1U << 31, MOST - 31, MOST})
    CHECK(net_fault(with(bytes, 32, length)) == "net_size");
}

TEST(numbers_that_no_net_can_work_with_are_refused) {
  const auto net = data::wild_net({{128}}, 1);
  const Bytes bytes = net->bytes();
  const std::size_t steps = HEADER + net->provenance().size();
  const std::size_t full = steps + (STEPS + 1) * 128 * 2;
  const std::size_t second = full + 128 * 2;
  const std::size_t scale = second + 64 * SECOND * 2;
  using Float = std::numeric_limits<float>;
  for (std::size_t at = scale; at + 4 <= bytes.size(); at += 4 * 17)
    for (const float value : {Float::quiet_NaN(), Float::infinity(), -Float::infinity(), Float::max(), 1.1e6F})
      CHECK(net_fault(sealed(with(bytes, at, value))) == "net_weights");
  for (const int value : {0, -1, UNIT + 1, 32767})
    CHECK(net_fault(sealed(with(bytes, full + 2 * 77, static_cast<std::int16_t>(value)))) == "net_weights");
  for (const int value : {MOST_SECOND + 1, -MOST_SECOND - 1, 32767, -32768})
    CHECK(net_fault(sealed(with(bytes, second + 2 * 77, static_cast<std::int16_t>(value)))) == "net_weights");
  for (const float value : {0.0F, -0.0F, -1.0F})
    CHECK(net_fault(sealed(with(bytes, scale + 4 * 31, value))) == "net_weights");
  CHECK(net_fault(sealed(with(bytes, scale, 1e6F))).empty());
}

TEST(sums_that_could_leave_sixteen_bits_are_refused) {
  // One unit, with the weights of one place alone: fifteen checkers there are the most.
  const auto with_step = [](std::size_t step, int weight, int bias) {
    NetWeights weights(NetShape{{128}});
    std::ranges::fill(weights.stacks[0].scale, 1.0F);
    std::ranges::fill(weights.stacks[0].full, UNIT);
    weights.stacks[0].steps[step * 128 + 77] = static_cast<std::int16_t>(weight);
    weights.stacks[0].bias[77] = static_cast<std::int16_t>(bias);
    return check::code_of<malformed>([&] { Net{std::move(weights)}; });
  };
  // Sixteen bits hold a spread of 65534 around the middle of it, and a middle as far as 32767 away.
  CHECK(with_step(step_of(0, 6, 1), 32000, 16767).empty());
  CHECK(with_step(step_of(0, 6, 1), 32000, 16769) == "net_weights");
  CHECK(with_step(step_of(1, BAR, 1), -32000, -16767).empty());
  CHECK(with_step(step_of(1, BAR, 1), -32000, -16769) == "net_weights");
  // The seventh step comes nine times.
  CHECK(with_step(step_of(0, 6, 7), 7281, 0).empty());
  CHECK(with_step(step_of(0, 6, 7), 7282, 0) == "net_weights");
  CHECK(with_step(step_of(0, 6, 7), -7281, 0).empty());
  CHECK(with_step(step_of(0, 6, 7), -7282, 0) == "net_weights");
}

TEST(parameters_that_are_no_numbers_are_neither_read_nor_played) {
  Parameters parameters = Parameters::random({{128, 128, 256}}, 1);
  parameters.data()[parameters.size() - 1] = std::numeric_limits<float>::quiet_NaN();
  CHECK(parameters_fault(parameters.bytes()) == "net_weights");
  CHECK(check::code_of<malformed>([&] { parameters.quantised(""); }) == "net_weights");
}

TEST(a_state_of_training_is_held_to_its_parts) {
  const Bytes bytes = Trainer(Parameters::random({{128}}, 1)).bytes();
  CHECK(trainer_fault(bytes).empty());
  for (std::size_t size = 0; size < bytes.size(); size += size < 100 ? 1 : 9973)
    CHECK(!trainer_fault({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}).empty());
  for (std::size_t at = 8 * MOST_STACKS; at < bytes.size(); at += 4999)
    CHECK(!trainer_fault(with(bytes, at, static_cast<std::uint8_t>(~std::to_integer<int>(bytes[at])))).empty());
}

TEST(any_bytes_with_a_fitting_checksum_are_a_sound_net_or_a_named_fault) {
  const auto net = data::wild_net({{128, 128, 256}}, 1);
  const Bytes bytes = net->bytes();
  const std::vector<Position> positions = data::positions(20);
  Chance chance(5);
  int read = 0;
  for (int round = 0; round < 300; ++round) {
    Bytes changed = bytes;
    // Mostly among the numbers at the end, of which one can do harm alone.
    for (int i = 0; i < 3; ++i) {
      const std::size_t from = chance.below(4) == 0 ? HEADER : bytes.size() - 6000;
      changed[from + chance.below(bytes.size() - from)] = static_cast<std::byte>(chance.below(256));
    }
    try {
      const NetEvaluator evaluator(std::make_shared<Net>(Net::from_bytes(sealed(changed))));
      ++read;
      for (const Position& position : positions) {
        Evaluation e;
        evaluator.evaluate({&position, 1}, {&e, 1});
        CHECK(0 <= e.win && e.win <= 1 && std::isfinite(e.equity()));
      }
    } catch (const malformed& fault) {
      CHECK(fault.code() == "net_weights");
    }
  }
  CHECK(read > 10);
}
