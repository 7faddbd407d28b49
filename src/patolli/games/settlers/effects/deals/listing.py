"""Deals as targets: cards under boards, and Trade Route deals, which go by their Location (D8)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.piles import first_card, home_seat, is_open, next_card
from patolli.games.settlers.rules.state import DEALS, END, LINE, ROUTES


@kernel
def list_pile(s, pile, out, n):
    x = first_card(s, pile)
    while x != END:
        out[n] = x
        n += 1
        x = next_card(s, x)
    return n


@kernel
def add_once(out, n, x):
    for i in range(n):
        if out[i] == x:
            return n
    out[n] = x
    return n + 1


@kernel
def is_route_of(s, p, x, own):
    """Whether a marker belongs to one of the seat's Trade Route deals (`own`), or to an open rival's."""
    q = home_seat(s, x)
    return q == p if own else is_open(s, p, q)


@kernel
def list_routes(s, p, own, out, n):
    """Locations with Trade Route deals, the seat's or those of open rivals; each once."""
    x = first_card(s, ROUTES)
    while x != END:
        if is_route_of(s, p, x, own):
            n = add_once(out, n, s.link[x])
        x = next_card(s, x)
    return n


@kernel
def any_route(s, p, own):
    x = first_card(s, ROUTES)
    while x != END:
        if is_route_of(s, p, x, own):
            return True
        x = next_card(s, x)
    return False


@kernel
def list_rival_deals(s, p, out):
    """Deals under the boards of open rivals; in solo the Attack cards of the line are the virtual player's."""
    if s.solo == 1:
        return list_pile(s, LINE, out, 0)
    n = 0
    for q in range(s.players):
        if is_open(s, p, q):
            n = list_pile(s, DEALS + q, out, n)
    return n


@kernel
def any_rival_deal(s, p):
    if s.solo == 1:
        return s.length[LINE] > 0
    for q in range(s.players):
        if is_open(s, p, q) and s.length[DEALS + q] > 0:
            return True
    return False
