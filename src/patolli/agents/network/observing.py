"""Template (see `engine/compiled/slots.py`): what a network is told of many positions at once."""

# pyright: basic
from typing import TYPE_CHECKING

from patolli.engine.compiled.jit import exported

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import write_features, write_more


@exported
def observe_all(states, seats, observed, out):
    """The features of each position from its seat, one row each; rows that are longer than `observed` get more."""
    for i in range(len(states)):
        write_features(states[i], int(seats[i]), out[i])
        if out.shape[1] > observed:
            write_more(states[i], int(seats[i]), out[i, observed:])
