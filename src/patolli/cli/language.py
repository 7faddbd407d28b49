"""The language in which a command speaks to whoever typed it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from patolli.wire.languages import LANGUAGES

OPTION = "--language"


def system_language() -> str:
    """That of the system, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def asked_language(arguments: Sequence[str]) -> str:
    """For help and errors, which come before options are parsed: what follows ``--language``, or the system's."""
    pairs = [*pairwise(arguments), *(one.split("=", 1) for one in arguments if "=" in one)]
    codes = [value for name, value in pairs if name == OPTION and value in LANGUAGES]
    return codes[-1] if codes else system_language()
