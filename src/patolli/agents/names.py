"""Agents by name: `random`, `greedy`, `search:400` (simulations), `search:1.5s` (seconds)."""

from __future__ import annotations

from patolli.agents.policy import Agent, PolicyAgent
from patolli.agents.search import Budget, SearchAgent
from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import POLICIES

AGENTS = (*POLICIES, "search:400", "search:1.5s")
"""How agents can be named: the last two are examples of a budget."""


def find_agent(name: str, seed: int = 0) -> Agent:
    """The agent of that name; BadSetup tells which names there are."""
    kind, colon, budget = name.partition(":")
    if name in POLICIES:
        return PolicyAgent(name, seed)
    if kind == "search" and colon:
        return SearchAgent(Budget.parse(budget), seed)
    raise BadSetup(f"no agent is called {shown(name)}; known agents: {', '.join(AGENTS)}")
