"""The real server as a separate process: started, killed and restarted by tests, and gone when they are."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests import luck
from tests.paths import PROJECT

STARTING = 300.0
"""Seconds: the first run of all may have to compile the rules, and the machine may be busy."""
STOPPING = 120.0
ASKING = 120.0
"""Seconds for an answer."""

# The command itself; but when nobody holds the other end of its standard input any more, everything ends. Its games
# draw from a seed, which changes at each start: what was dealt before is not dealt again.
_PROGRAM = """
import os, pathlib, signal, sys, threading
def watch():
    sys.stdin.buffer.read()
    os.killpg(0, signal.SIGKILL)
threading.Thread(target=watch, daemon=True).start()
{spoiled}
sys.path.insert(0, {project!r})
from tests.server.drawing import draw_from
draw_from({seed!r}, of=pathlib.Path({of!r}))
from patolli.cli import main
main()
"""


def get(address: str, **more: Any) -> httpx.Response:
    """As httpx does it, with patience."""
    return httpx.get(address, timeout=ASKING, **more)


def post(address: str, **more: Any) -> httpx.Response:
    return httpx.post(address, timeout=ASKING, **more)


class Server:
    """One address and one database; the process behind them may change. Use `serving`."""

    def __init__(self, database: str, folder: Path, *options: str, spoiled: str = "") -> None:
        self.database = database
        self.spoiled = spoiled
        self._starts = 0
        self.log = folder / f"server-{os.urandom(4).hex()}.log"
        self._drawing_for = self.log.with_suffix(".drawing")
        self.draw_for("")
        # Bound, but never listening: while the process is away, nobody else is given its port.
        self._held = socket.socket()
        self.port = 0
        if sys.platform == "linux":
            self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._held.bind(("127.0.0.1", 0))
            self.port = self._held.getsockname()[1]
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, ready: bool = True) -> None:
        """Start it, at the same address as before, and wait until it answers."""
        assert self._process is None
        said = self.log.stat().st_size if self.log.exists() else 0
        self._starts += 1
        seed = f"{luck.SEED} {self._starts}"
        program = _PROGRAM.format(project=str(PROJECT), seed=seed, of=str(self._drawing_for), spoiled=self.spoiled)
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--log", "json", "--bots", "1", *self._options],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + STARTING
        while not self._said_address(said) or (ready and not self._answers()):
            if self._process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def draw_for(self, test: str) -> None:
        """From now on deal as this test always gets it."""
        new = self._drawing_for.with_suffix(".new")
        new.write_text(test, encoding="utf-8")
        new.replace(self._drawing_for)

    def _said_address(self, since: int) -> bool:
        found = re.search(rb"serves http://127\.0\.0\.1:(\d+)/", self.log.read_bytes()[since:])
        if found:
            self.port = int(found[1])
        return found is not None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """Ask it to shut down in order; returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(STOPPING)
        finally:
            self.kill()

    def close(self) -> None:
        """End it for good."""
        self.kill()
        self._held.close()

    def kill(self) -> None:
        """End it at once, with all processes it has started."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(STOPPING)
            assert process.stdin is not None
            process.stdin.close()

    def restart(self) -> None:
        """Kill it without notice, and restart it."""
        self.kill()
        self.start()

    def events(self) -> list[dict[str, Any]]:
        """What it logged, all lines that are events."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def troubles(self) -> list[dict[str, Any]]:
        """What it logged as errors."""
        return [event for event in self.events() if event["level"] == "error"]


@contextmanager
def serving(database: str, folder: Path, *options: str, spoiled: str = "") -> Generator[Server]:
    """A running server; it is ended whatever happens. `spoiled`: Python code that breaks something in it, to see
    whether a test notices."""
    server = Server(database, folder, *options, spoiled=spoiled)
    try:
        server.start()
        yield server
    finally:
        server.close()
