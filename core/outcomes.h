// The six ways a game can end, each with its probability. Knows nothing of how they were found.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "evaluation.h"

namespace triktrak {

enum Outcome : std::uint8_t { WIN_SINGLE, WIN_GAMMON, WIN_BACKGAMMON, LOSE_SINGLE, LOSE_GAMMON, LOSE_BACKGAMMON };

// Exclusive probabilities for the side on roll, in the order of Outcome; they add up to 1.
using Outcomes = std::array<float, 6>;

inline Evaluation evaluation_of(const Outcomes& o) {
  // Rounding must not make more wins than games, nor more gammons than losses.
  const double win_backgammon = std::min(double{o[WIN_BACKGAMMON]}, 1.0);
  const double win_gammon = std::min(double{o[WIN_GAMMON]} + win_backgammon, 1.0);
  const double win = std::min(double{o[WIN_SINGLE]} + win_gammon, 1.0);
  const double lose_gammon = std::min(double{o[LOSE_GAMMON]} + double{o[LOSE_BACKGAMMON]}, 1 - win);
  return {win, win_gammon, win_backgammon, lose_gammon, std::min(double{o[LOSE_BACKGAMMON]}, lose_gammon)};
}

inline Outcomes outcomes_of(const Evaluation& e) {
  const auto share = [](double p) { return static_cast<float>(p); };
  return {share(e.win - e.win_gammon),     share(e.win_gammon - e.win_backgammon),   share(e.win_backgammon),
          share(e.lose() - e.lose_gammon), share(e.lose_gammon - e.lose_backgammon), share(e.lose_backgammon)};
}

}  // namespace triktrak
