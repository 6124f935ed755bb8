#include "position_id.h"

#include <algorithm>
#include <array>
#include <optional>

#include "key.h"

namespace triktrak {

namespace {

constexpr std::size_t BYTES = 10;

}  // namespace

std::string position_id(const Position& position) {
  Key key(BYTES);
  std::size_t bit = 0;
  const auto [own, theirs] = position.sides();
  for (const SideView* side : {&theirs, &own})
    for (std::size_t point = 1; point <= BAR; ++point, ++bit)
      for (int i = 0; i < (*side)[point]; ++i, ++bit)
        key.set(bit);
  return key.str();
}

Position position_from_id(std::string_view id, int men) { return position_from_id(Word(id, id), men); }

Position position_from_id(const Word& id, int men) {
  const Key key = Key::read(id, BYTES, "position_id");
  const auto refuse = [&](std::size_t bit) { id.fail("position_id", Key::character_of(bit)); };
  std::array<int, POINTS> points{};
  std::size_t bit = 0;
  std::optional<std::size_t> excess;
  for (const bool own : {false, true}) {
    int left = checked_men(men);
    for (int point = 1; point <= BAR; ++bit) {
      if (bit >= key.bits())
        id.fail("position_id", id.word.size() - 1);
      if (!key[bit]) {
        ++point;
        continue;
      }
      int& count = points[static_cast<std::size_t>(own ? point : BAR - point)];
      if (own && count < 0)
        refuse(bit);  // both sides on one point
      if (left-- == 0 && !excess)
        excess = bit;
      count += own ? 1 : -1;
    }
  }
  for (; bit < key.bits(); ++bit)
    if (key[bit])
      refuse(bit);
  if (excess)
    refuse(*excess);
  if (std::all_of(points.begin(), points.end(), [](int count) { return count == 0; }))
    id.fail("position_id", 0);  // nobody on the board
  return Position::from_points(points, men);
}

}  // namespace triktrak
