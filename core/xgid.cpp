#include "xgid.h"

#include <array>
#include <cstdint>

namespace triktrak {

namespace {

enum Field : std::uint8_t { BOARD, CUBE, OWNER, TURN, DICE, BOTTOM, TOP, MARK, LENGTH, MAX_CUBE, FIELDS };

constexpr std::string_view ANSWERS = "-DBR";  // by Pending

char letter(int count) {
  if (count == 0)
    return '-';
  return static_cast<char>(count > 0 ? 'A' + count - 1 : 'a' - count - 1);
}

// Seen by the bottom player.
Position read_board(const Fields& fields, int men) {
  const std::string_view letters = fields[BOARD];
  std::array<int, POINTS> points{};
  std::array<int, 2> left{checked_men(men), men};
  for (std::size_t i = 0; i < POINTS; ++i) {
    const char c = i < letters.size() ? letters[i] : '\0';
    const bool bottom = c >= 'A' && c <= 'O';
    const bool top = c >= 'a' && c <= 'o';
    if (!(c == '-' || (bottom && i != 0) || (top && i != BAR)))
      fields.fail(BOARD, i);
    const int count = bottom ? c - 'A' + 1 : top ? c - 'a' + 1 : 0;
    left[bottom ? 0 : 1] -= count;
    if (left[0] < 0 || left[1] < 0)
      fields.fail(BOARD, i);
    points[i] = bottom ? count : -count;
  }
  if (letters.size() != POINTS)
    fields.fail(BOARD, POINTS);
  if (left[0] == men && left[1] == men)
    fields.fail(BOARD);
  return Position::from_points(points, men);
}

void read_dice(const Fields& fields, Situation& situation) {
  const std::string_view dice = fields[DICE];
  if (dice == "00")
    return;
  if (dice.size() == 1)
    if (const std::size_t answer = ANSWERS.find(dice, 1); answer != std::string_view::npos) {
      situation.pending = static_cast<Pending>(answer);
      return;
    }
  for (std::size_t i = 0; i < 2; ++i)
    if (i >= dice.size() || dice[i] < '1' || dice[i] > '6')
      fields.fail(DICE, i);
  if (dice.size() > 2)
    fields.fail(DICE, 2);
  situation.dice = Dice(dice[0] - '0', dice[1] - '0');
}

CubeOwner owner_seen_by_bottom(int owner) {
  return owner == 0 ? CubeOwner::CENTRE : owner > 0 ? CubeOwner::OWN : CubeOwner::THEIRS;
}

}  // namespace

std::string xgid(const Situation& situation) {
  const Situation bottom = situation.on_top ? situation.flip() : situation;
  const bool money = bottom.score.is_money();
  const int owner = bottom.cube.owner() == CubeOwner::CENTRE ? 0 : bottom.cube.owner() == CubeOwner::OWN ? 1 : -1;
  const int mark = money ? (bottom.rules.jacoby ? 1 : 0) + (bottom.rules.beavers > 0 ? 2 : 0)
                         : static_cast<int>(bottom.score.crawford());
  std::string text = "XGID=";
  for (int i = 0; i < POINTS; ++i)
    text += letter(bottom.position[i]);
  const auto add = [&text](const std::string& field) { text.append(":").append(field); };
  add(std::to_string(cube_log(bottom.cube.value())));
  add(std::to_string(owner));
  add(situation.top_rolls() ? "-1" : "1");
  if (situation.pending != Pending::NOTHING)
    add({ANSWERS[static_cast<std::size_t>(situation.pending)]});
  else
    add(situation.dice ? std::to_string(situation.dice->d1() * 10 + situation.dice->d2()) : "00");
  for (const int number : {bottom.score.own(), bottom.score.theirs(), mark, bottom.score.length(),
                           bottom.cube.is_none() ? 0 : cube_log(bottom.rules.max_cube)})
    add(std::to_string(number));
  return text;
}

Situation situation_from_xgid(const Word& text, int men) {
  const Fields fields(text, "XGID=", "xgid");
  Situation situation;
  situation.position = read_board(fields, men);
  fields.expect(FIELDS, FIELDS);
  situation.cube =
      Cube(1 << fields.number(CUBE, 0, HIGHEST_CUBE_LOG), owner_seen_by_bottom(fields.number(OWNER, -1, 1)));
  const int turn = fields.number(TURN, -1, 1);
  if (turn == 0)
    fields.fail(TURN);
  read_dice(fields, situation);
  const int mark = fields.number(MARK, 0, 3);
  const int length = fields.number(LENGTH, 0, MOST_POINTS);
  situation.score =
      lenient_score(fields.number(BOTTOM, 0, MOST_POINTS), fields.number(TOP, 0, MOST_POINTS), length, mark % 2 == 1);
  situation.rules = {.jacoby = length == 0 && mark % 2 == 1,
                     .beavers = length == 0 && mark >= 2 ? 1 : 0,
                     .max_cube = 1 << fields.number(MAX_CUBE, 0, HIGHEST_CUBE_LOG)};
  // The deciding side is at the bottom so far; where it is the other, everything is seen by that one.
  return situation.top_rolls() == (turn < 0) ? situation : situation.flip();
}

}  // namespace triktrak
