"""Twin games over HTTP: two deals that differ only in what somebody cannot know give them the same bytes.

Every route that a seat or a spectator can request is requested at both tables, and the responses are compared as they
are, including headers and order; only table names and secrets are masked, since they are random, and time stands still.
A running game is queried at several moments, each with a twin that differs in everything that is still hidden then.
"""

from __future__ import annotations

from typing import Any

import pytest

from patolli.engine.match import SPECTATOR, Match
from patolli.engine.sight import Sight
from tests.server.inside import inside
from tests.server.twins.asking import GAMES, Table, changes, moments, questions, think_here
from tests.server.twins.deals import played, twins


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_twins_are_answered_alike(
    game: str, players: int, options: dict[str, Any], eyes: int, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, players, 5, options)
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        for cut in moments(match, max(eyes, 0)):
            first, second = twins(match, eyes, cut)
            assert first.record() != second.record()
            tables = [Table(app, first), Table(app, second)]
            # What may be tried is found at one of them: the other must understand it the same way.
            for method, path, body in (*questions(first, eyes, cut), *changes(first, eyes)):
                for table in tables:
                    table.ask(method, path, body, eyes)
                told, other = (table.said[-1] for table in tables)
                assert told == other
            statuses = {said.split("\n")[1] for said in tables[0].said}
            assert "200" in statuses
            assert not any(status.startswith("5") for status in statuses)


def test_the_comparison_notices_a_leak(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows a deck to everybody is caught at once."""
    monkeypatch.setattr("patolli.server.tables.play.viewer", lambda table, seat: None)
    match = played("tzolkin", 2, 5)
    first, second = twins(match, SPECTATOR, 10)
    with inside(sqlite_url) as app:
        tables = [Table(app, first), Table(app, second)]
        for table in tables:
            table.ask("GET", "/position", None, SPECTATOR)
        assert tables[0].said != tables[1].said


def test_the_comparison_notices_a_hint(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One made from the true position."""
    monkeypatch.setattr("patolli.server.history.hints.sight_after", true_sight)
    match = played("tzolkin", 2, 5)
    seat = int(match.game.seat(match.state_at(10)))
    with inside(sqlite_url) as app:
        think_here(app, monkeypatch)
        tables = [Table(app, one) for one in twins(match, seat, 10)]
        for table in tables:
            table.ask("POST", "/hint", {}, seat)
        assert tables[0].said[0].split("\n")[1] == "200"
        assert tables[0].said != tables[1].said


def true_sight(match: Match, steps: list[str], ahead: int | None = None) -> Sight:
    assert match.seat is not None
    return Sight(match.game, match.seat, match.players, match.moves, match.state, len(match))


def test_the_comparison_notices_a_key(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that reveals all later chance, and a fork that keeps what is hidden, are caught, too."""
    monkeypatch.setattr(
        "patolli.server.history.records.with_commitment",
        lambda table, record: record | {"deal": table.match.record()["deal"]},
    )
    monkeypatch.setattr("patolli.server.history.forks.known_from", lambda match, eyes, at, seed: match.fork(at))
    match = played("settlers", 2, 5)
    record = match.fork(0).record()
    other = record | {"deal": record["deal"] | {"key": "ab" * 32}}
    with inside(sqlite_url) as app:
        for method, path, body in (("GET", "/record", None), ("POST", "/fork", {"at": 0})):
            tables = [Table(app, Match.from_record(one)) for one in (record, other)]
            for table in tables:
                table.ask(method, path, body, 0)
            assert tables[0].said[0].split("\n")[1] in ("200", "201")
            assert tables[0].said != tables[1].said
