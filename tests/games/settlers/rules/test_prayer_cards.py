"""Cards stored for Prayers, cards under Locations, and the clarified cards (S2.11, S2.13, S4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.settlers.praying import (
    PRAYING,
    Made,
    action,
    common,
    feature,
    file,
    house_prayer,
    pray,
    production,
    table,
    top,
)
from tests.games.settlers.table import Table, place

USE = f"use:{PRAYING}"
FREE = pray(2, {"brown": {"wood": 1}, "red": {"food": 1}})
DECLARED = pray(2, {"brown": {"wood": 1}, "red": {"food": 1}}, declare_color_before=["brown", "red"])
CHOSEN = pray(2, {"brown": {"wood": 1}, "red": {"food": 1}}, choose_color_after=["brown", "red"])
STORE = "AZT502"
BROWN, RED, BLUE = "COM003", "COM006", "COM046"


def store(source: str, count: int, until: str) -> Made:
    return {"op": "store_cards_for_prayer", "from": source, "count": count, "until": until}


def with_stored(effect: Made, *drawn: str, stored: list[str], **more: Any) -> Table:
    """A Prayer of somebody who has these cards stored."""
    shelf = production(STORE, store("common_deck", 1, "game"))
    return table(effect, *drawn, cards=(shelf,), built=(place(STORE, stored=stored),), **more)


# Using stored cards (S2.11, format 7 step 4)


def test_a_stored_card_joins_on_top_of_the_draw() -> None:
    """S2.11: any number, on top of the N cards; each used one is discarded afterwards, after the drawn ones (F11)."""
    t = with_stored(FREE, "brown", "none", stored=[BROWN, RED])
    drawn = t.view()["common"]["deck"][:2]
    t.play(USE)
    assert (t.kind, t.legal()) == ("stored", ["done", f"stored:{BROWN}", f"stored:{RED}"])
    assert t.view()["prayer"] == drawn  # F12: after the draw
    t.play(f"stored:{BROWN}", f"stored:{RED}")
    assert t.goods() == {"wood": 2, "food": 1}
    assert t.view()["common"]["discard"] == [*drawn, BROWN, RED]
    assert t.location(STORE)["stored"] == []


def test_stored_cards_need_not_be_used() -> None:
    """S2.11: `done`; they stay for later Prayers."""
    t = with_stored(FREE, "brown", "none", stored=[BROWN, RED]).play(USE, "done")
    assert t.goods() == {"wood": 1}
    assert t.location(STORE)["stored"] == [BROWN, RED]


def test_stored_cards_come_in_the_order_of_ids() -> None:
    """Format 2: never back."""
    t = with_stored(FREE, stored=[BROWN, RED]).play(USE, f"stored:{RED}")
    assert t.kind == "turn"  # the earlier one is not offered any more, so nothing is asked
    assert t.location(STORE)["stored"] == [BROWN]


def test_only_stored_cards_of_a_named_colour_fit() -> None:
    """Format 7 step 4: with a named color; a declared one is named before."""
    t = with_stored(FREE, "none", "none", stored=[BLUE]).play(USE)
    assert t.kind == "turn"
    t = with_stored(DECLARED, "none", "none", stored=[BROWN, RED, BLUE]).play(USE, "color:red")
    assert t.legal() == ["done", f"stored:{RED}"]
    assert t.play(f"stored:{RED}").goods() == {"food": 1}


def test_a_stored_card_can_be_chosen_for() -> None:
    """Format 7: `stored` comes before the chosen color; every listed color fits until then."""
    t = with_stored(CHOSEN, "brown", "none", stored=[BROWN, RED]).play(USE)
    t.play(f"stored:{RED}")
    assert t.offers("color") == ["brown", "red"]
    assert t.play("color:red").goods() == {"food": 1}
    assert RED in t.view()["common"]["discard"]


def test_a_stored_card_wakes_blessings() -> None:
    """S2.8.2, S2.11: it counts as a drawn card."""
    for answer, goods in (("done", {}), (f"stored:{RED}", {"food": 1, "wood": 1})):
        t = with_stored(FREE, "none", "none", stored=[RED], blessings={0: ["brown"]}).play(USE, "pray:draw", answer)
        assert t.goods() == goods


def test_stored_cards_with_tokens() -> None:
    """S2.11: together with "instead of drawing" they count as drawn cards (F12)."""
    t = with_stored(FREE, stored=[RED], blessings={0: ["red"]}).play(USE, "pray:tokens")
    assert t.kind == "stored"
    t.play(f"stored:{RED}")
    assert t.goods() == {"food": 2}
    assert t.view()["common"]["discard"] == [RED]
    t = with_stored(CHOSEN, stored=[RED], blessings={0: ["brown"]}).play(USE, "pray:tokens", f"stored:{RED}")
    assert t.offers("color") == ["brown", "red"]


def test_a_many_coloured_stored_card() -> None:
    """S2.7.4, S2.11."""
    both = common("COM501", "brown", "red")
    shelf = production(STORE, store("common_deck", 1, "game"))
    t = table(FREE, "none", "none", cards=(both, shelf), built=(place(STORE, stored=["COM501"]),))
    assert t.play(USE, "stored:COM501").goods() == {"wood": 1, "food": 1}


def test_only_his_stored_cards() -> None:
    """Format 7 step 4: on own Locations; another seat's, or those on a Location taken by a rival, are not."""
    shelf = production("ROM501", store("common_deck", 1, "game"), deck="roman")
    t = Table(
        ["aztec", "roman"],
        locations={0: [PRAYING], 1: [place("ROM501", stored=[RED])]},
        decks={"common": top("none", "none")},
        card_files=[file(action(PRAYING, FREE), shelf)],
    )
    assert t.play(USE).kind == "turn"


