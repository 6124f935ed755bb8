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

// As how many a game goes on when the cube has been turned.
constexpr std::uint64_t BRANCHES = 2;

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

// What dice come: those of a trial, and where it has parted, of one of its branches.
struct Stream {
  std::uint64_t trial = 0;
  std::uint64_t branch = 0;

  Stream part(int turn, std::uint64_t nth) const {
    return nth == 0 ? *this : Stream{trial, mixed(branch, static_cast<std::uint64_t>(turn), nth)};
  }
};

// The dice of all trials, as numbers in all_rolls().
class Rolls {
 public:
  explicit Rolls(std::uint64_t seed) : seed_(seed) { begin(0); }

  std::size_t operator()(const Stream& stream, int turn) {
    const std::uint64_t trial = stream.trial;
    if (turn > 1 || stream.branch != 0)
      return roll_of_throw()[(mixed(seed_ ^ stream.branch, trial, static_cast<std::uint64_t>(turn)) >> 32) * THROWS >>
                             32];
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
    Game game;
    if (start.doubled)
      game = {model_.doubled(0, 0), model_.raise(), {}};
    return go_on({start.position, outlooks_.of(start.position, start.side)}, start.side, 0, game, {trial});
  }

 private:
  // What a side faces that is to roll, and what it makes of it.
  struct Faced {
    Position position;
    Outlook outlook;
  };

  // How the cube lies, how much more than that is at stake, and the luck so far.
  struct Game {
    std::size_t state = 0;
    double stake = 1;
    Outcome luck;
  };

  // What comes of a game from that turn on.
  Outcome go_on(Faced here, std::size_t side, int turn, Game game, const Stream& stream) {
    for (;; ++turn, side = 1 - side) {
      // Who decides has held the cube, or has turned it.
      const bool may_double = (turn > 0 || side == 1) && model_.may_double(game.state, side);
      const CubeModel::Values& held = here.outlook.held;
      if (ends(here.position, turn))
        return outcome(game, may_double ? model_.decided(held, game.state, side) : held[game.state], here.outlook,
                       side);
      const bool looks = settings_.reduce || settings_.plies > 0 || turn < SHARED_TURNS;
      const Ahead* const ahead = looks ? &look(here.position, side, turn, game) : nullptr;
      if (may_double) {
        const Outlook seen = settings_.plies > 0 ? mean(*ahead, side) : here.outlook;
        const Answer answer = asked(game, seen, side);
        if (answer == Answer::DROP)
          return outcome(game, model_.dropped(game.state, side), here.outlook, side);
        if (answer == Answer::TAKE) {
          turn_cube(game, seen, side);
          if (settings_.reduce)
            return part(here.position, side, turn, game, stream, *ahead);
        }
      }
      here = step(here.position, side, turn, game, stream, ahead);
    }
  }

  // More is at stake: the game goes on more than once, each time with dice of its own, and counts as their mean.
  Outcome part(const Position& position, std::size_t side, int turn, const Game& game, const Stream& stream,
               Ahead ahead) {
    Outcome sum;
    for (std::uint64_t nth = 0; nth < BRANCHES; ++nth) {
      Game branch = game;
      const Stream dice = stream.part(turn, nth);
      const Faced next = step(position, side, turn, branch, dice, &ahead);
      add(sum, go_on(next, 1 - side, turn + 1, branch, dice), 1. / BRANCHES);
    }
    return sum;
  }

  // The roll, its luck and its play.
  Faced step(const Position& position, std::size_t side, int turn, Game& game, const Stream& stream,
             const Ahead* ahead) {
    const std::size_t roll = rolls_(stream, turn);
    if (settings_.reduce)
      add_luck(game, *ahead, roll, side);
    return move(position, side, roll, game, ahead);
  }

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

  enum class Answer : std::uint8_t { NONE, TAKE, DROP };

  // What `side` hears that doubles where that gains.
  Answer asked(const Game& game, const Outlook& seen, std::size_t side) const {
    const double taken = model_.taken(seen.held, game.state, side);
    const double dropped = model_.dropped(game.state, side);
    if (std::min(taken, dropped) < seen.held[game.state])
      return Answer::NONE;
    return taken > dropped ? Answer::DROP : Answer::TAKE;
  }

