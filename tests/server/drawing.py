"""What games draw on a server, from a seed: with the generator of the operating system, which hosts use, no test would
ever see the same game twice. Names of tables and secrets are not drawn here: they stay different in every run."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

DRAWING = ("patolli.engine.match", "patolli.server.history.forks", "patolli.server.tables.bots")
"""Modules that draw deals, what is dealt anew to who tries from a position, and the numbers of bots."""


class Drawn:
    """As much of `secrets` as these modules use."""

    def __init__(self, seed: str) -> None:
        dice = random.Random(seed)
        self.randbits = dice.getrandbits
        self.randbelow = dice.randrange


def draw_from(seed: str, put: Callable[[Any, str, object], None] = setattr) -> None:
    """Let each of them draw by a seed of its own, so that one cannot take the numbers of another."""
    for name in DRAWING:
        put(importlib.import_module(name), "secrets", Drawn(f"{seed} {name}"))
