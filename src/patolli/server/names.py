"""Names that can be claimed: no two alike, and none that passes for a bot or for the house."""

from __future__ import annotations

import re
import unicodedata

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
"""Joiners, fillers and selectors: a name with one of them looks like the name without."""
_ALIKE = {"LATIN", "CYRILLIC", "GREEK"}
"""Alphabets with letters that cannot be told apart."""
_HOUSE = (
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
RESERVED = frozenset((*STRENGTHS, *POLICIES, *_HOUSE))
"""Nobody can claim these, whatever digits and signs are between their letters."""


def sameness(name: str) -> str:
    """What must differ between two names."""
    return fold(_UNSEEN.sub("", fold(clean(name))))


def claimable(name: str) -> str:
    """The name as it is kept and shown; BadRequest says why it cannot be claimed."""
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
    letters = "".join(sign for sign in same if sign.isalpha())
    if letters in RESERVED or letters.removeprefix("bot").removesuffix("bot") in RESERVED:
        raise BadRequest("this is the name of a bot, or of the house: choose another", field="name")
    return name


def _alphabets(word: str) -> set[str]:
    return {unicodedata.name(sign, "").split(" ")[0] for sign in word if sign.isalpha()} & _ALIKE
