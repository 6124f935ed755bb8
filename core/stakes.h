// What the ends of a game are worth, in points or in chances of the match. Knows nothing of positions.
#pragma once

#include <array>

#include "cube.h"
#include "evaluation.h"
#include "match_equity.h"
#include "score.h"

namespace triktrak {

// What the three kinds of winning and of losing are worth to the side on roll at one cube: single, gammon, backgammon.
struct Worth {
  std::array<double, 3> won{};
  std::array<double, 3> lost{};

  // The mean over the chances, when the cube stays where it is.
  double of(const Evaluation& e) const {
    return e.win * won[0] + e.win_gammon * (won[1] - won[0]) + e.win_backgammon * (won[2] - won[1]) +
           e.lose() * lost[0] + e.lose_gammon * (lost[1] - lost[0]) + e.lose_backgammon * (lost[2] - lost[1]);
  }
  // The mean of the games won, and of those lost.
  double mean_won(const Evaluation& e) const {
    return e.win <= 0 ? won[0]
                      : won[0] + (e.win_gammon * (won[1] - won[0]) + e.win_backgammon * (won[2] - won[1])) / e.win;
  }
  double mean_lost(const Evaluation& e) const {
    return e.lose() <= 0
               ? lost[0]
               : lost[0] + (e.lose_gammon * (lost[1] - lost[0]) + e.lose_backgammon * (lost[2] - lost[1])) / e.lose();
  }
  // A worth as a multiple of the cube: +1 where a single game is won, -1 where one is lost.
  double normal(double value) const { return 2 * (value - lost[0]) / (won[0] - lost[0]) - 1; }
  Worth flip() const {
    Worth other;
    for (std::size_t i = 0; i < won.size(); ++i) {
      other.won[i] = -lost[i];
      other.lost[i] = -won[i];
    }
    return other;
  }
};

// A score, the rules, and what scores are worth: money in points, a match in winning chances from -1 (lost) to +1
// (won), so that what one side has the other lacks.
class Stakes {
 public:
  // Throws malformed "match_over" and "match_length"; `table` must be there for a match.
  Stakes(const Score& score, const Rules& rules, const MatchEquity* table);

  const Score& score() const { return score_; }
  const Rules& rules() const { return rules_; }
  // Seen by the side whose score comes first. How a game ends is in raw points: points_won knows.
  Worth at(const Cube& cube) const;

 private:
  double worth(std::int64_t points, bool own) const;

  Score score_;
  Rules rules_;
  const MatchEquity* table_;
};

}  // namespace triktrak
