"""`patolli warm`: compile the rules now, so that nothing waits later."""

from __future__ import annotations

from patolli.cli.common import ready_game
from patolli.engine.game import game_names


def warm() -> None:
    """Compile the rules of all games now (otherwise done by the first command that needs them)."""
    for name in game_names():
        ready_game(name)
