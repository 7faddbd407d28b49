"""Picking up workers: order, stepping back, and which actions are offered (T13-T16)."""

import pytest

from tests.games.tzolkin.table import Table

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}


def rich(**more: int) -> Table:
    """Seat 0 can pay for every action of every gear."""
    return Table().set(0, **({"corn": 30, "wood": 9, "stone": 9, "gold": 9, "skulls": 1} | more))


def uses(t: Table, gear: str, space: int) -> list[int]:
    """The actions offered to a worker of seat 0 on that space; `use:none` is always among them."""
    t.put(gear, space).run(f"pick:{gear}{space}")
    assert t.kind == "use"
    tokens = t.legal()
    tokens.remove("use:none")
    return [int(token.removeprefix(f"use:{gear}")) for token in tokens]


# T13


def test_any_number_of_own_workers_in_any_order() -> None:  # T13
    t = Table().set(corn=9, workers=5)
    t.put("yaxchilan", 1).put("yaxchilan", 2).put("palenque", 0).put("chichen_itza", 10)
    t.put("yaxchilan", 3, 1).put("yaxchilan", 4, "n").put("uxmal", 2, 3).put("uxmal", 8, "n")
    assert [token for token in t.legal() if token.startswith("pick:")] == [
        *("pick:chichen_itza10", "pick:palenque0", "pick:yaxchilan1", "pick:yaxchilan2"),
    ]
    t.run("pick:yaxchilan2", "use:yaxchilan2")
    assert t.legal() == ["end", "pick:chichen_itza10", "pick:palenque0", "pick:yaxchilan1"]
    t.run("pick:chichen_itza10", "use:none")
    assert t.legal() == ["end", "pick:palenque0", "pick:yaxchilan1"]
    t.run("pick:yaxchilan1", "use:yaxchilan1", "pick:palenque0", "use:none")
    assert t.legal() == ["end"]
    assert t.kind == "pick"
    assert t.goods() == (10, 1, 1, 0, 0)
    assert t.me()["free_workers"] == 5


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_seat_acts_for_itself(seat: int) -> None:  # T13
    t = Table(4, seat).set(seat, corn=9, skulls=1, workers=5).put("palenque", 2, seat).put("yaxchilan", 5, seat)
    t.put("tikal", 5, seat).put("uxmal", 3, seat).put("chichen_itza", 1, seat)
    others = [t.me(other) for other in range(4) if other != seat]
    t.run("pick:palenque2", "use:palenque2", "harvest:corn", "pick:yaxchilan5", "use:yaxchilan5")
    t.run("pick:tikal5", "use:tikal5", "pay:s", "temple:kukulcan", "temple:chaac")
    t.run("pick:uxmal3", "use:uxmal3", "pick:chichen_itza1", "use:chichen_itza1")
    assert t.goods(seat) == (15, 0, 0, 1, 0)
    assert t.me(seat)["temples"] == {"chaac": 2, "quetzalcoatl": 0, "kukulcan": 1}
    assert (t.me(seat)["points"], t.me(seat)["corn_tiles"], t.me(seat)["free_workers"]) == (4, 1, 6)
    assert [t.me(other) for other in range(4) if other != seat] == others


def test_the_worker_is_in_hand_before_its_use_is_asked() -> None:  # T13
    t = Table().put("yaxchilan", 2).put("yaxchilan", 5).run("pick:yaxchilan2")
    assert t.view()["gears"]["yaxchilan"][2] is None
    assert (t.me()["free_workers"], t.me()["workers"]) == (2, 3)
    assert t.view()["decision"] == {"kind": "use", "player": 0, "gear": "yaxchilan", "space": 2}
    assert t.goods() == (0, 0, 0, 0, 0)


