"""The socket: it announces which tables have something new, and learns who is connected."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from patolli.server.hall.live import Listener
from patolli.server.hall.table import Seat, Table
from patolli.server.http.asking import Here
from patolli.server.limits.guard import address_of, allowed_origin
from patolli.server.players.claiming import player_by_secret
from patolli.server.problems import Refused
from patolli.server.storage.writer import Unreachable
from patolli.server.tables.announcing import announcement
from patolli.server.tables.seat_secret import seat_by_secret
from patolli.wire.messages import Watch

MOST_BYTES = 4096
NOT_ALLOWED, TOO_MANY, GOING_AWAY, LATER, NONSENSE = 4403, 4429, 1001, 1013, 4400
WHY = {
    GOING_AWAY: "the server stops: come back",
    LATER: "the database cannot be reached: come back later",
    TOO_MANY: "too many requests, or too many tables",
    NONSENSE: "that was no request",
}


decoder = msgspec.json.Decoder(Watch)


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any], hall: Here) -> None:
    settings, guard = hall.settings, hall.guard
    if not allowed_origin(socket.headers.get("origin"), socket.headers.get("host"), settings):
        await socket.close(NOT_ALLOWED, "this page may not connect here")
        return
    address = address_of(socket.scope, settings.proxy)
    if not guard.open_socket(address):
        await socket.close(TOO_MANY, "too many connections from your address")
        return
    listener = hall.hub.join()
    try:
        await socket.accept()
        await _serve(socket, hall, listener, address)
    finally:
        hall.hub.leave(listener)
        _leave(hall, listener)
        guard.close_socket(address)


async def _serve(socket: WebSocket[Any, Any, Any], hall: Here, listener: Listener, address: str) -> None:
    tell = asyncio.ensure_future(_tell(socket, hall, listener))
    hear = asyncio.ensure_future(_hear(socket, hall, listener, address))
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


async def _tell(socket: WebSocket[Any, Any, Any], hall: Here, listener: Listener) -> int:
    while True:
        for table, (seq, news) in (await listener.next()).items():
            text = await announcement(hall, listener, table, seq, news)
            if text is not None:
                await socket.send_data(text.decode(), mode="text")
        if listener.closing:
            return GOING_AWAY


async def _hear(socket: WebSocket[Any, Any, Any], hall: Here, listener: Listener, address: str) -> int:
    while True:
        text = await socket.receive_data(mode="text")
        if hall.guard.request(address):
            return TOO_MANY
        if len(text) > MOST_BYTES:
            return NONSENSE
        try:
            asked = decoder.decode(text)
        except (msgspec.MsgspecError, ValueError):
            return NONSENSE
        for id in asked.unwatch:
            listener.unwatch(id)
            _leave(hall, listener, id)
        try:
            await _meet(hall, listener, asked)
        except _TooMany:
            return TOO_MANY
        except Unreachable:
            return LATER


class _TooMany(Exception):
    """More tables than a socket may watch, or more seats than it may hold."""


async def _meet(hall: Here, listener: Listener, asked: Watch) -> None:
    """Do what a client asks for; anything that does not exist is ignored."""
    most = hall.settings.watched_per_socket
    if asked.updates is not None:
        listener.updates = asked.updates
    if asked.language is not None:
        listener.language = asked.language
    if asked.looking is not None and asked.looking != listener.looking:
        listener.looking = asked.looking
        for key in listener.held:
            hall.presence.look(key, asked.looking)
    if asked.player is not None:
        with contextlib.suppress(Refused):
            listener.player = (await player_by_secret(hall, asked.player)).id
    again = listener.watched - set(asked.watch) if asked.player is not None else set[str]()
    for id in (*asked.watch, *again):
        if len(listener.watched) >= most and id not in listener.watched:
            raise _TooMany
        # First watch, then look, so that nothing in between is missed.
        listener.watch(id)
        try:
            table = await hall.table(id)
        except Refused:
            listener.unwatch(id)
            continue
        # What happened before counts, too: the client compares.
        listener.hear(id, table.seq, table.news)
        for seat in table.seats:
            if listener.player is not None and seat.player == listener.player:
                _enter(hall, listener, table, seat)
    for id, secret in asked.seats.items():
        if len(listener.held) >= most:
            raise _TooMany
        with contextlib.suppress(Refused):
            table = await hall.table(id)
            seat = await seat_by_secret(hall, table, secret)
            if seat is not None:
                _enter(hall, listener, table, seat)


def _enter(hall: Here, listener: Listener, table: Table, seat: Seat) -> None:
    """The socket proved that it holds a seat."""
    if seat.secret is not None and (table.id, seat.secret) not in listener.held:
        listener.held.add(hall.presence.enter(table, seat.secret, listener.looking))


def _leave(hall: Here, listener: Listener, id: str | None = None) -> None:
    """The socket no longer holds a seat at this table, or at any."""
    for key in [key for key in listener.held if id is None or key[0] == id]:
        listener.held.discard(key)
        hall.presence.leave(key, listener.looking)


def routes() -> Router:
    """The socket."""
    return Router("/", route_handlers=[live])
