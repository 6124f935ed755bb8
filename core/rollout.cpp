#include "rollout.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "chance.h"
#include "movegen.h"
#include "net_features.h"
#include "replies.h"
#include "setting.h"

namespace triktrak {

namespace {

constexpr std::size_t ROLLS = Replies::ROLLS;
constexpr std::size_t THROWS = 36;

// How many of the plays of a roll a player of one ply looks into, and how far behind the best at once.
constexpr std::size_t LOOKED = 8;
constexpr double LOOKED_WITHIN = .16;

// A number that hangs on all three and on nothing else.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t a, std::uint64_t b) {
  return Chance(Chance(Chance(seed).next() ^ a).next() ^ b).next();
}

// The numbers of all throws in an order drawn from `seed`.
std::array<std::uint8_t, THROWS> shuffled(std::uint64_t seed) {
  std::array<std::uint8_t, THROWS> order{};
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  Chance chance(seed);
  for (std::size_t i = THROWS - 1; i > 0; --i)
    std::swap(order[i], order[chance.below(i + 1)]);
  return order;
}

// The number in all_rolls() of each throw.
const std::array<std::uint8_t, THROWS>& roll_of_throw() {
  static const std::array<std::uint8_t, THROWS> rolls = [] {
    std::array<std::uint8_t, THROWS> all{};
    std::size_t at = 0;
    for (std::size_t roll = 0; roll < ROLLS; ++roll)
      for (int i = 0; i < all_rolls()[roll].weight(); ++i)
        all[at++] = static_cast<std::uint8_t>(roll);
    return all;
  }();
  return rolls;
}

// The dice of all trials, as numbers in all_rolls().
class Rolls {
 public:
  explicit Rolls(std::uint64_t seed) : seed_(seed) { begin(0); }

  std::size_t operator()(std::uint64_t trial, int turn) {
    if (turn > 1)
      return roll_of_throw()[(mixed(seed_, trial, static_cast<std::uint64_t>(turn)) >> 32) * THROWS >> 32];
    if (trial / (THROWS * THROWS) != round_)
      begin(trial / (THROWS * THROWS));
    const std::size_t row = trial / THROWS % THROWS;
    const std::size_t column = trial % THROWS;
    return roll_of_throw()[turn == 0 ? first_[column] : second_[(row + column) % THROWS]];
  }

 private:
  void begin(std::uint64_t round) {
    round_ = round;
    first_ = shuffled(mixed(seed_, round, 0));
    second_ = shuffled(mixed(seed_, round, 1));
  }

  std::uint64_t seed_;
  std::uint64_t round_ = 0;
  std::array<std::uint8_t, THROWS> first_{};
  std::array<std::uint8_t, THROWS> second_{};
};

std::array<double, Trials::CHANCES> numbers(const Evaluation& e) {
  return {e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon};
}

// What all rolls lead to: what the other side then faces.
struct Ahead {
  std::array<Position, ROLLS> faced;
  std::array<Outlook, ROLLS> outlooks;
};

// What a trial came to, or what luck was in it, seen by side 0: its worth in the units of CubeModel, and its chances.
struct Outcome {
  double worth = 0;
  std::array<double, Trials::CHANCES> chances{};
};

}  // namespace

// One thread's games.
class Rollout::Player {
 public:
  explicit Player(const Rollout& rollout)
      : model_(rollout.model_), settings_(rollout.settings_), judge_(rollout.judges_.at_once),
        outlooks_(rollout.judges_, model_), replies_(judge_, rollout.judges_.scout), rolls_(settings_.seed),
        kept_(KEPT) {}

  Outcome play(const RolloutStart& start, std::uint64_t trial) {
    Faced here{start.position, outlooks_.of(start.position, start.side)};
    state_ = start.doubled ? model_.doubled(0, 0) : 0;
    stake_ = start.doubled ? model_.raise() : 1;
    luck_ = {};
    std::size_t side = start.side;
    for (int turn = 0;; ++turn) {
      // Who decides has held the cube, or has turned it.
      const bool may_double = (turn > 0 || side == 1) && model_.may_double(state_, side);
      const CubeModel::Values& held = here.outlook.held;
      if (ends(here.position, turn))
        return outcome(may_double ? model_.decided(held, state_, side) : held[state_], here.outlook, side);
      const bool looks = settings_.reduce || settings_.plies > 0 || turn < SHARED_TURNS;
      const Ahead* const ahead = looks ? &look(here.position, side, turn) : nullptr;
      if (may_double && doubles(settings_.plies > 0 ? mean(*ahead, side) : here.outlook, side))
        return outcome(model_.dropped(state_, side), here.outlook, side);
      const std::size_t roll = rolls_(trial, turn);
      if (settings_.reduce)
        add_luck(*ahead, roll, side);
      here = move(here.position, side, roll, ahead);
      side = 1 - side;
    }
  }

