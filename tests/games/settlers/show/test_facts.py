"""Printed facts that the app shows are those of the rules."""

from __future__ import annotations

import pytest

from patolli.games.settlers.show.facts import facts
from tests.games.settlers.table import Table

FACTIONS = ["roman", "japanese", "egyptian", "barbarian", "aztec"]
FIRST = 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["standard", "alternate", "advanced"])
def test_who_picks_when_and_from_how_many_cards(variant: str, players: int) -> None:
    """S1.4: as a Lookout is played."""
    t = Table(FACTIONS[:players], start="lookout", first_player=FIRST, lookout=variant)
    seen: list[tuple[int | None, int]] = []
    while t.kind == "take":
        seen.append((t.player, len(t.offers("take"))))
        t.play(t.legal()[0])
    rounds = facts().lookout[variant][str(players)]
    assert [len(picks) for picks in rounds] == [players] * 2
    assert seen == [((FIRST + pick.turn) % players, pick.sees) for picks in rounds for pick in picks]
