"""Tzolk'in in words: every token and decision has some, and what is told adds up to what happened."""

import ast
import copy
import json
import random
import re
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import patolli.text
import patolli.tzolkin.words as words
from patolli.text import LANGUAGES, Entry, Goods, Seat, Term, Translator, Value
from patolli.tzolkin.words import describe, question, tell, tile_words
from patolli.tzolkin.words_facts import BUILDINGS, COUNTED, LAST_SPACE, MONUMENTS, TEMPLES, WEALTH

NAMES = ["Ana", "Ben", "Cleo", "Dan"]
SOURCES = sorted(Path(words.__file__).parent.glob("words*.py"))


def en(entry: Entry) -> str:
    return Translator("en").render(entry, NAMES)


def fresh(players: int = 2, kind: str = "turn", player: int = 0, **changes: Any) -> dict[str, Any]:
    """A full view with an empty board; ``changes`` are set in the seat that decides, or else in the view."""
    seat = {
        **dict.fromkeys(COUNTED.values(), 0),
        **{"workers": 3, "free_workers": 3, "light": True, "wealth": [], "buildings": [], "monuments": []},
        "temples": dict.fromkeys(TEMPLES, 0),
        "technologies": dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), 0),
    }
    view: dict[str, Any] = {
        **{"game": "tzolkin", "day": 1, "round": 1, "age": 1, "food_day": None, "over": False, "start_player": 0},
        **{"start_space": None, "teeth_corn": 0, "bank_skulls": 13, "chichen_itza_skulls": []},
        "jungle": {str(group): {"corn": players, "wood": players * (group > 2)} for group in (2, 3, 4, 5)},
        "gears": {gear: [None] * (13 if last == 10 else 10) for gear, last in LAST_SPACE.items()},
        "buildings": ["A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-S1", "A1-C2"],
        **{"deck": 8, "monuments": ["M03", "M13"], "decision": {"kind": kind, "player": player}},
        "seats": [copy.deepcopy(seat) for _ in range(players)],
    }
    for key, value in changes.items():
        put(view["seats"][player] if key in seat else view, **{key: value})
    return view


def put(target: dict[str, Any], **values: Any) -> None:
    for key, value in values.items():
        if isinstance(value, dict) and isinstance(target.get(key), dict):
            put(target[key], **value)
        else:
            target[key] = value


def then(before: dict[str, Any], kind: str | None = None, player: int = 0, **changes: Any) -> dict[str, Any]:
    """The view after: the deciding seat and the view changed, the next decision."""
    after = copy.deepcopy(before)
    mine = after["seats"][before["decision"]["player"]]
    for key, value in changes.items():
        put(mine if key in mine else after, **{key: value})
    after["decision"] = {"kind": kind, "player": player} if kind else None
    return after


def gear_with(**spaces: int) -> dict[str, list[Any]]:
    """``gear_with(tikal=2)``: seat 0 on Tikal 2."""
    made: dict[str, list[Any]] = {gear: [None] * (13 if LAST_SPACE[gear] == 10 else 10) for gear in spaces}
    for gear, space in spaces.items():
        made[gear][space] = 0
    return made


