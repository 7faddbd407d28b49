"""`patolli serve`: host tables for people and bots."""

from __future__ import annotations

import os
from typing import Annotated, Literal

import typer

from patolli.cli.common import ready_game
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
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = max(
        1, min(4, (os.cpu_count() or 2) - 1)
    ),
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
    limits: Annotated[
        bool, typer.Option(help="Limit requests, new tables and sockets per address. Without: only among friends.")
    ] = True,
    log: Annotated[Literal["auto", "json", "words"], typer.Option(help="How the log is written.")] = "auto",
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Log every request.")] = False,
) -> None:
    """Host tables: the app for browsers, and games of people and bots over the network. docs/server.md tells more."""
    # Only now: it takes a moment, and other commands do not need it.
    from patolli.server.database import default_url
    from patolli.server.serve import serve as run
    from patolli.server.settings import Settings

    for one in origin or []:
        if not one.startswith(("http://", "https://")) or one.endswith("/"):
            raise BadSetup(f"an origin is like https://example.org, not {one!r}")
    for name in game_names():
        ready_game(name)
    settings = Settings(
        database=database or default_url(),
        host=host,
        port=PORT if port is None else port,
        durability=durability,
        workers=workers,
        bot_processes=bots,
        origins=tuple(origin or ()),
        proxy=proxy,
        limits=limits,
    )
    run(settings, {"auto": None, "json": True, "words": False}[log], verbose, show, port is None and show)
