"""Looking back, and trying: summaries, forks, uploaded records, hints."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Request, Token
from patolli.wire.messages.tables import NewSeat


class SeatSummary(Answer):
    seat: int
    name: str
    points: float
    place: int
    sources: dict[str, float]
    by_day: list[float]
    by_day_sources: list[dict[str, float]]
    """For each day, what each source brought; empty for games that ended before this was counted."""


class Summary(Answer):
    table: str
    days: list[int]
    """The days (rounds, ...) that `by_day` covers."""
    source_words: dict[str, str]
    seats: list[SeatSummary]


class Fork(Request):
    """Try from a position: `seats` as for a new table; without them, all are `mine`."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    title: Annotated[str, Meta(max_length=80)] = ""


class Upload(Request):
    """A record: watched if its game is finished, otherwise continued from its end or from position `at`. `seats` are as
    for a new table; without them, all are `mine`."""

    record: dict[str, Any]
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    listed: bool = False
    coach: bool = False
    """As for a new table."""


class AskHint(Request):
    """At the newest position of a running table, or at any of a finished one."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    steps: Annotated[list[Token], Meta(max_length=200)] = []
    top: Annotated[int, Meta(ge=1, le=10)] = 4
    simulations: Annotated[int, Meta(ge=100, le=20_000)] = 2000


class HintStep(Answer):
    token: str
    verb: str
    words: str
    label: str
    """In one or two words."""
    places: list[str]
    """Where it is on the board, the most relevant place first."""


class HintPlan(Answer):
    """A whole turn, up to its end or to where something hidden is revealed: it can be confirmed as it is."""

    name: str
    """In a few words: `Tikal 5 and Uxmal 1`."""
    why: str
    """How the first plan differs from the next, or any other plan from the first; and how certain that is."""
    steps: list[HintStep]
    """All remaining steps of the turn."""
    changes: dict[str, float]
    """Own goods and markers that would change, as in `Choice.changes`."""
    points: float
    """Final points of the seat that decides, on average."""
    error: float
    """The standard error of that mean."""
    places: list[float]
    """The probability of each final place, from first place on."""
    win_error: float
    """The standard error of the first of them."""
    all_points: list[float]
    """Final points of every seat, on average."""
    weaker: bool
    """Whether it wins much less often than the first plan."""
    sure: bool
    """Whether the difference stated in `why` is more than luck."""


class HintOther(Answer):
    """Another seat, and what it was assumed to be in the simulated games."""

    seat: int
    taken_as: str
    """A strength."""
    person: bool


class HintAnswer(Answer):
    seat: int
    """Who decides."""
    at: int
    steps: list[str]
    """Tried before the plans, and not confirmed."""
    legal: int
    """How many decisions are possible."""
    simulations: int
    games: int
    """This many games were played to their end after each plan."""
    against: list[HintOther]
    plans: list[HintPlan]
    """The best first; no two have the same outcome."""


class Evaluation(Answer):
    """What every seat may expect at a position."""

    at: int
    turn: int | None
    """The seat that decides there."""
    points: list[float]
    """Final points."""
    shares: list[float]
    """The probability of winning; after the end, its share of the win."""
