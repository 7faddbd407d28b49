"""Blessings: one of each color, the tricolor, gaining them and keeping them (S2.6, S2.5, S2.10.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from patolli.games.settlers.cards.check.file import BadCards
from patolli.games.settlers.cards.library import house, read_card_file
from patolli.games.settlers.cards.model import COLOURS
from tests.games.settlers.praying import Made, action, feature, file, made, pray, production
from tests.games.settlers.table import Table

BLESS = "AZT501"
IDLE = feature("AZT502", None)


def gains(count: int = 1, colours: list[str] | None = None, **more: Any) -> Table:
    """The Aztecs use an action that gives Blessings."""
    effect: Made = {"op": "gain_blessing", "count": count} | ({"colors": colours} if colours else {})
    t = Table(["aztec", "roman"], locations={0: [BLESS]}, card_files=[file(action(BLESS, effect))], **more)
    return t.play(f"use:{BLESS}")


# Gaining (S2.6.1, S2.6.2)


def test_nine_colours() -> None:
    """S2.6.1: the card colors, without orange."""
    t = gains()
    assert t.kind == "blessing"
    assert sorted(t.offers("blessing")) == sorted(COLOURS)
    assert len(COLOURS) == 9
    assert "orange" not in COLOURS
    assert t.play("blessing:white").seat()["blessings"] == ["white"]


def test_never_a_second_one_of_a_colour() -> None:
    """S2.6.2, S2.14: a second red one is illegal; any color not yet held is offered."""
    t = gains(blessings={0: ["red", "blue"]})
    assert set(t.offers("blessing")) == set(COLOURS) - {"red", "blue"}


def test_the_tricolour_is_ignored_for_the_limit() -> None:
    """S2.6.5, S2.14: red in addition to the tricolor is legal."""
    t = gains(tricolor=[0])
    assert {"brown", "gray", "red"} <= set(t.offers("blessing"))
    assert t.play("blessing:red").seat()["blessings"] == ["red"]


def test_with_all_nine_nothing_is_gained() -> None:
    """S2.6.2: nobody is asked."""
    t = gains(blessings={0: list(COLOURS)})
    assert t.kind == "turn"
    assert t.seat()["blessings"] == list(COLOURS)


def test_several_are_named_in_the_order_of_colours() -> None:
    """Format 2, choosing several: each later than the one before; only if enough later ones remain."""
    t = gains(3)
    assert set(t.offers("blessing")) == set(COLOURS) - {"purple", "blue"}
    t.play("blessing:black")
    assert set(t.offers("blessing")) == {"white", "purple"}
    t.play("blessing:purple")
    assert t.legal() == ["blessing:blue"]
    assert t.play("blessing:blue").seat()["blessings"] == ["black", "purple", "blue"]
    assert t.kind == "turn"


def test_several_when_few_are_left() -> None:
    """S2.6.2: only colors not yet held; as many as there are."""
    t = gains(3, blessings={0: [colour for colour in COLOURS if colour not in ("gray", "gold")]})
    assert t.legal() == ["blessing:gray"]
    t.play("blessing:gray")
    assert t.legal() == ["blessing:gold"]
    assert t.play("blessing:gold").seat()["blessings"] == list(COLOURS)


def test_only_of_some_colours() -> None:
    """Format 8, `gain_blessing {colors}`: of these, not yet held."""
    t = gains(2, ["gray", "red", "blue"], blessings={0: ["gray"]})
    assert t.legal() == ["blessing:red"]
    assert t.play("blessing:red", "blessing:blue").seat()["blessings"] == ["gray", "red", "blue"]
    t = gains(1, ["gray"], blessings={0: ["gray"]})
    assert t.kind == "turn"


def test_any_faction_holds_blessings() -> None:
    """S2.6.2, S2.8: a faction's Blessings; other factions can have them by cards, in their own supply."""
    card = production("ROM501", {"op": "gain_blessing", "count": 1}, deck="roman")
    t = Table(["roman", "aztec"], hand={0: ["ROM501"]}, blessings={1: ["red"]}, card_files=[file(card)])
    t.play("build:ROM501")
    assert "red" in t.offers("blessing")  # the other seat's does not count
    t.play("blessing:red")
    assert (t.seat(0)["blessings"], t.seat(1)["blessings"]) == (["red"], ["red"])


def test_an_orange_symbol_is_a_blessing_in_general() -> None:
    """S2.6.1, S2.10.1: a gain with `blessing`: any color; goods first, then cards, then Blessings, one by one."""
    effect = {"op": "gain", "goods": {"blessing": 2, "wood": 1}}
    t = Table(["aztec", "roman"], locations={0: [BLESS]}, card_files=[file(action(BLESS, effect))])
    t.play(f"use:{BLESS}")
    assert t.goods() == {"wood": 1}
    t.play("blessing:red")
    assert t.kind == "blessing"
    t.play(t.legal()[0])
    assert len(t.seat()["blessings"]) == 2


