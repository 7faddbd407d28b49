"""Another process, for tests that need one. It reports line by line what it has done."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

from patolli.server.storage.database import open_database
from patolli.server.storage.writer import Storage
from tests.paths import PROJECT
from tests.server.jobs import add

WRITERS = 8


def start(what: str, url: str) -> subprocess.Popen[str]:
    """`open`: says that it is ready, waits for a line, opens the database. `write`: writes numbers until killed."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.child", what, url],
        cwd=PROJECT,
        env=os.environ | {"PYTHONPATH": str(PROJECT / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def main(what: str, url: str) -> None:
    if what == "open":
        print("ready", flush=True)
        sys.stdin.readline()
        open_database(url).close()
        print("open", flush=True)
        return
    storage = Storage(open_database(url))
    said = threading.Lock()

    def write(first: int) -> None:
        for number in range(first, 1_000_000, WRITERS):
            storage.submit(add(number)).result()
            with said:
                print(number, flush=True)

    for first in range(WRITERS):
        threading.Thread(target=write, args=(first,)).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
