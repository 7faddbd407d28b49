"""Trains a small policy by proximal policy optimisation (PPO) with action masks, in plain NumPy, on one or two cores.

    python examples/ppo.py --minutes 30 --out trained

plays thousands of games against `greedy` at once and writes the policy (network.npz) and its learning curve (curve.csv)
into the folder. Then let it play, in a tournament or at a table:

    export PPO_NETWORK=trained/network.npz
    patolli arena tzolkin --agents examples/ppo_bot.py:PpoBot,greedy --players 2 --games 200 --out results

docs/research.md tells how it went. The same steps work with every learning library; this one needs nothing installed.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np

from patolli.agents.network.file import Network, Shape
from patolli.agents.network.values import FAR, forward, preferences
from patolli.engine.game import find_game
from patolli.envs.games import Games
from patolli.training.learning import Adam

HIDDEN = (128, 64)
STEPS = 64  # decisions of each game between two lessons
PASSES, BATCH = 3, 2048
RATE = 1e-3
CLIP = 0.2  # how far one lesson may move the probability of a decision
ENTROPY = 0.01  # what trying other decisions is worth, at the beginning
VALUE_WEIGHT = 0.5
DECAY = 0.97  # the lambda of generalised advantage estimation; games end, so nothing is discounted
POINTS = 40.0  # so many points of difference are a reward of 1


def decide(network, observations, masks):
    """Log probabilities of all actions, and what the network expects to come: a reward."""
    first, second, values = forward(network, observations)
    logits = np.where(masks, preferences(network, second), FAR)
    logits -= logits.max(1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(1, keepdims=True))
    return first, second, logits, values[:, 0]


def sample(logits, rng):
    """One action for each row, drawn by the Gumbel trick."""
    return (logits + rng.gumbel(size=logits.shape).astype(np.float32)).argmax(1)


class Lesson:
    """The decisions of all games over some steps."""

    def __init__(self, steps, games):
        shape = (steps, games.count)
        self.observations = np.zeros((*shape, games.game.learning.observation_size), np.float32)
        self.masks = np.zeros((*shape, len(games.game.notation.tokens)), bool)
        self.actions = np.zeros(shape, np.int64)
        self.logs, self.values, self.rewards, self.ends = (np.zeros(shape, np.float32) for _ in range(4))

    def play(self, network, games, rng):
        """Play on with the network; the points by which it won or lost the games that ended."""
        margins = []
        for t in range(len(self.actions)):
            self.observations[t], self.masks[t] = games.observations, games.masks
            _, _, logits, self.values[t] = decide(network, self.observations[t], self.masks[t])
            self.actions[t] = sample(logits, rng)
            self.logs[t] = np.take_along_axis(logits, self.actions[t][:, None], 1)[:, 0]
            games.step(self.actions[t])
            self.rewards[t], self.ends[t] = games.rewards / POINTS, games.finished
            margins += games.rewards[games.finished == 1].tolist()
        return margins

    def advantages(self, after):
        """How much better each decision turned out than was expected; `after` is expected after the last ones."""
        found = np.zeros_like(self.values)
        running = np.zeros_like(after)
        for t in reversed(range(len(found))):
            goes_on = 1 - self.ends[t]
            surprise = self.rewards[t] + goes_on * after - self.values[t]
            running = found[t] = surprise + DECAY * goes_on * running
            after = self.values[t]
        return found


def gradient(network, observations, masks, actions, logs, advantages, wanted, entropy_weight):
    """How the loss of PPO changes with each of the weights, written out by hand."""
    size, rows = len(actions), np.arange(len(actions))
    parts = network.parts()
    first, second, logits, values = decide(network, observations, masks)
    chances = np.exp(logits)
    # The clipped objective: no more to gain where the ratio has left its bounds in the direction of the advantage.
    ratio = np.exp(logits[rows, actions] - logs)
    clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(clipped, 0, ratio * advantages)
    to_logits = chances * push[:, None]
    to_logits[rows, actions] -= push
    entropy = -(chances * np.where(masks, logits, 0)).sum(1, keepdims=True)
    to_logits += entropy_weight * chances * (np.where(masks, logits, 0) + entropy)
    to_logits /= size
    to_values = np.zeros((size, 2 * network.shape.seats), network.weights.dtype)
    to_values[:, 0] = 2 * VALUE_WEIGHT * (values - wanted) / size
    to_second = (to_logits @ parts["actions"] + to_values @ parts["seats"].T) * (second > 0)
    to_first = (to_second @ parts["second"].T) * (first > 0)
    slope = Network(network.shape, np.zeros_like(network.weights))
    for name, into, out_of in (
        ("first", observations, to_first),
        ("second", first, to_second),
        ("seats", second, to_values),
    ):
        slope.parts()[name][:] = into.T @ out_of
        slope.parts()[f"{name}_bias"][:] = out_of.sum(0)
    slope.parts()["actions"][:] = to_logits.T @ second
    slope.parts()["actions_bias"][:] = to_logits.sum(0)
    return slope.weights, float(entropy.mean()), float(clipped.mean())


def learn(network, adam, lesson, after, rate, entropy_weight, rng):
    """Learn from a lesson; how undecided the policy is, and which part of it was clipped."""
    advantages = lesson.advantages(after)
    wanted = (advantages + lesson.values).ravel()
    advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).ravel()
    observations = lesson.observations.reshape(len(wanted), -1)
    masks = lesson.masks.reshape(len(wanted), -1)
    actions, logs = lesson.actions.ravel(), lesson.logs.ravel()
    told = []
    for _ in range(PASSES):
        order = rng.permutation(len(wanted))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            pick = order[start : start + BATCH]
            slope, *rest = gradient(
                network, observations[pick], masks[pick], actions[pick], logs[pick], advantages[pick], wanted[pick],
                entropy_weight,
            )  # fmt: skip
            slope *= min(1.0, 0.5 / (float(np.linalg.norm(slope)) + 1e-8))
            adam.step(network.weights, slope, rate)
            told.append(rest)
    return np.mean(told, axis=0)


def train(folder, minutes=30.0, opponent="greedy", games=512, threads=1, seed=1, lessons=None, say=print):
    """Train for so many minutes, or for so many lessons; the network, and the rows of its learning curve."""
    game = find_game("tzolkin")
    rng = np.random.default_rng(seed)
    table = Games(
        game, games, players=2, opponents=opponent, reward="points", skip_forced=True, threads=threads, seed=seed
    )
    network = Network.random(Shape.of(game, *HIDDEN), seed)
    adam = Adam.fresh(network)
    lesson = Lesson(STEPS, table)
    curve = []
    start, done = time.monotonic(), 0
    try:
        while True:
            used = (time.monotonic() - start) / 60
            left = 1 - (used / minutes if lessons is None else done / lessons)
            if left <= 0:
                break
            margins = np.array(lesson.play(network, table, rng))
            after = decide(network, table.observations, table.masks == 1)[3]
            entropy, clipped = learn(network, adam, lesson, after, RATE * left, ENTROPY * left, rng)
            done += 1
            if len(margins):
                wins = float((margins > 0).mean() + (margins == 0).mean() / 2)
                row = (
                    round(used, 3),
                    done * lesson.actions.size,
                    len(margins),
                    round(wins, 4),
                    round(margins.mean(), 2),
                )
                curve.append((*row, round(float(entropy), 4), round(float(clipped), 4)))
                say("{:6.2f} min {:>11,} decisions {:5} games: won {:6.1%}, {:+6.1f} points".format(*row))
    except KeyboardInterrupt:
        say("Stopped: what was learned so far is kept.")
    table.close()
    folder.mkdir(parents=True, exist_ok=True)
    network.save(folder / "network.npz")
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("minutes", "decisions", "games", "won", "margin", "entropy", "clipped"))
        writer.writerows(curve)
    return network, curve


def main():
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30, help="how long to train")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="folder for the network and its curve")
    parser.add_argument("--opponent", default="greedy", help="random or greedy")
    parser.add_argument("--games", type=int, default=512, help="how many games are played at once")
    parser.add_argument("--threads", type=int, default=1, help="threads that step the games")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    train(options.out, options.minutes, options.opponent, options.games, options.threads, options.seed)


if __name__ == "__main__":
    main()
