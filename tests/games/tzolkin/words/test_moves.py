"""Moves in words: the line in the log, and the choice before it."""

import json
from typing import Any

import pytest

from patolli.games.tzolkin.words.log import describe, tell
from tests.games.tzolkin.telling import en, everything_can_be_said, fresh, gear_with, put, then, told_adds_up

SINGLE: list[tuple[str, dict[str, Any], dict[str, Any], str, str]] = [
    # token, seat and view before, after, the log line, the choice
    (
        "place:tikal",
        {"corn": 5, "gears": {"tikal": [1, "n", *[None] * 8]}},
        {"corn": 2, "gears": {"tikal": [1, "n", 0, *[None] * 7]}},
        "Ana places a worker on Tikal 2 for 3 corn",
        "Place on Tikal 2: costs 3 corn",
    ),
    (
        "place:start",
        {},
        {"start_space": 0},
        "Ana places a worker on the starting player space",
        "Place on the starting player space: free",
    ),
    (
        "place:uxmal",
        {"corn": 1, "gears": {"uxmal": [1, 1, 1, *[None] * 7]}},
        {"corn": 0, "gears": {"uxmal": [1, 1, 1, 0, *[None] * 6]}},
        "Ana cannot pay and cannot beg: places a worker on Uxmal 3 for the last 1 corn",
        "Place on Uxmal 3: all your corn",
    ),
    (
        "pick:chichen_itza10",
        {"gears": gear_with(chichen_itza=10)},
        {"gears": {"chichen_itza": [None] * 13}},
        "Ana picks up the worker from Chichen Itza 10",
        "Pick up from Chichen Itza 10",
    ),
    (
        "beg:chaac",
        {"corn": 1},
        {"corn": 3, "temples": {"chaac": -1}},
        "Ana begs for corn: 2 corn and Chaac −1 (bottom step)",
        "Beg: 2 corn and Chaac −1 (bottom step)",
    ),
    (
        "use:yaxchilan2",
        {"corn": 1, "decision": {"kind": "use", "player": 0, "gear": "yaxchilan", "space": 3}},
        {"corn": 1, "stone": 1},
        "Ana takes the action Yaxchilan 2 for 1 corn: 1 corn and 1 stone",
        "Take the action Yaxchilan 2 (step back 1: pay 1 corn): 1 corn and 1 stone",
    ),
    (
        "use:palenque3",
        {"corn": 2, "decision": {"kind": "use", "player": 0, "gear": "palenque", "space": 5}},
        {"corn": 0},
        "Ana takes the action Palenque 3 for 2 corn",
        "Take the action Palenque 3 (step back 2: pay 2 corn): 5 corn or 2 wood",
    ),
    (
        "use:palenque1",
        {"technologies": {"agriculture": 2}},
        {"corn": 4},
        "Ana takes the action Palenque 1: 4 corn",
        "Take the action Palenque 1: 4 corn",
    ),
    (
        "use:uxmal1",
        {"corn": 5, "decision": {"kind": "use", "player": 0, "gear": "uxmal", "space": 3}},
        {"corn": 0},
        "Ana takes the action Uxmal 1 for 5 corn",
        "Take the action Uxmal 1 (step back 2: pay 2 corn) for 3 corn: one step in a temple",
    ),
    (  # reached through Uxmal 5 by a worker from Uxmal 5: nothing is stepped back
        "use:uxmal3",
        {"decision": {"kind": "use", "player": 0, "gear": "uxmal", "space": 5}},
        {"workers": 4, "free_workers": 4},
        "Ana takes the action Uxmal 3: 1 worker",
        "Take the action Uxmal 3: 1 worker",
    ),
    (
        "use:chichen_itza6",
        {"corn": 1, "skulls": 1, "decision": {"kind": "use", "player": 0, "gear": "chichen_itza", "space": 7}},
        {"corn": 0, "skulls": 0, "points": 8, "temples": {"kukulcan": 1}},
        "Ana takes the action Chichen Itza 6 for 1 corn and 1 skull: 8 points and Kukulcan +1 (step 1)",
        "Take the action Chichen Itza 6 (step back 1: pay 1 corn) for 1 skull: "
        "8 points, Kukulcan +1 (step 1) and 1 block of your choice",
    ),
    ("use:none", {}, {}, "Ana takes no action", "Take no action"),
    (
        "harvest:corn",
        {},
        {"corn": 5, "corn_tiles": 1},
        "Ana harvests corn: 5 corn and 1 corn tile",
        "Corn: take 5 corn and 1 corn tile",
    ),
    (
        "harvest:wood",
        {},
        {"wood": 2, "wood_tiles": 1},
        "Ana harvests wood: 2 wood and 1 wood tile",
        "Wood: take 2 wood and 1 wood tile",
    ),
    (
        "harvest:burn",
        {},
        {"corn": 7, "corn_tiles": 1},
        "Ana burns down the forest: 7 corn and 1 corn tile",
        "Burn down the forest and anger the gods: take 7 corn and 1 corn tile",
    ),
    (
        "harvest:bare",
        {},
        {"corn": 8},
        "Ana harvests corn without a tile: 8 corn",
        "Corn without a tile: take 8 corn",
    ),
    (
        "anger:kukulcan",
        {},
        {"temples": {"kukulcan": -1}},
        "Ana angers the gods: Kukulcan −1 (bottom step)",
        "Anger the gods: Kukulcan −1 (bottom step)",
    ),
    (
        "temple:chaac",
        {"light": False, "temples": {"chaac": 4}},
        {"light": True, "temples": {"chaac": 5}},
        "Ana pleases the gods: Chaac +1 (step 5) and player board light side up",
        "Go up: Chaac +1 (step 5)",
    ),
    (
        "tech:architecture",  # paid: the level comes with the blocks
        {"wood": 2, "technologies": {"architecture": 1}},
        {"decision": {"kind": "pay", "player": 0}},
        "Ana advances in Architecture",
        "Architecture to level 2 for 2 blocks: +2 points when building",
    ),
    (
        "tech:agriculture",  # free
        {},
        {"technologies": {"agriculture": 1}},
        "Ana advances in Agriculture: Agriculture level 1",
        "Agriculture to level 1: +1 corn when harvesting corn",
    ),
    (
        "tech:theology",  # the bonus, free
        {"technologies": {"theology": 3}},
        {"skulls": 1},
        "Ana chooses the bonus of Theology: 1 skull",
        "Bonus of Theology: 1 skull",
    ),
    (
        "pay:ws",
        {"wood": 1, "stone": 2},
        {"wood": 0, "stone": 1, "technologies": {"architecture": 2}},
        "Ana pays 1 wood and 1 stone: Architecture level 2",
        "Pay 1 wood and 1 stone: Architecture level 2",
    ),
    ("gain:gold", {}, {"gold": 1}, "Ana takes 1 gold", "Take 1 gold"),
    (
        "build:A1-T1",
        {"wood": 2, "stone": 1},
        {"wood": 0, "stone": 0, "temples": {"chaac": 1, "quetzalcoatl": 1}, "buildings": ["A1-T1"]},
        "Ana builds tomb A1-T1 for 2 wood and 1 stone: Chaac +1 (step 1) and Quetzalcoatl +1 (step 1)",
        "Build tomb A1-T1 for 2 wood and 1 stone: Chaac +1 and Quetzalcoatl +1",
    ),
    (
        "build:A1-T1-stone",
        {"wood": 2, "technologies": {"architecture": 3}},
        {"wood": 0, "corn": 1, "points": 2, "temples": {"chaac": 1, "quetzalcoatl": 1}},
        "Ana builds tomb A1-T1 for 2 wood: 1 corn, 2 points, Chaac +1 (step 1) and Quetzalcoatl +1 (step 1)",
        "Build tomb A1-T1 for 2 wood: 1 corn and 2 points from Architecture, Chaac +1 and Quetzalcoatl +1",
    ),
    (
        "build:A1-C2/plain",  # the stone it gives hides nothing of the price
        {"wood": 3, "technologies": {"architecture": 1}},
        {"wood": 0, "stone": 1, "technologies": {"agriculture": 1}},
        "Ana builds civic building A1-C2 for 3 wood: 1 stone and Agriculture level 1",
        "Build civic building A1-C2 for 3 wood without Architecture, saving it for a second building: "
        "1 stone and Agriculture +1",
    ),
    (
        "build:A1-C3",  # Uxmal 4 with architecture 3: 4 - 2 corn paid, 1 + 1 corn gained
        {"corn": 2, "wood": 5, "technologies": {"architecture": 3}},
        {"corn": 2, "points": 2, "technologies": {"extraction": 1}},
        "Ana builds civic building A1-C3 for 2 corn: 2 corn, 2 points and Resource Extraction level 1",
        "Build civic building A1-C3 for 2 corn: "
        "1 corn and 2 points from Architecture, 1 corn and Resource Extraction +1",
    ),
    (
        "monument:M13",
        {"gold": 4, "skulls": 1},
        {"gold": 0, "skulls": 0, "monuments": ["M13"]},
        "Ana builds monument M13 for 4 gold and 1 skull",
        "Build monument M13 for 4 gold and 1 skull: at the end 3 points for each skull in Chichen Itza",
    ),
    ("sell:gold", {"gold": 1}, {"gold": 0, "corn": 4}, "Ana sells 1 gold for 4 corn", "Sell 1 gold for 4 corn"),
    ("buy:stone", {"corn": 3}, {"corn": 0, "stone": 1}, "Ana buys 1 stone for 3 corn", "Buy 1 stone for 3 corn"),
    ("done", {}, {}, "Ana leaves the market", "Leave the market"),
    ("skip", {"decision": {"kind": "technology", "player": 0}}, {}, "Ana does nothing more here", "No second advance"),
    ("skip", {"decision": {"kind": "use", "player": 0}}, {}, "Ana does nothing more here", "No extra action"),
    (
        "skip",
        {"decision": {"kind": "pay", "player": 0}},
        {},
        "Ana does nothing more here",
        "Pay nothing and take no temple step",
    ),
    ("skip", {"decision": {"kind": "build", "player": 0}}, {}, "Ana does nothing more here", "Build nothing more"),
]


