"""Bots among themselves: a few tables at a time for each network, and only what its people leave over."""

from __future__ import annotations

import asyncio
from typing import Any

from patolli.server.tables.bots import Turnstile, is_alone
from tests.server.rooms import Room, bot, inside_with, mine, room, settle, wake_bots


def test_so_many_at_a_time_for_each_owner() -> None:
    async def main() -> None:
        gate = Turnstile(2)
        for table in ("a", "b"):
            await gate.enter(table, "ana")
        waits = {table: asyncio.ensure_future(gate.enter(table, "ana")) for table in ("c", "d", "e")}
        await gate.enter("x", "ben")
        await asyncio.sleep(0)
        assert [gate.inside(table) for table in "abcdex"] == [True, True, False, False, False, True]
        gate.leave("x")
        gate.leave("a")
        await waits["c"]
        assert [gate.inside(table) for table in "bcde"] == [True, True, False, False]
        # People play there now: it need not wait any more, and takes nobody's place.
        gate.leave("d")
        await waits["d"]
        assert [gate.inside(table) for table in "bcde"] == [True, True, False, False]
        waits["e"].cancel()
        await asyncio.gather(waits["e"], return_exceptions=True)
        gate.leave("b")
        await gate.enter("f", "ana")
        assert (gate._inside, gate._waiting) == ({"c": "ana", "f": "ana"}, {})

    asyncio.run(asyncio.wait_for(main(), 120))


def tables(app: Any, count: int, address: str) -> list[Room]:
    seats = [bot("random"), bot("random")]
    body = {"game": "tzolkin", "seats": seats}
    return [Room(app, app.post("/tables", body, headers={"X-Forwarded-For": address})) for _ in range(count)]


def test_one_network_cannot_have_all_bots(sqlite_url: str) -> None:
    with inside_with(sqlite_url, bot_tables_per_address=2, proxy=True) as app:
        bots = wake_bots(app)
        many, other = tables(app, 5, "1.1.1.1"), tables(app, 1, "2.2.2.2")
        most = 0

        def over() -> bool:
            nonlocal most
            inside = list(bots._alone._inside.values())
            most = max(most, inside.count("1.1.1.1"))
            return all(at.in_memory.status == "over" for at in (*many, *other))

        settle(app, over)
        assert most == 2
        app.run(bots.close())


def test_bots_among_themselves_leave_half_for_people(sqlite_url: str) -> None:
    with inside_with(sqlite_url, proxy=True) as app:
        bots = wake_bots(app)
        guard = app.hall.guard
        guard._seconds.rate = 1e-9  # what was spent comes back within seconds, and a slow machine needs them for less
        guard.spent("1.1.1.1", 0.7 * guard._seconds.size)
        (at,) = tables(app, 1, "1.1.1.1")
        app.run(asyncio.sleep(0.1))
        assert at.in_memory.seq == 0
        assert guard.request("1.1.1.1") == 0
        guard._seconds._levels.clear()
        settle(app, lambda: at.in_memory.seq > 3)
        app.run(bots.close())


def test_bots_where_people_play_do_not_wait_for_that(sqlite_url: str) -> None:
    with inside_with(sqlite_url) as app:
        bots = wake_bots(app)
        app.hall.guard.spent("127.0.0.1", 0.7 * app.hall.guard._seconds.size)
        at = room(app, mine("Ana"), bot("random"))
        assert not is_alone(at.in_memory)
        settle(app, lambda: at.in_memory.turn == 0)
        assert bots._alone._inside == {}
        app.run(bots.close())
