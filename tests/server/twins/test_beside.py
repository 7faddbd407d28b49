"""What leaves a table for elsewhere: alerts and classrooms."""

from __future__ import annotations

import pytest

from patolli.engine.match import SPECTATOR
from patolli.server.alerts import plan, sending, telling
from patolli.server.study import classrooms
from tests.server.inside import inside
from tests.server.rooms import Clock
from tests.server.twins.asking import Table, covered, moments
from tests.server.twins.deals import played, twins


def test_alerts_of_twins(sqlite_url: str, clock: Clock) -> None:
    """What is sent to somebody whose turn it is says the same about both, to everybody who may read it on the way."""
    match = played("settlers", 2, 5)
    first, second = twins(match, SPECTATOR, next(moments(match, 0)))
    told: list[list[str]] = []
    with inside(sqlite_url) as app:
        key = app.claim("Ana")
        app.post("/alerts/channels", {"kind": "webhook", "url": "https://example.org/"}, key=key)
        app.run(app.asking("PUT", "/alerts", {"games": "all"}, key=key))
        for one in (first, second):
            Table(app, one, key)
            app.run(sending.look(app.hall, 0))
            at = clock.pass_seconds(20)
            (due,) = app.write(lambda connection, at=at: plan.take(connection, at))
            letter = telling.for_mail(due.turn, "de", "https://play.example", "ana@mail.example", "")
            sent = telling.for_webhook(due.turn, "pl", ""), telling.for_push(due.turn, "uk")
            told.append([covered(text) for text in (repr(letter), *map(bytes.decode, sent))])
    assert told[0] == told[1]


@pytest.mark.parametrize("game", ["tzolkin", "settlers"])
def test_a_classroom_of_twins(game: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position of a running table is the same for a class, and is stored the same, whatever the others hold."""
    match = played(game, 2, 5)
    cut = next(moments(match, 0))
    monkeypatch.setattr("patolli.server.study.beginnings.secrets.randbelow", lambda most: 12345)
    told: list[str] = []
    with inside(sqlite_url) as app:
        for one in twins(match, 0, cut):
            table = Table(app, one)
            headers = {"Patolli-Shelf": "t" * 32, **table.headers(0)}
            made = app.ask("POST", "/classrooms", {"table": table.id}, headers=headers)
            said = [str(made.status_code), made.text]
            if made.status_code == 201:
                id = made.json()["id"]
                said.append(app.ask("POST", f"/classrooms/{id}/try", {"step": 0}).text)
                said.append(app.run(classrooms.find(app.hall, id))["text"])
                said = [text.replace(id, "") for text in said]
            told.append(covered("\n".join(said)))
    assert told[0] == told[1]
    # What others have drawn in Imperial Settlers stays secret, so such a table is refused until it is over.
    assert told[0].startswith("201" if game == "tzolkin" else "409")
