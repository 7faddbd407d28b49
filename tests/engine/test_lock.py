"""Locks: one holder, who is named to others, and whose death frees them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.engine.lock import Locked, locked

HOLD = """
import sys, time
from pathlib import Path
from patolli.engine.lock import locked
with locked(Path(sys.argv[1]), "http://127.0.0.1:8000/"):
    print("held", flush=True)
    time.sleep(600)
"""


def refused(path: Path) -> Locked:
    """What is said to somebody else."""
    with pytest.raises(Locked) as caught, locked(path):
        pass
    return caught.value


def test_who_holds_it_is_told_and_his_death_frees_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, env=os.environ) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline().strip() == b"held"
            said = refused(path)
            assert (said.holder, said.note) == (str(other.pid), "http://127.0.0.1:8000/")
            assert str(said) == f"{path} is held by another process (id {other.pid})"
        finally:
            other.kill()
    # Killed without a chance to clean up.
    with locked(path):
        assert refused(path).note == "", "what a dead one has written is gone"


def test_the_same_process_cannot_hold_it_twice(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with locked(path, "mine"):
        said = refused(path)
        assert (said.holder, said.note) == (str(os.getpid()), "mine")
        assert refused(path).note == "mine", "who is refused changes nothing"
    with locked(path):
        pass


def test_a_process_that_its_holder_has_started_does_not_hold_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with locked(path):
        child = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    try:
        with locked(path):
            pass
    finally:
        child.communicate()


def test_a_file_full_of_rubbish_names_no_holder(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with locked(path):
        path.write_bytes(b"\xff\x00 not a number")
        assert refused(path).holder == ""


def test_the_file_stays(tmp_path: Path) -> None:
    """Deleting it lets two in: one who already has it open, and one who creates it again."""
    path = tmp_path / "lock"
    with locked(path):
        pass
    there = path.stat().st_ino
    with locked(path):
        assert path.stat().st_ino == there
    assert path.exists()
