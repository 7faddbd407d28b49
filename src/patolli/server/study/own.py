"""Lessons that people add: checked like any file, kept until removed by whoever added them, taken by link.

A lesson cannot cost more than it is allowed to (`study/lessons/check.py`): its cost is counted before any of it is
played, and playing it is charged to the caller, as a preview is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select

from patolli.engine.sight import Sight
from patolli.server.hall.hall import Hall
from patolli.server.identity import digest, is_id, new_id, now
from patolli.server.problems import NotFound, NotNow
from patolli.server.storage import schema
from patolli.server.study.lessons import told_step
from patolli.study.lessons.check import faults
from patolli.study.lessons.format import BadLesson, Lesson, clean_long, read_lesson
from patolli.study.lessons.shelf import knows_text, say_text, sights
from patolli.text.render import Translator
from patolli.wire.messages import LessonBody, LessonCheck, LessonFault, LessonStep, OwnLesson

MOST = 50
"""Lessons of one owner."""
MOST_BYTES = 8 * 1024 * 1024
"""All of an owner's lessons together."""
MOST_HERE = 512 * 1024 * 1024
"""Bytes of everybody's lessons, and the same again for their classrooms."""


@dataclass(frozen=True)
class Taught:
    """A lesson, and the positions where its steps begin."""

    lesson: Lesson
    sights: list[Sight]


@lru_cache(32)
def taught(text: str) -> Taught:
    """A lesson from a file that was checked; NotFound if its game has changed too much since then."""
    try:
        lesson = read_lesson(text)
        return Taught(lesson, sights(lesson))
    except BadLesson as error:
        raise NotFound(f"this lesson no longer fits the game: {error}") from None


def owner_of(who: str) -> str:
    """What is stored of an owner: never the secret of a shelf."""
    kind, _, secret = who.partition(":")
    return f"shelf:{digest(secret)}" if kind == "shelf" else who


def examined(text: str, translator: Translator) -> tuple[Lesson | None, list[LessonFault]]:
    """A good lesson, or everything that is wrong with it; this may take a while."""
    try:
        lesson = read_lesson(text)
        wrong = faults(lesson, knows_text(lesson.game))
    except BadLesson as error:
        return None, [_fault(error, translator)]
    return (None if wrong else lesson), [_fault(one, translator) for one in wrong]


def _fault(wrong: BadLesson, translator: Translator) -> LessonFault:
    return LessonFault(step=wrong.step, field=wrong.field, text=wrong.told(translator))


async def check(hall: Hall, text: str, owner: str | None, translator: Translator) -> LessonCheck:
    """Check a file; with an owner, keep it if nothing is wrong with it."""
    lesson, wrong = await hall.off_loop(examined, text, translator)
    if lesson is None:
        return LessonCheck(lesson=None, steps=0, faults=wrong)
    kept = None if owner is None else await hall.write(lambda connection: _add(connection, owner, text, lesson))
    return LessonCheck(lesson=None if kept is None else _info(kept, translator), steps=len(lesson.steps), faults=[])


def _add(connection: Connection, owner: str, text: str, lesson: Lesson) -> RowMapping:
    table, title = schema.lessons, lesson.title
    if isinstance(title, dict):
        title = {language: clean_long(words) for language, words in title.items()}
    row: dict[str, Any] = {
        "id": new_id(), "owner": owner, "text": text, "game": lesson.game, "title": title,
        "steps": len(lesson.steps), "bytes": len(text.encode()), "created": now(),
    }  # fmt: skip
    same = select(table).where(table.c.owner == owner, table.c.bytes == row["bytes"], table.c.text == text)
    if known := connection.execute(same).mappings().first():
        return known
    check_room(connection, table, owner, row["bytes"], MOST, MOST_BYTES)
    connection.execute(insert(table), row)
    return connection.execute(select(table).where(table.c.id == row["id"])).mappings().one()


def check_room(connection: Connection, table: Any, owner: str, more: int, most: int, most_bytes: int) -> None:
    """NotNow if an owner, or all of them together, have reached the limit."""
    count, own = connection.execute(
        select(func.count(), func.coalesce(func.sum(table.c.bytes), 0)).where(table.c.owner == owner)
    ).one()
    if count >= most or own + more > most_bytes:
        raise NotNow("you have as many as can be kept: remove one first", why="school-full")
    everybody = connection.execute(select(func.coalesce(func.sum(table.c.bytes), 0))).scalar_one()
    if everybody + more > MOST_HERE:
        raise NotNow("there is no room left for more on this server", why="school-full")


def _info(row: RowMapping, translator: Translator) -> OwnLesson:
    return OwnLesson(
        id=row["id"],
        game=row["game"],
        title=say_text(row["game"], row["title"], translator),
        steps=row["steps"],
        bytes=row["bytes"],
        created=row["created"],
    )


async def lessons_of(hall: Hall, owners: Sequence[str], translator: Translator) -> list[OwnLesson]:
    """What somebody has added, newest first."""
    table = schema.lessons
    columns = [table.c[name] for name in ("id", "game", "title", "steps", "bytes", "created")]
    query = select(*columns).where(table.c.owner.in_(owners)).order_by(table.c.created.desc(), table.c.id)
    rows = await hall.read(lambda connection: connection.execute(query).mappings().all())
    return [_info(row, translator) for row in rows]


async def remove(hall: Hall, id: str, owners: Sequence[str]) -> None:
    """NotFound if none of these has added it."""
    table = schema.lessons
    gone = delete(table).where(table.c.id == id, table.c.owner.in_(owners))
    if not await hall.write(lambda connection: connection.execute(gone).rowcount):
        raise NotFound("you have no such lesson", field="own")


async def text_of(hall: Hall, id: str) -> str:
    """The file of a lesson; NotFound."""
    query = select(schema.lessons.c.text).where(schema.lessons.c.id == id)
    found = await hall.read(lambda connection: connection.execute(query).scalar()) if is_id(id) else None
    if found is None:
        raise NotFound("there is no such lesson: perhaps it was removed", field="own")
    return found


def step(text: str, body: LessonBody, translator: Translator) -> LessonStep:
    """One of its steps after what was tried; NotFound, BadTurn."""
    known = taught(text)
    if body.step >= len(known.sights):
        raise NotFound(f"the lesson has steps 0 to {len(known.sights) - 1}; there is no step {body.step}", field="step")
    return told_step(known.lesson, body.step, known.sights[body.step], body.tried, translator)
