"""The worked examples of the Aztecs' rules (S2.14, examples 1 to 5), and what follows from them."""

from __future__ import annotations

import pytest

from tests.games.settlers.praying import Made, action, feature, file, pray, top
from tests.games.settlers.table import Table

ALTAR, SUN, VOICE, PRIEST = "AZT904", "AZT922", "AZT918", "AZT916"  # quoted cards in the house deck
MARS = action(
    "ROM501",
    pray(5, {"black": {"raze": 1}, "pink": {"worker": 1}, "gold": {"gold": 1}}),
    cost={"gold": 1},
    deck="roman",
    colors=["gray"],
)
TWO_GRAY = top("gray", "red", "gray", "blue", "pink")
NO_GRAY = top("red", "blue", "pink", "black", "red")


def at_altar(*drawn: str, **more: object) -> Table:
    return Table(
        ["aztec", "roman"],
        locations={0: [ALTAR]},
        goods={0: {"worker": 1}},
        decks={"common": list(drawn)},
        **more,  # type: ignore[arg-type]
    )


def test_t1_a_declared_colour() -> None:
    """S2.14, example 1: pay 1 Worker, declare gray before the draw, Pray 5: 2 of the cards are gray."""
    t = at_altar(*TWO_GRAY).play(f"use:{ALTAR}")
    assert t.legal() == ["color:brown", "color:gray", "color:red"]
    assert t.view()["prayer"] == []  # nothing is drawn before the color is declared
    t.play("color:gray")
    assert t.goods() == {"stone": 2}
    assert t.view()["common"]["discard"] == TWO_GRAY
    assert t.location(ALTAR)["used"] == 1


def test_t1_can_be_used_twice() -> None:
    """S2.14, example 1: 1 activation of 2 used."""
    t = at_altar(*TWO_GRAY)
    assert t.legal().count(f"use2:{ALTAR}") == 0  # 1 Worker pays once
    drawn = top("gray", "gray", "blue", "pink", "pink", "red", "red", "blue", "gold", "gold")
    t = Table(["aztec", "roman"], locations={0: [ALTAR]}, goods={0: {"worker": 2}}, decks={"common": drawn})
    t.play(f"use:{ALTAR}", "color:gray").until("turn", 0)
    assert f"use:{ALTAR}" in t.legal()
    t.play(f"use:{ALTAR}", "color:red")
    assert t.goods() == {"stone": 2, "food": 2}
    assert t.location(ALTAR)["used"] == 2


@pytest.mark.parametrize(
    ("drawn", "way", "tricolor", "stone"),
    [
        (NO_GRAY, "pray:draw", False, 0),
        (TWO_GRAY, "pray:draw", False, 3),
        (TWO_GRAY, "pray:draw", True, 4),
        (TWO_GRAY, "pray:tokens", False, 1),
        (TWO_GRAY, "pray:tokens", True, 2),
        (NO_GRAY, "pray:draw", True, 0),
    ],
)
def test_t1_with_blessings(drawn: list[str], way: str, tricolor: bool, stone: int) -> None:
    """S2.14, derived: example 1 with a gray token, 0 or 2 gray drawn, gray and tricolor, without drawing."""
    t = at_altar(*drawn, blessings={0: ["gray"]}, tricolor=[0] if tricolor else [])
    t.play(f"use:{ALTAR}", "color:gray", way)
    assert t.goods() == ({"stone": stone} if stone else {})
    assert t.view()["common"]["discard"] == ([] if way == "pray:tokens" else drawn)
    assert (t.seat()["blessings"], t.seat()["tricolor"]) == (["gray"], tricolor)  # kept


@pytest.mark.parametrize(
    ("given", "points", "left"),
    [
        (("give:stone", "give:food"), 4, {"stone": 2}),
        (("give:stone", "give:stone", "give:food"), 5, {"stone": 1}),
        (("give:stone", "give:stone", "done"), 3, {"stone": 1, "food": 1}),
        (("give:food",), 2, {"stone": 3}),
        (("done",), 0, {"stone": 3, "food": 1}),
    ],
)
def test_t2_spending_on_a_prayer(given: tuple[str, ...], points: int, left: dict[str, int]) -> None:
    """S2.14, example 2: up to 2 Stone and 1 Food; 1 VP for each and 1 for each kind."""
    drawn = top("blue", "red", "gray", "gray", "black")
    t = Table(
        ["aztec", "roman"],
        locations={0: [SUN]},
        goods={0: {"worker": 1, "stone": 3, "food": 1}},
        decks={"common": drawn},
    )
    t.play(f"use:{SUN}")
    assert t.legal() == ["done", "give:food", "give:stone"]
    assert t.view()["common"]["discard"] == drawn  # F11: gone before anything is spent
    t.play(*given)
    assert t.kind == "turn"
    assert (t.points(), t.goods()) == (points, left)


