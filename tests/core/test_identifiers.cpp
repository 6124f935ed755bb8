// Identifiers: what GNU Backgammon printed, what people write, what is none, and what mutation makes of them.
#include <functional>
#include <map>
#include <random>

#include "check.h"
#include "data.h"
#include "error.h"
#include "fibs.h"
#include "identifier.h"
#include "match_id.h"
#include "ogid.h"
#include "xgid.h"

using namespace triktrak;

namespace {

struct Form {
  std::function<Situation(std::string_view)> read;
  std::function<std::string(const Situation&)> write;
};

constexpr std::string_view START = "4HPwATDgc/ABMA";

std::string pair_of(const Situation& situation) {
  const GnuId id = gnu_id(situation);
  return id.position + ":" + id.match;
}

const std::map<std::string, Form>& forms() {
  static const std::map<std::string, Form> all{
      {"xgid", {[](std::string_view text) { return situation_from_xgid(text); }, xgid}},
      {"ogid", {[](std::string_view text) { return situation_from_ogid(text); }, ogid}},
      {"fibs", {[](std::string_view text) { return situation_from_fibs(text); }, fibs_board}},
      {"gnubg",
       {[](std::string_view text) { return situation_from_gnu_id(START, text); },
        [](const Situation& s) { return gnu_id(s).match; }}},
      {"position",
       {[](std::string_view text) { return Situation{position_from_id(text)}; },
        [](const Situation& s) { return position_id(s.position); }}},
      {"pasted", {[](std::string_view text) { return situation_from_text(text); }, pair_of}},
  };
  return all;
}

// The places a malformed text is told to go wrong at, as the data files state them.
std::string place_of(const malformed& fault) {
  std::string place;
  for (const char* wanted : {"field", "at"})
    for (const auto& [name, value] : fault.params())
      if (name == wanted)
        place.append(place.empty() ? "" : " ").append(std::to_string(std::get<std::int64_t>(value)));
  return place;
}

}  // namespace

TEST(what_gnu_backgammon_printed_is_printed_again) {
  for (const std::string& line : data::lines("gnu_ids.txt")) {
    check::tally().about = line;
    const auto word = data::words(line);
    const Situation situation = situation_from_gnu_id(std::string_view(word.at(1)), std::string_view(word.at(2)));
    const GnuId id = gnu_id(situation);
    CHECK(id.position == word.at(1) && id.match == word.at(2));
    CHECK(situation_from_text(word.at(1) + " " + word.at(2)) == situation);
    if (word.at(3) == "-")
      continue;
    CHECK(xgid(situation) == word.at(3));
    const Situation read = situation_from_xgid(std::string_view(word.at(3)));
    CHECK(gnu_id(read).position == word.at(1) && read.on_top == situation.on_top);
  }
}

TEST(an_identifier_is_read_however_it_is_written) {
  for (const std::string& line : data::lines("identifiers.txt")) {
    check::tally().about = line;
    const auto part = data::parts(line);
    const Form& form = forms().at(part.at(0));
    CHECK(form.write(form.read(part.at(1))) == part.at(2));
  }
}

TEST(a_malformed_identifier_is_refused_at_its_place) {
  for (const std::string& line : data::lines("not_identifiers.txt")) {
    check::tally().about = line;
    const auto part = data::parts(line);
    std::string place;
    try {
      forms().at(part.at(0)).read(part.at(1));
    } catch (const malformed& fault) {
      place = place_of(fault);
    }
    CHECK(place == part.at(2));
  }
}

TEST(a_mutated_identifier_is_a_situation_or_malformed) {
  std::vector<std::pair<const Form*, std::string>> seeds;
  for (const std::string& line : data::lines("identifiers.txt"))
    seeds.emplace_back(&forms().at(data::parts(line).at(0)), data::parts(line).at(1));
  for (const std::string& line : data::lines("gnu_ids.txt"))
    seeds.emplace_back(&forms().at("pasted"), data::words(line).at(1) + ":" + data::words(line).at(2));
  constexpr std::string_view LETTERS = "-:0123456789abBAoOpqNWDR=+/ \xC3\xA9\"";
  std::mt19937 chance(20'240'607);
  const auto below = [&chance](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(chance); };
  for (int round = 0; round < 20'000; ++round) {
    auto [form, text] = seeds[below(seeds.size())];
    for (std::size_t times = 1 + below(3); times > 0; --times) {
      const std::size_t at = below(text.size() + 1);
      const std::size_t what = below(4);
      if (what == 0)
        text.insert(at, 1, LETTERS[below(LETTERS.size())]);
      else if (what == 1)
        text.erase(at, 1 + below(4));
      else if (what == 2 && at < text.size())
        text[at] = LETTERS[below(LETTERS.size())];
      else if (at < text.size())
        text[at] = static_cast<char>(below(256));
    }
    check::tally().about = text;
    for (const Form* reader : {form, &forms().at("pasted")})
      try {
        const Situation situation = reader->read(text);
        if (reader == form)
          CHECK(form->read(form->write(situation)) == situation);
      } catch (const malformed& fault) {
        CHECK(!place_of(fault).empty() || fault.code() == "unwritable");
      }
  }
}
