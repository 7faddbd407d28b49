"""Labels of a game (`Learning.source_names`, `Learning.openings`) in words."""

from __future__ import annotations

from patolli.engine.game import Game
from patolli.text.render import Translator


def say_label(game: Game, label: str, translator: Translator) -> str:
    """A source, an opening or a group of openings, as the game calls it; the label itself if it has no words for it."""
    if game.words.label is None:
        return label
    return " + ".join(translator.render(entry) for entry in game.words.label(label))
