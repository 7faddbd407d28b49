"""For whoever runs the server: is it well, and how busy is it."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.openapi import ResponseSpec
from sqlalchemy import text

from patolli import __version__
from patolli.server.asking import Here
from patolli.server.messages import Health
from patolli.server.openapi import refusals

PATIENCE = 3.0
"""Seconds for the database to answer: who asks whether the server is well does not wait long."""


@get(
    "/health",
    summary="Whether the server can work",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="It cannot"), 429: refusals()[429]},
)
async def health(house: Here) -> Response[Health]:
    try:
        asked = house.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
        await asyncio.wait_for(asked, PATIENCE)
        database = "ok"
    except Exception as error:
        database = type(error).__name__
    well = database == "ok"
    answer = Health(
        status="ok" if well else "degraded", version=__version__, database=database, bots=len(house.pool.pids)
    )
    return Response(answer, status_code=200 if well else 503)


@get(
    "/metrics",
    summary="Figures for Prometheus",
    tags=["server"],
    media_type="text/plain",
    responses={429: refusals()[429]},
)
async def metrics(house: Here) -> Response[bytes]:
    found = house.metrics.text(house.in_memory, len(house.hub), house.storage.writer.counts)
    return Response(found, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
