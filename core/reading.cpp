#include "reading.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triktrak {

namespace {

constexpr std::array<std::string_view, 11> BLANKS = {
    " ",
    "\t",
    "\n",
    "\r",
    "\xC2\xA0",  // no-break space
    "\xE2\x80\x87",
    "\xE2\x80\x89",
    "\xE2\x80\xAF",  // figure space, thin space, narrow no-break space
    "\xE2\x80\x8B",
    "\xE2\x81\xA0",
    "\xEF\xBB\xBF",  // zero-width space, word joiner, byte order mark
};
constexpr std::array<std::string_view, 9> QUOTES = {
    "\"",
    "'",
    "`",
    "\xE2\x80\x98",
    "\xE2\x80\x99",
    "\xE2\x80\x9C",  // single and double quotation marks, high and low
    "\xE2\x80\x9D",
    "\xE2\x80\x9A",
    "\xE2\x80\x9E",
};

template <class Marks>
std::size_t mark_at_front(std::string_view text, const Marks& marks) {
  const auto found = std::find_if(marks.begin(), marks.end(), [&](std::string_view m) { return text.starts_with(m); });
  return found == marks.end() ? 0 : found->size();
}

template <class Marks>
std::size_t mark_at_back(std::string_view text, const Marks& marks) {
  const auto found = std::find_if(marks.begin(), marks.end(), [&](std::string_view m) { return text.ends_with(m); });
  return found == marks.end() ? 0 : found->size();
}

bool same_letter(char a, char b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
  return lower(a) == lower(b);
}

}  // namespace

std::size_t blank_length(std::string_view text) { return mark_at_front(text, BLANKS); }

std::string_view trimmed(std::string_view text) {
  while (const std::size_t length = std::max(blank_length(text), mark_at_front(text, QUOTES)))
    text.remove_prefix(length);
  while (const std::size_t length = std::max(mark_at_back(text, BLANKS), mark_at_back(text, QUOTES)))
    text.remove_suffix(length);
  return text;
}

std::int64_t character_at(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset + 1, text.size()));
  const auto starts_character = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  // Past the end is the character after the last.
  const auto past = static_cast<std::int64_t>(offset >= text.size());
  return std::max<std::int64_t>(std::count_if(before.begin(), before.end(), starts_character) + past, 1);
}

std::string quoted(std::string_view text) {
  constexpr std::size_t MOST = 300;
  if (text.size() <= MOST)
    return std::string(text);
  std::size_t end = MOST;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
    --end;
  return std::string(text.substr(0, end)).append("\xE2\x80\xA6");
}

void Word::fail(const char* code, std::size_t character) const {
  const auto offset = static_cast<std::size_t>(word.data() - text.data()) + character;
  throw malformed(code, {{"text", quoted(text)}, {"at", character_at(text, offset)}});
}

Fields::Fields(const Word& written, std::string_view label, std::string code)
    : text_(written.text), code_(std::move(code)) {
  std::string_view rest = written.word;
  if (rest.size() >= label.size() && std::equal(label.begin(), label.end(), rest.begin(), same_letter))
    rest.remove_prefix(label.size());
  while (true) {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    fields_.push_back(rest.substr(0, colon));
    if (colon == rest.size())
      break;
    rest.remove_prefix(colon + 1);
  }
}

void Fields::expect(std::size_t least, std::size_t most) const {
  if (count() < least)
    fail(count() - 1, fields_.back().size());
  if (count() > most)
    fail(most);
}

int Fields::number(std::size_t field, int least, int most) const {
  const std::string_view digits = fields_[field];
  const bool negative = digits.starts_with('-');
  std::int64_t value = 0;
  for (std::size_t i = negative ? 1 : 0; i < digits.size(); ++i) {
    if (digits[i] < '0' || digits[i] > '9')
      fail(field, i);
    value = std::min<std::int64_t>(value * 10 + (digits[i] - '0'), std::int64_t{1} << 40);
  }
  value = negative ? -value : value;
  if (digits.size() == (negative ? 1U : 0U) || value < least || value > most)
    fail(field);
  return static_cast<int>(value);
}

void Fields::fail(std::size_t field, std::size_t character) const {
  const auto offset = static_cast<std::size_t>(fields_[field].data() - text_.data()) + character;
  throw malformed(
      code_,
      {{"text", quoted(text_)}, {"field", static_cast<std::int64_t>(field + 1)}, {"at", character_at(text_, offset)}});
}

}  // namespace triktrak
