// Positions and their identifiers.
#include "check.h"
#include "data.h"
#include "error.h"
#include "position.h"
#include "position_id.h"

using namespace triktrak;

TEST(an_identifier_and_the_26_numbers_say_the_same) {
  for (const std::string& line : data::lines("position_ids.txt")) {
    check::tally().about = line;
    const auto word = data::words(line);
    std::vector<int> points;
    for (std::size_t i = 1; i < word.size(); ++i)
      points.push_back(std::stoi(word[i]));
    const Position position = Position::from_points(points);
    CHECK(position_id(position) == word.at(0));
    CHECK(position_from_id(word.at(0)) == position);
    CHECK(position.flip().flip() == position);
    CHECK(std::hash<Position>()(position.flip().flip()) == position.hash());
    const auto [own, theirs] = position.flip().sides();
    CHECK(own == position.sides().second && theirs == position.sides().first);
  }
}

TEST(games_begin_with) {
  CHECK(position_id(Position::start()) == "4HPwATDgc/ABMA");
  CHECK(Position::start("nackgammon").pips() == std::pair(194, 194));
  CHECK(Position::start("hypergammon").men() == 3);
  CHECK(Position::start("hypergammon").off() == std::pair(0, 0));
  CHECK(Position::start("longgammon").pips() == std::pair(360, 360));
  CHECK(check::code_of<malformed>([] { Position::start("tavla"); }) == "variant");
}

TEST(results_count_the_bar_and_the_winners_home) {
  const auto result = [](int point, int count) {
    std::array<int, POINTS> points{};
    points[12] = -14;
    points[static_cast<std::size_t>(point)] -= count;
    return Position::from_points(points).result();
  };
  CHECK(result(12, 0) == 1);
  CHECK(result(12, 1) == 2);
  CHECK(result(7, 1) == 2);
  CHECK(result(6, 1) == 3);
  CHECK(result(1, 1) == 3);
  CHECK(result(0, 1) == 3);
}

TEST(a_race_begins_when_the_sides_have_passed_each_other) {
  const auto race = [](int own, int theirs) {
    std::vector<int> points(POINTS, 0);
    points[static_cast<std::size_t>(own)] = 1;
    points[static_cast<std::size_t>(BAR - theirs)] = -1;
    const Position position = Position::from_points(points);
    CHECK(position.race() == position.flip().race());
    return position.race();
  };
  CHECK(!Position::start().race());
  CHECK(race(12, 12));
  CHECK(!race(13, 13));
  CHECK(race(1, 23));
  CHECK(!race(2, 24));
  CHECK(!race(1, BAR));
}

TEST(what_is_no_position_is_refused) {
  const auto code = [](std::vector<int> points, int men) {
    return check::code_of<malformed>([&] { Position::from_points(points, men); });
  };
  std::vector<int> board(POINTS, 0);
  CHECK(code(board, 15) == "board_empty");
  CHECK(code({1, 2}, 15) == "points_count");
  board[3] = 16;
  CHECK(code(board, 15) == "checker_count");
  CHECK(code(board, 16) == "men");
  board[3] = -2147483647 - 1;
  CHECK(code(board, 15) == "checker_count");
  board[3] = 1;
  board[0] = 1;
  CHECK(code(board, 15) == "bar_count");
  for (const char* id : {"", "4HPwATDgc/ABM", "4HPwATDgc/ABMAA", "4HPwAT_gc/ABMA", "4HPwATDgc/ABMB", "/////////////w"})
    CHECK(check::code_of<malformed>([&] { position_from_id(id); }) == "position_id");
}
