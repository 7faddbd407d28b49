"""Cards in words: their names, what each ability does, and a whole card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from patolli.games.settlers.cards.library import built_in, house, is_ours
from patolli.games.settlers.cards.model import ATTACK, BASE, COLOURS, Card
from patolli.games.settlers.cards.playing import card_called
from patolli.games.settlers.effects.prayer.pray import prayer_words
from patolli.games.settlers.words.effects import effects_words
from patolli.games.settlers.words.terms import (
    chain,
    colour_word,
    colours_word,
    cost_words,
    deck_word,
    entry,
    good_word,
    goods_words,
    kind_word,
)
from patolli.text.entry import Entry, Term

DISCARDED = ("card_from_hand", "own_deal")
"""What is not spent as a price, but discarded."""


def card_name(card: Card | str) -> Entry:
    """The name of a card. Base game and house cards are translated, others are as in their file.

    An id is one of these, of an Attack card or of an installed card file. Callers with card files pass the card itself:
    two files may use the same id.
    """
    if isinstance(card, str) and card in ATTACK:
        return entry("attack-card", good=good_word(ATTACK[card]))
    card = _card(card)
    ours = next((cards[card.id] for cards in (BASE, *(file.cards for file in built_in())) if card.id in cards), None)
    if ours and ours.name == card.name:
        return Entry(f"settlers-names.{name_key(card.name)}")
    return Entry("settlers-names.as-written", {"name": Term("title", card.name)})


def name_key(name: str) -> str:
    """The message key for a name: `name-buddhas-temple`."""
    return "name-" + re.sub("[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def card_words(card: Card | str) -> Entry:
    """The whole card: name, deck, colors, price, deal, Raze field, abilities, points at the end."""
    if isinstance(card, str) and card in ATTACK:
        return card_name(card)
    card = _card(card)
    free = not any(card.build_cost.values())
    parts = [_head(card), entry("card-free") if free else entry("card-cost", cost=cost_words(card.build_cost))]
    if card.deal:
        parts.append(entry("card-deal", goods=goods_words({card.deal: 1})))
    if card.raze:
        parts.append(entry("card-raze", goods=goods_words(card.raze)))
    parts += ability_words(card)
    if card.end_game_vp:
        parts.append(entry("card-worth", points=goods_words({"vp": card.end_game_vp})))
    return entry("card", text=chain("sentence", parts))


def ability_words(card: Card) -> list[Entry]:
    """What the card does, one entry for each ability: "Production: 2 wood"."""
    return [_ability(ability) for ability in card.abilities]


def _card(card: Card | str) -> Card:
    if isinstance(card, Card):
        return card
    found = card_called(card)
    if found is None:
        raise ValueError(f"no card {card!r} in the base game, the house deck or an installed card file")
    return found


def _head(card: Card) -> Entry:
    deck = deck_word(card.deck)
    if is_ours(card):
        deck = entry("deck-house" if card.id in house().cards else "deck-house-card", deck=deck)
    colours = tuple(colour_word(colour) for colour in card.colors) or entry("colorless")
    if len(card.color_when_built) == len(COLOURS):
        colours = entry("color-when-built-any", colors=colours)
    elif card.color_when_built:
        colours = entry("color-when-built", colors=colours, named=colours_word(card.color_when_built))
    head = entry("card-head", name=card_name(card), deck=deck, colors=colours)
    return entry("card-no-prayer", head=head) if card.colorless_in_prayer and card.colors else head


def _ability(ability: Mapping[str, Any]) -> Entry:
    head = entry("kind-open") if ability.get("open") else kind_word(ability["kind"])
    uses = ability.get("max_activations_per_round", 1)
    if uses > 1:
        head = entry("twice" if uses == 2 else "thrice", kind=head)
    match ability["effects"]:
        case []:
            return entry("ability", head=head, does=entry("no-effect"))
        case [{"op": "pray", "draw": draw} as prayer] if not prayer.get("disputed"):
            # The keyword says when to pray (S2.9): "Action, Pray 5".
            head, does = entry("praying", kind=head, pray=entry("pray", n=draw)), prayer_words(prayer)
        case effects:
            does = effects_words(effects)
    if any(ability.get("cost", {}).values()):
        does = _paid(ability["cost"], does)
    if ability.get("trigger"):
        gains = isinstance(does, Entry) and does.key == entry("goods").key
        does = entry("when-gain" if gains else "when", when=_when(ability), does=does)
    return entry("ability", head=head, does=does)


def _paid(cost: Mapping[str, int], does: Entry) -> Entry:
    """What an ability does, after its price: goods are spent, cards and deals are discarded."""
    spent = {kind: n for kind, n in cost.items() if n and kind not in DISCARDED}
    discarded = {kind: n for kind, n in cost.items() if n and kind in DISCARDED}
    if not discarded:
        return entry("pay", cost=cost_words(spent), does=does)
    if not spent:
        return entry("pay-discard", cost=cost_words(discarded), does=does)
    return entry("pay-both", cost=cost_words(spent), discarded=cost_words(discarded), does=does)


def _when(ability: Mapping[str, Any]) -> Entry:
    match ability:
        case {"trigger": "you_complete_set", "filter": {"color": "matching"}}:
            return entry("when-you_complete_set-matching")
        case {"trigger": "you_complete_set", "filter": {"color": colour}}:
            return entry("when-you_complete_set-color", color=colour_word(colour))
        case {"trigger": "you_build_location" | "you_score_by_location" as trigger}:
            return entry(f"when-{trigger}", location=_location(ability.get("filter", {})))
        case {"trigger": "opponent_exchanges_2_workers" as trigger, "max_per_round": most}:
            return entry(f"when-{trigger}", n=most)
        case {"trigger": trigger}:
            return entry(f"when-{trigger}")
        case _:
            raise ValueError(f"no words for the feature {dict(ability)}")


def _location(wanted: Mapping[str, str]) -> Entry:
    """A Location of the color and deck that a filter names."""
    match wanted:
        case {"color": "matching", "deck": deck}:
            return entry(f"location-matching-{deck}")
        case {"color": "matching"}:
            return entry("location-matching")
        case {"color": colour, "deck": deck}:
            return entry(f"location-color-{deck}", color=colour_word(colour))
        case {"color": colour}:
            return entry("location-color", color=colour_word(colour))
        case {"deck": deck}:
            return entry(f"location-{deck}")
        case _:
            return entry("location-any")
