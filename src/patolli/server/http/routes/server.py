"""For whoever runs the server: is it healthy, and how busy is it?"""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi import ResponseSpec

from patolli import __version__
from patolli.server.http.asking import Here
from patolli.server.http.openapi import refusals
from patolli.wire.messages import Health


@get(
    "/health",
    summary="Whether the server can work",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="It cannot"), 429: refusals()[429]},
)
async def health(hall: Here) -> Response[Health]:
    trouble = await hall.checkup.look()
    answer = Health(
        status="degraded" if trouble else "ok",
        version=__version__,
        database=trouble or "ok",
        bots=len(hall.pool.pids),
    )
    return Response(answer, status_code=503 if trouble else 200)


@get(
    "/metrics",
    summary="Metrics for Prometheus",
    tags=["server"],
    media_type="text/plain",
    responses={429: refusals()[429]},
)
async def metrics(hall: Here) -> Response[bytes]:
    found = hall.metrics.text(hall.in_memory, len(hall.hub), hall.connections, hall.storage.writer.counts)
    return Response(found, media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [health, metrics]
