"""Card files: valid ones are read, all others refused as a whole, naming card and field (format 8, S4.2)."""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli.engine.errors import BadSetup, PatolliError
from patolli.games.settlers.cards import library as card_files
from patolli.games.settlers.cards.check.abilities import KINDS
from patolli.games.settlers.cards.check.file import MAX_BYTES, BadCards
from patolli.games.settlers.cards.deck_files import read_decks
from patolli.games.settlers.cards.library import (
    CardFile,
    all_boards,
    all_cards,
    built_in,
    find,
    house,
    installed,
    read_card_file,
)
from patolli.games.settlers.cards.model import (
    BASE,
    BOARDS,
    CARD_COLOURS,
    COLOURS,
    EFFECT_GOODS,
    FILE_FACTIONS,
    TRIGGERS,
)
from patolli.games.settlers.effects.prayer.pray import KEYS as PRAYER_KEYS
from patolli.games.settlers.effects.registry import OPS
from tests.paths import CHAPEL as CHAPEL_FILE
from tests.paths import PROJECT, SETTLERS_DATA

EXAMPLE = CHAPEL_FILE
CHAPEL = json.loads(EXAMPLE.read_bytes())
HOUSE = json.loads((SETTLERS_DATA / "house.json").read_bytes())
SETS = json.loads((SETTLERS_DATA / "sets.json").read_bytes())
Change = Callable[[dict[str, Any]], object]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))
    return tmp_path / "cards"


def encoded(value: object) -> bytes:
    return json.dumps(value).encode()


def problems(value: object) -> list[str]:
    with pytest.raises(BadCards) as caught:
        read_card_file(value if isinstance(value, bytes) else encoded(value))
    assert caught.value.problems
    return caught.value.problems


def changed(change: Change, file: dict[str, Any] = CHAPEL) -> dict[str, Any]:
    file = copy.deepcopy(file)
    change(file)
    return file


def action(file: dict[str, Any]) -> dict[str, Any]:
    """The ability of the Chapel of Mars."""
    return file["cards"][0]["abilities"][0]


def acting(*effects: dict[str, Any]) -> Change:
    return lambda file: action(file).update(effects=list(effects))


def feature(trigger: str | None, *effects: dict[str, Any], **more: Any) -> Change:
    def change(file: dict[str, Any]) -> None:
        ability = {"kind": "feature", "trigger": trigger, "effects": list(effects)} | more
        file["cards"][0].update(type="feature", abilities=[ability])

    return change


def producing(file: dict[str, Any], *effects: dict[str, Any], **more: Any) -> None:
    file["cards"][0].update(type="production", abilities=[{"kind": "production", "effects": list(effects)} | more])


def ending(*effects: dict[str, Any]) -> Change:
    return lambda file: file["cards"][0]["abilities"].append({"kind": "end_of_game", "effects": list(effects)})


GAIN = {"op": "gain", "goods": {"vp": 1}}
PRAY = {"op": "pray", "draw": 5, "per_matching_card": {"red": {"vp": 1}}}


# What is good


def test_the_example_is_read() -> None:
    file = read_card_file(EXAMPLE.read_bytes())
    assert (file.name, file.origin) == ("Chapel of Mars and others", "aztecs")
    assert list(file.cards) == sorted(card["id"] for card in CHAPEL["cards"])
    assert file.sha256 == hashlib.sha256(EXAMPLE.read_bytes()).hexdigest()
    chapel = file.cards["ROM061"]
    assert chapel.origin == "aztecs"
    # S2.14, example 4
    assert chapel.abilities[0]["effects"] == [
        {"op": "pray", "draw": 5,
         "per_matching_card": {"pink": {"worker": 1}, "gold": {"gold": 1}, "black": {"raze": 1}}}
    ]  # fmt: skip
    newlyweds = file.cards["COM085"]
    assert (newlyweds.origin, newlyweds.colorless_in_prayer, newlyweds.deal) == ("an earlier expansion", True, None)


