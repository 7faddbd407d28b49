"""What Prayers bring: by the odds before cards are drawn, by the cards themselves afterward."""

from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import COLOUR_GAIN, prayer_at
from patolli.games.settlers.effects.worth import good_worth, goods_worth, resource_worth
from patolli.games.settlers.formats.odds import (
    ALL_UNSEEN,
    chance,
    discarded_with,
    from_deck,
    from_discards,
    note_unseen,
)
from patolli.games.settlers.learn.estimate.blessings import STORED_CARD
from patolli.games.settlers.rules.piles import card_of, controls, effect_of, first_card, next_card
from patolli.games.settlers.rules.prayer import CHOOSE, DEAL_GOOD, DRAWING, FREE, blessing_fits, cards_with, stored_fits
from patolli.games.settlers.rules.state import COMMON_DISCARD, END, MATCHING, STORED
from patolli.games.settlers.rules.tasks import PRAY, current

KINDS = 0.5  # of the points for a kind of Resource: the number of kinds is not known yet
UNPAID = 0.5  # of the yield of Resources that are not there yet
ANY_DEAL = 1 / 3  # of a Prayer by the good of a deal: it is not known which
STORED_ON = 0.2  # of what a stored card brings if used now rather than later
MOST_MATCHING = 12
LEAST_CHANCE = 0.005


# One card ---------------------------------------------------------------------------------------------------------


@kernel
def card_gain(s, p, prayer, colour, left):
    """What one card of a color brings."""
    if prayer.spends == 1:
        good = prayer.spend[colour]
        if good < 0:
            return 0.0
        net = max(prayer.vp_spent + KINDS * prayer.vp_kind - good_worth(good, left), 0.0)
        return net if s.goods[p, good] > 0 else UNPAID * net
    gained = prayer.goods[colour]
    gain = goods_worth(gained, 1.0, 0, left)
    if gained[MATCHING] > 0:
        gain -= gained[MATCHING] * good_worth(MATCHING, left)
        if COLOUR_GAIN[colour] >= 0:
            gain += gained[MATCHING] * good_worth(COLOUR_GAIN[colour], left)
    return gain


@kernel
def blessed(s, p, colour):
    return (int64(s.blessings[p]) >> colour) & 1


@kernel
def tricoloured(s, p, colour):
    """Whether the tricolor Blessing counts, or may count, as this color."""
    if s.prayer_tricolor > 0:
        return 1 if s.prayer_tricolor == colour + 1 else 0
    return 1 if s.tricolor[p] == 1 and colour < 3 else 0


@kernel
def stored_with(s, p, colour, running):
    """The seat's stored cards of a color that may join the current Prayer; until then they have their own worth."""
    n = 0
    if not running:
        return n
    x = first_card(s, STORED)
    while x != END:
        if controls(s, p, s.link[x]):
            n += (card_of(s, x).pray_colors >> colour) & 1
        x = next_card(s, x)
    return n


@kernel
def any_stored(s, p, colours):
    """Whether one of the seat's stored cards has one of these colors."""
    x = first_card(s, STORED)
    while x != END:
        if controls(s, p, s.link[x]) and card_of(s, x).pray_colors & colours != 0:
            return True
        x = next_card(s, x)
    return False


@kernel
def step_gain(prayer, n, left):
    """What n cards of one color bring at once."""
    gain = 0.0
    for step in range(prayer.steps):
        if n >= prayer.step_count[step]:
            gain = goods_worth(prayer.step_goods[step], 1.0, 0, left)
    return gain


# Cards that lie there ---------------------------------------------------------------------------------------------


