"""What bots learn with: features, and positions changed for variety."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from patolli.engine.game import Game
from patolli.testing.games import check_ends, copy, legal_ids, matches, observation, places, playout


def check_observe(game: Game, players: int) -> None:
    """As long as documented for every number of players, every number written, finite, not always the same."""
    match = playout(game, players, 10)
    seen: set[bytes] = set()
    for at in places(match):
        for seat in range(players):
            features = observation(game, match.state_at(at), seat)
            assert np.isfinite(features).all(), "a feature was not written, or is not finite"
            assert np.abs(features).max() <= 50, "features should be of the size of one"
            seen.add(features.tobytes())
            long = np.full(game.learning.observation_size + 8, 77, np.float32)
            game.observe(match.state_at(at), seat, long)
            assert (long[game.learning.observation_size :] == 77).all(), "written beyond the documented length"
    assert len(seen) > len(list(places(match))) // 2, "features hardly ever change"


def check_vary(game: Game, players: int) -> None:
    """A changed position is sound: the same seat decides, everything can look at it, and it plays on to the end. What
    somebody cannot know stays as it is, and does not matter."""
    if game.learning.vary is None:
        return
    changes = 0
    for match in matches(game, players):
        for at in places(match):
            state = match.state_at(at)
            varied = _varied(game, state, at)
            assert varied.tobytes() == _varied(game, state, at).tobytes(), "same random numbers, other position"
            changes += varied[0].tobytes() != state.tobytes()
            assert game.seat(varied[0]) == game.seat(state), f"position {at}: vary lets another seat decide"
            assert (legal_ids(game, varied[0]) == []) == (at == len(match)), f"position {at}: vary leaves nothing legal"
            for seat in range(players):
                assert np.isfinite(observation(game, varied[0], seat)).all(), "a feature is not finite after vary"
                view = game.notation.view(varied[0], seat)
                assert msgspec.json.decode(msgspec.json.encode(view)) == view, "a view is no JSON after vary"
                one, two = copy(game, state), varied.copy()
                for redealt in (one, two):
                    game.redeal(redealt[0], seat, at)
                assert _varied(game, one[0], at).tobytes() == two.tobytes(), (
                    f"position {at}: what seat {seat} cannot know was changed, or changed something"
                )
            check_ends(game, varied[0], at)
        assert _varied(game, match.state, 0)[0].tobytes() == match.state.tobytes(), "vary changes a finished game"
    assert changes > 0, "vary never changes anything"


def _varied(game: Game, state: Any, seed: int) -> np.ndarray:
    states = copy(game, state)
    assert game.learning.vary is not None
    game.learning.vary(states[0], np.random.default_rng(seed))
    return states