@pytest.mark.parametrize(("disputed", "points"), [(False, 2), (True, 3)])
def test_t3_tokens_instead_of_drawing(disputed: bool, points: int) -> None:
    """S2.14, example 3: pink, red and the tricolor as red; the printed extra point only by the option `disputed`."""
    t = Table(
        ["aztec", "roman"],
        locations={0: [VOICE]},
        goods={0: {"food": 1}},
        blessings={0: ["pink", "red"]},
        tricolor=[0],
        disputed=disputed,
    )
    deck = t.view()["common"]["deck"]
    t.play(f"use:{VOICE}", "pray:tokens")
    assert (t.points(), t.goods()) == (points, {"worker": 1})
    assert t.view()["common"] == {"deck": deck, "discard": []}
    assert (t.seat()["blessings"], t.seat()["tricolor"]) == (["red", "pink"], True)


def at_chapel(*colours: str) -> Table:
    return Table(
        ["roman", "aztec"],
        locations={0: ["ROM501"]},
        goods={0: {"gold": 1}},
        blessings={0: ["black", "brown", "gold"]},
        decks={"common": top(*colours)},
        card_files=[file(MARS)],
    )


def test_t4_one_card_wakes_all_named_colours() -> None:
    """S2.14, example 4: 2 pink and 1 gold card; the gold and the black token count too, brown is not named."""
    t = at_chapel("pink", "blue", "gold", "pink", "gray").play("use:ROM501", "pray:draw")
    assert t.goods() == {"worker": 2, "gold": 2, "raze": 1}
    assert t.seat()["blessings"] == ["brown", "gold", "black"]
    assert len(t.view()["common"]["discard"]) == 5


def test_t4b_no_card_of_a_named_colour() -> None:
    """S2.14, example 4b: nothing; tokens kept, cards discarded."""
    t = at_chapel("red", "blue", "red", "gray", "gray").play("use:ROM501", "pray:draw")
    assert (t.goods(), t.points()) == ({}, 0)
    assert t.seat()["blessings"] == ["brown", "gold", "black"]
    assert len(t.view()["common"]["discard"]) == 5


PRAYS_FOR_DEALS = {"op": "pray", "draw": 5, "match": "deal_good", "per_matching_card": {"*": {"vp": 1}}}


@pytest.mark.parametrize(("second", "points"), [("brown", 2), ("red", 1)])
def test_t5_the_colour_of_the_good(second: str, points: int) -> None:
    """S2.14, example 5: a red card whose deal is Wood: brown cards count, red ones do not."""
    fuji: Made = feature("JAP502", None, deck="japanese", colors=["red"], deal="wood", name="Fuji Apple Festival")
    priest = feature("JAP501", "you_make_deal", PRAYS_FOR_DEALS, deck="japanese", name="Wandering Priest")
    t = Table(
        ["japanese", "roman"],
        locations={0: ["JAP501"]},
        hand={0: ["JAP502"]},
        goods={0: {"food": 1}},
        decks={"common": top("brown", "red", "red", second, "gray")},
        card_files=[file(priest, fuji)],
    )
    t.play("deal:JAP502")
    assert (t.points(), t.goods(), t.seat()["deals"]) == (points, {"wood": 1}, ["JAP502"])


def test_t5_with_the_house_deck() -> None:
    """S2.14, example 5, S4.1: the quoted card has its quoted effect."""
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRIEST]},
        hand={0: ["AZT907"]},
        goods={0: {"food": 1}},
        decks={"common": top("brown", "red", "red", "brown", "gray")},
    )
    t.play("deal:AZT907")
    assert (t.points(), t.goods()) == (2, {"wood": 1})


def test_derived_ruins_and_many_colours() -> None:
    """S2.14, derived: Ruins count for nothing, a card like Trade Colony for each of its colors."""
    colony = feature("COM501", None, deck="common", colors=["brown", "gray", "red"])
    houses = action("AZT501", pray(3, {"brown": {"wood": 1}, "gray": {"stone": 1}, "red": {"food": 1}}))
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT501"]},
        decks={"common": [*top("none", "none"), "COM501"]},
        card_files=[file(houses, colony)],
    )
    assert t.play("use:AZT501").goods() == {"wood": 1, "stone": 1, "food": 1}
