"""Prayer step by step: colors, drawing or tokens, triggers, counting, gaining and spending (S2.7 to S2.10, format
7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.settlers.praying import (
    PRAYING,
    Made,
    action,
    answered,
    common,
    feature,
    file,
    pray,
    production,
    spending,
    table,
    top,
)
from tests.games.settlers.table import Table

USE = f"use:{PRAYING}"
GOODS: Made = {
    "brown": {"wood": 1},
    "gray": {"stone": 1},
    "red": {"food": 1},
    "pink": {"worker": 1},
    "gold": {"gold": 1},
}
FREE = pray(4, GOODS)
"""Neither declared nor chosen: all colors of the table count."""
DECLARED = pray(4, GOODS, declare_color_before=list(GOODS))
CHOSEN = pray(4, GOODS, choose_color_after=list(GOODS))
DRAWN = ("red", "gray", "red", "blue")

# Without Blessings (S2.7)


def test_cards_are_drawn_and_discarded() -> None:
    """S2.7.1: N cards of the Common deck, never to hand; afterwards they are discarded, in the order drawn."""
    t = table(FREE, *DRAWN)
    deck = t.view()["common"]["deck"]
    t.play(USE)
    assert t.goods() == {"stone": 1, "food": 2}
    assert t.view()["common"] == {"deck": deck[4:], "discard": deck[:4]}
    assert (t.hand(), t.view()["prayer"]) == ([], [])


@pytest.mark.parametrize("draw", [1, 3, 10])
def test_as_many_as_printed(draw: int) -> None:
    """S2.7.1: `draw` cards, no more and no fewer; "each card" is each card drawn in this Prayer (S2.7.3)."""
    t = table(pray(draw, {"brown": {"wood": 1}}), *["brown"] * 12, built=("COM003",), hand={0: ["COM004"]})
    t.play(USE)
    assert t.goods() == {"wood": draw}
    assert len(t.view()["common"]["discard"]) == draw


def test_free_colours_count_together() -> None:
    """S2.7.2, format 7: neither word: every color of the table counts for itself, in one gain."""
    assert answered(FREE, *DRAWN) == {"stone": 1, "food": 2}
    assert answered(FREE, "brown", "pink", "gold", "gray") == {"wood": 1, "worker": 1, "gold": 1, "stone": 1}


def test_a_declared_colour_is_named_before_the_draw() -> None:
    """S2.7.2, format 7 step 1."""
    t = table(DECLARED, *DRAWN).play(USE)
    assert t.kind == "color"
    assert t.offers("color") == ["brown", "gold", "gray", "pink", "red"]
    assert t.view()["prayer"] == []
    t.play("color:gray")
    assert t.goods() == {"stone": 1}  # red cards count for nothing


def test_a_chosen_colour_is_named_after_the_draw() -> None:
    """S2.7.2, format 7 step 5: among the listed colors that a card has; the cards lie open meanwhile."""
    t = table(CHOSEN, *DRAWN).play(USE)
    assert t.kind == "color"
    assert t.offers("color") == ["gray", "red"]  # blue is not listed, brown was not drawn
    assert t.view()["prayer"] == top(*DRAWN)
    t.play("color:red")
    assert t.goods() == {"food": 2}


def test_a_single_colour_is_asked_too() -> None:
    """Format 2: `color` declared or chosen is asked with a single answer."""
    t = table(CHOSEN, "red", "red", "blue", "none").play(USE)
    assert t.legal() == ["color:red"]
    t = table(pray(1, {"red": {"food": 1}}, declare_color_before=["red"]), "red").play(USE)
    assert t.legal() == ["color:red"]


def test_nothing_to_choose() -> None:
    """Format 7 step 5: no listed color was drawn: no result, nothing is asked."""
    assert answered(CHOSEN, "blue", "black", "none", "blue") == {}


@pytest.mark.parametrize("effect", [FREE, DECLARED, CHOSEN], ids=["free", "declared", "chosen"])
def test_a_many_coloured_card_counts_for_each_of_its_colours(effect: Made) -> None:
    """S2.7.4: and, not or; but a single named color gets only its own."""
    both = common("COM501", "brown", "red")
    tokens = {"declare_color_before": ("color:red",), "choose_color_after": ("color:red",)}
    asked = next((answer for key, answer in tokens.items() if key in effect), ())
    goods = {"wood": 1, "food": 2} if effect is FREE else {"food": 2}
    assert answered(effect, "COM501", "red", "blue", "none", cards=(both,), tokens=asked) == goods


def test_both_colours_of_a_card_can_be_chosen() -> None:
    """S2.7.4 with `choose_color_after`."""
    t = table(CHOSEN, "COM501", "blue", "none", "black", cards=(common("COM501", "brown", "red"),)).play(USE)
    assert t.offers("color") == ["brown", "red"]


def test_ruins_have_no_colour() -> None:
    """S2.7.5."""
    assert answered(pray(6, {"*": {"vp": 1}}), *["none"] * 6) == {}
    assert answered(pray(4, {"*": {"vp": 1}}), "none", "red", "none", "blue") == {"vp": 2}


def test_a_card_that_is_colourless_in_prayer() -> None:
    """S2.7.5: Newlyweds: colored as a Location, colorless in Prayer (`colorless_in_prayer`)."""
    newlyweds = common("COM501", "red", colorless_in_prayer=True)
    assert answered(FREE, "COM501", "gray", "blue", "none", cards=(newlyweds,)) == {"stone": 1}
    t = table(
        {"op": "gain_per_color", "color": "red", "goods_each": {"vp": 1}, "max_total": 3},
        cards=(newlyweds,),
        built=("COM501",),
    )
    assert t.play(USE).points() == 1


def test_orange_cards_are_no_colour_of_a_prayer() -> None:
    """S2.10.1: there is no orange Blessing, and an orange card drawn is none of the nine colors."""
    orange = common("COM501", "orange")
    assert answered(pray(2, {"*": {"vp": 1}}), "COM501", "red", cards=(orange,)) == {"vp": 1}


def test_an_empty_deck_is_refilled() -> None:
    """S2.7.6, format 6: the discard pile is shuffled in the middle of the draw; cards already drawn stay out."""
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRAYING]},
        decks={"common": ["COM001"]},
        discards={"common": ["COM003", "COM006", "COM012"]},
        exact=["common"],
        card_files=[file(action(PRAYING, FREE))],
    )
    t.play(USE)
    assert t.goods() == {"stone": 1, "wood": 1, "food": 1, "worker": 1}
    discard = t.view()["common"]["discard"]
    assert discard[0] == "COM001"
    assert sorted(discard) == ["COM001", "COM003", "COM006", "COM012"]
    assert t.view()["rng"] != f"{7:016x}"


def test_fewer_cards_than_printed() -> None:
    """S1.1.8, S2.7.6: deck and discard pile are empty: no more cards, the Prayer goes on."""
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRAYING]},
        decks={"common": ["COM001", "COM002"]},
        exact=["common"],
        card_files=[file(action(PRAYING, FREE))],
    )
    assert t.play(USE).goods() == {"stone": 2}


# With Blessings (S2.8)


def asks_pray(t: Table) -> bool:
    return t.kind == "pray" and t.legal() == ["pray:draw", "pray:tokens"]


@pytest.mark.parametrize(
    ("blessings", "tricolor", "asked"),
    [
        ([], False, False),
        (["red"], False, True),
        (["gold"], False, True),
        (["blue", "white", "black", "purple"], False, False),  # S2.8.4: not named by this Prayer
        ([], True, True),
    ],
)
def test_tokens_are_offered_only_if_one_fits(blessings: list[str], tricolor: bool, asked: bool) -> None:
    """S2.8, format 7 step 2: a Blessing of a named color, or the tricolor for brown, gray or red."""
    t = table(FREE, *DRAWN, blessings={0: blessings}, tricolor=[0] if tricolor else [])
    assert asks_pray(t.play(USE)) == asked


def test_the_tricolour_fits_brown_gray_and_red_only() -> None:
    """S2.6.5, format 7 step 2."""
    for colour in ("brown", "gray", "red"):
        assert asks_pray(table(pray(2, {colour: {"vp": 1}}), "blue", tricolor=[0]).play(USE))
    others: Made = {colour: {"vp": 1} for colour in ("pink", "gold", "black", "white", "purple", "blue")}
    assert not asks_pray(table(pray(2, others), "blue", tricolor=[0]).play(USE))


def test_a_declared_colour_decides_what_fits() -> None:
    """Format 7: steps 1 and 2 in this order: the declared color alone is named."""
    for colour, asked in (("gray", True), ("red", False)):
        t = table(DECLARED, *DRAWN, blessings={0: ["gray"]}).play(USE)
        assert t.kind == "color"
        assert asks_pray(t.play(f"color:{colour}")) == asked


def test_instead_of_drawing() -> None:
    """S2.8.1: each Blessing counts as a card of its color; nothing is drawn; they are kept (S2.6.4)."""
    t = table(FREE, *DRAWN, blessings={0: ["red", "gold", "blue"]})
    deck = t.view()["common"]["deck"]
    t.play(USE, "pray:tokens")
    assert t.goods() == {"food": 1, "gold": 1}  # S2.8.4: blue is not named
    assert t.view()["common"] == {"deck": deck, "discard": []}
    assert t.seat()["blessings"] == ["red", "gold", "blue"]


def test_drawing_wakes_all_blessings_that_fit() -> None:
    """S2.8.2, S2.8.3: one card of any named color is enough for the Blessings of all named colors."""
    more: dict[str, Any] = {"blessings": {0: ["brown", "red", "pink", "black"]}, "tokens": ("pray:draw",)}
    assert answered(FREE, "red", "blue", "none", "blue", **more) == {"food": 2, "wood": 1, "worker": 1}
    assert answered(FREE, "gray", "blue", "none", "blue", **more) == {
        "stone": 1,
        "wood": 1,
        "food": 1,
        "worker": 1,
    }


def test_without_a_named_colour_blessings_sleep() -> None:
    """S2.8.2: no required color is drawn: they give nothing. Other colors trigger nothing (S2.8.4)."""
    more: dict[str, Any] = {"blessings": {0: ["brown", "red"]}, "tokens": ("pray:draw",)}
    assert answered(FREE, "blue", "black", "none", "blue", **more) == {}


def test_a_single_colour_must_be_drawn_itself() -> None:
    """S2.8.3: for a declared or chosen color the card must be that color."""
    blessings = {0: ["gray", "red"]}
    assert answered(DECLARED, *DRAWN, blessings=blessings, tokens=("color:gray", "pray:draw")) == {"stone": 2}
    assert (
        answered(DECLARED, "red", "red", "blue", "none", blessings=blessings, tokens=("color:gray", "pray:draw")) == {}
    )
    # Chosen: gray was not drawn, so it cannot be chosen, whatever is held.
    t = table(CHOSEN, "red", "red", "blue", "none", blessings=blessings).play(USE, "pray:draw")
    assert t.offers("color") == ["red"]
    assert t.play("color:red").goods() == {"food": 3}  # the gray one gives nothing


def test_choosing_with_tokens() -> None:
    """Format 7 step 5: with tokens a color can be chosen that a fitting Blessing has, the tricolor's three too."""
    t = table(CHOSEN, blessings={0: ["pink", "blue"]}, tricolor=[0]).play(USE, "pray:tokens")
    assert t.offers("color") == ["brown", "gray", "pink", "red"]
    t.play("color:gray")
    assert t.goods() == {"stone": 1}
    assert answered(CHOSEN, blessings={0: ["pink"]}, tricolor=[0], tokens=("pray:tokens", "color:pink")) == {
        "worker": 1
    }


