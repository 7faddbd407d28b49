"""The languages there are, from ``languages.json``: the only list of them, which the browser app is built from, too.

Each has its code of two letters and its own name. `docs/contributing/add-a-language.md` says how one is added.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

NAMES = msgspec.json.decode((files("patolli.wire") / "languages.json").read_bytes(), type=dict[str, str])
"""What each language calls itself."""

LANGUAGES = tuple(NAMES)
"""Codes, English first: it is the language of those whose own is not here."""


def codes_in_words() -> str:
    """For the help of commands: ``en, de or hu``."""
    return f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
