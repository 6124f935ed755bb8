// An evaluator that looks rolls ahead and asks another one what it sees there.
#pragma once

#include "evaluator.h"
#include "replies.h"

namespace triktrak {

// Judges a position as the mean over what may be rolled in the next `plies` turns, each side playing what looks best to
// `inner` at once, of what a scout lets through where there is one. Plies are counted as GNU Backgammon counts them:
// none is `inner` alone. Both must outlive it.
class LookAhead : public Evaluator {
 public:
  // Throws malformed "plies" unless 0 to MOST_PLIES.
  LookAhead(const Evaluator& inner, int plies, const Evaluator* scout = nullptr);
  static constexpr int MOST_PLIES = 4;

  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override;

 private:
  static Evaluation look(Replies& replies, const Position& position, int plies);

  const Evaluator& inner_;
  int plies_;
  const Evaluator* scout_;
};

}  // namespace triktrak
