#include "placements.h"

#include "error.h"

namespace triktrak {

Placements::Placements(int men, int points) : men_(men), points_(points), size_(1) {
  std::uint64_t size = 1;  // C(men + points, points)
  const bool known = men >= 1 && men <= MOST_MEN && points >= 1 && points <= MOST_POINTS;
  for (int k = 1; known && k <= points; ++k)
    size = size * static_cast<std::uint64_t>(men + k) / static_cast<std::uint64_t>(k);
  if (!known || size > MOST)
    throw malformed("table_size", {{"men", men}, {"points", points}});
  size_ = static_cast<std::uint32_t>(size);
  near_ = (2U << points) - 2;
  far_ = near_ << (POINTS - 2 - points);
  choose_[0].fill(1);
  for (std::size_t k = 1; k < choose_.size(); ++k)
    for (std::size_t t = 1; t < choose_[k].size(); ++t)
      choose_[k][t] = choose_[k][t - 1] + choose_[k - 1][t];
}

std::uint32_t Placements::own(const Position& position) const {
  std::uint32_t number = 0;
  std::size_t checkers = 0;
  for (int k = 1; k <= points_; ++k) {
    checkers += static_cast<std::size_t>(position[points_ + 1 - k]);
    number += choose_[static_cast<std::size_t>(k)][checkers];
  }
  return number;
}

std::uint32_t Placements::theirs(const Position& position) const {
  std::uint32_t number = 0;
  std::size_t checkers = 0;
  for (int k = 1; k <= points_; ++k) {
    checkers += static_cast<std::size_t>(-position[BAR - (points_ + 1 - k)]);
    number += choose_[static_cast<std::size_t>(k)][checkers];
  }
  return number;
}

std::uint32_t Placements::number(std::span<const int> counts) const {
  std::uint32_t number = 0;
  std::int64_t checkers = 0;
  bool possible = counts.size() <= static_cast<std::size_t>(points_);
  for (int k = 1; possible && k <= points_; ++k) {
    const auto at = static_cast<std::size_t>(points_ - k);
    const int count = at < counts.size() ? counts[at] : 0;
    checkers += count;
    possible = count >= 0 && checkers <= men_;
    if (possible)
      number += choose_[static_cast<std::size_t>(k)][static_cast<std::size_t>(checkers)];
  }
  if (!possible)
    throw malformed("placement", {{"men", men_}, {"points", points_}});
  return number;
}

Placements::Counts Placements::counts(std::uint32_t number) const {
  Counts counts{};
  std::size_t before = 0;  // t(k + 1)
  for (int k = points_; k >= 1; --k) {
    const auto& row = choose_[static_cast<std::size_t>(k)];
    std::size_t t = k == points_ ? static_cast<std::size_t>(men_) : before;
    while (row[t] > number)
      --t;
    number -= row[t];
    if (k < points_)
      counts[static_cast<std::size_t>(points_ - k)] = static_cast<std::uint8_t>(before - t);
    before = t;
  }
  counts[static_cast<std::size_t>(points_)] = static_cast<std::uint8_t>(before);
  return counts;
}

Steps::Steps(const Placements& placements, std::uint32_t number) : number_(number) {
  const Placements::Counts counts = placements.counts(number);
  std::size_t checkers = 0;
  std::uint32_t sum = 0;
  for (int point = placements.points(); point >= 1; --point) {
    const auto at = static_cast<std::size_t>(point);
    occupied_ |= static_cast<std::uint32_t>(counts[at] > 0) << point;
    checkers += counts[at];
    // One checker fewer among the k farthest points lowers the number by C(t + k - 2, k - 1).
    sum += placements.choose_[static_cast<std::size_t>(placements.points() - point)][checkers];
    fall_[at - 1] = sum;
  }
}

}  // namespace triktrak
