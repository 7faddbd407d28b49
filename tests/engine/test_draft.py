"""Tentative turns: where they end, what they show, and that they know nothing of the true position."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from patolli.agents.policy import PolicyAgent
from patolli.engine.draft import Draft, TurnEnded, agreed, ends_turn
from patolli.engine.errors import GameOver, IllegalMove, MoveError, UnreadableToken
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.testing.apart import hidden_otherwise
from patolli.testing.games import playout
from tests.games.tzolkin.table import Table

GAME = find_game("tzolkin")
SIX = ("A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1")


def before_the_draw(tiles: int = 5) -> Table:
    """Seat 0 only has to end its turn. Then the row is filled up to six, and the same seat turns the calendar."""
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20).put("start", 0)
    return t.lay(*SIX[:tiles]).run("place:tikal")


def contents(draft: Draft) -> bytes:
    """Everything a draft says."""
    return msgspec.json.encode(
        [draft.steps, draft.ended, draft.reveals, draft.view(), draft.before(), draft.legal()]
        + [draft.after(token) for token in draft.legal()]
    )


# Where a turn ends ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draft_ends_where_the_turn_of_the_true_match_ends(players: int) -> None:
    match, dice, long = Match.new(GAME, players, 3), random.Random(players), 0
    while not match.over:
        draft, true = Draft(match), match.fork()
        while not draft.to_confirm:
            assert draft.legal() == true.legal()
            token = dice.choice(draft.legal())
            before = true.state
            true.play(token)
            draft.play(token)
            if not draft.reveals:
                assert draft.ended == ends_turn(GAME, before, true.state)
                assert draft.view() == true.view(draft.seat), "nothing hidden was shown, so all of it is known"
        assert draft.steps == true.moves[len(match) :]
        assert draft.legal() == []
        long += len(draft.steps) > 1
        match = true
    assert long > 20


def test_the_end_of_the_game_ends_the_turn() -> None:
    match = playout(GAME, 2, 1)
    draft = Draft(match.fork(len(match) - 1))
    draft.play(match.moves[-1])
    assert draft.ended
    assert draft.view()["decision"] is None
    with pytest.raises(GameOver):
        Draft(match)


def test_another_day_ends_the_turn_also_if_the_same_seat_goes_on() -> None:
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20)
    draft = Draft(t)
    draft.play("place:tikal", "end")
    assert draft.ended
    assert t.run("place:tikal", "end").seat == 0


# What a step shows ------------------------------------------------------------------------------------------------


def test_what_is_drawn_has_to_be_confirmed_and_is_not_shown() -> None:
    draft = Draft(before_the_draw())
    draft.play("end")
    assert draft.reveals
    assert draft.legal() == []
    view, unknown = draft.looks()
    assert view["buildings"] == [*SIX[:5], None]
    assert ["buildings", 5] in unknown


def test_what_a_step_completes_is_known_before_it_is_taken() -> None:
    compared = 0
    for at in (0, 2, 3, 17, 40):
        match = playout(GAME, 3, 2).fork(at)
        draft = Draft(match)
        for token in draft.legal():
            kept = contents(draft)
            view, completes = draft.outcomes([token])[0]
            assert view == draft.after(token)
            assert contents(draft) == kept
            taken = Draft(match)
            taken.play(token)
            assert completes == taken.to_confirm
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("game", ["tzolkin", "settlers"])
def test_a_draft_that_goes_to_other_steps_is_like_a_new_one(game: str) -> None:
    dice, compared = random.Random(4), 0
    for at in (0, 3, 17, 40):
        match = playout(find_game(game), 3, 2).fork(at)
        used, tried = Draft(match), [list[str]()]
        for _ in range(10):
            new = Draft(match)
            steps = dice.choice(tried)
            steps = steps[: dice.randrange(len(steps) + 1)]
            new.play(*steps)
            while dice.random() < 0.7 and not new.to_confirm:
                new.play(dice.choice(new.legal()))
            if dice.random() < 0.3:
                with pytest.raises(MoveError) as one:
                    new.play("nonsense")
                with pytest.raises(MoveError) as other:
                    used.go_to([*new.steps, "nonsense"])
                assert str(one.value) == str(other.value)
            used.go_to(new.steps)
            assert contents(used) == contents(new)
            assert used.outcomes(used.legal()) == new.outcomes(new.legal())
            tried.append(list(new.steps))
            compared += len(new.steps)
    assert compared > 20


def test_nothing_is_drawn_into_a_full_row() -> None:
    draft = Draft(before_the_draw(6))
    draft.play("end")
    assert not draft.reveals
    assert [token.partition(":")[0] for token in draft.legal()] == ["advance"] * len(draft.legal())


@pytest.mark.parametrize("last", ["advance:1", "pick:tikal0", "nonsense"])
def test_nothing_may_follow_what_is_drawn_whatever_it_is(last: str) -> None:
    """Not even in one go, and it is labeled correctly: the next step may well be illegal for some draws."""
    told = f"step 1: '{last}' comes after .* shows something hidden"
    draft = Draft(before_the_draw())
    with pytest.raises(TurnEnded, match=told):
        draft.play("end", last)
    assert (draft.steps, draft.ended, draft.reveals) == ([], False, False)
    draft.play("end")
    with pytest.raises(TurnEnded, match=told) as caught:
        draft.play(last)
    assert (caught.value.token, caught.value.index) == (last, 1)
    assert (draft.steps, draft.reveals) == (["end"], True)


def test_the_tiles_of_the_others_are_not_shown_before_everybody_has_chosen() -> None:
    match = Match.new(GAME, 3, 5)
    draft = Draft(match)
    draft.play(draft.legal()[0])
    assert (draft.ended, draft.reveals) == (True, False)
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    last = Draft(match)
    last.play(last.legal()[0])
    assert last.reveals, "the last one to choose brings all tiles to light"


# Taking back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bad", "error"), [("end", IllegalMove), ("nonsense", UnreadableToken), (7, UnreadableToken), ([], UnreadableToken)]
)
def test_a_bad_step_leaves_everything_as_it_was(bad: Any, error: type[MoveError]) -> None:
    t = Table(2, seat=0).set(0, corn=20)
    empty, some = Draft(t), Draft(t)
    some.play("place:tikal")
    kept = [contents(draft) for draft in (empty, some)]
    with pytest.raises(error) as caught:
        empty.play(bad)
    assert caught.value.index == 0
    if bad != "end":
        with pytest.raises(error) as caught:
            empty.play("place:tikal", "place:uxmal", bad)
        assert caught.value.index == 2
        with pytest.raises(error):
            some.play("place:uxmal", bad)
    assert [contents(draft) for draft in (empty, some)] == kept
    empty.play("place:tikal")
    assert contents(empty) == kept[1]


@pytest.mark.parametrize("reveals", [False, True])
def test_a_turn_that_is_complete_stays_so(reveals: bool) -> None:
    draft = Draft(before_the_draw() if reveals else Table(2, seat=0).set(0, corn=20).run("place:tikal"))
    draft.play("end")
    kept = contents(draft)
    for _ in range(2):
        with pytest.raises(TurnEnded):
            draft.play("end")
        assert contents(draft) == kept
    draft.play()
    assert contents(draft) == kept


# What it knows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (4, 2)])
def test_drafts_of_positions_that_differ_in_hidden_things_are_equal(players: int, seed: int) -> None:
    match, dice, differ = playout(GAME, players, seed), random.Random(seed), 0
    for at in (*range(players + 1), *range(players + 2, len(match) - 1, 23)):
        here = match.fork(at)
        there = hidden_otherwise(here, 12345)
        differ += here.state.tobytes() != there.state.tobytes()
        drafts = Draft(here), Draft(there), Draft(Sight.of(there))
        while True:
            assert len({contents(draft) for draft in drafts}) == 1
            if drafts[0].to_confirm:
                break
            sights = [draft.sight() for draft in drafts]
            assert len({(sight.state.tobytes(), *sight.moves) for sight in sights}) == 1
            token = dice.choice(drafts[0].legal())
            for draft in drafts:
                draft.play(token)
    assert differ > 3


def test_two_records_that_differ_in_the_deck_only() -> None:
    record = playout(GAME, 4, 4).fork(40).record()
    other = record | {"deal": record["deal"] | {"age2": record["deal"]["age2"][::-1]}}
    assert record != other
    first, second = (Draft(Match.from_record(one)) for one in (record, other))
    assert contents(first) == contents(second)
    assert Match.from_record(record).state.tobytes() != Match.from_record(other).state.tobytes()


def test_the_next_decision_is_what_an_agent_would_see_in_the_true_match() -> None:
    match, agent, compared = Match.new(GAME, 3, 8), PolicyAgent("random", 1), 0
    while not match.over:
        draft = Draft(match)
        while not draft.to_confirm:
            sight, true = draft.sight(), Sight.of(match)
            assert (sight.seat, sight.number, sight.moves, sight.players) == (
                true.seat, true.number, true.moves, true.players,
            )  # fmt: skip
            assert sight.state.tobytes() == true.state.tobytes()
            token = agent.choose(sight)
            draft.play(token)
            match.play(token)
            compared += len(draft.steps) > 1
        with pytest.raises(TurnEnded):
            draft.sight()
    assert compared > 50


# Agreement --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "before", "shown", "unknown"),
    [
        ([1, 1], 0, 1, []),
        ([1, 2], 0, 0, [[]]),
        ([1, "1"], None, None, [[]]),
        ([{"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}], {"a": 0, "b": [0, 9]}, {"a": 1, "b": [1, 9]}, [["b", 1]]),
        ([{"a": 1}, {"b": 1}], {"a": 0}, {"a": 0}, [[]]),
        ([[1, 2], [1]], [5, 6], [5, 6], [[]]),
        ([{"a": [1, 2]}, {"a": [1, 3]}], {"a": [1]}, {"a": [1]}, [["a"]]),
        ([{"a": [1, 2]}, {"a": [1, 2]}], {"a": [1]}, {"a": [1, 2]}, []),
        ([[1], {"a": 1}], [2], [2], [[]]),
        (
            [{"a": [{"b": 1}, 5]}, {"a": [{"b": 2}, 5]}, {"a": [{"b": 1}, 5]}],
            {"a": [{"b": 7}, 0]},
            {"a": [{"b": 7}, 5]},
            [["a", 0, "b"]],
        ),
        ([[], []], [1], [], []),
        ([None, 1], 4, 4, [[]]),
        ([[1, 2], [3, 4]], [0, None], [0, None], [[0], [1]]),
        # A hand in the order of names: "b" was played; what came is after "c" in all of them, and may be before it.
        ([["a", "c", "d"], ["a", "c", "e"]], ["a", "b", "c"], ["a", "b", "c"], [[]]),
        # A row: something comes in place of "b".
        ([["a", "d", "c"], ["a", "e", "c"]], ["a", "b", "c"], ["a", "b", "c"], [[1]]),
        ([["a", "a", "d"], ["a", "a", "e"]], ["a", "b", "a"], ["a", "a", "a"], [[2]]),
    ],
)
def test_what_values_have_in_common(values: list[Any], before: Any, shown: Any, unknown: list[Any]) -> None:
    found: list[list[str | int]] = []
    assert agreed(values, before, found) == shown
    assert found == unknown
