"""Requests, and retries: what is repeated, what is not, for how long, and which errors come out."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from patolli.client import Client, NewSeat, errors, transport
from patolli.wire.messages import Committed

SECRET = "hush-hush-hush"
OK = httpx.Response(200, json={"table": "t", "seq": 4, "moves": 9})
LATER = httpx.Response(503, json={"error": "unavailable", "detail": "The database is away."})
NEVER_SENT = httpx.ConnectError("refused")
LOST = httpx.ReadError("reset")


class Network(httpx.MockTransport):
    """Answers with what it was given, one after the other; the last one again and again."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.answers = list(answers)
        self.asked: list[httpx.Request] = []
        super().__init__(self.answer)

    def answer(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """No pauses; records how long they would have been."""
    told: list[float] = []
    clock = [0.0]

    async def sleep(seconds: float) -> None:
        told.append(seconds)
        clock[0] += seconds

    monkeypatch.setattr(transport.asyncio, "sleep", sleep)
    monkeypatch.setattr(transport.time, "monotonic", lambda: clock[0])
    return told


def ask(
    network: Network, call: Callable[[Client], Coroutine[Any, Any, Any]], url: str = "http://host", **options: Any
) -> Any:
    async def asking() -> Any:
        async with Client(url, transport=network, **options) as client:
            return await call(client)

    return asyncio.run(asking())


def commit(client: Client) -> Coroutine[Any, Any, Committed]:
    return client.seat("t", SECRET).commit(3, ["end"])


def make(client: Client) -> Coroutine[Any, Any, Any]:
    return client.make("tzolkin", [NewSeat()])


def say(client: Client) -> Coroutine[Any, Any, Any]:
    return client.table("t").say("Hello")


@pytest.mark.parametrize("trouble", [NEVER_SENT, LOST, httpx.ReadTimeout("slow"), LATER, httpx.Response(502)])
def test_a_commit_is_repeated(trouble: httpx.Response | Exception, pauses: list[float]) -> None:
    network = Network(trouble, trouble, OK)
    assert ask(network, commit).seq == 4
    assert len(network.asked) == 3
    assert len({request.content for request in network.asked}) == 1
    assert 0 < pauses[0] < pauses[1]


@pytest.mark.parametrize("call", [make, say, lambda client: client.join("t"), lambda client: client.claim("Ana")])
def test_what_cannot_be_repeated_is_not(call: Callable[[Client], Coroutine[Any, Any, Any]]) -> None:
    for trouble in (LOST, httpx.ReadTimeout("slow"), httpx.RemoteProtocolError("closed")):
        network = Network(trouble)
        with pytest.raises(errors.NoAnswer, match="before the answer came") as caught:
            ask(network, call)
        assert caught.value.sent
        assert len(network.asked) == 1
    network = Network(LATER)
    with pytest.raises(errors.ServerTrouble, match=r"The database is away\."):
        ask(network, call)
    assert len(network.asked) == 1


def test_what_was_never_sent_is_repeated() -> None:
    network = Network(NEVER_SENT, NEVER_SENT, LOST)
    with pytest.raises(errors.NoAnswer) as caught:
        ask(network, make)
    assert caught.value.sent
    assert len(network.asked) == 3


def test_patience_ends(pauses: list[float]) -> None:
    with pytest.raises(errors.NoAnswer, match="cannot be reached: refused") as caught:
        ask(Network(NEVER_SENT), commit, patience=20)
    assert not caught.value.sent
    assert 15 < sum(pauses) <= 20
    assert max(pauses) < 4


def test_without_patience_nothing_is_repeated(pauses: list[float]) -> None:
    for trouble in (NEVER_SENT, LOST, LATER, httpx.Response(429)):
        network = Network(trouble)
        with pytest.raises(errors.ClientError):
            ask(network, commit, patience=0)
        assert len(network.asked) == 1
    assert pauses == []


def test_too_many_requests_wait_as_told(pauses: list[float]) -> None:
    often = httpx.Response(429, headers={"Retry-After": "7"}, json={"error": "too-many-requests", "detail": "Slow."})
    network = Network(often, OK)
    assert ask(network, commit).seq == 4
    assert 7 <= pauses[0] < 10
    # Even what cannot be repeated: it was not carried out.
    network = Network(
        often, httpx.Response(200, json={"number": 0, "seat": None, "name": "", "player": None, "text": "x", "at": 0})
    )
    assert ask(network, say).text == "x"
    # Longer than the patience: at once.
    pauses.clear()
    with pytest.raises(errors.TooMuch, match="Slow"):
        ask(Network(often), commit, patience=5)
    assert pauses == []


@pytest.mark.parametrize("told", ["soon", "-5", "9" * 30, "1e9", "²"])
def test_a_strange_time_to_wait_is_not_believed(told: str, pauses: list[float]) -> None:
    network = Network(httpx.Response(429, headers=[(b"Retry-After", told.encode())]), OK)
    assert ask(network, commit).seq == 4
    assert pauses[0] < 1


def test_errors_carry_what_the_server_told() -> None:
    turn = {
        "seq": 3,
        "seat": 1,
        "by": "easy",
        "at": 0,
        "first": 7,
        "steps": [{"token": "end", "entries": [], "words": []}],
    }
    stale = {"error": "stale", "detail": "The table has 4 turns.", "seq": 4, "turns": [turn]}
    with pytest.raises(errors.Stale, match="4 turns") as caught:
        ask(Network(httpx.Response(409, json=stale)), commit)
    assert (caught.value.seq, caught.value.turns[0].steps[0].token, caught.value.status) == (4, "end", 409)
    bad = {"error": "bad-turn", "detail": "No.", "field": "steps[0]", "legal": ["end"], "new": {"field": 1}}
    with pytest.raises(errors.BadTurn) as wrong:
        ask(Network(httpx.Response(422, json=bad)), commit)
    assert (wrong.value.legal, wrong.value.field, wrong.value.word) == (["end"], "steps[0]", "bad-turn")


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, errors.BadRequest), (401, errors.NotKnown), (403, errors.NotAllowed), (404, errors.NotFound),
        (405, errors.BadRequest), (413, errors.TooLarge), (418, errors.BadRequest), (500, errors.ServerTrouble),
    ],
)  # fmt: skip
def test_who_stands_in_between_may_answer_anything(status: int, kind: type[errors.Refused]) -> None:
    for body in (b"", b"<html>no</html>", b"\xff\xfe", b"[]", b'{"error": 1}'):
        with pytest.raises(kind, match=str(status)) as caught:
            ask(Network(httpx.Response(status, content=body)), commit)
        assert type(caught.value) is kind


