#include "cube_life.h"

#include <algorithm>
#include <array>

#include "net_features.h"

namespace triktrak {

namespace {

// Straight lines through what our own cubeful rollouts say, by least squares: benchmarks/cube_life.py finds them, and
// docs/engine.md has their errors.
struct Line {
  double base;     // with 200 pips left to both together, and no gammons
  double pips;     // for 200 pips more
  double gammons;  // for as many gammons as games

  double at(double more_pips, double gammon_chances) const {
    constexpr double LEAST = .2;
    constexpr double MOST = .95;
    return std::clamp(base + pips * more_pips + gammons * gammon_chances, LEAST, MOST);
  }
};
struct Lines {
  Line centred, own, theirs;
};

constexpr std::array<Lines, 3> LINES{{
    {{.90, .75, -1.38}, {.70, .08, .11}, {.76, .30, -.48}},    // contact
    {{.85, .19, 0}, {.81, .18, 0}, {.79, .10, 0}},             // race
    {{1.15, .98, -1.87}, {.88, .45, -.60}, {.94, .45, -.88}},  // crunch
}};

}  // namespace

CubeLife cube_life(const Position& position, const Evaluation& chances) {
  const auto [own, theirs] = position.pips();
  const double more_pips = (own + theirs) / 200. - 1;
  const double gammons = chances.win_gammon + chances.lose_gammon;
  const Lines& lines = LINES[phase_of(position)];
  return {lines.centred.at(more_pips, gammons), lines.own.at(more_pips, gammons), lines.theirs.at(more_pips, gammons)};
}

}  // namespace triktrak
