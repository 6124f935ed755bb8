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

struct Situation {
  Position position;
  Cube cube = Cube::none();
  Score score{};
  std::optional<Dice> dice{};
  Rules rules{};
  Pending pending = Pending::NOTHING;
  int resigned = 0;  // the level of the resignation the opponent offers: 0 none, 1 to 3

  // Position, cube and score seen by the other side.
  Situation flip() const {
    Situation other = *this;
    other.position = position.flip();
    other.cube = cube.flip();
    other.score = score.flip();
    return other;
  }

  friend bool operator==(const Situation&, const Situation&) = default;
};

}  // namespace triktrak
