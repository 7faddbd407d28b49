"""Alarms: the same positions every time, meaningful figures, and a training run that measures when due."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from patolli.agents.network.file import Network, Shape
from patolli.agents.policy import PolicyAgent
from patolli.arena.store import StoreError
from patolli.engine.game import find_game
from patolli.training import alarms, rounds
from patolli.training.alarms import Alarms, Found, Measuring, alone, fixed_positions, put_together
from patolli.training.folder import open_training
from patolli.training.plan import make_training_plan
from patolli.training.rounds import train
from patolli.training.ways import usual

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

GAME = find_game("tzolkin")
NETWORK = Network.random(Shape.of(GAME, 16, 8), 1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little work, in this process."""
    sizes = {"CHUNKS": 2, "POSITIONS": 3, "SEARCHED": 6, "JUDGED": 12, "CONTESTS": 4, "CONTEST": 2}
    for name, value in (sizes | {"GREEDY_GAMES": 2, "GREEDY": 2}).items():
        monkeypatch.setattr(alarms, name, value)
    monkeypatch.setattr(rounds, "work_on_processes", lambda task, numbers, *_: ((n, task(n)) for n in numbers))


def found_by(network: Network, reference: Network | None) -> list[Found]:
    task = Measuring("tzolkin", 1, network, reference)
    return [msgspec.json.decode(task(number), type=Found) for number in alarms.numbers()]


def test_positions_are_the_same_every_time_and_all_have_a_choice() -> None:
    one, first = fixed_positions(GAME, NETWORK, 3)
    two, _ = fixed_positions(GAME, NETWORK, 3)
    assert [state.tobytes() for state in one] == [state.tobytes() for state in two]
    out = np.zeros(GAME.rules.max_legal, np.int16)
    assert len(one) > 50
    for state in one:
        states = GAME.new_states(1)
        states[0] = state
        assert GAME.legal(states[0], out) > 1
    assert GAME.seat(first[0]) >= 0
    assert one[0].tobytes() != fixed_positions(GAME, NETWORK, 4)[0][0].tobytes()


@pytest.mark.usefixtures("small")
def test_every_piece_of_work_finds_its_part() -> None:
    found = found_by(NETWORK, NETWORK)
    assert [len(one.differs) for one in found] == [len(one.regrets) for one in found] == [3, 3, 0, 0, 0, 0, 0, 0]
    assert all(regret >= 0 for one in found for regret in one.regrets)
    assert [one.won is not None for one in found] == [False] * 2 + [True] * 4 + [False] * 2
    assert [one.greedy is not None for one in found] == [False] * 6 + [True] * 2
    priors = [prior for one in found for prior in one.priors.get("technology", ())]
    assert priors
    assert all(0 < prior < 1 for prior in priors)
    assert all(one.won is None for one in found_by(NETWORK, None))


@pytest.mark.usefixtures("small")
def test_a_gift_is_worth_what_the_network_says_of_the_seat() -> None:
    """A network that counts only the architecture levels of the seat that looks: 10 points each."""
    shape = Shape.of(GAME, 1, 1)
    network = Network(shape, np.zeros(shape.size, np.float32))
    for _, places in GAME.learning.watch.styles["architecture"]:
        network.parts()["first"][places[0]] = 1
    network.parts()["second"][:] = 1
    network.parts()["seats"][0, 4] = 0.1
    for one in found_by(network, None)[:2]:
        assert one.gifts["architecture 3"] == pytest.approx(30, abs=0.01)


def test_one_sits_alone_at_each_seat_in_turn() -> None:
    """A greedy player wins against three who do anything, wherever they sit."""
    for number in range(8):
        others = [PolicyAgent("random", 10 * number + seat) for seat in range(3)]
        scores, winners = alone(GAME, PolicyAgent("greedy", number), others, number)
        assert len(scores) == 4
        assert winners == [number % 4]


def test_pieces_are_put_together() -> None:
    pieces = [
        Found(differs=[True, False], regrets=[0.5, 0.1], priors={"technology": [0.2, 0.4]}, gifts={"x": 10.0}),
        Found(differs=[False, False], regrets=[0.0, 0.0], priors={"technology": [0.6], "none": []}, gifts={"x": 20.0}),
        Found(won=1.0),
        Found(won=0.5),
        Found(greedy=80.0),
    ]
    found = put_together(7, pieces)
    assert (found.number, found.differs, found.regret, found.wins, found.greedy) == (7, 0.25, 0.15, 0.75, 80.0)
    assert (found.priors, found.gifts) == ({"technology": 0.4}, {"x": 15.0})
    assert put_together(7, [*pieces[:2], pieces[4]]).wins is None


def test_a_training_that_is_stuck_is_told_so() -> None:
    stuck = Alarms(
        number=5, differs=0.05, regret=0.2, wins=0.3, greedy=93.04, priors={"technology": 0.003}, gifts={"gift": 24.0}
    )
    assert stuck.words == (
        "After round 5: the search differs from the prior in 5.0% (below 8%: stuck); the prior's favourite costs 0.20 "
        "points a decision; wins 30% alone against three of the first network; 93.0 points alone against three greedy; "
        "prior of technology 0.003; gift believed to be worth +24.0."
    )
    better = msgspec.structs.replace(stuck, differs=0.09, wins=None).words
    assert "stuck" not in better
    assert "first network" not in better


@pytest.mark.usefixtures("small")
def test_it_is_measured_every_so_many_rounds_and_once(tmp_path: Path) -> None:
    ways = msgspec.structs.replace(usual(4), alarms=2)
    plan = make_training_plan(GAME, games=1, seed=7, start=NETWORK, ways=ways)
    told: list[Alarms] = []
    with open_training(tmp_path, plan, NETWORK) as folder:
        assert train(folder, 2, measured=told.append)
    assert [found.number for found in told] == [0, 2]
    (tmp_path / "alarms.jsonl").write_bytes((tmp_path / "alarms.jsonl").read_bytes().splitlines(keepends=True)[0])
    with open_training(tmp_path, plan, NETWORK) as folder:  # stopped before it was measured
        assert [found.number for found in folder.alarms] == [0]
        assert train(folder, 3, measured=told.append)
        assert [found.number for found in folder.alarms] == [0, 2]
    assert told[2] == told[1]
    (tmp_path / "alarms.jsonl").write_bytes(b"nonsense\n")
    with pytest.raises(StoreError, match="line 1: not a measurement"), open_training(tmp_path, plan, NETWORK):
        pass


@pytest.mark.usefixtures("small")
def test_time_that_is_over_ends_measuring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ways = msgspec.structs.replace(usual(4), alarms=1)
    plan = make_training_plan(GAME, games=1, seed=7, start=NETWORK, ways=ways)
    monkeypatch.setattr(rounds, "work_on_processes", lambda task, numbers, *_: ((n, task(n)) for n in [0]))
    with open_training(tmp_path, plan, NETWORK) as folder:
        assert not train(folder, 2)
    assert not (tmp_path / "alarms.jsonl").exists()
