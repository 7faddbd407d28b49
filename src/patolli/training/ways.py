"""How a training plays and learns: a file of settings, so that another way is another file and not other code.

What is not in the file keeps its default. `docs/training.md` tells what each setting is for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from patolli.engine.errors import BadSetup
from patolli.engine.game import Game

MOST_BYTES = 100_000
LEAST_SIMULATIONS, SIMULATIONS, MOST_SIMULATIONS = 4, 64, 100_000
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=LEAST_SIMULATIONS, le=MOST_SIMULATIONS)]
Quick = Annotated[int, msgspec.Meta(ge=2, le=MOST_SIMULATIONS)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Points = Annotated[float, msgspec.Meta(ge=0, le=100)]


class Beginning(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way to begin: the greedy policy decides, and now and then chance."""

    games: Share
    """How many games begin so."""
    decisions: tuple[int, int] = (0, 0)
    """How many decisions are made at least, and at most."""
    random: tuple[Share, ...] = (0.5,)
    """How many of them are random; one of these is drawn."""
    varied: Share = 1.0
    """How many of the positions are then changed."""
    gifts: tuple[int, int] = (1, 1)
    """How often each of those is changed, at least and at most: the more often, the larger the gifts."""


BEGINNINGS = (
    Beginning(games=0.3),  # as soon as the position can be changed: after the set-up
    Beginning(games=0.45, decisions=(5, 169), random=(0.05, 0.15, 0.3), varied=0.5),
)
"""One after the other; two games of five have none of them."""


class Playing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How decisions are searched."""

    full: Share = 0.35
    """How many decisions are searched in full: the network learns to prefer what those found."""
    simulations: tuple[Count, Count] = (SIMULATIONS, SIMULATIONS)
    """Of a full search, at least and at most; drawn for each."""
    quick: Quick = SIMULATIONS // 4
    """Of the others, which only move the game along."""
    noise: Share = 0.25
    """How much of the priors of the first actions is noise in a full search."""
    even: Share = 0.0
    """How much of the priors is shared out evenly in a full search, at every decision of the seat that searches."""
    beginnings: tuple[Beginning, ...] = BEGINNINGS


class League(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who else sits at the table."""

    games: Share = 1.0
    """At how many tables. Points are told of the others."""
    styled: Share = 0.0
    """How many seats have a style: they believe that something is worth more than it is. Nothing is learned from what
    they prefer, but what comes of it is."""
    styles: tuple[str, ...] = ()
    """Which, by their names in the game; one is drawn for a seat."""
    points: tuple[Points, Points] = (2.0, 6.0)
    """How many points more it is worth to them, at least and at most."""
    simulations: Count = SIMULATIONS
    """Of every decision of a seat with a style."""
    even: Share = 0.15
    """How much of its priors is shared out evenly."""
    fades: Rounds = 100
    """The points fade evenly, and are gone after this many rounds."""
    old: Share = 0.0
    """How many of the other seats are played by an old network: the first one, or one of rounds before."""


class Lessons(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the network learns."""

    keep: Share = 0.98
    """Of what the next position learns, a position learns so much, too; the rest is what the network says about the
    next one (lambda)."""
    rate: Annotated[float, msgspec.Meta(gt=0, le=1)] = 7e-4
    steady: Rounds = 20
    """After so many rounds the rate falls, as 1 / round."""
    passes: Annotated[float, msgspec.Meta(gt=0, le=100)] = 4.0
    """How often a position is learned from, on average; twice as often where the network knows nothing yet."""
    moves: Annotated[float, msgspec.Meta(ge=0, le=100)] = 1.0
    """Of the loss of what to prefer, beside the share of the win. The fewer searches are full, the more is needed."""
    sources: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    """Of the loss of where the points come from. No search asks for that, but learning it shows more in a position."""


class Ways(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of it."""

    playing: Playing = Playing()
    league: League = League()
    lessons: Lessons = Lessons()
    alarms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """After this many rounds, progress is measured; 0: never."""


class PlanFile(Ways, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file: the ways, and what can be said by options instead."""

    games: Annotated[int, msgspec.Meta(ge=1)] = 600
    layers: tuple[int, int] | None = None
    more: bool = False
    """The network is told more than the observation, if the game has more."""


def usual(simulations: int = SIMULATIONS) -> Ways:
    """The ways without a file."""
    return Ways(playing=Playing(simulations=(simulations, simulations), quick=max(2, simulations // 4)))


def read_ways(path: Path, game: Game) -> PlanFile:
    """The file of a plan; BadSetup says what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise BadSetup(f"{path}: larger than any plan ({MOST_BYTES:,} bytes)")
        found = msgspec.toml.decode(data, type=PlanFile)
    except OSError as error:
        raise BadSetup(f"cannot read the plan {path}: {error.strerror or error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{path}: not a plan of a training: {error}") from None
    problem = problem_of(found, game)
    if problem:
        raise BadSetup(f"{path}: {problem}")
    return found


def problem_of(ways: Ways, game: Game) -> str:
    """What is impossible, in words."""
    pairs: dict[str, tuple[Any, Any]] = {
        "playing.simulations": ways.playing.simulations,
        "league.points": ways.league.points,
    }
    for number, beginning in enumerate(ways.playing.beginnings, start=1):
        pairs[f"the decisions of beginning {number}"] = beginning.decisions
        pairs[f"the gifts of beginning {number}"] = beginning.gifts
        if not beginning.random:
            return f"beginning {number} has an empty list of shares of random decisions"
    for name, (least, most) in pairs.items():
        if not 0 <= least <= most:
            return f"{name} are the least and the most, not {least} and {most}"
    known = game.learning.watch.styles
    for style in ways.league.styles:
        if style not in known:
            return f"{game.title} has no style {style!r}; it has {', '.join(known) or 'none'}"
    if ways.league.styled and not ways.league.styles:
        return "league.styled asks for seats with a style, but league.styles names none"
    return ""


def left_of_bonus(league: League, number: int) -> float:
    """How much of the points of a style is left in a round; the first is 1."""
    return max(0.0, 1 - (number - 1) / league.fades)


def learning_rate(lessons: Lessons, number: int) -> float:
    return lessons.rate * min(1.0, lessons.steady / number)
