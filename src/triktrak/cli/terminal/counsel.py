"""Hints and the tutor at the keyboard: what the engine says, a sentence on a line. It is never waited for long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from ..._core import Evaluation
from ...analysis import Advice, Weighed, advise, weigh
from ...analysis.advice import DEPTH
from ...analysis.facts import fact_text
from ...engine import Decision, Engine, Ranked
from ...rules import Action, Match, Roll
from ...rules.actions import tag
from ...text import text

PATIENCE_S = 1.5
"""So long the tutor is waited for; a hint, that somebody has asked for, as long as it takes."""

Clock = Callable[[], float]


class _LateError(Exception):
    """It takes too long."""


class Counsel:
    """What is said to somebody who plays against the program; `above`: from which cost on the tutor warns, if at all.

    >>> from triktrak.rules import Match, Roll
    >>> Counsel(Engine("0-ply")).hint(Match.start(3).apply(Roll(3, 1)), "en")[0][:10]
    '1. 8/5 6/5'
    """

    def __init__(self, engine: Engine | None = None, above: float | None = None, clock: Clock = monotonic) -> None:
        self._engine = engine or Engine(DEPTH)
        self._above = above
        self._clock = clock

    def hint(self, match: Match, lang: str) -> list[str]:
        """What is best now; raises IllegalAction where nothing is to be decided."""
        return list(_hint(advise(match, self._engine), lang))

    def warning(self, match: Match, action: Action | type[Roll], lang: str) -> list[str]:
        """What is to be said before an action is done; nothing without a tutor, or where it costs no more than chosen.

        Raises IllegalAction for a play that the rules refuse.
        """
        if self._above is None:
            return []
        last = self._clock() + PATIENCE_S

        def waiting(_: float) -> None:
            if self._clock() > last:
                raise _LateError

        try:
            weighed = weigh(match, action, self._engine, waiting)
        except _LateError:
            return []
        if weighed is None or weighed.cost <= self._above:
            return []
        return list(_warning(weighed, "roll" if isinstance(action, type) else tag(type(action)), lang))


def _hint(advice: Advice, lang: str) -> Iterator[str]:
    for number, ranked in enumerate(advice.plays, 1):
        best = advice.plays[0]
        told = text("hint-play", lang, {"play": str(ranked.play), "equity": _equity(ranked.equity, lang)})
        more = "" if ranked is best else f" ({_behind(best, ranked, lang)})"
        yield f"{number}. {told}{more}"
        yield f"   {_chances(ranked.evaluation, lang)}"
    if not advice.plays:
        yield _headline(advice, lang)
        yield from _worths(advice.cube, advice.answering, lang)
    if advice.chances is not None:
        yield _chances(advice.chances, lang)
    yield from (fact_text(note, lang) for note in advice.notes)
    yield text("hint-depth", lang, {"plies": advice.plies})


def _headline(advice: Advice, lang: str) -> str:
    if advice.word not in ("roll", "double"):
        return text("hint-answer", lang, {"word": advice.word})
    action = "unavailable" if advice.cube is None else advice.cube.action
    return text("hint-cube-action", lang, {"action": action.replace("_", "-")})


def _warning(weighed: Weighed, deed: str, lang: str) -> Iterator[str]:
    cost = text("hint-amount", lang, {"value": weighed.cost})
    if weighed.tried is not None:
        yield text("tutor-cost-play", lang, {"play": str(weighed.tried.play), "cost": cost}) + "."
    else:
        yield text("tutor-cost", lang, {"deed": deed, "cost": cost}) + "."
    word = text("hint-word", lang, {"word": weighed.word})
    yield text("tutor-better", lang, {"what": word if weighed.better is None else str(weighed.better.play)}) + "."
    yield from _worths(weighed.cube, weighed.answering, lang)
    yield from (fact_text(note, lang) for note in weighed.notes)
    yield text("hint-depth", lang, {"plies": weighed.plies})


def _worths(cube: Decision | None, answering: bool, lang: str) -> Iterator[str]:
    if cube is None:
        return
    worths = {
        "hint-no-double": cube.no_double,
        "hint-double-take": cube.double_take,
        "hint-double-drop": cube.double_drop,
    }
    if answering:
        # A decision is seen by the doubler.
        worths = {"hint-take": -cube.double_take, "hint-drop": -cube.double_drop}
    for key, equity in worths.items():
        yield f"{text(key, lang)}: {_equity(equity, lang)}"


def _behind(best: Ranked, ranked: Ranked, lang: str) -> str:
    if ranked.plies != best.plies:
        return text("hint-depth-less", lang, {"plies": ranked.plies})
    return text("hint-behind", lang, {"less": text("hint-amount", lang, {"value": best.equity - ranked.equity})})


def _equity(value: float, lang: str) -> str:
    return text("hint-equity", lang, {"sign": "minus" if value < 0 else "plus", "value": abs(value)})


def _chances(chances: Evaluation, lang: str) -> str:
    shares = {"win": chances.win, "gammon": chances.win_gammon, "lost": chances.lose_gammon}
    return text("hint-chances", lang, {key: _percent(share, lang) for key, share in shares.items()})


def _percent(share: float, lang: str) -> str:
    return text("hint-percent", lang, {"value": share * 100})
