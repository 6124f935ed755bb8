#include "movegen.h"

#include <algorithm>

// Steps are listed from high points to low. That order is always possible when any order is: moving a higher checker
// first opens no gap in front of a lower one, brings the last ones home the sooner, and leaves no checker behind one
// that bears off with too large a die. So for doubles it is enough to look at that order: every set of steps is then
// met once, and different sets lead to different positions. For two different dice each order is walked once.

namespace triktrak {

namespace {

struct Board {
  Position position;
  std::uint32_t own;
  std::uint32_t blocked;  // nothing a play does changes which points are made against it

  bool move(int from, int to) {
    const bool hit = position.move(from, to);
    own &= ~(static_cast<std::uint32_t>(position[from] == 0) << from);
    own |= 1U << to & ~1U;
    return hit;
  }
};

int take_highest(std::uint32_t& points) {
  const int point = std::bit_width(points) - 1;
  points ^= 1U << point;
  return point;
}

Step step(int from, int to) { return {static_cast<std::int8_t>(from), static_cast<std::int8_t>(to)}; }

class Doubles {
 public:
  Doubles(Dice dice, PlayList& plays) : dice_(dice), die_(dice.d1()), plays_(plays) {}

  void walk(const Board& board, std::uint32_t allowed, std::size_t depth) {
    std::uint32_t from = depth == 4 ? 0 : movable(board.own, board.blocked, die_) & allowed;
    if (from == 0) {
      keep(board, depth);
      return;
    }
    while (from != 0) {
      const int point = take_highest(from);
      const int to = landing(point, die_);
      Board next = board;
      const bool hit = next.move(point, to);
      steps_[depth] = step(point, to);
      hits_ = static_cast<std::uint8_t>((hits_ & ~(1U << depth)) | static_cast<unsigned>(hit) << depth);
      walk(next, (2U << point) - 1, depth + 1);
    }
  }

 private:
  void keep(const Board& board, std::size_t depth) {
    if (depth < most_ || depth == 0)
      return;
    if (depth > most_) {
      most_ = depth;
      plays_.clear();
    }
    Play& play = plays_.add();
    play.after = board.position;
    play.moved = steps_;
    play.dice_played = static_cast<std::uint8_t>(depth);
    play.hit_bits = static_cast<std::uint8_t>(hits_ & ((1U << depth) - 1));
    play.dice = dice_;
  }

  Dice dice_;
  int die_;
  PlayList& plays_;
  std::array<Step, 4> steps_{};
  std::uint8_t hits_ = 0;
  std::size_t most_ = 0;
};

class Mixed {
 public:
  Mixed(Dice dice, PlayList& plays) : dice_(dice), plays_(plays) {}

  void walk(const Board& root) {
    const int high = dice_.high();
    const int low = dice_.low();
    const std::uint32_t high_first = movable(root.own, root.blocked, high);
    const std::uint32_t low_first = movable(root.own, root.blocked, low);
    walk_order(root, high_first, high, low, 0);
    // A pair whose step with the high die was possible at once has been met in the other order.
    walk_order(root, low_first, low, high, high_first);
    if (plays_.empty()) {
      if (high_first != 0)
        single(root, high_first, high);
      else
        single(root, low_first, low);
    }
  }

 private:
  void walk_order(const Board& root, std::uint32_t from, int first, int second, std::uint32_t met) {
    while (from != 0) {
      const int a = take_highest(from);
      const int a_to = landing(a, first);
      Board next = root;
      const bool a_hits = next.move(a, a_to);
      std::uint32_t then = movable(next.own, next.blocked, second) & ~met;
      while (then != 0) {
        const int b = take_highest(then);
        pair(next.position, step(a, a_to), a_hits, step(b, landing(b, second)));
      }
    }
  }

  void pair(const Position& position, Step a, bool a_hits, Step b) {
    Play& play = plays_.add();
    play.after = position;
    play.dice = dice_;
    play.dice_played = 2;
    const bool b_hits = play.after.move(b.from, b.to);
    // Only one checker's whole way, or bearing off, can be done in two ways that end alike.
    const bool may_repeat = a.to == b.from || b.to == a.from || a.to == OFF || b.to == OFF;
    if (a > b) {
      play.moved = {a, b};
      play.hit_bits = static_cast<std::uint8_t>(static_cast<unsigned>(a_hits) | static_cast<unsigned>(b_hits) << 1);
    } else {
      // Where both land on one point the first to come hits, whichever die it used.
      const bool together = a.to == b.to;
      play.moved = {b, a};
      play.hit_bits = static_cast<std::uint8_t>(static_cast<unsigned>(together ? a_hits : b_hits) |
                                                static_cast<unsigned>(together ? b_hits : a_hits) << 1);
    }
    if (may_repeat)
      drop_repeated(play);
  }

  void drop_repeated(const Play& play) {
    Play* const same = std::find(plays_.begin(), plays_.end() - 1, play);
    if (same == plays_.end() - 1)
      return;
    if (listed_before(play, *same))
      *same = play;
    plays_.drop_last();
  }

  void single(const Board& root, std::uint32_t from, int die) {
    while (from != 0) {
      const int point = take_highest(from);
      Play& play = plays_.add();
      play.after = root.position;
      play.dice = dice_;
      play.dice_played = 1;
      play.moved = {step(point, landing(point, die))};
      play.hit_bits = static_cast<std::uint8_t>(play.after.move(point, play.moved[0].to));
    }
  }

  Dice dice_;
  PlayList& plays_;
};

}  // namespace

void generate(const Position& position, Dice dice, PlayList& plays) {
  plays.clear();
  const Board root{position, position.own_mask(), position.blocked_mask()};
  if (dice.is_double())
    Doubles(dice, plays).walk(root, ~0U, 0);
  else
    Mixed(dice, plays).walk(root);
}

std::vector<Play> legal_plays(const Position& position, Dice dice) {
  PlayList list;
  generate(position, dice, list);
  std::vector<Play> plays(list.begin(), list.end());
  std::sort(plays.begin(), plays.end(), listed_before);
  return plays;
}

}  // namespace triktrak
