"""The estimate (`learn/estimate/`): from what its seat knows, exact at the end, and good enough to play by."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import JIT, records
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules import state as at
from patolli.games.settlers.rules.catalogue import MAX_LEGAL, token_at
from tests.games.settlers.table import Table

GAMES = 40 if JIT else 2
STRIDE = 9 if JIT else 61


def copy(state: Any) -> Any:
    states = records(1, at.STATE)
    states[0] = state
    return states[0]


def legal(state: Any) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int16)
    return out[: GAME.legal(state, out)].tolist()


def after(state: Any, action: int) -> Any:
    other = copy(state)
    GAME.apply(other, action)
    return other


def gains(table: Table) -> dict[str, float]:
    """How much each legal token changes the estimate of the deciding seat."""
    seat = table.player
    assert seat is not None
    now = GAME.evaluate(table.state, seat)
    return {
        token_at(table.state, action): float(GAME.evaluate(after(table.state, action), seat) - now)
        for action in legal(table.state)
    }


def best(table: Table) -> str:
    found = gains(table)
    return max(found, key=lambda token: found[token])


def greedy(state: Any, seed: int) -> int:
    """Like the policy of that name: the best action in a position where everything hidden was drawn again."""
    seat, actions = GAME.seat(state), legal(state)
    seen = copy(state)
    GAME.redeal(seen, seat, seed)
    values = [GAME.evaluate(after(seen, action), seat) for action in actions]
    return actions[int(np.argmax(values))]


def game(players: int, seed: int, clever: set[int]) -> list[float]:
    """The scores after a game in which some seats play greedily, all others at random."""
    state = records(1, at.STATE)[0]
    GAME.deal(state, players, seed)
    dice = random.Random(seed)
    number = 0
    while (seat := GAME.seat(state)) >= 0:
        number += 1
        GAME.apply(state, greedy(state, number) if seat in clever else dice.choice(legal(state)))
        assert number < 4000
    quarters = np.zeros(at.SEATS, np.int64)
    GAME.scores(state, quarters)
    return (quarters[:players] / 4).tolist()


# What it is made of -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_nothing_hidden_matters_and_the_end_is_exact(players: int) -> None:
    state = records(1, at.STATE)[0]
    GAME.deal(state, players, 4)
    dice = random.Random(4)
    number = 0
    while GAME.seat(state) >= 0:
        if number % STRIDE == 0:
            for seat in range(players):
                value, before = GAME.evaluate(state, seat), state.tobytes()
                assert np.isfinite(value)
                assert state.tobytes() == before
                other = copy(state)
                GAME.redeal(other, seat, number)
                assert GAME.evaluate(other, seat) == value
        GAME.apply(state, dice.choice(legal(state)))
        number += 1
    quarters = np.zeros(at.SEATS, np.int64)
    GAME.scores(state, quarters)
    assert [4 * GAME.evaluate(state, seat) for seat in range(players)] == quarters[:players].tolist()


def test_more_is_better() -> None:
    plain = GAME.evaluate(Table().state, 0)
    more: list[dict[str, Any]] = [
        {"points": {0: 3}},
        {"goods": {0: {"wood": 1}}},
        {"goods": {0: {"worker": 2}}},
        {"goods": {0: {"gold": 1}}},
        {"hand": {0: ["COM001"]}},
        {"deals": {0: ["ROM001"]}},
        {"locations": {0: ["COM008"]}},
        {"foundations": {0: ["COM001"]}},
    ]
    for what in more:
        assert GAME.evaluate(Table(**what).state, 0) > plain + 0.1, what
    assert GAME.evaluate(Table(points={0: 3}).state, 0) == pytest.approx(plain + 3)


def test_production_is_worth_more_the_earlier_it_is_there() -> None:
    worth = [
        GAME.evaluate(Table(round=n, locations={0: ["COM007"]}).state, 0) - GAME.evaluate(Table(round=n).state, 0)
        for n in (1, 2, 3, 4, 5)
    ]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[4] + 3


def test_goods_are_worth_nothing_once_nobody_can_use_them() -> None:
    """After the last pass of a seat in round 5; Romans keep Raze tokens, but not beyond the end."""
    goods = {"wood": 3, "worker": 2, "raze": 2, "gold": 1}
    rich = Table(round=5, turn=1, passed=[0], goods={0: goods}).state
    assert GAME.evaluate(rich, 0) == pytest.approx(GAME.evaluate(Table(round=5, turn=1, passed=[0]).state, 0))
    kept = Table(turn=1, passed=[0], goods={0: {"raze": 2}}).state
    lost = Table(turn=1, passed=[0], goods={0: {"wood": 2}}).state
    assert (
        GAME.evaluate(kept, 0)
        > GAME.evaluate(lost, 0)
        == pytest.approx(GAME.evaluate(Table(turn=1, passed=[0]).state, 0))
    )


def test_a_card_that_is_being_built_is_seen_as_built() -> None:
    """`build:` is followed by `location` and `pay`: the estimate is already close to its final value."""
    table = Table(
        hand={0: ["ROM023"]}, locations={0: ["COM008"]}, foundations={0: ["COM001"]},
        goods={0: {"wood": 1, "stone": 2, "gold": 1}},
    )  # fmt: skip
    before = GAME.evaluate(table.state, 0)
    table.play("build:ROM023")
    first = GAME.evaluate(table.state, 0)
    table.play("location:foundation", "pay:wss")
    last = GAME.evaluate(table.state, 0)
    assert first > before + 1
    assert last > before + 1
    assert abs(first - last) < 1


# What it decides --------------------------------------------------------------------------------------------------


def test_points_are_taken_before_passing() -> None:
    table = Table(round=5, locations={0: ["COM044"]}, goods={0: {"worker": 1, "wood": 1}})
    assert best(table) == "use:COM044"
    assert gains(table)["pass"] < -1


def test_production_is_built_early() -> None:
    table = Table(hand={0: ["COM007", "COM005"]}, goods={0: {"wood": 2}})
    assert best(table) == "build:COM007"


def test_in_the_last_round_points_count() -> None:
    """Old Forest would bring its Wood once; Gold for the Goldsmith's 2 points is better kept."""
    table = Table(round=5, hand={0: ["COM021"]}, locations={0: ["COM031"]}, goods={0: {"worker": 1, "gold": 1}})
    assert best(table) == "use:COM031"


