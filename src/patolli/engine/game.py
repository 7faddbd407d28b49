"""The contract: what a game module provides, and how games are found by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import numpy as np

from patolli.engine.bind import LOOPS, bind
from patolli.engine.errors import BadSetup, UnknownGame, shown
from patolli.engine.jit import records
from patolli.engine.terminal import Terminal

State = Any  # one element of an array of `Game.dtype`
View = dict[str, Any]
Kernel = Callable[..., Any]

POLICIES = ("random", "greedy")
"""Ways to decide that every game has in compiled code; a policy's number is its place here."""
SCRATCH = 5
"""How many positions the compiled loops want to be given: the game's own first, the rest scratch space."""


@dataclass(frozen=True)
class Game:
    """A game by its kernels and its translations; see `docs/architecture.md`.

    A position is one record of `dtype`. Kernels work on it in place:

    - `deal(state, players, seed)`: a fresh position in a `blank` record, everything random already drawn into it
    - `legal(state, out) -> n`: the action ids of the current decision, ascending
    - `apply(state, action)`: carries one legal action out, up to the next decision of somebody
    - `seat(state) -> int`: who decides; -1 when over
    - `scores(state, out)`: scores in quarter points, final when the game is over
    - `observe(state, seat, out)`: features for learning, nothing that seat may not know
    - `redeal(state, seat, seed)`: draws again everything that seat cannot know
    - `evaluate(state, seat) -> float`: a hand-made estimate of that seat's final points, from what everybody knows

    `inner` lends the kernels themselves to compiled loops, under the names of `slots.py`; the loops that every game has
    (`choose`, `play_games`, `perft`, see `loops.py`) come from there.
    """

    name: str
    title: str
    min_players: int
    max_players: int
    dtype: np.dtype[Any]
    tokens: tuple[str, ...]
    """A name for each action id, whatever the position; a game in which names depend on it also has `token_at`."""
    max_legal: int
    max_moves: int
    observation_size: int
    deal: Kernel
    legal: Kernel
    apply: Kernel
    seat: Kernel
    scores: Kernel
    observe: Kernel
    redeal: Kernel
    evaluate: Kernel
    inner: Mapping[str, Kernel]
    read_deal: Callable[[Mapping[str, Any], int, State], None]
    """Set a zeroed position up from the `deal` of a record, or raise BadRecord with a path relative to `deal`. A game
    with a `header` gets an object of those keys and `deal`, and its paths are those of the record."""
    write_deal: Callable[[State, State, int | None], dict[str, Any]]
    """The `deal` of the first position, as `read_deal` gets it; for a seat, without what it does not know at the second
    one."""
    public_moves: Callable[[State, State, Sequence[str], int], list[str | None]]
    """What a seat (or -1: who only watches) may know of the moves, first and current position given. For each of them
    the token, the token with `?` in place of what is hidden, or None if it is left out altogether."""
    view: Callable[[State, int | None], View]
    """The state JSON: everything, or what a seat may know."""
    winners: Callable[[State], list[int]]
    picture: Callable[[View, Sequence[str], str, str], str]
    """A view as a standalone SVG: view, names, caption, theme (light or dark)."""
    board: Callable[[View, Sequence[str], int, Any], Any]
    """A view as something Rich prints: view, names, width, translator (of `patolli.text.render`)."""
    tell: Callable[[View, str, View], list[Any]]
    """What a token did, as entries of `patolli.text`: the view before, the token, the view after."""
    describe: Callable[[View, str, View], Any]
    """A legal token as a choice that is offered, with price and result, as an entry of `patolli.text`: the view before
    it, the token, the view after it."""
    clock: Callable[[State], int]
    """The day (round, turn, ...) of a position, for plots over time: 1 at the beginning, never less than before."""
    source_names: tuple[str, ...]
    """What points come from, in the order in which it is shown."""
    sources: Callable[[Sequence[State], Sequence[int]], list[dict[str, float]]]
    """Points per seat by source, adding up to its score exactly: all positions of a finished match, its action ids."""
    openings: Callable[[Sequence[State], Sequence[int]], list[list[str]]]
    """How each seat opened, as labels `group:what` (`keep:W02`): all positions of a finished match, its action ids."""
    label_words: Callable[[str], list[Any]]
    """A source, a label of `openings` or its group in words: entries of `patolli.text`, to be shown with plus signs."""
    warm_up: Callable[[], Sequence[tuple[str, Callable[[], object]]]] = field(repr=False)
    """Named steps which compile every kernel that callers use."""
    token_at: Callable[[State, int], str] | None = None
    """What an action is called at a position, for games where that is not always the same. Of two legal actions no two
    have one name, and names that a seat is offered depend on nothing that it cannot know. Use `token`."""
    action_at: Callable[[State, str], int | None] | None = None
    """The action that a token means at a position, legal or not; None if it means nothing there. The text may come from
    anywhere. A game has both of these or neither. Use `action`."""
    prepare: Callable[[State, int, Mapping[str, Any]], None] | None = None
    """Write what is chosen before the deal (factions, variants, ...) into a zeroed position for so many players, which
    `deal` then honours, or raise BadSetup. Zeros mean that nothing special was chosen. Options come from anywhere; in
    place of a list there may be one text with commas. Use `blank`."""
    option_help: Mapping[str, str] = field(default_factory=dict[str, str])
    """What `prepare` understands: a line in English for the name of each option."""
    header: tuple[str, ...] = ()
    """Keys of a record beside `deal` that belong to the game, and are no secrets. Those that `write_deal` does not give
    are kept as they were read."""
    redeal_first: Callable[[State, State, int, int], None] | None = None
    """Change the first position of a match: first and current position, seat (or -1: who only watches), seed. All that
    the seat does not know at the current position is drawn again, by the seed alone; the same moves, unless some are
    still secret, lead to what the seat has seen. A game in which there is no such position to be found has none."""
    terminal: Callable[[], Terminal] | None = None
    """How the game is played at the terminal, if it can be."""
    network: Path | None = None
    """The file of the network that comes with the game (`patolli.agents.network`), if there is one."""
    vary: Callable[[State, np.random.Generator], None] | None = None
    """Change a position in place into one that is sound but that play seldom leads to, for variety in training; does
    nothing where it cannot. It neither changes nor uses what somebody cannot know."""
    question: Callable[[View], Any] | None = None
    """What has to be decided, as an entry of `patolli.text`: a question to the seat that decides."""
    reasons: Callable[[State, View, Sequence[str]], Mapping[str, Any]] | None = None
    """Why something that one might want is not possible now, as entries of `patolli.text` by place of the board: a
    position, the view of the seat that decides, the legal tokens. No place that a legal token belongs to is among them,
    and nothing that this seat cannot know is used."""
    guide: Callable[[], Mapping[str, Any]] | None = None
    """What everything is called and does, and the rules in short, as entries of `patolli.text` by key. Names and texts
    about places, not about a position."""

    def new_states(self, count: int) -> np.ndarray[Any, Any]:
        """`count` zeroed positions."""
        return records(count, self.dtype)

    def blank(self, players: int, options: Mapping[str, Any] | None = None) -> np.ndarray[Any, Any]:
        """One position to deal into; BadSetup if there are no such options."""
        states = self.new_states(1)
        if options:
            if self.prepare is None:
                raise BadSetup(f"{self.title} has no options, so not {', '.join(map(shown, options))}")
            self.prepare(states[0], players, options)
        return states

    def token(self, state: State, action: int) -> str:
        """What an action of the catalogue is called at a position."""
        return self.tokens[action] if self.token_at is None else self.token_at(state, action)

    def action(self, state: State, token: str) -> int | None:
        """The action that a token means at a position, legal or not; None if it means nothing there."""
        return self.ids.get(token) if self.action_at is None else self.action_at(state, token)

    def loops(self, template: str = LOOPS) -> Any:
        """A template of compiled loops, made for this game."""
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
        """`perft(states, depth) -> n`: how many sequences of `depth` decisions there are."""
        return self.loops().perft

    @cached_property
    def ids(self) -> dict[str, int]:
        """Name in the catalogue to action id."""
        return {token: action for action, token in enumerate(self.tokens)}


@lru_cache
def game_names() -> tuple[str, ...]:
    """The games that are installed."""
    return tuple(sorted(point.name for point in entry_points(group="patolli.games")))


@lru_cache
def find_game(name: str) -> Game:
    """The game of that name; UnknownGame names those that exist."""
    for point in entry_points(group="patolli.games"):
        if point.name == name:
            return point.load()
    raise UnknownGame(name, game_names())
