"""Lessons: what there is to learn, and a step after what was tried."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Request, Token
from patolli.wire.messages.turns import Preview


class LessonInfo(Answer):
    game: str
    name: str
    number: int
    group: str
    """Lessons that stand apart from the others of their game; empty for most."""
    title: str
    steps: int


class LessonBody(Request):
    """Which step, and what was tried in it so far."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    tried: Annotated[list[Token], Meta(max_length=200)] = []


class LessonStep(Answer):
    """A step of a lesson after some tokens."""

    lesson: LessonInfo
    step: int
    seat: int
    """Who learns."""
    names: list[str]
    """Of all seats."""
    at: int
    """How many moves were made before the step."""
    say: str
    task: str
    """What to do; empty if nothing."""
    point: list[str]
    """The places (docs/web.md) concerned; a prefix means all names that begin with it: `space:tikal`."""
    ways: list[list[str]]
    """Arrows, each from one place to another."""
    state: Literal["say", "task", "going", "done", "astray"]
    """`say`: there is nothing to do; `task`: nothing was tried yet; `going`: right so far; `done`; `astray`: something
    else was chosen, so it should be taken back."""
    reply: str
    """The reply to what was done or chosen; empty after a wrong choice means that the task is repeated."""
    expected: list[str]
    """Tokens that it waits for now, the one to show first."""
    preview: Preview
    """The position as the learner sees it, and what may be chosen."""
    blocked: dict[str, str]
    """Why other things are not possible, by place."""


class LessonText(Request):
    """A lesson file (docs/lessons.md)."""

    text: Annotated[str, Meta(max_length=524_288)]
    keep: bool = False
    """Whether to keep it if nothing is wrong with it; otherwise it is only checked."""


class OwnLesson(Answer):
    """A lesson that somebody has added: anyone with its link can take it."""

    id: str
    game: str
    title: str
    steps: int
    bytes: int
    created: int


class LessonFault(Answer):
    step: int | None
    """Counted from 1; null: in no step."""
    field: str
    text: str
    """Where and what, in words."""


class LessonCheck(Answer):
    lesson: OwnLesson | None
    """Null if it was not kept."""
    steps: int
    """For a good lesson; 0 if something is wrong."""
    faults: list[LessonFault]
