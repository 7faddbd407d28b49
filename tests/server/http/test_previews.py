"""What messengers show of a link to a table: the game, who invites, open seats, in the client's language."""

from __future__ import annotations

import re
from collections.abc import Generator
from html import unescape
from typing import Any

import pytest

from patolli.server.http import gate
from patolli.server.http.previews import base_of
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, OPEN, Room, bot, finished, mine, room

PAGE = "<!doctype html><html><head><title>Patolli</title></head><body></body></html>"


@pytest.fixture
def app(sqlite_url: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Generator[Inside]:
    folder = tmp_path / "site"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "previews" / "tzolkin.jpg").write_bytes(b"jpg")
    with inside(sqlite_url) as found:
        transport: Any = found.client._transport
        monkeypatch.setattr(transport.app, "_site", gate.Site(folder))
        yield found


def page(app: Inside, path: str, **headers: str) -> Any:
    return app.run(app.client.get(path, headers=headers))


def tags(app: Inside, at: Room, **headers: str) -> dict[str, str]:
    text = page(app, f"/t/{at.id}", **headers).text
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', text)
    return {key: unescape(value).replace("\u00a0", " ") for key, value in found}


def test_an_invitation(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN, bot())
    assert tags(app, at) == {
        "og:type": "website",
        "og:site_name": "Patolli",
        "og:title": "Tzolk'in with Ana: 1 seat free",
        "og:description": "3 players, no clock, not rated. Open the link to sit down.",
        "og:url": f"http://test/t/{at.id}",
        "og:image": "http://test/previews/tzolkin.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    answer = page(app, f"/t/{at.id}")
    assert '<meta name="robots" content="noindex">' in answer.text
    assert answer.text.index("og:title") < answer.text.index("</head>")
    assert page(app, f"/t/{at.id}", **{"If-None-Match": answer.headers["etag"]}).status_code == 304
    at.join("Ben")
    assert tags(app, at)["og:title"] == "Tzolk'in with Ana: about to start"
    assert page(app, f"/t/{at.id}", **{"If-None-Match": answer.headers["etag"]}).status_code == 200


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("de-DE,de;q=0.9", "Tzolk'in mit Ana: 1 Platz frei"),
        ("hu", "Tzolk'in, házigazda: Ana: 1 szabad hely"),
        ("pl", "Tzolk'in, zaprasza Ana: 1 wolne miejsce"),
        ("uk", "Цольк’ін, запрошує Ana: 1 вільне місце"),
        ("fr", "Tzolk'in with Ana: 1 seat free"),
    ],
)
def test_in_the_language_of_who_asks(app: Inside, language: str, title: str) -> None:
    assert tags(app, room(app, mine("Ana"), OPEN), **{"Accept-Language": language})["og:title"] == title


def test_names_are_text(app: Inside) -> None:
    at = room(app, mine('"><script>alert(1)</script>'), OPEN)
    assert "<script>" not in page(app, f"/t/{at.id}").text
    assert tags(app, at)["og:title"].startswith("Tzolk'in with \"><script>")


def test_nothing_secret(app: Inside) -> None:
    """Neither a secret of a seat nor anything of the game, whatever is asked."""
    at = room(app, MINE, MINE, clock={"kind": "days", "days": 3})
    for moment in ("at the beginning", "later"):
        text = page(app, f"/t/{at.id}?at=3", **{"Patolli-Seat": at.keys[0]}).text
        assert not any(key in text for key in at.keys.values()), moment
        assert "Tzolk&#x27;in: being played" in text
        assert "days for every turn" in text
        at.play(20)
    over = finished(app, "Ana", "Ben")
    assert tags(app, over)["og:title"] == "Tzolk'in with Ana: the game is over"
    assert tags(app, over)["og:description"].endswith("Open the link to watch.")


def test_tables_that_are_not_there_and_other_pages_have_none(app: Inside) -> None:
    assert "og:" not in page(app, f"/t/{'a' * 16}").text
    for path in ("/", "/new", "/tables"):
        assert page(app, path).text == PAGE


def test_the_address_is_that_of_who_asks(app: Inside) -> None:
    scope = {"scheme": "http"}
    assert base_of(scope, {"host": "games.example.org"}, False) == "http://games.example.org"
    forwarded = {"host": "games.example.org", "x-forwarded-proto": "https"}
    assert base_of(scope, forwarded, False) == "http://games.example.org"  # anybody may say that
    assert base_of(scope, forwarded, True) == "https://games.example.org"
    assert base_of(scope, forwarded | {"x-forwarded-proto": "javascript"}, True) == "http://games.example.org"
    assert base_of(scope, {"host": 'x" onload="'}, False) == ""
    at = room(app, mine("Ana"), OPEN)
    assert "og:url" not in tags(app, at, host='x"y')
