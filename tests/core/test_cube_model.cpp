// Stakes, match equity and what the cube is worth where a search ends.
#include <array>
#include <cmath>
#include <vector>

#include "check.h"
#include "cube_model.h"
#include "error.h"

using namespace triktrak;

namespace {

constexpr CubeLife LIVE{1, 1, 1};
constexpr CubeLife DEAD{};
constexpr CubeLife USUAL{.7, .7, .7};
constexpr CubeLife HALF{.5, .5, .5};

bool near(double a, double b, double by = 1e-9) { return std::abs(a - b) < by; }

// Two points long: a match in which everything can be said by hand.
MatchEquity short_table() { return {2, std::array{.5, .7, .3, .5}, std::array{.5, .48}}; }

CubeModel money(const Cube& cube, const Rules& rules = {}) { return {Stakes(Score(), rules, nullptr), cube}; }

Evaluation chance(double win) { return {win, 0, 0, 0, 0}; }

}  // namespace

TEST(a_live_cube_is_taken_with_a_fifth_and_cashed_with_four_fifths) {
  const CubeModel model = money(Cube());
  CubeModel::Values held;
  model.judge(chance(.2), 0, LIVE, held);
  CHECK(near(held[0], -1));
  model.judge(chance(.5), 0, LIVE, held);
  CHECK(near(held[0], 0));
  model.judge(chance(.8), 0, LIVE, held);
  CHECK(near(held[0], 1));
  CHECK(near(model.taken(held, 0, 0), 1));
}

TEST(a_dead_cube_is_taken_with_a_quarter) {
  const CubeModel model = money(Cube());
  CubeModel::Values held;
  model.judge(chance(.75), 0, DEAD, held);
  CHECK(near(held[0], .5));
  CHECK(near(model.taken(held, 0, 0), 1));
}

TEST(gammons_move_the_take_point) {
  // With all wins and losses twice as much: (2 - .5) / (2 + 2 + .5).
  const CubeModel model = money(Cube());
  CubeModel::Values held;
  const double take = 1. / 3;
  model.judge({1 - take, 1 - take, 0, take, 0}, 0, LIVE, held);
  CHECK(near(held[0], 1));
}

TEST(a_cube_in_the_middle_is_worth_no_more_than_ones_own_and_no_less_than_theirs) {
  constexpr CubeLife UNLIKE{1, .5, .5};
  for (double win = 0; win <= 1; win += .05) {
    CubeModel::Values middle;
    CubeModel::Values own;
    CubeModel::Values theirs;
    money(Cube()).judge(chance(win), 0, UNLIKE, middle);
    money(Cube(2, CubeOwner::OWN)).judge(chance(win), 0, UNLIKE, own);
    money(Cube(2, CubeOwner::THEIRS)).judge(chance(win), 0, UNLIKE, theirs);
    CHECK(2 * middle[0] <= own[0] + 1e-9);
    CHECK(2 * middle[0] >= theirs[0] - 1e-9);
  }
}

TEST(cubes_live_less_with_gammons_about_and_longer_in_longer_races) {
  const Position start = Position::start();
  CHECK(cube_life(start, {.5, .4, 0, .4, 0}).centred < cube_life(start, {.5, .1, 0, .1, 0}).centred);
  std::array<int, POINTS> points{};
  points[6] = 5;
  points[19] = -5;
  const Position near_home = Position::from_points(points);
  points[6] = 0;
  points[12] = 5;
  points[19] = 0;
  points[13] = -5;
  const Position far_off = Position::from_points(points);
  CHECK(cube_life(near_home, chance(.5)).own < cube_life(far_off, chance(.5)).own);
}

TEST(a_cube_of_ones_own_is_never_worth_less) {
  for (double win = 0; win <= 1; win += .05)
    for (double share = 0; share <= 1; share += .25) {
      CubeModel::Values held;
      const CubeModel model = money(Cube());
      model.judge({win, win * share, 0, (1 - win) * (1 - share), 0}, 0, USUAL, held);
      CHECK(held[1] >= held[0] - 1e-9);  // owned, in the middle
      CHECK(held[0] >= held[2] - 1e-9);  // in the middle, the other's
    }
}

TEST(money_is_the_same_at_every_cube_until_the_highest_is_near) {
  CubeModel::Values low;
  CubeModel::Values high;
  const CubeModel one = money(Cube(2, CubeOwner::OWN));
  const CubeModel other = money(Cube(8, CubeOwner::OWN));
  one.judge(chance(.7), 0, USUAL, low);
  other.judge(chance(.7), 0, USUAL, high);
  CHECK(near(high[0], 4 * low[0]));
  const CubeModel last = money(Cube(8, CubeOwner::OWN), Rules{.max_cube = 8});
  last.judge(chance(.7), 0, USUAL, high);
  CHECK(last.size() == 1);
  CHECK(!last.may_double(0, 0));
  CHECK(near(high[0], 8 * .4));
}

TEST(levels_that_end_come_to_what_levels_without_end_are) {
  // Sixteen doublings are as good as any number of them.
  CubeModel::Values endless;
  CubeModel::Values ending;
  const CubeModel one = money(Cube());
  const CubeModel other = money(Cube(), Rules{.max_cube = 32});
  CHECK(one.endless() && !other.endless());
  for (double win = .05; win < 1; win += .1) {
    one.judge({win, win / 4, 0, (1 - win) / 3, 0}, 0, LIVE, endless);
    other.judge({win, win / 4, 0, (1 - win) / 3, 0}, 0, LIVE, ending);
    CHECK(near(endless[0], ending[0], .01));
  }
}

