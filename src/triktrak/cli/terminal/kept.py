"""The match that is under way in the terminal, kept in the data directory until it is over.

One match, in one file of JSON: the conditions and every action; the board follows from them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ...directories import data_directory
from ...engine.external import opponent_named
from ...engine.level import name_today
from ...errors import Malformed, TriktrakError
from ...files import write_whole
from ...rules import Action, Match, Options

NAME = "terminal.json"


class Kept(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match with what goes on with it: the opponent (None: two people), the seed of the dice."""

    v: int = 1
    options: Options
    level: str | None
    seed: int | None
    actions: tuple[Action, ...] = ()

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return Match.replay(self.options, self.actions)


def path() -> Path:
    """Return the file, which need not exist."""
    return data_directory() / NAME


def load() -> Kept | None:
    """Return the match that was left, None where there is none; Malformed when the file cannot be read."""
    try:
        kept = msgspec.json.decode(path().read_bytes(), type=Kept)
        if kept.level is not None:
            today = name_today(kept.level)
            opponent_named(today)
            kept = replace(kept, level=today)
        over = kept.match.over
    except FileNotFoundError:
        return None
    except (msgspec.MsgspecError, UnicodeError, TriktrakError) as error:
        raise Malformed("kept_match", path=str(path()), reason=str(error)) from error
    return None if over else kept


def save(kept: Kept) -> None:
    """Put the match in the file's place, all of it or nothing."""
    target = path()
    target.parent.mkdir(parents=True, exist_ok=True)
    write_whole(target, msgspec.json.encode(kept))


def forget() -> None:
    """Keep no match any more."""
    path().unlink(missing_ok=True)
