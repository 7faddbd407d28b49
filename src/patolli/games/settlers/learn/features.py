"""The parts of the observation: kernels that write the numbers of `observe.FEATURES`; each returns where it stopped."""

import numpy as np
from numpy import int64

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.card_rows import TYPE_ACTION
from patolli.games.settlers.effects.worth import HELD
from patolli.games.settlers.formats.odds import EVERYBODY, forget_unseen, note_unseen
from patolli.games.settlers.learn.estimate.goods import production
from patolli.games.settlers.rules.building import PAY_BUILD, PAY_DEAL, can_build
from patolli.games.settlers.rules.piles import (
    card_of,
    colours_of,
    first_card,
    goods_on,
    home_seat,
    is_common,
    next_card,
    own_first,
    own_next,
    table_seats,
)
from patolli.games.settlers.rules.scoring import final_points
from patolli.games.settlers.rules.state import (
    ACTION,
    ATTACK_DECK,
    BLOCKED,
    COLLECTION,
    COMMON_DECK,
    COMMON_DISCARD,
    DEALS,
    DECK,
    DEFENDED,
    DISCARD_PILE,
    END,
    FOUNDATIONS,
    HAND,
    LAST_ROUND,
    LINE,
    LOOKING,
    PHASES,
    PRAYER,
    RAZE,
    ROUTES,
    ROW,
    SAMURAI_ON,
    SUPPLY,
    TABLEAU,
    UNDER,
    USED,
)
from patolli.games.settlers.rules.tasks import (
    BUILD,
    CARD,
    COLOR,
    DISCARD,
    DRAW,
    DROP,
    GIVE,
    GOOD,
    KEEP,
    KINDS,
    LOCATION,
    OFFER,
    OPPONENT,
    OPTION,
    PAY,
    PRAY,
    PUT,
    RUN,
    STATUE,
    STEAL,
    STORE_CARD,
    SWAP,
    TARGET,
    current,
    task_at,
)
from patolli.games.settlers.rules.trade import can_deal

COLOUR_COUNT = 10  # with orange
FACTION_PLACES = 6
DEAL_GOODS = 12
FIRST_SEATS = 4  # seats that observations have always had; the numbers of a fifth come after everything else
OBSERVED_SLOTS = 256  # more than the cards in the box
OBSERVED = 27  # kinds of decisions that the observation distinguishes: later ones are shown as one of these
TOLD_AS = np.arange(len(KINDS))
TOLD_AS[OFFER], TOLD_AS[STATUE] = DROP, OPTION
SCALE = np.array([5.0, 5.0, 5.0, 8.0, 4.0, 1.0, 4.0])  # of the goods of a supply


@kernel
def relative(s, who, seat):
    """A seat relative to the observer: 0 is the observer."""
    return (int64(who) - int64(seat)) % int64(s.players)


@kernel
def limited(number):
    """Keeps numbers small that might grow without limit."""
    return min(max(number, -10.0), 10.0)


@kernel
def mark_seat(which, out, i, fifth):
    """One-hot: one of the first seats, or the fifth, whose number is elsewhere."""
    out[i + which if which < FIRST_SEATS else fifth] = 1


@kernel
def write_clock(s, seat, out, i, fifth):
    mark_seat(int64(s.players) - 1, out, i, fifth)
    i += FIRST_SEATS
    out[i + int64(s.round_no) - 1] = 1
    i += LAST_ROUND
    out[i + int64(s.phase)] = 1
    i += len(PHASES)
    mark_seat(relative(s, s.first_player, seat), out, i, fifth + 1)
    i += FIRST_SEATS
    out[i + int64(s.lookout)] = 1
    out[i + 3] = s.peaceful
    out[i + 4] = s.disputed
    out[i + 5] = s.custom
    i += 6
    out[i] = s.length[COMMON_DECK] / 40
    out[i + 1] = s.length[COMMON_DISCARD] / 40
    return i + 2


