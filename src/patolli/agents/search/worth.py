"""What positions are worth to the seats in a search, and what is to be tried. Knows nothing of any game."""

# pyright: basic
import numpy as np

from patolli.engine.compiled.jit import kernel
from patolli.engine.compiled.rng import below

# Parameters of a search, in the order of `growing.Recipe`.
EXPLORATION, FIRST_PLAY, DOUBT, SCORE_WIDTH, WIN_SHARE, POINTS_WORTH, PRIOR_WIDTH, RANDOM_SHARE, HORIZON = range(9)


@kernel
def share_out(worth, players, parameters):
    """Turn points into worths: a share of one win per seat, soft in the points, and a little for the points
    themselves, so that play stays sensible when the game is decided."""
    top = -1e18
    for p in range(players):
        top = max(top, worth[p])
    total = 0.0
    for p in range(players):
        total += np.exp((worth[p] - top) / parameters[SCORE_WIDTH])
    for p in range(players):
        share = np.exp((worth[p] - top) / parameters[SCORE_WIDTH]) / total
        worth[p] = share + parameters[POINTS_WORTH] * worth[p] / 100


@kernel
def value_by_network(values, seats, p, players, parameters, worth):
    """Worths from what the network says of the seats, counted from p, who decides."""
    top = np.float32(-1e9)
    for k in range(players):
        top = max(top, values[k])
    total = 0.0
    for k in range(players):
        total += np.exp(values[k] - top)
    for k in range(players):
        share = np.exp(values[k] - top) / total
        worth[(p + k) % players] = share + parameters[POINTS_WORTH] * values[seats + k]


@kernel
def even_out(priors, n, share):
    """Mix even priors in."""
    for i in range(n):
        priors[i] = (1 - share) * priors[i] + share / n


@kernel
def add_leanings(features, p, players, places, leanings, worth):
    """Add what each seat leans to, by features that p sees; see `growing.Leanings`."""
    for seat in range(players):
        relative = (seat - p) % players
        for i in range(places.shape[2]):
            worth[seat] += leanings[seat, i] * features[places[seat, relative, i]]


@kernel
def draw(rng, priors, n, width):
    """One of n, by priors sharpened to the power 1 / width."""
    total = 0.0
    for i in range(n):
        priors[i] = priors[i] ** (1 / width)
        total += priors[i]
    point = below(rng, 1 << 30) / (1 << 30) * total
    for i in range(n - 1):
        point -= priors[i]
        if point < 0:
            return i
    return n - 1
