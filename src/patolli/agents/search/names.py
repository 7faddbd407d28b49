"""Searches by name: `search:400`, and for experiments `search:400@net.npz+exploration=2`.

After the budget comes, if wanted, the file of a network after `@` (or `none`: search with the game's estimate), and
options after `+`: any number of `Recipe`, `threads`, `reuse=0` and `temperature`. No sign in this needs quotes in a
shell.
"""

from __future__ import annotations

import math
from dataclasses import fields, replace
from pathlib import Path

from patolli.agents.network.file import Network
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.agents.search.growing import WITHOUT_NETWORK, Recipe
from patolli.engine.errors import BadSetup, shown

NO_NETWORK = "none"
MOST_THREADS = 64
_RECIPE = tuple(field.name for field in fields(Recipe))
_OPTIONS = (*_RECIPE, "threads", "reuse", "temperature")
_LIMITS = (0.0, 1e6)


def named_search(text: str, seed: int, *, own: bool) -> SearchAgent:
    """The search that `text`, what follows `search:`, describes. Files are only read if `own` allows it."""
    head, *options = text.split("+")
    budget, at, file = head.partition("@")
    network: Network | None = None
    if at and file != NO_NETWORK:
        if not own:
            raise BadSetup(f"the network {shown(file)} is a file, which cannot be named here")
        network = Network.load(Path(file))
    values: dict[str, float] = {}
    for option in options:
        name, _, value = option.partition("=")
        if name not in _OPTIONS:
            raise BadSetup(f"a search has no option {shown(name)}; it has {', '.join(_OPTIONS)}")
        values[name] = _number(name, value)
    threads = values.pop("threads", 1)
    if threads not in range(1, MOST_THREADS + 1):
        raise BadSetup(f"threads is a whole number from 1 to {MOST_THREADS}, not {threads:g}")
    reuse = values.pop("reuse", 1) != 0
    temperature = values.pop("temperature", 0.0)
    if temperature and not 0.05 <= temperature <= 20:
        raise BadSetup(f"temperature is 0, or a number from 0.05 to 20, not {temperature:g}")
    with_network = file != NO_NETWORK
    recipe = replace(Recipe() if with_network else WITHOUT_NETWORK, **values)
    return SearchAgent(Budget.parse(budget), seed, recipe, int(threads), network, with_network, reuse, temperature)


def _number(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not _LIMITS[0] <= value <= _LIMITS[1]:
        raise BadSetup(f"{name} is a number from {_LIMITS[0]:g} to {_LIMITS[1]:g}, not {shown(text)}")
    return value
