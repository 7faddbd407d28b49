"""Limits per address: buckets, tables, requests, and whose word counts about addresses."""

from __future__ import annotations

import time

import pytest

from patolli.server.http import gate
from patolli.server.limits import guard
from patolli.server.limits.guard import Bucket, Guard, address_of, allowed_origin
from patolli.server.problems import TooMuch
from patolli.server.settings import Settings
from tests.server.rooms import MINE, OPEN, inside_with, problem, room

SETTINGS = Settings(database="sqlite:///none")


class Ticking:
    """Time for buckets."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(time, "monotonic", lambda: self.now)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    return Ticking(monkeypatch)


# Buckets


def test_some_at_once_and_then_so_many_per_second(ticking: Ticking) -> None:
    bucket = Bucket(2, 3)
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0]
    assert bucket.take("a") == 0.5
    assert bucket.take("a") == 0.5  # who is refused loses nothing more
    ticking.now += 0.25
    assert bucket.take("a") == pytest.approx(0.25)
    ticking.now += 0.25
    assert bucket.take("a") == 0
    assert bucket.take("a") == 0.5
    ticking.now += 1000
    assert [bucket.take("a") > 0 for _ in range(4)] == [False, False, False, True]  # never more than it holds


def test_addresses_do_not_share(ticking: Ticking) -> None:
    bucket = Bucket(1, 1)
    assert [bucket.take(key) for key in ("a", "b")] == [0, 0]
    assert bucket.take("a") == bucket.take("b") == 1


def test_only_so_many_are_remembered(ticking: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "REMEMBERED", 3)
    bucket = Bucket(1, 1)
    for key in "abcabcabcd":
        bucket.take(key)
    assert len(bucket._levels) == 3
    assert bucket.take("b") == 1  # an address that keeps asking is not forgotten
    assert bucket.take("a") == 0  # the one silent for the longest time is


def test_new_tables(ticking: Ticking) -> None:
    found = Guard(Settings(database="", tables_per_address=2))
    found.new_table("a")
    found.new_table("a")
    with pytest.raises(TooMuch, match="30 minutes") as refused:
        found.new_table("a")
    assert refused.value.headers == {"Retry-After": "1800"}
    found.new_table("b")
    ticking.now += 1801
    found.new_table("a")


def test_without_limits(ticking: Ticking) -> None:
    found = Guard(
        Settings(database="", limits=False, tables_per_address=1, requests_per_address=1, sockets_per_address=1)
    )
    for _ in range(50):
        found.new_table("a")
        assert found.request("a") == 0
        assert found.open_socket("a")


def test_sockets_are_counted_down() -> None:
    found = Guard(Settings(database="", sockets_per_address=1))
    assert found.open_socket("a")
    assert not found.open_socket("a")
    found.close_socket("a")
    assert found._sockets == {}
    assert found.open_socket("a")


# Through the application


def test_requests_are_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HELD", 0.0)
    Ticking(monkeypatch)  # nothing is forgiven
    with inside_with(sqlite_url, requests_per_address=1) as app:
        answers = [app.ask("GET", "/games") for _ in range(10)]
        assert [answer.status_code for answer in answers] == [200] * 10
        app.hall.guard._requests.charge("127.0.0.1", 10)
        answers.append(app.ask("GET", "/games"))
        refused = problem(answers[-1], 429, "your address", "seconds")
        assert refused["error"] == "too-many-requests"
        assert int(answers[-1].headers["retry-after"]) >= 1
        # Whatever is asked, also what does not exist.
        assert app.ask("GET", "/nothing").status_code == 429
        assert app.ask("GET", "/../health").status_code == 429


def test_tables_are_limited_however_they_are_made(sqlite_url: str) -> None:
    with inside_with(sqlite_url, tables_per_address=2) as app:
        at = room(app)
        room(app)
        refused = app.ask("POST", "/tables", {"game": "tzolkin", "seats": [MINE, OPEN]})
        problem(refused, 429, "new tables", "minutes")
        assert int(refused.headers["retry-after"]) > 60
        problem(at.ask("POST", "fork", {"at": 0}), 429)
        problem(app.ask("POST", "/records", {"record": {}}), 429)
        # Everything else goes on.
        at.play(2)


# Addresses


def scope(*told: str, client: str | None = "1.1.1.1") -> dict[str, object]:
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in told]
    return {"headers": [(b"host", b"x"), *headers], "client": (client, 5) if client else None}


def test_a_proxy_is_believed_only_if_there_is_one() -> None:
    assert address_of(scope("9.9.9.9"), proxy=False) == "1.1.1.1"
    assert address_of(scope("9.9.9.9"), proxy=True) == "9.9.9.9"
    assert address_of(scope(), proxy=True) == "1.1.1.1"
    assert address_of(scope(client=None), proxy=False) == "unknown"


def test_the_last_word_counts() -> None:
    """Whatever comes before it, the client may have made up."""
    assert address_of(scope("6.6.6.6, 7.7.7.7 ,9.9.9.9"), proxy=True) == "9.9.9.9"
    assert address_of(scope("6.6.6.6", "9.9.9.9"), proxy=True) == "9.9.9.9"
    assert address_of(scope("6.6.6.6,"), proxy=True) == "1.1.1.1"
    assert address_of(scope(" "), proxy=True) == "1.1.1.1"
    assert len(address_of(scope("x" * 1000), proxy=True)) == 60
    assert address_of(scope("\xff"), proxy=True) == "\xff"


def test_who_makes_up_addresses_is_limited_all_the_same(sqlite_url: str) -> None:
    for proxy, told in ((False, "{}.1.1.1"), (True, "{}.1.1.1, 5.5.5.5")):
        with inside_with(sqlite_url, requests_per_address=1, proxy=proxy) as app:
            app.hall.guard._requests.rate = 1e-6  # however slow the machine is
            codes = [
                app.ask("GET", "/games", headers={"X-Forwarded-For": told.format(number)}).status_code
                for number in range(14)
            ]
            assert 429 in codes


def test_behind_a_proxy_everybody_has_their_own_limit(sqlite_url: str) -> None:
    with inside_with(sqlite_url, requests_per_address=1, proxy=True) as app:
        for number in range(30):
            assert app.ask("GET", "/games", headers={"X-Forwarded-For": f"1.1.1.{number}"}).status_code == 200


def test_origins_need_a_host() -> None:
    assert allowed_origin(None, None, SETTINGS)
    assert not allowed_origin("http://x", None, SETTINGS)
    assert not allowed_origin("http://", "", SETTINGS)
    assert not allowed_origin("", "", SETTINGS)
    assert allowed_origin("http://x:8080", "x:8080", SETTINGS)