# Storing


def test_storing_from_the_deck() -> None:
    """Format 8: the top cards of the Common deck, as they come, open on the Location; Codex House."""
    t = Table(["aztec", "roman"], start="production", locations={0: ["AZT925"]}, decks={"common": [BLUE, RED, BROWN]})
    assert t.location("AZT925")["stored"] == [BLUE]
    assert RED in t.hand()


def test_ruins_can_be_stored_from_the_deck() -> None:
    """Format 8: whatever is on top; it never fits a Prayer."""
    t = Table(["aztec", "roman"], start="production", locations={0: ["AZT925"]}, decks={"common": ["COM069"]})
    assert t.location("AZT925")["stored"] == ["COM069"]


def storing(effect: Made, hand: list[str], **more: Any) -> Table:
    t = Table(
        ["aztec", "roman"],
        locations={0: [STORE]},
        hand={0: hand},
        card_files=[file(action(STORE, effect), common("COM501", "red", colorless_in_prayer=True))],
        **more,
    )
    return t


def test_storing_from_hand() -> None:
    """Format 2, 8: up to `count` Common cards with a color, one by one, each later than the one before."""
    t = storing(store("hand", 2, "round"), [BROWN, RED, BLUE, "COM069", "COM501", "AZT901"]).play(f"use:{STORE}")
    assert t.legal() == [f"card:{BROWN}", f"card:{RED}", f"card:{BLUE}", "done"]
    t.play(f"card:{RED}")
    assert t.legal() == [f"card:{BLUE}", "done"]
    t.play(f"card:{BLUE}")
    assert t.kind == "turn"  # no more than two
    assert t.location(STORE)["stored"] == [RED, BLUE]
    assert t.hand() == ["AZT901", BROWN, "COM069", "COM501"]


def test_storing_fewer() -> None:
    """Format 2: `done`; nothing is asked when no later card fits."""
    t = storing(store("hand", 2, "round"), [BROWN, RED]).play(f"use:{STORE}", "done")
    assert t.location(STORE)["stored"] == []
    t = storing(store("hand", 3, "round"), [BROWN, RED]).play(f"use:{STORE}", f"card:{RED}")
    assert t.kind == "turn"


def test_nothing_to_store() -> None:
    """D13: an action that stores from hand needs a Common card with a color."""
    t = storing(store("hand", 2, "round"), ["COM069", "COM501", "AZT901"])
    assert f"use:{STORE}" not in t.legal()


