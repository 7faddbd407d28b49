"""Templates: modules of compiled loops that are made anew for every game, with its kernels in place of `slots`."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from patolli.engine.game import Game

LOOPS = "patolli.engine.loops"
"""The template that every game has."""
LENT = ("choose_greedy",)
"""Its kernels that other templates may use."""


def bind(template: str, game: Game) -> Any:
    """The module `template` for one game. Its entries are kept on disk like those of the game itself."""
    name = f"{template}@{game.name}"
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(template)
    if spec is None or spec.origin is None:
        raise ImportError(f"there is no template {template}")
    module = ModuleType(name)
    module.__file__ = spec.origin
    module.__package__ = template.rpartition(".")[0]
    module.__dict__.update(game.inner)
    if template != LOOPS:
        module.__dict__.update({kernel: getattr(bind(LOOPS, game), kernel) for kernel in LENT})
    # Under its own name before it runs: compiled code that was kept on disk looks its module up by name.
    sys.modules[name] = module
    try:
        exec(compile(Path(spec.origin).read_bytes(), spec.origin, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module
