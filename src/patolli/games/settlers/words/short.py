"""Choices in one or two words, for buttons that also have a sign."""

from __future__ import annotations

from patolli.games.settlers.cards.model import GOODS
from patolli.games.settlers.words.facts import View, entry, named, player
from patolli.games.settlers.words.terms import colour_word, good_word, statue_word
from patolli.text.entry import Entry

_OF_CARDS = frozenset({
    "take", "keep", "discard", "drop", "defend", "samurai", "put", "stored", "build", "deal", "raze", "use", "use2",
    "send", "card", "target", "source", "location",
})  # fmt: skip


def short(view: View, token: str, after: View) -> Entry:
    """The choice itself, without price and result."""
    verb, _, what = token.partition(":")
    match verb:
        case "location" if what == "foundation":
            return entry("short-foundation")
        case "source" if what == "board":
            return entry("short-board")
        case "build" | "deal" | "raze" | "use" | "use2" | "send" | "discard" | "drop" | "defend" | "samurai":
            return entry(f"short-{verb}", card=named(what))
        case "swap" if what not in GOODS:
            return entry("short-card", card=named(what))
        case "draw" | "pray":
            return entry(f"short-{verb}-{what}")
        case "good" | "give" | "swap" | "spend" if what in GOODS:
            return entry("short-good", good=good_word(what))
        case "good" | "spend":
            return entry("short-good", good=good_word(what if what == "card" else f"{what}_card"))
        case "color" | "blessing" | "store" | "offer":
            return entry("short-color", color=colour_word(what))
        case "statue":
            return entry("short-statue", statue=statue_word(what))
        case "seat":
            return entry("short-seat", other=player(view, int(what)))
        case "steal":
            seat, _, good = what.partition(":")
            return entry("short-steal", other=player(view, int(seat)), good=good_word(good))
        case "option":
            return entry("short-option", n=int(what))
        case _ if verb in _OF_CARDS:
            return entry("short-card", card=named(what))
        case _:
            return entry(f"short-{verb}")
