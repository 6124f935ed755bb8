"""Verbs that ask the engine: what a position is worth, and how the plays of a roll compare."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .._core import Evaluation, Situation
from ..errors import Malformed
from ..text import text
from .boards import Identifier, Roll, parse_roll
from .output import Json, Lang, language, line, say, show
from .table import fitted

if TYPE_CHECKING:
    from ..engine import Adviser, Decision, Ranked

CHANCES = ("win", "win_gammon", "win_backgammon", "lose", "lose_gammon", "lose_backgammon")

Level = Annotated[str, typer.Option("--level", help=text("cli-help-judge-level", language()))]
Second = Annotated[
    str | None,
    typer.Option("--engine", metavar="PROGRAM", help=text("cli-help-engine", language()), show_default=False),
]
Met = Annotated[
    Path | None, typer.Option("--met", metavar="FILE", help=text("cli-help-met-use", language()), show_default=False)
]
Count = Annotated[int, typer.Option("--number", "-n", min=1, help=text("cli-help-rank-number", language()))]


def evaluate(
    identifier: Identifier,
    level: Level = "expert",
    second: Second = None,
    *,
    met: Met = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Judge a position for the side on roll, before it rolls: the chances, the equity, and whether to double."""
    reader, engine, situation = language(lang), _adviser(level, second, met), on_roll(Situation.parse(identifier))
    chances, decision = engine.evaluate(situation), engine.decide(situation)
    cube = None if situation.cube.is_none else decision
    if as_json:
        show(
            {
                "position": situation.position.id,
                "level": second or level,
                **_shares(chances),
                "equity": round(chances.equity, 6),
                "cube": None if cube is None else {**_values(cube), "action": cube.action},
            }
        )
        return
    line(_title(situation, engine, reader))
    line()
    sides = ((f"cli-{side}", [getattr(chances, name) for name in names]) for side, names in _BY_SIDE.items())
    head = ["", *(text(f"cli-column-{column}", reader) for column in ("wins", "gammons", "backgammons"))]
    _print(head, [[text(key, reader), *map(_percent, shares)] for key, shares in sides])
    line()
    worth = {"cubeless": chances.equity, **({} if cube is None else _worth(cube))}
    worths = [[text(f"cli-worth-{key}", reader), _signed(equity)] for key, equity in worth.items()]
    _print(["", text("cli-column-equity", reader)], worths)
    if cube is not None:
        line()
        say("cli-cube-action", lang, action=cube.action.replace("_", "-"))


def rank(
    identifier: Identifier,
    roll: Roll = None,
    *,
    level: Level = "expert",
    second: Second = None,
    met: Met = None,
    number: Count = 10,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Compare the plays of a roll, or of the dice that the identifier states: the best first, and what others lose."""
    reader, engine, situation = language(lang), _adviser(level, second, met), on_roll(Situation.parse(identifier))
    situation = _rolled(situation, roll)
    ranked = engine.rank(situation)
    if as_json:
        show(_listed(situation, second or level, ranked))
        return
    line(_title(situation, engine, reader))
    line()
    if not ranked:
        say("cli-no-play", lang, dice=str(situation.dice))
        return
    names = ("play", "equity", "loss", "win", "win-gammon", "win-backgammon", "lose-gammon", "lose-backgammon")
    head = ["", *(text(f"cli-column-{name}", reader) for name in names)]
    _print(head, [_row(place, r, ranked[0]) for place, r in enumerate(ranked[:number], 1)], left=2)
    if len(ranked) > number:
        say("cli-rank-more", lang, count=len(ranked) - number)


def on_roll(stated: Situation) -> Situation:
    """The situation as the side on roll sees it, with nothing asked yet: where a double waits, the doubler's."""
    seen = stated if stated.on_roll else stated.flip()
    return Situation(seen.position, seen.cube, seen.score, seen.dice, seen.rules)


def _adviser(level: str, second: str | None, met: Path | None) -> Adviser:
    from ..engine import Engine
    from ..engine.external import adviser_named
    from ..engine.met import read_match_equity

    if met is None:
        return adviser_named(second or level)
    if second is not None:
        raise Malformed("met_engine", program=second)
    return Engine(level, met=read_match_equity(met))


def _rolled(situation: Situation, roll: str | None) -> Situation:
    dice = situation.dice if roll is None else parse_roll(roll)
    if dice is None:
        raise Malformed("roll_missing")
    return Situation(situation.position, situation.cube, situation.score, dice, situation.rules)


def _title(situation: Situation, engine: Adviser, lang: str) -> str:
    name, plies = engine.level.name, f"{engine.level.plies}-ply"
    known = {"position": situation.position.id, "level": name if name == plies else f"{name} ({plies})"}
    rolled = {"rolled": "yes" if situation.dice else "no", "dice": str(situation.dice or "")}
    return text("cli-judged", lang, {**known, **rolled})


def _listed(situation: Situation, level: str, ranked: list[Ranked]) -> dict[str, Any]:
    return {
        "position": situation.position.id,
        "dice": [situation.dice.d1, situation.dice.d2] if situation.dice else None,
        "level": level,
        "plays": [
            {
                "play": str(r.play),
                "after": r.play.after.id,
                "equity": round(r.equity, 6),
                "loss": None if (loss := _loss(r, ranked[0])) is None else round(loss, 6),
                "cubeless": round(r.evaluation.equity, 6),
                **_shares(r.evaluation),
                "plies": r.plies,
            }
            for r in ranked
        ],
    }


def _row(place: int, r: Ranked, best: Ranked) -> list[str]:
    e, loss = r.evaluation, _loss(r, best)
    shares = (e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon)
    lost = "" if place == 1 or loss is None else f"{loss:.3f}"
    return [f"{place}.", str(r.play), _signed(r.equity), lost, *map(_percent, shares)]


def _loss(r: Ranked, best: Ranked) -> float | None:
    """What a play loses against the best; None for one that was not looked into as far, which tells nothing."""
    return best.equity - r.equity if r.plies == best.plies else None


_BY_SIDE = {"own": ("win", "win_gammon", "win_backgammon"), "theirs": ("lose", "lose_gammon", "lose_backgammon")}


def _shares(chances: Evaluation) -> dict[str, float]:
    return {name: round(getattr(chances, name), 6) for name in CHANCES}


def _values(cube: Decision) -> dict[str, float]:
    return {name: round(getattr(cube, name), 6) for name in ("no_double", "double_take", "double_drop")}


def _worth(cube: Decision) -> dict[str, float]:
    if not cube.available:
        return {"unavailable": cube.no_double}
    return {"no-double": cube.no_double, "double-take": cube.double_take, "double-drop": cube.double_drop}


def _signed(equity: float) -> str:
    return f"{equity:+.3f}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _print(head: list[str], rows: list[list[str]], left: int = 1) -> None:
    for row in fitted(head, rows, left):
        line(row)
