"""Setup: the neutral workers (T5)."""

from typing import Any

import pytest

from patolli.engine.errors import BadRecord
from patolli.engine.match import Match
from tests.games.tzolkin.dealing import GIVES, new, record
from tests.games.tzolkin.table import Table

# Printed on the wealth tiles W01 to W21: the space of the neutral worker.
PRINTED = [
    *[("palenque", 1), ("palenque", 3), ("palenque", 5), ("palenque", 7)],
    *[("yaxchilan", 1), ("yaxchilan", 3), ("yaxchilan", 5), ("yaxchilan", 7)],
    *[("tikal", 1), ("tikal", 3), ("tikal", 5), ("tikal", 7)],
    *[("uxmal", 1), ("uxmal", 3), ("uxmal", 5), ("uxmal", 7)],
    *[("chichen_itza", space) for space in (0, 3, 5, 7, 10)],
]


def neutral_places(match: Match) -> list[tuple[str, int]]:
    return [(gear, at) for gear, teeth in match.view()["gears"].items() for at, who in enumerate(teeth) if who == "n"]


def t5_holds(neutral: list[list[Any]], dealt: set[str]) -> None:
    """Every place is printed on an undealt tile, or opposite to the first one of its gear, right after it."""
    rest = list(neutral)
    printed = {place: tile for tile, place in zip(GIVES, PRINTED, strict=True)}
    begun: set[str] = set()
    while rest:
        gear, space = rest.pop(0)
        assert printed.pop((gear, space)) not in dealt
        if gear not in begun and gear != "chichen_itza" and rest:
            assert rest.pop(0) == [gear, (space + 5) % 10]
        begun.add(gear)


@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 6), (4, 0)])
def test_neutral_workers_are_drawn_from_the_undealt_tiles(players: int, count: int) -> None:  # T5
    used: set[tuple[str, int]] = set()
    for seed in range(150):
        match = new(players, seed)
        neutral = match.record()["deal"]["neutral"]
        places = [(gear, space) for gear, space in neutral]
        assert len(places) == len(set(places)) == count
        assert sorted(neutral_places(match)) == sorted(places)  # before anybody has chosen
        t5_holds(neutral, {tile for seat in match.view()["seats"] for tile in seat["wealth"]})
        used |= set(places)
    opposite = {(gear, (space + 5) % 10) for gear, space in PRINTED if gear != "chichen_itza"}
    assert used == (set(PRINTED) | opposite if count else set())


HANDS_3 = ["04 06 07 08", "09 10 11 13", "14 15 16 18"]  # undealt: W01 W02 W03 W05 W12 W17 W19 W20 W21
P5, P0, P3, C0, Y1, Y6 = (
    *(["palenque", 5], ["palenque", 0], ["palenque", 3], ["chichen_itza", 0]),
    *(["yaxchilan", 1], ["yaxchilan", 6]),
)


@pytest.mark.parametrize(
    "neutral",
    [
        [P5, P0, P3, C0, Y1, Y6],
        [P5, P0, P3, C0, ["palenque", 1], ["tikal", 7]],  # the opposite Tikal 2 would be the seventh
        [["tikal", 7], ["tikal", 2], Y1, Y6, P3, ["palenque", 8]],  # an unnumbered tooth
        [C0, ["chichen_itza", 5], ["chichen_itza", 7], ["chichen_itza", 10], P5, P0],
    ],
)
def test_neutral_workers_of_a_record(neutral: list[list[Any]]) -> None:  # T5
    match = Match.from_record(record(HANDS_3, neutral))
    assert sorted(map(list, neutral_places(match))) == sorted(neutral)
    assert match.record()["deal"]["neutral"] == neutral


@pytest.mark.parametrize(
    ("neutral", "path"),
    [
        ([P5, P3, P0, C0, Y1, Y6], "deal.neutral[1]"),  # the opposite one comes at once
        ([P5, P0, P3, ["palenque", 8], C0, Y1], "deal.neutral[3]"),  # only the first has an opposite one
        ([C0, ["chichen_itza", 6], P5, P0, Y1, Y6], "deal.neutral[1]"),  # never on Chichen Itza
        ([P5, P0, P5, C0, Y1, Y6], "deal.neutral[2]"),  # one tile draws one worker
        ([P5, P0, ["tikal", 1], ["tikal", 6], Y1, Y6], "deal.neutral[2]"),  # W09 is dealt
        ([P5, P0, P3, C0, Y1], "deal.neutral"),
        ([P5, P0, P3, C0, Y1, Y6, ["chichen_itza", 10]], "deal.neutral"),
        ([], "deal.neutral"),
        ([["copan", 1], P0, P3, C0, Y1, Y6], "deal.neutral[0]"),
        *[
            ([place, P0, P3, C0, Y1, Y6], "deal.neutral[0]")
            for place in (["palenque", 10], ["palenque", -1], ["palenque", "5"], ["palenque", 5.0], ["palenque"])
        ],
        *[([place, P0, P3, C0, Y1, Y6], "deal.neutral[0]") for place in ("palenque", 5, None, [5, 5], [[], 5])],
        ("palenque", "deal.neutral"),
        (None, "deal.neutral"),
    ],
)
def test_neutral_workers_against_t5_are_refused(neutral: Any, path: str) -> None:  # T5
    bad = record(HANDS_3)
    bad["deal"]["neutral"] = neutral
    with pytest.raises(BadRecord) as error:
        Match.from_record(bad)
    assert error.value.path == path


def test_four_players_have_no_neutral_workers() -> None:  # T5
    with pytest.raises(BadRecord):
        Match.from_record(record([*HANDS_3, "12 17 19 20"], [P5]))


def test_neutral_workers_turn_for_ever() -> None:  # T5
    t = Table(2).set(0, corn=99).set(1, corn=99)
    t.put("uxmal", 3, "n").put("uxmal", 8, "n").put("chichen_itza", 10, "n")
    for days in range(1, 14):
        t.pass_turn().pass_turn()
        uxmal, chichen_itza = (t.view()["gears"][gear] for gear in ("uxmal", "chichen_itza"))
        assert t.view()["day"] == 1 + days
        assert [at for at in range(10) if uxmal[at] == "n"] == sorted([(3 + days) % 10, (8 + days) % 10])
        assert [at for at in range(13) if chichen_itza[at] == "n"] == [(10 + days) % 13]
    assert all(t.me(seat)["workers"] == 3 for seat in (0, 1))


def test_a_wrapped_neutral_worker_blocks_space_0() -> None:  # T5
    t = Table(2).put("uxmal", 3, "n").put("uxmal", 8, "n")
    t.run("place:tikal", "end", "place:start", "end", "advance:2")
    assert t.view()["gears"]["uxmal"] == ["n", None, None, None, None, "n", None, None, None, None]
    assert t.legal() == ["beg:chaac", "beg:kukulcan", "beg:quetzalcoatl"] + [
        f"place:{gear}" for gear in ("chichen_itza", "palenque", "start", "tikal", "yaxchilan")
    ]