def test_never_fewer_blessings() -> None:
    """F13: all fitting Blessings count, nobody is asked which."""
    t = table(FREE, blessings={0: ["gray", "red", "pink", "gold"]}).play(USE, "pray:tokens")
    assert t.kind != "color"
    assert t.goods() == {"stone": 1, "food": 1, "worker": 1, "gold": 1}


def test_the_tricolour_is_one_colour_in_a_prayer() -> None:
    """S2.6.5, format 7 step 6: asked if two or more of its colors are named."""
    t = table(FREE, tricolor=[0]).play(USE, "pray:tokens")
    assert (t.kind, t.offers("color")) == ("color", ["brown", "gray", "red"])
    assert t.play("color:brown").goods() == {"wood": 1}
    two = pray(4, {"gray": {"stone": 1}, "red": {"food": 1}, "blue": {"vp": 1}})
    t = table(two, tricolor=[0]).play(USE, "pray:tokens")
    assert t.offers("color") == ["gray", "red"]
    t = table(pray(4, {"red": {"food": 1}, "blue": {"vp": 1}}), tricolor=[0]).play(USE, "pray:tokens")
    assert t.kind != "color"  # only one fits: it happens by itself
    assert t.goods() == {"food": 1}


def test_the_tricolour_may_differ_between_prayers() -> None:
    """S2.6.5: the choice is free in each Prayer, even in two of one action."""
    prays = file(action(PRAYING, FREE, cost={"worker": 1}, uses=2))
    t = Table(["aztec", "roman"], locations={0: [PRAYING]}, goods={0: {"worker": 2}}, tricolor=[0], card_files=[prays])
    t.play(f"use2:{PRAYING}", "pray:tokens", "color:gray", "pray:tokens", "color:red")
    assert t.goods() == {"stone": 1, "food": 1}


