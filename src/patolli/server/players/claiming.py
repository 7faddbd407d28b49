"""Named players: a name is claimed once; whoever has one of its secrets, or knows its password, is the player."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from patolli.server.caller import Caller
from patolli.server.hall.hall import Hall
from patolli.server.identity import digest, new_id, new_secret, now
from patolli.server.limits.addresses import network_of
from patolli.server.limits.guard import Bucket
from patolli.server.players.names import claimable, sameness, skeleton
from patolli.server.players.passwords import Tries, hashed, is_right
from patolli.server.problems import NotKnown, NotNow, TooMuch
from patolli.server.storage import schema
from patolli.wire.messages import Claim, Login, NewPassword, PlayerKey

REMEMBERED = 2000
"""Secrets, at most."""
FRESH = 10.0
"""Seconds for which a secret is trusted without asking: another process may have deleted it."""
MOST_SECRETS = 50
"""Per player; the oldest are dropped."""
PER_SECOND, AT_ONCE = 0.5, 60
"""Names claimed and passwords tried from one address: a class may come in at the same time."""


@dataclass(frozen=True)
class Player:
    id: str
    name: str


@dataclass
class _Desk:
    """What one server process remembers of players."""

    tries: Tries = field(default_factory=Tries)
    addresses: Bucket = field(default_factory=lambda: Bucket(PER_SECOND, AT_ONCE))
    known: OrderedDict[str, tuple[Player, float]] = field(default_factory=OrderedDict[str, tuple[Player, float]])
    signed_out: int = 0
    """How many times somebody signed out."""

    def recall(self, secret: str) -> Player | None:
        player, until = self.known.get(secret, (None, 0.0))
        return player if time.monotonic() < until else None

    def remember(self, secret: str, player: Player, signed_out: int) -> None:
        """Unless somebody was signed out since the database was asked: it may have been this one."""
        if signed_out != self.signed_out:
            return
        self.known[secret] = (player, time.monotonic() + FRESH)
        self.known.move_to_end(secret)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, player: str) -> None:
        self.signed_out += 1
        for secret in [secret for secret, (one, _) in self.known.items() if one.id == player]:
            del self.known[secret]


_desks: WeakKeyDictionary[Hall, _Desk] = WeakKeyDictionary()


def _desk(hall: Hall) -> _Desk:
    return _desks.setdefault(hall, _Desk())


# Who it is


async def player_of(hall: Hall, caller: Caller) -> Player | None:
    """The player who asks; None for a guest. NotKnown if the secret is nobody's."""
    return None if caller.player_secret is None else await player_by_secret(hall, caller.player_secret)


async def player_by_secret(hall: Hall, secret: str) -> Player:
    """The player with this secret; NotKnown if it is nobody's."""
    desk, hidden = _desk(hall), digest(secret)
    player = desk.recall(hidden)
    if player is None:
        signed_out = desk.signed_out
        player = await hall.read(lambda connection: _find_by_secret(connection, hidden))
        if player is None:
            raise NotKnown("this secret is of no player: it was signed out, or is mistyped; sign in again")
        desk.remember(hidden, player, signed_out)
    return player


async def own_player(hall: Hall, caller: Caller) -> Player:
    """The player who asks; NotKnown for a guest."""
    player = await player_of(hall, caller)
    if player is None:
        raise NotKnown("this needs the secret of a player: Authorization: Bearer SECRET")
    return player


def _find_by_secret(connection: Connection, hidden: str) -> Player | None:
    p, s = schema.players, schema.player_secrets
    row = connection.execute(select(p.c.id, p.c.name).join(s, s.c.player == p.c.id).where(s.c.secret == hidden)).first()
    return Player(row.id, row.name) if row else None


def find_player(connection: Connection, name: str) -> RowMapping | None:
    """The row of the player with this name, however it is written."""
    p = schema.players
    return connection.execute(select(p).where(p.c.folded == sameness(name))).mappings().first()


def _look_alike(connection: Connection, name: str) -> RowMapping | None:
    p = schema.players
    return connection.execute(select(p).where(p.c.skeleton == skeleton(name))).mappings().first()


def check_address(hall: Hall, caller: Caller) -> None:
    """Call before a name is claimed or a password tried; TooMuch if this address did that too often."""
    if wait := _desk(hall).addresses.take(network_of(caller.address)):
        raise TooMuch(f"too many attempts from your address: try again in {max(wait, 1):.0f} seconds", wait)


