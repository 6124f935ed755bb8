#include "endings.h"

#include <algorithm>
#include <cstdint>

namespace triktrak {

namespace {

constexpr double CERTAIN = OneSided::CERTAIN;

// The chance that `winner` is off before `loser`, which then has had `fewer` rolls fewer, has borne off a checker.
double is_gammon(const OneSided& table, std::uint32_t winner, std::uint32_t loser, int fewer) {
  const auto waits = table.waits(loser);
  std::uint64_t sum = 0;
  int rolls = table.least(winner) - fewer;
  for (const std::uint16_t chance : table.ends(winner)) {
    if (rolls <= 0)
      sum += std::uint64_t{chance} * OneSided::CERTAIN;
    else if (rolls <= std::ssize(waits))
      sum += std::uint64_t{chance} * waits[static_cast<std::size_t>(rolls - 1)];
    ++rolls;
  }
  return static_cast<double>(sum) / (CERTAIN * CERTAIN);
}

}  // namespace

double is_first(const OneSided& table, std::uint32_t own, std::uint32_t theirs) {
  const auto ours = table.ends(own);
  const auto others = table.ends(theirs);
  // How many rolls ahead of the other's fewest ours begin.
  std::int64_t at = std::int64_t{table.least(own)} - table.least(theirs);
  std::uint64_t not_yet = OneSided::CERTAIN;  // that the other is not done before this roll
  for (std::int64_t i = 0; i < std::min<std::int64_t>(at, std::ssize(others)); ++i)
    not_yet -= others[static_cast<std::size_t>(i)];
  std::uint64_t sum = 0;
  for (const std::uint16_t chance : ours) {
    sum += chance * not_yet;
    if (at >= 0 && at < std::ssize(others))
      not_yet -= others[static_cast<std::size_t>(at)];
    ++at;
  }
  return static_cast<double>(sum) / (CERTAIN * CERTAIN);
}

std::optional<Evaluation> Endings::known(const Position& position) const {
  const Placements& placements = one_sided_.placements();
  const std::uint32_t own = placements.own(position);
  const std::uint32_t theirs = placements.theirs(position);
  if (std::max(own, theirs) >= placements.size())
    return std::nullopt;
  Evaluation result;
  if (const auto pair = two_sided_.find(position))
    result.win = (1 + two_sided_.values(pair->first, pair->second).cubeless) / 2;
  else
    result.win = is_first(one_sided_, own, theirs);
  // Who has as many checkers on the board as at the beginning has borne off none.
  const std::uint32_t all = placements.first_with(position.men());
  if (theirs >= all)
    result.win_gammon = std::min(is_gammon(one_sided_, own, theirs, 1), result.win);
  if (own >= all)
    result.lose_gammon = std::min(is_gammon(one_sided_, theirs, own, 0), result.lose());
  return result;
}

std::optional<CubeValues> Endings::cubeful(const Position& position) const {
  const auto [own_off, their_off] = position.off();
  if (own_off == 0 || their_off == 0)
    return std::nullopt;
  const auto pair = two_sided_.find(position);
  return pair ? std::optional(two_sided_.values(pair->first, pair->second)) : std::nullopt;
}

}  // namespace triktrak
