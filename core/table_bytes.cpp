#include "table_bytes.h"

#include <algorithm>

#include "error.h"

namespace triktrak {

namespace {

constexpr std::size_t HEAD = 20;

}  // namespace

std::vector<std::byte> table_file(const TableKind& kind, std::span<const std::byte> table) {
  ByteWriter writer;
  writer.append(kind.magic.data(), kind.magic.size());
  writer.write(kind.version);
  writer.write(static_cast<std::uint32_t>(HEAD + table.size()));
  writer.write(crc32(table));
  writer.append(table.data(), table.size());
  return std::move(writer).take();
}

std::span<const std::byte> table_of(const TableKind& kind, std::span<const std::byte> file) {
  const auto damaged_length = [&file](std::size_t wanted) {
    return malformed("table_length",
                     {{"size", static_cast<std::int64_t>(file.size())}, {"wanted", static_cast<std::int64_t>(wanted)}});
  };
  const auto magic = std::as_bytes(std::span(kind.magic)).first(std::min(file.size(), kind.magic.size()));
  if (!std::ranges::equal(file.first(magic.size()), magic))
    throw malformed("table_magic");
  if (file.size() < HEAD)
    throw damaged_length(HEAD);
  ByteReader reader(file.subspan(kind.magic.size()));
  if (const auto version = reader.read<std::uint32_t>(); version != kind.version)
    throw malformed("table_version", {{"version", std::int64_t{version}}});
  if (const auto length = reader.read<std::uint32_t>(); length != file.size())
    throw damaged_length(length);
  if (reader.read<std::uint32_t>() != crc32(file.subspan(HEAD)))
    throw malformed("table_checksum");
  return file.subspan(HEAD);
}

void TableReader::take(std::size_t size) {
  if (size > left_)
    throw malformed("table_values");
  left_ -= size;
}

void TableReader::end() const {
  if (left_ != 0)
    throw malformed("table_values");
}

}  // namespace triktrak
