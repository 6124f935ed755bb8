#include "evaluator.h"

#include <algorithm>
#include <cmath>

#include "movegen.h"

namespace triktrak {

std::vector<RankedPlay> rank(const Evaluator& evaluator, const Position& position, Dice dice) {
  const std::vector<Play> plays = legal_plays(position, dice);
  std::vector<Position> faced;
  faced.reserve(plays.size());
  for (const Play& play : plays)
    faced.push_back(play.after.flip());
  std::vector<Evaluation> results(faced.size());
  evaluator.evaluate(faced, results);
  std::vector<RankedPlay> ranked;
  ranked.reserve(plays.size());
  for (std::size_t i = 0; i < plays.size(); ++i)
    ranked.push_back({plays[i], results[i].flip()});
  // Whole numbers, so that every compiler ranks alike.
  const auto worth = [](const RankedPlay& one) { return std::llround(one.evaluation.equity() * 1e6); };
  std::stable_sort(ranked.begin(), ranked.end(), [&](const auto& a, const auto& b) { return worth(a) > worth(b); });
  return ranked;
}

}  // namespace triktrak
