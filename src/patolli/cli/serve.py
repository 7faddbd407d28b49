"""`patolli serve`: host tables for people and bots."""

from __future__ import annotations

import os
from typing import Annotated, Literal

import typer

from patolli.agents.ready.background import Background
from patolli.agents.ready.stages import BOTS, RULES
from patolli.cli.ready import compile_now
from patolli.engine.errors import BadSetup
from patolli.engine.game import game_names

PORT = 8080


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="0 chooses a free one.", show_default=str(PORT))
    ] = None,
    show: Annotated[
        bool,
        typer.Option(
            "--open",
            help="Open the app in your browser when it is ready; without --port, on any port that is free.",
        ),
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.",
            envvar="PATOLLI_DATABASE",
            show_envvar=True,
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than one need PostgreSQL.")] = 1,
    bots: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which bots think; from two on, one is for quick ones.")
    ] = max(2, min(4, (os.cpu_count() or 2) - 1)),
    durability: Annotated[
        Literal["process", "power"],
        typer.Option(help="What a confirmed turn survives, with SQLite: the death of the process, or a power cut."),
    ] = "process",
    origin: Annotated[
        list[str] | None, typer.Option(help="A web page elsewhere that may open sockets here, as https://example.org.")
    ] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="A proxy stands in front and tells addresses by X-Forwarded-For.")
    ] = False,
    keep: Annotated[
        int,
        typer.Option(min=0, max=36_500, metavar="DAYS", help="Delete finished tables after so many; 0: never."),
    ] = 0,
    limits: Annotated[
        bool, typer.Option(help="Limit requests, new tables and sockets per address. Without: only among friends.")
    ] = True,
    connections: Annotated[
        int, typer.Option(min=1, max=100_000, help="Connections at once per address; not with --proxy or --no-limits.")
    ] = 100,
    log: Annotated[Literal["auto", "json", "words"], typer.Option(help="How the log is written.")] = "auto",
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Log every request.")] = False,
) -> None:
    """Host tables: the app for browsers, and games of people and bots over the network. docs/server.md tells more."""
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.serve import serve as run
    from patolli.server.settings import Settings
    from patolli.server.storage.database import default_url

    for one in origin or []:
        if not one.startswith(("http://", "https://")) or one.endswith("/"):
            raise BadSetup(f"an origin is like https://example.org, not {one!r}")
    background = None
    if workers == 1:
        # Before any game is looked for: what is not compiled yet is interpreted.
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
        keep_days=keep,
        limits=limits,
        connections_per_address=connections,
    )
    run(settings, {"auto": None, "json": True, "words": False}[log], verbose, show, port is None and show, background)
