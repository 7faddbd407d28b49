"""Running the server: checks before it begins, one process or several, an orderly end."""

from __future__ import annotations

import errno
import os
import socket
import sys
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from patolli.engine.errors import PatolliError, shown
from patolli.server import browser, logs
from patolli.server.app import make_app
from patolli.server.database import open_database
from patolli.server.settings import Settings

SETTINGS = "PATOLLI_SERVER"
"""The environment variable by which further processes get their settings; gone when they have read it."""
BACKLOG = 2048
"""Connections that may wait to be taken."""
GRACE = 10
"""Seconds that requests under way are given when the server stops."""


class CannotServe(PatolliError):
    """The server cannot begin; says what to do."""


def serve(settings: Settings, json: bool | None, verbose: bool, show: bool = False, another_port: bool = False) -> None:
    """Serve until a signal comes. `show` opens the browser; with `another_port` nobody insists on the port: a server
    that runs there already is shown instead, and beside anything else a free one is taken."""
    try:
        listener = bind(settings.host, settings.port)
    except CannotServe:
        there = browser.address(settings.host, settings.port)
        if not another_port:
            raise
        if show and browser.open_if_there(there):
            print(f"Patolli runs already: {there}", file=sys.stderr)
            return
        listener = bind(settings.host, 0)
    database = open_database(settings.database, settings.durability)
    if settings.workers > 1 and not database.postgresql:
        raise CannotServe(
            "several workers hear of each other by PostgreSQL: use --database postgresql://..., or --workers 1"
        )
    database.close()
    logs.set_up(json, verbose)
    os.environ[SETTINGS] = msgspec.json.encode([settings, json, verbose]).decode()
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Patolli serves http://{shown}:{port}/ (Ctrl-C ends it)", file=sys.stderr, flush=True)
    if show:
        browser.open_when_ready(browser.address(host, port))
    config: dict[str, Any] = {
        "factory": True,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "http": "h11",  # whatever else is installed: the limit of headers is its own
        "ws": "websockets-sansio",
        "ws_max_size": 16 * 1024,
        "h11_max_incomplete_event_size": 64 * 1024,
        "proxy_headers": False,
    }
    options = uvicorn.Config("patolli.server.serve:application", workers=settings.workers, **config)
    if settings.workers > 1:
        Multiprocess(options, sockets=[listener]).run()
    else:
        uvicorn.Server(options).run(sockets=[listener])


def application() -> Any:
    """The application of this process, as the command asked for it."""
    settings, json, verbose = msgspec.json.decode(os.environ[SETTINGS], type=tuple[Settings, bool | None, bool])
    logs.set_up(json, verbose)
    return make_app(settings)


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens, or CannotServe."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP: only then asyncio sends answers at once, instead of waiting 40 ms for more to send.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # At once: a port is taken when somebody listens there, and others should know before they begin.
        listener.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        raise CannotServe(_why(host, port, error)) from None
    listener.set_inheritable(True)
    return listener


def _why(host: str, port: int, error: OSError | UnicodeError) -> str:
    if isinstance(error, UnicodeError):
        return f"no machine can be called {shown(host)}: --host 127.0.0.1 is this machine alone"
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken, perhaps by another Patolli: choose another one with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody: choose one from 1024 on with --port"
    return f"cannot listen at {host}:{port}: {error.strerror or error}; --host 127.0.0.1 is this machine alone"
