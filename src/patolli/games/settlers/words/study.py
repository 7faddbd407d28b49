"""Where points come from and how a seat opened, in words."""

from __future__ import annotations

from patolli.games.settlers.words.facts import entry, named
from patolli.games.settlers.words.terms import faction_word
from patolli.text.entry import Entry

SOURCES = (
    "gate", "razing", "production", "building", "deals", "actions",
    "locations", "faction_locations", "end_features",
)  # fmt: skip
"""In display order."""
OPENINGS = ("faction", "first", "built")
FIRST = ("build", "deal", "raze", "use", "send", "spend", "pass")


def label_words(label: str) -> list[Entry]:
    """A source, an opening, or the group of an opening (the part before its colon)."""
    group, _, what = label.partition(":")
    if label in SOURCES:
        return [entry(f"source-{label}")]
    if label in OPENINGS:
        return [entry(f"opening-{label}")]
    if group == "faction":
        return [faction_word(what)]
    if group == "first" and what in FIRST:
        return [entry(f"first-{what}")]
    if group == "built":
        return [named(what)]
    raise ValueError(f"no words for {label!r}")
