"""The stack of pending tasks: decisions that players are asked to make, and tasks that ask nobody.

A task is a record of named numbers. No kind of task needs all of them, so a few names serve several kinds:

| task | its fields |
|---|---|
| TAKE | place: the pile |
| SOURCE | place: the first item of `waiting` that may be named |
| DRAW | left, place: the pile that gets the card, marks: of the card |
| DRAW_FROM | left, place: the deck, marks: of the cards |
| KEEP | left, least: slot |
| LEAVE_LOOKING | purpose: 1 if the cards go back to their decks |
| PUT, CHAIN, RAZED_HAND | card |
| PAY | purpose, card; of an activation times; of an option effect, marks |
| DISCARD, DROP | left, least: slot; card that it is the cost of, or END; times |
| TARGET | card, effect, marks; of an attack END as card, place: the second Attack card, purpose: 1 if Japanese |
| BUILD, OPPONENT, PRAY | card, effect |
| STEAL | card, effect, left |
| CARD | card, effect, left, least: slot, place: the Location it is for |
| GOOD | card, place: the Location with the Raze field, marks |
| OPTION | card, effect, marks |
| SWAP | card, effect, marks, good: the least one, least: slot |
| SAMURAI | left, place: the Location that got the last one, or END |
| SPEND | least: Resource |
| COLOR | card, effect, purpose |
| STORE_CARD | card, effect, least: slot |
| GIVE | card, effect, marks, least: Resource |
| BLESSING, STORE, OFFER | left, least: color, colours: those to choose from; those chosen; marks; card |
| RUN | card, effect: the next one, left: effects, marks, good |
| BUNDLE | least: its first item of `waiting`, place: the next one, good |
| MADE_DEAL | good |
| PRAYER_STEP | card, effect, marks, purpose |
| OASES | left: seats |

TURN, AFTER, LOCATION, STATUE, RAZED and CLEAN need nothing but their seat.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from patolli.engine.compiled.jit import kernel

# Kinds of decisions, in the order of the format's table; then tasks that ask nobody.
KINDS = (
    "take", "source", "draw", "keep", "turn", "after", "put", "location", "pay", "discard", "drop", "target", "build",
    "card", "good", "opponent", "steal", "option", "swap", "samurai", "spend", "color", "pray", "stored", "give",
    "blessing", "store", "offer", "statue",
)  # fmt: skip
(
    TAKE, SOURCE, DRAW, KEEP, TURN, AFTER, PUT, LOCATION, PAY, DISCARD, DROP, TARGET, BUILD, CARD, GOOD, OPPONENT,
    STEAL, OPTION, SWAP, SAMURAI, SPEND, COLOR, PRAY, STORE_CARD, GIVE, BLESSING, STORE, OFFER, STATUE,
) = range(29)  # fmt: skip
(
    RUN, BUNDLE, DRAW_FROM, CHAIN, MADE_DEAL, RAZED, RAZED_HAND, LEAVE_LOOKING, PRAYER_STEP, CLEAN, OASES,
) = range(32, 43)  # fmt: skip

UNUSED: Any = 0  # a field that a kind of task does not have
MAX_TODO = 64  # in thousands of games with the box, the deepest stack was 5

TASK = np.dtype(
    [
        ("kind", np.uint8),
        ("seat", np.uint8),
        ("card", np.uint16),  # the slot of the card that it belongs to
        ("effect", np.uint8),  # which effect of that card
        ("place", np.uint16),  # a Location, a pile, an item of `waiting`
        ("left", np.uint8),  # how many are still to come
        ("least", np.uint16),  # several are named in ascending order: nothing before this may be named anymore
        ("times", np.uint8),  # how often an Action Location is used at once
        ("good", np.uint8),  # the good of the deal being responded to, plus 1
        ("marks", np.uint8),  # flags of the resulting gains, marks of the cards gained; see `state.py`
        ("purpose", np.uint8),  # what for
        ("colours", np.uint16),  # bit per color
    ]
)


class Task(NamedTuple):
    """A task as kernels read it: the fields of the record are bytes, these are full integers."""

    kind: int64
    seat: int64
    card: int64
    effect: int64
    place: int64
    left: int64
    least: int64
    times: int64
    good: int64
    marks: int64
    purpose: int64
    colours: int64


@kernel
def task_at(s, i):
    """A pending task, to read; the last one is the current one."""
    task = s.todo[i]
    return Task(
        int64(task.kind),
        int64(task.seat),
        int64(task.card),
        int64(task.effect),
        int64(task.place),
        int64(task.left),
        int64(task.least),
        int64(task.times),
        int64(task.good),
        int64(task.marks),
        int64(task.purpose),
        int64(task.colours),
    )


@kernel
def current(s):
    """The current task, to read."""
    return task_at(s, s.todo_count - 1)


@kernel
def on_top(s):
    """The record of the current task, to write."""
    return s.todo[s.todo_count - 1]


@kernel
def write(task, kind, seat, card, effect, place, left, least, times, good, marks, purpose, colours):
    task.kind = kind
    task.seat = seat
    task.card = card
    task.effect = effect
    task.place = place
    task.left = left
    task.least = least
    task.times = times
    task.good = good
    task.marks = marks
    task.purpose = purpose
    task.colours = colours


@kernel
def push(
    s, kind, seat, card=UNUSED, effect=UNUSED, place=UNUSED, left=UNUSED, least=UNUSED, times=UNUSED, good=UNUSED,
    marks=UNUSED, purpose=UNUSED, colours=UNUSED,
):  # fmt: skip
    """Do or ask this before everything that is already pending."""
    n = s.todo_count
    if n == MAX_TODO:  # `interpreter.do_effect` stops long before; never write past the array
        return
    write(s.todo[n], kind, seat, card, effect, place, left, least, times, good, marks, purpose, colours)
    s.todo_count = n + 1


@kernel
def pop(s):
    """The current task is done; wipe its memory, so that equal positions have equal bytes."""
    write(on_top(s), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    s.todo_count -= 1


@kernel
def one_less(s, least):
    """One of several was named: the current task continues after it, or is done."""
    task = on_top(s)
    if task.left > 1:
        task.left -= 1
        task.least = least
    else:
        pop(s)
