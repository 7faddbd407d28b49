"""What clients send and get, as structs, written once for both sides.

Decoding checks every field, the OpenAPI document is made of them, and the types of the browser app of that. A server
refuses fields of a request that it does not know, a client ignores those of an answer: a newer server may say more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from patolli.wire.languages import LANGUAGES

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=200)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Strength = Literal["easy", "normal", "hard", "expert", "greedy", "random"]
Status = Literal["open", "playing", "over"]
TableId = Annotated[str, Meta(max_length=16)]
Secret = Annotated[str, Meta(max_length=100)]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # so that the OpenAPI document names them

SECRETS = {"secret", "password", "old"}
"""Fields that a struct with secrets does not show."""


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """From a client. Unknown fields are errors: they are typing mistakes more often than not."""


class SecretRequest(Request):
    """A request with secrets, which are shown to nobody by accident."""

    def __repr__(self) -> str:
        return _without_secrets(self)


class Answer(msgspec.Struct, kw_only=True):
    """To a client."""


class SecretAnswer(Answer):
    """An answer with a secret, which is shown to nobody by accident."""

    def __repr__(self) -> str:
        return _without_secrets(self)


def _without_secrets(struct: msgspec.Struct) -> str:
    told = (name for name in struct.__struct_fields__ if name not in SECRETS)
    shown = ", ".join(f"{name}={getattr(struct, name)!r}" for name in told)
    return f"{type(struct).__name__}({shown}{', ' if shown else ''}...)"


# Tables


class BankClock(Request, tag_field="kind", tag="bank"):
    """So much time for the whole game, and a little more for every turn."""

    bank: Annotated[int, Meta(ge=10, le=86_400, description="seconds")]
    increment: Annotated[int, Meta(ge=0, le=3600, description="seconds, after every turn")] = 0
    expiry: Literal["bot", "wait"] = "bot"


class DaysClock(Request, tag_field="kind", tag="days"):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]
    expiry: Literal["bot", "wait"] = "bot"


Clock = BankClock | DaysClock


class NewSeat(Request):
    """`mine`: played by who creates the table, who gets its secret. `open`: for somebody who joins by link."""

    kind: Literal["mine", "open", "bot"] = "open"
    name: Name = ""
    strength: Strength = "normal"


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    title: Annotated[str, Meta(max_length=80)] = ""
    listed: bool = False
    rated: bool = False
    clock: Clock | None = None
    options: Annotated[dict[str, Any], Meta(max_length=32)] = {}
    """What the game lets one choose before the deal; see `GameInfo`."""


class SeatKey(SecretAnswer):
    """The secret of a seat: who holds it is the seat."""

    seat: int
    secret: str


class SeatInfo(Answer):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    player: str | None
    """The claimed name, if a named player sits here."""
    bot: str | None
    """The strength that plays now: a bot's own, or who stands in for somebody absent."""
    here: bool
    """Whether its holder is connected now: has a socket open that proved it."""
    away: bool
    """Its holder is not connected, and was not heard from for a while: others may hand it to a bot now."""
    bank: float | None
    """Seconds left, at the beginning of its turn."""


class TableInfo(Answer):
    id: str
    game: str
    title: str
    status: Status
    listed: bool
    rated: bool
    counted: bool
    """Whether it enters results and ratings. Uploaded and tried games do not: who made them may know the deal."""
    clock: dict[str, Any] | None
    options: dict[str, Any]
    """What was chosen before the deal."""
    seats: list[SeatInfo]
    seq: int
    """Turns that were confirmed."""
    news: int
    """Other things that happened."""
    moves: int
    """Decisions that were made: positions have the numbers 0 to this one."""
    turn: int | None
    """The seat that decides."""
    turn_since: int | None
    deadline: int | None
    """When its time runs out; times are milliseconds since 1970."""
    created: int
    updated: int
    ended: int | None
    scores: list[float] | None
    winners: list[int] | None
    parent: str | None
    parent_at: int | None
    commitment: str | None = None
    """From the start on, what promises the deal (docs/records.md); null if the server did not draw it."""
    you: int | None = None
    """The seat whose secret came with the request."""
    maker: bool = False
    """Whether whoever asks has made the table; lists do not tell."""


class Created(Answer):
    table: TableInfo
    keys: list[SeatKey]


class TableList(Answer):
    tables: list[TableInfo]
    next: str | None
    """Ask with `after` set to this for those that follow."""