def test_each_is_resolved_completely_before_the_next() -> None:  # T13
    t = Table().set(wood=1, workers=5).put("palenque", 4).put("tikal", 3)
    t.run("pick:palenque4", "use:palenque4")
    assert t.legal() == ["harvest:burn", "harvest:wood"]
    t.run("harvest:burn")
    assert t.legal() == ["anger:chaac", "anger:kukulcan", "anger:quetzalcoatl"]
    t.run("anger:chaac")
    assert t.legal() == ["end", "pick:tikal3"]
    t.run("pick:tikal3", "use:tikal3", "tech:agriculture")
    assert t.legal() == ["pay:w"]
    assert t.run("pay:w").legal() == ["end"]


def test_rulebook_gains_pay_for_the_next_worker() -> None:  # T13, T14
    t = Table().put("yaxchilan", 1).put("yaxchilan", 2).put("yaxchilan", 3)
    t.run("pick:yaxchilan2", "use:yaxchilan2")
    assert t.goods() == (1, 0, 1, 0, 0)
    t.run("pick:yaxchilan3", "use:yaxchilan2")
    assert t.goods() == (1, 0, 2, 0, 0)
    t.run("end")
    assert t.view()["gears"]["yaxchilan"][:4] == [None, 0, None, None]


# T14


@pytest.mark.parametrize("gear", SMALL)
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_the_action_of_the_space_or_a_lower_one(gear: str, space: int) -> None:  # T14
    assert uses(rich(), gear, space) == list(range(1, space + 1))


@pytest.mark.parametrize("space", range(1, 10))
def test_the_action_of_the_space_or_a_lower_one_on_chichen_itza(space: int) -> None:  # T14
    assert uses(rich(), "chichen_itza", space) == list(range(1, space + 1))


@pytest.mark.parametrize("gear", [*SMALL, "chichen_itza"])
def test_space_0_has_no_action(gear: str) -> None:  # T14
    t = rich()
    assert uses(t, gear, 0) == []
    before = t.me()
    t.run("use:none")
    assert t.me() == before
    assert t.legal() == ["end"]


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("corn", range(6))
def test_one_corn_per_step_back(space: int, corn: int) -> None:  # T14
    t = Table().set(corn=corn)
    assert uses(t, "yaxchilan", space) == [k for k in range(1, space + 1) if space - k <= corn]
    gains = {1: 0, 2: 1, 3: 2, 4: 0, 5: 2}
    for action in range(max(1, space - corn), space + 1):
        t.run(f"use:yaxchilan{action}")
        assert t.me()["corn"] == corn - (space - action) + gains[action]
        t.undo()


@pytest.mark.parametrize("space", range(1, 10))
@pytest.mark.parametrize("corn", [0, 1, 4, 8])
def test_one_corn_per_step_back_on_chichen_itza(space: int, corn: int) -> None:  # T14
    t = Table().set(corn=corn, skulls=1)
    lowest = max(1, space - corn)
    assert uses(t, "chichen_itza", space) == list(range(lowest, space + 1))
    t.run(f"use:chichen_itza{lowest}")
    assert t.me()["corn"] == corn - (space - lowest)


def test_step_back_corn_is_paid_before_anything_is_gained() -> None:  # T14
    t = Table().put("yaxchilan", 3).put("palenque", 4).run("pick:yaxchilan3")
    assert t.legal() == ["use:none", "use:yaxchilan3"]  # the corn of action 2 comes too late
    t.run("use:yaxchilan3")
    assert t.goods() == (2, 0, 0, 1, 0)
    t.run("pick:palenque4")
    assert t.legal() == ["use:none", "use:palenque2", "use:palenque3", "use:palenque4"]
    t.run("use:palenque2")
    assert t.me()["corn"] == 0  # before `harvest` is answered
    assert t.run("harvest:corn").me()["corn"] == 4


def test_workers_on_the_lower_space_do_not_matter() -> None:  # T14
    t = Table().set(corn=2).put("yaxchilan", 1, 1).put("yaxchilan", 2, "n").put("yaxchilan", 3)
    t.run("pick:yaxchilan3")
    assert t.legal() == ["use:none", "use:yaxchilan1", "use:yaxchilan2", "use:yaxchilan3"]


