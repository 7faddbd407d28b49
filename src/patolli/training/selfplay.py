"""Games of the search against itself, to learn from: every decision with what the search found, and what came of it.

Some decisions are searched in full, with noise that makes the search try what it would not: what it then tries most is
what the network is to prefer. The others are searched quickly, only to get on: more games end in the same time, and the
ends are what the network learns values from (`targets.py`). Not all games begin at their beginning (`beginnings.py`).

Nobody uses what their seat cannot know. The tree draws it again for every simulation. A stored position is the true
one, but learning sees it only through `observe`, which leaves out what is hidden from the seat.
"""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass
from time import monotonic
from typing import Any

import numpy as np

from patolli.agents.network.file import Network
from patolli.agents.network.values import said_by
from patolli.agents.ready.stages import BOTS, LESSONS, Job
from patolli.arena.plan import derive
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game, State, find_game
from patolli.training.beginnings import begin
from patolli.training.table import RECIPE, Table
from patolli.training.targets import end_shares, mixed
from patolli.training.ways import Ways

Array = np.ndarray[Any, Any]

MOST_ACTIONS = 40
"""Actions of a decision that are stored: those tried most."""
EARLY = 80
"""This many first decisions of the search in a game, counted over all seats, are early ones."""
SAMPLED_EARLY, SAMPLED_LATE = 0.3, 0.04
"""How many moves are drawn by how often the search tried them; the others are what it tried most."""


class BadPositions(PatolliError):
    """Bytes that are not the positions of a game."""


def position_dtype(game: Game) -> np.dtype[Any]:
    """A decision to learn from. Points and wins are per seat, as they sit at the table; actions and shares are for full
    searches only."""
    return np.dtype(
        [
            ("position", game.rules.dtype),
            ("number", np.int32),  # of the game
            ("plain", np.bool_),  # the game was played from its beginning
            ("seat", np.int8),
            ("players", np.int8),
            ("full", np.bool_),
            ("count", np.int16),  # of actions
            ("actions", np.int16, (MOST_ACTIONS,)),
            ("shares", np.float32, (MOST_ACTIONS,)),  # of the visits, adding up to 1
            ("points", np.float32, (game.max_players,)),  # at the end of the game
            ("won", np.float32, (game.max_players,)),  # 1 for the winner; several winners share it
            ("wanted_points", np.float32, (game.max_players,)),  # what the position is to teach about the points,
            ("wanted_win", np.float32, (game.max_players,)),  # and about the share of the win
            ("sources", np.float32, (len(game.learning.source_names),)),  # of the seat's points since play began
        ]
    )


@dataclass(frozen=True)
class SelfPlay:
    """Games of one network, or without one of the game's estimate. A game depends on this and its number alone."""

    game: str
    seed: int
    ways: Ways
    network: Network | None
    old: tuple[Network, ...] = ()
    """Earlier networks, which may sit at the table as well."""
    bonus: float = 1.0
    """How much of the worth of styles is left."""

    def __call__(self, number: int) -> bytes:
        """Play a game in any process; see `unpack`."""
        # Done already, unless this is another machine: there, one process compiles for all.
        for stage in (BOTS, LESSONS):
            Job(self.game, stage).compile()
        return pack(self.play(number))

    def play(self, number: int) -> Array:
        """Play a game; the decisions that had more than one answer, as `position_dtype`."""
        rows = self.play_until(number, math.inf)
        assert rows is not None
        return rows

    def play_until(self, number: int, until: float) -> Array | None:
        """The same, or None if the game is not over at `until` (of `time.monotonic`)."""
        game, playing = find_game(self.game), self.ways.playing
        rng = np.random.default_rng(derive(self.seed, "game", number))
        states = game.new_states(1)
        state = states[0]
        players = int(rng.choice(tables(game)))
        game.deal(state, players, int(rng.integers(2**63)))
        plain = not begin(game, states, playing.beginnings, rng)
        table = Table(self, players, derive(self.seed, "search", number), rng)
        out = np.zeros(game.rules.max_legal, np.int16)
        rows = np.zeros(game.rules.max_moves, position_dtype(game))
        line, taken = [states.copy()[0]], list[int]()
        used = step = 0
        while (seat := int(game.seat(state))) >= 0:
            if until < math.inf and monotonic() >= until:
                return None
            if game.legal(state, out) == 1:
                action = int(out[0])
            else:
                actions, visits, full = table.search(state, seat, step, rng)
                row = rows[used]
                row["position"], row["seat"] = state, seat
                if full:
                    _note(row, actions, visits)
                used += 1
                action = choose(actions, visits, SAMPLED_EARLY if step < EARLY else SAMPLED_LATE, rng)
            game.apply(state, action)
            step += 1
            if self.ways.lessons.sources:
                line.append(states.copy()[0])
                taken.append(action)
        rows = rows[:used].copy()
        rows["number"], rows["players"], rows["plain"] = number, players, plain and not table.mixed
        self._note_end(rows, state, players)
        if self.ways.lessons.sources:
            found = [[of[name] for name in game.learning.source_names] for of in game.sources(line, taken)]
            rows["sources"] = np.array(found)[rows["seat"]]
        return rows

    def _note_end(self, rows: Array, state: State, players: int) -> None:
        """Write how the game ended into all its rows, and what each of them is to teach."""
        game = find_game(self.game)
        quarters = np.zeros(game.max_players, np.int64)
        game.scores(state, quarters)
        winners = game.winners(state)
        rows["points"] = quarters / 4
        rows["won"][:, winners] = 1 / len(winners)
        points, won = quarters[:players] / 4, rows["won"][0, :players]
        shares = end_shares(points, won, RECIPE)
        if self.network is None:
            rows["wanted_points"][:, :players], rows["wanted_win"][:, :players] = points, shares
            return
        said_shares, said_points = said_by(self.network, game, rows["position"], rows["seat"], players)
        rows["wanted_points"][:, :players] = mixed(points, said_points, self.ways.lessons.keep)
        rows["wanted_win"][:, :players] = mixed(shares, said_shares, self.ways.lessons.keep)


