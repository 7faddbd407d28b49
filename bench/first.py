"""The first minute on a new machine: `python -m bench.first`.

A server is started with empty caches, as `make play` starts it once everything is installed. Somebody opens the start
page, makes a table with a bot, and makes a move as soon as possible; then we wait until everything is ready. A second
start follows, with what the first one has compiled.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from pathlib import Path
from typing import Any

from bench.machine import calibration

PATIENCE = 1800.0
"""Seconds, on whatever machine."""


class Server:
    """A server process with its own caches and data."""

    def __init__(self, folder: Path, log: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.began = time.monotonic()
        environment = os.environ | {"PATOLLI_CACHE": str(folder / "cache"), "PATOLLI_DATA": str(folder / "data")}
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "patolli.cli", "serve", "--port", str(self.port)],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )

    @property
    def age(self) -> float:
        """Seconds since its start."""
        return time.monotonic() - self.began

    def get(self, path: str) -> Any:
        return self._ask(urllib.request.Request(f"http://127.0.0.1:{self.port}{path}"))

    def post(self, path: str, body: Any, seat: str = "") -> Any:
        headers = {"Content-Type": "application/json"} | ({"Patolli-Seat": seat} if seat else {})
        data = json.dumps(body).encode()
        return self._ask(urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers))

    def _ask(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=120) as answer:
            text = answer.read()
        return json.loads(text) if answer.headers["Content-Type"].startswith("application/json") else text


@contextlib.contextmanager
def running(folder: Path) -> Generator[Server]:
    """A server that has answered with its start page, and is stopped afterwards."""
    server = Server(folder, folder / "log")
    try:
        while True:
            if server.process.poll() is not None or server.age > PATIENCE:
                raise RuntimeError(f"the server did not start: {(folder / 'log').read_text()}")
            with contextlib.suppress(urllib.error.URLError, ConnectionError):
                server.get("/")
                break
            time.sleep(0.02)
        yield server
    finally:
        server.process.send_signal(signal.SIGINT)
        server.process.wait(60)


def own_move(server: Server, game: str) -> tuple[float, float]:
    """Seconds from making a table with an easy bot to confirming one's own first turn, and how long that took."""
    start = time.monotonic()
    seats = [{"kind": "mine", "name": "Ana"}, {"kind": "bot", "strength": "easy"}]
    made = server.post("/api/tables", {"game": game, "seats": seats})
    id, secret = made["table"]["id"], made["keys"][0]["secret"]
    while (table := server.get(f"/api/tables/{id}"))["turn"] != 0:
        if server.age > PATIENCE:
            raise RuntimeError("the bot never moved")
        time.sleep(0.1)
    begin = time.monotonic()
    steps: list[str] = []
    while True:
        seen = server.post(f"/api/tables/{id}/preview", {"seq": table["seq"], "steps": steps}, secret)
        if seen["complete"] or not seen["legal"]:
            break
        steps.append(seen["legal"][0]["token"])
    server.post(f"/api/tables/{id}/commit", {"seq": table["seq"], "steps": steps}, secret)
    return time.monotonic() - start, time.monotonic() - begin


def all_ready(server: Server) -> None:
    while not server.get("/api/preparations")["ready"]:
        if server.age > PATIENCE:
            raise RuntimeError("compiling does not end")
        time.sleep(0.1)


def main() -> None:
    """Measure, and print a table for docs/speed.md."""
    parser = argparse.ArgumentParser(prog="python -m bench.first", description=__doc__)
    parser.add_argument("--game", default="tzolkin", help="what is played first")
    options = parser.parse_args()
    print(f"calibration: {calibration():.1f} million steps/s of a plain Python loop; {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory(prefix="patolli-first-") as name:
        folder = Path(name)
        with running(folder) as server:
            print(f"start page                         {server.age:6.1f} s after the start", flush=True)
            since, move = own_move(server, options.game)
            print(f"first own turn is confirmed        {since:6.1f} s after that, in {move:.1f} s", flush=True)
            all_ready(server)
            print(f"all games and bots are compiled    {server.age:6.1f} s after the start", flush=True)
        with running(folder) as server:
            print(f"second start: start page           {server.age:6.1f} s after the start", flush=True)
            since, _ = own_move(server, options.game)
            print(f"second start: first own turn       {since:6.1f} s after that", flush=True)


if __name__ == "__main__":
    main()
