"""Template (see `slots.py`): the learning kernels for one position, as Python calls them."""

# pyright: basic
from typing import TYPE_CHECKING

from patolli.engine.compiled.jit import exported

if TYPE_CHECKING:
    from patolli.engine.compiled.slots import estimate, write_features


@exported
def observe(s, p, out):
    return write_features(s, int(p), out)


@exported
def evaluate(s, p):
    return estimate(s, int(p))
