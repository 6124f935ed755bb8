// What a search has found out already. Knows nothing of how.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "outlook.h"
#include "position.h"

namespace triktrak {

// A value for a position, a depth and the side on roll; a newer one takes the place of an older. What is found is what
// was put in, so that a search answers the same with it and without.
class NodeCache {
 public:
  explicit NodeCache(std::size_t places = std::size_t{1} << 14) : nodes_(places) {}  // a power of two

  const Outlook* find(const Position& position, int plies, std::size_t side) const {
    const Node& node = nodes_[place(position, plies, side)];
    return node.plies == plies && node.side == side && node.position == position ? &node.outlook : nullptr;
  }
  void put(const Position& position, int plies, std::size_t side, const Outlook& outlook) {
    nodes_[place(position, plies, side)] = {position, plies, side, outlook};
  }

 private:
  struct Node {
    Position position;
    int plies = 0;  // no search of none is kept
    std::size_t side = 0;
    Outlook outlook;
  };

  std::size_t place(const Position& position, int plies, std::size_t side) const {
    const std::size_t mixed = position.hash() + 0x9e3779b97f4a7c15ULL * (2 * static_cast<std::size_t>(plies) + side);
    return (mixed ^ mixed >> 29) & (nodes_.size() - 1);
  }

  std::vector<Node> nodes_;
};

}  // namespace triktrak
