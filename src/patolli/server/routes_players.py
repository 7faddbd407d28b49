"""Players: claiming a name, signing in and out, ratings, statistics."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from patolli.engine.errors import shown
from patolli.server import players, results, store
from patolli.server.asking import Asked, Here
from patolli.server.messages import (
    Claim,
    Login,
    Myself,
    NewPassword,
    PlayerInfo,
    PlayerKey,
    RatingList,
    Statistics,
    Status,
    TableList,
)
from patolli.server.openapi import PLAYER, refusals
from patolli.server.problems import NotFound
from patolli.server.routes_tables import After, Limit, page, page_after

LAST_TABLES = 10
MOST_RATINGS = 200

GameName = Annotated[str, QueryParameter(max_length=40)]


@post("/players", summary="Claim a name", responses=refusals(409, body=True))
async def claim(data: JSONBody[Claim], request: Asked, house: Here) -> PlayerKey:
    players.check_address(house, request)
    return await players.claim(house, data)


@post(
    "/players/login",
    summary="A further secret, for who knows the password",
    status_code=200,
    responses=refusals(401, body=True),
)
async def login(data: JSONBody[Login], request: Asked, house: Here) -> PlayerKey:
    players.check_address(house, request)
    return await players.login(house, data)


@post(
    "/players/logout",
    summary="Delete the secret that is sent",
    status_code=204,
    security=[PLAYER],
    responses=refusals(401, 409),
)
async def logout(request: Asked, house: Here) -> None:
    await players.logout(house, request)


@post(
    "/players/password",
    summary="Set or change the password; other devices are signed out",
    status_code=204,
    security=[PLAYER],
    responses=refusals(401, body=True),
)
async def password(data: JSONBody[NewPassword], request: Asked, house: Here) -> None:
    players.check_address(house, request)
    await players.set_password(house, request, data)


@get("/players/me", summary="Who I am", security=[PLAYER], responses=refusals(401, 404))
async def me(request: Asked, house: Here) -> Myself:
    player = await players.own_player(house, request)

    def job(connection: Connection) -> Myself:
        row = players.find_player(connection, player.name)
        if row is None:
            raise NotFound("this player is gone")
        return Myself(
            name=row["name"],
            since=row["created"],
            password=row["password"] is not None,
            ratings=results.ratings_of(connection, row["id"]),
        )

    return await house.read(job)


@get(
    "/players/me/tables",
    summary="My tables, also those that are not listed, the last changed first",
    security=[PLAYER],
    responses=refusals(401),
)
async def my_tables(
    request: Asked,
    house: Here,
    status: FromQuery[Status | None] = None,
    after: After = None,
    limit: Limit = 20,
) -> TableList:
    player = await players.own_player(house, request)
    since = page_after(after)
    ids = await house.read(
        lambda connection: store.list_tables(connection, status, None, "", since, limit + 1, player.id)
    )
    return await page(house, ids, limit)


@get("/players/{name:str}", summary="A player", responses=refusals(404))
async def look(name: FromPath[str], house: Here) -> PlayerInfo:
    def job(connection: Connection) -> PlayerInfo:
        row = players.find_player(connection, name)
        if row is None:
            raise NotFound(f"no player is called {shown(name)}")
        return PlayerInfo(
            name=row["name"],
            since=row["created"],
            ratings=results.ratings_of(connection, row["id"]),
            tables=results.last_tables(connection, row["id"], LAST_TABLES),
        )

    return await house.read(job)


@get("/ratings", summary="The best players and bots", responses=refusals())
async def ratings(
    house: Here, game: GameName, limit: Annotated[int, QueryParameter(ge=1, le=MOST_RATINGS)] = 50
) -> RatingList:
    game = results.known_game(game)
    return RatingList(game=game, ratings=await house.read(lambda connection: results.best(connection, game, limit)))


@get("/statistics", summary="Over all finished tables; some seconds old at most", responses=refusals())
async def statistics(house: Here, game: GameName) -> Statistics:
    return await results.statistics(house, results.known_game(game))


def routes() -> Router:
    """All of them."""
    handlers = [claim, login, logout, password, me, my_tables, look, ratings, statistics]
    return Router("/", route_handlers=handlers, tags=["players"])
