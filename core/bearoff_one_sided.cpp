#include "bearoff_one_sided.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "dice.h"
#include "error.h"
#include "table_bytes.h"

namespace triktrak {

namespace {

constexpr TableKind KIND{"TRIKONE\n", 2};

constexpr std::uint32_t FINE = 1U << 31;  // certainty while the table is built
constexpr std::size_t DICE = 6;
constexpr std::uint64_t THROWS = 36;

constexpr int MEAN_BITS = 26;

std::uint32_t mean_of_throws(std::uint64_t sum) { return static_cast<std::uint32_t>((sum + THROWS / 2) / THROWS); }

using Results = std::array<std::uint32_t, 21>;  // where each of all_rolls() leads

// How to reach a goal in the fewest rolls on average. It is asked about the placements from 1 up, so that wherever a
// step leads is known. A play is made die by die: in a bear-off every die can be played while a checker is left, so
// each way of using the dice one by one is a legal play.
class Quickest {
 public:
  explicit Quickest(std::size_t size) : means_(size), after_(size) {}

  // `open`: the lowest number that is not yet at the goal.
  Results play(const Placements& placements, std::uint32_t number, std::uint32_t open) {
    std::array<Best, DICE> one, two, three;
    std::array<std::array<Best, DICE>, DICE> all;  // [lower die][higher die]
    const Steps steps(placements, number);
    for (std::size_t die = 0; die < DICE; ++die)
      steps.each(static_cast<int>(die + 1), [&](std::uint32_t next) {
        const After& after = after_[next];
        offer(one[die], next, open);
        offer(two[die], after.one[die], open);
        offer(three[die], after.two[die], open);
        offer(all[die][die], after.three[die], open);
        for (std::size_t other = 0; other < DICE; ++other)
          if (other != die)
            offer(all[std::min(die, other)][std::max(die, other)], after.one[other], open);
      });
    for (std::size_t die = 0; die < DICE; ++die) {
      after_[number].one[die] = one[die].number;
      after_[number].two[die] = two[die].number;
      after_[number].three[die] = three[die].number;
    }
    Results results{};
    std::uint64_t sum = 0;
    for (std::size_t roll = 0; roll < results.size(); ++roll) {
      const Dice dice = all_rolls()[roll];
      const Best& best = all[static_cast<std::size_t>(dice.low() - 1)][static_cast<std::size_t>(dice.high() - 1)];
      results[roll] = best.number;
      sum += static_cast<std::uint64_t>(dice.weight()) * best.mean;
    }
    means_[number] = mean_of_throws(sum) + (1U << MEAN_BITS);
    return results;
  }

  // Expected rolls to the goal, in units of 2^-26.
  std::vector<std::uint32_t> means() && { return std::move(means_); }

 private:
  // Where the best use of one die, or of two or three more of a double, leads.
  struct After {
    std::array<std::uint32_t, DICE> one{};
    std::array<std::uint32_t, DICE> two{};
    std::array<std::uint32_t, DICE> three{};
  };
  struct Best {
    std::uint32_t number = ~0U;
    std::uint32_t mean = ~0U;
  };

  void offer(Best& best, std::uint32_t number, std::uint32_t open) const {
    const std::uint32_t mean = number < open ? 0 : means_[number];
    // Of equals the lower number, which has no more checkers left.
    if (mean < best.mean || (mean == best.mean && number < best.number))
      best = {number, mean};
  }

  std::vector<std::uint32_t> means_;
  std::vector<After> after_;
};

}  // namespace

class OneSidedBuilder {
 public:
  OneSidedBuilder(int men, int points)
      : table_(Placements(men, points)), last_(table_.placements_.size()), first_(table_.placements_.size()) {
    const std::size_t size = table_.placements_.size();
    table_.records_.resize(size);
    fine_.resize(size);
    numbers_.reserve(16 * size);
    table_.values_.reserve(12 * size);
    numbers_.push_back(FINE);
    fine_[0] = {0, 0, 1, 0};
    pack(0);
  }

  OneSided run(const Progress& progress) {
    const std::uint32_t size = table_.placements_.size();
    for (std::uint32_t number = 1; number < size; ++number) {
      if (progress && number % 4096 == 0)
        progress(static_cast<double>(number) / size);
      solve(number);
      pack(number);
    }
    table_.means_ = std::move(last_).means();
    table_.values_.shrink_to_fit();
    return std::move(table_);
  }

 private:
  // Like OneSided::Record, for `numbers_`.
  struct Fine {
    std::size_t at = 0;
    std::uint32_t least = 0;
    std::uint32_t ends = 0;
    std::uint32_t waits = 0;
  };