@kernel
def asked_about(s, i):
    """The card of a pending task, if everybody knows it, or END."""
    task = task_at(s, i)
    kind = task.kind
    if (
        kind == PAY
        or kind == DISCARD
        or kind == PUT
        or kind == TARGET
        or kind == BUILD
        or kind == CARD
        or kind == GOOD
        or kind == OPPONENT
        or kind == STEAL
        or kind == OPTION
        or kind == SWAP
        or kind == COLOR
        or kind == PRAY
        or kind == STORE_CARD
        or kind == GIVE
        or kind == OFFER
    ):
        return task.card
    if kind == LOCATION and i > 0 and s.todo[i - 1].kind == PAY:
        return task_at(s, i - 1).card
    return END


@kernel
def write_decision(s, seat, out, i, fifth):
    kinds = OBSERVED
    if s.over == 0:
        top = s.todo_count - 1
        task = current(s)
        mark_seat(relative(s, task.seat, seat), out, i, fifth + 2)
        out[i + FIRST_SEATS + TOLD_AS[task.kind]] = 1
        at = i + FIRST_SEATS + kinds
        for j in range(top):
            kind = task_at(s, j).kind
            if kind < len(KINDS):
                out[at + TOLD_AS[kind]] += 0.25
            elif kind == RUN:
                out[at + kinds] += 0.25
        at += kinds + 1
        if task.kind == KEEP or task.kind == DRAW:
            out[at] = limited(task.left / 3)
        x = asked_about(s, top)
        if x != END:
            write_card(s, x, out, at + 1)
        if task.kind == PAY:
            out[at + 18] = task.purpose == PAY_BUILD or task.purpose == PAY_DEAL
    i += FIRST_SEATS + 2 * kinds + 20
    out[i] = s.window_stage
    return i + 1


@kernel
def write_card(s, x, out, i):
    """Add type, colors and price of a card."""
    card = card_of(s, x)
    out[i + card.type] += 1
    for colour in range(COLOUR_COUNT):
        out[i + 3 + colour] += (card.colors >> colour) & 1
    for part in range(3):
        out[i + 13 + part] += card.cost[part]
    out[i + 16] += card.location


@kernel
def write_prayer(s, out, i):
    x = first_card(s, PRAYER)
    while x != END:
        for colour in range(9):
            out[i + colour] += ((card_of(s, x).pray_colors >> colour) & 1) / 3
        x = next_card(s, x)
    for colour in range(9):
        out[i + 9 + colour] = (s.prayer_named >> colour) & 1
    out[i + 18] = s.prayer_tokens
    return i + 19


@kernel
def write_virtual(s, out, i):
    """Solo: the targets of the Attack cards in the line, and how far the virtual player has come."""
    if s.solo == 1:
        weight = 1.0
        x = first_card(s, LINE)
        while x != END:
            out[i + card_of(s, x).deal] += weight
            weight *= 0.7
            x = next_card(s, x)
        out[i + DEAL_GOODS] = s.length[COLLECTION] / 10
        out[i + DEAL_GOODS + 1] = s.length[ATTACK_DECK] / 16
        out[i + DEAL_GOODS + 2] = s.length[TABLEAU + 1] / 2
    return i + DEAL_GOODS + 3


@kernel
def write_supply(s, p, out, i):
    out[i] = 1
    if 1 <= s.faction[p] <= FACTION_PLACES:
        out[i + int64(s.faction[p])] = 1
    i += 1 + FACTION_PLACES
    out[i] = s.points[p] / 20
    out[i + 1] = (final_points(s, p) - s.points[p]) / 20
    i += 2
    for good in range(SUPPLY):
        out[i + good] = limited(s.goods[p, good] / SCALE[good])
    i += SUPPLY
    for colour in range(9):
        out[i + colour] = (s.blessings[p] >> colour) & 1
    out[i + 9] = s.tricolor[p]
    out[i + 10] = s.passed[p]
    i += 11
    out[i] = s.length[HAND + p] / 10
    out[i + 1] = s.length[LOOKING + p] / 3
    out[i + 2] = s.length[DECK + p] / 20
    out[i + 3] = s.length[DISCARD_PILE + p] / 20
    out[i + 4] = s.length[FOUNDATIONS + p] / 2
    return i + 5