def test_the_tricolour_counts_beside_a_blessing_of_its_colour() -> None:
    """S2.8.2: red and the tricolor as red: two more."""
    more: dict[str, Any] = {"blessings": {0: ["red"]}, "tricolor": [0]}
    assert answered(FREE, *DRAWN, tokens=("pray:draw", "color:red"), **more) == {"food": 4, "stone": 1}


def test_the_sleeping_tricolour_is_not_asked_for() -> None:
    """Format 7 step 6: no named color was drawn, so it has no color."""
    t = table(FREE, "blue", "none", "blue", "black", tricolor=[0]).play(USE, "pray:draw")
    assert t.kind != "color"
    assert t.goods() == {}


def test_the_tricolour_alone_with_a_declared_colour() -> None:
    """S2.6.5: it is the declared color, if that is one of its three."""
    assert answered(DECLARED, tricolor=[0], tokens=("color:gray", "pray:tokens")) == {"stone": 1}
    t = table(DECLARED, "pink", tricolor=[0]).play(USE, "color:pink")
    assert t.goods() == {"worker": 1}  # not asked: it does not fit


# Timing (S2.9)


def test_a_production_prayer() -> None:
    """S2.9: in the Production phase, after the sure sources; several class 4 sources: the player names them."""
    prays = production(PRAYING, pray(2, {"red": {"food": 1}}))
    t = Table(
        ["aztec", "roman"],
        start="production",
        locations={0: [PRAYING]},
        decks={"common": top("red", "red")},
        card_files=[file(prays, production={"wood": 2}, tricolor=False)],
    )
    assert t.goods() == {"wood": 2, "food": 2}
    assert t.kind == "turn"


