// Looking ahead: what is played on the way, how often the judge is asked, and what a scout may change.
#include <algorithm>
#include <array>
#include <vector>

#include "check.h"
#include "data.h"
#include "movegen.h"
#include "replies.h"
#include "search.h"
#include "simple_evaluator.h"

using namespace triktrak;

namespace {

// The same judge, counting what it is asked.
class Counting : public Evaluator {
 public:
  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override {
    asked_ += positions.size();
    inner_.evaluate(positions, results);
  }
  void evaluate_plays(const Position& before, std::span<const Play> plays,
                      std::span<Evaluation> results) const override {
    asked_ += plays.size();
    inner_.evaluate_plays(before, plays, results);
  }
  std::size_t asked() const { return asked_; }

 private:
  SimpleEvaluator inner_;
  mutable std::size_t asked_ = 0;
};

// Likes best what the other likes least.
class Contrary : public Evaluator {
 public:
  void evaluate(std::span<const Position> positions, std::span<Evaluation> results) const override {
    SimpleEvaluator().evaluate(positions, results);
    for (Evaluation& e : results)
      e = e.flip();
  }
};

const Worth& points() {
  static const Worth worth = Stakes(Score(), Rules(), nullptr).at(Cube());
  return worth;
}

Situation to_play(const Position& position, Dice dice) {
  Situation situation;
  situation.position = position;
  situation.dice = dice;
  return situation;
}

std::vector<data::Case> playable() {
  std::vector<data::Case> cases = data::all_cases();
  std::erase_if(cases, [](const data::Case& one) { return one.position.result() != 0; });
  return cases;
}

}  // namespace

TEST(the_reply_to_a_roll_is_the_play_that_looks_best_at_once) {
  const SimpleEvaluator judge;
  Replies replies(judge);
  for (const data::Case& one : playable()) {
    check::tally().about = one.name;
    const RankedPlay best = best_play(judge, one.position, one.dice);
    const Reply reply = replies.best(one.position, one.dice, points());
    CHECK(reply.after == (best.play.dice_played > 0 ? best.play.after : one.position));
    CHECK(reply.chances == best.evaluation);
  }
}

TEST(replies_to_all_rolls_are_those_to_each) {
  const SimpleEvaluator judge;
  Replies replies(judge, &judge);
  for (const data::Case& one : playable()) {
    check::tally().about = one.name;
    const auto all = replies.all(one.position, points());
    for (std::size_t roll = 0; roll < all.size(); ++roll) {
      const Reply reply = replies.best(one.position, all_rolls()[roll], points());
      CHECK(all[roll].after == reply.after && all[roll].chances == reply.chances);
    }
  }
}

TEST(a_scout_lets_few_plays_of_a_roll_through) {
  const Counting judge;
  const SimpleEvaluator scout;
  Replies replies(judge, &scout);
  for (const data::Case& one : playable()) {
    check::tally().about = one.name;
    const std::size_t before = judge.asked();
    replies.best(one.position, one.dice, points());
    const std::size_t plays = std::max<std::size_t>(1, legal_plays(one.position, one.dice).size());
    CHECK(judge.asked() - before >= 1);
    CHECK(judge.asked() - before <= std::min(plays, Replies::SCOUTED));
  }
}

TEST(a_scout_of_the_same_mind_changes_nothing) {
  const SimpleEvaluator judge;
  Replies alone(judge);
  Replies scouted(judge, &judge);
  for (const data::Case& one : playable()) {
    check::tally().about = one.name;
    const auto some = scouted.all(one.position, points());
    const auto all = alone.all(one.position, points());
    for (std::size_t roll = 0; roll < all.size(); ++roll)
      CHECK(some[roll].chances == all[roll].chances);
  }
}

TEST(a_scout_has_no_say_at_the_root) {
  const SimpleEvaluator judge;
  const Contrary scout;
  const Search alone({judge}, {});
  const Search scouted({judge, nullptr, nullptr, &scout}, {});
  for (const data::Case& one : playable()) {
    check::tally().about = one.name;
    const auto some = scouted.rank(to_play(one.position, one.dice));
    const auto all = alone.rank(to_play(one.position, one.dice));
    CHECK(some.size() == all.size());
    CHECK(some.empty() || some.front().play == all.front().play);
  }
}

TEST(with_a_scout_two_plies_ask_the_judge_fifteen_thousand_times_at_most) {
  const Counting judge;
  const SimpleEvaluator scout;
  const Search search({judge, nullptr, nullptr, &scout}, {2, 1});
  std::size_t looked = 0;
  for (const data::Case& one : playable()) {
    if (++looked > 12)
      break;
    check::tally().about = one.name;
    const std::size_t plays = legal_plays(one.position, one.dice).size();
    const std::size_t before = judge.asked();
    search.rank(to_play(one.position, one.dice));
    // All plays of the roll itself are judged; that is no part of looking ahead.
    CHECK(judge.asked() - before <= plays + 15'000);
  }
}
