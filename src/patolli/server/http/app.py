"""The application: routes, error responses, startup and shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide

from patolli.agents.ready.background import Background
from patolli.engine.draft import Draft
from patolli.engine.game import game_names
from patolli.engine.match import Match
from patolli.server.alerts import sending
from patolli.server.hall.hall import Hall
from patolli.server.http import answers, openapi
from patolli.server.http.asking import caller_of
from patolli.server.http.bodies import Asking
from patolli.server.http.gate import Gate
from patolli.server.http.preflight import preflight
from patolli.server.http.routes import (
    alerts as routes_alerts,
)
from patolli.server.http.routes import (
    coach as routes_coach,
)
from patolli.server.http.routes import (
    history as routes_history,
)
from patolli.server.http.routes import (
    lessons as routes_lessons,
)
from patolli.server.http.routes import (
    library as routes_library,
)
from patolli.server.http.routes import (
    live as routes_live,
)
from patolli.server.http.routes import (
    play as routes_play,
)
from patolli.server.http.routes import (
    players as routes_players,
)
from patolli.server.http.routes import (
    rules as routes_rules,
)
from patolli.server.http.routes import (
    school as routes_school,
)
from patolli.server.http.routes import (
    server as routes_server,
)
from patolli.server.http.routes import (
    tables as routes_tables,
)
from patolli.server.http.short_way import ShortWay
from patolli.server.http.site import Site
from patolli.server.limits.work import SWITCH_SECONDS
from patolli.server.settings import Settings
from patolli.server.storage.database import open_database
from patolli.server.storage.notify import Announcer
from patolli.server.storage.writer import Storage
from patolli.server.tables import deletion
from patolli.server.tables.bots import Bots
from patolli.server.tables.clocks import watch_clocks
from patolli.server.tables.offers import choices
from patolli.server.tables.stand_ins import time_is_up
from patolli.text.render import Translator

ROUTES = (
    routes_tables, routes_play, routes_live, routes_history, routes_players, routes_library, routes_alerts,
    routes_lessons, routes_school, routes_coach, routes_rules,
)  # fmt: skip

COLLECTED = (10_000, 10, 100)
"""Garbage collection thresholds: new objects before Python collects the youngest generation, how many of those before
the next, and how many of those before all."""

log = logging.getLogger("patolli.server")


def make_app(settings: Settings, background: Background | None = None) -> Gate:
    """The application of one server process; the background compiles whatever is not compiled yet."""
    database = open_database(settings.database, settings.durability)
    hall = Hall(settings, Storage(database), background)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None]:
        loop = asyncio.get_running_loop()
        sys.setswitchinterval(SWITCH_SECONDS)
        loop.set_exception_handler(unforeseen)
        hall.readiness.start()
        if hall.readiness.done:
            await asyncio.to_thread(warm_up)
        bots = Bots(hall)

        def heard(table: str, seq: int, news: int) -> None:
            loop.call_soon_threadsafe(hall.heard, table, seq, news)

        def missed() -> None:
            loop.call_soon_threadsafe(hall.missed)

        announcer = Announcer(database, heard, missed)
        await asyncio.to_thread(announcer.start)
        watchers = [
            asyncio.ensure_future(work)
            for work in (
                hall.readiness.open(hall.pool),
                bots.watch(),
                watch_clocks(hall, time_is_up),
                hall.presence.watch(),
                hall.metrics.watch_loop(),
                hall.connections.watch(),
                hall.checkup.watch(),
                deletion.watch(hall),
                sending.watch(hall),
            )
        ]
        log.info("ready", extra={"database": database.where})
        try:
            yield
        finally:
            hall.hub.close()
            for watcher in watchers:
                watcher.cancel()
            hall.checkup.close()
            await asyncio.gather(*watchers, return_exceptions=True)
            hall.readiness.close()
            await bots.close()
            await hall.pool.close()
            hall.work.close()
            await asyncio.to_thread(announcer.close)
            await asyncio.to_thread(hall.storage.close)
            log.info("stopped")

    def unforeseen(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        # When files run out, the loop logs it for every waiting connection: that would fill the log.
        if "out of system resource" in context.get("message", ""):
            hall.connections.no_files()
        else:
            loop.default_exception_handler(context)

    def get_hall() -> Hall:
        return hall

    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[one.routes() for one in ROUTES]),
            Router("/api", route_handlers=[routes_history.upload], request_max_body_size=settings.most_record),
            *routes_server.HANDLERS,
        ],
        request_class=Asking,
        before_request=preflight,
        dependencies={
            "hall": Provide(get_hall, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        lifespan=[life],
        exception_handlers=answers.HANDLERS,
        request_max_body_size=settings.most_body,
        openapi_config=openapi.config(),
        logging_config=None,
    )
    return Gate(ShortWay(app, hall), hall, {re.sub(r"{(\w+):\w+}", r":\1", route.path) for route in app.routes}, Site())


def warm_up() -> None:
    """Load compiled code and texts now, so that the first player does not wait for them."""
    for name in game_names():
        match = Match.new(name, 2, seed=0)
        for _ in range(4):
            draft = Draft(match)
            choices(draft, [], Translator("en"))
            match.play(draft.legal()[0])
    # All this stays. Python would search it for garbage again and again, stopping everybody for a fifth of a second
    # each time.
    gc.collect()
    gc.freeze()
    # Young objects are collected often, all tables seldom, since that stops everybody, too: most garbage goes without
    # it, except for cycles, which are few.
    gc.set_threshold(*COLLECTED)
