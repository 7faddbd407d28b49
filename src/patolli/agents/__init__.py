"""Players that know games only by the contract of `patolli.engine.game`."""

from patolli.agents.policy import Agent, PolicyAgent, agent_names, find_agent

__all__ = ["Agent", "PolicyAgent", "agent_names", "find_agent"]
