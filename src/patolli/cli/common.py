"""What several commands share: finding games, reading record files, printing safely."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from patolli.cli.help.refusal import Refusal
from patolli.cli.ready import ready_game
from patolli.engine.errors import BadSetup
from patolli.engine.match import Match
from patolli.engine.options import read_options
from patolli.engine.record import MAX_BYTES, clean, read_record
from patolli.wire.languages import LANGUAGES

DEFAULT_GAME = "tzolkin"
"""The game a command means if none is named."""

GameName = Annotated[str, typer.Argument(metavar="GAME")]

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]

Language = Annotated[str, typer.Option("--language", metavar="CODE", help=", ".join(LANGUAGES))]


def read_file(file: str) -> bytes:
    """The contents of a record file (`-`: standard input), up to the size limit of a record."""
    if file == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("read", file=repr(file), reason=reason) from None


def given_options(lines: list[str] | None) -> dict[str, Any]:
    """The options of a command line; a value @FILE stands for the file's contents, such as a deck. Several files for
    one option are combined into a list."""
    told: list[str] = []
    files: dict[str, list[str]] = {}
    for line in lines or ():
        name, _, value = line.partition("=")
        if value[:1] == "@":
            files.setdefault(name.strip(), []).append(value[1:])
        else:
            told.append(line)
    for name, paths in files.items():
        texts = [read_file(path).decode("utf-8", "replace") for path in paths]
        told.append(f"{name}={texts[0] if len(texts) == 1 else _together(name, paths, texts)}")
    return read_options(told)


def _together(name: str, paths: list[str], texts: list[str]) -> str:
    """One JSON list of the contents of several files."""
    found: list[Any] = []
    for path, text in zip(paths, texts, strict=True):
        try:
            value = msgspec.json.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            raise BadSetup(f"the option {name!r} has several files, so each must be JSON; {path!r} is not") from None
        found += value if isinstance(value, list) else [value]
    return msgspec.json.encode(found).decode()


def load_match(file: str, *stages: str) -> Match:
    """Read and replay a whole record, with these stages of its game compiled."""
    record = read_record(read_file(file))
    ready_game(record.game.name, *stages)
    return Match.from_record(record)


def print_json(value: Any) -> None:
    """One JSON document on one line of standard output."""
    write_utf8(msgspec.json.encode(value) + b"\n")


def write_utf8(data: bytes) -> None:
    """Programs read UTF-8, whatever the terminal understands."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def display_names(players: list[str]) -> list[str]:
    """Names to show: those in the record, or seat numbers."""
    return [clean(name) or f"Player {seat + 1}" for seat, name in enumerate(players)]
