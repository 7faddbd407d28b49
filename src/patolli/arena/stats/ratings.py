"""Ratings by OpenSkill (Plackett-Luce), for games of more than two players.

Games are rated one after the other, by their numbers. When several seats of a game have the same name, each of them
enters with the rating of that name, and the name moves by the mean of their changes: an agent that beats itself gains
nothing. Ratings depend on the order of the games a little; win shares and duels do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from patolli.arena.stats.summary import Rating

_MODEL = PlackettLuce()


class Skill(NamedTuple):
    """A rating as OpenSkill has it."""

    mu: float
    sigma: float


UNKNOWN = Skill(_MODEL.mu, _MODEL.sigma)
"""Where everybody begins."""


def after_game(skills: Sequence[Skill], seats: Sequence[int], places: Sequence[int]) -> list[Skill]:
    """These skills after a game, given as the seats' indices into them, and the seats' places."""
    teams = [[_MODEL.rating(mu=skills[i].mu, sigma=skills[i].sigma)] for i in seats]
    rated = [team[0] for team in _MODEL.rate(teams, ranks=[float(place) for place in places])]
    after = list(skills)
    for i in set(seats):
        mine = [rating for rating, seat in zip(rated, seats, strict=True) if seat == i]
        after[i] = Skill(fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine))
    return after


def rate(names: Sequence[str], games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> dict[str, Rating]:
    """The rating of every name after games, each given as the seats' indices into `names`, and the seats' places."""
    skills = [UNKNOWN for _ in names]
    for seats, places in games:
        skills = after_game(skills, seats, places)
    return {
        name: Rating(
            mu=mu,
            sigma=sigma,
            ordinal=mu - 3 * sigma,
            low=mu - 1.96 * sigma,
            high=mu + 1.96 * sigma,
        )
        for name, (mu, sigma) in zip(names, skills, strict=True)
    }
