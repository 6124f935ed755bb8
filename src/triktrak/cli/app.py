"""The one place where a fault becomes a line and an exit code."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path

import typer

from ..errors import Malformed, TriktrakError
from .output import refuse, system_fault
from .usage import check_stated, usage_fault
from .verbs import command_line


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 2 with one line that says what was wrong.

    >>> main(["plays", "4HPwATDgc/ABMA", "77"])
    2
    """
    arguments = [_labelled(argument) for argument in (sys.argv[1:] if arguments is None else arguments)]
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal lacks, or a file name that is no text, must not stop a sentence.
            stream.reconfigure(errors="backslashreplace")
    try:
        _check_text(arguments)
        if "scorebook" in arguments:
            check_stated(arguments)
        command = typer.main.get_command(command_line(arguments))
        return int(command.main(args=arguments, prog_name="triktrak", standalone_mode=False) or 0)
    except TriktrakError as error:
        return refuse(error, _wanted(arguments))
    except typer.Abort:
        return 130
    except typer.TyperException as error:
        return refuse(usage_fault(error), _wanted(arguments))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`triktrak … | head`); nothing is left to say to it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return refuse(system_fault(error), _wanted(arguments))
    except UnicodeEncodeError as error:
        # A file name may be any bytes; the database takes names that are text.
        return refuse(TriktrakError("system", reason=str(error)), _wanted(arguments))


def _open_closed_streams() -> None:
    """Give a stream that was closed for us (`>&-`) the null device.

    Python has None in its place, and prints what is meant for standard error on standard output then.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  as long as the program runs


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
