"""Ana, who wants alerts, at a table with Ben, who is a guest; and what arrived where."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest

from patolli.server.alerts import mail, outside, sending
from tests.server.alerts.receivers import Mails, Web
from tests.server.inside import Inside
from tests.server.rooms import Clock, Room, inside_with, mine, room

PUBLIC = "https://play.example"
DAYS = {"kind": "days", "days": 3}
NOON = 1_700_000_000_000 - 1_700_000_000_000 % 86_400_000 + 12 * 3_600_000


class Alerted:
    """A server with receivers, and a clock that the test sets."""

    def __init__(self, app: Inside, clock: Clock, web: Web, mails: Mails, name: str) -> None:
        self.app, self.clock, self.web, self.mails = app, clock, web, mails
        self.ana = app.claim(name)

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        return self.app.ask(method, path, body, key=key or self.ana)

    def good(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def webhook(self) -> dict[str, Any]:
        return self.good("POST", "/alerts/channels", {"kind": "webhook", "url": self.web.url})

    def channel(self) -> dict[str, Any]:
        (found,) = self.good("GET", "/alerts")["channels"]
        return found

    def table(self, names: tuple[str, str] = ("Ana", "Ben"), **more: Any) -> Room:
        """Where it is Ben's turn; Ana's is next."""
        found = room(self.app, *map(mine, names), key=self.ana, **({"clock": DAYS} | more))
        self.until(found, 1)
        return found

    def until(self, at: Room, seat: int) -> None:
        """Turns are made until this seat has the next one, after one of the other's."""
        dice = random.Random(5)
        while at.turn_of == seat:
            at.turn(dice)
        while at.turn_of != seat:
            at.turn(dice)

    def rounds(self, count: int = 1, seconds: float = 20) -> None:
        """What the server does again and again."""
        for _ in range(count):
            self.clock.pass_seconds(seconds)
            self.app.run(sending.look(self.app.hall, self.clock.now - 10 * 86_400_000))
            self.app.run(sending.deliver(self.app.hall))

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(one.body) for one in self.web.got]


@contextmanager
def alerted(url: str, patch: pytest.MonkeyPatch, name: str = "Ana", **settings: Any) -> Generator[Alerted]:
    clock, web, mails = Clock(patch, NOON), Web(), Mails()
    for where, limit in ((outside, "TIMEOUT"), (mail, "TIMEOUT"), (mail, "WHOLE")):
        patch.setattr(where, limit, 120.0)  # however slow the machine is
    listener = socket.create_server(("127.0.0.1", 0))
    mails.port = listener.getsockname()[1]
    chosen = {"private_alerts": True, "public": PUBLIC, "mail": mails.url()} | settings
    with inside_with(url, **chosen) as app:
        servers = [app.run(asyncio.start_server(mails.serve, sock=listener))]
        servers.append(app.run(asyncio.start_server(web.serve, "127.0.0.1", 0)))
        web.port = servers[1].sockets[0].getsockname()[1]
        yield Alerted(app, clock, web, mails, name)
        for server in servers:
            server.close()
