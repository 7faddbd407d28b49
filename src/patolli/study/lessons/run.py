"""A lesson on the real engine: where each step begins, and how a learner's answer is judged.

Nothing is remembered between two requests: a step and the tokens tried in it say everything. Each step begins where the
first way of the previous one leads, whichever way the learner found, so that every position of a lesson is known before
anybody takes it, and a test can play all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from patolli.engine.draft import Draft
from patolli.engine.errors import PatolliError
from patolli.engine.match import Match
from patolli.study.lessons.format import BadLesson, Goal, Lesson, Start, Step, Text

State = Literal["say", "task", "going", "done", "astray"]


@dataclass(frozen=True)
class Judgement:
    """How the tried tokens count for a step."""

    state: State
    """`say`: there is nothing to do; `task`: nothing is tried yet; `going`: right so far; `done`; `astray`: something
    else was chosen."""
    reply: Text | None = None
    """The reply to what was done or chosen; None after a wrong choice means that the task is repeated."""


def begin(lesson: Lesson, start: Start, path: str) -> Match:
    """The position that a lesson, or one of its steps, begins with; BadLesson."""
    try:
        match = _dealt(lesson, start, path)
    except BadLesson:
        raise
    except PatolliError as error:
        raise BadLesson(path, str(error)) from None
    for number, token in enumerate(start.moves):
        _play(match, token, f"{path}.moves[{number}]")
    return match


def _dealt(lesson: Lesson, start: Start, path: str) -> Match:
    if start.record is not None:
        if start.players is not None or start.seed is not None or start.options:
            raise BadLesson(path, "both")
        match = Match.from_record(start.record, start.at)
        if match.game.name != lesson.game:
            raise BadLesson(path, "other-game", game=match.game.title)
        return match
    if start.players is None or start.seed is None:
        raise BadLesson(path, "start")
    return Match.new(lesson.game, start.players, start.seed, start.options)


def _play(match: Match, token: str, path: str) -> None:
    try:
        match.play(token)
    except PatolliError as error:
        raise BadLesson(path, str(error)) from None


def walk(lesson: Lesson) -> Iterator[Match]:
    """Where each step begins, following the first ways of those before; BadLesson if one leads nowhere."""
    match = begin(lesson, lesson.start, "start")
    for number, step in enumerate(lesson.steps):
        path = f"steps[{number}]"
        if step.start is not None:
            match = begin(lesson, step.start, f"{path}.start")
        if match.seat != lesson.seat:
            if match.seat is None:
                raise BadLesson(path, "over")
            raise BadLesson(path, "seat", seat=lesson.seat, other=match.seat)
        yield match
        match = match.fork()
        for index, token in enumerate(step.wait[0] if step.wait else ()):
            _play(match, token, f"{path}.wait[0][{index}]")
        for index, token in enumerate(step.then):
            _play(match, token, f"{path}.then[{index}]")


def positions(lesson: Lesson) -> list[Match]:
    """Where each step begins; BadLesson."""
    return list(walk(lesson))


def reached(goals: Sequence[Goal], view: Mapping[str, Any]) -> bool:
    """Whether a view has everything that is wanted."""
    return bool(goals) and all(_met(goal, look_up(view, goal.path)) for goal in goals)


def _met(goal: Goal, value: object) -> bool:
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return (goal.least is None or value >= goal.least) and (goal.most is None or value <= goal.most)


def look_up(view: Mapping[str, Any], path: str) -> object:
    """What a view has at a dotted path; None if there is no such place."""
    value: Any = view
    for part in path.split("."):
        if isinstance(value, Mapping) and part in value:
            value = value[part]  # pyright: ignore[reportUnknownVariableType]
        elif isinstance(value, list) and part.isdecimal() and len(part) < 5 and int(part) < len(value):  # pyright: ignore[reportUnknownArgumentType]
            value = value[int(part)]  # pyright: ignore[reportUnknownVariableType]
        else:
            return None
    return value  # pyright: ignore[reportUnknownVariableType]


def judge(step: Step, draft: Draft, tried: Sequence[str]) -> Judgement:
    """How the tokens, which the draft has taken, count for this step."""
    if not step.wait:
        return Judgement("say")
    if not tried:
        return Judgement("task")
    if list(tried) in step.wait or reached(step.goal, draft.view()):
        return Judgement("done", step.done)
    if any(line[: len(tried)] == list(tried) for line in step.wait):
        return Judgement("going")
    answered = reply_to(step, tried[-1])
    if answered is None and step.goal and not draft.to_confirm:
        return Judgement("going")
    return Judgement("astray", answered or step.otherwise)


def reply_to(step: Step, token: str) -> Text | None:
    """What the lesson replies to this very choice, or to its kind; None if it has no reply of its own."""
    for reply in step.replies:
        if token in reply.tokens:
            return reply.say
    verb = token.partition(":")[0]
    return next((reply.say for reply in step.replies if reply.verb and reply.verb == verb), None)


def expected(step: Step, tried: Sequence[str]) -> list[str]:
    """What the step waits for next."""
    following = [line[len(tried)] for line in step.wait if line[: len(tried)] == list(tried) and len(line) > len(tried)]
    return list(dict.fromkeys(following))
