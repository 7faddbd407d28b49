"""The learning example: its gradient is right, it learns, and what it has learned plays where the docs say."""

from __future__ import annotations

import random
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from patolli.agents.names import find_agent
from patolli.agents.network.file import Network, Shape
from patolli.client import NewSeat, blocking
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.envs.games import Games
from patolli.training.learning import Adam
from tests.paths import PROJECT
from tests.server.serving import serving

EXAMPLES = PROJECT / "examples"
SECONDS = 300
PPO = runpy.run_path(str(EXAMPLES / "ppo.py"))
TABLE = runpy.run_path(str(EXAMPLES / "ppo_table.py"))
GAME = find_game("tzolkin")


def loss(network: Network, batch: tuple[Any, ...], entropy_weight: float) -> float:
    """The loss of PPO, as textbooks have it."""
    observations, masks, actions, logs, advantages, wanted = batch
    _, _, logits, values = PPO["decide"](network, observations, masks)
    ratio = np.exp(logits[np.arange(len(actions)), actions] - logs)
    clipped = np.clip(ratio, 1 - PPO["CLIP"], 1 + PPO["CLIP"])
    gain = np.minimum(ratio * advantages, clipped * advantages).mean()
    entropy = -(np.exp(logits) * np.where(masks, logits, 0)).sum(1).mean()
    return float(-gain - entropy_weight * entropy + PPO["VALUE_WEIGHT"] * ((values - wanted) ** 2).mean())


def test_the_gradient_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    games = Games(GAME, 24, seed=1)
    for _ in range(30):
        games.step(games.sample())
    shape = Shape.of(GAME, 8, 6)
    network = Network(shape, rng.normal(0, 0.3, shape.size))
    observations, masks = games.observations.astype(np.float64), games.masks == 1
    actions = games.sample()
    logs = PPO["decide"](network, observations, masks)[2][np.arange(24), actions] + rng.normal(0, 0.3, 24)
    batch = (observations, masks, actions, logs, rng.normal(size=24), rng.normal(size=24))
    slope = PPO["gradient"](network, *batch, 0.05)[0]
    for direction in (slope / np.linalg.norm(slope), rng.normal(size=shape.size), rng.normal(size=shape.size)):
        step = 1e-6
        there, here = (Network(shape, network.weights + sign * step * direction) for sign in (1, -1))
        found = (loss(there, batch, 0.05) - loss(here, batch, 0.05)) / (2 * step)
        assert slope @ direction == pytest.approx(found, rel=1e-3, abs=1e-6)


def test_advantages_are_sums_of_surprises() -> None:
    lesson = PPO["Lesson"](3, Games(GAME, 2))
    lesson.values[:] = [[1, 0], [2, 0], [3, 0]]
    lesson.rewards[1, 0] = 5
    lesson.ends[1, 0] = 1
    decay = PPO["DECAY"]
    found = lesson.advantages(np.array([10, 1], np.float32))
    # The first game ends with the second decision; what comes later belongs to the next one.
    assert found[:, 0].tolist() == pytest.approx([2 - 1 + decay * (5 - 2), 5 - 2, 10 - 3])
    assert found[:, 1].tolist() == pytest.approx([decay**2, decay, 1])


@pytest.mark.long
@pytest.mark.compiled
def test_it_learns(tmp_path: Path) -> None:
    _, curve = PPO["train"](tmp_path, opponent="random", games=128, lessons=14)
    margins = [row[4] for row in curve]
    assert np.mean(margins[-3:]) > np.mean(margins[:3]) + 10


@pytest.mark.compiled
def test_a_lesson_makes_good_decisions_likelier() -> None:
    rng = np.random.default_rng(1)
    games = Games(GAME, 32, players=2, opponents="random", reward="points", skip_forced=True, seed=1)
    network = Network.random(Shape.of(GAME, *PPO["HIDDEN"]), 1)
    lesson = PPO["Lesson"](64, games)
    lesson.play(network, games, rng)
    after = PPO["decide"](network, games.observations, games.masks == 1)[3]
    better = lesson.advantages(after).ravel()
    PPO["learn"](network, Adam.fresh(network), lesson, after, PPO["RATE"], 0.0, rng)
    seen, masks = (each.reshape(len(better), -1) for each in (lesson.observations, lesson.masks))
    logits = PPO["decide"](network, seen, masks)[2]
    change = logits[np.arange(len(better)), lesson.actions.ravel()] - lesson.logs.ravel()
    assert np.corrcoef(change, better)[0, 1] > 0.1


@pytest.mark.compiled
def test_some_lessons(tmp_path: Path) -> None:
    said: list[str] = []
    _, curve = PPO["train"](tmp_path, opponent="random", games=32, lessons=3, say=said.append)
    assert len(said) == len(curve) > 0
    Network.random(Shape.of(GAME, *PPO["HIDDEN"]), 1).save(tmp_path / "start.npz")
    before, after = (Network.load(tmp_path / name).weights for name in ("start.npz", "network.npz"))
    assert (before != after).any()
    assert Network.load(tmp_path / "network.npz").check(GAME)
    head, *rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert head == "minutes,decisions,games,won,margin,entropy,clipped"
    assert len(rows) == len(curve)


@pytest.mark.compiled
def test_the_trained_policy_beats_greedy() -> None:
    bot = runpy.run_path(str(EXAMPLES / "ppo_bot.py"))["PpoBot"]()
    wins = 0
    for seed in range(10):
        match, greedy = Match.new("tzolkin", 2, seed), find_agent("greedy", seed)
        while (seat := match.seat) is not None:
            match.play((bot if seat == seed % 2 else greedy).choose(Sight.of(match)))
        wins += seed % 2 in match.winners
    assert wins >= 8


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gaps_of_a_record_change_no_feature(players: int) -> None:
    match, dice = Match.new("tzolkin", players, seed=players), random.Random(players)
    while (seat := match.seat) is not None:
        if len(match) < 12 or len(match) % 7 == 0:
            known = Sight.of(TABLE["match_of"](match.record(seat), seat, []))
            assert known.legal() == match.legal()
            assert (known.observe() == Sight.of(match).observe()).all()
        match.play(dice.choice(match.legal()))


@pytest.mark.compiled
def test_it_plays_at_a_table(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'patolli.db'}", tmp_path, "--no-limits") as server,
        blocking.Client(server.url) as client,
    ):
        made = client.make("tzolkin", [NewSeat(kind="mine", name="Ana"), NewSeat()])
        (ana,) = client.seats(made)
        command = [sys.executable, str(EXAMPLES / "ppo_table.py"), ana.link]
        policy = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            assert policy.stderr is not None
            assert policy.stderr.readline().startswith("To come back: ")
            ana.start()
            dice = random.Random(1)
            end = blocking.play(ana, lambda decision: dice.choice(decision.tokens))
            out, err = policy.communicate(timeout=SECONDS)
        finally:
            policy.kill()
        assert policy.returncode == 0, err
        assert end.scores is not None
        assert f"Policy: {end.scores[1]:g} points (winner)" in out
