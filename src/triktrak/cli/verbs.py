"""The verbs of `triktrak` and where each lives: a module is loaded for its own verb, so that none waits for others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, TypeAlias

import typer

from ..text import text
from .output import language
from .serve import triktrak

ALONE = ""
"""The name, in a group, of what the group does without a verb of its own."""

Home: TypeAlias = "str | Mapping[str, Home]"

VERBS: Mapping[str, Home] = {
    "serve": "serve:serve",
    "play": "play:play",
    "plays": "boards:plays",
    "referee": "referee:ask",
    "eval": "judgement:evaluate",
    "rank": "judgement:rank",
    "rollout": "rollout:rollout",
    "replay": "replay:replay",
    "perft": "boards:perft",
    "kit": "kit:kit",
    "arena": "arena:arena",
    "bench": {
        ALONE: "bench:signature",
        "movegen": "bench:movegen",
        "eval": "bench:evaluations",
        "endings": "bench:endings",
    },
    "bearoff": {"build": "bearoff:build", "info": "bearoff:info"},
    "met": {"show": "met:show_table", "check": "met:check", "build": "met:build"},
    "hypergammon": {"build": "hypergammon:build", "info": "hypergammon:info"},
    "train": {
        "status": "train:status",
        "run": "train:run",
        "accept": "train:accept",
        "keep": "train:keep",
        "scout": "train:scout",
        "go-on": "train:go_on",
    },
    "scorebook": {
        "add": "scorebook.add:add",
        "list": "scorebook.listing:listing",
        "show": "scorebook.showing:showing",
        "edit": "scorebook.edit:edit",
        "history": "scorebook.history:history",
        "strike": "scorebook.strike:strike",
        "players": {
            ALONE: "scorebook.players:players",
            "rename": "scorebook.players:rename",
            "merge": "scorebook.players:merge",
        },
        "stats": "scorebook.stats:stats",
        "share": "scorebook.share:share",
        "unshare": "scorebook.unshare:unshare",
        "export": "scorebook.export:export",
        "import": "scorebook.taking:take_in",
    },
    "db": {"upgrade": "database:upgrade", "backup": "database:backup", "restore": "database:restore"},
}


def command_line(arguments: Sequence[str]) -> typer.Typer:
    """The command line with the verbs that the arguments name, or with all of them where they name none.

    >>> [group.name for group in command_line(["bench", "eval"]).registered_groups]
    ['bench']
    """
    app = _group("triktrak", add_completion=False, pretty_exceptions_enable=False)
    app.info.context_settings = {"help_option_names": ["-h", "--help"]}
    app.callback(invoke_without_command=True)(triktrak)
    # An option may have a value that is called like a verb, so the first one found need not be the verb.
    for verb in _named(VERBS, arguments):
        _add(app, verb, VERBS[verb], verb, arguments)
    return app


def _named(verbs: Iterable[str], arguments: Sequence[str]) -> Iterable[str]:
    return [verb for verb in verbs if verb in arguments] or verbs


def _group(verb: str, **settings: Any) -> typer.Typer:
    return typer.Typer(name=verb, help=_help(verb), no_args_is_help=False, rich_markup_mode=None, **settings)


def _add(app: typer.Typer, name: str, home: Home, sentence: str, arguments: Sequence[str] = ()) -> None:
    if isinstance(home, str) and name == ALONE:
        app.callback(invoke_without_command=True)(_loaded(home))
    elif isinstance(home, str):
        app.command(name=name, help=_help(sentence))(_loaded(home))
    else:
        group = _group(sentence, invoke_without_command=ALONE in home)
        named = {ALONE, *_named([verb for verb in home if verb != ALONE], arguments)}
        for verb, place in home.items():
            if verb in named:
                _add(group, verb, place, f"{sentence}-{verb}", arguments)
        app.add_typer(group, name=name)


def _loaded(home: str) -> Callable[..., None]:
    module, _, function = home.partition(":")
    found: Callable[..., None] = getattr(import_module(f".{module}", __package__), function)
    return found


def _help(verb: str) -> str:
    return text(f"cli-help-{verb}", language())
