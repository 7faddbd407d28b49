"""`make web`: a separate server and Vite's pages, which change as you save. Ctrl-C ends both.

`python web/dev.py --port 5173` chooses the port of the pages. Games are kept in `build/dev.db`.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator

from node import WEB, CannotBuild, command, install

PROJECT = WEB.parent
STOPPING = 15.0


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


@contextlib.contextmanager
def running(line: list[str], **more: object) -> Generator[subprocess.Popen[bytes]]:
    """A process that ends with this one."""
    process = subprocess.Popen(line, cwd=WEB, stdin=subprocess.DEVNULL, **more)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(STOPPING)
        process.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description="The browser app, for whoever works on it.")
    parser.add_argument("--port", default="5173", help="where the pages are")
    wanted = parser.parse_args()
    port = free_port()
    try:
        install()
        pages, environment = command("node", "node_modules/vite/bin/vite.js", "--port", wanted.port, "--strictPort")
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    (PROJECT / "build").mkdir(exist_ok=True)
    server = [sys.executable, "-m", "patolli.cli", "serve", "--port", str(port), "--no-limits", "--bots", "1"]
    server += ["--database", f"sqlite:///{PROJECT / 'build' / 'dev.db'}"]
    environment |= {"PATOLLI_SERVER": f"http://127.0.0.1:{port}"}
    with (
        contextlib.suppress(KeyboardInterrupt),
        running(server) as serving,
        running(pages, env=environment) as showing,
    ):
        while serving.poll() is None and showing.poll() is None:
            time.sleep(0.2)
        return serving.poll() or showing.poll() or 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
