"""What the OpenAPI document says besides the structs: the secrets that may be sent, and how requests are refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from patolli import __version__
from patolli.engine.game import Game, find_game, game_names
from patolli.server.caller import SEAT_HEADER, SHELF_HEADER
from patolli.server.problems import NotFound
from patolli.wire import library, messages
from patolli.wire.messages import News, Problem, Watch

SEAT: dict[str, list[str]] = {"seat": []}
PLAYER: dict[str, list[str]] = {"player": []}
SHELF: dict[str, list[str]] = {"shelf": []}
SEATED = [SEAT, PLAYER]
"""For those at the table: the secret of the seat, or of its player."""
ANYBODY = [{}, SEAT, PLAYER]
"""Also for spectators, but those at the table may know more."""
NAMED = [{}, PLAYER]
"""Guests and players."""
SHELVED = [{}, SHELF, PLAYER]
"""Anyone with files: a player, or whoever made up a secret for a shelf."""

_SOCKET = (Watch, News)
"""Messages of the socket, which has no place among the document's paths."""

_WHY = {
    400: "Something in the request is invalid",
    401: "The secret of a player, or the password, is missing or wrong",
    403: "The secret of a seat is missing or wrong, or the seat may not do this",
    404: "Not found",
    409: "Not now, or no longer: the detail says why",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "Steps that are not legal, or not a whole turn",
    429: "Too often: the header Retry-After says how many seconds to wait",
    503: "The server cannot do it now: try again",
}


def refusals(*statuses: int, body: bool = False) -> dict[int, ResponseSpec]:
    """How a request may be refused: with these statuses, those of every request, and those of bodies."""
    every = {*statuses, 400, 429, 503, *((413, 415) if body else ())}
    return {
        status: ResponseSpec(Problem, description=_WHY[status], generate_examples=False) for status in sorted(every)
    }


def config() -> OpenAPIConfig:
    """The document is at /schema/openapi.json."""
    return OpenAPIConfig(
        title="Patolli",
        version=__version__,
        description="Tables for board games. See docs/server.md. An unofficial fan work.",
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, after_request=_found),
        render_plugins=[_Document()],
        components=Components(
            security_schemes={
                "seat": SecurityScheme(
                    type="apiKey", name=SEAT_HEADER, security_scheme_in="header", description="The secret of a seat"
                ),
                "shelf": SecurityScheme(
                    type="apiKey",
                    name=SHELF_HEADER,
                    security_scheme_in="header",
                    description="A secret made up by the client, for files without a name",
                ),
                "player": SecurityScheme(type="http", scheme="bearer", description="The secret of a player"),
            }
        ),
    )


class _Document(JsonRenderPlugin):
    _made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._made is None:
            self._made = msgspec.json.encode(_true(openapi_schema))
        return self._made


def _true(document: dict[str, Any]) -> dict[str, Any]:
    """What the framework leaves out: it knows neither tags, nor limits on nullable values, nor that unknown fields are
    refused. msgspec, which checks them, does."""
    named = {*document["components"]["schemas"], *(kind.__name__ for kind in _SOCKET)}
    structs = {name: kind for name, kind in (vars(messages) | vars(library)).items() if name in named}
    games = [find_game(name) for name in game_names()]
    views = [game.notation.schema for game in games if game.notation.schema is not None]
    facts = [kind for game in games if (kind := _facts_of(game)) is not None]
    refs, schemas = msgspec.json.schema_components(
        [*views, *facts, *structs.values()], ref_template="#/components/schemas/{name}"
    )
    _give_views(schemas, _or_any(refs[: len(views)], len(games)))
    _give(schemas["GameFaces"], "facts", _or_any(refs[len(views) : len(views) + len(facts)], len(games)))
    asked = [
        parameter
        for path in document["paths"].values()
        for operation in path.values()
        for parameter in operation.get("parameters", ())
    ]
    for parameter in asked:
        parameter["schema"] = _never_null(parameter["schema"])
    return document | {"components": document["components"] | {"schemas": schemas}}


def _facts_of(game: Game) -> type[msgspec.Struct] | None:
    """The struct of a game's facts, if it has one."""
    facts = game.faces.facts() if game.faces.facts is not None else None
    return type(facts) if isinstance(facts, msgspec.Struct) else None


def _or_any(kinds: Sequence[Any], games: int) -> list[Any]:
    """Those of the installed games; games without structs use any object."""
    return [*kinds, *([{"type": "object"}] if len(kinds) < games else [])]


def _give_views(schemas: dict[str, Any], views: Sequence[Any]) -> None:
    for message in ("Position", "Preview", "Update"):
        _give(schemas[message], "view", views)


def _give(schema: dict[str, Any], name: str, kinds: Sequence[Any]) -> None:
    """A field that is one of these, depending on the game. Messages do not know games, so this is added here."""
    field = schema["properties"][name]
    null = [{"type": "null"}] if {"type": "null"} in field.get("anyOf", ()) else []
    told = {name: text for name, text in field.items() if name == "description"}
    schema["properties"][name] = {"anyOf": [*kinds, *null], **told}


def _never_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A part of an address, which may be missing."""
    if isinstance(schema.get("type"), list):
        schema = schema | {"type": "string", "enum": [word for word in schema["enum"] if word is not None]}
    if "oneOf" in schema:
        # None of our numbers is negative; a limit of 0 gets lost on the way here.
        least = {"minimum": 0} if "maximum" in schema else {}
        schema = least | schema | schema["oneOf"][0]
        del schema["oneOf"]
    return schema


def _found(response: Response[Any]) -> Response[Any]:
    # The framework has its own page for what is not found.
    if response.status_code == 404:
        raise NotFound("there is nothing here: the document is at /schema/openapi.json")
    return response
