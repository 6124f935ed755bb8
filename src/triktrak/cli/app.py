"""The verbs of `triktrak` and the one place where a fault becomes a line and an exit code."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from ..errors import Malformed, TriktrakError
from ..text import text
from . import bearoff, bench, boards, database, judgement, train
from .arena import arena
from .output import language, line, refuse, system_fault
from .play import play
from .replay import replay

_LANG = language()


def _help(verb: str) -> str:
    return text(f"cli-help-{verb}", _LANG)


app = typer.Typer(
    name="triktrak",
    help=_help("triktrak"),
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
db = typer.Typer(help=_help("db"), no_args_is_help=False, rich_markup_mode=None)
training = typer.Typer(help=_help("train"), no_args_is_help=False, rich_markup_mode=None)
tables = typer.Typer(help=_help("bearoff"), no_args_is_help=False, rich_markup_mode=None)
benches = typer.Typer(help=_help("bench"), invoke_without_command=True, rich_markup_mode=None)

Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help=_help("port"), show_default=False)]
Host = Annotated[str, typer.Option("--host", help=_help("host"))]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=_help("no-browser"))]
Lan = Annotated[bool, typer.Option("--lan", help=_help("lan"))]
Https = Annotated[bool, typer.Option("--https", help=_help("https"))]
Cert = Annotated[Path | None, typer.Option("--cert", help=_help("cert"), show_default=False)]
Key = Annotated[Path | None, typer.Option("--key", help=_help("key"), show_default=False)]


@app.callback(invoke_without_command=True)
def _triktrak(
    context: typer.Context,
    *,
    port: Port = None,
    no_browser: NoBrowser = False,
    lan: Lan = False,
    https: Https = False,
    cert: Cert = None,
    key: Key = None,
    version: Annotated[bool, typer.Option("--version", help=_help("version"))] = False,
) -> None:
    if version:
        from .. import __version__

        line(f"triktrak {__version__}")
    elif context.invoked_subcommand is None:
        serve(port=port, no_browser=no_browser, lan=lan, https=https, cert=cert, key=key)


@app.command(help=_help("serve"))
def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = None,
    no_browser: NoBrowser = False,
    lan: Lan = False,
    https: Https = False,
    cert: Cert = None,
    key: Key = None,
) -> None:
    """Serve the board, and open it where there is a display."""
    # Imported here: the verbs that need no server must not wait for one to load.
    from ..server.run import Network
    from ..server.run import serve as run

    raise typer.Exit(run(host, port, not no_browser, network=Network(lan, https, cert, key)))


app.command(help=_help("play"))(play)
app.command(help=_help("plays"))(boards.plays)
app.command(help=_help("replay"))(replay)
app.command(help=_help("eval"), name="eval")(judgement.evaluate)
app.command(help=_help("rank"))(judgement.rank)
app.command(help=_help("perft"))(boards.perft)
app.command(help=_help("arena"))(arena)
benches.callback(invoke_without_command=True)(bench.signature)
benches.command(help=_help("bench-movegen"), name="movegen")(bench.movegen)
benches.command(help=_help("bench-eval"), name="eval")(bench.evaluations)
benches.command(help=_help("bench-endings"), name="endings")(bench.endings)
app.add_typer(benches, name="bench")
tables.command(help=_help("bearoff-build"))(bearoff.build)
tables.command(help=_help("bearoff-info"))(bearoff.info)
app.add_typer(tables, name="bearoff")
training.command(help=_help("train-status"))(train.status)
training.command(help=_help("train-run"))(train.run)
training.command(help=_help("train-accept"))(train.accept)
training.command(help=_help("train-keep"))(train.keep)
training.command(help=_help("train-go-on"), name="go-on")(train.go_on)
app.add_typer(training, name="train")
db.command(help=_help("db-upgrade"))(database.upgrade)
db.command(help=_help("db-backup"))(database.backup)
db.command(help=_help("db-restore"))(database.restore)
app.add_typer(db, name="db")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 2 with one line that says what was wrong.

    >>> main(["plays", "4HPwATDgc/ABMA", "77"])
    2
    """
    arguments = [_labelled(argument) for argument in (sys.argv[1:] if arguments is None else arguments)]
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal lacks, or a file name that is no text, must not stop a sentence.
            stream.reconfigure(errors="backslashreplace")
    command = typer.main.get_command(app)
    try:
        _check_text(arguments)
        return int(command.main(args=arguments, prog_name="triktrak", standalone_mode=False) or 0)
    except TriktrakError as error:
        return refuse(error, _wanted(arguments))
    except typer.Abort:
        return 130
    except typer.TyperException as error:
        # Usage errors can name the option they are about; the base class cannot.
        describe = getattr(error, "format_message", error.__str__)
        message = " ".join(describe().split())
        print(f"triktrak: {message}", file=sys.stderr)  # noqa: T201  the command line's own voice
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`triktrak … | head`); nothing is left to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return refuse(system_fault(error))
    except UnicodeEncodeError as error:
        # A file name may be any bytes; the database takes names that are text.
        return refuse(TriktrakError("system", reason=str(error)))


def _labelled(argument: str) -> str:
    """An XGID without its label begins with a dash, and would be taken for an option."""
    return f"XGID={argument}" if argument.startswith("-") and argument.count(":") > 7 else argument


def _check_text(arguments: list[str]) -> None:
    """Refuse bytes that are no text, which arrive as lone surrogates and which the core cannot be handed.

    The name of a file that exists may have them.
    """
    for argument in arguments:
        if any("\ud800" <= letter <= "\udfff" for letter in argument) and not Path(argument).exists():
            raise Malformed("not_text", text=argument)


def _wanted(arguments: list[str]) -> str | None:
    """The value of --lang, which a fault message needs although the verb never got to read it."""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
    return None