  // The chances of `number` from those of where its rolls lead.
  void solve(std::uint32_t number) {
    const Placements& placements = table_.placements_;
    while (checkers_ < MOST_MEN && number >= placements.first_with(checkers_ + 1))
      ++checkers_;
    const std::uint32_t fewer = placements.first_with(checkers_);
    const Results to_the_last = last_.play(placements, number, 1);
    const Results to_the_first = first_.play(placements, number, fewer);
    std::fill(ends_.begin(), ends_.end(), 0);
    std::fill(waits_.begin(), waits_.end(), 0);
    for (std::size_t roll = 0; roll < to_the_last.size(); ++roll) {
      const auto weight = static_cast<std::uint64_t>(all_rolls()[roll].weight());
      const Fine& left = fine_[to_the_last[roll]];
      ends_.resize(std::max<std::size_t>(ends_.size(), left.least + left.ends + 1));
      for (std::size_t i = 0; i < left.ends; ++i)
        ends_[left.least + i + 1] += weight * numbers_[left.at + i];
      if (to_the_first[roll] < fewer)
        continue;
      const Fine& still = fine_[to_the_first[roll]];
      waits_.resize(std::max<std::size_t>(waits_.size(), still.waits + 1));
      waits_[0] += weight * FINE;
      for (std::size_t i = 0; i < still.waits; ++i)
        waits_[i + 1] += weight * numbers_[still.at + still.ends + i];
    }
    Fine& to = fine_[number];
    to.at = numbers_.size();
    for (std::size_t i = 0; i < ends_.size(); ++i) {
      const std::uint32_t chance = mean_of_throws(ends_[i]);
      if (to.ends == 0)
        to.least = static_cast<std::uint32_t>(i);
      if (chance != 0 || to.ends != 0) {
        numbers_.push_back(chance);
        ++to.ends;
      }
    }
    trim(to.ends);
    for (const std::uint64_t wait : waits_) {
      numbers_.push_back(mean_of_throws(wait));
      ++to.waits;
    }
    trim(to.waits);
  }

  void trim(std::uint32_t& count) {
    for (; count > 0 && numbers_.back() == 0; --count)
      numbers_.pop_back();
  }

  void pack(std::uint32_t number) {
    const Fine& fine = fine_[number];
    OneSided::Record& record = table_.records_[number];
    std::vector<std::uint16_t>& values = table_.values_;
    record.at = static_cast<std::uint32_t>(values.size());
    const auto scaled = [](std::uint64_t chance) {
      return static_cast<std::uint32_t>((chance * OneSided::CERTAIN + FINE / 2) / FINE);
    };
    std::uint64_t total = 0;  // what rounding has left of certainty, made whole again
    for (std::size_t i = 0; i < fine.ends; ++i)
      total += numbers_[fine.at + i];
    std::uint64_t sum = 0;
    std::uint32_t before = 0;
    for (std::size_t i = 0; i < fine.ends; ++i) {
      sum += numbers_[fine.at + i];
      const std::uint32_t now = i + 1 == fine.ends ? OneSided::CERTAIN : scaled(sum * FINE / total);
      if (record.ends == 0)
        record.least = static_cast<std::uint8_t>(fine.least + i);
      if (now != before || record.ends != 0) {
        values.push_back(static_cast<std::uint16_t>(now - before));
        ++record.ends;
      }
      before = now;
    }
    for (; values.back() == 0; --record.ends)
      values.pop_back();
    for (std::size_t i = 0; i < fine.waits; ++i) {
      const std::uint32_t wait = scaled(numbers_[fine.at + fine.ends + i]);
      if (wait == 0)
        break;
      values.push_back(static_cast<std::uint16_t>(wait));
      ++record.waits;
    }
  }

  OneSided table_;
  Quickest last_;
  Quickest first_;
  std::vector<Fine> fine_;
  std::vector<std::uint32_t> numbers_;
  std::vector<std::uint64_t> ends_;
  std::vector<std::uint64_t> waits_;
  int checkers_ = 0;  // of the placement that is being solved
};

OneSided OneSided::build(int men, int points, const Progress& progress) {
  return OneSidedBuilder(men, points).run(progress);
}

OneSided OneSided::from_bytes(std::span<const std::byte> bytes) {
  TableReader reader(table_of(KIND, bytes));
  const auto men = reader.read<std::int32_t>();
  const auto points = reader.read<std::int32_t>();
  const auto values = reader.read<std::uint32_t>();
  OneSided table(Placements(men, points));
  const std::size_t size = table.placements_.size();
  table.means_ = reader.read_all<std::uint32_t>(size);
  const auto least = reader.read_all<std::uint8_t>(size);
  const auto ends = reader.read_all<std::uint8_t>(size);
  const auto waits = reader.read_all<std::uint8_t>(size);
  table.values_ = reader.read_all<std::uint16_t>(values);
  reader.end();
  table.records_.reserve(size);
  std::size_t at = 0;
  for (std::size_t i = 0; i < size; ++i) {
    table.records_.push_back({static_cast<std::uint32_t>(at), least[i], ends[i], waits[i]});
    at += std::size_t{ends[i]} + waits[i];
  }
  if (at != values || !table.whole())
    throw malformed("table_values");
  return table;
}

bool OneSided::whole() const {
  for (std::uint32_t number = 0; number < placements_.size(); ++number) {
    const auto last = ends(number);
    const auto none = waits(number);
    if (std::accumulate(last.begin(), last.end(), 0) != CERTAIN || !std::is_sorted(none.rbegin(), none.rend()))
      return false;
  }
  return true;
}

std::vector<std::byte> OneSided::bytes() const {
  ByteWriter writer;
  const auto append = [&writer](const auto& values) { writer.append(values.data(), values.size() * sizeof values[0]); };
  writer.write(static_cast<std::int32_t>(placements_.men()));
  writer.write(static_cast<std::int32_t>(placements_.points()));
  writer.write(static_cast<std::uint32_t>(values_.size()));
  append(means_);
  for (const auto field : {&Record::least, &Record::ends, &Record::waits})
    for (const Record& record : records_)
      writer.write(record.*field);
  append(values_);
  return table_file(KIND, writer.bytes());
}

}  // namespace triktrak