def test_a_production_prayer_when_built() -> None:
    """S2.9: a Production Prayer also happens when the Location is built."""
    prays = production(PRAYING, pray(2, {"red": {"food": 1}}))
    t = Table(["aztec", "roman"], hand={0: [PRAYING]}, decks={"common": top("red", "gray")}, card_files=[file(prays)])
    assert t.play(f"build:{PRAYING}").goods() == {"food": 1}


def test_a_feature_prayer() -> None:
    """S2.9: when the printed condition happens, each time, only then."""
    prays = feature(PRAYING, "you_raze", pray(1, {"red": {"vp": 1}, "gray": {"vp": 3}}))
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRAYING]},
        hand={0: ["COM003", "COM004", "COM069"]},
        goods={0: {"raze": 2}},
        decks={"common": top("red", "gray")},
        card_files=[file(prays)],
    )
    t.play("build:COM069").until("turn", 0)
    assert t.points() == 0
    assert t.play("raze:COM003").points() == 1
    assert t.until("turn", 0).play("raze:COM004").points() == 4


def test_an_action_prayer() -> None:
    """S2.9: after paying the action's cost."""
    effect = pray(2, {"brown": {"wood": 1}})
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRAYING]},
        goods={0: {"food": 1}},
        decks={"common": top("brown", "brown")},
        blessings={0: ["brown"]},
        card_files=[file(action(PRAYING, effect, cost={"food": 1}))],
    )
    t.play(USE)
    assert (t.kind, t.goods(), t.location(PRAYING)["used"]) == ("pray", {}, 1)
    assert t.play("pray:draw").goods() == {"wood": 3}


