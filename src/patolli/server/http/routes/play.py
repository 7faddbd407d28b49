"""Playing: positions, previews, turns."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from patolli.server.http.asking import Asked, Here, Id, Spoken, Who, translator
from patolli.server.http.openapi import ANYBODY, SEATED, refusals
from patolli.server.tables import play
from patolli.server.tables.seat_secret import own_seat, seat_of
from patolli.server.tables.turn_words import turn_infos
from patolli.wire.messages import Committed, PictureBody, Position, Preview, TurnBody, TurnList

At = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="the number of a position; the newest without it")
]
Least = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="turns that the client knows there are")]
MOST_TURNS = 50


@get(
    "/tables/{id:str}/position",
    summary="A position, and what may be done",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409),
)
async def position(
    id: Id, request: Asked, caller: Who, hall: Here, at: At = None, language: Spoken = None, least: Least = 0
) -> Position:
    table = await hall.table(id, least)
    seat = await seat_of(hall, table, caller)
    return await hall.off_loop(play.position, table.still(), seat, at, translator(request, language))


@post(
    "/tables/{id:str}/preview",
    summary="Try steps; nothing is saved",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def preview(
    id: Id, data: JSONBody[TurnBody], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> Preview:
    table = await hall.table(id, data.seq)
    seat = await own_seat(hall, table, caller)
    return await hall.off_loop(play.preview, table.still(), seat, data, translator(request, language))


@post(
    "/tables/{id:str}/picture",
    summary="A position, or tried steps, as a picture",
    status_code=200,
    media_type="image/svg+xml",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def picture(
    id: Id, data: JSONBody[PictureBody], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> Response[str]:
    table = await hall.table(id, data.seq)
    seat = await seat_of(hall, table, caller)
    drawn = await hall.off_loop(play.picture, table.still(), seat, data, translator(request, language))
    return Response(drawn, media_type="image/svg+xml")


@post(
    "/tables/{id:str}/commit",
    summary="Confirm a whole turn",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def commit(
    id: Id, data: JSONBody[TurnBody], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> Committed:
    table = await hall.table(id, data.seq)
    seat = await own_seat(hall, table, caller)
    return await play.commit(hall, table, seat, data, translator(request, language))


@get("/tables/{id:str}/turns", summary="Turns in words", security=ANYBODY, responses=refusals(401, 403, 404, 409))
async def turns(
    id: Id,
    request: Asked,
    caller: Who,
    hall: Here,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_TURNS)] = MOST_TURNS,
    language: Spoken = None,
    least: Least = 0,
) -> TurnList:
    table = await hall.table(id, least)
    seat = await seat_of(hall, table, caller)
    still = table.still()
    infos = await hall.off_loop(turn_infos, still, seat, translator(request, language), since, limit)
    return TurnList(table=id, seq=still.seq, turns=infos)


def routes() -> Router:
    """All of them."""
    return Router("/", route_handlers=[position, preview, picture, commit, turns], tags=["play"])
