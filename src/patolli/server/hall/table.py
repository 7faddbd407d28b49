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
from patolli.server.hall.absence import is_away, is_here
from patolli.server.hall.kept import Kept
from patolli.server.problems import NotNow
from patolli.wire.messages import BankClock, Clock, DaysClock, SeatInfo, TableInfo

UNCOUNTED = "uncounted"
"""The option of a table that did not begin with a fresh deal: its end is no result, for nobody."""
REMATCH = "rematch"
"""The option of a finished table that names its rematch."""
CHOSEN = "chosen"
"""The option of a table that holds those of its game."""
ITSELF, PER_TURN = 20_000, 1_000
"""Bytes of a table without its positions and words, and of a turn of some steps; measured."""


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
    here: int | None = None
    """Until when its holder counts as connected."""
    guest: str | None = None
    """Where its holder took it from, hashed (`makers.py`); only before the start."""


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
    dealt: Match | None
    """The game with its deal; None before the start, unless it goes on with an older one. See `match`."""
    created: int
    updated: int
    seats: list[Seat]
    commitment: str | None = None
    """What was promised of the deal when the game began; None if the server did not draw it."""
    salt: str | None = None
    """Proves the commitment: secret until the end."""
    maker: str | None = None
    """The id of the named player who made the table."""
    maker_secret: str | None = None
    """Hashed: of the first own seat of whoever made it."""
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
    words: Kept[Any] = field(default_factory=Kept[Any], repr=False)
    """Its turns in words: see `turn_words.py`. Copies share it."""
    made: Any = field(default=None, repr=False)
    """What is new, as it is told to those who watch: see `updates.py`."""
    alike: dict[Any, Any] = field(default_factory=dict[Any, Any], repr=False)
    """Of a copy: turns in words, by what is seen and known of them; many eyes see the same."""

    @property
    def match(self) -> Match:
        """The game; NotNow before the start, when nobody may see anything of it: so every request says the same."""
        if self.status == "open" or self.dealt is None:
            raise NotNow("the game has not begun: it is dealt when somebody at the table starts it")
        return self.dealt

    @property
    def moves(self) -> int:
        """Decisions that were made, also before the start of a table that goes on with an older game."""
        return 0 if self.dealt is None else len(self.dealt)

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
        assert self.dealt is not None, "turns come after the deal"
        for token in turn.steps:
            self.dealt.play(token)
        self.turns.append(turn)

    def rename(self) -> None:
        """Tell the match who sits where now."""
        if self.dealt is not None:
            self.dealt.players[:] = self.names

    def still(self) -> Table:
        """A copy that stays as it is, for another thread to look at."""
        return replace(
            self,
            dealt=self.match.still(),
            seats=[copy(seat) for seat in self.seats],
            turns=list(self.turns),
            alike={},
        )

    @property
    def nbytes(self) -> int:
        """About what it takes in memory."""
        positions = 0 if self.dealt is None else self.dealt.nbytes
        return ITSELF + positions + PER_TURN * self.seq + self.words.bytes

    def away(self, seat: Seat) -> bool:
        """Whether others may hand this seat to a bot."""
        return is_away(seat, self._row())

    def info(self, you: int | None = None, maker: bool = False) -> TableInfo:
        """What anybody with the link may know; `maker`: whether it is told to whoever made the table."""
        over = self.status == "over"
        result = {"scores": self.match.scores(), "winners": self.match.winners} if over else None
        return table_info(self._row() | {"moves": self.moves, "result": result}, self.seats, you, maker)

    def _row(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in INFO}


INFO = (
    "id", "game", "title", "status", "listed", "rated", "options", "seq", "news", "turn", "turn_since", "deadline",
    "created", "updated", "ended", "parent", "parent_at", "commitment",
)  # fmt: skip
"""What is told of a table as it is stored."""


def table_info(row: Mapping[Any, Any], seats: Sequence[Seat], you: int | None = None, maker: bool = False) -> TableInfo:
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
        maker=maker,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                player=seat.player_name,
                bot=seat.bot,
                here=is_here(seat),
                away=is_away(seat, row),
                bank=None if seat.bank is None else seat.bank / 1000,
            )
            for seat in seats
        ],
    )


def stored(match: Match) -> dict[str, Any]:
    """What is kept of a match beside its table and turns: its deal, and what else stood in the record it comes from."""
    elsewhere = ("format", "version", "game", "players", "moves")
    return {key: value for key, value in match.record().items() if key not in elsewhere}


def restored(game: str, kept: Mapping[str, Any] | None, names: Sequence[str]) -> Match | None:
    """The match of a stored deal, before its first move; None if there is none yet."""
    if kept is None:
        return None
    frame = {"format": FORMAT, "version": VERSION, "game": game, "players": list(names), "moves": []}
    return Match.from_record({**frame, **kept})
