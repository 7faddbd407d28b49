"""Where games are saved while they are played: after every decision, atomically, so that nothing is ever lost."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any, cast

import msgspec

from patolli.agents.names import AGENTS, find_agent
from patolli.cli.common import read_file
from patolli.engine.errors import BadRecord, BadSetup, PatolliError
from patolli.engine.folders import data_folder
from patolli.engine.match import MAX_SEED, Match
from patolli.engine.record import read_record
from patolli.text import LANGUAGES

HUMAN = "human"
_OFFERED = 9


def games_folder() -> Path:
    """Beside the user's other data."""
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """A new file for a new game, created at once so that another process takes another one."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for n in range(1, 10_000):
        path = folder / f"{date.today():%Y-%m-%d}-{game}-{n}.json"
        with contextlib.suppress(FileExistsError):
            path.open("x").close()
            return path
    raise OSError(f"{folder} holds too many games of today")


def write_file(path: Path, record: dict[str, Any], new: bool = False) -> None:
    """Atomically: whatever happens, the file holds the old game or the new one. `new`: never overwrite another file."""
    data = msgspec.json.format(msgspec.json.encode(record), indent=1)
    path = path.expanduser()
    if new and path.exists():
        raise FileExistsError(17, "there is such a file already", str(path))
    # A link stays a link: the file behind it is replaced.
    target = path.resolve()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


@dataclass
class Table:
    """Who sits where, and what the program needs to continue exactly as before."""

    seats: list[str]
    language: str
    seed: int

    def to_json(self) -> dict[str, Any]:
        return {"seats": self.seats, "language": self.language, "seed": self.seed}


def seat_kinds() -> tuple[str, ...]:
    return (HUMAN, *AGENTS)


def is_seat(kind: str) -> bool:
    """A person, or an agent by its name."""
    try:
        return kind == HUMAN or find_agent(kind) is not None
    except BadSetup:
        return False


def read_table(data: object, players: int) -> Table | None:
    """The `table` of a saved game; None if the record was never played here. BadRecord names a bad field."""
    if data is None:
        return None
    if not isinstance(data, dict):
        raise BadRecord("table", "must be an object")
    fields = cast(dict[str, Any], data)
    seats, language, seed = fields.get("seats"), fields.get("language"), fields.get("seed", 0)
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        raise BadRecord("table.seats", f"must be a list of {', '.join(seat_kinds())}")
    for i, seat in enumerate(seats):
        if not is_seat(seat):
            raise BadRecord(f"table.seats[{i}]", f"must be one of {', '.join(seat_kinds())}, not {seat!r}")
    if len(seats) != players:
        raise BadRecord("table.seats", f"names {len(seats)} seats; the game has {players} players")
    if language not in LANGUAGES:
        raise BadRecord("table.language", f"must be one of {', '.join(LANGUAGES)}")
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadRecord("table.seed", f"must be a whole number from 0 to {MAX_SEED}")
    return Table(list(seats), language, seed)


@dataclass
class Saved:
    """A saved game that can be continued."""

    path: Path
    match: Match
    table: Table | None
    when: datetime


def load(path: Path) -> Saved:
    """A saved game or any record; a PatolliError says what is wrong with it."""
    record = read_record(read_file(str(path)))
    table = read_table(record.more.get("table"), len(record.players))
    match = Match.from_record(record)
    with contextlib.suppress(OSError):
        return Saved(path, match, table, datetime.fromtimestamp(path.stat().st_mtime))
    return Saved(path, match, table, datetime.now())


def _files() -> list[Path]:
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime_ns, path) for path in games_folder().glob("[!.]*.json")]
        return [path for _, path in sorted(found, reverse=True)]
    return []


def unfinished() -> Iterator[Saved]:
    """Unfinished saved games, newest first; unreadable files are skipped."""
    for path in _files():
        with contextlib.suppress(PatolliError):
            saved = load(path)
            if not saved.match.over:
                yield saved


def newest_saved() -> Saved | None:
    """The game played last, finished or not, if its file can be read."""
    for path in _files()[:1]:
        with contextlib.suppress(PatolliError):
            return load(path)
    return None


def newest_unfinished(game: str = "") -> list[Saved]:
    """Some to choose from: of any kind, or of one."""
    found: list[Saved] = []
    for saved in unfinished():
        if game in ("", saved.match.game.name):
            found.append(saved)
        if len(found) == _OFFERED:
            break
    if not found:
        of = f" of {game}" if game else ""
        command = f"patolli play {game}".strip()
        raise BadSetup(f"there is no unfinished game{of} in {games_folder()}; begin one with: {command}")
    return found
