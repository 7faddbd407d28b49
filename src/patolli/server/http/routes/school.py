"""The school: lessons that people add, and classrooms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
from litestar import MediaType, Response, Router, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from patolli.server.caller import Caller
from patolli.server.hall.hall import Hall
from patolli.server.http.asking import Asked, Here, Spoken, Who, translator
from patolli.server.http.openapi import SHELVED, refusals
from patolli.server.http.routes.library import owners_of
from patolli.server.problems import NotKnown
from patolli.server.study import classrooms, own
from patolli.server.study.beginnings import beginning
from patolli.server.tables.seat_secret import seat_of
from patolli.wire.messages import (
    Classroom,
    ClassroomAnswers,
    ClassroomChange,
    LessonBody,
    LessonCheck,
    LessonStep,
    LessonText,
    NewAnswer,
    NewClassroom,
    OwnLesson,
    TryBody,
)

MOST_BODY = 2 * 1024 * 1024
"""Bytes of a request with a lesson or a record: JSON may write a character as several."""


async def _owners(hall: Hall, caller: Caller) -> list[str]:
    return [own.owner_of(one) for one in await owners_of(hall, caller)]


async def _owner(hall: Hall, caller: Caller) -> str:
    """Who will own something new; NotKnown."""
    owners = await _owners(hall, caller)
    if not owners:
        raise NotKnown("whose is it? Sign in, or send the secret of a shelf")
    return owners[0]


async def _step(hall: Hall, made: Callable[[], LessonStep]) -> Response[LessonStep]:
    def encoded() -> bytes:
        return msgspec.json.encode(made())

    return Response(cast(Any, await hall.off_loop(encoded)), status_code=200, media_type=MediaType.JSON)


@post(
    "/lessons",
    summary="Check a lesson file, and add it: anyone with its link can take it",
    status_code=200,
    request_max_body_size=MOST_BODY,
    security=SHELVED,
    responses=refusals(401, 409, body=True),
)
async def add(
    data: JSONBody[LessonText], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> LessonCheck:
    owner = await _owner(hall, caller) if data.keep else None
    hall.guard.new_file(caller.address)
    return await own.check(hall, data.text, owner, translator(request, language))


@get("/lessons", summary="Lessons that I have added", security=SHELVED, responses=refusals(401))
async def mine(request: Asked, caller: Who, hall: Here, language: Spoken = None) -> list[OwnLesson]:
    return await own.lessons_of(hall, await _owners(hall, caller), translator(request, language))


@delete("/lessons/{own_id:str}", summary="Remove a lesson of one's own", security=SHELVED, responses=refusals(401, 404))
async def remove(own_id: FromPath[str], caller: Who, hall: Here) -> None:
    await own.remove(hall, own_id, await _owners(hall, caller))


@post(
    "/lessons/{own_id:str}",
    summary="A step of a lesson that somebody has added, and what tokens tried in it lead to; nothing is saved",
    status_code=200,
    responses=refusals(404, 422, body=True),
)
async def step(
    own_id: FromPath[str], data: JSONBody[LessonBody], request: Asked, hall: Here, language: Spoken = None
) -> Response[LessonStep]:
    text, spoken = await own.text_of(hall, own_id), translator(request, language)
    return await _step(hall, lambda: own.step(text, data, spoken))


@post(
    "/classrooms",
    summary="Open a classroom at a position",
    request_max_body_size=MOST_BODY,
    security=SHELVED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def open_classroom(
    data: JSONBody[NewClassroom], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> Classroom:
    owner, spoken = await _owner(hall, caller), translator(request, language)
    hall.guard.new_file(caller.address)
    table = None if data.table is None else await hall.table(data.table)
    seat = None if table is None else await seat_of(hall, table, caller)
    text = await beginning(hall, data, table, seat, spoken)
    id = await classrooms.open_one(hall, owner, text, data.step)
    return await classrooms.look(hall, await classrooms.find(hall, id), [owner], spoken)


@get("/classrooms", summary="Classrooms that I have opened", security=SHELVED, responses=refusals(401))
async def my_classrooms(request: Asked, caller: Who, hall: Here, language: Spoken = None) -> list[Classroom]:
    return await classrooms.all_of(hall, await _owners(hall, caller), translator(request, language))


@get(
    "/classrooms/{classroom:str}",
    summary="The classroom and its current step",
    security=SHELVED,
    responses=refusals(401, 404),
)
async def look(classroom: FromPath[str], request: Asked, caller: Who, hall: Here, language: Spoken = None) -> Classroom:
    row = await classrooms.find(hall, classroom)
    return await classrooms.look(hall, row, await _owners(hall, caller), translator(request, language))


@patch(
    "/classrooms/{classroom:str}",
    summary="Go to another position, or close or reopen it: for its teacher",
    security=SHELVED,
    responses=refusals(401, 403, 404, body=True),
)
async def change(
    classroom: FromPath[str],
    data: JSONBody[ClassroomChange],
    request: Asked,
    caller: Who,
    hall: Here,
    language: Spoken = None,
) -> ClassroomAnswers:
    owners = await _owners(hall, caller)
    await classrooms.own(hall, classroom, owners)
    await classrooms.change(hall, classroom, data)
    row = await classrooms.find(hall, classroom)
    return await classrooms.answers(hall, row, owners, translator(request, language))


@delete(
    "/classrooms/{classroom:str}",
    summary="Remove a classroom and all answers: for its teacher",
    security=SHELVED,
    responses=refusals(401, 403, 404),
)
async def remove_classroom(classroom: FromPath[str], caller: Who, hall: Here) -> None:
    await classrooms.own(hall, classroom, await _owners(hall, caller))
    await classrooms.remove(hall, classroom)


@post(
    "/classrooms/{classroom:str}/try",
    summary="What a turn, or part of one, leads to; nothing is saved",
    status_code=200,
    responses=refusals(404, 409, 422, body=True),
)
async def attempt(
    classroom: FromPath[str], data: JSONBody[TryBody], request: Asked, hall: Here, language: Spoken = None
) -> Response[LessonStep]:
    row, spoken = await classrooms.find(hall, classroom), translator(request, language)
    return await _step(hall, lambda: classrooms.tried(row, data, spoken))


@post(
    "/classrooms/{classroom:str}/answers",
    summary="Hand in a turn; again to replace it",
    status_code=204,
    responses=refusals(404, 409, 422, body=True),
)
async def answer(classroom: FromPath[str], data: JSONBody[NewAnswer], hall: Here) -> None:
    await classrooms.answer(hall, await classrooms.find(hall, classroom), data)


@get(
    "/classrooms/{classroom:str}/answers",
    summary="Who has done what, by outcome: for its teacher",
    security=SHELVED,
    responses=refusals(401, 403, 404),
)
async def answers(
    classroom: FromPath[str], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> ClassroomAnswers:
    owners = await _owners(hall, caller)
    row = await classrooms.own(hall, classroom, owners)
    return await classrooms.answers(hall, row, owners, translator(request, language))


def routes() -> Router:
    """All of them."""
    handlers = [add, mine, remove, step]
    handlers += [open_classroom, my_classrooms, look, change, remove_classroom, attempt, answer, answers]
    return Router("/", route_handlers=handlers, tags=["school"])
