"""Other people's programs: lines in and out, never more than we want, and an end with everything they have started."""

from __future__ import annotations

import os
import sys
import threading

import pytest

from patolli.engine.processes.program import Program, lines_of
from patolli.engine.processes.starting import OURS_ALONE

PATIENCE = 60.0


def python(code: str, most: int = 1000) -> Program:
    return Program([sys.executable, "-c", code], most)


def test_a_conversation() -> None:
    program = python("import sys\nfor line in sys.stdin: print('heard', line.strip(), flush=True)\nsys.exit('bye')")
    program.send(b"one\n")
    assert program.receive(PATIENCE) == b"heard one"
    assert program.receive(0.0) is None
    program.send(b"two\n")
    assert program.receive(PATIENCE) == b"heard two"
    program.end(PATIENCE)
    with pytest.raises(EOFError):
        program.receive(PATIENCE)
    assert program.exit_code() == 1
    assert program.stderr.strip() == "bye"


def test_one_that_closes_its_output_and_lives_on() -> None:
    program = python("import os, time\nos.close(1)\ntime.sleep(600)")
    with pytest.raises(EOFError):
        program.receive(PATIENCE)
    assert program.exit_code() is None
    program.end()
    assert program.exit_code() == -9


def test_it_is_not_told_what_is_ours_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in OURS_ALONE:
        monkeypatch.setenv(name, "postgresql://me:password@here/there")
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    program = python(f"import os\nprint([os.environ.get(name) for name in {['OMP_NUM_THREADS', *OURS_ALONE]}])")
    assert program.receive(PATIENCE) == str(["7", *(None for _ in OURS_ALONE)]).encode()
    program.end()
    assert {*OURS_ALONE} <= {*os.environ}


def test_a_long_line_is_not_kept() -> None:
    out, into = os.pipe()
    threading.Thread(target=lambda: (os.write(into, b"a\n\nb\n"), os.write(into, b"x" * 50_000))).start()
    lines = lines_of(out, 1000)
    assert [next(lines), next(lines)] == [b"a", b"b"]
    assert 1000 < len(next(lines)) <= 50_000
    assert list(lines) == []
    os.close(into)
    os.close(out)
