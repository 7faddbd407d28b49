"""A table and its seats, seen over the network."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

from patolli.client.errors import ClientError
from patolli.wire.links import seat_link, table_link
from patolli.wire.messages import (
    AskHint,
    ChatLog,
    Committed,
    Created,
    Evaluation,
    Fork,
    HandOver,
    HintAnswer,
    NewSeat,
    Position,
    Preview,
    Reasons,
    Remove,
    Request,
    Said,
    Say,
    Start,
    Strength,
    Summary,
    TableInfo,
    TurnBody,
    TurnList,
    Update,
)

if TYPE_CHECKING:
    from patolli.client.client import Client

THINKING = 180.0
"""Seconds: a hint takes a search, perhaps after other people's."""


class TableClient:
    """A table, watched by anybody who knows its id."""

    def __init__(self, client: Client, table: str, secret: str = "") -> None:
        self.client = client
        self.id = table
        self._secret = secret

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.client.url!r}, {self.id!r})"

    @property
    def link(self) -> str:
        """For anyone who wants to join or watch."""
        return table_link(self.client.url, self.id)

    async def _ask(self, method: str, path: str, answer: Any, body: Request | None = None, **more: Any) -> Any:
        path = f"tables/{quote(self.id, safe='')}{path}"
        return await self.client.ask(method, path, answer, body, secret=self._secret, **more)

    async def look(self) -> TableInfo:
        """The table: who sits there, whose turn it is."""
        return await self._ask("GET", "", TableInfo)

    async def position(self, at: int | None = None, least: int = 0) -> Position:
        """A position, the newest by default. `least`: how many turns are known to exist."""
        return await self._ask("GET", "/position", Position, query={"at": at, "least": least or None})

    async def update(self, since: int = 0, said: int | None = None, least: int = 0) -> Update:
        """Everything that is new for somebody who knows this many turns: the table, its turns, the newest position,
        what may be done, and the chat from that number on."""
        return await self._ask("GET", "/update", Update, query={"since": since, "said": said, "least": least or None})

    async def turns(self, since: int = 0, limit: int | None = None, least: int = 0) -> TurnList:
        """Turns in words, from the one with this number on; one answer has no more than 50."""
        query = {"since": since, "limit": limit, "least": least or None}
        return await self._ask("GET", "/turns", TurnList, query=query)

    async def record(self) -> dict[str, Any]:
        """The record (docs/records.md): all of it when the game is over, otherwise what may be known."""
        return await self._ask("GET", "/record", dict[str, Any])

    async def summary(self) -> Summary:
        """Where the points of a finished game came from."""
        return await self._ask("GET", "/summary", Summary)

    async def evaluation(self, at: int | None = None) -> Evaluation:
        """What is expected of a position, at a glance."""
        return await self._ask("GET", "/evaluation", Evaluation, query={"at": at})

    async def hint(
        self, at: int | None = None, steps: list[str] | None = None, top: int = 4, simulations: int = 2000
    ) -> HintAnswer:
        """The best turns in a position, searched for and compared."""
        body = AskHint(at=at, steps=steps or [], top=top, simulations=simulations)
        return await self._ask("POST", "/hint", HintAnswer, body, again=True, seconds=THINKING)

    async def fork(self, at: int, seats: list[NewSeat] | None = None, title: str = "") -> Created:
        """A new table that continues from a position."""
        return await self._ask("POST", "/fork", Created, Fork(at=at, seats=seats or [], title=title))

    async def chat(self, since: int = 0, limit: int | None = None) -> ChatLog:
        """The chat, from this number on."""
        return await self._ask("GET", "/chat", ChatLog, query={"since": since, "limit": limit})

    async def say(self, text: str, name: str = "") -> Said:
        """Say something: for seats, and, as `name`, for named players who watch (`Client(player=...)`)."""
        return await self._ask("POST", "/chat", Said, Say(text=text, name=name))


class SeatClient(TableClient):
    """A seat: whoever holds its secret. `async with` closes its client, too, if it was made for this seat alone."""

    def __init__(self, client: Client, table: str, secret: str, seat: int | None = None, owns: bool = False) -> None:
        super().__init__(client, table, secret)
        self._seat = seat
        self.owns = owns

    @property
    def secret_link(self) -> str:
        """Only for the holder of the seat: to come back from anywhere, including in a browser."""
        if self._seat is None or not self._secret:
            raise ClientError("the link of a seat needs its number and its secret: join, or read a link")
        return seat_link(self.client.url, self.id, self._seat, self._secret)

    @property
    def secret(self) -> str:
        """Whoever has it holds the seat: keep it."""
        return self._secret

    async def preview(self, seq: int, steps: list[str]) -> Preview:
        """Try steps; nothing is saved."""
        return await self._ask("POST", "/preview", Preview, TurnBody(seq=seq, steps=steps), again=True)

    async def reasons(self, seq: int, steps: list[str]) -> Reasons:
        """Why something is not possible after these steps, by place of the board."""
        return await self._ask("POST", "/reasons", Reasons, TurnBody(seq=seq, steps=steps), again=True)

    async def commit(self, seq: int, steps: list[str]) -> Committed:
        """Confirm a whole turn. It may be repeated: the same turn counts once."""
        return await self._ask("POST", "/commit", Committed, TurnBody(seq=seq, steps=steps), again=True)

    async def start(self, fill: Strength | None = None) -> TableInfo:
        """Begin the game; bots of strength `fill` take the open seats."""
        return await self._ask("POST", "/start", TableInfo, Start(fill=fill))

    async def leave(self) -> TableInfo:
        """Get up; a bot takes over if the game has begun, which forfeits a rated one."""
        return await self._ask("POST", "/leave", TableInfo)

    async def hand_over(self, seat: int, strength: Strength = "normal") -> TableInfo:
        """Let a bot play for a seat: your own if the table is not rated, or that of somebody who is away."""
        return await self._ask("POST", "/hand-over", TableInfo, HandOver(seat=seat, strength=strength))

    async def take_back(self) -> TableInfo:
        """Play for yourself again."""
        return await self._ask("POST", "/take-back", TableInfo)

    async def remove(self, seat: int | None = None, player: str | None = None, block: bool = False) -> TableInfo:
        """For the maker of the table: reopen somebody's seat before the start, or block somebody, who can then neither
        join nor talk here. `player` names a spectator."""
        return await self._ask("POST", "/remove", TableInfo, Remove(seat=seat, player=player, block=block))

    async def rematch(self) -> Created:
        """The same once more: a new table, with a seat of your own."""
        return await self._ask("POST", "/rematch", Created)

    async def close(self) -> None:
        """Close the client, if it was made for this seat alone."""
        if self.owns:
            await self.client.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
