"""What would make everybody wait without a reason."""

from __future__ import annotations

import asyncio
import gc
import socket

from patolli.server.http.app import warm_up
from patolli.server.serve import bind


def test_answers_are_sent_at_once() -> None:
    """Otherwise the second part of a response waits 40 ms for the acknowledgment of the first."""

    async def option() -> int:
        asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            asked.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = bind("127.0.0.1", 0)
        async with await asyncio.start_server(connected, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            found = await asyncio.wait_for(asked, 120)
            writer.close()
            return found

    assert asyncio.run(option()) != 0


def test_what_stays_is_not_searched_for_garbage() -> None:
    """There are several hundred thousand objects after the start: scanning all of them stops the event loop."""
    try:
        warm_up()
        assert gc.get_freeze_count() > 100_000
        assert len(gc.get_objects()) < 10_000
    finally:
        gc.unfreeze()
