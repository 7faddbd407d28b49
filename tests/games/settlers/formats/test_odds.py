"""Odds of a Prayer: those of drawing blindly, from what a seat knows."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

import pytest

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.engine.offers import offers
from patolli.games.settlers.cards.library import house
from patolli.games.settlers.cards.model import BASE
from patolli.games.settlers.formats.odds import chance_of, odds
from patolli.games.settlers.game import GAME
from tests.games.settlers.praying import house_prayer
from tests.games.settlers.table import Table

RICH = {"worker": 9, "gold": 9, "wood": 9, "stone": 9, "food": 9}


@pytest.mark.parametrize(("hits", "size", "draws"), [(0, 4, 2), (3, 7, 3), (5, 5, 2), (2, 6, 6), (1, 1, 0)])
def test_chances_are_those_of_all_draws(hits: int, size: int, draws: int) -> None:
    found = [sum(card < hits for card in drawn) for drawn in combinations(range(size), draws)]
    wanted = [found.count(n) / len(found) for n in range(draws + 1)]
    assert [chance_of(hits, size, draws, 0, 0, 0, n) for n in range(draws + 1)] == pytest.approx(wanted)


def test_when_the_deck_runs_out_the_discards_follow() -> None:
    """One card is left in the deck, red; of two in the discards one is."""
    assert [chance_of(1, 1, 1, 1, 2, 1, n) for n in range(3)] == pytest.approx([0.0, 0.5, 0.5])


def praying() -> Table:
    """An Aztec who is asked whether to draw, if the house deck has such a card."""
    for card in GAME.library.decks(()).get("aztec", ()) if GAME.library else ():
        about = {"locations": {0: [card]}, "goods": {0: RICH}, "blessings": {0: ["red", "brown", "gray"]}}
        table = Table(("aztec", "roman"), **about)
        if f"use:{card}" not in table.legal():
            continue
        table.play(f"use:{card}")
        for _ in range(6):
            if table.kind == "pray":
                return table
            if table.kind in (None, "turn", "after", "draw"):
                break
            table.play(table.legal()[0])
    raise AssertionError("no card of the house deck asks whether to draw for a Prayer")


def test_odds_of_a_prayer() -> None:
    table = praying()
    view = GAME.notation.view(table.state, 0)
    found = odds(table.state, view, "pray:draw")
    assert found
    for told in found.values():
        assert sum(told) == pytest.approx(1, abs=1e-4)
    assert odds(table.state, view, "pray:tokens") == {}


def test_cards_that_the_seat_sees_are_not_in_the_deck() -> None:
    """The Common cards in one's own hand and on the table are known; all others may be drawn."""
    hand, built, other = ["COM003", "COM006"], ["COM008"], ["COM004", "COM010"]
    prayer = next(card.id for card in house().cards.values() if card.name == "Sacrificial Altar")
    table = Table(
        ("aztec", "roman"), locations={0: [prayer], 1: built}, hand={0: hand, 1: other}, goods={0: RICH},
        blessings={0: ["brown"]},
    ).play(f"use:{prayer}", "color:brown")  # fmt: skip
    common = [card for card in BASE.values() if card.deck == "common"]
    unseen = [card for card in common if card.id not in {*hand, *built}]
    browns, draws = sum("brown" in card.colors for card in unseen), house_prayer(prayer)["draw"]
    wanted = [
        comb(browns, n) * comb(len(unseen) - browns, draws - n) / comb(len(unseen), draws) for n in range(draws + 1)
    ]
    found = odds(table.state, GAME.notation.view(table.state, 0), "pray:draw")
    assert set(found) == {"brown"}
    assert found["brown"] == pytest.approx(wanted, abs=1e-6)


def test_odds_tell_nothing_hidden() -> None:
    """Everything that the seat cannot know drawn again: the same odds."""
    table = praying()
    states = GAME.new_states(1)
    first: Any = None
    for seed in range(5):
        states[0] = table.state
        GAME.redeal(states[0], 0, seed)
        told = odds(states[0], GAME.notation.view(states[0], 0), "pray:draw")
        first = first or told
        assert told == first


def test_offers_have_them() -> None:
    table = praying()
    match = Match(GAME, ["A", "B"], table.state)
    told = {offer.token: offer.odds for offer in offers(Draft(match))}
    assert told["pray:draw"] == odds(table.state, GAME.notation.view(table.state, 0), "pray:draw")
    assert told["pray:tokens"] == {}
