"""Cards in the terminal: a line for each card that can be taken or played, and lookup by id or name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from patolli.engine.lines import join, pad, wrap
from patolli.engine.record import clean
from patolli.games.settlers.cards.library import installed
from patolli.games.settlers.cards.model import ATTACK, BASE
from patolli.games.settlers.show.terminal.look import Look, View
from patolli.games.settlers.words.cards import ability_words, card_name, card_words
from patolli.games.settlers.words.facts import known, named, shown

_WIDE = 110
"""From this width on, what a card does stands beside its price instead of below it."""
_INDENT = 4
_MOST_FOUND = 8


def deal_good(card: str) -> str | None:
    """The good of a deal; an Attack card gives the good it targets (S1.17)."""
    about = known(card)
    return about.deal if about else ATTACK.get(card)


def faction_locations(view: View) -> int:
    """How many Faction Locations the player of a solo game has: this decides the game (S1.17.6)."""
    cards = map(known, shown(view["seats"][0]["locations"]))
    return sum(card is not None and card.deck != "common" for card in cards)


def _price(look: Look, card: str) -> str:
    about = known(card)
    if about is None:
        return ""
    parts = [look.price(about.build_cost) or look.say("free")]
    if about.deal:
        parts.append(look.say("card-deal", good=look.price({about.deal: 1})))
    if about.raze:
        parts.append(look.say("card-raze", goods=look.price(about.raze)))
    return "  ".join(parts)


def _does(look: Look, card: str) -> str:
    about = known(card)
    return "; ".join(_clean_line(look.words(entry)) for entry in ability_words(about)) if about else ""


def card_lines(look: Look, cards: Sequence[str]) -> list[Text]:
    """A line for each card with its id and price, and what it does: beside them if there is room, otherwise below."""
    heads = [join([pad(Text(card, "dim"), 8), " ", look.card(card)]) for card in cards]
    prices = [_price(look, card) for card in cards]
    first = max((head.cell_len for head in heads), default=0) + 2
    second = max((Text(price).cell_len for price in prices), default=0) + 2
    lines: list[Text] = []
    for card, head, price in zip(cards, heads, prices, strict=True):
        about = join([pad(head, first), price])
        if look.width < _WIDE:
            if about.cell_len > look.width:  # misaligned rather than cut off
                about = join([head, "  ", price])
            about.truncate(look.width, overflow="ellipsis")
            lines.append(about)
            lines += _below(_does(look, card), look.width, _INDENT)
            continue
        room = look.width - first - second
        does = wrap(Text(_does(look, card), "dim"), room) or [Text()]
        lines.append(join([pad(about, first + second), does[0]]))
        lines += [join([" " * (first + second), line]) for line in does[1:]]
    return lines


def _below(words: str, width: int, indent: int) -> list[Text]:
    """The words on lines of their own, indented."""
    lines = [join([" " * indent, line]) for line in wrap(Text(words, "dim"), width - indent)] if words else []
    for line in lines:
        line.rstrip()
    return lines


# Lookup


def _every_card() -> Iterable[str]:
    yield from BASE
    for file in installed():
        yield from file.cards
    yield from ATTACK


def _in_sight(view: View, seat: int | None) -> list[str]:
    """Cards worth explaining: those that lie face up, and the reader's own."""
    found = [*view["row"], *view["prayer"]]
    if seat is not None:
        own = view["seats"][seat]
        for pile in ("looking", "hand", "locations", "deals"):
            found += shown(own[pile])
    return found


def _lines(look: Look, cards: Iterable[str]) -> list[str]:
    """Cards in words; identical copies are listed once."""
    told = [
        look.words(card_words(card)) if known(card) or card in ATTACK else look.words(named(card)) for card in cards
    ]
    return [_clean_line(line) for line in dict.fromkeys(told)]


def _clean_line(words: str) -> str:
    """Card files come from outside; unlike a name, what a card does may be long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def _called(look: Look, wanted: str) -> list[str]:
    """Cards by id, by name, or by part of a name; in the reader's language, or in English."""
    names: dict[str, tuple[str, ...]] = {}
    for card in dict.fromkeys(_every_card()):
        about = known(card)
        english = about.name if about else ""
        names[card] = (card.casefold(), look.words(card_name(card)).casefold(), english.casefold())
    exact = [card for card, own in names.items() if wanted in own]
    return exact or [card for card, own in names.items() if any(wanted in name for name in own[1:])]


def look_up(view: View, name: str, look: Look) -> list[str]:
    """A card by id or name; all visible cards if there is no name; or a line that says what names look like."""
    wanted = clean(name).casefold()
    if not wanted:
        return _lines(look, _in_sight(view, look.seat)) or [look.say("no-cards")]
    found = _lines(look, _called(look, wanted))
    if not found:
        return [look.say("no-such-card", name=clean(name)[:40])]
    more = [look.say("more-cards", n=len(found) - _MOST_FOUND)] if len(found) > _MOST_FOUND else []
    return found[:_MOST_FOUND] + more
