"""Set-up: what lies on the board, the secret choice of wealth tiles, and the neutral workers (T1-T5)."""

from collections import Counter
from typing import Any

import pytest

from patolli.engine.errors import BadRecord, BadSetup, IllegalMove, UnreadableToken
from patolli.engine.match import Match
from patolli.tzolkin.components import WEALTH_IDS
from patolli.tzolkin.game import GAME
from tests.tzolkin.table import Table

AGE_1 = ["A1-F1"] * 3 + ["A1-F2"] * 2 + [f"A1-{k}" for k in ("T1", "T2", "T3", "C1", "C2", "C3", "C4", "S1", "S2")]
AGE_2 = ["A2-F1"] * 3 + [f"A2-T{n}" for n in range(1, 6)] + [f"A2-C{n}" for n in range(1, 5)]
AGE_2 += [f"A2-S{n}" for n in range(1, 7)]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

# Printed on the wealth tiles W01 to W21: the space of the neutral worker, and what the tile gives.
PRINTED = [
    *[("palenque", 1), ("palenque", 3), ("palenque", 5), ("palenque", 7)],
    *[("yaxchilan", 1), ("yaxchilan", 3), ("yaxchilan", 5), ("yaxchilan", 7)],
    *[("tikal", 1), ("tikal", 3), ("tikal", 5), ("tikal", 7)],
    *[("uxmal", 1), ("uxmal", 3), ("uxmal", 5), ("uxmal", 7)],
    *[("chichen_itza", space) for space in (0, 3, 5, 7, 10)],
]
GIVES: dict[str, dict[str, int]] = {
    "W01": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "W02": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "W03": {"stone": 1, "gold": 1, "agriculture": 1},
    "W04": {"corn": 9, "stone": 1},
    "W05": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "W06": {"corn": 2, "wood": 2, "kukulcan": 1},
    "W07": {"corn": 4, "wood": 1, "extraction": 1},
    "W08": {"corn": 3, "wood": 2, "stone": 1},
    "W09": {"corn": 2, "chaac": 1, "architecture": 1},
    "W10": {"corn": 6, "stone": 2},
    "W11": {"corn": 3, "gold": 1, "architecture": 1},
    "W12": {"corn": 6, "wood": 1, "stone": 1},
    "W13": {"corn": 5, "stone": 1, "chaac": 1},
    "W14": {"corn": 3, "wood": 1},
    "W15": {"workers": 1, "free_workers": 1},
    "W16": {"corn": 8, "gold": 1},
    "W17": {"corn": 4, "wood": 1, "skulls": 1},
    "W18": {"corn": 5, "stone": 1, "theology": 1},
    "W19": {"corn": 4, "wood": 3},
    "W20": {"corn": 2, "wood": 2, "theology": 1},
    "W21": {"corn": 7, "wood": 2},
}


def new(players: int, seed: int = 3) -> Match:
    return Match.new(GAME, players, seed)


def empty_seat() -> dict[str, Any]:
    return {
        **dict.fromkeys(("points", "corn", "wood", "stone", "gold", "skulls", "corn_tiles", "wood_tiles"), 0),
        **{"workers": 3, "free_workers": 3, "light": True, "buildings": [], "monuments": []},
        "temples": {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0},
        "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
    }


def record(hands: list[str], neutral: list[list[Any]] | None = None, start: int = 0) -> dict[str, Any]:
    """A record without moves; hands such as "01 02 03 04"."""
    players = len(hands)
    deal = {
        "start_player": start,
        "wealth": [[f"W{number}" for number in hand.split()] for hand in hands],
        "neutral": neutral or [],
        "age1": list(AGE_1),
        "age2": list(AGE_2),
        "monuments": [f"M{n:02}" for n in range(1, players + 3)],
    }
    frame = {"format": "patolli-record", "version": 1, "game": "tzolkin", "players": [""] * players, "moves": []}
    return frame | {"deal": deal}


