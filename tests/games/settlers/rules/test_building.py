"""Building a Location (S1.7, S1.1.5, format 3)."""

from typing import Any

import pytest

from patolli.games.settlers.cards.model import BASE
from tests.games.settlers.table import Table, place

RICH = {"wood": 9, "stone": 9, "food": 9}
EGYPT = ["egyptian", "roman"]
BARBARIAN = ["barbarian", "roman"]


def test_what_every_card_has() -> None:
    """S1.1.5, S1.1.6: end VP, one ability of its type, Deal fields on Faction cards only, the colors of the game."""
    colours = {"black", "purple", "blue", "brown", "gold", "red", "pink", "gray"}
    for card in BASE.values():
        common = card.deck == "common"
        assert card.end_game_vp == (1 if common else 2)
        assert (card.deal is None) == common
        assert sum(ability["kind"] in ("production", "feature", "action") for ability in card.abilities) == 1
        assert set(card.colors) <= colours
        if card.name == "Ruins":
            assert card.colors == ()
        elif card.name == "Trade Colony":
            assert set(card.colors) == {"brown", "gray", "red"}
        else:
            assert len(card.colors) == 1
        if card.deck in ("roman", "egyptian", "barbarian"):
            assert card.raze == {}
        elif card.name not in ("Ruins", "Gate", "Shrine"):
            assert card.raze


def test_build_pays_and_places() -> None:
    """S1.7.1: pay the cost, place the card; it is the last of the tableau and the turn is over."""
    t = Table(hand={0: ["COM042", "COM043"]}, locations={0: ["COM008"]}, goods={0: {"wood": 2, "stone": 1}})
    t.play("build:COM042")
    assert t.built() == ["COM008", "COM042"]
    assert t.hand() == ["COM043"]
    assert t.goods() == {"stone": 1}
    assert t.player == 1


def test_only_payable_cards_are_offered() -> None:
    """S1.7.1, format 3: a hand card whose whole cost can be paid, the Location included."""
    hand = ["COM007", "COM008", "ROM001", "ROM017", "COM069"]
    t = Table(hand={0: hand}, goods={0: {"wood": 2, "stone": 1}})
    assert t.offers("build") == ["COM007", "COM008", "COM069"]  # ROM001 needs a Location
    t = Table(hand={0: hand}, goods={0: {"wood": 2, "stone": 1}}, foundations={0: ["COM001"]})
    assert t.offers("build") == ["COM007", "COM008", "COM069", "ROM001"]  # ROM017 needs Food


def test_production_and_bonus_come_at_once() -> None:
    """S1.7.1, S1.7.7: Quarry gives its Stone and its Bonus; in later Productions only the first."""
    t = Table(hand={0: ["COM008"]}, goods={0: {"wood": 1, "stone": 1}}).play("build:COM008")
    assert t.goods() == {"stone": 2}
    t.play("pass", "pass").until("turn")
    assert t.goods() == {"wood": 1, "stone": 2, "worker": 2, "raze": 1, "defense": 1}  # the board, and 1


def test_rulebook_example_of_building() -> None:
    """S1.18: Sentry Tower for 2 Wood and the Mill, at once 1 Raze token and 1 Worker."""
    t = Table(BARBARIAN, hand={0: ["BAR012"]}, locations={0: ["COM006"]}, goods={0: {"wood": 2}})
    t.play("build:BAR012")
    assert t.legal() == ["location:COM006"]
    t.play("location:COM006")
    assert t.goods() == {"raze": 1, "worker": 1}
    assert t.built() == ["BAR012"]
    assert t.view()["common"]["discard"] == ["COM006"]


# The Location symbol


def test_what_pays_the_location_symbol() -> None:
    """S1.7.2: any own built Location, Common or Faction, used or not, or a Foundation; asked even if there is one."""
    t = Table(
        hand={0: ["ROM001"]}, goods={0: {"stone": 1}}, foundations={0: ["COM001"]},
        locations={0: ["COM008", "ROM027", place("COM042", used=1)], 1: ["COM009"]},
    )  # fmt: skip
    t.play("build:ROM001")
    assert t.kind == "location"
    assert t.legal() == ["location:COM008", "location:COM042", "location:ROM027", "location:foundation"]
    t.play("location:ROM027")
    assert t.seat()["discard"] == ["ROM027"]
    assert t.built() == ["COM008", "COM042", "ROM001"]


