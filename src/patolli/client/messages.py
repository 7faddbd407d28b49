"""What the server sends and takes, as this client knows it.

Unknown fields are ignored, and words are plain strings: a newer server may say more. The server has its own, stricter
structs; `tests/client/test_messages.py` compares both.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Request(msgspec.Struct, omit_defaults=True):
    """To the server."""


class Answer(msgspec.Struct):
    """From the server."""


class SecretAnswer(Answer):
    """An answer with a secret, which is shown to nobody by accident."""

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__ if name != "secret")
        return f"{type(self).__name__}({shown}, secret=...)"


# Tables


class NewSeat(Request):
    """`kind`: `mine` (its secret comes back), `open` (for somebody who joins) or `bot` (of this strength)."""

    kind: str = "open"
    name: str = ""
    strength: str = "normal"


class BankClock(Request, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, some more for every turn. `expiry`: then a `bot` goes on, or all `wait`."""

    bank: int
    increment: int = 0
    expiry: str = "bot"


class DaysClock(Request, tag_field="kind", tag="days"):
    """So many days for every turn."""

    days: int
    expiry: str = "bot"


Clock = BankClock | DaysClock


class NewTable(Request):
    game: str
    seats: list[NewSeat]
    title: str = ""
    listed: bool = False
    rated: bool = False
    clock: Clock | None = None
    options: dict[str, Any] = {}


class Join(Request):
    name: str = ""
    seat: int | None = None


class Start(Request):
    fill: str | None = None


class HandOver(Request):
    seat: int
    strength: str = "normal"


class Say(Request):
    text: str
    name: str = ""


class Remove(Request):
    seat: int | None = None
    player: str | None = None
    block: bool = False


class SeatKey(SecretAnswer):
    """Who holds the secret is the seat."""

    seat: int
    secret: str


class SeatInfo(Answer):
    seat: int
    kind: str
    """`human`, `bot` or `open`."""
    name: str
    player: str | None
    bot: str | None
    """The strength that plays now, also for somebody absent."""
    here: bool
    """Whether its holder is connected now."""
    away: bool
    """Whether others may hand it to a bot now."""
    bank: float | None


class TableInfo(Answer):
    """What anybody may know of a table; times are milliseconds since 1970."""

    id: str
    game: str
    title: str
    status: str
    """`open`, `playing` or `over`."""
    listed: bool
    rated: bool
    counted: bool
    clock: dict[str, Any] | None
    options: dict[str, Any]
    seats: list[SeatInfo]
    seq: int
    """Turns that were confirmed."""
    news: int
    """Other things that happened."""
    moves: int
    turn: int | None
    """The seat that decides."""
    turn_since: int | None
    deadline: int | None
    created: int
    updated: int
    ended: int | None
    scores: list[float] | None
    winners: list[int] | None
    parent: str | None
    parent_at: int | None
    commitment: str | None = None
    """Promises the deal (docs/records.md); null before the start, and if the server did not draw it."""
    you: int | None = None
    """The seat that asks."""
    maker: bool = False
    """Whether whoever asks has made the table."""


class Created(Answer):
    table: TableInfo
    keys: list[SeatKey]


class TableList(Answer):
    tables: list[TableInfo]
    next: str | None
    """For `after`, if there are more."""


class Said(Answer):
    number: int
    seat: int | None
    name: str
    player: str | None
    """The claimed name of who said it."""
    text: str
    at: int


class ChatLog(Answer):
    said: list[Said]


# Turns


class TurnBody(Request, omit_defaults=False):
    seq: int
    steps: list[str]


class Choice(Answer):
    """A step that may follow."""

    token: str
    does: dict[str, Any]
    """Price and result, as an entry (docs/records.md)."""
    words: str
    changes: dict[str, float]
    """Own goods and markers that would change, and by how much."""


class Position(Answer):
    table: str
    seq: int
    news: int
    at: int
    seat: int | None
    turn: int | None
    view: dict[str, Any]
    legal: list[Choice]
    """For the seat that decides, at the newest position."""
    question: str = ""
    """What has to be decided, for the seat that may."""
    blocked: dict[str, str] = {}
    """Why something that one might want is not possible now, by place of the board."""


class Preview(Answer):
    seq: int
    steps: list[str]
    view: dict[str, Any]
    legal: list[Choice]
    changes: dict[str, float]
    complete: bool
    """Whether the turn can be confirmed."""
    reveals: bool
    """Whether confirming brings something to light."""
    question: str = ""
    """What has to be decided next; empty when the turn has to be confirmed."""
    blocked: dict[str, str] = {}
    """As in a position."""


class Committed(Answer):
    table: str
    seq: int
    """Turns there are now."""
    moves: int


