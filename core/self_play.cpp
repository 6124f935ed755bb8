#include "self_play.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <thread>
#include <utility>

#include "movegen.h"
#include "setting.h"

namespace triktrak {

namespace {

constexpr double MOST_GAMES = 1e8;
constexpr double MOST_THREADS = 1024;
constexpr std::size_t FIRST_ONES = 2;  // positions of a phase that the stack before it learns too
constexpr std::size_t LONGEST = 400;   // turns; games of back games against each other may never end

class Player {
 public:
  Player(const NetEvaluator& evaluator, const SelfPlay& settings, std::uint64_t game)
      : evaluator_(evaluator), settings_(settings), chance_(Chance(settings.seed).next() + game) {}

  void play(std::vector<Sample>& samples) {
    Position position = Position::start();
    Dice dice = opening();
    if (chance_.share() < settings_.contrived) {
      position = chance_.below(2) == 0 ? contrived_position(chance_) : wandered();
      dice = chance_.roll();
    }
    const std::size_t first = samples.size();
    lucks_.clear();
    // What the evaluator knows for certain need not be learnt, and ends the game.
    for (std::size_t turn = 0; turn < LONGEST && !evaluator_.known(position); ++turn) {
      const RankedPlay choice =
          settings_.exact ? all_rolls_of(position, dice, samples) : best_play(evaluator_, position, dice);
      if (!settings_.exact)
        samples.push_back(sample(position, choice.evaluation));
      const Position after = played(choice.play, position, dice);
      if (settings_.exact && after != choice.play.after)
        lucks_.back().reset();
      position = after.flip();
      dice = chance_.roll();
    }
    const auto end = evaluator_.known(position);
    const std::span<Sample> game = std::span(samples).subspan(first);
    if (settings_.exact)
      look_back_without_luck(game, end ? std::optional(outcomes_of(*end)) : std::nullopt);
    else
      look_back(game);
    also_by_the_stacks_before(samples, first);
  }

 private:
  // Where a game leads whose players know what is best, but often do something else.
  Position wandered() {
    constexpr int TURNS = 40;
    Position position = Position::start();
    for (int turn = 1 + chance_.below(TURNS); turn > 0; --turn) {
      const Dice dice = chance_.roll();
      const Position next =
          (chance_.below(2) == 0 ? best_after(evaluator_, position, dice) : any_after(position, dice)).flip();
      if (evaluator_.known(next))
        break;
      position = next;
    }
    return position;
  }

  // The position after what is played: mostly the best play.
  Position played(const Play& best, const Position& position, Dice dice) {
    constexpr double TEMPERATURE = 0.05;
    if (settings_.stray == 0 || chance_.share() >= settings_.stray)
      return best.after;
    Position chosen = best.after;
    double highest = -INFINITY;
    for (const auto& [play, evaluation] : rank(evaluator_, position, dice)) {
      // With Gumbel noise the highest is each play with the probability that the softmax gives it.
      const double value = evaluation.equity() - TEMPERATURE * std::log(-std::log(1 - chance_.share()));
      if (value > highest) {
        highest = value;
        chosen = play.after;
      }
    }
    return chosen;
  }

  Position any_after(const Position& position, Dice dice) {
    const std::vector<Play> plays = legal_plays(position, dice);
    return plays.empty() ? position : plays[chance_.below(plays.size())].after;
  }

  Dice opening() {
    Dice dice = chance_.roll();
    while (dice.is_double())
      dice = chance_.roll();
    return dice;
  }

  static Sample sample(const Position& position, const Evaluation& evaluation) {
    return {position, outcomes_of(evaluation), static_cast<std::uint8_t>(phase_of(position))};
  }

  using Choices = std::array<RankedPlay, 21>;

  // The best plays of all rolls, and the mean of what they are judged to be worth.
  Outcomes mean_of(const Position& position, Choices& choices) {
    Outcomes mean{};
    for (std::size_t i = 0; i < choices.size(); ++i) {
      choices[i] = best_play(evaluator_, position, all_rolls()[i]);
      add(mean, all_rolls()[i], outcomes_of(choices[i].evaluation));
    }
    return mean;
  }

