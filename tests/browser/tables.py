"""Tables for browser tests: made by the server itself, new or in the middle of a recorded game."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
from playwright.sync_api import Page

from tests.browser.screen import ready_game
from tests.paths import PROJECT
from tests.server.serving import Server

BOT = {"kind": "bot", "strength": "random"}
MINE = {"kind": "mine", "name": "Ana"}
OPEN = {"kind": "open"}
TWO, FOUR = "tests/records/tzolkin-2p-10.json", "docs/example.json"
"""Recorded games of this many people."""


def new_table(server: Server, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[int, str]]:
    """The address of a table, and those of its seats, secrets and all."""
    return made_table(server, "tables", {"game": "tzolkin", "seats": list(seats)} | more)


def recorded_table(server: Server, file: str, at: int | None, *seats: dict[str, Any]) -> tuple[str, dict[int, str]]:
    """A table that continues a recorded game after this many decisions; None is the whole game."""
    record = msgspec.json.decode((PROJECT / file).read_bytes())
    return made_table(server, "records", {"record": record, "at": at, "seats": list(seats)})


def sit(page: Page, seats: dict[int, str]) -> None:
    """Take all these seats in one browser, as people do who share a screen."""
    for link in seats.values():
        # To the browser, another link to the same table is not another page.
        page.goto("about:blank")
        page.goto(link)
        ready_game(page)


def made_table(server: Server, what: str, body: dict[str, Any]) -> tuple[str, dict[int, str]]:
    answer = httpx.post(f"{server.url}/api/{what}", json=body, timeout=60)
    assert answer.is_success, answer.text
    made = answer.json()
    address = f"/t/{made['table']['id']}"
    return address, {key["seat"]: f"{address}#{key['seat']}:{key['secret']}" for key in made["keys"]}
