"""Lessons over the wire: what a step says and shows, and what the learner's tokens lead to. Nothing is stored.

A request consists of a step and the tokens tried in it, so a lesson needs no table, no seat and no room in the
database; a learner who leaves loses nothing, and a hundred people cost what their clicks cost.
"""

from __future__ import annotations

from collections.abc import Sequence

from patolli.engine.draft import Draft
from patolli.engine.errors import MoveError, UnknownGame
from patolli.engine.game import find_game
from patolli.engine.sight import Sight
from patolli.server.problems import NotFound
from patolli.server.tables.offers import blocked
from patolli.server.tables.play import bad_step, previewed
from patolli.study.lessons.format import Lesson
from patolli.study.lessons.run import Judgement, expected, judge
from patolli.study.lessons.shelf import lessons_of, places_of, say
from patolli.text.render import Translator
from patolli.wire.messages import LessonBody, LessonInfo, LessonStep


def lesson_list(game: str, translator: Translator) -> list[LessonInfo]:
    """A game's lessons, in order; NotFound if there is no such game."""
    return [_info(lesson, translator) for lesson in _lessons(game).values()]


def _lessons(game: str) -> dict[str, Lesson]:
    try:
        return lessons_of(find_game(game).name)
    except UnknownGame as error:
        raise NotFound(str(error), field="game") from None


def _info(lesson: Lesson, translator: Translator) -> LessonInfo:
    return LessonInfo(
        game=lesson.game,
        name=lesson.name,
        number=lesson.number,
        group=lesson.group,
        title=say(lesson, lesson.title, translator),
        steps=len(lesson.steps),
    )


def lesson_step(game: str, name: str, body: LessonBody, translator: Translator) -> LessonStep:
    """A step of a lesson after these tokens; NotFound, or BadTurn for tokens that are not possible there."""
    lesson = _lessons(game).get(name)
    if lesson is None:
        raise NotFound(f"there is no lesson {name!r} of {find_game(game).title}", field="lesson")
    if body.step >= len(lesson.steps):
        raise NotFound(f"the lesson has steps 0 to {len(lesson.steps) - 1}; there is no step {body.step}", field="step")
    return told_step(lesson, body.step, places_of(lesson.game, lesson.name)[body.step], body.tried, translator)


def told_step(
    lesson: Lesson, number: int, sight: Sight, tried: Sequence[str], translator: Translator, any_turn: bool = False
) -> LessonStep:
    """What a step of any lesson says and shows after these tokens; BadTurn. Where any turn will do, nothing that the
    lesson expects is revealed."""
    step, draft = lesson.steps[number], Draft(sight)
    try:
        draft.go_to(tried)
    except MoveError as error:
        raise bad_step(error, "tried") from None
    judged = _any(draft, tried) if any_turn else judge(step, draft, tried)
    task = say(lesson, step.task, translator)
    return LessonStep(
        lesson=_info(lesson, translator),
        step=number,
        seat=lesson.seat,
        names=list(sight.players),
        at=sight.number,
        say=say(lesson, step.say, translator),
        task=task or say(lesson, step.say, translator) if any_turn else task,
        point=list(step.point),
        ways=[list(way) for way in step.ways],
        state=judged.state,
        reply=say(lesson, judged.reply, translator),
        expected=[] if any_turn else expected(step, tried),
        preview=previewed(draft, 0, tried, sight.players, translator),
        blocked=blocked(draft, sight.players, translator),
    )


def _any(draft: Draft, tried: Sequence[str]) -> Judgement:
    """For a step in which everybody tries what they want."""
    return Judgement("task" if not tried else "done" if draft.to_confirm else "going")