def four_hands(first: str, start: int = 0) -> Match:
    """Four players; seat 0 holds these tiles, the others the next ones."""
    others = [tile[1:] for tile in GIVES if tile[1:] not in first.split()]
    return Match.from_record(record([first] + [" ".join(others[i : i + 4]) for i in (0, 4, 8)], start=start))


def neutral_places(match: Match) -> list[tuple[str, int]]:
    return [(gear, at) for gear, teeth in match.view()["gears"].items() for at, who in enumerate(teeth) if who == "n"]


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
    deals = [new(4, seed).record()["deal"] for seed in range(60)]
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


# T4


@PLAYERS
def test_four_wealth_tiles_each(players: int) -> None:  # T4
    for seed in range(10):
        hands = [seat["wealth"] for seat in new(players, seed).view()["seats"]]
        assert [len(hand) for hand in hands] == [4] * players
        tiles = [tile for hand in hands for tile in hand]
        assert len(set(tiles)) == len(tiles)
        assert set(tiles) <= set(GIVES)


def test_every_wealth_tile_is_dealt_some_time() -> None:  # T4
    dealt = {tile for seed in range(60) for seat in new(2, seed).view()["seats"] for tile in seat["wealth"]}
    assert dealt == set(GIVES)


def test_two_of_four_are_kept() -> None:  # T4
    match = four_hands("20 03 15 07")
    assert match.view()["seats"][0]["wealth"] == ["W20", "W03", "W15", "W07"]
    assert match.legal() == [
        *("keep:W03+W07", "keep:W03+W15", "keep:W03+W20", "keep:W07+W15", "keep:W07+W20", "keep:W15+W20"),
    ]
    assert match.legal_ids() == sorted(match.legal_ids())
    before = match.state.tobytes()
    with pytest.raises(IllegalMove):
        match.play("keep:W03+W04")  # not dealt to this seat
    for token in ("keep:W07+W03", "keep:W03+W03", "keep:W03"):
        with pytest.raises(UnreadableToken):
            match.play(token)
    assert match.state.tobytes() == before


@PLAYERS
def test_wealth_is_chosen_from_the_start_player_round(players: int) -> None:  # T4
    for start in range(players):
        dealt = new(players).record()
        dealt["deal"]["start_player"] = start
        match = Match.from_record(dealt)
        asked = []
        while match.view()["decision"]["kind"] == "keep":
            asked.append(match.seat)
            match.play(match.legal()[0])
        assert asked == [(start + i) % players for i in range(players)]
        assert match.view()["decision"] == {"kind": "turn", "player": start}
        assert match.state["todo_count"] == 1  # nothing else is undecided


@PLAYERS
def test_choices_are_secret_until_all_have_chosen(players: int) -> None:  # T4
    match = new(players)
    dealt = match.view()
    order = [(dealt["start_player"] + i) % players for i in range(players)]
    for answered, seat in enumerate(order):
        assert match.view() == dealt | {"decision": {"kind": "keep", "player": seat}}
        assert len(match) == answered
        for looking in range(players):
            seen = [s["wealth"] for s in match.view(looking)["seats"]]
            assert seen == [s["wealth"] if p == looking else [] for p, s in enumerate(dealt["seats"])]
        match.play(match.legal()[-1])
    kept = [sorted(seat["wealth"])[2:] for seat in dealt["seats"]]
    for looking in (None, *range(players)):
        assert [seat["wealth"] for seat in match.view(looking)["seats"]] == kept


@PLAYERS
def test_a_partial_record_hides_the_choices_of_others(players: int) -> None:  # T4
    match = new(players)
    first = match.seat
    match.play(match.legal()[0])
    for looking in range(players):
        shown = match.record(looking)
        assert shown["moves"] == (match.moves if looking == first else [])
        assert [bool(hand) for hand in shown["deal"]["wealth"]] == [p == looking for p in range(players)]
    for _ in range(players - 1):
        match.play(match.legal()[0])
    assert all(match.record(looking)["moves"] == match.moves for looking in range(players))


