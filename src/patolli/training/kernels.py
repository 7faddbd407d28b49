"""Template (see `engine/compiled/slots.py`): features of many positions at once."""

# pyright: basic
from typing import TYPE_CHECKING

from patolli.engine.compiled.jit import exported

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import write_features


@exported
def observe_all(states, seats, out):
    """The features of each position from its seat, one row each."""
    for i in range(len(states)):
        write_features(states[i], int(seats[i]), out[i])
