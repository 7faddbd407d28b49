"""Reading untrusted values of a card file: each reader returns a valid value, or notes what is wrong.

After a problem a reader returns something harmless of the right type, so that the rest can be checked, too. A file with
any problem is rejected as a whole, so such values are never used.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import SequenceMatcher
from typing import Any

from patolli.engine.errors import shown
from patolli.engine.record import clean

MOST_SHOWN = 20
MOST_KEYS = 40
MOST_NUMBER = 20
MOST_LETTERS = 60
NOTES = "notes"
"""The key for remarks, allowed in every object."""


class Problems:
    """The problems so far; only the first ones are kept in words.

    `lenient`: unknown keys count as comments, as they did when older kept files were added.
    """

    def __init__(self, lenient: bool = False) -> None:
        self.words: list[str] = []
        self.count = 0
        self.lenient = lenient

    def add(self, path: str, problem: str) -> None:
        self.count += 1
        if self.count <= MOST_SHOWN:
            self.words.append(f"{path}: {problem}" if path else problem)

    def mapping(self, path: str, value: object) -> dict[str, Any]:
        """An object of bounded size."""
        if not isinstance(value, dict):
            self.add(path, f"must be an object, not {kind_of(value)}")
            return {}
        if len(value) > MOST_KEYS:
            self.add(path, f"has {len(value):,} keys; at most {MOST_KEYS} are read")
            return {}
        return value

    def fields(
        self, path: str, value: object, required: Sequence[str], optional: Sequence[str] = ()
    ) -> dict[str, Any] | None:
        """The known keys of an object, None if one is missing. Any other key is a mistake; remarks go under `notes`."""
        before = self.count
        found = self.mapping(path, value)
        if self.count > before:
            return None
        absent = [key for key in (*required, *optional) if key not in found]
        for key in [key for key in found if key not in (*required, *optional, NOTES)]:
            meant = next((known for known in absent if _alike(key, known)), None)
            if meant is not None:
                self.add(join(path, key[:MOST_LETTERS]), f"is not a known key; did you mean {meant!r}?")
                absent.remove(meant)
            elif not self.lenient:
                known = ", ".join((*required, *optional, NOTES))
                self.add(join(path, key[:MOST_LETTERS]), f"is not a known key; known here: {known} (for remarks)")
        for key in required:
            if key in absent:
                self.add(join(path, key), "is missing")
        known = {key: found[key] for key in (*required, *optional) if key in found}
        return known if all(key in known for key in required) else None

    def items(self, path: str, value: object, least: int, most: int) -> list[Any]:
        """A list of bounded length."""
        if not isinstance(value, list):
            self.add(path, f"must be a list, not {kind_of(value)}")
            return []
        if not least <= len(value) <= most:
            self.add(path, f"must have {least} to {most:,} entries, not {len(value):,}")
            return []
        return value

    def whole(self, path: str, value: object, least: int = 1, most: int = MOST_NUMBER) -> int:
        if type(value) is not int or not least <= value <= most:
            self.add(path, f"must be a whole number from {least} to {most}, not {shown(value)}")
            return least
        return value

    def flag(self, path: str, value: object) -> bool:
        if type(value) is not bool:
            self.add(path, f"must be true or false, not {shown(value)}")
        return value is True

    def one_of(self, path: str, value: object, allowed: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            self.add(path, f"must be {either(allowed)}, not {shown(value)}")
            return allowed[0]
        return value

    def some_of(self, path: str, value: object, allowed: Sequence[str], least: int = 1) -> list[str]:
        """A list of distinct words, sorted into their canonical order."""
        words = [
            self.one_of(f"{path}[{i}]", word, allowed)
            for i, word in enumerate(self.items(path, value, least, len(allowed)))
        ]
        if len(set(words)) < len(words):
            self.add(path, "must not name anything twice")
        return [word for word in allowed if word in words]

    def counts(
        self, path: str, value: object, allowed: Sequence[str], least: int = 1, most: int = MOST_NUMBER
    ) -> dict[str, int]:
        """How many of each good, in canonical order; `least` is the minimum number of kinds."""
        found = self.mapping(path, value)
        for key in found:
            if key not in allowed:
                self.add(join(path, key[:MOST_LETTERS]), f"is not known here; known: {', '.join(allowed)}")
        if isinstance(value, dict) and len(found) < least:
            self.add(path, f"must name something: {', '.join(allowed)}")
        return {key: self.whole(join(path, key), found[key], 1, most) for key in allowed if key in found}

    def name(self, path: str, value: object) -> str:
        """A name from outside: one line, without anything that could garble a terminal or a picture."""
        if not isinstance(value, str):
            self.add(path, f"must be a string, not {kind_of(value)}")
        elif not 1 <= len(value) <= MOST_LETTERS:
            self.add(path, f"must have 1 to {MOST_LETTERS} characters, not {len(value):,}")
        elif clean(value) != value:
            self.add(path, "must be plain text on one line, without spaces at its ends or twice in a row")
        else:
            return value
        return "?"


def join(path: str, key: str) -> str:
    """The path of a key, safe to display."""
    return f"{path}.{clean(key)}" if path else clean(key)


def either(words: Collection[str]) -> str:
    listed = [repr(word) for word in words]
    return listed[0] if len(listed) == 1 else f"one of {', '.join(listed)}"


def kind_of(value: object) -> str:
    """What JSON calls it."""
    if value is None:
        return "null"
    names = {dict: "an object", list: "a list", str: "a string", bool: "true or false", int: "a number"}
    return names.get(type(value), "a number")


def _alike(key: str, known: str) -> bool:
    return abs(len(key) - len(known)) <= 3 and SequenceMatcher(None, key.lower(), known).ratio() >= 0.8
