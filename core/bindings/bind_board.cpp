// Position, Dice, Play and StepTree for Python: translation only.
#include <string>

#include "convert.h"
#include "movegen.h"
#include "notation.h"
#include "perft.h"
#include "position_id.h"
#include "resolve.h"
#include "step_tree.h"

namespace triktrak::bindings {

namespace {

using StepTuples = Tuples<Pair>;
using Edge = Tuple<int, int, int, int, int>;

nb::tuple pair_of(std::pair<int, int> pair) { return nb::make_tuple(pair.first, pair.second); }

nb::tuple side_of(const SideView& side) {
  return tuple_of(side, [](int count) { return nb::cast(count); });
}

nb::tuple steps_of(const Play& play) {
  return tuple_of(play.steps(), [](Step step) { return nb::make_tuple(int{step.from}, int{step.to}); });
}

nb::tuple hits_of(const Play& play) {
  nb::list hits;
  for (std::size_t i = 0; i < play.steps().size(); ++i)
    hits.append(play.hits(i));
  return nb::tuple(hits);
}

nb::object position_repr(const Position& position) {
  if (position.men() == MOST_MEN)
    return nb::str("Position.from_id({!r})").format(position_id(position));
  return nb::str("Position.from_id({!r}, {})").format(position_id(position), position.men());
}

nb::tuple edge_of(const StepEdge& edge) { return nb::make_tuple(edge.from, edge.to, edge.die, edge.hit, edge.next); }

nb::list nodes_of(const StepTree& tree) {
  nb::list nodes;
  for (const auto& node : tree.nodes()) {
    nb::list edges;
    for (const StepEdge& edge : node)
      edges.append(edge_of(edge));
    nodes.append(edges);
  }
  return nodes;
}

nb::bytes wire(const StepTree& tree) {
  std::string json = "[";
  for (const auto& node : tree.nodes()) {
    json += json.size() > 1 ? ",[" : "[";
    for (const StepEdge& edge : node) {
      json += json.back() == '[' ? "[" : ",[";
      for (const int number : {edge.from, edge.to, edge.die, edge.hit})
        json += std::to_string(number) + ",";
      json += std::to_string(edge.next) + "]";
    }
    json += "]";
  }
  json += "]";
  return nb::bytes(json.data(), json.size());
}

void bind_dice(nb::module_& m) {
  nb::class_<Dice>(m, "Dice", R"(Two dice, kept as they were rolled.

>>> Dice(3, 1).weight
2)")
      .def(nb::init<int, int>(), nb::arg("d1"), nb::arg("d2"))
      .def_prop_ro("d1", &Dice::d1)
      .def_prop_ro("d2", &Dice::d2)
      .def_prop_ro("is_double", &Dice::is_double)
      .def_prop_ro("weight", &Dice::weight, "How many of the 36 throws look like this: 1 for a double, else 2.")
      .def("__iter__",
           [](Dice dice) -> nb::typed<nb::iterator, int> { return nb::iter(nb::make_tuple(dice.d1(), dice.d2())); })
      .def(
          "__eq__", [](Dice a, Dice b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](Dice dice) { return 7 * dice.d1() + dice.d2(); })
      .def("__repr__", [](Dice dice) { return nb::str("Dice({}, {})").format(dice.d1(), dice.d2()); })
      .def("__str__", &Dice::str)
      .def("__reduce__", [](Dice dice) -> Tuples<nb::object> {
        return nb::make_tuple(nb::type<Dice>(), nb::make_tuple(dice.d1(), dice.d2()));
      });
  m.attr("ALL_ROLLS") = tuple_of(all_rolls(), [](Dice dice) { return nb::cast(dice); });
}

void bind_position(nb::class_<Position>& type) {
  type.def_static("start", &Position::start, nb::arg("variant") = "standard",
                  R"(The position a game begins with: "standard", "nackgammon", "hypergammon" or "longgammon".

>>> Position.start().id
'4HPwATDgc/ABMA')")
      .def_static(
          "from_points", [](const std::vector<int>& points, int men) { return Position::from_points(points, men); },
          nb::arg("points"), nb::arg("men") = MOST_MEN, "A position from the 26 numbers of `points`.")
      .def_static(
          "from_id", [](const Text& id, int men) { return position_from_id(std::string_view(id), men); }, nb::arg("id"),
          nb::arg("men") = MOST_MEN, "A position from its GNU Position ID, the side on roll in the second half.")
      .def_prop_ro(
          "points",
          [](const Position& p) -> Tuples<int> { return tuple_of(p.points(), [](int n) { return nb::cast(n); }); },
          "26 numbers: [0] the opponent's bar (≤ 0), [1] to [24] own checkers + and the opponent's −, [25] own bar.")
      .def_prop_ro("men", &Position::men, "How many checkers each side began with.")
      .def_prop_ro("id", &position_id, "The GNU Position ID.")
      .def_prop_ro(
          "pips", [](const Position& p) -> Pair { return pair_of(p.pips()); }, "Own pips, the opponent's.")
      .def_prop_ro(
          "off", [](const Position& p) -> Pair { return pair_of(p.off()); }, "Checkers borne off: own, the opponent's.")
      .def_prop_ro(
          "sides",
          [](const Position& p) -> Tuple<Tuples<int>, Tuples<int>> {
            return nb::make_tuple(side_of(p.sides().first), side_of(p.sides().second));
          },
          "Own checkers and the opponent's, each in that side's numbering: [0] off, [1] to [24], [25] bar.")
      .def_prop_ro("result", &Position::result,
                   "0 while the game goes on; 1, 2, 3 (single, gammon, backgammon) when the side on roll has won, "
                   "negative when the opponent has.")
      .def_prop_ro("race", &Position::race,
                   "Whether the sides have passed each other: nobody can be hit or blocked any more.")
      .def("flip", &Position::flip, "The same board seen by the other side.")
      .def(
          "plays", [](const Position& p, DiceLike dice) { return legal_plays(p, dice.get()); }, nb::arg("dice"),
          R"(The legal plays, one for each position after, high steps first; [] when there is none.

>>> len(Position.start().plays((3, 1)))
16)")
      .def(
          "step_tree", [](const Position& p, DiceLike dice) { return StepTree(p, dice.get()); }, nb::arg("dice"),
          "All orders in which the roll can be played, step by step.")
      .def(
          "resolve",
          [](const Position& p, DiceLike dice, const StepPairs& steps) {
            return resolve(p, dice.get(), to_steps(steps));
          },
          nb::arg("dice"), nb::arg("steps"),
          R"(The legal play made of these steps (from, to), one die each, in any order; 25 is the bar, 0 is off.

Raises IllegalPlay with the rule that forbids them.

>>> str(Position.start().resolve((3, 1), [(6, 5), (8, 5)]))
'8/5 6/5')")
      .def(
          "__eq__", [](const Position& a, const Position& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", &Position::hash)
      .def("__repr__", &position_repr, nb::sig("def __repr__(self) -> str"))
      .def("__reduce__", [](const Position& p) -> Tuples<nb::object> {
        return nb::make_tuple(calling("from_id", position_id(p), p.men()), nb::make_tuple(nb::type<Position>()));
      });
}

void bind_play(nb::class_<Play>& type) {
  type.def_static(
          "parse", [](const Text& text, const Position& p, DiceLike dice) { return parse_play(text, p, dice.get()); },
          nb::arg("text"), nb::arg("position"), nb::arg("dice"),
          R"(Read a play leniently: any order, commas, hyphens, 25 or b for the bar, 0 or o for off, hits marked or not.

Raises Malformed for what is no play at all, IllegalPlay with the rule that forbids it.

>>> str(Play.parse("6/5,8/5", Position.start(), (3, 1)))
'8/5 6/5')")
      .def_prop_ro(
          "steps", [](const Play& play) -> StepTuples { return steps_of(play); },
          "The steps (from, to), high points first, which is an order in which they can be made.")
      .def_prop_ro(
          "hits", [](const Play& play) -> Tuples<bool> { return hits_of(play); },
          "For each step, whether it hits a blot.")
      .def_prop_ro(
          "after", [](const Play& play) { return play.after; }, "The position after, still seen by the mover.")
      .def_prop_ro("before", &Play::before, "The position before, seen by the mover.")
      .def_prop_ro(
          "dice", [](const Play& play) { return play.dice; }, "The roll that is played.")
      .def_prop_ro(
          "dice_played", [](const Play& play) { return int{play.dice_played}; }, "How many dice were played.")
      .def(
          "__eq__", [](const Play& a, const Play& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Play& play) { return play.after.hash(); })
      .def("__str__", [](const Play& play) { return format(play); })
      .def("__repr__",
           [](const Play& play) {
             return nb::str("Play.parse({!r}, {!r}, ({}, {}))")
                 .format(format(play), play.before(), play.dice.d1(), play.dice.d2());
           })
      .def("__reduce__", [](const Play& play) -> Tuples<nb::object> {
        return nb::make_tuple(calling("resolve", play.dice, steps_of(play)), nb::make_tuple(play.before()));
      });
}

void bind_step_tree(nb::class_<StepTree>& type) {
  type.def_prop_ro(
          "nodes",
          [](const StepTree& tree) -> nb::typed<nb::list, nb::typed<nb::list, Edge>> { return nodes_of(tree); },
          "For each node its edges (from, to, die, hit, next); a node without edges ends a play. hit is the point of "
          "the blot in the opponent's numbering, or 0.")
      .def(
          "play", [](const StepTree& tree, const StepPairs& path) { return tree.play(to_steps(path)); },
          nb::arg("path"), "The play of these steps in this order.")
      .def("wire", &wire, nb::sig("def wire(self) -> bytes"), "`nodes` as JSON.")
      .def(
          "__eq__",
          [](const StepTree& a, const StepTree& b) { return a.position() == b.position() && a.dice() == b.dice(); },
          nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__",
           [](const StepTree& tree) { return tree.position().hash() ^ static_cast<std::size_t>(tree.dice().d1()); })
      .def("__repr__",
           [](const StepTree& tree) {
             return nb::str("{!r}.step_tree(({}, {}))").format(tree.position(), tree.dice().d1(), tree.dice().d2());
           })
      .def("__reduce__", [](const StepTree& tree) -> Tuples<nb::object> {
        return nb::make_tuple(calling("step_tree", tree.dice()), nb::make_tuple(tree.position()));
      });
}

}  // namespace

void bind_board(nb::module_& m) {
  bind_dice(m);
  nb::class_<Position> position(m, "Position", R"(The board as the side on roll sees it.

>>> Position.start().pips
(167, 167))");
  nb::class_<Play> play(m, "Play", R"(A whole turn: its steps and the position after; equal by the position after.

>>> [str(play) for play in Position.start().plays((6, 5))][0]
'24/13')");
  nb::class_<StepTree> tree(m, "StepTree", R"(All orders in which a roll can be played, as a graph whose root is node 0.

>>> len(Position.start().step_tree((3, 1)).nodes[0])
7)");
  bind_position(position);
  bind_play(play);
  bind_step_tree(tree);
  m.def(
      "perft",
      [](const Position& position, int depth) -> Pair {
        Perft count{};
        {
          const nb::gil_scoped_release release;
          count = perft(position, depth);
        }
        return nb::make_tuple(count.plays, count.distinct);
      },
      nb::arg("position"), nb::arg("depth"),
      R"(Count the plays to a depth over the 21 rolls, and the different positions after them.

>>> perft(Position.start(), 1)
(447, 406))");
}

}  // namespace triktrak::bindings
