"""Our own functions in separate processes: set up from the beginning, ended at any time, and nothing left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from patolli.engine.processes.ours import OurProcess
from patolli.engine.processes.starting import OURS_ALONE, THREADS
from tests.paths import PROJECT

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")

PATIENCE = 60.0


# Work, found by name in separate processes.


def echo(pipe: Connection) -> None:
    while True:
        try:
            pipe.send(pipe.recv())
        except EOFError:
            return


def sleep(pipe: Connection) -> None:
    pipe.send("asleep")
    time.sleep(600)


def tell(pipe: Connection, names: tuple[str, ...]) -> None:
    os.kill(os.getpid(), signal.SIGINT)  # Ctrl-C reaches every process of a terminal
    pipe.send(([os.environ.get(name) for name in names], os.nice(0), multiprocessing.current_process().daemon))


def leave(pipe: Connection, code: int) -> None:
    os._exit(code)


def test_it_works_and_ends_by_itself_when_its_pipe_does() -> None:
    process = OurProcess(echo)
    assert process.pid is None
    pipe = process.start()
    pipe.send("hello")
    assert pipe.recv() == "hello"
    assert process.pid
    assert process.bury(PATIENCE) == 0
    assert process.pid is None
    assert pipe.closed
    assert process.bury() is None, "it is buried already"
    process.kill()


@pytest.mark.parametrize("grace", [0.0, 0.1])
def test_who_does_not_end_is_ended(grace: float) -> None:
    process = OurProcess(sleep)
    assert process.start().recv() == "asleep"
    assert process.bury(grace) == -signal.SIGKILL
    assert multiprocessing.active_children() == []


def test_how_it_ended_by_itself_is_known() -> None:
    process = OurProcess(leave, 3)
    with pytest.raises(EOFError):
        process.start().recv()
    assert process.bury() == 3


def test_who_is_unwanted_before_the_start_does_nothing() -> None:
    process = OurProcess(echo)
    process.kill()
    pipe = process.start()
    with pytest.raises((EOFError, ConnectionError)):
        pipe.recv()
    assert process.bury() == -signal.SIGKILL


def test_what_it_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread, no secrets, no Ctrl-C; and here everything is as it was."""
    monkeypatch.setenv(THREADS[0], "7")
    monkeypatch.delenv(THREADS[1], raising=False)
    monkeypatch.setenv(OURS_ALONE[0], "postgresql://me:password@here/there")
    before = dict(os.environ)
    names = (*THREADS, *OURS_ALONE)
    found: list[object] = []
    for process in (OurProcess(tell, names, nice=3), OurProcess(tell, names, starts_others=True)):
        found.append(process.start().recv())
        process.bury(PATIENCE)
    told = ["1"] * len(THREADS) + [None] * len(OURS_ALONE)
    assert found == [(told, os.nice(0) + 3, True), (told, os.nice(0), False)]
    assert dict(os.environ) == before


def test_what_cannot_be_started_leaves_nothing() -> None:
    resource_tracker.ensure_running()  # Python's own, which stays
    handles = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0
    process = OurProcess(lambda pipe: None)
    with pytest.raises(Exception, match="lambda"):
        process.start()
    assert process.bury() is None
    assert not handles or len(os.listdir("/proc/self/fd")) <= handles  # older ones may be closed meanwhile


PARENT = """
import sys, time
from patolli.engine.processes.ours import OurProcess
from tests.engine.processes.test_ours import sleep

if __name__ == "__main__":
    process = OurProcess(sleep, starts_others=True)
    process.start().recv()
    print(process.pid, flush=True)
    time.sleep(600 if sys.argv[1] == "stays" else 0)
"""


@pytest.mark.parametrize("how", ["stays", "leaves"])
def test_it_ends_with_us_however_we_end(tmp_path: Path, how: str) -> None:
    file = tmp_path / "parent.py"
    file.write_text(PARENT)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(PROJECT), str(PROJECT / "src")])}
    with subprocess.Popen([sys.executable, str(file), how], stdout=subprocess.PIPE, env=environment) as parent:
        try:
            assert parent.stdout is not None
            child = int(parent.stdout.readline())
            if how == "stays":
                parent.kill()
            assert parent.wait(PATIENCE) == (-signal.SIGKILL if how == "stays" else 0)
            until = time.monotonic() + PATIENCE
            while alive(child):
                assert time.monotonic() < until
                time.sleep(0.02)
        finally:
            parent.kill()


def alive(pid: int) -> bool:
    """A dead one that nobody has reaped does not count."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
