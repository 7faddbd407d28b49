"""No position of many games of Imperial Settlers makes the page scroll, or pushes anything out of the window."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.settlers.feeding import Screens, games, views
from tests.server.serving import Server

STAGES = {"lookout", "looking", "prayer", "empire"}


@pytest.mark.parametrize(
    ("seeds", "every"), [(range(0), 40), pytest.param(range(34), 24, marks=pytest.mark.long)], ids=["some", "all"]
)
def test_nothing_scrolls(visit: Visit, server: Server, seeds: range, every: int) -> None:
    """The recorded games and some more, at one of this many positions, in both windows."""
    screens = Screens(visit, server)
    found: list[str] = []
    for name, match in games(seeds):
        found += screens.wrong(name, len(match.players), views(match, every))
    assert found == []
    assert screens.stages() >= STAGES
