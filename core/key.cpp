#include "key.h"

#include <string_view>

namespace triktrak {

namespace {

constexpr std::string_view ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// Characters carry six bits, the highest first.
struct Place {
  std::size_t character;
  unsigned bit;
};

constexpr Place place(std::size_t i) {
  const std::size_t written = i / 8 * 8 + (7 - i % 8);
  return {written / 6, static_cast<unsigned>(5 - written % 6)};
}

}  // namespace

Key Key::read(const Word& written, std::size_t bytes, const char* code) {
  Key key(bytes);
  for (std::size_t i = 0; i < key.sixes_.size(); ++i) {
    const std::size_t value = i < written.word.size() ? ALPHABET.find(written.word[i]) : std::string_view::npos;
    if (value == std::string_view::npos)
      written.fail(code, i);
    key.sixes_[i] = static_cast<unsigned>(value);
  }
  if (written.word.size() != key.sixes_.size())
    written.fail(code, key.sixes_.size());
  const std::size_t spare = key.sixes_.size() * 6 - bytes * 8;
  if ((key.sixes_.back() & ((1U << spare) - 1)) != 0)
    written.fail(code, key.sixes_.size() - 1);
  return key;
}

bool Key::operator[](std::size_t bit) const {
  const Place at = place(bit);
  return (sixes_[at.character] >> at.bit & 1) != 0;
}

void Key::set(std::size_t bit) {
  const Place at = place(bit);
  sixes_[at.character] |= 1U << at.bit;
}

unsigned Key::get(std::size_t first, std::size_t width) const {
  unsigned value = 0;
  for (std::size_t i = 0; i < width; ++i)
    value |= static_cast<unsigned>((*this)[first + i]) << i;
  return value;
}

void Key::put(std::size_t first, std::size_t width, unsigned value) {
  for (std::size_t i = 0; i < width; ++i)
    if ((value >> i & 1) != 0)
      set(first + i);
}

std::string Key::str() const {
  std::string text;
  for (const unsigned six : sixes_)
    text += ALPHABET[six];
  return text;
}

std::size_t Key::character_of(std::size_t bit) { return place(bit).character; }

}  // namespace triktrak
