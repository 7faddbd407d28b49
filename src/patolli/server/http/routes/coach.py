"""The coach: for players at a table that has one."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from patolli.server.http.asking import Asked, Here, Id, Spoken, Who, translator
from patolli.server.http.openapi import SEATED, refusals
from patolli.server.study import coach
from patolli.server.tables.seat_secret import own_seat
from patolli.wire.messages import AskCoach, AskFirst, CoachAnswer, CoachNew, CoachTries


@post(
    "/tables/{id:str}/coach",
    summary="Whether a turn would lose a lot, before it is confirmed; nothing if no result comes in time",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def advise(
    id: Id, data: JSONBody[AskCoach], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> CoachAnswer:
    table = await hall.table(id, data.seq)
    return await coach.advise(hall, table, await own_seat(hall, table, caller), data, translator(request, language))


@post(
    "/tables/{id:str}/coach/new",
    summary="What comes up for the first time after these steps",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def new(
    id: Id, data: JSONBody[AskFirst], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> CoachNew:
    table = await hall.table(id, data.seq)
    seat = await own_seat(hall, table, caller)
    return await hall.off_loop(coach.what_is_new, table.still(), seat, data, translator(request, language))


@get(
    "/tables/{id:str}/coach",
    summary="What this seat never used, after the end",
    security=SEATED,
    responses=refusals(401, 403, 404, 409),
)
async def tries(id: Id, request: Asked, caller: Who, hall: Here, language: Spoken = None) -> CoachTries:
    table = await hall.table(id)
    seat = await own_seat(hall, table, caller)
    return await hall.off_loop(coach.tries, table.still(), seat, translator(request, language))


def routes() -> Router:
    """All of them."""
    return Router("/", route_handlers=[advise, new, tries], tags=["coach"])
