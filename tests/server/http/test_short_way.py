"""The shortcut for turns: the same responses as the long way, byte for byte, and only for the plainest requests."""

from __future__ import annotations

import copy
from collections.abc import Generator
from typing import Any

import msgspec
import pytest

from patolli.server.http.short_way import HANDLERS, ShortWay, question_of
from tests.server.inside import Inside, inside

SEATS = [{"kind": "mine", "name": "Ana"}, {"kind": "mine", "name": "Ben"}]


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def way(app: Inside) -> ShortWay:
    transport: Any = app.client._transport
    return transport.app._app


def asked(path: str, body: bytes, secret: str = "", query: bytes = b"", parts: int = 1, **changed: Any) -> Any:
    """The scope of a request, and what comes of it."""
    headers = [(b"host", b"test"), (b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query,
        "headers": [*headers, *([(b"patolli-seat", secret.encode())] if secret else [])],
        "server": ("test", 80), "client": ("127.0.0.1", 1), "state": {},
    } | changed  # fmt: skip
    size = -(-len(body) // parts) or 1
    pieces = [body[at : at + size] for at in range(0, len(body), size)] or [b""]
    last = len(pieces) - 1
    come = [{"type": "http.request", "body": piece, "more_body": i < last} for i, piece in enumerate(pieces)]
    return scope, come


async def answer(app: Any, scope: Any, come: list[Any]) -> tuple[int, list[Any], bytes]:
    sent: list[Any] = []
    waiting = copy.deepcopy(come)

    async def receive() -> Any:
        return waiting.pop(0) if waiting else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(copy.deepcopy(scope), receive, send)
    start = sent[0]
    return start["status"], sorted(start["headers"]), b"".join(part.get("body", b"") for part in sent[1:])


def both(app: Inside, path: str, body: bytes, **more: Any) -> tuple[int, bytes]:
    """The response, which is the same both ways."""
    scope, come = asked(path, body, **more)
    short, long = (app.run(answer(one, scope, come)) for one in (way(app), way(app).app))
    assert short == long
    return short[0], short[2]


@pytest.fixture
def table(app: Inside) -> tuple[str, list[str], str]:
    made = app.post("/tables", {"game": "tzolkin", "seats": SEATS})
    secrets = [key["secret"] for key in made["keys"]]
    id = made["table"]["id"]
    position = app.get(f"/tables/{id}/position", headers={"Patolli-Seat": secrets[made["table"]["turn"] or 0]})
    return id, [secrets[position["turn"]], secrets[1 - position["turn"]]], position["legal"][0]["token"]


def turn(steps: list[str], seq: int = 0) -> bytes:
    return msgspec.json.encode({"seq": seq, "steps": steps})


def test_both_ways_answer_alike(app: Inside, table: tuple[str, list[str], str]) -> None:
    id, (own, other), token = table
    path = f"/api/tables/{id}/"
    statuses = [
        both(app, path + what, body, secret=secret, query=query)[0]
        for what in ("preview", "reasons")
        for query in (b"", b"language=de", b"language=xx", b"language=en&language=de", b"said=0")
        for secret in (own, other, "", "nobody's")
        for body in (turn([token]), turn(["nonsense"]), turn([token], 5), b'{"seq": "0"}', b"{", b'"\xff"')
    ]
    assert set(statuses) == {200, 400, 403, 409, 422}


def test_a_table_that_is_not_there(app: Inside) -> None:
    assert both(app, f"/api/tables/{'a' * 16}/commit", turn(["x"]))[0] == 404


def test_bodies_in_parts_are_read_whole(app: Inside, table: tuple[str, list[str], str]) -> None:
    id, (own, _), token = table
    assert both(app, f"/api/tables/{id}/preview", turn([token]), secret=own, parts=3)[0] == 200


def test_what_nobody_foresaw_is_told_alike(
    app: Inside, table: tuple[str, list[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, (own, _), token = table

    def fail(*_: Any) -> Any:
        raise KeyError("a secret")

    monkeypatch.setattr("patolli.server.tables.play.preview", fail)
    status, body = both(app, f"/api/tables/{id}/preview", turn([token]), secret=own)
    assert status == 500
    assert b"a secret" not in body


def test_a_turn_is_confirmed_by_the_short_way(app: Inside, table: tuple[str, list[str], str]) -> None:
    id, (own, _), token = table
    steps = [token]
    while True:
        scope, come = asked(f"/api/tables/{id}/preview", turn(steps), own)
        tried = msgspec.json.decode(app.run(answer(way(app), scope, come))[2])
        if tried["complete"]:
            break
        steps.append(tried["legal"][0]["token"])
    scope, come = asked(f"/api/tables/{id}/commit", turn(steps), own, b"said=0")
    first = app.run(answer(way(app), scope, come))
    assert first[0] == 200
    assert msgspec.json.decode(first[2])["seq"] == 1
    # Again, as after a lost answer: the same either way.
    again = app.run(answer(way(app).app, scope, come))
    assert msgspec.json.decode(again[2])["seq"] == 1
    assert app.get(f"/tables/{id}/turns")["seq"] == 1


@pytest.mark.parametrize(
    ("changed", "short"),
    [
        ({}, True),
        ({"query_string": b"language=uk&said=12"}, True),
        ({"query_string": b"said=007"}, False),
        ({"query_string": b"said=-1"}, False),
        ({"query_string": b"said=1&said=1"}, False),
        ({"query_string": b"&"}, False),
        ({"query_string": b"lang%75age=en"}, False),
        ({"method": "GET"}, False),
        ({"headers": [(b"transfer-encoding", b"chunked")]}, False),
        ({"headers": [(b"content-length", b"0")]}, False),
        ({"headers": [(b"content-length", b"5"), (b"content-length", b"6")]}, False),
        ({"headers": [(b"content-length", b"+5")]}, False),
    ],
)
def test_only_the_plainest_requests_take_it(changed: dict[str, Any], short: bool) -> None:
    scope, _ = asked("/api/tables/aaaaaaaaaaaaaaaa/commit", b"12345", **changed)
    assert (question_of(scope, "commit") is not None) == short


def test_it_leads_to_routes_that_there_are(app: Inside) -> None:
    assert {f"/api/tables/{{id}}/{what}" for what in HANDLERS} <= {route.path_format for route in way(app).app.routes}
