// The doubling cube and the house rules about it. Knows nothing of the board.
#pragma once

#include <bit>
#include <cstdint>

namespace triktrak {

// As the side on roll sees it.
enum class CubeOwner : std::uint8_t { CENTRE, OWN, THEIRS };

inline constexpr int HIGHEST_CUBE_LOG = 24;
inline constexpr int HIGHEST_CUBE = 1 << HIGHEST_CUBE_LOG;

// The largest cube where an identifier does not state one: what eXtreme Gammon writes unless told otherwise.
inline constexpr int UNSTATED_MAX_CUBE = 1024;

// The logarithm to base 2 of a value that a cube can have: how often it was turned.
constexpr int cube_log(int value) { return std::countr_zero(static_cast<unsigned>(value)); }

class Cube {
 public:
  Cube() = default;  // centred at 1
  // Throws malformed "cube" unless the value is a power of two up to HIGHEST_CUBE.
  Cube(int value, CubeOwner owner);
  // A game without a cube: worth 1, and nobody may double.
  static Cube none();

  int value() const { return value_; }
  CubeOwner owner() const { return owner_; }
  bool is_none() const { return !in_play_; }
  // Turned by a player: automatic doubles leave the cube centred.
  bool turned() const { return owner_ != CubeOwner::CENTRE; }
  Cube flip() const;

  friend bool operator==(const Cube&, const Cube&) = default;

 private:
  std::int32_t value_ = 1;
  CubeOwner owner_ = CubeOwner::CENTRE;
  bool in_play_ = true;
};

struct Rules {
  bool jacoby = false;  // money: gammons count only once a player has turned the cube
  int beavers = 0;      // how many beavers a double may be met with; 0: none
  bool raccoons = false;
  int max_cube = 4096;

  friend bool operator==(const Rules&, const Rules&) = default;
};

// Throws malformed "max_cube", "beavers".
Rules checked(const Rules& rules);

}  // namespace triktrak
