"""Agents by name: `random`, `greedy`, `search:400` (simulations), `search:1.5s` (seconds), and bots of your own."""

from __future__ import annotations

from collections.abc import Callable

from patolli.agents.own import OWN_AGENTS, is_own, own_agent
from patolli.agents.policy import Agent, PolicyAgent
from patolli.agents.protocol import check_seconds
from patolli.agents.search import Budget, SearchAgent
from patolli.engine.errors import BadSetup, shown

RECIPES: dict[str, Callable[[int], Agent]] = {
    "random": lambda seed: PolicyAgent("random", seed),
    "greedy": lambda seed: PolicyAgent("greedy", seed),
}
"""Agents that are one word: how to make one from a seed."""

AGENTS = (*RECIPES, "search:400", "search:1.5s")
"""How agents can be named everywhere: the last two are examples of a budget."""


def find_agent(name: str, seed: int = 0, *, seconds: float | None = None, own: bool = False) -> Agent:
    """The agent of that name; BadSetup tells which names there are.

    `own` allows bots that people bring (docs/bots.md): `mybot.py:MyBot` and `cmd:./bot`, with so many seconds for a
    decision. They are programs, so allow them only where the name was typed as part of a command: never where it comes
    from a saved game, or from anywhere else.
    """
    kind, colon, budget = name.partition(":")
    if name in RECIPES:
        return RECIPES[name](seed)
    if kind == "search" and colon:
        return SearchAgent(Budget.parse(budget), seed)
    if is_own(name):
        if not own:
            raise BadSetup(f"{shown(name)} would start a program, which cannot be done from here; {_known(AGENTS)}")
        return own_agent(name, seed, check_seconds(seconds))
    raise BadSetup(f"no agent is called {shown(name)}; {_known((*AGENTS, *OWN_AGENTS) if own else AGENTS)}")


def _known(names: tuple[str, ...]) -> str:
    return f"known agents: {', '.join(names)}"