def test_or_nothing() -> None:  # T14
    t = Table().set(corn=2).put("yaxchilan", 3).run("pick:yaxchilan3")
    before = t.view()
    t.run("use:none")
    assert t.view() == before | {"decision": {"kind": "pick", "player": 0}}


# T15


@pytest.mark.parametrize("gear", SMALL)
@pytest.mark.parametrize("space", [6, 7])
def test_spaces_6_and_7_give_any_action(gear: str, space: int) -> None:  # T15
    assert uses(rich(), gear, space) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_without_step_back_corn(space: int, action: int) -> None:  # T15
    t = Table().put("yaxchilan", space).run(f"pick:yaxchilan{space}", f"use:yaxchilan{action}")
    gains = [(0, 1, 0, 0, 0), (1, 0, 1, 0, 0), (2, 0, 0, 1, 0), (0, 0, 0, 0, 1), (2, 0, 1, 1, 0)]
    assert t.goods() == gains[action - 1]
    assert t.legal() == ["end"]  # one action


def test_space_10_of_chichen_itza_gives_any_action() -> None:  # T15
    assert uses(Table().set(skulls=1), "chichen_itza", 10) == list(range(1, 10))
    assert uses(Table().set(skulls=1), "chichen_itza", 9) == [9]
    assert uses(Table().set(skulls=1), "chichen_itza", 7) == [7]
    t = Table().set(corn=4, skulls=1).put("chichen_itza", 10).run("pick:chichen_itza10", "use:chichen_itza2")
    assert t.me()["corn"] == 4


def test_own_costs_are_still_paid() -> None:  # T15
    assert uses(Table().set(corn=2), "uxmal", 7) == [2, 3, 4, 5]
    assert uses(Table().set(corn=3), "uxmal", 6) == [1, 2, 3, 4, 5]
    assert uses(Table(), "uxmal", 6) == [3]
    assert uses(Table().set(corn=1), "uxmal", 6) == [3, 5]
    assert uses(Table(), "tikal", 7) == []


# T16


def test_what_is_always_offered() -> None:  # T16
    t = Table().set(**BOTTOM)
    t.board["jungle_corn"][:] = t.board["jungle_wood"][:] = 0
    assert uses(t, "palenque", 7) == [1]
    assert uses(Table().clock(bank_skulls=0), "yaxchilan", 7) == [1, 2, 3, 5]
    assert uses(Table().clock(bank_skulls=1), "yaxchilan", 7) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("action", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("corn", "wood", "agriculture", "offered"),
    [
        (0, 0, 0, False),
        (0, 0, 1, False),
        (0, 0, 2, True),  # bare
        (0, 0, 3, True),
        (1, 0, 0, True),
        (1, 1, 0, True),  # the wood tile, although nobody can be angered
    ],
)
def test_palenque_needs_a_harvest_token(action: int, corn: int, wood: int, agriculture: int, offered: bool) -> None:
    """T16."""
    t = Table().set(agriculture=agriculture, **BOTTOM)
    t.board["jungle_corn"][action - 2] = corn
    t.board["jungle_wood"][action - 2] = wood
    assert (action in uses(t, "palenque", 7)) == offered


@pytest.mark.parametrize("space", [1, 3])
@pytest.mark.parametrize(
    ("wood", "levels", "offered"),
    [
        (0, (0, 0, 0, 0), False),
        (1, (0, 3, 3, 3), True),
        (1, (1, 1, 1, 1), False),
        (2, (1, 1, 1, 1), True),
        (2, (2, 2, 2, 2), False),
        (3, (2, 2, 2, 2), True),
        (1, (2, 2, 2, 3), True),
        (0, (3, 3, 3, 3), False),
        (1, (2, 1, 2, 2), False),
    ],
)
def test_tikal_1_and_3_need_an_advance_that_can_be_paid(
    space: int, wood: int, levels: tuple[int, int, int, int], offered: bool
) -> None:
    """T16."""
    names = ("agriculture", "extraction", "architecture", "theology")
    t = Table().set(wood=wood, **dict(zip(names, levels, strict=True))).lay()
    assert (space in uses(t, "tikal", space)) == offered


