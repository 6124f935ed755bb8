// What is learnt from: positions, each with what came of it or is thought to.
//
// In a file, little-endian: char[8] "TRIKSMP\n", u32 CRC-32 of everything after it, u32 the number of samples, then for
// each i8 cells[26], i8 men, u8 stack, f32 target[6] in the order of Outcome.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "outcomes.h"
#include "position.h"

namespace triktrak {

struct Sample {
  Position position;
  Outcomes target{};
  std::uint8_t stack = 0;
};

// Whether this can be a target: shares that add up to 1. With luck taken out (self_play.h) one can be less than nothing
// or more than all, but not by as much as all.
bool is_target(const Outcomes& shares);

std::vector<std::byte> samples_to_bytes(std::span<const Sample> samples);
// Throws malformed: samples_magic, samples_size, samples_checksum, samples_target, and what Position::from_points
// throws.
std::vector<Sample> samples_from_bytes(std::span<const std::byte> bytes);

}  // namespace triktrak
