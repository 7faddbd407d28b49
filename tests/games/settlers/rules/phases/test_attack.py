"""The solo game: the virtual player, its attacks, winning and ranks (S1.17, format 5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from patolli.games.settlers.cards.model import ATTACK
from patolli.games.settlers.formats.view import rank
from tests.games.settlers.oracle.selfcheck import HOUSE, open_box
from tests.games.settlers.praying import feature, file, production
from tests.games.settlers.rules.test_chance import splitmix
from tests.games.settlers.table import Table, place

WOOD, GOLD, CARD, STONE, WORKER, VP, FOOD = (
    [card for card, good in ATTACK.items() if good == wanted]
    for wanted in ("wood", "gold", "card", "stone", "worker", "vp", "food")
)
FARMS = ["ROM001", "ROM002", "ROM003", "ROM004", "ROM005", "ROM006"]


def attacked(*locations: Any, line: list[str], attack: list[str], faction: str = "roman", **more: Any) -> Table:
    """The round is over and the Attack phase comes; `attack`: the Attack cards revealed in it."""
    return Table([faction], locations={0: list(locations)}, passed=[0], line=line, attack=attack, **more)


def line_of(t: Table) -> list[str]:
    return t.view()["virtual"]["line"]


def collection(t: Table) -> list[str]:
    return t.view()["virtual"]["collection"]


# Set-up (S1.17.1)


def test_the_attack_cards() -> None:
    """S1.17.1: Wood 3, Gold 3, Card 3, Stone 2, Worker 2, VP 2, Food 1."""
    assert Counter(ATTACK.values()) == {"wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1}


def test_setup() -> None:
    """S1.17.1: normal set-up; one Attack card is revealed; the virtual player has nothing."""
    t = Table(["roman"], start="setup")
    view = t.view()
    assert view["virtual"]["line"] == ["ATTACK01"]
    assert view["virtual"]["attack_deck"] == [f"ATTACK{n:02}" for n in range(2, 17)]
    assert (view["virtual"]["locations"], collection(t), view["virtual"]["attack_discard"]) == ([], [], [])
    assert len(view["seats"]) == 1
    assert len(t.hand()) == 2 + 2 + 1  # the Lookout has begun


# Lookout (S1.17.2)


def test_lookout() -> None:
    """S1.17.2, format 5: take 1 of 4, the virtual player gets one by chance, take 1 of 2, and gets the last."""
    row = ["COM001", "COM002", "COM003", "COM005"]
    t = Table(["roman"], start="lookout", decks={"common": row, 0: ["ROM009"]}, seed=11)
    assert t.hand() == ["ROM009"]
    assert (t.view()["row"], t.legal()) == (row, [f"take:{card}" for card in row])
    t.play("take:COM002")
    left = ["COM001", "COM003", "COM005"]
    x, number = splitmix(11)
    first = left.pop(number % 3)
    assert t.view()["rng"] == f"{x:016x}"
    assert t.view()["row"] == left
    assert [one["id"] for one in t.view()["virtual"]["locations"]] == [first]
    t.play(f"take:{left[0]}")
    assert [one["id"] for one in t.view()["virtual"]["locations"]] == [first, left[1]]
    assert sorted(t.hand()) == sorted(["ROM009", "COM002", left[0]])
    assert t.view()["row"] == []


# Locations and deals of the virtual player (S1.17.3)


def test_razing_his_locations() -> None:
    """S1.17.3: goods, and the card is discarded: no Foundation; nobody gets Wood."""
    t = Table(["roman"], virtual=["COM003", "COM046"], goods={0: {"raze": 2}})
    assert {"raze:COM003", "raze:COM046"} <= set(t.legal())
    t.play("raze:COM003")
    assert t.goods() == {"wood": 2}
    assert [one["id"] for one in t.view()["virtual"]["locations"]] == ["COM046"]
    assert t.view()["common"]["discard"] == ["COM003"]
    assert t.seat()["foundations"] == []


def test_he_never_passes() -> None:
    """Format 1: seat 1 is never asked and never passes: after your own turn you are asked again."""
    t = Table(["roman"], goods={0: {"worker": 4}}, virtual=["COM003"])
    t.play("spend:wood", "done")
    assert (t.kind, t.player) == ("turn", 0)


def test_attack_cards_are_his_deals() -> None:
    """S1.17.3, format 8: a card that discards a deal may name one of the line, which leaves it."""
    spies = production("BAR501", {"op": "discard_deal"}, {"op": "gain_good_of_that_deal"}, deck="barbarian")
    t = Table(
        ["barbarian"],
        line=[GOLD[0], WOOD[0]],
        hand={0: ["BAR501"]},
        card_files=[file(spies)],
    )
    t.play("build:BAR501")
    assert t.offers("target") == sorted([GOLD[0], WOOD[0]])
    t.play(f"target:{GOLD[0]}")
    assert t.goods() == {"gold": 1}
    assert line_of(t) == [WOOD[0]]
    assert t.view()["virtual"]["attack_discard"] == [GOLD[0]]


def test_a_taken_attack_card_is_a_deal() -> None:
    """Format 5, 8: taken as a deal it is the last own one, gives nothing now, and its good in every Production."""
    takes = production("BAR501", {"op": "take_deal"}, deck="barbarian")
    t = Table(
        ["barbarian"], hand={0: ["BAR501"]}, deals={0: ["BAR001"]}, line=[GOLD[0], WOOD[0]], card_files=[file(takes)]
    )
    t.play("build:BAR501", f"target:{WOOD[0]}")
    assert (t.seat()["deals"], t.goods(), line_of(t)) == (["BAR001", WOOD[0]], {}, [GOLD[0]])
    t = Table(["barbarian"], start="production", deals={0: [GOLD[0]]})
    assert t.goods()["gold"] == 1


# Attacks (S1.17.4)


def test_locations_of_the_virtual_player_are_collected_first() -> None:
    """S1.17.4, format 5: the remaining Locations go to the Collection, in order."""
    t = attacked(virtual=["COM012", "COM003"], line=[FOOD[0]], attack=[WOOD[0], GOLD[0]])
    assert collection(t) == ["COM012", "COM003"]
    assert t.view()["virtual"]["locations"] == []


def test_two_attack_cards_are_revealed() -> None:
    """S1.17.4: each in front of the line; without a fitting Location nothing happens."""
    t = attacked("COM069", line=[FOOD[0]], attack=[WOOD[0], GOLD[0]])
    assert line_of(t) == [GOLD[0], WOOD[0], FOOD[0]]
    assert collection(t) == []
    assert t.built() == ["COM069"]


def test_the_example() -> None:
    """S1.18: line Wood, Worker, Gold: Marketplace is taken; the Wood and Gold cards go to the end of the line (F9)."""
    t = attacked("COM004", "COM032", "COM044", "COM029", line=[WORKER[0], GOLD[0]], attack=[WOOD[0], FOOD[0]])
    assert collection(t) == ["COM032"]
    assert line_of(t) == [FOOD[0], WORKER[0], WOOD[0], GOLD[0]]


def test_only_pairs_with_the_first_target() -> None:
    """S1.17.4: the first good must be in the Raze field; pairs of later cards of the line do not count."""
    t = attacked("COM021", line=[GOLD[0], VP[0]], attack=[WOOD[0], FOOD[0]])  # Gold Mine: gold, vp
    assert collection(t) == []
    t = attacked("COM021", line=[WOOD[0], VP[0]], attack=[GOLD[0], FOOD[0]])
    assert collection(t) == ["COM021"]


def test_the_first_fitting_card_of_the_line_counts() -> None:
    """S1.17.4: next targets in order: the first that is the other good of such a Location fixes the pair."""
    both = ("COM034", "COM044")  # wood and stone; wood and vp
    t = attacked(*both, line=[CARD[0], VP[0], STONE[0]], attack=[WOOD[0], FOOD[0]])
    assert collection(t) == ["COM044"]
    t = attacked(*both, line=[CARD[0], STONE[0], VP[0]], attack=[WOOD[0], FOOD[0]])
    assert collection(t) == ["COM034"]


def test_the_same_good_twice() -> None:
    """S1.17.4: a Raze field with two of a good needs two such cards."""
    t = attacked("COM003", line=[STONE[0], WOOD[1]], attack=[WOOD[0], FOOD[0]])
    assert collection(t) == ["COM003"]
    t = attacked("COM034", line=[WOOD[1]], attack=[WOOD[0], FOOD[0]])  # wood and stone: no second wood
    assert collection(t) == []


def test_the_second_attack_sees_the_new_line() -> None:
    """S1.17.4, F9: used cards are at the end of the line, the front one first."""
    t = attacked("COM032", "COM004", line=[GOLD[0]], attack=[WOOD[0], WOOD[1]])
    assert collection(t) == ["COM032", "COM004"]
    assert line_of(t) == [WOOD[0], WOOD[1], GOLD[0]]


@pytest.mark.parametrize(
    ("locations", "taken"),
    [
        (["COM027", "COM002", "COM037"], "COM037"),  # Action before Feature before Production
        (["COM027", "COM002"], "COM002"),
        (["COM005", "COM043"], "COM043"),  # wood and vp: Action before Feature
        (["COM044", "COM043"], "COM043"),  # then the higher cost
        (["COM021", "COM061", "COM030"], "COM061"),  # gold and vp
        (["COM034"], "COM034"),
    ],
)
def test_which_location(locations: list[str], taken: str) -> None:
    """S1.17.4: Action before Feature before Production; then higher building cost."""
    goods = {"COM037": (STONE, GOLD), "COM002": (STONE, GOLD), "COM043": (WOOD, VP), "COM061": (GOLD, VP)}
    goods["COM034"] = (WOOD, STONE)
    one, other = goods[taken]
    t = attacked(*locations, line=[other[0]], attack=[one[0], FOOD[0]])
    assert collection(t) == [taken]


def test_more_stone() -> None:
    """S1.17.4: equal cost: more Stone."""
    rich = feature("COM501", None, deck="common", raze={"wood": 1, "food": 1}, build_cost={"wood": 1, "stone": 2})
    poor = feature("COM502", None, deck="common", raze={"wood": 1, "food": 1}, build_cost={"wood": 2, "stone": 1})
    t = attacked("COM502", "COM501", line=[FOOD[0]], attack=[WOOD[0], CARD[0]], card_files=[file(rich, poor)])
    assert collection(t) == ["COM501"]


def test_the_location_symbol_is_no_cost_here() -> None:
    """S1.17.4: building cost is the number of Resources."""
    a = feature("COM501", None, deck="common", raze={"wood": 1, "food": 1}, build_cost={"wood": 1, "location": 1})
    b = feature("COM502", None, deck="common", raze={"wood": 1, "food": 1}, build_cost={"wood": 2})
    t = attacked("COM501", "COM502", line=[FOOD[0]], attack=[WOOD[0], CARD[0]], card_files=[file(a, b)])
    assert collection(t) == ["COM502"]


def test_among_equals_the_player_chooses() -> None:
    """S1.17.4, format 2: `target`, only if several remain equal."""
    t = attacked("COM044", "COM045", "COM005", line=[VP[0]], attack=[WOOD[0], FOOD[0]])
    assert (t.kind, t.player, t.view()["phase"]) == ("target", 0, "attack")
    assert t.legal() == ["target:COM044", "target:COM045"]
    t.play("target:COM045")
    assert collection(t) == ["COM045"]
    assert t.built() == ["COM044", "COM005"]


def test_what_lies_on_it_is_lost() -> None:
    """S1.17.4: no goods, no Foundation; Defense does not help; format 3: cards under it go to their home piles."""
    t = attacked(
        place("COM044", under=["COM001"], stored=["COM002"]),
        line=[VP[0]],
        attack=[WOOD[0], FOOD[0]],
        goods={0: {"raze": 1}},
    )
    assert collection(t) == ["COM044"]
    assert t.seat()["foundations"] == []
    assert t.goods() == {"raze": 1}  # stored by the Roman board
    assert {"COM001", "COM002"} <= set(t.view()["common"]["discard"])


def test_faction_locations_are_safe() -> None:
    """S1.17.4: your Common Locations; not those of a faction, whatever their Raze field."""
    card = feature("ROM501", None, deck="roman", raze={"wood": 1, "vp": 1})
    t = attacked("ROM501", line=[VP[0]], attack=[WOOD[0], VP[1]], card_files=[file(card)])
    assert collection(t) == []


def test_attacks_in_the_last_round() -> None:
    """S1.17.4: every round including the fifth; there without Cleanup."""
    t = attacked("COM044", line=[VP[0]], attack=[WOOD[0], FOOD[0]], round=5, goods={0: {"stone": 2}})
    assert t.view()["over"]
    assert collection(t) == ["COM044"]
    assert t.goods() == {"stone": 2}


def test_no_attack_cards_left() -> None:
    """S1.17.4: a line of all cards: nothing is revealed, so there is no attack."""
    t = Table(["roman"], locations={0: ["COM044"]}, passed=[0], line=list(ATTACK))
    assert line_of(t) == list(ATTACK)
    assert collection(t) == []


# The Japanese (S1.17.5)


def test_japanese_faction_locations_are_attacked() -> None:
    """S1.17.5: VP, and another VP in the line; preference by the Deal good."""
    built = ("JAP001", "JAP009", "JAP008", "COM044")  # worker, stone, raze
    t = attacked(*built, line=[WOOD[0], VP[1]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert collection(t) == ["JAP008"]
    assert line_of(t) == [FOOD[0], WOOD[0], VP[0], VP[1]]


@pytest.mark.parametrize(
    ("built", "taken"),
    [
        (("JAP011", "JAP008"), "JAP011"),  # card before raze
        (("JAP008", "JAP010"), "JAP008"),  # raze before gold
        (("JAP010", "JAP024"), "JAP010"),  # gold before vp
        (("JAP024", "JAP009"), "JAP024"),  # vp before stone
        (("JAP009", "JAP001"), "JAP009"),  # stone before worker
        (("JAP001", "JAP004"), "JAP001"),  # worker before food
        (("JAP004", "JAP501"), "JAP004"),  # food before wood
    ],
)
def test_japanese_preference(built: tuple[str, ...], taken: str) -> None:
    """S1.17.5: card, Raze, Gold, VP, Stone, Worker, Food, Wood."""
    wooden = feature("JAP501", None, deck="japanese", deal="wood", raze={"vp": 1})
    cards = [file(wooden)] if "JAP501" in built else []
    for order in (built, built[::-1]):
        t = attacked(*order, line=[VP[1]], attack=[VP[0], FOOD[0]], faction="japanese", card_files=cards)
        assert collection(t) == [taken]


def test_japanese_ties() -> None:
    """S1.17.5: ties as above: type, cost, Stone; then the player's choice."""
    t = attacked("JAP004", "JAP021", "JAP020", line=[VP[1]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert collection(t) == ["JAP021"]  # all give Food; the Action goes first
    t = attacked("JAP016", "JAP017", line=[VP[1]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert t.legal() == ["target:JAP016", "target:JAP017"]
    t = attacked("JAP016", "JAP021", line=[VP[1]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert collection(t) == ["JAP021"]  # equal cost, more Stone


def test_samurai_do_not_help() -> None:
    """S1.17.4."""
    t = attacked(place("JAP001", samurai=True), line=[VP[1]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert collection(t) == ["JAP001"]


def test_without_a_second_vp_it_is_as_usual() -> None:
    """F10: else as usual: pairs of Common Locations."""
    t = attacked("JAP001", "COM044", line=[WOOD[0]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert collection(t) == ["COM044"]


def test_without_a_japanese_location_it_is_as_usual() -> None:
    """F10: if there is a Location with VP in the Raze field: Gate has none."""
    t = attacked("JAP013", "COM044", line=[VP[1], WOOD[0]], attack=[VP[0], FOOD[0]], faction="japanese")
    assert collection(t) == ["COM044"]


# The end (S1.17.6)


@pytest.mark.parametrize(
    ("faction_locations", "collected", "won"), [(3, 2, True), (3, 3, False), (2, 3, False), (1, 0, True), (0, 0, False)]
)
def test_winning(faction_locations: int, collected: int, won: bool) -> None:
    """S1.17.6: more Faction Locations than collected cards; equal is a loss; Common Locations do not count."""
    t = attacked(
        *FARMS[:faction_locations],
        "COM069",
        "COM070",
        "COM071",
        line=[FOOD[0]],
        attack=[CARD[0], CARD[1]],
        collection=["COM001", "COM002", "COM003"][:collected],
        round=5,
    )
    view = t.view()
    assert view["over"]
    assert view["winners"] == ([0] if won else [])
    assert view["rank"] == ("commoner" if won else None)  # format 5: only if won
    assert view["seats"][0]["points"] == 2 * faction_locations + 3


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (50, "knight"),
        (60, "castellan"),
        (69, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (250, "emperor"),
    ],
)
def test_ranks(points: int, name: str) -> None:
    """S1.17.6: under 30 Commoner, 30 Servant, 40 Squire, 50 Knight, 60 Castellan, 70 King, 80 Emperor."""
    assert rank(points) == name


def test_the_rank_is_of_the_total() -> None:
    """S1.17.6: count VP: score track and Locations together."""
    t = attacked(*FARMS[:2], line=[FOOD[0]], attack=[CARD[0], CARD[1]], round=5, points={0: 26})
    assert (t.points(), t.view()["rank"]) == (30, "servant")


def test_a_whole_solo_game() -> None:
    """S1.17: five rounds with two attacks each: 11 cards of 16 are in the line then, or have been there."""
    t = Table(["aztec"], start="setup").until(None)
    view = t.view()
    assert (view["round"], view["phase"]) == (5, "over")
    shown = len(line_of(t)) + len(view["virtual"]["attack_discard"])
    assert shown == 1 + 2 * 5
    assert len(collection(t)) == 2 * 5  # nothing was razed or built


def test_the_box_knows_all_attack_cards() -> None:
    """S1.17.1: the data has 16, and the oracle reads the same."""
    cards, _ = open_box(HOUSE)
    assert {card["id"]: card["target"] for card in cards if "target" in card} == ATTACK