GOOD: list[Change] = [
    lambda f: f["cards"][0].update(notes="from the box"),
    lambda f: action(f).update(effects=[{"op": "discard_location", "notes": "no raze"}, GAIN]),
    lambda f: action(f).update(cost={"blessing": 2, "wood": 1}, max_activations_per_round=3),
    lambda f: f["cards"][0].update(colors=["orange"], color_when_built=list(COLOURS)),
    acting({"op": "pray", "draw": 5, "at_least": [[2, {"vp": 1}], [4, {"vp": 3}]]}),
    acting({"op": "pray", "draw": 5, "per_different_color": {"vp": 1}}),
    acting({"op": "gain_per_different_color", "goods_each": {"vp": 1}, "max_total": 5}),
    feature("you_pray", GAIN),
    feature("you_gain_blessing", GAIN),
    feature("you_score_by_location", GAIN, filter={"color": "matching"}),
    ending({"op": "vp_per_blessing", "vp_each": 1}),
    ending({"op": "vp_per_card_under", "color": "matching", "deck": "common", "vp_each": 2}),
    lambda f: producing(f, GAIN, {"op": "gain_blessing", "count": 1}, open=True),
    lambda f: action(f).update(cost={}),
    lambda f: action(f).update(cost={"wood": 2, "stone": 3}),
    lambda f: action(f).update(cost={"any_resource": 2, "gold": 9}, max_activations_per_round=2),
    acting({"op": "choose_one", "options": [[GAIN], [{"op": "gain", "goods": {"card": 1}}]]}),
    acting({"op": "may_pay_one", "options": [{"cost": {"gold": 1}, "effects": [GAIN]}]}),
    acting({"op": "discard_deal"}, {"op": "gain_good_of_that_deal"}),
    acting({"op": "raze", "targets": ["hand_card"]}, {"op": "may_discard_goods_just_gained", "vp_each": 2}),
    acting({"op": "gain_blessing", "count": 2}, GAIN | {"disputed": True}),
    acting({"op": "gain_per_color", "color": "orange", "goods_each": {"wood": 1}, "max_total": 3}),
    acting({"op": "gain_per_blessing", "goods_each": {"vp": 1}, "max_total": 3}),
    acting({"op": "store_cards_for_prayer", "from": "hand", "count": 1, "until": "game"}),
    acting(PRAY | {"choose_color_after": ["red"]}),
    acting(PRAY | {"declare_color_before": list(COLOURS), "per_matching_card": {"*": {"matching": 1}}}),
    feature(None),
    feature("you_build_location", GAIN, filter={"color": "gray", "deck": "common"}),
    feature("you_score_by_location", GAIN, filter={"color": "orange"}),
    feature("you_make_deal", {"op": "pray", "draw": 5, "match": "deal_good", "per_matching_card": {"*": {"vp": 1}}}),
    feature("production_phase", {"op": "may_discard_goods_from_deals", "vp_each": 1}),
    feature("opponent_exchanges_2_workers", GAIN, max_per_round=4),
    feature("cleanup_storage", {"op": "store_blessings"}, {"op": "store_any_number", "goods": ["gold"]}),
    feature("any_time_in_own_turn", {"op": "put_cards_under", "vp_each": 1}),
    ending({"op": "gain_if", "condition": "cards_under>=12", "goods": {"vp": 2}}),
    ending({"op": "vp_by_threshold", "thresholds": [[1, 2], [2, 2], [5, 7]]}),
    lambda f: f.update(faction_boards={"atlantean": {"production": {}, "stores": []}}),
    lambda f: f.update(faction_boards={"aztec": {"production": {"blessing": 1}, "stores": ["gold"], "tricolor": True}}),
]  # fmt: skip


@pytest.mark.parametrize("change", GOOD, ids=range(len(GOOD)))
def test_what_is_allowed_is_read(change: Change) -> None:
    assert len(read_card_file(encoded(changed(change))).cards) == 11


