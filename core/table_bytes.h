// What all files of tables begin with. Knows nothing of what is in them.
//
// Little-endian:
//    0  char[8]  which kind of table
//    8  u32      version of its layout
//   12  u32      length of the whole file
//   16  u32      CRC-32 (IEEE 802.3) of everything after it
//   20  the table
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "bytes.h"

namespace triktrak {

struct TableKind {
  std::string_view magic;  // 8 characters
  std::uint32_t version;
};

std::vector<std::byte> table_file(const TableKind& kind, std::span<const std::byte> table);

// The table of a file, found whole. Throws malformed: table_magic, table_version{version}, table_length{size, wanted},
// table_checksum.
std::span<const std::byte> table_of(const TableKind& kind, std::span<const std::byte> file);

// Reads numbers as long as there are any. Throws malformed "table_values" where there are too few, or some are left.
class TableReader {
 public:
  explicit TableReader(std::span<const std::byte> table) : reader_(table), left_(table.size()) {}

  template <class T>
  T read() {
    take(sizeof(T));
    return reader_.read<T>();
  }
  template <class T>
  std::vector<T> read_all(std::size_t count) {
    take(count * sizeof(T));
    std::vector<T> values(count);
    reader_.copy(values.data(), count * sizeof(T));
    return values;
  }
  void end() const;

 private:
  void take(std::size_t size);

  ByteReader reader_;
  std::size_t left_;
};

}  // namespace triktrak
