"""Work on threads: fair, limited, charged to whoever asked; and the loop keeps running meanwhile."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from patolli.server.limits import work
from patolli.server.limits.work import Timed, Work, asker
from patolli.server.problems import TooMuch


def bounded(main: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        async with asyncio.timeout(120):
            await main

    asyncio.run(run())


def charging() -> tuple[dict[str, float], Callable[[str, float], None]]:
    charged: dict[str, float] = {}
    return charged, lambda who, seconds: charged.update({who: charged.get(who, 0.0) + seconds})


def asking(hall: Work, who: str, do: Callable[..., Any], *args: Any) -> asyncio.Task[Any]:
    async def ask() -> Any:
        asker.set(who)
        return await hall.do(do, *args)

    return asyncio.create_task(ask())


def test_the_loop_goes_on_and_the_seconds_are_charged() -> None:
    async def main() -> None:
        charged, spent = charging()
        threads = Work(spent)
        go = threading.Event()

        def busy() -> str:
            go.wait(120)
            until = time.thread_time() + 0.02
            while time.thread_time() < until:
                pass
            return threading.current_thread().name

        task = asking(threads, "ana", busy)
        await asyncio.sleep(0.01)
        assert not task.done()
        go.set()
        assert "patolli-work" in await task
        assert charged["ana"] >= 0.02
        assert list(charged) == ["ana"]
        threads.close()

    bounded(main())


def test_errors_come_back_and_are_charged_too() -> None:
    async def main() -> None:
        charged, spent = charging()
        threads = Work(spent)

        def fail() -> None:
            raise KeyError("oh")

        with pytest.raises(KeyError, match="oh"):
            await asking(threads, "ana", fail)
        assert "ana" in charged
        assert await asking(threads, "ana", max, 1, 2) == 2

    bounded(main())


def test_after_the_end_nobody_waits_for_ever() -> None:
    async def main() -> None:
        threads = Work(charging()[1], threads=1)
        threads.close()
        for _ in range(3):
            with pytest.raises(RuntimeError, match="shutdown"):
                await asking(threads, "ana", max, 1, 2)
        assert threads._waiting == {}

    bounded(main())


def test_what_has_begun_goes_on_when_nobody_waits_for_it() -> None:
    async def main() -> None:
        charged, spent = charging()
        threads = Work(spent, threads=1)
        go, begun = threading.Event(), threading.Event()

        def hold() -> None:
            begun.set()
            go.wait(120)
            raise KeyError("nobody hears of it")

        first = asking(threads, "ana", hold)
        await asyncio.to_thread(begun.wait, 120)
        first.cancel()
        second = asking(threads, "ben", max, 1, 2)
        await asyncio.sleep(0)
        assert not charged, "the thread is not free before"
        go.set()
        assert await second == 2
        assert first.cancelled()
        assert list(charged) == ["ana", "ben"]
        assert threads._waiting == {}

    bounded(main())


def test_who_asks_much_waits_for_it_and_nobody_else_does() -> None:
    async def main() -> None:
        threads = Work(charging()[1], threads=1)
        go, order = threading.Event(), list[str]()
        first = asking(threads, "many", go.wait, 120)
        await asyncio.sleep(0)
        many = [asking(threads, "many", order.append, f"many {number}") for number in range(20)]
        await asyncio.sleep(0)
        one = asking(threads, "one", order.append, "one")
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, one, *many)
        assert order[0] == "one"
        assert order[1:] == [f"many {number}" for number in range(20)]

    bounded(main())


def test_what_waits_is_bounded_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST_WAITING", 3)

    async def main() -> None:
        threads = Work(charging()[1], threads=1)
        go = threading.Event()
        many = [asking(threads, "many", go.wait, 120) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch, match="try again"):
            await asking(threads, "many", max, 1, 2)
        one = asking(threads, "one", max, 1, 2)
        given_up = asking(threads, "two", max, 1, 2)
        await asyncio.sleep(0)
        given_up.cancel()
        go.set()
        await asyncio.gather(*many)
        assert await one == 2
        assert await asking(threads, "many", max, 1, 2) == 2
        assert threads._waiting == {}

    bounded(main())


def test_time_on_the_loop_is_counted_without_that_of_others() -> None:
    def burn(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def main() -> None:
        async def request() -> str:
            burn(0.01)
            other = asyncio.create_task(others())
            await asyncio.sleep(0)
            await other
            burn(0.01)
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.sleep(120), 0.001)
            return "done"

        async def others() -> None:
            burn(0.5)

        timed = Timed(request())
        assert await timed == "done"
        assert 0.02 <= timed.seconds < 0.5

        async def fail() -> None:
            raise KeyError("oh")

        with pytest.raises(KeyError, match="oh"):
            await Timed(fail())

    bounded(main())