  static void add(Outcomes& mean, Dice roll, const Outcomes& outcomes) {
    for (std::size_t i = 0; i < mean.size(); ++i)
      mean[i] += outcomes[i] * static_cast<float>(roll.weight()) / 36;
  }

  // The mean over what the opponent may roll after each of the choices as well.
  Outcomes mean_two_ahead(const Choices& choices) {
    Outcomes mean{};
    Choices replies;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Position faced = choices[i].play.after.flip();
      const auto sure = evaluator_.known(faced);
      add(mean, all_rolls()[i], sure ? outcomes_of(sure->flip()) : turned(mean_of(faced, replies)));
    }
    return mean;
  }

  static Outcomes turned(const Outcomes& o) { return {o[3], o[4], o[5], o[0], o[1], o[2]}; }

  // Samples the position with its exact target, and returns what is played with `dice`.
  RankedPlay all_rolls_of(const Position& position, Dice dice, std::vector<Sample>& samples) {
    Choices choices;
    Outcomes target = mean_of(position, choices);
    const auto rolled = std::ranges::find(all_rolls(), Dice(dice.high(), dice.low()));
    const RankedPlay& choice = choices[static_cast<std::size_t>(rolled - all_rolls().begin())];
    lucks_.push_back(difference(outcomes_of(choice.evaluation), target));
    if (settings_.deeper > 0) {
      Evaluation own;
      evaluator_.evaluate({&position, 1}, {&own, 1});
      if (std::abs(own.equity() - evaluation_of(target).equity()) > settings_.deeper)
        target = mean_two_ahead(choices);
    }
    samples.push_back({position, target, static_cast<std::uint8_t>(phase_of(position))});
    return choice;
  }

  // Mixes into each target what the next turn's has become, from the last turn back.
  void look_back(std::span<Sample> game) const {
    const auto share = static_cast<float>(settings_.lambda);
    if (share == 0 || game.empty())
      return;
    for (std::size_t turn = game.size() - 1; turn-- > 0;) {
      const Outcomes next = turned(game[turn + 1].target);
      for (std::size_t i = 0; i < next.size(); ++i) {
        float& target = game[turn].target[i];
        target += share * (next[i] - target);
      }
    }
  }

  // The same with each turn's luck taken out: what the roll was worth beyond the mean of all 21. So a share of what the
  // game really came to stands in each target, with little of its noise. Shares can be a little below nothing or above
  // one; the trainer follows their mean. A turn at which not the best play was made says nothing of those before it.
  void look_back_without_luck(std::span<Sample> game, const std::optional<Outcomes>& end) const {
    const auto share = static_cast<float>(settings_.lambda);
    if (share == 0 || game.empty())
      return;
    std::optional<Outcomes> next = end;
    for (std::size_t turn = game.size(); turn-- > 0;) {
      Outcomes& target = game[turn].target;
      const std::optional<Outcomes>& luck = lucks_[turn];
      if (next && luck) {
        Outcomes mixed = difference(turned(*next), *luck);
        for (std::size_t i = 0; i < target.size(); ++i)
          mixed[i] = target[i] + share * (mixed[i] - target[i]);
        if (is_target(mixed))
          target = mixed;
      }
      next = target;
    }
  }

  static Outcomes difference(const Outcomes& a, const Outcomes& b) {
    Outcomes less = a;
    for (std::size_t i = 0; i < less.size(); ++i)
      less[i] -= b[i];
    return less;
  }

  // The plays of a roll are judged by the stack of the position before it, so the first positions of a phase are learnt
  // by the stack of the phase before as well.
  void also_by_the_stacks_before(std::vector<Sample>& samples, std::size_t first) const {
    const NetShape shape = evaluator_.net().shape();
    const auto stack_of = [&](std::size_t i) { return shape.stack_of(samples[i].stack); };
    for (std::size_t i = first + 1, end = samples.size(); i < end; ++i)
      for (std::size_t j = i - std::min(i - first, FIRST_ONES); j < i; ++j)
        if (stack_of(j) != stack_of(i)) {
          Sample again = samples[i];
          again.stack = samples[j].stack;
          samples.push_back(again);
          break;
        }
  }