@pytest.mark.parametrize("body", [b"", b"<html>Hello</html>", b"[1]", b'{"table": "t"}', b"\xff"])
def test_an_answer_that_is_none(body: bytes) -> None:
    with pytest.raises(errors.ServerTrouble, match="no answer of a Patolli server"):
        ask(Network(httpx.Response(200, content=body)), commit)


def test_the_secret_is_in_one_header_and_nowhere_else(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    network = Network(LOST, OK)
    shown: list[str] = []

    async def call(client: Client) -> None:
        seat = client.seat("t", SECRET)
        shown.extend([repr(client), repr(seat), str(seat), repr(vars(client)["_transport"])])
        await seat.commit(3, ["end"])

    ask(network, call, player="hush-player")
    for request in network.asked:
        assert request.headers["Patolli-Seat"] == SECRET
        assert request.headers["Authorization"] == "Bearer hush-player"
        assert "hush" not in str(request.url)
        assert b"hush" not in request.content
    assert "hush" not in " ".join(shown) + caplog.text
    with pytest.raises(errors.NoAnswer) as caught:
        ask(Network(LOST), call, patience=0)
    assert "hush" not in repr(caught.value)


def test_an_address_may_have_a_path() -> None:
    network = Network(OK)
    ask(network, commit, url="https://host/games/patolli/#somewhere")
    assert str(network.asked[0].url) == "https://host/games/patolli/api/tables/t/commit"


@pytest.mark.parametrize("url", ["", "host", "ftp://host", "http://", "http://[", "http://host:port"])
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(errors.ClientError, match=r"address|reached"):
        ask(Network(NEVER_SENT), commit, url=url, patience=0)


@pytest.mark.parametrize("id", ["../health", "a/b", "a?b=c", "a#b", "ä", ""])
def test_an_id_stays_in_its_place(id: str) -> None:
    network = Network(OK)
    ask(network, lambda client: client.seat(id, SECRET).commit(1, []))
    path = network.asked[0].url.raw_path.decode()
    assert path.startswith("/api/tables/")
    assert path.endswith("/commit")
    assert path.count("/") == 4
    assert "?" not in path


def test_bodies_are_small_and_complete() -> None:
    network = Network(httpx.Response(404))
    for call in (commit, make, say):
        with pytest.raises(errors.NotFound):
            ask(network, call)
    bodies = [json.loads(request.content) for request in network.asked]
    assert bodies == [{"seq": 3, "steps": ["end"]}, {"game": "tzolkin", "seats": [{}]}, {"text": "Hello"}]
    assert all(request.headers["Content-Type"] == "application/json" for request in network.asked)


def test_a_closed_client_says_so() -> None:
    async def call(client: Client) -> None:
        await client.close()
        await client.close()
        await client.games()

    with pytest.raises(errors.ClientError, match="closed"):
        ask(Network(OK), call)
