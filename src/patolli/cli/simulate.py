"""`patolli simulate`: bots play many games, and a table shows how they did."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from patolli.agents.ready.stages import BOTS, STUDIES
from patolli.cli.common import DEFAULT_GAME, GameName, OptionList, given_options, print_json
from patolli.cli.console import errors
from patolli.cli.help.refusal import Refusal
from patolli.cli.help.words import own_words
from patolli.cli.ready import ready_game
from patolli.engine.game import POLICIES, SCRATCH, Game
from patolli.engine.match import MAX_SEED, Match

CHUNK = 50  # games between two checks of the progress bar and Ctrl-C


@dataclass
class Chunk:
    """The outcome of some consecutive games."""

    first: int
    scores: np.ndarray
    lengths: np.ndarray


@dataclass(frozen=True)
class Plan:
    """What is to be played. A game depends only on the plan and its number."""

    game: Game
    players: int
    agents: tuple[str, ...]
    seed: int
    records: Path | None
    options: Mapping[str, Any]

    def policies(self, first: int, count: int) -> np.ndarray:
        """The policy of every seat: agents take seats in turn, shifted by one from game to game."""
        seats = np.zeros((count, self.game.max_players), np.int64)
        for i in range(count):
            for seat in range(self.players):
                seats[i, seat] = POLICIES.index(self.agents[self.agent_at(first + i, seat)])
        return seats

    def agent_at(self, number: int, seat: int) -> int:
        """Which agent sits there in this game."""
        return (seat + number) % len(self.agents)

    def play(self, first: int, count: int) -> Chunk:
        """Play games number first, first + 1, ...; compiled, and without Python's lock."""
        states = self.game.new_states(SCRATCH)
        states[4] = self.game.blank(self.players, self.options)[0]
        scores = np.zeros((count, self.game.max_players), np.int64)
        lengths = np.zeros(count, np.int64)
        policies = self.policies(first, count)
        if self.records is None:
            moves = np.zeros((count, 0), np.int16)
            self.game.play_games(states, self.players, policies, self.seed, first, scores, lengths, moves)
            return Chunk(first, scores, lengths)
        for i in range(count):
            moves = np.zeros((1, self.game.rules.max_moves), np.int16)
            one = slice(i, i + 1)
            self.game.play_games(
                states, self.players, policies[one], self.seed, first + i, scores[one], lengths[one], moves
            )
            self._write_record(first + i, states[3], moves[0, : lengths[i]].tolist())
        return Chunk(first, scores, lengths)

    def _write_record(self, number: int, deal: np.void, actions: list[int]) -> None:
        names = [self.agents[self.agent_at(number, seat)] for seat in range(self.players)]
        match = Match(self.game, names, deal)
        for action in actions:
            match.play_id(action)
        assert self.records is not None
        path = self.records / f"{self.game.name}-{self.players}p-{self.seed}-{number:06}.json"
        path.write_bytes(msgspec.json.encode(match.record()))


