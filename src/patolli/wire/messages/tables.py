"""A table: its seats, its clock, who sits down and what is said there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Name, Request, SecretAnswer, Status, Strength


class BankClock(Request, tag_field="kind", tag="bank", omit_defaults=False):
    """A time budget for the whole game, and a little more for every turn."""

    bank: Annotated[int, Meta(ge=10, le=86_400, description="seconds")]
    increment: Annotated[int, Meta(ge=0, le=3600, description="seconds, after every turn")] = 0
    expiry: Literal["bot", "wait"] = "bot"


class DaysClock(Request, tag_field="kind", tag="days", omit_defaults=False):
    """This many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]
    expiry: Literal["bot", "wait"] = "bot"


Clock = BankClock | DaysClock


class NewSeat(Request):
    """`mine`: played by the table's creator, who gets its secret. `open`: for somebody who joins by link."""

    kind: Literal["mine", "open", "bot"] = "open"
    name: Name = ""
    strength: Strength = "normal"


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    title: Annotated[str, Meta(max_length=80)] = ""
    listed: bool = False
    rated: bool = False
    coach: bool = False
    """Whether a coach speaks up: at an unrated table without open seats."""
    clock: Clock | None = None
    options: Annotated[dict[str, Any], Meta(max_length=32)] = {}
    """What the game lets players choose before the deal; see `GameInfo`."""


class SeatKey(SecretAnswer):
    """The secret of a seat: whoever holds it is the seat."""

    seat: int
    secret: str


class SeatInfo(Answer):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    player: str | None
    """The claimed name, if a named player sits here."""
    bot: str | None
    """The strength that plays now: a bot's own, or that standing in for somebody absent."""
    here: bool
    """Whether its holder is connected now: has a socket open that proved it."""
    away: bool
    """Its holder is not connected, and has been silent for a while: others may hand it to a bot now."""
    bank: float | None
    """Seconds left, at the beginning of its turn."""
    looking: bool = False
    """Whether a page of its holder, who is connected, is in sight."""
    seen: int | None = None
    """When its holder, who is not connected, was last active."""
    away_from: int | None = None
    """From when on its holder counts as away, unless they come back; null while here, and if a turn has days."""
    free_from: int | None = None
    """From when on others may hand it to a bot, unless its holder comes back; null if that is not known."""
    why: Literal["here", "soon", "clock", "rated"] | None = None
    """Why others may not hand it to a bot: its holder is here; was here recently; has time left on a clock of days; has
    time left in a rated game. Null if they may, or if there is nothing to hand over."""
    asked_by: int | None = None
    """The seat that wants a bot to play here; the other people may say no until `asked_until`."""
    asked_until: int | None = None
    let_by: int | None = None
    """The seat that last let a bot play here: its own, or another; null if it was the clock."""
    let_since: int | None = None
    """After how many turns that was; null if it never happened."""
    asked: bool = False
    """Whether its holder may choose out of turn: all choose at the same time. Not given in lists."""
    chosen: bool = False
    """Whether they have: their choice is kept, sealed, until their turn comes, and can be changed until then."""


class TableInfo(Answer):
    id: str
    game: str
    title: str
    status: Status
    listed: bool
    rated: bool
    counted: bool
    """Whether it enters results and ratings. Uploaded games and forks do not: whoever made them may know the deal."""
    clock: dict[str, Any] | None
    options: dict[str, Any]
    """What was chosen before the deal."""
    seats: list[SeatInfo]
    seq: int
    """Confirmed turns."""
    news: int
    """Number of other events."""
    moves: int
    """Decisions made: positions are numbered from 0 to this."""
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
    """From the start on, the commitment to the deal (docs/records.md); null if the server did not draw it."""
    rematch_by: int | None = None
    """After the end: the seat that first asked for a rematch; everybody else who sat here joins it by asking, too."""
    coach: bool = False
    """Whether a coach speaks up."""
    you: int | None = None
    """The seat whose secret came with the request."""
    maker: bool = False
    """Whether the caller made the table; not given in lists."""


class Created(Answer):
    table: TableInfo
    keys: list[SeatKey]


class TableList(Answer):
    tables: list[TableInfo]
    next: str | None
    """Pass this as `after` for the next page."""


class Join(Request):
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Start(Request):
    fill: Strength | None = None
    """Who takes the seats that are still open; without it, all must be taken."""


class HandOver(Request):
    seat: Annotated[int, Meta(ge=0, le=7)]
    strength: Strength = "normal"


class Wait(Request):
    """Refuse: no bot plays for this seat yet."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    name: Name = ""
    """What a named player who watches wants to be called."""


class Remove(Request):
    """For the maker: whoever sits at `seat`, or the named `player`, who may be a mere spectator."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    player: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    block: bool = False
    """They can neither join nor talk here again."""


class Said(Answer):
    number: int
    seat: int | None
    """Null for a spectator."""
    name: str
    player: str | None
    """The author's claimed name; null for a guest, whatever they are called."""
    text: str
    at: int


class ChatLog(Answer):
    said: list[Said]
