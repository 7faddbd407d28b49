"""What every request passes: limits, sizes, figures, the log. Plain ASGI, outside of everything else."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any

import msgspec

from patolli.server.guard import address_of
from patolli.server.house import House
from patolli.server.messages import Problem
from patolli.server.problems import BadRequest, Refused, TooLarge, TooMuch

log = logging.getLogger("patolli.server.requests")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

JSON = "application/json"
RECORDS = "/api/records"
_ID = re.compile(r"/[a-z2-7]{16}(?=/|$)")
_NAME = re.compile(r"^/api/players/(?!me(/|$)|login$|logout$|password$)[^/]+")


class Gate:
    """Around the application."""

    def __init__(self, app: Any, house: House, routes: Collection[str]) -> None:
        self._app = app
        self._house = house
        self._routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, status = time.perf_counter(), 500
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}

        async def note(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            self._check(scope, headers)
            await self._app(scope, receive, note)
        except Refused as refused:
            await _answer(refused, note)
        finally:
            seconds = time.perf_counter() - start
            route = route_of(scope["path"], self._routes)
            self._house.metrics.requests.labels(route, str(status)).inc()
            self._house.metrics.seconds.labels(route).observe(seconds)
            log.info(
                "request", extra={"route": route, "method": scope["method"], "status": status, "ms": seconds * 1000}
            )

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        settings = self._house.settings
        wait = self._house.guard.request(address_of(scope, settings.proxy))
        if wait:
            raise TooMuch(f"too many requests from your address: try again in {max(1, wait):.0f} seconds", wait)
        if scope["method"] == "POST" and not _is_json(headers):
            raise _not_json()
        most = settings.most_record if scope["path"] == RECORDS else settings.most_body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            raise TooLarge(f"the body is too large: at most {most:,} bytes are read")


def _is_json(headers: dict[str, str]) -> bool:
    """Whether the body, if there is one, may be JSON. Who does not say what it is may mean it."""
    kind = headers.get("content-type", JSON).partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return empty or kind == JSON


def _not_json() -> Refused:
    refused = BadRequest(f"the body is read as JSON alone: send it with Content-Type: {JSON}")
    refused.status = 415
    return refused


def route_of(path: str, known: Collection[str]) -> str:
    """The path without what differs from table to table; one that nobody foresaw is not told."""
    route = _NAME.sub("/api/players/:name", _ID.sub("/:id", path))
    return route if route in known else "unknown"


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Problem(error=refused.word, detail=str(refused)))
    told = {"content-type": "application/json", "content-length": str(len(body)), **refused.headers}
    headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
