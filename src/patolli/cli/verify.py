"""`patolli verify`: whether a finished game was played with the deal that its table promised at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, cast

import typer

from patolli.cli.common import print_json, read_file
from patolli.engine.commitment import commitment, read_commitment
from patolli.engine.errors import BadRecord, BadSetup, PatolliError
from patolli.engine.match import Match
from patolli.engine.record import parse_json, read_record

LEAST_DIGITS = 16


class BrokenPromise(PatolliError):
    """The deal is not the one that was promised."""


def verify(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The record of a finished table (JSON); - reads standard input.")
    ],
    hash: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The hash that the table showed at the start, or its beginning."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Check that a game was played with the deal that was promised at its start.

    A table shows a hash of its deal from the first move on. The record of the finished game has the deal itself: this
    command computes the hash again, compares it, and checks that every move was legal. Compare the hash with one that
    you noted during the game (--hash): only then nobody can have changed both.
    """
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
        raise BrokenPromise(f"the deal of this record is NOT the one that was promised as {promise}")
    match = Match.from_record(whole)
    if json:
        print_json({"game": match.game.name, "hash": promise, "moves": len(match), "over": match.over})
        return
    typer.echo(f"The deal is the one that was promised: {promise}")
    typer.echo(f"All {len(match)} moves are legal{', and the game is over' if match.over else ''}.")
    if hash is None:
        typer.echo("Compare the hash with the one that the table showed during the game (or use --hash).")


def _compare(promise: str, noted: str) -> None:
    wanted = "".join(noted.split()).lower()
    if len(wanted) < LEAST_DIGITS or any(sign not in "0123456789abcdef" for sign in wanted):
        raise BadSetup(f"--hash takes hexadecimal digits, at least {LEAST_DIGITS} of them")
    if not promise.startswith(wanted):
        raise BrokenPromise(f"this record promises {promise}: NOT the hash that you noted")
