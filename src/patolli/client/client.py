"""A server, seen from outside: make, find and join tables here."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote

import httpx

from patolli.client.table import SeatClient, TableClient
from patolli.client.transport import Transport
from patolli.wire.links import read_link
from patolli.wire.messages import (
    Claim,
    Clock,
    Created,
    GameInfo,
    Health,
    Join,
    Login,
    Myself,
    NewPassword,
    NewSeat,
    NewTable,
    PlayerInfo,
    PlayerKey,
    RatingList,
    Request,
    SeatKey,
    Statistics,
    TableList,
    Upload,
)

T = TypeVar("T")

PATIENCE = 60.0
SECONDS = 30.0
CONNECTIONS = 100


class Client:
    """A server at an address, for asyncio. Tables and seats made from it share its connections.

    `player`: the secret of a named player. `language`: of texts in answers (`en`, `de`, ...). `patience`: for how many
    seconds repeatable requests are retried while the server is away. `seconds`: the time limit for one answer.
    `transport`: a substitute for the network, for tests.
    """

    def __init__(
        self,
        url: str,
        *,
        player: str = "",
        language: str = "",
        patience: float = PATIENCE,
        seconds: float = SECONDS,
        connections: int = CONNECTIONS,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.url = url.split("#")[0].rstrip("/")
        self.player_secret = player
        self.language = language or "en"
        headers = {"Accept-Language": self.language}
        if player:
            headers["Authorization"] = f"Bearer {player}"
        self._transport = Transport(self.url, headers, patience, seconds, connections, transport)

    def __repr__(self) -> str:
        return f"Client({self.url!r})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self._transport.close()

    async def ask(self, method: str, path: str, answer: type[T], body: Request | None = None, **more: Any) -> T:
        """Any request below `/api`; see `Transport.ask`."""
        return await self._transport.ask(method, f"/api/{path}", answer, body, **more)

    # Tables

    def table(self, id: str) -> TableClient:
        """A table, to watch it."""
        return TableClient(self, id)

    def seat(self, table: str, secret: str = "", seat: int | None = None) -> SeatClient:
        """A seat whose secret you have; without one, the named player's seat (`Client(player=...)`). Its number is
        needed for its link."""
        return SeatClient(self, table, secret, seat)

    def seats(self, created: Created) -> list[SeatClient]:
        """Your own seats at a new table."""
        return [self.seat(created.table.id, key.secret, key.seat) for key in created.keys]

    async def games(self) -> list[GameInfo]:
        """The games there are."""
        return await self.ask("GET", "games", list[GameInfo])

    async def make(
        self,
        game: str,
        seats: list[NewSeat],
        *,
        title: str = "",
        listed: bool = False,
        rated: bool = False,
        clock: Clock | None = None,
        options: dict[str, Any] | None = None,
    ) -> Created:
        """A new table; it begins at once if no seat is open. `options` are those of the game."""
        body = NewTable(
            game=game, seats=seats, title=title, listed=listed, rated=rated, clock=clock, options=options or {}
        )
        return await self.ask("POST", "tables", Created, body)

    async def find(
        self,
        status: str | None = None,
        game: str | None = None,
        name: str | None = None,
        after: str | None = None,
        limit: int | None = None,
    ) -> TableList:
        """Listed tables, most recently changed first. `name`: the beginning of the name of somebody there."""
        query = {"status": status, "game": game, "name": name, "after": after, "limit": limit}
        return await self.ask("GET", "tables", TableList, query=query)

    async def join(self, table: str, name: str = "", seat: int | None = None) -> SeatClient:
        """Take an open seat, this one or any."""
        key = await self.ask("POST", f"tables/{quote(table, safe='')}/join", SeatKey, Join(name=name, seat=seat))
        return self.seat(table, key.secret, key.seat)

    async def upload(
        self,
        record: dict[str, Any],
        at: int | None = None,
        seats: list[NewSeat] | None = None,
        title: str = "",
        listed: bool = False,
    ) -> Created:
        """A table from a record: to watch, or to continue from a position."""
        body = Upload(record=record, at=at, seats=seats or [], title=title, listed=listed)
        return await self.ask("POST", "records", Created, body)

    # Players

    async def claim(self, name: str, password: str | None = None) -> PlayerKey:
        """Claim a name; the secret that comes back is for `Client(player=...)`."""
        return await self.ask("POST", "players", PlayerKey, Claim(name=name, password=password))

    async def login(self, name: str, password: str) -> PlayerKey:
        """Another secret."""
        return await self.ask("POST", "players/login", PlayerKey, Login(name=name, password=password))

    async def logout(self) -> None:
        """Delete the secret in use."""
        await self.ask("POST", "players/logout", type(None))

    async def set_password(self, password: str, old: str | None = None) -> None:
        """Set or change the password."""
        await self.ask("POST", "players/password", type(None), NewPassword(password=password, old=old))

    async def me(self) -> Myself:
        """Who I am."""
        return await self.ask("GET", "players/me", Myself)

    async def my_tables(
        self, status: str | None = None, after: str | None = None, limit: int | None = None
    ) -> TableList:
        """Your own tables, including unlisted ones."""
        query = {"status": status, "after": after, "limit": limit}
        return await self.ask("GET", "players/me/tables", TableList, query=query)

    async def player(self, name: str) -> PlayerInfo:
        """A named player."""
        return await self.ask("GET", f"players/{quote(name, safe='')}", PlayerInfo)

    async def ratings(self, game: str, limit: int | None = None) -> RatingList:
        """The best players and bots."""
        return await self.ask("GET", "ratings", RatingList, query={"game": game, "limit": limit})

    async def statistics(self, game: str) -> Statistics:
        """Over all finished tables."""
        return await self.ask("GET", "statistics", Statistics, query={"game": game})

    async def health(self) -> Health:
        """Whether the server can work."""
        return await self._transport.ask("GET", "/health", Health)


async def sit(link: str, name: str = "", **options: Any) -> SeatClient:
    """A seat by link: a seat's link returns to it, a table's link takes an open one. Close it when done.

    `options` are those of `Client`.
    """
    read = read_link(link)
    client = Client(read.url, **options)
    try:
        if read.secret is None:
            joined = await client.join(read.table, name)
            joined.owns = True
            return joined
    except BaseException:
        await client.close()
        raise
    return SeatClient(client, read.table, read.secret, read.seat, owns=True)
