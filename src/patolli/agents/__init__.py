"""Players that know games only by the contract of `patolli.engine.game`."""

from patolli.agents.names import AGENTS, STRENGTHS, find_agent
from patolli.agents.own import OWN_AGENTS
from patolli.agents.policy import Agent, PolicyAgent
from patolli.agents.process import ProcessAgent
from patolli.agents.protocol import AgentFault
from patolli.agents.search import SearchAgent

__all__ = [
    "AGENTS",
    "OWN_AGENTS",
    "STRENGTHS",
    "Agent",
    "AgentFault",
    "PolicyAgent",
    "ProcessAgent",
    "SearchAgent",
    "find_agent",
]
