// What a position is worth as it lies, to the side on roll and with every state of the cube. Knows nothing of what lies
// ahead.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "cube_model.h"
#include "endings.h"
#include "evaluator.h"

namespace triktrak {

// What is needed to judge: it must outlive whoever judges.
struct Judges {
  const Evaluator& at_once;
  const Endings* endings = nullptr;
  const MatchEquity* table = nullptr;  // must be there for a match
  const Evaluator* scout = nullptr;    // a much faster one, which says what is worth asking `at_once` about
};

// To the side on roll that does not double now.
struct Outlook {
  Evaluation chances;
  CubeModel::Values held{};
};

// A mean over the 36 throws in the making, in the order in which it is added.
class OutlookMean {
 public:
  explicit OutlookMean(std::size_t states) : states_(states) {}

  void add(const Outlook& outlook, int times) {
    const double w = times;
    const Evaluation& e = outlook.chances;
    sum_.chances = {sum_.chances.win + w * e.win, sum_.chances.win_gammon + w * e.win_gammon,
                    sum_.chances.win_backgammon + w * e.win_backgammon, sum_.chances.lose_gammon + w * e.lose_gammon,
                    sum_.chances.lose_backgammon + w * e.lose_backgammon};
    for (std::size_t i = 0; i < states_; ++i)
      sum_.held[i] += w * outlook.held[i];
  }
  Outlook value() const {
    constexpr double ALL = 36;
    // Rounding must not make a chance of more than one.
    const auto share = [](double total) { return std::min(total / ALL, 1.0); };
    Outlook outlook;
    outlook.chances = {share(sum_.chances.win), share(sum_.chances.win_gammon), share(sum_.chances.win_backgammon),
                       share(sum_.chances.lose_gammon), share(sum_.chances.lose_backgammon)};
    for (std::size_t i = 0; i < states_; ++i)
      outlook.held[i] = sum_.held[i] / ALL;
    return outlook;
  }

 private:
  std::size_t states_;
  Outlook sum_;
};

// Judges positions in the games of one cube; both must outlive it.
class Outlooks {
 public:
  Outlooks(const Judges& judges, const CubeModel& model) : judges_(judges), model_(model) {}

  // What `side`, on roll there, makes of the position.
  Outlook of(const Position& position, std::size_t side) const;
  // The same when its chances are known already.
  Outlook of(const Position& position, std::size_t side, const Evaluation& chances) const;
  // The outlook of `other`, who may double first, as the side sees it that has just moved.
  Outlook before_reply(const Outlook& outlook, std::size_t other) const;
  // Finished games, and money games of which the tables know all.
  std::optional<Outlook> certain(const Position& position, std::size_t side) const;

 private:
  Outlook judged(const Position& position, std::size_t side, const Evaluation& chances) const;

  const Judges& judges_;
  const CubeModel& model_;
};

}  // namespace triktrak
