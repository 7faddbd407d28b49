"""`gain_statue`: a Statue of one of three kinds (S2.12.4, a house rule)."""

from patolli.engine.compiled.jit import kernel
from patolli.games.settlers.effects.ops import RULE_STATUES, Effect, Op, number
from patolli.games.settlers.rules.state import STATUES
from patolli.games.settlers.rules.statues import any_statue
from patolli.games.settlers.rules.tasks import STATUE, push
from patolli.games.settlers.show.items import Item, num, pic
from patolli.games.settlers.words.terms import entry
from patolli.text.entry import Entry

NUMBER = number("gain_statue")


@kernel
def do(s, p):
    """If the general supply has one left."""
    if any_statue(s):
        push(s, STATUE, p)


# In words and as icons --------------------------------------------------------------------------------------------


def _words(_effect: Effect) -> Entry:
    return entry("op-gain_statue", n=len(STATUES))


def _face(_effect: Effect) -> list[Item]:
    return [num("1/3"), pic("points")]


OPS = (Op(name="gain_statue", rule=RULE_STATUES, worth=(1.6, 0.0, 0.0), words=_words, face=_face),)