# The log: moves

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
        "Ana places a worker on the start space",
        "Place on the start space: free",
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
        "Ana begs for corn: 2 corn and Chaac -1 (step -1)",
        "Beg: 2 corn and Chaac -1 (step -1)",
    ),
    (
        "use:yaxchilan2",
        {"corn": 1, "decision": {"kind": "use", "player": 0, "gear": "yaxchilan", "space": 3}},
        {"corn": 1, "stone": 1},
        "Ana uses Yaxchilan 2 for 1 corn: 1 corn and 1 stone",
        "Use Yaxchilan 2 (step back 1: pay 1 corn): 1 corn and 1 stone",
    ),
    (
        "use:palenque3",
        {"corn": 2, "decision": {"kind": "use", "player": 0, "gear": "palenque", "space": 5}},
        {"corn": 0},
        "Ana uses Palenque 3 for 2 corn",
        "Use Palenque 3 (step back 2: pay 2 corn): 5 corn or 2 wood",
    ),
    (
        "use:palenque1",
        {"technologies": {"agriculture": 2}},
        {"corn": 4},
        "Ana uses Palenque 1: 4 corn",
        "Use Palenque 1: 4 corn",
    ),
    (
        "use:uxmal1",
        {"corn": 5, "decision": {"kind": "use", "player": 0, "gear": "uxmal", "space": 3}},
        {"corn": 0},
        "Ana uses Uxmal 1 for 5 corn",
        "Use Uxmal 1 (step back 2: pay 2 corn) for 3 corn: one step in a temple",
    ),
    (  # reached through Uxmal 5 by a worker from Uxmal 5: nothing is stepped back
        "use:uxmal3",
        {"decision": {"kind": "use", "player": 0, "gear": "uxmal", "space": 5}},
        {"workers": 4, "free_workers": 4},
        "Ana uses Uxmal 3: 1 worker",
        "Use Uxmal 3: 1 worker",
    ),
    (
        "use:chichen_itza6",
        {"corn": 1, "skulls": 1, "decision": {"kind": "use", "player": 0, "gear": "chichen_itza", "space": 7}},
        {"corn": 0, "skulls": 0, "points": 8, "temples": {"kukulcan": 1}},
        "Ana uses Chichen Itza 6 for 1 corn and 1 skull: 8 points and Kukulcan +1 (step 1)",
        "Use Chichen Itza 6 (step back 1: pay 1 corn) for 1 skull: "
        "8 points, Kukulcan +1 (step 1) and 1 block of your choice",
    ),
    ("use:none", {}, {}, "Ana uses no action", "Use no action"),
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
        "Ana burns down a wood tile: 7 corn and 1 corn tile",
        "Burn a wood tile and anger the gods: take 7 corn and 1 corn tile",
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
        "Ana angers the gods: Kukulcan -1 (step -1)",
        "Anger the gods: Kukulcan -1 (step -1)",
    ),
    (
        "temple:chaac",
        {"light": False, "temples": {"chaac": 4}},
        {"light": True, "temples": {"chaac": 5}},
        "Ana pleases the gods: Chaac +1 (step 5) and player board light side up",
        "Climb: Chaac +1 (step 5)",
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
        "Build civic building A1-C2 for 3 wood without architecture, which then serves a second building: "
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
    ("skip", {"decision": {"kind": "technology", "player": 0}}, {}, "Ana declines", "No second advance"),
    ("skip", {"decision": {"kind": "use", "player": 0}}, {}, "Ana declines", "No extra action"),
    ("skip", {"decision": {"kind": "pay", "player": 0}}, {}, "Ana declines", "Pay nothing, no step in a temple"),
    ("skip", {"decision": {"kind": "build", "player": 0}}, {}, "Ana declines", "Build nothing more"),
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
    assert en(describe(fresh(kind="place", corn=9), "place:start")) == "Place on the start space"
    use = {"kind": "use", "player": 0, "gear": "yaxchilan", "space": 5}
    assert en(describe(fresh(decision=use), "use:yaxchilan3")).endswith("(step back 2: pay 2 corn): 2 corn and 1 gold")
    high = {"kind": "use", "player": 0, "gear": "chichen_itza", "space": 9}
    assert "(step back 2" in en(describe(fresh(decision=high), "use:chichen_itza7"))
    learned = fresh(decision=high, technologies={"theology": 1})
    assert "step back" not in en(describe(learned, "use:chichen_itza7"))  # T34
    assert en(describe(fresh(kind="harvest"), "harvest:wood")) == "Wood: take a wood tile and its wood"
    skilled = fresh(technologies={"agriculture": 3, "extraction": 1}, decision=use | {"gear": "palenque"})
    assert en(describe(skilled, "use:palenque5")) == "Use Palenque 5: 12 corn or 5 wood"
    skilled["jungle"]["5"]["wood"] = 0
    assert en(describe(skilled, "use:palenque5")) == "Use Palenque 5: 12 corn"
    assert en(describe(fresh(kind="build"), "build:A1-F2-wood")).startswith("Build farm A1-F2 for 3 wood:")
    assert en(describe(fresh(kind="build"), "build:A1-F2")).startswith("Build farm A1-F2:")  # blocks or corn?
    assert en(describe(fresh(kind="advance", day=7), "advance:2")).startswith("Turn the calendar 2 days, to day 9;")
    assert en(describe(fresh(kind="advance", day=7), "advance:1")) == "Turn the calendar 1 day, to day 8"
    assert en(describe(fresh(kind="place"), "end")) == "End the turn"
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
        "Ben kept W14 and W17: 7 corn, 2 wood, 1 skull and food for 1 worker on every food day",
    ]


