"""What every request passes: limits, sizes, costs, headers, metrics, the log. Plain ASGI, outside everything else."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Generator, MutableMapping
from contextlib import contextmanager
from typing import Any

import msgspec

from patolli.engine.errors import shown
from patolli.server.hall.hall import Hall
from patolli.server.http.previews import table_page
from patolli.server.http.routes.live import TOO_MANY, WHY
from patolli.server.http.site import Site
from patolli.server.limits.addresses import network_of
from patolli.server.limits.guard import BURST, Bucket, address_of
from patolli.server.limits.work import Timed, asker
from patolli.server.problems import BadRequest, Refused, TooLarge, TooMuch
from patolli.wire.messages import Problem

log = logging.getLogger("patolli.server.requests")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

JSON = "application/json"
ANY_BODY = re.compile(r"/api/alerts/stop/[^/]+")
"""Where mail programs post a form that is not read (RFC 8058)."""
LARGE = re.compile(r"/api/(records|games/[^/]+/files|lessons|classrooms)")
"""Where bodies may be larger than elsewhere: these take files."""
PAGE = "/:page"
"""The name for all files of the browser app in metrics and in the log."""
PAGES = 10
"""This many of them count as one request: they are served from memory."""
UPLOADS = 8
"""Records that one network may upload at the same time: each is held in memory until it is complete."""
HELD = 0.5
"""Seconds by which a response over a limit is delayed: clients that retry at once ask less often, and cost less."""
NO_SNIFFING = (b"x-content-type-options", b"nosniff")
PRIVATE = [(b"cache-control", b"no-store"), (b"vary", b"Authorization, Patolli-Seat")]
"""The default for responses: another seat gets another answer, so no cache may keep it."""
_ID = re.compile(r"/[a-z2-7]{16}(?=/|$)")
_NAME = re.compile(r"^/api/players/(?!me(/|$)|login$|logout$|password$)[^/]+")


class Gate:
    """Wraps the application."""

    def __init__(self, app: Any, hall: Hall, routes: Collection[str], site: Site) -> None:
        self._app = app
        self._hall = hall
        self.connections, self.stop = hall.connections, hall.stop  # for the protocols: see there
        self._routes = routes
        self._site = site
        rate = hall.settings.requests_per_address * PAGES
        self._pages = Bucket(rate, rate * BURST)
        self._uploads: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = network_of(address_of(scope, self._hall.settings.proxy)) if scope["type"] != "lifespan" else ""
        asker.set(who)
        if scope["type"] == "websocket" and self._hall.guard.request(who):
            # Opening a socket costs as much as a request, even if the client closes it again at once.
            await asyncio.sleep(HELD)
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": WHY[TOO_MANY]})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start, status, size = time.perf_counter(), 500, 0
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}

        async def hear() -> Any:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            return message

        async def note(message: Any) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message = message | {"headers": with_defaults(message.get("headers", []))}
            size += len(message.get("body", b""))
            await send(message)

        page = self._site.page(scope["path"], headers)
        try:
            if page is None:
                self._check(scope, who, headers)
                await self._pace(who)
                with self._reading(scope, who):
                    work = Timed(self._app(scope, hear, note))
                    try:
                        await work
                    finally:
                        self._hall.spent(who, work.seconds)
            else:
                self._check_page(scope, who)
                await self._pace(who)
                answer = await table_page(self._hall, self._site, scope, headers)
                await _send(note, *(answer or self._site.answer(*page, headers)), scope["method"] == "HEAD")
        except Refused as refused:
            if isinstance(refused, TooMuch):
                await asyncio.sleep(HELD)
            await _answer(refused, note)
        finally:
            self._hall.guard.sent(who, size)
            seconds = time.perf_counter() - start
            route = PAGE if page else route_of(scope["path"], self._routes)
            self._hall.metrics.requests.labels(route, str(status)).inc()
            self._hall.metrics.seconds.labels(route).observe(seconds)
            log.info(
                "request", extra={"route": route, "method": scope["method"], "status": status, "ms": seconds * 1000}
            )

    def _check(self, scope: Scope, who: str, headers: dict[str, str]) -> None:
        settings = self._hall.settings
        _may(self._hall.guard.request(who))
        if scope["method"] in ("POST", "PUT") and not _is_json(headers) and not ANY_BODY.fullmatch(scope["path"]):
            raise _not_json()
        most = settings.most_record if LARGE.fullmatch(scope["path"]) else settings.most_body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            raise TooLarge(f"the body is too large: at most {most:,} bytes are read")

    async def _pace(self, who: str) -> None:
        if pause := self._hall.guard.pace(who):
            await asyncio.sleep(pause)

    @contextmanager
    def _reading(self, scope: Scope, who: str) -> Generator[None]:
        """While a record is uploaded; TooMuch if this network is already uploading enough."""
        if not LARGE.fullmatch(scope["path"]):
            yield
            return
        if self._hall.settings.limits and self._uploads[who] >= UPLOADS:
            raise TooMuch(f"{UPLOADS} records of your address are being read already: try again in 1 second")
        self._uploads[who] += 1
        try:
            yield
        finally:
            self._uploads[who] -= 1
            if not self._uploads[who]:
                del self._uploads[who]

    def _check_page(self, scope: Scope, who: str) -> None:
        if self._hall.settings.limits:
            _may(max(self._pages.take(who), self._hall.guard.page(who)))
        if scope["method"] not in ("GET", "HEAD"):
            raise _not_a_page(scope["method"])


def _may(wait: float) -> None:
    if wait:
        raise TooMuch(
            f"too many requests from your address, or too expensive ones: try again in {max(1, wait):.0f} seconds", wait
        )


def with_defaults(headers: Collection[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a response, with defaults for caching and sniffing."""
    names = {name.lower() for name, _ in headers}
    more = [] if NO_SNIFFING[0] in names else [NO_SNIFFING]
    return [*headers, *more, *([] if b"cache-control" in names else PRIVATE)]


def _is_json(headers: dict[str, str]) -> bool:
    """Whether the body, if any, may be JSON. A client that does not say what it is may mean it."""
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
    """The path without ids and names; an unknown path is not reported."""
    route = _NAME.sub("/api/players/:name", _ID.sub("/:id", path))
    return route if route in known else "unknown"


async def _answer(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Problem(error=refused.word, detail=str(refused)))
    await _send(send, refused.status, {"content-type": JSON, **refused.headers}, body)


async def _send(send: Send, status: int, told: dict[str, str], body: bytes, head: bool = False) -> None:
    """A whole response; without its body for HEAD."""
    if status != 304:
        told = told | {"content-length": str(len(body))}
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in told.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if head else body})
