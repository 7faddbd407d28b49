"""Playing: positions, previews, turns."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from patolli.server.http.asking import Asked, Here, Id, Spoken, Who, translator
from patolli.server.http.openapi import ANYBODY, SEATED, refusals
from patolli.server.problems import TooMuch
from patolli.server.tables import play, sealed, updates
from patolli.server.tables.makers import is_maker
from patolli.server.tables.seat_secret import eyes_of_caller, own_seat, seat_of
from patolli.server.tables.turn_words import turn_infos
from patolli.server.tables.updates import Eyes, Kind
from patolli.wire.messages import Committed, PictureBody, Position, Preview, Reasons, Sealed, TurnBody, TurnList, Update

T = TypeVar("T")

At = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="the number of a position; the newest without it")
]
Least = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="how many turns the client knows of")]
MOST_TURNS = 50
HEARD = "how many chat messages are known; without it the chat is left out"


async def _made(hall: Here, make: Callable[..., T], *args: Any) -> Response[T]:
    """An answer that is made, and encoded as JSON, off the event loop."""

    def encoded() -> bytes:
        return msgspec.json.encode(make(*args))

    return Response(cast(T, await hall.off_loop(encoded)), media_type=MediaType.JSON)


@get(
    "/tables/{id:str}/position",
    summary="A position, and what may be done",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409),
)
async def position(
    id: Id, request: Asked, caller: Who, hall: Here, at: At = None, language: Spoken = None, least: Least = 0
) -> Response[Position]:
    table = await hall.table(id, least)
    seat = await seat_of(hall, table, caller)
    return await _made(hall, play.position, table.still(), seat, at, translator(request, language))


@post(
    "/tables/{id:str}/preview",
    summary="Try steps; nothing is saved",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def preview(
    id: Id, data: JSONBody[TurnBody], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> Response[Preview]:
    table = await hall.table(id, data.seq)
    seat = await own_seat(hall, table, caller)
    return await _made(hall, play.preview, table.still(), seat, data, translator(request, language))


@post(
    "/tables/{id:str}/reasons",
    summary="Why something is not possible after these steps",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def reasons(
    id: Id, data: JSONBody[TurnBody], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> Response[Reasons]:
    table = await hall.table(id, data.seq)
    seat = await own_seat(hall, table, caller)
    return await _made(hall, play.reasons, table.still(), seat, data, translator(request, language))


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
    id: Id,
    data: JSONBody[TurnBody],
    request: Asked,
    caller: Who,
    hall: Here,
    language: Spoken = None,
    said: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description=HEARD)] = None,
) -> Response[Committed]:
    table = await hall.table(id, data.seq)
    seat = await own_seat(hall, table, caller)
    spoken = translator(request, language)
    seq, kept = await sealed.choose(hall, table, seat, data, spoken)
    maker = await is_maker(hall, table, caller)
    new: Any = None
    with suppress(TooMuch):  # the turn stands all the same, and whoever made it can look
        eyes = eyes_of_caller(table, seat, caller)
        kind = Kind(eyes, spoken.language, data.seq, said, maker, Eyes(seat, over=False))
        new = msgspec.Raw((await updates.update(hall, table, kind)).text)
    done = Committed(table=id, seq=seq, moves=play.moves_before(table, seq), update=new, sealed=kept)
    return Response(cast(Committed, msgspec.json.encode(done)), status_code=200, media_type=MediaType.JSON)


@get(
    "/tables/{id:str}/sealed",
    summary="What one's own seat has chosen before its turn",
    security=SEATED,
    responses=refusals(401, 403, 404, 409),
)
async def own_choice(id: Id, request: Asked, caller: Who, hall: Here, language: Spoken = None) -> Sealed:
    table = await hall.table(id)
    seat = await own_seat(hall, table, caller)
    return await sealed.sealed_of(hall, table, seat, translator(request, language))


@get(
    "/tables/{id:str}/update",
    summary="Everything that is new: the table, its turns, the newest position, what may be done, what was said",
    security=ANYBODY,
    responses=refusals(401, 403, 404),
)
async def update(
    id: Id,
    request: Asked,
    caller: Who,
    hall: Here,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="how many turns are known")] = 0,
    said: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description=HEARD)] = None,
    language: Spoken = None,
    least: Least = 0,
) -> Response[Update]:
    table = await hall.table(id, least)
    seat = eyes_of_caller(table, await seat_of(hall, table, caller), caller)
    maker = await is_maker(hall, table, caller)
    kind = Kind(seat, translator(request, language).language, since, said, maker, None)
    made = await updates.update(hall, table, kind)
    return Response(cast(Update, made.text), media_type=MediaType.JSON)


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
    handlers = [position, update, preview, picture, reasons, commit, own_choice, turns]
    return Router("/", route_handlers=handlers, tags=["play"])
