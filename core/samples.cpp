#include "samples.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

#include "bytes.h"
#include "error.h"

namespace triktrak {

namespace {

constexpr std::array<char, 8> MAGIC{'T', 'R', 'I', 'K', 'S', 'M', 'P', '\n'};
constexpr std::size_t SUMMED_FROM = 12;
constexpr std::size_t HEADER = 16;
constexpr std::size_t SAMPLE = POINTS + 2 + sizeof(Outcomes);

}  // namespace

bool is_target(const Outcomes& shares) {
  double sum = 0;
  bool within = true;
  for (const float share : shares) {
    within = within && share > -1 && share < 2;
    sum += double{share};
  }
  return within && std::abs(sum - 1) < 1e-3;
}

std::vector<std::byte> samples_to_bytes(std::span<const Sample> samples) {
  ByteWriter body;
  body.write(static_cast<std::uint32_t>(samples.size()));
  for (const Sample& sample : samples) {
    for (int cell = 0; cell < POINTS; ++cell)
      body.write(static_cast<std::int8_t>(sample.position[cell]));
    body.write(static_cast<std::int8_t>(sample.position.men()));
    body.write(sample.stack);
    body.write(sample.target);
  }
  ByteWriter file;
  file.append(MAGIC.data(), MAGIC.size());
  file.write(crc32(body.bytes()));
  file.append(body.bytes().data(), body.bytes().size());
  return std::move(file).take();
}

std::vector<Sample> samples_from_bytes(std::span<const std::byte> bytes) {
  if (bytes.size() < HEADER || std::memcmp(bytes.data(), MAGIC.data(), MAGIC.size()) != 0)
    throw malformed("samples_magic");
  ByteReader reader(bytes);
  reader.skip(MAGIC.size());
  const auto checksum = reader.read<std::uint32_t>();
  const auto count = reader.read<std::uint32_t>();
  if (bytes.size() != HEADER + std::uint64_t{count} * SAMPLE)
    throw malformed("samples_size", {{"size", static_cast<std::int64_t>(bytes.size())}});
  if (crc32(bytes.subspan(SUMMED_FROM)) != checksum)
    throw malformed("samples_checksum");
  std::vector<Sample> samples(count);
  for (Sample& sample : samples) {
    std::array<int, POINTS> cells;
    for (int& cell : cells)
      cell = reader.read<std::int8_t>();
    sample.position = Position::from_points(cells, reader.read<std::int8_t>());
    sample.stack = reader.read<std::uint8_t>();
    sample.target = reader.read<Outcomes>();
    if (!is_target(sample.target))
      throw malformed("samples_target");
  }
  return samples;
}

}  // namespace triktrak
