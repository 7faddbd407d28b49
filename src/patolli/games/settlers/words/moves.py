"""The log of single moves: what the deciding player did, with every price and gain."""

from __future__ import annotations

from collections.abc import Mapping

from patolli.games.settlers.cards.model import GOODS
from patolli.games.settlers.words.changes import bill
from patolli.games.settlers.words.facts import (
    HIDDEN,
    Amounts,
    View,
    built,
    entry,
    goods,
    known,
    letters,
    mover,
    named,
    owner_of,
    place_of,
    places,
    player,
    price,
    size,
)
from patolli.games.settlers.words.terms import colour_word, good_word, statue_word
from patolli.text.entry import Entry, Seat, Value

RAZE_OWN, RAZE_ENEMY = 1, 2  # S1.9
RAZE_SHIELD = 2  # S2.12.2


def tell_move(before: View, token: str, after: View) -> list[Entry]:
    """The move itself, without what it changed elsewhere and what followed automatically."""
    verb, _, what = token.partition(":")
    seat = Seat(mover(before))
    match verb:
        case "take":
            return [_of_card("take", what, seat=seat)]
        case "keep":
            return [_of_card("keep", what, seat=seat, **bill(before, token, after))]
        case "discard" | "drop":
            return [entry(verb, seat=seat, card=named(what), **bill(before, token, after))]
        case "draw":
            told = bill(before, token, after)
            if told["results"] == goods({"card": 1}):
                told["results"] = ()  # The draw already says as much.
            return [entry(f"draw-{what}", seat=seat, **told)]
        case "build" | "location" | "pay" | "deal":
            return _paying(before, token, after)
        case "raze":
            return [_raze(before, token, after)]
        case "use" | "use2":
            return [_use(before, token, after)]
        case "send":
            told = bill(before, token, after, {"worker": 1})
            return [entry("send", seat=seat, card=named(what), owner=holder(before, what), **told)]
        case "spend":
            return [entry("spend", seat=seat, **bill(before, token, after, {"worker": 2}))]
        case "pass" | "skip":
            return [entry(verb, seat=seat)]
        case "end" | "put":
            return []
        case "done":
            told = bill(before, token, after)
            return [entry("done", seat=seat, **told)] if told["paid"] or told["results"] else []
        case "defend" | "samurai":
            return [entry(verb, seat=seat, card=named(what), **bill(before, token, after))]
        case "card" | "good":
            return [_put(before, token, after)]
        case "target":
            return _target(before, token, after)
        case "seat":
            return [entry("opponent", seat=seat, other=player(before, int(what)), **bill(before, token, after))]
        case "steal":
            other = player(before, int(what.partition(":")[0]))
            return [entry("steal", seat=seat, other=other, **bill(before, token, after))]
        case "option":
            told = bill(before, token, after)
            return [entry("option" if told["results"] else "option-begin", seat=seat, n=int(what), **told)]
        case "swap":
            return [_swap(before, token, after)]
        case "color" | "blessing" | "store" | "offer":
            return [entry(verb, seat=seat, color=colour_word(what), **bill(before, token, after))]
        case "statue":
            return [entry("statue", seat=seat, statue=statue_word(what), **bill(before, token, after))]
        case "pray":
            return [entry(f"pray-{what}", seat=seat, **bill(before, token, after))]
        case "stored":
            return [entry("stored", seat=seat, card=named(what), **bill(before, token, after))]
        case "give":
            return [entry("give", seat=seat, good=good_word(what), **bill(before, token, after))]
        case "source" if what == "board":
            return [entry("source-board", seat=seat, **bill(before, token, after))]
        case "source":
            return [entry("source", seat=seat, card=named(what), **bill(before, token, after))]
        case _:
            raise ValueError(f"no words for the move {token!r}")


# Prices


def build_cost(card: str) -> Mapping[str, int]:
    about = known(card)
    return about.build_cost if about else {}


def raze_price(before: View, card: str) -> Amounts:
    """Raze tokens for a hand card, or for a Location, including its protection (S1.9, S1.12)."""
    if owner_of(before, card) is None:
        return {"raze": RAZE_OWN}
    place = place_of(before, card)
    shield = RAZE_SHIELD if place.get("technology") == "defense" else 0
    return {"raze": RAZE_ENEMY + bool(place.get("defense")) + bool(place.get("samurai")) + shield}


def use_price(before: View, token: str) -> Amounts:
    """What an Action Location costs, except what the player chooses."""
    verb, _, card = token.partition(":")
    about = known(card)
    action = about.ability("action") if about else None
    seat = before["seats"][mover(before)]
    return price(seat, action["cost"], 2 if verb == "use2" else 1) if action else {}


