"""What games draw on a server, from a seed: with the operating system's generator, which hosts use, no test would ever
see the same game twice. Names of tables and secrets are not drawn here: they stay different in every run."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

DRAWING = (
    "patolli.engine.match",
    "patolli.server.history.forks",
    "patolli.server.study.beginnings",
    "patolli.server.tables.bots",
)
"""Modules that draw deals, what is redealt to people who try from a position, and bots' numbers."""


class Drawn:
    """The part of `secrets` that these modules use."""

    def __init__(self, seed: str) -> None:
        dice = random.Random(seed)
        self.randbits = dice.getrandbits
        self.randbelow = dice.randrange


def draw_from(seed: str, put: Callable[[Any, str, object], None] = setattr) -> None:
    """Let each of them draw from its own seed, so that one cannot take another's numbers."""
    for name in DRAWING:
        put(importlib.import_module(name), "secrets", Drawn(f"{seed} {name}"))
