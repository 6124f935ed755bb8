#include "perft.h"

#include <algorithm>
#include <vector>

#include "error.h"
#include "movegen.h"

namespace triktrak {

namespace {

// Positions already met: open addressing, so that hundreds of thousands cost no allocation each.
class PositionSet {
 public:
  PositionSet() : slots_(1 << 12), used_(1 << 12) {}

  std::uint64_t size() const { return size_; }

  void insert(const Position& position) {
    if (2 * size_ >= slots_.size())
      grow();
    size_ += place(position);
  }

 private:
  bool place(const Position& position) {
    const std::size_t last = slots_.size() - 1;
    std::size_t i = position.hash() & last;
    for (; used_[i]; i = (i + 1) & last)
      if (slots_[i] == position)
        return false;
    slots_[i] = position;
    used_[i] = 1;
    return true;
  }

  void grow() {
    const std::vector<Position> slots = std::move(slots_);
    const std::vector<char> used = std::move(used_);
    slots_ = std::vector<Position>(4 * slots.size());
    used_ = std::vector<char>(4 * slots.size());
    for (std::size_t i = 0; i < slots.size(); ++i)
      if (used[i])
        place(slots[i]);
  }

  std::vector<Position> slots_;
  std::vector<char> used_;
  std::size_t size_ = 0;
};

class Count {
 public:
  explicit Count(std::size_t depth) : lists_(depth) {}

  std::uint64_t plays = 0;
  PositionSet ends;

  void walk(const Position& position, std::size_t depth) {
    if (position.result() != 0)
      return;
    PlayList& list = lists_[depth - 1];
    for (const Dice dice : all_rolls()) {
      generate(position, dice, list);
      if (list.empty())
        step(position, depth);
      for (const Play& play : list)
        step(play.after, depth);
    }
  }

 private:
  void step(const Position& after, std::size_t depth) {
    if (depth == 1) {
      ++plays;
      ends.insert(after);
    } else {
      walk(after.flip(), depth - 1);
    }
  }

  std::vector<PlayList> lists_;
};

}  // namespace

Perft perft(const Position& position, int depth) {
  if (depth < 1 || depth > 4)
    throw malformed("depth", {{"depth", depth}, {"max", 4}});
  Count count(static_cast<std::size_t>(depth));
  count.walk(position, static_cast<std::size_t>(depth));
  return {count.plays, count.ends.size()};
}

}  // namespace triktrak
