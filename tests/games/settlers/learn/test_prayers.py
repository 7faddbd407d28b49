"""Greedy play prays (`learn/estimate/prayers.py`, `blessings.py`): by odds, with the right Blessings, without waste."""

from __future__ import annotations

import pytest

from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import POLICIES, SCRATCH
from patolli.games.settlers.cards.library import house
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules.catalogue import token_at
from tests.games.settlers.praying import BY_COLOUR, PRAYING, action, file, pray, production, spending, table, top
from tests.games.settlers.table import Table, place

INCENSE = next(card.id for card in house().cards.values() if card.name == "House of Incense")
USE = f"use:{PRAYING}"
SHELF = "AZT502"
TRIES = 12


def chosen(t: Table) -> set[str]:
    """What `greedy` does in this position, whatever it thinks is hidden where."""
    states = GAME.new_states(SCRATCH)
    found: set[str] = set()
    for seed in range(TRIES):
        states[0] = t.state
        found.add(token_at(t.state, int(GAME.choose(states, POLICIES.index("greedy"), new_rng(seed)))))
    return found


# Cards or tokens --------------------------------------------------------------------------------------------------


def test_the_house_of_incense_draws() -> None:
    """With the tricolor Blessing tokens bring one Resource; four cards bring about two, and the Blessing mostly counts
    as well. The choice is made by the odds: no imagined draw changes it."""
    t = Table(("aztec", "roman"), start="production", round=2, locations={0: [INCENSE]}).until("pray")
    assert t.legal() == ["pray:draw", "pray:tokens"]
    assert chosen(t) == {"pray:draw"}


@pytest.mark.parametrize(("deck", "wanted"), [("blue", "pray:tokens"), ("brown", "pray:draw")])
def test_tokens_or_cards_by_what_is_left_in_the_deck(deck: str, wanted: str) -> None:
    """The tricolor Blessing counts as brown or red; the deck has no more cards of these colors, or only brown ones."""
    left = BY_COLOUR[deck][:6]
    prayer = pray(2, {"brown": {"vp": 1}, "red": {"vp": 1}})
    t = Table(
        ("aztec", "roman"), locations={0: [PRAYING]}, decks={"common": left}, exact=["common"], tricolor=[0],
        card_files=[file(action(PRAYING, prayer))],
    ).play(USE)  # fmt: skip
    assert chosen(t) == {wanted}


@pytest.mark.parametrize("colour", ["brown", "gray", "red"])
def test_the_colour_that_is_left_in_the_deck_is_declared(colour: str) -> None:
    """All cards of the other colors were seen: they are in the discards. With a Blessing of each color nothing is drawn
    before tokens or cards are chosen."""
    colours = ["brown", "gray", "red"]
    left = BY_COLOUR[colour][:6]
    seen = [card for other in colours if other != colour for card in BY_COLOUR[other][:6]]
    prayer = pray(3, {"*": {"vp": 1}}, declare_color_before=colours)
    t = Table(
        ("aztec", "roman"), locations={0: [PRAYING]}, decks={"common": left}, discards={"common": seen},
        exact=["common"], blessings={0: colours}, card_files=[file(action(PRAYING, prayer))],
    ).play(USE)  # fmt: skip
    assert t.kind == "color"
    assert chosen(t) == {f"color:{colour}"}


def test_own_hand_cards_are_not_expected_in_the_deck() -> None:
    """Four brown cards and four red ones are not on the table; the brown ones are in one's own hand."""
    brown, red = BY_COLOUR["brown"][:4], BY_COLOUR["red"][:4]
    prayer = pray(2, {"*": {"vp": 2}}, declare_color_before=["brown", "red"])
    t = Table(
        ("aztec", "roman"), locations={0: [PRAYING]}, hand={0: brown}, decks={"common": red}, exact=["common"],
        blessings={0: ["brown", "red"]}, card_files=[file(action(PRAYING, prayer))],
    ).play(USE)  # fmt: skip
    assert chosen(t) == {"color:red"}


def test_the_colour_with_the_most_cards_is_chosen() -> None:
    """The cards lie there: two gray ones and one of every other color."""
    prayer = pray(4, {"*": {"vp": 1}}, choose_color_after=["brown", "gray", "red"])
    t = table(prayer, "brown", "gray", "gray", "red").play(USE)
    assert t.kind == "color"
    assert chosen(t) == {"color:gray"}


def test_a_prayer_whose_colour_is_chosen_later_is_worth_more() -> None:
    """Of five cards about two share the most common color; of a color named beforehand, about one."""
    colours = ["brown", "gray", "red", "pink", "gold"]
    worth: list[float] = []
    for key in ("declare_color_before", "choose_color_after"):
        prayer = pray(5, {"*": {"vp": 1}}, **{key: colours})
        worth.append(
            float(GAME.evaluate(table(prayer).state, 0) - GAME.evaluate(table(pray(5, {"white": {"vp": 1}})).state, 0))
        )
    assert worth[1] > 1.5 * worth[0] > 0


