"""The end (S1.14): points on the track, for Locations, for what lies on and under them; who wins; solo ranks."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.ending import gain_if, held_blessings, vp_by_threshold, vp_per_card_under
from patolli.games.settlers.rules.piles import card_of, effect_of, first_card, is_faction, next_card, technology_on
from patolli.games.settlers.rules.state import COLLECTION, END, GLORY, HAND, TABLEAU, WORKER
from patolli.games.settlers.rules.statues import statue_points

QUARTERS = 4
GLORY_POINTS = 2
RANKS = ("commoner", "servant", "squire", "knight", "castellan", "king", "emperor")
FIRST_RANK, RANK_STEP = 30, 10


@kernel
def end_points(s, p, x):
    """What the end-of-game ability of a Location gives."""
    card = card_of(s, x)
    points = 0
    for rel in range(card.bonus_end, card.final_end):
        effect = effect_of(s, x, rel)
        if effect.op == gain_if.NUMBER:
            points += gain_if.points(s, x, effect)
        elif effect.op == vp_by_threshold.NUMBER:
            points += vp_by_threshold.points(s, x, effect)
        elif effect.op == vp_per_card_under.NUMBER:
            points += vp_per_card_under.points(s, p, x, effect)
        elif effect.op == held_blessings.NUMBER:
            points += held_blessings.points(s, p, effect)
    return points


@kernel
def location_points(s, p):
    """S1.14.1: 1 for each Common Location, 2 for each Faction Location, as printed; S2.12.2: 2 for a glory token."""
    points = 0
    x = first_card(s, TABLEAU + p)
    while x != END:
        points += card_of(s, x).end_vp
        if technology_on(s, x) == GLORY:
            points += GLORY_POINTS
        x = next_card(s, x)
    return points


@kernel
def final_points(s, p):
    """Everything together, if the game ended here."""
    points = int64(s.points[p]) + location_points(s, p) + statue_points(s, p)
    x = first_card(s, TABLEAU + p)
    while x != END:
        points += end_points(s, p, x)
        x = next_card(s, x)
    return points


@kernel
def final_quarters(s, p):
    return QUARTERS * final_points(s, p)


@kernel
def quarters_so_far(s, p):
    """The score of a seat as shown: points so far, or the final ones once the game is over."""
    return QUARTERS * (final_points(s, p) if s.over == 1 else int64(s.points[p]))


@kernel
def faction_locations(s, p):
    n = 0
    x = first_card(s, TABLEAU + p)
    while x != END:
        n += is_faction(s, x)
        x = next_card(s, x)
    return n


@kernel
def solo_won(s):
    """S1.17.6: more Faction Locations than the virtual player has collected cards."""
    return faction_locations(s, 0) > s.length[COLLECTION]


@kernel
def tie_break(s, p):
    """S1.14.2: Workers and Resources left, then cards in hand, as one number."""
    left = int64(s.goods[p, WORKER])
    for good in range(3):
        left += s.goods[p, good]
    return left * 1000 + int64(s.length[HAND + p])


@kernel
def is_winner(s, p):
    """Whether the seat would win if the game ended here; unbroken ties are shared."""
    if s.solo == 1:
        return solo_won(s)
    for q in range(s.players):
        mine = final_points(s, p)
        other = final_points(s, q)
        if other > mine or (other == mine and tie_break(s, q) > tie_break(s, p)):
            return False
    return True
