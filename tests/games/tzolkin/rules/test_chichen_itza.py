"""Chichen Itza: a skull for points, a temple step and sometimes a block (T30)."""

import pytest

from tests.games.tzolkin.table import Table

ACTIONS = [  # action, points, temple, a block of choice
    (1, 4, "chaac", False),
    (2, 5, "chaac", False),
    (3, 6, "chaac", False),
    (4, 7, "kukulcan", False),
    (5, 8, "kukulcan", False),
    (6, 8, "kukulcan", True),
    (7, 10, "quetzalcoatl", False),
    (8, 11, "quetzalcoatl", True),
    (9, 13, "quetzalcoatl", True),
]
GAIN = ["gain:gold", "gain:stone", "gain:wood"]
TOPS = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}


def offer(t: Table, action: int) -> Table:
    return t.put("chichen_itza", action).run(f"pick:chichen_itza{action}", f"use:chichen_itza{action}")


@pytest.mark.parametrize(("action", "points", "temple", "block"), ACTIONS)
def test_what_the_actions_give(action: int, points: int, temple: str, block: bool) -> None:  # T30
    t = Table().set(points=1, skulls=2)
    before = t.me()
    bank = t.view()["bank_skulls"]
    offer(t, action)
    expected = before | {"points": 1 + points, "skulls": 1, "temples": before["temples"] | {temple: 1}}
    assert t.me() == expected  # with `use`
    assert t.view()["chichen_itza_skulls"] == [action]
    assert t.view()["bank_skulls"] == bank
    assert t.legal() == (GAIN if block else ["end"])


@pytest.mark.parametrize("action", [6, 8, 9])
@pytest.mark.parametrize("kind", ["wood", "stone", "gold"])
def test_one_block_of_choice(action: int, kind: str) -> None:  # T30
    t = offer(Table().set(skulls=1), action)
    before = t.me()
    assert t.view()["decision"] == {"kind": "gain", "player": 0}
    t.run(f"gain:{kind}")
    assert t.me() == before | {kind: 1}
    assert t.legal() == ["end"]


@pytest.mark.parametrize("action", range(1, 10))
def test_once_per_game_for_all(action: int) -> None:  # T30
    t = offer(Table(2).set(0, skulls=2).set(1, skulls=1, corn=9).put("chichen_itza", 10, 1), action)
    if t.kind == "gain":
        t.run("gain:wood")
    t.run("end", "pick:chichen_itza10")
    assert t.legal() == sorted(["use:none", *(f"use:chichen_itza{k}" for k in range(1, 10) if k != action)])


def test_used_actions_ascend() -> None:  # T30
    t = Table().set(skulls=3).put("chichen_itza", 7).put("chichen_itza", 2).put("chichen_itza", 10)
    t.run("pick:chichen_itza7", "use:chichen_itza7", "pick:chichen_itza2", "use:chichen_itza2")
    assert t.view()["chichen_itza_skulls"] == [2, 7]
    t.run("pick:chichen_itza10", "use:chichen_itza5")
    assert t.view()["chichen_itza_skulls"] == [2, 5, 7]
    assert (t.me()["points"], t.me()["skulls"]) == (23, 0)
    assert t.me()["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}


def test_a_skull_from_your_hand() -> None:  # T30
    t = Table().set(corn=9).set(1, skulls=5).put("chichen_itza", 4).put("chichen_itza", 9)
    assert t.run("pick:chichen_itza4").legal() == ["use:none"]
    t = Table().set(corn=9, skulls=1).put("chichen_itza", 4).put("chichen_itza", 9)
    t.run("pick:chichen_itza4", "use:chichen_itza4", "pick:chichen_itza9")
    assert t.legal() == ["use:none"]  # the only skull is spent


@pytest.mark.parametrize(("action", "points", "temple", "block"), ACTIONS)
def test_a_step_that_cannot_be_taken_is_lost(action: int, points: int, temple: str, block: bool) -> None:  # T30
    own_top = Table().set(skulls=1, **TOPS)
    other_top = Table().set(skulls=1, **{temple: TOPS[temple] - 1}).set(2, **{temple: TOPS[temple]})
    for t in (own_top, other_top):
        before = t.me()
        offer(t, action)
        assert t.me() == before | {"points": points, "skulls": 0}
        assert t.legal() == (GAIN if block else ["end"])


def test_rulebook_one_step_back() -> None:  # T30, T14
    t = Table(2).set(0, corn=1, skulls=1).set(1, corn=2, skulls=1).put("chichen_itza", 7).put("chichen_itza", 6, 1)
    t.run("pick:chichen_itza7", "use:chichen_itza6", "gain:gold")
    assert t.goods() == (0, 0, 0, 1, 0)
    assert (t.me()["points"], t.me()["temples"]["kukulcan"]) == (8, 1)
    t.run("end", "pick:chichen_itza6")
    assert t.legal() == ["use:chichen_itza4", "use:chichen_itza5", "use:none"]
    t.run("use:chichen_itza5")
    assert t.me(1)["corn"] == 1


def test_the_offer_of_theology_may_be_declined() -> None:  # T30, T34
    t = offer(Table().set(skulls=1, wood=1, theology=2), 4)
    assert t.legal() == ["pay:w", "skip"]
    t.run("skip")
    assert t.goods() == (0, 1, 0, 0, 0)
    assert t.legal() == ["end"]


@pytest.mark.parametrize("more", [{}, {"wood": 1, **TOPS}])
def test_the_offer_of_theology_is_not_made_in_vain(more: dict[str, int]) -> None:  # T30, T34, fine print
    assert offer(Table().set(skulls=1, theology=2, **more), 4).legal() == ["end"]


def test_the_block_comes_before_the_offer_of_theology() -> None:  # T30, T34
    t = offer(Table().set(skulls=1, theology=2), 6)
    assert t.legal() == GAIN
    assert t.run("gain:stone").legal() == ["pay:s", "skip"]  # the block just gained
    t.run("pay:s", "temple:chaac")
    assert t.me()["temples"] == {"chaac": 1, "quetzalcoatl": 0, "kukulcan": 1}
    assert t.goods() == (0, 0, 0, 0, 0)
    assert t.legal() == ["end"]