# Blessings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["gray", "pink", "blue"])
@pytest.mark.parametrize("used", [0, 1])
def test_a_blessing_is_taken_for_a_colour_that_a_prayer_counts(colour: str, used: int) -> None:
    """The only Prayer counts this color; it may have been used in this round already."""
    giver = action(SHELF, {"op": "gain_blessing", "count": 1})
    prayer = action(PRAYING, pray(3, {colour: {"vp": 1}}))
    t = Table(
        ("aztec", "roman"), locations={0: [place(PRAYING, used=used), SHELF]}, card_files=[file(prayer, giver)],
    ).play(f"use:{SHELF}")  # fmt: skip
    assert t.kind == "blessing"
    assert chosen(t) == {f"blessing:{colour}"}


def test_a_blessing_is_taken_for_a_prayer_in_hand() -> None:
    giver = action(SHELF, {"op": "gain_blessing", "count": 1})
    prayer = action(PRAYING, pray(3, {"black": {"vp": 1}}))
    t = Table(("aztec", "roman"), locations={0: [SHELF]}, hand={0: [PRAYING]}, card_files=[file(prayer, giver)]).play(
        f"use:{SHELF}"
    )
    assert chosen(t) == {"blessing:black"}


def test_blessings_that_no_prayer_counts_are_worth_little() -> None:
    """Beside a Prayer for gray: a gray Blessing and a blue one."""
    worth = [
        float(GAME.evaluate(table(pray(3, {"gray": {"vp": 1}}), blessings={0: [colour]}).state, 0))
        for colour in ("gray", "blue")
    ]
    plain = float(GAME.evaluate(table(pray(3, {"gray": {"vp": 1}})).state, 0))
    assert worth[0] > plain + 0.5
    assert plain <= worth[1] < plain + 0.2


# Stored cards, goods that are given ------------------------------------------------------------------------------


def test_a_stored_card_is_used_where_it_brings_something() -> None:
    """Two brown cards were drawn, two more are stored: each brings a point more."""
    shelf = production(SHELF, {"op": "store_cards_for_prayer", "from": "common_deck", "count": 1, "until": "game"})
    stored = BY_COLOUR["brown"][:2]
    t = table(
        pray(2, {"brown": {"vp": 1}}), "brown", "brown", cards=(shelf,), built=(place(SHELF, stored=stored),)
    ).play(USE)
    for card in stored:  # named in the order of ids
        assert chosen(t) == {f"stored:{card}"}
        t.play(f"stored:{card}")
    assert t.points() == 4


def test_a_stored_card_is_kept_for_a_prayer_that_counts_it() -> None:
    """A card that no Prayer has any use for is worth little, one of a color that is prayed for more."""
    shelf = production(SHELF, {"op": "store_cards_for_prayer", "from": "common_deck", "count": 1, "until": "game"})
    worth = [
        float(
            GAME.evaluate(
                table(
                    pray(2, {"brown": {"vp": 1}}), cards=(shelf,), built=(place(SHELF, stored=[BY_COLOUR[colour][0]]),)
                ).state,
                0,
            )
        )
        for colour in ("brown", "blue")
    ]
    assert worth[0] > worth[1] + 0.3


def test_resources_are_given_to_a_prayer_for_points() -> None:
    """Round 5, nothing to build: two Wood, for two points each."""
    t = table(spending(2, {"brown": "wood", "red": "food"}, each=2), "brown", "brown", round=5, goods={0: {"wood": 3}})
    t.play(USE)
    for _ in range(2):
        assert t.kind == "give"
        assert chosen(t) == {"give:wood"}
        t.play("give:wood")
    assert t.points() == 4


# Goods that Cleanup takes -----------------------------------------------------------------------------------------


def test_nothing_is_bought_that_has_to_be_thrown_away() -> None:
    """The last round, an empty hand, and no card left to draw."""
    t = Table(round=5, goods={0: {"worker": 2}}, exact=["common", 0])
    assert t.legal() == ["pass", "spend:food", "spend:stone", "spend:wood"]
    assert chosen(t) == {"pass"}


def test_workers_buy_what_a_card_in_hand_takes() -> None:
    """Stone is the only Resource that can still be used in the last round."""
    card = "COM501"
    stone = production(card, {"op": "gain", "goods": {"vp": 3}}, deck="common", build_cost={"stone": 1})
    t = Table(round=5, hand={0: [card]}, goods={0: {"worker": 2}}, card_files=[file(stone)])
    assert chosen(t) == {"spend:stone"}


@pytest.mark.parametrize(("colour", "good"), [("brown", "wood"), ("gray", "stone")])
def test_a_prayer_brings_nothing_that_cleanup_takes(colour: str, good: str) -> None:
    """A Wood or a Stone: the card in hand needs one of them, and this board keeps neither."""
    card = "AZT503"
    taker = production(card, {"op": "gain", "goods": {"vp": 1}}, build_cost={good: 1})
    goods = {"brown": {"wood": 1}, "gray": {"stone": 1}}
    prayer = action(PRAYING, pray(2, goods, choose_color_after=["brown", "gray"]))
    t = Table(
        ("aztec", "roman"), round=5, locations={0: [PRAYING]}, hand={0: [card]},
        decks={"common": top("brown", "gray")}, card_files=[file(prayer, taker, production={"worker": 1}, stores=[])],
    ).play(USE)  # fmt: skip
    assert t.kind == "color"
    assert chosen(t) == {f"color:{colour}"}
