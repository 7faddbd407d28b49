"""What several commands share: finding games, reading record files, printing safely."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from patolli.cli.ready import ready_game
from patolli.engine.errors import BadRecord
from patolli.engine.match import Match
from patolli.engine.options import read_options
from patolli.engine.record import MAX_BYTES, clean, read_record
from patolli.wire.languages import codes_in_words

DEFAULT_GAME = "tzolkin"
"""Which game a command means if none is named."""

GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="The game, by its name.")]

OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A choice that the game has before the deal; may be repeated. A value @FILE is read from a file.",
    ),
]

Language = Annotated[str, typer.Option("--language", metavar="CODE", help=f"{codes_in_words()}.")]


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


def load_match(file: str, *stages: str) -> Match:
    """Read and replay a whole record, of a game with these stages compiled."""
    record = read_record(read_file(file))
    ready_game(record.game.name, *stages)
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
