"""The socket: it says which tables have something new, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta

from patolli.server.asking import Here
from patolli.server.guard import address_of, allowed_origin
from patolli.server.live import Listener
from patolli.server.problems import Refused
from patolli.server.writer import Unreachable

TableId = Annotated[str, Meta(max_length=16)]

MOST_BYTES = 4096
NOT_ALLOWED, TOO_MANY, GOING_AWAY, LATER, NONSENSE = 4403, 4429, 1001, 1013, 4400
WHY = {
    GOING_AWAY: "the server stops: come back",
    LATER: "the database cannot be reached: come back later",
    TOO_MANY: "too many requests, or too many tables",
    NONSENSE: "that was no request",
}


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    """What a client says: tables it wants to hear of, and those it does not any more."""

    watch: Annotated[list[TableId], Meta(max_length=50)] = []
    unwatch: Annotated[list[TableId], Meta(max_length=50)] = []


class News(msgspec.Struct):
    """What it hears: the table has so many turns, and so much else has happened there."""

    table: str
    seq: int
    news: int


decoder = msgspec.json.Decoder(Watch)


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any], house: Here) -> None:
    settings, guard = house.settings, house.guard
    if not allowed_origin(socket.headers.get("origin"), socket.headers.get("host"), settings):
        await socket.close(NOT_ALLOWED, "this page may not connect here")
        return
    address = address_of(socket.scope, settings.proxy)
    if not guard.open_socket(address):
        await socket.close(TOO_MANY, "too many connections from your address")
        return
    listener = house.hub.join()
    try:
        await socket.accept()
        await _serve(socket, house, listener, address)
    finally:
        house.hub.leave(listener)
        guard.close_socket(address)


async def _serve(socket: WebSocket[Any, Any, Any], house: Here, listener: Listener, address: str) -> None:
    tell = asyncio.ensure_future(_tell(socket, listener))
    hear = asyncio.ensure_future(_hear(socket, house, listener, address))
    try:
        await asyncio.wait([tell, hear], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (tell, hear):
            task.cancel()
        results = await asyncio.gather(tell, hear, return_exceptions=True)
    code = next((one for one in results if isinstance(one, int)), None)
    if code is not None:
        with contextlib.suppress(Exception):
            await socket.close(code, WHY[code])
    for one in results:
        if isinstance(one, Exception) and not isinstance(one, WebSocketDisconnect | asyncio.CancelledError):
            raise one


async def _tell(socket: WebSocket[Any, Any, Any], listener: Listener) -> int:
    while True:
        for table, (seq, news) in (await listener.next()).items():
            await socket.send_data(msgspec.json.encode(News(table, seq, news)).decode(), mode="text")
        if listener.closing:
            return GOING_AWAY


async def _hear(socket: WebSocket[Any, Any, Any], house: Here, listener: Listener, address: str) -> int:
    while True:
        text = await socket.receive_data(mode="text")
        if house.guard.request(address):
            return TOO_MANY
        if len(text) > MOST_BYTES:
            return NONSENSE
        try:
            asked = decoder.decode(text)
        except (msgspec.MsgspecError, ValueError):
            return NONSENSE
        for id in asked.unwatch:
            listener.unwatch(id)
        for id in asked.watch:
            if len(listener.watched) >= house.settings.watched_per_socket and id not in listener.watched:
                return TOO_MANY
            # First watch, then look: what happens in between is heard.
            listener.watch(id)
            try:
                table = await house.table(id)
            except Refused:
                listener.unwatch(id)
                continue
            except Unreachable:
                return LATER
            # What happened before counts, too: the client compares.
            listener.hear(id, table.seq, table.news)


def routes() -> Router:
    """The socket."""
    return Router("/", route_handlers=[live])
