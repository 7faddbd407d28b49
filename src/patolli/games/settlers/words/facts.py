"""The facts behind the words: tokens and cards, and the differences between two views.

Works on the state JSON alone: the full view, or what a seat or a spectator sees, in which hidden piles are numbers
(format 10).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from patolli.games.settlers.cards.model import EFFECT_GOODS, RESOURCES, Card
from patolli.games.settlers.cards.playing import card_called
from patolli.games.settlers.words.cards import card_name
from patolli.games.settlers.words.terms import goods_words
from patolli.text.entry import Entry, Seat, Term, Value

View = Mapping[str, Any]
Amounts = dict[str, int]

HIDDEN = "?"
VIRTUAL = 1  # In solo seat 1 is the virtual player (format 1).


def entry(key: str, **values: Value) -> Entry:
    return Entry(f"settlers.{key}", values)


def goods(amounts: Mapping[str, int]) -> tuple[Value, ...]:
    """Counted goods, one value for each kind, so that lists of goods and other things can be joined."""
    return tuple(goods_words({kind: amounts[kind]}) for kind in EFFECT_GOODS if amounts.get(kind))


def known(card: str) -> Card | None:
    """The card with that id, if this installation has it."""
    return card_called(card)


def named(card: str) -> Entry:
    """A card by its name; by its id if its file is not installed."""
    try:
        return card_name(card)
    except ValueError:
        return entry("card-id", id=Term("id", card))


def named_all(cards: Iterable[str]) -> tuple[Value, ...]:
    return tuple(named(card) for card in cards)


def player(view: View, seat: int) -> Value:
    """The player in a seat; the virtual player of the solo game has no name."""
    return entry("virtual") if seat >= len(view["seats"]) else Seat(seat)


def mover(view: View) -> int:
    return view["decision"]["player"]


def in_solo(view: View) -> bool:
    return view["virtual"] is not None


# Piles


def size(pile: Any) -> int:
    return pile if isinstance(pile, int) else len(pile)


def shown(pile: Any) -> list[str]:
    """The ids of a pile, as far as they can be seen."""
    if isinstance(pile, int):
        return []
    return [card["id"] if isinstance(card, Mapping) else card for card in pile if card is not None]


def in_sight(view: View) -> set[str]:
    """All visible cards, except in discard piles."""
    seen = {*view["row"], *view["prayer"]}
    for seat in view["seats"]:
        for pile in ("hand", "looking", "deals", "foundations", "locations"):
            seen.update(shown(seat[pile]))
        for place in seat["locations"]:
            seen.update(shown(place["under"]), shown(place["stored"]))
    if in_solo(view):
        for pile in ("locations", "line", "collection"):
            seen.update(shown(view["virtual"][pile]))
    return seen


def newly_discarded(before: View, after: View) -> list[str]:
    """What was added to the Common discard pile; after a shuffle the whole pile is new."""
    was, now = before["common"]["discard"], after["common"]["discard"]
    return now[len(was) :] if now[: len(was)] == was else now


def places(view: View) -> Iterator[tuple[int, View]]:
    """Every Location with its owner."""
    for number, seat in enumerate(view["seats"]):
        for place in seat["locations"]:
            yield number, place
    if in_solo(view):
        for place in view["virtual"]["locations"]:
            yield VIRTUAL, place


def owner_of(view: View, card: str) -> int | None:
    return next((owner for owner, place in places(view) if place["id"] == card), None)


def place_of(view: View, card: str) -> View:
    return next((place for _, place in places(view) if place["id"] == card), {})


def gone(before: View, after: View, seat: int) -> list[str]:
    """Locations that have left a seat's Empire."""
    now = set(shown(after["seats"][seat]["locations"]))
    return [card for card in shown(before["seats"][seat]["locations"]) if card not in now]


def built(before: View, after: View, seat: int) -> list[str]:
    was = set(shown(before["seats"][seat]["locations"]))
    return [card for card in shown(after["seats"][seat]["locations"]) if card not in was]


# Goods


def stock(seat: View) -> Amounts:
    return {**seat["goods"], "vp": seat["points"]}


def balance(was: View, now: View, paid: Mapping[str, int] | None = None) -> tuple[Amounts, Amounts]:
    """What a seat paid and got. Known prices are reported even if a gain of the same kind hides them."""
    gave, got = dict(paid or {}), Amounts()
    have = stock(was)
    for kind, n in stock(now).items():
        rest = n - have[kind] + gave.get(kind, 0)
        if rest > 0:
            got[kind] = rest
        elif rest < 0:
            gave[kind] = gave.get(kind, 0) - rest
    return {kind: n for kind, n in gave.items() if n}, got


