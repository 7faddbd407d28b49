"""Entries into sentences, with Mozilla's Fluent and the files that `locales.py` finds.

The part of an entry's key before the dot names the file; ``common.ftl`` is always loaded, too. In the messages
``{ $paid }`` shows a value, ``SHOW($paid, case: "acc")`` shows it in a grammatical case (which the messages of goods,
terms and phrases get as ``$case``), and ``COUNT($paid)`` is the number of its parts, to leave out words for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from patolli.engine.errors import PatolliError
from patolli.text.entry import Entry, Goods, Seat, Term, Value
from patolli.text.locales import message_file
from patolli.wire.languages import LANGUAGES


class TextError(PatolliError):
    """A sentence that cannot be made: a language, message or value is missing."""


class Translator:
    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def render(self, entry: Entry, names: Sequence[str] = ()) -> str:
        """The entry in words; ``names`` are the players' by seat, empty or missing ones become "Player 1"."""
        file, _, _ = entry.key.partition(".")
        return _Speech(self.language, file, names).show(entry)


class _Speech:
    """One rendering: the messages of one file, and the names at the table."""

    def __init__(self, language: str, file: str, names: Sequence[str]) -> None:
        self.language = language
        self.file = file
        self.bundle = _bundle(language, file)
        self.names = names

    def show(self, value: Value, case: str = "nom") -> str:
        match value:
            case Seat():
                name = self.names[value.number] if value.number < len(self.names) else ""
                return name or self.message("seat", n=value.number + 1)
            case Term():
                own = f"{value.kind}-{value.id}"
                return self.message(own if self.bundle.has_message(own) else value.kind, id=value.id, case=case)
            case Entry():  # its own file may be another one than that of the entry around it
                file, _, key = value.key.partition(".")
                speech = self if file == self.file else _Speech(self.language, file, self.names)
                args = {name: _Shown(speech, one).plain() for name, one in value.values.items()}
                return speech.message(key, case=case, **args)
            case Goods() | tuple():
                return self.join(self.parts(value, case))
            case _:
                return self.message("number", n=_whole(value))

    def parts(self, value: Value, case: str) -> list[str]:
        match value:
            case Goods():
                return [self.message(f"goods-{k}", n=_whole(n), case=case) for k, n in value.amounts.items()]
            case tuple():
                return [part for one in value for part in self.parts(one, case)]
            case _:
                return [self.show(value, case)]

    def join(self, parts: list[str]) -> str:
        if not parts:
            return self.message("list-none")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.message("list-comma", rest=text, next=part)
        return self.message("list-and", rest=text, next=parts[-1]) if len(parts) > 1 else text

    def message(self, key: str, **args: Any) -> str:
        if not self.bundle.has_message(key):
            raise TextError(f"no message {key!r} in {self.language}")
        pattern = self.bundle.get_message(key).value
        assert pattern is not None  # a message with attributes only; there is none in our files
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"message {key!r} in {self.language}: {'; '.join(map(str, errors))}") from errors[0]
        return str(text)


class _Shown(FluentType):
    """A value on its way through Fluent, which knows strings, numbers and dates only."""

    def __init__(self, speech: _Speech, value: Value) -> None:
        self.speech = speech
        self.value = value

    def plain(self) -> Any:
        """Numbers stay numbers, for plural forms."""
        return _whole(self.value) if isinstance(self.value, int | float) else self

    def format(self, locale: Locale) -> str:
        return self.speech.show(self.value)


def _show(value: _Shown, case: str) -> str:
    return value.speech.show(value.value, case)


def _count(value: _Shown) -> int:
    return len(value.speech.parts(value.value, "nom"))


def _whole(number: int | float) -> int | float:
    # 2.0 is spoken as 2, with the plural form of 2.
    return int(number) if number == int(number) else number


def forget_words() -> None:
    """Read messages anew: others may be installed now."""
    _bundle.cache_clear()


@lru_cache
def _bundle(language: str, file: str) -> FluentBundle:
    # Isolation marks would show up as boxes in terminals, and none of our languages is written from right to left.
    functions: dict[str, Any] = {"SHOW": _show, "COUNT": _count}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in ("common", file):
        # A game from elsewhere need not know all languages: what it has in English only is told in English.
        paths = [message_file(code, name) for code in (language, "en")]
        path = next((path for path in paths if path.is_file()), None)
        if path is None:
            raise TextError(f"there are no messages for {name!r} in {language}")
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
