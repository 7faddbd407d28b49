"""Sockets for tests, without a network."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.server.inside import Inside
from tests.server.rooms import Room

SOON = 120.0
"""Seconds for what must come."""
NOTHING = 0.1
"""Seconds to wait for what must not come."""


class Socket:
    """The other end of a socket, without a network."""

    def __init__(self, app: Inside, address: str = "10.0.0.1", **headers: str) -> None:
        self._app = app
        self._to: asyncio.Queue[Any] = asyncio.Queue()
        self._from: asyncio.Queue[Any] = asyncio.Queue()
        self.may_hear = asyncio.Event()
        self.may_hear.set()
        sent = {"host": "test"} | headers
        self._scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": "/api/live",
            "raw_path": b"/api/live", "query_string": b"", "root_path": "", "subprotocols": [], "state": {},
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "client": (address, 1), "server": ("test", 80),
        }  # fmt: skip
        self._task = app.run(self._start())

    async def _start(self) -> asyncio.Task[None]:
        async def hear(message: Any) -> None:
            await self.may_hear.wait()
            self._from.put_nowait(message)

        transport: Any = self._app.client._transport
        self._to.put_nowait({"type": "websocket.connect"})
        task = asyncio.ensure_future(transport.app(self._scope, self._to.get, hear))
        self.first = await asyncio.wait_for(self._from.get(), SOON)
        return task

    @property
    def code(self) -> int | None:
        """The code of a socket that was closed at once; None if it is open."""
        return self.first.get("code")

    def say(self, what: Any) -> None:
        text = what if isinstance(what, str | bytes) else json.dumps(what)
        self._to.put_nowait({"type": "websocket.receive", "text" if isinstance(text, str) else "bytes": text})

    def watch(self, *rooms: Room) -> list[dict[str, Any]]:
        """Watch tables; returns what is announced at once."""
        self.say({"watch": [at.id for at in rooms]})
        return [self.next() for _ in rooms]

    def next(self) -> Any:
        """The next announcement, or the code with which the socket was closed."""
        message = self._app.run(asyncio.wait_for(self._from.get(), SOON))
        if message["type"] == "websocket.close":
            return message["code"]
        return json.loads(message["text"])

    def silent(self) -> bool:
        self._app.run(asyncio.sleep(NOTHING))
        return self._from.empty()

    def hang_up(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self._app.run(asyncio.wait_for(asyncio.wait([self._task]), SOON))
