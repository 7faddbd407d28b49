"""Imperial Settlers in words: the log, the choices and the questions, as entries for ``patolli.text``.

Pure functions on the state JSON: the full view, or what one seat or somebody who watches sees of it.
"""

from __future__ import annotations

from patolli.games.settlers.words.changes import changes
from patolli.games.settlers.words.choices import describe, question
from patolli.games.settlers.words.facts import View
from patolli.games.settlers.words.moves import tell_move
from patolli.games.settlers.words.round import tell_round
from patolli.text.entry import Entry

__all__ = ["describe", "question", "tell"]


def tell(before: View, token: str, after: View) -> list[Entry]:
    """What happened between two views by one token, in order: the move, what it changed, what followed by itself.

    In every entry ``paid`` is what its ``seat`` gave and ``results`` what it got: together they are the difference. A
    token may be covered (``take:?``); then it is told without a name.
    """
    return [*tell_move(before, token, after), *changes(before, token, after), *tell_round(before, token, after)]