def is_used(before: View, card: str, after: View) -> bool:
    """Whether the activation is paid: if there is a question first, the Location is not used yet (format 3)."""
    return place_of(after, card).get("used", 0) > place_of(before, card).get("used", 0)


# Moves


def _paying(before: View, token: str, after: View) -> list[Entry]:
    """Building and dealing: reported as done with the token that pays the last of the price."""
    verb, _, what = token.partition(":")
    seat = mover(before)
    was, now = before["seats"][seat], after["seats"][seat]
    new = built(before, after, seat)
    deals = [card for card in now["deals"] if now["deals"].count(card) > was["deals"].count(card)]
    told: list[Entry] = []
    if verb == "location":
        told.append(_give_up(seat, what))
    if new:
        paid = letters(what) if verb == "pay" else price(was, build_cost(new[-1]))
        return [*told, entry("build", seat=Seat(seat), card=named(new[-1]), **bill(before, token, after, paid))]
    if deals:
        paid = letters(what) if verb == "pay" else price(was, {"food": 1})
        return [*told, entry("deal", seat=Seat(seat), card=named(deals[-1]), **bill(before, token, after, paid))]
    if verb == "pay":
        return [entry("pay", seat=Seat(seat), **bill(before, token, after, letters(what)))]
    return told or [entry(f"{verb}-begin", seat=Seat(seat), card=named(what))]


def _give_up(seat: int, what: str) -> Entry:
    if what == "foundation":
        return entry("give-up-foundation", seat=Seat(seat))
    return entry("give-up", seat=Seat(seat), card=named(what))


def _raze(before: View, token: str, after: View) -> Entry:
    card = token.partition(":")[2]
    seat, owner = Seat(mover(before)), owner_of(before, card)
    told = bill(before, token, after, raze_price(before, card))
    if owner is None:
        return entry("raze-hand", seat=seat, card=named(card), **told)
    return entry("raze", seat=seat, card=named(card), owner=player(before, owner), **told)


def holder(before: View, card: str) -> Value:
    """Who currently controls a Location."""
    taker = place_of(before, card).get("taken_by")
    owner = owner_of(before, card) if taker is None else taker
    return player(before, 0 if owner is None else owner)


def _use(before: View, token: str, after: View) -> Entry:
    verb, _, card = token.partition(":")
    seat = Seat(mover(before))
    if not is_used(before, card, after):
        return entry("use-begin", seat=seat, card=named(card))
    return entry(verb, seat=seat, card=named(card), **bill(before, token, after, use_price(before, token)))


def _put(before: View, token: str, after: View) -> Entry:
    """A card or a Resource that goes somewhere; the view afterward shows where."""
    verb, _, what = token.partition(":")
    seat = mover(before)
    values = bill(before, token, after)
    where = _grown(before, after)
    if where:
        values["place"] = named(where)
    if verb == "card":
        return _of_card("put-card" if where else "lay-foundation", what, seat=Seat(seat), **values)
    return entry("put-good" if where else "good", seat=Seat(seat), **values)


def _of_card(key: str, card: str, **values: Value) -> Entry:
    """A card by its name, or just as a card if the token is hidden."""
    return entry(f"{key}-hidden", **values) if card == HIDDEN else entry(key, card=named(card), **values)


def _grown(before: View, after: View) -> str | None:
    """The Location with something new on or under it; it may be one that was taken over."""
    for _, place in places(after):
        was = place_of(before, place["id"])
        if was and _load(place) > _load(was):
            return place["id"]
    return None


def _load(place: View) -> int:
    return size(place["under"]) + size(place["stored"]) + sum(place["goods"].values())


def _target(before: View, token: str, after: View) -> list[Entry]:
    if before["phase"] == "attack":
        return []  # Reported as an attack.
    card = token.partition(":")[2]
    return [
        entry(target_key(before, card), seat=Seat(mover(before)), **target(before, card), **bill(before, token, after))
    ]


def target_key(before: View, card: str) -> str:
    """What is targeted: something of the player's own, somebody's deal, or somebody's Location."""
    values = target(before, card)
    if "owner" not in values:
        return "target"
    return "target-of" if owner_of(before, card) is not None else "target-deal"


def target(before: View, card: str) -> dict[str, Value]:
    values: dict[str, Value] = {"card": named(card)}
    owner = owner_of(before, card)
    if owner is None:
        owner = next((seat for seat, other in enumerate(before["seats"]) if card in other["deals"]), None)
    if owner is not None and owner != mover(before):
        values["owner"] = player(before, owner)
    return values


def _swap(before: View, token: str, after: View) -> Entry:
    what = token.partition(":")[2]
    seat = Seat(mover(before))
    if what not in GOODS:
        return entry("swap-card", seat=seat, card=named(what), **bill(before, token, after))
    return entry("swap", seat=seat, **bill(before, token, after, {what: 1}))
