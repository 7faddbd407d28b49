"""What several commands share: finding games, reading record files, printing safely."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from patolli.agents import search_tree
from patolli.engine.errors import BadRecord
from patolli.engine.game import Game, find_game
from patolli.engine.jit import JIT
from patolli.engine.jit import warm as warm_kernels
from patolli.engine.match import Match
from patolli.engine.options import read_options
from patolli.engine.record import MAX_BYTES, clean, read_record

errors = Console(stderr=True)

OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A choice that the game has before the deal; may be repeated. A value @FILE is read from a file.",
    ),
]


def ready_game(name: str) -> Game:
    """The game of that name, its kernels compiled; the first time ever this shows progress and takes a while."""
    game = find_game(name)
    if JIT:
        warm_kernels(game.name, warm_up(game), say_progress)
    return game


def warm_up(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """Named steps which compile all that commands use: the game, and the agents for it."""

    return [*game.warm_up(), *search_tree.warm_up(game)]


def say_progress(label: str, done: int, total: int) -> None:
    """How far compiling has come: a bar in a terminal, else a line at the beginning and at the end."""
    if errors.is_terminal:
        bar = "#" * (24 * done // total) + "." * (24 - 24 * done // total)
        end = "\n" if done == total else ""
        errors.file.write(f"\r\x1b[KCompiling the rules, once on this machine: [{bar}] {label}{end}")
        errors.file.flush()
    elif done in (0, total):
        errors.print(f"Compiling the rules, once on this machine: {label}", highlight=False, soft_wrap=True)


def read_file(file: str) -> bytes:
    """The contents of a record file (`-`: standard input), not more than a record may have."""
    if file == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("", f"cannot read {file!r}: {reason}") from None


def given_options(lines: list[str] | None) -> dict[str, Any]:
    """The options of a command line; a value @FILE is what the file says, such as a deck."""
    told: list[str] = []
    for line in lines or ():
        name, equals, value = line.partition("=")
        told.append(name + equals + read_file(value[1:]).decode("utf-8", "replace") if value[:1] == "@" else line)
    return read_options(told)


def load_match(file: str) -> Match:
    """Read and replay a whole record."""
    record = read_record(read_file(file))
    ready_game(record.game.name)
    return Match.from_record(record)


def print_json(value: Any) -> None:
    """One JSON document on one line of standard output."""
    write_utf8(msgspec.json.encode(value) + b"\n")


def write_utf8(data: bytes) -> None:
    """What programs read is UTF-8, whatever the terminal understands."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def display_names(players: list[str]) -> list[str]:
    """Names to show: what the record says, or the number of the seat."""
    return [clean(name) or f"Player {seat + 1}" for seat, name in enumerate(players)]
