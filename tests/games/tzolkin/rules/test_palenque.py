"""Palenque: fishing, the tiles of the jungle, burning, and corn without a tile (T20-T23)."""

import pytest

from tests.games.tzolkin.table import Table

BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
ANGER = ["anger:chaac", "anger:kukulcan", "anger:quetzalcoatl"]


def jungle(t: Table, **groups: tuple[int, int]) -> Table:
    """Corn and wood tiles of groups: jungle(t, g3=(2, 1))."""
    for name, (corn, wood) in groups.items():
        t.board["jungle_corn"][int(name[1]) - 2] = corn
        t.board["jungle_wood"][int(name[1]) - 2] = wood
    return t


def harvest(t: Table, action: int) -> Table:
    """Seat 0 uses an action of Palenque from its own space."""
    return t.put("palenque", action).run(f"pick:palenque{action}", f"use:palenque{action}")


def tiles(t: Table, seat: int = 0) -> tuple[int, int]:
    return t.me(seat)["corn_tiles"], t.me(seat)["wood_tiles"]


# T20


def test_fishing() -> None:  # T20
    t = Table()
    before = t.view()["jungle"]
    harvest(t, 1)
    assert t.goods() == (3, 0, 0, 0, 0)
    assert tiles(t) == (0, 0)
    assert t.view()["jungle"] == before
    assert t.legal() == ["end"]


