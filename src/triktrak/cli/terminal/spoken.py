"""The position in words: for screen readers, and for terminals that cannot draw."""

from __future__ import annotations

from ...rules import Match, Side
from ...text import text
from .people import People, checkers, pips


def position(match: Match, people: People) -> list[str]:
    """Return the board, the pips and the cube, a sentence each; points are counted as the viewer counts them.

    >>> position(Match.start(3), People("en", two=False))[0]
    'Your checkers: 2 on 24, 5 on 13, 3 on 8, 5 on 6'
    """
    viewer = people.viewer(match)
    own, theirs = checkers(match, viewer)
    seen = (theirs[0], *theirs[24:0:-1], theirs[25])
    return [
        _held(own, viewer, "term-checkers", people),
        _held(seen, viewer.other, "term-checkers-theirs", people),
        pip_count(match, people),
        cube(match, people),
    ]


def pip_count(match: Match, people: People) -> str:
    """Return the pips of both sides in a sentence, the viewer's first."""
    viewer, count = people.viewer(match), pips(match)
    return text(
        "term-pips",
        people.lang,
        {
            "name": people.name(viewer),
            "own": count[viewer],
            "other": people.name(viewer.other),
            "theirs": count[viewer.other],
        },
    )


def cube(match: Match, people: People) -> str:
    """Return where the cube is and what it shows, or why there is none."""
    game = match.game
    if not match.options.has_cube:
        return text("term-cube-none", people.lang)
    if match.crawford:
        return text("crawford", people.lang)
    if game.cube_owner is None:
        return text("term-cube-centre", people.lang, {"value": game.cube})
    return text("term-cube-held", people.lang, {**people.who(game.cube_owner), "value": game.cube})


def score(match: Match, people: People) -> str:
    """Return the score, the length of the match and which game this is."""
    now = text("score-now", people.lang, {"score": people.score(match.score)})
    return f"{now}. {length(match, people)}, {text('game-number', people.lang, {'n': match.game.number})}."


def length(match: Match, people: People) -> str:
    """Return what is played to."""
    return text("match-to", people.lang, {"n": match.length}) if match.length else text("money-game", people.lang)


def _held(counts: tuple[int, ...], side: Side, key: str, people: People) -> str:
    order = (25, *range(24, 0, -1), 0)
    keys = {25: "term-on-bar", 0: "term-on-off"}
    places = [
        text(keys.get(point, "term-on-point"), people.lang, {"n": counts[point], "point": point})
        for point in order
        if counts[point]
    ]
    return text(key, people.lang, {**people.who(side), "list": ", ".join(places)})
