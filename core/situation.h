// All that a decision depends on, seen by the side that must decide. Knows nothing of how it came about.
#pragma once

#include <cstdint>
#include <optional>

#include "cube.h"
#include "dice.h"
#include "position.h"
#include "score.h"

namespace triktrak {

// What waits for an answer besides an offered resignation.
enum class Pending : std::uint8_t { NOTHING, DOUBLE, BEAVER, RACCOON };

// How far the game is. Only an identifier read from elsewhere says anything but PLAYING.
enum class Stage : std::uint8_t { UNSTARTED, PLAYING, OVER, RESIGNED, DROPPED };

struct Situation {
  Position position;
  Cube cube = Cube::none();
  Score score{};
  std::optional<Dice> dice{};
  Rules rules{};
  Pending pending = Pending::NOTHING;
  int resigned = 0;  // the level of the resignation the opponent offers: 0 none, 1 to 3
  Stage stage = Stage::PLAYING;
  // Whether the deciding side was printed at the top of the board (O in XGID and GNU Backgammon, White in OGID). How a
  // situation is printed is no part of its value.
  bool on_top = false;

  // Position, cube and score seen by the other side.
  Situation flip() const {
    Situation other = *this;
    other.position = position.flip();
    other.cube = cube.flip();
    other.score = score.flip();
    other.on_top = !on_top;
    return other;
  }

  // Whether the side that decides is the side on roll. It is not where it answers a double, a raccoon or a resignation,
  // or has just dropped; the answer to a beaver is the doubler's.
  bool on_roll() const {
    const bool answers_cube = pending == Pending::DOUBLE || pending == Pending::RACCOON;
    return answers_cube == ((resigned > 0) != (stage == Stage::DROPPED));
  }
  // The same situation seen by the side on roll.
  Situation rolling() const { return on_roll() ? *this : flip(); }
  // Whether `rolling` is printed at the top.
  bool top_rolls() const { return on_top == on_roll(); }

  friend bool operator==(const Situation& a, const Situation& b) {
    return a.position == b.position && a.cube == b.cube && a.score == b.score && a.dice == b.dice &&
           a.rules == b.rules && a.pending == b.pending && a.resigned == b.resigned && a.stage == b.stage;
  }
};

}  // namespace triktrak
