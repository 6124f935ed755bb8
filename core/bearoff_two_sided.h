// What the last rolls of a race are worth when both sides play and double as well as can be. Money play.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bearoff_one_sided.h"
#include "placements.h"

namespace triktrak {

// Points a game to the side on roll, as a multiple of the cube, gammons not counted.
struct CubeValues {
  double cubeless = 0;
  // Before it rolls and without doubling now: the cube is its own, in the middle, the opponent's.
  double owned = 0;
  double centred = 0;
  double theirs = 0;

  friend bool operator==(const CubeValues&, const CubeValues&) = default;
};

// Gammons are not counted, so that neither the Jacoby rule nor beavers matter. Kept for each pair of placements, that
// of the side on roll first, the other counting faster: the four values in the order of CubeValues, i16, in 32767ths.
//
// As bytes, after the head that table_bytes.h tells, of kind "TRIKTWO\n", version 1:
//    0  u32      men
//    4  u32      points
//    8  the values
class TwoSided {
 public:
  static constexpr int CERTAIN = 32767;
  static constexpr std::uint64_t MOST = 1ULL << 25;  // pairs

  // Throws malformed "table_size".
  static TwoSided build(int men = 6, int points = 6, const Progress& progress = {});
  // Throws malformed: table_magic, table_version, table_checksum, table_size, table_length, table_values.
  static TwoSided from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  const Placements& placements() const { return placements_; }
  std::uint64_t size() const { return values_.size(); }

  // The numbers of the placements of the side on roll and the other, where the table has the pair.
  std::optional<std::pair<std::uint32_t, std::uint32_t>> find(const Position& position) const {
    if (!placements_.hold(position))
      return std::nullopt;
    const std::uint32_t own = placements_.own(position);
    const std::uint32_t theirs = placements_.theirs(position);
    return own < placements_.size() && theirs < placements_.size() ? std::optional(std::pair(own, theirs))
                                                                   : std::nullopt;
  }
  CubeValues values(std::uint32_t own, std::uint32_t theirs) const {
    const Packed& packed = values_[std::size_t{own} * placements_.size() + theirs];
    const auto value = [&packed](std::size_t i) { return packed[i] / static_cast<double>(CERTAIN); };
    return {value(0), value(1), value(2), value(3)};
  }

 private:
  friend class TwoSidedBuilder;
  using Packed = std::array<std::int16_t, 4>;

  explicit TwoSided(Placements placements);

  Placements placements_;
  std::vector<Packed> values_;
};

}  // namespace triktrak
