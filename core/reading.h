// What the readers of identifiers and notation share: blanks, places in a text, fields between colons.
// Knows nothing of what a text means.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "error.h"

namespace triktrak {

// How many bytes the blank at the beginning of `text` takes, 0 when there is none: ASCII blanks, and those that word
// processors, web pages and byte order marks leave behind.
std::size_t blank_length(std::string_view text);

// A text without the blanks and quotation marks around it; a part of `text`, so that places can still be told.
std::string_view trimmed(std::string_view text);

// Which character of `text`, from 1, the byte `offset` belongs to. `text` is UTF-8, or is read as if it were.
std::int64_t character_at(std::string_view text, std::size_t offset);

// A text as a fault quotes it: whole, unless somebody pasted a book.
std::string quoted(std::string_view text);

// A word that is a part of a text, to which its faults refer.
struct Word {
  Word(std::string_view whole) : word(trimmed(whole)), text(whole) {}
  Word(std::string_view part, std::string_view whole) : word(part), text(whole) {}

  // Refuses a character of the word, from 0: malformed `code`{text, at}, the character of the whole text, from 1.
  [[noreturn]] void fail(const char* code, std::size_t character) const;

  std::string_view word;
  std::string_view text;
};

// The fields of a text, between colons. Faults are malformed `code`{text, field, at}: the field and the character of
// the whole text, both from 1.
class Fields {
 public:
  // `label` is taken off the front if it is there, in capitals or not.
  Fields(const Word& written, std::string_view label, std::string code);

  std::size_t count() const { return fields_.size(); }
  std::string_view operator[](std::size_t field) const { return fields_[field]; }
  // Whether a field is there and has something in it.
  bool has(std::size_t field) const { return field < count() && !fields_[field].empty(); }
  // Refuses when there are fewer than `least` or more than `most` fields.
  void expect(std::size_t least, std::size_t most) const;
  // The number in a field, digits with or without a minus before them.
  int number(std::size_t field, int least, int most) const;
  // Refuses a field, at one of its characters.
  [[noreturn]] void fail(std::size_t field, std::size_t character = 0) const;

 private:
  std::string_view text_;
  std::string code_;
  std::vector<std::string_view> fields_;
};

}  // namespace triktrak
