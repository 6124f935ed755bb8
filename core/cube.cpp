#include "cube.h"

#include <bit>

#include "error.h"

namespace triktrak {

namespace {

bool is_cube_value(int value) {
  return value >= 1 && value <= HIGHEST_CUBE && std::has_single_bit(static_cast<unsigned>(value));
}

}  // namespace

Cube::Cube(int value, CubeOwner owner) : value_(value), owner_(owner) {
  if (!is_cube_value(value))
    throw malformed("cube", {{"value", value}});
}

Cube Cube::none() {
  Cube cube;
  cube.in_play_ = false;
  return cube;
}

Cube Cube::flip() const {
  Cube cube = *this;
  if (owner_ != CubeOwner::CENTRE)
    cube.owner_ = owner_ == CubeOwner::OWN ? CubeOwner::THEIRS : CubeOwner::OWN;
  return cube;
}

Rules checked(const Rules& rules) {
  if (!is_cube_value(rules.max_cube))
    throw malformed("max_cube", {{"value", rules.max_cube}, {"max", HIGHEST_CUBE}});
  if (rules.beavers < 0)
    throw malformed("beavers", {{"value", rules.beavers}});
  return rules;
}

}  // namespace triktrak
