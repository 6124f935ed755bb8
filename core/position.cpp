#include "position.h"

#include <bit>
#include <cstring>
#include <string>
#include <tuple>

#include "error.h"

namespace triktrak {

namespace {

struct Placed {
  int point;
  int count;
};

Position symmetric(std::initializer_list<Placed> own, int men) {
  std::array<int, POINTS> points{};
  for (const auto [point, count] : own) {
    points[static_cast<std::size_t>(point)] += count;
    points[static_cast<std::size_t>(BAR - point)] -= count;
  }
  return Position::from_points(points, men);
}

}  // namespace

int checked_men(int men) {
  if (men < 1 || men > MOST_MEN)
    throw malformed("men", {{"men", men}, {"max", MOST_MEN}});
  return men;
}

Position Position::start(std::string_view variant) {
  if (variant == "standard")
    return symmetric({{24, 2}, {13, 5}, {8, 3}, {6, 5}}, 15);
  if (variant == "nackgammon")
    return symmetric({{24, 2}, {23, 2}, {13, 4}, {8, 3}, {6, 4}}, 15);
  if (variant == "hypergammon")
    return symmetric({{24, 1}, {23, 1}, {22, 1}}, 3);
  if (variant == "longgammon")
    return symmetric({{24, 15}}, 15);
  throw malformed("variant", {{"variant", std::string(variant)}});
}

template <class Number>
Position Position::checked(std::span<const Number> points, int men) {
  if (points.size() != POINTS)
    throw malformed("points_count", {{"count", static_cast<std::int64_t>(points.size())}});
  checked_men(men);
  if (points[0] > 0)
    throw malformed("bar_count", {{"point", 0}, {"count", points[0]}});
  if (points[BAR] < 0)
    throw malformed("bar_count", {{"point", BAR}, {"count", points[BAR]}});
  Position position;
  std::int64_t own = 0;
  std::int64_t theirs = 0;
  for (std::size_t i = 0; i < POINTS; ++i) {
    const std::int64_t count = points[i];
    (count > 0 ? own : theirs) += count > 0 ? count : -count;
    position.cells_[i] = static_cast<std::int8_t>(count);
  }
  for (const std::int64_t count : {own, theirs})
    if (count > men)
      throw malformed("checker_count", {{"count", count}, {"men", men}});
  if (own == 0 && theirs == 0)
    throw malformed("board_empty");
  position.cells_[MEN] = static_cast<std::int8_t>(men);
  return position;
}

Position Position::from_points(std::span<const int> points, int men) { return checked(points, men); }

Position Position::from_points(std::span<const std::int8_t> points, int men) { return checked(points, men); }

std::array<int, POINTS> Position::points() const {
  std::array<int, POINTS> points{};
  for (std::size_t i = 0; i < POINTS; ++i)
    points[i] = cells_[i];
  return points;
}

std::pair<int, int> Position::pips() const {
  int own = 0;
  int theirs = 0;
  for (int i = 0; i < POINTS; ++i) {
    const int count = (*this)[i];
    if (count > 0)
      own += i * count;
    else
      theirs -= (BAR - i) * count;
  }
  return {own, theirs};
}

std::pair<SideView, SideView> Position::sides() const {
  SideView own{};
  SideView theirs{};
  std::tie(own[OFF], theirs[OFF]) = off();
  for (int i = 0; i < POINTS; ++i) {
    const int count = (*this)[i];
    if (count > 0)
      own[static_cast<std::size_t>(i)] = count;
    else if (count < 0)
      theirs[static_cast<std::size_t>(BAR - i)] = -count;
  }
  return {own, theirs};
}

int Position::finished() const {
  const bool won = off().first == men();
  // The loser as its own side sees it: its checkers on the bar or in the winner's home are on 19 and higher.
  const auto views = sides();
  const SideView& loser = won ? views.second : views.first;
  int kind = 1;
  if (loser[OFF] == 0) {
    kind = 2;
    for (std::size_t i = 19; i <= BAR; ++i)
      if (loser[i] > 0)
        kind = 3;
  }
  return won ? kind : -kind;
}

void Position::unmove(int from, int to, bool hit) {
  ++cells_[static_cast<std::size_t>(from)];
  if (to <= OFF)
    return;
  std::int8_t& target = cells_[static_cast<std::size_t>(to)];
  if (hit) {
    target = -1;
    ++cells_[0];
  } else {
    --target;
  }
}

std::size_t Position::hash() const {
  std::array<std::uint64_t, 4> words;
  static_assert(sizeof words == sizeof cells_);
  std::memcpy(words.data(), cells_.data(), sizeof words);
  std::uint64_t h = 0x9E3779B97F4A7C15;
  for (const std::uint64_t word : words) {
    h = (h ^ word) * 0xBF58476D1CE4E5B9;
    h = std::rotl(h, 31) ^ (h >> 29);
  }
  return static_cast<std::size_t>(h * 0x94D049BB133111EB);
}

}  // namespace triktrak