def test_a_deal_is_made_rather_than_passed() -> None:
    found = gains(Table(hand={0: ["ROM003"]}, goods={0: {"food": 1}}))
    assert found["deal:ROM003"] > 0.5 > 0 > found["pass"]


def test_gold_is_kept_when_something_else_pays() -> None:
    table = Table(hand={0: ["COM042"]}, goods={0: {"wood": 2, "gold": 2}}).play("build:COM042")
    assert table.kind == "pay"
    assert best(table) == "pay:ww"


def test_the_least_location_is_given_up() -> None:
    """Ruins no longer do anything; a Foundation is better still."""
    what: dict[str, Any] = {"hand": {0: ["ROM020"]}, "locations": {0: ["COM007", "COM069", "ROM021"]}}
    table = Table(goods={0: {"stone": 1}}, **what).play("build:ROM020")
    assert table.kind == "location"
    assert best(table) == "location:COM069"
    table = Table(goods={0: {"stone": 1}}, foundations={0: ["COM001"]}, **what).play("build:ROM020")
    assert best(table) == "location:foundation"


def test_a_good_card_of_the_row_is_taken() -> None:
    """Early on Old Forest (2 Wood in every round) rather than Gallows or Ruins."""
    table = Table(start="lookout", decks={"common": ["COM005", "COM007", "COM069"]})
    assert best(table) == "take:COM007"


@pytest.mark.parametrize("players", [2, 4, 5])
def test_greedy_play_beats_random_play(players: int) -> None:
    won, points = 0, 0.0
    for seed in range(GAMES):
        clever = seed % players
        scores = game(players, seed, {clever})
        won += scores[clever] > max(score for seat, score in enumerate(scores) if seat != clever)
        points += scores[clever]
    assert won >= (0.9 if JIT else 0.5) * GAMES
    assert points / GAMES > (45 if JIT else 25)
