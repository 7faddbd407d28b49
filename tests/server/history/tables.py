"""Tables for tests of looking back: made, played and queried through the application."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.server.hall.table import Table
from tests.paths import RECORDS
from tests.server.inside import Inside

AGES = ("age1", "age2")


def recorded(name: str = "tzolkin-2p-10") -> dict[str, Any]:
    """The record of a whole game."""
    return msgspec.json.decode((RECORDS / f"{name}.json").read_bytes())


class At:
    """A table, and the secrets of its seats."""

    def __init__(self, app: Inside, created: dict[str, Any]) -> None:
        self.app = app
        self.id: str = created["table"]["id"]
        self.keys: dict[int, str] = {key["seat"]: key["secret"] for key in created["keys"]}

    @property
    def table(self) -> Table:
        return self.app.run(self.app.hall.table(self.id))

    @property
    def match(self) -> Match:
        """The true one."""
        return self.table.match

    def ask(self, method: str, what: str, body: Any = None, seat: int | None = None) -> httpx.Response:
        headers = {} if seat is None else {"Patolli-Seat": self.keys[seat]}
        return self.app.ask(method, f"/tables/{self.id}/{what}".rstrip("/"), body, headers=headers)

    def get(self, what: str, seat: int | None = None) -> Any:
        answer = self.ask("GET", what, seat=seat)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, what: str, body: Any = None, seat: int | None = None) -> Any:
        answer = self.ask("POST", what, body, seat)
        assert answer.is_success, answer.text
        return answer.json()

    def play(self, moves: int = 10_000, seed: int = 0) -> At:
        """Random turns, until there are this many moves or the game is over."""
        dice = random.Random(seed)
        while not self.match.over and len(self.match) < moves:
            self.turn(dice)
        return self

    def turn(self, dice: random.Random) -> None:
        draft = Draft(self.match)
        while not draft.to_confirm:
            draft.play(dice.choice(draft.legal()))
        self.post("commit", {"seq": self.table.seq, "steps": draft.steps}, draft.seat)

    def from_database(self) -> At:
        """Forget what is in memory."""
        self.app.rest()
        self.app.hall._tables.clear()
        return self


def new_table(app: Inside, names: Sequence[str] = ("Ana", "Ben"), key: str | None = None, **more: Any) -> At:
    """A running table; all seats are the caller's."""
    seats = [{"kind": "mine", "name": name} for name in names]
    return At(app, app.post("/tables", {"game": "tzolkin", "seats": seats} | more, key=key))


def uploaded(app: Inside, record: dict[str, Any], **more: Any) -> At:
    return At(app, app.post("/records", {"record": record} | more))


def undrawn(match: Match) -> list[str]:
    """Per age the tiles that nobody has seen, as they would appear in JSON in their true order."""
    deal, known = match.record()["deal"], match.record(-1)["deal"]
    rest = [deal[age][len(known[age]) :] for age in AGES]
    return [msgspec.json.encode(tiles).decode()[1:-1] for tiles in rest if len(set(tiles)) > 3]


def check_problem(answer: httpx.Response, status: int, field: str | None = None, *words: str) -> dict[str, Any]:
    """A refusal with a sentence."""
    found = answer.json()
    assert answer.status_code == status, answer.text
    assert len(found["detail"].split()) >= 3, "not a sentence"
    assert found["field"] == field
    for word in words:
        assert word in found["detail"]
    return found