def test_the_oldest_foundation_is_given() -> None:
    """Format 2 `location`, S1.9.6: the oldest own Foundation; the card goes to the Common discard."""
    t = Table(hand={0: ["ROM001"]}, goods={0: {"stone": 1}}, foundations={0: ["COM030", "COM002"]})
    t.play("build:ROM001", "location:foundation")
    assert t.seat()["foundations"] == ["COM002"]
    assert t.view()["common"]["discard"] == ["COM030"]


def test_everything_on_the_discarded_location_is_lost() -> None:
    """S1.7.2, S1.12.1, S1.12.2, format 3 "Leaving play": Defense, Samurai, cards under it, goods."""
    gate = place("JAP013", under=["COM003", "JAP005"], samurai=True)
    t = Table(["japanese", "roman"], hand={0: ["JAP012"]}, locations={0: [gate]}, goods={0: {"wood": 2}})
    t.play("build:JAP012", "location:JAP013")
    assert t.seat()["discard"] == ["JAP013", "JAP005"]
    assert t.view()["common"]["discard"] == ["COM003"]
    assert t.goods() == {}
    shrine = place("JAP015", goods={"wood": 2, "stone": 0, "food": 1})
    t = Table(["japanese", "roman"], hand={0: ["JAP012"]}, locations={0: [shrine]}, goods={0: {"wood": 2}})
    t.play("build:JAP012", "location:JAP015")
    assert t.goods() == {}
    defended = place("COM008", defense=True)
    t = Table(hand={0: ["ROM001"]}, locations={0: [defended]}, goods={0: {"stone": 1}})
    assert t.play("build:ROM001", "location:COM008").goods() == {}


def test_a_feature_given_up_gives_nothing() -> None:
    """S1.7.3: Roman Fortifications paid for a black card are gone before it counts as built."""
    t = Table(hand={0: ["ROM006"]}, locations={0: ["ROM022"]}, goods={0: {"stone": 1}})
    assert t.play("build:ROM006", "location:ROM022").points() == 0
    t = Table(hand={0: ["ROM006"]}, locations={0: ["ROM022", "COM008"]}, goods={0: {"stone": 1}})
    assert t.play("build:ROM006", "location:COM008").points() == 2


# Features that answer


def test_features_count_their_own_building() -> None:
    """S1.7.4: Supplier is gray itself; Headquarters too."""
    t = Table(hand={0: ["COM002"]}, goods={0: {"wood": 1, "stone": 2}}).play("build:COM002")
    assert t.goods() == {"gold": 1}
    assert t.points() == 1
    t = Table(hand={0: ["ROM015"]}, foundations={0: ["COM001"]}, goods={0: {"stone": 2}})
    t.play("build:ROM015", "location:foundation")
    assert t.legal() == ["option:1", "option:2"]
    assert t.play("option:1").points() == 1


@pytest.mark.parametrize(
    ("factions", "feature", "card", "goods", "points"),
    [
        (BARBARIAN, "COM002", "COM036", {"gold": 1}, 1),  # Supplier, gray
        (BARBARIAN, "COM004", "COM058", {"gold": 1}, 1),  # Carpenter's Workshop, brown
        (BARBARIAN, "COM006", "COM082", {"gold": 1}, 1),  # Mill, red
        (BARBARIAN, "COM078", "COM040", {"gold": 1}, 1),  # Canteen, pink
        (BARBARIAN, "COM080", "COM032", {"gold": 1}, 1),  # Monty the Merchant, gold
        (BARBARIAN, "BAR029", "COM050", {"gold": 1}, 1),  # Pyre, black
        (["roman", "egyptian"], "ROM009", "COM082", {}, 2),  # Gardens, red
        (["roman", "egyptian"], "ROM022", "COM050", {}, 2),  # Roman Fortifications, black
        (["japanese", "roman"], "JAP020", "COM040", {"gold": 1}, 1),  # Sake Brewery, pink
        (BARBARIAN, "COM002", "COM058", {}, 0),  # another color
        (BARBARIAN, "COM078", "COM069", {"worker": 1}, 0),  # Ruins: no color
    ],
)
def test_each_time_you_build(factions: list[str], feature: str, card: str, goods: dict[str, int], points: int) -> None:
    """S1.7.4, S1.1.6, format 8 `you_build_location`: the filter is the color."""
    t = Table(factions, hand={0: [card]}, locations={0: [feature]}, goods={0: dict(BASE[card].build_cost)})
    t.play(f"build:{card}")
    assert t.goods() == goods
    assert t.points() == points


