"""Training a network by self-play: rounds of games with the network there is, and of learning from recent ones.

Games are played on several processes. Learning has one process with one thread: libraries with several threads are
slow when others use the machine as well, and add in an order that depends on the number of threads. So the same plan
gives the same network, whatever the number of jobs and however often it is stopped.
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

from patolli.agents.network.file import Network
from patolli.agents.ready.stages import BOTS, LESSONS, Job
from patolli.arena.cluster import work_on_ray
from patolli.arena.plan import derive
from patolli.arena.workers import work_on_processes
from patolli.engine.errors import PatolliError
from patolli.training.alarms import Alarms, Found, Measuring, numbers, put_together
from patolli.training.folder import Round, TrainingFolder, write_learner
from patolli.training.learning import BATCH, Losses, fit
from patolli.training.plan import TrainingPlan
from patolli.training.positions import append_game, mend, read_games
from patolli.training.selfplay import SelfPlay, pack, unpack
from patolli.training.ways import learning_rate, left_of_bonus

Array = np.ndarray[Any, Any]
Games = Generator[tuple[int, bytes]]


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
    measured: Callable[[Alarms], None] = lambda found: None,
    ray: str | None = None,
) -> bool:
    """Go on until there are so many rounds, or until `until` (of `time.monotonic`), whatever is under way then; whether
    all rounds are there. `played` is called for every game of a new round, `learned` after every round, `measured`
    whenever progress was measured. Games are played on the Ray cluster at `ray`, if that is named."""
    if len(folder.rounds) >= rounds:
        return True
    if time.monotonic() >= until:
        return False
    for stage in (BOTS, LESSONS):  # usually done already, in other processes, which can be stopped while they compile
        Job(folder.game.name, stage).compile()
    since = folder.rounds[-1].since if folder.rounds else 1
    for number in range(since, len(folder.rounds) + 1):  # usually all there
        if play_round(folder, number, jobs, until, ray=ray) is None:
            return False
    while True:
        if is_due(folder):
            alarms = measure(folder, jobs, until)
            if alarms is None:
                return False
            folder.alarm(alarms)
            measured(alarms)
        if (number := len(folder.rounds) + 1) > rounds:
            return True
        start = time.monotonic()
        ends = play_round(folder, number, jobs, until, played, ray)
        if ends is None:
            return False
        middle = time.monotonic()
        positions = [*(done.positions for done in folder.rounds), sum(end.positions for end in ends)]
        while since < number and sum(positions[since - 1 :]) > window_size(number):
            since += 1
        lesson = learn(folder, number, since, positions[-1], until)
        if lesson is None:
            return False
        finished = _in_short(number, ends, since, lesson, middle - start, time.monotonic() - middle)
        folder.finish(finished)
        learned(finished)


# Playing


def play_round(
    folder: TrainingFolder,
    number: int,
    jobs: int,
    until: float,
    played: Callable[[], None] = lambda: None,
    ray: str | None = None,
) -> list[End] | None:
    """Play the games of a round that are not there yet; how all of them ended, or None if there is no time left."""
    path, plan = folder.positions_file(number), folder.plan
    ends = {int(rows["number"][0]): _end(rows) for rows in mend(path, folder.game)}
    missing = [game for game in range(plan.games) if game not in ends]
    task = SelfPlay(
        plan.game,
        derive(plan.seed, "round", number),
        plan.ways,
        folder.network(number - 1),
        old_networks(folder, number),
        left_of_bonus(plan.ways.league, number),
    )
    with closing(_play(task, missing, jobs, until, ray)) as games:
        for game, data in games:
            append_game(path, data)
            ends[game] = _end(unpack(data, folder.game))
            played()
    return [ends[game] for game in range(plan.games)] if len(ends) == plan.games else None


def old_networks(folder: TrainingFolder, number: int) -> tuple[Network, ...]:
    """Those that a round plays against besides the newest: the first, one from halfway, one from some rounds ago."""
    if not folder.plan.ways.league.old:
        return ()
    found = (folder.network(each) for each in sorted({0, number // 2, max(0, number - 6)}) if each < number - 1)
    return tuple(network for network in found if network is not None)


def _play(task: SelfPlay, numbers: Sequence[int], jobs: int, until: float, ray: str | None) -> Games:
    """The games that end in time."""
    if ray is not None and numbers:
        yield from work_on_ray(task, numbers, ray, jobs, until)
        return
    if jobs > 1:
        yield from work_on_processes(task, numbers, jobs, until=until)
        return
    for number in numbers:
        rows = task.play_until(number, until)
        if rows is None:
            return
        yield number, pack(rows)


def _end(rows: Array) -> End:
    return End(len(rows), rows["points"][0, : rows["players"][0]].tolist(), bool(rows["plain"][0]))


# Progress


def is_due(folder: TrainingFolder) -> bool:
    """Whether to measure now: after the last round, or before the first."""
    number, every = len(folder.rounds), folder.plan.ways.alarms
    if not every or number % every or any(found.number == number for found in folder.alarms):
        return False
    return number > 0 or bool(folder.plan.start)


def measure(folder: TrainingFolder, jobs: int, until: float) -> Alarms | None:
    """How the network of the last round does; None if there is no time left."""
    number = len(folder.rounds)
    network = folder.network(number)
    assert network is not None
    task = Measuring(folder.plan.game, derive(folder.plan.seed, "alarms"), network, folder.network(0))
    with closing(work_on_processes(task, numbers(), jobs, "measurement", until)) as answers:
        found = dict(answers)
    if len(found) < len(numbers()):
        return None
    # In the order of their numbers: sums must not depend on who was first.
    return put_together(number, [msgspec.json.decode(found[each], type=Found) for each in sorted(found)])


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
        network, adam, aside = folder.learner(number - 1)
        lessons = self.plan.ways.lessons
        passes = lessons.passes if adam.steps or self.plan.start else 2 * lessons.passes
        steps = math.ceil(passes * self.positions / BATCH)
        window = [_round_rows(folder, each) for each in range(self.since, number + 1)]
        rng = np.random.default_rng(derive(self.plan.seed, "learning", number))
        rate = learning_rate(lessons, number)
        losses = fit(folder.game, network, adam, window, steps, rate, rng, lessons=lessons, aside=aside)
        write_learner(folder.learner_file(number), network, adam, aside)
        network.save(folder.round_file(number))
        return Lesson(steps, losses)


def learn(folder: TrainingFolder, number: int, since: int, positions: int, until: float = math.inf) -> Lesson | None:
    """Learn from the positions of the rounds since `since`, so many of which are new; None if there is no time left,
    and then nothing was learned."""
    task = Learning(folder.path, folder.plan, since, positions)
    with closing(work_on_processes(task, [number], 1, "learning in round", until)) as answers:
        answer = next(answers, None)
    if answer is None:
        return None
    lesson = msgspec.json.decode(answer[1], type=Lesson)
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
        if end.plain:  # how the other games end says more about where they began
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
