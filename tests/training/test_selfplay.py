"""Self-play games of the search: reproducible, blind to what is hidden, and stored as they were played."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from patolli.agents.network.file import Network, Shape
from patolli.agents.search.growing import Recipe, SearchTree
from patolli.arena.workers import work_on_processes
from patolli.engine.game import Game, find_game
from patolli.training import selfplay
from patolli.training.beginnings import play_on
from patolli.training.learning import make_batch
from patolli.training.selfplay import (
    MOST_ACTIONS,
    BadPositions,
    SelfPlay,
    choose,
    pack,
    position_dtype,
    tables,
    unpack,
)
from patolli.training.table import RECIPE, grow
from patolli.training.ways import Lessons, usual

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

GAME = find_game("tzolkin")
NETWORK = Network.random(Shape.of(GAME, 16, 8), 1)
PLAY = SelfPlay("tzolkin", 5, usual(12), NETWORK)
Array = np.ndarray[Any, Any]


@pytest.fixture(scope="module")
def games() -> list[Array]:
    return [PLAY.play(number) for number in range(4)]


def after(position: Any, action: int) -> Array:
    """The position after an action, and after all that follow without a choice."""
    states = GAME.new_states(1)
    states[0] = position
    GAME.apply(states[0], action)
    out = np.zeros(GAME.rules.max_legal, np.int16)
    while GAME.seat(states[0]) >= 0 and GAME.legal(states[0], out) == 1:
        GAME.apply(states[0], int(out[0]))
    return states


def legal(position: Any) -> list[int]:
    states = GAME.new_states(1)
    states[0] = position
    out = np.zeros(GAME.rules.max_legal, np.int16)
    return out[: GAME.legal(states[0], out)].tolist()


def test_all_numbers_of_players_are_played_the_largest_most() -> None:
    assert tables(GAME) == [2, 3, 4, 4]
    assert {int(SelfPlay("tzolkin", 5, usual(4), None).play(number)["players"][0]) for number in range(12)} == {2, 3, 4}


def test_a_game_depends_on_seed_number_and_weights_alone(games: list[Array]) -> None:
    assert PLAY(2) == pack(games[2])
    others = [
        SelfPlay("tzolkin", *each) for each in ((6, usual(12), NETWORK), (5, usual(13), NETWORK), (5, usual(12), None))
    ]
    assert len({PLAY(2), PLAY(3), *(other(2) for other in others)}) == 5


def test_a_game_is_the_same_in_a_process_with_one_thread() -> None:
    """Libraries add in another order there; what the network says must not depend on it."""
    play = SelfPlay("tzolkin", 5, usual(4), Network.random(Shape.of(GAME), 1))
    assert dict(work_on_processes(play, [0, 1], 1)) == {0: play(0), 1: play(1)}


@pytest.mark.parametrize("begun", [False, True])
def test_play_begins_where_the_beginning_ends(monkeypatch: pytest.MonkeyPatch, begun: bool) -> None:
    """Earlier decisions are not learned from, and the game is marked as not a plain one."""
    left: list[bytes] = []

    def begin(game: Game, states: Array, beginnings: Any, rng: np.random.Generator) -> bool:
        assert states[0]["kept_count"] == 0
        if begun:
            play_on(game, states, 30, 0.2, rng)
        left.append(states[0].tobytes())
        return begun

    monkeypatch.setattr(selfplay, "begin", begin)
    rows = PLAY.play(0)
    assert rows["position"][0].tobytes() == left[0]
    assert (rows["plain"] == (not begun)).all()


def test_some_games_are_plain_and_some_are_not(games: list[Array]) -> None:
    plain = [bool(rows["plain"].all()) for rows in games]
    assert plain == [bool(rows["plain"].any()) for rows in games]
    assert plain == [rows["position"]["kept_count"][0] == 0 for rows in games]
    assert set(plain) == {True, False}


def test_positions_are_those_of_one_game_in_order(games: list[Array]) -> None:
    for number, rows in enumerate(games):
        assert (rows["number"] == number).all()
        assert (rows["players"] == rows["players"][0]).all()
        for row, following in zip(rows, [*rows[1:], None], strict=True):
            assert len(legal(row["position"])) > 1
            assert GAME.seat(after_nothing(row["position"])) == row["seat"]
            results = [after(row["position"], action) for action in legal(row["position"])]
            if following is not None:
                assert following["position"].tobytes() in [states.tobytes() for states in results]
                continue
            ends = [result(states[0]) for states in results if GAME.seat(states[0]) < 0]
            assert (row["points"].tolist(), np.flatnonzero(row["won"]).tolist()) in ends
            assert row["won"].sum() == pytest.approx(1)
        for name in ("points", "won"):
            assert (rows[name] == rows[name][0]).all()


def after_nothing(position: Any) -> Any:
    states = GAME.new_states(1)
    states[0] = position
    return states[0]


def result(state: Any) -> tuple[list[float], list[int]]:
    quarters = np.zeros(GAME.max_players, np.int64)
    GAME.scores(state, quarters)
    return (quarters / 4).tolist(), GAME.winners(state)


def test_full_searches_are_a_share_and_have_targets(games: list[Array]) -> None:
    rows = np.concatenate(games)
    assert 0.25 < rows["full"].mean() < 0.45
    for row in rows:
        count = row["count"]
        if not row["full"]:
            assert count == 0
            assert not row["shares"].any()
            continue
        assert sorted(row["actions"][:count]) == legal(row["position"])
        assert row["shares"].sum() == pytest.approx(1, abs=1e-6)
        visits = row["shares"][:count] * 11  # the first of 12 simulations judges the root
        assert np.allclose(visits, visits.round(), atol=1e-4)
        assert not row["shares"][count:].any()


def grown(monkeypatch: pytest.MonkeyPatch, simulations: int) -> set[tuple[int, ...]]:
    """The simulations of a decision, in the order they were requested."""
    searches: list[list[int]] = []
    stand_at, grow = SearchTree.stand_at, SearchTree.grow
    monkeypatch.setattr(SearchTree, "stand_at", lambda *args: (searches.append([]), stand_at(*args)))
    monkeypatch.setattr(
        SearchTree, "grow", lambda tree, count, stream: (searches[-1].append(count), grow(tree, count, stream))
    )
    SelfPlay("tzolkin", 5, usual(simulations), NETWORK).play(0)
    return {tuple(counts) for counts in searches}


@pytest.mark.parametrize(("simulations", "quick"), [(16, 4), (4, 2)])
def test_other_searches_are_quick(monkeypatch: pytest.MonkeyPatch, simulations: int, quick: int) -> None:
    assert grown(monkeypatch, simulations) == {(1, simulations - 1), (1, quick - 1)}


def test_what_the_network_dislikes_is_not_tried_out_of_doubt(games: list[Array]) -> None:
    """Otherwise it would be learned as something to prefer."""
    position = after_nothing(games[0][40]["position"])
    disliked = legal(position)[0]
    network = Network(NETWORK.shape, NETWORK.weights.copy())
    network.parts()["actions_bias"][disliked] = -50
    for recipe, tried in ((RECIPE, False), (Recipe(), True)):
        tree = SearchTree(GAME, network, recipe, 1)
        actions, visits = grow(tree, position, 0, 2000)
        assert (visits[actions.tolist().index(disliked)] > 0) == tried


def test_noise_changes_what_a_full_search_tries(games: list[Array]) -> None:
    tree = SearchTree(GAME, NETWORK, Recipe(), 1)
    found: set[bytes] = set()
    for seed in range(8):
        position = after_nothing(games[0][0]["position"])
        _, visits = grow(tree, position, 0, 12, noise=0.25, rng=np.random.default_rng(seed))
        found.add(visits.tobytes())
        assert tree.root_priors().sum() == pytest.approx(1, abs=1e-5)
    assert len(found) > 1
    plain = SearchTree(GAME, NETWORK, Recipe(), 1)
    plain.stand_at(games[0][0]["position"])
    plain.grow(1, 0)
    assert np.abs(plain.root_priors() - tree.root_priors()).max() <= 0.25


def test_nothing_hidden_is_used(games: list[Array]) -> None:
    """With other things where the seat cannot look, the search finds the same, and learning sees the same."""
    rows = games[1][::20].copy()
    other = rows.copy()
    for row in other:
        state = GAME.new_states(1)
        state[0] = row["position"]
        GAME.redeal(state[0], int(row["seat"]), 77)
        row["position"] = state[0]
    assert (rows["position"] != other["position"]).any()
    tree = SearchTree(GAME, NETWORK, Recipe(), 1)
    for one, two in zip(rows, other, strict=True):
        searches = [grow(tree, after_nothing(row["position"]), 3, 3) for row in (one, two)]
        assert np.array_equal(searches[0][1], searches[1][1])
    assert np.array_equal(make_batch(GAME, rows).features, make_batch(GAME, other).features)


def test_moves_are_what_was_tried_most_or_drawn_by_it() -> None:
    rng = np.random.default_rng(0)
    actions, visits = np.array([7, 8, 9]), np.array([1, 0, 3])
    assert {choose(actions, visits, 0.0, rng) for _ in range(50)} == {9}
    drawn = [choose(actions, visits, 1.0, rng) for _ in range(400)]
    assert set(drawn) == {7, 9}
    assert 0.15 < drawn.count(7) / 400 < 0.35


def test_of_many_actions_those_tried_most_are_kept() -> None:
    row = np.zeros(1, position_dtype(GAME))[0]
    selfplay._note(row, np.arange(100, 160), np.arange(60))
    assert row["count"] == MOST_ACTIONS
    assert sorted(row["actions"]) == list(range(120, 160))
    assert row["shares"].sum() == pytest.approx(1)


# As bytes


def test_positions_come_back(games: list[Array]) -> None:
    assert np.array_equal(unpack(pack(games[0]), GAME), games[0])


@pytest.mark.parametrize("data", [b"", b"nonsense", pack(np.zeros(0, np.int8)), pack(np.zeros(100, np.int8))])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadPositions):
        unpack(data, GAME)


def test_more_positions_than_a_game_can_have_are_refused() -> None:
    with pytest.raises(BadPositions):
        unpack(pack(np.zeros(GAME.rules.max_moves + 1, position_dtype(GAME))), GAME)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("number", -1, "numbers"), ("players", 0, "players"), ("players", 5, "players"), ("seat", 4, "seat"),
        ("seat", -1, "seat"), ("count", MOST_ACTIONS + 1, "actions"), ("count", 0, "actions"),
        ("actions", -1, "action"), ("actions", len(GAME.notation.tokens), "action"), ("points", np.nan, "points"),
        ("won", 0.5, "win"), ("won", [-1, 1, 1, 0], "win"), ("shares", np.inf, "shares"), ("shares", 0.5, "shares"),
        ("wanted_points", np.inf, "points"), ("wanted_win", np.nan, "no numbers"), ("wanted_win", 0.5, "win"),
        ("wanted_win", [-0.5, 1.5, 0, 0], "win"),
    ],
)  # fmt: skip
def test_what_learning_would_stumble_over_is_refused(games: list[Array], field: str, value: Any, words: str) -> None:
    rows = games[0].copy()
    rows[field][np.flatnonzero(rows["full"])[0]] = value
    with pytest.raises(BadPositions, match=words):
        unpack(pack(rows), GAME)


def test_wins_of_seats_that_are_not_played_are_refused(games: list[Array]) -> None:
    (rows, *_) = [rows.copy() for rows in games if rows["players"][0] < 4]
    for name in ("won", "wanted_win"):
        spoilt = rows.copy()
        spoilt[name][3] = [0, 0, 0, 1]
        with pytest.raises(BadPositions, match="win"):
            unpack(pack(spoilt), GAME)


def test_games_that_are_half_plain_are_refused(games: list[Array]) -> None:
    rows = games[0].copy()
    rows["plain"][5] ^= True
    with pytest.raises(BadPositions, match="beginning"):
        unpack(pack(rows), GAME)


def test_sources_add_up_to_the_points_since_play_began() -> None:
    """Only where they are to be learned: it takes time."""
    ways = msgspec.structs.replace(usual(4), lessons=Lessons(sources=1.0))
    assert not np.concatenate([PLAY.play(number) for number in range(2)])["sources"].any()
    for number in range(4):
        rows = SelfPlay("tzolkin", 5, ways, NETWORK).play(number)
        before = np.zeros(4, np.int64)
        GAME.scores(after_nothing(rows["position"][0]), before)
        for row in rows:
            seat = row["seat"]
            assert row["sources"].sum() == pytest.approx(row["points"][seat] - before[seat] / 4, abs=1e-3)
