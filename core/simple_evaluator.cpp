#include "simple_evaluator.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "simple_contact.h"
#include "simple_race.h"

namespace triktrak {

namespace {

// Weights in the order of win_terms and gammon_terms, for the logarithm of the odds. They come from 300,000 games of
// this evaluator against itself (temporal differences, Tesauro 1995), rounded.
constexpr std::array<double, WIN_TERMS> WIN{
    -0.034, 0.052,  -0.058, 0.073,  0.086,  0.126,  0.006,  0.101,  // points 1 to 8 made
    0.086,  0.157,                                                  // points 9 to 12 made, the midpoint
    0.009,  0.059,  0.001,  -0.046, -0.057, -0.054, -0.080,         // points 18 to 24 made
    0.087,  -0.504,                                                 // on the bar, and before how strong a board
    -0.324, -0.184,                                                 // checkers stuck behind points: all, the last
    0.165,  0.034,                                                  // primes
    -0.101, 0.097,  -0.213, 0.045,  -0.239,  // stacks, builders, blots at home, blots outside, checkers deep at home
    0.226,  -0.042,                          // checkers back, on the 24 point
    -0.085, 0.350,                           // points made at home: against checkers back, against the bar
    1.804,  0.262,                           // borne off, and a board with the opponent back
    0.012,  0.169,                           // an anchor, nobody back
    -0.003, 0.091,  0.050,  2.223,           // shots of the side on roll
    -0.092, 0.366,  0.217,  -0.504,          // shots of the other
    0.562,  -0.012,                          // the race, being on roll
};
constexpr std::array<double, GAMMON_TERMS> GAMMON{
    -4.592, 0.471, 2.291, -0.603, 1.206, -0.299, -0.259, 0.659, 3.581, 1.060, 0.116, 0.045,
};
constexpr std::array<double, GAMMON_TERMS> BACKGAMMON{
    -5.047, -2.038, 0.729, 1.103, 0.033, -0.334, -0.628, 1.010, 4.545, 0.716, -0.330, 0.356,
};

template <std::size_t N>
double logistic(const std::array<double, N>& weights, const std::array<double, N>& terms) {
  double sum = 0;
  for (std::size_t i = 0; i < N; ++i)
    sum += weights[i] * terms[i];
  return 1 / (1 + std::exp(-sum));
}

Evaluation contact(const Position& position, const SideView& own, const SideView& theirs) {
  Evaluation result;
  result.win = logistic(WIN, win_terms(position));
  if (theirs[OFF] == 0) {
    const auto terms = gammon_terms(own, theirs);
    result.win_gammon = result.win * logistic(GAMMON, terms);
    result.win_backgammon = result.win_gammon * logistic(BACKGAMMON, terms);
  }
  if (own[OFF] == 0) {
    const auto terms = gammon_terms(theirs, own);
    result.lose_gammon = (1 - result.win) * logistic(GAMMON, terms);
    result.lose_backgammon = result.lose_gammon * logistic(BACKGAMMON, terms);
  }
  return result;
}

Evaluation judge(const Position& position) {
  if (const int result = position.result(); result != 0)
    return Evaluation::certain(result);
  const auto [own, theirs] = position.sides();
  Evaluation result = position.race() ? judge_race(own, theirs) : contact(position, own, theirs);
  result.win_gammon = std::min(result.win_gammon, result.win);
  result.win_backgammon = std::min(result.win_backgammon, result.win_gammon);
  result.lose_gammon = std::min(result.lose_gammon, result.lose());
  result.lose_backgammon = std::min(result.lose_backgammon, result.lose_gammon);
  return result;
}

}  // namespace

void SimpleEvaluator::evaluate(std::span<const Position> positions, std::span<Evaluation> results) const {
  for (std::size_t i = 0; i < positions.size(); ++i)
    results[i] = judge(positions[i]);
}

}  // namespace triktrak
