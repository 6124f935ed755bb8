#include "stakes.h"

#include <algorithm>

#include "error.h"

namespace triktrak {

Stakes::Stakes(const Score& score, const Rules& rules, const MatchEquity* table)
    : score_(score), rules_(rules), table_(table) {
  const auto away = score.away();
  if (!away)
    return;
  if (score.over())
    throw malformed("match_over");
  if (!table_ || std::max(away->first, away->second) > MatchEquity::MOST_AWAY)
    throw malformed("match_length", {{"length", score.length()}, {"max", MatchEquity::MOST_AWAY}});
}

Worth Stakes::at(const Cube& cube) const {
  Worth worth_of;
  for (int kind = 1; kind <= 3; ++kind) {
    const std::int64_t points = points_won(kind, cube, score_, rules_);
    worth_of.won[static_cast<std::size_t>(kind - 1)] = worth(points, true);
    worth_of.lost[static_cast<std::size_t>(kind - 1)] = worth(points, false);
  }
  return worth_of;
}

double Stakes::worth(std::int64_t points, bool own) const {
  // More than what is needed is void.
  const auto counted = static_cast<int>(std::min<std::int64_t>(points, score_.length()));
  const Score after = score_.after_game(counted, own);
  const auto away = after.away();
  return away ? 2 * (*table_)(away->first, away->second, after.crawford()) - 1
              : static_cast<double>(own ? points : -points);
}

}  // namespace triktrak
