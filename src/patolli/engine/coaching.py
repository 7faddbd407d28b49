"""What a game tells first-time players: explanations of things when they first come up, and warnings.

When and how often that is said is not up to the game: see `patolli.study.coach`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from patolli.text.entry import Entry

View = dict[str, Any]
Comes = Callable[[View, int, Sequence[str]], bool]
"""The view of the seat that decides, that seat, the legal tokens."""


@dataclass(frozen=True)
class First:
    """Something to explain when it first comes up."""

    title: Entry
    """At most six words."""
    text: Entry
    """At most 30 words."""
    comes: Comes
    """Whether it comes up at this decision."""
    attempt: Entry | None = None
    """What to try next time, for players who never used it."""
    uses: Callable[[str], bool] = lambda token: False
    """Whether a seat uses it with this token."""


@dataclass(frozen=True)
class Caution:
    """Something bad that is about to happen to a seat, no matter what it has done so far."""

    key: str
    """Identifies it: each is told once."""
    title: Entry
    text: Entry
    places: tuple[str, ...] = ()
    """What it is about, by the names of places (docs/web.md)."""


def offers(*verbs: str) -> Comes:
    """Comes up when a token with such a verb may be chosen."""
    wanted = has_verb(*verbs)
    return lambda view, seat, legal: any(wanted(token) for token in legal)


def has_verb(*verbs: str) -> Callable[[str], bool]:
    """Whether a token has one of these verbs."""
    return lambda token: token.partition(":")[0] in verbs
