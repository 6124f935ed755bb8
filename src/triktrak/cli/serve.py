"""`triktrak serve`, and `triktrak` alone: the board in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..text import text
from .output import language, line


def _help(option: str) -> str:
    return text(f"cli-help-{option}", language())


Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help=_help("port"), show_default=False)]
Host = Annotated[str, typer.Option("--host", help=_help("host"))]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=_help("no-browser"))]
Lan = Annotated[bool, typer.Option("--lan", help=_help("lan"))]
Https = Annotated[bool, typer.Option("--https", help=_help("https"))]
Cert = Annotated[Path | None, typer.Option("--cert", help=_help("cert"), show_default=False)]
Key = Annotated[Path | None, typer.Option("--key", help=_help("key"), show_default=False)]


def triktrak(
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
    """Without a verb: serve the board."""
    if version:
        from .. import __version__

        line(f"triktrak {__version__}")
    elif context.invoked_subcommand is None:
        serve(port=port, no_browser=no_browser, lan=lan, https=https, cert=cert, key=key)


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
