"""The Production phase (S1.5) and the boards (S3)."""

from typing import Any

import pytest

from tests.games.settlers.table import Table, place

EGYPT = ["egyptian", "roman"]
BOARDS = {
    "barbarian": {"worker": 5, "raze": 1, "defense": 1},
    "japanese": {"wood": 1, "worker": 4, "raze": 1, "defense": 1},
    "roman": {"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defense": 1},
    "egyptian": {"worker": 3, "raze": 1, "defense": 1, "gold": 1},
}


def more(faction: str, **goods: int) -> dict[str, int]:
    """The board's goods and these."""
    return {good: BOARDS[faction].get(good, 0) + goods.get(good, 0) for good in {*BOARDS[faction], *goods}}


@pytest.mark.parametrize("faction", BOARDS)
def test_boards(faction: str) -> None:
    """S1.5.1, S1.2.3, S3: what each board gives; one Defense token among it (S1.12.1)."""
    other = "roman" if faction != "roman" else "egyptian"
    t = Table([faction, other], start="production")
    assert t.goods(0) == BOARDS[faction]
    assert t.goods(1) == BOARDS[other]
    assert t.kind == "turn"


def test_rulebook_example() -> None:
    """S1.18: Japanese with deals Worker and Gold, Lord's Fields as the only red card, and Armorer."""
    t = Table(
        ["japanese", "roman"], start="production", deals={0: ["JAP001", "JAP010"]}, locations={0: ["COM025", "COM018"]}
    )
    assert t.goods() == {"worker": 5, "wood": 1, "raze": 2, "defense": 1, "gold": 1, "food": 1}


def test_every_source_gives_once() -> None:
    """S1.5.1: board, each deal 1 good, each Production Location; no Building Bonus, no Action, no Feature."""
    t = Table(
        EGYPT, start="production", deals={0: ["EGY001", "EGY002", "EGY024"]},
        locations={0: ["COM008", "COM012", "EGY028", "COM042", "COM002", place("COM026", defense=True)]},
    )  # fmt: skip
    t.play("draw:common")  # the deal EGY002: a card
    # EGY001 worker, EGY024 stone, COM008 stone, COM012 worker, EGY028 gold and stone, COM026 1 VP.
    assert t.goods() == more("egyptian", worker=2, stone=3, gold=1)
    assert t.points() == 1
    assert t.kind == "turn"


def test_deals_of_a_trade_route_produce() -> None:
    """S1.5.1, S1.15 Trade Route: the good of the Location's Deal field, while the Trade Route itself is gone."""
    t = Table(start="production", locations={0: ["ROM001", "ROM003"]}, routes={1: [("ROM001", "JAP021")]})
    assert t.goods(1) == more("japanese", stone=1)
    assert t.goods(0) == more("roman")


def test_players_produce_in_turn_order() -> None:
    """S1.5.1, format 5: the first player's decisions come first, others have nothing yet."""
    t = Table(start="production", first_player=1, locations={0: ["COM065"], 1: ["COM066"]})
    assert (t.kind, t.player) == ("draw", 1)
    assert t.goods(0) == {}
    t.play("draw:common")
    assert (t.kind, t.player) == ("draw", 0)
    assert t.goods(0) == more("roman")
    assert t.hand(1) == ["COM001"]


# Counting colors


def test_per_colour_locations_count_themselves() -> None:
    """S1.5.3: Rubble alone gives 1 Stone, with two gray ones 3, with three still 3."""
    for others, stone in (([], 1), (["COM033"], 2), (["COM033", "COM034"], 3), (["COM033", "COM034", "COM036"], 3)):
        t = Table(start="production", locations={0: ["COM011", *others]})
        assert t.goods() == more("roman", stone=stone)


def test_trade_colony_counts_for_each_of_its_colours() -> None:
    """S1.5.3, S1.1.6: it is brown, gray and red, once each."""
    t = Table(start="production", locations={0: ["COM011", "COM025", "COM029", "ROM023"]})
    # 2 gray, 2 red, 2 brown; Trade Colony itself: worker and gold.
    assert t.goods() == more("roman", stone=2, food=2, wood=2, worker=1, gold=1)


def test_ruins_and_foundations_and_deals_have_no_colour() -> None:
    """S1.1.6, S1.8.2, S1.9.6: none of them counts as pink or gray."""
    t = Table(
        start="production",
        locations={0: ["COM011", "COM017", "COM069"]},
        foundations={0: ["COM009"]},
        deals={0: ["ROM001"]},
    )
    assert t.goods() == more("roman", stone=1 + 1, worker=1)  # Rubble 1, the deal 1; Mamma's Baths 1


def test_samurai_make_points() -> None:
    """S1.5.3, format 8 `gain_per_samurai`: Daimyo's Castle gives 1 VP for each Samurai, at most 3."""
    farms = ["JAP001", "JAP002", "JAP003", "JAP004"]
    for samurai in range(5):
        places = [place(card, samurai=number < samurai) for number, card in enumerate(farms)]
        t = Table(["japanese", "roman"], start="production", locations={0: ["JAP009", *places]})
        assert t.points() == min(samurai, 3)


