#include "hypergammon.h"

#include <algorithm>
#include <cmath>

#include "error.h"
#include "table_bytes.h"

namespace triktrak {

namespace {

constexpr TableKind KIND{"TRIKFEW\n", 1};

// In so many bits: shares, and worths in steps.
constexpr int WIN = 14;
constexpr int GAMMON = 12;
constexpr int BACKGAMMON = 11;
constexpr int PREMIUM = 12;
constexpr int BETWEEN = 12;
constexpr int BETWEEN_LOW = 4;  // how many of those stand behind the chances
constexpr double STEP = .00015;
constexpr double LEAST = 100;

constexpr std::uint64_t top(int bits) { return (1ULL << bits) - 1; }

// Writes numbers behind each other, the lowest bits first, or reads them again.
class Bits {
 public:
  explicit Bits(std::uint64_t word = 0) : word_(word) {}
  std::uint64_t word() const { return word_; }

  void put(std::uint64_t number, int bits) {
    word_ |= number << at_;
    at_ += bits;
  }
  std::uint64_t get(int bits) {
    const std::uint64_t number = word_ >> at_ & top(bits);
    at_ += bits;
    return number;
  }

 private:
  std::uint64_t word_;
  int at_ = 0;
};

std::uint64_t steps(double share, int bits) {
  return static_cast<std::uint64_t>(std::llround(std::clamp(share, 0., 1.) * static_cast<double>(top(bits))));
}
std::uint64_t premium_steps(double worth) {
  return static_cast<std::uint64_t>(
      std::clamp(std::llround(worth / STEP + LEAST), 0LL, static_cast<long long>(top(PREMIUM))));
}
double premium(std::uint64_t number) { return (static_cast<double>(number) - LEAST) * STEP; }
double share(std::uint64_t number, int bits) { return static_cast<double>(number) / static_cast<double>(top(bits)); }
double part(double of, double whole) { return whole > 0 ? of / whole : 0; }

}  // namespace

FewPlacements::FewPlacements(int men) : men_(men), size_(0) {
  if (men < 1 || men > MOST)
    throw malformed("few_men", {{"men", men}, {"max", MOST}});
  for (std::size_t point = 0; point < choose_.size(); ++point) {
    choose_[point][0] = 1;
    for (std::size_t k = 1; k < choose_[point].size(); ++k)
      choose_[point][k] = point == 0 ? 0 : choose_[point - 1][k] + choose_[point][k - 1];
  }
  std::array<std::int8_t, MOST> at{};
  const auto place = [&](const auto& self, int index, int highest) -> void {
    if (index == men_) {
      points_.push_back(at);
      return;
    }
    for (int point = 0; point <= highest; ++point) {
      at[static_cast<std::size_t>(index)] = static_cast<std::int8_t>(point);
      self(self, index + 1, point);
    }
  };
  place(place, 0, BAR);
  size_ = static_cast<std::uint32_t>(points_.size());
  begins_.push_back(0);
  for (std::uint32_t number = 0; number < size_; ++number) {
    std::uint32_t taken = 0;
    for (const std::int8_t point : points(number))
      taken |= 1U << point;
    const int free = BAR - std::popcount(taken & ~BAR_AND_OFF);
    std::uint32_t others = 1;  // C(free + men, men)
    for (int k = 1; k <= men_; ++k)
      others = others * static_cast<std::uint32_t>(free + k) / static_cast<std::uint32_t>(k);
    begins_.push_back(begins_.back() + others);
  }
}

Hypergammon::Packed Hypergammon::packed(const FewValues& values) {
  const Evaluation& e = values.chances;
  Bits low;
  low.put(steps(e.win, WIN), WIN);
  low.put(steps(part(e.win_gammon, e.win), GAMMON), GAMMON);
  low.put(steps(part(e.win_backgammon, e.win_gammon), BACKGAMMON), BACKGAMMON);
  low.put(steps(part(e.lose_gammon, e.lose()), GAMMON), GAMMON);
  low.put(steps(part(e.lose_backgammon, e.lose_gammon), BACKGAMMON), BACKGAMMON);
  Bits high;
  const auto words = [&] {
    return Packed{static_cast<std::uint32_t>(low.word()), static_cast<std::uint32_t>(low.word() >> 32),
                  static_cast<std::uint32_t>(high.word())};
  };
  const double kept = unpacked(words()).worth.cubeless;
  high.put(premium_steps(values.worth.owned - kept), PREMIUM);
  high.put(premium_steps(kept - values.worth.theirs), PREMIUM);
  const CubeValues ends = unpacked(words()).worth;
  const std::uint64_t between = steps(part(values.worth.centred - ends.theirs, ends.owned - ends.theirs), BETWEEN);
  low.put(between & top(BETWEEN_LOW), BETWEEN_LOW);
  high.put(between >> BETWEEN_LOW, BETWEEN - BETWEEN_LOW);
  return words();
}

FewValues Hypergammon::unpacked(const Packed& packed) {
  Bits low(packed[0] | std::uint64_t{packed[1]} << 32);
  Bits high(packed[2]);
  FewValues values;
  Evaluation& e = values.chances;
  e.win = share(low.get(WIN), WIN);
  e.win_gammon = e.win * share(low.get(GAMMON), GAMMON);
  e.win_backgammon = e.win_gammon * share(low.get(BACKGAMMON), BACKGAMMON);
  e.lose_gammon = e.lose() * share(low.get(GAMMON), GAMMON);
  e.lose_backgammon = e.lose_gammon * share(low.get(BACKGAMMON), BACKGAMMON);
  CubeValues& worth = values.worth;
  worth.cubeless = e.equity();
  worth.owned = worth.cubeless + premium(high.get(PREMIUM));
  worth.theirs = worth.cubeless - premium(high.get(PREMIUM));
  const std::uint64_t between_low = low.get(BETWEEN_LOW);
  const double between = share(between_low | high.get(BETWEEN - BETWEEN_LOW) << BETWEEN_LOW, BETWEEN);
  worth.centred = worth.theirs + between * (worth.owned - worth.theirs);
  return values;
}

FewValues Hypergammon::values(const Position& position) const {
  if (position.men() != placements_.men())
    throw malformed("few_other", {{"men", position.men()}, {"wanted", placements_.men()}});
  return unpacked(values_[placements_.pair(position)]);
}

Hypergammon Hypergammon::from_bytes(std::span<const std::byte> bytes) {
  TableReader reader(table_of(KIND, bytes));
  Hypergammon table{FewPlacements(reader.read<std::int32_t>())};
  table.values_ = reader.read_all<Packed>(table.placements_.pairs());
  reader.end();
  return table;
}

std::vector<std::byte> Hypergammon::bytes() const {
  ByteWriter writer;
  writer.write(static_cast<std::int32_t>(placements_.men()));
  writer.append(values_.data(), values_.size() * sizeof(Packed));
  return table_file(KIND, writer.bytes());
}

void HypergammonEvaluator::evaluate(std::span<const Position> positions, std::span<Evaluation> results) const {
  std::ranges::transform(positions, results.begin(), [this](const Position& position) {
    const int result = position.result();
    return result != 0 ? Evaluation::certain(result) : table_->values(position).chances;
  });
}

std::optional<CubeValues> HypergammonEvaluator::cubeful(const Position& position) const {
  return position.result() != 0 ? std::nullopt : std::optional(table_->values(position).worth);
}

}  // namespace triktrak
