"""Ratings by OpenSkill (Plackett-Luce), for games of more than two players.

Games are rated one after the other, by their numbers. When several seats of a game have the same name, each of them
enters with the rating of that name, and the name moves by the mean of their changes: an agent that beats itself gains
nothing. Ratings depend on the order of the games a little; win shares and duels do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from patolli.arena.summary import Rating


def rate(names: Sequence[str], games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> dict[str, Rating]:
    """The rating of every name after games, each given as the seats' indices into `names`, and the seats' places."""
    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in names]
    for seats, places in games:
        teams = [[model.rating(mu=ratings[i].mu, sigma=ratings[i].sigma)] for i in seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for i in set(seats):
            mine = [rating for rating, seat in zip(after, seats, strict=True) if seat == i]
            ratings[i].mu = fmean(rating.mu for rating in mine)
            ratings[i].sigma = fmean(rating.sigma for rating in mine)
    return {
        name: Rating(
            mu=rating.mu,
            sigma=rating.sigma,
            ordinal=rating.mu - 3 * rating.sigma,
            low=rating.mu - 1.96 * rating.sigma,
            high=rating.mu + 1.96 * rating.sigma,
        )
        for name, rating in zip(names, ratings, strict=True)
    }
