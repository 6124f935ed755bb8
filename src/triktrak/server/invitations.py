"""Invitations: a match that begins when a friend sits down, by a link that works once.

The link's token is random and only its hash is kept. Looking at an invitation never uses it up, since mail and
chat programs open every link they carry; sitting down is a deed of its own. Knows no HTTP.
"""

from __future__ import annotations

import hashlib
import secrets
from uuid import UUID, uuid4

import msgspec

from ..errors import TriktrakError
from ..rules import Options, decode_options, encode_options
from ..store.port import ConflictError, Header, Invitation, Seat, Store
from .clock import Clock
from .names import own_name
from .tables import Tables

LIFE_S = 7 * 24 * 3600
"""How long a link works."""


class Invitations:
    """Makes invitations and lets people sit down on them."""

    def __init__(self, store: Store, tables: Tables, now_us: Clock) -> None:
        self._store = store
        self._tables = tables
        self._now_us = now_us

    async def invite(self, inviter: UUID, name: str, options: Options) -> tuple[Invitation, str]:
        """Keep a seat free; returns the invitation and the token of its link."""
        now = self._now_us()
        data = encode_options(options)
        invitation = Invitation(
            uuid4(), inviter, own_name(name), options.variant, options.length, data, now, now + LIFE_S * 1_000_000
        )
        return await self._with_link(invitation)

    async def renew(self, match: UUID, inviter: UUID) -> tuple[Invitation, str]:
        """Give an open invitation a new link; the old one leads nowhere."""
        invitation = await self.own(match, inviter)
        return await self._with_link(
            msgspec.structs.replace(invitation, expires_us=self._now_us() + LIFE_S * 1_000_000)
        )

    async def withdraw(self, match: UUID, inviter: UUID) -> None:
        """Let nobody sit down any more."""
        await self.own(match, inviter)
        await self._store.withdraw(match)

    async def own(self, match: UUID, inviter: UUID) -> Invitation:
        """Return one's own open invitation to a match; TriktrakError `no_such_match` for anybody else."""
        invitation = await self._store.invitation_for(match)
        if invitation is None or invitation.inviter != inviter or invitation.state != "open":
            raise TriktrakError("no_such_match", match=str(match))
        return invitation

    async def look(self, token: str) -> Invitation:
        """Return the invitation a link leads to; TriktrakError when it cannot be accepted any more."""
        return self._acceptable(await self._store.find_invitation(_digest(token)))

    async def join(self, token: str, guest: UUID, name: str) -> UUID:
        """Sit down, and begin the match; whoever did so already is told again which match it is."""
        # Read once: between two readings the same guest may have sat down by another click.
        found = await self._store.find_invitation(_digest(token))
        if found is not None and found.state == "accepted" and await self._sits(found.match, guest):
            return found.match
        invitation = self._acceptable(found)
        if invitation.inviter == guest:
            raise TriktrakError("invitation_own")
        seats = (Seat(invitation.inviter, invitation.name), Seat(guest, own_name(name, invitation.name)))
        now, data = self._now_us(), invitation.options
        header = Header(invitation.match, now, now, invitation.variant, invitation.length, data, seats)
        try:
            await self._tables.begin(header, decode_options(data), _digest(token))
        except ConflictError:
            # Somebody else sat down meanwhile, or the inviter thought better of it.
            return await self.join(token, guest, name)
        return header.id

    def _acceptable(self, invitation: Invitation | None) -> Invitation:
        if invitation is None:
            raise TriktrakError("invitation_unknown")
        if invitation.state != "open":
            raise TriktrakError(f"invitation_{invitation.state}")
        if invitation.expires_us <= self._now_us():
            raise TriktrakError("invitation_expired")
        return invitation

    async def _with_link(self, invitation: Invitation) -> tuple[Invitation, str]:
        token = secrets.token_urlsafe(32)
        try:
            await self._store.invite(invitation, _digest(token))
        except ConflictError as accepted:
            raise TriktrakError("no_such_match", match=str(invitation.match)) from accepted
        return invitation, token

    async def _sits(self, match: UUID, player: UUID) -> bool:
        stored = await self._store.load(match)
        return stored is not None and any(seat.player == player for seat in stored.header.seats)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
