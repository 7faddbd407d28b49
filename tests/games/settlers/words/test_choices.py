"""Choices with price and result, and a question for every decision."""

import pytest

from patolli.games.settlers.words.guide import DECISIONS
from patolli.games.settlers.words.log import describe, question
from tests.games.settlers.telling import en, everything_can_be_said, fresh, place, solo, then

VILLAGE = (
    "Village (Common cards, pink). Cost: 1 wood. Raze field: 2 workers. Production: 1 worker. "
    "Building Bonus: 1 worker. The Location itself: 1 victory point at the end."
)
"""A card that one may get is described in full."""


def offered(before: dict, token: str, after: dict) -> str:
    everything_can_be_said([describe(before, token, after)])
    return en(describe(before, token, after))


def test_every_decision_is_a_question_of_its_own() -> None:
    asked = [question(fresh(kind=kind)) for kind in DECISIONS]
    attack = question(solo(kind="target", phase="attack"))
    over = question(then(fresh(), None))
    assert len({en(entry) for entry in (*asked, attack, over)}) == len(DECISIONS) + 2
    everything_can_be_said([*asked, attack, over])


def test_building() -> None:
    before = fresh(wood=1, stone=1, hand=["COM008", "ROM018"])
    after = then(before, wood=0, stone=2, hand=["ROM018"], locations=[place("COM008")])
    assert offered(before, "build:COM008", after) == "Build Quarry: pay 1 wood and 1 stone; get 2 stone"
    later = then(before, "location")
    assert offered(before, "build:ROM018", later) == "Build Legion: pay 1 food and 1 Location or Foundation"
    settlers = before | {"decision": {"kind": "build", "player": 0}}
    assert offered(settlers, "build:ROM018", then(settlers, "pay")) == "Build Legion: pay 1 food"


def test_deals() -> None:
    before = fresh(food=1, hand=["BAR005", "BAR010"])
    after = then(before, food=0, gold=1, hand=["BAR010"], deals=["BAR005"])
    assert offered(before, "deal:BAR005", after) == "Deal with Barbarian Altar: pay 1 food; get 1 gold"
    drawing = then(before, "draw", food=0, hand=["BAR005"], deals=["BAR010"])
    assert offered(before, "deal:BAR010", drawing) == "Deal with Saboteurs: pay 1 food; get 1 card"
    asked = then(before, "pay")
    assert offered(before, "deal:BAR005", asked) == "Deal with Barbarian Altar: pay 1 food; get 1 gold"


def test_razing() -> None:
    before = fresh(raze=3, hand=["COM046"])
    before["seats"][1]["locations"] = [place("COM018", samurai=True)]
    drawing = then(before, "draw", raze=2)
    assert offered(before, "raze:COM046", drawing) == "Raze Castle from hand: pay 1 Raze token; get 2 cards"
    after = then(before, raze=0, stone=1, points=1)
    assert offered(before, "raze:COM018", after) == (
        "Raze Ben's Armorer: pay 3 Raze tokens; get 1 stone and 1 victory point"
    )


def test_actions() -> None:
    before = fresh(worker=2, stone=2, locations=[place("COM037"), place("COM046")])
    after = then(before, worker=1, stone=0, points=3, locations=[place("COM037", used=1), place("COM046")])
    assert offered(before, "use:COM037", after) == "Use Masons Guild: pay 2 stone and 1 worker; 3 victory points"
    drawing = then(before, "draw", worker=0, locations=[place("COM037"), place("COM046", used=2)])
    assert offered(before, "use2:COM046", drawing) == "Use Castle twice: pay 2 workers; 1 card each time"
    assert offered(before, "spend:faction", then(before, worker=0, hand=["ROM001"])) == (
        "Spend 2 workers: get 1 Faction card"
    )


