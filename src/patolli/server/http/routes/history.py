"""Looking back and trying: records, forks, summaries, hints."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from patolli.server.history import forks, hints, records
from patolli.server.history import looking_back as history
from patolli.server.http.asking import Asked, Here, Id, Spoken, Who, translator
from patolli.server.http.openapi import ANYBODY, NAMED, refusals
from patolli.server.http.routes.play import At
from patolli.server.players.claiming import player_of
from patolli.server.tables.makers import guest_of
from patolli.server.tables.seat_secret import seat_of
from patolli.wire.messages import AskHint, Created, Evaluation, Fork, HintAnswer, Summary, Upload


@get(
    "/tables/{id:str}/record",
    summary="The record, as a file",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409),
)
async def record(id: Id, caller: Who, hall: Here) -> Response[dict[str, Any]]:
    table = await hall.table(id)
    seat = await seat_of(hall, table, caller)
    found = await hall.off_loop(records.record_of, table.still(), seat)
    headers = {
        # Letters, digits and dashes only: see `new_id`.
        "Content-Disposition": f'attachment; filename="patolli-{table.game}-{table.id}.json"',
    }
    return Response(found, headers=headers)


@post(
    "/records",
    summary="A table from a record, to view or to continue",
    security=NAMED,
    responses=refusals(401, 422, body=True),
)
async def upload(data: JSONBody[Upload], caller: Who, hall: Here) -> Created:
    player = await player_of(hall, caller)
    hall.guard.new_table(caller.address)
    return await records.upload(hall, data, player, await guest_of(hall, caller))


@post(
    "/tables/{id:str}/fork",
    summary="Try from a position, at a new table",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def fork(id: Id, data: JSONBody[Fork], caller: Who, hall: Here) -> Created:
    table = await hall.table(id)
    seat, player = await seat_of(hall, table, caller), await player_of(hall, caller)
    hall.guard.new_table(caller.address)
    return await forks.fork(hall, table, seat, data, player, await guest_of(hall, caller))


@get("/tables/{id:str}/summary", summary="Where the points came from, after the end", responses=refusals(404, 409))
async def summary(id: Id, request: Asked, hall: Here, language: Spoken = None) -> Summary:
    return await history.summary(hall, await hall.table(id), translator(request, language))


@post(
    "/tables/{id:str}/hint",
    summary="The best turns",
    status_code=200,
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def hint(
    id: Id, data: JSONBody[AskHint], request: Asked, caller: Who, hall: Here, language: Spoken = None
) -> HintAnswer:
    table = await hall.table(id)
    return await hints.hint(hall, table, await seat_of(hall, table, caller), data, translator(request, language))


@get(
    "/tables/{id:str}/evaluation",
    summary="What every seat may expect",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409),
)
async def evaluation(id: Id, caller: Who, hall: Here, at: At = None) -> Evaluation:
    table = await hall.table(id)
    return await history.evaluation(hall, table, await seat_of(hall, table, caller), at)


def routes() -> Router:
    """All but `upload`, which may be larger than other requests."""
    return Router("/", route_handlers=[record, fork, summary, hint, evaluation], tags=["history"])
