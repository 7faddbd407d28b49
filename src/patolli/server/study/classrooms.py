"""Classrooms: everybody with the link tries a turn on their own, and the teacher sees who has done what.

A classroom is a lesson in which any turn will do, and a number: the current step. Attempts are judged as in lessons,
without being stored; only a whole turn that somebody hands in becomes a row. Equal outcomes are the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from patolli.engine.draft import Draft
from patolli.engine.errors import MoveError
from patolli.engine.offers import offers
from patolli.engine.record import clean
from patolli.server.hall.hall import Hall
from patolli.server.identity import digest, is_id, new_id, now
from patolli.server.problems import BadRequest, BadTurn, NotAllowed, NotFound, NotNow
from patolli.server.storage import schema
from patolli.server.study.lessons import told_step
from patolli.server.study.own import check_room, taught
from patolli.server.tables.play import bad_step
from patolli.server.tables.turn_words import in_words
from patolli.study.lessons.shelf import say
from patolli.text.render import Translator
from patolli.wire.messages import (
    Answered,
    AnswerGroup,
    Classroom,
    ClassroomAnswers,
    ClassroomChange,
    LessonStep,
    NewAnswer,
    TryBody,
)

MOST = 20
"""Per teacher."""
MOST_BYTES = 4 * 1024 * 1024
MOST_ANSWERS = 200
"""Per step."""
UNUSED = 30 * 86_400_000
"""Milliseconds after which an unused classroom is removed, with all names."""
MOST_WORDS = 16_384
"""Bytes of the entries that say what an answer's steps do."""


async def open_one(hall: Hall, owner: str, text: str, step: int) -> str:
    """A new classroom that begins at a step of a lesson; returns its id."""
    known = await hall.off_loop(taught, text)
    if step >= len(known.sights):
        raise NotFound(f"the lesson has steps 0 to {len(known.sights) - 1}; there is no step {step}", field="step")
    id, at, size = new_id(), now(), len(text.encode())
    row = {
        "id": id, "owner": owner, "text": text, "bytes": size, "step": step, "open": True, "created": at,
        "updated": at,
    }  # fmt: skip

    def job(connection: Connection) -> None:
        tidy(connection, at)
        check_room(connection, schema.classrooms, owner, size, MOST, MOST_BYTES)
        connection.execute(insert(schema.classrooms), row)

    await hall.write(job)
    return id


def tidy(connection: Connection, at: int) -> None:
    """Remove classrooms that have not been used for a long time."""
    old = select(schema.classrooms.c.id).where(schema.classrooms.c.updated < at - UNUSED)
    _remove(connection, list(connection.execute(old).scalars()))


def _remove(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(schema.answers).where(schema.answers.c.classroom.in_(ids)))
    connection.execute(delete(schema.classrooms).where(schema.classrooms.c.id.in_(ids)))


async def find(hall: Hall, id: str) -> RowMapping:
    """The row of a classroom; NotFound."""
    query = select(schema.classrooms).where(schema.classrooms.c.id == id)
    found = await hall.read(lambda connection: connection.execute(query).mappings().first()) if is_id(id) else None
    if found is None:
        raise NotFound("there is no such classroom: perhaps it was removed", field="classroom")
    return found


async def own(hall: Hall, id: str, owners: Sequence[str]) -> RowMapping:
    """The same for its teacher; NotFound, NotAllowed."""
    row = await find(hall, id)
    if row["owner"] not in owners:
        raise NotAllowed("only the teacher who opened this classroom may do that")
    return row


async def look(hall: Hall, row: RowMapping, owners: Sequence[str], translator: Translator) -> Classroom:
    """What everybody may know of it."""
    a = schema.answers
    query = select(func.count()).where(a.c.classroom == row["id"], a.c.step == row["step"])
    count = await hall.read(lambda connection: connection.execute(query).scalar_one())
    return await hall.off_loop(_info, row, count, owners, translator)


def _info(row: RowMapping, count: int, owners: Sequence[str], translator: Translator) -> Classroom:
    lesson = taught(row["text"]).lesson
    return Classroom(
        id=row["id"],
        game=lesson.game,
        title=say(lesson, lesson.title, translator),
        step=row["step"],
        steps=len(lesson.steps),
        open=row["open"],
        mine=row["owner"] in owners,
        answers=count,
        created=row["created"],
    )


async def all_of(hall: Hall, owners: Sequence[str], translator: Translator) -> list[Classroom]:
    """A teacher's classrooms, newest first."""
    c = schema.classrooms
    query = select(c).where(c.c.owner.in_(owners)).order_by(c.c.created.desc(), c.c.id).limit(2 * MOST)
    rows = await hall.read(lambda connection: connection.execute(query).mappings().all())
    return [await look(hall, row, owners, translator) for row in rows]


