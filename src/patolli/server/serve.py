"""Running the server: checks at startup, one process or several, an orderly shutdown."""

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
from patolli.server.alerts.mail import read_mail
from patolli.server.http import browser
from patolli.server.http.app import make_app
from patolli.server.http.gate import Gate
from patolli.server.http.protocols import Http, Socket
from patolli.server.limits.connections import raise_file_limit
from patolli.server.settings import Settings
from patolli.server.storage.database import alone, open_database, take_password

PASSWORDS = ("PATOLLI_DATABASE", "PATOLLI_MAIL")
"""Environment variables of the command that may contain a password."""
BACKLOG = 2048
"""Connections that may wait to be accepted."""
AT_ONCE = 64
"""Connections accepted before anybody checks whether there is room for them: for each, a file is kept free."""
GRACE = 10
"""Seconds that requests under way get when the server stops."""
UNHEARD = 60
"""Seconds after which an unresponsive worker is killed and replaced. On a busy machine a healthy one may be silent for
longer than uvicorn's 5; a dead one is noticed at once all the same."""


class CannotServe(PatolliError):
    """The server cannot start; says what to do."""


def serve(
    settings: Settings,
    json: bool | None,
    verbose: bool,
    show: bool = False,
    another_port: bool = False,
    background: Background | None = None,
) -> None:
    """Serve until a signal comes. `show` opens the browser; with `another_port` the port is flexible: if a server is
    already running there, it is shown instead, and if anything else is, a free port is taken. The background compiles
    whatever is not compiled yet."""
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
    if settings.mail:
        read_mail(settings.mail)
        if not settings.public:
            raise CannotServe("links in emails need the address of this server: add --public https://games.example.org")
    settings = msgspec.structs.replace(settings, database=take_password(settings.database))
    _forget_passwords()
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
        "timeout_worker_healthcheck": UNHEARD,
        # Whatever else is installed: these enforce the limits on headers, times and connections.
        "loop": "asyncio",
        "http": Http,
        "ws": Socket,
        "backlog": AT_ONCE,
        "ws_max_size": 16 * 1024,
        "h11_max_incomplete_event_size": 64 * 1024,
        "proxy_headers": False,
    }
    # Not through the environment, which everybody inherits: the database URL may contain a password.
    make: Any = partial(application, settings, json, verbose, background)
    options = uvicorn.Config(make, workers=settings.workers, **config)
    if settings.workers > 1:
        Multiprocess(options, sockets=[listener]).run()
    else:
        Server(options).run(sockets=[listener])


class Server(uvicorn.Server):
    """Shuts down in order even after a second Ctrl-C: pending requests are abandoned, but pending writes are finished,
    and bots are ended."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:
            for task in self.server_state.tasks:
                task.cancel()
            await self.lifespan.shutdown()


def application(settings: Settings, json: bool | None, verbose: bool, background: Background | None = None) -> Gate:
    """This process's application, as the command asked for it."""
    logs.set_up(json, verbose)
    raise_file_limit()
    return make_app(settings, background)


def _forget_passwords() -> None:
    """Bot processes get the environment and the command line of this one."""
    for name in PASSWORDS:
        os.environ.pop(name, None)
    del sys.argv[1:]


class Listener(socket.socket):
    """Many may wait here, however few are accepted at once; the server would use one number for both."""

    def listen(self, backlog: int = BACKLOG, /) -> None:
        super().listen(BACKLOG)


def _in_worker(handle: Any, family: int, kind: int, protocol: int) -> Listener:
    return Listener(family, kind, protocol, fileno=handle.detach())


def _for_worker(listener: Listener) -> Any:
    handle = reduction.DupFd(listener.fileno())
    return _in_worker, (handle, listener.family, listener.type, listener.proto)


if sys.platform != "win32":
    # Python can hand sockets to other processes, but not those of a subclass.
    reduction.register(Listener, _for_worker)


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens, or CannotServe."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # Named as TCP: only then does asyncio send responses at once, instead of waiting 40 ms for more to send.
        listener = Listener(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # At once: a port is taken when somebody listens there, and others should know before they start.
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