@pytest.mark.parametrize("action", CORN)
def test_corn(action: int) -> None:  # T20, T21
    t = jungle(Table(), **{f"g{action}": (3, 2)})
    before = t.view()["jungle"]
    harvest(t, action)
    assert t.goods() == (0, 0, 0, 0, 0)  # with `harvest`, not with `use`
    t.run("harvest:corn")
    assert t.goods() == (CORN[action], 0, 0, 0, 0)
    assert tiles(t) == (1, 0)
    assert t.view()["jungle"] == before | {str(action): {"corn": 2, "wood": 2}}
    assert t.me()["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert t.legal() == ["end"]


@pytest.mark.parametrize("action", WOOD)
def test_wood(action: int) -> None:  # T20, T21
    t = Table()
    before = t.view()["jungle"]
    harvest(t, action).run("harvest:wood")
    assert t.goods() == (0, WOOD[action], 0, 0, 0)
    assert tiles(t) == (0, 1)
    assert t.view()["jungle"] == before | {str(action): {"corn": 4, "wood": 3}}
    assert t.me()["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert t.legal() == ["end"]


@pytest.mark.parametrize(("agriculture", "fish", "more"), [(0, 0, 0), (1, 0, 1), (2, 1, 1), (3, 1, 3)])
def test_agriculture(agriculture: int, fish: int, more: int) -> None:  # T20, T31
    assert harvest(Table().set(agriculture=agriculture), 1).me()["corn"] == 3 + fish
    for action, corn in CORN.items():
        t = jungle(Table().set(agriculture=agriculture), **{f"g{action}": (2, 1)})
        assert harvest(t, action).run("harvest:corn").me()["corn"] == corn + more
        assert t.me()["wood"] == 0
        t.undo()
        assert t.run("harvest:burn").me()["corn"] == corn + more


@pytest.mark.parametrize(("extraction", "more"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_extraction(extraction: int, more: int) -> None:  # T20, T32
    for action, wood in WOOD.items():
        t = harvest(Table().set(extraction=extraction), action).run("harvest:wood")
        assert t.goods() == (0, wood + more, 0, 0, 0)


# T21


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fresh_jungle(players: int) -> None:  # T21
    assert harvest(Table(players), 2).legal() == ["harvest:corn"]
    for action in (3, 4, 5):
        assert harvest(Table(players), action).legal() == ["harvest:burn", "harvest:wood"]


@pytest.mark.parametrize(
    ("corn", "wood", "tokens"),
    [
        (4, 4, ["harvest:burn", "harvest:wood"]),
        (4, 3, ["harvest:burn", "harvest:corn", "harvest:wood"]),
        (1, 1, ["harvest:burn", "harvest:wood"]),
        (2, 1, ["harvest:burn", "harvest:corn", "harvest:wood"]),
        (1, 0, ["harvest:corn"]),
        (3, 0, ["harvest:corn"]),
    ],
)
@pytest.mark.parametrize("action", WOOD)
def test_harvest_tokens(action: int, corn: int, wood: int, tokens: list[str]) -> None:  # T21, T22
    assert harvest(jungle(Table(), **{f"g{action}": (corn, wood)}), action).legal() == tokens


def test_the_last_corn_tile_of_group_2() -> None:  # T21
    t = Table(2).set(workers=4).put("palenque", 2).put("palenque", 6).put("palenque", 7)
    t.run("pick:palenque2", "use:palenque2", "harvest:corn", "pick:palenque6", "use:palenque2", "harvest:corn")
    assert t.view()["jungle"]["2"] == {"corn": 0, "wood": 0}
    assert t.me()["corn"] == 8
    assert tiles(t) == (2, 0)
    t.run("pick:palenque7")
    assert t.legal() == ["use:none", "use:palenque1", "use:palenque3", "use:palenque4", "use:palenque5"]


def test_a_wood_tile_uncovers_its_corn_tile_in_this_turn() -> None:  # T21
    t = Table().set(corn=1).put("palenque", 3).put("palenque", 4)
    t.run("pick:palenque3", "use:palenque3", "harvest:wood", "pick:palenque4", "use:palenque3")
    assert t.legal() == ["harvest:burn", "harvest:corn", "harvest:wood"]
    t.run("harvest:corn")
    assert t.goods() == (5, 2, 0, 0, 0)
    assert t.view()["jungle"]["3"] == {"corn": 3, "wood": 3}
    assert t.view()["jungle"]["4"] == {"corn": 4, "wood": 4}
    assert tiles(t) == (1, 1)


def test_without_corn_there_is_no_step_back() -> None:  # T21, T14
    t = Table().put("palenque", 3).put("palenque", 4).run("pick:palenque3", "use:palenque3", "harvest:wood")
    t.run("pick:palenque4")
    assert t.legal() == ["use:none", "use:palenque4"]


def test_a_wood_tile_uncovers_its_corn_tile_for_others() -> None:  # T21
    t = Table(2).put("palenque", 5).put("palenque", 6, 1)
    t.run("pick:palenque5", "use:palenque5", "harvest:wood", "end", "pick:palenque6", "use:palenque5", "harvest:corn")
    assert (t.me(1)["corn"], tiles(t, 1), tiles(t, 0)) == (9, (1, 0), (0, 1))


def test_the_group_is_that_of_the_action() -> None:  # T21
    t = Table().set(corn=2).put("palenque", 5).run("pick:palenque5", "use:palenque3", "harvest:wood")
    assert t.goods() == (0, 2, 0, 0, 0)
    assert t.view()["jungle"]["3"] == {"corn": 4, "wood": 3}
    assert t.view()["jungle"]["5"] == {"corn": 4, "wood": 4}


# T22


@pytest.mark.parametrize("action", WOOD)
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_burning(action: int, temple: str) -> None:  # T22
    t = Table().set(chaac=2, quetzalcoatl=1)
    jungle_before, before = t.view()["jungle"], t.me()
    harvest(t, action).run("harvest:burn")
    assert t.me() == before | {"corn": CORN[action], "corn_tiles": 1}  # the wood tile is discarded
    assert t.view()["jungle"] == jungle_before | {str(action): {"corn": 3, "wood": 3}}
    assert t.view()["decision"] == {"kind": "anger", "player": 0}
    assert t.legal() == ANGER
    t.run(f"anger:{temple}")
    temples = before["temples"] | {temple: before["temples"][temple] - 1}
    assert t.me() == before | {"corn": CORN[action], "corn_tiles": 1, "temples": temples}
    assert t.legal() == ["end"]


@pytest.mark.parametrize(
    ("steps", "tokens"),
    [
        ({"chaac": -1}, ["anger:kukulcan", "anger:quetzalcoatl"]),
        ({"chaac": -1, "quetzalcoatl": -1}, ["anger:kukulcan"]),
        ({"kukulcan": -1, "quetzalcoatl": -1}, ["anger:chaac"]),
    ],
)
def test_the_angered_temple_is_above_the_bottom(steps: dict[str, int], tokens: list[str]) -> None:  # T22
    assert harvest(Table().set(**steps), 4).run("harvest:burn").legal() == tokens


def test_burning_is_impossible_at_the_bottom_of_all_temples() -> None:  # T22
    assert harvest(Table().set(**BOTTOM), 4).legal() == ["harvest:wood"]
    assert harvest(jungle(Table().set(**BOTTOM), g4=(3, 2)), 4).legal() == ["harvest:corn", "harvest:wood"]
    assert harvest(Table().set(agriculture=2, **BOTTOM), 4).legal() == ["harvest:bare", "harvest:wood"]


def test_burning_although_another_corn_tile_is_uncovered() -> None:  # T22
    t = harvest(jungle(Table(), g5=(3, 1)), 5).run("harvest:burn", "anger:kukulcan")
    assert t.view()["jungle"]["5"] == {"corn": 2, "wood": 0}
    assert t.goods() == (9, 0, 0, 0, 0)
    assert tiles(t) == (1, 0)


def test_rulebook_wood_then_fire() -> None:  # T22
    t = Table().put("palenque", 1).put("palenque", 3).put("palenque", 4)
    t.run("pick:palenque3", "use:palenque3", "harvest:wood", "pick:palenque4", "use:palenque4", "harvest:burn")
    t.run("anger:chaac", "end")
    assert t.goods() == (7, 2, 0, 0, 0)
    assert tiles(t) == (1, 1)
    assert t.view()["jungle"]["3"] == {"corn": 4, "wood": 3}
    assert t.view()["jungle"]["4"] == {"corn": 3, "wood": 3}
    assert t.me()["temples"]["chaac"] == -1


# T23


@pytest.mark.parametrize(("agriculture", "more"), [(2, 1), (3, 3)])
@pytest.mark.parametrize("action", CORN)
def test_corn_without_a_tile(action: int, agriculture: int, more: int) -> None:  # T23, T31
    t = jungle(Table().set(agriculture=agriculture), **{f"g{action}": (0, 0)})
    before, jungle_before = t.me(), t.view()["jungle"]
    assert harvest(t, action).legal() == ["harvest:bare"]  # asked with one answer too
    t.run("harvest:bare")
    assert t.me() == before | {"corn": CORN[action] + more}
    assert t.view()["jungle"] == jungle_before
    assert t.legal() == ["end"]  # nobody is angry


@pytest.mark.parametrize("agriculture", [2, 3])
def test_corn_without_a_tile_if_all_are_covered(agriculture: int) -> None:  # T23
    t = harvest(Table().set(agriculture=agriculture), 3)
    assert t.legal() == ["harvest:bare", "harvest:burn", "harvest:wood"]
    t.run("harvest:bare")
    assert t.view()["jungle"]["3"] == {"corn": 4, "wood": 4}
    assert tiles(t) == (0, 0)
    assert t.legal() == ["end"]


def test_an_uncovered_tile_is_taken() -> None:  # T23
    t = jungle(Table().set(agriculture=2), g3=(3, 2))
    assert harvest(t, 3).legal() == ["harvest:burn", "harvest:corn", "harvest:wood"]
    assert harvest(Table().set(agriculture=3), 2).legal() == ["harvest:corn"]


def test_agriculture_1_needs_a_tile() -> None:  # T23
    assert harvest(Table().set(agriculture=1), 3).legal() == ["harvest:burn", "harvest:wood"]


def test_the_other_tracks_do_not_serve() -> None:  # T23
    t = Table().set(extraction=3, architecture=3, theology=3).set(1, agriculture=3)
    assert harvest(t, 3).legal() == ["harvest:burn", "harvest:wood"]
