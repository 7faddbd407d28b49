"""Named players: their names and passwords, ratings and results."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from patolli.wire.messages.basics import Answer, SecretAnswer, SecretRequest
from patolli.wire.messages.tables import TableInfo


class Claim(SecretRequest):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None
    """Without one, the secret that comes back is the only way to be this player: keep it."""


class Login(SecretRequest):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(SecretRequest):
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] | None = None
    """Needed if there is one."""


class PlayerKey(SecretAnswer):
    """Sent as `Authorization: Bearer SECRET`."""

    name: str
    secret: str


class RatingInfo(Answer):
    place: int
    """Among all rated players; equal ratings share it."""
    name: str
    bot: bool
    points: int
    """The rating to show: 1500 + 40 `rating`, so everybody begins with 1500."""
    rating: float
    """mu - 3 sigma, as in OpenSkill: skill beyond doubt."""
    mu: float
    sigma: float
    games: int
    """A bot with several seats at a table plays as many games there."""
    wins: float
    """Several winners of a table share it."""


class RatingList(Answer):
    game: str
    players: int | None
    """Counted only at tables of this many players; null: at all."""
    ratings: list[RatingInfo]


class RatingPoint(Answer):
    at: int
    """When a rated table ended."""
    points: int
    """After it."""


class SizeHistory(Answer):
    players: int | None
    """At tables of this many players; null: at all."""
    rating: RatingInfo | None
    history: list[RatingPoint]
    """The newest ones, oldest first."""


class RatingHistory(Answer):
    game: str
    sizes: list[SizeHistory]
    """All tables first; then those of sizes at which somebody was rated."""


class PlayerInfo(Answer):
    name: str
    since: int
    ratings: dict[str, RatingInfo]
    """By game."""
    tables: list[TableInfo]
    """Listed ones that are over, last ended first."""


class Myself(Answer):
    """What only the player is told."""

    name: str
    since: int
    password: bool
    """Whether there is one."""
    ratings: dict[str, RatingInfo]


class PlayersStatistics(Answer):
    """Over all finished tables with this many players."""

    players: int
    tables: int
    mean: float
    """Points of a seat."""
    winner: float
    """Points of the winner."""
    by_seat: list[float]
    """Share of wins by seat."""


class Statistics(Answer):
    game: str
    tables: int
    sizes: list[PlayersStatistics]
