"""The solo game's Attack phase (S1.17.4-5): the virtual player collects cards."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.rules.building import drop_all_linked
from patolli.games.settlers.rules.catalogue import THIS
from patolli.games.settlers.rules.defence import JAPANESE
from patolli.games.settlers.rules.piles import (
    append,
    card_of,
    first_card,
    is_common,
    is_faction,
    move,
    next_card,
    put_first,
    remove,
)
from patolli.games.settlers.rules.state import (
    ANY_CARD,
    ATTACK_DECK,
    COLLECTION,
    END,
    FOOD,
    GOLD,
    LINE,
    RAZE,
    STONE,
    TABLEAU,
    VP,
    WOOD,
    WORKER,
)
from patolli.games.settlers.rules.tasks import TARGET, pop, push

ATTACKS = 2
USUAL_ATTACK, JAPANESE_ATTACK = range(2)  # purposes of `target`
DEAL_ORDER = (ANY_CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)  # S1.17.5


@kernel
def collect(s, x):
    """Move a card to the Collection; what lay on it is lost."""
    remove(s, x)
    s.link[x] = 0
    s.marks[x] = 0
    for i in range(3):
        s.amount[x, i] = 0
    append(s, COLLECTION, x)
    drop_all_linked(s, x)


@kernel
def collect_virtual_locations(s):
    while s.length[TABLEAU + 1] > 0:
        collect(s, first_card(s, TABLEAU + 1))


@kernel
def has_pair(s, x, one, other):
    """Whether a Raze field has both goods; two of the good if they are equal."""
    field = card_of(s, x).raze
    return field[one] > 1 if one == other else field[one] > 0 and field[other] > 0


@kernel
def is_attacked(s, x, one, other, japanese):
    """Whether a Location is a target of a pair of Attack cards."""
    if japanese:
        return is_faction(s, x) and card_of(s, x).raze[VP] > 0
    return is_common(s, x) and has_pair(s, x, one, other)


@kernel
def any_attacked(s, one, other, japanese):
    x = first_card(s, TABLEAU)
    while x != END:
        if is_attacked(s, x, one, other, japanese):
            return True
        x = next_card(s, x)
    return False


@kernel
def deal_rank(s, x):
    """S1.17.5: the rank of a card's Deal good in the order of preference, highest for the first."""
    good = card_of(s, x).deal
    for i in range(len(DEAL_ORDER)):
        if DEAL_ORDER[i] == good:
            return len(DEAL_ORDER) - i
    return 0


@kernel
def preference(s, x, japanese):
    """Action before Feature before Production, then the higher building cost, then more Stone."""
    card = card_of(s, x)
    cost = card.cost[0] + card.cost[1] + card.cost[2]
    value = int64((card.type * 16 + cost) * 16 + card.cost[1])
    return value + 65536 * deal_rank(s, x) if japanese else value


@kernel
def best_preference(s, one, other, japanese):
    best = -1
    x = first_card(s, TABLEAU)
    while x != END:
        if is_attacked(s, x, one, other, japanese):
            best = max(best, preference(s, x, japanese))
        x = next_card(s, x)
    return best


@kernel
def attack(s):
    """One attack: a new card at the front of the line, then the first card behind it that makes a pair."""
    front = draw_attack(s)
    if front == END:
        return
    one = card_of(s, front).deal
    if s.faction[0] == JAPANESE and one == VP and any_attacked(s, one, one, True):
        behind = next_card(s, front)
        while behind != END:
            if card_of(s, behind).deal == VP:
                strike(s, behind, True)
                return
            behind = next_card(s, behind)
    behind = next_card(s, front)
    while behind != END:
        if any_attacked(s, one, card_of(s, behind).deal, False):
            strike(s, behind, False)
            return
        behind = next_card(s, behind)


@kernel
def draw_attack(s):
    """Move the top Attack card to the front of the line; there are more cards than attacks."""
    if s.length[ATTACK_DECK] == 0:
        return END
    x = first_card(s, ATTACK_DECK)
    remove(s, x)
    put_first(s, LINE, x)
    return x


@kernel
def strike(s, behind, japanese):
    """Take the best Location; among equals the player chooses. The other Attack card is the front one."""
    push(s, TARGET, 0, card=END, place=behind, purpose=JAPANESE_ATTACK if japanese else USUAL_ATTACK)


@kernel
def legal_attack(s, behind, japanese, out):
    one = card_of(s, first_card(s, LINE)).deal
    other = card_of(s, behind).deal
    best = best_preference(s, one, other, japanese)
    n = 0
    x = first_card(s, TABLEAU)
    while x != END:
        if is_attacked(s, x, one, other, japanese) and preference(s, x, japanese) == best:
            out[n] = THIS + x
            n += 1
        x = next_card(s, x)
    return n


@kernel
def only_attacked(s, behind, japanese):
    """The Location to take if there is just one; END if the player must choose."""
    one = card_of(s, first_card(s, LINE)).deal
    other = card_of(s, behind).deal
    best = best_preference(s, one, other, japanese)
    found = END
    x = first_card(s, TABLEAU)
    while x != END:
        if is_attacked(s, x, one, other, japanese) and preference(s, x, japanese) == best:
            if found != END:
                return END
            found = x
        x = next_card(s, x)
    return found


@kernel
def do_attack(s, behind, x):
    """F9: both used Attack cards go to the end of the line, the front one first."""
    pop(s)
    collect(s, x)
    move(s, first_card(s, LINE), LINE)
    move(s, behind, LINE)
