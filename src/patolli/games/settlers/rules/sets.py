"""Sets (S2.12.3, a house rule): every third Location of a color completes one."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.piles import colours_of, count_colour

SIZE = 3
POINTS = 2  # for each, if the table plays with the option


@kernel
def completed(s, p, built):
    """The colors of which the Location just built is the third, the sixth, ..., as a bit set."""
    found = 0
    for colour in range(9):
        if (colours_of(s, built) >> colour) & 1 and count_colour(s, p, colour) % SIZE == 0:
            found |= 1 << colour
    return found


@kernel
def set_points(s, p, built):
    if s.sets == 0:
        return 0
    points = 0
    found = completed(s, p, built)
    for colour in range(9):
        points += POINTS * ((found >> colour) & 1)
    return points
