"""The client without asyncio: the same methods, each of which returns when it is done.

    from patolli.client.blocking import play, sit

    with sit("http://host/t/abcdefghijklmnop", "My bot") as seat:
        print(play(seat, lambda decision: decision.tokens[0]).scores)

The work is done by an event loop on a thread of its own, so it also works where a loop runs already, as in notebooks.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from functools import cache, wraps
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar

from patolli.client import client as aio
from patolli.client import live as aio_live
from patolli.client import playing as aio_playing
from patolli.client import table as aio_table
from patolli.client.known import Known
from patolli.client.playing import Decision
from patolli.wire.messages import Created, TableInfo, Update

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S")
Inner = TypeVar("Inner", covariant=True)
AnyTable = TypeVar("AnyTable", bound=aio_table.TableClient, covariant=True)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """The event loop, on a thread that ends with the program."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="patolli-client", daemon=True).start()
    return loop


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run it on the loop, and wait for it here. Ctrl-C here ends it there."""
    future = asyncio.run_coroutine_threadsafe(work, _loop())
    try:
        return future.result()
    except BaseException:
        future.cancel()
        raise


class Blocking(Generic[Inner]):
    """Wraps something asynchronous for use without asyncio."""

    def __init__(self, inner: Inner) -> None:
        self.inner = inner

    def __repr__(self) -> str:
        return f"blocking.{self.inner!r}"


def plain(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Blocking[S], P], T]:
    """A method without `await`."""

    @wraps(method)
    def call(self: Blocking[S], *args: P.args, **kwargs: P.kwargs) -> T:
        return run(method(self.inner, *args, **kwargs))

    return call


class AtTable(Blocking[AnyTable]):
    """What everybody may ask of a table."""

    look = plain(aio_table.TableClient.look)
    position = plain(aio_table.TableClient.position)
    update = plain(aio_table.TableClient.update)
    turns = plain(aio_table.TableClient.turns)
    record = plain(aio_table.TableClient.record)
    summary = plain(aio_table.TableClient.summary)
    evaluation = plain(aio_table.TableClient.evaluation)
    hint = plain(aio_table.TableClient.hint)
    fork = plain(aio_table.TableClient.fork)
    chat = plain(aio_table.TableClient.chat)
    say = plain(aio_table.TableClient.say)

    @property
    def id(self) -> str:
        return self.inner.id

    @property
    def link(self) -> str:
        return self.inner.link


class TableClient(AtTable[aio_table.TableClient]):
    """A watched table."""


class SeatClient(AtTable[aio_table.SeatClient]):
    """A seat: whoever holds its secret."""

    preview = plain(aio_table.SeatClient.preview)
    reasons = plain(aio_table.SeatClient.reasons)
    commit = plain(aio_table.SeatClient.commit)
    start = plain(aio_table.SeatClient.start)
    leave = plain(aio_table.SeatClient.leave)
    hand_over = plain(aio_table.SeatClient.hand_over)
    take_back = plain(aio_table.SeatClient.take_back)
    remove = plain(aio_table.SeatClient.remove)
    rematch = plain(aio_table.SeatClient.rematch)
    close = plain(aio_table.SeatClient.close)

    @property
    def secret(self) -> str:
        return self.inner.secret

    @property
    def secret_link(self) -> str:
        return self.inner.secret_link

    def playing(self) -> Playing:
        """The seat, to be played decision by decision."""
        return Playing(aio_playing.Playing(self.inner))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.close()


class Client(Blocking[aio.Client]):
    """A server at an address; the options are those of `patolli.client.Client`."""

    def __init__(self, url: str, **options: Any) -> None:
        super().__init__(aio.Client(url, **options))

    games = plain(aio.Client.games)
    make = plain(aio.Client.make)
    find = plain(aio.Client.find)
    upload = plain(aio.Client.upload)
    claim = plain(aio.Client.claim)
    login = plain(aio.Client.login)
    logout = plain(aio.Client.logout)
    set_password = plain(aio.Client.set_password)
    me = plain(aio.Client.me)
    my_tables = plain(aio.Client.my_tables)
    player = plain(aio.Client.player)
    ratings = plain(aio.Client.ratings)
    statistics = plain(aio.Client.statistics)
    health = plain(aio.Client.health)
    close = plain(aio.Client.close)

    @property
    def url(self) -> str:
        return self.inner.url

    def table(self, id: str) -> TableClient:
        """A table, to watch it."""
        return TableClient(self.inner.table(id))

    def seat(self, table: str, secret: str = "", seat: int | None = None) -> SeatClient:
        """A seat whose secret you have; without one, the named player's seat (`Client(player=...)`)."""
        return SeatClient(self.inner.seat(table, secret, seat))

    def seats(self, created: Created) -> list[SeatClient]:
        """Your own seats at a new table."""
        return [SeatClient(seat) for seat in self.inner.seats(created)]

    def join(self, table: str, name: str = "", seat: int | None = None) -> SeatClient:
        """Take an open seat, this one or any."""
        return SeatClient(run(self.inner.join(table, name, seat)))

    def live(self, *tables: str) -> Live:
        """What is new at tables."""
        return Live(aio_live.Live(self.inner, *tables))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.close()


class Live(Blocking[aio_live.Live]):
    """What is new at tables: `with client.live(id) as live: for news in live: ...`."""

    watch = plain(aio_live.Live.watch)
    unwatch = plain(aio_live.Live.unwatch)
    wait = plain(aio_live.Live.wait)

    def known(self, table: str) -> Known | None:
        """A watched table as it is known now; None if you have to look."""
        return self.inner.known(table)

    def learn(self, new: Update) -> Known | None:
        """You have looked at a watched table, or were told what is new there; returns what is known then."""
        return self.inner.learn(new)

    __next__ = plain(aio_live.Live.__anext__)

    def __iter__(self) -> Self:
        return self

    def __enter__(self) -> Self:
        run(self.inner.__aenter__())
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        run(self.inner.__aexit__(None, None, None))


class Playing(Blocking[aio_playing.Playing]):
    """A seat being played: `with seat.playing() as playing:`, then `decision` and `answer` until it is None."""

    decision = plain(aio_playing.Playing.decision)
    answer = plain(aio_playing.Playing.answer)

    @property
    def table(self) -> TableInfo | None:
        """The table when it was last looked at."""
        return self.inner.table

    def __enter__(self) -> Self:
        run(self.inner.__aenter__())
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        run(self.inner.__aexit__(None, None, None))


def sit(link: str, name: str = "", **options: Any) -> SeatClient:
    """A seat by link: a seat's link returns to it, a table's link takes an open one. Use it in a `with` statement."""
    return SeatClient(run(aio.sit(link, name, **options)))


def play(seat: SeatClient, choose: Callable[[Decision], str]) -> TableInfo:
    """Play a seat until the game is over; returns the table as it is then."""
    with seat.playing() as playing:
        while (decision := playing.decision()) is not None:
            playing.answer(choose(decision))
        assert playing.table is not None
        return playing.table
