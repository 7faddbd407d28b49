"""The messages of the command line: ``cli.ftl``, and for a game's own commands ``GAME-cli.ftl`` beside its words.

A command is ``deck-build``, its options are ``deck-build-from`` and, where the default needs words,
``deck-build-from-default``. Messages shared by several commands are named ``any-language``. The help in the source
becomes the message's ``$values``, such as the names of agents; where there is no message, as in a third-party game, it
is the help itself.
"""

from __future__ import annotations

import re
import sys
from typing import Any

from patolli.cli.language import asked_language
from patolli.text.entry import Entry, Term, Value
from patolli.text.locales import message_file, word_packages
from patolli.text.render import Translator

ROOT = "patolli"


def files() -> list[str]:
    """The message files about commands."""
    games = [f"{name}-cli" for name in sorted(word_packages())]
    return ["cli", *(name for name in games if message_file("en", name).is_file())]


class CommandWords:
    """Messages about commands in one language."""

    def __init__(self, language: str) -> None:
        self.translator = Translator(language)

    def find(self, *keys: str, values: str = "") -> str | None:
        """The first of these messages that exists."""
        for key in keys:
            for file in files():
                if self.translator.knows(f"{file}.{key}"):
                    return self.translator.render(Entry(f"{file}.{key}", {"values": Term("text", values)}))
        return None

    def say(self, key: str, **values: Value | str) -> str:
        """A message that exists."""
        file = next(file for file in files() if self.translator.knows(f"{file}.{key}"))
        shown = {name: Term("text", one) if isinstance(one, str) else one for name, one in values.items()}
        return self.translator.render(Entry(f"{file}.{key}", shown))

    def metavar(self, text: str) -> str:
        """A placeholder for a value, such as FILE or NAME=VALUE, word by word."""
        return re.sub(r"[A-Za-z]+", lambda word: self.find(f"metavar-{word.group().lower()}") or word.group(), text)


def own_words() -> CommandWords:
    """In the language of whoever typed the current command."""
    return CommandWords(asked_language(sys.argv[1:]))


def command_key(path: str) -> str:
    """``patolli deck build`` as the key ``deck-build``."""
    return "-".join(path.split()[1:]) or ROOT


def parameter_keys(path: str, parameter: Any) -> tuple[str, str]:
    """The key of an option or argument of a command, and the key shared by all commands that have it."""
    long = max(parameter.opts, key=len).lstrip("-")
    return f"{command_key(path)}-{long}", f"any-{long}"
