"""The features for learning are what `FEATURES` says, number by number, seen from the observer's chair."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import JIT, records
from patolli.games.settlers.cards.model import ATTACK, COLOURS, EFFECT_GOODS, FILE_FACTIONS, GOODS
from patolli.games.settlers.effects.card_rows import TYPES
from patolli.games.settlers.game import GAME
from patolli.games.settlers.learn.features import OBSERVED_SLOTS
from patolli.games.settlers.learn.observe import FEATURES, FIFTH, OBSERVATION_SIZE, SEAT_SIZE
from patolli.games.settlers.rules import state as at
from patolli.games.settlers.rules import tasks
from patolli.games.settlers.rules.catalogue import MAX_LEGAL, slots_by_id
from tests.games.settlers.table import Table, place

SIZES = {feature.name: feature.size for feature in FEATURES}
OFFSETS = dict(zip(SIZES, np.cumsum([0, *SIZES.values()])[:-1].tolist(), strict=True))
PER_SEAT = [name.removeprefix("seat0_") for name in SIZES if name.startswith("seat0_")]
SUPPLY = list(GOODS[: at.SUPPLY])
CARD_COLOURS = [*COLOURS, "orange"]
STRIDE = 5 if JIT else 23


def seen(state: Any, seat: int = 0) -> dict[str, np.ndarray]:
    out = np.full(OBSERVATION_SIZE, np.nan, np.float32)
    assert GAME.observe(state, seat, out) == OBSERVATION_SIZE
    return {name: out[OFFSETS[name] : OFFSETS[name] + size] for name, size in SIZES.items()}


def of(names: Sequence[str], **values: float) -> list[float]:
    assert set(values) <= set(names)
    return [values.get(name, 0.0) for name in names]


def hot(size: int, *places: int, value: float = 1.0) -> list[float]:
    return [value if i in places else 0.0 for i in range(size)]


def by_slot(state: Any, **values: float) -> list[float]:
    slots = slots_by_id(state)
    return hot_values(OBSERVED_SLOTS, {slots[card]: value for card, value in values.items()})


def hot_values(size: int, values: dict[int, float]) -> list[float]:
    return [values.get(i, 0.0) for i in range(size)]


def card(kind: str, color: str, wood: int = 0, stone: int = 0, food: int = 0, location: int = 0) -> list[float]:
    return [*hot(3, TYPES.index(kind)), *hot(10, CARD_COLOURS.index(color)), wood, stone, food, location]


# What must be seen ------------------------------------------------------------------------------------------------

ROMANS = ["roman", "japanese", "egyptian"]
FIVE = [*ROMANS, "barbarian", "aztec"]


def build_by_giving_up() -> Table:
    table = Table(ROMANS, hand={0: ["ROM001"]}, locations={0: ["COM008"]}, goods={0: {"stone": 1, "gold": 1}})
    return table.play("build:ROM001")


def paying() -> Table:
    return build_by_giving_up().play("location:COM008")


def drawing() -> Table:
    """Castle twice: 2 cards are drawn, one after the other."""
    return Table(ROMANS, locations={0: ["COM046"]}, goods={0: {"worker": 2}}).play("use2:COM046")


Case = tuple[str, Callable[[], Table], int, list[float]]
GENERAL: list[Case] = [
    ("players", lambda: Table(ROMANS), 0, hot(4, 2)),
    ("players", lambda: Table(["roman"]), 0, hot(4, 0)),
    ("players", lambda: Table(FIVE), 0, hot(4)),
    ("fifth", lambda: Table(FIVE, first_player=1), 0, [1, 0, 0]),
    ("fifth", lambda: Table(FIVE, first_player=4, turn=2), 0, [1, 1, 0]),
    ("fifth", lambda: Table(FIVE, first_player=2), 3, [1, 1, 1]),
    ("fifth", lambda: Table(ROMANS, first_player=2), 0, [0, 0, 0]),
    ("first_player", lambda: Table(FIVE, first_player=4), 0, hot(4)),
    ("decides", lambda: Table(FIVE, turn=1), 0, [0, 1, 0, 0]),
    ("seat4_goods", lambda: Table(FIVE, goods={1: {"wood": 5}}), 2, of(SUPPLY, wood=1)),
    ("seat4_faction", lambda: Table(FIVE), 1, hot(6, FILE_FACTIONS.index("roman"))),
    ("round", lambda: Table(round=4), 0, hot(5, 3)),
    ("phase", Table, 1, hot(6, at.ACTION)),
    ("phase", lambda: Table(start="setup"), 1, hot(6, at.LOOKOUT)),
    ("first_player", lambda: Table(ROMANS, first_player=1), 0, [0, 1, 0, 0]),
    ("first_player", lambda: Table(ROMANS, first_player=1), 2, [0, 0, 1, 0]),
    ("lookout", lambda: Table(lookout="advanced"), 0, [0, 0, 1]),
    ("options", lambda: Table(peaceful=True), 0, [1, 0, 0]),
    ("options", lambda: Table(disputed=True), 0, [0, 1, 0]),
    ("common", lambda: Table(discards={"common": ["COM001", "COM002"]}), 0, [82 / 40, 2 / 40]),
    ("decides", lambda: Table(ROMANS, turn=1), 0, [0, 1, 0, 0]),
    ("decides", lambda: Table(ROMANS, turn=1), 1, [1, 0, 0, 0]),
    ("decision", Table, 0, hot(27, tasks.TURN)),
    ("decision", build_by_giving_up, 1, hot(27, tasks.LOCATION)),
    ("pending", build_by_giving_up, 1, hot_values(28, {tasks.PAY: 0.25, tasks.AFTER: 0.25})),
    ("pending", drawing, 0, hot_values(28, {27: 0.25, tasks.AFTER: 0.25})),
    ("cards_left", drawing, 2, [1 / 3]),
    ("asked_about", build_by_giving_up, 2, card("action", "gray", stone=1, location=1)),
    ("asked_about", paying, 0, card("action", "gray", stone=1, location=1)),
    ("asked_about", Table, 0, [0] * 17),
    ("pays_card", paying, 0, [1]),
    ("window", lambda: Table(hand={0: ["COM001"]}), 0, [0]),
    (
        "window",
        lambda: Table(["japanese", "roman"], hand={0: ["COM001", "COM002"]}, locations={0: ["JAP013"]}).play(
            "put:JAP013", "card:COM001"
        ),
        0,
        [2],
    ),
    ("hand", lambda: Table(hand={0: ["COM001", "ROM001"]}, goods={0: {"food": 1, "raze": 1}}), 0, [
        x / 5 for x in (1, 1, 0, 1, 1, 0, 1, 1, *hot(10, 1, value=2), 1, 3, 0, 1)
    ]),
    ("hand", lambda: Table(hand={0: ["COM069"]}), 0, [x / 5 for x in (1, 0, 1, 0, 0, 0, 1, 0, *[0] * 14)]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "make", "seat", "values"), GENERAL, ids=[f"{i}-{c[0]}" for i, c in enumerate(GENERAL)]
)
def test_feature(name: str, make: Callable[[], Table], seat: int, values: list[float]) -> None:
    assert seen(make().state, seat)[name].tolist() == pytest.approx(values)


SEATED: list[tuple[str, dict[str, Any], list[float]]] = [
    ("present", {}, [1]),
    ("faction", {}, of(FILE_FACTIONS, japanese=1)),
    ("points", {"points": 12}, [0.6]),
    ("end_points", {"locations": ["COM008", "JAP001"]}, [3 / 20]),
    (
        "goods",
        {"goods": {"wood": 1, "worker": 4, "raze": 2, "defense": 1, "gold": 2}},
        of(SUPPLY, wood=0.2, worker=0.5, raze=0.5, defense=1, gold=0.5),
    ),
    ("blessings", {"blessings": ["red", "blue"]}, of(COLOURS, red=1, blue=1)),
    ("tricolor", {"tricolor": True}, [1]),
    ("passed", {"passed": True}, [1]),
    ("hand", {"hand": ["COM001", "COM002", "JAP002"]}, [0.3]),
    ("deck", {"discard": ["JAP001", "JAP002"]}, [28 / 20, 2 / 20]),
    ("foundations", {"foundations": ["COM001"]}, [0.5]),
    ("types", {"locations": ["COM008", "JAP001", "COM012", "COM004"]}, [0.75, 0.25, 0]),
    ("colors", {"locations": ["JAP001", "JAP004", "COM004"]}, of(CARD_COLOURS, red=2 / 3, brown=1 / 3)),
    ("uses", {"locations": [place("JAP016", used=1), "COM046"]}, [0.6]),
    ("samurai", {"locations": [place("JAP016", samurai=True)]}, [0.25]),
    ("defended", {"locations": [place("COM008", defense=True)]}, [1]),
    ("lying", {"locations": [place("JAP015", goods={"wood": 2, "stone": 1, "food": 0})]}, [0.3]),
    ("under", {"locations": [place("JAP013", under=["COM001", "COM002"])]}, [0.5]),
    ("deals", {"deals": ["JAP001", "JAP002", "JAP004"]}, of(EFFECT_GOODS, worker=1, food=0.5)),
    (
        "production",
        {"deals": ["JAP004"], "locations": ["JAP001", "COM012"]},
        of(SUPPLY, wood=0.2, worker=6 / 8, raze=0.25, defense=1, food=0.4),
    ),
    ("production_besides", {"locations": ["COM026"]}, [0.25]),
]
OTHERWISE = {"prayer", "prayer_named", "prayer_tokens", "line", "virtual", "hand_cards", "own_locations"} | {
    "other_locations",
    "row",
    "looking",
}
"""Features with their own tests below."""


def seated(player: int, what: dict[str, Any]) -> Table:
    """Three seats, of which this one is the Japanese and has something."""
    factions = ["roman", "egyptian"]
    factions.insert(player, "japanese")
    keys: dict[str, Any] = {}
    for key, value in what.items():
        if key in ("passed", "tricolor"):
            keys[key] = [player]
        else:
            keys["discards" if key == "discard" else key] = {player: value}
    return Table(factions, turn=(player + 1) % 3, **keys)


@pytest.mark.parametrize("observer", [0, 1])
@pytest.mark.parametrize("relative", range(3))
@pytest.mark.parametrize(("name", "what", "values"), SEATED, ids=[case[0] for case in SEATED])
def test_feature_of_a_seat(name: str, what: dict[str, Any], values: list[float], relative: int, observer: int) -> None:
    player = (observer + relative) % 3
    features = seen(seated(player, what).state, observer)
    assert features[f"seat{relative}_{name}"].tolist() == pytest.approx(values)
    plain = seen(seated(player, {}).state, observer)
    for other in {0, 1, 2} - {relative}:
        assert (features[f"seat{other}_{name}"] == plain[f"seat{other}_{name}"]).all(), "another seat shows it, too"


def test_the_table_is_whole() -> None:
    assert OFFSETS["fifth"] == FIFTH < 1500, "four players need no more numbers than they did"
    assert OBSERVATION_SIZE == sum(SIZES.values()) == FIFTH + SIZES["fifth"] + SEAT_SIZE
    assert len(SIZES) == len(FEATURES), "a name appears twice"
    assert all(feature.size > 0 and feature.meaning for feature in FEATURES)
    for seat in range(at.SEATS):
        own = f"seat{seat}_"
        assert [name for name in SIZES if name.startswith(own)] == [own + name for name in PER_SEAT]


def test_every_feature_has_a_case() -> None:
    cases = {name for name, _, _, values in GENERAL if any(values)}
    cases |= {name for name, _, values in SEATED if any(values)} | OTHERWISE
    assert {name if name in cases else name.partition("_")[2] or name for name in SIZES} <= cases


def test_own_cards_by_slot() -> None:
    table = Table(hand={0: ["COM001", "ROM005"], 1: ["COM002"]})
    assert seen(table.state)["hand_cards"].tolist() == by_slot(table.state, COM001=1, ROM005=1)
    assert seen(table.state, 1)["hand_cards"].tolist() == by_slot(table.state, COM002=1)


def test_cards_looked_at() -> None:
    table = Table(["roman", "japanese"], lookout="alternate", start="lookout")
    own = table.view()["seats"][0]["looking"]
    features = seen(table.state)
    assert features["seat0_looking"].tolist() == features["seat1_looking"].tolist() == [1]
    hand = dict.fromkeys(table.hand(), 1.0)
    assert features["hand_cards"].tolist() == by_slot(table.state, **hand, **dict.fromkeys(own, 0.5))


def test_locations_by_slot() -> None:
    """For open seats 1, for those that have passed 0.5; one that was taken over is where it is controlled."""
    table = Table(
        ROMANS,
        locations={0: [place("COM046", used=1), "COM008"], 1: ["JAP001"], 2: [place("EGY001", taken_by=0), "COM009"]},
        passed=[1],
    )
    features = seen(table.state)
    assert features["own_locations"].tolist() == by_slot(table.state, COM046=0.75, COM008=1, EGY001=1)
    assert features["other_locations"].tolist() == by_slot(table.state, JAP001=0.5, COM009=1)
    assert seen(table.state, 2)["own_locations"].tolist() == by_slot(table.state, COM009=1)


def test_the_row_by_slot() -> None:
    table = Table(start="lookout")
    row = table.view()["row"]
    assert len(row) == 3
    for seat in (0, 1):
        assert seen(table.state, seat)["row"].tolist() == by_slot(table.state, **dict.fromkeys(row, 1.0))


def test_solo() -> None:
    table = Table(["roman"], line=["ATTACK01", "ATTACK02"], virtual=["COM001"], collection=["COM002", "COM003"])
    line = [EFFECT_GOODS.index(ATTACK[name]) for name in ("ATTACK01", "ATTACK02")]
    values = [0.0] * len(EFFECT_GOODS)
    values[line[0]] += 1.0
    values[line[1]] += 0.7
    features = seen(table.state)
    assert features["line"].tolist() == pytest.approx(values)
    assert features["virtual"].tolist() == pytest.approx([0.2, 14 / 16, 0.5])
    assert features["other_locations"].tolist() == by_slot(table.state, COM001=1)
    assert not features["seat1_present"].any(), "the virtual player is no seat"


def test_a_prayer() -> None:
    """Open cards while it is decided what they bring, and the colors that count."""
    state = Table().state
    state["prayer_named"], state["prayer_tokens"] = 0b100000010, 1
    slots = slots_by_id(state)
    for one in ("COM001", "COM002", "COM046"):  # gray, gray, blue
        take_from_deck(state, slots[one])
    features = seen(state)
    assert features["prayer"].tolist() == pytest.approx(of(COLOURS, gray=2 / 3, blue=1 / 3))
    assert features["prayer_named"].tolist() == of(COLOURS, gray=1, blue=1)
    assert features["prayer_tokens"].tolist() == [1]


def take_from_deck(state: Any, x: int) -> None:
    """A card of the Common deck, sorted there, is laid on the Prayer."""
    before = int(state["head"][at.COMMON_DECK])
    if before == x:
        state["head"][at.COMMON_DECK] = state["next_card"][x]
    else:
        while int(state["next_card"][before]) != x:
            before = int(state["next_card"][before])
        state["next_card"][before] = state["next_card"][x]
    state["length"][at.COMMON_DECK] -= 1
    state["next_card"][x] = state["head"][at.PRAYER]
    state["head"][at.PRAYER], state["pile"][x] = x, at.PRAYER
    state["length"][at.PRAYER] += 1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_number_is_written_small_and_public(players: int) -> None:
    """In whole games: nothing beyond the end, nothing for absent seats, nothing that a redeal changes."""
    state = records(1, at.STATE)[0]
    GAME.deal(state, players, 3)
    out = np.zeros(MAX_LEGAL, np.int16)
    dice = random.Random(3)
    number = 0
    while True:
        if number % STRIDE == 0 or GAME.seat(state) < 0:
            for seat in range(players):
                features = np.full(OBSERVATION_SIZE + 8, 77, np.float32)
                GAME.observe(state, seat, features)
                assert (features[OBSERVATION_SIZE:] == 77).all()
                assert np.abs(features[:OBSERVATION_SIZE]).max() <= 12
                for absent in range(players, at.SEATS):
                    first, last = OFFSETS[f"seat{absent}_present"], OFFSETS[f"seat{absent}_production_besides"]
                    assert not features[first : last + 1].any()
                other = records(1, at.STATE)
                other[0] = state
                GAME.redeal(other[0], seat, number)
                again = np.zeros(OBSERVATION_SIZE, np.float32)
                GAME.observe(other[0], seat, again)
                assert (again == features[:OBSERVATION_SIZE]).all()
        if GAME.seat(state) < 0:
            break
        GAME.apply(state, int(out[dice.randrange(GAME.legal(state, out))]))
        number += 1
