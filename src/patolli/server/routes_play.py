"""Playing: positions, previews, turns."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter

from patolli.server import play
from patolli.server.asking import Asked, Here, Id, Spoken, translator
from patolli.server.holders import own_seat, seat_of
from patolli.server.messages import Committed, Position, Preview, TurnBody, TurnList
from patolli.server.openapi import ANYBODY, SEATED, refusals
from patolli.server.turn_words import turn_infos

At = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="the number of a position; the newest without it")
]
Least = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="turns that the client knows there are")]
MOST_TURNS = 50


@get(
    "/tables/{id:str}/position",
    summary="A position, and what may be done",
    security=ANYBODY,
    responses=refusals(401, 403, 404),
)
async def position(
    id: Id, request: Asked, house: Here, at: At = None, language: Spoken = None, least: Least = 0
) -> Position:
    table = await house.table(id, least)
    seat = await seat_of(house, table, request)
    return play.position(table, seat, at, translator(request, language))


@post(
    "/tables/{id:str}/preview",
    summary="Try steps; nothing is saved",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def preview(id: Id, data: JSONBody[TurnBody], request: Asked, house: Here, language: Spoken = None) -> Preview:
    table = await house.table(id, data.seq)
    return play.preview(table, await own_seat(house, table, request), data, translator(request, language))


@post(
    "/tables/{id:str}/commit",
    summary="Confirm a whole turn",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def commit(id: Id, data: JSONBody[TurnBody], request: Asked, house: Here, language: Spoken = None) -> Committed:
    table = await house.table(id, data.seq)
    seat = await own_seat(house, table, request)
    return await play.commit(house, table, seat, data, translator(request, language))


@get("/tables/{id:str}/turns", summary="Turns in words", security=ANYBODY, responses=refusals(401, 403, 404))
async def turns(
    id: Id,
    request: Asked,
    house: Here,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_TURNS)] = MOST_TURNS,
    language: Spoken = None,
    least: Least = 0,
) -> TurnList:
    table = await house.table(id, least)
    seat = await seat_of(house, table, request)
    # Many views: on a thread, so that others are not kept waiting. Of a copy, as turns are tried on the table itself.
    still = table.still()
    infos = await asyncio.to_thread(turn_infos, still, seat, translator(request, language), since, limit)
    return TurnList(table=id, seq=table.seq, turns=infos)


def routes() -> Router:
    """All of them."""
    return Router("/", route_handlers=[position, preview, commit, turns], tags=["play"])
