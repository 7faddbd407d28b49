"""The folder of a tournament: `plan.json`, and `games.jsonl` with one line for each finished game, in any order.

A game is stored when its line ends. Lines reach the system at once, so a killed process loses no finished game; they
reach the disk every second, so a power cut loses little. What is missing is played again by the same command.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

import msgspec

from patolli.arena.plan import Plan
from patolli.arena.results import GameResult
from patolli.engine.errors import PatolliError
from patolli.engine.lock import Locked, locked

PLAN, GAMES, LOCK = "plan.json", "games.jsonl", "lock"
_MOST_PLAN = 1_000_000
_MOST_LINE = 50_000_000
_SECONDS = 1.0


class StoreError(PatolliError):
    """A folder that cannot be used: something else lies there, or it cannot be written."""


class Store:
    """The games of one plan on disk; use `open_store`."""

    def __init__(self, folder: Path, plan: Plan, file: FileIO) -> None:
        self.folder = folder
        self.plan = plan
        self.done: set[int] = set()
        """The numbers of the games that are stored."""
        self._file = file
        self._synced = time.monotonic()

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(self.plan.games) if number not in self.done]

    def add(self, result: GameResult) -> None:
        """Store a finished game."""
        line = msgspec.json.encode(result) + b"\n"
        try:
            if self._file.write(line) != len(line):
                raise OSError("the disk took only a part of a line: it may be full")
            if time.monotonic() - self._synced > _SECONDS:
                os.fsync(self._file.fileno())
                self._synced = time.monotonic()
        except OSError as error:
            raise StoreError(f"cannot write {self.folder / GAMES}: {error.strerror or error}") from None
        self.done.add(result.number)

    def results(self) -> Iterator[GameResult]:
        """All stored games, in the order in which they were finished."""
        for _, result in _read(self.folder / GAMES, self.plan):
            yield result


@contextmanager
def own_folder(folder: Path) -> Generator[None]:
    """Make a folder, unless it is there, and lock it against others; StoreError says why that, or using it, failed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder / LOCK):
            yield
    except Locked as error:
        who = f"another run (process {error.holder})" if error.holder else "another run"
        raise StoreError(f"{who} is writing to {folder}: wait for its end, or choose another folder") from None
    except OSError as error:
        where = error.filename or folder
        raise StoreError(f"cannot use the folder {folder}: {where}: {error.strerror or error}") from None


@contextmanager
def open_store(folder: Path, plan: Plan) -> Generator[Store]:
    """The folder for this plan, new or continued, and locked against others; StoreError says why not."""
    path = folder / GAMES
    with own_folder(folder):
        _check_plan(folder, plan)
        with path.open("ab", buffering=0) as file:
            store = Store(folder, plan, file)
            whole = 0
            for end, result in _read(path, plan):
                if result.number in store.done:
                    raise StoreError(f"{path}: game {result.number} appears twice; delete one of the two lines")
                store.done.add(result.number)
                whole = end
            # What comes after the last whole line is half of one: its writer was stopped.
            file.truncate(whole)
            _write_plan(folder, plan)
            yield store
            os.fsync(file.fileno())


def _check_plan(folder: Path, plan: Plan) -> None:
    path = folder / PLAN
    if not path.exists():
        if (folder / GAMES).exists():
            raise StoreError(f"{folder} has {GAMES} but no {PLAN}: choose another folder")
        return
    with path.open("rb") as file:
        data = file.read(_MOST_PLAN)
    try:
        there = msgspec.json.decode(data, type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(f"{path} is not the plan of a tournament: {error}") from None
    differences = [
        f"{field.replace('_', ' ')}: {_shown(getattr(there, field))} there, {_shown(getattr(plan, field))} here"
        for field in ("game", "players", "options", "agents", "seed", "time_limit")
        if getattr(there, field) != getattr(plan, field)
    ]
    if differences:
        raise StoreError(
            f"{folder} holds another tournament ({'; '.join(differences)}): choose another folder, or ask for the same"
        )
    if there.games > plan.games:
        raise StoreError(f"{folder} holds a tournament of {there.games} games: ask for as many, or for more")


def _shown(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else "none" if value is None else str(value)  # pyright: ignore


def _write_plan(folder: Path, plan: Plan) -> None:
    part = folder / f"{PLAN}.part"
    part.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
    # In one step: a reader sees the old one or the new one.
    part.replace(folder / PLAN)


def _read(path: Path, plan: Plan) -> Iterator[tuple[int, GameResult]]:
    """Every whole line as a result that fits the plan, with the place in the file where it ends."""
    decoder = msgspec.json.Decoder(GameResult)
    end = 0
    with path.open("rb") as file:
        for line in range(1, plan.games + 2):
            data = file.readline(_MOST_LINE)
            if not data.endswith(b"\n"):
                if len(data) == _MOST_LINE:
                    raise StoreError(f"{path}, line {line}: longer than any game")
                return
            end += len(data)
            try:
                result = decoder.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise StoreError(
                    f"{path}, line {line}: not a game ({error}); delete the line to play it again"
                ) from None
            problem = _problem(result, plan)
            if problem:
                raise StoreError(f"{path}, line {line}: {problem}; delete the line, or choose another folder")
            yield end, result
    raise StoreError(f"{path} has more lines than the tournament has games")


def _problem(result: GameResult, plan: Plan) -> str:
    """Why a result cannot be of this plan; empty if it can."""
    if not 0 <= result.number < plan.games:
        return f"there is no game {result.number} in a tournament of {plan.games}"
    if result.agents != plan.seating(result.number):
        return f"the agents of game {result.number} sit elsewhere in this tournament"
    if result.deal != plan.deal(result.number):
        return f"game {result.number} has another deal in this tournament"
    seats = (result.scores, result.places, result.sources, result.by_day, result.openings, result.seconds)
    if any(len(each) != plan.players for each in (*seats, result.decisions)):
        return f"game {result.number} is not one of {plan.players} players"
    if result.fault_counts and len(result.fault_counts) != plan.players:
        return f"game {result.number} is not one of {plan.players} players"
    if any(not 0 <= fault.seat < plan.players for fault in result.faults):
        return f"game {result.number} has a fault of a seat that is not there"
    if len({len(days) for days in result.by_day}) != 1 or not result.by_day[0]:
        return f"the days of game {result.number} differ from seat to seat"
    return ""
