"""What stands on the sheet, in a language: plain values, of which the page and the PDF are made alike."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from ..._core import Cube, Dice, Play, Position, Situation
from ...errors import Malformed
from ...text import LANGUAGES, has, text
from ..glossary import glossary
from .figures import enter_with, hit_by

WITHIN = 0.02
"""How much an opening play may lose, in points a game, to be named beside the best."""

START = Situation(Position.start(), cube=Cube())
BEAR_OFF = Situation(
    Position.from_points([0, 2, 2, 2, 3, 3, 3, *[0] * 12, -3, -3, -3, -2, -2, -2, 0]),
    cube=Cube.none,
    dice=Dice(6, 4),
)
"""All home, and each die takes one off."""

SECTIONS = ("setup", "aim", "start", "turn", "moving", "hitting", "off", "score", "cube", "match", "manners")
WORDS = (
    "pip", "made-point", "spare", "builder", "slot", "anchor", "split", "block", "full-prime", "shot", "dance",
    "contact", "timing", "holding-game", "back-game", "blitz",
)  # fmt: skip
"""The terms that the sheet explains; the glossary has them all."""
_NUMBERED = "turn"

_BOLD = re.compile(r"\[([^\]]+)\]")


class Run(Struct, frozen=True):
    """A stretch of text, bold or not."""

    text: str
    bold: bool = False


Line = tuple[Run, ...]


class Section(Struct, frozen=True):
    """A heading and what stands below it, line by line."""

    key: str
    title: str
    lines: tuple[Line, ...]
    numbered: bool = False


class Opening(Struct, frozen=True):
    """The best play of an opening roll, and those that lose next to nothing, each with what it loses."""

    roll: str
    best: str
    others: tuple[tuple[str, float], ...]


class OpeningRow(Struct, frozen=True):
    """An opening roll as the sheet shows it: what a play loses is written out."""

    roll: str
    best: str
    others: tuple[tuple[str, str], ...]


class Worth(Struct, frozen=True):
    """How often a result counts, what it is called and what it is."""

    times: int
    name: str
    says: str


class Chances(Struct, frozen=True):
    """A row of figures under a row of what they are for."""

    title: str
    of: tuple[int, ...]
    rolls: tuple[int, ...]


class Sheet(Struct, frozen=True):
    """The whole sheet."""

    lang: str
    title: str
    lead: str
    foot: str
    sections: dict[str, Section]
    board: dict[str, str]
    """Words on and about the board: `alt`, and what its four quarters are called."""
    worths: tuple[Worth, ...]
    chances: tuple[Chances, ...]
    rolls: str
    example: Line
    example_alt: str
    openings: tuple[OpeningRow, ...]
    openings_title: str
    openings_head: tuple[str, str, str]
    openings_how: str
    words_title: str
    words: tuple[tuple[str, str], ...]
    """Terms of the glossary and what they mean."""


def sheet(lang: str, version: str, openings: Sequence[Opening]) -> Sheet:
    """The sheet in a language, made by the Triktrak of that version; raises `Malformed("language")` for any other.

    >>> sheet("nl", "1.0", []).sections["off"].title
    'Uitspelen'
    """
    if lang not in LANGUAGES:
        raise Malformed("language", text=lang)

    def named(key: str, **params: object) -> str:
        return text(f"kit-{key}", lang, params)

    points = START.position.points
    stacks = {"own": _stacks(points), "theirs": _stacks([-count for count in points])}
    example = str(_example())
    params = {"setup": stacks}
    return Sheet(
        lang=lang,
        title=named("title"),
        lead=named("lead"),
        foot=named("foot"),
        sections={key: _section(key, lang, params.get(key, {})) for key in SECTIONS},
        board={key: named(f"board-{key}") for key in ("alt", "home", "outer", "their-home", "their-outer")},
        worths=tuple(
            Worth(times, named(f"score-{name}"), named(f"score-{name}-says"))
            for times, name in enumerate(("single", "gammon", "backgammon"), 1)
        ),
        chances=(
            Chances(named("chances-hit"), tuple(range(1, 13)), hit_by()),
            Chances(named("chances-enter"), tuple(range(1, 6)), enter_with()),
        ),
        rolls=named("chances"),
        example=runs(named("off-example", dice=str(BEAR_OFF.dice), play=example)),
        example_alt=named("off-alt", dice=str(BEAR_OFF.dice)),
        openings=tuple(_row(opening, lang) for opening in openings),
        openings_title=named("openings"),
        openings_head=(named("openings-roll"), named("openings-best"), named("openings-others")),
        openings_how=named("openings-how", version=version, limit=decimal(WITHIN, lang)),
        words_title=named("words"),
        words=tuple((glossary()[key].names(lang)[0], glossary()[key].meaning(lang)) for key in WORDS),
    )


def runs(marked: str) -> Line:
    """The runs of a text in which brackets stand around what is bold.

    >>> runs("[Roll] both dice")
    (Run(text='Roll', bold=True), Run(text=' both dice', bold=False))
    """
    parts = _BOLD.split(marked)
    return tuple(Run(part, bool(place % 2)) for place, part in enumerate(parts) if part)


def decimal(value: float, lang: str, places: int = 2) -> str:
    """A number with the decimal sign of a language.

    >>> decimal(0.02, "nl"), decimal(0.0131, "en", 3)
    ('0,02', '0.013')
    """
    shown = f"{value:.{places}f}"
    return shown if lang == "en" else shown.replace(".", ",")


def _row(opening: Opening, lang: str) -> OpeningRow:
    others = tuple((play, f"\N{MINUS SIGN}{decimal(loss, lang, 3)}") for play, loss in opening.others)
    return OpeningRow(opening.roll, opening.best, others)


def _section(key: str, lang: str, params: dict[str, str]) -> Section:
    lines: list[Line] = []
    while has(item := f"kit-{key}-{len(lines) + 1}", lang):
        lines.append(runs(text(item, lang, params)))
    return Section(key, text(f"kit-{key}", lang), tuple(lines), numbered=key == _NUMBERED)


def _stacks(points: Sequence[int]) -> str:
    times = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
    return ", ".join(f"{points[point]}{times}{point}" for point in range(24, 0, -1) if points[point] > 0)


def _example() -> Play:
    dice = BEAR_OFF.dice
    assert dice is not None
    return Play.parse(f"{dice.d1}/off {dice.d2}/off", BEAR_OFF.position, dice)
