"""A table in memory: its match, its seats, and what anybody may be told about it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from patolli.engine.ahead import chooses_ahead, sight_ahead
from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.engine.record import FORMAT, VERSION
from patolli.server.hall.absence import Absence, absence, is_here, patience
from patolli.server.hall.kept import Kept
from patolli.server.problems import NotNow
from patolli.wire.messages import BankClock, Clock, DaysClock, SeatInfo, TableInfo

UNCOUNTED = "uncounted"
"""The option of a table that did not begin with a fresh deal: its end counts for nobody."""
REMATCH = "rematch"
"""The option of a finished table that names its rematch."""
REMATCH_BY = "rematch-by"
"""The option that says which seat asked for the rematch first."""
COACH = "coach"
"""The option of a table with a coach."""
CHOSEN = "chosen"
"""The option that holds the game's own options."""
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
    looking: bool | None = None
    """Whether a page of its holder is in sight."""
    let_by: int | None = None
    """Who last let a bot play for its holder; None: the clock."""
    let_since: int | None = None
    """After how many turns that was; None: never."""
    asked_by: int | None = None
    """Who wants a bot to play for its holder."""
    asked_until: int | None = None
    """Until when others may say no; if nobody is asking, until when nobody may ask, because somebody refused."""
    chosen: bool = False
    """Whether its choice was made before its turn and is sealed (`tables/sealed.py`)."""

    def copy(self) -> Seat:
        """Made for every request: several times as fast as `copy.copy`."""
        other = object.__new__(Seat)
        other.__dict__.update(self.__dict__)
        return other


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
    """Everything about one table. Changed only after the database has the change, and while `lock` is held."""

    id: str
    game: str
    title: str
    status: str
    listed: bool
    rated: bool
    options: dict[str, Any]
    dealt: Match | None
    """The game with its deal; None before the start, unless it continues an older one. See `match`."""
    created: int
    updated: int
    seats: list[Seat]
    commitment: str | None = None
    """The commitment to the deal, made when the game began; None if the server did not draw it."""
    salt: str | None = None
    """Proves the commitment: secret until the end."""
    maker: str | None = None
    """The id of the named player who made the table."""
    maker_secret: str | None = None
    """Hashed secret of the maker's own first seat."""
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
    """What is new, as sent to those who watch: see `updates.py`."""
    drafts: deque[tuple[int, Draft]] = field(default_factory=lambda: deque[tuple[int, Draft]](maxlen=1), repr=False)
    """The turn that was tried last, and its position: see `draft`. Copies share it."""
    alike: dict[Any, Any] = field(default_factory=dict[Any, Any], repr=False)
    """In a copy: turns in words, by what is seen and known of them; many viewers see the same."""

    @property
    def match(self) -> Match:
        """The game; NotNow before the start, when nobody may see any of it, so that every request gets the same
        answer."""
        if self.status == "open" or self.dealt is None:
            raise NotNow("the game has not begun: it is dealt when somebody at the table starts it")
        return self.dealt

    @property
    def moves(self) -> int:
        """Decisions made, including those before the start of a table that continues an older game."""
        return 0 if self.dealt is None else len(self.dealt)

    @property
    def seq(self) -> int:
        return len(self.turns)

    @property
    def turn(self) -> int | None:
        """The seat that decides; None before the start and after the end."""
        return self.match.seat if self.status == "playing" else None

    def asked(self, seat: int) -> bool:
        """Whether somebody who sits here may choose out of turn: all choose at the same time."""
        if self.status != "playing" or self.seats[seat].bot is not None:
            return False
        return chooses_ahead(self.match, seat)

    def decides(self, seat: int | None) -> bool:
        """Whether there is something to choose for a seat."""
        return seat is not None and (self.turn == seat or self.asked(seat))

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def clock(self) -> Clock | None:
        chosen = self.options.get("clock")
        return msgspec.convert(chosen, BankClock | DaysClock) if chosen else None

    def append(self, turn: Turn) -> None:
        """Apply a turn that the database has."""
        assert self.dealt is not None, "turns come after the deal"
        for token in turn.steps:
            self.dealt.play(token)
        self.turns.append(turn)
        self.drafts.clear()

    def rename(self) -> None:
        """Tell the match who sits where now."""
        if self.dealt is not None:
            self.dealt.players[:] = self.names

    def still(self) -> Table:
        """A frozen copy, for another thread to look at."""
        still = copy(self)
        still.dealt = self.match.still()
        still.seats = [seat.copy() for seat in self.seats]
        still.turns = list(self.turns)
        still.alike = {}
        return still

    @contextmanager
    def draft(self, seat: int | None = None) -> Generator[Draft]:
        """A turn to try, perhaps with steps that were tried before: `Draft.go_to` says which ones are meant. It is
        exclusive while in use, then kept for the next step of the same turn. For a `seat` other than the one that
        decides, it is a choice made ahead."""
        if seat is not None and seat != self.turn:
            yield Draft(sight_ahead(self.match, seat))
            return
        seq, draft = self.seq, None
        try:
            known, kept = self.drafts.pop()
            draft = kept if known == seq else None
        except IndexError:  # nobody has tried anything, or somebody is trying right now
            pass
        draft = draft or Draft(self.match)
        yield draft
        self.drafts.append((seq, draft))

    @property
    def nbytes(self) -> int:
        """Roughly what it takes in memory."""
        positions = 0 if self.dealt is None else self.dealt.nbytes
        tried = sum(draft.nbytes for _, draft in self.drafts.copy())
        return ITSELF + positions + PER_TURN * self.seq + self.words.bytes + tried

    def away(self, seat: Seat) -> bool:
        """Whether others may hand this seat to a bot."""
        return self.absence(seat).away

    def absence(self, seat: Seat) -> Absence:
        """The same, with the reason."""
        return absence(seat, self._row())

    @property
    def patience(self) -> int:
        """Milliseconds of silence after which somebody counts as away here."""
        return patience(self._row())

    def info(self, you: int | None = None, maker: bool = False) -> TableInfo:
        """What anybody with the link may know; `maker`: whether the reader made the table."""
        over = self.status == "over"
        result = {"scores": self.match.scores(), "winners": self.match.winners} if over else None
        asked = [seat.seat for seat in self.seats if self.asked(seat.seat)]
        return table_info(self._row() | {"moves": self.moves, "result": result, "asked": asked}, self.seats, you, maker)

    def _row(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in INFO}


