"""Prayer (S2.7, S2.8, format 7): draw Common cards, or let Blessings stand in for them; their colors do the rest.

One Prayer runs at a time: nothing else happens before its cards are counted. Its tasks are PRAYER_STEP, and the
decisions `color`, `pray`, `stored` and `give` with the same card and effect.
"""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.bundles import start_quiet
from patolli.games.settlers.effects.card_rows import COLOUR_GAIN, ON_PRAYER, prayer_at
from patolli.games.settlers.rules.building import FOR_BUILT, answer_build
from patolli.games.settlers.rules.catalogue import DONE, FIRST_COLOUR, FIRST_GOOD, PRAY_TOKENS, THIS
from patolli.games.settlers.rules.goods import gain_pool
from patolli.games.settlers.rules.piles import (
    append,
    card_of,
    controls,
    draw_top,
    effect_of,
    first_card,
    go_home,
    move,
    next_card,
)
from patolli.games.settlers.rules.state import (
    ANY_CARD,
    BLESS,
    BY_LOCATION,
    COMMON_DECK,
    DEFENSE,
    END,
    FACTION_CARD,
    GAINS,
    MATCHING,
    PRAYER,
    QUIET,
    STORED,
    VP,
)
from patolli.games.settlers.rules.tasks import COLOR, GIVE, PRAY, PRAYER_STEP, STORE_CARD, current, on_top, pop, push

FREE, DECLARE, CHOOSE, DEAL_GOOD = range(4)  # how the color is determined
TRICOLOUR = 7  # brown, gray, red
FOR_DECLARING, FOR_CHOOSING, FOR_TRICOLOUR = range(3)  # purposes of `color`; FOR_BUILT: for a Location
ASKING_FOR_TOKENS, DRAWING, CHOOSING, ASKING_FOR_TRICOLOUR, COUNTING = range(5)  # purposes of the steps, in order
BLUE = 8
NO_COLOUR = -1


@kernel
def current_prayer(s):
    task = current(s)
    return prayer_at(effect_of(s, task.card, task.effect).prayer)


@kernel
def colour_of_good(good):
    """The color whose matching good this is; cards are blue (S2.10)."""
    if ANY_CARD <= good <= FACTION_CARD:
        return BLUE
    if good == DEFENSE or good == BLESS:
        return NO_COLOUR
    for colour in range(9):
        if COLOUR_GAIN[colour] == good:
            return colour
    return NO_COLOUR


@kernel
def start_prayer(s, p, x, rel, flags):
    """Determine which colors are named; a color to declare is asked for before anything is drawn."""
    prayer = prayer_at(effect_of(s, x, rel).prayer)
    named = prayer.named
    if prayer.mode == DEAL_GOOD:
        colour = colour_of_good(s.deal_good) if s.deal_good >= 0 else NO_COLOUR
        if colour == NO_COLOUR:
            return
        named = 1 << colour
    s.prayer_named = named
    s.prayer_tokens = 0
    s.prayer_tricolor = 0
    push(s, PRAYER_STEP, p, card=x, effect=rel, purpose=ASKING_FOR_TOKENS, marks=flags)
    if prayer.mode == DECLARE:
        push(s, COLOR, p, card=x, effect=rel, purpose=FOR_DECLARING)


@kernel
def tricolour_fits(s, p):
    return s.tricolor[p] == 1 and s.prayer_named & TRICOLOUR != 0


@kernel
def blessing_fits(s, p):
    """S2.8: a Blessing of a named color, or the tricolor one standing in."""
    return s.blessings[p] & s.prayer_named != 0 or tricolour_fits(s, p)


@kernel
def cards_with(s, colour):
    """Cards of the Prayer that have a color; multicolored ones count for each of theirs."""
    n = 0
    x = first_card(s, PRAYER)
    while x != END:
        n += (card_of(s, x).pray_colors >> colour) & 1
        x = next_card(s, x)
    return n


@kernel
def may_choose(s, p, colour):
    """`choose_color_after`: a color with a card; with tokens, also one with a fitting Blessing."""
    if (s.prayer_named >> colour) & 1 == 0:
        return False
    if cards_with(s, colour) > 0:
        return True
    if s.prayer_tokens == 0:
        return False
    return (s.blessings[p] >> colour) & 1 == 1 or (s.tricolor[p] == 1 and (TRICOLOUR >> colour) & 1 == 1)


@kernel
def legal_colour(s, p, what, out):
    n = 0
    chooses = card_of(s, current(s).card).chooses
    for colour in range(9):
        if what == FOR_CHOOSING:
            fits = may_choose(s, p, colour)
        elif what == FOR_TRICOLOUR:
            fits = (s.prayer_named & TRICOLOUR) >> colour & 1 == 1
        elif what == FOR_BUILT:
            fits = (chooses >> colour) & 1 == 1
        else:
            fits = (s.prayer_named >> colour) & 1 == 1
        if fits:
            out[n] = FIRST_COLOUR + colour
            n += 1
    return n


@kernel
def do_colour(s, what, action):
    task = current(s)
    pop(s)
    colour = action - FIRST_COLOUR
    if what == FOR_BUILT:
        s.amount[task.card, 0] = colour + 1
        answer_build(s, task.seat, task.card)
    elif what == FOR_TRICOLOUR:
        s.prayer_tricolor = colour + 1
    else:
        s.prayer_named = 1 << colour


@kernel
def do_pray(s, action):
    pop(s)
    s.prayer_tokens = 1 if action == PRAY_TOKENS else 0


@kernel
def stored_fits(s, p, x, least):
    """A stored card on one of the seat's Locations, with a named color (F12)."""
    return x >= least and controls(s, p, s.link[x]) and card_of(s, x).pray_colors & s.prayer_named != 0


