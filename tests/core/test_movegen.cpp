// Legal plays: every case of tests/data, counts, and a buffer that needs no new memory.
#include <algorithm>
#include <cstdlib>
#include <new>
#include <set>

#include "bench.h"
#include "check.h"
#include "data.h"
#include "error.h"
#include "movegen.h"
#include "perft.h"
#include "position_id.h"

using namespace triktrak;

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size))
    return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

TEST(a_roll_leads_exactly_where_the_rules_say) {
  PlayList plays;
  for (const data::Case& one : data::all_cases()) {
    check::tally().about = one.name;
    generate(one.position, one.dice, plays);
    std::vector<std::string> reached;
    for (const Play& play : plays) {
      reached.push_back(position_id(play.after.flip()));
      CHECK(play.dice_played == one.dice_played);
      CHECK(play.before() == one.position);
      CHECK(make_play(one.position, one.dice, play.steps()) == play);
      CHECK(make_play(one.position, one.dice, play.steps()).hit_bits == play.hit_bits);
    }
    if (plays.empty())
      reached.push_back(position_id(one.position.flip()));
    std::sort(reached.begin(), reached.end());
    std::vector<std::string> expected = one.results;
    std::sort(expected.begin(), expected.end());
    CHECK(reached == expected);
  }
}

TEST(plays_are_listed_from_high_steps_to_low) {
  for (const data::Case& one : data::all_cases()) {
    const auto plays = legal_plays(one.position, one.dice);
    CHECK(std::is_sorted(plays.begin(), plays.end(), listed_before));
  }
}

TEST(counts_from_the_start) {
  for (const std::string& line : data::lines("perft.txt")) {
    check::tally().about = line;
    const auto word = data::words(line);
    if (word.at(0) == "depth") {
      const Perft count = perft(Position::start(), std::stoi(word.at(1)));
      CHECK(count.plays == std::stoull(word.at(2)));
      CHECK(count.distinct == std::stoull(word.at(3)));
    } else {
      CHECK(legal_plays(Position::start(), data::dice(word.at(0))).size() == std::stoull(word.at(1)));
    }
  }
}

TEST(a_roll_may_have_thousands_of_plays) {
  std::array<int, POINTS> points{-1};
  for (const std::size_t point : {3, 4, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24})
    points[point] = 1;
  const auto plays = legal_plays(Position::from_points(points), Dice(1, 1));
  CHECK(plays.size() == 2226);
  std::set<Position> ends;
  for (const Play& play : plays)
    ends.insert(play.after);
  CHECK(ends.size() == plays.size());
}

TEST(generating_into_a_used_buffer_allocates_nothing) {
  const auto cases = data::all_cases();
  PlayList plays;
  for (const data::Case& one : cases)
    generate(one.position, one.dice, plays);
  const std::size_t before = allocations;
  std::size_t count = 0;
  for (const data::Case& one : cases) {
    generate(one.position, one.dice, plays);
    count += plays.size();
  }
  CHECK(allocations == before);
  CHECK(count > 10'000);
}

TEST(a_depth_has_bounds) {
  CHECK(check::code_of<malformed>([] { perft(Position::start(), 0); }) == "depth");
  CHECK(check::code_of<malformed>([] { perft(Position::start(), 5); }) == "depth");
}

TEST(the_signature_is_the_one_written_down) { CHECK(bench_signature() == std::stoull(data::lines("bench.txt").at(0))); }
