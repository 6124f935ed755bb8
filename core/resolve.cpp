#include "resolve.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <optional>
#include <vector>

#include "movegen.h"
#include "notation.h"

namespace triktrak {

namespace {

bool fits(Step step, int die) { return step.to == OFF ? step.from <= die : step.from - step.to == die; }

bool fits(Step step, Dice dice) { return fits(step, dice.d1()) || fits(step, dice.d2()); }

// Why this one step cannot be made with this die, or nothing. `all` are the steps of the whole attempt.
std::optional<illegal_play> obstacle(const Position& position, Step step, int die, Dice dice,
                                     std::span<const Step> all) {
  if (position[step.from] <= 0)
    return illegal_play("no_checker", {{"point", step.from}});
  if (position[BAR] > 0 && step.from != BAR)
    return illegal_play("bar_first");
  if (!fits(step, die)) {
    const bool alone = !fits(step, dice);
    return illegal_play("wrong_die", {{"steps", alone ? format_steps({&step, 1}) : format_steps(all)}});
  }
  if (step.to != OFF) {
    if (position[step.to] < -1)
      return illegal_play("blocked", {{"point", step.to}});
    return std::nullopt;
  }
  const int highest = std::bit_width(position.own_mask()) - 1;
  if (highest > 6)
    return illegal_play("not_all_home");
  if (step.from != die && highest > step.from)
    return illegal_play("higher_checker", {{"point", step.from}, {"higher", highest}});
  return std::nullopt;
}

struct Attempt {
  std::size_t made = 0;
  std::optional<illegal_play> stopped{};
};

Attempt attempt(Position position, Dice dice, std::span<const Step> steps, bool high_first) {
  Attempt result;
  for (const Step step : steps) {
    const int die = high_first == (result.made % 2 == 0) ? dice.high() : dice.low();
    result.stopped = obstacle(position, step, die, dice, steps);
    if (result.stopped)
      return result;
    position.move(step.from, step.to);
    ++result.made;
  }
  return result;
}

// What is missing from steps that can all be made.
illegal_play shortfall(const StepTree& tree) {
  const Dice dice = tree.dice();
  if (dice.is_double())
    return illegal_play("must_play_more", {{"dice", tree.depth()}});
  if (tree.depth() == 2)
    return illegal_play("must_play_both", {{"dice", dice.str()}});
  const std::uint32_t own = tree.position().own_mask();
  const std::uint32_t blocked = tree.position().blocked_mask();
  const int die = tree.nodes()[0].front().die;
  const bool choice = movable(own, blocked, dice.high()) != 0 && movable(own, blocked, dice.low()) != 0;
  return illegal_play(choice ? "must_play_larger" : "must_play_die", {{"die", die}});
}

}  // namespace

Refusal examine(const StepTree& tree, std::span<const Step> steps) {
  const Dice dice = tree.dice();
  if (tree.depth() == 0)
    return {0, illegal_play("no_legal_play", {{"dice", dice.str()}})};
  if (steps.size() > static_cast<std::size_t>(dice.count()))
    return {0, illegal_play("too_many_steps")};
  // From high to low: if the steps can be made in any order, they can in this one.
  std::vector<Step> sorted(steps.begin(), steps.end());
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  const Attempt high = attempt(tree.position(), dice, sorted, true);
  if (!high.stopped)
    return {static_cast<int>(high.made), shortfall(tree)};
  const Attempt low = attempt(tree.position(), dice, sorted, false);
  if (!low.stopped)
    return {static_cast<int>(low.made), shortfall(tree)};
  // The better attempt speaks; of two equal ones, that which found a die for the step.
  const bool other = low.made > high.made || (low.made == high.made && high.stopped->code() == "wrong_die" &&
                                              low.stopped->code() != "wrong_die");
  return other ? Refusal{static_cast<int>(low.made), *low.stopped}
               : Refusal{static_cast<int>(high.made), *high.stopped};
}

illegal_play refusal(const StepTree& tree, std::span<const Step> steps) { return examine(tree, steps).reason; }

std::optional<Play> listed_play(const Position& position, Dice dice, std::span<const Step> steps) {
  if (steps.size() > static_cast<std::size_t>(dice.count()))
    return std::nullopt;
  std::array<Step, 4> sorted{};
  const auto end = std::copy(steps.begin(), steps.end(), sorted.begin());
  std::sort(sorted.begin(), end, std::greater<>());
  PlayList plays;
  generate(position, dice, plays);
  for (const Play& play : plays)
    if (std::equal(sorted.begin(), end, play.steps().begin(), play.steps().end()))
      return play;
  return std::nullopt;
}

Play resolve(const Position& position, Dice dice, std::span<const Step> steps) {
  for (const Step step : steps)
    if (step.from < 1 || step.from > BAR || step.to < OFF || step.to >= BAR)
      throw malformed("step", {{"from", step.from}, {"to", step.to}});
  if (const std::optional<Play> play = listed_play(position, dice, steps))
    return *play;
  const StepTree tree(position, dice);
  if (!tree.holds(steps))
    throw refusal(tree, steps);
  return make_play(position, dice, steps);
}

}  // namespace triktrak