TEST(what_one_side_has_the_other_lacks) {
  const CubeModel model = money(Cube(2, CubeOwner::THEIRS));
  const CubeModel turned = money(Cube(2, CubeOwner::OWN));
  CubeModel::Values held;
  CubeModel::Values seen;
  const Evaluation e{.6, .2, .01, .1, 0};
  model.judge(e, 1, HALF, held);
  turned.judge(e, 0, HALF, seen);
  CHECK(near(held[0], seen[0]));
}

TEST(jacoby_counts_gammons_once_the_cube_is_turned) {
  const CubeModel model = money(Cube(), Rules{.jacoby = true});
  CubeModel::Values held;
  model.judge({1, 1, 0, 0, 0}, 0, USUAL, held);
  CHECK(near(held[0], 1));
  CHECK(near(held[1], 2));
  // Plays are chosen for the game in which it has been turned.
  CHECK(near(model.merit(0).of({1, 1, 0, 0, 0}), 2));
}

TEST(a_double_that_is_wrong_in_itself_is_beavered) {
  CubeModel::Values held;
  const CubeModel plain = money(Cube());
  const CubeModel beavers = money(Cube(), Rules{.beavers = 1});
  plain.judge(chance(.4), 0, DEAD, held);
  CHECK(near(plain.taken(held, 0, 0), -.4));
  CHECK(near(beavers.taken(held, 0, 0), -.8));
}

TEST(the_one_behind_after_crawford_doubles_and_is_taken) {
  const MatchEquity table = short_table();
  const CubeModel model(Stakes(Score(0, 1, 2), Rules(), &table), Cube());
  CHECK(model.may_double(0, 0));
  CHECK(!model.may_double(0, 1));
  CubeModel::Values held;
  model.judge(chance(.5), 0, USUAL, held);
  CHECK(near(model.taken(held, 0, 0), 0));  // the next game decides the match
  CHECK(model.taken(held, 0, 0) > held[0]);
}

TEST(nobody_doubles_without_a_cube_or_when_it_is_dead) {
  const MatchEquity table = short_table();
  CHECK(money(Cube::none()).size() == 1);
  CHECK(CubeModel(Stakes(Score(1, 1, 2), Rules(), &table), Cube()).size() == 1);
  CHECK(CubeModel(Stakes(Score(0, 1, 2, true), Rules(), &table), Cube()).size() == 1);
  // Somebody who has doubled all the same is judged as one who has.
  CHECK(CubeModel(Stakes(Score(0, 1, 2, true), Rules(), &table), Cube(), true).may_double(0, 0));
}

TEST(every_match_has_room_for_its_cubes) {
  std::vector<double> even(64 * 64);
  std::vector<double> behind(64);
  for (std::size_t own = 0; own < 64; ++own) {
    for (std::size_t theirs = 0; theirs < 64; ++theirs)
      even[own * 64 + theirs] = .5 + (static_cast<double>(theirs) - static_cast<double>(own)) / 200;
    behind[own] = .5 - static_cast<double>(own) / 200;
  }
  const MatchEquity table(64, even, behind);
  for (int own = 0; own < 64; own += 7)
    for (int theirs = 0; theirs < 64; theirs += 5) {
      const CubeModel model(Stakes(Score(own, theirs, 64), Rules(), &table), Cube());
      CHECK(model.size() <= CubeModel::MOST_STATES);
      CubeModel::Values held;
      model.judge({.6, .2, .01, .1, 0}, 0, USUAL, held);
      for (std::size_t i = 0; i < model.size(); ++i)
        CHECK(held[i] >= -1 && held[i] <= 1);
    }
}

TEST(a_table_of_match_equity_is_read_or_refused) {
  const MatchEquity table = short_table();
  CHECK(near(table(2, 1, true), .3));
  CHECK(near(table(1, 2, true), .7));
  CHECK(near(table(2, 1, false), .48));
  CHECK(near(table(1, 2, false), .52));
  CHECK(table(0, 5, false) == 1);
  CHECK(table(5, -1, false) == 0);
  CHECK(check::code_of<malformed>([&] { (void)table(65, 1, false); }) == "match_length");
  const auto refused = [](int length, std::vector<double> before, std::vector<double> behind) {
    return check::code_of<malformed>([&] { MatchEquity(length, before, behind); });
  };
  CHECK(refused(0, {}, {}) == "met_length");
  CHECK(refused(65, {}, {}) == "met_length");
  CHECK(refused(2, {.5, .7, .3}, {.5, .48}) == "met_length");
  CHECK(refused(2, {.5, .7, .4, .5}, {.5, .48}) == "met_values");  // more than one in all
  CHECK(refused(2, {.5, .3, .7, .5}, {.5, .48}) == "met_values");  // better to be behind
  CHECK(refused(2, {.5, .7, .3, .5}, {.5, .6}) == "met_values");
  CHECK(refused(2, {.5, .7, .3, std::nan("")}, {.5, .48}) == "met_values");
}

TEST(far_from_the_end_every_point_still_counts) {
  const MatchEquity table = short_table();
  for (int own = 1; own <= MatchEquity::MOST_AWAY; ++own)
    for (int theirs = 1; theirs <= MatchEquity::MOST_AWAY; ++theirs) {
      const double here = table(own, theirs, true);
      CHECK(here > 0 && here < 1);
      CHECK(near(here + table(theirs, own, true), 1));
      CHECK(own == 1 || here < table(own - 1, theirs, true));
    }
}
