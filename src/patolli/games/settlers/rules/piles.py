"""Cards and piles: every card of a game is in exactly one pile, and keeps its place there."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import (
    ALL_COLOURS,
    ATTACK_CARDS,
    COMMON,
    MATCHING_COLOUR,
    TYPE_FEATURE,
    card_at,
    effect_at,
)
from patolli.games.settlers.rules.chance import next_below
from patolli.games.settlers.rules.state import (
    ATTACK_DISCARD,
    BASIC,
    COMMON_DECK,
    COMMON_DISCARD,
    DECK,
    DISCARD_PILE,
    END,
    HAND,
    PILES,
    SEATS,
    TABLEAU,
    TECHNOLOGY,
    UNDER,
)


@kernel
def first_card(s, pile):
    """The first card of a pile, or END, widened to a full integer."""
    return int64(s.head[pile])


@kernel
def next_card(s, x):
    """The card after x in its pile, or END."""
    return int64(s.next_card[x])


@kernel
def clear_piles(s):
    for pile in range(PILES):
        s.head[pile] = END
        s.tail[pile] = END
        s.length[pile] = 0


@kernel
def append(s, pile, x):
    """Put a card that is in no pile at the end of one."""
    s.pile[x] = pile
    s.next_card[x] = END
    if s.length[pile] == 0:
        s.head[pile] = x
    else:
        s.next_card[s.tail[pile]] = x
    s.tail[pile] = x
    s.length[pile] += 1


@kernel
def put_first(s, pile, x):
    """Put a card that is in no pile on top of one."""
    s.pile[x] = pile
    s.next_card[x] = s.head[pile]
    if s.length[pile] == 0:
        s.tail[pile] = x
    s.head[pile] = x
    s.length[pile] += 1


@kernel
def insert(s, pile, x):
    """Insert a card that is in no pile into one sorted by id."""
    at = first_card(s, pile)
    if at == END or at > x:
        put_first(s, pile, x)
        return
    if s.tail[pile] < x:
        append(s, pile, x)
        return
    while s.next_card[at] < x:
        at = next_card(s, at)
    s.pile[x] = pile
    s.next_card[x] = s.next_card[at]
    s.next_card[at] = x
    s.length[pile] += 1


@kernel
def remove(s, x):
    """Take a card out of its pile."""
    pile = s.pile[x]
    following = next_card(s, x)
    if s.head[pile] == x:
        s.head[pile] = following
        if s.tail[pile] == x:
            s.tail[pile] = END
    else:
        at = first_card(s, pile)
        while s.next_card[at] != x:
            at = next_card(s, at)
        s.next_card[at] = following
        if s.tail[pile] == x:
            s.tail[pile] = at
    s.length[pile] -= 1
    s.pile[x] = 0
    s.next_card[x] = 0


@kernel
def before(s, x):
    """The card before x in its pile; END if it is the first."""
    at = first_card(s, s.pile[x])
    if at == x:
        return END
    while s.next_card[at] != x:
        at = next_card(s, at)
    return at


@kernel
def put_back(s, x, pile, after):
    """Undo a `remove`: put x back after the card that was before it."""
    if after == END:
        put_first(s, pile, x)
        return
    s.pile[x] = pile
    s.next_card[x] = s.next_card[after]
    s.next_card[after] = x
    if s.tail[pile] == after:
        s.tail[pile] = x
    s.length[pile] += 1


@kernel
def move(s, x, pile):
    """Move a card to the end of another pile."""
    remove(s, x)
    append(s, pile, x)


@kernel
def card_of(s, x):
    """The card in a slot, as a row of the table."""
    return card_at(s.cards[x])


@kernel
def effect_of(s, x, rel):
    """An effect of the card in a slot."""
    return effect_at(card_of(s, x).effects + rel)


@kernel
def home_seat(s, x):
    """In whose deck a Faction card started."""
    deck = card_of(s, x).deck
    for p in range(s.players):
        if s.faction[p] == deck:
            return p
    return 0


@kernel
def is_common(s, x):
    return card_of(s, x).deck == COMMON


@kernel
def is_faction(s, x):
    deck = card_of(s, x).deck
    return deck != COMMON and deck != ATTACK_CARDS


@kernel
def go_home(s, x):
    """Move a card to its home pile (format 1); forget what lay on it."""
    remove(s, x)
    s.link[x] = 0
    s.marks[x] = 0
    for i in range(3):
        s.amount[x, i] = 0
    deck = card_of(s, x).deck
    if deck == COMMON:
        append(s, COMMON_DISCARD, x)
    elif deck == ATTACK_CARDS:
        append(s, ATTACK_DISCARD, x)
    else:
        append(s, DISCARD_PILE + home_seat(s, x), x)


@kernel
def shuffle_pile(s, pile):
    """Format 6: for i = n-1 down to 1, j = next mod (i+1), swap items i and j."""
    n = int64(s.length[pile])
    x = first_card(s, pile)
    for i in range(n):
        s.shelf[i] = x
        x = next_card(s, x)
    for i in range(n - 1, 0, -1):
        j = next_below(s, i + 1)
        kept = s.shelf[i]
        s.shelf[i] = s.shelf[j]
        s.shelf[j] = kept
    if s.otherwise > 0 and n > 1:
        kept = s.shelf[0]
        for i in range(1, n):
            s.shelf[i - 1] = s.shelf[i]
        s.shelf[n - 1] = kept
    for i in range(n):
        s.next_card[s.shelf[i]] = s.shelf[i + 1] if i + 1 < n else END
    if n > 0:
        s.head[pile] = s.shelf[0]
        s.tail[pile] = s.shelf[n - 1]
    for i in range(n):
        s.shelf[i] = 0


@kernel
def discard_of(deck):
    return COMMON_DISCARD if deck == COMMON_DECK else deck - DECK + DISCARD_PILE


@kernel
def can_draw(s, deck):
    return s.length[deck] > 0 or s.length[discard_of(deck)] > 0


@kernel
def draw_top(s, deck):
    """Take the top card off a deck, which is refilled if needed (S1.1.8); END if there is none."""
    if s.length[deck] == 0:
        pile = discard_of(deck)
        if s.length[pile] == 0:
            return END
        while s.length[pile] > 0:
            move(s, first_card(s, pile), deck)
        shuffle_pile(s, deck)
    x = first_card(s, deck)
    remove(s, x)
    return x


@kernel
def to_hand(s, p, x):
    """Put a card that is in no pile into a hand, which is kept sorted."""
    insert(s, HAND + p, x)


@kernel
def draw_to_hand(s, p, deck, marks):
    """Draw a card into a hand, if any is left."""
    x = draw_top(s, deck)
    if x != END:
        s.marks[x] = marks
        to_hand(s, p, x)


@kernel
def controls(s, p, x):
    """Whether the seat controls the Location x: in play, and owned or taken over (F1)."""
    return s.pile[x] >= TABLEAU and s.pile[x] < TABLEAU + SEATS and s.link[x] == p


@kernel
def is_own(s, p, x):
    return s.pile[x] == TABLEAU + p and s.link[x] == p


@kernel
def own_from(s, p, x):
    """x, or the next Location in the seat's tableau that it controls; then those taken over; END."""
    while x != END:
        if s.link[x] == p:
            return x
        x = next_card(s, x)
    return int64(s.taken[p, 0]) if s.taken_count[p] > 0 else END