# Features


def test_sphinx_works_in_production() -> None:
    """S1.5.4, S1.15 Sphinx: 2 VP of Pharaoh's Guard become 3; 1 VP of Monument stays 1."""
    t = Table(EGYPT, start="production", locations={0: ["EGY019", "EGY004", "COM026"]})
    assert t.points() == 1
    assert t.legal() == ["option:1", "option:2"]
    assert t.play("option:2").points() == 1 + 3
    t = Table(EGYPT, start="production", locations={0: ["EGY019", "EGY004"]}).play("option:1")
    assert t.goods()["raze"] == 2
    assert t.points() == 0


def diplomacy(deals: list[str], **more: Any) -> Table:
    return Table(["japanese", "roman"], start="production", locations={0: ["JAP030"]}, deals={0: deals}, **more)


def test_school_of_diplomacy() -> None:
    """S1.5.4, format 2 `swap`: goods of deals for 1 VP each, any number, never back."""
    t = diplomacy(["JAP001", "JAP002", "JAP004", "JAP010"])  # 2 workers, food, gold
    assert t.kind == "swap"
    assert t.legal() == ["done", "swap:food", "swap:gold", "swap:worker"]
    t.play("swap:worker")
    assert t.legal() == ["done", "swap:gold", "swap:worker"]  # not the second-to-last order back to food
    t.play("swap:worker")
    assert t.legal() == ["done", "swap:gold"]
    t.play("swap:gold")
    assert t.kind == "turn"  # nothing is left to swap
    assert t.points() == 3
    assert t.goods() == more("japanese", food=1)


def test_school_of_diplomacy_takes_nothing_else() -> None:
    """Format 8: only what deals brought; not the board's Workers, not the goods of Locations."""
    t = diplomacy(["JAP004"])
    assert t.legal() == ["done", "swap:food"]
    assert t.play("swap:food").kind == "turn"
    assert t.points() == 1
    assert diplomacy([]).kind == "turn"  # no deals: not asked


def test_cards_just_drawn_may_be_swapped() -> None:
    """D2: a card that a deal brought, not another one; the deal card itself stays."""
    t = diplomacy(["JAP015", "JAP004"], hand={0: ["COM050"]}).play("draw:common")
    assert t.legal() == ["done", "swap:COM001", "swap:food"]
    t.play("swap:COM001")
    assert t.kind == "turn"  # cards come after goods
    assert t.points() == 1
    assert t.hand() == ["COM050"]
    assert t.view()["common"]["discard"] == ["COM001"]
    assert t.seat()["deals"] == ["JAP015", "JAP004"]


def test_a_point_for_a_point_is_not_offered() -> None:
    """F18, D2: VP of a deal could be swapped for 1 VP, which changes nothing."""
    t = diplomacy(["JAP024"])
    assert t.kind == "turn"
    assert t.points() == 1


def test_swapping_in_production_only() -> None:
    """Format 8: a good that a deal brought is not swapped later, nor in the Production of another round."""
    t = diplomacy(["JAP004"]).play("done")
    assert t.goods() == more("japanese", food=1)
    t.play("pass", "pass").until("swap")
    assert t.goods()["food"] == 2  # stored by the board, and the new one
    t.play("swap:food")
    assert t.kind == "turn"  # one only


# Farmers At Work


def test_farmers_at_work() -> None:
    """D12, format 8 `produce_other`: another Production Location produces once more; not Farmers At Work itself."""
    t = Table(start="production", locations={0: ["COM016", "COM007", "COM026", "COM042"]})
    assert t.kind == "target"
    assert t.legal() == ["target:COM007", "target:COM026"]
    assert t.play("target:COM007").goods() == more("roman", wood=4)


def test_farmers_at_work_alone() -> None:
    """Format 2: an effect without a legal target is skipped."""
    t = Table(start="production", locations={0: ["COM016", "COM042"]})
    assert t.kind == "turn"
    assert t.goods() == more("roman")


def test_porters_let_farmers_at_work_work() -> None:
    """D12, F15: Porters may name Farmers At Work, which names another one; not if there is no other."""
    t = Table(locations={0: ["COM084", "COM016", "COM007"]}, goods={0: {"food": 1}}).play("use:COM084")
    assert t.legal() == ["target:COM007", "target:COM016"]
    assert t.play("target:COM016").legal() == ["target:COM007"]
    assert t.play("target:COM007").goods() == {"wood": 2}
    t = Table(locations={0: ["COM084", "COM016"]}, goods={0: {"food": 1}})
    assert "use:COM084" not in t.legal()  # F15


def test_porters_take_common_and_faction_locations() -> None:
    """S1.15 Porters: a Common or a Faction Production Location, for 1 Food (Gold)."""
    t = Table(locations={0: ["COM084", "COM015", "ROM029"]}, goods={0: {"gold": 1}}).play("use:COM084")
    assert t.legal() == ["target:COM015", "target:ROM029"]
    assert t.play("target:ROM029").goods() == {"gold": 1}