# The tricolor (S2.6.5)


def test_the_tricolour_comes_with_production() -> None:
    """S2.6.5, format 5: there from the Production phase on, first of all; only for the Aztecs."""
    t = Table(["aztec", "roman"], start="lookout")
    assert t.view()["phase"] == "lookout"
    assert not t.seat(0)["tricolor"]
    t.until("turn", 0)
    assert t.seat(0)["tricolor"]
    assert not t.seat(1)["tricolor"]


def test_the_tricolour_is_there_before_the_first_production() -> None:
    """Format 5: even if the Aztecs are last: the board's other output has not come yet."""
    asks = production("ROM501", {"op": "gain_blessing", "count": 1}, deck="roman")
    t = Table(["roman", "aztec"], start="production", locations={0: ["ROM501"]}, card_files=[file(asks)])
    assert (t.kind, t.player, t.view()["phase"]) == ("blessing", 0, "production")
    assert t.seat(1)["tricolor"]
    assert t.goods(1) == {}


def test_the_tricolour_works_in_production_prayers() -> None:
    """S2.6.5: House of Incense prays in the first Production."""
    t = Table(["aztec", "roman"], start="production", locations={0: ["AZT907"]})
    assert t.kind == "pray"


def test_the_tricolour_is_not_a_blessing_of_a_colour() -> None:
    """S2.6.5: it goes in Cleanup, whatever is stored, and comes back in Production."""
    store = feature("AZT501", "cleanup_storage", {"op": "store_blessings"})
    t = Table(["aztec", "roman"], locations={0: ["AZT501"]}, tricolor=[0], passed=[0, 1], card_files=[file(store)])
    assert t.view()["phase"] == "lookout"
    assert not t.seat()["tricolor"]
    assert t.until("turn").seat()["tricolor"]


def test_a_board_without_the_tricolour() -> None:
    """Format 8: a card file's board says whether there is one."""
    for tricolor in (False, True):
        boards = file(IDLE, production={"worker": 1}, tricolor=tricolor)
        t = Table(["aztec", "roman"], start="production", card_files=[boards])
        assert t.seat()["tricolor"] == tricolor


def test_blessings_are_counted_with_the_tricolour() -> None:
    """Format 8, `gain_per_blessing`: per Blessing held, tricolor included, at most `max_total` of each good."""
    for blessings, tricolor, points in ((["red"], [0], 2), (["red"], [], 1), ([], [], 0), (list(COLOURS), [0], 3)):
        effect = {"op": "gain_per_blessing", "goods_each": {"vp": 1, "wood": 2}, "max_total": 3}
        t = Table(
            ["aztec", "roman"],
            locations={0: [BLESS]},
            blessings={0: blessings},
            tricolor=tricolor,
            card_files=[file(action(BLESS, effect))],
        )
        t.play(f"use:{BLESS}")
        assert (t.points(), t.goods().get("wood", 0)) == (points, min(3, 2 * points))


# A board that produces Blessings (format 4)


def test_a_board_that_produces_a_blessing() -> None:
    """Format 4: a separate source, `board`, class 4; named only if another class 4 source is there."""
    board = {"production": {"wood": 1, "blessing": 1}, "tricolor": False}
    t = Table(["aztec", "roman"], start="production", card_files=[file(IDLE, **board)])
    assert t.goods() == {"wood": 1}
    assert t.kind == "blessing"
    prays = production("AZT501", pray(1, {"red": {"food": 1}}))
    t = Table(["aztec", "roman"], start="production", locations={0: ["AZT501"]}, card_files=[file(prays, **board)])
    assert (t.kind, t.legal()) == ("source", ["source:AZT501", "source:board"])
    t.play("source:board", "blessing:red")
    assert t.kind == "pray"


# Cleanup (S2.6.3)


def cleaned(*cards: Made, blessings: list[str], **more: Any) -> Table:
    """Cleanup of round 1 begins, with these cards built."""
    return Table(
        ["aztec", "roman"],
        locations={0: [card["id"] for card in cards]},
        blessings={0: blessings},
        passed=[0, 1],
        card_files=[file(*cards)] if cards else [],
        **more,
    )


def keeper(card: str, count: int | None, **more: Any) -> Made:
    return feature(card, "cleanup_storage", {"op": "store_blessings"} | ({"count": count} if count else {}), **more)


def test_blessings_go_in_cleanup() -> None:
    """S2.6.3, S2.14: discarded unless stored; nobody is asked."""
    t = cleaned(blessings=["red", "pink"])
    assert t.kind == "take"
    assert t.seat()["blessings"] == []


def test_they_stay_in_the_last_round() -> None:
    """S1.3: no Cleanup in round 5."""
    t = cleaned(blessings=["red"], round=5)
    assert t.view()["over"]
    assert t.seat()["blessings"] == ["red"]


