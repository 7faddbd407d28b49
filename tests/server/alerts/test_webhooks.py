"""Webhooks: told once per turn, nothing secret, at a wanted time, and not forever."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

import pytest
from sqlalchemy import func, select

from patolli.server.alerts import channels, plan, sending
from patolli.server.storage import schema
from patolli.server.tables import deletion
from tests.server.alerts.people import PUBLIC, Alerted, alerted
from tests.server.rooms import inside_with, problem


@pytest.fixture
def here(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Alerted]:
    with alerted(database_url, monkeypatch) as found:
        yield found


@pytest.fixture
def small(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Alerted]:
    with alerted(sqlite_url, monkeypatch) as found:
        yield found


def test_nothing_is_sent_until_somebody_asks_for_it(here: Alerted) -> None:
    at = here.table()
    here.until(at, 0)
    here.rounds(3)
    assert not here.web.got
    assert not here.mails.got
    assert here.good("GET", "/alerts")["channels"] == []


def test_a_turn_is_told_once(here: Alerted) -> None:
    here.webhook()
    at = here.table()
    here.rounds(3)
    assert not here.web.got, "it is Ben's turn"
    here.until(at, 0)
    here.app.run(sending.look(here.app.hall, 0))
    here.app.run(sending.deliver(here.app.hall))
    assert not here.web.got, "whoever is there has a moment"
    here.rounds(5)
    (told,) = here.told
    assert told["text"] == told["content"] == f"Your turn: Tzolk'in with Ben\n{PUBLIC}/t/{at.id}"
    assert told["url"] == f"{PUBLIC}/t/{at.id}"
    assert told["table"] == at.id
    assert told["seq"] == at.info["seq"]
    assert told["event"] == "turn"
    assert told["game"] == "tzolkin"
    assert told["allowed_mentions"] == {"parse": []}
    here.until(at, 0)
    here.rounds(5)
    assert len(here.told) == 2
    channel = here.channel()
    assert channel["last"] == "204"
    assert channel["working"]
    assert channel["confirmed"]


def test_nothing_secret_is_sent(small: Alerted) -> None:
    small.webhook()
    at = small.table()
    small.until(at, 0)
    small.rounds()
    (got,) = small.web.got
    sent = f"{got.line} {got.headers} {got.body!r}"
    for secret in (*at.keys.values(), small.ana):
        assert secret not in sent
    assert set(small.told[0]) == {"text", "content", "allowed_mentions", "url", "event", "table", "seq", "game"}
    assert "cookie" not in got.headers
    assert "authorization" not in got.headers


def test_only_games_in_days_unless_all_are_wanted(small: Alerted) -> None:
    small.webhook()
    at = small.table(clock=None)
    small.until(at, 0)
    small.rounds(2)
    assert not small.web.got
    small.good("PUT", "/alerts", {"games": "all", "language": "de"})
    small.rounds(2)
    assert [told["text"].splitlines()[0] for told in small.told] == ["Du bist am Zug: Tzolk'in mit Ben"]


def test_a_name_is_no_command_for_a_chat(small: Alerted) -> None:
    small.webhook()
    at = small.table(("Ana", "<!here> @all [x](y)"))
    small.until(at, 0)
    small.rounds()
    assert small.told[0]["text"].splitlines()[0] == "Your turn: Tzolk'in with !here all xy"


def test_who_looks_at_the_table_is_not_told(small: Alerted) -> None:
    small.webhook()
    at = small.table()
    small.until(at, 0)
    s = schema.seats
    here = s.update().where(s.c.table == at.id, s.c.seat == 0)
    small.app.write(lambda connection: connection.execute(here.values(here=small.clock.now + 10**9, looking=True)))
    small.rounds(3, 60)
    assert not small.web.got
    small.app.write(lambda connection: connection.execute(here.values(here=None, looking=None)))
    small.rounds(3, 60)
    assert len(small.web.got) == 1


def test_a_turn_that_was_made_meanwhile_is_not_told(small: Alerted) -> None:
    small.webhook()
    at = small.table()
    small.until(at, 0)
    small.app.run(sending.look(small.app.hall, 0))
    small.until(at, 1)
    small.rounds(3)
    assert not small.web.got


def test_a_muted_table(small: Alerted) -> None:
    small.webhook()
    at = small.table()
    problem(small.ask("PUT", "/alerts/muted/aaaaaaaaaaaaaaaa"), 404, "no seat")
    small.good("PUT", f"/alerts/muted/{at.id}")
    assert small.good("GET", "/alerts")["muted"] == [at.id]
    small.until(at, 0)
    small.rounds(2)
    assert not small.web.got
    small.good("DELETE", f"/alerts/muted/{at.id}")
    small.rounds(2)
    assert len(small.web.got) == 1


def test_quiet_hours_end_with_the_turn_that_waits(small: Alerted) -> None:
    """It is noon in London, and 2 p.m. in Kyiv."""
    small.webhook()
    small.good("PUT", "/alerts", {"quiet_from": 13 * 60, "quiet_to": 15 * 60 + 30, "zone": "Europe/Kyiv"})
    at = small.table()
    small.until(at, 0)
    small.rounds(80, 60)
    assert not small.web.got
    small.rounds(20, 60)
    assert len(small.web.got) == 1


def test_failures_are_tried_again_and_given_up(small: Alerted) -> None:
    small.webhook()
    small.web.statuses = [500]
    at = small.table()
    small.until(at, 0)
    small.rounds(24 * 12, 300)
    assert len(small.web.got) == len(plan.PAUSES)
    assert small.channel()["last"] == "500"
    small.until(at, 0)
    small.web.statuses = [503, 200]
    small.rounds(12, 300)
    assert len(small.web.got) == len(plan.PAUSES) + 2, "the next turn is told, after one more failure"


def test_what_fails_for_long_is_left_alone_until_a_test_succeeds(small: Alerted) -> None:
    id = small.webhook()["id"]
    small.web.statuses = [500]
    at = small.table()
    for _ in range(6):
        small.until(at, 0)
        small.rounds(24 * 12, 300)
    assert len(small.web.got) == channels.MOST_FAILURES
    assert not small.channel()["working"]
    small.web.statuses = [200]
    assert small.good("POST", f"/alerts/channels/{id}/test")["working"]
    small.until(at, 0)
    small.rounds(2)
    assert [told["event"] for told in small.told[-2:]] == ["test", "turn"]


def test_a_process_that_dies_after_sending(small: Alerted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows whether it arrived: it is sent again, but not forever."""
    small.webhook()
    at = small.table()
    small.until(at, 0)

    def killed(*args: object, **more: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(plan, "note", killed)
        for _ in range(24 * 12):
            try:
                small.rounds(1, 300)
            except asyncio.CancelledError:
                continue
    assert len(small.web.got) == len(plan.PAUSES)
    small.rounds(24, 300)
    assert len(small.web.got) == len(plan.PAUSES)


def test_two_processes_tell_it_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with alerted(database_url, monkeypatch) as here, inside_with(database_url, private_alerts=True) as other:
        here.webhook()
        at = here.table()
        here.until(at, 0)
        here.clock.pass_seconds(60)
        for app in (here.app, other):
            app.run(sending.look(app.hall, 0))
        rows = [app.write(lambda connection: plan.take(connection, here.clock.now)) for app in (here.app, other)]
        assert [len(taken) for taken in rows] == [1, 0]
        other.run(sending.look(other.hall, 0))
        assert other.write(lambda connection: plan.take(connection, here.clock.now)) == []


def test_a_bot_that_plays_for_somebody_needs_no_alert(small: Alerted) -> None:
    small.webhook()
    at = small.table()
    small.until(at, 0)
    s = schema.seats
    small.app.write(lambda connection: connection.execute(s.update().where(s.c.seat == 0).values(bot="easy")))
    small.rounds(3)
    assert not small.web.got


def test_channels_are_their_owners(small: Alerted) -> None:
    id = small.webhook()["id"]
    ben = small.app.claim("Ben")
    for method, path in (("DELETE", f"/alerts/channels/{id}"), ("POST", f"/alerts/channels/{id}/test")):
        problem(small.ask(method, path, key=ben), 404)
        problem(small.app.ask(method, path), 401)
    problem(small.app.ask("GET", "/alerts"), 401)
    assert small.app.get("/alerts", key=ben)["channels"] == []
    shown = small.channel()["shown"]
    assert "SECRET-TOKEN" not in small.ask("GET", "/alerts").text
    assert shown == f"http://127.0.0.1:{small.web.port}/…"
    small.good("DELETE", f"/alerts/channels/{id}")
    at = small.table()
    small.until(at, 0)
    small.rounds(2)
    assert not small.web.got


def test_how_many_and_how_often(small: Alerted) -> None:
    url = small.web.url
    for number in range(3):
        small.good("POST", "/alerts/channels", {"kind": "webhook", "url": f"{url}/{number}"})
    problem(small.ask("POST", "/alerts/channels", {"kind": "webhook", "url": f"{url}/4"}), 409, "remove one")
    id = small.good("POST", "/alerts/channels", {"kind": "webhook", "url": f"{url}/2"})["id"]
    assert len(small.good("GET", "/alerts")["channels"]) == 3, "the same again takes the place of the old one"
    answers = [small.ask("POST", f"/alerts/channels/{id}/test").status_code for _ in range(8)]
    assert 429 in answers
    assert len(small.web.got) <= 10


def test_nobody_gets_more_than_sixty_in_an_hour(small: Alerted) -> None:
    small.webhook()
    known = small.app.run(channels.office(small.app.hall))
    player = small.app.read(lambda connection: connection.execute(select(schema.players.c.id)).scalar_one())
    known.told.charge(player, 60)
    at = small.table()
    small.until(at, 0)
    small.rounds(3, 60)
    assert not small.web.got
    known.told.charge(player, -60)
    small.rounds(60, 60)
    assert len(small.web.got) == 1, "it waits, and is not lost"


@pytest.mark.parametrize(
    "body",
    [
        {"quiet_from": 60},
        {"quiet_from": 1440, "quiet_to": 3},
        {"zone": "Atlantis/Poseidonis"},
        {"zone": "../etc/passwd"},
        {"games": "none"},
        {"language": "xx"},
        {"zone": "/etc/localtime"},
        {"zone": "Europe"},
    ],
)
def test_choices_that_cannot_be(small: Alerted, body: dict[str, object]) -> None:
    problem(small.ask("PUT", "/alerts", body), 400)


def test_deleting_takes_all_of_it(here: Alerted) -> None:
    here.webhook()
    here.good("PUT", "/alerts", {})
    at, other = here.table(), here.table()
    for one in (at, other):
        here.until(one, 0)
        here.good("PUT", f"/alerts/muted/{one.id}")
        here.good("DELETE", f"/alerts/muted/{one.id}")
    here.good("PUT", f"/alerts/muted/{at.id}")
    here.rounds(2)
    here.app.write(lambda connection: deletion.delete_table(connection, at.id, 0))
    here.app.write(lambda connection: deletion.delete_player(connection, "Ana"))
    for kept in (schema.alerts, schema.channels, schema.deliveries, schema.mutes):
        count = select(func.count()).select_from(kept)
        assert here.app.read(lambda connection, count=count: connection.execute(count).scalar_one()) == 0
