#include "bench.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "chance.h"
#include "evaluator.h"
#include "movegen.h"
#include "perft.h"
#include "simple_evaluator.h"

namespace triktrak {

namespace {

// Plays a game of SimpleEvaluator against itself, telling `see` each position, its roll and the position after.
template <class See>
void self_play(Chance& chance, See see) {
  const SimpleEvaluator evaluator;
  Position position = Position::start();
  while (position.result() == 0) {
    const Dice dice = chance.roll();
    const std::vector<RankedPlay> ranked = rank(evaluator, position, dice);
    const Position after = ranked.empty() ? position : ranked.front().play.after;
    see(position, dice, after);
    position = after.flip();
  }
}

// One turn of every game, so that no two have anything to do with each other.
std::vector<std::pair<Position, Dice>> unrelated(std::size_t count, std::uint64_t seed) {
  Chance chance(seed);
  std::vector<std::pair<Position, Dice>> chosen;
  while (chosen.size() < count) {
    std::vector<std::pair<Position, Dice>> game;
    self_play(chance, [&](const Position& position, Dice dice, const Position&) { game.emplace_back(position, dice); });
    chosen.push_back(game[static_cast<std::size_t>(chance.below(static_cast<int>(game.size())))]);
  }
  return chosen;
}

// A race that `endings` knows out of every game that comes to one.
std::vector<Position> unrelated_endings(const Endings& endings, std::size_t count, std::uint64_t seed) {
  Chance chance(seed);
  std::vector<Position> chosen;
  while (chosen.size() < count) {
    std::vector<Position> known;
    self_play(chance, [&](const Position& position, Dice, const Position&) {
      if (endings.judge(position))
        known.push_back(position);
    });
    if (!known.empty())
      chosen.push_back(known[static_cast<std::size_t>(chance.below(static_cast<int>(known.size())))]);
  }
  return chosen;
}

// How often a second `work` can be done, doing it again and again for about `seconds`.
template <class Work>
double times_per_second(double seconds, Work work) {
  using Clock = std::chrono::steady_clock;
  std::uint64_t times = 0;
  double elapsed = 0;
  const auto start = Clock::now();
  do {
    work();
    ++times;
    elapsed = std::chrono::duration<double>(Clock::now() - start).count();
  } while (elapsed < seconds);
  return static_cast<double>(times) / elapsed;
}

}  // namespace

MovegenBench bench_movegen(double seconds, std::uint64_t seed) {
  const auto cases = unrelated(500, seed);
  PlayList list;
  std::size_t plays = 0;
  const double rounds = times_per_second(seconds, [&] {
    plays = 0;
    for (const auto& [position, dice] : cases) {
      generate(position, dice, list);
      plays += list.size();
    }
  });
  return {rounds * static_cast<double>(plays), rounds * static_cast<double>(cases.size()), bench_signature()};
}

std::vector<Position> unrelated_positions(std::size_t count, std::uint64_t seed) {
  std::vector<Position> positions;
  for (const auto& [position, dice] : unrelated(count, seed))
    positions.push_back(position);
  return positions;
}

double evaluations_per_second(const Evaluator& evaluator, std::span<const Position> positions, double seconds) {
  std::vector<Evaluation> results(positions.size());
  const double rounds = times_per_second(seconds, [&] { evaluator.evaluate(positions, results); });
  return rounds * static_cast<double>(positions.size());
}

EndingsBench bench_endings(const Endings& endings, double seconds, std::uint64_t seed) {
  const auto asked_per_second = [&](const std::vector<Position>& positions) {
    std::vector<std::optional<Evaluation>> answers(positions.size());
    const double rounds = times_per_second(seconds / 2, [&] {
      std::transform(positions.begin(), positions.end(), answers.begin(),
                     [&](const Position& position) { return endings.judge(position); });
    });
    return rounds * static_cast<double>(positions.size());
  };
  return {asked_per_second(unrelated_endings(endings, 500, seed)), asked_per_second(unrelated_positions(500, seed))};
}

std::uint64_t bench_signature() {
  constexpr std::uint64_t PRIME = 0x100000001B3;
  const Perft counts = perft(Position::start(), 2);
  std::uint64_t signature = counts.plays * PRIME + counts.distinct;
  Chance chance(2);
  for (int game = 0; game < 30; ++game)
    self_play(chance, [&](const Position& position, Dice dice, const Position& after) {
      signature = signature * PRIME + legal_plays(position, dice).size();
      signature = signature * PRIME + after.hash();
    });
  return signature >> 32;
}

}  // namespace triktrak
