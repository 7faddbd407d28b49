"""A real PostgreSQL for tests: on loopback, in a temporary folder, gone when the tests are, however they end."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Any

import psycopg

from patolli.server.storage.database import open_database
from tests.installing import NO_POSTGRES, Missing, found_or_installed

_SECONDS = 120
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    # The tests are about the death of processes, not of machines.
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "100",
    "shared_buffers": "16MB",
    "deadlock_timeout": "100ms",
}
# Waits until whoever started it is gone, or says so; then stops the server and deletes the folder.
_GUARD = 'cat >/dev/null; "$0/pg_ctl" stop -D "$1/data" -m immediate -t 20 >/dev/null 2>&1; rm -rf "$1"'


class NoPostgres(Exception):
    """There is none, and why."""


class Postgres:
    """A running server; use `running`."""

    def __init__(self, programs: Path, folder: Path, port: int, password: str) -> None:
        self.port = port
        self.password = password
        self._programs = programs
        self._folder = folder
        self._made = 0
        self._pattern = ""

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://postgres:{self.password}@127.0.0.1:{self.port}/{name}"

    def new_database(self, options: str = "") -> str:
        """The URL of a fresh database."""
        self._made += 1
        name = f"test{self._made}"
        self.execute(f"CREATE DATABASE {name} {options}")
        return self.url(name)

    def made_database(self) -> str:
        """The same with all its tables: a copy of one in which they were created."""
        if not self._pattern:
            url = self.new_database()
            open_database(url).close()
            self._pattern = url.rpartition("/")[2]
        return self.new_database(f"TEMPLATE {self._pattern}")

    def drop_database(self, url: str) -> None:
        self.execute(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")

    def execute(self, statement: str, url: str | None = None) -> None:
        """As somebody else, who is not part of what is tested."""
        with psycopg.connect(url or self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def stop(self, mode: str = "immediate") -> None:
        """`immediate`: without notice, as when it crashes."""
        self._control("stop", "-m", mode)

    def start(self) -> None:
        self._control("start", "-l", str(self._folder / "log"))

    def restart(self, mode: str = "immediate") -> None:
        self.stop(mode)
        self.start()

    def _control(self, *args: str) -> None:
        _run(self._programs / "pg_ctl", "-D", self._folder / "data", "-w", "-t", str(_SECONDS), *args)


@contextlib.contextmanager
def running() -> Generator[Postgres]:
    """A separate server; NoPostgres says why not."""
    programs = _programs()
    password = secrets.token_hex(16)
    folder = Path(tempfile.mkdtemp(prefix="patolli-postgres-"))
    if user := _user():
        shutil.chown(folder, user)
    guard = subprocess.Popen(
        ["/bin/sh", "-c", _GUARD, str(programs), str(folder)],
        stdin=subprocess.PIPE,
        # Ctrl-C is for the tests: it must not end the process that cleans up after them.
        start_new_session=True,
        cwd="/",
        **_as(user),
    )
    assert guard.stdin is not None
    try:
        server = _make(programs, folder, password)
        yield server
    finally:
        guard.stdin.close()
        guard.wait(_SECONDS)


def _make(programs: Path, folder: Path, password: str) -> Postgres:
    _write(folder / "password", password)
    options = ["--auth=scram-sha-256", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"]
    _run(programs / "initdb", "-D", folder / "data", f"--pwfile={folder / 'password'}", *options)
    for attempt in range(5):
        server = Postgres(programs, folder, _free_port(), password)
        settings = "".join(f"{name} = '{value}'\n" for name, value in (_SETTINGS | {"port": server.port}).items())
        _write(folder / "data" / "postgresql.auto.conf", settings)
        try:
            server.start()
            return server
        except NoPostgres:
            # Somebody else was faster to take the port.
            if attempt == 4:
                raise
    raise AssertionError


def _write(path: Path, text: str) -> None:
    """A file that belongs to the server's user."""
    _run("tee", path, text=text)


def _run(*command: str | Path, text: str = "") -> None:
    try:
        done = subprocess.run(
            [str(part) for part in command],
            input=text,
            # Not a pipe: the server would keep it open, and nobody would read it.
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if Path(command[0]).name == "initdb" else subprocess.DEVNULL,
            text=True,
            cwd="/",
            timeout=2 * _SECONDS,
            check=False,
            **_as(_user()),
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoPostgres(f"{NO_POSTGRES}: {error}") from None
    if done.returncode:
        raise NoPostgres(f"{NO_POSTGRES}: {' '.join(map(str, command))} failed {(done.stderr or '')[-300:]}")


def _programs() -> Path:
    """The folder of PostgreSQL's programs."""
    if sys.platform == "win32":
        raise NoPostgres(f"{NO_POSTGRES}: tests start it on Unix only")
    try:
        return found_or_installed(_find, "postgresql", "PATOLLI_INSTALL_POSTGRES")
    except Missing as error:
        raise NoPostgres(f"{NO_POSTGRES}: {error}") from None


def _find() -> Path | None:
    folders = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int("0" + path.parent.name))
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def _user() -> str | None:
    """The user that runs it: PostgreSQL refuses to be run by root."""
    if os.geteuid():
        return None
    import pwd

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoPostgres(f"{NO_POSTGRES}: it does not run as root, and there is no other user")


def _as(user: str | None) -> dict[str, Any]:
    if user is None:
        return {}
    import pwd

    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]
