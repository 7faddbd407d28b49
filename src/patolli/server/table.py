"""A table in memory: its match, its seats, and what anybody may be told about it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from patolli.engine.match import Match
from patolli.engine.record import FORMAT, VERSION
from patolli.server.identity import now
from patolli.server.messages import BankClock, Clock, DaysClock, SeatInfo, TableInfo

UNCOUNTED = "uncounted"
"""The option of a table that did not begin with a fresh deal: its end is no result, for nobody."""
REMATCH = "rematch"
"""The option of a finished table that names its rematch."""
CHOSEN = "chosen"
"""The option of a table that holds those of its game."""
AWAY_AFTER = 120_000
"""Milliseconds without a word from a seat, after which others may hand it to a bot."""


@dataclass
class Seat:
    seat: int
    kind: str  # human, bot, open
    name: str = ""
    player: str | None = None
    """The id of the named player who sits here."""
    player_name: str | None = None
    secret: str | None = None
    """Hashed."""
    bot: str | None = None
    bank: int | None = None
    seen: int | None = None


@dataclass(frozen=True)
class Turn:
    seat: int
    by: str
    steps: tuple[str, ...]
    at: int
    first: int
    """The number of the position before it."""


@dataclass
class Table:
    """Everything about one table. Only changed after the database has it, and while `lock` is held."""

    id: str
    game: str
    title: str
    status: str
    listed: bool
    rated: bool
    options: dict[str, Any]
    match: Match
    created: int
    updated: int
    seats: list[Seat]
    turns: list[Turn] = field(default_factory=list[Turn])
    news: int = 0
    turn_since: int | None = None
    deadline: int | None = None
    ended: int | None = None
    result: dict[str, Any] | None = None
    parent: str | None = None
    parent_at: int | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)
    stale: bool = False
    """Another server process has written to it: read it again before use."""

    @property
    def seq(self) -> int:
        return len(self.turns)

    @property
    def turn(self) -> int | None:
        """The seat that decides; nobody before the start and after the end."""
        return self.match.seat if self.status == "playing" else None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def clock(self) -> Clock | None:
        chosen = self.options.get("clock")
        return msgspec.convert(chosen, BankClock | DaysClock) if chosen else None

    def append(self, turn: Turn) -> None:
        """A turn that the database has."""
        for token in turn.steps:
            self.match.play(token)
        self.turns.append(turn)

    def still(self) -> Table:
        """A copy that stays as it is, for another thread to look at."""
        return replace(self, match=self.match.fork(), seats=[copy(seat) for seat in self.seats], turns=list(self.turns))

    def away(self, seat: Seat) -> bool:
        """Whether others may hand this seat to a bot."""
        return is_away(seat, self.status, self.created)

    def info(self, you: int | None = None) -> TableInfo:
        """What anybody with the link may know."""
        row = {name: getattr(self, name) for name in INFO}
        over = self.status == "over"
        result = {"scores": self.match.scores(), "winners": self.match.winners} if over else None
        return table_info(row | {"moves": len(self.match), "result": result}, self.seats, you)


INFO = (
    "id", "game", "title", "status", "listed", "rated", "options", "seq", "news", "turn", "turn_since", "deadline",
    "created", "updated", "ended", "parent", "parent_at",
)  # fmt: skip
"""What is told of a table as it is stored."""


def is_away(seat: Seat, status: str, created: int) -> bool:
    """Whether nothing was heard from who holds a seat for a while."""
    heard = created if seat.seen is None else seat.seen
    return seat.kind == "human" and status == "playing" and now() - heard > AWAY_AFTER


def table_info(row: Mapping[Any, Any], seats: Sequence[Seat], you: int | None = None) -> TableInfo:
    """What anybody with the link may know: from the row of the database, or of a table in memory."""
    told = {name: row[name] for name in INFO if name != "options"}
    result: dict[str, Any] = row["result"] or {}
    return TableInfo(
        **told,
        moves=row["moves"],
        clock=row["options"].get("clock"),
        options=row["options"].get(CHOSEN, {}),
        counted=not row["options"].get(UNCOUNTED, False),
        scores=result.get("scores"),
        winners=result.get("winners"),
        you=you,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                player=seat.player_name,
                bot=seat.bot,
                away=is_away(seat, row["status"], row["created"]),
                bank=None if seat.bank is None else seat.bank / 1000,
            )
            for seat in seats
        ],
    )


def stored(match: Match) -> dict[str, Any]:
    """What is kept of a match beside its table and turns: its deal, and what else stood in the record it comes from."""
    elsewhere = ("format", "version", "game", "players", "moves")
    return {key: value for key, value in match.record().items() if key not in elsewhere}


def dealt(game: str, kept: Mapping[str, Any], names: Sequence[str]) -> Match:
    """The match of a stored deal, before its first move."""
    frame = {"format": FORMAT, "version": VERSION, "game": game, "players": list(names), "moves": []}
    return Match.from_record({**frame, **kept})
