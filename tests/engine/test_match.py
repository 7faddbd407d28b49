"""A match: what it does, what it refuses, and the facts in its errors."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli import Match
from patolli.engine.compiled.rng import MAX_KEY
from patolli.engine.errors import (
    BadRecord,
    BadSetup,
    GameOver,
    IllegalMove,
    MoveError,
    NothingToUndo,
    PatolliError,
    UnknownGame,
    UnreadableToken,
)
from patolli.engine.game import find_game, game_names
from patolli.engine.match import MAX_SEED
from patolli.testing.games import playout

GAME = find_game("tzolkin")


@pytest.fixture
def match() -> Match:
    """Some way into a game."""
    return playout(GAME, 3, 1).fork(60)


@pytest.fixture(scope="module")
def finished() -> Match:
    return playout(GAME, 2, 2)


def snapshot(match: Match) -> tuple[Any, ...]:
    return match.state.tobytes(), match.moves, match.legal(), copy.deepcopy(match.record()), len(match)


# Making one -------------------------------------------------------------------------------------------------------


def test_new_by_name_and_by_game() -> None:
    assert Match.new("tzolkin", 2, 5) == Match.new(GAME, 2, 5)
    assert Match.new("tzolkin", seed=5).players == ["", "", "", ""]
    named = Match.new("tzolkin", ["Ana", "Ben", ""], 5)
    assert named.players == named.record()["players"] == ["Ana", "Ben", ""]
    assert Match.new("tzolkin", ("Ana", "Ben"), 5).players == ["Ana", "Ben"]


def test_a_new_match_has_no_moves_but_is_something() -> None:
    match = Match.new("tzolkin", 2, 5)
    assert (len(match), match.moves, bool(match), match.over, match.winners) == (0, [], True, False, [])
    assert match.seat in (0, 1)
    assert match.scores() == [0.0, 0.0]


def test_seeds_deal() -> None:
    assert Match.new("tzolkin", 4, 5) == Match.new("tzolkin", 4, 5)
    assert Match.new("tzolkin", 4, 5) != Match.new("tzolkin", 4, 6)
    assert Match.new("tzolkin", 4, 0) != Match.new("tzolkin", 4, MAX_SEED)
    assert Match.new("tzolkin", 4, 2**33) != Match.new("tzolkin", 4, 0), "the upper half of a seed counts"
    assert len({repr(Match.new("tzolkin", 2)) for _ in range(8)}) == 8, "without a seed every deal is another one"


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1000, [], ["a"], ["a"] * 5])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(BadSetup, match="Tzolk'in is for 2 to 4 players, not for"):
        Match.new("tzolkin", players, 1)


@pytest.mark.parametrize("seed", [-1, MAX_KEY + 1, 2**300, 1.5, "1"])
def test_a_bad_seed(seed: Any) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number from 0 to"):
        Match.new("tzolkin", 2, seed)


@pytest.mark.parametrize("names", [["a" * 201, "b"], ["a", 5], [None, None], ["\ud800", "b"]])
def test_bad_names(names: Any) -> None:
    with pytest.raises(BadSetup, match="name"):
        Match.new("tzolkin", names, 1)


@pytest.mark.parametrize("name", ["", "chess", "Tzolkin", "patolli.games.tzolkin"])
def test_an_unknown_game(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        Match.new(name, 2, 1)
    assert caught.value.name == name
    assert caught.value.known == list(game_names())
    assert str(caught.value) == f"no game is called {name!r}; known games: {', '.join(game_names())}"


def test_errors_are_of_one_family() -> None:
    for kind in (UnknownGame, BadSetup, BadRecord, NothingToUndo, MoveError):
        assert issubclass(kind, PatolliError)
    for kind in (UnreadableToken, IllegalMove, GameOver):
        assert issubclass(kind, MoveError)


# Looking ----------------------------------------------------------------------------------------------------------


def test_legal_is_sorted_and_matches_ids(match: Match) -> None:
    assert match.legal() == sorted(match.legal())
    assert {GAME.ids[token] for token in match.legal()} == set(match.legal_ids())
    assert match.legal_ids() == sorted(match.legal_ids())


def test_looking_back(match: Match) -> None:
    for at in (0, 1, 30, 60):
        there = match.fork(at)
        assert match.legal(at) == there.legal()
        assert match.legal_ids(at) == there.legal_ids()
        assert match.view(at=at) == there.view()
        assert match.view(1, at) == there.view(1)
        assert match.state_at(at).tobytes() == there.state.tobytes()


@pytest.mark.parametrize("at", [-1, 61, 10**6])
def test_there_is_no_such_position(match: Match, at: int) -> None:
    for look in (match.legal, match.legal_ids, match.state_at, match.fork, lambda n: match.view(at=n)):
        with pytest.raises(BadSetup, match=f"the match has positions 0 to 60; there is no position {at}"):
            look(at)


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_there_is_no_such_seat(match: Match, seat: int) -> None:
    token = match.legal()[0]
    for look in (match.view, match.record, lambda s: match.preview(token, s)):
        with pytest.raises(BadSetup, match=f"there is no seat {seat}; seats are 0 to 2"):
            look(seat)


def test_a_view_can_be_changed_without_changing_the_match(match: Match) -> None:
    before = snapshot(match)
    match.view()["seats"][0]["corn"] = 99
    match.record()["moves"].append("end")
    match.record()["players"][0] = "Eve"
    match.legal().clear()
    assert snapshot(match) == before


def test_preview_is_the_view_after_a_token(match: Match) -> None:
    before = snapshot(match)
    for token in match.legal():
        after = match.fork()
        after.play(token)
        assert match.preview(token) == after.view()
        assert match.preview(token, 1) == after.view(1)
    assert snapshot(match) == before
    with pytest.raises(IllegalMove):
        match.preview("keep:W01+W02")
    with pytest.raises(UnreadableToken):
        match.preview("nonsense")


def test_the_end(finished: Match) -> None:
    assert (finished.over, finished.seat, finished.legal(), finished.legal_ids()) == (True, None, [], [])
    view = finished.view()
    assert view["winners"] == finished.winners != []
    assert [seat["points"] for seat in view["seats"]] == finished.scores()


# Playing ----------------------------------------------------------------------------------------------------------


def test_play_and_undo(match: Match) -> None:
    before = snapshot(match)
    seat = match.seat
    token = match.legal()[0]
    match.play(token)
    assert match.moves[-1] == token
    assert len(match) == 61
    match.undo()
    assert snapshot(match) == before
    assert match.seat == seat
    match.undo(0)
    assert snapshot(match) == before
    match.undo(60)
    assert match == Match.new("tzolkin", 3, 1)


@pytest.mark.parametrize("count", [-1, 61, 10**9])
def test_nothing_to_undo(match: Match, count: int) -> None:
    before = snapshot(match)
    with pytest.raises(NothingToUndo, match=f"cannot undo {count} moves: the match has 60"):
        match.undo(count)
    assert snapshot(match) == before


def test_an_illegal_move_says_what_was_legal(match: Match) -> None:
    before = snapshot(match)
    with pytest.raises(IllegalMove) as caught:
        match.play("keep:W01+W02")
    error = caught.value
    assert (error.token, error.index, error.legal) == ("keep:W01+W02", 60, match.legal())
    assert str(error) == f"move 60: 'keep:W01+W02' is not legal here; legal: {', '.join(match.legal())}"
    assert snapshot(match) == before


def test_an_unreadable_token_is_named(match: Match) -> None:
    before = snapshot(match)
    with pytest.raises(UnreadableToken) as caught:
        match.play("place:mars")
    assert (caught.value.token, caught.value.index) == ("place:mars", 60)
    legal = match.legal()
    assert caught.value.legal == legal
    assert str(caught.value) == f"move 60: 'place:mars' is not a token of tzolkin; legal here: {', '.join(legal)}"
    with pytest.raises(UnreadableToken) as caught:
        match.play("x" * 10**6)
    assert len(str(caught.value)) < 150 + len(", ".join(match.legal()))
    assert snapshot(match) == before


@pytest.mark.parametrize(
    "token", ["End", " end", "end ", "END", "end\n", "", "pick:palenque8", "pay:sw", "keep:W02+W01"]
)
def test_tokens_are_exact(match: Match, token: str) -> None:
    with pytest.raises(UnreadableToken):
        match.play(token)


def test_a_move_after_the_end(finished: Match) -> None:
    before = snapshot(finished)
    with pytest.raises(GameOver) as caught:
        finished.play("end")
    assert (caught.value.token, caught.value.index) == ("end", len(finished))
    assert str(caught.value) == f"move {len(finished)}: 'end' comes after the end of the game"
    with pytest.raises(UnreadableToken):
        finished.play("nonsense")
    assert snapshot(finished) == before


def test_play_by_id_is_checked_like_a_token(match: Match) -> None:
    before = snapshot(match)
    legal = match.legal_ids()
    for action in (-1, len(GAME.notation.tokens), 10**9):
        with pytest.raises(UnreadableToken):
            match.play_id(action)
    with pytest.raises(IllegalMove) as caught:
        match.play_id(0)
    assert caught.value.token == GAME.notation.tokens[0]
    assert snapshot(match) == before
    match.play_id(legal[-1])
    assert match.moves[-1] == GAME.notation.tokens[legal[-1]]
    match.undo()
    match.play_id(np.int16(legal[-1]))  # type: ignore[arg-type]
    assert match.moves[-1] == GAME.notation.tokens[legal[-1]]


def objects() -> st.SearchStrategy[Any]:
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.complex_numbers() | st.binary()
    text = st.text() | st.text(alphabet=st.characters(categories=["Cs", "Cc", "Cf"]))
    keys = st.integers() | st.text(max_size=3)
    odd = st.sampled_from([object(), Match, b"end", np.str_("end"), np.int16(3), {1, 2}, range(3)])
    return st.recursive(
        plain | text | odd, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3)
    )


@settings(max_examples=300, deadline=None)
@given(
    token=objects()
    | st.sampled_from(GAME.notation.tokens).flatmap(lambda t: st.sampled_from([t + "x", t[:-1], t.upper()]))
)
def test_any_object_as_a_token_is_refused_and_changes_nothing(token: Any) -> None:
    match = Match.new(GAME, 2, 3)
    before = snapshot(match)
    with pytest.raises(MoveError) as caught:
        match.play(token)
    assert caught.value.index == 0
    assert len(str(caught.value)) < 1000
    assert snapshot(match) == before


@pytest.mark.parametrize("token", [10**5000, [10**5000], "x" * 10**7], ids=["number", "list", "text"])
def test_huge_objects_as_tokens_are_refused(token: Any) -> None:
    """Python refuses to print numbers of more than 4,300 digits."""
    with pytest.raises(UnreadableToken) as caught:
        Match.new(GAME, 2, 3).play(token)
    assert len(str(caught.value)) < 200


@settings(max_examples=100, deadline=None)
@given(actions=st.lists(st.integers(-(2**70), 2**70) | st.integers(-3, 460), max_size=20))
def test_any_ids_are_played_or_refused(actions: list[int]) -> None:
    match = Match.new(GAME, 2, 3)
    for action in actions:
        before = snapshot(match)
        legal = action in match.legal_ids()
        try:
            match.play_id(action)
        except MoveError:
            assert not legal
            assert snapshot(match) == before
        else:
            assert legal


@settings(max_examples=40, deadline=None)
@given(choices=st.lists(st.integers(0, 63), max_size=150), undo=st.integers(0, 150), players=st.integers(2, 4))
def test_any_play_can_be_undone_and_done_again(choices: list[int], undo: int, players: int) -> None:
    match = Match.new(GAME, players, 9)
    for choice in choices:
        if match.over:
            break
        match.play(match.legal()[choice % len(match.legal())])
    end, moves = match.state.tobytes(), match.moves
    undo = min(undo, len(match))
    match.undo(undo)
    for token in moves[len(moves) - undo :]:
        match.play(token)
    assert (match.state.tobytes(), match.moves) == (end, moves)


# Forks, equality, words -------------------------------------------------------------------------------------------


def test_forks_go_their_own_way(match: Match) -> None:
    before = snapshot(match)
    for at in (0, 10, 60):
        fork = match.fork(at)
        assert fork.moves == match.moves[:at]
        assert fork.players == match.players
        for _ in range(100):
            if fork.over:
                break
            fork.play(fork.legal()[-1])
        fork.players[0] = "Eve"
    assert snapshot(match) == before
    fork = match.fork()
    match.undo(60)
    assert snapshot(fork) == before


def test_a_still_match_copies_no_positions_until_one_of_the_two_writes_where_the_other_looks(match: Match) -> None:
    still = match.still()
    assert np.shares_memory(still.state_at(0), match.state_at(0))
    assert not np.shares_memory(match.fork().state_at(0), match.state_at(0))
    before, legal = snapshot(still), match.legal()
    match.play(legal[0])
    assert np.shares_memory(still.state_at(0), match.state_at(0)), "the match goes on behind what is looked at"
    still.play(legal[-1])
    assert not np.shares_memory(still.state_at(0), match.state_at(0))
    still.undo()
    again = match.still(50)
    match.undo(20)
    for _ in range(20):
        match.play(match.legal()[-1])
    assert snapshot(still) == before
    assert again == still.fork(50)
    with pytest.raises(BadSetup):
        match.still(200)


def test_a_trimmed_match_is_the_same_and_takes_less(finished: Match) -> None:
    match = finished.fork()
    match.trim()
    assert match.nbytes == (len(match) + 1) * match.game.rules.dtype.itemsize
    assert snapshot(match) == snapshot(finished)
    match.undo()
    match.play(finished.moves[-1])
    assert match == finished


def test_forks_have_the_same_bytes(finished: Match) -> None:
    """Unused bytes included: a position is compared and hashed by its bytes."""
    garbage = [np.full(100_000, 0x55, np.uint8) for _ in range(50)]
    del garbage
    for at in range(0, len(finished) + 1, 5):
        assert finished.fork(at).state.tobytes() == finished.state_at(at).tobytes()


def test_equality(match: Match) -> None:
    assert match == match.fork()
    assert match != match.fork(59)
    assert match != Match.new("tzolkin", 3, 1)
    assert match.fork(0) == Match.new("tzolkin", 3, 1)
    assert match.fork(0) != Match.new("tzolkin", ["a", "", ""], 1)
    assert match != match.record()
    with pytest.raises(TypeError):
        hash(match)


def test_repr_rebuilds(match: Match) -> None:
    again = eval(repr(match), {"Match": Match})
    assert again == match
    assert again.state.tobytes() == match.state.tobytes()


def test_notebooks_see_a_picture(match: Match) -> None:
    assert match._repr_svg_().lstrip().startswith("<svg")


def test_long_matches_keep_every_position(finished: Match) -> None:
    match = finished.fork(0)
    seen = [match.state.tobytes()]
    for token in finished.moves:
        match.play(token)
        seen.append(match.state.tobytes())
    assert [match.state_at(at).tobytes() for at in range(len(match) + 1)] == seen
    assert len(match) > 128, "long enough to have grown"


def test_from_record_up_to_a_position(finished: Match) -> None:
    record = finished.record()
    for at in (0, 1, 100, len(finished)):
        match = Match.from_record(record, to=at)
        assert match == finished.fork(at)
        assert match.state.tobytes() == finished.state_at(at).tobytes()
    for at in (-1, len(finished) + 1):
        with pytest.raises(BadSetup, match=f"the record has positions 0 to {len(finished)}; there is no position {at}"):
            Match.from_record(record, to=at)


def test_only_the_moves_up_to_a_position_are_played(finished: Match) -> None:
    moves = finished.moves
    record = finished.record() | {"moves": [*moves[:50], "end", "end", "end"]}
    assert len(Match.from_record(msgspec.json.encode(record), to=50)) == 50
    with pytest.raises(MoveError) as caught:
        Match.from_record(record)
    assert 50 <= caught.value.index <= 52
