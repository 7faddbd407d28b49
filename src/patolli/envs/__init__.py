"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once (docs/research.md).

`from patolli.envs import tzolkin_v0`: every game that is installed has such a name, for PettingZoo.
"""

from __future__ import annotations

from typing import Any

from patolli.engine.game import game_names


def __getattr__(name: str) -> Any:
    game, _, version = name.rpartition("_v")
    if version == "0" and game in game_names():
        from patolli.envs.pettingzoo import module_of

        return module_of(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *(f"{game}_v0" for game in game_names())]
