#include "evaluator.h"

#include <algorithm>
#include <cmath>

#include "movegen.h"

namespace triktrak {

namespace {

// Whole numbers, so that every compiler ranks alike.
long long worth(const Evaluation& evaluation) { return std::llround(evaluation.equity() * 1e6); }

}  // namespace

void Evaluator::evaluate_plays(const Position&, std::span<const Play> plays, std::span<Evaluation> results) const {
  std::vector<Position> faced;
  faced.reserve(plays.size());
  for (const Play& play : plays)
    faced.push_back(play.after.flip());
  evaluate(faced, results);
  for (std::size_t i = 0; i < plays.size(); ++i)
    results[i] = results[i].flip();
}

std::vector<RankedPlay> rank(const Evaluator& evaluator, const Position& position, Dice dice) {
  if (position.result() != 0)
    return {};
  const std::vector<Play> plays = legal_plays(position, dice);
  std::vector<Evaluation> results(plays.size());
  evaluator.evaluate_plays(position, plays, results);
  std::vector<RankedPlay> ranked;
  ranked.reserve(plays.size());
  for (std::size_t i = 0; i < plays.size(); ++i)
    ranked.push_back({plays[i], results[i]});
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const RankedPlay& a, const RankedPlay& b) { return worth(a.evaluation) > worth(b.evaluation); });
  return ranked;
}

RankedPlay best_play(const Evaluator& evaluator, const Position& position, Dice dice) {
  PlayList plays;
  // Who cannot move passes, and so do both when the game is over.
  if (position.result() == 0)
    generate(position, dice, plays);
  if (plays.empty())
    plays.add().after = position;
  std::vector<Evaluation> results(plays.size());
  evaluator.evaluate_plays(position, {plays.begin(), plays.end()}, results);
  std::size_t best = 0;
  for (std::size_t i = 1; i < plays.size(); ++i) {
    const long long gain = worth(results[i]) - worth(results[best]);
    if (gain > 0 || (gain == 0 && listed_before(plays[i], plays[best])))
      best = i;
  }
  return {plays[best], results[best]};
}

Position best_after(const Evaluator& evaluator, const Position& position, Dice dice) {
  return best_play(evaluator, position, dice).play.after;
}

std::array<double, 21> roll_equities(const Evaluator& evaluator, const Position& position) {
  std::array<double, 21> equities{};
  std::ranges::transform(all_rolls(), equities.begin(),
                         [&](Dice dice) { return best_play(evaluator, position, dice).evaluation.equity(); });
  return equities;
}

}  // namespace triktrak