def test_a_card_of_several_colours_wakes_features_of_each() -> None:
    """S1.1.6: Trade Colony is red, brown and gray."""
    t = Table(
        hand={0: ["ROM023"]}, locations={0: ["COM002", "COM004", "COM006", "COM078", "COM069"]},
        goods={0: {"wood": 1, "stone": 2}},
    )  # fmt: skip
    t.play("build:ROM023", "location:COM069")
    assert t.goods() == {"worker": 1, "gold": 4}
    assert t.points() == 3


def test_features_that_look_at_the_deck() -> None:
    """S1.7.4: Administration answers Faction cards only, itself too; each chooses."""
    t = Table(hand={0: ["ROM013", "COM007"]}, locations={0: ["ROM012", "COM008"]}, goods={0: {"stone": 2, "wood": 2}})
    t.play("build:ROM013", "location:COM008", "option:1", "option:2")  # two of them answer
    assert t.goods() == {"wood": 2, "gold": 1}
    assert t.points() == 1
    t.play("pass", "build:COM007")
    assert t.kind == "pay"
    t.play("pay:ww")
    assert t.kind == "turn"  # a Common card: nothing


def test_slaver_is_asked_only_if_something_can_be_paid() -> None:
    """Format 2 `option`, format 8 `may_pay_one`: "may pay": with nothing to pay not asked, else with `skip`."""
    base: dict[str, Any] = {"hand": {0: ["EGY011"]}, "locations": {0: ["EGY006"]}}
    t = Table(EGYPT, goods={0: {"food": 1}}, **base).play("build:EGY011")
    assert t.kind == "turn"
    t = Table(EGYPT, goods={0: {"food": 1, "stone": 1}}, **base).play("build:EGY011")
    assert t.legal() == ["option:2", "skip"]
    t.play("skip")
    assert t.points() == 0
    assert t.goods() == {"stone": 1, "food": 1, "worker": 1}


# Bonuses


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("COM001", ["COM008", "COM009"]),  # Statue, gray
        ("COM003", ["COM007", "COM042"]),  # Wood Storage, brown
        ("COM075", ["COM023", "COM024"]),  # Baker, red
        ("COM079", ["COM012", "COM013"]),  # Meeting Place, pink
        ("COM081", ["COM021", "COM022"]),  # Apartment, gold
    ],
)
def test_points_per_colour_count_the_new_card(card: str, others: list[str]) -> None:
    """S1.7.7: 1 VP per Location of the color, the new one too; then a card."""
    cost = dict(BASE[card].build_cost)
    t = Table(hand={0: [card]}, locations={0: [*others, "COM069"]}, goods={0: cost}).play(f"build:{card}")
    assert t.kind == "draw"
    assert t.points() == 3
    assert len(t.play("draw:common").hand()) == 1


def test_points_per_colour_have_a_maximum() -> None:
    """S1.7.7, format 8 `gain_per_color`: Gord gives at most 6, with seven black cards."""
    black = ["BAR007", "BAR008", "BAR009", "BAR010", "BAR011", "BAR014", "BAR015"]
    for count in (0, 4, 5, 7):
        t = Table(
            BARBARIAN, hand={0: ["BAR022"]}, locations={0: black[:count]}, foundations={0: ["COM001"]},
            goods={0: {"wood": 2}},
        )  # fmt: skip
        t.play("build:BAR022", "location:foundation")
        assert t.points() == min(count + 1, 6)


def test_a_location_paid_does_not_count() -> None:
    """S1.7.3: the black Location that pays for Gord is gone when black ones are counted."""
    t = Table(BARBARIAN, hand={0: ["BAR022"]}, locations={0: ["BAR007", "BAR010"]}, goods={0: {"wood": 2}})
    assert t.play("build:BAR022", "location:BAR007").points() == 2


# Free cards, places


def test_ruins_and_desert_cost_nothing_but_the_action() -> None:
    """S1.7.5: the turn goes on to the next player."""
    t = Table(hand={0: ["COM069", "COM070"]}).play("build:COM069")
    assert t.goods() == {"worker": 1}
    assert t.player == 1
    t = Table(EGYPT, hand={0: ["EGY001"]}).play("build:EGY001", "draw:common", "draw:faction")
    assert t.hand() == ["COM001", "EGY002"]
    assert t.player == 1