@kernel
def known_worth(s, p, prayer, named, left, tokens):
    """What the cards of the Prayer bring, with Blessings; `tokens`: Blessings count without any card."""
    awake = tokens
    for colour in range(9):
        if (named >> colour) & 1 and cards_with(s, colour) > 0:
            awake = True
    total = 0.0
    best = 0.0
    by_tricolour = 0.0
    most = 0
    different = 0
    for colour in range(9):
        if (named >> colour) & 1 == 0:
            continue
        n = cards_with(s, colour)
        three = 0
        if tokens or (n > 0 if prayer.mode != FREE else awake):
            n += blessed(s, p, colour)
            three = tricoloured(s, p, colour)
        one = card_gain(s, p, prayer, colour, left)
        best = max(best, (n + three) * one + step_gain(prayer, n + three, left))
        total += n * one
        by_tricolour = max(by_tricolour, three * one)
        most = max(most, n + three)
        different += n > 0
    if prayer.mode != FREE:
        return best
    each = goods_worth(prayer.each_colour, 1.0, 0, left)
    return total + by_tricolour + step_gain(prayer, most, left) + different * each


# Cards to come ----------------------------------------------------------------------------------------------------


@kernel
def at_least(s, colours, draws, least):
    """The chance that at least this many of the drawn cards have one of the colors."""
    below = 0.0
    for n in range(least):
        below += chance(s, colours, draws, n)
    return max(1.0 - below, 0.0)


@kernel
def mean_drawn(s, colour, draws):
    """The expected number of drawn cards that have a color."""
    more = from_discards(s, draws)
    mean = 0.0
    if s.unseen[colour] > 0:
        mean += from_deck(s, draws) * s.unseen[colour] / s.unseen[ALL_UNSEEN]
    if more > 0:
        mean += more * discarded_with(s, 1 << colour) / s.length[COMMON_DISCARD]
    return mean


@kernel
def chance_of_matching(s, p, draws, colour, n, running):
    """The chance that n cards count for a color: a Blessing counts only alongside a card, which may be a stored one."""
    stored = stored_with(s, p, colour, running)
    least = n - stored - blessed(s, p, colour) - tricoloured(s, p, colour)
    return at_least(s, 1 << colour, draws, max(least, 0 if stored > 0 else 1))


@kernel
def chance_of_most(s, p, draws, named, n, running):
    """The chance that n cards count for some color."""
    none = 1.0
    for colour in range(9):
        if (named >> colour) & 1:
            none *= 1.0 - chance_of_matching(s, p, draws, colour, n, running)
    return 1.0 - none


@kernel
def colour_worth(s, p, prayer, colour, left, running):
    """The expected yield of a Prayer for this color."""
    draws = prayer.draw
    stored = stored_with(s, p, colour, running)
    cards = mean_drawn(s, colour, draws)
    tokens = blessed(s, p, colour) + tricoloured(s, p, colour)
    if tokens > 0:
        cards += tokens * (1.0 if stored > 0 else at_least(s, 1 << colour, draws, 1))
    cards += STORED_ON * stored
    worth = cards * card_gain(s, p, prayer, colour, left)
    before = 0.0
    for step in range(prayer.steps):
        gain = goods_worth(prayer.step_goods[step], 1.0, 0, left)
        worth += chance_of_matching(s, p, draws, colour, prayer.step_count[step], running) * (gain - before)
        before = gain
    return worth


@kernel
def chosen_worth(s, p, prayer, named, left, running):
    """The color is chosen once the cards are drawn: the color with the most cards."""
    gain = 0.0
    cards = 0
    for colour in range(9):
        if (named >> colour) & 1:
            gain += s.unseen[colour] * card_gain(s, p, prayer, colour, left)
            cards += s.unseen[colour]
    if cards == 0:
        return 0.0
    gain /= cards
    worth = 0.0
    for n in range(1, MOST_MATCHING):
        likely = chance_of_most(s, p, prayer.draw, named, n, running)
        if likely < LEAST_CHANCE:
            break
        worth += likely * (gain + step_gain(prayer, n, left) - step_gain(prayer, n - 1, left))
    return worth


