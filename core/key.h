// Strings of bits in the base64 of GNU Backgammon. Knows nothing of what the bits mean.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reading.h"

namespace triktrak {

// Bit i is bit i mod 8 of byte i div 8, the lowest first; the bytes are written in base64 without padding. What the
// last character holds beyond the last byte is zero.
class Key {
 public:
  explicit Key(std::size_t bytes) : sixes_((bytes * 8 + 5) / 6), bits_(bytes * 8) {}
  // Refuses what is no key of so many bytes with malformed `code`{text, at}.
  static Key read(const Word& written, std::size_t bytes, const char* code);

  std::size_t bits() const { return bits_; }
  bool operator[](std::size_t bit) const;
  void set(std::size_t bit);
  // `width` bits as a number, the lowest first.
  unsigned get(std::size_t first, std::size_t width) const;
  void put(std::size_t first, std::size_t width, unsigned value);
  std::string str() const;

  // Which character, from 0, holds a bit.
  static std::size_t character_of(std::size_t bit);

 private:
  std::vector<unsigned> sixes_;
  std::size_t bits_;
};

}  // namespace triktrak