# The log: ends of turns, rounds and the game


def test_end_of_a_turn() -> None:
    row = ["A1-F1", None, "A1-T1", None, None, "A1-C2"]
    before = fresh(kind="place", buildings=row, start_space=0, teeth_corn=4)
    before["buildings"] = row
    after = then(before, "turn", 1, corn=4, teeth_corn=0)
    after["buildings"] = ["A1-F1", "A1-S1", "A1-T1", "A1-F2", None, "A1-C2"]
    assert [en(entry) for entry in tell(before, "end", after)] == [
        "New buildings: shrine A1-S1 and farm A1-F2",
        "Ana takes the corn from the calendar: 4 corn",
    ]
    assert tell(fresh(kind="pick"), "end", then(fresh(kind="pick"), "turn", 1)) == []


def test_end_of_a_round() -> None:
    before = fresh(kind="place", player=1, day=3, round=3, teeth_corn=2)
    put(before, gears={"tikal": [None] * 7 + [0, None, None], "chichen_itza": [None] * 10 + [0, "n", None]})
    before["gears"]["uxmal"][7] = "n"
    after = then(before, "turn", day=4, round=4, teeth_corn=3)
    assert [en(entry) for entry in tell(before, "end", after)] == [
        "1 corn is laid on the calendar, 3 in all",
        "The calendar turns 1 day: day 4",
        "Ana gets 2 workers back, pushed off Tikal and Chichen Itza",
    ]
    before["start_space"] = 1
    asked = then(before, "advance", 1, start_player=1, start_space=None, teeth_corn=0, corn=2)
    assert [en(entry) for entry in tell(before, "end", asked)] == [
        "Ben takes the corn from the calendar: 2 corn",
        "Ben takes the worker back from the start space, and the start marker",
    ]
    turned = then(asked, "turn", 1, day=5, round=5, light=False)
    assert [en(entry) for entry in tell(asked, "advance:2", turned)] == [
        "Ben turns the calendar 2 days: day 5; the player board is now dark side up",
        "Ana gets 2 workers back, pushed off Tikal and Chichen Itza",
    ]
    before.update(start_space=0, teeth_corn=0)
    passed = then(before, "turn", 1, start_player=1, start_space=None, day=4, round=4)
    assert [en(entry) for entry in tell(before, "end", passed)][:2] == [
        "Ana takes the worker back from the start space; the start marker goes to Ben",
        "The calendar turns 1 day: day 4",
    ]


def test_food_day_with_goods() -> None:
    # The rulebook's positions (scenario 74), and feeding by scenarios 70 and 71.
    before = fresh(3, kind="pick", player=2, day=8, round=8, food_day="goods", bank_skulls=1)
    put(before["seats"][0], corn=5, temples={"chaac": 1, "kukulcan": 5})
    put(before["seats"][1], corn=9, workers=5, buildings=["A1-F1", "A1-F1", "A1-F2"])
    put(before["seats"][1], temples={"chaac": 3, "kukulcan": 3})
    put(before["seats"][2], wealth=["W14"], buildings=["A2-F1"], temples={"chaac": 3, "kukulcan": -1})
    after = then(before, "turn", day=9, round=9, food_day=None, bank_skulls=0, teeth_corn=1, stone=2)
    put(after["seats"][0], corn=1, points=-3, stone=1, wood=2, skulls=1)
    put(after["seats"][1], corn=6, stone=2, wood=2)
    assert [en(entry) for entry in tell(before, "end", after)] == [
        "Food day 1: the workers eat, the temples give goods",
        "Ana feeds 2 workers for 4 corn",
        "Ana leaves 1 worker unfed and loses 3 points",
        "Ben feeds 3 workers for 3 corn, 2 eat free",
        "Cleo: all 3 workers eat free",
        "Ana receives from the temples: 2 wood, 1 stone and 1 skull",
        "Ben receives from the temples: 2 wood and 2 stone",
        "Cleo receives from the temples: 2 stone",
        "1 corn is laid on the calendar, 1 in all",
        "The calendar turns 1 day: day 9",
    ]
    told_adds_up(before, "end", after)
    before["bank_skulls"] = 0
    put(after["seats"][0], skulls=0)
    lines = [en(entry) for entry in tell(before, "end", after)]
    assert "The temples owe 1 skull, the bank has 0: nobody receives a skull" in lines
    told_adds_up(before, "end", after)


