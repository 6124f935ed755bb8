#include "play.h"

#include <functional>

namespace triktrak {

Position Play::before() const {
  Position position = after;
  for (std::size_t i = dice_played; i-- > 0;)
    position.unmove(moved[i].from, moved[i].to, hits(i));
  return position;
}

Play make_play(const Position& position, Dice dice, std::span<const Step> steps) {
  Play play;
  play.after = position;
  play.dice = dice;
  play.dice_played = static_cast<std::uint8_t>(steps.size());
  std::copy(steps.begin(), steps.end(), play.moved.begin());
  std::sort(play.moved.begin(), play.moved.begin() + play.dice_played, std::greater<>());
  for (std::size_t i = 0; i < play.dice_played; ++i)
    if (play.after.move(play.moved[i].from, play.moved[i].to))
      play.hit_bits = static_cast<std::uint8_t>(play.hit_bits | 1U << i);
  return play;
}

}  // namespace triktrak
