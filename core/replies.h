// What is played on the way when a search looks ahead: of each roll the play that looks best at once. Knows nothing of
// depth and of the cube but what results are worth.
//
// All plays of a position are judged together, whatever their roll, so that what they share is worked out once. A
// scout, a much faster judge, may say which few of a roll's plays the judge is asked about.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "evaluator.h"
#include "stakes.h"

namespace triktrak {

// A play by where it leads, and the chances after it; both are seen by the side that makes it.
struct Reply {
  Position after;
  Evaluation chances;
};

class Replies {
 public:
  static constexpr std::size_t ROLLS = 21;
  // How many plays of a roll a scout lets through, and how far behind the one it likes best, in shares of the stake.
  static constexpr std::size_t SCOUTED = 5;
  static constexpr double SCOUTED_WITHIN = .1;

  // Both must outlive it; `scout` may be none.
  explicit Replies(const Evaluator& judge, const Evaluator* scout = nullptr) : judge_(judge), scout_(scout) {}

  // The best by what results are worth to the side on roll; where it has no legal play the position stays.
  Reply best(const Position& position, Dice dice, const Worth& worth);
  // To each of all_rolls(), in their order.
  std::array<Reply, ROLLS> all(const Position& position, const Worth& worth);

 private:
  void choose(const Position& position, std::span<const Dice> rolls, const Worth& worth, std::span<Reply> replies);
  void generate_into(const Position& position, std::span<const Dice> rolls);
  void scout(const Position& position, const Worth& worth);
  void ask(const Evaluator& judge, const Position& position, const Worth& worth);

  const Evaluator& judge_;
  const Evaluator* scout_;
  // Of all rolls, one after the other, with the number at which each roll's end.
  std::vector<Play> plays_;
  std::vector<std::size_t> ends_;
  std::vector<Evaluation> chances_;
  std::vector<long long> merits_;
  PlayList of_roll_;
  std::vector<Play> chosen_;
  std::vector<std::size_t> order_;
};

}  // namespace triktrak
