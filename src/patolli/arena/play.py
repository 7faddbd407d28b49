"""One game of a tournament. Whatever an agent does, the game comes to its end."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import msgspec
import numpy as np

from patolli.agents.names import find_agent
from patolli.agents.own.protocol import AgentFault
from patolli.agents.policy import Agent, PolicyAgent
from patolli.arena.plan import Plan, derive
from patolli.arena.results import Fault, GameResult
from patolli.engine.errors import shown
from patolli.engine.game import Game, State, find_game
from patolli.engine.match import Match, places
from patolli.engine.options import read_options
from patolli.engine.record import clean
from patolli.engine.sight import Sight

MOST_FAULTS = 20
"""How many faults of a game are kept; the last one says how many more there were."""
MOST_PROBLEM = 300
"""Letters of a problem that are kept."""


class Player:
    """An agent on its seat, with its clock, and with `random` to stand in when it fails."""

    def __init__(self, plan: Plan, number: int, seat: int, name: str) -> None:
        self.seat = seat
        self.seconds = 0.0
        self.decisions = 0
        self.faults: list[Fault] = []
        self._agent: Agent | None = None
        self._missing = ""
        self._stand_in = PolicyAgent("random", derive(plan.seed, "stand-in", number, seat))
        try:
            self._agent = find_agent(name, plan.agent_seed(number, seat), seconds=plan.time_limit, own=True)
        except (KeyboardInterrupt, SystemExit, MemoryError):
            raise
        except BaseException as error:
            self._missing = _in_words(error)

    def decide(self, match: Match, legal: list[str]) -> str:
        """The agent's choice; after a fault, one by `random`."""
        self.decisions += 1
        answer, problem = self._ask(Sight.of(match), legal)
        if not problem:
            return answer
        self.faults.append(Fault(self.seat, len(match), clean(problem)[:MOST_PROBLEM]))
        return self._stand_in.choose(Sight.of(match))

    def _ask(self, sight: Sight, legal: list[str]) -> tuple[str, str]:
        """The answer of the agent, and what is wrong with it."""
        if self._agent is None:
            return "", self._missing
        start = time.perf_counter()
        try:
            # An agent may come from anywhere, and return anything.
            answer: Any = self._agent.choose(sight)
            if type(answer) is str and answer in legal:
                return answer, ""
            return "", f"answered {shown(answer)}, which is none of the legal tokens {shown(legal, 200)}"
        except (KeyboardInterrupt, SystemExit, MemoryError):
            raise
        except BaseException as error:
            return "", _in_words(error)
        finally:
            self.seconds += time.perf_counter() - start

    def close(self) -> None:
        """Let the agent clean up, if it wants to; by now, nothing that goes wrong matters."""
        close = getattr(self._agent, "close", None)
        if callable(close):
            with contextlib.suppress(Exception):
                close()


def play_game(plan: Plan, number: int) -> GameResult:
    """Play one game of a plan. Everything but the seconds depends on the plan and the number alone."""
    match = Match.new(find_game(plan.game), plan.players, plan.deal(number), read_options(plan.options))
    players = [Player(plan, number, seat, plan.agents[agent]) for seat, agent in enumerate(plan.seating(number))]
    try:
        while (seat := match.seat) is not None:
            legal = match.legal()
            match.play(legal[0] if len(legal) == 1 else players[seat].decide(match, legal))
    finally:
        for player in players:
            player.close()
    return _result(plan, number, match, players)


def _result(plan: Plan, number: int, match: Match, players: list[Player]) -> GameResult:
    game = match.game
    states = [match.state_at(at) for at in range(len(match) + 1)]
    actions = match.actions
    scores = match.scores()
    faults = sorted((fault for player in players for fault in player.faults), key=lambda fault: fault.number)
    return GameResult(
        number=number,
        deal=plan.deal(number),
        agents=plan.seating(number),
        scores=scores,
        places=places(scores, match.winners),
        sources=game.sources(states, actions),
        by_day=by_day(game, plan.players, states),
        openings=game.openings(states, actions),
        moves=match.moves,
        seconds=[round(player.seconds, 6) for player in players],
        decisions=[player.decisions for player in players],
        faults=_shortened(faults),
        fault_counts=[len(player.faults) for player in players] if faults else [],
    )


def by_day(game: Game, players: int, states: list[State]) -> list[list[float]]:
    """Points of each seat at the end of each day: when a later day has begun, or the game is over."""
    days: list[list[int]] = []
    out = np.zeros(game.max_players, np.int64)
    for state in states:
        # A game may skip a day: then both have ended here.
        while len(days) < game.learning.clock(state) - 1:
            game.scores(state, out)
            days.append(out.tolist())
    game.scores(states[-1], out)
    days.append(out.tolist())
    return [[quarters[seat] / 4 for quarters in days] for seat in range(players)]


def _in_words(error: BaseException) -> str:
    if isinstance(error, AgentFault):
        return error.problem
    kind = type(error).__name__
    try:
        return f"{kind}: {error}" if str(error) else kind
    except Exception:  # an error that cannot even be turned into text
        return kind


def _shortened(faults: list[Fault]) -> list[Fault]:
    more = len(faults) - MOST_FAULTS
    if more <= 0:
        return faults
    last = faults[MOST_FAULTS - 1]
    told = msgspec.structs.replace(last, problem=f"{last.problem} (and {more:,} more in this game)")
    return [*faults[: MOST_FAULTS - 1], told]