class Step(Answer):
    token: str | None
    """Null while it is secret."""
    entries: list[dict[str, Any]]
    words: list[str]


class TurnInfo(Answer):
    seq: int
    seat: int
    by: str
    """Empty: the holder of the seat; else the strength of the bot."""
    at: int
    first: int
    """The number of the position before it."""
    steps: list[Step]


class TurnList(Answer):
    table: str
    seq: int
    turns: list[TurnInfo]


class News(Answer):
    """What the socket says: the table has so many turns, and so much else has happened there."""

    table: str
    seq: int
    news: int


class Watch(Request):
    """What the socket is told."""

    watch: list[str] = []
    unwatch: list[str] = []
    seats: dict[str, str] = {}
    player: str | None = None

    def __repr__(self) -> str:
        return f"Watch(watch={self.watch!r}, unwatch={self.unwatch!r}, ...)"


class Problem(Answer):
    """What every error looks like."""

    error: str
    detail: str
    field: str | None = None
    seq: int | None = None
    turns: list[TurnInfo] | None = None
    legal: list[str] | None = None


# Looking back, and trying


class SeatSummary(Answer):
    seat: int
    name: str
    points: float
    place: int
    sources: dict[str, float]
    by_day: list[float]


class Summary(Answer):
    table: str
    days: list[int]
    source_words: dict[str, str]
    seats: list[SeatSummary]


class Fork(Request):
    at: int
    seats: list[NewSeat] = []
    title: str = ""


class Upload(Request):
    record: dict[str, Any]
    at: int | None = None
    seats: list[NewSeat] = []
    title: str = ""
    listed: bool = False


class AskHint(Request):
    at: int | None = None
    steps: list[str] = []
    top: int = 3
    simulations: int = 2000


class HintStep(Answer):
    token: str
    words: str


class HintLine(Answer):
    """A decision, and how good it is."""

    token: str
    words: str
    share: float
    """Of the tries of the search."""
    points: float
    """Final points of the seat that decides, on average."""
    error: float
    """The standard error of that mean."""
    places: list[float]
    """How probable each place is, the first one first."""
    all_points: list[float]
    """Final points of every seat, on average."""
    line: list[HintStep]
    """How the turn could go on."""


class HintAnswer(Answer):
    seat: int
    at: int
    steps: list[str]
    """Of the turn, that were only tried."""
    legal: int
    """How many decisions there were to choose from."""
    simulations: int
    games: int
    decisions: list[HintLine]


class Evaluation(Answer):
    at: int
    turn: int | None
    points: list[float]
    shares: list[float]


# Players


class Claim(Request):
    name: str
    password: str | None = None

    def __repr__(self) -> str:
        return f"Claim(name={self.name!r}, ...)"


class Login(Request):
    name: str
    password: str

    def __repr__(self) -> str:
        return f"Login(name={self.name!r}, ...)"


class NewPassword(Request):
    password: str
    old: str | None = None

    def __repr__(self) -> str:
        return "NewPassword(...)"


class PlayerKey(SecretAnswer):
    name: str
    secret: str


class RatingInfo(Answer):
    place: int
    name: str
    bot: bool
    rating: float
    """mu - 3 sigma: certain skill."""
    mu: float
    sigma: float
    games: int
    wins: float


class RatingList(Answer):
    game: str
    ratings: list[RatingInfo]


class PlayerInfo(Answer):
    name: str
    since: int
    ratings: dict[str, RatingInfo]
    """By game."""
    tables: list[TableInfo]


class Myself(Answer):
    name: str
    since: int
    password: bool
    """Whether there is one."""
    ratings: dict[str, RatingInfo]


class PlayersStatistics(Answer):
    players: int
    tables: int
    mean: float
    winner: float
    by_seat: list[float]


class Statistics(Answer):
    game: str
    tables: int
    sizes: list[PlayersStatistics]


class GameInfo(Answer):
    name: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, str]
    """What can be chosen before the deal: a line for the name of each option."""
    strengths: list[str]
    languages: list[str]


class GameWords(Answer):
    """What a game calls its places and tiles, what they do, and its rules in short."""

    language: str
    words: dict[str, str]
    """By key: `gear.tikal`, `space.tikal.3`, `tile.A1-F1`, `rule.temple.chaac`."""


class Preparing(Answer):
    """One part of a game that is compiled once on a machine: its `rules`, then its `bots`."""

    game: str
    title: str
    part: str
    state: str
    """`waiting`, `compiling`, `ready` or `failed`."""
    share: float
    left: float
    """Seconds."""


class Preparations(Answer):
    """What is being compiled. Tables can be played meanwhile; bots and hints wait."""

    ready: bool
    left: float
    parts: list[Preparing]


class Health(Answer):
    status: str
    version: str
    database: str
    bots: int