def price(seat: View, cost: Mapping[str, int], times: int = 1) -> Amounts:
    """The goods paid for a cost when there is no choice: what is held, and Gold for the rest (S1.1.4)."""
    paid = {kind: n * times for kind, n in cost.items() if kind in seat["goods"]}
    for kind in RESOURCES:
        lacking = paid.get(kind, 0) - seat["goods"][kind]
        if lacking > 0:
            paid[kind] -= lacking
            paid["gold"] = paid.get("gold", 0) + lacking
    return paid


def letters(text: str) -> Amounts:
    """``wssg`` -> what is paid."""
    return {kind: n for kind in (*RESOURCES, "gold") if (n := text.count(kind[0]))}


# Cards that come to a hand


def prays(card: str) -> list[int]:
    """How many cards each Prayer of a card draws."""
    about = known(card)
    found = [ability["effects"] for ability in about.abilities] if about else []
    return [n for effects in found for n in _draws(effects)]


def _draws(effects: Iterable[Mapping[str, Any]]) -> Iterator[int]:
    for effect in effects:
        if effect["op"] == "pray":
            yield effect["draw"]
        for option in effect.get("options", ()):
            yield from _draws(option["effects"] if isinstance(option, Mapping) else option)


def unseen_discards(before: View, token: str, after: View) -> list[str]:
    """Cards that came to the Common discard pile from hidden places: Prayers and hidden hands."""
    seen = in_sight(before) | {token.partition(":")[2]}
    return [card for card in newly_discarded(before, after) if card not in seen]


def prayed(before: View, token: str, after: View) -> list[str]:
    """The cards drawn for Prayers between two views, including those still lying there."""
    seen = in_sight(before)
    lying = [card for card in after["prayer"] if card not in seen]
    new = unseen_discards(before, token, after)
    if not new:
        return lying
    new = new[_from_hiding(before, token, after) :]
    least = min((n for _, place in (*places(before), *places(after)) for n in prays(place["id"])), default=0)
    return [*lying, *new] if least and len(new) >= least else lying


def _from_hiding(before: View, token: str, after: View) -> int:
    """How many of the new cards on the Common discard pile were hidden before: they get there before any Prayer."""
    seen = in_sight(before)
    count = -_chosen(before, token)
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        left = gone(before, after, number)
        under = [place["under"] for place in was["locations"] if place["id"] in left]
        count += _uncovered(was, now) + sum(cards for cards in under if isinstance(cards, int))
        count -= sum(card not in seen and card not in was["discard"] for card in now["discard"])
    return max(0, count)


def _chosen(before: View, token: str) -> int:
    """1 if the token brings a card to a hidden hand."""
    return int(token.startswith(("take:", "keep:")) and isinstance(before["seats"][mover(before)]["looking"], int))


def _uncovered(was: View, now: View) -> int:
    """How many of a seat's hidden cards, not counting the hand, went to a discard pile."""
    piles = ("looking", "foundations")
    return sum(max(0, was[pile] - now[pile]) for pile in piles if isinstance(was[pile], int))


def drawn(before: View, token: str, after: View, seat: int) -> tuple[Value, ...]:
    """Cards that came to a hand automatically: by name if the hand is visible, otherwise how many."""
    was, now = before["seats"][seat], after["seats"][seat]
    what = token.partition(":")[2]
    if not isinstance(now["hand"], int) and not isinstance(was["hand"], int):
        old = {what, *was["hand"], *shown(was["looking"]), *before["row"]}
        return tuple(entry("got-card", card=named(card)) for card in now["hand"] if card not in old)
    chosen = _chosen(before, token) if seat == mover(before) else 0
    count = size(now["hand"]) - size(was["hand"]) - chosen + _left_hand(before, token, after, seat)
    return goods({"card": count}) if count > 0 else ()


def _left_hand(before: View, token: str, after: View, seat: int) -> int:
    """How many cards left a hidden hand: to the Empire, as deals, under Locations, as Foundations, as discards."""
    was, now = before["seats"][seat], after["seats"][seat]
    seen = in_sight(before)
    count = sum(card not in seen for card in (*built(before, after, seat), *shown(now["deals"])))
    under = {place["id"]: size(place["under"]) for place in was["locations"]}
    count += sum(max(0, size(place["under"]) - under.get(place["id"], 0)) for place in now["locations"])
    verb, _, what = token.partition(":")
    if seat != mover(before) or before["phase"] == "lookout":
        return count
    kind = before["decision"]["kind"]
    if kind == "card" and verb == "card" and size(now["foundations"]) > size(was["foundations"]):
        count += 1  # Sanctuary
    if kind == "card" and what in {card for place in now["locations"] for card in shown(place["stored"])}:
        count += 1
    faction = [card for card in now["discard"] if card not in was["discard"] and card not in seen]
    new = [*newly_discarded(before, after), *faction]
    lost = [card for card in new if card not in seen and card not in prayed(before, token, after)]
    hidden = _uncovered(was, now) + sum(under[card] for card in gone(before, after, seat))
    return count + max(0, len(lost) - hidden)
