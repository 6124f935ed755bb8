// The bear-off tables: GNU Backgammon's figures, and how far distributions are from the exact table.
#include <algorithm>
#include <cmath>
#include <string>

#include "check.h"
#include "data.h"
#include "endings.h"
#include "error.h"

using namespace triktrak;

namespace {

const Endings& endings() {
  static const Endings both = Endings::build();
  return both;
}

std::vector<int> counts(const std::string& text) {
  std::vector<int> found;
  for (const std::string& word : data::words(text))
    found.push_back(std::stoi(word));
  return found;
}

Position position(std::span<const std::uint8_t> own, std::span<const std::uint8_t> theirs, int men = MOST_MEN) {
  std::array<int, POINTS> points{};
  for (std::size_t p = 1; p <= 6; ++p) {
    points[p] = own[p];
    points[BAR - p] = -theirs[p];
  }
  return Position::from_points(points, men);
}

}  // namespace

TEST(placements_are_numbered_without_gaps_and_steps_go_down) {
  for (const auto [men, points] : {std::pair(15, 6), std::pair(4, 9), std::pair(1, 1), std::pair(3, 12)}) {
    const Placements placements(men, points);
    std::uint32_t checkers = 0;
    for (std::uint32_t number = 0; number < placements.size(); ++number) {
      const auto found = placements.counts(number);
      const std::vector<int> own(found.begin() + 1, found.begin() + 1 + points);
      CHECK(placements.number(own) == number);
      std::uint32_t now = 0;
      for (const int count : own)
        now += static_cast<std::uint32_t>(count);
      CHECK(now >= checkers);
      checkers = now;
      CHECK(placements.first_with(static_cast<int>(checkers)) <= number);
      const Steps steps(placements, number);
      for (int die = 1; die <= 6; ++die)
        steps.each(die, [&](std::uint32_t next) { CHECK(next < number || (next == 0 && number == 0)); });
    }
  }
}

TEST(a_table_for_fewer_checkers_is_the_beginning_of_one_for_more) {
  const OneSided& large = endings().one_sided();
  const OneSided small = OneSided::build(5);
  for (std::uint32_t number = 0; number < small.placements().size(); ++number) {
    CHECK(small.mean(number) == large.mean(number));
    CHECK(std::ranges::equal(small.ends(number), large.ends(number)));
    CHECK(std::ranges::equal(small.waits(number), large.waits(number)));
  }
}

TEST(more_points_change_nothing_for_those_at_home) {
  const OneSided wide = OneSided::build(6, 9);
  const OneSided& home = endings().one_sided();
  for (std::uint32_t number = 0; number < home.placements().first_with(7); ++number) {
    const auto found = home.placements().counts(number);
    const std::vector<int> own(found.begin() + 1, found.begin() + 7);
    CHECK(wide.mean(wide.placements().number(own)) == home.mean(number));
  }
}

TEST(gnu_backgammon_needs_as_many_rolls) {
  const OneSided& table = endings().one_sided();
  for (const std::string& line : data::lines("bearoff_one_sided.txt")) {
    check::tally().about = line;
    const auto parts = data::parts(line);
    const std::uint32_t number = table.placements().number(counts(parts.at(0)));
    CHECK(std::abs(table.mean(number) - std::stod(parts.at(1))) < 0.00051);
    int sum = 0;
    for (const std::uint16_t chance : table.ends(number))
      sum += chance;
    CHECK(sum == OneSided::CERTAIN);
  }
}

TEST(gnu_backgammon_has_the_same_values_of_races) {
  const TwoSided& table = endings().two_sided();
  for (const std::string& line : data::lines("bearoff_two_sided.txt")) {
    check::tally().about = line;
    const auto parts = data::parts(line);
    const CubeValues found =
        table.values(table.placements().number(counts(parts.at(0))), table.placements().number(counts(parts.at(1))));
    const auto stated = data::words(parts.at(2));
    const std::array values{found.cubeless, found.owned, found.centred, found.theirs};
    for (std::size_t k = 0; k < values.size(); ++k)
      CHECK(std::abs(values[k] - std::stod(stated.at(k))) < 4.0 / 65535);
  }
}

TEST(distributions_are_near_the_exact_table) {
  const Endings apart(OneSided::build(6), TwoSided::build(1));
  const Placements& six = endings().two_sided().placements();
  double squares = 0;
  double most = 0;
  for (std::uint32_t own = 1; own < six.size(); ++own)
    for (std::uint32_t theirs = 1; theirs < six.size(); ++theirs) {
      const Position pair = position(six.counts(own), six.counts(theirs));
      const double miss = apart.judge(pair)->equity() - endings().judge(pair)->equity();
      squares += miss * miss;
      most = std::max(most, std::abs(miss));
    }
  const double pairs = std::pow(six.size() - 1, 2);
  CHECK(std::abs(std::sqrt(squares / pairs) - 0.0032) < 0.00005);
  CHECK(std::abs(most - 0.028) < 0.0005);
}

TEST(a_file_says_what_the_table_says) {
  const OneSided rolls = OneSided::build(4, 7);
  CHECK(OneSided::from_bytes(rolls.bytes()).bytes() == rolls.bytes());
  const TwoSided pairs = TwoSided::build(2, 3);
  CHECK(TwoSided::from_bytes(pairs.bytes()).bytes() == pairs.bytes());
  CHECK(check::code_of<malformed>([&] { (void)TwoSided::from_bytes(rolls.bytes()); }) == "table_magic");
  CHECK(check::code_of<malformed>([] { (void)OneSided::from_bytes({}); }) == "table_length");
  std::vector<std::byte> damaged = pairs.bytes();
  damaged.back() ^= std::byte{1};
  CHECK(check::code_of<malformed>([&] { (void)TwoSided::from_bytes(damaged); }) == "table_checksum");
}