@kernel
def any_stored_fits(s, p, least):
    x = first_card(s, STORED)
    while x != END:
        if stored_fits(s, p, x, least):
            return True
        x = next_card(s, x)
    return False


@kernel
def legal_stored(s, p, least, out):
    n = 0
    x = first_card(s, STORED)
    while x != END:
        if stored_fits(s, p, x, least):
            out[n] = THIS + x
            n += 1
        x = next_card(s, x)
    out[n] = DONE
    return n + 1


@kernel
def do_stored(s, action):
    if action == DONE:
        pop(s)
        return
    x = action - THIS
    move(s, x, PRAYER)
    s.link[x] = 0
    s.marks[x] = 0
    on_top(s).least = x + 1


@kernel
def prayer_step(s):
    """Task: continue a Prayer, from one question to the next."""
    task = current(s)
    p = task.seat
    x = task.card
    rel = task.effect
    prayer = current_prayer(s)
    on_top(s).purpose = task.purpose + 1
    if task.purpose == ASKING_FOR_TOKENS:
        if blessing_fits(s, p):
            push(s, PRAY, p, card=x, effect=rel)
    elif task.purpose == DRAWING:
        if s.prayer_tokens == 0:
            for _ in range(prayer.draw):
                y = draw_top(s, COMMON_DECK)
                if y != END:
                    append(s, PRAYER, y)
        push(s, STORE_CARD, p, card=x, effect=rel)
    elif task.purpose == CHOOSING:
        if prayer.mode == CHOOSE:
            found = False
            for colour in range(9):
                found = found or may_choose(s, p, colour)
            if found:
                push(s, COLOR, p, card=x, effect=rel, purpose=FOR_CHOOSING)
            else:
                s.prayer_named = 0
    elif task.purpose == ASKING_FOR_TRICOLOUR:
        if tricolour_fits(s, p) and is_answered(s):
            push(s, COLOR, p, card=x, effect=rel, purpose=FOR_TRICOLOUR)
    else:
        finish_prayer(s, p, x, rel)


@kernel
def is_answered(s):
    """S2.8.2: Blessings count if tokens were used, or if there is a card of any named color."""
    if s.prayer_tokens == 1:
        return True
    for colour in range(9):
        if (s.prayer_named >> colour) & 1 and cards_with(s, colour) > 0:
            return True
    return False


@kernel
def count_prayer(s):
    """The largest number of cards of one named color, and how many colors have any."""
    most = 0
    different = 0
    for colour in range(9):
        n = int64(s.prayer_count[colour])
        most = max(most, n)
        different += n > 0
    return most, different


@kernel
def finish_prayer(s, p, x, rel):
    """Count, discard the cards (F11), then gain or spend."""
    flags = current(s).marks
    prayer = current_prayer(s)
    awake = is_answered(s)
    for colour in range(9):
        n = 0
        if (s.prayer_named >> colour) & 1:
            n = cards_with(s, colour)
            if awake:
                n += (s.blessings[p] >> colour) & 1
                n += s.prayer_tricolor == colour + 1
        s.prayer_count[colour] = n
    most, different = count_prayer(s)
    while s.length[PRAYER] > 0:
        go_home(s, first_card(s, PRAYER))
    s.prayer_named = 0
    s.prayer_tokens = 0
    s.prayer_tricolor = 0
    pop(s)
    if prayer.spends == 1:
        push(s, GIVE, p, card=x, effect=rel, marks=flags)
        return
    if flags & QUIET == 0:
        start_quiet(s, p, ON_PRAYER)
    reached = -1
    for step in range(prayer.steps):
        if most >= prayer.step_count[step]:
            reached = step
    for good in range(GAINS - 1):
        s.pool[good] += different * prayer.each_colour[good]
        if reached >= 0:
            s.pool[good] += prayer.step_goods[reached, good]
    for colour in range(9):
        n = s.prayer_count[colour]
        s.prayer_count[colour] = 0
        for good in range(GAINS - 1):
            s.pool[good] += n * prayer.goods[colour, good]
        if COLOUR_GAIN[colour] >= 0:
            s.pool[COLOUR_GAIN[colour]] += n * prayer.goods[colour, MATCHING]
    gain_pool(s, p, x, BY_LOCATION | (flags & QUIET))


@kernel
def may_give(s, p, good):
    """Up to the count of its colors, from the supply."""
    prayer = current_prayer(s)
    most = 0
    for colour in range(9):
        if prayer.spend[colour] == good:
            most += s.prayer_count[colour]
    return s.given[good] < most and s.goods[p, good] > 0


@kernel
def legal_give(s, p, least, out):
    n = 0
    for good in range(least, 3):
        if may_give(s, p, good):
            out[n] = FIRST_GOOD + good
            n += 1
    out[n] = DONE
    return n + 1


@kernel
def can_give(s, p, least):
    for good in range(least, 3):
        if may_give(s, p, good):
            return True
    return False


@kernel
def do_give(s, p, action):
    if action == DONE:
        finish_giving(s)
        return
    good = action - FIRST_GOOD
    s.goods[p, good] -= 1
    s.given[good] += 1
    on_top(s).least = good


@kernel
def finish_giving(s):
    """One gain: points for each Resource spent, and for each kind."""
    task = current(s)
    prayer = current_prayer(s)
    vp = 0
    for good in range(3):
        if s.given[good] > 0:
            vp += prayer.vp_spent * s.given[good] + prayer.vp_kind
        s.given[good] = 0
    for colour in range(9):
        s.prayer_count[colour] = 0
    pop(s)
    if task.marks & QUIET == 0:
        start_quiet(s, task.seat, ON_PRAYER)
    s.pool[VP] += vp
    gain_pool(s, task.seat, task.card, BY_LOCATION | (task.marks & QUIET))
