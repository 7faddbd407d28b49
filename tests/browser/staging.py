"""Turns of a recorded game, made one by one while somebody watches."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import httpx

from tests.browser.tables import recorded_table
from tests.server.serving import Server

NAMES = ("Ana", "Ben", "Cleo", "Dan")


class Turn(NamedTuple):
    first: int
    """The number of the position before it."""
    seat: int
    steps: tuple[str, ...]
    keys: tuple[str, ...]
    """Of all that the log says about it."""


@cache
def turns(server: Server, file: str) -> tuple[Turn, ...]:
    """All turns of a recorded game, as its finished table tells them."""
    address, _ = recorded_table(server, file, None)
    found: list[dict[str, Any]] = []
    while True:
        asked = {"since": len(found), "language": "en"}
        answer = httpx.get(f"{server.url}/api{address.replace('/t/', '/tables/')}/update", params=asked, timeout=60)
        assert answer.is_success, answer.text
        news = answer.json()["turns"]
        if not news:
            break
        found += news
    return tuple(
        Turn(
            one["first"],
            one["seat"],
            tuple(step["token"] for step in one["steps"]),
            tuple(entry["key"] for step in one["steps"] for entry in step["entries"]),
        )
        for one in found
    )


class Table:
    """A table that continues a recorded game; turns are made with the seats' own secrets."""

    def __init__(self, server: Server, file: str, number: int) -> None:
        self.server = server
        self.turns = turns(server, file)
        self.next = number
        count = max(turn.seat for turn in self.turns) + 1
        people = [{"kind": "mine", "name": name} for name in NAMES[:count]]
        self.address, self.seats = recorded_table(server, file, self.turns[number].first, *people)

    @property
    def turn(self) -> Turn:
        return self.turns[self.next]

    def play(self, many: int = 1) -> None:
        """The next turns, by whose turn it is."""
        for _ in range(many):
            turn = self.turn
            _, _, key = self.seats[turn.seat].partition("#")
            _, _, secret = key.partition(":")
            path = f"{self.server.url}/api{self.address.replace('/t/', '/tables/')}"
            by = {"patolli-seat": secret}
            seq = httpx.get(path, headers=by, timeout=60).json()["seq"]
            body = {"seq": seq, "steps": turn.steps}
            answer = httpx.post(f"{path}/commit", json=body, headers=by, timeout=60)
            assert answer.is_success, answer.text
            self.next += 1
