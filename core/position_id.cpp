#include "position_id.h"

#include <array>
#include <cstdint>

#include "error.h"

namespace triktrak {

namespace {

constexpr std::string_view ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t LENGTH = 14;
constexpr std::size_t BITS = 80;

// Bit i of the key among the 84 that 14 characters hold: characters carry six bits, the highest first.
struct Place {
  std::size_t character;
  unsigned bit;
};

constexpr Place place(std::size_t i) {
  const std::size_t written = i / 8 * 8 + (7 - i % 8);
  return {written / 6, static_cast<unsigned>(5 - written % 6)};
}

[[noreturn]] void refuse(std::string_view id, std::size_t character) {
  throw malformed("position_id", {{"text", std::string(id)}, {"at", static_cast<std::int64_t>(character + 1)}});
}

}  // namespace

std::string position_id(const Position& position) {
  std::array<unsigned, LENGTH> sixes{};
  std::size_t bit = 0;
  const auto [own, theirs] = position.sides();
  for (const SideView* side : {&theirs, &own})
    for (std::size_t point = 1; point <= BAR; ++point, ++bit)
      for (int i = 0; i < (*side)[point]; ++i, ++bit) {
        const Place at = place(bit);
        sixes[at.character] |= 1U << at.bit;
      }
  std::string id;
  for (const unsigned six : sixes)
    id += ALPHABET[six];
  return id;
}

Position position_from_id(std::string_view id, int men) {
  std::array<unsigned, LENGTH> sixes{};
  for (std::size_t i = 0; i < LENGTH; ++i) {
    const std::size_t value = i < id.size() ? ALPHABET.find(id[i]) : std::string_view::npos;
    if (value == std::string_view::npos)
      refuse(id, i);
    sixes[i] = static_cast<unsigned>(value);
  }
  if (id.size() != LENGTH)
    refuse(id, LENGTH);
  if ((sixes[LENGTH - 1] & 15U) != 0)
    refuse(id, LENGTH - 1);  // the four bits after the last byte
  std::array<int, POINTS> points{};
  std::size_t bit = 0;
  for (const bool own : {false, true})
    for (int point = 1; point <= BAR; ++bit) {
      const Place at = place(bit);
      if (bit >= BITS)
        refuse(id, LENGTH - 1);
      if ((sixes[at.character] >> at.bit & 1) == 0) {
        ++point;
        continue;
      }
      int& count = points[static_cast<std::size_t>(own ? point : BAR - point)];
      if (own && count < 0)
        refuse(id, at.character);  // both sides on one point
      count += own ? 1 : -1;
    }
  for (; bit < BITS; ++bit)
    if (const Place at = place(bit); (sixes[at.character] >> at.bit & 1) != 0)
      refuse(id, at.character);
  return Position::from_points(points, men);
}

}  // namespace triktrak
