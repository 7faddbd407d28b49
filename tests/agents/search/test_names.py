"""Searches by name: budgets, networks and options, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.agents.network.file import BadNetwork, Network, Shape
from patolli.agents.search.names import named_search
from patolli.engine.errors import BadSetup
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes


def sight() -> Sight:
    return Sight.of(Match.new("tzolkin", 2, seed=2))


def choices(name: str, own: bool = False) -> list[tuple[str, int]]:
    agent = named_search(name, 1, own=own)
    return [(choice.token, choice.visits) for choice in agent.choices(sight())]


def test_options_change_the_search() -> None:
    plain = choices("300")
    assert plain == choices("300+exploration=0.7+first_play=0.2")
    assert plain != choices("300+exploration=5")
    assert plain != choices("300@none")
    assert choices("300@none+horizon=0") != choices("300@none+horizon=40")


def test_a_network_of_ones_own_is_used(tmp_path: Path) -> None:
    Network.random(Shape.of(find_game("tzolkin"), 8, 8), 3).save(tmp_path / "mine.npz")
    assert choices(f"100@{tmp_path / 'mine.npz'}", own=True) != choices("100")


def test_files_are_not_read_for_strangers(tmp_path: Path) -> None:
    Network.random(Shape.of(find_game("tzolkin"), 8, 8), 3).save(tmp_path / "mine.npz")
    with pytest.raises(BadSetup, match="cannot be named here"):
        named_search(f"100@{tmp_path / 'mine.npz'}", 1, own=False)


def test_a_missing_network_is_named() -> None:
    with pytest.raises(BadNetwork, match="nowhere"):
        named_search("100@nowhere.npz", 1, own=True)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("400+speed=1", "no option 'speed'; it has exploration"),
        ("400+exploration", "exploration is a number"),
        ("400+exploration=nan", "exploration is a number"),
        ("400+exploration=-1", "exploration is a number"),
        ("400+exploration=inf", "exploration is a number"),
        ("400+threads=0", "threads is a whole number"),
        ("400+threads=1.5", "threads is a whole number"),
        ("400+threads=1000", "threads is a whole number"),
        ("400+temperature=0.001", "temperature is 0, or"),
        ("x@none", "a budget is"),
        ("", "a budget is"),
        ("@none", "a budget is"),
    ],
)
def test_what_cannot_be_is_refused_in_words(name: str, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        named_search(name, 1, own=True)
