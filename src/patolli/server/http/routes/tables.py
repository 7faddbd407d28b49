"""Tables: making, finding, joining, starting, leaving, talking."""

from __future__ import annotations

import gzip
import re
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from patolli.agents.names import STRENGTHS
from patolli.agents.ready.stages import RULES
from patolli.engine.game import find_game, game_names
from patolli.engine.record import clean
from patolli.server.hall import store
from patolli.server.http.asking import Asked, Here, Id, Spoken, Who, translator
from patolli.server.http.openapi import ANYBODY, NAMED, SEATED, refusals
from patolli.server.players.claiming import player_of
from patolli.server.problems import NotAllowed
from patolli.server.tables import makers, rematches, seats, stand_ins, talk
from patolli.server.tables.games.faces import game_faces
from patolli.server.tables.games.pictures import game_picture, named
from patolli.server.tables.games.words import game_words
from patolli.server.tables.makers import check_not_blocked, guest_of, is_maker, names_of
from patolli.server.tables.seat_secret import own_seat, seat_of
from patolli.text import LANGUAGES, Translator
from patolli.text.labels import say_title
from patolli.wire.messages import (
    ChatLog,
    Created,
    GameFaces,
    GameInfo,
    GameWords,
    HandOver,
    Join,
    NewTable,
    Preparations,
    Preparing,
    Remove,
    Said,
    Say,
    SeatKey,
    Start,
    Status,
    TableInfo,
    TableList,
    Wait,
)

PAGE = 50
KEPT = 600
"""Seconds that browsers keep a game's texts and faces without asking again."""
UNCHANGED = ResponseSpec(None, description="Unchanged: `If-None-Match` was its `ETag`")

After = Annotated[
    str | None, QueryParameter(pattern="^[0-9]{1,15}-[a-zA-Z0-9]{16}$", description="`next` of the previous page")
]
Limit = Annotated[int, QueryParameter(ge=1, le=PAGE)]


@get("/preparations", summary="What is being compiled, and how long it may take", responses=refusals())
async def preparations(hall: Here) -> Preparations:
    readiness = hall.readiness
    if readiness.done:
        return Preparations(ready=True, left=0, parts=[])
    parts = [
        Preparing(
            game=one.job.game,
            title=find_game(one.job.game).title,
            part="rules" if one.job.stage == RULES else "bots",
            state="compiling" if one.state == "ready" and not readiness.is_ready(*one.job) else one.state,
            share=round(one.share, 3),
            left=round(one.left, 1),
        )
        for one in readiness.progress()
    ]
    return Preparations(ready=False, left=round(readiness.left(), 1), parts=parts)


@get("/games", summary="The available games", responses=refusals())
async def games() -> list[GameInfo]:
    found = [find_game(name) for name in game_names()]
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            titles={language: say_title(game, Translator(language)) for language in LANGUAGES},
            min_players=game.min_players,
            max_players=game.max_players,
            options=dict(game.option_help),
            choices={name: list(values) for name, values in game.options.choices.items()} if game.options else {},
            by_seat=list(game.options.by_seat) if game.options else [],
            not_alone=list(game.options.not_alone) if game.options else [],
            library=game.library is not None,
            strengths=list(STRENGTHS),
            languages=list(LANGUAGES),
        )
        for game in found
    ]


@get(
    "/games/{game:str}/words",
    summary="What a game calls things, and its rules in brief",
    responses={304: UNCHANGED, **refusals(404)},
)
async def words(game: FromPath[str], request: Asked, language: Spoken = None) -> Response[GameWords]:
    said, tag = game_words(game, translator(request, language).language)
    return kept(request, said, tag, {"Vary": "Accept-Language"})


@get(
    "/games/{game:str}/faces",
    summary="What the spaces, tiles and cards of a game show, and what else a board is drawn from",
    responses={304: UNCHANGED, **refusals(404)},
)
async def faces(game: FromPath[str], request: Asked) -> Response[GameFaces]:
    return kept(request, *game_faces(game), {})


def kept(request: Asked, body: Any, tag: str, headers: dict[str, str]) -> Response[Any]:
    """Something that seldom changes, compressed for clients that can read it, or just the news that it has not
    changed."""
    vary = ", ".join(["Accept-Encoding", *([headers["Vary"]] if "Vary" in headers else [])])
    headers = {"ETag": tag, "Cache-Control": f"public, max-age={KEPT}", **headers, "Vary": vary}
    if tag in re.split(r"[ ,]+|W/", request.headers.get("If-None-Match", "")):
        return Response[Any](None, status_code=304, headers=headers)
    text = msgspec.json.encode(body)
    if "gzip" in re.split(r"[ ,;]+", request.headers.get("Accept-Encoding", "")):
        return Response(_packed(text), headers={**headers, "Content-Encoding": "gzip"}, media_type=MediaType.JSON)
    return Response(text, headers=headers, media_type=MediaType.JSON)


