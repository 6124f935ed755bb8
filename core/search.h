// Looking ahead: what a position, a play or a double is worth after so many rolls. Knows nothing of how positions are
// judged at once, of files, and of time.
//
// Plies are counted as GNU Backgammon counts them: none judges a position as it lies, each further one is the mean
// over the 21 rolls of the side on roll there, who plays what looks best at once and, before each roll, doubles where
// that gains. One play is made for all states of the cube; their worths are carried along side by side. A scout, a much
// faster judge, may say which few of a roll's plays to look at on the way; at the root all are looked at.
//
// The same question has the same answer whatever the number of threads.
#pragma once

#include <functional>
#include <vector>

#include "outlook.h"
#include "play.h"
#include "situation.h"

namespace triktrak {

struct SearchDepth {
  int plies = 0;
  int threads = 1;
};

// A play that was looked into `plies` deep; the worth to the mover is a multiple of the cube.
struct SearchedPlay {
  Play play;
  double equity = 0;
  Evaluation evaluation;  // after the play, seen by the mover
  int plies = 0;
};

// A cube decision of the side on roll, in multiples of the cube as it lies. Where it may not double, the worth of being
// taken is that of holding.
struct CubeDecision {
  Evaluation chances;
  double no_double = 0;
  double double_take = 0;
  bool available = false;
};

class Search {
 public:
  static constexpr int MOST_PLIES = 4;
  static constexpr int MOST_THREADS = 256;

  // Throws malformed "plies" and "threads".
  Search(const Judges& judges, SearchDepth depth);

  // Told which share of the work is done; what it throws ends the search.
  using Told = std::function<void(double done)>;

  // The legal plays of the situation's dice, the best first. All are judged at once; the best of them a ply deeper, and
  // so on: those looked into deeper stand before the others, and none is compared across depths.
  std::vector<SearchedPlay> rank(const Situation& situation, const Told& told = {}) const;
  // For the side on roll, before its roll. `offered`: it has doubled, whether or not it was allowed to.
  CubeDecision decide(const Situation& situation, bool offered = false, const Told& told = {}) const;

 private:
  Judges judges_;
  SearchDepth depth_;
};

}  // namespace triktrak
