// The score of a match or a money session, and what a game adds to it. Knows nothing of the board.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "cube.h"

namespace triktrak {

inline constexpr int MOST_POINTS = std::numeric_limits<std::int32_t>::max();

// Points as they were won, never capped; length 0 is money.
class Score {
 public:
  Score() = default;
  // Throws malformed "score" for negative numbers, "score_crawford" for a Crawford mark that the score rules out.
  Score(int own, int theirs, int length, bool crawford = false);

  int own() const { return own_; }
  int theirs() const { return theirs_; }
  int length() const { return length_; }
  bool crawford() const { return crawford_; }
  bool is_money() const { return length_ == 0; }
  // Points still to go, own and the opponent's, never below 0; nothing in money.
  std::optional<std::pair<int, int>> away() const;
  // A match that somebody has won.
  bool over() const;
  Score flip() const;
  // The score of the next game. Its Crawford mark follows from the score: it is the first game after a side has come
  // to one point from the end.
  Score after_game(int points, bool own_won, bool crawford_rule = true) const;

  friend bool operator==(const Score&, const Score&) = default;

 private:
  std::int32_t own_ = 0;
  std::int32_t theirs_ = 0;
  std::int32_t length_ = 0;
  bool crawford_ = false;
};

// A score as others state it: a Crawford mark that it rules out does not count.
Score lenient_score(int own, int theirs, int length, bool crawford);

// Why the side on roll may not double (or redouble): no_cube, crawford, not_owner, dead_cube, max_cube; or nothing.
std::optional<std::string> double_refusal(const Cube& cube, const Score& score, const Rules& rules);

// The raw points of a game won: kind 1 single, 2 gammon, 3 backgammon. Throws malformed "game_kind".
std::int64_t points_won(int kind, const Cube& cube, const Score& score, const Rules& rules);

}  // namespace triktrak
