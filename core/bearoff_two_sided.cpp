#include "bearoff_two_sided.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "dice.h"
#include "error.h"
#include "table_bytes.h"

namespace triktrak {

namespace {

constexpr TableKind KIND{"TRIKTWO\n", 1};

constexpr std::int32_t ONE = 1 << 24;  // a point, while the table is built
constexpr std::int32_t THROWS = 36;

// Four values of one pair side by side, in the order of CubeValues; the compiler's vectors, since it does not see by
// itself that four maxima are one instruction.
struct Four {
  using Lanes [[gnu::vector_size(16)]] = std::int32_t;
  Lanes of{};
};
constexpr Four ALL_WON{{ONE, ONE, ONE, ONE}};
constexpr Four ALL_LOST{{-ONE, -ONE, -ONE, -ONE}};

// The placements that each roll can lead to.
struct Reach {
  std::vector<std::uint32_t> numbers;
  std::array<std::uint32_t, 22> begins{};  // [roll], and the end
};

}  // namespace

TwoSided::TwoSided(Placements placements) : placements_(placements) {
  if (std::uint64_t{placements_.size()} * placements_.size() > MOST)
    throw malformed("table_size", {{"men", placements_.men()}, {"points", placements_.points()}});
}

class TwoSidedBuilder {
 public:
  TwoSidedBuilder(int men, int points) : table_(Placements(men, points)), size_(table_.placements_.size()) {
    std::transform(all_rolls().begin(), all_rolls().end(), weights_.begin(), [](Dice dice) { return dice.weight(); });
    left_.resize(std::size_t{size_} * size_);
    table_.values_.resize(std::size_t{size_} * size_);
  }

  TwoSided run(const Progress& progress) {
    for (std::uint32_t number = 0; number < size_; ++number)
      reach_.push_back(reach(number));
    for (std::uint32_t number = 0; number < size_; ++number) {
      keep(number, 0, ALL_LOST);
      keep(0, number, ALL_WON);
    }
    // The value of a pair asks for those of the other side against fewer of ours. When all pairs of lower numbers are
    // known, these two rows give all pairs with `latest`.
    for (std::uint32_t latest = 1; latest < size_; ++latest) {
      if (progress)
        progress(static_cast<double>(latest) * latest / (static_cast<double>(size_) * size_));
      for (std::uint32_t other = 1; other < latest; ++other)
        keep(latest, other, value(latest, other));
      for (std::uint32_t other = 1; other <= latest; ++other)
        keep(other, latest, value(other, latest));
    }
    return std::move(table_);
  }

 private:
  Four value(std::uint32_t own, std::uint32_t theirs) const {
    const Four* const left = left_.data() + std::size_t{theirs} * size_;
    const Reach& reach = reach_[own];
    Four::Lanes sum{};
    for (std::size_t roll = 0; roll < reach.begins.size() - 1; ++roll) {
      Four::Lanes best = ALL_LOST.of;
      for (std::size_t i = reach.begins[roll]; i < reach.begins[roll + 1]; ++i) {
        const Four::Lanes option = left[reach.numbers[i]].of;
        best = best > option ? best : option;
      }
      sum += weights_[roll] * best;
    }
    Four mean;
    for (int k = 0; k < 4; ++k)
      mean.of[k] = (sum[k] + (sum[k] < 0 ? -THROWS / 2 : THROWS / 2)) / THROWS;
    return mean;
  }

  void keep(std::uint32_t own, std::uint32_t theirs, const Four& value) {
    const std::int32_t cubeless = value.of[0];
    const std::int32_t owned = value.of[1];
    const std::int32_t centred = value.of[2];
    const std::int32_t not_own = value.of[3];
    // Before it rolls a side that may double does so where that is better: the other drops a point, or takes.
    const std::int32_t doubled = std::min(2 * not_own, ONE);
    // Seen by the side that has just moved, to which the cube is the other's when it is the mover's own.
    left_[std::size_t{own} * size_ + theirs] =
        Four{{-cubeless, -not_own, -std::max(centred, doubled), -std::max(owned, doubled)}};
    auto& packed = table_.values_[std::size_t{own} * size_ + theirs];
    for (int k = 0; k < 4; ++k) {
      const std::int64_t scaled = std::int64_t{value.of[k]} * TwoSided::CERTAIN;
      packed[static_cast<std::size_t>(k)] =
          static_cast<std::int16_t>((scaled + (scaled < 0 ? -ONE / 2 : ONE / 2)) / ONE);
    }
  }

  Reach reach(std::uint32_t number) const {
    Reach found;
    for (std::size_t roll = 0; roll < 21; ++roll) {
      const Dice dice = all_rolls()[roll];
      std::vector<std::uint32_t> options{number};
      if (dice.is_double()) {
        for (int i = 0; i < dice.count(); ++i)
          options = stepped(options, dice.d1());
      } else {
        options = stepped(stepped({number}, dice.high()), dice.low());
        const auto others = stepped(stepped({number}, dice.low()), dice.high());
        options.insert(options.end(), others.begin(), others.end());
        make_unique(options);
      }
      found.numbers.insert(found.numbers.end(), options.begin(), options.end());
      found.begins[roll + 1] = static_cast<std::uint32_t>(found.numbers.size());
    }
    return found;
  }

  std::vector<std::uint32_t> stepped(const std::vector<std::uint32_t>& from, int die) const {
    std::vector<std::uint32_t> to;
    for (const std::uint32_t number : from)
      Steps(table_.placements_, number).each(die, [&](std::uint32_t next) { to.push_back(next); });
    make_unique(to);
    return to;
  }

  static void make_unique(std::vector<std::uint32_t>& numbers) {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  }

  TwoSided table_;
  std::uint32_t size_;
  std::array<std::int32_t, 21> weights_{};
  std::vector<Reach> reach_;
  // [own][theirs]: what the pair is worth to the other side, which has just moved, when `own` is on roll.
  std::vector<Four> left_;
};

TwoSided TwoSided::build(int men, int points, const Progress& progress) {
  return TwoSidedBuilder(men, points).run(progress);
}

TwoSided TwoSided::from_bytes(std::span<const std::byte> bytes) {
  TableReader reader(table_of(KIND, bytes));
  const auto men = reader.read<std::int32_t>();
  const auto points = reader.read<std::int32_t>();
  TwoSided table(Placements(men, points));
  const std::size_t size = table.placements_.size();
  table.values_ = reader.read_all<Packed>(size * size);
  reader.end();
  const auto possible = [](const Packed& values) {
    return *std::min_element(values.begin(), values.end()) >= -CERTAIN;
  };
  if (!std::all_of(table.values_.begin(), table.values_.end(), possible))
    throw malformed("table_values");
  return table;
}

std::vector<std::byte> TwoSided::bytes() const {
  ByteWriter writer;
  writer.write(static_cast<std::int32_t>(placements_.men()));
  writer.write(static_cast<std::int32_t>(placements_.points()));
  writer.append(values_.data(), values_.size() * sizeof(Packed));
  return table_file(KIND, writer.bytes());
}

}  // namespace triktrak
