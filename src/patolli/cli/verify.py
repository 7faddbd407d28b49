"""`patolli verify`: whether a finished game was played with the deal that its table committed to at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, cast

import typer

from patolli.cli.common import print_json, read_file
from patolli.cli.help.refusal import Refusal
from patolli.cli.help.words import own_words
from patolli.engine.commitment import commitment, read_commitment
from patolli.engine.errors import BadRecord
from patolli.engine.match import Match
from patolli.engine.record import parse_json, read_record

LEAST_DIGITS = 16


class BrokenPromise(Refusal):
    """The deal is not the one that was committed to."""


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    hash: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check that a game was played with the deal that was promised at its start."""
    told = parse_json(read_file(file))
    if not isinstance(told, dict):
        raise BadRecord("", "must be an object")
    record = cast(Mapping[str, Any], told)
    found = read_commitment(record)
    if found is None:
        raise BadRecord("commitment", "is missing: this game was not dealt by a server, so nothing was promised")
    promise, salt = found
    if salt is None:
        raise BadRecord("commitment.salt", "is missing: the game was not over when this record was made")
    if hash is not None:
        _compare(promise, hash)
    whole = read_record(record)
    if commitment(whole, salt) != promise:
        raise BrokenPromise("promise", hash=promise)
    match = Match.from_record(whole)
    if json:
        print_json({"game": match.game.name, "hash": promise, "moves": len(match), "over": match.over})
        return
    words = own_words()
    typer.echo(words.say("done-verified", hash=promise))
    typer.echo(words.say("done-legal-over" if match.over else "done-legal", n=len(match)))
    if hash is None:
        typer.echo(words.say("done-compare"))


def _compare(promise: str, noted: str) -> None:
    wanted = "".join(noted.split()).lower()
    if len(wanted) < LEAST_DIGITS or any(sign not in "0123456789abcdef" for sign in wanted):
        raise Refusal("hash", least=str(LEAST_DIGITS))
    if not promise.startswith(wanted):
        raise BrokenPromise("promise-noted", hash=promise)