def test_several_prayers_of_a_production_come_in_any_order() -> None:
    """S1.5.2, format 4: Prayers are class 4: the player names the next source; each is finished before the next."""
    prays_too = pray(3, {"brown": {"wood": 1}, "gray": {"stone": 1}, "red": {"food": 1}})
    prays = production("AZT501", prays_too)
    blesses = production("AZT503", {"op": "gain_blessing", "count": 1})
    t = Table(
        ["aztec", "roman"],
        start="production",
        locations={0: ["AZT501", "AZT502", "AZT503"]},
        decks={"common": top("red", "red", "red", "gray", "gray", "gray")},
        card_files=[file(prays, production("AZT502", prays_too), blesses, production={"worker": 3})],
    )
    assert (t.kind, t.offers("source")) == ("source", ["AZT501", "AZT502", "AZT503"])
    t.play("source:AZT503", "blessing:gray")
    assert t.offers("source") == ["AZT501", "AZT502"]
    t.play("source:AZT502", "pray:draw", "color:red")  # the Blessing gained just now works at once (S2.6.3)
    assert t.goods() == {"worker": 3, "food": 4, "stone": 1}
    assert t.kind == "pray"  # the last source is not asked for
    t.play("pray:draw", "color:gray")
    assert t.goods()["stone"] == 1 + 5


# Matching goods (S2.10)


@pytest.mark.parametrize(
    ("colour", "gained"),
    [
        ("brown", {"wood": 2}),
        ("gray", {"stone": 2}),
        ("red", {"food": 2}),
        ("pink", {"worker": 2}),
        ("gold", {"gold": 2}),
        ("black", {"raze": 2}),
    ],
)
def test_matching_goods(colour: str, gained: Made) -> None:
    """S2.10.2, S2.10.3: a matching good is the good of the color."""
    effect = pray(3, {"*": {"matching": 1}}, declare_color_before=[colour])
    assert answered(effect, colour, "none", colour, tokens=(f"color:{colour}",)) == gained


def test_matching_points_and_cards() -> None:
    """S2.10.3: purple is VP, blue a card from the deck of one's choice."""
    purple = pray(3, {"purple": {"matching": 2}})
    assert answered(purple, "purple", "none", "red") == {"vp": 2}
    t = table(pray(3, {"blue": {"matching": 1}}), "blue", "none", "blue").play(USE)
    assert t.legal() == ["draw:common", "draw:faction"]
    t.play("draw:faction", "draw:common")
    assert len(t.hand()) == 2


def test_white_has_no_matching_good() -> None:
    """S2.10.3, format 7 step 8: white is Technology, which is not in this game: none. Other goods still come."""
    white = common("COM501", "white")
    effect = pray(2, {"white": {"matching": 1, "vp": 2}})
    assert answered(effect, "COM501", "none", cards=(white,)) == {"vp": 2}
    t = table(effect, blessings={0: ["white"]}).play(USE)
    assert asks_pray(t)  # there is a white Blessing all the same
    assert t.play("pray:tokens").points() == 2


