#include "step_tree.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

#include "movegen.h"
#include "resolve.h"

namespace triktrak {

namespace {

// Dice left: how many, for a double; otherwise 1 for the higher die, 2 for the lower, 3 for both.
struct Key {
  Position position;
  unsigned left;
  friend bool operator==(const Key&, const Key&) = default;
};

struct KeyHash {
  std::size_t operator()(const Key& key) const noexcept {
    return key.position.hash() ^ std::size_t{key.left} * 0x9E3779B9U;
  }
};

// Every sequence of single steps, whether or not it ends in a legal play.
class Growth {
 public:
  struct Node {
    Key key;
    int used = 0;
    bool legal = false;
    std::vector<StepEdge> edges{};
  };

  Growth(const Position& position, Dice dice) : dice_(dice), blocked_(position.blocked_mask()) {
    enter({position, dice.is_double() ? 4U : 3U}, 0);
    for (std::size_t i = 0; i < nodes.size(); ++i)
      grow(i);
    for (const Node& node : nodes)
      depth = std::max(depth, node.used);
    mark();
  }

  std::vector<Node> nodes;  // in order of the dice used
  int depth = 0;

 private:
  int enter(const Key& key, int used) {
    const auto [place, added] = index_.try_emplace(key, static_cast<int>(nodes.size()));
    if (added)
      nodes.push_back({key, used});
    return place->second;
  }

  void grow(std::size_t i) {
    const Key key = nodes[i].key;
    if (dice_.is_double()) {
      if (key.left > 0)
        grow(i, dice_.d1(), key.left - 1);
      return;
    }
    if (key.left & 1)
      grow(i, dice_.high(), key.left & ~1U);
    if (key.left & 2)
      grow(i, dice_.low(), key.left & ~2U);
  }

  void grow(std::size_t i, int die, unsigned left) {
    const Position position = nodes[i].key.position;
    for (std::uint32_t from = movable(position.own_mask(), blocked_, die); from != 0; from &= from - 1) {
      const int point = std::countr_zero(from);
      const int to = landing(point, die);
      Position after = position;
      const bool hit = after.move(point, to);
      const int next = enter({after, left}, nodes[i].used + 1);
      nodes[i].edges.push_back({point, to, die, hit ? BAR - to : 0, next});
    }
  }

  // Marks the nodes from which a legal play can be ended.
  void mark() {
    const bool only_one = !dice_.is_double() && depth == 1;
    const bool high_plays = std::any_of(nodes[0].edges.begin(), nodes[0].edges.end(),
                                        [&](const StepEdge& edge) { return edge.die == dice_.high(); });
    std::unordered_set<Position> ends;
    for (Node& node : nodes) {
      node.legal = node.used == depth && !(only_one && high_plays && (node.key.left & 1) != 0);
      if (node.legal)
        ends.insert(node.key.position);
    }
    for (std::size_t i = nodes.size(); i-- > 0;) {
      Node& node = nodes[i];
      const bool early = node.key.position.own_mask() == 0 && ends.contains(node.key.position);
      node.legal = node.legal || early || std::any_of(node.edges.begin(), node.edges.end(), [&](const StepEdge& edge) {
                     return nodes[static_cast<std::size_t>(edge.next)].legal;
                   });
    }
  }

  Dice dice_;
  std::uint32_t blocked_;
  std::unordered_map<Key, int, KeyHash> index_;
};

}  // namespace

StepTree::StepTree(const Position& position, Dice dice) : position_(position), dice_(dice) {
  const Growth growth(position, dice);
  depth_ = growth.depth;
  std::vector<int> number(growth.nodes.size(), -1);
  std::vector<std::size_t> order{0};
  number[0] = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::vector<StepEdge> edges;
    for (StepEdge edge : growth.nodes[order[i]].edges) {
      const auto next = static_cast<std::size_t>(edge.next);
      if (!growth.nodes[next].legal)
        continue;
      if (number[next] < 0) {
        number[next] = static_cast<int>(order.size());
        order.push_back(next);
      }
      edge.next = number[next];
      edges.push_back(edge);
    }
    std::sort(edges.begin(), edges.end(), [](const StepEdge& a, const StepEdge& b) {
      return std::tie(a.from, a.to, a.die) > std::tie(b.from, b.to, b.die);
    });
    nodes_.push_back(std::move(edges));
  }
}

bool StepTree::holds(std::span<const Step> steps) const {
  return steps.size() <= 4 && finds(0, steps, (1U << steps.size()) - 1);
}

bool StepTree::finds(std::size_t node, std::span<const Step> steps, unsigned left) const {
  if (left == 0)
    return nodes_[node].empty();
  for (const StepEdge& edge : nodes_[node])
    for (std::size_t i = 0; i < steps.size(); ++i)
      if ((left >> i & 1) != 0 && steps[i].from == edge.from && steps[i].to == edge.to &&
          finds(static_cast<std::size_t>(edge.next), steps, left & ~(1U << i)))
        return true;
  return false;
}

Play StepTree::play(std::span<const Step> path) const {
  // The same step can be made with either die when it bears off, so a path may be at several nodes at once.
  std::vector<int> at{0};
  for (const Step step : path) {
    std::vector<int> next;
    for (const int node : at)
      for (const StepEdge& edge : nodes_[static_cast<std::size_t>(node)])
        if (edge.from == step.from && edge.to == step.to)
          next.push_back(edge.next);
    at = std::move(next);
  }
  if (std::none_of(at.begin(), at.end(), [&](int node) { return nodes_[static_cast<std::size_t>(node)].empty(); }))
    throw refusal(*this, path);
  return make_play(position_, dice_, path);
}

}  // namespace triktrak
