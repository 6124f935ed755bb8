#include "identifier.h"

#include <algorithm>
#include <array>
#include <vector>

#include "fibs.h"
#include "match_id.h"
#include "ogid.h"
#include "position_id.h"
#include "reading.h"
#include "xgid.h"

namespace triktrak {

namespace {

// What GNU Backgammon prints before its identifiers, in small letters.
constexpr std::array<std::string_view, 7> LABELS = {"gnu", "backgammon", "gnubg", "gnubgid", "position", "match", "id"};

bool is_label(std::string_view word) {
  std::string small(word);
  std::transform(small.begin(), small.end(), small.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
  return std::find(LABELS.begin(), LABELS.end(), small) != LABELS.end();
}

// The words between blanks, colons and equals signs.
std::vector<Word> words(std::string_view text) {
  std::vector<Word> all;
  std::string_view rest = trimmed(text);
  while (!rest.empty()) {
    if (const std::size_t gap = rest[0] == ':' || rest[0] == '=' ? 1 : blank_length(rest)) {
      rest.remove_prefix(gap);
      continue;
    }
    std::size_t length = 1;
    while (length < rest.size() && rest[length] != ':' && rest[length] != '=' && blank_length(rest.substr(length)) == 0)
      ++length;
    if (const std::string_view word = rest.substr(0, length); !is_label(word))
      all.emplace_back(word, text);
    rest.remove_prefix(length);
  }
  return all;
}

Situation situation_from_words(std::string_view text, int men) {
  const std::vector<Word> found = words(text);
  if (found.empty())
    Word(text.substr(text.size()), text).fail("identifier", 0);
  if (found.size() > 2)
    found[2].fail("identifier", 0);
  if (found.size() == 2)
    return situation_from_gnu_id(found[0], found[1], men);
  Situation situation;
  situation.position = position_from_id(found[0], men);
  return situation;
}

}  // namespace

Situation situation_from_text(std::string_view text, int men) {
  const Word whole(text);
  const std::string_view core = whole.word;
  if (const std::size_t label = core.find("XGID="); label != std::string_view::npos) {
    std::size_t end = label;
    while (end < core.size() && blank_length(core.substr(end)) == 0)
      ++end;
    return situation_from_xgid(Word(trimmed(core.substr(label, end - label)), text), men);
  }
  if (core.starts_with("board:"))
    return situation_from_fibs(whole, men);
  const Fields fields(whole, "OGID=", "ogid");
  bool blanks = false;
  for (std::size_t i = 0; i < core.size(); ++i)
    blanks = blanks || blank_length(core.substr(i)) != 0;
  if (blanks || fields.count() < 3)
    return situation_from_words(text, men);
  return fields.has(2) && std::string_view("WBN").find(fields[2][0]) != std::string_view::npos
             ? situation_from_ogid(whole, men)
             : situation_from_xgid(whole, men);
}

}  // namespace triktrak
