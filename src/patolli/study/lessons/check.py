"""Whether a lesson can be taken from beginning to end: every fault, by step and field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from patolli.engine.draft import Draft
from patolli.engine.errors import MoveError, UnknownGame
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.offers import offers
from patolli.study.lessons.format import BadLesson, Lesson, Start, Step
from patolli.study.lessons.run import judge, look_up, reached, walk

EVERYWHERE = ("bar", "log", "top", "player", "board")
"""Parts of the screen that every game has; `player:1` is a seat's."""
MOST_FAULTS = 50
MOST_MOVES = 5000
"""Moves played to reach the beginnings of all steps, including records: a few seconds."""
MOST_TRIED = 1000
"""Tokens of all ways: each is tried as a learner would, which takes ten times as long as playing it."""


def faults(lesson: Lesson, knows: Callable[[str], bool]) -> list[BadLesson]:
    """Everything wrong with a lesson; `knows` says whether a message with this id exists."""
    try:
        find_game(lesson.game)
    except UnknownGame as error:
        return [BadLesson("game", str(error))]
    # Before anything is played: a file must not decide how long that takes.
    found = list(_costs(lesson))
    if found:
        return found
    found += _texts(lesson, knows)
    try:
        for number, match in enumerate(walk(lesson)):
            found += _step(lesson.steps[number], match, f"steps[{number}]")
    except BadLesson as error:
        if error.path not in [one.path for one in found]:
            found.append(error)
    return found[:MOST_FAULTS]


def _costs(lesson: Lesson) -> Iterator[BadLesson]:
    steps = lesson.steps
    starts = [lesson.start, *(step.start for step in steps if step.start is not None)]
    moves = sum(len(start.moves) + _recorded(start) for start in starts)
    moves += sum(len(step.then) + len(step.wait[0] if step.wait else ()) for step in steps)
    if moves > MOST_MOVES:
        yield BadLesson("", "moves", n=moves, most=MOST_MOVES)
    tried = sum(len(line) for step in steps for line in step.wait)
    if tried > MOST_TRIED:
        yield BadLesson("", "ways", n=tried, most=MOST_TRIED)


def _recorded(start: Start) -> int:
    moves = (start.record or {}).get("moves")
    return len(moves) if isinstance(moves, list) else 0  # pyright: ignore[reportUnknownArgumentType]


def _texts(lesson: Lesson, knows: Callable[[str], bool]) -> Iterator[BadLesson]:
    for path, text in lesson.texts().items():
        if isinstance(text, str) and not knows(text):
            yield BadLesson(path, "text", text=text, game=lesson.game)


def _step(step: Step, match: Match, path: str) -> Iterator[BadLesson]:
    if step.wait and step.task is None:
        yield BadLesson(f"{path}.task", "task")
    if not step.wait:
        for name in ("task", "goal", "done", "replies", "otherwise"):
            if getattr(step, name):
                yield BadLesson(f"{path}.{name}", "useless")
    yield from _places(step, match, path)
    for number, goal in enumerate(step.goal):
        value = look_up(match.view(match.seat), goal.path)
        if not isinstance(value, int | float):
            yield BadLesson(f"{path}.goal[{number}].path", "goal-path", name=goal.path)
        elif goal.least is None and goal.most is None:
            yield BadLesson(f"{path}.goal[{number}]", "goal-number")
    for number, line in enumerate(step.wait):
        yield from _line(step, match, line, f"{path}.wait[{number}]")
    legal = {token for draft in _prefixes(step, match) for token in draft.legal()}
    for number, reply in enumerate(step.replies):
        where = f"{path}.replies[{number}]"
        if not reply.tokens and not reply.verb:
            yield BadLesson(where, "reply")
        if step.goal:  # many ways lead there: nobody can say what comes up on all of them
            continue
        for token in reply.tokens:
            if token not in legal:
                yield BadLesson(f"{where}.tokens", "never", token=token)
        if reply.verb and not any(token.partition(":")[0] == reply.verb for token in legal):
            yield BadLesson(f"{where}.verb", "verb", verb=reply.verb)


def _line(step: Step, match: Match, line: Sequence[str], path: str) -> Iterator[BadLesson]:
    draft = Draft(match)
    for number, token in enumerate(line):
        try:
            draft.play(token)
        except MoveError as error:
            yield BadLesson(f"{path}[{number}]", str(error))
            return
        if number < len(line) - 1 and judge(step, draft, line[: number + 1]).state == "done":
            yield BadLesson(f"{path}[{number}]", "early")
    if step.goal and not reached(step.goal, draft.view()):
        yield BadLesson(path, "short")


def _prefixes(step: Step, match: Match) -> Iterator[Draft]:
    """The positions of a step in which something is chosen, as far as its ways tell."""
    seen: set[tuple[str, ...]] = set()
    for line in step.wait:
        draft = Draft(match)
        for length, token in enumerate(line):
            if (before := tuple(line[:length])) not in seen:
                seen.add(before)
                yield draft
            try:
                draft.play(token)
            except MoveError:
                break


def _places(step: Step, match: Match, path: str) -> Iterator[BadLesson]:
    known = places_at(match)
    if not known:
        return
    named = [("point", place) for place in step.point] + [("ways", place) for way in step.ways for place in way]
    for name, place in named:
        if place.partition(":")[0] in EVERYWHERE or place in known or any(one.startswith(f"{place}:") for one in known):
            continue
        yield BadLesson(f"{path}.{name}", "place", place=place)


def places_at(match: Match) -> set[str]:
    """The places of the board that can be named here: where something can be chosen, or why it cannot."""
    draft = Draft(match)
    found = {place for offer in offers(draft) for place in offer.places}
    explain = match.game.words.reasons
    if explain is not None:
        found |= set(explain(draft.sight().state, draft.view(), draft.legal()))
    return found
