#include "replies.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "movegen.h"

namespace triktrak {

namespace {

// Whole numbers, so that every compiler chooses alike.
long long whole(double worth) { return std::llround(worth * 1e6); }

}  // namespace

Reply Replies::best(const Position& position, Dice dice, const Worth& worth) {
  Reply reply;
  choose(position, {&dice, 1}, worth, {&reply, 1});
  return reply;
}

std::array<Reply, Replies::ROLLS> Replies::all(const Position& position, const Worth& worth) {
  std::array<Reply, ROLLS> replies;
  choose(position, all_rolls(), worth, replies);
  return replies;
}

void Replies::choose(const Position& position, std::span<const Dice> rolls, const Worth& worth,
                     std::span<Reply> replies) {
  generate_into(position, rolls);
  if (scout_ != nullptr)
    scout(position, worth);
  ask(judge_, position, worth);
  std::size_t begin = 0;
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
    std::size_t best = begin;
    for (std::size_t i = begin + 1; i < ends_[roll]; ++i)
      if (merits_[i] > merits_[best] || (merits_[i] == merits_[best] && listed_before(plays_[i], plays_[best])))
        best = i;
    replies[roll] = {plays_[best].after, chances_[best]};
    begin = ends_[roll];
  }
}

void Replies::generate_into(const Position& position, std::span<const Dice> rolls) {
  plays_.clear();
  ends_.clear();
  for (const Dice dice : rolls) {
    of_roll_.clear();
    generate(position, dice, of_roll_);
    if (of_roll_.empty())
      of_roll_.add().after = position;
    plays_.insert(plays_.end(), of_roll_.begin(), of_roll_.end());
    ends_.push_back(plays_.size());
  }
}

// Leaves the few plays of each roll that the scout likes best, in an order that hangs on nothing else.
void Replies::scout(const Position& position, const Worth& worth) {
  ask(*scout_, position, worth);
  const auto preferred = [this](std::size_t a, std::size_t b) {
    return merits_[a] != merits_[b] ? merits_[a] > merits_[b] : a < b;
  };
  const long long behind = whole(SCOUTED_WITHIN * (worth.won[0] - worth.lost[0]) / 2);
  chosen_.clear();
  std::size_t begin = 0;
  for (std::size_t& end : ends_) {
    order_.resize(end - begin);
    std::iota(order_.begin(), order_.end(), begin);
    std::ranges::partial_sort(order_, order_.begin() + std::min(SCOUTED, order_.size()), preferred);
    order_.resize(std::min(SCOUTED, order_.size()));
    while (merits_[order_.back()] < merits_[order_.front()] - behind)
      order_.pop_back();
    for (const std::size_t i : order_)
      chosen_.push_back(plays_[i]);
    begin = end;
    end = chosen_.size();
  }
  plays_.swap(chosen_);
}

void Replies::ask(const Evaluator& judge, const Position& position, const Worth& worth) {
  chances_.resize(plays_.size());
  merits_.resize(plays_.size());
  judge.evaluate_plays(position, plays_, chances_);
  for (std::size_t i = 0; i < plays_.size(); ++i)
    merits_[i] = whole(worth.of(chances_[i]));
}

}  // namespace triktrak
