"""`patolli serve`: host tables for people and bots."""

from __future__ import annotations

import os
from typing import Annotated, Literal

import typer

from patolli.agents.ready.background import Background
from patolli.agents.ready.stages import BOTS, RULES
from patolli.cli.backup import Database
from patolli.cli.help.refusal import Refusal
from patolli.cli.ready import compile_now
from patolli.engine.game import game_names

PORT = 8080


def serve(
    host: Annotated[str, typer.Option(metavar="HOST")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, show_default=str(PORT))] = None,
    show: Annotated[bool, typer.Option("--open")] = False,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    bots: Annotated[int, typer.Option(min=1, max=64)] = max(2, min(4, (os.cpu_count() or 2) - 1)),
    durability: Annotated[Literal["process", "power"], typer.Option()] = "process",
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    proxy: Annotated[bool, typer.Option("--proxy")] = False,
    public: Annotated[str, typer.Option(metavar="URL")] = "",
    mail: Annotated[str, typer.Option(metavar="URL", envvar="PATOLLI_MAIL")] = "",
    private_alerts: Annotated[bool, typer.Option("--private-alerts")] = False,
    keep: Annotated[int, typer.Option(min=0, max=36_500, metavar="DAYS")] = 0,
    limits: Annotated[bool, typer.Option()] = True,
    connections: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    log: Annotated[Literal["auto", "json", "words"], typer.Option()] = "auto",
    verbose: Annotated[bool, typer.Option("--verbose", "-v")] = False,
) -> None:
    """Host tables: the app for browsers, and games of people and bots over the network."""
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.serve import serve as run
    from patolli.server.settings import Settings
    from patolli.server.storage.database import default_url

    for one in [*(origin or []), *([public] if public else [])]:
        if not one.startswith(("http://", "https://")) or one.endswith("/"):
            raise Refusal("origin", value=repr(one))
    background = None
    if workers == 1:
        # Before any game is loaded: code that is not compiled yet is interpreted.
        background = Background(game_names())
    else:
        compile_now(game_names(), (RULES, BOTS))
    settings = Settings(
        database=database or default_url(),
        host=host,
        port=PORT if port is None else port,
        durability=durability,
        workers=workers,
        bot_processes=bots,
        origins=tuple(origin or ()),
        proxy=proxy,
        public=public,
        mail=mail,
        private_alerts=private_alerts,
        keep_days=keep,
        limits=limits,
        connections_per_address=connections,
    )
    run(settings, {"auto": None, "json": True, "words": False}[log], verbose, show, port is None and show, background)