@pytest.mark.parametrize(
    ("levels", "temples", "bank", "offered"),
    [
        ({"agriculture": 3}, TOPS, 13, False),
        ({"agriculture": 3}, TOPS | {"kukulcan": 5}, 13, True),
        ({"agriculture": 3}, TOPS | {"quetzalcoatl": 6}, 13, True),
        ({"agriculture": 3}, TOPS | {"chaac": 4}, 13, True),
        ({"agriculture": 0}, TOPS, 13, True),
        ({"theology": 0}, {}, 0, True),
        ({"theology": 3}, {}, 0, False),
        ({"theology": 3}, {}, 1, True),
        ({"architecture": 3}, TOPS, 0, True),
        ({"extraction": 3}, TOPS, 0, True),
    ],
)
def test_an_advance_must_do_something(
    levels: dict[str, int], temples: dict[str, int], bank: int, offered: bool
) -> None:
    """T16: with one block, and every other track needing two."""
    others = {"agriculture": 1, "extraction": 1, "architecture": 1, "theology": 1}
    t = Table().set(wood=1, **(others | levels), **temples).clock(bank_skulls=bank).lay()
    assert uses(t, "tikal", 1) == ([1] if offered else [])


@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"wood": 1}, [1, 3, 5]),
        ({"wood": 2}, [1, 2, 3, 4, 5]),  # A1-C1 for 2 wood
        ({"stone": 9, "wood": 1}, [1, 3, 5]),
        ({"gold": 4, "skulls": 1}, [1, 3, 4, 5]),  # only the monument M13
        ({"gold": 4}, [1, 3, 5]),
        ({"wood": 1, "architecture": 2}, [1, 3, 5]),
        ({"wood": 1, "architecture": 3}, [1, 2, 3, 4, 5]),  # one block is not paid
        ({"gold": 1, "architecture": 3}, [1, 3, 5]),
    ],
)
def test_tikal_2_and_4_need_something_to_build(goods: dict[str, int], offered: list[int]) -> None:  # T16
    t = Table().set(**goods).lay("A1-T1", None, "A1-C1").monuments("M13")
    assert uses(t, "tikal", 6) == offered


@pytest.mark.parametrize(("tile", "kind"), [("A1-F1", "wood"), ("A2-S1", "stone"), ("A1-S1", "gold")])
def test_any_block_may_be_the_one_that_is_not_paid(tile: str, kind: str) -> None:  # T16, T33
    t = Table().set(architecture=3, stone=int(tile == "A2-S1")).lay(tile).put("tikal", 2).run("pick:tikal2")
    assert "use:tikal2" in t.legal()
    assert t.run("use:tikal2").legal() == [f"build:{tile}-{kind}"]


def test_tikal_2_and_4_in_an_empty_row() -> None:  # T16
    assert uses(rich().lay().monuments(), "tikal", 7) == [1, 3, 5]
    assert uses(rich().lay().monuments("M01"), "tikal", 7) == [1, 3, 4, 5]


def test_tikal_5_needs_a_block_and_a_temple() -> None:  # T16
    assert 5 in uses(Table().set(gold=1), "tikal", 5)
    assert 5 not in uses(Table().set(corn=9, skulls=2), "tikal", 5)
    assert 5 not in uses(Table().set(gold=1, **TOPS), "tikal", 5)
    assert 5 in uses(Table().set(gold=1, **(TOPS | {"chaac": 4})), "tikal", 5)
    assert 5 not in uses(Table().set(gold=1, **(TOPS | {"chaac": 4})).set(1, chaac=5), "tikal", 5)


