"""Players: claiming a name, signing in and out, ratings, statistics."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from patolli.engine.errors import shown
from patolli.server.hall import store
from patolli.server.history import results
from patolli.server.http.asking import Here, Who
from patolli.server.http.openapi import PLAYER, refusals
from patolli.server.http.routes.tables import After, Limit, page, page_after
from patolli.server.players import claiming
from patolli.server.problems import NotFound
from patolli.wire.messages import (
    Claim,
    Login,
    Myself,
    NewPassword,
    PlayerInfo,
    PlayerKey,
    RatingHistory,
    RatingList,
    Statistics,
    Status,
    TableList,
)

LAST_TABLES = 10
MOST_RATINGS = 200

GameName = Annotated[str, QueryParameter(max_length=40)]


@post("/players", summary="Claim a name", responses=refusals(409, body=True))
async def claim(data: JSONBody[Claim], caller: Who, hall: Here) -> PlayerKey:
    claiming.check_address(hall, caller)
    return await claiming.claim(hall, data)


@post(
    "/players/login",
    summary="Another secret, for somebody who knows the password",
    status_code=200,
    responses=refusals(401, body=True),
)
async def login(data: JSONBody[Login], caller: Who, hall: Here) -> PlayerKey:
    claiming.check_address(hall, caller)
    return await claiming.login(hall, data)


@post(
    "/players/logout",
    summary="Delete the secret that was sent",
    status_code=204,
    security=[PLAYER],
    responses=refusals(401, 409),
)
async def logout(caller: Who, hall: Here) -> None:
    await claiming.logout(hall, caller)


@post(
    "/players/password",
    summary="Set or change the password; other devices are signed out",
    status_code=204,
    security=[PLAYER],
    responses=refusals(401, body=True),
)
async def password(data: JSONBody[NewPassword], caller: Who, hall: Here) -> None:
    claiming.check_address(hall, caller)
    await claiming.set_password(hall, caller, data)


@get("/players/me", summary="Who I am", security=[PLAYER], responses=refusals(401, 404))
async def me(caller: Who, hall: Here) -> Myself:
    player = await claiming.own_player(hall, caller)

    def job(connection: Connection) -> Myself:
        row = claiming.find_player(connection, player.name)
        if row is None:
            raise NotFound("this player is gone")
        return Myself(
            name=row["name"],
            since=row["created"],
            password=row["password"] is not None,
            ratings=results.ratings_of(connection, row["id"]),
        )

    return await hall.read(job)


@get(
    "/players/me/tables",
    summary="My tables, including unlisted ones, most recently changed first",
    security=[PLAYER],
    responses=refusals(401),
)
async def my_tables(
    caller: Who,
    hall: Here,
    status: FromQuery[Status | None] = None,
    after: After = None,
    limit: Limit = 20,
) -> TableList:
    player = await claiming.own_player(hall, caller)
    since = page_after(after)
    ids = await hall.read(
        lambda connection: store.list_tables(connection, status, None, "", since, limit + 1, player.id)
    )
    return await page(hall, ids, limit)


@get("/players/{name:str}", summary="A player", responses=refusals(404))
async def look(name: FromPath[str], hall: Here) -> PlayerInfo:
    def job(connection: Connection) -> PlayerInfo:
        row = claiming.find_player(connection, name)
        if row is None:
            raise NotFound(f"no player is called {shown(name)}")
        return PlayerInfo(
            name=row["name"],
            since=row["created"],
            ratings=results.ratings_of(connection, row["id"]),
            tables=results.last_tables(connection, row["id"], LAST_TABLES),
        )

    return await hall.read(job)


@get("/ratings", summary="The best players and bots", responses=refusals())
async def ratings(
    hall: Here,
    game: GameName,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_RATINGS)] = 50,
    players: Annotated[int | None, QueryParameter(ge=2, le=20)] = None,
) -> RatingList:
    game = results.known_game(game)
    found = await hall.read(lambda connection: results.best(connection, game, limit, players))
    return RatingList(game=game, players=players, ratings=found)


@get(
    "/players/{name:str}/ratings",
    summary="How a player's rating has changed, by the number of players",
    responses=refusals(404),
)
async def rating_history(name: FromPath[str], hall: Here, game: GameName) -> RatingHistory:
    game = results.known_game(game)

    def job(connection: Connection) -> RatingHistory:
        row = claiming.find_player(connection, name)
        if row is None:
            raise NotFound(f"no player is called {shown(name)}")
        return results.history_of(connection, row["id"], game)

    return await hall.read(job)


@get("/statistics", summary="Over all finished tables; at most a few seconds old", responses=refusals())
async def statistics(hall: Here, game: GameName) -> Statistics:
    return await results.statistics(hall, results.known_game(game))


def routes() -> Router:
    """All of them."""
    handlers = [claim, login, logout, password, me, my_tables, look, ratings, rating_history, statistics]
    return Router("/", route_handlers=handlers, tags=["players"])