class Join(Request):
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Start(Request):
    fill: Strength | None = None
    """Who takes the seats that are still open; without it they must be taken."""


class HandOver(Request):
    seat: Annotated[int, Meta(ge=0, le=7)]
    strength: Strength = "normal"


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    name: Name = ""
    """What a named player who watches wants to be called."""


class Remove(Request):
    """For the maker: who sits at `seat`, or the named `player`, who may also be somebody who only watches."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    player: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    block: bool = False
    """They can neither join nor talk here again."""


class Said(Answer):
    number: int
    seat: int | None
    """Null for somebody who watches."""
    name: str
    player: str | None
    """The claimed name of who said it; null for a guest, whatever they are called."""
    text: str
    at: int


class ChatLog(Answer):
    said: list[Said]


# Turns


class TurnBody(Request):
    """The same for `preview` and `commit`."""

    seq: Seq
    steps: Annotated[list[Token], Meta(max_length=200)]


class PictureBody(Request):
    """What to draw: a position, or the steps of a turn that is tried."""

    seq: Seq
    steps: Annotated[list[Token], Meta(max_length=200)] = []
    at: Annotated[int, Meta(ge=0, le=1_000_000, description="the number of an old position")] | None = None
    theme: Literal["light", "dark"] = "light"


class Choice(Answer):
    """A step that may follow."""

    token: str
    does: dict[str, Any]
    """Price and result, as an entry (docs/records.md)."""
    words: str
    changes: dict[str, float]
    """Own goods and markers that would change, and by how much: `corn`, `temples.chaac`."""


class Position(Answer):
    """A position as the asking seat may see it. `legal` is for the seat that decides, at the newest position."""

    table: str
    seq: int
    news: int
    at: int
    seat: int | None
    """Whose view it is; null for a spectator."""
    turn: int | None
    view: dict[str, Any]
    legal: list[Choice]
    question: str = ""
    """What has to be decided, for the seat that may."""
    blocked: dict[str, str] = {}
    """Why something that one might want is not possible now, by place of the board (docs/web.md)."""


class Preview(Answer):
    seq: int
    steps: list[str]
    view: dict[str, Any]
    legal: list[Choice]
    changes: dict[str, float]
    complete: bool
    """Whether the turn can be confirmed."""
    reveals: bool
    """Whether confirming brings something to light; it is null in the view."""
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
    """Null while it is secret to whoever asks."""
    entries: list[dict[str, Any]]
    words: list[str]


class TurnInfo(Answer):
    seq: int
    seat: int
    by: str
    """Empty: the holder of the seat; else the strength of the bot, or `record` for moves that were uploaded."""
    at: int
    first: int
    """The number of the position before it."""
    steps: list[Step]


class TurnList(Answer):
    table: str
    seq: int
    turns: list[TurnInfo]


# The socket


class Watch(Request):
    """What a socket is told: tables somebody wants to hear of, those no more, and who it is."""

    watch: Annotated[list[TableId], Meta(max_length=50)] = []
    unwatch: Annotated[list[TableId], Meta(max_length=50)] = []
    seats: Annotated[dict[TableId, Secret], Meta(max_length=50)] = {}
    """Secrets of own seats, by table: whoever holds them is connected while the socket is open."""
    player: Secret | None = None
    """The secret of a named player: the same for their seats at the tables that are watched."""

    def __repr__(self) -> str:
        return f"Watch(watch={self.watch!r}, unwatch={self.unwatch!r}, ...)"


class News(Answer):
    """What a socket says: the table has so many turns, and so much else has happened there."""

    table: str
    seq: int
    news: int


# Errors


class Problem(Answer):
    """What every error looks like."""

    error: str
    """A word for programs."""
    detail: str
    """A sentence for people."""
    field: str | None = None
    """The field that is wrong, as a path."""
    seq: int | None = None
    """After a stale turn: what it should have been."""
    turns: list[TurnInfo] | None = None
    """After a stale turn: those that came in between."""
    legal: list[str] | None = None
    """After an illegal step: what was legal."""


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
    """The days (rounds, ...) that the points of `by_day` are of."""
    source_words: dict[str, str]
    seats: list[SeatSummary]


class Fork(Request):
    """Try from a position: `seats` as for a new table, all of them `mine` without it."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    title: Annotated[str, Meta(max_length=80)] = ""