def test_food_day_with_points() -> None:
    before = fresh(3, kind="pick", player=2, day=14, round=13, food_day="points")
    for seat, (brown, green) in enumerate([(1, 5), (3, 3), (3, -1)]):
        put(before["seats"][seat], corn=6, temples={"chaac": brown, "kukulcan": green})
    new = ["A2-F1", "A2-T1", "A2-T2", "A2-S1", "A2-S2", "A2-F1"]
    after = then(before, "turn", day=15, round=14, age=2, food_day=None, teeth_corn=1)
    after["buildings"] = new
    for seat, points in enumerate([16, 15, 7]):
        put(after["seats"][seat], corn=0, points=points)
    assert [en(entry) for entry in tell(before, "end", after)][:8] == [
        "Food day 2: the workers eat, the temples give points",
        "Ana feeds 3 workers for 6 corn",
        "Ben feeds 3 workers for 6 corn",
        "Cleo feeds 3 workers for 6 corn",
        "Age 2 begins. New buildings: farm A2-F1, tomb A2-T1, tomb A2-T2, shrine A2-S1, shrine A2-S2 and farm A2-F1",
        "Ana: 16 points from the temples (Chaac 2, Quetzalcoatl 0 + 1 for the highest step "
        "and Kukulcan 9 + 4 for the highest step)",
        "Ben: 15 points from the temples (Chaac 6 + 3 for the highest step, "
        "Quetzalcoatl 0 + 1 for the highest step and Kukulcan 5)",
        "Cleo: 7 points from the temples (Chaac 6 + 3 for the highest step, "
        "Quetzalcoatl 0 + 1 for the highest step and Kukulcan -3)",
    ]
    told_adds_up(before, "end", after)


def test_end_of_the_game() -> None:
    before = fresh(2, kind="pick", player=1, day=27, round=25, age=2, food_day="points", start_space=1)
    put(before["seats"][0], corn=10, points=50, gold=1, skulls=2, monuments=["M07", "M12"])
    put(before["seats"][1], corn=6, points=40, temples={"chaac": 1})
    put(before["gears"], tikal=[None] * 7 + [0, None, None])
    after = then(before, None, day=28, food_day=None, over=True, start_space=None, corn=0, points=40 + 2 + 2 + 3 + 2)
    put(after["seats"][0], corn=4, points=50 + 5 + 2 + 6 + 0)
    after["winners"] = [0]
    after["final"] = [
        {"goods": 2.0, "skulls": 6, "monuments": {"M07": 0, "M12": 0}},
        {"goods": 0, "skulls": 0, "monuments": {}},
    ]
    lines = [en(entry) for entry in tell(before, "end", after)]
    assert lines[-7:] == [
        "The calendar turns for the last time",
        "Ana gets 1 worker back, pushed off Tikal",
        "Ben takes the worker back from the start space",
        "The game is over",
        "Ana scores 8 points at the end (2 for leftover goods, 6 for skulls, 0 for monument M07 and 0 for monument M12)"
        ": 63 points altogether",
        "Ben scores 0 points at the end (0 for leftover goods and 0 for skulls): 49 points altogether",
        "Ana wins with 63 points",
    ]
    told_adds_up(before, "end", after)
    after["seats"][1]["points"] = 63
    assert en(tell(before, "end", after)[-1]) == "Ana wins with 63 points, by more workers on the gears"
    after["winners"] = [0, 1]
    assert en(tell(before, "end", after)[-1]) == "Ana and Ben win together with 63 points"
    everything_can_be_said(tell(before, "end", after))


# Questions and tiles

KINDS = {"keep", "turn", "place", "pick", "use", "harvest", "anger", "technology", "pay", "gain", "temple", "build"}
KINDS |= {"exchange", "advance"}
VERBS = {"keep", "beg", "place", "pick", "use", "harvest", "anger", "tech", "pay", "gain", "temple", "build"}
VERBS |= {"monument", "sell", "buy", "advance", "skip", "done", "end"}


def test_every_decision_is_a_question() -> None:
    asked = {kind: en(question(fresh(kind=kind, corn=3))) for kind in KINDS}
    assert len(set(asked.values())) == len(KINDS)
    assert asked["place"] == "Place another worker, or end the turn?"
    assert "beg" in en(question(fresh(kind="turn", corn=2)))
    hopeless = fresh(kind="turn", corn=2, temples=dict.fromkeys(TEMPLES, -1))
    assert "beg" not in en(question(hopeless))
    from_tikal = fresh(decision={"kind": "use", "player": 0, "gear": "tikal", "space": 3})
    assert en(question(from_tikal)) == "Which action do you use with the worker from Tikal 3?"
    assert en(question(then(fresh()))) == "The game is over"
    everything_can_be_said([question(fresh(kind=kind)) for kind in KINDS] + [question(from_tikal)])


