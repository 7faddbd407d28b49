"""A running match with another deal: the same for anyone who knows no more, and containing nothing else of the true
deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from patolli.engine.known import StillSecret, known_match
from patolli.engine.match import SPECTATOR, Match
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.rules.components import AGE_SIZE
from patolli.testing.games import playout

TABLES = [(2, 21), (3, 22), (4, 23)]
AGES = ("age1", "age2")


def deal(match: Match) -> dict[str, Any]:
    return match.record()["deal"]


def eyes(players: int) -> tuple[int, ...]:
    return (SPECTATOR, *range(players))


def drawn(match: Match) -> list[int]:
    """How many tiles of each age have been laid out: counted by what was ever seen."""
    most = [0, 0]
    for at in range(len(match) + 1):
        state = match.state_at(at)
        age = int(state["age"]) - 1
        most[age] = max(most[age], int(state["deck_at"]))
    return most


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_every_position_looks_the_same(players: int, seed: int) -> None:
    match = playout(GAME, players, seed)
    for at in range(players, len(match), 61):
        there = match.fork(at)
        for seat in eyes(players):
            known = known_match(there, seat, at)
            assert known.moves == there.moves
            assert [known.view(seat, i) for i in range(at + 1)] == [there.view(seat, i) for i in range(at + 1)]
            if seat != SPECTATOR:
                assert deal(known)["wealth"][seat] == deal(there)["wealth"][seat], "own tiles are known"


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_tiles_are_the_same_and_those_drawn_stay(players: int, seed: int) -> None:
    match = playout(GAME, players, seed)
    for at in range(players, len(match), 31):
        there = match.fork(at)
        true, seen = deal(there), drawn(there)
        for seat in eyes(players):
            new = deal(known_match(there, seat, at))
            for age, size, count in zip(AGES, AGE_SIZE, seen, strict=True):
                # Tiles that were drawn and left the game in the same step were seen by nobody, but lay on the table.
                assert new[age][:count] == true[age][:count]
                assert Counter(new[age]) == Counter(true[age])
                assert len(new[age]) == size
            assert (new["neutral"], new["monuments"]) == (true["neutral"], true["monuments"])
            tiles = [tile for hand in new["wealth"] for tile in hand]
            assert len(set(tiles)) == 4 * players


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_two_matches_that_differ_only_in_what_is_hidden_give_the_same(players: int, seed: int) -> None:
    match = playout(GAME, players, seed)
    for at in range(players, len(match), 53):
        there = match.fork(at)
        for seat in eyes(players):
            other = known_match(there, seat, 1)  # differs from the true one in everything that is hidden
            assert deal(other) != deal(there) or at > len(match) // 2
            for number in (2, 2**62):
                left, right = known_match(there, seat, number), known_match(other, seat, number)
                for i in range(at + 1):
                    assert left.state_at(i).tobytes() == right.state_at(i).tobytes()
                assert left.record() == right.record()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_did_not_keep_is_drawn_again(players: int) -> None:
    match = playout(GAME, players, 5).fork(players + 10)
    for seat in eyes(players):
        hands = [deal(known_match(match, seat, number))["wealth"] for number in range(60)]
        for p in range(players):
            dealt = {tuple(hand[p]) for hand in hands}
            if p == seat:
                assert dealt == {tuple(deal(match)["wealth"][p])}
                continue
            kept = set(match.view()["seats"][p]["wealth"])
            assert all(kept < set(hand) for hand in dealt)
            assert len({frozenset(hand) for hand in dealt}) > 5
            # Where in the hand the kept tiles are says nothing either.
            assert len({hand.index(min(kept)) for hand in dealt}) == 4


def test_every_undrawn_tile_may_come_next() -> None:
    match = playout(GAME, 3, 6).fork(40)
    (count, _), true = drawn(match), deal(match)
    deals = [deal(known_match(match, 0, number)) for number in range(300)]
    assert {new["age1"][count] for new in deals} == set(true["age1"][count:])
    assert {new["age2"][0] for new in deals} == set(true["age2"])


def test_in_age_2_what_was_left_of_age_1_is_drawn_again() -> None:
    match = playout(GAME, 2, 7)
    late = match.fork(next(at for at in range(len(match)) if match.state_at(at)["age"] == 2))
    count = drawn(late)[0]
    assert count < AGE_SIZE[0] - 1
    assert len({tuple(deal(known_match(late, SPECTATOR, number))["age1"][count:]) for number in range(20)}) > 1


def test_going_back_remembers_what_came_later() -> None:
    match = playout(GAME, 2, 8)
    late = match.fork(next(at for at in range(len(match)) if match.state_at(at)["age"] == 2))
    early = known_match(late, 1, 3, at=5)
    assert early.moves == late.moves[:5]
    assert deal(early)["age1"][: drawn(late)[0]] == deal(late)["age1"][: drawn(late)[0]]
    assert deal(early) == deal(known_match(late, 1, 3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_while_wealth_is_chosen_only_what_the_seat_has_done_itself_can_be_played_again(players: int) -> None:
    match = playout(GAME, players, 9)
    first = int(match.state_at(0)["start_player"])
    for answered in range(players):
        there = match.fork(answered)
        for seat in eyes(players):
            if answered == 0 or (answered == 1 and seat == first):
                known = known_match(there, seat, 4)
                assert known.view(seat) == there.view(seat)
                hands = deal(known)["wealth"]
                assert all((hands[p] == deal(there)["wealth"][p]) == (p == seat) for p in range(players))
                continue
            with pytest.raises(StillSecret):
                known_match(there, seat, 4)


def test_the_match_itself_is_not_changed() -> None:
    match = playout(GAME, 3, 10).fork(60)
    before = [match.state_at(at).tobytes() for at in range(61)]
    known = known_match(match, SPECTATOR, 0)
    known.play(known.legal()[0])
    assert [match.state_at(at).tobytes() for at in range(61)] == before
    assert np.any(known.state_at(0)["deck"] != match.state_at(0)["deck"])
