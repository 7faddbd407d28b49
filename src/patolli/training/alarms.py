"""Whether a training still makes progress, measured every few rounds: a plateau should show in an hour, not in a week.

All is measured on the same deals and positions every time, which depend on the seed alone. They come from games of the
network that the training began with (or, without one, of the greedy policy), half of them varied.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from patolli.agents.network.file import Network
from patolli.agents.network.values import said_by
from patolli.agents.policy import Agent, PolicyAgent
from patolli.agents.search.agent import Budget, SearchAgent
from patolli.agents.search.growing import Recipe, SearchTree
from patolli.arena.plan import derive
from patolli.engine.game import Game, find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.training.beginnings import begin
from patolli.training.table import POINT
from patolli.training.ways import Beginning

Array = np.ndarray[Any, Any]

CHUNKS, POSITIONS = 30, 10
"""How many games, and how many positions of each."""
SEARCHED, JUDGED = 400, 12_800
"""Simulations of what is compared with the prior, and of what judges both."""
CONTESTS, CONTEST = 40, 100
"""Games against three of the reference, and their simulations."""
GREEDY_GAMES, GREEDY = 20, 800
"""Games against three who play greedily, and the simulations of the one who does not."""
VARIED = Beginning(games=0.5, gifts=(1, 3))
STUCK = 0.08
"""A search that seldom disagrees with the network has nothing to teach."""


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What one piece of work found."""

    differs: list[bool] = []
    regrets: list[float] = []
    priors: dict[str, list[float]] = {}
    gifts: dict[str, float] = {}
    won: float | None = None
    greedy: float | None = None


class Alarms(msgspec.Struct, frozen=True, kw_only=True):
    """What was found after a round."""

    number: int
    differs: float
    """How often a search of 400 differs from what the network likes best."""
    regret: float
    """How many points a decision what the network likes best costs, as a search of 12,800 sees it."""
    wins: float | None
    """Alone against three of the network that the training began with, as a share of the games; None without one."""
    greedy: float
    """Points alone against three who play greedily."""
    priors: dict[str, float]
    """What the network gives to actions that are watched, where they are possible."""
    gifts: dict[str, float]
    """How many points the network believes gifts to be worth at the beginning."""

    @property
    def words(self) -> str:
        """In one line."""
        stuck = f" (below {STUCK:.0%}: stuck)" if self.differs < STUCK else ""
        said = [
            f"the search differs from the prior in {self.differs:.1%}{stuck}",
            f"the prior's favourite costs {self.regret:.2f} points a decision",
            f"{self.greedy:.1f} points alone against three greedy",
            *(f"prior of {name} {prior:.3f}" for name, prior in self.priors.items()),
            *(f"{name} believed to be worth {points:+.1f}" for name, points in self.gifts.items()),
        ]
        if self.wins is not None:
            said.insert(2, f"wins {self.wins:.0%} alone against three of the first network")
        return f"After round {self.number}: {'; '.join(said)}."


