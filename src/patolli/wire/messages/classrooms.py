"""Classrooms: a position that everybody tries on their own, and their answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Name, Request, SecretRequest, Seq, TableId, Token

StepNumber = Annotated[int, Meta(ge=0, le=39)]


class NewClassroom(Request):
    """Where it begins, one of these: a step of one of the game's lessons, a step of an added lesson, a position of a
    record, a position of a table as the teacher may know it."""

    question: Annotated[str, Meta(max_length=600)] = ""
    """What everybody is asked; a lesson asks its own questions."""
    game: Annotated[str, Meta(max_length=40)] | None = None
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    """The name of one of the game's lessons."""
    own: Annotated[str, Meta(max_length=16)] | None = None
    """The id of an added lesson."""
    step: StepNumber = 0
    record: dict[str, Any] | None = None
    table: TableId | None = None
    at: Seq | None = None
    """How many moves of the record or the table to play; null: up to the newest position."""


class Classroom(Answer):
    id: str
    game: str
    title: str
    step: int
    """The current step."""
    steps: int
    open: bool
    mine: bool
    """Whether the caller is the teacher."""
    answers: int
    """To the current step."""
    created: int


class ClassroomChange(Request):
    """What a teacher changes: another step, or no more answers."""

    step: StepNumber | None = None
    open: bool | None = None


class TryBody(Request):
    step: StepNumber
    tried: Annotated[list[Token], Meta(max_length=60)] = []


class NewAnswer(SecretRequest):
    """A whole turn. A second answer with the same secret replaces the first."""

    secret: Annotated[str, Meta(min_length=16, max_length=100)]
    """Made up by the client: it identifies the author."""
    name: Name
    step: StepNumber
    steps: Annotated[list[Token], Meta(min_length=1, max_length=60)]


class Answered(Answer):
    """Who has answered, and when."""

    name: str
    at: int


class AnswerGroup(Answer):
    """Answers that lead to the same position."""

    steps: list[str]
    words: list[str]
    """What each step does, as in the first of these answers."""
    answers: list[Answered]


class ClassroomAnswers(Answer):
    classroom: Classroom
    groups: list[AnswerGroup]
    """For the current step, the largest first."""
