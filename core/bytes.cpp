#include "bytes.h"

namespace triktrak {

namespace {

constexpr std::size_t SLICES = 8;

// TABLE[k][b]: what byte b does to the checksum when k bytes follow it.
constexpr auto TABLE = [] {
  std::array<std::array<std::uint32_t, 256>, SLICES> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit)
      crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320U : 0U);
    table[0][byte] = crc;
  }
  for (std::size_t k = 1; k < SLICES; ++k)
    for (std::size_t byte = 0; byte < 256; ++byte)
      table[k][byte] = table[k - 1][byte] >> 8 ^ table[0][table[k - 1][byte] & 255];
  return table;
}();

}  // namespace

std::uint32_t crc32(std::span<const std::byte> bytes) {
  std::uint32_t crc = ~0U;
  std::size_t at = 0;
  for (; at + SLICES <= bytes.size(); at += SLICES) {
    std::uint64_t word;
    std::memcpy(&word, bytes.data() + at, sizeof word);
    word ^= crc;
    crc = 0;
    for (std::size_t k = 0; k < SLICES; ++k)
      crc ^= TABLE[SLICES - 1 - k][word >> 8 * k & 255];
  }
  for (; at < bytes.size(); ++at)
    crc = crc >> 8 ^ TABLE[0][(crc ^ static_cast<std::uint32_t>(bytes[at])) & 255];
  return ~crc;
}

}  // namespace triktrak