def test_the_documentation_is_true() -> None:
    page = (PROJECT / "docs" / "settlers-cards.md").read_text("utf-8")
    example, deck = re.findall(r"^```json\n(.*?)^```", page, re.M | re.S)
    assert read_card_file(example.encode()).boards["aztec"].tricolor
    assert read_decks(deck.encode())[0].faction == "roman"
    for word in (*OPS, *KINDS, *TRIGGERS, *FILE_FACTIONS, *EFFECT_GOODS, *CARD_COLOURS, *PRAYER_KEYS):
        assert word in page, word


def test_remarks_are_dropped_and_order_is_fixed() -> None:
    def change(file: dict[str, Any]) -> None:
        file["cards"][0].update(colors=["blue", "brown"], raze={"card": 1, "wood": 2})
        action(file).update(effects=[{"op": "gain", "goods": {"vp": 1, "wood": 1}, "notes": "because"}])

    card = read_card_file(encoded(changed(change))).cards["ROM061"]
    assert card.colors == ("brown", "blue")
    assert list(card.raze) == ["wood", "card"]
    assert card.abilities[0]["effects"] == [{"op": "gain", "goods": {"wood": 1, "vp": 1}}]
    assert list(card.abilities[0]["effects"][0]["goods"]) == ["wood", "vp"]


# What is refused

