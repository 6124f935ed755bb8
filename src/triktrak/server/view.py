"""A seat's view of a table: the match as it is shown, with everything that may be done and what it would cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

import msgspec
from msgspec import UNSET

from ..engine.level import name_today
from ..rules import ACTION_TYPES, WHITE, Match, Phase, Side, tag
from ..store.port import Header
from .events import last_turn, side_no
from .protocol_view import (
    ActionName,
    CubeView,
    GameResult,
    Level,
    Offer,
    Outcome,
    Pair,
    RulesView,
    Seats,
    SideNo,
    Stakes,
    View,
)
from .standing import Standing

_LEVELS: tuple[Level, ...] = get_args(Level)


def view(standing: Standing, seats: Seats) -> View:
    """Return what the holder of `seats` sees of a match."""
    header, match = standing.header, standing.match
    game = match.game
    legal = _legal(match, seats)
    mine, theirs = game.position.sides
    pips = game.position.pips
    if game.on_roll is Side.BLACK:
        mine, theirs, pips = theirs, mine, pips[::-1]
    options = match.options
    shown = _shown(match, match.score)
    return View(
        seq=standing.head,
        dn=standing.dn,
        seats=seats,
        me=seats[0] if seats else 0,
        names=(header.seats[0].name, header.seats[1].name),
        bot=(header.seats[0].player is None, header.seats[1].player is None),
        level=level_of(header),
        length=match.length,
        score=shown,
        away=None if options.money else (match.length - shown[0], match.length - shown[1]),
        crawford=game.crawford,
        post_crawford=game.post_crawford,
        game=game.number,
        money=options.money,
        rules=RulesView(
            options.crawford,
            options.holland,
            game.rules.jacoby,
            options.beavers,
            options.raccoons,
            options.auto_doubles,
            options.max_cube,
            options.variant,
        ),
        board=(list(mine), list(theirs)),
        pips=(pips[0], pips[1]),
        race=game.position.race,
        xgid=match.situation.xgid,
        cube=CubeView(
            game.cube,
            None if game.cube_owner is None else side_no(game.cube_owner),
            game.offered,
            not options.has_cube or match.length == 1,
        ),
        phase=game.phase.value,
        on_roll=None if game.on_roll is None else side_no(game.on_roll),
        to_act=None if match.to_act is None else side_no(match.to_act),
        dice=None if game.dice is None else (game.dice.d1, game.dice.d2),
        legal=legal,
        takeback=bool(seats) and standing.may_take_back,
        tree=_tree(match) if "play" in legal else None,
        stakes=_stakes(match, legal),
        last=last_turn(game),
        moves=list(standing.lines),
        result=_result(match),
    )


def _legal(match: Match, seats: Seats) -> list[ActionName]:
    allowed = match.legal_actions()
    mine = {kind for seat in seats for kind in allowed[seat]}
    return [cast(ActionName, tag(kind)) for kind in ACTION_TYPES if kind in mine]


def _tree(match: Match) -> msgspec.Raw:
    game = match.game
    assert game.dice is not None
    return msgspec.Raw(game.position.step_tree(game.dice).wire())


def _stakes(match: Match, legal: list[ActionName]) -> Stakes:
    game = match.game
    offered = game.offered if game.offered is not None else UNSET
    redoubled = game.double_value
    return Stakes(
        double=redoubled if "double" in legal else UNSET,
        take=offered if "take" in legal else UNSET,
        drop=_outcome(match, game.to_act, game.drop_points) if "drop" in legal else UNSET,
        beaver=redoubled if "beaver" in legal else UNSET,
        raccoon=redoubled if "raccoon" in legal else UNSET,
        resign=_resignations(match) if "resign" in legal else UNSET,
        offer=_offer(match) if game.phase is Phase.RESIGNING else UNSET,
    )


def _resignations(match: Match) -> list[Outcome]:
    game = match.game
    return [_outcome(match, game.to_act, game.resign_points(level)) for level in (1, 2, 3)]


def _offer(match: Match) -> Offer:
    game = match.game
    lost = _outcome(match, game.on_roll, game.resign_points(game.resign_offer))
    return Offer(game.resign_offer, lost.points, lost.score, lost.over)


def _outcome(match: Match, loser: Side | None, points: int) -> Outcome:
    assert loser is not None
    score = match.game.before.after_game(points, loser is not WHITE, match.options.crawford)
    return Outcome(points, _shown(match, (score.own, score.theirs)), score.over)


def _shown(match: Match, score: Sequence[int]) -> Pair:
    # The surplus over the length of a match is void, and stays in the log only.
    most = match.length or max(score)
    return min(score[0], most), min(score[1], most)


def _result(match: Match) -> GameResult | None:
    game = match.game
    if game.winner is None or game.end is None:
        return None
    return GameResult(side_no(game.winner), game.kind, game.points, game.end, match.over)


def level_of(header: Header) -> Level | None:
    """Return how strong the program plays in a match; None in one between people.

    A level that a later version knows and this one does not is played by the strongest.
    """
    stored = next((seat.level for seat in header.seats if seat.player is None), None)
    if stored is None:
        return None
    return next((level for level in _LEVELS if level == name_today(stored)), _LEVELS[-1])


def seats_of(header: Header, player: object) -> Seats:
    """Return the seats a player holds, both when two people share their screen."""
    sides: tuple[SideNo, SideNo] = (0, 1)
    return [side for side in sides if header.seats[side].player == player]
