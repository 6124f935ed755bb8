// Plays in writing: one way of printing, many of reading, and the rule behind every refusal.
#include <algorithm>
#include <random>

#include "check.h"
#include "data.h"
#include "error.h"
#include "movegen.h"
#include "notation.h"

using namespace triktrak;

namespace {

std::string told(const error& fault) {
  std::string text = fault.code();
  for (const auto& [name, value] : fault.params()) {
    text.append(" ").append(name).append("=");
    if (const auto* number = std::get_if<std::int64_t>(&value))
      text.append(std::to_string(*number));
    else
      text.append(std::get<std::string>(value));
  }
  return text;
}

}  // namespace

TEST(a_play_is_read_however_it_is_written) {
  for (const std::string& line : data::lines("readings.txt")) {
    check::tally().about = line;
    const auto part = data::parts(line);
    const auto where = data::words(part.at(0));
    const Play play = parse_play(part.at(1), position_from_id(where.at(0)), data::dice(where.at(1)));
    CHECK(format(play) == part.at(2));
  }
}

TEST(a_refusal_names_the_rule) {
  for (const std::string& line : data::lines("refusals.txt")) {
    check::tally().about = line;
    const auto part = data::parts(line);
    const auto where = data::words(part.at(0));
    std::string reason;
    try {
      parse_play(part.at(1), position_from_id(where.at(0)), data::dice(where.at(1)));
    } catch (const illegal_play& refused) {
      reason = told(refused);
    }
    CHECK(reason == part.at(2));
  }
}

TEST(these_are_all_the_plays) {
  for (const std::string& line : data::lines("plays.txt")) {
    check::tally().about = line;
    const auto part = data::parts(line);
    const auto where = data::words(part.at(0));
    std::string listed;
    for (const Play& play : legal_plays(position_from_id(where.at(1)), data::dice(where.at(2))))
      listed.append(listed.empty() ? "" : ", ").append(format(play));
    CHECK(listed == part.at(1));
  }
}

TEST(what_is_printed_is_read_back) {
  for (const data::Case& one : data::all_cases()) {
    check::tally().about = one.name;
    for (const Play& play : legal_plays(one.position, one.dice))
      CHECK(parse_play(format(play), one.position, one.dice) == play);
  }
}

TEST(what_cannot_be_read_is_malformed) {
  for (const char* text : {"", " ", "x", "8", "8/", "8/5 6", "26/20", "8/25", "off/5", "8/5(0)", "8/5(2", "8/5**", "/",
                           "8/5(99999999999999999999)", "99999999999999999999/5", "\xC3\xB6 8/5", "\xFF", "8/5/\x80"}) {
    check::tally().about = text;
    CHECK(check::code_of<malformed>([&] { parse_play(text, Position::start(), Dice(3, 1)); }) == "notation");
  }
}

TEST(a_mutated_play_is_a_play_or_refused) {
  constexpr std::string_view LETTERS = "0123456789/*()-, barofBO\xC2\xA0\xE2\x80\x93";
  std::mt19937 chance(20'240'607);
  const auto below = [&chance](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(chance); };
  for (const data::Case& one : data::all_cases()) {
    const std::vector<Play> plays = legal_plays(one.position, one.dice);
    for (int round = 0; round < 30 && !plays.empty(); ++round) {
      std::string text = format(plays[below(plays.size())]);
      for (std::size_t times = 1 + below(3); times > 0; --times)
        text.insert(below(text.size() + 1), 1, LETTERS[below(LETTERS.size())]).erase(below(text.size()), below(3));
      check::tally().about = text;
      try {
        const Play play = parse_play(text, one.position, one.dice);
        CHECK(std::find(plays.begin(), plays.end(), play) != plays.end());
      } catch (const malformed& fault) {
        CHECK(fault.code() == "notation");
      } catch (const illegal_play& fault) {
        CHECK(!fault.code().empty());
      }
    }
  }
}
