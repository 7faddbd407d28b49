"""Who made a table, and what they may do: remove somebody before the start, block somebody at any time.

A guest is known by the address they came from. It is never stored: only its hash with a random key and the table, so
that nobody can compare guests of two tables, and the rows alone reveal no address.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from patolli.server.caller import Caller
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Seat, Table
from patolli.server.identity import digest
from patolli.server.limits.addresses import network_of
from patolli.server.players.claiming import Player, find_player, player_of
from patolli.server.problems import BadRequest, NotAllowed, NotFound, NotNow
from patolli.server.storage import schema
from patolli.server.tables.seats import Guest, change_seats, empty
from patolli.wire.messages import Remove

_KEY = "addresses"
_keys: WeakKeyDictionary[Hall, bytes] = WeakKeyDictionary()


# Who it is


async def is_maker(hall: Hall, table: Table, caller: Caller) -> bool:
    """Whether this is whoever made the table."""
    hashed = {digest(secret) for secret in (caller.seat_secret, *caller.other_seats) if secret is not None}
    if table.maker_secret in hashed:
        return True
    if table.maker is None:
        return False
    player = await player_of(hall, caller)
    held = (seat.player for seat in table.seats if seat.secret in hashed)
    return table.maker in (player and player.id, *held)


async def guest_of(hall: Hall, caller: Caller) -> Guest:
    """What is stored of a guest's address, by table."""
    if hall not in _keys:
        _keys[hall] = bytes.fromhex(await hall.write(_shared_key))
    key, address = _keys[hall], network_of(caller.address)
    return lambda table: hmac.new(key, f"{table}\n{address}".encode(), hashlib.sha256).hexdigest()


def _shared_key(connection: Connection) -> str:
    """The key of this database, made when it is first needed."""
    k = schema.keys
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(add(k).values(name=_KEY, value=secrets.token_hex(32)).on_conflict_do_nothing())
    return connection.execute(select(k.c.value).where(k.c.name == _KEY)).scalar_one()


def names_of(player: Player | None, guest: str | None, seat: Seat | None = None) -> list[str]:
    """How somebody who may be blocked is identified: as a player, by their seat, or by where they come from."""
    if player is not None:
        return [f"player:{player.id}"]
    if seat is not None:
        # Not by where they come from: neighbors of a blocked guest who already sit may stay.
        return [f"player:{seat.player}" if seat.player is not None else f"seat:{seat.secret}"]
    return [f"guest:{guest}"]


def _blocked_names(seat: Seat) -> list[str]:
    """Everything the person in that seat could come back as: a named player may come back without the name."""
    player = [] if seat.player is None else [f"player:{seat.player}"]
    guest = [] if seat.guest is None else [f"guest:{seat.guest}"]
    return [*player, f"seat:{seat.secret}", *guest]


async def check_not_blocked(hall: Hall, table: Table, who: Sequence[str]) -> None:
    """NotAllowed for somebody whom the table's maker does not want there."""
    b = schema.blocks
    query = select(b.c.who).where(b.c.table == table.id, b.c.who.in_(who)).limit(1)
    if await hall.read(lambda connection: connection.execute(query).first()) is not None:
        raise NotAllowed(
            "whoever made this table has blocked you here: you can watch, but neither join nor talk", why="blocked"
        )


# What the maker does


async def remove(hall: Hall, table: Table, body: Remove, by: Caller) -> None:
    """Take a seat from somebody before the start, or block somebody; only for the maker."""
    if not await is_maker(hall, table, by):
        raise NotAllowed("only whoever made this table can remove or block somebody")
    if (body.seat is None) == (body.player is None):
        raise BadRequest("name a seat, or a player", field="seat")
    if body.seat is not None and body.seat >= len(table.seats):
        raise BadRequest(f"there is no seat {body.seat}", field="seat")
    player = None if body.player is None else await _named(hall, body.player)
    seat = _seat_of(table, body.seat, player)
    if seat is not None and (seat.secret == table.maker_secret or (seat.player or "") == table.maker):
        raise NotNow("this is your own seat: leave it instead")
    if player is not None and player == table.maker:
        raise NotNow("this is you")
    if table.status != "open" and not body.block:
        raise NotNow("the game has begun: nobody can be removed anymore, but block them and they cannot talk here")
    if body.block:
        who = [f"player:{player}"] if seat is None else _blocked_names(seat)
        await hall.write(lambda connection: _add_blocks(connection, table.id, who))
    if seat is not None and table.status == "open":
        await _take_seat(hall, table, seat)


async def _take_seat(hall: Hall, table: Table, seat: Seat) -> None:
    secret = seat.secret

    def change(draft: Table) -> list[Seat]:
        there = draft.seats[seat.seat]
        if draft.status != "open":
            raise NotNow("the game has begun at this very moment", why="begun")
        if there.secret != secret:
            raise NotNow("somebody else has taken the seat at this very moment")
        empty(there)
        return [there]

    await change_seats(hall, table, change)


async def _named(hall: Hall, name: str) -> str:
    row = await hall.read(lambda connection: find_player(connection, name))
    if row is None:
        raise NotFound("no player has this name", field="player")
    return row["id"]


def _seat_of(table: Table, number: int | None, player: str | None) -> Seat | None:
    if number is None:
        return next((seat for seat in table.seats if seat.player == player), None)
    seat = table.seats[number]
    if seat.kind != "human" or seat.secret is None:
        raise NotNow("nobody sits there", why="nobody-there")
    return seat


def _add_blocks(connection: Connection, table: str, who: Sequence[str]) -> None:
    b = schema.blocks
    known = set(connection.execute(select(b.c.who).where(b.c.table == table, b.c.who.in_(who))).scalars())
    for one in who:
        if one not in known:
            connection.execute(insert(b).values(table=table, who=one))
