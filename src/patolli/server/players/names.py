"""Names that can be claimed: no two alike, and none that passes for a bot or for the server."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any

from confusable_homoglyphs import confusables  # pyright: ignore[reportMissingTypeStubs]

from patolli.agents.names import STRENGTHS
from patolli.engine.game import POLICIES
from patolli.engine.record import clean
from patolli.server.identity import fold
from patolli.server.problems import BadRequest

MOST = 40
"""Characters of a name."""

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Joiners, fillers and selectors: a name with one of them looks like the name without it."""
_ALIKE = {"LATIN", "CYRILLIC", "GREEK"}
"""Alphabets with letters that look the same."""
_OURS = (
    *(
        "bot",
        "bots",
        "search",
        "patolli",
        "server",
        "system",
        "house",
        "admin",
        "administrator",
        "moderator",
        "support",
    ),
    *("guest", "anonymous", "nobody", "somebody", "spectator", "player"),
    # Addresses below /api/players.
    *("me", "login", "logout", "password"),
)
RESERVED = frozenset((*STRENGTHS, *POLICIES, *_OURS))
"""Nobody can claim these, whatever digits and signs are between the letters."""


def sameness(name: str) -> str:
    """What must differ between two names."""
    return fold(_UNSEEN.sub("", fold(clean(name))))


def skeleton(name: str) -> str:
    """What a name looks like: two names that look the same on a screen share it, even across alphabets.

    By Unicode's tables (UTS #39): letters become those they look like, `m` becomes `rn`, 1 and I become l. Done before
    and after folding: a name may look like another in either case.
    """
    seen = _looks(_UNSEEN.sub("", clean(name)))
    return _looks(seen.casefold()).strip()[:120]


def _looks(text: str) -> str:
    shown = "".join(_prototype(sign) for sign in unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFKD", shown)


@lru_cache(maxsize=20_000)
def _prototype(sign: str) -> str:
    """The character that stands for all that look like this one.

    The library knows which characters look alike, but not which stands for all: it is the one that all others name. If
    two name only each other, it is the first.
    """
    alike = _alike(sign)
    if len(alike) != 1:
        return sign
    (other,) = alike
    if len(other) > 1 or len(_alike(other)) > 1:
        return other
    return min(sign, other)


def _alike(sign: str) -> list[str]:
    found: Any = confusables.is_confusable(sign, greedy=True)  # pyright: ignore[reportUnknownMemberType]
    # Marks surround characters of scripts that are written from right to left.
    return [glyph["c"].strip("\u200e\u200f") for glyph in found[0]["homoglyphs"]] if found else []


def claimable(name: str) -> str:
    """The name as it is stored and shown; BadRequest says why it cannot be claimed."""
    name = clean(name)
    same = sameness(name)
    if len(name) > MOST:
        raise BadRequest(f"a name has at most {MOST} characters", field="name")
    if not any(sign.isalnum() for sign in same):
        raise BadRequest("a name needs a letter or a digit", field="name")
    if "/" in same or "\\" in same:
        raise BadRequest("a name is part of addresses: no slash", field="name")
    if any(len(_alphabets(word)) > 1 for word in same.split()):
        raise BadRequest("a word of the name mixes alphabets, whose letters look alike: use one", field="name")
    if any(_is_reserved(written) for written in (same, skeleton(name))):
        raise BadRequest("this is the name of a bot, or of the server: choose another", field="name")
    return name


def _is_reserved(name: str) -> bool:
    letters = skeleton("".join(sign for sign in name if sign.isalpha())).replace("i", "l")
    return letters in _RESERVED or letters.removeprefix("bot").removesuffix("bot") in _RESERVED


_RESERVED = {skeleton(name).replace("i", "l") for name in RESERVED}
"""As they look, also with an l for an i."""


def _alphabets(word: str) -> set[str]:
    return {unicodedata.name(sign, "").split(" ")[0] for sign in word if sign.isalpha()} & _ALIKE