INFO = (
    "id", "game", "title", "status", "listed", "rated", "options", "seq", "news", "turn", "turn_since", "deadline",
    "created", "updated", "ended", "parent", "parent_at", "commitment",
)  # fmt: skip
"""What is told of a table as stored."""


def table_info(row: Mapping[Any, Any], seats: Sequence[Seat], you: int | None = None, maker: bool = False) -> TableInfo:
    """What anybody with the link may know, from a database row or a table in memory."""
    told = {name: row[name] for name in INFO if name != "options"}
    result: dict[str, Any] = row["result"] or {}
    return TableInfo(
        **told,
        moves=row["moves"],
        clock=row["options"].get("clock"),
        options=row["options"].get(CHOSEN, {}),
        counted=not row["options"].get(UNCOUNTED, False),
        rematch_by=row["options"].get(REMATCH_BY),
        coach=row["options"].get(COACH, False),
        scores=result.get("scores"),
        winners=result.get("winners"),
        you=you,
        maker=maker,
        seats=[_seat_info(seat, row) for seat in seats],
    )


def _seat_info(seat: Seat, row: Mapping[Any, Any]) -> SeatInfo:
    here, gone = is_here(seat), absence(seat, row)
    asked = seat.asked_by is not None
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        player=seat.player_name,
        bot=seat.bot,
        here=here,
        looking=here and bool(seat.looking),
        seen=None if here or seat.kind != "human" else seat.seen,
        away=gone.away,
        away_from=gone.away_from,
        free_from=gone.free_from,
        why=gone.why,
        asked_by=seat.asked_by,
        asked_until=seat.asked_until if asked else None,
        let_by=seat.let_by,
        let_since=seat.let_since,
        bank=None if seat.bank is None else seat.bank / 1000,
        asked=seat.seat in row.get("asked", ()),
        chosen=seat.chosen,
    )


def stored(match: Match) -> dict[str, Any]:
    """What is kept of a match besides its table and turns: its deal, and whatever else the record it comes from
    contained."""
    elsewhere = ("format", "version", "game", "players", "moves")
    return {key: value for key, value in match.record().items() if key not in elsewhere}


def restored(game: str, kept: Mapping[str, Any] | None, names: Sequence[str]) -> Match | None:
    """The match of a stored deal, before its first move; None if there is none yet."""
    if kept is None:
        return None
    frame = {"format": FORMAT, "version": VERSION, "game": game, "players": list(names), "moves": []}
    return Match.from_record({**frame, **kept})
