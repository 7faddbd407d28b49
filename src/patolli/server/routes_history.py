"""Looking back and trying: records, forks, summaries, hints."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from patolli.server import forks, hints, history, records
from patolli.server.asking import Asked, Here, Id, Spoken, count_table, translator
from patolli.server.holders import seat_of
from patolli.server.messages import (
    AskHint,
    Created,
    Evaluation,
    Fork,
    HintAnswer,
    Summary,
    Upload,
)
from patolli.server.openapi import ANYBODY, NAMED, refusals
from patolli.server.players import player_of
from patolli.server.routes_play import At


@get("/tables/{id:str}/record", summary="The record, as a file", security=ANYBODY, responses=refusals(401, 403, 404))
async def record(id: Id, request: Asked, house: Here) -> Response[dict[str, Any]]:
    table = await house.table(id)
    found = records.record_of(table, await seat_of(house, table, request))
    headers = {
        # Letters, digits and dashes only: see `new_id`.
        "Content-Disposition": f'attachment; filename="patolli-{table.game}-{table.id}.json"',
        "Cache-Control": "no-store",  # who asks by another seat gets another file
    }
    return Response(found, headers=headers)


@post(
    "/records",
    summary="A table from a record, to look at or to go on with",
    security=NAMED,
    responses=refusals(401, 422, body=True),
)
async def upload(data: JSONBody[Upload], request: Asked, house: Here) -> Created:
    player = await player_of(house, request)
    count_table(house, request)
    return await records.upload(house, data, player)


@post(
    "/tables/{id:str}/fork",
    summary="Try from a position, at a table of one's own",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def fork(id: Id, data: JSONBody[Fork], request: Asked, house: Here) -> Created:
    table = await house.table(id)
    seat, player = await seat_of(house, table, request), await player_of(house, request)
    count_table(house, request)
    return await forks.fork(house, table, seat, data, player)


@get("/tables/{id:str}/summary", summary="Where the points came from, after the end", responses=refusals(404, 409))
async def summary(id: Id, request: Asked, house: Here, language: Spoken = None) -> Summary:
    return await history.summary(await house.table(id), translator(request, language))


@post(
    "/tables/{id:str}/hint",
    summary="The best decisions",
    status_code=200,
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409, 422, body=True),
)
async def hint(id: Id, data: JSONBody[AskHint], request: Asked, house: Here, language: Spoken = None) -> HintAnswer:
    table = await house.table(id)
    return await hints.hint(house, table, await seat_of(house, table, request), data, translator(request, language))


@get(
    "/tables/{id:str}/evaluation",
    summary="What every seat may expect",
    security=ANYBODY,
    responses=refusals(401, 403, 404, 409),
)
async def evaluation(id: Id, request: Asked, house: Here, at: At = None) -> Evaluation:
    table = await house.table(id)
    return await history.evaluation(house, table, await seat_of(house, table, request), at)


def routes() -> Router:
    """All but `upload`, which may be larger than other requests."""
    return Router("/", route_handlers=[record, fork, summary, hint, evaluation], tags=["history"])
