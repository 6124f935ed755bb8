#include "cube_life.h"

#include <algorithm>

namespace triktrak {

namespace {

constexpr double CONTACT = .68;  // Janowski's usual figure for money

// Races grow less lively towards their end.
constexpr double RACE_SHORT = .55;
constexpr double RACE_PIP = .00125;
constexpr double RACE_LONG = .70;

}  // namespace

double cube_life(const Position& position) {
  if (!position.race())
    return CONTACT;
  const auto [own, theirs] = position.pips();
  return std::min(RACE_SHORT + RACE_PIP * (own + theirs) / 2, RACE_LONG);
}

}  // namespace triktrak
