"""Turns that are made at both tables, including turns that reveal something: then the twins are the same for this
viewer until after the turn."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from patolli.engine.match import SPECTATOR, Match
from patolli.server.hall.hall import Hall
from tests.server.inside import Inside, inside
from tests.server.sockets import Socket
from tests.server.twins.asking import GAMES, Table, chosen_turns, covered, number_of, think_here
from tests.server.twins.deals import commits, played, turns_by_sight, twins


def witnessed(app: Inside, match: Match, start: int, eyes: int) -> tuple[list[str], list[str]]:
    """What sockets hear while the moves from there on are made at a table, and what this viewer is told meanwhile."""
    mover, table = int(match.game.seat(match.state_at(start))), Table(app, match.fork(start))
    sockets = [Socket(app) for _ in range(2 if eyes < 0 else 4)]
    heard: list[str] = []

    def hear() -> None:
        heard.extend(covered(json.dumps(socket.next())) for socket in sockets)

    for number, socket in enumerate(sockets):
        # Every second one is told what is new, and not only that there is something.
        socket.say({"watch": [table.id], "updates": number % 2 == 1, "language": "de"})
    hear()
    if eyes >= 0:
        # Two of them know their seat; all hear that somebody has come.
        for socket in sockets[:2]:
            socket.say({"seats": {table.id: table.secrets[eyes]}})
        hear()
    begun, at = table.seq, start
    for steps in commits(match, start):
        if mover == eyes:
            body = {"seq": table.seq, "steps": steps}
            for what in ("/preview", "/reasons", "/commit?said=0"):
                table.ask("POST", what, body, eyes)
        else:
            table.commit(steps, mover)
        hear()
        at += len(steps)
        for method, path, body in afterwards(start, at, begun):
            table.ask(method, path, body, eyes)
    # Whatever else was announced comes before this.
    for socket in sockets:
        socket.say({"watch": [table.id]})
    hear()
    for socket in sockets:
        socket.hang_up()
    return heard, table.said


def afterwards(start: int, at: int, seq: int) -> Iterator[tuple[str, str, Any]]:
    """What somebody who has heard of a turn that began there requests."""
    for path in ("", "/position", f"/turns?since={seq}", f"/turns?since={seq}&language=en", "/record", "/evaluation"):
        yield "GET", path, None
    yield "GET", f"/update?since={seq}&said=0", None
    for number in range(start, at):
        yield "GET", f"/position?at={number}", None
    yield "POST", "/preview", {"seq": seq, "steps": []}  # too late: it is told what happened
    for number in (start, at):
        yield "POST", "/fork", {"at": number}


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_twins_announce_alike(
    game: str, players: int, options: dict[str, Any], eyes: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What sockets hear and this viewer reads while a turn is made at both tables, whatever it reveals."""
    match = played(game, players, 7, options)
    chosen = chosen_turns(match, eyes)
    assert set(chosen) == {"own", "shown", "hidden", "plain"} - ({"own"} if eyes < 0 else set())
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        for start, end in itertools.chain(*chosen.values()):
            (heard, said), other = (witnessed(app, one, start, eyes) for one in twins(match, eyes, end))
            assert heard == other[0]
            for told, same in zip(said, other[1], strict=True):
                assert told == same
            statuses = {one.split("\n")[1] for one in said}
            assert statuses & {"200"}
            assert not any(status.startswith("5") for status in statuses)


def more_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that counts hidden things as news."""
    changed = Hall.changed

    def leaking(hall: Hall, table: Any) -> None:
        changed(hall, table)
        hall.hub.announce(table.id, table.seq, table.news + number_of(table.match.record()["deal"]))

    monkeypatch.setattr(Hall, "changed", leaking)


def all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that reveals secret moves."""
    monkeypatch.setattr("patolli.server.tables.turn_words.public_steps", lambda table, seat: table.match.moves)


@pytest.mark.parametrize(("leak", "told"), [(more_news, (True, False)), (all_moves, (True, True))])
def test_the_turns_notice_a_leak(
    leak: Callable[[pytest.MonkeyPatch], None],
    told: tuple[bool, bool],
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By what sockets hear, or by what can be read."""
    leak(monkeypatch)
    match = played("settlers", 4, 7, {"lookout": "alternate"})
    start, end = turns_by_sight(match, 0)["hidden"][0]
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        first, second = (witnessed(app, one, start, 0) for one in twins(match, 0, end))
    assert (first[0] != second[0], first[1] != second[1]) == told