def test_matching_goods_of_all_colours() -> None:
    """S2.10.1: one symbol for all colors (`*`): each card gives the good of its colors."""
    effect = pray(5, {"*": {"matching": 1}})
    both = common("COM501", "gold", "black")
    gained = {"wood": 1, "food": 1, "gold": 1, "raze": 1, "vp": 1}
    assert answered(effect, "COM501", "brown", "red", "purple", "none", cards=(both,)) == gained


def test_a_row_of_its_own_goes_before_the_star() -> None:
    """Format 7 step 8: for each named color its goods, or those of `*`."""
    effect = pray(4, {"*": {"vp": 1}, "red": {"food": 2}})
    assert answered(effect, "red", "red", "gray", "blue") == {"vp": 2, "food": 4}


def test_goods_of_a_prayer_are_one_gain() -> None:
    """Format 7 step 8, S1.15: 1 VP each of two colors are 2 VP at once: the feature answers."""
    sphinx = feature("AZT502", "you_gain_vp_at_least_2_at_once", {"op": "gain", "goods": {"gold": 1}})
    effect = pray(2, {"red": {"vp": 1}, "gray": {"vp": 1}})
    t = table(effect, "red", "gray", cards=(sphinx,), built=("AZT502",)).play(USE)
    assert (t.points(), t.goods()) == (2, {"gold": 1})
    t = table(effect, "red", "blue", cards=(sphinx,), built=("AZT502",)).play(USE)
    assert (t.points(), t.goods()) == (1, {})


def test_a_prayer_can_give_cards_and_blessings() -> None:
    """Format 4: goods first, then cards, then Blessings, one by one."""
    effect = pray(2, {"red": {"common_card": 1, "faction_card": 1, "blessing": 1, "wood": 1}})
    t = table(effect, "red", "red", "gray", "brown").play(USE)
    assert t.goods() == {"wood": 2}
    assert len(t.hand()) == 4
    assert t.kind == "blessing"
    t.play("blessing:red", "blessing:pink")
    assert t.seat()["blessings"] == ["red", "pink"]


# Deals (`match`)


def after_deal(good: str | None, *drawn: str, **more: Any) -> Table:
    effect = {"op": "pray", "draw": 3, "match": "deal_good", "per_matching_card": {"*": {"vp": 1}}}
    prays = feature(PRAYING, "you_make_deal", effect)
    card = feature("AZT502", None, deal=good, colors=["red"])
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRAYING]},
        hand={0: ["AZT502"]},
        goods={0: {"food": 1}},
        decks={"common": top(*drawn)},
        card_files=[file(prays, card)],
        **more,
    )
    return t.play("deal:AZT502")


@pytest.mark.parametrize(
    ("good", "colour"),
    [
        ("wood", "brown"),
        ("stone", "gray"),
        ("food", "red"),
        ("worker", "pink"),
        ("gold", "gold"),
        ("raze", "black"),
    ],
)
def test_the_colour_of_a_deals_good(good: str, colour: str) -> None:
    """Format 7: `match: deal_good`: the color of the deal's good, not of the card (S2.14, example 5)."""
    other = "blue" if good != "food" else "gold"
    t = after_deal(good, colour, other, colour)
    assert t.points() == 2


def test_the_colour_of_a_deal_for_points_or_cards() -> None:
    """Format 7: VP is purple (and 1 more VP for the deal itself), cards are blue."""
    assert after_deal("vp", "purple", "red", "gray").points() == 1 + 1
    t = after_deal("card", "red", "blue", "blue", "blue")
    assert t.kind == "draw"  # the good comes first, then the Prayer
    t.play("draw:faction")
    assert t.points() == 2


@pytest.mark.parametrize("good", ["defense", "blessing"])
def test_goods_without_a_colour_bring_no_prayer(good: str) -> None:
    """Format 7: none: no Prayer; nothing is drawn, and no Blessing is asked for."""
    t = after_deal(good, "red", "brown", "blue", tricolor=[0], blessings={0: ["red"]})
    if good == "blessing":
        t.play("blessing:pink")
    assert t.kind == "turn"
    assert (t.points(), t.view()["common"]["discard"]) == (0, [])


