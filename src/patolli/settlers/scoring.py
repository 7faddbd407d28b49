"""The end (S1.14): points of the track, of Locations, of what lies on and under them; who wins; solo ranks."""

from patolli.engine.jit import kernel
from patolli.settlers.piles import card_of, is_faction
from patolli.settlers.state import COLLECTION, END, HAND, TABLEAU, UNDER, VP, WORKER, int64
from patolli.settlers.tables import GAIN_IF, ON_EXCHANGE, TYPE_FEATURE, VP_BY_THRESHOLD, VP_PER_UNDER
from patolli.settlers.targets import effect_of

QUARTERS = 4
RANKS = ("commoner", "servant", "squire", "knight", "castellan", "king", "emperor")
FIRST_RANK, RANK_STEP = 30, 10


@kernel
def cards_under(s, x):
    n = 0
    y = int64(s.head[UNDER])
    while y != END:
        n += s.link[y] == x
        y = int64(s.next_card[y])
    return n


@kernel
def cards_under_kind(s, p, colour, faction):
    """Cards under Locations of a colour and deck in his Empire."""
    n = 0
    x = int64(s.head[TABLEAU + p])
    while x != END:
        if (card_of(s, x).colors >> colour) & 1 and is_faction(s, x) == (faction == 1):
            n += cards_under(s, x)
        x = int64(s.next_card[x])
    return n


@kernel
def end_points(s, p, x):
    """What the end-of-game ability of a Location gives."""
    card = card_of(s, x)
    points = 0
    for rel in range(int64(card.bonus_end), int64(card.final_end)):
        effect = effect_of(s, x, rel)
        if effect.op == GAIN_IF:
            if cards_under(s, x) >= effect.b:
                points += effect.goods[VP]
        elif effect.op == VP_BY_THRESHOLD:
            if card.type == TYPE_FEATURE and card.trigger == ON_EXCHANGE:  # there it counts answers
                continue
            lying = int64(s.amount[x, 0]) + int64(s.amount[x, 1]) + int64(s.amount[x, 2])
            reached = 0
            for i in range(effect.options):
                if lying >= effect.step_count[i]:
                    reached = int64(effect.step_vp[i])
            points += reached
        elif effect.op == VP_PER_UNDER:
            points += effect.b * cards_under_kind(s, p, int64(effect.a), int64(effect.c))
    return points


@kernel
def location_points(s, p):
    """S1.14.1: 1 for each Common Location, 2 for each Faction Location, as printed."""
    points = 0
    x = int64(s.head[TABLEAU + p])
    while x != END:
        points += card_of(s, x).end_vp
        x = int64(s.next_card[x])
    return points


@kernel
def final_points(s, p):
    """Everything together, if the game ended here."""
    points = int64(s.points[p]) + location_points(s, p)
    x = int64(s.head[TABLEAU + p])
    while x != END:
        points += end_points(s, p, x)
        x = int64(s.next_card[x])
    return points


@kernel
def final_quarters(s, p):
    return QUARTERS * final_points(s, p)


@kernel
def faction_locations(s, p):
    n = 0
    x = int64(s.head[TABLEAU + p])
    while x != END:
        n += is_faction(s, x)
        x = int64(s.next_card[x])
    return n


@kernel
def solo_won(s):
    """S1.17.6: more Faction Locations than he has collected cards."""
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
    """Whether the seat wins if the game ended here; ties that nothing breaks are shared."""
    if s.solo == 1:
        return solo_won(s)
    for q in range(s.players):
        mine = final_points(s, p)
        other = final_points(s, q)
        if other > mine or (other == mine and tie_break(s, q) > tie_break(s, p)):
            return False
    return True
