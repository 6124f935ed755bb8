"""What stands on a sheet: the points of every line, counted by the rules, and who has won.

The only place where lines become points. Of a duel the rules count (`Match` folded from the actions); the sums of
chouettes and other games are here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

from msgspec import Struct
from msgspec.structs import replace

from .._core import Cube, CubeOwner, Rules, Score, points_won
from ..errors import Malformed, TriktrakError
from ..rules import Action, Award, Match, NextGame, Options, Problem, Result, Side
from ..rules.turn import End
from .records import Line, Sheet, Stake


class Game(Struct, frozen=True, kw_only=True, gc=False):
    """A line that counts, with what it was worth."""

    line: str
    """The id of the line; of a result that is known as a whole only, of the sheet."""
    points: tuple[int, ...]
    """What each player won (of a duel and of a chouette: or lost, negative)."""
    score: tuple[int, ...]
    """The sum after it; of a match, the points that each has won."""
    winner: int | None = None
    """The seat that won it; None in a chouette, and where several share the best."""
    kind: int = 0
    """1 single, 2 gammon, 3 backgammon; 0 where it is not known or means nothing."""
    cube: int = 1
    end: End | None = None
    crawford: bool = False
    """Whether it was the Crawford game."""
    played: bool = False
    """Whether its moves were written down."""
    first: int | None = None
    """The seat that moved first, where that was written down."""


class Standing(Struct, frozen=True, kw_only=True, gc=False):
    """Where a sheet stands."""

    games: tuple[Game, ...]
    score: tuple[int, ...]
    over: bool
    winner: int | None
    """The seat that won, once it is over; None when nobody is ahead."""
    crawford: bool = False
    """Whether the game to come is the Crawford game."""
    doubtful: tuple[str, ...] = ()
    """Lines that may have been written twice: of the same number as one before, from another hand."""
    misfits: tuple[str, ...] = ()
    """Lines that cannot stand on this sheet, and do not count."""
    problems: tuple[Problem, ...] = ()
    """What the rules have to say of it; a problem's game is an index of `games`, from 1."""


def standing(sheet: Sheet, lines: Iterable[Line]) -> Standing:
    """Count a sheet.

    >>> from triktrak.rules import Result, Side
    >>> two = ("01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002")
    >>> sheet = Sheet(id="01900000-0000-7000-8000-000000000003", kind="match", players=two, day="2026-05-01", length=3)
    >>> won = (Result(Side.BLACK, kind=2),)
    >>> line = Line(id="01900000-0000-7000-8000-000000000004", sheet=sheet.id, number=1, actions=won)
    >>> count = standing(sheet, [line])
    >>> count.score, count.crawford, count.over
    ((0, 2), True, False)
    """
    fitting = counting(sheet, lines := list(lines))
    count = _bare if not fitting else _duel if sheet.duel else _sums
    counted = count(sheet, fitting)
    kept = {line.id for line in fitting}
    return replace(
        _ended(sheet, counted),
        doubtful=tuple(later.id for line, later in pairwise(fitting) if line.number == later.number),
        misfits=tuple(line.id for line in lines if not line.struck and line.id not in kept),
    )


def counting(sheet: Sheet, lines: Iterable[Line]) -> list[Line]:
    """The lines that count, in their order."""
    fitting = (line for line in lines if not line.struck and misfit(sheet, line) is None)
    return sorted(fitting, key=lambda line: (line.number, line.id))


def misfit(sheet: Sheet, line: Line) -> TriktrakError | None:
    """Why a line cannot stand on a sheet; None when it can.

    >>> from triktrak.rules import Result, Side
    >>> ids = [f"01900000-0000-7000-8000-00000000000{n}" for n in range(5)]
    >>> sheet = Sheet(id=ids[0], kind="other", game="Hearts", players=tuple(ids[1:4]), day="2026-05-01", low_wins=True)
    >>> print(misfit(sheet, Line(id=ids[4], sheet=ids[0], number=1, points=(3, 5))))
    There are 2 numbers of points for 3 players
    """
    players = len(sheet.players)
    if line.sheet != sheet.id:
        return Malformed("book_other_sheet", line=line.id, sheet=sheet.id)
    if sheet.duel:
        return _misfit_of_duel(sheet, line)
    if line.actions:
        return Malformed("book_no_duel", kind=sheet.kind)
    if sheet.kind == "other":
        fits = len(line.points) == players and not line.stakes
        return None if fits else Malformed("book_points", count=len(line.points), players=players)
    seats = [stake.seat for stake in line.stakes]
    fits = line.box is not None and max([line.box, *seats]) < players and line.box not in seats
    fits = fits and 0 < len(seats) == len(set(seats)) and line.captain in (None, *seats) and not line.points
    return None if fits else Malformed("book_chouette")


def _misfit_of_duel(sheet: Sheet, line: Line) -> TriktrakError | None:
    if not line.actions or line.stakes or line.points:
        return Malformed("book_no_result")
    if any(isinstance(action, NextGame) for action in line.actions):
        return Malformed("book_two_games")
    try:
        # Only what states a whole board can be impossible to keep.
        if any(not isinstance(action, Result | Award) for action in line.actions):
            _match(sheet, [line])
    except TriktrakError as error:
        return error
    return None


