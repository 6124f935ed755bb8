#include "look_ahead.h"

#include <algorithm>

#include "error.h"

namespace triktrak {

namespace {

// A mean of chances in the making.
struct Mean {
  Evaluation sum;
  double weight = 0;

  void add(const Evaluation& e, int times) {
    const double w = times;
    sum = {sum.win + w * e.win, sum.win_gammon + w * e.win_gammon, sum.win_backgammon + w * e.win_backgammon,
           sum.lose_gammon + w * e.lose_gammon, sum.lose_backgammon + w * e.lose_backgammon};
    weight += w;
  }
  Evaluation value() const {
    // Rounding must not make a chance of more than one.
    const auto share = [this](double total) { return std::min(total / weight, 1.0); };
    return {share(sum.win), share(sum.win_gammon), share(sum.win_backgammon), share(sum.lose_gammon),
            share(sum.lose_backgammon)};
  }
};

}  // namespace

LookAhead::LookAhead(const Evaluator& inner, int plies) : inner_(inner), plies_(plies) {
  if (plies < 0 || plies > MOST_PLIES)
    throw malformed("plies", {{"plies", plies}, {"max", MOST_PLIES}});
}

void LookAhead::evaluate(std::span<const Position> positions, std::span<Evaluation> results) const {
  if (plies_ == 0)
    return inner_.evaluate(positions, results);
  std::ranges::transform(positions, results.begin(), [this](const Position& p) { return look(p, plies_); });
}

Evaluation LookAhead::look(const Position& position, int plies) const {
  if (const int result = position.result(); result != 0)
    return Evaluation::certain(result);
  Mean mean;
  for (const Dice dice : all_rolls()) {
    const auto [play, judged] = best_play(inner_, position, dice);
    mean.add(plies > 1 ? look(play.after.flip(), plies - 1).flip() : judged, dice.weight());
  }
  return mean.value();
}

}  // namespace triktrak