@kernel
def drawn_worth(s, p, prayer, named, left, running):
    """The expected yield of a Prayer for the named colors if cards are drawn."""
    note_unseen(s, p)
    draws = prayer.draw
    best = 0.0
    if prayer.mode != FREE:
        for colour in range(9):
            if (named >> colour) & 1:
                best = max(best, colour_worth(s, p, prayer, colour, left, running))
        return max(best, chosen_worth(s, p, prayer, named, left, running)) if prayer.mode == CHOOSE else best
    awake = 0.0
    if named & s.blessings[p] != 0 or s.tricolor[p] == 1 or s.prayer_tricolor > 0:  # otherwise not needed
        awake = 1.0 if running and any_stored(s, p, named) else at_least(s, named, draws, 1)
    each = goods_worth(prayer.each_colour, 1.0, 0, left)
    total = 0.0
    different = 0.0
    by_tricolour = 0.0
    for colour in range(9):
        if (named >> colour) & 1 == 0:
            continue
        one = card_gain(s, p, prayer, colour, left)
        token = blessed(s, p, colour)
        stored = stored_with(s, p, colour, running)
        total += one * (mean_drawn(s, colour, draws) + token * awake + STORED_ON * stored)
        if each > 0.0:
            different += awake if token == 1 else chance_of_matching(s, p, draws, colour, 1, running)
        by_tricolour = max(by_tricolour, tricoloured(s, p, colour) * one * awake)
    before = 0.0
    for step in range(prayer.steps):
        gain = goods_worth(prayer.step_goods[step], 1.0, 0, left)
        best += chance_of_most(s, p, draws, named, prayer.step_count[step], running) * (gain - before)
        before = gain
    return total + by_tricolour + best + different * each


@kernel
def prayer_worth(s, p, effect, left):
    """For a Prayer that has not begun."""
    prayer = prayer_at(effect.prayer)
    worth = drawn_worth(s, p, prayer, prayer.named, left, False)
    return ANY_DEAL * worth if prayer.mode == DEAL_GOOD else worth


@kernel
def running_worth(s, p, task, left):
    """For the Prayer under way, as far as it has come."""
    prayer = prayer_at(effect_of(s, task.card, task.effect).prayer)
    named = int64(s.prayer_named)
    if task.purpose > DRAWING:
        return known_worth(s, p, prayer, named, left, s.prayer_tokens == 1)
    worth = drawn_worth(s, p, prayer, named, left, True)
    asked = task.purpose < DRAWING or current(s).kind == PRAY
    if asked and blessing_fits(s, p):
        worth = max(worth, known_worth(s, p, prayer, named, left, True))
    return worth


@kernel
def joining_worth(s, p, task, left):
    """Stored cards that may still join: how much more they bring now than later."""
    prayer = prayer_at(effect_of(s, task.card, task.effect).prayer)
    worth = 0.0
    x = first_card(s, STORED)
    while x != END:
        if stored_fits(s, p, x, task.least):
            best = 0.0
            for colour in range(9):
                if (card_of(s, x).pray_colors & s.prayer_named) >> colour & 1:
                    best = max(best, card_gain(s, p, prayer, colour, left))
            worth += max(best - STORED_CARD * resource_worth(left), 0.0)
        x = next_card(s, x)
    return worth


@kernel
def given_worth(s, p, task, left):
    """Resources given to a Prayer: those already given, and those still worth giving."""
    prayer = prayer_at(effect_of(s, task.card, task.effect).prayer)
    worth = 0.0
    for good in range(3):
        given = int64(s.given[good])
        kind = prayer.vp_kind
        if given > 0:
            worth += prayer.vp_spent * given + kind
            kind = 0
        if good < task.least:
            continue
        most = 0
        for colour in range(9):
            if prayer.spend[colour] == good:
                most += s.prayer_count[colour]
        for _ in range(min(most - given, int64(s.goods[p, good]))):
            net = prayer.vp_spent + kind - good_worth(good, left)
            if net > 0.0:
                worth += net
            kind = 0
    return worth
