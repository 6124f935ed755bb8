// Files as bytes: reading and writing numbers in a row, and the checksum that tells a damaged one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace triktrak {

// CRC-32 of IEEE 802.3 (that of zip, PNG and zlib).
std::uint32_t crc32(std::span<const std::byte> bytes);

// Reads on; that there is enough is the caller's to know.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  void skip(std::size_t count) { bytes_ = bytes_.subspan(count); }
  void copy(void* to, std::size_t count) {
    std::memcpy(to, bytes_.data(), count);
    skip(count);
  }
  template <class T>
  T read() {
    T value;
    copy(&value, sizeof value);
    return value;
  }

 private:
  std::span<const std::byte> bytes_;
};

class ByteWriter {
 public:
  void append(const void* from, std::size_t count) {
    const auto* const first = static_cast<const std::byte*>(from);
    bytes_.insert(bytes_.end(), first, first + count);
  }
  template <class T>
  void write(T value) {
    append(&value, sizeof value);
  }
  std::span<const std::byte> bytes() const { return bytes_; }
  std::vector<std::byte> take() && { return std::move(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

}  // namespace triktrak
