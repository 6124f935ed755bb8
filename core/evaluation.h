// The chances of each result of a game. Knows nothing of how they were found.
#pragma once

namespace triktrak {

// Probabilities for the side on roll, cumulative: a gammon includes the backgammons, a win both.
struct Evaluation {
  double win = 0;
  double win_gammon = 0;
  double win_backgammon = 0;
  double lose_gammon = 0;
  double lose_backgammon = 0;

  double lose() const { return 1 - win; }
  // Points a game in money play without a cube.
  double equity() const { return 2 * win - 1 + win_gammon - lose_gammon + win_backgammon - lose_backgammon; }
  // The same chances named by the other side.
  Evaluation flip() const { return {1 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon}; }

  // What Position::result says, 1 to 3 or -1 to -3, as a certainty.
  static Evaluation certain(int result) {
    const auto won = [result](int kind) { return result >= kind ? 1.0 : 0.0; };
    const auto lost = [result](int kind) { return result <= -kind ? 1.0 : 0.0; };
    return {won(1), won(2), won(3), lost(2), lost(3)};
  }

  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

}  // namespace triktrak
