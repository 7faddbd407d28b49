"""A turn: what may be chosen, what it leads to, what is new after it, and how a request is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from patolli.engine.items import Item
from patolli.wire.messages.basics import Answer, Request, Seq, Token
from patolli.wire.messages.tables import Said, TableInfo


class TurnBody(Request):
    """The same for `preview` and `commit`."""

    seq: Seq
    steps: Annotated[list[Token], Meta(max_length=200)]


class PictureBody(Request):
    """What to draw: a position, or the steps of a turn being tried."""

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
    """Own goods and markers that would change, and by how much: `corn`, `temples.chaac`; those of others are prefixed
    with their seat, `seats.2.goods.wood`."""
    completes: bool
    """Whether the turn can be confirmed with it, and must be before anything else is chosen."""
    verb: str
    """What is done: the token up to its first colon."""
    arguments: list[str]
    """What it is done with or to: a gear and a space, a card."""
    places: list[str]
    """Where it is on the board (docs/web.md), the most relevant place first."""
    price: dict[str, float]
    """The payments among `changes`, of everything that the game counts (`GameFaces.counted`), as positive numbers."""
    result: dict[str, float]
    """And the gains."""
    sign: list[Item]
    """In a few symbols."""
    label: str
    """In one or two words, beside the symbol."""
    elsewhere: bool
    """Whether it is chosen on the board itself, so that a list of buttons need not repeat it."""
    odds: dict[str, list[float]] = {}
    """Where chance decides: for each thing (`red` cards of a Prayer) the probability of 0, 1, 2, ... of it, from what
    the seat knows."""


class Position(Answer):
    """A position as the calling seat may see it. `legal` is for the seat that decides, at the newest position."""

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


class Preview(Answer):
    seq: int
    steps: list[str]
    view: dict[str, Any]
    legal: list[Choice]
    changes: dict[str, float]
    complete: bool
    """Whether the turn can be confirmed."""
    reveals: bool
    """Whether confirming reveals something."""
    unknown: list[list[str | int]]
    """Where it does, as paths of the view: there the view has what was there before the last step."""
    question: str = ""
    """What has to be decided next; empty when the turn has to be confirmed."""


class Reasons(Answer):
    """Why something that a player might want is not possible after these steps, by place of the board (docs/web.md)."""

    seq: int
    steps: list[str]
    blocked: dict[str, str]


class Step(Answer, omit_defaults=True):
    token: str | None
    """Null while it is secret to the caller."""
    entries: list[dict[str, Any]]
    words: list[str]
    verb: str = ""
    """As for a choice; empty while the step is secret."""
    arguments: list[str] = []
    """As for a choice; `?` stands for what is hidden."""
    sets: list[tuple[list[str | int], Any]] | None = None
    """What it changes in the caller's view: places, as paths of keys and indices, and their new values. Lists of
    another length and objects with other keys are replaced as a whole. Left out in lists of old turns."""


class TurnInfo(Answer):
    seq: int
    seat: int
    by: str
    """Empty: the holder of the seat; otherwise the strength of the bot, or `record` for uploaded moves."""
    at: int
    first: int
    """The number of the position before it."""
    steps: list[Step]


class TurnList(Answer):
    table: str
    seq: int
    turns: list[TurnInfo]


class Update(Answer):
    """Everything that is new at a table, from one viewpoint."""

    table: TableInfo
    seat: int | None
    """Whose viewpoint; null for a spectator."""
    since: int
    """Turns known before: `turns` begins there."""
    turns: list[TurnInfo]
    at: int
    """The number of the newest position."""
    view: dict[str, Any] | None
    """The newest position. Null: apply what the steps of `turns` set to the same viewpoint's view of position
    `turns[0].first`; without turns the position, `legal` and `question` are unchanged."""
    legal: list[Choice]
    """For the seat that decides."""
    question: str
    """What has to be decided, for that seat."""
    heard: int
    """Chat messages known before: `said` begins there."""
    said: list[Said]


class Committed(Answer):
    table: str
    seq: int
    """How many turns there were with this one, even if it is sent again later."""
    moves: int
    update: Update | None = None
    """What is new for the seat since before this turn; null if the server is too busy to say."""
    sealed: bool = False
    """Whether it is not this seat's turn yet: the choice is kept until it is, and can be changed until then."""


class Sealed(Answer):
    """What a seat has chosen before its turn, for its own eyes."""

    seat: int
    steps: list[str]
    """Null if it has not chosen."""
    words: list[str]


class Problem(Answer):
    """What every error looks like."""

    error: str
    """A code for programs."""
    detail: str
    """A sentence for people."""
    field: str | None = None
    """The field that is wrong, as a path."""
    why: str | None = None
    """A code for the reason, where people meet it at a table: clients in other languages translate it by this."""
    seq: int | None = None
    """After a stale turn: what it should have been."""
    turns: list[TurnInfo] | None = None
    """After a stale turn: those that came in between."""
    legal: list[str] | None = None
    """After an illegal step: what was legal."""