@kernel
def write_empire(s, p, out, i):
    """Locations that a seat controls, by type, color and state."""
    under = first_card(s, UNDER)
    while under != END:
        out[i + 17] += (s.link[s.link[under]] == p) / 4
        under = next_card(s, under)
    x = own_first(s, p)
    while x != END:
        card = card_of(s, x)
        out[i + card.type] += 0.25
        for colour in range(COLOUR_COUNT):
            out[i + 3 + colour] += ((colours_of(s, x) >> colour) & 1) / 3
        if card.type == TYPE_ACTION and s.marks[x] & BLOCKED == 0:
            out[i + 13] += (card.uses - (s.marks[x] & USED)) / 5
        out[i + 14] += (s.marks[x] & SAMURAI_ON != 0) / 4
        out[i + 15] += s.marks[x] & DEFENDED != 0
        out[i + 16] += goods_on(s, x) / 10
        x = own_next(s, p, x)
    for j in range(18):
        out[i + j] = limited(out[i + j])
    return i + 18


@kernel
def write_income(s, p, out, i):
    """Deals by good, and what a Production brings."""
    x = first_card(s, DEALS + p)
    while x != END:
        out[i + card_of(s, x).deal] += 0.5
        x = next_card(s, x)
    x = first_card(s, ROUTES)
    while x != END:
        deal = card_of(s, s.link[x]).deal
        if home_seat(s, x) == p and deal >= 0:
            out[i + deal] += 0.5
        x = next_card(s, x)
    i += DEAL_GOODS
    held = s.held
    note_unseen(s, EVERYBODY)  # odds of Prayers: hands are unknown to everybody else
    out[i + SUPPLY] = limited(production(s, p, held, 2, END) / 4)
    forget_unseen(s)
    for good in range(SUPPLY):
        out[i + good] = limited(held[good] / SCALE[good])
    for good in range(HELD):
        held[good] = 0.0
    return i + SUPPLY + 1


@kernel
def write_hand(s, p, out, i):
    """The observer's own hand, added up."""
    x = first_card(s, HAND + p)
    while x != END:
        out[i + (0 if is_common(s, x) else 1)] += 1
        if s.phase == ACTION:
            out[i + 2] += can_build(s, p, x)
            out[i + 3] += can_deal(s, p, x)
            out[i + 4] += s.goods[p, RAZE] > 0 and card_of(s, x).razable == 1
        write_card(s, x, out, i + 5)
        x = next_card(s, x)
    for j in range(22):
        out[i + j] = limited(out[i + j] / 5)
    return i + 22


@kernel
def write_pile(s, pile, value, out, i):
    x = first_card(s, pile)
    while x != END:
        if x < OBSERVED_SLOTS:
            out[i + x] = value
        x = next_card(s, x)


@kernel
def write_slots(s, p, out, i):
    """By slot: the observer's hand, the observer's Locations, those of others, the row."""
    write_pile(s, HAND + p, 1.0, out, i)
    write_pile(s, LOOKING + p, 0.5, out, i)
    i += OBSERVED_SLOTS
    for q in range(table_seats(s)):
        x = first_card(s, TABLEAU + q)
        while x != END:
            controller = int64(s.link[x])
            if x >= OBSERVED_SLOTS:
                pass
            elif controller == p:
                out[i + x] = 1 - (s.marks[x] & USED) / 4
            else:
                out[i + OBSERVED_SLOTS + x] = 1 if s.passed[controller] == 0 else 0.5
            x = next_card(s, x)
    i += 2 * OBSERVED_SLOTS
    write_pile(s, ROW, 1.0, out, i)
    return i + OBSERVED_SLOTS
