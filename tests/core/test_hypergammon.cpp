// The solved game of few checkers: how placements and pairs are numbered, and what is kept of a value.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <vector>

#include "check.h"
#include "error.h"
#include "hypergammon.h"

using namespace triktrak;

namespace {

// The position in which a side on roll stands on those points and the other on those, where nobody is in the way.
std::optional<Position> position(std::span<const std::int8_t> own, std::span<const std::int8_t> theirs) {
  std::array<int, POINTS> points{};
  for (const std::int8_t point : own)
    points[static_cast<std::size_t>(point)] += point > 0 ? 1 : 0;
  for (const std::int8_t point : theirs) {
    int& there = points[static_cast<std::size_t>(BAR - point)];
    if (point == 0)
      continue;
    if (there > 0)
      return std::nullopt;
    --there;
  }
  for (const int count : points)
    if (count != 0)
      return Position::from_points(points, static_cast<int>(own.size()));
  return std::nullopt;
}

}  // namespace

TEST(few_checkers_are_numbered_without_gaps) {
  for (int men = 1; men <= FewPlacements::MOST; ++men) {
    const FewPlacements placements(men);
    CHECK(placements.size() == (men == 1 ? 26U : men == 2 ? 351U : 3276U));
    for (std::uint32_t number = 0; number < placements.size(); ++number)
      CHECK(placements.number(placements.points(number)) == number);
    // Of the largest game every eleventh placement is enough.
    std::vector<char> seen(placements.pairs());
    std::size_t skipped = 0;
    for (std::uint32_t own = 0; own < placements.size(); own += men == 3 ? 11 : 1)
      for (std::uint32_t theirs = 0; theirs < placements.size(); ++theirs)
        if (const auto found = position(placements.points(own), placements.points(theirs))) {
          CHECK(placements.own(*found) == own);
          CHECK(placements.theirs(*found) == theirs);
          const std::uint32_t pair = placements.pair(*found);
          CHECK(pair < placements.pairs());
          CHECK(!seen[pair]);
          seen[pair] = 1;
        } else {
          ++skipped;
        }
    CHECK(skipped > 0);
    if (men < 3)
      CHECK(std::ranges::count(seen, 0) == 1);  // the board on which nobody is left
  }
  CHECK(FewPlacements(3).pairs() == 7'959'904);
  for (const int men : {0, 4, -1})
    CHECK(check::code_of<malformed>([men] { FewPlacements{men}; }) == "few_men");
}

TEST(the_solved_game_is_the_same_on_any_number_of_threads_and_in_its_file) {
  const Hypergammon table = Hypergammon::build(1);
  const std::vector<std::byte> bytes = table.bytes();
  CHECK(Hypergammon::build(1, 4).bytes() == bytes);
  CHECK(Hypergammon::from_bytes(bytes).bytes() == bytes);
  CHECK(table.size() == 652);
  const std::array<std::int8_t, 1> six{6};
  const std::array<std::int8_t, 1> ace{1};
  const Position race = *position(six, ace);
  CHECK(std::abs(table.values(race).chances.win - .75) < 1e-4);
  CHECK(HypergammonEvaluator(std::make_shared<Hypergammon>(table)).cubeful(race) == table.values(race).worth);
}
