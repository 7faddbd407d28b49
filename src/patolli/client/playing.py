"""Playing a seat to the end: decision by decision, whatever happens to the connection or the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from inspect import isawaitable
from types import TracebackType
from typing import Any, Self

import msgspec

from patolli.client.errors import BadTurn, NotNow
from patolli.client.known import Known
from patolli.client.live import Live
from patolli.client.table import SeatClient
from patolli.wire.messages import Choice, Problem, TableInfo

LOOK_AGAIN = 30.0
"""Seconds after which to look at the table even if nothing was heard."""
NO_TURNS = 1_000_000
"""As if this many were known: players look at positions."""


class Decision(msgspec.Struct):
    """What a seat has to decide, and what it may know."""

    seat: int
    view: dict[str, Any]
    """The position as the seat sees it (docs/records.md), after the steps of this turn so far."""
    legal: list[Choice]
    """Choose one of their tokens."""
    steps: list[str]
    """Steps of this turn so far; they are not confirmed yet."""
    seq: int
    """Confirmed turns."""

    @property
    def tokens(self) -> list[str]:
        """The legal tokens."""
        return [choice.token for choice in self.legal]


Chooser = Callable[[Decision], str | Awaitable[str]]


class Playing:
    """A seat being played: `decision` waits for the next one, `answer` decides it.

    A turn is confirmed when it is complete. A seat that a bot stands in for is taken back. `live` may be shared by
    many.
    """

    def __init__(self, seat: SeatClient, live: Live | None = None) -> None:
        self._seat = seat
        self._stack = AsyncExitStack()
        self._live = live
        self._decision: Decision | None = None
        self._number: int | None = None
        self._stale = False
        """Whether to look, whatever was told."""
        self.table: TableInfo | None = None
        """The table when it was last looked at."""

    async def __aenter__(self) -> Self:
        if self._live is None:
            self._live = await self._stack.enter_async_context(Live(self._seat.client, updates=True))
        await self._live.watch(self._seat.id, self._seat.secret)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def decision(self) -> Decision | None:
        """Wait for the next decision of this seat; None when the game is over."""
        while self._decision is None:
            known = await self._look()
            self.table = known.table
            if self.table.status == "over":
                return None
            # Something may happen right after we looked; then we look again.
            with suppress(NotNow):
                await self._next(known)
        return self._decision

    async def _look(self) -> Known:
        """The table as last told, unless this seat decides and it was told to another one."""
        assert self._live is not None, "use `async with Playing(...)`"
        known = None if self._stale else self._live.known(self._seat.id)
        number = self._number
        if known is not None and number is not None and (known.seat == number or known.table.turn != number):
            return known
        new = await self._seat.update(NO_TURNS, least=0 if self.table is None else self.table.seq)
        self._number, self._stale = new.table.you, False
        self._live.learn(new)
        whole = Known.of(new)
        assert whole is not None, "an answer has the whole position"
        return whole

    async def answer(self, token: str) -> None:
        """Decide. BadTurn if the token is not legal."""
        decision, live = self._decision, self._live
        if decision is None or live is None:
            raise NotNow(409, Problem(error="not-now", detail="there is nothing to decide: ask for the decision first"))
        chosen = next((choice for choice in decision.legal if choice.token == token), None)
        if chosen is None:
            legal = decision.tokens
            detail = f"{token!r} is not legal here; legal: {', '.join(legal)}"
            raise BadTurn(422, Problem(error="bad-turn", detail=detail, legal=legal))
        self._decision = None
        steps = [*decision.steps, token]
        try:
            if chosen.completes:
                new = (await self._seat.commit(decision.seq, steps)).update
                self._stale = new is None or live.learn(new) is None
                return
            preview = await self._seat.preview(decision.seq, steps)
        except NotNow:
            self._stale = True
            return
        self._decision = Decision(
            seat=decision.seat, view=preview.view, legal=preview.legal, steps=steps, seq=decision.seq
        )

    async def _next(self, known: Known) -> None:
        table, seat = known.table, self._number
        if seat is not None and table.seats[seat].bot is not None:
            self._stale = True
            await self._seat.take_back()
        elif seat is None or table.turn != seat:
            assert self._live is not None
            self._stale = await self._live.wait(table.id, table.seq, table.news, LOOK_AGAIN) is None
        elif known.view is not None:
            self._decision = Decision(seat=seat, view=known.view, legal=known.legal, steps=[], seq=table.seq)


async def play(seat: SeatClient, choose: Chooser, live: Live | None = None) -> TableInfo:
    """Play a seat until the game is over; returns the table as it is then. `choose` is a function or a coroutine
    function."""
    async with Playing(seat, live) as playing:
        while (decision := await playing.decision()) is not None:
            chosen = choose(decision)
            await playing.answer(await chosen if isawaitable(chosen) else chosen)
        assert playing.table is not None
        return playing.table
