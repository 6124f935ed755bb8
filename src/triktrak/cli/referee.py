"""The verb that asks the referee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from .._core import Dice, Situation
from ..errors import Malformed
from ..referee import ACTIONS, Verdict, judge_action, judge_play, list_plays
from ..text import text
from .boards import Identifier, on_roll, parse_roll
from .output import Json, Lang, language, line, show
from .terminal.words import looks_like_a_play, read

MOST_SHOWN = 8
"""Plays that a refusal names."""

Tried = Annotated[
    list[str] | None,
    typer.Argument(metavar="[ROLL] [TRIED]", show_default=False, help=text("cli-help-referee-tried", language())),
]


def ask(identifier: Identifier, tried: Tried = None, lang: Lang = None, as_json: Json = False) -> None:
    """Say whether a play, or another action, is allowed; if not, by which rule, and what is allowed instead."""
    reader = language(lang)
    situation, words = Situation.parse(identifier), " ".join(tried or []).split()
    asked = _action(" ".join(words), reader)
    if asked is not None:
        verdict = judge_action(situation, asked)
    else:
        dice, play = _dice(situation, words)
        asked = _action(play, reader)
        verdict = _judge_play(situation, dice, play) if asked is None else judge_action(situation, asked, dice)
    if as_json:
        show(_answer(verdict, reader))
        return
    if asked is not None or verdict.play is not None or verdict.refused is not None or verdict.passes is not None:
        line(verdict.sentence(reader))
    if verdict.play is None and verdict.plays:
        _list(verdict, reader)


def _judge_play(situation: Situation, dice: Dice, play: str) -> Verdict:
    if play and not looks_like_a_play(play):
        raise Malformed("referee_action", text=play, known=tuple(ACTIONS))
    board = on_roll(situation)
    return judge_play(board, dice, play) if play else list_plays(board, dice)


def _action(words: str, lang: str) -> str | None:
    """The action of ACTIONS that somebody names."""
    command = read(words, lang)
    return command.name if command is not None and command.name in ACTIONS else None


def _dice(situation: Situation, words: Sequence[str]) -> tuple[Dice, str]:
    """The roll, which the words begin with or the situation states, and what is tried."""
    if words and (words[0].isdigit() or situation.dice is None):
        if looks_like_a_play(words[0]):
            return Dice(*parse_roll(words[0])), " ".join(words[1:])
        raise Malformed("referee_action", text=" ".join(words), known=tuple(ACTIONS))
    if situation.dice is None:
        raise Malformed("roll_missing")
    return situation.dice, " ".join(words)


def _answer(verdict: Verdict, lang: str) -> dict[str, Any]:
    refused = verdict.refused
    return {
        "legal": verdict.legal,
        "reason": None if refused is None else refused.code,
        "params": {} if refused is None else refused.params,
        "text": verdict.sentence(lang),
        "hints": [{"code": hint.code, "params": dict(hint.params)} for hint in verdict.hints],
        "play": None if verdict.play is None else str(verdict.play),
        "plays": [str(play) for play in verdict.plays],
    }


def _list(verdict: Verdict, lang: str) -> None:
    plays = [str(play) for play in verdict.plays]
    shown = plays if verdict.refused is None else plays[:MOST_SHOWN]
    line(text("referee-instead", lang, {"count": len(plays), "plays": ", ".join(shown)}))
    if len(plays) > len(shown):
        line(text("referee-more", lang, {"count": len(plays) - len(shown)}))
