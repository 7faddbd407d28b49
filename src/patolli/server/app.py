"""The application: routes, errors as answers, what begins and ends with it."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.di import Provide

from patolli.engine.draft import Draft
from patolli.engine.game import game_names
from patolli.engine.match import Match
from patolli.server import (
    answers,
    openapi,
    routes_history,
    routes_live,
    routes_play,
    routes_players,
    routes_server,
    routes_tables,
)
from patolli.server.bodies import Asking
from patolli.server.bots import Bots
from patolli.server.clocks import watch_clocks
from patolli.server.database import open_database
from patolli.server.gate import Gate
from patolli.server.house import House
from patolli.server.notify import Announcer
from patolli.server.play import choices
from patolli.server.seats import time_is_up
from patolli.server.settings import Settings
from patolli.server.site import Site
from patolli.server.writer import Storage
from patolli.text.render import Translator

ROUTES = (routes_tables, routes_play, routes_live, routes_history, routes_players)

log = logging.getLogger("patolli.server")


def make_app(settings: Settings) -> Gate:
    """The application of one server process."""
    database = open_database(settings.database, settings.durability)
    house = House(settings, Storage(database))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(warm_up)
        await house.pool.start()
        bots = Bots(house)

        def heard(table: str, seq: int, news: int) -> None:
            loop.call_soon_threadsafe(house.heard, table, seq, news)

        def missed() -> None:
            loop.call_soon_threadsafe(house.missed)

        announcer = Announcer(database, heard, missed)
        await asyncio.to_thread(announcer.start)
        watchers = [
            asyncio.ensure_future(work)
            for work in (bots.watch(), watch_clocks(house, time_is_up), house.metrics.watch_loop())
        ]
        log.info("ready", extra={"database": database.where})
        try:
            yield
        finally:
            house.hub.close()
            for watcher in watchers:
                watcher.cancel()
            await asyncio.gather(*watchers, return_exceptions=True)
            await bots.close()
            await house.pool.close()
            await asyncio.to_thread(announcer.close)
            await asyncio.to_thread(house.storage.close)
            log.info("stopped")

    def get_house() -> House:
        return house

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[one.routes() for one in ROUTES]),
            Router("/api", route_handlers=[routes_history.upload], request_max_body_size=settings.most_record),
            *routes_server.HANDLERS,
        ],
        request_class=Asking,
        dependencies={"house": Provide(get_house, sync_to_thread=False)},
        lifespan=[life],
        exception_handlers=answers.HANDLERS,
        request_max_body_size=settings.most_body,
        openapi_config=openapi.config(),
        logging_config=None,
    )
    return Gate(app, house, {re.sub(r"{(\w+):\w+}", r":\1", route.path) for route in app.routes}, Site())


def warm_up() -> None:
    """Load compiled code and words now: the first player should not wait for them."""
    for name in game_names():
        match = Match.new(name, 2, seed=0)
        for _ in range(4):
            draft = Draft(match)
            choices(draft, [], Translator("en"))
            match.play(draft.legal()[0])
    # All this stays. Python would look through it again and again for what nobody needs any more, and each time stop
    # everybody for a fifth of a second.
    gc.collect()
    gc.freeze()
