"""Template (see `engine/compiled/slots.py`): many games that are stepped together, each up to a decision of the caller.

Game `i` is states[i], with its own random numbers and its own row in every array, so it goes the same way whatever the
other games and threads do. Nothing is allocated: all room is given.
"""

# pyright: basic
from typing import TYPE_CHECKING

from patolli.engine.compiled.jit import exported, kernel
from patolli.engine.compiled.rng import below, seed_rng

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import (
        carry_out,
        choose_greedy,
        deal_cards,
        final_quarters,
        is_winner,
        list_legal,
        who_decides,
        write_features,
    )

CALLER = -1  # in place of a policy: whoever steps the games decides
GREEDY = 1
PLACE, POINTS = range(2)  # kinds of reward
# Settings.
PLAYERS, REWARD, SKIP_FORCED = range(3)


@kernel
def better(s, p, q):
    """Whether seat p ends before seat q: winners first (which counts the tie-breaks of the game), then by points."""
    if is_winner(s, p) != is_winner(s, q):
        return is_winner(s, p)
    return final_quarters(s, p) > final_quarters(s, q)


@kernel
def write_rewards(s, players, kind, rewards):
    """What a finished game is worth to each seat; all seats together get 0, unless somebody plays alone."""
    if players == 1:
        rewards[0] = final_quarters(s, 0) / 4 if kind == POINTS else 2 * int(is_winner(s, 0)) - 1
        return
    for p in range(players):
        total = 0.0
        for q in range(players):
            if kind == POINTS:
                total += (final_quarters(s, p) - final_quarters(s, q)) / 4
            elif p != q:
                total += int(better(s, p, q)) - int(better(s, q, p))
        rewards[p] = total / (players - 1)


@kernel
def go_on(states, i, record, policies, settings, out, work, scratch):
    """Play up to the next decision of the caller, or to the end; how many actions are legal there."""
    s = states[i]
    players = settings[PLAYERS]
    while True:
        p = who_decides(s)
        if p < 0:
            return 0
        n = list_legal(s, out)
        policy = policies[(p - record.learner) % players]
        if n == 1 and (policy != CALLER or settings[SKIP_FORCED] == 1):
            carry_out(s, int(out[0]))
        elif policy == CALLER:
            return n
        else:
            if policy == GREEDY:
                work[0] = states[i]
                action = choose_greedy(work, record.rng, out, scratch)
            else:
                action = int(out[below(record.rng, n)])
            carry_out(s, action)


@kernel
def begin(states, i, record, policies, settings, out, work, scratch, zero):
    """Deal a game and play up to the first decision of the caller; how many actions are legal there."""
    n = 0
    while n == 0:  # a game may be over before the caller is asked at all
        states[i] = zero[0]
        deal_cards(states[i], settings[PLAYERS], record.rng, scratch)
        record.learner = below(record.rng, settings[PLAYERS])
        n = go_on(states, i, record, policies, settings, out, work, scratch)
    return n


@kernel
def show(s, i, record, n, out, masks, observations, seats):
    """Write what the caller is to decide on into its arrays."""
    record.count = n
    seat = who_decides(s)
    seats[i] = seat
    mask = masks[i]
    for a in range(len(mask)):
        mask[a] = 0
    for k in range(n):
        mask[int(out[k])] = 1
    write_features(s, seat, observations[i])


@exported
def reset_games(
    states, book, first, last, seed, policies, settings, legal, work, scratch, zero, masks, observations, seats
):
    """Deal the games first to last - 1; game i has the random numbers of stream i of the seed."""
    for i in range(first, last):
        record = book[i]
        seed_rng(record.rng, seed, i)
        n = begin(states, i, record, policies, settings, legal[i], work, scratch, zero)
        show(states[i], i, record, n, legal[i], masks, observations, seats)


@exported
def step_games(
    states, book, first, last, actions, policies, settings, legal, work, scratch, zero, masks, observations, seats,
    rewards, all_rewards, quarters, finished, final_observations,
):  # fmt: skip
    """Carry out one action in each of the games first to last - 1, and go on to the next decision of the caller.

    A game that ends is told about in `rewards` (of the seat that acted), `all_rewards` and `quarters` (by seat), and
    in `final_observations` (of the seat that acted), if that has rows; then the next one is dealt in its place.
    """
    players = settings[PLAYERS]
    for i in range(first, last):
        record = book[i]
        actor = int(seats[i])
        if finished[i] == 1:
            finished[i] = 0
            rewards[i] = 0
            for p in range(players):
                all_rewards[i, p] = 0
        carry_out(states[i], int(actions[i]))
        n = go_on(states, i, record, policies, settings, legal[i], work, scratch)
        if n == 0:
            finished[i] = 1
            write_rewards(states[i], players, settings[REWARD], all_rewards[i])
            rewards[i] = all_rewards[i, actor]
            for p in range(players):
                quarters[i, p] = final_quarters(states[i], p)
            if len(final_observations) > i:
                write_features(states[i], actor, final_observations[i])
            n = begin(states, i, record, policies, settings, legal[i], work, scratch, zero)
        show(states[i], i, record, n, legal[i], masks, observations, seats)


@exported
def first_illegal(book, legal, actions):
    """The number of the first game in which the action is not legal; -1 if there is none."""
    for i in range(len(book)):
        good = False
        for k in range(book[i].count):
            if legal[i, k] == actions[i]:
                good = True
        if not good:
            return i
    return -1


@exported
def sample_legal(book, legal, rng, actions):
    """One of the legal actions for every game, each equally likely."""
    for i in range(len(book)):
        actions[i] = legal[i, below(rng, book[i].count)]


@exported
def advance(states, action, legal, mask, observation):
    """One game, states[0]: carry out an action, unless it is -1; then write mask and observation for who decides.

    That seat, or -1 when the game is over; all in one call, since a call from Python costs more than what it does.
    """
    s = states[0]
    if action >= 0:
        carry_out(s, int(action))
    seat = who_decides(s)
    if seat >= 0:
        for k in range(list_legal(s, legal)):
            mask[int(legal[k])] = 1
        write_features(s, seat, observation)
    return seat


@exported
def final_rewards(s, players, kind, out):
    """What a finished game is worth to each seat."""
    write_rewards(s, players, kind, out)
