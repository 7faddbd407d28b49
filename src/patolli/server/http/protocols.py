"""The protocols that uvicorn speaks with clients, with timeouts: see connections.py for who may stay how long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from patolli.server.limits.connections import Connections, Phase

CLOSING_SECONDS = 1.0
"""Seconds for what was sent to arrive when the server stops."""
_SLOW = b"the request came too slowly"
_LATE = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(_SLOW), _SLOW)
)

# A log line for each client that does not speak HTTP helps nobody: they are counted.
_quiet = logging.getLogger("patolli.server.http")
_quiet.setLevel(logging.ERROR)


class _Gate(Protocol):
    connections: Connections
    stop: Callable[[], None]


def _gate(protocol: H11Protocol | WebSocketsSansIOProtocol) -> _Gate:
    """The application that uvicorn was given."""
    return cast(Any, protocol).app


class Http(H11Protocol):
    """A connection that is timed and counted."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = _quiet
        self.received = 0
        self._gate = _gate(self)
        self._connections = self._gate.connections
        self._waited: tuple[Phase, object] = (Phase.FIRST, None)

    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        if not self._connections.enter(self, self.client[0] if self.client else "unknown"):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if not self.transport.is_closing():
            super().data_received(data)
            self._note(some=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note(some=False)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        if isinstance(socket, Socket):
            self._connections.become(self, socket)

    def send_400_response(self, msg: str) -> None:
        self._connections.dropped["not HTTP"] += 1
        super().send_400_response(msg)

    def drop(self, answer: bool) -> None:
        # Browsers open spare connections: a client that has said nothing is told nothing.
        if answer and self.received and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def shutdown(self) -> None:
        # Otherwise hints under way would be awaited, and bots would think on for nobody.
        self._gate.stop()
        if self._waited[0] is Phase.BODY:
            self.transport.abort()
            return
        super().shutdown()
        if self.transport.is_closing():
            self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def _note(self, some: bool) -> None:
        """Find out what we are waiting for now; `some`: data has arrived that may not be a whole request."""
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            phase = Phase.BODY if cycle.more_body else Phase.WORK
        elif self.conn.their_state is h11.SEND_BODY:
            phase = Phase.BODY  # of a request that was answered without reading all of it
        elif cycle is None:
            phase = Phase.FIRST
        else:
            phase = Phase.HEAD if some else Phase.IDLE
        # A request that sends a byte now and then does not restart the timer.
        if (waited := (phase, cycle)) != self._waited:
            self._waited = waited
            self._connections.move(self, phase)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket keeps the place of the connection it came from."""

    received = 0

    def unread(self) -> int:
        return 0

    def connection_lost(self, exc: Exception | None) -> None:
        _gate(self).connections.leave(self)
        super().connection_lost(exc)

    def drop(self, answer: bool) -> None:
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
