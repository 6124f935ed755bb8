"""The verb that reads match files: their games, the score, and what is odd about them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from .. import formats
from ..errors import TriktrakError
from ..rules import BLACK, WHITE, Game, Match, Roll
from ..text import text
from .output import Json, Lang, language, line, refuse, say, show, system_fault

Files = Annotated[list[str], typer.Argument(metavar="FILE...", show_default=False)]


def replay(files: Files, lang: Lang = None, as_json: Json = False) -> None:
    """Print the games, the score and the oddities of match files; `-` is the standard input."""
    language(lang)
    code = 0
    for name in files:
        try:
            for number, reading in enumerate(_readings(name), 1):
                if as_json:
                    show({"file": name, "match": number, **summary(reading, language(lang))})
                else:
                    _tell(name, reading, lang)
        except TriktrakError as error:
            code = refuse(error, lang)
        except BrokenPipeError:
            # Nobody reads on; that is no fault of the file.
            raise
        except OSError as error:
            code = refuse(system_fault(error), lang)
    if code:
        raise typer.Exit(code)


def _readings(name: str) -> Iterator[formats.Reading]:
    return (
        formats.load_all(sys.stdin.buffer.read(formats.MAX_BYTES + 1), name) if name == "-" else formats.load_all(name)
    )


def summary(reading: formats.Reading, lang: str = "en") -> dict[str, Any]:
    """What `--json` prints of a match; docs/formats.md explains the fields."""
    match = reading.match
    return {
        "format": reading.syntax,
        "encoding": reading.encoding,
        "players": list(match.players),
        "length": match.length,
        "stated_length": match.stated_length,
        "variant": match.options.variant,
        "crawford": match.options.crawford,
        "jacoby": match.options.rules.jacoby,
        "games": [_game(game) for game in match.games],
        "points": [game.points for game in match.games],
        "final": list(match.score),
        "over": match.over,
        "problems": [
            {"line": odd.line, "game": odd.game, "code": odd.code, "text": odd.message(lang)}
            for odd in reading.problems
        ],
    }


def _game(game: Game) -> dict[str, Any]:
    # A position is seen by the side on roll.
    off = game.position.off if game.on_roll is not BLACK else game.position.off[::-1]
    return {
        "n": game.number,
        "score_before": list(game.score_before),
        "crawford": game.crawford,
        "plays": _plays(game),
        "cube": game.cube,
        "winner": None if game.winner is None else game.winner.name.lower(),
        "points": game.points,
        "kind": game.kind,
        "end": game.end,
        "off": list(off),
    }


def _plays(game: Game) -> int:
    """Rolls with what was played, dances among them; the last one also where the game was given up after it."""
    rolled = sum(isinstance(entry.action, Roll) and entry.side is not None for entry in game.log)
    return rolled if game.over else len(game.turns)


def _tell(name: str, reading: formats.Reading, lang: str | None) -> None:
    match = reading.match
    players = _names(match, lang)
    say("cli-replay-title", lang, file=name, white=players[WHITE], black=players[BLACK], length=match.length)
    for game in match.games:
        told = {"n": game.number, "white": game.score_before.white, "black": game.score_before.black}
        if game.winner is None:
            say("cli-replay-open", lang, plays=_plays(game), **told)
            continue
        how = f"kind-{game.kind}" if game.end == "bear-off" else game.end
        won = {"winner": players[game.winner], "points": game.points, "how": how, "plays": _plays(game)}
        say("cli-replay-game", lang, **told, **won)
    say("cli-replay-final", lang, white=match.score.white, black=match.score.black)
    if reading.problems:
        say("cli-replay-problems", lang, count=len(reading.problems))
    for problem in reading.problems:
        line(f"    {problem.place(language(lang))}")


def _names(match: Match, lang: str | None) -> tuple[str, str]:
    white, black = match.players
    return white or text("side-white", language(lang)), black or text("side-black", language(lang))
