"""Setup: the secret choice of wealth tiles (T4)."""

from typing import Any

import pytest

from patolli.engine.errors import BadRecord, IllegalMove, UnreadableToken
from patolli.engine.match import Match
from patolli.games.tzolkin.rules.components import WEALTH_IDS
from tests.games.tzolkin.dealing import GIVES, PLAYERS, empty_seat, four_hands, new, record
from tests.games.tzolkin.table import Table


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
