"""Templates: modules of compiled loops, instantiated for each game with its kernels in place of `slots`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from patolli.engine.compiled.origins import LENT as LENT_BY

LOOPS = "patolli.engine.compiled.loops"
"""The template for the loops that every game has."""
CALLS, LOOKING = "patolli.engine.compiled.calls", "patolli.engine.compiled.looking"
"""The templates for single calls."""
LENT = ("choose_greedy", "estimate_after")
"""Kernels of the loops that other templates may use."""


class Lender(Protocol):
    """What binding needs from a game."""

    @property
    def name(self) -> str: ...
    @property
    def kernels(self) -> Mapping[str, Callable[..., Any]]: ...


def bind(template: str, game: Lender) -> Any:
    """The module `template` for one game. Its exported functions are cached on disk like those of the game itself."""
    name = f"{template}@{game.name}"
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(template)
    if spec is None or spec.origin is None:
        raise ImportError(f"no template named {template}")
    module = ModuleType(name)
    module.__file__ = spec.origin
    module.__package__ = template.rpartition(".")[0]
    source = Path(spec.origin).read_bytes()
    module.__dict__.update(game.kernels)
    # What is compiled here also depends on the kernels that it names.
    named = set(re.findall(r"\w+", source.decode()))
    lent = {kernel.__module__ for name, kernel in game.kernels.items() if name in named}
    if template not in (LOOPS, CALLS, LOOKING):
        loops = {name: getattr(bind(LOOPS, game), name) for name in LENT}
        module.__dict__.update(loops)
        if named & set(loops):
            lent.update(getattr(bind(LOOPS, game), LENT_BY))
    setattr(module, LENT_BY, tuple(sorted(lent)))
    # Registered before it runs: compiled code from disk looks up its module by name.
    sys.modules[name] = module
    try:
        exec(compile(source, spec.origin, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module
