"""The available languages, from ``languages.json``: the only list of them, which the browser app is built from, too.

Each has a two-letter code and its own name. `docs/contributing/add-a-language.md` explains how to add one.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

NAMES = msgspec.json.decode((files("patolli.wire") / "languages.json").read_bytes(), type=dict[str, str])
"""What each language calls itself."""

LANGUAGES = tuple(NAMES)
"""Codes, English first: it is the fallback for everybody else."""
