"""Tzolk'in in words: the log, the choices, the questions and the tiles, as entries for ``patolli.text``.

Pure functions on the state JSON (the full view, or what one seat sees of it).
"""

from __future__ import annotations

from patolli.games.tzolkin.words.choices import describe, question
from patolli.games.tzolkin.words.facts import View
from patolli.games.tzolkin.words.moves import tell_keep, tell_move
from patolli.games.tzolkin.words.round import tell_advance, tell_end
from patolli.games.tzolkin.words.tiles import tile_words
from patolli.text.entry import Entry

__all__ = ["describe", "question", "tell", "tile_words"]


def tell(before: View, token: str, after: View) -> list[Entry]:
    """What one token did between two views, in order: the move, then everything that followed automatically.

    In every entry ``paid`` is what its ``seat`` paid and ``results`` what it got: together they are the difference.
    """
    match token.partition(":")[0]:
        case "keep":
            return tell_keep(before, after)
        case "end":
            return tell_end(before, after)
        case "advance":
            return tell_advance(before, after)
        case _:
            return tell_move(before, token, after)
