"""Every route is compared, or is listed here with the reason why not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from litestar import get
from litestar.params import FromPath, FromQuery

from patolli.engine.match import Match
from patolli.server.http.routes import server as routes_server
from tests.server.inside import Inside, inside
from tests.server.twins.asking import changes, questions
from tests.server.twins.lists import lists

NOT_ASKED = {
    "POST /api/tables": "makes a table, and is told of no other",
    "POST /api/records": "makes a table of a deal that is sent along",
    "POST /api/players": "is about a name",
    "POST /api/players/login": "is about a name",
    "POST /api/players/logout": "is about a name",
    "POST /api/players/password": "is about a name",
    "POST /api/games/{game}/files": "is about a file that is sent along",
    "DELETE /api/games/{game}/files/{sha256}": "is about files of who asks",
    "POST /api/games/{game}/decks": "is about a deck that is sent along",
    "POST /api/games/{game}/decks?language": "is about a deck that is sent along",
    **dict.fromkeys(
        (
            "GET /api/alerts",
            "PUT /api/alerts",
            "POST /api/alerts/channels",
            "DELETE /api/alerts/channels/{channel}",
            "POST /api/alerts/channels/{channel}/test",
            "PUT /api/alerts/muted/{id}",
            "DELETE /api/alerts/muted/{id}",
            "POST /api/alerts/confirm",
            "POST /api/alerts/stop/{token}",
        ),
        "is about where somebody is told of turns; what is told is compared by `test_alerts_of_twins`",
    ),
    "GET /api/games/{game}/lessons": "is about lessons, which no table has anything to do with",
    "GET /api/games/{game}/lessons?language": "is about lessons, which no table has anything to do with",
    "POST /api/games/{game}/lessons/{lesson}": "is about a lesson, whose positions are in a public file",
    "POST /api/games/{game}/lessons/{lesson}?language": "is about a lesson, whose positions are in a public file",
    **{
        f"{route}{more}": "is about lessons that people have added, or classrooms, which hold what is sent along"
        for route in (
            "POST /api/lessons",
            "GET /api/lessons",
            "POST /api/lessons/{own_id}",
            "GET /api/classrooms",
            "GET /api/classrooms/{classroom}",
            "PATCH /api/classrooms/{classroom}",
            "POST /api/classrooms/{classroom}/try",
            "GET /api/classrooms/{classroom}/answers",
        )
        for more in ("", "?language")
    },
    **dict.fromkeys(
        (
            "DELETE /api/lessons/{own_id}",
            "DELETE /api/classrooms/{classroom}",
            "POST /api/classrooms/{classroom}/answers",
        ),
        "is told nothing back",
    ),
    **dict.fromkeys(
        ("POST /api/classrooms", "POST /api/classrooms?language"),
        "is compared by `test_a_classroom_of_twins`",
    ),
    **dict.fromkeys(
        (
            "GET /api/games/{game}/rules",
            "GET /api/games/{game}/rules?language",
            "GET /api/games/{game}/figures/{name}",
            "GET /api/games/{game}/figures/{name}?language",
            "GET /api/games/{game}/figures/{name}?theme",
        ),
        "is about the rules of a game, which are the same for everybody",
    ),
    "GET /health": "tells whether the database can be written",
    "GET /schema": "is a document that is the same for everybody",
    "GET /schema/openapi.json": "is a document that is the same for everybody",
    "GET /schema/{path}": "is a document that is the same for everybody",
    "SOCKET /api/live": "is compared by `test_twins_announce_alike`",
}
"""Routes where nothing about a table can be requested, or not as elsewhere; and why."""


def all_routes(app: Inside) -> set[str]:
    """Every route of the application; those with parameters in their address, also with each of them."""
    transport: Any = app.client._transport
    found = {
        f"{method} {re.sub(':[a-z]+}', '}', route.path)}"
        for route in transport.app._app.app.routes
        for method in (getattr(route, "methods", None) or {"SOCKET"}) - {"OPTIONS"}
    }
    document = app.run(app.client.get("/schema/openapi.json")).json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            asked = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
            found |= {f"{method.upper()} {path}?{name}" for name in asked}
    return found


def asked_routes(known: Iterable[str]) -> set[str]:
    """Those that the tests above request."""
    match = Match.new("tzolkin", 2, 7)
    match.play(match.legal()[0])
    seat = match.seat or 0
    asked = [
        (method, f"/api/tables/{{id}}{path}") for method, path, _ in (*questions(match, seat, 1), *changes(match, seat))
    ]
    asked += [("GET", path) for path in (*lists("tzolkin"), "/api/tables?after=", "/api/players/me/tables?after=")]
    found: set[str] = set()
    for method, path in asked:
        address, _, values = path.partition("?")
        likely = [one for one in known if "?" not in one and fits(one, f"{method} {address}")]
        route = min(likely, key=lambda one: one.count("{"))
        found |= {route, *(f"{route}?{value.partition('=')[0]}" for value in values.split("&") if value)}
    return found


def fits(route: str, asked: str) -> bool:
    return re.fullmatch(re.sub(r"{\w+}", "[^/]+", route), asked) is not None


def test_no_route_is_forgotten(sqlite_url: str) -> None:
    """Anyone who adds one, or a parameter, adds it to the requests above, or says why not."""
    with inside(sqlite_url) as app:
        routes = all_routes(app)
    assert routes - asked_routes(routes) == set(NOT_ASKED)


def test_a_new_route_is_noticed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @get("/api/tables/{id:str}/deck")
    async def deck(id: FromPath[str], most: FromQuery[int] = 3) -> None: ...

    monkeypatch.setattr(routes_server, "HANDLERS", [*routes_server.HANDLERS, deck])
    with inside(sqlite_url) as app:
        routes = all_routes(app)
    new = {"GET /api/tables/{id}/deck", "GET /api/tables/{id}/deck?most"}
    assert routes - asked_routes(routes) == {*NOT_ASKED, *new}
