"""Training a network by self-play: rounds of games with the network there is, and of learning from recent ones.

Games are played on several processes. Learning has one process with one thread: libraries with several threads are
slow when others use the machine, too, and add in an order that depends on how many they are. So the same plan gives
the same network, whatever the number of jobs and however often it is stopped.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from patolli.agents.ready.stages import BOTS, Job
from patolli.arena.plan import derive
from patolli.arena.workers import work_on_processes
from patolli.engine.compiled.jit import warm
from patolli.engine.errors import PatolliError
from patolli.engine.game import Game, game_package
from patolli.training.folder import Round, TrainingFolder, TrainingPlan, write_learner
from patolli.training.learning import BATCH, Losses, fit
from patolli.training.positions import append_game, mend, read_games
from patolli.training.selfplay import SelfPlay, unpack

Array = np.ndarray[Any, Any]

PASSES, FIRST_PASSES = 4.0, 8.0
"""How often a position is learned from, on average; more often where the network knows nothing yet."""
RATE = 7e-4
STEADY = 20
"""After so many rounds the learning rate falls, as 1 / round."""


def window_size(number: int) -> int:
    """How many positions a round learns from, at most: the first networks play badly, so their games go soon."""
    return min(1_000_000, 300_000 + 50_000 * number)


class End(NamedTuple):
    """How a game of self-play ended."""

    positions: int
    points: list[float]
    plain: bool
    """Played from its beginning."""


def train(
    folder: TrainingFolder,
    rounds: int,
    jobs: int = 1,
    until: float = math.inf,
    played: Callable[[], None] = lambda: None,
    learned: Callable[[Round], None] = lambda done: None,
) -> bool:
    """Go on until there are so many rounds, or, between two games, until `until` (of `time.monotonic`); whether all
    rounds are there. `played` is called for every game of a new round, `learned` after every round."""
    if len(folder.rounds) >= rounds:
        return True
    prepare(folder.game)
    since = folder.rounds[-1].since if folder.rounds else 1
    for number in range(since, len(folder.rounds) + 1):  # usually all there
        if play_round(folder, number, jobs, until) is None:
            return False
    while (number := len(folder.rounds) + 1) <= rounds:
        start = time.monotonic()
        if start >= until:
            return False
        ends = play_round(folder, number, jobs, until, played)
        if ends is None:
            return False
        middle = time.monotonic()
        positions = [*(done.positions for done in folder.rounds), sum(end.positions for end in ends)]
        while since < number and sum(positions[since - 1 :]) > window_size(number):
            since += 1
        lesson = learn(folder, number, since, positions[-1])
        finished = _in_short(number, ends, since, lesson, middle - start, time.monotonic() - middle)
        folder.finish(finished)
        learned(finished)
    return True


def prepare(game: Game) -> None:
    """Compile what training uses, unless that is done: otherwise every process would."""

    def features() -> None:
        out = np.zeros((1, game.learning.observation_size), np.float32)
        game.loops("patolli.training.kernels").observe_all(game.new_states(1), np.zeros(1, np.int64), out)

    Job(game.name, BOTS).compile()
    warm(f"{game.name}-training", [("features of many", features)], package=game_package(game.name))


# Playing


def play_round(
    folder: TrainingFolder, number: int, jobs: int, until: float, played: Callable[[], None] = lambda: None
) -> list[End] | None:
    """Play the games of a round that are not there yet; how all of them ended, or None if there is no time left."""
    path, plan = folder.positions_file(number), folder.plan
    ends = {int(rows["number"][0]): _end(rows) for rows in mend(path, folder.game)}
    missing = [game for game in range(plan.games) if game not in ends]
    task = SelfPlay(plan.game, derive(plan.seed, "round", number), plan.simulations, folder.network(number - 1))
    with closing(_play(task, missing, jobs)) as games:
        for game, data in games:
            append_game(path, data)
            ends[game] = _end(unpack(data, folder.game))
            played()
            if len(ends) < plan.games and time.monotonic() >= until:
                return None
    return [ends[game] for game in range(plan.games)]


def _play(task: SelfPlay, numbers: Sequence[int], jobs: int) -> Generator[tuple[int, bytes]]:
    if jobs > 1:
        yield from work_on_processes(task, numbers, jobs)
    else:
        for number in numbers:
            yield number, task(number)


def _end(rows: Array) -> End:
    return End(len(rows), rows["points"][0, : rows["players"][0]].tolist(), bool(rows["plain"][0]))


# Learning


class Lesson(msgspec.Struct, frozen=True):
    """What came of learning."""

    steps: int = 0
    losses: Losses = Losses(0.0, 0.0, 0.0)
    problem: str = ""


@dataclass(frozen=True)
class Learning:
    """A round of learning, for a process of its own."""

    folder: Path
    plan: TrainingPlan
    since: int
    positions: int
    """New ones, of this round."""

    def __call__(self, number: int) -> bytes:
        """Learn, write the files of the network, and tell about it as a Lesson."""
        try:
            return msgspec.json.encode(self._learn(number))
        except (PatolliError, OSError) as error:
            return msgspec.json.encode(Lesson(problem=str(error)))

    def _learn(self, number: int) -> Lesson:
        folder = TrainingFolder(self.folder, self.plan)
        network, adam = folder.learner(number - 1)
        passes = PASSES if adam.steps or self.plan.start else FIRST_PASSES
        steps = math.ceil(passes * self.positions / BATCH)
        window = [_round_rows(folder, each) for each in range(self.since, number + 1)]
        rng = np.random.default_rng(derive(self.plan.seed, "learning", number))
        losses = fit(folder.game, network, adam, window, steps, RATE * min(1.0, STEADY / number), rng)
        write_learner(folder.learner_file(number), network, adam)
        network.save(folder.round_file(number))
        return Lesson(steps, losses)


def learn(folder: TrainingFolder, number: int, since: int, positions: int) -> Lesson:
    """Learn from the positions of the rounds since `since`, so many of which are new."""
    task = Learning(folder.path, folder.plan, since, positions)
    with closing(work_on_processes(task, [number], 1, "learning in round")) as answers:
        lesson = msgspec.json.decode(next(answers)[1], type=Lesson)
    if lesson.problem:
        raise PatolliError(f"round {number}: {lesson.problem}")
    return lesson


def _round_rows(folder: TrainingFolder, number: int) -> Array:
    """The positions of a round, in the order of its games: they were written as they ended."""
    games = sorted(read_games(folder.positions_file(number), folder.game), key=lambda rows: int(rows["number"][0]))
    if [int(rows["number"][0]) for rows in games] != list(range(folder.plan.games)):
        raise PatolliError(f"{folder.positions_file(number)} is damaged; the same command plays its games again")
    return np.concatenate(games)


def _in_short(number: int, ends: Sequence[End], since: int, lesson: Lesson, playing: float, learning: float) -> Round:
    tables: dict[int, list[list[float]]] = {}
    for end in ends:
        if end.plain:  # how others end says more about where they began
            tables.setdefault(len(end.points), []).append(end.points)
    return Round(
        number=number,
        games=len(ends),
        positions=sum(end.positions for end in ends),
        points={players: round(float(np.mean(found)), 2) for players, found in sorted(tables.items())},
        winner={players: round(float(np.max(found, 1).mean()), 2) for players, found in sorted(tables.items())},
        since=since,
        steps=lesson.steps,
        losses=lesson.losses,
        seconds_playing=round(playing, 1),
        seconds_learning=round(learning, 1),
    )
