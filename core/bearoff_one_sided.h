// How many rolls one side's last checkers need. Knows nothing of the other side.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "placements.h"

namespace triktrak {

// Told now and then, while a table is built, which share of the work is done; what it throws ends the work.
using Progress = std::function<void(double done)>;

// For each placement the chances of the number of rolls until the last checker is off, when every roll is played so
// that the fewest are expected to follow; and until the first is off, when that is what every roll is played for, as by
// a side that has lost the race and saves the gammon.
//
// Kept for each placement:
//   mean   u32: expected rolls until all are off, in units of 2^-26
//   least  u8: the fewest rolls that can do
//   ends   u8: so many values: the chance that the last checker goes off with roll least, least + 1, …
//   waits  u8: so many values after those: the chance that no checker is off after roll 1, 2, …; later it is zero
// Values are u16, in 65535ths. The ends of a placement add up to 65535 and each sum from the first on is rounded to the
// nearest, so that no sum of them is off by more than one part in 65535.
//
// As bytes, after the head that table_bytes.h tells, of kind "TRIKONE\n", version 2:
//    0  u32      men
//    4  u32      points
//    8  u32      how many values there are
//   12  mean of each placement in the order of its number, then least of each, ends of each, waits of each; the values
class OneSided {
 public:
  static constexpr int CERTAIN = 65535;

  // Throws malformed "table_size".
  static OneSided build(int men = MOST_MEN, int points = 6, const Progress& progress = {});
  // Throws malformed: table_magic, table_version, table_checksum, table_size, table_length, table_values.
  static OneSided from_bytes(std::span<const std::byte> bytes);
  std::vector<std::byte> bytes() const;

  const Placements& placements() const { return placements_; }

  double mean(std::uint32_t number) const { return means_[number] / static_cast<double>(1U << 26); }
  int least(std::uint32_t number) const { return records_[number].least; }
  std::span<const std::uint16_t> ends(std::uint32_t number) const {
    const Record& record = records_[number];
    return {values_.data() + record.at, record.ends};
  }
  std::span<const std::uint16_t> waits(std::uint32_t number) const {
    const Record& record = records_[number];
    return {values_.data() + record.at + record.ends, record.waits};
  }

 private:
  friend class OneSidedBuilder;

  struct Record {
    std::uint32_t at = 0;
    std::uint8_t least = 0;
    std::uint8_t ends = 0;
    std::uint8_t waits = 0;
  };

  explicit OneSided(Placements placements) : placements_(placements) {}
  // Whether the ends of each placement add up to certainty, and its waits do not grow.
  bool whole() const;

  Placements placements_;
  std::vector<std::uint32_t> means_;
  std::vector<Record> records_;
  std::vector<std::uint16_t> values_;
};

}  // namespace triktrak