  const NetEvaluator& evaluator_;
  const SelfPlay& settings_;
  Chance chance_;
  // With `exact`, turn by turn of the game; nothing where not the best play was made.
  std::vector<std::optional<Outcomes>> lucks_;
};

using Board = std::array<int, POINTS>;

// Puts checkers of a side on points of its own numbering, where the other side has none.
class Setter {
 public:
  Setter(Board& board, Chance& chance) : board_(board), chance_(chance) {}

  void put(int side, int place, int count) {
    int& cell = board_[static_cast<std::size_t>(side > 0 ? place : BAR - place)];
    if (cell * side < 0)
      return;
    cell += side * count;
    left(side) -= count;
  }
  void scatter(int side, int lowest, int highest) {
    for (int tries = 0; left(side) > 0 && tries < 1000; ++tries) {
      const int place = lowest + chance_.below(highest - lowest + 1);
      put(side, place, std::min(left(side), 1 + chance_.below(2)));
    }
  }
  int& left(int side) { return left_[side > 0 ? 0 : 1]; }

 private:
  Board& board_;
  Chance& chance_;
  std::array<int, 2> left_{MOST_MEN, MOST_MEN};
};

}  // namespace

Position contrived_position(Chance& chance) {
  for (;;) {
    Board board{};
    Setter set(board, chance);
    const int side = chance.below(2) == 0 ? 1 : -1;
    switch (chance.below(5)) {
    case 0: {  // a back game: two anchors against a side that comes home
      const int low = 1 + chance.below(4);
      set.put(side, BAR - low, 2 + chance.below(2));
      set.put(side, BAR - low - 1 - chance.below(3), 2);
      set.scatter(side, 1, 12);
      set.scatter(-side, 1, 10);
      break;
    }
    case 1: {  // prime against prime, the last checkers behind them
      for (const int s : {side, -side}) {
        const int from = 3 + chance.below(3);
        const int to = from + 4 + chance.below(2);
        for (int point = from; point < to; ++point)
          set.put(s, point, 2);
        set.put(s, 24 - chance.below(3), 1 + chance.below(2));
        set.scatter(s, 2, 14);
      }
      break;
    }
    case 2: {  // a crunched board and an anchor that waits
      set.put(side, 20 + chance.below(5), 2);
      set.scatter(side, 1, 4);
      set.scatter(-side, 1, 14);
      break;
    }
    case 3: {  // containment: a checker or two caught late, the other side partly off
      const int off = 1 + chance.below(10);
      set.left(-side) -= off;
      set.put(-side, chance.below(2) == 0 ? BAR : 18 + chance.below(7), 1 + chance.below(2));
      set.scatter(-side, 1, 6);
      set.scatter(side, 1, 14);
      break;
    }
    default:
      for (const int s : {side, -side}) {
        set.put(s, BAR, std::max(0, chance.below(8) - 5));
        set.scatter(s, 1, 24);
      }
    }
    if (const Position position = Position::from_points(board); position.result() == 0)
      return position;
  }
}

std::vector<Sample> self_play(const NetEvaluator& evaluator, const SelfPlay& settings) {
  check_setting("games", static_cast<double>(settings.games), 1, MOST_GAMES);
  check_setting("threads", static_cast<double>(settings.threads), 1, MOST_THREADS);
  check_setting("lambda", settings.lambda, 0, 1);
  check_setting("deeper", settings.deeper, 0, 6);
  check_setting("contrived", settings.contrived, 0, 1);
  check_setting("stray", settings.stray, 0, 1);
  const std::size_t threads = std::min(settings.threads, settings.games);
  std::vector<std::vector<Sample>> parts(threads);
  const auto work = [&](std::size_t part) {
    for (std::size_t game = settings.games * part / threads; game < settings.games * (part + 1) / threads; ++game)
      Player(evaluator, settings, settings.first + game).play(parts[part]);
  };
  {
    std::vector<std::jthread> helpers;
    for (std::size_t part = 1; part < threads; ++part)
      helpers.emplace_back(work, part);
    work(0);
  }
  for (std::size_t part = 1; part < threads; ++part)
    parts[0].insert(parts[0].end(), parts[part].begin(), parts[part].end());
  return std::move(parts[0]);
}

}  // namespace triktrak