def tables(game: Game) -> list[int]:
    """Numbers of players, as often as they are to be played: the largest twice as often as the others. A solo player
    has nobody to be measured against."""
    return [*range(max(game.min_players, 2), game.max_players + 1), game.max_players]


def _note(row: Any, actions: Array, visits: Array) -> None:
    most = np.argsort(-visits, kind="stable")[:MOST_ACTIONS]
    count = len(most)
    row["full"], row["count"] = True, count
    row["actions"][:count] = actions[most]
    row["shares"][:count] = visits[most] / visits[most].sum()


def choose(actions: Array, visits: Array, sampled: float, rng: np.random.Generator) -> int:
    """What was tried most, or, `sampled` of the times, one drawn by how often each was tried."""
    if rng.random() < sampled:
        return int(rng.choice(actions, p=visits / visits.sum()))
    return int(actions[np.argmax(visits)])


# As bytes


def pack(rows: Array) -> bytes:
    """The positions of a game, for a pipe or a file."""
    return zlib.compress(rows.tobytes(), 1)


def unpack(data: bytes, game: Game) -> Array:
    """The positions of a game from `pack`; BadPositions says what is wrong with them."""
    dtype = position_dtype(game)
    most = game.rules.max_moves * dtype.itemsize
    try:
        raw = zlib.decompressobj().decompress(data, most + 1)
    except zlib.error as error:
        raise BadPositions(f"the positions of a game cannot be unpacked: {error}") from None
    if not 0 < len(raw) <= most or len(raw) % dtype.itemsize:
        raise BadPositions(f"{len(raw):,} bytes are not the positions of a game: each has {dtype.itemsize}")
    rows = np.frombuffer(raw, dtype)
    problem = _problem(rows, game)
    if problem:
        raise BadPositions(f"not the positions of one game: {problem}")
    return rows


def _problem(rows: Array, game: Game) -> str:
    """What learning would stumble over."""
    players, listed = rows["players"], np.arange(MOST_ACTIONS) < rows["count"][:, None]
    played = np.arange(game.max_players) < players[:, None]
    if (rows["number"] != rows["number"][0]).any() or rows["number"][0] < 0:
        return "their numbers differ"
    if (rows["plain"] != rows["plain"][0]).any():
        return "some say that the game was played from its beginning, others that it was not"
    if (players != players[0]).any() or not game.min_players <= players[0] <= game.max_players:
        return "for another number of players"
    if (rows["seat"] < 0).any() or (rows["seat"] >= players).any():
        return "a seat that is not there"
    if (rows["count"] > MOST_ACTIONS).any() or (rows["count"] < rows["full"]).any():
        return "too many actions, or none"
    if (rows["actions"] < 0).any() or (rows["actions"] >= len(game.notation.tokens)).any():
        return "an action that is not in the catalogue"
    if not all(
        np.isfinite(rows[name]).all() for name in ("points", "won", "wanted_points", "wanted_win", "shares", "sources")
    ):
        return "points or shares that are no numbers"
    for name in ("won", "wanted_win"):
        if (rows[name] < 0).any() or (np.abs(np.where(played, rows[name], 0).sum(1) - 1) > 1e-3).any():
            return "not one win"
    if (np.abs(np.where(listed, rows["shares"], 0).sum(1) - 1) > 1e-3)[rows["full"]].any():
        return "shares that do not add up to 1"
    return ""
