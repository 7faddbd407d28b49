"""What a training run tries and watches: styles count what they are named after, for whichever seat looks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.learn.watch import WATCH
from patolli.games.tzolkin.rules.components import AGRICULTURE, ARCHITECTURE


def position(players: int) -> Any:
    """Everybody has different amounts of everything."""
    states = GAME.new_states(1)
    GAME.deal(states[0], players, 3)
    s = states[0]
    for p in range(players):
        s["technologies"][p] = [p, 3 - p, (p + 1) % 4, 0]
        s["workers"][p] = 3 + p % 3
        s["skulls"][p] = 3 - p
    s["raised"][:3] = [5, 64 + 7, 2]  # two of the first seat, one of the second
    s["raised_count"] = 3
    s["chichen_used"] = 0b1000010010  # three of the nine spaces
    return s


def counted(s: Any, p: int) -> dict[str, float]:
    return {
        "architecture": s["technologies"][p, ARCHITECTURE],
        "workers": s["workers"][p] + s["technologies"][p, AGRICULTURE],
        "monuments": [2, 1, 0, 0][p],
        "skulls": s["skulls"][p] + 3,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_styles_count_what_they_are_named_after(players: int) -> None:
    s = position(players)
    features = np.zeros(GAME.learning.observation_size, np.float32)
    for looks in range(players):
        GAME.observe(s, looks, features)
        for p in range(players):
            wanted = counted(s, p)
            assert set(wanted) == set(WATCH.styles)
            for name, style in WATCH.styles.items():
                found = sum(counts * features[places[(p - looks) % players]] for counts, places in style)
                assert found == pytest.approx(wanted[name]), (name, looks, p)


def test_actions_are_in_the_catalogue() -> None:
    for tokens in WATCH.actions.values():
        assert set(tokens) <= set(GAME.notation.tokens)


def test_architecture_is_given_to_one_seat() -> None:
    s = position(3)
    before = s.copy()
    WATCH.gifts["architecture 3"](s, 1)
    assert s["technologies"][1, ARCHITECTURE] == 3
    before["technologies"][1, ARCHITECTURE] = 3
    assert s.tobytes() == before.tobytes()