def match_of(sheet: Sheet, lines: Iterable[Line], names: tuple[str, str] = ("", "")) -> Match:
    """The match that the lines of a duel make, struck ones left out, in the order they are counted in."""
    return _match(sheet, counting(sheet, lines), names)


def _match(sheet: Sheet, lines: Sequence[Line], names: tuple[str, str] = ("", "")) -> Match:
    actions: list[Action] = []
    for line in lines:
        actions += [NextGame(), *line.actions] if actions else line.actions
    options = Options(
        length=sheet.length,
        crawford=sheet.crawford,
        jacoby=None if sheet.length else sheet.jacoby,
        beavers=sheet.beavers and not sheet.length,
        max_cube=sheet.max_cube,
        variant=sheet.variant,
        players=names,
        source="record",
    )
    return Match.replay(options, actions)


def _duel(sheet: Sheet, lines: Sequence[Line]) -> Standing:
    match = _match(sheet, lines)
    games = []
    score = (0, 0)
    for line, game in zip(lines, match.games, strict=False):
        if game.winner is None:
            continue
        white = game.points if game.winner is Side.WHITE else -game.points
        score = (game.score_after.white, game.score_after.black)
        games.append(
            Game(
                line=line.id,
                points=(white, -white),
                score=score,
                winner=int(game.winner),
                kind=game.kind,
                cube=game.cube,
                end=game.end,
                crawford=game.crawford,
                played=game.played > 0,
                first=None if game.first is None else int(game.first),
            )
        )
    next_game = match if match.over else match.apply(NextGame())
    return Standing(
        games=tuple(games),
        score=score,
        over=match.over,
        winner=None if match.winner is None else int(match.winner),
        crawford=not match.over and next_game.crawford,
        problems=match.problems,
    )


def _sums(sheet: Sheet, lines: Sequence[Line]) -> Standing:
    each = [_chouette(sheet, line) if sheet.kind == "chouette" else line.points for line in lines]
    sums = list(accumulate(each, _plus))
    games = [
        Game(
            line=line.id, points=points, score=score, winner=_best(points, sheet.low_wins) if not line.stakes else None
        )
        for line, points, score in zip(lines, each, sums, strict=True)
    ]
    over = sheet.target > 0 and max(sums[-1]) >= sheet.target
    return Standing(games=tuple(games), score=sums[-1], over=over, winner=None)


def _chouette(sheet: Sheet, line: Line) -> tuple[int, ...]:
    points = [0] * len(sheet.players)
    agreed = Options(jacoby=sheet.jacoby, max_cube=sheet.max_cube).rules
    for stake in line.stakes:
        won = worth(stake, agreed)
        points[stake.seat] += won
        if line.box is not None:
            points[line.box] -= won
    return tuple(points)


def worth(stake: Stake, agreed: Rules) -> int:
    """What a member of the team won with it, or lost.

    >>> worth(Stake(1, won=False, kind=2, cube=4), Rules()), worth(Stake(1, won=True, kind=2), Rules(jacoby=True))
    (-8, 1)
    """
    kind = 1 if stake.end == "drop" else stake.kind
    # Who owns it is not known; that a player turned it is all that Jacoby's rule depends on.
    owner = CubeOwner.OWN if stake.cube > 1 else CubeOwner.CENTRE
    points = points_won(kind, Cube(stake.cube, owner), Score.money(), agreed)
    return points if stake.won else -points


def _plus(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _best(points: tuple[int, ...], low_wins: bool) -> int | None:
    """The seat with the best of these points; None where several have them."""
    best = min(points) if low_wins else max(points)
    return points.index(best) if points.count(best) == 1 else None


def _bare(sheet: Sheet, _: Sequence[Line]) -> Standing:
    """A sheet without lines: as its quick entry says, or not begun."""
    score = sheet.final or (0,) * len(sheet.players)
    return Standing(games=(), score=score, over=reached(sheet, score), winner=None)


def reached(sheet: Sheet, score: Sequence[int]) -> bool:
    """Whether a side has all the points that a match goes to."""
    return sheet.length > 0 and max(score) >= sheet.length


def after_end(sheet: Sheet, lines: Iterable[Line]) -> int | None:
    """The first game of a match that comes after its end; None where each could be played.

    Who was given the match before its end has nothing to do with it.
    """
    games = standing(replace(sheet, closed=False, winner=None), lines).games[:-1]
    return next((at + 2 for at, game in enumerate(games) if reached(sheet, game.score)), None)


def decided(sheet: Sheet, counted: Standing) -> bool:
    """Whether somebody won a duel: who was ahead when a match was left unfinished has not won it."""
    won = sheet.winner is not None or not sheet.length or reached(sheet, counted.score)
    return counted.over and counted.winner is not None and won


def _ended(sheet: Sheet, counted: Standing) -> Standing:
    over = counted.over or sheet.closed or sheet.winner is not None or bool(sheet.final and not counted.games)
    over = over or (sheet.kind == "single" and bool(counted.games))
    if not over:
        return counted
    winner = counted.winner
    if winner is None:
        winner = sheet.winner if sheet.winner is not None else _best(counted.score, sheet.low_wins)
    return replace(counted, over=True, winner=winner, crawford=False)
