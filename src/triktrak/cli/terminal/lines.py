"""What happened, in sentences: one for each thing that is told."""

from __future__ import annotations

from collections.abc import Iterator

from ...rules import Match, Side, Turn
from ...server.events import events
from ...server.protocol_view import (
    Answered,
    Beavered,
    Danced,
    Doubled,
    Dropped,
    GameStarted,
    Played,
    Raccooned,
    Resigned,
    Rolled,
    TableEvent,
    Tied,
    Took,
    Won,
)
from ...text import text
from .people import People

_CUBE = {Doubled: "line-double", Beavered: "line-beaver", Raccooned: "line-raccoon", Took: "line-take"}


def told(match: Match, people: People) -> list[str]:
    """Return the sentences for the last action of `match`.

    >>> from triktrak.rules import Roll
    >>> told(Match.start(3).apply(Roll(3, 1)), People("en", two=False))
    ['You throw 3, Triktrak 1: you begin.']
    """
    happened = list(events(match))
    danced = any(isinstance(event, Danced) for event in happened)
    # "Rolls 6-6: no legal play" says the roll already; the opening throw says who begins.
    kept = [e for e in happened if not (danced and isinstance(e, Rolled) and not e.opening)]
    return [line for event in kept for line in _sentences(event, match, people)]


def turn_told(turn: Turn, people: People) -> str:
    """Return the sentence for a turn that was completed some time ago."""
    dice = roll((turn.dice.d1, turn.dice.d2))
    if turn.play is None:
        return text("line-dance", people.lang, {**people.who(turn.side), "dice": dice})
    return text("line-play", people.lang, {**people.who(turn.side), "dice": dice, "play": str(turn.play)})


def _sentences(event: TableEvent, match: Match, people: People) -> Iterator[str]:  # noqa: PLR0912  one case for each event
    lang = people.lang

    def say(key: str, side: int | None = None, /, **params: object) -> str:
        return text(key, lang, {**(people.who(Side(side)) if side is not None else {}), **params})

    match event:
        case GameStarted():
            yield say("term-game", n=event.n, score=people.score(match.score))
            if match.crawford:
                yield say("crawford")
        case Tied():
            yield say("term-tie", dice=roll(event.dice))
        case Rolled(opening=True):
            own, theirs = event.dice if event.side == 0 else event.dice[::-1]
            yield say("term-opening", event.side, own=own, theirs=theirs, other=people.name(Side(event.side).other))
        case Rolled():
            # The program's play follows at once and says the roll too.
            if people.two or Side(event.side) is people.you:
                yield say("line-roll", event.side, dice=roll(event.dice))
        case Danced():
            yield say("line-dance", event.side, dice=roll(event.dice))
        case Played():
            if people.two or Side(event.side) is people.you:
                yield say("term-forced" if event.forced else "term-play", event.side, play=event.play)
            else:
                yield say("line-play", event.side, dice=roll(event.dice), play=event.play)
        case Doubled() | Beavered() | Raccooned() | Took():
            yield say(_CUBE[type(event)], event.side, value=event.value)
        case Dropped():
            yield say("line-drop", event.side)
        case Resigned():
            yield say("line-resign", event.side, level=say("level", level=event.level))
        case Answered():
            yield say("line-accept" if event.accept else "line-refuse", event.side)
        case Won():
            kind = ("single", "gammon", "backgammon")[event.kind - 1]
            yield say(f"won-{kind}", event.side, n=event.points) + ". " + say("won-how", end=event.end)
            if match.over:
                yield say("won-match", event.side, score=people.score(match.score, Side(event.side))) + "."
            else:
                yield say("score-now", score=people.score(match.score)) + "."


def roll(dice: tuple[int, int]) -> str:
    """Return a roll as it is said, the higher die first.

    >>> roll((1, 4))
    '4-1'
    """
    return f"{max(dice)}-{min(dice)}"