 private:
  // What a side faces that is to roll, and what it makes of it.
  struct Faced {
    Position position;
    Outlook outlook;
  };

  // Of the first turns, which many trials share, it is kept what all rolls lead to; where players look ahead, of all.
  static constexpr int SHARED_TURNS = 2;
  static constexpr int KEPT_TURNS = 3;
  static constexpr std::size_t KEPT = 512;  // a power of two
  struct Kept {
    Position position;
    std::size_t side = 0;
    std::size_t state = CubeModel::MOST_STATES;
    Ahead ahead;
  };

  bool ends(const Position& position, int turn) const {
    return position.result() != 0 || turn == MOST_TURNS || (settings_.truncate > 0 && turn >= settings_.truncate) ||
           (settings_.to_tables && outlooks_.certain(position, 0));
  }

  // Whether the double of `side` ends the game; otherwise the cube is turned where that gains.
  bool doubles(const Outlook& seen, std::size_t side) {
    const double taken = model_.taken(seen.held, state_, side);
    const double dropped = model_.dropped(state_, side);
    if (std::min(taken, dropped) < seen.held[state_])
      return false;
    if (taken > dropped)
      return true;
    stake_ *= model_.raise() * (model_.turned_back(taken) ? 2 : 1);
    state_ = model_.doubled(state_, side);
    return false;
  }

  // What results are worth to `side` where the cube is now: by that plays are chosen.
  const Worth& merit(std::size_t side) const {
    return state_ == 0 || model_.endless() ? model_.merit(side) : model_.worth(state_, side);
  }

  const Ahead& look(const Position& position, std::size_t side, int turn) {
    if (turn >= KEPT_TURNS && settings_.plies == 0) {
      fill(position, side, ahead_);
      return ahead_;
    }
    const std::size_t state = model_.endless() ? 0 : state_;
    const std::size_t place = position.hash() + 0x9e3779b97f4a7c15ULL * (2 * state + side);
    Kept& kept = kept_[(place ^ place >> 29) & (KEPT - 1)];
    if (kept.position != position || kept.side != side || kept.state != state) {
      fill(position, side, kept.ahead);
      kept.position = position;
      kept.side = side;
      kept.state = state;
    }
    return kept.ahead;
  }

  void fill(const Position& position, std::size_t side, Ahead& ahead) {
    const auto replies = replies_.all(position, merit(side));
    for (std::size_t roll = 0; roll < ROLLS; ++roll) {
      const auto [faced, outlook] = facing(position, replies[roll], 1 - side);
      ahead.faced[roll] = faced;
      ahead.outlooks[roll] = outlook;
    }
  }

  // All plays of a roll are judged from one point of view, but what is faced then in its own phase.
  Faced facing(const Position& before, const Reply& reply, std::size_t other) const {
    const Position faced = reply.after.flip();
    if (phase_of(faced) != phase_of(before))
      return {faced, outlooks_.of(faced, other)};
    return {faced, outlooks_.of(faced, other, reply.chances.flip())};
  }

  // What holding is worth to `side` before it rolls.
  Outlook mean(const Ahead& ahead, std::size_t side) const {
    OutlookMean sum(model_.size());
    for (std::size_t roll = 0; roll < ROLLS; ++roll)
      sum.add(outlooks_.before_reply(ahead.outlooks[roll], 1 - side), all_rolls()[roll].weight());
    return sum.value();
  }

  void add_luck(const Ahead& ahead, std::size_t rolled, std::size_t side) {
    Outcome sum;
    for (std::size_t roll = 0; roll < ROLLS; ++roll) {
      // The luck is what came less the mean of what could have come.
      const double weight = (roll == rolled ? 1. : 0.) - all_rolls()[roll].weight() / static_cast<double>(THROWS);
      const Outcome came = seen(ahead.outlooks[roll], 1 - side);
      sum.worth += weight * came.worth;
      for (std::size_t i = 0; i < Trials::CHANCES; ++i)
        sum.chances[i] += weight * came.chances[i];
    }
    luck_.worth += sum.worth;
    for (std::size_t i = 0; i < Trials::CHANCES; ++i)
      luck_.chances[i] += sum.chances[i];
  }

  // The outlook of `side`, which may double before it rolls, seen by side 0.
  Outcome seen(const Outlook& outlook, std::size_t side) const {
    const double sign = side == 0 ? 1 : -1;
    return {sign * stake_ * model_.decided(outlook.held, state_, side),
            numbers(side == 0 ? outlook.chances : outlook.chances.flip())};
  }