def simulate(
    game: GameName = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1, max=100_000_000)] = 1000,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED)] = 1,
    agents: Annotated[str, typer.Option(metavar="NAMES", help=", ".join(POLICIES))] = "random",
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    records: Annotated[str | None, typer.Option(metavar="DIR")] = None,
    option: OptionList = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play many games and show how they scored."""
    plan = _plan(game, players, agents, seed, records, given_options(option))
    jobs = min(jobs or os.cpu_count() or 1, 64)
    chunks: list[Chunk] = []
    start = time.perf_counter()
    words = own_words()
    playing, done = TextColumn(words.say("word-playing")), TextColumn(words.say("word-games"))
    columns = (playing, BarColumn(), MofNCompleteColumn(), done, TimeRemainingColumn())
    stopped = False
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("playing", total=games)
        try:
            for chunk in _play_all(plan, games, jobs):
                chunks.append(chunk)
                progress.advance(task, len(chunk.lengths))
        except KeyboardInterrupt:
            stopped = True
        except OSError as error:
            raise Refusal("write", file=repr(records), reason=error.strerror or str(error)) from None
    seconds = time.perf_counter() - start
    if chunks:
        _report(plan, chunks, seconds, jobs, json)
    if stopped:
        errors.print(words.say("done-stopped", n=sum(len(c.lengths) for c in chunks), all=games), highlight=False)
        raise typer.Exit(130)


def _plan(
    game: str, wanted: int | None, agents: str, seed: int, records: str | None, options: Mapping[str, Any]
) -> Plan:
    rules = ready_game(game, BOTS, STUDIES)
    players = min(4, rules.max_players) if wanted is None else wanted
    if not rules.min_players <= players <= rules.max_players:
        most = rules.max_players
        raise Refusal("players", game=rules.title, least=str(rules.min_players), most=str(most), n=players)
    rules.blank(players, options)  # report wrong options now
    names = tuple(name.strip() for name in agents.split(","))
    for name in names:
        if name not in POLICIES:
            raise Refusal("agent", name=repr(name), known=", ".join(POLICIES))
    folder = None
    if records is not None:
        folder = Path(records)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refusal("folder", file=repr(records), reason=error.strerror or str(error)) from None
    return Plan(rules, players, names, seed, folder, options)


def _play_all(plan: Plan, games: int, jobs: int) -> Iterator[Chunk]:
    """All games in chunks, on `jobs` threads; results come in game order."""
    starts = iter(range(0, games, CHUNK))
    with ThreadPoolExecutor(jobs) as pool:
        waiting: list[Future[Chunk]] = []
        try:
            while True:
                for first in starts:
                    waiting.append(pool.submit(plan.play, first, min(CHUNK, games - first)))
                    if len(waiting) >= 4 * jobs:
                        break
                if not waiting:
                    return
                yield waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()


def _report(plan: Plan, chunks: list[Chunk], seconds: float, jobs: int, json: bool) -> None:
    scores = np.concatenate([chunk.scores[:, : plan.players] for chunk in chunks]) / 4
    decisions = int(sum(chunk.lengths.sum() for chunk in chunks))
    games = len(scores)
    numbers = np.arange(games)
    rows: list[tuple[int | None, str | None, np.ndarray]] = []
    for seat in range(plan.players):
        rows.append((seat, None, scores[:, seat]))
    if len(set(plan.agents)) > 1:
        for name in dict.fromkeys(plan.agents):
            points = [
                scores[[plan.agents[plan.agent_at(int(n), seat)] == name for n in numbers], seat]
                for seat in range(plan.players)
            ]
            rows.append((None, name, np.concatenate(points)))
    if json:
        print_json(
            {
                "game": plan.game.name, "players": plan.players, "games": games, "seed": plan.seed,
                "agents": list(plan.agents), "decisions": decisions, "seconds": round(seconds, 3), "jobs": jobs,
                "points": [
                    {"seat": "all" if seat is None else f"seat {seat}", "agent": agent or "all",
                     "mean": float(points.mean()), "spread": float(points.std()),
                     "best": float(points.max()), "worst": float(points.min())}
                    for seat, agent, points in rows
                ],
            }
        )  # fmt: skip
        return
    words = own_words()
    columns = (words.say(f"word-{one}") for one in ("seat", "agent", "mean", "spread", "best", "worst"))
    table = Table(*columns, title=words.say("done-points", game=plan.game.title))
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, agent, points in rows:
        where = words.say("word-all") if seat is None else words.say("word-seat-n", n=seat)
        table.add_row(
            where,
            agent or words.say("word-all"),
            f"{points.mean():.2f}",
            f"{points.std():.2f}",
            f"{points.max():g}",
            f"{points.min():g}",
        )
    console = Console()
    console.print(table)
    counts = {"games": games, "decisions": decisions, "jobs": jobs, "rate": round(games / seconds)}
    speed = {"seconds": round(seconds, 2), "millions": round(decisions / seconds / 1e6, 2)}
    console.print(words.say("done-speed", **counts, **speed), highlight=False)
