#include "notation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

#include "error.h"
#include "movegen.h"
#include "reading.h"
#include "resolve.h"
#include "step_tree.h"

namespace triktrak {

namespace {

std::string name(int point) {
  if (point == BAR)
    return "bar";
  return point == OFF ? "off" : std::to_string(point);
}

// The way of one checker, or of `count` checkers that go the same way.
struct Way {
  std::vector<Step> steps;
  std::vector<bool> hits;
  int count = 1;
};

std::vector<Way> ways(const Play& play) {
  std::vector<Way> all;
  for (std::size_t i = 0; i < play.steps().size(); ++i) {
    const Step step = play.steps()[i];
    const auto goes_on = std::find_if(all.begin(), all.end(), [&](const Way& way) {
      const bool unclear = step.to == OFF && !play.dice.is_double() && way.steps.front().from <= play.dice.high();
      return way.steps.back().to == step.from && !unclear;
    });
    Way& way = goes_on == all.end() ? all.emplace_back() : *goes_on;
    way.steps.push_back(step);
    way.hits.push_back(play.hits(i));
  }
  std::vector<Way> counted;
  for (Way& way : all) {
    const auto same = std::find_if(counted.begin(), counted.end(), [&](const Way& w) { return w.steps == way.steps; });
    if (same == counted.end())
      counted.push_back(std::move(way));
    else
      ++same->count;
  }
  return counted;
}

std::string format(const Way& way) {
  std::string text = name(way.steps.front().from);
  for (std::size_t i = 0; i < way.steps.size(); ++i)
    if (way.hits[i] || i + 1 == way.steps.size())
      text.append("/").append(name(way.steps[i].to)).append(way.hits[i] ? "*" : "");
  if (way.count > 1)
    text.append("(").append(std::to_string(way.count)).append(")");
  return text;
}

Step step(int from, int to) { return {static_cast<std::int8_t>(from), static_cast<std::int8_t>(to)}; }

// What a text says: the legs of checkers, each by one die or more, and where hits are marked.
struct Stated {
  std::vector<Step> legs;
  std::uint32_t hits = 0;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Stated read() {
    Stated stated;
    skip_separators();
    if (rest() == "-" || rest().empty())
      return rest().empty() ? fail() : stated;
    while (!rest().empty()) {
      read_way(stated);
      if (!rest().empty() && separator_length() == 0)
        fail();
      skip_separators();
    }
    return stated;
  }

 private:
  std::string_view rest() const { return text_.substr(at_); }

  std::size_t separator_length() const {
    return rest().starts_with(',') || rest().starts_with(';') ? 1 : blank_length(rest());
  }

  void skip_separators() {
    while (const std::size_t length = separator_length())
      at_ += length;
  }

  bool accept(char c) {
    const bool there = !rest().empty() && rest().front() == c;
    at_ += there;
    return there;
  }

  // Between the points of a way: a stroke, or the hyphen, dash or arrow that some write instead.
  bool accept_stroke() {
    for (const std::string_view stroke : {"/", "-", "\xE2\x80\x93", "\xE2\x86\x92", ">"})
      if (rest().starts_with(stroke)) {
        at_ += stroke.size();
        return true;
      }
    return false;
  }

  bool accept_word(std::string_view word) {
    const auto same = [](char a, char b) { return a == b || a + ('a' - 'A') == b; };
    const std::string_view here = rest().substr(0, word.size());
    const bool there = std::equal(here.begin(), here.end(), word.begin(), word.end(), same);
    at_ += there ? word.size() : 0;
    return there;
  }

  int number() {
    int value = -1;
    while (!rest().empty() && rest().front() >= '0' && rest().front() <= '9' && value < 1000) {
      value = std::max(value, 0) * 10 + (rest().front() - '0');
      ++at_;
    }
    return value;
  }

  int point(int least, int most) {
    const std::size_t start = at_;
    const bool bar = accept_word("bar") || accept_word("b");
    const bool off = !bar && (accept_word("off") || accept_word("o"));
    const int value = bar ? BAR : off ? OFF : number();
    if (value < least || value > most) {
      at_ = start;
      fail();
    }
    return value;
  }

  void read_way(Stated& stated) {
    std::vector<Step> legs;
    int from = point(1, BAR);
    if (!accept_stroke())
      fail();
    do {
      const int to = point(OFF, BAR - 1);
      legs.push_back(step(from, to));
      if (accept('*'))
        stated.hits |= 1U << to;
      from = to;
    } while (from != OFF && accept_stroke());
    const std::optional<int> count = read_count();
    if (count && accept('*'))
      stated.hits |= 1U << legs.back().to;
    for (int i = 0; i < count.value_or(1) && stated.legs.size() <= 4; ++i)
      stated.legs.insert(stated.legs.end(), legs.begin(), legs.end());
  }

  std::optional<int> read_count() {
    const std::size_t start = at_;
    while (const std::size_t length = blank_length(rest()))
      at_ += length;
    if (!accept('(')) {
      at_ = start;
      return std::nullopt;
    }
    const int count = number();
    if (count < 1 || !accept(')'))
      fail();
    return count;
  }