async def change(hall: Hall, id: str, body: ClassroomChange) -> None:
    """Go to another step, or close or reopen it."""
    values: dict[str, Any] = {"updated": now()}
    if body.step is not None:
        steps = len((await hall.off_loop(taught, (await find(hall, id))["text"])).sights)
        if body.step >= steps:
            raise NotFound(f"the lesson has steps 0 to {steps - 1}; there is no step {body.step}", field="step")
        values["step"] = body.step
    if body.open is not None:
        values["open"] = body.open
    c = schema.classrooms
    await hall.write(lambda connection: connection.execute(update(c).where(c.c.id == id).values(**values)))


async def remove(hall: Hall, id: str) -> None:
    await hall.write(lambda connection: _remove(connection, [id]))


# Trying and answering


def tried(row: RowMapping, body: TryBody, translator: Translator) -> LessonStep:
    """What a turn, or part of one, leads to; nothing is saved."""
    known = taught(row["text"])
    _check_step(row, body.step)
    return told_step(known.lesson, body.step, known.sights[body.step], body.tried, translator, any_turn=True)


def _check_step(row: RowMapping, step: int) -> None:
    if step != row["step"]:
        raise NotNow("the class has gone on to another position", why="class-moved")


async def answer(hall: Hall, row: RowMapping, body: NewAnswer) -> None:
    """Hand in a turn; a later one by the same person replaces it."""
    _check_step(row, body.step)
    if not row["open"]:
        raise NotNow("this classroom is closed: no more answers are taken", why="class-closed")
    name = clean(body.name)[: hall.settings.most_name]
    if not name:
        raise BadRequest("an answer needs a name", field="name")
    steps, does, outcome = await hall.off_loop(_judged, row["text"], body.step, body.steps)
    at, key = now(), {"classroom": row["id"], "step": body.step, "who": digest(body.secret)}
    values = {"name": name, "steps": steps, "does": does, "outcome": outcome, "at": at}

    def job(connection: Connection) -> None:
        a, c = schema.answers, schema.classrooms
        here = a.c.classroom == row["id"], a.c.step == body.step
        # The row of the classroom first: two who answer at the same time wait for each other there.
        still = update(c).where(c.c.id == row["id"], c.c.step == body.step, c.c.open.is_(True)).values(updated=at)
        if connection.execute(still).rowcount != 1:
            raise NotNow("the class has gone on to another position", why="class-moved")
        if connection.execute(update(a).where(*here, a.c.who == key["who"]).values(**values)).rowcount:
            return
        if connection.execute(select(func.count()).where(*here)).scalar_one() >= MOST_ANSWERS:
            raise NotNow(f"{MOST_ANSWERS} people have answered, and no more are counted", why="class-full")
        connection.execute(insert(a), {**key, **values})

    await hall.write(job)


def _judged(text: str, step: int, steps: Sequence[str]) -> tuple[list[str], list[Any], str]:
    """A whole turn: its steps, what each does as entries, and what identifies its outcome; BadTurn."""
    draft, does = Draft(taught(text).sights[step]), list[Any]()
    for number, token in enumerate(steps):
        offer = next((one for one in offers(draft) if one.token == token), None)
        try:
            draft.play(token)
        except MoveError as error:
            raise bad_step(error) from None
        assert offer is not None, "what can be played was offered"
        does.append(offer.words.to_json())
        if len(msgspec.json.encode(does)) > MOST_WORDS:
            raise BadTurn("this turn has too many steps to be kept", field=f"steps[{number}]")
    if not draft.to_confirm:
        raise BadTurn("this is not a whole turn yet", field="steps", legal=draft.legal())
    view, unknown = draft.looks()
    # What the last step reveals is not seen here: then it is part of the answer.
    shown = (view, unknown, draft.steps[-1] if draft.reveals else "")
    outcome = hashlib.sha256(msgspec.json.encode(shown, order="deterministic")).hexdigest()
    return list(steps), does, outcome


async def answers(hall: Hall, row: RowMapping, owners: Sequence[str], translator: Translator) -> ClassroomAnswers:
    """Who has answered what to the current step, by outcome."""
    a = schema.answers
    query = select(a).where(a.c.classroom == row["id"], a.c.step == row["step"]).order_by(a.c.at, a.c.who)
    rows = await hall.read(lambda connection: connection.execute(query).mappings().all())
    return await hall.off_loop(_grouped, row, rows, owners, translator)


def _grouped(
    row: RowMapping, rows: Sequence[RowMapping], owners: Sequence[str], translator: Translator
) -> ClassroomAnswers:
    names: list[str] = taught(row["text"]).sights[int(row["step"])].players
    groups: dict[str, AnswerGroup] = {}
    for one in rows:
        group = groups.get(one["outcome"])
        if group is None:
            words = [in_words(entry, translator, names) for entry in one["does"]]
            groups[one["outcome"]] = group = AnswerGroup(steps=one["steps"], words=words, answers=[])
        group.answers.append(Answered(name=one["name"], at=one["at"]))
    return ClassroomAnswers(
        classroom=_info(row, len(rows), owners, translator),
        groups=sorted(groups.values(), key=lambda group: -len(group.answers)),
    )
