"""What every request passes: limits, sizes, figures, the log. Plain ASGI, outside of everything else."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any

import msgspec

from patolli.engine.errors import shown
from patolli.server.guard import BURST, Bucket, address_of
from patolli.server.house import House
from patolli.server.messages import Problem
from patolli.server.problems import BadRequest, Refused, TooLarge, TooMuch
from patolli.server.site import Site

log = logging.getLogger("patolli.server.requests")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

JSON = "application/json"
RECORDS = "/api/records"
PAGE = "/:page"
"""What all files of the browser app are called in figures and in the log."""
PAGES = 10
"""How many of them weigh as much as a request: they lie ready in memory."""
_ID = re.compile(r"/[a-z2-7]{16}(?=/|$)")
_NAME = re.compile(r"^/api/players/(?!me(/|$)|login$|logout$|password$)[^/]+")


class Gate:
    """Around the application."""

    def __init__(self, app: Any, house: House, routes: Collection[str], site: Site) -> None:
        self._app = app
        self._house = house
        self._routes = routes
        self._site = site
        rate = house.settings.requests_per_address * PAGES
        self._pages = Bucket(rate, rate * BURST)

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

        page = self._site.page(scope["path"], headers)
        try:
            if page is None:
                self._check(scope, headers)
                await self._app(scope, receive, note)
            else:
                self._check_page(scope)
                await _send(note, *self._site.answer(*page, headers), scope["method"] == "HEAD")
        except Refused as refused:
            await _answer(refused, note)
        finally:
            seconds = time.perf_counter() - start
            route = PAGE if page else route_of(scope["path"], self._routes)
            self._house.metrics.requests.labels(route, str(status)).inc()
            self._house.metrics.seconds.labels(route).observe(seconds)
            log.info(
                "request", extra={"route": route, "method": scope["method"], "status": status, "ms": seconds * 1000}
            )

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        settings = self._house.settings
        _may(self._house.guard.request(address_of(scope, settings.proxy)))
        if scope["method"] == "POST" and not _is_json(headers):
            raise _not_json()
        most = settings.most_record if scope["path"] == RECORDS else settings.most_body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            raise TooLarge(f"the body is too large: at most {most:,} bytes are read")

    def _check_page(self, scope: Scope) -> None:
        settings = self._house.settings
        if settings.limits:
            _may(self._pages.take(address_of(scope, settings.proxy)))
        if scope["method"] not in ("GET", "HEAD"):
            raise _not_a_page(scope["method"])


def _may(wait: float) -> None:
    if wait:
        raise TooMuch(f"too many requests from your address: try again in {max(1, wait):.0f} seconds", wait)


def _is_json(headers: dict[str, str]) -> bool:
    """Whether the body, if there is one, may be JSON. Who does not say what it is may mean it."""
    kind = headers.get("content-type", JSON).partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return empty or kind == JSON


def _not_json() -> Refused:
    refused = BadRequest(f"the body is read as JSON alone: send it with Content-Type: {JSON}")
    refused.status = 415
    return refused


def _not_a_page(method: str) -> Refused:
    refused = BadRequest(f"a page of the browser app does not take {shown(method)}: programs find theirs below /api")
    refused.status, refused.word, refused.headers = 405, "not-allowed", {"Allow": "GET, HEAD"}
    return refused


def route_of(path: str, known: Collection[str]) -> str:
    """The path without what differs from table to table; one that nobody foresaw is not told."""
    route = _NAME.sub("/api/players/:name", _ID.sub("/:id", path))
    return route if route in known else "unknown"


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Problem(error=refused.word, detail=str(refused)))
    await _send(send, refused.status, {"content-type": JSON, **refused.headers}, body)


async def _send(send: Send, status: int, told: dict[str, str], body: bytes, head: bool = False) -> None:
    """A whole answer; to HEAD without its body."""
    if status != 304:
        told = told | {"content-length": str(len(body))}
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in told.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head else body})
