"""A game's title, and its labels (`Learning.source_names`, `Learning.openings`), in words."""

from __future__ import annotations

from patolli.engine.game import Game
from patolli.text.entry import Entry
from patolli.text.render import TextError, Translator


def say_label(game: Game, label: str, translator: Translator) -> str:
    """A source, an opening or a group of openings, as the game calls it; the label itself if it has no words for it."""
    if game.words.label is None:
        return label
    return " + ".join(translator.render(entry) for entry in game.words.label(label))


def say_title(game: Game, translator: Translator) -> str:
    """What a game is called in this language: its message `title`, or the title it has if it has no such message."""
    key = f"{game.name}.title"
    try:
        return translator.render(Entry(key)) if translator.knows(key) else game.title
    except TextError:  # no messages at all
        return game.title
