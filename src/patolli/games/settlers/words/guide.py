"""What everything on the table is called and does, and the rules in brief: for a client that explains things.

The keys are short names like `good.wood` or `rule.phase.lookout`; nothing here depends on a position.
"""

from __future__ import annotations

from patolli.games.settlers.cards.faults import ORIGINS
from patolli.games.settlers.cards.library import built_in, house
from patolli.games.settlers.cards.model import (
    ATTACK,
    BASE,
    BOARDS,
    CARD_COLOURS,
    COLOUR_GOOD,
    EFFECT_GOODS,
    FILE_FACTIONS,
    Board,
)
from patolli.games.settlers.words.cards import card_name, card_words
from patolli.games.settlers.words.terms import (
    KINDS,
    PHASES,
    RANKS,
    colour_word,
    deck_word,
    faction_word,
    good_word,
    goods_words,
    kind_word,
    phase_word,
    rank_word,
)
from patolli.text.entry import Entry, Value

DECISIONS = (
    "take", "source", "draw", "keep", "turn", "after", "put", "location", "pay", "discard", "drop", "target", "build",
    "card", "good", "opponent", "steal", "option", "swap", "samurai", "spend", "color", "pray", "stored", "give",
    "blessing", "store", "offer", "statue",
)  # fmt: skip
"""All questions (format 2)."""
LOOKOUTS = ("standard", "alternate", "advanced")
_OPTIONS = ("factions", "lookout", "peaceful", "disputed", "sets", "technology", "statues")
_TOPICS = (
    "game", "build", "deal", "raze", "use", "send", "spend", "pass", "free", "foundation", "solo", "prayer", "blessing",
    "tricolor", "common", "faction",
)  # fmt: skip


def guide() -> dict[str, Entry]:
    """All of it, by key."""
    return {**_names(), **_cards(), **_rules()}


def _names() -> dict[str, Entry]:
    found = {f"good.{good}": good_word(good) for good in EFFECT_GOODS}
    found |= {f"color.{color}": colour_word(color) for color in CARD_COLOURS}
    found |= {f"faction.{faction}": faction_word(faction) for faction in FILE_FACTIONS}
    found |= {f"option.{name}": _entry(f"option-{name}") for name in _OPTIONS}
    found |= {f"deck.{deck}": deck_word(deck) for deck in ("common", *FILE_FACTIONS)}
    found |= {f"origin.{origin}": Entry(f"settlers-decks.origin-{origin}") for origin in ORIGINS}
    found["tag.prayer"] = _entry("tag-prayer")
    found |= {f"option.factions.{name}.more": _board(board) for name, board in {**BOARDS, **house().boards}.items()}
    found |= {f"option.{name}.more": _entry(f"option-{name}-more") for name in _OPTIONS[2:]}
    found |= {f"option.lookout.{one}.more": _entry(f"lookout-{one}-more") for one in LOOKOUTS}
    found |= {f"option.factions.{faction}": faction_word(faction) for faction in FILE_FACTIONS}
    found |= {f"option.lookout.{one}": _entry(f"lookout-{one}") for one in LOOKOUTS}
    found |= {f"phase.{phase}": phase_word(phase) for phase in PHASES}
    found |= {f"kind.{kind}": kind_word(kind) for kind in KINDS}
    return found | {f"rank.{rank}": rank_word(rank) for rank in RANKS}


def _cards() -> dict[str, Entry]:
    cards = (*BASE.values(), *(card for file in built_in() for card in file.cards.values()))
    found = {f"name.{card.id}": card_name(card) for card in cards}
    found |= {f"card.{card.id}": card_words(card) for card in cards}
    return found | {f"name.{card}": card_name(card) for card in ATTACK}


def _rules() -> dict[str, Entry]:
    found = {f"rule.{topic}": _entry(f"rule-{topic}") for topic in _TOPICS}
    found |= {f"rule.phase.{phase}": _entry(f"rule-phase-{phase}") for phase in PHASES}
    found |= {f"rule.kind.{kind}": _entry(f"rule-kind-{kind}") for kind in KINDS}
    found |= {f"rule.good.{good}": _entry(f"rule-good-{good}") for good in EFFECT_GOODS}
    found |= {f"rule.color.{color}": _color(color) for color in CARD_COLOURS}
    found |= {f"rule.faction.{name}": _board(board) for name, board in {**BOARDS, **house().boards}.items()}
    return found | {f"rule.decision.{kind}": _entry(f"decision-{kind}") for kind in DECISIONS}


def _color(color: str) -> Entry:
    if color in COLOUR_GOOD:
        return _entry("rule-color-good", good=good_word(COLOUR_GOOD[color]))
    return _entry("rule-color-orange" if color == "orange" else "rule-color-plain")


def _board(board: Board) -> Entry:
    stores = tuple(good_word(good) for good in board.stores)
    return _entry("rule-board", goods=goods_words(board.production), stores=stores)


def _entry(key: str, **values: Value) -> Entry:
    return Entry(f"settlers-guide.{key}", values)