BAD: list[tuple[Change, str]] = [
    (lambda f: f.update(format="patolli-record"), "format: must be"),
    (lambda f: f.update(version=2), "version: must be 1"),
    (lambda f: f.update(version=True), "version: must be 1"),
    (lambda f: f.pop("name"), "name: is missing"),
    (lambda f: f.update(name=""), "name: must have 1 to 60"),
    (lambda f: f.update(name="a\x1b[31m"), "name: must be plain text"),
    (lambda f: f.update(name="x" * 61), "name: must have 1 to 60"),
    (lambda f: f.update(origin="base"), "origin: must not be 'base'"),
    (lambda f: f.update(cards={}), "cards: must be a list"),
    (lambda f: f.update(cards=[]), "cards: must not be empty"),
    (lambda f: f.update(cards=f["cards"] * 50), "cards: must have 0 to 500 entries"),
    (lambda f: f.update(cards=[1, *f["cards"]]), "cards[0]: must be an object, not a number"),
    (lambda f: f.update(faction_boards={"roman": {}}), "faction_boards.roman: is not a faction"),
    (lambda f: f.update(faction_boards={"aztec": {"stores": []}}), "faction_boards.aztec.production: is missing"),
    (lambda f: f.update(faction_boards={"aztec": {"production": {"mud": 1}, "stores": []}}),
     "faction_boards.aztec.production.mud: is not known"),
    (lambda f: f.update(faction_boards={"aztec": {"production": {"wood": 0}, "stores": []}}),
     "faction_boards.aztec.production.wood: must be a whole number from 1 to 20"),
    (lambda f: f.update(faction_boards={"aztec": {"production": {}, "stores": ["vp"]}}),
     "faction_boards.aztec.stores[0]: must be one of"),
    (lambda f: f.update(faction_boards={"aztec": {"production": {}, "stores": "gold"}}), "stores: must be a list"),
    (lambda f: f.update(faction_boards={"atlantean": {"production": {}, "stores": [], "tricolor": True}}),
     "faction_boards.atlantean.tricolor: is for the Aztecs"),
    (lambda f: f["cards"][0].pop("id"), "cards[0].id: is missing"),
    (lambda f: f["cards"][0].update(id="rom061"), "cards[0].id: must be 3 to 8 capitals"),
    (lambda f: f["cards"][0].update(id="1AB"), "cards[0].id: must be 3 to 8 capitals"),
    (lambda f: f["cards"][0].update(id="ABCDEFGHI"), "cards[0].id: must be 3 to 8 capitals"),
    (lambda f: f["cards"][0].update(id="ROM061\n"), "cards[0].id: must be 3 to 8 capitals"),
    (lambda f: f["cards"][0].update(id="ROM001"), "ROM001.id: is the id of a card of the base game"),
    (lambda f: f["cards"][0].update(id="ATTACK01"), "ATTACK01.id: is the id of a card of the base game"),
    (lambda f: f["cards"][0].update(id="ROM062"), "cards[1].id: repeats ROM062, the id of cards[0]"),
    (lambda f: f["cards"][0].pop("raze"), "ROM061.raze: is missing"),
    (lambda f: f["cards"][0].update(deck="greek"), "ROM061.deck: must be one of"),
    (lambda f: f["cards"][0].update(copies=2), "ROM061.copies: is 2, but Chapel of Mars (roman) has 1 entry"),
    (lambda f: f["cards"][1].update(copies=1), "ROM062.copies: is 1, but Markus the Helper (roman) has 2 entries"),
    (lambda f: f["cards"].pop(1), "ROM063.copies: is 2"),
    (lambda f: f["cards"][0].update(colors=["green"]), "ROM061.colors[0]: must be one of"),
    (lambda f: f["cards"][0].update(colors=["red", "red"]), "ROM061.colors: must not name anything twice"),
    (lambda f: f["cards"][0].update(type="wonder"), "ROM061.type: must be one of"),
    (lambda f: f["cards"][0].update(build_cost={"gold": 1}), "ROM061.build_cost.gold: is not known here"),
    (lambda f: f["cards"][0].update(build_cost={"wood": 3, "stone": 3}), "ROM061.build_cost: must be at most 5"),
    (lambda f: f["cards"][0].update(build_cost={"location": 2}), "ROM061.build_cost.location: must be 1"),
    (lambda f: f["cards"][0].pop("deal"), "ROM061.deal: is missing"),
    (lambda f: f["cards"][0].update(deal="mud"), "ROM061.deal: must be one of"),
    (lambda f: f["cards"][-1].update(deal="wood"), "COM085.deal: must be null"),
    (lambda f: f["cards"][0].update(raze={"blessing": 1}), "ROM061.raze.blessing: is not known"),
    (lambda f: f["cards"][0].update(raze={"wood": 1.0}), "ROM061.raze.wood: must be a whole number"),
    (lambda f: f["cards"][0].update(end_game_vp=21), "ROM061.end_game_vp: must be a whole number from 0 to 20"),
    (lambda f: f["cards"][0].update(end_game_vp=True), "ROM061.end_game_vp: must be a whole number"),
    (lambda f: f["cards"][0].update(origin="base"), "ROM061.origin: must not be"),
    (lambda f: f["cards"][0].update(colorless_in_prayer=1), "ROM061.colorless_in_prayer: must be true or false"),
    (lambda f: f["cards"][0].update(colour=["red"]) or f["cards"][0].pop("colors"),
     "ROM061.colour: is not a known key; did you mean 'colors'?"),
    (lambda f: f["cards"][0].update({str(i): i for i in range(50)}), "ROM061: has 62 keys"),
    (lambda f: f["cards"][0].update(abilities=[]), "ROM061.abilities: must have 1 to 3 entries"),
    (lambda f: f["cards"][0].update(abilities=[None]), "ROM061.abilities[0]: must be an object, not null"),
    (lambda f: f["cards"][0].update(type="production"), "ROM061.abilities: must have exactly one ability"),
    (lambda f: f["cards"][0]["abilities"].append({"kind": "production", "effects": [GAIN]}),
     "ROM061.abilities: must have no ability of the kind 'production'"),
    (lambda f: f["cards"][0]["abilities"].extend([{"kind": "building_bonus", "effects": [GAIN]}] * 2),
     "ROM061.abilities: must have at most one ability of the kind 'building_bonus'"),
    (lambda f: action(f).pop("kind"), "ROM061.abilities[0].kind: is missing"),
    (lambda f: action(f).update(kind="prayer"), "ROM061.abilities[0].kind: must be one of"),
    (lambda f: action(f).pop("cost"), "ROM061.abilities[0].cost: is missing"),
    (lambda f: action(f).update(cost={"vp": 1}), "ROM061.abilities[0].cost.vp: is not known here"),
    (lambda f: action(f).update(cost={"wood": 3}, max_activations_per_round=2),
     "ROM061.abilities[0].cost: must be at most 5 Resources for all activations that are paid together, not 6"),
    (lambda f: action(f).update(max_activations_per_round=4), "max_activations_per_round: must be a whole"),
    (lambda f: action(f).update(max_activations_per_round=3, cost={"wood": 3}), "at most 5 Resources for all"),
    (lambda f: f.update(open=True), "open: is not a known key; known here: name, origin, cards"),
    (lambda f: f["cards"][0].update(open=True), "ROM061.open: is not a known key; known here: id, name"),
    (lambda f: action(f).update(open=True), "abilities[0].open: is not a known key; known here: kind, cost"),
    (acting(GAIN | {"why": "because"}), "effects[0].why: is not a known key; known here: op, goods, disputed, notes"),
    (lambda f: producing(f, {"op": "discard_location"}, open=True), "an open production can have gain,"),
    (lambda f: producing(f, {"op": "choose_one", "options": [[GAIN], [{"op": "take_deal"}]]}, open=True),
     "effects[0].options[1][0]: an open production can have"),
    (lambda f: producing(f, GAIN, open=1), "abilities[0].open: must be true or false"),
    (lambda f: f["cards"][0].update(color_when_built=["orange"]), "ROM061.color_when_built[0]: must be one of"),
    (lambda f: feature("any_time_in_own_turn", {"op": "put_goods_on", "goods": ["wood"]})(f)
     or f["cards"][0].update(color_when_built=["red"]), "color_when_built: cannot be together with put_goods_on"),
    (acting({"op": "pray", "draw": 5, "at_least": [[3, {"vp": 1}], [3, {"vp": 2}]]}), "at_least: must ascend"),
    (acting({"op": "pray", "draw": 5, "at_least": [[3, {"matching": 1}]]}), "at_least[0][1].matching: is not known"),
    (acting(PRAY | {"declare_color_before": ["red"], "per_different_color": {"vp": 1}}),
     "per_different_color: has no sense with declare_color_before"),
    (acting(), "ROM061.abilities[0].effects: must have 1 to 8 entries, not 0"),
    (acting({}), "ROM061.abilities[0].effects[0].op: is missing"),
    (acting({"op": "win"}), "ROM061.abilities[0].effects[0].op: must be one of"),
    (acting({"op": ["gain"]}), "ROM061.abilities[0].effects[0].op: must be one of"),
    (acting({"op": "gain"}), "ROM061.abilities[0].effects[0].goods: is missing"),
    (acting(GAIN, {"op": "gain", "goods": {"stone": -1}}),
     "ROM061.abilities[0].effects[1].goods.stone: must be a whole number from 1 to 20, not -1"),
    (acting({"op": "gain", "goods": {}}), "effects[0].goods: must name something"),
    (acting({"op": "gain", "goods": {"matching": 1}}), "effects[0].goods.matching: is not known here"),
    (acting(GAIN | {"disputed": "yes"}), "effects[0].disputed: must be true or false"),
    (acting(GAIN | {"dispute": True}), "effects[0].dispute: is not a known key; did you mean 'disputed'?"),
    (acting({"op": "choose_one", "options": [[GAIN]]}), "effects[0].options: must have 2 to 4 entries"),
    (acting({"op": "choose_one", "options": [[GAIN], [{"op": "choose_one", "options": [[GAIN], [GAIN]]}]]}),
     "effects[0].options[1][0]: choose_one cannot be within another choice"),
    (acting({"op": "may_pay_one", "options": [{"cost": {"own_deal": 1}, "effects": [GAIN]}]}),
     "effects[0].options[0].cost.own_deal: is not known here"),
    (acting({"op": "may_pay_one", "options": [{"cost": {}, "effects": [GAIN]}]}), "options[0].cost: must name"),
    (acting({"op": "draw_choose", "decks": "faction", "draw": 2, "keep": 3, "rest": "discard"}),
     "effects[0].keep: must be a whole number from 1 to 2"),
    (acting({"op": "raze", "targets": []}), "effects[0].targets: must have 1 to 3 entries"),
    (acting({"op": "gain_good_of_that_deal"}), "effects[0]: gain_good_of_that_deal needs discard_deal before it"),
    (acting({"op": "may_discard_goods_just_gained", "vp_each": 1}), "needs raze before it"),
    (acting({"op": "may_discard_goods_from_deals", "vp_each": 1}), "belongs to the trigger production_phase only"),
    (acting({"op": "store_blessings"}), "effects[0]: store_blessings belongs to the trigger cleanup_storage only"),
    (acting({"op": "put_cards_under", "vp_each": 1}), "belongs to the trigger any_time_in_own_turn only"),
    (acting({"op": "gain_if", "condition": "cards_under>=3", "goods": {"vp": 1}}), "belongs to an end_of_game ability"),
    (acting({"op": "choose_one", "options": [[{"op": "store_blessings"}], [GAIN]]}), "cleanup_storage only"),
    (feature("cleanup_storage", GAIN), "effects[0]: gain has no place here"),
    (feature("any_time_in_own_turn", {"op": "store_blessings"}), "store_blessings has no place here"),
    (ending(GAIN), "ROM061.abilities[1].effects[0]: gain has no place here"),
    (ending({"op": "gain_if", "condition": "cards_under>=0", "goods": {"vp": 2}}), "condition: must be"),
    (ending({"op": "gain_if", "condition": "cards_under>=3", "goods": {"wood": 2}}), "goods.wood: is not known here"),
    (ending({"op": "vp_by_threshold", "thresholds": [[3, 2], [3, 5]]}), "thresholds: must ascend"),
    (ending({"op": "vp_by_threshold", "thresholds": [[3, 2], []]}), "thresholds[1]: must have 2 to 2 entries"),
    (feature("you_win", GAIN), "ROM061.abilities[0].trigger: must be one of"),
    (feature(None, GAIN), "ROM061.abilities[0].effects: must be [] without a trigger"),
    (feature("you_raze"), "ROM061.abilities[0].effects: must have 1 to 8 entries"),
    (feature("you_raze", GAIN, filter={"color": "red"}), "belongs to the triggers you_build_location, you_score"),
    (feature("you_build_location", GAIN, filter={"deck": "roman"}), "filter.deck: must be one of 'common', 'faction'"),
    (feature("opponent_exchanges_2_workers", GAIN), "max_per_round: is missing"),
    (feature("you_raze", GAIN, max_per_round=4), "max_per_round: belongs to the trigger opponent_exchanges_2_workers"),
    (acting({"op": "pray", "draw": 5}), "effects[0]: must have per_matching_card_may_spend, or one or more"),
    (acting(PRAY | {"per_matching_card_may_spend": {"red": "food"}}), "must have per_matching_card_may_spend, or"),
    (acting(PRAY | {"draw": 11}), "effects[0].draw: must be a whole number from 1 to 10"),
    (acting(PRAY | {"per_matching_card": {"orange": {"vp": 1}}}), "per_matching_card.orange: is not a color"),
    (acting(PRAY | {"per_matching_card": {}}), "per_matching_card: must name a color"),
    (acting(PRAY | {"match": "deal_good"}), "match: belongs to the trigger you_make_deal only"),
    (acting(PRAY | {"declare_color_before": ["red"], "choose_color_after": ["red"]}), "can have only one of"),
    (acting(PRAY | {"declare_color_before": ["red", "blue"]}), "names blue, of which per_matching_card says nothing"),
    (acting({"op": "pray", "draw": 5, "per_matching_card_may_spend": {"red": "food", "pink": "food"}}),
     "per_matching_card_may_spend: must name each Resource once"),
    (acting({"op": "gain_blessing", "count": 10}), "effects[0].count: must be a whole number from 1 to 9"),
    (acting({"op": "gain_blessing", "count": 1, "colors": ["orange"]}), "effects[0].colors[0]: must be one of"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "named"), BAD, ids=[named for _, named in BAD])
