"""Cards of a game, files of cards that people add, and decks."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from patolli.server.caller import Caller
from patolli.server.hall.hall import Hall
from patolli.server.http.asking import Asked, Here, Spoken, Who, translator
from patolli.server.http.openapi import SHELVED, refusals
from patolli.server.http.routes.tables import UNCHANGED, kept
from patolli.server.library import shelves
from patolli.server.players.claiming import player_of
from patolli.server.problems import NotKnown
from patolli.wire.library import CardFileCheck, CardFileList, CardFileText, CardList, DeckCheck, DeckText

Files = Annotated[
    str,
    QueryParameter(
        max_length=1400, pattern="^([0-9a-f]{64}(,|$))*$", description="SHA-256 of files, separated by commas"
    ),
]
MOST_BODY = 4 * 1024 * 1024
"""Bytes of a request with a file: JSON may write a character as several."""
LEAST_SECRET = 32
"""Characters of a shelf's secret: nobody must be able to guess one."""


async def owners_of(hall: Hall, caller: Caller) -> list[str]:
    """Whose files somebody may change: those of the player who is signed in, and those of a secret that is sent
    along."""
    player = await player_of(hall, caller)
    found = [f"player:{player.id}"] if player else []
    secret = caller.shelf_secret
    if secret is not None and len(secret) < LEAST_SECRET:
        raise NotKnown(f"the secret of a shelf has at least {LEAST_SECRET} characters")
    return [*found, *([f"shelf:{secret}"] if secret else [])]


@get(
    "/games/{game:str}/cards",
    summary="All cards of a game, to be searched, drawn and read",
    responses={304: UNCHANGED, **refusals(404)},
)
async def cards(
    game: FromPath[str], request: Asked, hall: Here, files: Files = "", language: Spoken = None
) -> Response[CardList]:
    made, tag = await hall.off_loop(shelves.card_list, game, files, translator(request, language).language)
    return kept(request, made, tag, {"Vary": "Accept-Language"})


@get(
    "/games/{game:str}/files",
    summary="Card files that can be played with: everybody's, and one's own",
    security=SHELVED,
    responses=refusals(401, 404),
)
async def files(game: FromPath[str], caller: Who, hall: Here) -> CardFileList:
    return await hall.off_loop(shelves.file_list, game, await owners_of(hall, caller))


@post(
    "/games/{game:str}/files",
    summary="Check a card file, and add it",
    status_code=200,
    request_max_body_size=MOST_BODY,
    security=SHELVED,
    responses=refusals(401, 404, body=True),
)
async def add(
    game: FromPath[str], data: JSONBody[CardFileText], caller: Who, hall: Here, request: Asked
) -> CardFileCheck:
    owners = await owners_of(hall, caller)
    if data.keep and not owners:
        raise NotKnown("whose file is it? Sign in, or send the secret of a shelf")
    hall.guard.new_file(caller.address)
    return await hall.off_loop(
        shelves.check_file, game, data.text, owners[0] if data.keep else None, translator(request)
    )


@delete(
    "/games/{game:str}/files/{sha256:str}",
    summary="Remove one's own file; games made with it go on",
    security=SHELVED,
    responses=refusals(401, 404),
)
async def remove(game: FromPath[str], sha256: FromPath[str], caller: Who, hall: Here) -> None:
    await hall.off_loop(shelves.remove_file, game, sha256, await owners_of(hall, caller))


@post(
    "/games/{game:str}/decks",
    summary="Whether a deck can be played with",
    status_code=200,
    responses=refusals(404, body=True),
)
async def deck(
    game: FromPath[str], data: JSONBody[DeckText], request: Asked, hall: Here, language: Spoken = None
) -> DeckCheck:
    return await hall.off_loop(shelves.check_deck, game, data.deck, translator(request, language))


def routes() -> Router:
    """All of them."""
    return Router("/", route_handlers=[cards, files, add, remove, deck], tags=["library"])
