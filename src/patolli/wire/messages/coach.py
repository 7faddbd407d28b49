"""The coach at a table: what is new, what a turn would lose, what to try next time."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Request, Seq, Token
from patolli.wire.messages.looking import HintPlan

Key = Annotated[str, Meta(max_length=60)]
"""What was explained, or warned of, by its name in the answers."""


class CoachSpoke(Request):
    """A time when the coach spoke at this table."""

    seq: Seq
    """Before the turn with this number."""
    day: Annotated[int, Meta(ge=0, le=10_000)]
    """From the answer."""


class AskCoach(Request):
    """Whether a whole turn is worth a comment, before it is confirmed. The caller remembers what was said."""

    seq: Seq
    steps: Annotated[list[Token], Meta(max_length=200)]
    seldom: bool = False
    """Only the worst mistakes."""
    spoke: Annotated[list[CoachSpoke], Meta(max_length=20)] = []
    warned: Annotated[list[Key], Meta(max_length=40)] = []


class CoachAdvice(Answer):
    title: str
    """At most six words; empty if the only comment is a better turn."""
    text: str
    """Why, in at most 30 words."""
    points: float
    """About how many points are lost; 0 if that is unknown."""
    warning: str
    """What it warns of: to be said once. Empty if it is about the turn."""
    places: list[str]
    """What it is about."""
    better: HintPlan | None
    """The best turn found; null if it only warns."""


class CoachAnswer(Answer):
    day: int
    """The game's day, round, ...: the coach's comments are counted by it."""
    advice: CoachAdvice | None
    """Null if there is nothing to say, or no result came in time."""


class AskFirst(Request):
    """What is new at a decision, after the steps being tried."""

    seq: Seq
    steps: Annotated[list[Token], Meta(max_length=200)] = []
    known: Annotated[list[Key], Meta(max_length=100)] = []
    """What was explained already."""


class CoachFirst(Answer):
    key: str
    title: str
    text: str


class CoachNew(Answer):
    first: CoachFirst | None
    """Null if nothing is."""


class CoachTries(Answer):
    """After the end: what this seat never used."""

    tries: list[str]