  [[noreturn]] Stated fail() const {
    throw malformed("notation", {{"text", quoted(text_)}, {"at", character_at(text_, at_)}});
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// The steps by which a checker can make a leg; the leg itself where it fits no dice, for `examine` to say why.
std::vector<std::vector<Step>> expansions(Step leg, Dice dice) {
  std::vector<std::vector<Step>> all;
  if (dice.is_double()) {
    std::vector<Step> steps;
    int from = leg.from;
    while (from > leg.to && steps.size() < 5) {
      steps.push_back(step(from, landing(from, dice.d1())));
      from = steps.back().to;
    }
    if (from == leg.to && !steps.empty())
      return {steps};
    return {{step(leg.from, leg.to)}};
  }
  all.push_back({step(leg.from, leg.to)});
  for (const int die : {dice.high(), dice.low()}) {
    const int middle = leg.from - die;
    const bool sum = leg.from - leg.to == dice.d1() + dice.d2();
    const int other = die == dice.high() ? dice.low() : dice.high();
    if (middle > leg.to && (leg.to == OFF ? middle <= other : sum))
      all.push_back({step(leg.from, middle), step(middle, leg.to)});
  }
  if (leg.to != OFF && all.size() > 1)
    all.erase(all.begin());
  return all;
}

std::vector<std::vector<Step>> combinations(const std::vector<Step>& legs, Dice dice) {
  std::vector<std::vector<Step>> all{{}};
  for (const Step leg : legs) {
    std::vector<std::vector<Step>> longer;
    for (const std::vector<Step>& start : all)
      for (const std::vector<Step>& way : expansions(leg, dice)) {
        longer.push_back(start);
        longer.back().insert(longer.back().end(), way.begin(), way.end());
      }
    all = std::move(longer);
  }
  return all;
}

std::uint32_t points_hit(const Play& play) {
  std::uint32_t points = 0;
  for (std::size_t i = 0; i < play.steps().size(); ++i)
    if (play.hits(i))
      points |= 1U << play.steps()[i].to;
  return points;
}

// The different plays among `plays` that are `wanted`; of equal ones that which uses more dice and is listed first.
template <class Wanted>
std::vector<Play> different(const std::vector<Play>& plays, Wanted wanted) {
  std::vector<Play> found;
  for (const Play& play : plays) {
    if (!wanted(play))
      continue;
    const auto same = std::find(found.begin(), found.end(), play);
    if (same == found.end())
      found.push_back(play);
    else if (play.dice_played > same->dice_played ||
             (play.dice_played == same->dice_played && listed_before(play, *same)))
      *same = play;
  }
  return found;
}

Play choose(const std::vector<Play>& plays, std::uint32_t marked, std::string_view text) {
  // The text that marks its hits is taken at its word; one that leaves marks out need only be unmistakable.
  std::vector<Play> found = different(plays, [&](const Play& play) { return points_hit(play) == marked; });
  if (found.empty())
    found = different(plays, [&](const Play& play) { return (marked & ~points_hit(play)) == 0; });
  if (found.empty())
    throw illegal_play("no_hit", {{"point", std::bit_width(marked & ~points_hit(plays.front())) - 1}});
  if (found.size() > 1)
    throw illegal_play("ambiguous", {{"text", quoted(text)}});
  return found.front();
}

// The plays of all readings, if `generate` lists every one: so it is with most texts, and they need no tree.
std::optional<std::vector<Play>> listed_plays(const std::vector<std::vector<Step>>& readings, const Position& position,
                                              Dice dice) {
  std::vector<Play> plays;
  for (const std::vector<Step>& steps : readings) {
    const std::optional<Play> play = listed_play(position, dice, steps);
    if (!play)
      return std::nullopt;
    plays.push_back(*play);
  }
  return plays;
}

}  // namespace

std::string format(const Play& play) {
  std::string text;
  for (const Way& way : ways(play))
    text.append(text.empty() ? "" : " ").append(format(way));
  return text.empty() ? "-" : text;
}

std::string format_steps(std::span<const Step> steps) {
  std::string text;
  for (const Step step : steps)
    text.append(text.empty() ? "" : " ").append(name(step.from)).append("/").append(name(step.to));
  return text;
}

Play parse_play(std::string_view text, const Position& position, Dice dice) {
  const Stated stated = Reader(text).read();
  const bool too_many = stated.legs.size() > static_cast<std::size_t>(dice.count());
  const auto readings = too_many ? std::vector<std::vector<Step>>{} : combinations(stated.legs, dice);
  if (!too_many)
    if (const auto listed = listed_plays(readings, position, dice))
      return choose(*listed, stated.hits, text);
  const StepTree tree(position, dice);
  if (too_many)
    throw illegal_play(tree.depth() == 0 ? refusal(tree, {}) : illegal_play("too_many_steps"));
  std::vector<Play> plays;
  std::optional<Refusal> refused;
  std::size_t length = 0;
  for (const std::vector<Step>& steps : readings) {
    if (tree.holds(steps)) {
      plays.push_back(make_play(position, dice, steps));
      continue;
    }
    Refusal reason = tree.depth() > 0 && steps.size() > static_cast<std::size_t>(dice.count())
                         ? Refusal{0, illegal_play("wrong_die", {{"steps", format_steps(stated.legs)}})}
                         : examine(tree, steps);
    // The plainest reading speaks, if it finds its dice; of readings alike the one that gets furthest.
    const bool finds_dice = refused && refused->reason.code() == "wrong_die" && reason.reason.code() != "wrong_die";
    if (!refused || finds_dice || (steps.size() == length && reason.made > refused->made)) {
      refused = std::move(reason);
      length = steps.size();
    }
  }
  if (plays.empty()) {
    assert(refused);  // every text has a reading, and none of them is a play
    throw refused->reason;
  }
  return choose(plays, stated.hits, text);
}

}  // namespace triktrak
