#include "search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "error.h"
#include "movegen.h"
#include "node_cache.h"
#include "replies.h"

namespace triktrak {

namespace {

constexpr std::size_t ROLLS = Replies::ROLLS;

// How many of the plays judged at one depth are looked into a ply deeper, and how far behind the best they may be.
struct Filter {
  std::size_t most;
  double within;
};
constexpr std::array<Filter, Search::MOST_PLIES> FILTERS{{{8, .16}, {5, .08}, {3, .05}, {2, .03}}};

// Whole numbers, so that every compiler ranks alike.
long long whole(double worth) { return std::llround(worth * 1e6); }

// One thread's look ahead from one situation. Buffers are kept from one node to the next.
class Looker {
 public:
  Looker(const Judges& judges, const CubeModel& model)
      : model_(model), outlooks_(judges, model), replies_(judges.at_once, judges.scout) {}

  // What `position` is worth to `side`, on roll there.
  Outlook look(const Position& position, std::size_t side, int plies) {
    if (plies == 0)
      return outlooks_.of(position, side);
    if (const auto sure = outlooks_.certain(position, side))
      return *sure;
    if (const Outlook* found = cache_.find(position, plies, side))
      return *found;
    OutlookMean mean(model_.size());
    const auto replies = replies_.all(position, model_.merit(side));
    for (std::size_t roll = 0; roll < ROLLS; ++roll)
      mean.add(after(replies[roll], side, plies), all_rolls()[roll].weight());
    const Outlook outlook = mean.value();
    cache_.put(position, plies, side, outlook);
    return outlook;
  }

  // The same when that roll has come and been played.
  Outlook after_roll(const Position& position, Dice dice, std::size_t side, int plies) {
    return after(replies_.best(position, dice, model_.merit(side)), side, plies);
  }

  const Outlooks& outlooks() const { return outlooks_; }

 private:
  Outlook after(const Reply& reply, std::size_t side, int plies) {
    const Position faced = reply.after.flip();
    const std::size_t other = 1 - side;
    return outlooks_.before_reply(
        plies > 1 ? look(faced, other, plies - 1) : outlooks_.of(faced, other, reply.chances.flip()), other);
  }

  const CubeModel& model_;
  Outlooks outlooks_;
  NodeCache cache_;
  Replies replies_;
};

// Does `count` jobs on so many threads, the caller's among them, each with a looker of its own.
class Crew {
 public:
  Crew(const Judges& judges, const CubeModel& model, int threads) : model_(model) {
    for (int i = 0; i < threads; ++i)
      lookers_.push_back(std::make_unique<Looker>(judges, model));
  }

  Looker& own() { return *lookers_.front(); }

  // What each position is worth to `side`, on roll there, roll by roll.
  std::vector<Outlook> look(std::span<const Position> positions, std::size_t side, int plies,
                            const Search::Told& told) {
    std::vector<Outlook> found(positions.size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const auto sure =
          plies == 0 ? std::optional(own().look(positions[i], side, 0)) : own().outlooks().certain(positions[i], side);
      sure ? void(found[i] = *sure) : open.push_back(i);
    }
    std::vector<Outlook> parts(open.size() * ROLLS);
    work(parts.size(), told, [&](Looker& looker, std::size_t job) {
      parts[job] = looker.after_roll(positions[open[job / ROLLS]], all_rolls()[job % ROLLS], side, plies);
    });
    for (std::size_t i = 0; i < open.size(); ++i) {
      OutlookMean mean(model_.size());
      for (std::size_t roll = 0; roll < ROLLS; ++roll)
        mean.add(parts[i * ROLLS + roll], all_rolls()[roll].weight());
      found[open[i]] = mean.value();
    }
    return found;
  }

