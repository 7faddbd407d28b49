"""`patolli warm`: compile the rules now, so that nothing waits later."""

from __future__ import annotations

from patolli.cli.common import ready_game, say_progress
from patolli.engine import jit
from patolli.engine.game import game_names
from patolli.envs import games


def warm() -> None:
    """Compile the rules of all games now (otherwise done by the first command that needs them)."""
    for name in game_names():
        game = ready_game(name)
        if jit.JIT:
            jit.warm(f"{name}-envs", games.warm_up(game), say_progress)
