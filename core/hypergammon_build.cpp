// Value iteration. Placements take their turns on roll in the order of their pips, each against all that the other side
// can have: what it asks for, a side with fewer pips that waits, is nearly always known by then. Those of as many pips
// are reckoned side by side, and kept when all of them are done, so that the threads make no difference.
//
// Of the other side's three checkers a roll meets few: the plays are found once for all placements that are alike where
// checkers can land.
#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <thread>
#include <utility>
#include <vector>

#include "dice.h"
#include "error.h"
#include "hypergammon.h"
#include "movegen.h"

namespace triktrak {

namespace {

constexpr float THROWS = 36;

// A play is given up for another only where that is worth more than rounding, so that it does not change for ever.
constexpr float BETTER = 1e-6F;

constexpr double FARTHEST = 3;

// The compiler's vectors, since it does not see by itself that four maxima are one instruction.
using Lanes [[gnu::vector_size(16)]] = float;

// Cubeless, and with the cube its own, in the middle, the opponent's: the order of CubeValues.
constexpr std::size_t OWNED = 1;
constexpr std::size_t CENTRED = 2;
constexpr std::size_t THEIRS = 3;

struct Entry {
  Lanes left{};     // what the side has that has just moved and does not own the turn
  Lanes chances{};  // of the side on roll: win, win_gammon, win_backgammon, lose_gammon; `left` has the rest
};

struct Mean {
  Lanes worth{};
  Lanes chances{};
};

// What the pair is worth to the side that has just moved; the other doubles where that is better.
Lanes left_after(const Lanes& worth) {
  const float doubled = std::min(2 * worth[THEIRS], 1.F);
  return Lanes{-worth[0], -worth[THEIRS], -std::max(worth[CENTRED], doubled), -std::max(worth[OWNED], doubled)};
}

Evaluation evaluation(const Mean& mean) {
  const auto chance = [](float p, double most) { return std::clamp(double{p}, 0., most); };
  Evaluation e;
  e.win = chance(mean.chances[0], 1);
  e.win_gammon = chance(mean.chances[1], e.win);
  e.win_backgammon = chance(mean.chances[2], e.win_gammon);
  e.lose_gammon = chance(mean.chances[3], e.lose());
  e.lose_backgammon =
      std::clamp(2 * e.win - 1 + e.win_gammon + e.win_backgammon - e.lose_gammon - mean.worth[0], 0., e.lose_gammon);
  return e;
}

}  // namespace

class HypergammonBuilder {
 public:
  HypergammonBuilder(int men, int threads, const Progress& progress)
      : table_(FewPlacements(men)), placements_(table_.placements_), size_(placements_.size()), progress_(progress),
        desks_(static_cast<std::size_t>(threads)), entries_(std::size_t{size_} * size_) {
    for (std::uint32_t number = 0; number < size_; ++number) {
      std::size_t pips = 0;
      for (const std::int8_t point : placements_.points(number))
        pips += static_cast<std::size_t>(point);
      with_pips_.resize(std::max(with_pips_.size(), pips + 1));
      with_pips_[pips].push_back(number);
      boards_.push_back(board(number));
    }
    for (std::uint32_t number = 1; number < size_; ++number)
      entry(number, 0) = ended(number);
  }

  Hypergammon run() {
    for (double moved = FARTHEST; moved > Hypergammon::SETTLED;) {
      double farthest = 0;
      for (const auto& own : with_pips_) {
        tell(moved);
        farthest = std::max(farthest, round(own));
      }
      moved = farthest;
    }
    table_.values_.resize(placements_.pairs());
    each(size_, [this](std::size_t own, Desk& desk) { keep(static_cast<std::uint32_t>(own), desk); });
    return std::move(table_);
  }

 private:
  // A play as it leads on, whoever waits.
  struct Lead {
    std::uint32_t own = 0;
    std::uint32_t hits = 0;  // the points of the other side that are hit, as it sees them
  };
  // Where those of a placement that waits begin among all of a roll, and end.
  struct Leads {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };
  // What a thread works with: the plays of a roll, and the sums over all rolls for each placement that waits.
  struct Desk {
    PlayList plays;
    std::vector<Lead> leads;
    std::vector<Leads> found = std::vector<Leads>(std::size_t{1} << 5 * FewPlacements::MOST);  // [what a roll meets]
    std::vector<std::size_t> keys;                                                             // of what was found
    std::vector<Mean> sums;
  };