TILES = {
    "A1-T3": "tomb A1-T3 for 1 wood and 1 gold: any temple +1 and one more building if you like",
    "A1-F1": "farm A1-F1 for 1 wood: food for 1 worker on every food day",
    "A1-F2": "farm A1-F2 for 4 wood: 1 corn less for every worker's food",
    "A2-T4": "tomb A2-T4 for 2 wood, 1 stone and 1 gold: "
    "2 points and any action but Chichen Itza for 1 corn if you like",
    "A2-C4": "civic building A2-C4 for 2 wood and 2 stone: 1 skull and 1 advance in any technology",
    "W05": "W05: 1 wood, Kukulcan +1 and Resource Extraction +1",
    "M01": "monument M01 (tomb) for 3 wood, 2 stone and 1 gold: at the end 4 points for each of your tombs",
    "M03": "monument M03 (tomb) for 2 wood, 2 stone and 2 gold: "
    "at the end 6 / 5 / 4 points (2 / 3 / 4 players) for each monument that anybody built",
    "M07": "monument M07 (civic building) for 3 wood and 3 gold: "
    "at the end 0 / 6 / 12 / 18 points for 3 / 4 / 5 / 6 workers",
}


def test_tiles_in_words() -> None:
    for tile, said in TILES.items():
        assert en(tile_words(tile)) == said
    every = [*BUILDINGS, *MONUMENTS, *WEALTH]
    everything_can_be_said([tile_words(tile) for tile in every])
    assert len({en(tile_words(tile)) for tile in every}) == len(every)
    with pytest.raises(ValueError, match="A9-X1"):
        tile_words("A9-X1")


@pytest.mark.parametrize("token", ["nonsense", "dance:tikal", "use:atlantis3"])
def test_unknown_tokens_are_refused(token: str) -> None:
    with pytest.raises(ValueError, match=token.partition(":")[2] or token):
        tell(fresh(), token, fresh())
    with pytest.raises(ValueError, match=token.partition(":")[2] or token):
        describe(fresh(), token)


def test_no_message_is_unused() -> None:
    """Every message is named in the code, fits a pattern there, or is part of another message."""
    texts = [re.escape(text) for path in SOURCES for text in _strings(path)]
    patterns = [pattern for path in SOURCES for pattern in _patterns(path)]
    named = [rf"{kind}-.+" for kind in ("gear", "temple", "technology", "kind", "each", "goods")] + ["tile"]
    known = re.compile("|".join(texts + patterns + named))
    path = Path(patolli.text.__file__).parent / "locales" / "en" / "tzolkin.ftl"
    for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(item, Message) and not item.id.name.endswith("-tail"):  # tests/text looks after the tails
            assert known.fullmatch(item.id.name), item.id.name


def _strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _patterns(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values]
            yield "".join(parts)


# Whole games


def everything_can_be_said(entries: list[Entry]) -> None:
    for language in LANGUAGES:
        translator = Translator(language)
        for entry in entries:
            said = translator.render(entry, NAMES)
            assert said, entry
            assert not re.search(r"[{}$\u2066-\u2069]|\?\?\?|None|  |: *$", said), said
    for entry in entries:
        assert Entry.from_json(json.loads(json.dumps(entry.to_json()))) == entry


def told_adds_up(before: dict[str, Any], token: str, after: dict[str, Any]) -> None:
    """What the log says each seat paid and got is exactly the difference between the views."""
    entries = tell(before, token, after)
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        counted: dict[str, int | float] = dict.fromkeys(COUNTED, 0)
        temples, technologies, light = dict(was["temples"]), dict(was["technologies"]), was["light"]
        for entry in entries:
            if entry.values.get("seat") != Seat(number):
                continue
            for kind, n in amounts(entry.values.get("results", ())):
                counted[kind] += n
            for kind, n in amounts(entry.values.get("paid", ())):
                counted[kind] -= n
            light = light and entry.key != "tzolkin.advance-dark"
            for phrase in phrases(entry.values.get("results", ())):
                match phrase:
                    case Entry("tzolkin.up" | "tzolkin.down", {"temple": Term(_, temple), "n": int(n), "step": step}):
                        temples[temple] += n if phrase.key.endswith("up") else -n
                        assert temples[temple] == step
                    case Entry("tzolkin.level", {"technology": Term(_, technology), "level": level}):
                        technologies[technology] = level
                    case Entry("tzolkin.board-light"):
                        light = True
        real = {kind: now[key] - was[key] for kind, key in COUNTED.items()}
        assert counted == real, (token, number)
        assert (temples, technologies, light) == (now["temples"], now["technologies"], now["light"]), (token, number)