@kernel
def own_first(s, p):
    """The seat's first Location in tableau order, or END."""
    return own_from(s, p, first_card(s, TABLEAU + p))


@kernel
def own_next(s, p, x):
    """The one after x in tableau order, or END."""
    if s.pile[x] == TABLEAU + p:
        return own_from(s, p, next_card(s, x))
    for i in range(s.taken_count[p]):
        if s.taken[p, i] == x and i + 1 < s.taken_count[p]:
            return int64(s.taken[p, i + 1])
    return END


@kernel
def colours_of(s, x):
    """The colors of a card; for a Location also the one named when it was built."""
    card = card_of(s, x)
    if card.chooses != 0 and s.amount[x, 0] > 0:
        return int64(card.colors) | (1 << (int64(s.amount[x, 0]) - 1))
    return int64(card.colors)


@kernel
def technology_on(s, x):
    """The kind of the Technology token on a card: BASIC, SHIELD, GLORY; 0: none (S2.12.2). Only Locations have them."""
    if s.pile[x] < TABLEAU or s.pile[x] >= TABLEAU + SEATS:
        return 0
    return int64(s.marks[x]) // TECHNOLOGY


@kernel
def times_acting(s, x):
    """A basic token doubles what a production or action Location does."""
    return 2 if technology_on(s, x) == BASIC and card_of(s, x).type != TYPE_FEATURE else 1


@kernel
def count_colour(s, p, colour):
    """How many of the seat's Locations have a color (S1.5.3)."""
    n = 0
    x = own_first(s, p)
    while x != END:
        n += (colours_of(s, x) >> colour) & 1
        x = own_next(s, p, x)
    return n


@kernel
def different_colours(s, p):
    """How many colors the seat's Locations have; orange does not count (S2.10.1)."""
    found = 0
    x = own_first(s, p)
    while x != END:
        found |= colours_of(s, x)
        x = own_next(s, p, x)
    n = 0
    for colour in range(9):
        n += (found >> colour) & 1
    return n


@kernel
def has_colour(s, x, colour, by):
    """Whether a Location has a color; MATCHING_COLOUR: one that the card `by` has as well."""
    if colour == MATCHING_COLOUR:
        return colours_of(s, x) & colours_of(s, by) & ALL_COLOURS != 0
    return (colours_of(s, x) >> colour) & 1 == 1


@kernel
def table_seats(s):
    """Seats that have Locations: all players, and the virtual one."""
    return 2 if s.solo == 1 else s.players


@kernel
def is_open(s, p, q):
    """Another seat that has not passed (S1.6.3)."""
    return q != p and s.passed[q] == 0


@kernel
def rival_from(s, p, q, y):
    """y, or the next of all Locations that open rivals control; q: whose tableau y is in."""
    while True:
        while y == END:
            q += 1
            if q >= table_seats(s):
                return END
            y = first_card(s, TABLEAU + q)
        if is_open(s, p, s.link[y]):
            return y
        y = next_card(s, y)


@kernel
def rival_first(s, p):
    """The first Location that an open rival controls, or END."""
    return rival_from(s, p, 0, first_card(s, TABLEAU))


@kernel
def rival_next(s, p, x):
    return rival_from(s, p, s.pile[x] - TABLEAU, next_card(s, x))


@kernel
def cards_under(s, x):
    """How many cards lie under a Location."""
    n = 0
    y = first_card(s, UNDER)
    while y != END:
        n += s.link[y] == x
        y = next_card(s, y)
    return n


@kernel
def goods_on(s, x):
    """How many Resources lie on a Location."""
    if card_of(s, x).chooses != 0:  # the field holds its color instead
        return 0
    n = 0
    for good in range(3):
        n += s.amount[x, good]
    return n


@kernel
def as_known(s, p, found):
    """Whether a hand has a fitting card. In a copy made by `exchange` the answer for another seat's hand is inverted: a
    comparison with the original position then shows that a question depends on it."""
    if s.otherwise > 0 and s.otherwise != p + 1 and s.length[HAND + p] > 0:
        return not found
    return found