  // [waiting][on roll]
  Entry& entry(std::uint32_t on_roll, std::uint32_t waiting) {
    return entries_[std::size_t{waiting} * size_ + on_roll];
  }
  const Entry& entry(std::uint32_t on_roll, std::uint32_t waiting) const {
    return entries_[std::size_t{waiting} * size_ + on_roll];
  }

  // The points of a placement as bits, the bar and what is off left out.
  std::uint32_t board(std::uint32_t number) const {
    std::uint32_t mask = 0;
    for (const std::int8_t point : placements_.points(number))
      mask |= 1U << point;
    return mask & ~(BAR_BIT | 1U);
  }

  Position position(std::uint32_t own, std::span<const std::int8_t> theirs) const {
    std::array<int, POINTS> points{};
    for (const std::int8_t point : placements_.points(own))
      points[static_cast<std::size_t>(point)] += static_cast<int>(point > 0);
    for (const std::int8_t point : theirs)
      points[static_cast<std::size_t>(BAR - point)] -= static_cast<int>(point > 0);
    return Position::from_points(points, placements_.men());
  }

  Entry ended(std::uint32_t loser) const {
    const Evaluation e = Evaluation::certain(position(loser, {}).result());
    const auto worth = static_cast<float>(e.equity());
    return {left_after(Lanes{worth, worth, worth, worth}), Lanes{0, 0, 0, static_cast<float>(e.lose_gammon)}};
  }

  // Whether nobody is where the other is, so that there is such a pair.
  static bool apart(std::uint32_t own, std::uint32_t theirs) { return (own & turned(theirs)) == 0; }
  static std::uint32_t turned(std::uint32_t mask) {
    std::uint32_t other = 0;
    for (; mask != 0; mask &= mask - 1)
      other |= 1U << (BAR - std::countr_zero(mask));
    return other;
  }

