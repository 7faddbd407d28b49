"""Words for what Imperial Settlers counts and names: goods, prices, colors, factions, phases, ranks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from patolli.games.settlers.cards.model import CARD_COLOURS, EFFECT_GOODS, FILE_FACTIONS, TYPES
from patolli.text.entry import Entry, Goods, Value

PHASES = ("lookout", "production", "action", "cleanup", "attack", "over")
STATUES = ("jackal", "falcon", "cat")
RANKS = ("commoner", "servant", "squire", "knight", "castellan", "king", "emperor")
KINDS = (*TYPES, "building_bonus", "end_of_game")
COUNTED = (*EFFECT_GOODS, "matching", "any_resource", "card_from_hand", "own_deal", "location")
"""Everything that has words with a number: goods, the matching good of a Prayer, and what else can be a price."""


def entry(message: str, **values: Value) -> Entry:
    """A message from the file for cards."""
    return Entry(f"settlers-cards.{message}", values)


def goods_words(amounts: Mapping[str, int]) -> Entry:
    """Counted goods in the order given, such as "1 wood and 2 stone". The entry has the cases "acc" and "for"."""
    return entry("goods", goods=counted(amounts))


def cost_words(cost: Mapping[str, int]) -> Entry:
    """The price of building or of an action: goods, and whatever else can be asked for."""
    return goods_words(cost)


def counted(amounts: Mapping[str, int]) -> Goods:
    """The same for messages from the file for cards, which can then count the kinds."""
    for good in amounts:
        _known("good", good, COUNTED)
    return Goods({good: n for good, n in amounts.items() if n})


def good_word(good: str) -> Entry:
    """A good without a number."""
    return _term("good", good, EFFECT_GOODS)


def colour_word(colour: str) -> Entry:
    """A color by itself. Before a Location it is shown in the case "acc", before a card in "for"."""
    return _term("color", colour, CARD_COLOURS)


def colours_word(colours: Iterable[str]) -> Entry:
    """Colors to choose from: "brown, gray or red"."""
    return one_of([colour_word(colour) for colour in colours])


def statue_word(statue: str) -> Entry:
    return _term("statue", statue, STATUES)


def faction_word(faction: str) -> Entry:
    return _term("faction", faction, FILE_FACTIONS)


def deck_word(deck: str) -> Entry:
    """Whose card it is: a faction's, or a Common one."""
    return entry("deck-common") if deck == "common" else faction_word(deck)


def phase_word(phase: str) -> Entry:
    return _term("phase", phase, PHASES)


def rank_word(rank: str) -> Entry:
    """How a solo game was won (S1.17)."""
    return _term("rank", rank.lower(), RANKS)


def kind_word(kind: str) -> Entry:
    """The keyword of an ability, or the type of a card."""
    return _term("kind", kind, KINDS)


def one_of(parts: Sequence[Entry]) -> Entry:
    """Parts to choose from, with "or" before the last."""
    if len(parts) == 1:
        return parts[0]
    return entry("or", first=chain("comma", parts[:-1]), last=parts[-1])


def chain(link: str, parts: Sequence[Entry]) -> Entry:
    """Parts one after another, with the message `link` between them."""
    whole = parts[0]
    for part in parts[1:]:
        whole = entry(link, first=whole, next=part)
    return whole


def _term(kind: str, name: str, known: Sequence[str]) -> Entry:
    _known(kind, name, known)
    return entry(f"{kind}-{name}")


def _known(kind: str, name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise ValueError(f"{name!r} is not a {kind} of Imperial Settlers; known: {', '.join(known)}")
