"""`triktrak play`: a match in the terminal, against the program or for two people at one keyboard."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from msgspec.structs import replace

from ..directories import data_directory
from ..engine import LEVELS, Bot
from ..engine.external import GNUBG, opponent_named
from ..engine.hypergammon import check_plays
from ..rules import Match
from ..server.dice import SeededDice, SystemDice
from ..store.lock import DataLock
from ..text import text
from .output import Lang, language
from .terminal import Session, kept, spoken
from .terminal.counsel import Counsel
from .terminal.kept import Kept
from .terminal.people import People
from .terminal.screen import Screen, screen
from .terminal.words import read, words

_LOCK = "terminal.lock"


def _help(option: str) -> str:
    return text(f"cli-help-play-{option}", language())


def _option(name: str) -> str:
    return text(f"option-{name}", language())


def play(  # noqa: PLR0913  each an option of the command line
    *,
    length: Annotated[int, typer.Option("--length", "-n", min=0, max=64, help=_help("length"))] = 3,
    level: Annotated[str, typer.Option("--level", help=_help("level") + ": " + ", ".join(LEVELS))] = "beginner",
    engine: Annotated[
        str | None,
        typer.Option("--engine", metavar="PROGRAM", help=text("cli-help-engine", language()), show_default=False),
    ] = None,
    tutor: Annotated[
        float | None, typer.Option("--tutor", metavar="COST", min=0.0, help=_help("tutor"), show_default=False)
    ] = None,
    two: Annotated[bool, typer.Option("--two", help=_help("two"))] = False,
    new: Annotated[bool, typer.Option("--new", help=_help("new"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=_help("plain"))] = False,
    seed: Annotated[int | None, typer.Option("--seed", help=_help("seed"), show_default=False)] = None,
    crawford: Annotated[bool, typer.Option("--crawford/--no-crawford", help=_option("crawford"))] = True,
    holland: Annotated[bool, typer.Option("--holland", help=_option("holland"))] = False,
    jacoby: Annotated[
        bool | None, typer.Option("--jacoby/--no-jacoby", help=_option("jacoby"), show_default=False)
    ] = None,
    beavers: Annotated[bool, typer.Option("--beavers", help=_option("beavers"))] = False,
    raccoons: Annotated[bool, typer.Option("--raccoons", help=_option("raccoons"))] = False,
    auto_doubles: Annotated[int, typer.Option("--auto-doubles", min=0, help=_option("auto-doubles"))] = 0,
    max_cube: Annotated[int, typer.Option("--max-cube", help=_help("max-cube"))] = 4096,
    variant: Annotated[str, typer.Option("--variant", help=_help("variant"))] = "standard",
    lang: Lang = None,
) -> None:
    """Play a match in the terminal; one that was left can be gone on with."""
    reader = language(lang)
    wanted: Any = {"jacoby": jacoby, "variant": variant}
    match = Match.start(
        length,
        crawford=crawford,
        holland=holland,
        beavers=beavers,
        raccoons=raccoons,
        auto_doubles=auto_doubles,
        max_cube=max_cube,
        **wanted,
    )
    if not two:
        opponent_named(engine or level)
    begun = Kept(options=match.options, level=None if two else engine or level, seed=seed)
    shown = screen(plain)
    with DataLock(data_directory(), _LOCK) as lock:
        if not lock.held:
            shown.say(text("term-elsewhere", reader))
        left = kept.load() if lock.held and not new else None
        raise typer.Exit(_guarded(begun, left, shown, reader, keeps=lock.held, tutor=tutor))


def _guarded(begun: Kept, left: Kept | None, shown: Screen, lang: str, *, keeps: bool, tutor: float | None) -> int:
    """Play, and take leave when somebody stops, by a word, by the end of the input or by Ctrl-C."""
    code = 0
    try:
        going = left if left is not None and _goes_on(left, shown, lang) else begun
        if _play(going, shown, lang, keeps=keeps, tutor=tutor):
            return 0
    except EOFError:
        shown.say("")
    except KeyboardInterrupt:
        shown.say("")
        code = 130
    if keeps and kept.path().is_file():
        shown.say(text("term-kept", lang))
    return code


def _play(going: Kept, shown: Screen, lang: str, *, keeps: bool, tutor: float | None) -> bool:
    """Play a match on; True when it has come to its end."""
    people = _people(going.level, lang)
    if going.level is not None:
        check_plays(going.options.variant)
    bot = None if going.level is None else Bot(opponent_named(going.level))
    counsel = None if bot is None else Counsel(above=tutor)
    dice = SystemDice() if going.seed is None else SeededDice(going.seed)
    match = going.match
    _greet(match, people, going, shown)

    def keep(now: Match) -> None:
        if keeps:
            kept.save(replace(going, actions=now.actions))

    finished = Session(match, people, bot, dice, shown, keep, counsel=counsel).play()
    if finished and keeps:
        kept.forget()
    return finished


def _greet(match: Match, people: People, going: Kept, shown: Screen) -> None:
    shown.say(_against(going.level, people.lang))
    shown.say(spoken.score(match, people))
    shown.say(text("term-welcome", people.lang, {"help": words("help", people.lang)[0]}))


def _people(level: str | None, lang: str) -> People:
    named = {} if level is None or level.partition(":")[0] != GNUBG else {"program": "GNU Backgammon"}
    return People(lang, two=level is None, **named)


def _against(level: str | None, lang: str) -> str:
    if level is None:
        return text("term-two", lang)
    if level in LEVELS:
        return text("term-against", lang, {"level": text(f"level-{level}", lang)})
    return text("term-against-program", lang, {"program": level})


def _goes_on(left: Kept, shown: Screen, lang: str) -> bool:
    """Ask whether to go on with the match that was left."""
    people = _people(left.level, lang)
    shown.say(text("term-unfinished", lang))
    shown.say(spoken.score(left.match, people))
    choices = [words(command, lang) for command in ("accept", "refuse")]
    while True:
        command = read(shown.ask(text("term-go-on", lang, {"yes": choices[0][1], "no": choices[1][1]})), lang)
        if command is not None and command.name in ("accept", "refuse"):
            return command.name == "accept"
        if command is not None and command.name == "quit":
            raise EOFError