@dataclass(frozen=True)
class Measuring:
    """The pieces of work, by number, for any process."""

    game: str
    seed: int
    network: Network
    reference: Network | None

    def __call__(self, number: int) -> bytes:
        game = find_game(self.game)
        if number < CHUNKS:
            return msgspec.json.encode(self._look(game, number))
        number -= CHUNKS
        agent_seed = derive(self.seed, "alarm", number)
        if number < CONTESTS:
            if self.reference is None:
                return msgspec.json.encode(Found())
            others: list[Agent] = [
                SearchAgent(Budget(CONTEST), agent_seed + seat, network=self.reference) for seat in range(1, 4)
            ]
            scores, winners = alone(
                game, SearchAgent(Budget(CONTEST), agent_seed, network=self.network), others, number
            )
            seat = number % len(scores)
            return msgspec.json.encode(Found(won=1 / len(winners) if seat in winners else 0.0))
        number -= CONTESTS
        greedy: list[Agent] = [PolicyAgent("greedy", agent_seed + seat) for seat in range(1, 4)]
        scores, _ = alone(game, SearchAgent(Budget(GREEDY), agent_seed, network=self.network), greedy, number)
        return msgspec.json.encode(Found(greedy=scores[number % len(scores)]))

    def _look(self, game: Game, number: int) -> Found:
        """At positions of one game."""
        positions, first = fixed_positions(game, self.reference, derive(self.seed, "positions", number))
        tree = SearchTree(game, self.network, Recipe(), derive(self.seed, "judging", number))
        watched = {
            name: {game.notation.tokens.index(token) for token in tokens}
            for name, tokens in game.learning.watch.actions.items()
        }
        priors: dict[str, list[float]] = {name: [] for name in watched}
        differs, regrets = list[bool](), list[float]()
        chosen = set(np.linspace(0, len(positions) - 1, POSITIONS).round().astype(int).tolist())
        for at, state in enumerate(positions):
            tree.stand_at(state)
            tree.grow(1, 0)
            seat = int(game.seat(state))
            actions, prior = tree.children(seat)[0].tolist(), tree.root_priors().copy()
            for name, ids in watched.items():
                if ids.intersection(actions):
                    priors[name].append(float(sum(prior[i] for i, action in enumerate(actions) if action in ids)))
            if at in chosen:
                favourite = int(np.argmax(prior))
                tree.grow(SEARCHED - 1, 1)
                differs.append(int(np.argmax(tree.children(seat)[1])) != favourite)
                tree.grow(JUDGED - SEARCHED, 2)
                _, visits, sums = tree.children(seat)
                worths = sums / np.maximum(visits, 1)
                regrets.append(max(0.0, float(worths[np.argmax(visits)] - worths[favourite])) / POINT)
        return Found(differs=differs, regrets=regrets, priors=priors, gifts=self._gifts(game, first))

    def _gifts(self, game: Game, state: Array) -> dict[str, float]:
        """What the network believes each gift to be worth to who decides."""
        seat, players = int(game.seat(state[0])), int(game.players(state[0]))
        found: dict[str, float] = {}
        for name, give in game.learning.watch.gifts.items():
            both = game.new_states(2)
            both[:] = state[0]
            give(both[1], seat)
            _, points = said_by(self.network, game, both, np.full(2, seat), players)
            found[name] = float(points[1, seat] - points[0, seat])
        return found


def alone(game: Game, one: Agent, others: Sequence[Agent], number: int) -> tuple[list[float], list[int]]:
    """The scores and the winners of a game of one agent against others, which sit around it."""
    players = min(game.max_players, 1 + len(others))
    match = Match.new(game, players, seed=1000 + number)
    seat = number % players
    table = [others[(other - seat) % players - 1] if other != seat else one for other in range(players)]
    while match.seat is not None:
        match.play(table[match.seat].choose(Sight.of(match)))
    return match.scores(), game.winners(match.state)


def fixed_positions(game: Game, network: Network | None, seed: int) -> tuple[list[Any], Array]:
    """Decisions with a choice of a game of the most players, and the first of them that comes after the set-up, if the
    game can be varied there."""
    rng = np.random.default_rng(seed)
    states = game.new_states(1)
    game.deal(states[0], game.max_players, int(rng.integers(2**63)))
    begin(game, states, [VARIED], rng)
    first = game.new_states(1)
    game.deal(first[0], game.max_players, int(rng.integers(2**63)))
    begin(game, first, [Beginning(games=1.0, varied=0.0)], rng)
    tree = SearchTree(game, network, Recipe(), int(rng.integers(2**62)))
    out = np.zeros(game.rules.max_legal, np.int16)
    found: list[Any] = []
    state = states[0]
    while (seat := int(game.seat(state))) >= 0:
        if game.legal(state, out) > 1:
            found.append(states.copy()[0])
            tree.stand_at(state)
            tree.grow(8, len(found))
            actions, visits, _ = tree.children(seat)
            action = int(rng.choice(actions, p=visits / visits.sum()))
        else:
            action = int(out[0])
        game.apply(state, action)
    return found, first


def numbers() -> range:
    """The pieces of work."""
    return range(CHUNKS + CONTESTS + GREEDY_GAMES)


def put_together(number: int, found: Sequence[Found]) -> Alarms:
    """What all pieces found, after a round."""

    def mean(values: Sequence[float]) -> float:
        return round(float(np.mean(values)), 4)

    def by_name(pieces: Sequence[Mapping[str, Sequence[float]]]) -> dict[str, float]:
        names = dict.fromkeys(name for piece in pieces for name, values in piece.items() if values)
        return {name: mean([value for piece in pieces for value in piece.get(name, ())]) for name in names}

    wins = [one.won for one in found if one.won is not None]
    return Alarms(
        number=number,
        differs=mean([value for one in found for value in one.differs]),
        regret=mean([value for one in found for value in one.regrets]),
        wins=mean(wins) if wins else None,
        greedy=mean([one.greedy for one in found if one.greedy is not None]),
        priors=by_name([one.priors for one in found]),
        gifts=by_name([{name: [value] for name, value in one.gifts.items()} for one in found]),
    )
