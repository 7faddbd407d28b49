"""Tables: making, finding, joining, starting, leaving, talking."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from patolli.agents.names import STRENGTHS
from patolli.engine.game import find_game, game_names
from patolli.engine.record import clean
from patolli.server import seats, store
from patolli.server.asking import LANGUAGES, Asked, Here, Id, Spoken, count_table, translator
from patolli.server.game_words import game_words
from patolli.server.holders import own_seat, seat_of, seat_secret
from patolli.server.identity import now
from patolli.server.messages import (
    ChatLog,
    Created,
    GameInfo,
    GameWords,
    HandOver,
    Join,
    NewTable,
    Said,
    Say,
    SeatKey,
    Start,
    Status,
    TableInfo,
    TableList,
)
from patolli.server.openapi import ANYBODY, NAMED, SEATED, refusals
from patolli.server.players import player_of
from patolli.server.problems import BadRequest

PAGE = 50
KEPT = 600
"""Seconds that browsers keep the words of a game without asking again."""

After = Annotated[
    str | None, QueryParameter(pattern="^[0-9]{1,15}-[a-zA-Z0-9]{16}$", description="`next` of the page before")
]
Limit = Annotated[int, QueryParameter(ge=1, le=PAGE)]


@get("/games", summary="The games there are", responses=refusals())
async def games() -> list[GameInfo]:
    found = [find_game(name) for name in game_names()]
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            min_players=game.min_players,
            max_players=game.max_players,
            options=dict(game.option_help),
            strengths=list(STRENGTHS),
            languages=list(LANGUAGES),
        )
        for game in found
    ]


@get(
    "/games/{game:str}/words",
    summary="What a game calls things, and its rules in short",
    responses={304: ResponseSpec(None, description="As before: `If-None-Match` was its `ETag`"), **refusals(404)},
)
async def words(game: FromPath[str], request: Asked, language: Spoken = None) -> Response[GameWords]:
    said, tag = game_words(game, translator(request, language).language)
    headers = {"ETag": tag, "Cache-Control": f"public, max-age={KEPT}", "Vary": "Accept-Language"}
    if tag in re.split(r"[ ,]+|W/", request.headers.get("If-None-Match", "")):
        return Response[Any](None, status_code=304, headers=headers)
    return Response(said, headers=headers)


@post("/tables", summary="Make a table", security=NAMED, responses=refusals(401, body=True))
async def make(data: JSONBody[NewTable], request: Asked, house: Here) -> Created:
    player = await player_of(house, request)
    count_table(house, request)
    return await seats.create(house, data, player)


@get("/tables", summary="Listed tables, the last changed first", responses=refusals())
async def find(
    house: Here,
    status: FromQuery[Status | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    name: Annotated[str, QueryParameter(max_length=40, description="how the name of a player begins")] = "",
    after: After = None,
    limit: Limit = 20,
) -> TableList:
    since, begin = page_after(after), clean(name)
    wanted = find_game(game).name if game else None
    ids = await house.read(lambda connection: store.list_tables(connection, status, wanted, begin, since, limit + 1))
    return await page(house, ids, limit)


def page_after(after: str | None) -> tuple[int, str] | None:
    """The place in a list that `TableList.next` names."""
    if after is None:
        return None
    time, _, id = after.partition("-")
    return int(time), id


async def page(house: Here, ids: list[str], limit: int) -> TableList:
    """These tables, and where the next page begins if there are more of them than `limit`."""
    tables = await house.read(lambda connection: store.table_infos(connection, ids[:limit]))
    more = len(ids) > limit and tables
    return TableList(tables=tables, next=f"{tables[-1].updated}-{tables[-1].id}" if more else None)


@get("/tables/{id:str}", summary="One table", security=ANYBODY, responses=refusals(401, 403, 404))
async def look(id: Id, request: Asked, house: Here) -> TableInfo:
    table = await house.table(id)
    return table.info(await seat_of(house, table, request))


@post(
    "/tables/{id:str}/join",
    summary="Take an open seat",
    security=NAMED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def join(id: Id, data: JSONBody[Join], request: Asked, house: Here) -> SeatKey:
    return await seats.join(house, await house.table(id), data, await player_of(house, request))


@post(
    "/tables/{id:str}/start",
    summary="Begin the game",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def start(id: Id, data: JSONBody[Start], request: Asked, house: Here) -> TableInfo:
    table = await house.table(id)
    seat = await own_seat(house, table, request)
    await seats.start(house, table, data)
    return table.info(seat)


@post(
    "/tables/{id:str}/leave",
    summary="Get up; a bot goes on if the game has begun",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409),
)
async def leave(id: Id, request: Asked, house: Here) -> TableInfo:
    table = await house.table(id)
    await seats.leave(house, table, await own_seat(house, table, request))
    return table.info()


@post(
    "/tables/{id:str}/hand-over",
    summary="Let a bot play for a seat",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409, body=True),
)
async def hand_over(id: Id, data: JSONBody[HandOver], request: Asked, house: Here) -> TableInfo:
    table = await house.table(id)
    seat = await own_seat(house, table, request)
    await seats.hand_over(house, table, seat, data)
    return table.info(seat)


@post(
    "/tables/{id:str}/take-back",
    summary="Play for oneself again",
    status_code=200,
    security=SEATED,
    responses=refusals(401, 403, 404, 409),
)
async def take_back(id: Id, request: Asked, house: Here) -> TableInfo:
    table = await house.table(id)
    seat = await own_seat(house, table, request)
    await seats.take_back(house, table, seat)
    return table.info(seat)


@post("/tables/{id:str}/rematch", summary="The same once more", security=SEATED, responses=refusals(401, 403, 404, 409))
async def rematch(id: Id, request: Asked, house: Here) -> Created:
    table = await house.table(id)
    seat, player = await own_seat(house, table, request), await player_of(house, request)
    count_table(house, request)
    return await seats.rematch(house, table, seat, player, seat_secret(request))


@post("/tables/{id:str}/chat", summary="Say something", security=ANYBODY, responses=refusals(401, 403, 404, body=True))
async def say(id: Id, data: JSONBody[Say], request: Asked, house: Here) -> Said:
    table = await house.table(id)
    seat = await seat_of(house, table, request)
    name = table.seats[seat].name if seat is not None else clean(data.name)
    text = clean(data.text)
    if not text:
        raise BadRequest("there is nothing to read in it", field="text")
    at = now()
    row = {"seat": seat, "name": name, "text": text, "at": at}
    number, news = await house.write(lambda connection: store.add_chat(connection, id, row))
    table.news = max(table.news, news)
    house.hub.announce(id, table.seq, table.news)
    return Said(number=number, seat=seat, name=name, text=text, at=at)


@get("/tables/{id:str}/chat", summary="What was said", responses=refusals(404))
async def chat(
    id: Id, house: Here, since: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0, limit: Limit = PAGE
) -> ChatLog:
    await house.table(id)
    rows = await house.read(lambda connection: store.read_chat(connection, id, since, limit))
    return ChatLog(
        said=[
            Said(number=row["number"], seat=row["seat"], name=row["name"], text=row["text"], at=row["at"])
            for row in rows
        ]
    )


def routes() -> Router:
    """All of them."""
    handlers = [games, words, make, find, look, join, start, leave, hand_over, take_back, rematch, say, chat]
    return Router("/", route_handlers=handlers, tags=["tables"])
