"""`patolli warm`: compile the rules now, so that nothing waits later."""

from __future__ import annotations

from patolli.agents.ready.stages import STAGES
from patolli.cli.ready import compile_now
from patolli.engine.compiled import jit
from patolli.engine.game import find_game, game_names, game_package
from patolli.envs import games


def warm() -> None:
    """Compile the rules of all games now, on all cores."""
    compile_now(game_names(), STAGES)
    for name in game_names():
        jit.warm(f"{name}-envs", games.warm_up(find_game(name)), package=game_package(name))
