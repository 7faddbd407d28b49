"""What tests of `patolli play` share: the result of a run, and what it saved. The fixtures are in conftest.py."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from patolli.cli.play.files import games_folder


@dataclass
class Result:
    code: int
    out: str
    err: str


Run = Callable[..., Result]


def files() -> list[Path]:
    return sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)


def record(path: Path | None = None) -> dict:
    return json.loads((path or files()[-1]).read_text(encoding="utf-8"))


def moves(path: Path | None = None) -> list[str]:
    return record(path)["moves"]
