"""Entries into sentences, with Mozilla's Fluent and the files that `locales.py` finds.

The part of an entry's key before the dot names the file; ``common.ftl`` is always loaded, too. In messages, ``{ $paid
}`` shows a value, ``SHOW($paid, case: "acc")`` shows it in a grammatical case (which the messages of goods, terms and
phrases get as ``$case``; ``"quoted"`` puts each part into the language's quotation marks), and ``COUNT($paid)`` is the
number of its parts, for omitting words when there are none. Hungarian also has ``THE($card)`` and ``SUFFIX($other,
"tól")`` (`hungarian.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from patolli.engine.errors import PatolliError
from patolli.text import hungarian
from patolli.text.entry import Entry, Goods, Seat, Term, Value
from patolli.text.locales import message_file
from patolli.text.typography import TECHNICAL, signs, typeset
from patolli.wire.languages import LANGUAGES

QUOTED = "quoted"


class TextError(PatolliError):
    """A sentence that cannot be rendered: a language, message or value is missing."""


class Translator:
    """``named`` is for pages: something that a terminal shows by its code gets a name, if its game has one
    (``GAME-names.ftl``), and a number stays on one line with what it counts."""

    def __init__(self, language: str, named: bool = False) -> None:
        if language not in LANGUAGES:
            raise TextError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.named = named

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        file, _, name = key.partition(".")
        return _bundle(self.language, file).has_message(name)

    def render(self, entry: Entry, names: Sequence[str] = ()) -> str:
        """The entry in words; ``names`` are the players' by seat, empty or missing ones become "Player 1"."""
        file, _, _ = entry.key.partition(".")
        text = _Speech(self.language, file, names, self.named).show(entry)
        if TECHNICAL.fullmatch(file):
            return text
        return typeset(text, self.language) if self.named else signs(text, self.language)


class _Speech:
    """One rendering: the messages of one file, and the names at the table."""

    def __init__(self, language: str, file: str, names: Sequence[str], named: bool) -> None:
        self.language = language
        self.file = file
        self.bundle = _bundle(language, file, named)
        self.names = names
        self.named = named

    def show(self, value: Value, case: str = "nom") -> str:
        if case == QUOTED and not isinstance(value, Goods | tuple):
            return self.message("quoted", text=self.show(value))
        match value:
            case Seat():
                name = self.names[value.number] if value.number < len(self.names) else ""
                return name or self.message("seat", n=value.number + 1)
            case Term():
                own = f"{value.kind}-{value.id}"
                return self.message(own if self.bundle.has_message(own) else value.kind, id=value.id, case=case)
            case Entry():  # its file may differ from that of the entry around it
                file, _, key = value.key.partition(".")
                speech = self if file == self.file else _Speech(self.language, file, self.names, self.named)
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


def _the(value: _Shown | float) -> str:
    return hungarian.article(_text(value))


def _suffix(value: _Shown | float, form: str) -> str:
    return hungarian.suffix(_text(value), form)


def _text(value: _Shown | float) -> str:
    return value.speech.show(value.value) if isinstance(value, _Shown) else str(_whole(value))


def _whole(number: int | float) -> int | float:
    # 2.0 is spoken as 2, with the plural form of 2.
    return int(number) if number == int(number) else number


def forget_words() -> None:
    """Read messages again: others may be installed now."""
    _bundle.cache_clear()


@lru_cache
def _bundle(language: str, file: str, named: bool = False) -> FluentBundle:
    # Isolation marks would show up as boxes in terminals, and none of our languages is written from right to left.
    functions: dict[str, Any] = {"SHOW": _show, "COUNT": _count, "THE": _the, "SUFFIX": _suffix}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    names = (f"{file}-names",) if named else ()
    for name in ("common", file, *names):
        # A third-party game need not support all languages: texts it has only in English appear in English.
        paths = [message_file(code, name) for code in (language, "en")]
        path = next((path for path in paths if path.is_file()), None)
        if path is None and name in names:
            continue
        if path is None:
            raise TextError(f"there are no messages for {name!r} in {language}")
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
