"""Connections: how many, how long, and who goes first; in isolation, and with real sockets at a real server."""

from __future__ import annotations

import contextlib
import logging
import random
import resource
import socket
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from patolli.server.limits import connections
from patolli.server.limits.connections import BODY_RATE, BODY_SECONDS, HEAD_SECONDS, READ_SECONDS, Connections, Phase
from patolli.server.settings import Settings
from tests.server.rooms import MINE, OPEN
from tests.server.serving import Server, get, post, serving

# Alone


class Fake:
    """A connection of which the test knows everything."""

    def __init__(self) -> None:
        self.received = 0
        self.left = 0
        self.dropped: bool | None = None

    def unread(self) -> int:
        return self.left

    def drop(self, answer: bool) -> None:
        self.dropped = answer


class Ticking:
    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr(connections.time, "monotonic", lambda: self.now)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    return Ticking(monkeypatch)


def places(files: int = 100_000, **settings: Any) -> Connections:
    return Connections(Settings(database="", bot_processes=1, **settings), files)


def entered(found: Connections, count: int, address: str = "192.0.2.1") -> list[Fake]:
    made = [Fake() for _ in range(count)]
    assert all(found.enter(one, address) for one in made)
    return made


def test_an_address_has_so_many(ticking: Ticking) -> None:
    found = places(connections_per_address=3)
    first, *_ = entered(found, 3)
    assert not found.enter(Fake(), "192.0.2.1")
    assert not found.enter(Fake(), "::ffff:192.0.2.1")
    entered(found, 3, "192.0.2.2")
    found.leave(first)
    entered(found, 1)
    assert found.dropped == {"too many from one address": 2}


def test_a_network_of_ipv6_is_one_address(ticking: Ticking) -> None:
    found = places(connections_per_address=2)
    assert [found.enter(Fake(), f"2001:db8::{number}") for number in (1, 2, 3)] == [True, True, False]
    assert found.enter(Fake(), "2001:db8:0:1::1")


@pytest.mark.parametrize("settings", [{"proxy": True}, {"limits": False}])
def test_a_proxy_brings_everybody_and_friends_are_not_limited(ticking: Ticking, settings: dict[str, bool]) -> None:
    entered(places(connections_per_address=3, **settings), 500)


def test_files_are_kept_for_other_things() -> None:
    few = places(files=1024).most
    assert 500 < few < 1024 - 64 - 50
    assert places(files=65_536).most == 10_000
    assert places(files=100).most > 0


def test_who_has_said_nothing_goes_first_and_then_who_is_idle(ticking: Ticking) -> None:
    found = places(most_connections=16, connections_per_address=99)
    all_ = entered(found, 16)
    for number, one in enumerate(all_):
        found.move(one, (Phase.WORK, Phase.IDLE, Phase.SOCKET, Phase.BODY)[number % 4])
    found.move(all_[5], Phase.FIRST)
    entered(found, 1)
    assert [one for one in all_ if one.dropped is not None] == [all_[5]]
    for one in found._lines[Phase.FIRST].copy():
        found.move(one, Phase.WORK)  # the newcomer has asked
    for gone in (1, 9, 13):
        for one in entered(found, 1):
            found.move(one, Phase.WORK)
        assert all_[gone].dropped is False
    # Those left are being served, or listening.
    assert not found.enter(Fake(), "192.0.2.9")
    assert len(found) == 16
    assert found.dropped == {"made room": 4, "no room": 1}


@pytest.mark.parametrize("phase", [Phase.FIRST, Phase.HEAD])
def test_a_head_that_does_not_come(ticking: Ticking, phase: Phase) -> None:
    found = places()
    (one,) = entered(found, 1)
    found.move(one, phase)
    one.received += 10_000  # however much it is
    ticking.now += HEAD_SECONDS - 0.1
    found.look()
    assert one.dropped is None
    ticking.now += 0.2
    found.look()
    assert one.dropped is True
    assert len(found) == 0


def test_a_body_has_to_come_fast_enough(ticking: Ticking) -> None:
    found = places()
    slow, fast = entered(found, 2)
    for one in (slow, fast):
        found.move(one, Phase.BODY)
    for _ in range(3):
        ticking.now += BODY_SECONDS
        fast.received += int(BODY_SECONDS * BODY_RATE)
        slow.received += 20
        found.look()
    assert (slow.dropped, fast.dropped) == (True, None)


@pytest.mark.parametrize("phase", [Phase.WORK, Phase.IDLE])
def test_an_answer_has_to_be_read(ticking: Ticking, phase: Phase) -> None:
    found = places()
    reads, waits = entered(found, 2)
    reads.left = waits.left = 1_000_000
    for one in (reads, waits):
        found.move(one, phase)
    for _ in range(3):
        ticking.now += READ_SECONDS
        reads.left -= 1000
        found.look()
    assert (reads.dropped, waits.dropped) == (None, False)


def test_who_waits_for_us_may_wait(ticking: Ticking) -> None:
    found = places()
    works, listens = entered(found, 2)
    found.move(works, Phase.WORK)
    other = Fake()
    found.become(listens, other)
    for _ in range(10):
        ticking.now += 60
        found.look()
    assert (works.dropped, other.dropped) == (None, None)
    assert len(found) == 2
    found.leave(listens)  # is another one now
    found.leave(other)
    found.leave(works)
    assert (len(found), found._networks) == (0, {})


