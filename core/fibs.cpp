#include "fibs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "step_tree.h"

namespace triktrak {

namespace {

// Two in a row where there is one for you and one for the opponent.
enum Field : std::uint8_t {
  LENGTH = 3,
  SCORE,
  BOARD = 6,
  TURN = 32,
  DICE,
  CUBE = 37,
  MAY_DOUBLE,
  DOUBLED = 40,
  COLOUR,
  DIRECTION,
  NO_CRAWFORD = 51,
  POST_CRAWFORD,
  FIELDS
};  // fmt: skip

constexpr int MONEY = 9999;
constexpr int SOME = 1000;

int sign(const Fields& fields, std::size_t field) {
  const int value = fields.number(field, -1, 1);
  if (value == 0)
    fields.fail(field);
  return value;
}

// Seen by you.
Position read_board(const Fields& fields, int men) {
  const int colour = sign(fields, COLOUR);
  const bool down = sign(fields, DIRECTION) < 0;
  std::array<int, POINTS> points{};
  std::array<int, 2> left{checked_men(men), men};
  for (std::size_t i = 0; i < POINTS; ++i) {
    const std::size_t point = down ? i : BAR - i;
    const int count = fields.number(BOARD + i, -MOST_MEN, MOST_MEN);
    // A bar has its owner, whatever the sign.
    const bool yours = point == BAR || (point != OFF && count * colour > 0);
    points[point] = yours ? std::abs(count) : -std::abs(count);
    left[yours ? 0 : 1] -= std::abs(count);
    if (left[0] < 0 || left[1] < 0)
      fields.fail(BOARD + i);
  }
  if (left[0] == men && left[1] == men)
    fields.fail(BOARD);
  return Position::from_points(points, men);
}

std::optional<Dice> read_dice(const Fields& fields) {
  std::optional<Dice> dice;
  for (const std::size_t field : {DICE + 2, DICE + 0}) {
    const int d1 = fields.number(field, 0, 6);
    const int d2 = fields.number(field + 1, d1 == 0 ? 0 : 1, d1 == 0 ? 0 : 6);
    if (d1 != 0)
      dice = Dice(d1, d2);
  }
  return dice;
}

// `doubler` is who has doubled, if somebody has.
Cube read_cube(const Fields& fields, std::optional<CubeOwner> doubler) {
  const int value = fields.number(CUBE, 1, HIGHEST_CUBE);
  if (!std::has_single_bit(static_cast<unsigned>(value)))
    fields.fail(CUBE);
  const bool you = fields.number(MAY_DOUBLE, 0, 1) == 1;
  const bool opponent = fields.number(MAY_DOUBLE + 1, 0, 1) == 1;
  if (!doubler)
    return {value, you == opponent ? CubeOwner::CENTRE : you ? CubeOwner::OWN : CubeOwner::THEIRS};
  // Your double hides who may, and a cube that has been turned is doubled by its owner alone.
  const bool shared = *doubler == CubeOwner::THEIRS && you && opponent;
  return {value, value == 1 || shared ? CubeOwner::CENTRE : *doubler};
}

Score read_score(const Fields& fields) {
  const int length = fields.number(LENGTH, 0, MOST_POINTS) % MONEY;
  const bool crawford = fields.number(NO_CRAWFORD, 0, SOME) == 0 && fields.number(POST_CRAWFORD, 0, SOME) == 0;
  return lenient_score(fields.number(SCORE, 0, MOST_POINTS), fields.number(SCORE + 1, 0, MOST_POINTS), length,
                       crawford);
}

}  // namespace

std::string fibs_board(const Situation& situation) {
  const Situation you = situation.on_top ? situation.flip() : situation;
  const bool offered = situation.pending != Pending::NOTHING;
  const bool your_turn = offered ? situation.on_top : !situation.top_rolls();
  const bool playing = situation.stage == Stage::PLAYING || situation.stage == Stage::UNSTARTED;
  const std::optional<Dice> dice = offered ? std::nullopt : situation.dice;
  const std::array<int, 2> roll{dice ? dice->d1() : 0, dice ? dice->d2() : 0};
  const bool you_doubled = offered && your_turn;
  const auto away = you.score.away();
  const bool at_one = away && std::min(away->first, away->second) == 1;
  const auto [your_off, their_off] = you.position.off();
  std::vector<int> numbers{you.score.is_money() ? MONEY : you.score.length(), you.score.own(), you.score.theirs()};
  const auto add = [&numbers](std::initializer_list<int> more) { numbers.insert(numbers.end(), more); };
  for (int i = 0; i < POINTS; ++i)
    add({-you.position[i]});
  add({!playing ? 0 : your_turn ? -1 : 1});
  for (const bool yours : {true, false})
    for (const int die : roll)
      add({yours == your_turn ? die : 0});
  add({you.cube.value(), !you_doubled && you.cube.owner() != CubeOwner::THEIRS,
       !you_doubled && you.cube.owner() != CubeOwner::OWN, offered && !your_turn});
  add({-1, -1, 0, BAR, your_off, their_off, you.position[BAR], -you.position[0]});
  add({dice ? StepTree(situation.rolling().position, *dice).depth() : 0, 0, 0});
  add({you.score.is_money() ? you.rules.beavers : at_one && !you.score.crawford()});
  std::string text = "board:You:opponent";
  for (const int number : numbers)
    text.append(":").append(std::to_string(number));
  return text;
}

Situation situation_from_fibs(const Word& text, int men) {
  const Fields fields(text, "", "fibs");
  if (fields[0] != "board")
    fields.fail(0);
  if (fields.count() < FIELDS)
    fields.expect(FIELDS, FIELDS);
  Situation situation;
  situation.position = read_board(fields, men);
  situation.dice = read_dice(fields);
  const int turn = fields.number(TURN, -1, 1);
  // Nobody is on roll when the game is over: it is then seen by you.
  const bool your_turn = turn == 0 || turn == fields.number(COLOUR, -1, 1);
  const bool silent = fields.number(MAY_DOUBLE, 0, 1) + fields.number(MAY_DOUBLE + 1, 0, 1) == 0 && !situation.dice;
  const bool doubled = turn != 0 && (fields.number(DOUBLED, -1, 1) != 0 || silent);
  const CubeOwner turns_own = your_turn ? CubeOwner::OWN : CubeOwner::THEIRS;
  situation.cube = read_cube(fields, doubled ? std::optional(turns_own) : std::nullopt);
  situation.score = read_score(fields);
  situation.rules = {.beavers = situation.score.is_money() ? fields.number(POST_CRAWFORD, 0, SOME) : 0,
                     .max_cube = UNSTATED_MAX_CUBE};
  if (doubled) {
    situation.pending = Pending::DOUBLE;
    situation.dice = std::nullopt;
  }
  situation.stage = turn == 0 ? Stage::OVER : Stage::PLAYING;
  // You decide so far; where it is the opponent, everything is seen by him.
  return situation.top_rolls() != your_turn ? situation : situation.flip();
}

}  // namespace triktrak