  void turn_cube(Game& game, const Outlook& seen, std::size_t side) const {
    const double taken = model_.taken(seen.held, game.state, side);
    game.stake *= model_.raise() * (model_.turned_back(taken) ? 2 : 1);
    game.state = model_.doubled(game.state, side);
  }

  // What results are worth to `side` where the cube is now: by that plays are chosen.
  const Worth& merit(const Game& game, std::size_t side) const {
    return game.state == 0 || model_.endless() ? model_.merit(side) : model_.worth(game.state, side);
  }

  const Ahead& look(const Position& position, std::size_t side, int turn, const Game& game) {
    if (turn >= KEPT_TURNS && settings_.plies == 0) {
      fill(position, side, game, ahead_);
      return ahead_;
    }
    const std::size_t state = model_.endless() ? 0 : game.state;
    const std::size_t place = position.hash() + 0x9e3779b97f4a7c15ULL * (2 * state + side);
    Kept& kept = kept_[(place ^ place >> 29) & (KEPT - 1)];
    if (kept.position != position || kept.side != side || kept.state != state) {
      fill(position, side, game, kept.ahead);
      kept.position = position;
      kept.side = side;
      kept.state = state;
    }
    return kept.ahead;
  }

  void fill(const Position& position, std::size_t side, const Game& game, Ahead& ahead) {
    const auto replies = replies_.all(position, merit(game, side));
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

  void add_luck(Game& game, const Ahead& ahead, std::size_t rolled, std::size_t side) const {
    Outcome luck;
    for (std::size_t roll = 0; roll < ROLLS; ++roll) {
      // What came, less the mean of what could have come.
      const double weight = (roll == rolled ? 1. : 0.) - all_rolls()[roll].weight() / static_cast<double>(THROWS);
      const Outlook& came = ahead.outlooks[roll];
      add(luck, seen(game, model_.decided(came.held, game.state, 1 - side), came, 1 - side), weight);
    }
    add(game.luck, luck, 1);
  }

  // The worth to `side`, and its chances, seen by side 0.
  static Outcome seen(const Game& game, double worth, const Outlook& outlook, std::size_t side) {
    return {(side == 0 ? 1 : -1) * game.stake * worth, numbers(side == 0 ? outlook.chances : outlook.chances.flip())};
  }

  static Outcome outcome(const Game& game, double worth, const Outlook& outlook, std::size_t side) {
    Outcome result = seen(game, worth, outlook, side);
    add(result, game.luck, -1);
    return result;
  }

  static void add(Outcome& sum, const Outcome& one, double weight) {
    sum.worth += weight * one.worth;
    for (std::size_t i = 0; i < Trials::CHANCES; ++i)
      sum.chances[i] += weight * one.chances[i];
  }

  Faced move(const Position& position, std::size_t side, std::size_t roll, const Game& game, const Ahead* ahead) {
    if (settings_.plies > 0)
      return choose(position, side, all_rolls()[roll], game);
    if (ahead != nullptr)
      return {ahead->faced[roll], ahead->outlooks[roll]};
    return facing(position, replies_.best(position, all_rolls()[roll], merit(game, side)), 1 - side);
  }

  // The play of a player who looks a roll ahead.
  Faced choose(const Position& position, std::size_t side, Dice dice, const Game& game) {
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
      options.push_back({faced, -model_.decided(faced.outlook.held, game.state, other)});
    }
    std::ranges::stable_sort(options, better);
    const Worth& worth = model_.worth(game.state, side);
    const double behind = options.front().worth - LOOKED_WITHIN * (worth.won[0] - worth.lost[0]) / 2;
    options.erase(std::ranges::find_if(options, [behind](const Option& one) { return one.worth < behind; }),
                  options.end());
    options.resize(std::min(options.size(), LOOKED));
    if (options.size() > 1) {
      for (Option& option : options)
        if (!outlooks_.certain(option.faced.position, other))
          option.worth =
              -model_.decided(mean(look(option.faced.position, other, 0, game), other).held, game.state, other);
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
