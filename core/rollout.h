// Playing a situation out again and again: what it comes to on the average, with its luck taken out. Knows nothing of
// when enough has been played, of other machines, and of time.
//
// Both sides play what looks best to the same judge and double and take by it, for money or for the match. A trial is a
// function of the seed and its number alone, so that games can be played in any order, anywhere.
//
// The first two rolls are stratified: of any 36 trials from a multiple of 36 on each throw begins one and stands second
// in one, of 1,296 each pair of throws begins one. All starts of a rollout see the same dice.
//
// Luck is subtracted as GNU Backgammon does (D. Montgomery, "Variance reduction", 2000): at each turn the judge's worth
// of what came of the roll, less its mean over all 21. That mean is nothing whatever the judge thinks, so the result
// stays what it is and only the spread shrinks. Where the cube is turned, and what spreads counts for twice as much,
// the trial goes on as two games with dice of their own, of which it is the mean (splitting: H. Kahn and T. Harris,
// 1951).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "outlook.h"
#include "situation.h"

namespace triktrak {

struct RolloutSettings {
  std::uint64_t seed = 1;
  int plies = 0;          // that the players look ahead
  int truncate = 0;       // after so many turns a game is judged as it lies; 0: it is played to its end
  bool reduce = true;     // whether luck is subtracted
  bool to_tables = true;  // whether a game ends where the tables know its worth exactly
};

// Where games begin: the side on roll there is 0 where it decides, 1 after its play. `doubled`: 0 has doubled and the
// other has taken.
struct RolloutStart {
  Position position;
  std::size_t side = 0;
  bool doubled = false;
};

// What trials came to, one after the other, seen by the side that decides.
struct Trials {
  static constexpr std::size_t CHANCES = 5;  // in the order of Evaluation

  std::vector<double> equities;  // multiples of the cube as it lies
  // Over all of them: the sums of the chances and of their squares. A dropped double counts with what the judge thinks
  // of the position.
  std::array<double, CHANCES> chances{};
  std::array<double, CHANCES> squares{};
};

class Rollout {
 public:
  static constexpr int MOST_PLIES = 1;
  static constexpr std::uint64_t MOST_TRIALS = 1'000'000;
  static constexpr int MOST_TURNS = 1000;  // of a game, which is judged as it lies after them

  // `offered`: the side that decides has doubled, whether or not it was allowed to.
  // Throws malformed "setting", "match_over" and "match_length".
  Rollout(const Judges& judges, const Situation& situation, const RolloutSettings& settings, bool offered = false);
  ~Rollout();

  // The trials from number `first` on. May be called by many threads at once. Throws malformed "setting".
  Trials play(const RolloutStart& start, std::uint64_t first, std::size_t count) const;
  // Ends what is played now, and all that is asked for later: their trials are no answer.
  void stop() const { stopped_ = true; }
  // Whether the side that decides may double.
  bool may_double() const { return model_.may_double(0, 0); }
  // The worth of a double that is taken, from the mean of its trials: one that is wrong in itself is turned back.
  bool turned_back(double equity) const { return model_.turned_back(equity); }

 private:
  class Player;

  std::unique_ptr<Player> borrow() const;
  void give_back(std::unique_ptr<Player> player) const;

  Judges judges_;
  RolloutSettings settings_;
  CubeModel model_;
  mutable std::atomic<bool> stopped_ = false;
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Player>> idle_;
};

}  // namespace triktrak