def test_rows_do_not_matter() -> None:
    """S1.7.6: Locations are kept as built, of whatever kind."""
    t = Table(hand={0: ["COM007", "COM042", "COM005"]}, goods={0: RICH})
    t.play("build:COM042", "pass", "build:COM005", "build:COM007")
    assert t.built() == ["COM042", "COM005", "COM007"]


def test_taken_over_locations_pay_nothing() -> None:
    """S1.12.4, F1: nobody may discard a Location that was taken over, neither its owner nor the Egyptian."""
    taken = place("COM008", taken_by=0)
    t = Table(EGYPT, hand={0: ["EGY019"]}, goods={0: {"stone": 1}}, locations={1: [taken]})
    assert "build:EGY019" not in t.legal()
    t = Table(EGYPT, turn=1, hand={1: ["ROM001"]}, goods={1: {"stone": 1}}, locations={1: [taken]})
    assert "build:ROM001" not in t.legal()
    for turn, card, own in ((0, "EGY019", "COM009"), (1, "ROM001", "COM010")):
        places = {0: ["COM009"], 1: [taken, "COM010"]}
        t = Table(EGYPT, turn=turn, hand={turn: [card]}, goods={turn: {"stone": 1}}, locations=places)
        assert t.play(f"build:{card}").legal() == [f"location:{own}"]


# Settlers, Negotiator


def test_settlers() -> None:
    """S1.15 Settlers: a Faction card from hand at once, all but the Location is paid; no Common card."""
    t = Table(BARBARIAN, hand={0: ["BAR012", "BAR027", "COM069"]}, locations={0: ["COM040"]}, goods={0: {"wood": 3}})
    t.play("use:COM040")
    assert t.legal() == ["build:BAR012"]  # Idol needs Stone
    t.play("build:BAR012")
    assert t.built() == ["COM040", "BAR012"]  # no Location was given up
    assert t.goods() == {"raze": 1, "worker": 1}
    assert t.location("COM040")["used"] == 1


def test_settlers_need_a_card_to_build() -> None:
    """D13, S1.15 Settlers: after paying 1 Wood the card must be payable."""
    base: dict[str, Any] = {"hand": {0: ["BAR012"]}, "locations": {0: ["COM040"]}}
    assert "use:COM040" not in Table(BARBARIAN, goods={0: {"wood": 2}}, **base).legal()
    assert "use:COM040" in Table(BARBARIAN, goods={0: {"wood": 3}}, **base).legal()


def test_negotiator() -> None:
    """S1.15 Negotiator: builds one own deal, no Location needed, the rest is paid; not a Trade Route deal."""
    t = Table(
        ["japanese", "roman"], locations={0: ["JAP019"], 1: ["ROM029"]}, deals={0: ["JAP001", "JAP012"]},
        routes={0: [("ROM029", "JAP002")]}, goods={0: {"worker": 2, "wood": 2}},
    )  # fmt: skip
    t.play("use:JAP019")
    assert t.legal() == ["build:JAP001", "build:JAP012"]
    t.play("build:JAP012")
    assert t.seat()["deals"] == ["JAP001"]
    assert t.built() == ["JAP019", "JAP012"]
    assert t.goods() == {"worker": 1}
    t = Table(
        ["japanese", "roman"], locations={0: ["JAP019"], 1: ["ROM029"]}, routes={0: [("ROM029", "JAP002")]},
        goods={0: {"worker": 2, "wood": 9}},
    )  # fmt: skip
    assert "use:JAP019" not in t.legal()


def test_built_by_an_ability_is_built_in_all_respects() -> None:
    """S1.7.4, S1.15 Negotiator: features and Bonus of a card built this way work."""
    t = Table(
        ["japanese", "roman"], locations={0: ["JAP019", "COM006"]}, deals={0: ["JAP024"]},
        goods={0: {"worker": 1, "wood": 1}},
    )  # fmt: skip
    t.play("use:JAP019", "build:JAP024")
    assert t.goods() == {"gold": 1}  # Mill: red
    assert t.points() == 1  # of the Mill; building is no deal, so Dojo gives nothing
    assert t.hand() == ["JAP001"]  # Dojo's Bonus