 private:
  template <class Job>
  void work(std::size_t count, const Search::Told& told, const Job& job) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr fault;
    const auto run = [&](Looker& looker, bool tells) {
      try {
        for (std::size_t i = next++; i < count; i = next++) {
          job(looker, i);
          if (tells && told)
            told(static_cast<double>(std::min(next.load(), count)) / static_cast<double>(count));
        }
      } catch (...) {
        next = count;
        const std::lock_guard lock(mutex);
        fault = std::current_exception();
      }
    };
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < std::min(lookers_.size(), count); ++i)
        others.emplace_back([&run, looker = lookers_[i].get()] { run(*looker, false); });
      run(own(), true);
    }
    if (fault)
      std::rethrow_exception(fault);
  }

  const CubeModel& model_;
  std::vector<std::unique_ptr<Looker>> lookers_;
};

bool better(const SearchedPlay& a, const SearchedPlay& b) { return whole(a.equity) > whole(b.equity); }

}  // namespace

Search::Search(const Judges& judges, SearchDepth depth) : judges_(judges), depth_(depth) {
  if (depth.plies < 0 || depth.plies > MOST_PLIES)
    throw malformed("plies", {{"plies", depth.plies}, {"max", MOST_PLIES}});
  if (depth.threads < 1 || depth.threads > MOST_THREADS)
    throw malformed("threads", {{"threads", depth.threads}, {"max", MOST_THREADS}});
}

std::vector<SearchedPlay> Search::rank(const Situation& situation, const Told& told) const {
  const Position& before = situation.position;
  if (before.result() != 0 || !situation.dice)
    return {};
  const std::vector<Play> plays = legal_plays(before, *situation.dice);
  if (plays.empty())
    return {};
  const CubeModel model(Stakes(situation.score, situation.rules, judges_.table), situation.cube);
  Crew crew(judges_, model, depth_.threads);
  const auto seen = [&](const Play& play, const Outlook& there, int plies) {
    const Outlook outlook = crew.own().outlooks().before_reply(there, 1);
    return SearchedPlay{play, model.worth(0, 0).normal(outlook.held[0]), outlook.chances, plies};
  };

  std::vector<Evaluation> results(plays.size());
  judges_.at_once.evaluate_plays(before, plays, results);
  std::vector<SearchedPlay> ranked;
  ranked.reserve(plays.size());
  for (std::size_t i = 0; i < plays.size(); ++i)
    ranked.push_back(seen(plays[i], crew.own().outlooks().of(plays[i].after.flip(), 1, results[i].flip()), 0));
  std::ranges::stable_sort(ranked, better);

  std::size_t kept = ranked.size();
  for (int plies = 1; plies <= depth_.plies; ++plies) {
    const Filter filter = FILTERS[static_cast<std::size_t>(plies - 1)];
    kept = std::min(kept, filter.most);
    while (ranked[kept - 1].equity < ranked[0].equity - filter.within)
      --kept;
    // With a single one left there is nothing to choose; it is looked into as deep as was asked.
    if (kept == 1)
      plies = depth_.plies;
    std::vector<Position> faced;
    faced.reserve(kept);
    for (std::size_t i = 0; i < kept; ++i)
      faced.push_back(ranked[i].play.after.flip());
    const std::vector<Outlook> found = crew.look(faced, 1, plies, plies == depth_.plies ? told : Told{});
    for (std::size_t i = 0; i < kept; ++i)
      ranked[i] = seen(ranked[i].play, found[i], plies);
    std::stable_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(kept), better);
  }
  return ranked;
}

CubeDecision Search::decide(const Situation& situation, bool offered, const Told& told) const {
  const CubeModel model(Stakes(situation.score, situation.rules, judges_.table), situation.cube, offered);
  Crew crew(judges_, model, depth_.threads);
  const Outlook outlook = crew.look({&situation.position, 1}, 0, depth_.plies, told).front();
  const Worth& worth = model.worth(0, 0);
  CubeDecision decision{outlook.chances, worth.normal(outlook.held[0])};
  decision.available = model.may_double(0, 0);
  decision.double_take = decision.available ? worth.normal(model.taken(outlook.held, 0, 0)) : decision.no_double;
  return decision;
}

}  // namespace triktrak
