"""The requests around an invitation: one's own, and that of the link one was sent."""

from __future__ import annotations

from uuid import UUID

import msgspec
from fastapi import APIRouter, Request, Response

from ..rules import decode_options
from ..store.port import Invitation
from .config import Config, hostname, is_loopback
from .guests import Visitor
from .http_types import Conditions, Created, InvitationView, Invited, Joining
from .invitations import Invitations


def routes(visitor: Visitor, invitations: Invitations, config: Config) -> APIRouter:
    """Return the requests under /api/matches/…/invitation and /api/invitations."""
    router = APIRouter()

    @router.get("/api/matches/{match}/invitation")
    async def mine(match: UUID, request: Request, response: Response) -> InvitationView:
        """Your invitation that nobody has accepted yet; the link is not kept and cannot be asked for."""
        player = await visitor(request, response)
        return _view(await invitations.own(match, player.id), player.id)

    @router.post("/api/matches/{match}/invitation")
    async def renew(match: UUID, request: Request, response: Response) -> Invited:
        """Give your invitation a new link; the old one leads nowhere."""
        player = await visitor(request, response)
        return invited(config, request, *await invitations.renew(match, player.id))

    @router.delete("/api/matches/{match}/invitation", status_code=204)
    async def withdraw(match: UUID, request: Request, response: Response) -> None:
        """Take your invitation back."""
        player = await visitor(request, response)
        await invitations.withdraw(match, player.id)

    @router.get("/api/invitations/{token}")
    async def look(token: str, request: Request, response: Response) -> InvitationView:
        """What a link invites to; looking does not use it up."""
        player = await visitor(request, response)
        return _view(await invitations.look(token), player.id)

    @router.post("/api/invitations/{token}", status_code=201)
    async def join(token: str, joining: Joining, request: Request, response: Response) -> Created:
        """Sit down: the match begins, and the link is used up."""
        player = await visitor(request, response)
        return Created(id=str(await invitations.join(token, player.id, joining.name)))

    return router


def invited(config: Config, request: Request, invitation: Invitation, token: str) -> Invited:
    """Return the link to hand on, with an address that the friend's device can reach where there is one."""
    base = config.outward(request.headers.get("host", ""))
    here = is_loopback(hostname(base.partition("://")[2]))
    own = config.tls is not None and config.tls.authority is not None
    return Invited(
        link=f"{base}/join/{token}",
        here=here,
        trust=f"{base}/certificate" if own and not here else None,
        expires=invitation.expires_us / 1e6,
    )


def _view(invitation: Invitation, reader: UUID) -> InvitationView:
    options = decode_options(invitation.options)
    conditions = msgspec.structs.asdict(options) | {"jacoby": options.rules.jacoby}
    return InvitationView(
        match=str(invitation.match),
        name=invitation.name,
        own=invitation.inviter == reader,
        expires=invitation.expires_us / 1e6,
        conditions=Conditions(**{name: conditions[name] for name in Conditions.model_fields}),
    )
