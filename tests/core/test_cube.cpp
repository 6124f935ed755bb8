// Cube and score, to their limits.
#include "check.h"
#include "cube.h"
#include "error.h"
#include "score.h"
#include "situation.h"

using namespace triktrak;

TEST(reasons_not_to_double) {
  const Cube own(2, CubeOwner::OWN);
  const Rules rules;
  CHECK(!double_refusal(Cube(), Score(), rules));
  CHECK(double_refusal(Cube::none(), Score(), rules) == "no_cube");
  CHECK(double_refusal(Cube(), Score(6, 3, 7, true), rules) == "crawford");
  CHECK(double_refusal(own.flip(), Score(), rules) == "not_owner");
  CHECK(double_refusal(own, Score(5, 0, 7), rules) == "dead_cube");
  CHECK(!double_refusal(own, Score(4, 0, 7), rules));
  CHECK(double_refusal(Cube(4096, CubeOwner::OWN), Score(), rules) == "max_cube");
}

TEST(points_do_not_overflow) {
  const Rules jacoby{.jacoby = true};
  CHECK(points_won(3, Cube(4096, CubeOwner::OWN), Score(), jacoby) == 12'288);
  CHECK(points_won(3, Cube(HIGHEST_CUBE, CubeOwner::OWN), Score(), jacoby) == 3LL * HIGHEST_CUBE);
  CHECK(points_won(2, Cube(64, CubeOwner::CENTRE), Score(), Rules()) == 128);
  CHECK(points_won(2, Cube(64, CubeOwner::CENTRE), Score(), jacoby) == 64);
  const Score rich(2'147'483'646, 0, 0);
  CHECK(rich.after_game(1, true).own() == 2'147'483'647);
  CHECK(check::code_of<malformed>([&] { rich.after_game(2, true); }) == "points_won");
}

TEST(the_crawford_game_comes_once) {
  const Score before(5, 3, 7);
  const Score crawford = before.after_game(1, true);
  CHECK(crawford == Score(6, 3, 7, true));
  CHECK(crawford.after_game(3, false) == Score(6, 6, 7));
  CHECK(crawford.flip() == Score(3, 6, 7, true));
  CHECK(before.after_game(1, true, false) == Score(6, 3, 7));
}

TEST(a_situation_turns_with_its_parts) {
  const Situation situation{.position = Position::start(),
                            .cube = Cube(2, CubeOwner::OWN),
                            .score = Score(2, 6, 7),
                            .dice = Dice(6, 1),
                            .pending = Pending::BEAVER};
  const Situation other = situation.flip();
  CHECK(other.cube == Cube(2, CubeOwner::THEIRS));
  CHECK(other.score == Score(6, 2, 7));
  CHECK(other.pending == Pending::BEAVER);
  CHECK(other.flip() == situation);
}