def test_as_many_as_can_be_stored() -> None:
    """Format 2, `store`: only if more are held than can be stored."""
    t = cleaned(keeper("AZT501", 3), blessings=["red", "blue", "gold"])
    assert t.kind == "take"
    assert t.seat()["blessings"] == ["red", "gold", "blue"]


def test_which_are_stored() -> None:
    """Format 2, `store`: one by one in the order of colors; nothing is lost before the last is named."""
    t = cleaned(keeper("AZT501", 2), blessings=["brown", "red", "gold", "blue"])
    assert (t.kind, t.view()["phase"], t.player) == ("store", "cleanup", 0)
    assert t.offers("store") == ["brown", "gold", "red"]  # after blue no second one is left
    t.play("store:red")
    assert t.seat()["blessings"] == ["brown", "red", "gold", "blue"]
    assert t.offers("store") == ["blue", "gold"]
    assert t.play("store:blue").seat()["blessings"] == ["red", "blue"]


def test_stores_add_up() -> None:
    """Format 8: several Locations store together; without a count all."""
    held = ["brown", "red", "gold", "blue"]
    t = cleaned(keeper("AZT501", 1), keeper("AZT502", 2), blessings=held)
    assert t.play("store:brown", "store:gold", "store:blue").seat()["blessings"] == ["brown", "gold", "blue"]
    t = cleaned(keeper("AZT501", None), blessings=list(COLOURS))
    assert t.seat()["blessings"] == list(COLOURS)


def test_a_taken_over_store_works_for_its_taker() -> None:
    """F1: storage of the Locations the player controls."""
    store = keeper("AZT501", 1)
    t = Table(
        ["egyptian", "aztec"],
        locations={0: ["EGY013"], 1: ["AZT501"]},
        blessings={0: ["red"], 1: ["blue"]},
        card_files=[file(store)],
    )
    t.play("use:EGY013", "target:AZT501").until("take")
    assert (t.seat(0)["blessings"], t.seat(1)["blessings"]) == (["red"], [])


def test_goods_are_stored_beside_blessings() -> None:
    """S1.13.1, S4.1: the house board keeps Stone; Keeper of Days 3 Blessings."""
    t = Table(
        ["aztec", "roman"],
        locations={0: ["AZT924"]},
        goods={0: {"stone": 3, "wood": 2, "gold": 1}},
        blessings={0: ["red", "blue", "gold", "pink"]},
        passed=[0, 1],
    )
    assert t.kind == "store"
    assert t.goods() == {"stone": 3, "wood": 2, "gold": 1}  # all of it goes after the last answer
    t.play("store:red", "store:pink", "store:blue")
    assert t.goods() == {"stone": 3}
    assert t.seat()["blessings"] == ["red", "pink", "blue"]


def test_stored_blessings_work_in_the_next_round() -> None:
    """S2.6.3, S2.6.4: kept, and never spent."""
    t = Table(["aztec", "roman"], locations={0: ["AZT924", "AZT918"]}, blessings={0: ["red"]}, passed=[0, 1])
    t.until("turn", 0)
    assert t.view()["round"] == 2
    assert t.seat()["blessings"] == ["red"]


def test_keeper_of_days_gives_one_when_built() -> None:
    """S4.1: a Building Bonus with a Blessing."""
    t = Table(["aztec", "roman"], hand={0: ["AZT924"]}, goods={0: {"wood": 1}}, foundations={0: ["COM001"]})
    t.play("build:AZT924", "location:foundation")
    assert t.kind == "blessing"
    assert t.play("blessing:gold").seat()["blessings"] == ["gold"]


# The house deck (S4.1)


def test_feathered_shrine() -> None:
    """S4.1: a Blessing and a Worker in each Production, beside the board's goods."""
    t = Table(["aztec", "roman"], start="production", locations={0: ["AZT914"]})
    assert t.kind == "blessing"
    t.play("blessing:black")
    board = house().boards["aztec"].production
    assert t.goods() == dict(board) | {"worker": board["worker"] + 1}


def test_great_teocalli() -> None:
    """S4.1: 2 VP and 1 for each Blessing, at most 4."""
    t = Table(
        ["aztec", "roman"],
        hand={0: ["AZT923"]},
        goods={0: {"stone": 3}},
        foundations={0: ["COM001"]},
        blessings={0: ["red", "blue"]},
        tricolor=[0],
    )
    assert t.play("build:AZT923", "location:foundation").points() == 2 + 3


@pytest.mark.parametrize("good", ["technology", "statue"])
def test_goods_of_other_sets_are_refused(good: str) -> None:
    """S2.12, format 8: Technology, Sets, Open Production and Statues are not in version 1."""
    bad = file(production("AZT501", {"op": "gain", "goods": {good: 1}}))
    with pytest.raises(BadCards, match="AZT501"):
        read_card_file(json.dumps(bad).encode())
    bad = file(made("AZT501", "open_production", {"kind": "open_production", "effects": []}))
    with pytest.raises(BadCards, match="AZT501"):
        read_card_file(json.dumps(bad).encode())
