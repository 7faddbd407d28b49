"""Redeal: everything that a seat cannot know is drawn again, everything else stays (`hidden.py`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.rules.components import NEUTRAL_BY_PLAYERS, WEALTH_GEAR, WEALTH_IDS, WEALTH_SPACE
from patolli.games.tzolkin.rules.state import NO_TILE
from patolli.testing.games import playout

SEEDS = 400
FIELDS = GAME.rules.dtype.names or ()
HIDDEN_LATER = {"deck"}
HIDDEN_WHILE_KEEPING = {"deck", "wealth", "kept"}


def redealt(match: Match, seat: int, seed: int) -> Any:
    states = GAME.new_states(1)
    states[0] = match.state
    GAME.redeal(states[0], seat, seed)
    return states[0]


def keeping(players: int, answered: int, seed: int = 3) -> Match:
    """Wealth is being chosen, and this many seats have answered."""
    match = Match.new(GAME, players, seed)
    for _ in range(answered):
        match.play(match.legal()[seed % 6])
    return match


def drawn_openly(match: Match) -> set[int]:
    """T5: tiles that everybody saw when the neutral workers were placed."""
    neutral = {tuple(place) for place in match.record()["deal"]["neutral"]}
    gears = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
    return {t for t in range(len(WEALTH_IDS)) if (gears[WEALTH_GEAR[t]], int(WEALTH_SPACE[t])) in neutral}


def changed_fields(before: Any, after: Any) -> set[str]:
    return {name for name in FIELDS if np.any(before[name] != after[name])}


KEEPING = [(players, answered) for players in (2, 3, 4) for answered in range(players)]


@pytest.mark.parametrize(("players", "answered"), KEEPING)
def test_before_the_reveal_only_wealth_and_decks_change(players: int, answered: int) -> None:
    match = keeping(players, answered)
    before = match.state
    for seat in range(players):
        changed: set[str] = set()
        for seed in range(20):
            after = redealt(match, seat, seed)
            changed |= changed_fields(before, after)
            assert (after["wealth"][seat] == before["wealth"][seat]).all(), "the own tiles are known"
            assert (after["kept"][seat] == before["kept"][seat]).all(), "the own choice is known"
            assert (after["deck"][0, :6] == before["deck"][0, :6]).all(), "the row is known"
            assert (after["wealth"][players:] == before["wealth"][players:]).all()
        assert changed <= HIDDEN_WHILE_KEEPING
        assert {"deck", "wealth"} <= changed


@pytest.mark.parametrize(("players", "answered"), KEEPING)
def test_others_get_any_tiles_that_the_seat_has_not_seen(players: int, answered: int) -> None:
    match = keeping(players, answered)
    open_tiles = drawn_openly(match)
    assert (len(open_tiles) > 0) == (NEUTRAL_BY_PLAYERS[players] > 0)
    for seat in range(players):
        own = set(match.state["wealth"][seat].tolist())
        unseen = set(range(len(WEALTH_IDS))) - own - open_tiles
        met: set[int] = set()
        for seed in range(SEEDS):
            after = redealt(match, seat, seed)
            others = [t for p in range(players) if p != seat for t in after["wealth"][p].tolist()]
            assert len(set(others)) == len(others) == 4 * (players - 1)
            assert set(others) <= unseen
            met |= set(others)
        assert met == unseen, "some tile is never dealt"


@pytest.mark.parametrize(("players", "answered"), KEEPING)
def test_who_has_answered_has_kept_two_of_the_new_tiles(players: int, answered: int) -> None:
    match = keeping(players, answered)
    start = int(match.state["start_player"])
    for seat in range(players):
        places: Counter[tuple[int, int]] = Counter()
        for seed in range(200):
            after = redealt(match, seat, seed)
            for p in range(players):
                kept = after["kept"][p].tolist()
                if p == seat or (p - start) % players >= answered:
                    assert kept == match.state["kept"][p].tolist()
                    continue
                hand = after["wealth"][p].tolist()
                assert kept == sorted(set(kept))
                assert set(kept) <= set(hand)
                places[hand.index(kept[0]), hand.index(kept[1])] += 1
        if places:
            assert len(places) == 12, "any two of the four, in any place"


def test_every_tile_is_as_likely() -> None:
    """Roughly, over many draws: 4 players, seat 0 has seen 4 tiles, 12 of the 17 others are dealt."""
    match = keeping(4, 0)
    times = Counter(t for seed in range(2000) for t in redealt(match, 0, seed)["wealth"][1].tolist())
    expected = 2000 * 4 / 17
    assert len(times) == 17
    assert all(0.8 * expected < n < 1.2 * expected for n in times.values())


def test_the_opposite_of_a_neutral_worker_is_no_tile() -> None:
    """Opposite teeth (+5) are not printed on any tile, so that a place reveals which tile was drawn."""
    printed = set(zip(WEALTH_GEAR.tolist(), WEALTH_SPACE.tolist(), strict=True))
    assert len(printed) == len(WEALTH_IDS)
    assert not any((g, (space + 5) % 10) in printed for g, space in printed if g < 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_reveal_only_decks_change(players: int) -> None:
    match = playout(GAME, players, 3)
    for at in range(players, len(match) + 1, 17):
        there = match.fork(at)
        for seat in range(players):
            after = redealt(there, seat, at)
            assert changed_fields(there.state, after) <= HIDDEN_LATER
            known = int(there.state["deck_at"])
            age = int(there.state["age"]) - 1
            assert (after["deck"][age, :known] == there.state["deck"][age, :known]).all(), "drawn tiles are known"
            for a, b in zip(after["deck"], there.state["deck"], strict=True):
                assert sorted(a.tolist()) == sorted(b.tolist()), "the same tiles in another order"
            assert after["deck"][0, 14:].tolist() == there.state["deck"][0, 14:].tolist(), "no tiles beyond the deck"


def test_both_decks_are_hidden_in_age_1_and_one_in_age_2() -> None:
    match = playout(GAME, 3, 4)
    first_of_age_2 = next(at for at in range(len(match)) if match.state_at(at)["age"] == 2)
    early, late = match.fork(10), match.fork(first_of_age_2)
    assert {int(early.state["age"]), int(late.state["age"])} == {1, 2}
    opening_rows = {tuple(redealt(early, 0, seed)["deck"][1, :6].tolist()) for seed in range(20)}
    assert len(opening_rows) > 10, "which buildings open age 2 is not known in age 1"
    assert {tuple(redealt(late, 0, seed)["deck"][1, :6].tolist()) for seed in range(20)} == {
        tuple(late.state["deck"][1, :6].tolist())
    }
    rest = {tuple(redealt(late, 0, seed)["deck"][1, 6:].tolist()) for seed in range(20)}
    assert len(rest) > 10
    undrawn = late.state["deck"][0].tolist()[int(match.state_at(first_of_age_2 - 1)["deck_at"]) + 1 : 14]
    assert undrawn == [NO_TILE] * len(undrawn) != [], "what left the game is not kept in the position"


def test_every_undrawn_tile_may_come_next() -> None:
    match = keeping(2, 2)
    undrawn = match.state["deck"][0].tolist()[6:14]
    times = Counter(int(redealt(match, 0, seed)["deck"][0, 6]) for seed in range(SEEDS))
    assert set(times) == set(undrawn)
    for tile, n in times.items():
        expected = SEEDS * undrawn.count(tile) / 8
        assert 0.5 * expected < n < 1.6 * expected


@pytest.mark.parametrize("left", [0, 1])
def test_an_exhausted_deck_stays_as_it_is(left: int) -> None:
    match = keeping(2, 2)
    match.state["age"] = 2
    match.state["deck_at"] = 18 - left
    for seed in range(10):
        assert redealt(match, 1, seed).tobytes() == match.state.tobytes()


def test_draws_depend_on_the_seed_alone() -> None:
    match = keeping(4, 2)
    draws = [redealt(match, 1, seed).tobytes() for seed in (0, 1, 2**32, 2**40 + 1)]
    assert len(set(draws)) == 4
    assert draws == [redealt(match, 1, seed).tobytes() for seed in (0, 1, 2**32, 2**40 + 1)]


@pytest.mark.parametrize("answered", range(4))
def test_a_redealt_choice_of_wealth_plays_on(answered: int) -> None:
    """What others keep in the imagined position is what they get there."""
    match = keeping(4, answered)
    seat = match.seat
    assert seat is not None
    for seed in range(10):
        states = GAME.new_states(1)
        states[0] = redealt(match, seat, seed)
        imagined = Match(GAME, [""] * 4, states[0])
        assert imagined.legal() == match.legal()
        hands = [set(seat_view["wealth"]) for seat_view in imagined.view()["seats"]]
        while imagined.view()["decision"]["kind"] == "keep":
            imagined.play(imagined.legal()[-1])
        for p, seat_view in enumerate(imagined.view()["seats"]):
            assert len(seat_view["wealth"]) == 2
            assert set(seat_view["wealth"]) <= hands[p]


# Exchange: nothing hidden is the same ------------------------------------------------------------------------------


def exchanges(match: Match, seat: int) -> list[Any]:
    """The position with hidden tiles drawn again, and all in which they have been moved around."""
    states = GAME.new_states(1 + GAME.rules.exchanges)
    for number in range(len(states)):
        states[number] = redealt(match, seat, 1)
        if number > 0:
            GAME.exchange(states[number], seat, number)
    return list(states)


@pytest.mark.parametrize(("players", "answered"), KEEPING)
def test_no_two_tiles_of_a_hand_stay(players: int, answered: int) -> None:
    match = keeping(players, answered)
    seat = match.seat
    assert seat is not None
    before, *others = exchanges(match, seat)
    for p in range(players):
        hands = [set(one["wealth"][p].tolist()) for one in (before, others[0])]
        kept = [set(one["kept"][p].tolist()) for one in (before, others[0])]
        has_kept = (p - int(before["start_player"])) % players < answered
        if p == seat:
            assert hands[0] == hands[1]
        else:
            assert not hands[0] & hands[1]
            assert not has_kept or not kept[0] & kept[1]
        assert not has_kept or all(two <= four for two, four in zip(kept, hands, strict=True))
    for one in others:
        assert changed_fields(before, one) <= HIDDEN_WHILE_KEEPING
        assert GAME.notation.view(one, seat) == GAME.notation.view(before, seat)
        dealt = [tile for p in range(players) for tile in one["wealth"][p].tolist()]
        assert len(set(dealt)) == len(dealt)
        assert not set(dealt) & drawn_openly(match)


@pytest.mark.parametrize("left", range(1, 9))
def test_every_place_of_a_deck_differs_in_one_of_them(left: int) -> None:
    """Even if tiles are equal: there are up to three of a kind. Where all are equal, nothing is unknown."""
    match = playout(GAME, 2, 6)
    there = match.fork(next(at for at in range(len(match)) if match.state_at(at)["age"] == 2))
    state, size = there.state, 18
    for tiles in (list(range(left)), [number // 3 for number in range(left)], [5] * min(left, 3)):
        state["deck_at"] = size - len(tiles)
        state["deck"][1, size - len(tiles) : size] = tiles
        for seed in range(4):
            states = GAME.new_states(1 + GAME.rules.exchanges)
            for number in range(len(states)):
                states[number] = state
                GAME.redeal(states[number], 0, seed)
                if number > 0:
                    GAME.exchange(states[number], 0, number)
            for place in range(size - len(tiles), size):
                there_are = {int(one["deck"][1, place]) for one in states}
                assert (len(there_are) > 1) == (len(set(tiles)) > 1)
            assert all(sorted(one["deck"][1, size - len(tiles) : size].tolist()) == sorted(tiles) for one in states)
