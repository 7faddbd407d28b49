"""Agents by name: `random`, `greedy`, strengths for people, searches with a budget, and bots of your own."""

from __future__ import annotations

from patolli.agents.own.protocol import check_seconds
from patolli.agents.own.specs import OWN_AGENTS, is_own, own_agent
from patolli.agents.policy import Agent, PolicyAgent
from patolli.agents.search.names import named_search
from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import POLICIES

STRENGTHS = {
    "easy": "8+temperature=1.5",
    "normal": "32+temperature=0.7",
    "hard": "400",
    "expert": "6400",
}
"""Opponents for people, weakest first, and the search that each of them is; docs/agents.md tells how they play."""

AGENTS = (*POLICIES, *STRENGTHS, "search:400", "search:1.5s")
"""How agents can be named everywhere: the last two are examples of a budget."""


def find_agent(name: str, seed: int = 0, *, seconds: float | None = None, own: bool = False) -> Agent:
    """The agent of that name; BadSetup tells which names there are.

    `own` allows bots that people bring (docs/bots.md): `mybot.py:MyBot` and `cmd:./bot`, with so many seconds for a
    decision. They are programs, so allow them only where the name was typed as part of a command: never where it comes
    from a saved game, or from anywhere else.
    """
    kind, colon, what = name.partition(":")
    if name in POLICIES:
        return PolicyAgent(name, seed)
    if name in STRENGTHS:
        return named_search(STRENGTHS[name], seed, own=False)
    if kind == "search" and colon:
        return named_search(what, seed, own=own)
    if is_own(name):
        if not own:
            raise BadSetup(f"{shown(name)} would start a program, which cannot be done from here; {_known(AGENTS)}")
        return own_agent(name, seed, check_seconds(seconds))
    raise BadSetup(f"no agent is called {shown(name)}; {_known((*AGENTS, *OWN_AGENTS) if own else AGENTS)}")


def _known(names: tuple[str, ...]) -> str:
    return f"known agents: {', '.join(names)}"