def test_a_deals_prayer_with_blessings() -> None:
    """S2.8 with `match`: a Blessing of the good's color fits, others do not."""
    t = after_deal("wood", "brown", "red", "red", blessings={0: ["brown", "red"]})
    assert asks_pray(t)
    assert t.play("pray:draw").points() == 2
    assert after_deal("wood", "brown", "red", "red", blessings={0: ["red"]}).points() == 1


# Spending (`per_matching_card_may_spend`)


def test_no_more_is_given_than_counted_and_held() -> None:
    """Format 7 step 8: `give` up to each count, from the supply; in the order of Resources, never back."""
    effect = spending(4, {"brown": "wood", "gray": "stone"}, each=2, kinds=3)
    t = table(effect, "brown", "brown", "gray", "gray", goods={0: {"wood": 3, "stone": 1, "food": 5}}).play(USE)
    assert t.legal() == ["done", "give:stone", "give:wood"]
    t.play("give:wood", "give:wood")
    assert t.legal() == ["done", "give:stone"]
    t.play("give:stone")
    assert t.kind == "turn"  # nothing more can be given: not asked
    assert (t.points(), t.goods()) == (3 * 2 + 2 * 3, {"wood": 1, "food": 5})
    t = table(effect, "brown", "brown", "gray", "gray", goods={0: {"wood": 3, "stone": 1}}).play(USE, "give:stone")
    assert t.kind == "turn"  # back to wood is not possible
    assert t.points() == 2 + 3


def test_gold_cannot_be_given() -> None:
    """F14: it is not a payment."""
    t = table(spending(2, {"red": "food"}), "red", "red", goods={0: {"gold": 3}}).play(USE)
    assert t.kind == "turn"
    assert t.goods() == {"gold": 3}


def test_blessings_count_for_spending() -> None:
    """S2.8 for this form of Prayer."""
    effect = spending(2, {"red": "food", "blue": "wood"})
    t = table(effect, "red", "none", blessings={0: ["blue"]}, goods={0: {"food": 9, "wood": 9}}).play(USE, "pray:draw")
    t.play("give:wood", "give:food")
    assert t.points() == 2
    t = table(effect, "none", "none", blessings={0: ["blue"]}, goods={0: {"food": 9, "wood": 9}}).play(USE, "pray:draw")
    assert (t.kind, t.points()) == ("turn", 0)


def test_spending_is_one_gain() -> None:
    """Format 7 step 8: one gain: 2 VP at once for two Resources."""
    sphinx = feature("AZT502", "you_gain_vp_at_least_2_at_once", {"op": "gain", "goods": {"gold": 1}})
    more: dict[str, Any] = {"cards": (sphinx,), "built": ("AZT502",), "goods": {0: {"food": 2}}}
    t = table(spending(2, {"red": "food"}), "red", "red", **more).play(USE, "give:food", "done")
    assert (t.points(), t.goods()) == (1, {"food": 1})
    t = table(spending(2, {"red": "food"}), "red", "red", **more).play(USE, "give:food", "give:food")
    assert (t.points(), t.goods()) == (2, {"gold": 1})


def test_a_prayer_of_a_taken_over_location() -> None:
    """F1: own Locations are those one controls: the taker prays, with own Blessings."""
    prays = action("AZT501", FREE)
    t = Table(
        ["egyptian", "aztec"],
        locations={0: ["EGY013"], 1: ["AZT501"]},
        blessings={0: ["red"], 1: ["gray"]},
        decks={"common": top("red", "none", "blue", "none")},
        card_files=[file(prays)],
    )
    t.play("use:EGY013", "target:AZT501").until("turn", 0)  # Temple of Ra
    t.play("use:AZT501", "pray:draw")
    assert t.goods(0) == {"food": 2}
