"""Try from here: a table of one's own that begins at a position of another one.

A running table is known only in part. Its moves are kept, and whatever the caller does not know of the deal is drawn
again, so that the new table reveals nothing of the true one. The caller knows what they know at the newest position:
anyone who tries from an earlier one remembers which tiles came later.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from patolli.engine.match import MAX_SEED
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import CHOSEN, Table, Turn
from patolli.server.history.looking_back import check_may_study, check_position, known_from
from patolli.server.players.claiming import Player
from patolli.server.problems import BadRequest
from patolli.server.tables.play import viewer
from patolli.server.tables.seats import Guest, open_table
from patolli.wire.messages import Created, Fork, NewSeat, NewTable


async def fork(
    hall: Hall, table: Table, seat: int | None, body: Fork, player: Player | None, guest: Guest | None = None
) -> Created:
    """A new private table, which counts for nothing."""
    check_may_study(table)
    at = check_position(table, body.at)
    # Copies: the table changes while the thread works.
    match, eyes, turns = table.match.fork(), viewer(table, seat), first_turns(table.turns, at)
    known = await hall.off_loop(known_from, match, eyes, at, secrets.randbelow(MAX_SEED))
    if known.over:
        raise BadRequest("the game is over at this position: choose an earlier one", field="at")
    seats, title, options = seats_for(body.seats, table.names), body.title or table.title, table.options.get(CHOSEN, {})
    wanted = NewTable(game=table.game, seats=seats, title=title, options=options)
    return await open_table(hall, wanted, known, player, turns, parent=table.id, parent_at=at, guest=guest)


def first_turns(turns: Sequence[Turn], moves: int) -> list[Turn]:
    """The turns of the first moves; the last turn may be cut off."""
    return [replace(turn, steps=turn.steps[: moves - turn.first]) for turn in turns if turn.first < moves]


def seats_for(wanted: Sequence[NewSeat], names: Sequence[str]) -> list[NewSeat]:
    """The seats of a table that continues a game of these players: all `mine` unless asked otherwise."""
    if wanted and len(wanted) != len(names):
        raise BadRequest(f"the game has {len(names)} seats, not {len(wanted)}", field="seats")
    seats = wanted or [NewSeat(kind="mine") for _ in names]
    return [
        msgspec.structs.replace(seat, name=seat.name or name) if seat.kind == "mine" else seat
        for seat, name in zip(seats, names, strict=True)
    ]
