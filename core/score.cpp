#include "score.h"

#include <algorithm>
#include <limits>

#include "error.h"

namespace triktrak {

namespace {

bool may_be_crawford(int own, int theirs, int length) {
  return length > 1 && std::max(own, theirs) == length - 1 && own != theirs;
}

}  // namespace

Score::Score(int own, int theirs, int length, bool crawford)
    : own_(own), theirs_(theirs), length_(length), crawford_(crawford) {
  if (own < 0 || theirs < 0 || length < 0)
    throw malformed("score", {{"own", own}, {"theirs", theirs}, {"length", length}});
  if (crawford && !may_be_crawford(own, theirs, length))
    throw malformed("score_crawford", {{"own", own}, {"theirs", theirs}, {"length", length}});
}

std::optional<std::pair<int, int>> Score::away() const {
  if (is_money())
    return std::nullopt;
  return std::pair{std::max(length_ - own_, 0), std::max(length_ - theirs_, 0)};
}

bool Score::over() const { return !is_money() && std::max(own_, theirs_) >= length_; }

Score Score::flip() const {
  Score score = *this;
  std::swap(score.own_, score.theirs_);
  return score;
}

Score Score::after_game(int points, bool own_won, bool crawford_rule) const {
  const std::int64_t total = std::int64_t{own_won ? own_ : theirs_} + points;
  if (points < 0 || total > std::numeric_limits<std::int32_t>::max())
    throw malformed("points_won", {{"points", points}});
  Score next = *this;
  (own_won ? next.own_ : next.theirs_) = static_cast<std::int32_t>(total);
  const auto stands_at_one = [](const Score& score) {
    return std::max(score.own_, score.theirs_) == score.length_ - 1;
  };
  next.crawford_ = crawford_rule && length_ > 1 && stands_at_one(next) && !stands_at_one(*this);
  return next;
}

Score lenient_score(int own, int theirs, int length, bool crawford) {
  return {own, theirs, length, crawford && may_be_crawford(own, theirs, length)};
}

std::optional<std::string> double_refusal(const Cube& cube, const Score& score, const Rules& rules) {
  if (cube.is_none())
    return "no_cube";
  if (score.crawford())
    return "crawford";
  if (cube.owner() == CubeOwner::THEIRS)
    return "not_owner";
  // Whoever wins the match with a single game at the present value has no use for more.
  if (const auto away = score.away(); away && away->first <= cube.value())
    return "dead_cube";
  if (cube.value() > rules.max_cube / 2)
    return "max_cube";
  return std::nullopt;
}

std::int64_t points_won(int kind, const Cube& cube, const Score& score, const Rules& rules) {
  if (kind < 1 || kind > 3)
    throw malformed("game_kind", {{"kind", kind}});
  const bool jacoby = rules.jacoby && score.is_money() && !cube.is_none() && !cube.turned();
  return std::int64_t{cube.value()} * (jacoby ? 1 : kind);
}

}  // namespace triktrak