  Outcome outcome(double worth, const Outlook& outlook, std::size_t side) const {
    Outcome result{(side == 0 ? 1 : -1) * stake_ * worth - luck_.worth,
                   numbers(side == 0 ? outlook.chances : outlook.chances.flip())};
    for (std::size_t i = 0; i < Trials::CHANCES; ++i)
      result.chances[i] -= luck_.chances[i];
    return result;
  }

  Faced move(const Position& position, std::size_t side, std::size_t roll, const Ahead* ahead) {
    if (settings_.plies > 0)
      return choose(position, side, all_rolls()[roll]);
    if (ahead != nullptr)
      return {ahead->faced[roll], ahead->outlooks[roll]};
    return facing(position, replies_.best(position, all_rolls()[roll], merit(side)), 1 - side);
  }

  // The play of a player who looks a roll ahead.
  Faced choose(const Position& position, std::size_t side, Dice dice) {
    std::vector<Play> plays = legal_plays(position, dice);
    if (plays.empty())
      plays.emplace_back().after = position;
    std::vector<Evaluation> chances(plays.size());
    judge_.evaluate_plays(position, plays, chances);
    const std::size_t other = 1 - side;
    struct Option {
      Faced faced;
      double worth;  // to the mover
    };
    const auto better = [](const Option& a, const Option& b) { return a.worth > b.worth; };
    std::vector<Option> options;
    options.reserve(plays.size());
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const Faced faced = facing(position, {plays[i].after, chances[i]}, other);
      options.push_back({faced, -model_.decided(faced.outlook.held, state_, other)});
    }
    std::ranges::stable_sort(options, better);
    const Worth& worth = model_.worth(state_, side);
    const double behind = options.front().worth - LOOKED_WITHIN * (worth.won[0] - worth.lost[0]) / 2;
    options.erase(std::ranges::find_if(options, [behind](const Option& one) { return one.worth < behind; }),
                  options.end());
    options.resize(std::min(options.size(), LOOKED));
    if (options.size() > 1) {
      for (Option& option : options)
        if (!outlooks_.certain(option.faced.position, other))
          option.worth = -model_.decided(mean(look(option.faced.position, other, 0), other).held, state_, other);
      std::ranges::stable_sort(options, better);
    }
    return options.front().faced;
  }

  const CubeModel& model_;
  const RolloutSettings& settings_;
  const Evaluator& judge_;
  Outlooks outlooks_;
  Replies replies_;
  Rolls rolls_;
  std::vector<Kept> kept_;
  Ahead ahead_;
  // Of the game that is played: how the cube lies, how much more than that is at stake, and the luck so far.
  std::size_t state_ = 0;
  double stake_ = 1;
  Outcome luck_;
};

Rollout::Rollout(const Judges& judges, const Situation& situation, const RolloutSettings& settings, bool offered)
    : judges_(judges), settings_(settings),
      model_(Stakes(situation.score, situation.rules, judges.table), situation.cube, offered) {
  check_setting("plies", settings.plies, 0, MOST_PLIES);
  check_setting("truncate", settings.truncate, 0, MOST_TURNS);
}

Rollout::~Rollout() = default;

std::unique_ptr<Rollout::Player> Rollout::borrow() const {
  const std::lock_guard lock(mutex_);
  if (idle_.empty())
    return std::make_unique<Player>(*this);
  auto player = std::move(idle_.back());
  idle_.pop_back();
  return player;
}

void Rollout::give_back(std::unique_ptr<Player> player) const {
  const std::lock_guard lock(mutex_);
  idle_.push_back(std::move(player));
}

Trials Rollout::play(const RolloutStart& start, std::uint64_t first, std::size_t count) const {
  check_setting("trials", static_cast<double>(count), 1, MOST_TRIALS);
  check_setting("first", static_cast<double>(first), 0, MOST_TRIALS);
  check_setting("doubled", start.doubled ? 1 : 0, 0, may_double() ? 1 : 0);
  auto player = borrow();
  Trials trials;
  trials.equities.reserve(count);
  const Worth& worth = model_.worth(0, 0);
  for (std::uint64_t trial = first; trial < first + count && !stopped_; ++trial) {
    const Outcome outcome = player->play(start, trial);
    trials.equities.push_back(worth.normal(outcome.worth));
    for (std::size_t i = 0; i < Trials::CHANCES; ++i) {
      trials.chances[i] += outcome.chances[i];
      trials.squares[i] += outcome.chances[i] * outcome.chances[i];
    }
  }
  give_back(std::move(player));
  return trials;
}

}  // namespace triktrak
