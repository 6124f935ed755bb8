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

LookAhead::LookAhead(const Evaluator& inner, int plies, const Evaluator* scout)
    : inner_(inner), plies_(plies), scout_(scout) {
  if (plies < 0 || plies > MOST_PLIES)
    throw malformed("plies", {{"plies", plies}, {"max", MOST_PLIES}});
}

void LookAhead::evaluate(std::span<const Position> positions, std::span<Evaluation> results) const {
  if (plies_ == 0)
    return inner_.evaluate(positions, results);
  Replies replies(inner_, scout_);
  std::ranges::transform(positions, results.begin(),
                         [&](const Position& position) { return look(replies, position, plies_); });
}

Evaluation LookAhead::look(Replies& replies, const Position& position, int plies) {
  static const Worth points = Stakes(Score(), Rules(), nullptr).at(Cube());
  if (const int result = position.result(); result != 0)
    return Evaluation::certain(result);
  Mean mean;
  const auto best = replies.all(position, points);
  for (std::size_t roll = 0; roll < best.size(); ++roll) {
    const auto& [after, chances] = best[roll];
    mean.add(plies > 1 ? look(replies, after.flip(), plies - 1).flip() : chances, all_rolls()[roll].weight());
  }
  return mean.value();
}

}  // namespace triktrak