def test_cards_stored_for_the_round_go_in_cleanup() -> None:
    """S2.11, format 5: to the Common discard; those stored for the game stay."""
    for until, left in (("round", []), ("game", [RED])):
        t = storing(store("hand", 1, until), [RED]).play(f"use:{STORE}", f"card:{RED}")
        t.until("take")
        assert t.view()["round"] == 2
        assert t.location(STORE)["stored"] == left
        assert (RED in t.view()["common"]["discard"]) == (until == "round")


def test_stored_cards_are_lost_with_their_location() -> None:
    """Format 3, leaving play: the card first, then its stored cards, each to its home pile."""
    t = Table(
        ["aztec", "roman"],
        locations={0: [place("AZT925", stored=[RED, BROWN])]},
        hand={0: ["AZT916"]},
        goods={0: {"wood": 1}},
    )
    t.play("build:AZT916", "location:AZT925")
    assert t.view()["common"]["discard"] == [RED, BROWN]
    assert t.seat()["discard"] == ["AZT925"]


def test_star_readers() -> None:
    """S4.1: for a Worker up to two hand cards for this round's Prayers, and 1 VP."""
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT926", "AZT918"]},
        hand={0: [RED, BLUE]},
        goods={0: {"worker": 1, "food": 1}},
        decks={"common": top("none", "none", "none", "none", "none")},
    )
    t.play("use:AZT926", f"card:{RED}", "done")
    assert t.points() == 1
    t.until("turn", 0).play("use:AZT918")
    assert t.legal() == ["done", f"stored:{RED}"]
    assert t.play(f"stored:{RED}").points() == 2


# Cards under Locations (S2.13)


def test_markus_a_reset_discards_the_card_under_it() -> None:
    """S2.13: an effect that removes the goods used to activate it also discards the card placed under it."""
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT929", "COM041"]},
        hand={0: [BLUE]},
        goods={0: {"worker": 2}},
    )
    t.play("use:AZT929", f"card:{BLUE}").until("turn", 0)
    assert t.location("AZT929")["under"] == [BLUE]
    t.play("use:COM041", "target:AZT929")
    assert (t.location("AZT929")["under"], t.location("AZT929")["used"]) == ([], 0)
    assert t.view()["common"]["discard"] == [BLUE]


def test_a_reset_leaves_what_others_put_there() -> None:
    """S2.13, format 8: only cards that its own action put under it."""
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT928", "COM032", "COM041"]},
        hand={0: [BLUE]},
        goods={0: {"worker": 2, "wood": 1, "stone": 1, "food": 1}},
    )
    t.play("use:AZT928", "target:COM032", f"card:{BLUE}").until("turn", 0)
    t.play("use:COM032").until("turn", 0)
    t.play("use:COM041", "target:COM032")
    assert t.location("COM032")["under"] == [BLUE]


@pytest.mark.parametrize(("colour", "points"), [("brown", 4), ("red", 0)])
def test_strong_foundation(colour: str, points: int) -> None:
    """S2.13: 2 VP per card under Common cards of the matching color, beside what those give themselves."""
    strong = feature(STORE, None)
    strong["abilities"].append(
        {
            "kind": "end_of_game",
            "effects": [{"op": "vp_per_card_under", "color": colour, "deck": "common", "vp_each": 2}],
        }
    )
    t = Table(
        ["aztec", "roman"],
        round=5,
        locations={0: [STORE, place("COM003", under=[BLUE, "COM047"]), place("AZT928", under=["COM048"])]},
        passed=[0, 1],
        card_files=[file(strong)],
    )
    assert t.view()["final"][0]["features"][STORE] == points
    assert t.view()["final"][0]["locations"] == 2 + 1 + 2


