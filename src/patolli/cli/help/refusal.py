"""Refusals of a command, in the user's language."""

from __future__ import annotations

from patolli.cli.help.words import CommandWords
from patolli.engine.errors import BadSetup, UnknownGame, shown
from patolli.text.errors import in_words


class Refusal(BadSetup):
    """A message ``refuse-...`` of ``cli.ftl`` (or of a game's own), with its values; in English for programs."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(CommandWords("en").say(f"refuse-{key}", **values))
        self.key = f"refuse-{key}"
        self.values = values


def told(words: CommandWords, error: Exception) -> str:
    """The error in words."""
    if isinstance(error, Refusal):
        return words.say(error.key, **error.values)
    if isinstance(error, UnknownGame):
        return words.say("refuse-game", name=shown(error.name), known=", ".join(error.known) or "-")
    return in_words(str(error), words.translator.language)