@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"corn": 2}, [2, 3, 4, 5]),
        ({"corn": 3}, [1, 2, 3, 4, 5]),
        ({"corn": 3, **TOPS}, [2, 3, 4, 5]),
        ({"corn": 3, **TOPS, "chaac": 4}, [1, 2, 3, 4, 5]),
        ({"corn": 3, **TOPS, "quetzalcoatl": 6}, [1, 2, 3, 4, 5]),
        ({"corn": 3, **TOPS, "kukulcan": 5}, [1, 2, 3, 4, 5]),
        ({"corn": 1}, [3, 5]),
        ({"corn": 0}, [3]),
        ({"corn": 0, "wood": 1}, [2, 3]),
        ({"corn": 0, "gold": 1}, [2, 3]),
        ({"corn": 0, "skulls": 1}, [3]),
        ({"corn": 0, "architecture": 3}, [3, 4]),  # A1-F1 for nothing
    ],
)
def test_uxmal(goods: dict[str, int], offered: list[int]) -> None:  # T16
    assert uses(Table().set(**goods), "uxmal", 7) == offered


def test_uxmal_3_needs_fewer_than_six_workers() -> None:  # T16, T1
    assert uses(Table().set(workers=5), "uxmal", 3) == [3]
    assert uses(Table().set(workers=6), "uxmal", 3) == []


@pytest.mark.parametrize(("corn", "offered"), [(3, False), (4, True)])
def test_uxmal_4_needs_the_corn_price_of_some_building(corn: int, offered: bool) -> None:  # T16
    t = Table().set(corn=corn, wood=9).lay(None, "A1-F2", "A1-C3")
    assert (4 in uses(t, "uxmal", 4)) == offered


@pytest.mark.parametrize(
    ("corn", "offered"),
    [(0, []), (1, [5]), (2, [3, 5]), (3, [3, 4, 5]), (4, [3, 4, 5]), (5, [2, 3, 4, 5]), (6, [2, 3, 4, 5])],
)
def test_corn_is_counted_after_step_back(corn: int, offered: list[int]) -> None:  # T16
    assert uses(Table().set(corn=corn), "uxmal", 5) == offered
    assert uses(Table().set(corn=7), "uxmal", 5) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("corn", "uxmal"),
    [(1, [3]), (2, [3]), (3, [2, 3, 4]), (4, [1, 2, 3, 4])],
)
def test_corn_is_counted_after_the_corn_of_uxmal_5(corn: int, uxmal: list[int]) -> None:  # T16
    always = ["use:palenque1", "use:palenque2", "use:palenque3", "use:palenque4", "use:palenque5"]
    yaxchilan = [f"use:yaxchilan{k}" for k in range(1, 6)]
    t = Table().set(corn=corn).put("uxmal", 5).run("pick:uxmal5", "use:uxmal5")
    assert t.legal() == [*always, *(f"use:uxmal{k}" for k in uxmal), *yaxchilan]


@pytest.mark.parametrize(
    ("corn", "uxmal"),
    [(1, [3]), (2, [3]), (3, [2, 3, 4]), (4, [1, 2, 3, 4])],
)
def test_corn_is_counted_after_the_corn_of_tile_a2_t4(corn: int, uxmal: list[int]) -> None:  # T16
    always = ["skip", "use:palenque1", "use:palenque2", "use:palenque3", "use:palenque4", "use:palenque5"]
    yaxchilan = [f"use:yaxchilan{k}" for k in range(1, 6)]
    t = Table().set(corn=corn, wood=2, stone=1, gold=1).lay("A2-T4", "A1-F1").put("tikal", 2)
    t.run("pick:tikal2", "use:tikal2", "build:A2-T4")
    assert t.legal() == [*always, *(f"use:uxmal{k}" for k in uxmal), *yaxchilan]


def test_chichen_itza_needs_a_skull_in_hand_and_an_unused_action() -> None:  # T16
    assert uses(Table().set(corn=9), "chichen_itza", 10) == []
    assert uses(Table().set(skulls=1).used(1, 4, 9), "chichen_itza", 10) == [2, 3, 5, 6, 7, 8]
    assert uses(Table().set(corn=9, skulls=1).used(5), "chichen_itza", 5) == [1, 2, 3, 4]