def test_one_line_a_minute(ticking: Ticking, caplog: pytest.LogCaptureFixture) -> None:
    found = places(connections_per_address=1)
    entered(found, 1)
    found.look()
    with caplog.at_level(logging.WARNING):
        for _ in range(600):
            for _ in range(5):
                found.enter(Fake(), "192.0.2.1")
            ticking.now += 0.1
            found.move(next(iter(found._places)), Phase.WORK)
            found.look()
        ticking.now += 60
        found.look()
        found.look()
    assert 1 <= len(caplog.records) <= 2
    assert "too many from one address" in caplog.text
    assert "192.0.2.1" not in caplog.text


# With real sockets

FILES = 400
"""How many files the server may have open, as on a small machine; the test has more."""
HALF = b"GET /health HTTP/1.1\r\nHost: x\r\n"


def files_of_the_test() -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 6000 if hard == resource.RLIM_INFINITY else min(hard, 6000)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


@pytest.fixture
def small(sqlite_url: str, tmp_path: Path) -> Generator[Server]:
    spoiled = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))\n{hasty(120.0)}"
    with serving(sqlite_url, tmp_path, spoiled=spoiled) as server:
        yield server


def call(server: Server, address: str = "127.0.0.1", said: bytes = b"") -> socket.socket:
    """A connection from this address of our own machine; its outcome is open."""
    made = socket.socket()
    made.settimeout(120)
    made.bind((address, 0))
    made.connect(("127.0.0.1", server.port))
    if said:
        with contextlib.suppress(OSError):
            made.sendall(said)
    return made


def heard(connection: socket.socket) -> bytes:
    """Everything that comes until the other side closes it."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while more := connection.recv(65536):
            found += more
    return found


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs many loopback addresses")
@pytest.mark.parametrize("many", [1500, pytest.param(5000, marks=pytest.mark.long)])
def test_thousands_of_half_open_connections_keep_nobody_out(small: Server, many: int) -> None:
    count = min(many, files_of_the_test() - 500)
    before = small.log.stat().st_size
    with contextlib.ExitStack() as stack:
        for number in range(count):
            # More addresses than the server has files for, each within its limit.
            address = f"127.0.{number // 50 // 200}.{2 + number // 50 % 200}"
            stack.enter_context(call(small, address, HALF if number % 2 else b""))
            if number % 500 == 499:
                made = post(f"{small.url}/api/tables", json={"game": "tzolkin", "seats": [MINE, OPEN]})
                assert made.status_code == 201, made.text
        assert get(f"{small.url}/health").json()["status"] == "ok"
        figures = get(f"{small.url}/metrics").text
    assert 'patolli_connections_dropped{why="made room"}' in figures
    assert small.log.stat().st_size - before < 20_000
    assert small.troubles() == []


def test_one_address_has_its_share(small: Server) -> None:
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(call(small, "127.0.0.2", HALF)) for _ in range(100)]
        assert heard(stack.enter_context(call(small, "127.0.0.2", HALF))) == b""
        assert get(f"{small.url}/health").status_code == 200
        # Those within the limit are still there.
        held[0].sendall(b"Connection: close\r\n\r\n")
        assert heard(held[0]).startswith(b"HTTP/1.1 200")


def hasty(seconds: float = 5.0) -> str:
    """The server with less patience, so that a test is quick; enough for a slow machine."""
    return f"""
from patolli.server.limits import connections
connections.LOOK_EVERY = 0.1
connections.PATIENCE.update(dict.fromkeys(connections.PATIENCE, {seconds}))
connections.BODY_SECONDS = {seconds}
"""


@pytest.fixture
def impatient(sqlite_url: str, tmp_path: Path) -> Generator[Server]:
    with serving(sqlite_url, tmp_path, spoiled=hasty()) as server:
        yield server


def test_what_comes_too_slowly_is_ended(impatient: Server) -> None:
    post = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    asked = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with contextlib.ExitStack() as stack:
        silent, head, body, second = (
            stack.enter_context(call(impatient, said=said)) for said in (b"", HALF, post, asked)
        )
        second.recv(65536)
        second.sendall(HALF)
        for one in (head, body):
            one.settimeout(0.2)
            answer = b""
            for _ in range(600):  # a byte now and then helps nobody
                try:
                    answer = one.recv(65536)
                    break
                except TimeoutError:
                    with contextlib.suppress(OSError):
                        one.sendall(b"a")
                except ConnectionError:
                    break
            else:
                raise AssertionError("it is still waited for")
            assert not answer or answer.startswith(b"HTTP/1.1 408")
        assert heard(silent) == b""
        assert b"408" in heard(second)
    assert get(f"{impatient.url}/health").status_code == 200


def test_an_answer_that_is_not_read_is_given_up(impatient: Server) -> None:
    with contextlib.ExitStack() as stack:
        deaf = stack.enter_context(socket.socket())
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(120)
        deaf.connect(("127.0.0.1", impatient.port))
        with contextlib.suppress(OSError):
            deaf.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
        end = time.monotonic() + 120
        while "too slow to read" not in get(f"{impatient.url}/metrics").text:
            assert time.monotonic() < end
            time.sleep(0.2)


def test_nonsense_leaves_no_line_each(impatient: Server) -> None:
    before = impatient.log.stat().st_size
    for number in range(100):
        with call(impatient, said=random.Random(number).randbytes(50) + b"\r\n\r\n") as one:
            heard(one)
    assert impatient.log.stat().st_size - before < 2000
    assert 'why="not HTTP"' in get(f"{impatient.url}/metrics").text