@pytest.mark.parametrize("tile", GIVES)
def test_what_a_kept_tile_shows(tile: str) -> None:  # T4
    partner = "W04" if tile == "W10" else "W10"
    more = sorted(set(GIVES) - {tile, partner})
    match = four_hands(" ".join(t[1:] for t in (tile, partner, *more[:2])))
    for _ in range(3):
        assert match.view()["seats"][0]["corn"] == 0  # everybody takes the goods together
        match.play("keep:" + "+".join(sorted((tile, partner))) if match.seat == 0 else match.legal()[0])
    match.play(match.legal()[0])
    expected: dict[str, Any] = empty_seat() | {"wealth": sorted((tile, partner))}
    for name, value in (*GIVES[tile].items(), *GIVES[partner].items()):
        for part in (expected, expected["temples"], expected["technologies"]):
            if name in part:
                part[name] += value
    assert match.view()["seats"][0] == expected
    skulls = sum(GIVES[kept].get("skulls", 0) for seat in match.view()["seats"] for kept in seat["wealth"])
    assert match.view()["bank_skulls"] == 13 - skulls


def test_everybody_takes_what_the_kept_tiles_show() -> None:  # T4
    match = four_hands("15 03 01 02", start=2)
    for token in ("keep:W09+W10", "keep:W12+W14", "keep:W03+W15", "keep:W05+W06"):
        match.play(token)
    goods = ("corn", "wood", "stone", "gold", "workers")
    assert [tuple(seat[good] for good in goods) for seat in match.view()["seats"]] == [
        *[(0, 0, 1, 1, 4), (2, 3, 0, 0, 3), (8, 0, 2, 0, 3), (9, 2, 1, 0, 3)],
    ]


def test_the_same_temple_and_track_twice() -> None:  # T4
    match = four_hands("01 02 03 04")
    match.play("keep:W01+W03")
    for _ in range(3):
        match.play(match.legal()[0])
    assert match.view()["seats"][0]["technologies"]["agriculture"] == 2


@pytest.mark.parametrize(("day", "resolved"), [(8, 0), (14, 1), (21, 2), (27, 3)])
@pytest.mark.parametrize(("tile", "paid"), [("W13", 6), ("W14", 4), ("W15", 6)])
def test_w14_feeds_one_worker_on_every_food_day(tile: str, paid: int, day: int, resolved: int) -> None:  # T4
    t = Table(2).clock(day=day, food_days=resolved).set(0, corn=30).set(1, corn=30)
    t.board["kept"][0] = WEALTH_IDS.index(tile), WEALTH_IDS.index("W21")
    t.pass_turn()
    before = t.me()["corn"]
    t.pass_turn()
    assert t.me()["corn"] == before - paid
    assert t.me()["buildings"] == []  # T4: not a building


@pytest.mark.parametrize(
    ("hands", "path"),
    [
        (["01 02 03", "05 06 07 08"], "deal.wealth[0]"),
        (["01 02 03 04 09", "05 06 07 08"], "deal.wealth[0]"),
        (["01 02 03 04", "04 06 07 08"], "deal.wealth[1][0]"),
        (["01 02 03 22", "05 06 07 08"], "deal.wealth[0][3]"),
    ],
)
def test_a_record_needs_four_different_tiles_each(hands: list[str], path: str) -> None:  # T4
    with pytest.raises(BadRecord) as error:
        Match.from_record(record(hands))
    assert error.value.path == path


@pytest.mark.parametrize("hands", [[["W01", "W02", "W03", "W04"]], [], None, "W01"])
def test_a_record_needs_tiles_for_every_seat(hands: Any) -> None:  # T4
    bad = new(2).record()
    bad["deal"]["wealth"] = hands
    with pytest.raises(BadRecord) as error:
        Match.from_record(bad)
    assert error.value.path == "deal.wealth"


# T5


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
