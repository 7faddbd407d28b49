"""The parts of a game fit together, and its deals are what the seed says."""

from __future__ import annotations

import numpy as np

from patolli.engine.compiled.slots import MOST_LEGAL
from patolli.engine.errors import BadSetup
from patolli.engine.game import Game, find_game
from patolli.engine.match import Match
from patolli.testing.games import playout, raises

MAX_BYTES = 12_000


def check_name(game: Game, players: int) -> None:
    """The name leads to the game: in commands, records and environments."""
    assert game.name.isidentifier(), f"the name {game.name!r} is not made of letters, digits and _ alone"
    assert find_game(game.name) is game, f"another game is called {game.name!r}"
    assert game.title.strip(), "the game has no title"
    assert game.min_players <= players <= game.max_players, "min_players is more than max_players"


def check_catalogue(game: Game, players: int) -> None:
    tokens = game.notation.tokens
    assert len(set(tokens)) == len(tokens), "a name stands for two actions"
    assert all(token and token == token.strip() for token in tokens), "a token is empty, or has spaces around it"
    assert game.rules.max_legal <= len(tokens), "max_legal is more than there are tokens"
    assert game.rules.max_legal <= MOST_LEGAL, f"max_legal is more than {MOST_LEGAL}"
    assert (game.notation.token_at is None) == (game.notation.action_at is None), (
        "a game has both token_at and action_at, or neither"
    )


def check_position(game: Game, players: int) -> None:
    """A position is a small record without Python's objects."""
    dtype = game.rules.dtype
    assert dtype.names, "dtype is no record with fields"
    taken = [name for name in dtype.names if hasattr(np.record, name)]
    assert not taken, f"NumPy's records have a {taken} of their own: call these fields otherwise"
    assert not dtype.hasobject, "a position has objects of Python"
    assert dtype.itemsize <= MAX_BYTES, f"a position has {dtype.itemsize} bytes; at most {MAX_BYTES} are good"
    assert game.new_states(3).tobytes() == bytes(3 * dtype.itemsize), "new positions are not zeroed"


def check_seeds(game: Game, players: int) -> None:
    matches = [Match.new(game, players, seed) for seed in range(20)]
    deals = [match.state.tobytes() for match in matches]
    assert deals == [Match.new(game, players, seed).state.tobytes() for seed in range(20)], "same seed, other deal"
    if any(matches[0].view(seat) != matches[0].view() for seat in range(players)):
        assert len(set(deals)) > 1, "there are secrets, and all seeds deal the same"
    assert playout(game, players, 5) == playout(game, players, 5), "same seed and choices, other game"


def check_options(game: Game, players: int) -> None:
    """A blank position without options is all zeros; what is unknown is refused in words."""
    for blank in (game.blank(players), game.blank(players, {})):
        assert blank.tobytes() == bytes(game.rules.dtype.itemsize), "a position without options is not zeroed"
    assert game.options is None or game.option_help, "there are options, and none has a line of help"
    for wrong in ({"no such option": 1}, {"": ""}, *({name: [[{}]]} for name in game.option_help)):
        with raises(BadSetup, f"a deal with the options {wrong}"):
            Match.new(game, players, 1, wrong)
