"""Setup: what lies on the board (T1-T3)."""

from collections import Counter

import pytest

from patolli.engine.errors import BadRecord, BadSetup
from patolli.engine.match import Match
from tests.games.tzolkin.dealing import AGE_1, AGE_2, PLAYERS, empty_seat, new

# T1


@PLAYERS
def test_everybody_begins_with_three_workers_and_nothing_else(players: int) -> None:  # T1
    seats = new(players).view()["seats"]
    assert [{key: value for key, value in seat.items() if key != "wealth"} for seat in seats] == [
        empty_seat() for _ in range(players)
    ]


@PLAYERS
def test_the_clock_begins_on_day_1(players: int) -> None:  # T1, T6
    view = new(players).view()
    assert {key: view[key] for key in ("day", "round", "age", "food_day", "over", "start_space", "teeth_corn")} == {
        **{"day": 1, "round": 1, "age": 1, "food_day": None, "over": False, "start_space": None, "teeth_corn": 0},
    }
    assert view["chichen_itza_skulls"] == []


@PLAYERS
def test_nobody_stands_on_a_gear(players: int) -> None:  # T1
    gears = new(players).view()["gears"]
    assert {gear: len(teeth) for gear, teeth in gears.items()} == {
        **{"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13},
    }
    assert {who for teeth in gears.values() for who in teeth} <= ({None} if players == 4 else {None, "n"})


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:  # T1
    with pytest.raises(BadSetup):
        new(players)
    with pytest.raises(BadRecord) as error:
        Match.from_record(new(4).record() | {"players": [""] * players})
    assert error.value.path == "players"


@PLAYERS
def test_the_start_player_is_drawn_at_random(players: int) -> None:  # T1
    counts = Counter(new(players, seed).view()["start_player"] for seed in range(240))
    assert sorted(counts) == list(range(players))
    assert min(counts.values()) > 120 / players


def test_a_seat_that_does_not_exist_does_not_start() -> None:  # T1
    for start in (-1, 2, "0"):
        bad = new(2).record()
        bad["deal"]["start_player"] = start
        with pytest.raises(BadRecord) as error:
            Match.from_record(bad)
        assert error.value.path == "deal.start_player"


# T2


@PLAYERS
def test_six_buildings_of_age_1_lie_face_up(players: int) -> None:  # T2
    match = new(players)
    view, deal = match.view(), match.record()["deal"]
    assert view["buildings"] == deal["age1"][:6]
    assert view["deck"] == deal["age1"][6:]
    assert sorted(deal["age1"]) == sorted(AGE_1)
    assert sorted(deal["age2"]) == sorted(AGE_2)


@pytest.mark.parametrize(("players", "count"), [(4, 6), (3, 5), (2, 4)])
def test_monuments_by_players(players: int, count: int) -> None:  # T2
    view = new(players).view()
    assert len(set(view["monuments"])) == len(view["monuments"]) == count
    drawn = [set(new(players, seed).view()["monuments"]) for seed in range(60)]
    assert set.union(*drawn) == {f"M{n:02}" for n in range(1, 14)}
    assert set.intersection(*drawn) == set()


def test_decks_are_shuffled() -> None:  # T2
    deals = [new(4, seed).record()["deal"] for seed in range(150)]
    assert {deal["age1"][0] for deal in deals} == {deal["age1"][13] for deal in deals} == set(AGE_1)
    assert len({deal["age2"][0] for deal in deals}) > 10
    assert len({deal["age2"][17] for deal in deals}) > 10


@PLAYERS
def test_a_record_needs_exactly_the_monuments_of_its_players(players: int) -> None:  # T2
    for monuments in ([], [f"M{n:02}" for n in range(1, players + 4)], ["M01"] * (players + 2)):
        bad = new(players).record()
        bad["deal"]["monuments"] = monuments
        with pytest.raises(BadRecord) as error:
            Match.from_record(bad)
        assert error.value.path.startswith("deal.monuments")


@pytest.mark.parametrize("age", ["age1", "age2"])
def test_a_record_needs_every_copy_of_every_building(age: str) -> None:  # T2
    whole = new(2).record()["deal"][age]
    other = new(2).record()["deal"]["age2" if age == "age1" else "age1"]
    twice = [*whole[:-1], next(tile for tile in whole if tile != whole[-1])]
    for tiles, at in ((whole[:-1], ""), ([*whole, whole[0]], ""), (twice, ""), ([other[0], *whole[1:]], "[0]")):
        bad = new(2).record()
        bad["deal"][age] = tiles
        with pytest.raises(BadRecord) as error:
            Match.from_record(bad)
        assert error.value.path == f"deal.{age}{at}"


@PLAYERS
def test_a_record_deals_the_same_board(players: int) -> None:  # T1, T2, T3, T4, T5
    for seed in range(5):
        match = new(players, seed)
        again = Match.from_record(match.record())
        assert again.view() == match.view()
        assert again.state.tobytes() == match.state.tobytes()


# T3


@PLAYERS
def test_jungle_and_skulls(players: int) -> None:  # T3
    view = new(players).view()
    full = {"corn": players, "wood": players}
    assert view["jungle"] == {"2": {"corn": players, "wood": 0}, "3": full, "4": full, "5": full}
    assert view["bank_skulls"] == 13