def test_what_is_wrong_is_named(change: Change, named: str) -> None:
    assert any(named in problem for problem in problems(changed(change)))


def test_all_problems_are_told_at_once() -> None:
    def change(file: dict[str, Any]) -> None:
        file["cards"][0].update(colors=["green"], type="wonder")
        file["cards"][3].update(deal="mud")
        file.update(origin="base")

    found = problems(changed(change))
    assert [problem.split(":")[0] for problem in found] == [
        "origin", "ROM061.type", "ROM061.colors[0]", "ROM064.deal",
    ]  # fmt: skip


def test_only_the_first_problems_are_put_into_words() -> None:
    def change(file: dict[str, Any]) -> None:
        for card in file["cards"]:
            card.update(colors=["green"], copies=0, end_game_vp=-1)

    with pytest.raises(BadCards, match=r"colors|copies") as caught:
        read_card_file(encoded(changed(change)))
    assert (caught.value.count, len(caught.value.problems)) == (33, 20)
    assert "the first of 33 problems" in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"null",
        b"{",
        b"\xff",
        b'"\\ud800"',
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b" " * (MAX_BYTES + 1),
        b"1e999",
    ],
    ids=lambda data: repr(data[:8]),
)
def test_what_is_no_card_file_is_refused(data: bytes) -> None:
    assert len(problems(data)) >= 1


