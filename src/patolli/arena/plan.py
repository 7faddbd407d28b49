"""Who plays whom, where and with which deal: a `Plan`.

Games come in *blocks*. All games of a block share one deal. A block plays every *table* of agents in all rotations of
the seats, so that everybody sits everywhere once with the same deal, and luck of the deal and of the seat cancel.

- As many agents as seats: one table, all of them.
- More agents than seats: every combination is a table.
- Fewer: the list is repeated to fill the seats. A table begins at every agent once, so that each is doubled equally
  often. Tables that hold the same agents count once.
- All the same agent: one game a block, because rotating would change nothing.

Who sits next to whom is shuffled from block to block. Everything is derived from the seed of the plan: a game depends
on the plan and its number alone, and not on how many games there are.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec

from patolli.agents.own.protocol import check_seconds
from patolli.engine.errors import BadSetup, shown
from patolli.engine.game import Game
from patolli.engine.match import MAX_SEED
from patolli.engine.options import write_options

MOST_GAMES = 1_000_000
MOST_AGENTS = 32
MOST_NAME = 300


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be played. `make_plan` checks what people ask for."""

    game: str
    players: int
    agents: tuple[str, ...]
    """Names as given; the same one may appear several times."""
    games: int
    """Whole blocks."""
    seed: int = 0
    time_limit: float | None = None
    """Seconds that a bot in a process of its own has for one decision; None: as many as it usually has."""
    options: tuple[str, ...] = ()
    """Of the game, as `engine.options` writes them."""

    @property
    def block_size(self) -> int:
        """How many games share a deal."""
        return _block_size(self.players, self.agents)

    def block(self, number: int) -> int:
        """The block of a game."""
        return number // self.block_size

    def deal(self, number: int) -> int:
        """The seed of the deal of a game."""
        return derive(self.seed, "deal", self.block(number))

    def seating(self, number: int) -> list[int]:
        """Which of `agents` sits where in a game."""
        tables = _tables(self.players, self.agents)
        block, within = divmod(number, self.block_size)
        table, rotation = divmod(within, self.block_size // len(tables))
        around = sorted(range(self.players), key=lambda place: derive(self.seed, "order", block, table, place))
        return [tables[table][around[(seat + rotation) % self.players]] for seat in range(self.players)]

    def agent_seed(self, number: int, seat: int) -> int:
        """The seed of the agent on a seat."""
        return derive(self.seed, "agent", number, seat)


def make_plan(
    game: Game,
    players: int,
    agents: list[str],
    games: int,
    seed: int = 0,
    time_limit: float | None = None,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """A plan of at least so many games, rounded up to whole blocks; BadSetup says what is impossible."""
    if not game.min_players <= players <= game.max_players:
        raise BadSetup(f"{game.title} is for {game.min_players} to {game.max_players} players, not for {players}")
    if players == 1:
        raise BadSetup("a tournament is for 2 players or more: whoever plays alone meets nobody")
    game.blank(players, options)  # wrong options are reported now
    if not 1 <= len(agents) <= MOST_AGENTS:
        raise BadSetup(f"a tournament is for 1 to {MOST_AGENTS} agents, not for {len(agents)}")
    for name in agents:
        if not name or len(name) > MOST_NAME or not name.isprintable():
            raise BadSetup(f"the name of an agent is 1 to {MOST_NAME} printable letters, not {shown(name)}")
    if not 0 <= seed <= MAX_SEED:
        raise BadSetup(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
    if time_limit is not None:
        check_seconds(time_limit)
    size = _block_size(players, tuple(agents))
    whole = math.ceil(games / size) * size
    if not (games >= 1 and whole <= MOST_GAMES):
        raise BadSetup(f"a tournament has 1 to {MOST_GAMES:,} games, in blocks of {size:,}; not {games:,}")
    return Plan(
        game=game.name, players=players, agents=tuple(agents), games=whole, seed=seed, time_limit=time_limit,
        options=write_options(options or {}),
    )  # fmt: skip


def split_agents(text: str) -> list[str]:
    """The names in a list separated by commas; a comma between double quotes belongs to the name.

    >>> split_agents('random, search:400,"cmd:./bot --levels 1,2"')
    ['random', 'search:400', 'cmd:./bot --levels 1,2']
    """
    names = [""]
    quoted = False
    for letter in text:
        quoted ^= letter == '"'
        if letter == "," and not quoted:
            names.append("")
        else:
            names[-1] += letter
    if quoted:
        raise BadSetup(f'a double quote is missing in the list of agents: it has an odd number of ": {shown(text)}')
    stripped = [name.strip() for name in names]
    # Quotes around a whole name only held it together; others, as around a word of a command, are part of it.
    return [name[1:-1] if name.count('"') == 2 and name[0] == name[-1] == '"' else name for name in stripped]


def derive(*parts: int | str) -> int:
    """A seed from numbers and words: the same on every machine, and unlike the seed of any other parts."""
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@lru_cache
def _tables(players: int, agents: tuple[str, ...]) -> list[tuple[int, ...]]:
    count = len(agents)
    if count >= players:
        return list(combinations(range(count), players))
    cycles = [tuple(sorted((first + place) % count for place in range(players))) for first in range(count)]
    return list(dict.fromkeys(cycles))


@lru_cache
def _block_size(players: int, agents: tuple[str, ...]) -> int:
    rotations = players if len(set(agents)) > 1 else 1
    return rotations * len(_tables(players, agents))
