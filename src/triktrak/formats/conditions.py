"""The conditions of a match as the head of a text file gives them, and where it does not say what it means."""

from __future__ import annotations

from ..rules import Match
from ..rules.actions import HIGHEST_CUBE
from ..rules.options import MAX_AUTO_DOUBLES, MAX_LENGTH, Variant
from .problem import Problem
from .sheet import UNNAMED, MatchSheet

_VARIANTS: dict[str, Variant] = {
    "": "standard",
    "backgammon": "standard",
    "standard": "standard",
    "nackgammon": "nackgammon",
    "hypergammon": "hypergammon",
    "hypergammon (3)": "hypergammon",
    "longgammon": "longgammon",
}
_SESSION_LENGTH = 16
_UNLIMITED_LENGTH = 9_999


def conditions(sheet: MatchSheet, *, jacoby: bool | None = None) -> tuple[Match, list[Problem]]:
    """The match before its first game; `jacoby` is used where the file does not say.

    >>> begun, _ = conditions(MatchSheet(1, {"crawford": "Off", "player 1": "Anna"}, 7))
    >>> begun.length, begun.options.crawford
    (7, False)
    """
    found: list[Problem] = []
    stated = sheet.length
    if stated is None:
        found.append(Problem(sheet.line, "length_missing"))
    length = stated or 0
    if is_session(sheet):
        length, jacoby = 0, True
    elif length > MAX_LENGTH:
        # FIBS writes 9999 for a match without end; its unlimited matches know no Jacoby rule.
        length, jacoby = 0, False
        if stated != _UNLIMITED_LENGTH:
            found.append(Problem(sheet.line, "length_unlimited", {"length": stated, "max": MAX_LENGTH}))
    written = _switch(sheet, "jacoby")
    animals = _animals(sheet)
    match = Match.start(
        length,
        crawford=_switch(sheet, "crawford") is not False,
        jacoby=None if length else jacoby if written is None else written,
        beavers=not length and (animals > 0 or bool(_switch(sheet, "beaver") or _switch(sheet, "beavers"))),
        raccoons=not length and animals > 1,
        auto_doubles=0 if length else _number(sheet, "autodoubles", MAX_AUTO_DOUBLES),
        max_cube=_max_cube(sheet, found),
        variant=_variant(sheet, found),
        players=_players(sheet),
        source="record",
        stated_length=stated,
    )
    return match, found


def is_session(sheet: MatchSheet) -> bool:
    """Whether this is a single game of Backgammon Galaxy's unlimited mode, which it heads "16 point match".

    Galaxy plays no matches to 16. The games were scored by the Jacoby rule, of which the head says nothing. A file of
    more games, of another score or of all sixteen points is a match to 16.
    """
    if sheet.length != _SESSION_LENGTH or len(sheet.games) != 1:
        return False
    game = sheet.games[0]
    galaxy = "galaxy" in sheet.headers.get("site", "").lower()
    decided = any(cell.word == "wins" and (cell.number or 0) >= _SESSION_LENGTH for cell in game.cells)
    return galaxy and game.scores in (None, (0, 0)) and not decided


def _switch(sheet: MatchSheet, key: str) -> bool | None:
    return {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}.get(
        sheet.headers.get(key, "").lower()
    )


def _number(sheet: MatchSheet, key: str, most: int) -> int:
    text = sheet.headers.get(key, "")
    return min(int(text), most) if text.isdecimal() and len(text) < 6 else 0


def _animals(sheet: MatchSheet) -> int:
    """How often a cube is turned at once again, at most: 1 a beaver, 2 a raccoon."""
    most = 0
    for game in sheet.games:
        row = 0
        for cell in game.cells:
            row = row + 1 if cell.word in ("beaver", "raccoon") else 0
            most = max(most, row)
    return most


def _max_cube(sheet: MatchSheet, found: list[Problem]) -> int:
    value = _number(sheet, "cubelimit", HIGHEST_CUBE)
    if value and value & (value - 1) == 0:
        return value
    if limit := sheet.headers.get("cubelimit"):
        found.append(Problem(sheet.line, "cube_limit", {"text": limit[:40]}))
    return 4096


def _variant(sheet: MatchSheet, found: list[Problem]) -> Variant:
    named = sheet.headers.get("variation", "")
    variant = _VARIANTS.get(named.lower())
    if variant is None:
        found.append(Problem(sheet.line, "variation_unknown", {"text": named[:40]}))
    return variant or "standard"


def _players(sheet: MatchSheet) -> tuple[str, str]:
    """The names over the columns; the head of the file may have them at greater length."""
    columns = next((game.names for game in sheet.games if game.names), None)
    names = [sheet.headers.get("player 1"), sheet.headers.get("player 2")]
    if columns is None:
        return names[0] or "", names[1] or ""
    whole = [
        full if full is not None and (full.startswith(short) or (not full and short == unnamed)) else short
        for short, full, unnamed in zip(columns, names, UNNAMED, strict=True)
    ]
    return whole[0], whole[1]
