#include "match_equity.h"

#include <algorithm>
#include <cmath>

#include "error.h"

namespace triktrak {

namespace {

// How the points of a game are shared out far from the end of a match.
struct Share {
  int points;
  double share;
};
constexpr std::array<Share, 4> SHARES{{{1, .45}, {2, .33}, {4, .18}, {8, .04}}};

// How often games in which the one behind doubles at once are won as gammons: what the columns of the shipped table for
// a single point to go come to (.29 to .32).
constexpr double GAMMONS = .3;

constexpr double SLACK = 1e-3;  // what rounding may do to a table

malformed bad_value(int own, int theirs) { return malformed("met_values", {{"own", own}, {"theirs", theirs}}); }

}  // namespace

MatchEquity::MatchEquity(int length, std::span<const double> before_given, std::span<const double> behind_given)
    : length_(length) {
  const auto points = static_cast<std::size_t>(std::clamp(length, 0, MOST_AWAY));
  if (length < 1 || length > MOST_AWAY || before_given.size() != points * points || behind_given.size() != points)
    throw malformed("met_length", {{"length", length}, {"max", MOST_AWAY}});
  for (int own = 1; own <= length; ++own) {
    const auto row = static_cast<std::size_t>(own - 1);
    for (int theirs = 1; theirs <= length; ++theirs)
      before(own, theirs) = before_given[row * points + static_cast<std::size_t>(theirs - 1)];
    behind(own) = behind_given[row];
  }
  check();
  // What rounding left between the two sides is shared.
  for (int own = 1; own <= length; ++own)
    for (int theirs = 1; theirs <= own; ++theirs) {
      const double mean = (before(own, theirs) + 1 - before(theirs, own)) / 2;
      before(own, theirs) = mean;
      before(theirs, own) = 1 - mean;
    }
  go_on();
}

void MatchEquity::check() const {
  for (int own = 1; own <= length_; ++own) {
    for (int theirs = 1; theirs <= length_; ++theirs) {
      const double chance = before(own, theirs);
      const bool sums = std::abs(chance + before(theirs, own) - 1) <= SLACK;
      const bool falls = own == 1 || chance <= before(own - 1, theirs) + SLACK;
      if (!(chance > 0 && chance < 1) || !sums || !falls)
        throw bad_value(own, theirs);
    }
    const bool falls = own == 1 || behind(own) <= behind(own - 1) + SLACK;
    if (!(behind(own) > 0 && behind(own) < 1) || !falls)
      throw bad_value(own, 1);
  }
}

void MatchEquity::go_on() {
  // Of a short table one asks for scores at which the match is won.
  const MatchEquity& known = *this;
  for (int away = length_ + 1; away <= MOST_AWAY; ++away) {
    behind(away) = ((1 - GAMMONS) * known.behind(away - 2) + GAMMONS * known.behind(away - 4)) / 2;
    before(away, 1) = ((1 - GAMMONS) * known.behind(away - 1) + GAMMONS * known.behind(away - 2)) / 2;
    before(1, away) = 1 - before(away, 1);
    for (int theirs = 2; theirs <= away; ++theirs) {
      double chance = 0;
      for (const auto [points, share] : SHARES)
        chance += share / 2 * ((*this)(away - points, theirs, true) + (*this)(away, theirs - points, true));
      before(away, theirs) = theirs == away ? .5 : chance;
      before(theirs, away) = 1 - before(away, theirs);
    }
  }
}

double MatchEquity::operator()(int own, int theirs, bool crawford) const {
  if (own <= 0)
    return 1;
  if (theirs <= 0)
    return 0;
  if (std::max(own, theirs) > MOST_AWAY)
    throw malformed("match_length", {{"length", std::max(own, theirs)}, {"max", MOST_AWAY}});
  if (crawford || std::min(own, theirs) > 1)
    return before(own, theirs);
  return theirs == 1 ? behind(own) : 1 - behind(theirs);
}

}  // namespace triktrak
