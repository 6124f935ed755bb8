// Step trees: they end in the legal plays and nowhere else.
#include <functional>
#include <set>

#include "check.h"
#include "data.h"
#include "error.h"
#include "movegen.h"
#include "resolve.h"
#include "step_tree.h"

using namespace triktrak;

namespace {

void walk(const StepTree& tree, std::size_t node, std::vector<Step>& path,
          const std::function<void(const std::vector<Step>&)>& see) {
  if (tree.nodes()[node].empty())
    see(path);
  for (const StepEdge& edge : tree.nodes()[node]) {
    path.push_back({static_cast<std::int8_t>(edge.from), static_cast<std::int8_t>(edge.to)});
    walk(tree, static_cast<std::size_t>(edge.next), path, see);
    path.pop_back();
  }
}

}  // namespace

TEST(the_ends_of_a_tree_are_the_plays) {
  for (const data::Case& one : data::all_cases()) {
    check::tally().about = one.name;
    const StepTree tree(one.position, one.dice);
    std::set<Position> ends;
    std::vector<Step> path;
    walk(tree, 0, path, [&](const std::vector<Step>& steps) {
      const Play play = tree.play(steps);
      ends.insert(play.after);
      const std::vector<Step> backwards(steps.rbegin(), steps.rend());
      if (ends.size() % 16 == 1)
        CHECK(resolve(one.position, one.dice, backwards) == play);
    });
    std::set<Position> wanted;
    for (const Play& play : legal_plays(one.position, one.dice))
      wanted.insert(play.after);
    if (wanted.empty())
      wanted.insert(one.position);
    CHECK(ends == wanted);
    CHECK(tree.depth() == one.dice_played);
  }
}

TEST(a_path_that_stops_or_strays_is_refused) {
  const StepTree tree(Position::start(), Dice(3, 1));
  const std::vector<Step> half{{8, 5}};
  const std::vector<Step> twice{{8, 5}, {8, 5}};
  CHECK(check::code_of<illegal_play>([&] { tree.play(half); }) == "must_play_both");
  CHECK(check::code_of<illegal_play>([&] { tree.play(twice); }) == "wrong_die");
  const std::vector<Step> outside{{26, 20}};
  CHECK(check::code_of<malformed>([&] { resolve(Position::start(), Dice(3, 1), outside); }) == "step");
}
