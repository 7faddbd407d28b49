"""What games draw on a server, from a seed: with the operating system's generator, which hosts use, no test would ever
see the same game twice. Names of tables and secrets are not drawn here: they stay different in every run."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

DRAWING = (
    "patolli.engine.match",
    "patolli.server.history.forks",
    "patolli.server.study.beginnings",
    "patolli.server.tables.bots",
)
"""Modules that draw deals, what is redealt to people who try from a position, and bots' numbers."""


class Drawn:
    """The part of `secrets` that these modules use. `of` is a file that says for which test they draw now: numbers
    begin anew when it changes, so that a server that many tests share deals the same to each of them, whichever ran
    before."""

    def __init__(self, seed: str, of: Path | None = None) -> None:
        self._seed = seed
        self._of = of
        self._drawing_for = ""
        self._dice = random.Random(seed)

    def _current(self) -> random.Random:
        if self._of is not None and (now := self._of.read_text(encoding="utf-8")) != self._drawing_for:
            self._drawing_for = now
            self._dice = random.Random(f"{self._seed} {now}")
        return self._dice

    def randbits(self, bits: int) -> int:
        return self._current().getrandbits(bits)

    def randbelow(self, end: int) -> int:
        return self._current().randrange(end)


def draw_from(seed: str, put: Callable[[Any, str, object], None] = setattr, of: Path | None = None) -> None:
    """Let each of them draw from its own seed, so that one cannot take another's numbers."""
    for name in DRAWING:
        put(importlib.import_module(name), "secrets", Drawn(f"{seed} {name}", of))