@pytest.mark.parametrize(("token", "start", "changes", "line", "choice"), SINGLE, ids=[row[0] for row in SINGLE])
def test_single_moves(token: str, start: dict[str, Any], changes: dict[str, Any], line: str, choice: str) -> None:
    before = fresh(**start)
    after = then(before, "turn", **{key: value for key, value in changes.items() if key != "decision"})
    after["decision"] = changes.get("decision", after["decision"])
    assert [en(entry) for entry in tell(before, token, after)] == [line]
    assert en(describe(before, token, after)) == choice
    everything_can_be_said([*tell(before, token, after), describe(before, token, after), describe(before, token)])
    told_adds_up(before, token, after)


def test_choices_without_the_view_after() -> None:
    third = [1, 1, 1, *[None] * 7]
    assert en(describe(fresh(corn=3, gears={"tikal": third}), "place:tikal")) == "Place on Tikal 3: costs 3 corn"
    assert en(describe(fresh(corn=2, gears={"tikal": third}), "place:tikal")) == "Place on Tikal 3: all your corn"
    assert en(describe(fresh(kind="place", corn=9, gears={"tikal": third}), "place:tikal")) == "Place on Tikal 3"
    assert en(describe(fresh(kind="place", corn=9), "place:start")) == "Place on the starting player space"
    use = {"kind": "use", "player": 0, "gear": "yaxchilan", "space": 5}
    assert en(describe(fresh(decision=use), "use:yaxchilan3")).endswith("(step back 2: pay 2 corn): 2 corn and 1 gold")
    high = {"kind": "use", "player": 0, "gear": "chichen_itza", "space": 9}
    assert "(step back 2" in en(describe(fresh(decision=high), "use:chichen_itza7"))
    learned = fresh(decision=high, technologies={"theology": 1})
    assert "step back" not in en(describe(learned, "use:chichen_itza7"))  # T34
    assert en(describe(fresh(kind="harvest"), "harvest:wood")) == "Wood: take a wood tile and its wood"
    skilled = fresh(technologies={"agriculture": 3, "extraction": 1}, decision=use | {"gear": "palenque"})
    assert en(describe(skilled, "use:palenque5")) == "Take the action Palenque 5: 12 corn or 5 wood"
    skilled["jungle"]["5"]["wood"] = 0
    assert en(describe(skilled, "use:palenque5")) == "Take the action Palenque 5: 12 corn"
    assert en(describe(fresh(kind="build"), "build:A1-F2-wood")).startswith("Build farm A1-F2 for 3 wood:")
    assert en(describe(fresh(kind="build"), "build:A1-F2")).startswith("Build farm A1-F2:")  # blocks or corn?
    assert en(describe(fresh(kind="advance", day=7), "advance:2")).startswith("Advance the calendar 2 days, to day 9;")
    assert en(describe(fresh(kind="advance", day=7), "advance:1")) == "Advance the calendar 1 day, to day 8"
    assert en(describe(fresh(kind="place"), "end")) == "End your turn"
    assert en(describe(fresh(kind="keep"), "keep:W05+W15")) == (
        "Keep W05 (1 wood, Kukulcan +1 and Resource Extraction +1) and W15 (1 worker)"
    )


def test_kept_tiles_stay_secret_until_all_have_chosen() -> None:
    before = fresh(kind="keep")
    told = tell(before, "keep:W03+W17", then(before, "keep", 1))
    assert [en(entry) for entry in told] == ["Ana keeps two wealth tiles in secret"]
    assert "W" not in json.dumps([entry.to_json() for entry in told])
    last = fresh(kind="keep", player=1)
    after = then(last, "turn", corn=7, wood=2, skulls=1, wealth=["W14", "W17"])
    put(after["seats"][0], stone=1, gold=1, wealth=["W03", "W15"], workers=4, technologies={"agriculture": 1})
    assert [en(entry) for entry in tell(last, "keep:W14+W17", after)] == [
        "Ben keeps two wealth tiles in secret",
        "Ana kept W03 and W15: 1 stone, 1 gold, 1 worker and Agriculture level 1",
        "Ben kept W14 and W17: 7 corn, 2 wood, 1 skull and food for 1 worker on every Food Day",
    ]
