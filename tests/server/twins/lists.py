"""Lists of two servers, each of which has one of the twins."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from patolli.engine.match import Match
from patolli.server.players.claiming import find_player
from tests.server.inside import Inside, add_finished, inside
from tests.server.rooms import Clock
from tests.server.twins.asking import Table, chosen_turns
from tests.server.twins.deals import commits, twins


def lists(game: str) -> Iterator[str]:
    """Everything that shows several tables, or figures about them."""
    for status in ("playing", "over", "open"):
        yield f"/api/tables?status={status}"
        yield f"/api/players/me/tables?status={status}"
    for asked in ("", f"?game={game}", "?name=P1", "?name=nobody", "?limit=1", f"?limit=2&game={game}&name=p"):
        yield f"/api/tables{asked}"
    for asked in ("", "/tables", "/tables?limit=1"):
        yield f"/api/players/me{asked}"
    for name in ("Ana", "Zoe", "P1"):
        yield f"/api/players/{name}"
        yield f"/api/players/{name}/ratings?game={game}"
    for path in (
        f"ratings?game={game}&limit=3",
        f"ratings?game={game}&players=2",
        f"statistics?game={game}",
        "games",
        f"games/{game}/words?language=de",
    ):
        yield f"/api/{path}"
    for path in ("faces", "picture.svg?theme=dark", "cards?language=de&files=", "files"):
        yield f"/api/games/{game}/{path}"
    yield "/api/preparations"
    yield "/metrics"


def read_list(app: Inside, path: str, headers: dict[str, str]) -> Iterator[str]:
    """A list, and all its further pages, with everything that was sent."""
    answer = app.run(app.client.get(path, headers=headers))
    text = answer.text
    if path == "/metrics":
        # Not how long anything took.
        known = ("patolli_requests_total", "patolli_tables", "patolli_sockets", "patolli_connections")
        text = "\n".join(line for line in text.split("\n") if line.startswith(known))
    else:
        text += "".join(f"\n{name}: {value}" for name, value in answer.headers.items())
    yield f"{path} {answer.status_code}\n{text}"
    following = answer.json().get("next") if "/tables" in path and answer.is_success else None
    if following is not None:
        address, _, after = path.partition("&after=")
        assert after != following
        yield from read_list(app, f"{address}&after={following}", headers)


def read_lists(
    app: Inside, matches: Iterable[tuple[Match, int]], eyes: int, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """All lists of a server with these games, before and after their last turn, which began there. Nothing in it is
    random."""
    ids = (f"table{number:011}" for number in itertools.count())
    monkeypatch.setattr("patolli.server.tables.seats.new_id", lambda: next(ids))
    clock.now = 1_700_000_000_000
    # Ana has the first seat everywhere, Zoe watches.
    ana, zoe = app.claim("Ana"), app.claim("Zoe")
    subject = f"player:{app.read(lambda connection: find_player(connection, 'Ana'))['id']}"
    app.write(lambda connection: add_finished(connection, "over" * 4, (30, 20), (subject, None)))
    tables: list[tuple[Table, Match, int]] = []
    for match, start in matches:
        clock.pass_seconds(1)
        tables.append((Table(app, match.fork(start), ana, listed=True), match, start))

    known = {"Authorization": f"Bearer {zoe if eyes < 0 else ana}"}
    known |= {"Patolli-Seat": tables[0][0].secrets[eyes]} if eyes >= 0 else {}

    def read(headers: dict[str, str]) -> Iterator[str]:
        for path in lists(tables[0][1].game.name):
            yield from read_list(app, path, headers)

    said = list(read(known))
    for table, match, start in reversed(tables):
        clock.pass_seconds(1)
        for steps in commits(match, start):
            table.commit(steps, int(match.game.seat(match.state_at(start))))
    return [*said, *read(known), *read({})]


def both_lists(
    match: Match, eyes: int, folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[str], list[str]]:
    """Of two servers, one for each of the twins."""
    turns = [ends[-1] for ends in chosen_turns(match, eyes).values()]
    found: list[list[str]] = []
    for number, matches in enumerate(zip(*(twins(match, eyes, end) for _, end in turns), strict=True)):
        with inside(f"sqlite:///{folder / str(number)}.db") as app:
            begun = [(one, start) for one, (start, _) in zip(matches, turns, strict=True)]
            found.append(read_lists(app, begun, eyes, clock, monkeypatch))
    return found[0], found[1]
