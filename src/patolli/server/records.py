"""Records: a table as a file, and a file as a table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from patolli.engine.draft import ends_turn
from patolli.engine.errors import BadRecord, BadSetup, MoveError
from patolli.engine.match import Match
from patolli.engine.record import clean
from patolli.server.forks import seats_for
from patolli.server.house import House
from patolli.server.identity import now
from patolli.server.messages import Created, NewTable, Upload
from patolli.server.play import viewer
from patolli.server.players import Player
from patolli.server.problems import BadRequest, BadTurn, TooLarge
from patolli.server.seats import open_table
from patolli.server.table import Table, Turn, stored

BY = "record"
"""Who made turns that come from a file."""
MOST_MORE = 64 * 1024
"""Bytes of what is stored with a table: its deal, and what a record holds that nobody here knows."""
MOST_DEPTH = 50


def record_of(table: Table, seat: int | None) -> dict[str, Any]:
    """The record of a table: everything after the end, before it what a seat or somebody who watches may know."""
    return table.match.record(viewer(table, seat))


async def upload(house: House, body: Upload, player: Player | None) -> Created:
    """A table that shows a finished game, or goes on with one; it counts for nothing."""
    # Thousands of moves take a while: on a thread.
    match, turns = await asyncio.to_thread(replayed, body.record, body.at)
    if match.over and body.seats:
        raise BadRequest(
            "the game is over at this position: choose an earlier one with `at`, or leave out `seats` to look at it",
            field="at",
        )
    names = [clean(name)[: house.settings.most_name] for name in match.players]
    wanted = NewTable(game=match.game.name, seats=seats_for(body.seats, names), title=body.title, listed=body.listed)
    return await open_table(house, wanted, match, player, turns, fresh=False)


def replayed(record: dict[str, Any], at: int | None) -> tuple[Match, list[Turn]]:
    """The match of a record from anywhere, up to a position, and its turns; what is wrong with it as Refused."""
    try:
        match = Match.from_record(record, at)
    except BadRecord as error:
        raise BadRequest(str(error), field=f"record.{error.path}" if error.path else "record") from None
    except MoveError as error:
        legal = list(getattr(error, "legal", ())) or None
        raise BadTurn(str(error), field=f"record.moves[{error.index}]", legal=legal) from None
    except BadSetup as error:
        raise BadRequest(str(error), field="at") from None
    check_kept(stored(match))
    return match, split_turns(match, now())


def check_kept(kept: dict[str, Any]) -> None:
    """Keys that nobody here knows are kept, within limits."""
    level: list[Any] = [kept]
    for _ in range(MOST_DEPTH):
        level = [part for value in level for part in _parts(value)]
    if level:
        raise BadRequest(
            f"the record is nested deeper than {MOST_DEPTH} levels: remove what is not part of it", field="record"
        )
    size = len(msgspec.json.encode(kept))
    if size > MOST_MORE:
        raise TooLarge(
            f"beside its moves the record has {size:,} bytes, and at most {MOST_MORE:,} are kept: "
            "remove what is not part of it",
            field="record",
        )


def _parts(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())  # type: ignore[reportUnknownArgumentType]
    return value if isinstance(value, list) else []  # type: ignore[reportUnknownVariableType]


def split_turns(match: Match, at: int) -> list[Turn]:
    """All moves of a match as turns; the last one may not be complete."""
    turns: list[Turn] = []
    moves, first = match.moves, 0
    for end in range(1, len(moves) + 1):
        if end == len(moves) or ends_turn(match.game, match.state_at(end - 1), match.state_at(end)):
            seat = int(match.game.seat(match.state_at(first)))
            turns.append(Turn(seat, BY, tuple(moves[first:end]), at, first))
            first = end
    return turns