# Whatever is in a file: it is valid, or BadCards is raised

PLACES = st.sampled_from([CHAPEL, HOUSE, SETS])
WORDS = sorted({*OPS, *EFFECT_GOODS, *CARD_COLOURS, "*", "matching", "hand", "common", "faction", "deal_good", "self"})
KEYS = sorted({key for op in OPS.values() for key in (*op.required, *op.optional)} | {"op", "kind"})
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 30), st.floats(), st.text(max_size=8), st.sampled_from(WORDS)
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS + WORDS), inner, max_size=4),
    max_leaves=12,
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a document."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            found += spots(inner, (*path, key))
    return found


SPOTS = {id(file): spots(file) for file in (CHAPEL, HOUSE, SETS)}


def sound(file: CardFile) -> None:
    """A file that was read contains only what the check lets through, the second time, too."""
    cards = list(file.cards.values())
    written = {"format": "patolli-cards", "version": 1, "name": file.name, "origin": file.origin, "cards": cards}
    again = read_card_file(msgspec.json.encode(written | {"faction_boards": file.boards}))
    assert (again.cards, again.boards, again.name, again.origin) == (file.cards, file.boards, file.name, file.origin)


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_a_changed_file_is_sound_or_refused(data: st.DataObject) -> None:
    base = data.draw(PLACES)
    file = copy.deepcopy(base)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(SPOTS[id(base)]))
        where: Any = file
        try:
            for key in path[:-1]:
                where = where[key]
            where[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took it away
        if isinstance(where, str):
            continue
        match data.draw(st.sampled_from(["replace", "remove", "rename", "copy"])):
            case "replace":
                where[path[-1]] = data.draw(JUNK)
            case "remove":
                del where[path[-1]]
            case "rename" if isinstance(where, dict):
                where[data.draw(st.sampled_from(KEYS + WORDS))] = where.pop(path[-1])
            case _ if isinstance(where, list):
                where.append(copy.deepcopy(where[path[-1]]))
    try:
        read = read_card_file(encoded(file))
    except BadCards as error:
        told = error.problems
    else:
        sound(read)
        return
    assert told
    assert all("\n" not in problem for problem in told)


@settings(max_examples=150, deadline=None)
@given(effects=st.lists(JUNK | st.dictionaries(st.sampled_from(KEYS), JUNK | st.sampled_from(WORDS)), max_size=3))
def test_any_effects_are_sound_or_refused(effects: list[Any]) -> None:
    try:
        read = read_card_file(encoded(changed(acting(*effects))))
    except BadCards:
        return
    sound(read)


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=60) | JUNK.map(encoded) | st.integers(0, 4000).map(lambda n: EXAMPLE.read_bytes()[:n]))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadCards):
        read_card_file(data)


