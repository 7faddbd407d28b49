"""Where points come from and how a seat opened (`study.py`), in words."""

from __future__ import annotations

from patolli.games.tzolkin.words.tiles import tile_words
from patolli.text.entry import Entry


def label_words(label: str) -> list[Entry]:
    """A source, an opening, or the group of an opening (the part before its colon)."""
    group, colon, what = label.partition(":")
    if not colon:
        return [_heading(label)]
    if group == "keep":
        return [tile_words(what)]
    if group == "technology":
        return [Entry(f"tzolkin.technology-{what}")]
    return [Entry("arena.start-space" if place == "start" else f"tzolkin.gear-{place}") for place in what.split("+")]


def _heading(label: str) -> Entry:
    if label in ("keep", "first", "technology"):
        return Entry(f"arena.opening-{label}")
    return Entry("tzolkin.gear-chichen_itza" if label == "chichen_itza" else f"play.source-{label}")
