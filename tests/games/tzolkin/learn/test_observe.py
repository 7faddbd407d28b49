"""The features for learning are what `FEATURES` says, number by number, seen from the observer's chair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.learn.observe import FEATURES, OBSERVATION_SIZE
from patolli.games.tzolkin.rules.components import BUILDING_IDS, GEARS, MONUMENT_IDS, TEETH, WEALTH_IDS
from patolli.games.tzolkin.rules.state import KINDS
from patolli.testing.games import playout
from tests.games.tzolkin.table import Table

SIZES = {feature.name: feature.size for feature in FEATURES}
OFFSETS = dict(zip(SIZES, np.cumsum([0, *SIZES.values()])[:-1].tolist(), strict=True))
PER_SEAT = [name.removeprefix("seat0_") for name in SIZES if name.startswith("seat0_")]


def observe(state: Any, seat: int = 0) -> dict[str, np.ndarray]:
    out = np.full(OBSERVATION_SIZE, np.nan, np.float32)
    GAME.observe(state, seat, out)
    return {name: out[OFFSETS[name] : OFFSETS[name] + size] for name, size in SIZES.items()}


def hot(size: int, *places: int, value: float = 1.0) -> list[float]:
    return [value if i in places else 0.0 for i in range(size)]


def tiles(ids: tuple[str, ...], **counts: float) -> list[float]:
    wanted = {name.replace("_", "-"): count for name, count in counts.items()}
    return [wanted.get(tile, 0.0) for tile in ids]


def tooth(gear: str, space: int, who: int) -> list[float]:
    return hot(5 * int(TEETH[GEARS.index(gear)]), 5 * space + who)


# What must be seen ------------------------------------------------------------------------------------------------

Case = tuple[str, Callable[[], Match], int, list[float]]


def deal(players: int) -> Match:
    return Match.new(GAME, players, 1)


def with_dealt_tiles() -> Match:
    match = deal(2)
    match.state["wealth"][0] = [4, 0, 20, 7]
    return match


def by_tile() -> Table:
    table = Table(4).put("tikal", 2).lay("A2-T4").clock(age=2).set(wood=2, stone=1, gold=1, corn=2)
    return table.run("pick:tikal2", "use:tikal2", "build:A2-T4")


def due() -> Table:
    return Table(4).clock(day=15, food_days=1, round_no=14)


BOARD: list[Case] = [
    ("players", lambda: deal(2), 0, [1, 0, 0]),
    ("players", lambda: deal(3), 2, [0, 1, 0]),
    ("players", lambda: deal(4), 1, [0, 0, 1]),
    ("day", lambda: Table(4).clock(day=9, food_days=1), 0, [9 / 27]),
    ("food_day_in", Table, 0, [7 / 8]),
    ("food_day_in", due, 0, [-1 / 8]),
    ("next_food_day", Table, 0, [1, 0, 0, 0]),
    ("next_food_day", lambda: Table(4).clock(day=25, food_days=3), 0, [0, 0, 0, 1]),
    ("food_day_due", due, 0, [1]),
    ("food_day_due", lambda: Table(4).clock(day=8), 0, [1]),
    ("food_day_due", Table, 0, [0]),
    ("age", lambda: Table(4).clock(age=2, day=15, food_days=2), 0, [1]),
    ("teeth_corn", lambda: Table(4).clock(teeth_corn=4), 0, [0.4]),
    ("bank_skulls", lambda: Table(4).set(1, skulls=3), 0, [10 / 13]),
    ("chichen_itza", lambda: Table(4).used(1, 9), 0, hot(9, 0, 8)),
    ("jungle_corn", Table, 0, [1, 1, 1, 1]),
    ("jungle_corn", lambda: deal(2), 0, [0.5, 0.5, 0.5, 0.5]),
    ("jungle_wood", lambda: deal(3), 0, [0, 0.75, 0.75, 0.75]),
    ("start_space", lambda: Table(4).put("start", 0, 2), 0, [0, 0, 1, 0]),
    ("start_space", lambda: Table(4).put("start", 0, 2), 3, [0, 0, 0, 1]),
    ("start_space", Table, 0, [0, 0, 0, 0]),
    ("start_player", lambda: Table(4).clock(start_player=1), 2, [0, 0, 0, 1]),
    ("start_player", lambda: Table(3, seat=1), 2, [0, 0, 1, 0]),
    ("turns", lambda: Table(4).clock(turns=3), 0, [0.75]),
    ("decides", lambda: Table(3, seat=2), 1, [0, 1, 0, 0]),
    ("decision", Table, 0, hot(14, KINDS.index("turn"))),
    ("decision", lambda: deal(4), 0, hot(14, KINDS.index("keep"))),
    ("decision", lambda: Table(4).run("place:tikal"), 3, hot(14, KINDS.index("place"))),
    ("decision_details", lambda: Table(4).put("tikal", 3).run("pick:tikal3"), 0, [2 / 8, 3 / 8]),
    ("use_gear", lambda: Table(4).put("tikal", 3).run("pick:tikal3"), 0, hot(7, 2)),
    ("use_gear", lambda: Table(4).put("uxmal", 5).set(corn=3).run("pick:uxmal5", "use:uxmal5"), 0, hot(7, 5)),
    ("use_gear", by_tile, 0, hot(7, 6)),
    ("pending", lambda: Table(4).put("tikal", 3).run("pick:tikal3"), 0, hot(14, KINDS.index("pick"), value=0.25)),
    ("placed", lambda: Table(4).set(corn=9).run("place:tikal", "place:tikal"), 0, [2 / 6]),
    ("begged", lambda: Table(4).run("beg:chaac"), 0, [1]),
    ("gear_palenque", lambda: Table(4).put("palenque", 7, 3), 0, tooth("palenque", 7, 3)),
    ("gear_palenque", lambda: Table(4).put("palenque", 7, 3), 1, tooth("palenque", 7, 2)),
    ("gear_yaxchilan", lambda: Table(4).put("yaxchilan", 0, 0), 0, tooth("yaxchilan", 0, 0)),
    ("gear_tikal", lambda: Table(4).put("tikal", 9, "n"), 2, tooth("tikal", 9, 4)),
    ("gear_uxmal", lambda: Table(2).put("uxmal", 5, 0), 1, tooth("uxmal", 5, 1)),
    ("gear_chichen_itza", lambda: Table(3).put("chichen_itza", 10, 1), 2, tooth("chichen_itza", 10, 2)),
    ("row", lambda: Table(4).lay("A1-F1", None, "A1-F1", "A1-T1"), 0, tiles(BUILDING_IDS, A1_F1=2 / 3, A1_T1=1 / 3)),
    ("monuments", lambda: Table(4).monuments("M03", "M13"), 0, tiles(MONUMENT_IDS, M03=1, M13=1)),
    ("dealt", with_dealt_tiles, 0, tiles(WEALTH_IDS, W05=1, W01=1, W21=1, W08=1)),
    ("dealt", Table, 0, [0] * len(WEALTH_IDS)),
]  # fmt: skip

SEATED: list[tuple[str, Callable[[Table, int], object], list[float]]] = [
    ("present", lambda t, p: None, [1]),
    ("points", lambda t, p: t.set(p, points=-10), [-0.2]),
    ("corn", lambda t, p: t.set(p, corn=12), [0.6]),
    ("blocks", lambda t, p: t.set(p, wood=1, stone=2, gold=4), [1 / 8, 2 / 8, 4 / 8]),
    ("skulls", lambda t, p: t.set(p, skulls=2), [0.5]),
    ("workers", lambda t, p: t.set(p, workers=5), [5 / 6]),
    ("free_workers", lambda t, p: t.put("tikal", 1, p), [2 / 6]),
    ("light", lambda t, p: None, [1]),
    ("harvest_tiles", lambda t, p: t.set(p, corn_tiles=3, wood_tiles=1), [3 / 8, 1 / 8]),
    ("temples", lambda t, p: t.set(p, chaac=-1, quetzalcoatl=4, kukulcan=6), [-1 / 5, 4 / 7, 1]),
    ("leads", lambda t, p: t.set(p, chaac=-1, quetzalcoatl=4), [0, 1, 1]),
    (
        "technologies",
        lambda t, p: t.set(p, agriculture=1, architecture=2, theology=3),
        [1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1],
    ),
    ("hungry", lambda t, p: t.set(p, workers=5).own(p, "A1-F1"), [4 / 6]),
    ("corn_per_worker", lambda t, p: t.own(p, "A1-F2"), [0.5]),
    ("buildings", lambda t, p: t.own(p, "A1-F1", "A1-F1", "A1-C1"), tiles(BUILDING_IDS, A1_F1=2 / 3, A1_C1=1 / 3)),
    ("monuments", lambda t, p: t.own(p, "M05"), tiles(MONUMENT_IDS, M05=1)),
    ("monument_points", lambda t, p: t.own(p, "M04").set(p, corn_tiles=3), [0.24]),
    ("wealth", lambda t, p: _keep(t, p, 0, 12), tiles(WEALTH_IDS, W01=1, W13=1)),
]


def _keep(table: Table, seat: int, *wealth: int) -> None:
    table.board["kept"][seat] = wealth


OTHERWISE = {"mercy", "deck"}
"""Features with their own tests below."""


def test_the_table_is_whole() -> None:
    assert OBSERVATION_SIZE == GAME.learning.observation_size == sum(SIZES.values())
    assert len(SIZES) == len(FEATURES), "a name appears twice"
    assert all(feature.size > 0 and feature.meaning for feature in FEATURES)
    assert [name for name in SIZES if name.startswith("seat3_")] == [f"seat3_{name}" for name in PER_SEAT]


def test_every_feature_has_a_case() -> None:
    cases = {name for name, *_ in BOARD if any(np.any(np.array(case[3]) != 0) for case in BOARD if case[0] == name)}
    cases |= {f"seat{p}_{name}" for name, _, values in SEATED for p in range(4) if np.any(np.array(values) != 0)}
    assert set(SIZES) - cases == OTHERWISE


@pytest.mark.parametrize(("name", "make", "seat", "values"), BOARD, ids=[f"{i}-{c[0]}" for i, c in enumerate(BOARD)])
def test_feature(name: str, make: Callable[[], Match], seat: int, values: list[float]) -> None:
    assert observe(make().state, seat)[name].tolist() == pytest.approx(values)


@pytest.mark.parametrize("observer", range(4))
@pytest.mark.parametrize("relative", range(4))
@pytest.mark.parametrize(("name", "change", "values"), SEATED, ids=[case[0] for case in SEATED])
def test_feature_of_a_seat(
    name: str, change: Callable[[Table, int], object], values: list[float], relative: int, observer: int
) -> None:
    table = Table(4)
    change(table, (observer + relative) % 4)
    seen = observe(table.state, observer)
    assert seen[f"seat{relative}_{name}"].tolist() == pytest.approx(values)
    plain = observe(Table(4).state, observer)
    for other in set(range(4)) - {relative}:
        if name not in ("leads", "monument_points"):
            assert (seen[f"seat{other}_{name}"] == plain[f"seat{other}_{name}"]).all(), "another seat shows it, too"


def test_mercy() -> None:
    """T9: nothing but a merciful placement is possible."""
    table = Table(2).set(0, chaac=-1, quetzalcoatl=-1, kukulcan=-1)
    for gear in GEARS:
        table.put(gear, 0, "n")
    table.put("start", 0, 1)
    assert observe(table.state)["mercy"].tolist() == [0]
    table.play(table.legal()[0])
    assert observe(table.state)["mercy"].tolist() == [1]
    assert observe(table.state, 1)["mercy"].tolist() == [1]


def test_the_deck_is_what_is_still_to_come() -> None:
    """By type, not by order: the tiles of both decks in age 1, of the second one in age 2."""
    for seed in (1, 2):
        match = playout(GAME, 3, seed)
        for at in range(0, len(match) + 1, 11):
            view = match.view(at=at)
            coming = list(view["deck"])
            if view["age"] == 1:
                coming += match.record()["deal"]["age2"]
            wanted = [coming.count(tile) / 3 for tile in BUILDING_IDS]
            seen = observe(match.state_at(at), at % 3)["deck"].tolist()
            assert seen == pytest.approx(wanted, abs=1e-6), f"position {at}"


def test_wealth_is_seen_by_its_owner_first() -> None:
    match = deal(3)
    first = match.seat
    assert first is not None
    match.play(match.legal()[0])
    own = observe(match.state, first)
    assert own["seat0_wealth"].sum() == 2
    assert own["dealt"].sum() == 4
    assert own["seat1_wealth"].sum() == own["seat2_wealth"].sum() == 0
    assert observe(match.state, (first + 1) % 3)["seat2_wealth"].sum() == 0
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    for seat in range(3):
        seen = observe(match.state, seat)
        assert [seen[f"seat{r}_wealth"].sum() for r in range(4)] == [2, 2, 2, 0]
        assert seen["dealt"].sum() == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_relative(players: int) -> None:
    """What one seat sees of another is what that one sees of itself, once wealth is revealed."""
    match = playout(GAME, players, 5)
    for at in range(players, len(match) + 1, 7):
        seen = [observe(match.state_at(at), seat) for seat in range(players)]
        for seat in range(players):
            for relative in range(players):
                other = seen[(seat + relative) % players]
                for name in PER_SEAT:
                    assert (seen[seat][f"seat{relative}_{name}"] == other[f"seat0_{name}"]).all(), name
            turned = seen[(seat + 1) % players]
            for name in ("start_space", "start_player", "decides"):
                assert (np.roll(seen[seat][name][:players], -1) == turned[name][:players]).all()
                assert (seen[seat][name][players:] == 0).all()
            for gear in GEARS:
                a, b = (of[f"gear_{gear}"].reshape(-1, 5) for of in (seen[seat], turned))
                assert (np.roll(a[:, :players], -1, axis=1) == b[:, :players]).all()
                assert (a[:, 4] == b[:, 4]).all()
                assert (a[:, players:4] == 0).all()
            for name in SIZES:
                if not name.startswith(("seat", "gear_")) and name not in ("start_space", "start_player", "decides"):
                    assert (seen[seat][name] == turned[name]).all(), f"{name} depends on the seat"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_absent_seats_are_zero_and_the_length_is_the_same(players: int) -> None:
    match = playout(GAME, players, 6)
    for at in range(0, len(match) + 1, 13):
        for seat in range(players):
            out = np.full(OBSERVATION_SIZE, np.nan, np.float32)
            assert GAME.observe(match.state_at(at), seat, out) == OBSERVATION_SIZE
            seen = observe(match.state_at(at), seat)
            for absent in range(players, 4):
                assert all((seen[f"seat{absent}_{name}"] == 0).all() for name in PER_SEAT)
            assert seen["decides"].sum() == seen["decision"].sum() == (at < len(match))
            assert seen["players"].tolist() == hot(3, players - 2)


def test_at_the_end_nobody_decides() -> None:
    match = playout(GAME, 2, 7)
    seen = observe(match.state, 1)
    for name in ("decides", "decision", "decision_details", "use_gear", "pending", "next_food_day", "food_day_in"):
        assert (seen[name] == 0).all(), name