def amounts(value: Value) -> Iterator[tuple[str, int | float]]:
    if isinstance(value, Goods):
        yield from value.amounts.items()
    elif isinstance(value, tuple):
        for one in value:
            yield from amounts(one)


def phrases(value: Value) -> Iterator[Entry]:
    if isinstance(value, Entry):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from phrases(one)


def free_workers_add_up(before: dict[str, Any], token: str, after: dict[str, Any]) -> None:
    """Workers that the log sends out or brings home are those missing or found in hand."""
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        home = now["workers"] - was["workers"]
        for entry in tell(before, token, after):
            if entry.values.get("seat") == Seat(number):
                key = entry.key.removeprefix("tzolkin.")
                home -= key in ("place", "place-start", "place-mercy")
                home += key in ("pick", "marker-taken", "marker-passed", "start-returned")
                home += int(entry.values["n"]) if key == "fallen" else 0  # type: ignore[arg-type]
        assert now["free_workers"] - was["free_workers"] == home, (token, number)


def seen_by(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat may know of the full view."""
    mine = copy.deepcopy(view)
    mine["deck"] = len(mine["deck"])
    if view["decision"] and view["decision"]["kind"] == "keep":
        for number, state in enumerate(mine["seats"]):
            state["wealth"] = state["wealth"] if number == seat else []
    return mine


def choose(legal: list[str], rng: random.Random) -> str:
    """Plays on rather than passing: random play alone builds little."""
    rare = [token for token in legal if token.startswith(("monument", "use:tikal4"))]
    if rare:
        return rng.choice(rare)
    eager = [token for token in legal if token.startswith(("build", "monument", "tech", "use:chichen", "use:tikal"))]
    if eager and rng.random() < 0.7:
        return rng.choice(eager)
    going = [token for token in legal if token not in ("skip", "done", "use:none", "end")]
    return rng.choice(going if going and rng.random() < 0.6 else legal)


def play(players: int, seed: int, rich: bool, rng: random.Random) -> Iterator[tuple[dict[str, Any], Any]]:
    """A whole game as (view, token) pairs, ended by (view, None); the rich begin with goods, to build and to learn."""
    oracle = pytest.importorskip("tests.tzolkin.oracle")
    game = oracle.Oracle(players, oracle.random_deal(players, random.Random(seed)))
    for step in count():
        if rich and step == players:
            for seat in game.seats:
                seat.update(corn=25, wood=20, stone=20, gold=20, skulls=2)
                seat["technologies"] |= {"extraction": 3, "theology": 2}
        view = copy.deepcopy(game.view())
        legal = game.legal()
        if not legal:
            yield view, None
            return
        token = choose(legal, rng)
        yield view, (token, legal)
        game.play(token)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games(players: int) -> None:
    verbs: set[str] = set()
    kinds: set[str] = set()
    said: dict[str, Entry] = {}
    for seed in range(10):
        rng = random.Random(100 * players + seed)
        game = list(play(players, seed, seed % 2 == 1, rng))
        for (before, move), (after, _) in pairwise(game):
            token, legal = move
            verbs.add(token.partition(":")[0])
            kinds.add(before["decision"]["kind"])
            told_adds_up(before, token, after)
            free_workers_add_up(before, token, after)
            told = tell(before, token, after)
            if told and rng.random() < 0.2:
                watcher = rng.randrange(players)
                assert tell(seen_by(before, watcher), token, seen_by(after, watcher)) == told
            entries = [*told, question(before), describe(before, token, after)]
            entries += [describe(before, other) for other in legal]
            said.update((json.dumps(entry.to_json()), entry) for entry in entries)
    everything_can_be_said(list(said.values()))
    assert kinds == KINDS
    assert verbs == VERBS
