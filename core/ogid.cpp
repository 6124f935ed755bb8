#include "ogid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace triktrak {

namespace {

enum Field : std::uint8_t {
  WHITE,
  BLACK,
  CUBE,
  DICE,
  TURN,
  STAGE,
  WHITE_POINTS,
  BLACK_POINTS,
  LENGTH,
  NUMBER,
  MEN,
  FIELDS
};

constexpr std::string_view PLACES = "0123456789abcdefghijklmnopq";
constexpr std::size_t OFF_BOARD = 26;

// Seen by Black.
Position read_board(const Fields& fields, int men) {
  std::array<int, POINTS> points{};
  for (const bool black : {false, true}) {
    const std::size_t field = black ? BLACK : WHITE;
    for (std::size_t i = 0; i < fields[field].size(); ++i) {
      const std::size_t place = PLACES.find(fields[field][i]);
      if (place == std::string_view::npos || i >= static_cast<std::size_t>(men) || place == (black ? 0U : BAR))
        fields.fail(field, i);
      if (place == OFF_BOARD)
        continue;
      if (black && points[place] < 0)
        fields.fail(field, i);
      points[place] += black ? 1 : -1;
    }
  }
  if (std::all_of(points.begin(), points.end(), [](int count) { return count == 0; }))
    fields.fail(WHITE);
  return Position::from_points(points, men);
}

// Whether a double was offered.
bool read_cube(const Fields& fields, Situation& situation) {
  const std::string_view cube = fields[CUBE];
  const std::size_t owner = cube.empty() ? std::string_view::npos : std::string_view("NBW").find(cube[0]);
  if (owner == std::string_view::npos)
    fields.fail(CUBE);
  std::size_t i = 1;
  int log = 0;
  for (; i < cube.size() && cube[i] >= '0' && cube[i] <= '9'; ++i) {
    log = log * 10 + (cube[i] - '0');
    if (log > HIGHEST_CUBE_LOG)
      fields.fail(CUBE, i);
  }
  const bool stated = i < cube.size();
  if (i == 1 || (stated && std::string_view("NOTP").find(cube[i]) == std::string_view::npos))
    fields.fail(CUBE, i);
  if (i + 1 < cube.size())
    fields.fail(CUBE, i + 1);
  situation.cube = Cube(1 << log, static_cast<CubeOwner>(owner));
  return stated && cube[i] == 'O';
}

std::optional<Dice> read_dice(const Fields& fields) {
  if (!fields.has(DICE))
    return std::nullopt;
  const std::string_view dice = fields[DICE];
  for (std::size_t i = 0; i < std::max<std::size_t>(dice.size(), 2); ++i)
    if (i >= 2 || i >= dice.size() || dice[i] < '1' || dice[i] > '6')
      fields.fail(DICE, i);
  return Dice(dice[0] - '0', dice[1] - '0');
}

// Whether White is on roll, or has offered the double.
bool read_turn(const Fields& fields, bool offered) {
  if (!fields.has(TURN))
    return false;
  if (fields[TURN] != "W" && fields[TURN] != "B")
    fields.fail(TURN);
  const bool white = fields[TURN] == "W";
  return fields.has(STAGE) && !offered ? !white : white;
}

// The length of the match, and whether this is its Crawford game.
std::pair<int, bool> read_length(const Fields& fields) {
  if (!fields.has(LENGTH))
    return {0, false};
  const std::string_view text = fields[LENGTH];
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || digits > 9)
    fields.fail(LENGTH);
  int length = 0;
  for (std::size_t i = 0; i < digits; ++i)
    length = length * 10 + (text[i] - '0');
  if (digits == text.size())
    return {length, false};
  if (std::string_view("CLG").find(text[digits]) == std::string_view::npos)
    fields.fail(LENGTH, digits);
  const std::size_t rest = text.find_first_not_of(text[digits] == 'G' ? "0123456789" : "", digits + 1);
  if (rest != std::string_view::npos)
    fields.fail(LENGTH, rest);
  return {length, text[digits] == 'C'};
}

Score read_score(const Fields& fields) {
  const auto number = [&](std::size_t field) { return fields.has(field) ? fields.number(field, 0, MOST_POINTS) : 0; };
  const auto [length, crawford] = read_length(fields);
  return lenient_score(number(BLACK_POINTS), number(WHITE_POINTS), length, crawford);
}

std::string places(const SideView& side, bool black) {
  std::string text;
  for (std::size_t place = 0; place < POINTS; ++place) {
    const std::size_t point = black ? place : BAR - place;
    if (point != OFF)
      text.append(static_cast<std::size_t>(side[point]), PLACES[place]);
  }
  return text;
}

}  // namespace

std::string ogid(const Situation& situation) {
  const Situation black = situation.on_top ? situation.flip() : situation;
  const auto [own, theirs] = black.position.sides();
  const bool offered = situation.pending != Pending::NOTHING;
  const bool white_turn = offered ? !situation.on_top : situation.top_rolls();
  std::string text = places(theirs, false);
  const auto add = [&text](const std::string& field) { text.append(":").append(field); };
  add(places(own, true));
  text.append(":").append(1, "NBW"[static_cast<std::size_t>(black.cube.owner())]);
  text.append(std::to_string(cube_log(black.cube.value()))).append(offered ? "O" : "N");
  add(situation.dice ? std::to_string(situation.dice->d1() * 10 + situation.dice->d2()) : "");
  add(white_turn ? "W:" : "B:");
  add(std::to_string(black.score.theirs()));
  add(std::to_string(black.score.own()));
  add(std::to_string(black.score.length()));
  text.append(black.score.crawford() ? "C:" : ":");
  if (black.position.men() != MOST_MEN)
    add(std::to_string(black.position.men()));
  return text;
}

Situation situation_from_ogid(const Word& text, int men) {
  const Fields fields(text, "OGID=", "ogid");
  fields.expect(DICE, FIELDS);
  if (fields.has(MEN))
    men = fields.number(MEN, 1, MOST_MEN);
  Situation situation;
  situation.position = read_board(fields, checked_men(men));
  const bool offered = read_cube(fields, situation);
  situation.dice = read_dice(fields);
  const bool white_turn = read_turn(fields, offered);
  if (fields.has(STAGE) && fields[STAGE].size() > 2)
    fields.fail(STAGE, 2);
  situation.score = read_score(fields);
  if (fields.has(NUMBER))
    fields.number(NUMBER, 0, MOST_POINTS);
  situation.rules.max_cube = UNSTATED_MAX_CUBE;
  situation.pending = offered ? Pending::DOUBLE : Pending::NOTHING;
  // Black decides so far; where it is White, everything is seen by White.
  return situation.top_rolls() == white_turn ? situation : situation.flip();
}

}  // namespace triktrak