def test_offering_stones() -> None:
    """S2.13, S4.1: the house card of that kind: any hand card, under a Common Location really one's own."""
    t = Table(
        ["aztec", "roman"],
        round=5,
        locations={0: ["AZT928", "COM003", "COM046", "AZT901"], 1: ["COM004"]},
        hand={0: ["AZT902"]},
        goods={0: {"worker": 1}},
    )
    t.play("use:AZT928")
    assert t.offers("target") == ["COM003", "COM046"]
    t.play("target:COM003", "card:AZT902")
    assert (t.points(), t.location("COM003")["under"]) == (1, ["AZT902"])
    t.until(None)
    assert t.view()["final"][0]["features"] == {"AZT928": 2}


def test_skull_rack() -> None:
    """S4.1: 2 VP at the end with at least 3 cards under it."""
    for under, points in (([BLUE, BROWN], 0), ([BLUE, BROWN, RED], 2)):
        t = Table(["aztec", "roman"], round=5, locations={0: [place("AZT929", under=under)]}, passed=[0, 1])
        assert t.view()["final"][0]["features"] == {"AZT929": points}


# Shrine of Thoth (S2.13)


def thoth(*effects: Made, colours: tuple[str, ...] = ("black",), **more: Any) -> Table:
    """An Egyptian-like pair: Sphinx, and a Shrine that adds 1 VP when a black Location scores."""
    shrine = feature("EGY501", "you_score_by_location", {"op": "gain", "goods": {"vp": 1}}, deck="egyptian",
                     filter={"color": "black"})  # fmt: skip
    scores = action("EGY502", *effects, deck="egyptian", colors=list(colours))
    return Table(
        ["egyptian", "aztec"],
        locations={0: ["EGY019", "EGY501", "EGY502"]},
        card_files=[file(shrine, scores)],
        **more,
    )


@pytest.mark.parametrize(
    ("vp", "colours", "points"),
    [
        (1, ("black",), 2),  # 1 + 1: two gains of 1, Sphinx sleeps
        (2, ("black",), 4),  # 2 + 1 by the Shrine + 1 by Sphinx
        (1, ("red",), 1),
        (2, ("red",), 3),
        (1, ("red", "black"), 2),
    ],
)
def test_shrine_of_thoth(vp: int, colours: tuple[str, ...], points: int) -> None:
    """S2.13: its point is a gain of its own: 1 + 1 does not wake Sphinx; the two features wake none (F7)."""
    t = thoth({"op": "gain", "goods": {"vp": vp}}, colours=colours)
    assert t.play("use:EGY502").points() == points


def test_thoth_and_prayer() -> None:
    """S2.13, S2.8: points by a Prayer come from the Location's ability, in one gain."""
    t = thoth(pray(2, {"red": {"vp": 1}}), decks={"common": top("red", "red")})
    assert t.play("use:EGY502").points() == 2 + 1 + 1


def test_eagle_knights_hall() -> None:
    """S4.1, S2.13: the house card of that kind, for black Locations; the Hall itself is none that scores."""
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT927", "AZT929", "AZT926"]},
        hand={0: [BLUE, RED]},
        goods={0: {"worker": 2}},
    )
    assert t.play("use:AZT929", f"card:{BLUE}").points() == 3
    assert t.until("turn", 0).play("use:AZT926", f"card:{RED}").points() == 4  # blue: nothing more


def test_smoking_mirror_and_procession() -> None:
    """S4.1: chosen after the draw, and declared by a feature; matching goods."""
    mirror = top("blue", "red", "blue", *["none"] * (house_prayer("AZT920")["draw"] - 3))
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT920", "AZT930"]},
        goods={0: {"worker": 1, "wood": 1}},
        hand={0: ["AZT901"]},
        decks={"common": mirror + top("gold", "gold", "gold")[: house_prayer("AZT930")["draw"]]},
    )
    t.play("use:AZT920", "color:blue")
    assert t.points() == 2 * house_prayer("AZT920")["per_matching_card"]["*"]["vp"]
    t.until("turn", 0).play("build:AZT901")  # a Faction Location: Procession prays
    assert t.offers("color") == ["blue", "brown", "gold", "gray", "pink", "red"]
    t.play("color:gold")
    assert t.goods()["gold"] == min(3, house_prayer("AZT930")["draw"])
