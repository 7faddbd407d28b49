"""Calling the commands: in this process, from `main` on, or as a separate process."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from patolli import Match
from patolli.cli import main
from patolli.engine.game import find_game
from patolli.testing.games import playout
from tests.paths import PROJECT

GAME = find_game("tzolkin")
COLUMNS, LANGUAGE = "160", "C.UTF-8"
"""Of the terminal in which commands are called."""


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one document on one line"
        return json.loads(self.out)


class Streams:
    """Standard streams in memory, with a binary layer, like real ones."""

    def __init__(self, data: bytes) -> None:
        self.stdin = io.TextIOWrapper(io.BytesIO(data), "utf-8")
        self.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")
        self.stderr = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")

    def text(self, stream: io.TextIOWrapper) -> str:
        stream.flush()
        buffer = stream.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode()


def run(*args: object, stdin: bytes = b"") -> Ran:
    """The whole command, from `main` on, in this process."""
    streams = Streams(stdin)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["patolli", *map(str, args)])
        patch.setenv("COLUMNS", COLUMNS)
        patch.setenv("LC_ALL", LANGUAGE)
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, getattr(streams, name))
        code: Any = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    return Ran(int(code), streams.text(streams.stdout), streams.text(streams.stderr))


def refused(*args: object, stdin: bytes = b"", code: int = 1) -> str:
    """The sentence with which a call ends."""
    ran = run(*args, stdin=stdin)
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith("patolli: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("patolli: ").strip()


def environment(**more: str) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": f"{PROJECT / 'src'}{os.pathsep}{PROJECT}"} | more


def start(*args: object, **more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "patolli.cli", *map(str, args)],
        env=environment(**more), stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
    )  # fmt: skip


def finished() -> Match:
    """A game of three, with tricky names."""
    return Match.from_record(playout(GAME, 3, 4).record() | {"players": ["Ana", "", "<Zoë & Co>"]})


def write(path: Path, record: Any) -> Path:
    path.write_bytes(record if isinstance(record, bytes) else msgspec.json.encode(record))
    return path