def test_nothing_is_said_of_what_will_be_drawn() -> None:
    before = fresh(wood=2, hand=["COM065"])
    after = then(before, wood=0, hand=["COM001", "COM002"], locations=[place("COM065")])
    assert offered(before, "build:COM065", after) == "Build Watchtower: pay 2 wood; get 2 cards"
    assert offered(fresh(kind="draw"), "draw:common", then(fresh(), hand=["COM001"])) == "Draw from the Common deck"


def test_the_outcome_of_a_prayer_is_left_open() -> None:
    before = fresh(worker=1, locations=[place("AZT904")])
    outcomes = []
    for stone in (0, 2):
        after = then(before, worker=0, stone=stone, locations=[place("AZT904", used=1)])
        after["common"]["discard"] = ["COM008", "COM009", "COM069", "COM023", "COM042"]
        outcomes.append(describe(before, "use:AZT904", after))
    assert outcomes[0] == outcomes[1]
    assert offered(before, "use:AZT904", after).startswith("Use Sacrificial Altar: pay 1 worker; Pray 5")


@pytest.mark.parametrize(
    ("kind", "token", "text"),
    [
        ("take", "take:COM012", f"Take: {VILLAGE}"),
        ("keep", "keep:COM012", f"Keep: {VILLAGE}"),
        ("turn", "pass", "Pass for this round"),
        ("turn", "defend:COM012", "Defense token on Village"),
        ("turn", "samurai:JAP001", "Samurai on Farm"),
        ("turn", "put:JAP013", "Add something to Gate"),
        ("after", "end", "End your turn"),
        ("put", "good:wood", "Put 1 wood on it"),
        ("location", "location:COM012", "Give up Village"),
        ("location", "location:foundation", "Give up a Foundation"),
        ("pay", "pay:wssg", "Pay 1 wood, 2 stone and 1 gold"),
        ("discard", "discard:COM012", "Discard Village"),
        ("drop", "drop:ROM001", "Give up the deal with Sculptor's Workshop"),
        ("target", "target:ATTACK01", "Choose Attack card (wood)"),
        ("card", "card:COM012", "Choose Village"),
        ("card", "done", "No more cards"),
        ("good", "good:stone", "Take 1 stone"),
        ("opponent", "seat:1", "Choose Ben"),
        ("steal", "steal:1:wood", "Steal 1 wood from Ben"),
        ("option", "option:2", "Choose option 2"),
        ("option", "skip", "Decline"),
        ("swap", "done", "Keep the rest"),
        ("spend", "done", "Spend no more workers"),
        ("color", "color:gray", "Color: gray"),
        ("pray", "pray:draw", "Draw cards for the Prayer"),
        ("pray", "pray:tokens", "Pray with Blessings only, without drawing"),
        ("stored", "stored:COM012", "Add the stored card Village"),
        ("stored", "done", "Use no more stored cards"),
        ("give", "give:wood", "Spend on the Prayer: wood"),
        ("give", "done", "Spend no more Resources"),
        ("blessing", "blessing:red", "Blessing: red"),
        ("store", "store:red", "Store the Blessing: red"),
        ("source", "source:JAP004", "Next: Rice Fields"),
        ("source", "source:board", "Next: the faction board"),
    ],
)
def test_plain_choices(kind: str, token: str, text: str) -> None:
    before = fresh(kind=kind, wood=2, stone=2, gold=2)
    after = then(before, wood=1, stone=0, gold=1) if kind == "pay" else then(before)
    assert offered(before, token, after) == text


def test_swapping_for_points() -> None:
    before = fresh(kind="swap", stone=1, points=1, hand=["COM001"])
    assert offered(before, "swap:stone", then(before, stone=0, points=3)) == "Give back 1 stone: 2 victory points"
    assert offered(before, "swap:vp", then(before, points=2)) == "Give back 1 victory point: 2 victory points"
    given = then(before, hand=[], points=3)
    assert offered(before, "swap:COM001", given) == "Give back the card Statue: 2 victory points"