# The folder of a user


def test_the_house_deck_is_always_installed() -> None:
    assert installed() == [*built_in()]
    assert find(house().sha256) is house()
    assert find("0" * 64) is None
    assert find("../" + "0" * 61) is None
    with pytest.raises(BadSetup, match="stays"):
        card_files.remove("house deck")


def test_a_file_is_added_found_and_removed(own_folder: Path) -> None:
    data = EXAMPLE.read_bytes()
    added = card_files.add(data)
    assert card_files.add(data) == added
    assert [file.name for file in installed()] == ["house deck", "house sets", added.name]
    assert find(added.sha256) == added
    assert [path.name for path in own_folder.iterdir()] == [f"{added.sha256}.json"]
    assert (own_folder / f"{added.sha256}.json").read_bytes() == data
    assert card_files.remove(added.name) == added
    assert installed() == [*built_in()]
    assert find(added.sha256) is None
    with pytest.raises(BadSetup, match="no card file is called 'Chapel of Mars and others'; there are: house deck"):
        card_files.remove(added.name)


def test_a_corrected_file_takes_the_place_of_the_old_one() -> None:
    # Records name the old one by its hash, so it can still be found.
    old = card_files.add(EXAMPLE.read_bytes())
    new = card_files.add(encoded(changed(lambda f: f["cards"][0].update(deal="wood"))))
    assert installed() == [*built_in(), new]
    assert find(old.sha256) == old
    assert find(new.sha256) == new


