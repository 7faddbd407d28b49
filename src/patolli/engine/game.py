"""The contract: what a game is, put together from its parts, and how games are found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.metadata import entry_points
from typing import Any

import msgspec
import numpy as np

from patolli.engine.compiled.bind import CALLS, LOOKING, LOOPS, bind
from patolli.engine.compiled.jit import records
from patolli.engine.compiled.rng import check_tape, dealing_rng
from patolli.engine.compiled.trouble import in_short
from patolli.engine.errors import BadGame, BadSetup, UnknownGame, shown
from patolli.engine.library import Library
from patolli.engine.parts import Faces, Kernel, Learning, Notation, Options, Rules, State, View, Words, kernels_of

__all__ = [
    "MOST_OPTIONS",
    "POLICIES",
    "SCRATCH",
    "Game",
    "Kernel",
    "State",
    "View",
    "find_game",
    "game_names",
    "game_package",
]

Array = np.ndarray[Any, Any]

POLICIES = ("random", "greedy")
"""Ways to decide that every game has in compiled code; a policy's number is its index here."""
MOST_OPTIONS = 16 * 1024
"""The most bytes of options as JSON that a table may keep."""
SCRATCH = 5
"""How many positions the compiled loops need: first the game's own, the rest is scratch space."""


@dataclass(frozen=True)
class Game:
    """A game by its parts; see `docs/architecture.md`.

    A position is one record of `rules.dtype`. From the kernels of the parts the engine makes the functions that Python
    calls: `deal`, `legal`, `apply`, ... below, and the loops that every game has (`choose`, `play_games`, `perft`).
    """

    name: str
    title: str
    min_players: int
    max_players: int
    rules: Rules
    notation: Notation
    words: Words
    learning: Learning
    faces: Faces = field(default_factory=Faces)
    options: Options | None = None
    library: Library | None = None

    def __post_init__(self) -> None:
        for name, one in self.kernels.items():
            if not callable(one):
                raise BadGame(self.name, f"its {name} is {shown(one)}, which is not a kernel")

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        """All kernels that the parts lend to compiled code, by their names in `compiled/slots.py`."""
        return kernels_of(self.rules) | kernels_of(self.learning)

    # Functions that Python calls, each a `cached_property`, so that it is looked up once.

    @cached_property
    def deal_with(self) -> Callable[[State, int, Array], None]:
        """`deal_with(state, players, rng)`: writes a fresh position into a `blank` record, with everything random
        already drawn, from a generator of `compiled/rng.py`."""
        return self.loops(CALLS).deal_with

    @cached_property
    def legal(self) -> Callable[[State, Array], int]:
        """`legal(state, out) -> n`: the action ids of the current decision, ascending."""
        return self.loops(CALLS).legal

    @cached_property
    def apply(self) -> Callable[[State, int], None]:
        """`apply(state, action)`: carries out one legal action, up to the next decision."""
        return self.loops(CALLS).apply

    @cached_property
    def seat(self) -> Callable[[State], int]:
        """`seat(state)`: who decides; -1 when over."""
        return self.loops(CALLS).seat

    @cached_property
    def scores(self) -> Callable[[State, Array], None]:
        """`scores(state, out)`: scores in quarter points, final when the game is over."""
        return self.loops(CALLS).scores

    @cached_property
    def players(self) -> Callable[[State], int]:
        """`players(state)`: how many play."""
        return self.loops(CALLS).players

    @cached_property
    def wins(self) -> Callable[[State, int], bool]:
        """`wins(state, seat)`: whether that seat wins if the game ends here."""
        return self.loops(CALLS).wins

    @cached_property
    def redeal(self) -> Callable[[State, int, int], None]:
        """`redeal(state, seat, seed)`: redraws everything that the seat (-1: a spectator) cannot know."""
        return self.loops(CALLS).redeal

    @cached_property
    def exchange(self) -> Callable[[State, int, int], None]:
        """`exchange(state, seat, number)`: everything that the deciding seat cannot know turns out differently."""
        return self.loops(CALLS).exchange

    @cached_property
    def not_legal(self) -> Callable[[Array, Array], int]:
        """`not_legal(copies, actions)`: the first of some positions in which its action is not legal; -1 if all are."""
        return self.loops(CALLS).not_legal

    @cached_property
    def outcomes(self) -> Callable[[Array, Array, Array, Array, Array, int, Array], None]:
        """`outcomes(copies, actions, after, drawn, drawn_bytes, seat, numbers)`: what rows of actions lead to, in
        several positions at once (`compiled/calls.py`)."""
        return self.loops(CALLS).outcomes

    @cached_property
    def observe(self) -> Callable[[State, int, Array], int]:
        """`observe(state, seat, out)`: writes features for learning, without hidden facts; returns how many."""
        return self.loops(LOOKING).observe

    @cached_property
    def evaluate(self) -> Callable[[State, int], float]:
        """`evaluate(state, seat)`: a hand-made estimate of that seat's final points, from what that seat knows."""
        return self.loops(LOOKING).evaluate

    def winners(self, state: State) -> list[int]:
        """The winning seats of a finished game, ascending; empty if a solo game was lost."""
        if self.seat(state) >= 0:
            return []
        return [seat for seat in range(self.players(state)) if self.wins(state, seat)]

    def sources(self, states: Sequence[State], actions: Sequence[int]) -> list[dict[str, float]]:
        """Points per seat by source, from all positions of a finished match and its action ids."""
        if self.learning.sources is not None:
            return self.learning.sources(states, actions)
        quarters = np.zeros(self.max_players, np.int64)
        self.scores(states[-1], quarters)
        players, (name,) = self.players(states[-1]), self.learning.source_names
        return [{name: points / 4} for points in quarters[:players].tolist()]

    def openings(self, states: Sequence[State], actions: Sequence[int]) -> list[list[str]]:
        """How each seat opened, as labels, from all positions of a finished match and its action ids."""
        if self.learning.openings is not None:
            return self.learning.openings(states, actions)
        return [[] for _ in range(self.players(states[-1]))]

    @property
    def option_help(self) -> Mapping[str, str]:
        """What can be chosen before the deal: a line for each option by name."""
        return {} if self.options is None else self.options.help

    @property
    def usual_players(self) -> int:
        """The default number of players: two, if two can play."""
        return min(max(self.min_players, 2), self.max_players)

    def new_states(self, count: int) -> Array:
        """`count` zeroed positions."""
        return records(count, self.rules.dtype)

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> Array:
        """One position to deal into; BadSetup if the game has no such options."""
        states = self.new_states(1)
        if options:
            if self.options is None:
                raise BadSetup(f"{self.title} has no options, so not {', '.join(map(shown, options))}")
            self.options.prepare(states[0], players, options)
        return states

    def deal(self, state: State, players: int, seed: int) -> None:
        """Deal into a `blank` position. The same number deals the same game: a seed up to `MAX_SEED`, or a key up to
        `MAX_KEY`, whose deal nobody can find by brute force."""
        rng = dealing_rng(seed)
        self.deal_with(state, players, rng)
        check_tape(rng)

    def understood(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table, without any that the game does not know; BadSetup if they are wrong or too long."""
        if not options or self.options is None:
            self.blank(players, options)
            return {}
        found = dict(self.options.prepare(self.new_states(1)[0], players, options))
        size = len(msgspec.json.encode(found))
        if size > MOST_OPTIONS:
            raise BadSetup(f"the options have {size:,} bytes; at most {MOST_OPTIONS:,} are kept")
        return found

    def token(self, state: State, action: int) -> str:
        """What an action of the catalogue is called at a position."""
        notation = self.notation
        return notation.tokens[action] if notation.token_at is None else notation.token_at(state, action)

    def action(self, state: State, token: str) -> int | None:
        """The action that a token means at a position, legal or not; None if it means nothing there."""
        notation = self.notation
        return self.ids.get(token) if notation.action_at is None else notation.action_at(state, token)

    def loops(self, template: str = LOOPS) -> Any:
        """A template of compiled loops, bound to this game."""
        return bind(template, self)

    @property
    def choose(self) -> Kernel:
        """`choose(states, policy, rng) -> action`: one decision of a compiled policy for states[0]."""
        return self.loops().choose

    @property
    def play_games(self) -> Kernel:
        """`play_games(states, players, policies, seed, first, scores, lengths, moves)`: deals and plays whole games."""
        return self.loops().play_games

    @property
    def perft(self) -> Kernel:
        """`perft(states, depth) -> n`: the number of sequences of `depth` decisions."""
        return self.loops().perft

    @cached_property
    def ids(self) -> dict[str, int]:
        """Name in the catalogue to action id."""
        return {token: action for action, token in enumerate(self.notation.tokens)}


@lru_cache
def game_names() -> tuple[str, ...]:
    """The installed games."""
    return tuple(sorted({point.name for point in entry_points(group="patolli.games")}))


@lru_cache
def find_game(name: str) -> Game:
    """The game with that name; UnknownGame lists those that exist, BadGame says what is wrong with one."""
    point = _entry_point(name)
    try:
        game = point.load()
    except Exception as error:
        raise BadGame(name, f"{point.value} cannot be loaded: {in_short(error)}") from error
    if not isinstance(game, Game):
        raise BadGame(name, f"{point.value} is {shown(game)}, which is not a Game")
    if game.name != name:
        raise BadGame(name, f"{point.value} says that its name is {shown(game.name)}")
    return game


def game_package(name: str) -> str:
    """The outermost package of a game's code, without loading it."""
    return _entry_point(name).module.partition(".")[0]


def _entry_point(name: str) -> Any:
    for point in entry_points(group="patolli.games"):
        if point.name == name:
            return point
    raise UnknownGame(name, game_names())
