"""Running the server: checks before it begins, one process or several, an orderly end."""

from __future__ import annotations

import errno
import os
import socket
import sys
from functools import partial
from multiprocessing import reduction
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from patolli.agents.ready.background import Background
from patolli.engine.errors import PatolliError, shown
from patolli.engine.lock import Locked
from patolli.server import logs
from patolli.server.http import browser
from patolli.server.http.app import make_app
from patolli.server.http.gate import Gate
from patolli.server.http.protocols import Http, Socket
from patolli.server.limits.connections import raise_file_limit
from patolli.server.settings import Settings
from patolli.server.storage.database import alone, open_database, take_password

DATABASE = "PATOLLI_DATABASE"
"""The environment variable of the command that may have a password in it."""
BACKLOG = 2048
"""Connections that may wait to be taken."""
AT_ONCE = 64
"""Of them, those that are taken before anybody looks whether there is room for them: for each, a file is kept free."""
GRACE = 10
"""Seconds that requests under way are given when the server stops."""


class CannotServe(PatolliError):
    """The server cannot begin; says what to do."""


def serve(
    settings: Settings,
    json: bool | None,
    verbose: bool,
    show: bool = False,
    another_port: bool = False,
    background: Background | None = None,
) -> None:
    """Serve until a signal comes. `show` opens the browser; with `another_port` nobody insists on the port: a server
    that runs there already is shown instead, and beside anything else a free one is taken. What is not compiled yet is
    the background's affair."""
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
    host, port = listener.getsockname()[:2]
    there = browser.address(host, port)
    try:
        with alone(settings.database, there):
            _serve(settings, listener, json, verbose, show, there, background)
    except Locked as held:
        listener.close()
        if another_port and held.note.startswith("http://") and browser.open_if_there(held.note):
            print(f"Patolli runs already: {held.note}", file=sys.stderr)
            return
        holder = f", process {held.holder}," if held.holder else ""
        raise CannotServe(
            f"another Patolli{holder} serves this database: stop it, or choose another with --database"
        ) from None


def _serve(
    settings: Settings,
    listener: socket.socket,
    json: bool | None,
    verbose: bool,
    show: bool,
    there: str,
    background: Background | None,
) -> None:
    settings = msgspec.structs.replace(settings, database=take_password(settings.database))
    _forget_database()
    database = open_database(settings.database, settings.durability)
    if settings.workers > 1 and not database.postgresql:
        raise CannotServe(
            "several workers hear of each other by PostgreSQL: use --database postgresql://..., or --workers 1"
        )
    database.close()
    logs.set_up(json, verbose)
    raise_file_limit()
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Patolli serves http://{shown}:{port}/ (Ctrl-C ends it)", file=sys.stderr, flush=True)
    if background is not None and not background.done:
        print(
            f"The rules are being compiled, once on this machine, for about {background.left():.0f} s: "
            "you can play meanwhile, and bots move when theirs are ready",
            file=sys.stderr,
            flush=True,
        )
    if show:
        browser.open_when_ready(there)
    config: dict[str, Any] = {
        "factory": True,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        # Whatever else is installed: limits of headers, times and connections are those of these.
        "loop": "asyncio",
        "http": Http,
        "ws": Socket,
        "backlog": AT_ONCE,
        "ws_max_size": 16 * 1024,
        "h11_max_incomplete_event_size": 64 * 1024,
        "proxy_headers": False,
    }
    # Not by the environment, which is everybody's: the URL of the database may have a password.
    make: Any = partial(application, settings, json, verbose, background)
    options = uvicorn.Config(make, workers=settings.workers, **config)
    if settings.workers > 1:
        Multiprocess(options, sockets=[listener]).run()
    else:
        uvicorn.Server(options).run(sockets=[listener])


def application(settings: Settings, json: bool | None, verbose: bool, background: Background | None = None) -> Gate:
    """The application of this process, as the command asked for it."""
    logs.set_up(json, verbose)
    raise_file_limit()
    return make_app(settings, background)


def _forget_database() -> None:
    """Processes in which bots think get the environment and the command line of this one."""
    os.environ.pop(DATABASE, None)
    del sys.argv[1:]


class Listener(socket.socket):
    """Many may wait here, however few are taken at once; who serves would choose one number for both."""

    def listen(self, backlog: int = BACKLOG, /) -> None:
        super().listen(BACKLOG)


def _in_worker(handle: Any, family: int, kind: int, protocol: int) -> Listener:
    return Listener(family, kind, protocol, fileno=handle.detach())


def _for_worker(listener: Listener) -> Any:
    handle = reduction.DupFd(listener.fileno())
    return _in_worker, (handle, listener.family, listener.type, listener.proto)


if sys.platform != "win32":
    # Python knows how to hand on sockets, but not those of a class of their own.
    reduction.register(Listener, _for_worker)


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens, or CannotServe."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP: only then asyncio sends answers at once, instead of waiting 40 ms for more to send.
        listener = Listener(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # At once: a port is taken when somebody listens there, and others should know before they begin.
        listener.listen()
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
