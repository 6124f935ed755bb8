// The six ways a game can end, each with its probability. Knows nothing of how they were found.
#pragma once

#include <algorithm>
#include <array>

#include "evaluation.h"

namespace triktrak {

enum Outcome { WIN_SINGLE, WIN_GAMMON, WIN_BACKGAMMON, LOSE_SINGLE, LOSE_GAMMON, LOSE_BACKGAMMON };

// Exclusive probabilities for the side on roll, in the order of Outcome; they add up to 1.
using Outcomes = std::array<float, 6>;

inline Evaluation evaluation_of(const Outcomes& o) {
  const double win_gammon = double{o[WIN_GAMMON]} + double{o[WIN_BACKGAMMON]};
  const double lose_gammon = double{o[LOSE_GAMMON]} + double{o[LOSE_BACKGAMMON]};
  // Rounding must not make more gammons than losses.
  const double win = std::min(double{o[WIN_SINGLE]} + win_gammon, 1 - lose_gammon);
  return {std::max(win, win_gammon), win_gammon, o[WIN_BACKGAMMON], lose_gammon, o[LOSE_BACKGAMMON]};
}

inline Outcomes outcomes_of(const Evaluation& e) {
  const auto share = [](double p) { return static_cast<float>(p); };
  return {share(e.win - e.win_gammon),     share(e.win_gammon - e.win_backgammon),   share(e.win_backgammon),
          share(e.lose() - e.lose_gammon), share(e.lose_gammon - e.lose_backgammon), share(e.lose_backgammon)};
}

}  // namespace triktrak