# Coming in


async def claim(hall: Hall, body: Claim) -> PlayerKey:
    """Make a name one's own."""
    name = claimable(body.name)
    taken = NotNow("this name, or one that looks the same, is taken: choose another, or sign in", field="name")
    if await hall.read(lambda connection: find_player(connection, name) or _look_alike(connection, name)) is not None:
        raise taken
    password = None if body.password is None else await hashed(body.password)
    secret, at = new_secret(), now()
    row: dict[str, Any] = {
        "id": new_id(), "name": name, "folded": sameness(name), "skeleton": skeleton(name), "password": password,
        "created": at,
    }  # fmt: skip

    def job(connection: Connection) -> None:
        connection.execute(insert(schema.players).values(**row))
        _add_secret(connection, row["id"], secret, at)

    try:
        await hall.write(job)
    except IntegrityError:
        raise taken from None
    return PlayerKey(name=name, secret=secret)


async def login(hall: Hall, body: Login) -> PlayerKey:
    """Another secret for somebody who knows the password: one for each device."""
    same, tries = sameness(body.name), _desk(hall).tries
    tries.begin(same)
    row = await hall.read(lambda connection: find_player(connection, body.name))
    stored = row["password"] if row else None
    if not await is_right(body.password, stored) or row is None:
        raise NotKnown("no player has this name and this password")
    tries.forget(same)
    secret, at = new_secret(), now()

    def job(connection: Connection) -> None:
        # The password may have been changed while this one was checked.
        if _locked(connection, row["id"]) != stored:
            raise NotKnown("the password has just been changed: sign in with the new one")
        _add_secret(connection, row["id"], secret, at)

    await hall.write(job)
    return PlayerKey(name=row["name"], secret=secret)


def _add_secret(connection: Connection, player: str, secret: str, at: int) -> None:
    s = schema.player_secrets
    connection.execute(insert(s).values(secret=digest(secret), player=player, created=at))
    newest = select(s.c.secret).where(s.c.player == player).order_by(s.c.created.desc(), s.c.secret).limit(MOST_SECRETS)
    connection.execute(delete(s).where(s.c.player == player, s.c.secret.not_in(newest)))


def _password(player: str) -> Select[Any]:
    p = schema.players
    return select(p.c.password).where(p.c.id == player)


def _locked(connection: Connection, player: str) -> str | None:
    """A player's password, locked for everybody else until this transaction ends."""
    return connection.execute(_password(player).with_for_update()).scalar_one()


# Being in


async def logout(hall: Hall, caller: Caller) -> None:
    """Delete the secret that was sent, unless the name would be lost with it."""
    player = await own_player(hall, caller)
    hidden = digest(caller.player_secret or "")
    s = schema.player_secrets

    def job(connection: Connection) -> None:
        password = _locked(connection, player.id)
        others = select(func.count()).where(s.c.player == player.id, s.c.secret != hidden)
        if password is None and not connection.execute(others).scalar_one():
            raise NotNow("nobody could use this name again: set a password first")
        connection.execute(delete(s).where(s.c.secret == hidden))

    await hall.write(job)
    _desk(hall).forget(player.id)


async def set_password(hall: Hall, caller: Caller, body: NewPassword) -> None:
    """Set the password, or change it; all other devices are signed out."""
    player = await own_player(hall, caller)
    hidden = digest(caller.player_secret or "")
    p, s = schema.players, schema.player_secrets
    same, tries = sameness(player.name), _desk(hall).tries
    stored = await hall.read(lambda connection: connection.execute(_password(player.id)).scalar_one())
    if stored is not None:
        if body.old is None:
            raise NotKnown("to change the password, tell the old one too", field="old")
        tries.begin(same)
        if not await is_right(body.old, stored):
            raise NotKnown("this is not the old password", field="old")
        tries.forget(same)
    password = await hashed(body.password)

    def job(connection: Connection) -> None:
        if _locked(connection, player.id) != stored or _find_by_secret(connection, hidden) is None:
            raise NotKnown("the password was changed from elsewhere at this very moment: sign in again")
        connection.execute(update(p).where(p.c.id == player.id).values(password=password))
        connection.execute(delete(s).where(s.c.player == player.id, s.c.secret != hidden))

    await hall.write(job)
    _desk(hall).forget(player.id)
