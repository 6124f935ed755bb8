// Cube, Score, Rules and Situation for Python: translation only.
#include <string>

#include "convert.h"
#include "cube.h"
#include "fibs.h"
#include "identifier.h"
#include "match_id.h"
#include "ogid.h"
#include "score.h"
#include "situation.h"
#include "xgid.h"

namespace triktrak::bindings {

namespace {

nb::object repr_of(const Cube& cube) {
  if (cube.is_none())
    return nb::str("Cube.none");
  return nb::str("Cube({}, {})").format(cube.value(), cube.owner());
}

nb::object repr_of(const Score& score) {
  return nb::str("Score({}, {}, {}, crawford={})")
      .format(score.own(), score.theirs(), score.length(), score.crawford());
}

nb::object repr_of(const Rules& rules) {
  return nb::str("Rules(jacoby={}, beavers={}, raccoons={}, max_cube={})")
      .format(rules.jacoby, rules.beavers, rules.raccoons, rules.max_cube);
}

nb::object repr_of(const Situation& s) {
  return nb::
      str("Situation({!r}, cube={!r}, score={!r}, dice={!r}, rules={!r}, pending={}, resigned={}, stage={}, on_top={})")
          .format(s.position, s.cube, s.score, s.dice, s.rules, s.pending, s.resigned, s.stage, s.on_top);
}

nb::tuple state(const Cube& cube) { return nb::make_tuple(cube.value(), cube.owner(), cube.is_none()); }

nb::tuple state(const Score& score) {
  return nb::make_tuple(score.own(), score.theirs(), score.length(), score.crawford());
}

nb::tuple state(const Rules& rules) {
  return nb::make_tuple(rules.jacoby, rules.beavers, rules.raccoons, rules.max_cube);
}

nb::tuple state(const Situation& s) {
  return nb::make_tuple(s.position, s.cube, s.score, s.dice, s.rules, s.pending, s.resigned, s.stage, s.on_top);
}

// What of a value its hash is made of: all that makes it equal.
template <class T>
const T& hashed(const T& value) {
  return value;
}

Situation hashed(Situation situation) {
  situation.on_top = false;
  return situation;
}

// Equality, hash, repr and pickling of a value.
template <class T>
void bind_value(nb::class_<T>& type) {
  type.def(
          "__eq__", [](const T& a, const T& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const T& value) { return nb::hash(state(hashed(value))); })
      .def("__repr__", [](const T& value) { return repr_of(value); }, nb::sig("def __repr__(self) -> str"));
  if constexpr (!std::is_same_v<T, Cube>)
    type.def("__reduce__",
             [](const T& value) -> Tuples<nb::object> { return nb::make_tuple(nb::type<T>(), state(value)); });
}

Situation checked_situation(const Position& position, const Cube& cube, const Score& score,
                            std::optional<DiceLike> dice, const Rules& rules, Pending pending, int resigned,
                            Stage stage, bool on_top) {
  if (resigned < 0 || resigned > 3)
    throw malformed("resign_level", {{"level", resigned}});
  return {position, cube,  score, dice ? std::optional(dice->get()) : std::nullopt, rules, pending,
          resigned, stage, on_top};
}

void bind_cube(nb::module_& m) {
  nb::enum_<CubeOwner>(m, "CubeOwner", "Who may double next, as the side on roll sees it.")
      .value("CENTRE", CubeOwner::CENTRE)
      .value("OWN", CubeOwner::OWN)
      .value("THEIRS", CubeOwner::THEIRS);
  nb::class_<Cube> cube(m, "Cube", R"(The doubling cube; `Cube.none` is a game without one.

>>> Cube(2, CubeOwner.OWN).flip()
Cube(2, CubeOwner.THEIRS))");
  bind_value(cube);
  cube.def(nb::init<int, CubeOwner>(), nb::arg("value") = 1, nb::arg("owner") = CubeOwner::CENTRE)
      // Not an attribute: an instance kept by its own type would never be freed.
      .def_prop_ro_static(
          "none", [](nb::handle) { return Cube::none(); }, "A game without a cube.")
      .def_prop_ro("value", &Cube::value)
      .def_prop_ro("owner", &Cube::owner)
      .def_prop_ro("is_none", &Cube::is_none, "Whether there is no cube.")
      .def("flip", &Cube::flip, "The same cube seen by the other side.")
      .def("__reduce__", [](const Cube& value) -> Tuples<nb::object> {
        const nb::handle type = nb::type<Cube>();
        if (value.is_none())
          return nb::make_tuple(nb::module_::import_("operator").attr("attrgetter")("none"), nb::make_tuple(type));
        return nb::make_tuple(type, nb::make_tuple(value.value(), value.owner()));
      });
}

void bind_score(nb::module_& m) {
  nb::class_<Score> score(m, "Score", R"(Points of both sides before a game, and the length of the match; 0 is money.

>>> Score(5, 3, 7).away
(2, 4))");
  bind_value(score);
  score
      .def(nb::init<int, int, int, bool>(), nb::arg("own") = 0, nb::arg("theirs") = 0, nb::arg("length") = 0,
           nb::arg("crawford") = false)
      .def_static(
          "money", [] { return Score(); }, "The score of a money session that begins.")
      .def_prop_ro("own", &Score::own)
      .def_prop_ro("theirs", &Score::theirs)
      .def_prop_ro("length", &Score::length)
      .def_prop_ro("crawford", &Score::crawford, "Whether this game is the Crawford game.")
      .def_prop_ro(
          "away",
          [](const Score& value) -> std::optional<Pair> {
            const auto away = value.away();
            return away ? std::optional<Pair>(nb::make_tuple(away->first, away->second)) : std::nullopt;
          },
          "Points still to go, own and the opponent's; None in money.")
      .def_prop_ro("over", &Score::over, "Whether somebody has won the match.")
      .def("flip", &Score::flip, "The same score seen by the other side.")
      .def("after_game", &Score::after_game, nb::arg("points"), nb::arg("own_won"), nb::arg("crawford_rule") = true,
           R"(The score of the next game, its Crawford mark included.

>>> Score(5, 3, 7).after_game(1, own_won=True)
Score(6, 3, 7, crawford=True))");
}

void bind_identifiers(nb::class_<Situation>& situation) {
  situation
      .def_static(
          "parse", [](const Text& text, int men) { return situation_from_text(text, men); }, nb::arg("text"),
          nb::arg("men") = MOST_MEN,
          R"(Read any identifier: XGID, OGID, FIBS board, GNU Position ID with or without a Match ID.

>>> Situation.parse("4HPwATDgc/ABMA:MIEOAAAAAAAA").dice
Dice(5, 3))")
      .def_static(
          "from_xgid", [](const Text& text, int men) { return situation_from_xgid(std::string_view(text), men); },
          nb::arg("text"), nb::arg("men") = MOST_MEN, R"(Read an XGID, with or without `XGID=` before it.

>>> Situation.from_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:2:4:0:7:10").score.away
(5, 3))")
      .def_static(
          "from_gnubg",
          [](const Text& position_id, const Text& match_id, int men) {
            return situation_from_gnu_id(std::string_view(position_id), std::string_view(match_id), men);
          },
          nb::arg("position_id"), nb::arg("match_id"), nb::arg("men") = MOST_MEN,
          R"(Read a GNU Position ID and Match ID.

>>> Situation.from_gnubg("4HPwATDgc/ABMA", "cAngAEAAEAAE").score
Score(2, 4, 7, crawford=False))")
      .def_static(
          "from_ogid", [](const Text& text, int men) { return situation_from_ogid(std::string_view(text), men); },
          nb::arg("text"), nb::arg("men") = MOST_MEN, R"(Read an OGID; `men` counts where it does not say.

>>> Situation.from_ogid("11ccccchhhjjjjj:66666888dddddoo:B1N:31:B::0:3:5:").cube
Cube(2, CubeOwner.OWN))")
      .def_static(
          "from_fibs", [](const Text& text, int men) { return situation_from_fibs(std::string_view(text), men); },
          nb::arg("text"), nb::arg("men") = MOST_MEN, R"(Read a FIBS board, `board:You:…`.

>>> Situation.from_fibs(Situation(Position.start(), cube=Cube(), dice=(3, 1)).fibs).dice
Dice(3, 1))")
      .def_prop_ro("xgid", &xgid, "The XGID.")
      .def_prop_ro(
          "gnubg",
          [](const Situation& s) -> Tuple<nb::str, nb::str> {
            const GnuId id = gnu_id(s);
            return nb::make_tuple(id.position, id.match);
          },
          "The GNU Position ID and Match ID.")
      .def_prop_ro("ogid", &ogid, "The OGID.")
      .def_prop_ro("fibs", &fibs_board, "The FIBS board.")
      .def("__str__", &xgid);
}

void bind_situation(nb::module_& m) {
  nb::class_<Rules> rules(m, "Rules", "House rules of a game.");
  bind_value(rules);
  rules
      .def(
          "__init__",
          [](Rules* self, bool jacoby, int beavers, bool raccoons, int max_cube) {
            new (self) Rules(checked({jacoby, beavers, raccoons, max_cube}));
          },
          nb::arg("jacoby") = false, nb::arg("beavers") = 0, nb::arg("raccoons") = false, nb::arg("max_cube") = 4096)
      .def_ro("jacoby", &Rules::jacoby, "Money: gammons count only once a player has turned the cube.")
      .def_ro("beavers", &Rules::beavers, "How many beavers a double may be met with.")
      .def_ro("raccoons", &Rules::raccoons)
      .def_ro("max_cube", &Rules::max_cube);
  nb::enum_<Pending>(m, "Pending", "What waits for an answer, besides an offered resignation.")
      .value("NOTHING", Pending::NOTHING)
      .value("DOUBLE", Pending::DOUBLE)
      .value("BEAVER", Pending::BEAVER)
      .value("RACCOON", Pending::RACCOON);
  nb::enum_<Stage>(m, "Stage", "How far the game is; only an identifier read from elsewhere says anything but PLAYING.")
      .value("UNSTARTED", Stage::UNSTARTED)
      .value("PLAYING", Stage::PLAYING)
      .value("OVER", Stage::OVER)
      .value("RESIGNED", Stage::RESIGNED)
      .value("DROPPED", Stage::DROPPED);
  nb::class_<Situation> situation(m, "Situation", "All that a decision depends on, seen by the side that must decide.");
  bind_value(situation);
  situation
      .def(
          "__init__",
          [](Situation* self, const Position& position, const Cube& cube, const Score& score,
             std::optional<DiceLike> dice, const Rules& house, Pending pending, int resigned, Stage stage,
             bool on_top) {
            new (self)
                Situation(checked_situation(position, cube, score, dice, house, pending, resigned, stage, on_top));
          },
          nb::arg("position"), nb::arg("cube") = Cube::none(), nb::arg("score") = Score(), nb::arg("dice") = nb::none(),
          nb::arg("rules") = Rules(), nb::arg("pending") = Pending::NOTHING, nb::arg("resigned") = 0,
          nb::arg("stage") = Stage::PLAYING, nb::arg("on_top") = false)
      .def_ro("position", &Situation::position)
      .def_ro("cube", &Situation::cube)
      .def_ro("score", &Situation::score)
      .def_ro("dice", &Situation::dice)
      .def_ro("rules", &Situation::rules)
      .def_ro("pending", &Situation::pending)
      .def_ro("resigned", &Situation::resigned, "The level of the resignation the opponent offers, or 0.")
      .def_ro("stage", &Situation::stage)
      .def_ro("on_top", &Situation::on_top,
              "Whether the deciding side was printed at the top of the board: no part of the value.")
      .def_prop_ro("on_roll", &Situation::on_roll, "Whether the side that decides is the side on roll.")
      .def("flip", &Situation::flip, "Position, cube and score seen by the other side.");
  bind_identifiers(situation);
}

}  // namespace

void bind_rules(nb::module_& m) {
  bind_cube(m);
  bind_score(m);
  bind_situation(m);
  m.def("double_refusal", &double_refusal, nb::arg("cube"), nb::arg("score"), nb::arg("rules"),
        R"(Why the side on roll may not double: "no_cube", "crawford", "not_owner", "dead_cube", "max_cube"; or None.

>>> double_refusal(Cube(2, CubeOwner.OWN), Score(5, 0, 7), Rules())
'dead_cube')");
  m.def("points_won", &points_won, nb::arg("kind"), nb::arg("cube"), nb::arg("score"), nb::arg("rules"),
        R"(The raw points of a game won: kind 1 single, 2 gammon, 3 backgammon.

>>> points_won(2, Cube(), Score.money(), Rules(jacoby=True))
1)");
}

}  // namespace triktrak::bindings
