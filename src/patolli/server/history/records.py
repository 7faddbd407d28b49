"""Records: a table as a file, and a file as a table."""

from __future__ import annotations

from typing import Any

from patolli.engine.commitment import KEY, read_commitment
from patolli.engine.draft import ends_turn
from patolli.engine.errors import BadRecord, BadSetup, MoveError
from patolli.engine.match import Match
from patolli.engine.record import clean
from patolli.server.hall.hall import Hall
from patolli.server.hall.table import Table, Turn
from patolli.server.history.forks import seats_for
from patolli.server.identity import now
from patolli.server.players.claiming import Player
from patolli.server.problems import BadRequest, BadTurn
from patolli.server.tables.dealing import with_commitment
from patolli.server.tables.play import viewer
from patolli.server.tables.seats import Guest, open_table
from patolli.wire.messages import Created, NewTable, Upload

BY = "record"
"""The author of turns that come from a file."""


def record_of(table: Table, seat: int | None) -> dict[str, Any]:
    """The record of a table: everything after the end; before it, what a seat or a spectator may know."""
    return with_commitment(table, table.match.record(viewer(table, seat)))


async def upload(hall: Hall, body: Upload, player: Player | None, guest: Guest | None = None) -> Created:
    """A table that shows a finished game, or continues an unfinished one; it counts for nothing."""
    # Thousands of moves take a while: on a thread.
    match, turns = await hall.off_loop(replayed, body.record, body.at)
    if match.over and body.seats:
        raise BadRequest(
            "the game is over at this position: choose an earlier one with `at`, or leave out `seats` to look at it",
            field="at",
        )
    names = [clean(name)[: hall.settings.most_name] for name in match.players]
    seats, options = seats_for(body.seats, names), chosen(match)
    wanted = NewTable(
        game=match.game.name, seats=seats, title=body.title, listed=body.listed, coach=body.coach, options=options
    )
    return await open_table(hall, wanted, match, player, turns, guest=guest)


def chosen(match: Match) -> dict[str, Any]:
    """Variants that differ from the usual ones, as a form would have chosen them; choices by seat are in the deal."""
    options = match.game.options
    if options is None:
        return {}
    said: dict[str, Any] = match.fork(0).record().get("options", {})
    return {
        name: said[name]
        for name, values in options.choices.items()
        if name in said and name not in options.by_seat and said[name] in values and said[name] != values[0]
    }


def replayed(record: dict[str, Any], at: int | None) -> tuple[Match, list[Turn]]:
    """The match of a record from anywhere, up to a position, and its turns; raises Refused if anything is wrong."""
    try:
        match = Match.from_record(record, at)
        # A table is shown to others: data that nobody here understands is not kept.
        promise = read_commitment(record)
        match.forget_unknown({KEY: dict(zip(("hash", "salt"), promise, strict=True))} if promise else {})
    except BadRecord as error:
        raise BadRequest(str(error), field=f"record.{error.path}" if error.path else "record") from None
    except MoveError as error:
        legal = list(getattr(error, "legal", ())) or None
        raise BadTurn(str(error), field=f"record.moves[{error.index}]", legal=legal) from None
    except BadSetup as error:
        raise BadRequest(str(error), field="at") from None
    return match, split_turns(match, now())


def split_turns(match: Match, at: int) -> list[Turn]:
    """All moves of a match as turns; the last one may be incomplete."""
    turns: list[Turn] = []
    moves, first = match.moves, 0
    for end in range(1, len(moves) + 1):
        if end == len(moves) or ends_turn(match.game, match.state_at(end - 1), match.state_at(end)):
            seat = int(match.game.seat(match.state_at(first)))
            turns.append(Turn(seat, BY, tuple(moves[first:end]), at, first))
            first = end
    return turns
