"""Open Production (S2.12.1): a Worker sent to a rival's Location brings its good, and its owner a Worker."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.catalogue import USE
from patolli.games.settlers.rules.piles import card_of, rival_first, rival_next
from patolli.games.settlers.rules.state import END, USED, WORKER
from patolli.games.settlers.rules.tasks import RUN, push

MOST_VISITS = 2  # to one Location in a round, by all players together


@kernel
def list_open(s, p, out, n):
    """Open production Locations of rivals who have not passed, to which a Worker may still go."""
    if s.open_cards == 0 or s.goods[p, WORKER] == 0:
        return n
    x = rival_first(s, p)
    while x != END:
        if card_of(s, x).open == 1 and s.marks[x] & USED < MOST_VISITS:
            out[n] = USE + x
            n += 1
        x = rival_next(s, p, x)
    return n


@kernel
def send_worker(s, p, x):
    """The Worker leaves; the Location's controller gets one, unless it is the virtual player; then it produces."""
    s.goods[p, WORKER] -= 1
    s.marks[x] += 1
    q = s.link[x]
    if q < s.players:
        s.goods[q, WORKER] += 1
    push(s, RUN, p, card=x, left=card_of(s, x).main_end)