def test_a_file_that_was_tampered_with_is_not_used(own_folder: Path) -> None:
    added = card_files.add(EXAMPLE.read_bytes())
    path = own_folder / f"{added.sha256}.json"
    path.write_bytes(path.read_bytes().replace(b'"gold": 1}', b'"gold": 9}'))
    (own_folder / "notes.json").write_text("{}")
    assert installed() == [*built_in()]
    assert find(added.sha256) is None


def test_bad_files_are_not_kept(own_folder: Path) -> None:
    with pytest.raises(BadCards):
        card_files.add(b"{}")
    assert not own_folder.exists()


def test_files_must_not_get_in_each_others_way() -> None:
    card_files.add(EXAMPLE.read_bytes())
    with pytest.raises(BadSetup, match="'Chapel of Mars and others' has a card AZT001, too"):
        card_files.add(encoded(changed(lambda f: f.update(name="another"))))
    with pytest.raises(BadSetup, match="'house deck' has a card AZT901, too"):
        card_files.add(encoded(changed(lambda f: f.update(name="mine"), HOUSE)))
    with pytest.raises(BadSetup, match="the name 'house deck' is taken"):
        card_files.add(encoded(changed(lambda f: f.update(name="house deck"))))
    board = {"aztec": {"production": {"gold": 2}, "stores": []}}
    card_files.add(encoded(HOUSE | {"name": "one", "cards": [], "faction_boards": board}))
    with pytest.raises(BadSetup, match="'one' brings a board for aztec, too"):
        card_files.add(encoded(HOUSE | {"name": "two", "cards": [], "faction_boards": board}))
    assert all_boards(installed())["aztec"].production == {"gold": 2}


def test_cards_and_boards_together() -> None:
    example = read_card_file(EXAMPLE.read_bytes())
    assert len(all_cards([house(), example])) == len(BASE) + 30 + 11
    assert set(all_boards([house()])) == {*BOARDS, "aztec"}
    assert all_boards([]) == BOARDS
    with pytest.raises(BadSetup, match="two of the card files have a card AZT001"):
        all_cards([example, example])


def test_a_folder_that_cannot_be_written(own_folder: Path) -> None:
    own_folder.write_text("a file in the way")
    with pytest.raises(PatolliError, match="cannot keep the cards"):
        card_files.add(EXAMPLE.read_bytes())
    assert installed() == [*built_in()]
