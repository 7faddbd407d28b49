"""Effects that act together (format 4): a Production, the effects of building, features that respond.

A bundle is a list of members (the board, deals, abilities of cards) at the end of `s.waiting`, sorted by class, and a
task BUNDLE. The player picks the order of members of class 4, in the decision `source`; all others act in order.
`interpreter.py` has what a member does when its time comes.
"""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import (
    IN_PRODUCTION,
    MATCHING_COLOUR,
    ON_BUILD,
    ON_SCORE,
    ON_SET,
    ON_TWO_POINTS,
    TYPE_FEATURE,
    TYPE_PRODUCTION,
    board_at,
)
from patolli.games.settlers.rules.piles import (
    card_of,
    colours_of,
    first_card,
    has_colour,
    home_seat,
    is_faction,
    next_card,
    own_first,
    own_next,
)
from patolli.games.settlers.rules.sets import completed
from patolli.games.settlers.rules.state import ANY_CARD, BLESS, DEALS, END, FACTION_CARD, ROUTES, WAITING
from patolli.games.settlers.rules.tasks import BUNDLE, push

S_BOARD, S_BOARD_BLESSING, S_DEAL, S_ROUTE, S_MAIN, S_QUIET, S_BONUS = range(
    7
)  # kinds; S_QUIET: responds to a gain or a Prayer
CARDS_CLASS = 1
NAMED_CLASS = 4  # the player picks which of these comes next


@kernel
def add_member(s, first, kind, x, order):
    """Add a member, after those of its class and of earlier classes."""
    n = s.waiting_count
    if n == WAITING:  # more than any hand of cards can build; no earlier member is lost
        return
    at = n
    while at > first and s.waiting[at - 1, 0] >> 4 > order:
        s.waiting[at, 0] = s.waiting[at - 1, 0]
        s.waiting[at, 1] = s.waiting[at - 1, 1]
        at -= 1
    s.waiting[at, 0] = order * 16 + kind
    s.waiting[at, 1] = x
    s.waiting_count = n + 1


@kernel
def waiting_card(s, i):
    """The slot of a waiting member, widened to a full integer."""
    return int64(s.waiting[i, 1])


@kernel
def start_bundle(s, p, first, good):
    """Let the members added since `first` act."""
    if s.waiting_count > first:
        push(s, BUNDLE, p, least=first, place=first, good=good + 1)


@kernel
def has_named_production(s, p):
    """Whether a production Location of the seat is of class 4 by itself: then `produce_other` is, too."""
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_PRODUCTION and card.main_class == NAMED_CLASS:
            return True
        x = own_next(s, p, x)
    return False


@kernel
def main_order(s, p, x):
    """The class of the main ability of a Location."""
    card = card_of(s, x)
    if card.passes_on == 1 and card.main_class < NAMED_CLASS and has_named_production(s, p):
        return NAMED_CLASS
    return card.main_class


@kernel
def bonus_order(s, p, x):
    card = card_of(s, x)
    if card.bonus_passes_on == 1 and card.bonus_class < NAMED_CLASS and has_named_production(s, p):
        return NAMED_CLASS
    return card.bonus_class


@kernel
def good_order(good):
    """The class of a member that gives one good."""
    if good == BLESS:
        return NAMED_CLASS
    return CARDS_CLASS if ANY_CARD <= good <= FACTION_CARD else 0


@kernel
def start_production(s, p):
    """S1.5: the board, every deal, every production Location, and features for the phase."""
    first = s.waiting_count
    board = board_at(s.board[p])
    goods = 0
    cards = 0
    for good in range(BLESS):
        goods += board.goods[good]
        if good >= ANY_CARD:
            cards += board.goods[good]
    if goods > 0:
        add_member(s, first, S_BOARD, 0, CARDS_CLASS if cards > 0 else 0)
    if board.goods[BLESS] > 0:
        add_member(s, first, S_BOARD_BLESSING, END, NAMED_CLASS)
    x = first_card(s, DEALS + p)
    while x != END:
        add_member(s, first, S_DEAL, x, good_order(card_of(s, x).deal))
        x = next_card(s, x)
    x = first_card(s, ROUTES)
    while x != END:
        if home_seat(s, x) == p:
            add_member(s, first, S_ROUTE, x, good_order(card_of(s, s.link[x]).deal))
        x = next_card(s, x)
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_PRODUCTION or (card.type == TYPE_FEATURE and card.trigger == IN_PRODUCTION):
            add_member(s, first, S_MAIN, x, main_order(s, p, x))
        x = own_next(s, p, x)
    start_bundle(s, p, first, -1)


@kernel
def fits_filter(s, x, built):
    """Whether a card is one that the feature on x asks for."""
    card = card_of(s, x)
    if card.filter_color >= 0 and not has_colour(s, built, card.filter_color, x):
        return False
    return card.filter_deck < 0 or (card.filter_deck == 1) == is_faction(s, built)


@kernel
def answers_set(s, x, whole):
    """Whether the feature on x responds to sets of these colors (S2.12.3), once even if there are two."""
    card = card_of(s, x)
    if card.filter_color == MATCHING_COLOUR:
        whole &= colours_of(s, x)
    elif card.filter_color >= 0:
        whole &= 1 << card.filter_color
    return whole != 0


@kernel
def start_built(s, p, built):
    """S1.7.1: its production, its Building Bonus, and every feature that responds to building."""
    first = s.waiting_count
    card = card_of(s, built)
    whole = completed(s, p, built)
    if card.type == TYPE_PRODUCTION:
        add_member(s, first, S_MAIN, built, main_order(s, p, built))
    if card.bonus_end > card.main_end:
        add_member(s, first, S_BONUS, built, bonus_order(s, p, built))
    x = own_first(s, p)
    while x != END:
        feature = card_of(s, x)
        if feature.type == TYPE_FEATURE and (
            (feature.trigger == ON_BUILD and fits_filter(s, x, built))
            or (feature.trigger == ON_SET and answers_set(s, x, whole))
        ):
            add_member(s, first, S_MAIN, x, main_order(s, p, x))
        x = own_next(s, p, x)
    start_bundle(s, p, first, -1)


@kernel
def start_features(s, p, trigger, good):
    """All the seat's features with this trigger: they respond to a deal or a raze."""
    first = s.waiting_count
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE and card.trigger == trigger:
            add_member(s, first, S_MAIN, x, main_order(s, p, x))
        x = own_next(s, p, x)
    start_bundle(s, p, first, good)


@kernel
def start_quiet(s, p, trigger):
    """All the seat's features that respond to a Prayer or a Blessing: their gains trigger no such features (F7)."""
    first = s.waiting_count
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE and card.trigger == trigger:
            add_member(s, first, S_QUIET, x, main_order(s, p, x))
        x = own_next(s, p, x)
    start_bundle(s, p, first, -1)


@kernel
def start_gained(s, p, scorer, vp, by_location):
    """Features that respond to a gain of points: 2 or more at once, and points from a Location's ability."""
    first = s.waiting_count
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        if card.type == TYPE_FEATURE:
            if (card.trigger == ON_TWO_POINTS and vp >= 2) or (
                card.trigger == ON_SCORE and by_location != 0 and fits_filter(s, x, scorer)
            ):
                add_member(s, first, S_QUIET, x, main_order(s, p, x))
        x = own_next(s, p, x)
    start_bundle(s, p, first, -1)
