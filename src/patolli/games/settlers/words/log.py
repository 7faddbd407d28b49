"""Imperial Settlers in words: the log, the choices and the questions, as entries for ``patolli.text``.

Pure functions on the state JSON: the full view, or what one seat or a spectator sees of it.
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
    """What one token did between two views, in order: the move, what it changed, what followed automatically.

    In every entry ``paid`` is what its ``seat`` paid and ``results`` what it got: together they are the difference. A
    token may be hidden (``take:?``); then the text has no name.
    """
    return [*tell_move(before, token, after), *changes(before, token, after), *tell_round(before, token, after)]
