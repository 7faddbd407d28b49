"""Players that know games only by the contract of `patolli.engine.game`."""

from patolli.agents.names import AGENTS, find_agent
from patolli.agents.policy import Agent, PolicyAgent
from patolli.agents.search import SearchAgent

__all__ = ["AGENTS", "Agent", "PolicyAgent", "SearchAgent", "find_agent"]
