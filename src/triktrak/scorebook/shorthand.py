"""Games as one types them: a word a game, `A` a game to Anna, `B2x4` a gammon to Bo with the cube on 4.

    GAME   WHO [KIND] [xCUBE] [/ or ~]     KIND 1 single, 2 gammon, 3 backgammon; / the double was dropped, ~ resigned
    WHO    as many letters of a name as it takes, without its blanks; or #1, #2 by the place at the table
    ROUND  POINTS,POINTS,…                 of another game, one a player
    BOX    WHO:WHO+[KIND][xCUBE][/ or ~],WHO-…   of a chouette: who has the box, then what each member of the team
                                           won (+) or lost (-), the captain first

Letters are read as a name as far as they can be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..errors import Malformed
from ..rules import Result

_WORTH = re.compile(r"(?P<kind>[123])?(?:x(?P<cube>[0-9]{1,6}))?(?P<end>[/~])?")
_SCORE = re.compile(r"[0-9]{1,7}(?:[-–:][0-9]{1,7})+|-?[0-9]{1,7}(?:,-?[0-9]{1,7})+")  # noqa: RUF001  the dash of scores and days
_ENDS = {"/": "drop", "~": "resign", None: "bear-off"}
_SIGNS = {"drop": "/", "resign": "~", "bear-off": ""}


def read_games(text: str, names: Sequence[str]) -> list[dict[str, object]]:
    """The fields of a line for each game between two.

    >>> [game["actions"] for game in read_games("A2x4 bo", ["Anna", "Bo"])]
    [[{'t': 'result', 'winner': 0, 'kind': 2, 'cube': 4, 'end': 'bear-off'}], \
[{'t': 'result', 'winner': 1, 'kind': 1, 'cube': 1, 'end': 'bear-off'}]]
    """
    return [{"actions": [{"t": "result", "winner": seat, **worth}]} for seat, worth in _games(text, names)]


def write_game(result: Result, names: Sequence[str]) -> str:
    """The word for a game, with no more of the name than it takes.

    >>> from triktrak.rules import Side
    >>> write_game(Result(Side.BLACK, cube=2, end="drop"), ["Anna", "Annabel"])
    'Annab1x2/'
    """
    own, other = (_bare(names[seat]) for seat in (int(result.winner), 1 - int(result.winner)))
    heads = (own[:length] for length in range(1, len(own) + 1))
    clear = (head for head in heads if not other.startswith(head) and not _WORTH.fullmatch(head[-1]) and head[0] != "#")
    who = next(clear, f"#{int(result.winner) + 1}")
    cube = f"x{result.cube}" if result.cube > 1 else ""
    return f"{who[0].upper()}{who[1:]}{result.kind}{cube}{_SIGNS[result.end]}"


def read_rounds(text: str, players: int) -> list[dict[str, object]]:
    """The fields of a line for each round of another game.

    >>> read_rounds("3,5,2 -4,0,1", 3)
    [{'points': [3, 5, 2]}, {'points': [-4, 0, 1]}]
    """
    rounds: list[dict[str, object]] = []
    for word in text.split():
        points = _numbers(word) if "," in word else None
        if points is None:
            raise Malformed("book_shorthand_round", text=word)
        if len(points) != players:
            raise Malformed("book_points", count=len(points), players=players)
        rounds.append({"points": points})
    return rounds


def read_chouette(text: str, names: Sequence[str]) -> list[dict[str, object]]:
    """The fields of a line for each game of a chouette.

    >>> read_chouette("A:B+2x2,C-", ["Anna", "Bo", "Cas"])[0]["stakes"]
    [{'seat': 1, 'won': True, 'kind': 2, 'cube': 2, 'end': 'bear-off'}, \
{'seat': 2, 'won': False, 'kind': 1, 'cube': 1, 'end': 'bear-off'}]
    """
    lines = []
    for word in text.split():
        box, colon, team = word.partition(":")
        if not colon:
            raise Malformed("book_shorthand_box", text=word)
        stakes = []
        for member in team.split(","):
            who, sign, worth = _split_sign(member)
            stakes.append({"seat": _seat(who, names), "won": sign == "+", **_worth(worth, word)})
        lines.append({"box": _seat(box, names), "captain": stakes[0]["seat"], "stakes": stakes})
    return lines


def read_score(text: str, players: int) -> list[int]:
    """The points of each player at the end.

    >>> read_score("7-4", 2), read_score("12,-4,-8", 3)
    ([7, 4], [12, -4, -8])
    """
    points = _numbers(text.strip())
    if points is None:
        raise Malformed("book_shorthand_score", text=text)
    if len(points) != players:
        raise Malformed("book_points", count=len(points), players=players)
    return points


def _games(text: str, names: Sequence[str]) -> Iterator[tuple[int, dict[str, object]]]:
    for word in text.replace(",", " ").split():
        found: list[tuple[int, int, str]] = []
        for length in range(len(word), 0, -1):
            rest = word[length:]
            if _WORTH.fullmatch(rest):
                found += [(seat, length, rest) for seat in _seats(word[:length], names)]
        if not found:
            raise Malformed("book_shorthand", text=word, players=tuple(names))
        longest = [each for each in found if each[1] == found[0][1]]
        if len(longest) > 1:
            raise Malformed("book_shorthand_who", text=word, players=tuple(names[seat] for seat, *_ in longest))
        seat, _, rest = longest[0]
        yield seat, _worth(rest, word)


def _worth(text: str, word: str) -> dict[str, object]:
    match = _WORTH.fullmatch(text)
    if match is None or (match["end"] == "/" and match["kind"] not in (None, "1")):
        raise Malformed("book_shorthand_worth", text=word)
    return {"kind": int(match["kind"] or 1), "cube": int(match["cube"] or 1), "end": _ENDS[match["end"]]}


def _split_sign(member: str) -> tuple[str, str, str]:
    at = max(member.rfind("+"), member.rfind("-"))
    if at < 1:
        raise Malformed("book_shorthand_stake", text=member)
    return member[:at], member[at], member[at + 1 :]


def _seat(head: str, names: Sequence[str]) -> int:
    seats = _seats(head, names)
    if len(seats) != 1:
        code = "book_shorthand_who" if seats else "book_shorthand"
        raise Malformed(code, text=head, players=tuple(names[seat] for seat in seats) or tuple(names))
    return seats[0]


def _seats(head: str, names: Sequence[str]) -> list[int]:
    """Whom some letters may mean; the whole name means one, though another goes on from there."""
    if head.startswith("#"):
        return [seat for seat in range(len(names)) if head == f"#{seat + 1}"]
    wanted = _bare(head)
    whole = [seat for seat, name in enumerate(names) if _bare(name) == wanted]
    return whole or [seat for seat, name in enumerate(names) if wanted and _bare(name).startswith(wanted)]


def _bare(name: str) -> str:
    return "".join(name.casefold().split())


def _numbers(text: str) -> list[int] | None:
    if not _SCORE.fullmatch(text):
        return None
    return [int(number) for number in (text.split(",") if "," in text else re.split("[-–:]", text))]  # noqa: RUF001  the dash of scores and days