class Upload(Request):
    """A record: watched if it is of a finished game, else continued from its end or from position `at`. `seats` are
    as for a new table; without them, all are `mine`."""

    record: dict[str, Any]
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    listed: bool = False


class AskHint(Request):
    """At the newest position of a running table, or at any of a finished one."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    steps: Annotated[list[Token], Meta(max_length=200)] = []
    top: Annotated[int, Meta(ge=1, le=10)] = 3
    simulations: Annotated[int, Meta(ge=100, le=20_000)] = 2000


class HintStep(Answer):
    token: str
    words: str


class HintLine(Answer):
    """One of the best decisions, the best first."""

    token: str
    words: str
    share: float
    """Of the tries of the search."""
    points: float
    """Final points of the seat that decides, on average."""
    error: float
    """The standard error of that mean."""
    places: list[float]
    """How probable each final place is, the first one first."""
    all_points: list[float]
    """Final points of every seat, on average."""
    line: list[HintStep]
    """How the turn could go on."""


class HintAnswer(Answer):
    seat: int
    """Who decides."""
    at: int
    steps: list[str]
    """Tried before the decision, and not confirmed."""
    legal: int
    """How many decisions are possible."""
    simulations: int
    games: int
    """So many games were played to their end for each decision."""
    decisions: list[HintLine]


class Evaluation(Answer):
    """What every seat may expect at a position."""

    at: int
    turn: int | None
    """The seat that decides there."""
    points: list[float]
    """Final points."""
    shares: list[float]
    """How probable its win is; after the end, what it has of it."""


# Players


class Claim(SecretRequest):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None
    """Without one the secret that comes back is the only way to be this player: keep it."""


class Login(SecretRequest):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(SecretRequest):
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] | None = None
    """Needed if there is one."""


class PlayerKey(SecretAnswer):
    """Sent as `Authorization: Bearer SECRET`."""

    name: str
    secret: str


class RatingInfo(Answer):
    place: int
    """Among all that are rated; equal ratings share it."""
    name: str
    bot: bool
    rating: float
    """mu - 3 sigma, as OpenSkill has it: certain skill."""
    mu: float
    sigma: float
    games: int
    """A bot that has several seats at a table plays as many games there."""
    wins: float
    """Several winners of a table share it."""


class RatingList(Answer):
    game: str
    ratings: list[RatingInfo]


class PlayerInfo(Answer):
    name: str
    since: int
    ratings: dict[str, RatingInfo]
    """By game."""
    tables: list[TableInfo]
    """Listed ones that are over, the last ended first."""


class Myself(Answer):
    """What only the player is told."""

    name: str
    since: int
    password: bool
    """Whether there is one."""
    ratings: dict[str, RatingInfo]


class PlayersStatistics(Answer):
    """Of all finished tables with so many players."""

    players: int
    tables: int
    mean: float
    """Points of a seat."""
    winner: float
    """Points of the winner."""
    by_seat: list[float]
    """Share of wins by seat."""


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
    choices: dict[str, list[str | int | bool]]
    """What a form offers for options, the usual value first; the words are `option.NAME` and `option.NAME.VALUE`."""
    by_seat: list[str]
    """Options of `choices` that take a list, a different value for each seat."""
    strengths: list[str]
    languages: list[str]


class GameWords(Answer):
    """What a game calls its places and tiles, what they do, and its rules in short."""

    language: str
    words: dict[str, str]
    """By key: `gear.tikal`, `space.tikal.3`, `tile.A1-F1`, `rule.temple.chaac`."""


class Preparing(Answer):
    """One part of a game that is compiled once on a machine: first its rules, then its bots."""

    game: str
    title: str
    part: Literal["rules", "bots"]
    state: Literal["waiting", "compiling", "ready", "failed"]
    share: Annotated[float, Meta(ge=0, le=1, description="how much of it is done")]
    left: Annotated[float, Meta(ge=0, description="seconds, if this machine goes on as it has so far")]


class Preparations(Answer):
    """Tables can be played all the time; bots and hints of a game wait for its part `bots`."""

    ready: Annotated[bool, Meta(description="nothing is left to do, and `parts` is empty")]
    left: Annotated[float, Meta(ge=0, description="seconds, for all parts together")]
    parts: Annotated[list[Preparing], Meta(description="in the order in which they are done")]


class Health(Answer):
    status: Literal["ok", "degraded"]
    version: str
    database: str
    bots: int
