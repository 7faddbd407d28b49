"""The deal: drawn when a game begins, committed to by its hash from then on, revealed when it is over.

Before the start there is none: nobody, not even someone reading the database, can know a hand before choosing a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from patolli.engine.commitment import KEY, commitment, new_salt
from patolli.engine.errors import PatolliError
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.server.hall.table import CHOSEN, Table, stored
from patolli.server.problems import BadRequest, NotNow


def check_setup(name: str, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Whether such a game can be dealt; BadRequest. Returns the options as the game understood them: others are shown
    these, and nothing else."""
    try:
        game = find_game(name)
    except PatolliError as error:
        raise BadRequest(str(error), field="game") from None
    if not game.min_players <= players <= game.max_players:
        raise BadRequest(
            f"{game.title} is for {game.min_players} to {game.max_players} players, not for {players}", field="seats"
        )
    try:
        return game.understood(players, options)
    except PatolliError as error:
        raise BadRequest(str(error), field="options") from None


def deal(table: Table) -> Match:
    """Deal for a table that begins, using the operating system's generator, and commit to the deal."""
    try:
        match = Match.new(table.game, table.names, None, table.options.get(CHOSEN, {}))
    except PatolliError as error:
        # A chosen card file may be gone by now.
        raise NotNow(f"the game can no longer be dealt as it was chosen: {error}") from None
    table.dealt, table.salt = match, new_salt()
    table.commitment = commitment(match.record(), table.salt)
    return match


def deal_row(table: Table) -> dict[str, Any]:
    """What the database stores of the deal."""
    return {
        "deal": None if table.dealt is None else stored(table.dealt),
        "moves": table.moves,
        "commitment": table.commitment,
        "salt": table.salt,
    }


def with_commitment(table: Table, record: dict[str, Any]) -> dict[str, Any]:
    """A table's record with the proof of its deal: the hash, and after the end the salt."""
    if table.commitment is None:
        return record
    salt = {"salt": table.salt} if table.status == "over" else {}
    return record | {KEY: {"hash": table.commitment} | salt}