@lru_cache(32)
def _packed(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


@get(
    "/games/{game:str}/picture.svg",
    summary="A picture of a game in mid-play",
    media_type="image/svg+xml",
    responses={204: ResponseSpec(None, description="Not yet: its rules are being compiled"), **refusals(404)},
)
async def hero(game: FromPath[str], hall: Here, theme: FromQuery[Literal["light", "dark"]] = "light") -> Response[str]:
    name = named(game)
    if not hall.readiness.is_ready(name, RULES):
        # Not an error: a page can do without the picture for a minute.
        return Response("", status_code=204, headers={"Cache-Control": "no-store"})
    drawn = await hall.off_loop(game_picture, name, theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": f"public, max-age={KEPT}"})


@post("/tables", summary="Make a table", security=NAMED, responses=refusals(401, body=True))
async def make(data: JSONBody[NewTable], caller: Who, hall: Here) -> Created:
    player = await player_of(hall, caller)
    hall.guard.new_table(caller.address)
    return await seats.create(hall, data, player, await guest_of(hall, caller))


@get("/tables", summary="Listed tables, most recently changed first", responses=refusals())
async def find(
    hall: Here,
    status: FromQuery[Status | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    name: Annotated[str, QueryParameter(max_length=40, description="the beginning of a player's name")] = "",
    after: After = None,
    limit: Limit = 20,
) -> TableList:
    since, begin = page_after(after), clean(name)
    wanted = find_game(game).name if game else None
    ids = await hall.read(lambda connection: store.list_tables(connection, status, wanted, begin, since, limit + 1))
    return await page(hall, ids, limit)


def page_after(after: str | None) -> tuple[int, str] | None:
    """The place in a list that `TableList.next` names."""
    if after is None:
        return None
    time, _, id = after.partition("-")
    return int(time), id


async def page(hall: Here, ids: list[str], limit: int) -> TableList:
    """These tables, and where the next page begins if there are more of them than `limit`."""
    tables = await hall.read(lambda connection: store.table_infos(connection, ids[:limit]))
    more = len(ids) > limit and tables
    return TableList(tables=tables, next=f"{tables[-1].updated}-{tables[-1].id}" if more else None)


@get("/tables/{id:str}", summary="One table", security=ANYBODY, responses=refusals(401, 403, 404))
async def look(id: Id, caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    seat = await seat_of(hall, table, caller)
    return table.info(seat, await is_maker(hall, table, caller))


@post(
    "/tables/{id:str}/join",
    summary="Take an open seat",
    security=NAMED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def join(id: Id, data: JSONBody[Join], caller: Who, hall: Here) -> SeatKey:
    table, player, guest = await hall.table(id), await player_of(hall, caller), await guest_of(hall, caller)
    await check_not_blocked(hall, table, names_of(player, guest(id)))
    return await seats.join(hall, table, data, player, guest=guest)


@post(
    "/tables/{id:str}/start",
    summary="Begin the game",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def start(id: Id, data: JSONBody[Start], caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    seat = await own_seat(hall, table, caller)
    await seats.start(hall, table, data)
    return table.info(seat, await is_maker(hall, table, caller))


@post(
    "/tables/{id:str}/leave",
    summary="Get up; a bot takes over if the game has begun",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409),
)
async def leave(id: Id, caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    await stand_ins.leave(hall, table, await own_seat(hall, table, caller))
    return table.info()


@post(
    "/tables/{id:str}/hand-over",
    summary="Let a bot play for a seat",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def hand_over(id: Id, data: JSONBody[HandOver], caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    seat = await own_seat(hall, table, caller)
    await stand_ins.hand_over(hall, table, seat, data)
    return table.info(seat, await is_maker(hall, table, caller))


@post(
    "/tables/{id:str}/wait",
    summary="Refuse a bot that another player wants to play for a seat",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def wait(id: Id, data: JSONBody[Wait], caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    seat = await own_seat(hall, table, caller)
    await stand_ins.wait(hall, table, seat, data.seat)
    return table.info(seat, await is_maker(hall, table, caller))


@post(
    "/tables/{id:str}/take-back",
    summary="Take a seat back from a bot",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409),
)
async def take_back(id: Id, caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    seat = await own_seat(hall, table, caller)
    await stand_ins.take_back(hall, table, seat)
    return table.info(seat, await is_maker(hall, table, caller))


@post(
    "/tables/{id:str}/remove",
    summary="For the maker: take a seat from somebody before the start, or block somebody",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def remove(id: Id, data: JSONBody[Remove], caller: Who, hall: Here) -> TableInfo:
    table = await hall.table(id)
    await makers.remove(hall, table, data, caller)
    seat = None
    with suppress(NotAllowed):  # the maker may have left their seat
        seat = await seat_of(hall, table, caller)
    return table.info(seat, True)


@post("/tables/{id:str}/rematch", summary="A rematch", security=SEATED, responses=refusals(401, 403, 404, 409))
async def rematch(id: Id, caller: Who, hall: Here) -> Created:
    table = await hall.table(id)
    seat, player = await own_seat(hall, table, caller), await player_of(hall, caller)
    hall.guard.new_table(caller.address)
    guest = await guest_of(hall, caller)
    return await rematches.rematch(hall, table, seat, player, caller.seat_secret, guest)


@post(
    "/tables/{id:str}/chat",
    summary="Say something: for those at the table, and named players",
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def say(id: Id, data: JSONBody[Say], caller: Who, hall: Here) -> Said:
    table = await hall.table(id)
    seat, player = await seat_of(hall, table, caller), await player_of(hall, caller)
    return await talk.say(hall, table, seat, player, data)


@get("/tables/{id:str}/chat", summary="The chat", responses=refusals(404))
async def chat(
    id: Id, hall: Here, since: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0, limit: Limit = PAGE
) -> ChatLog:
    await hall.table(id)
    rows = await hall.read(lambda connection: store.read_chat(connection, id, since, limit))
    return ChatLog(said=[talk.said(row) for row in rows])


def routes() -> Router:
    """All of them."""
    handlers = [make, find, look, join, start, leave, hand_over, wait, take_back, remove, rematch, say, chat]
    return Router("/", route_handlers=[games, words, faces, hero, *handlers, preparations], tags=["tables"])
