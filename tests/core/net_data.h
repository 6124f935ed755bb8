// Nets and positions for the tests of the net: small, and the same at every run.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "chance.h"
#include "error.h"
#include "movegen.h"
#include "net_evaluator.h"
#include "parameters.h"
#include "self_play.h"

namespace data {

using namespace triktrak;

// A net that nobody trained, with weights large enough to reach both ends of what is clipped.
inline Parameters wild_parameters(const NetShape& shape, std::uint64_t seed) {
  Parameters wild = Parameters::random(shape, seed);
  for (std::size_t i = 0; i < wild.tail(0).second; ++i)
    wild.data()[i] *= 3;
  return wild;
}

inline std::shared_ptr<const Net> wild_net(const NetShape& shape, std::uint64_t seed) {
  return std::make_shared<Net>(wild_parameters(shape, seed).quantised("nobody trained it"));
}

// All positions of a game from here on in which each side plays anything legal; the last one is finished.
inline std::vector<Position> played_out(Position position, Chance& chance) {
  std::vector<Position> all{position};
  PlayList plays;
  while (position.result() == 0) {
    generate(position, chance.roll(), plays);
    position = (plays.empty() ? position : plays[chance.below(plays.size())].after).flip();
    all.push_back(position);
  }
  return all;
}

// Such games, from the start of each variant and from contrived positions.
inline std::vector<std::vector<Position>> random_games(std::size_t games, std::uint64_t seed) {
  static constexpr std::array VARIANTS{"standard", "nackgammon", "hypergammon", "longgammon"};
  std::vector<std::vector<Position>> all;
  Chance chance(seed);
  for (std::size_t i = 0; i < games; ++i)
    all.push_back(
        played_out(i % 3 == 0 ? contrived_position(chance) : Position::start(VARIANTS[i % VARIANTS.size()]), chance));
  return all;
}

// A race in which one side may be hopelessly behind: so many checkers left, anywhere that is past the other side's.
inline Position any_race(Chance& chance) {
  std::array<int, POINTS> points{};
  const int border = 1 + chance.below(23);
  for (int left = 1 + chance.below(15); left > 0; --left)
    ++points[static_cast<std::size_t>(1 + chance.below(border))];
  for (int left = 1 + chance.below(15); left > 0; --left)
    --points[static_cast<std::size_t>(border + 1 + chance.below(24 - border))];
  return Position::from_points(points);
}

// So many positions of self-play and contrived ones, none of them finished.
inline std::vector<Position> positions(std::size_t count) {
  std::vector<Position> all;
  Chance chance(7);
  const NetEvaluator evaluator(wild_net({{128, 128, 256}}, 7));
  for (std::uint64_t round = 0; all.size() < count; ++round) {
    for (const Sample& sample : self_play(evaluator, {.games = 10, .seed = round, .contrived = 0.3}))
      all.push_back(sample.position);
    for (int i = 0; i < 200; ++i)
      all.push_back(contrived_position(chance));
  }
  all.resize(count);
  return all;
}

}  // namespace data