  // All pairs with these on roll; how far the one moves that moves farthest.
  double round(const std::vector<std::uint32_t>& own) {
    std::vector<std::vector<Mean>> found(own.size());
    each(own.size(), [&](std::size_t i, Desk& desk) {
      reckon(own[i], desk);
      found[i] = desk.sums;
    });
    float moved = 0;
    for (std::uint32_t theirs = 1; theirs < size_; ++theirs)
      for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i] == 0 || !apart(boards_[own[i]], boards_[theirs]))
          continue;
        const Mean& now = found[i][theirs];
        const Lanes left = left_after(now.worth);
        Entry& kept = entry(own[i], theirs);
        for (int k = 0; k < 4; ++k)
          moved = std::max(moved, std::abs(left[k] - kept.left[k]));
        kept = {left, now.chances};
      }
    return double{moved};
  }

  // Into the desk's sums: what the pairs of `own` on roll are worth to it, and its chances.
  void reckon(std::uint32_t own, Desk& desk) const {
    desk.sums.assign(size_, {});
    if (own == 0)
      return;
    for (const Dice dice : all_rolls())
      add(own, dice, desk);
    for (Mean& sum : desk.sums) {
      sum.worth /= THROWS;
      // The chances are those of the other side, whose backgammons lost its worth has.
      const Lanes e = sum.chances / THROWS;
      const float lost_backgammon = 2 * e[0] - 1 + e[1] + e[2] - e[3] + sum.worth[0];
      sum.chances = Lanes{1 - e[0], e[3], lost_backgammon, e[1]};
    }
  }

  void add(std::uint32_t own, Dice dice, Desk& desk) const {
    const std::uint32_t landings = turned(reach(own, dice));
    desk.leads.clear();
    for (const std::size_t key : std::exchange(desk.keys, {}))
      desk.found[key] = {};
    const auto weight = static_cast<float>(dice.weight());
    for (std::uint32_t theirs = 1; theirs < size_; ++theirs) {
      if (!apart(boards_[own], boards_[theirs]))
        continue;
      std::array<std::int8_t, FewPlacements::MOST> met{};
      std::size_t count = 0;
      std::size_t key = 0;
      for (const std::int8_t point : placements_.points(theirs))
        if (landings >> point & 1) {
          met[count++] = point;
          key = key << 5 | static_cast<std::size_t>(point);
        }
      auto& [begin, end] = desk.found[key];
      if (begin == end) {
        begin = static_cast<std::uint32_t>(desk.leads.size());
        find(position(own, {met.data(), count}), dice, own, desk);
        end = static_cast<std::uint32_t>(desk.leads.size());
        desk.keys.push_back(key);
      }
      const auto option = [&](std::uint32_t i) -> const Entry& {
        const Lead& lead = desk.leads[i];
        return entry(lead.hits == 0 ? theirs : hit(theirs, lead.hits), lead.own);
      };
      const Entry* chosen = &option(begin);
      Lanes best = chosen->left;
      for (std::uint32_t i = begin + 1; i < end; ++i) {
        const Entry& other = option(i);
        if (other.left[0] > chosen->left[0] + BETTER)
          chosen = &other;
        best = best > other.left ? best : other.left;
      }
      best[0] = chosen->left[0];
      desk.sums[theirs].worth += weight * best;
      desk.sums[theirs].chances += weight * chosen->chances;
    }
  }

  // Where checkers of a placement can land with that roll, or step on the way; some that cannot are among them.
  std::uint32_t reach(std::uint32_t own, Dice dice) const {
    std::uint32_t mask = 0;
    for (const std::int8_t point : placements_.points(own))
      for (int a = 0; a <= (dice.is_double() ? 4 : 1); ++a)
        for (int b = 0; b <= (dice.is_double() ? 0 : 1); ++b)
          if (const int to = point - a * dice.d1() - b * dice.d2(); to > 0)
            mask |= 1U << to;
    return mask & ~BAR_BIT;
  }

  void find(const Position& before, Dice dice, std::uint32_t own, Desk& desk) const {
    generate(before, dice, desk.plays);
    for (const Play& play : desk.plays)
      desk.leads.push_back({placements_.own(play.after), turned(before.their_mask() & ~play.after.their_mask())});
    if (desk.plays.empty())
      desk.leads.push_back({own, 0});
  }

  // The placement when its checkers on those points have been sent to the bar.
  std::uint32_t hit(std::uint32_t number, std::uint32_t points) const {
    std::array<std::int8_t, FewPlacements::MOST> after{};
    std::size_t count = static_cast<std::size_t>(std::popcount(points));
    std::fill_n(after.begin(), count, static_cast<std::int8_t>(BAR));
    for (const std::int8_t point : placements_.points(number))
      if ((points >> point & 1) == 0)
        after[count++] = point;
    return placements_.number(after);
  }

  void keep(std::uint32_t own, Desk& desk) {
    reckon(own, desk);
    for (std::uint32_t theirs = 1; own > 0 && theirs < size_; ++theirs) {
      if (!apart(boards_[own], boards_[theirs]))
        continue;
      const Mean& found = desk.sums[theirs];
      const Lanes& worth = found.worth;
      table_.values_[placements_.pair(position(own, placements_.points(theirs)))] =
          Hypergammon::packed({evaluation(found), {worth[0], worth[OWNED], worth[CENTRED], worth[THEIRS]}});
    }
  }

  // Does so many jobs, each thread at a desk of its own.
  template <class Job>
  void each(std::size_t count, const Job& job) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&](Desk& desk) {
      for (std::size_t i = next++; i < count; i = next++)
        job(i, desk);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < desks_.size(); ++i)
      others.emplace_back([&work, &desk = desks_[i]] { work(desk); });
    work(desks_[0]);
  }

  // Each round moves values by about half as much as the one before, so that the logarithm tells how near the end is.
  void tell(double moved) const {
    if (progress_)
      progress_(std::clamp(std::log(moved / FARTHEST) / std::log(Hypergammon::SETTLED / FARTHEST), 0., 1.));
  }

  Hypergammon table_;
  const FewPlacements& placements_;
  std::uint32_t size_;
  const Progress& progress_;
  std::vector<Desk> desks_;
  std::vector<std::uint32_t> boards_;
  std::vector<std::vector<std::uint32_t>> with_pips_;
  std::vector<Entry> entries_;
};

Hypergammon Hypergammon::build(int men, int threads, const Progress& progress) {
  if (threads < 1 || threads > MOST_THREADS)
    throw malformed("threads", {{"threads", threads}, {"max", MOST_THREADS}});
  return HypergammonBuilder(men, threads, progress).run();
}

}  // namespace triktrak
