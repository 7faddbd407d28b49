"""What changed on the table between two views, whoever did it: Locations, deals, Prayers, goods of other seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from patolli.games.settlers.cards.model import COLOURS
from patolli.games.settlers.words.facts import (
    Amounts,
    View,
    balance,
    built,
    drawn,
    entry,
    gone,
    goods,
    in_solo,
    known,
    mover,
    named,
    named_all,
    place_of,
    places,
    player,
    prayed,
    shown,
    size,
)
from patolli.games.settlers.words.terms import colour_word
from patolli.text.entry import Entry, Seat, Value


def of_the_move(before: View, after: View) -> bool:
    """Whether the mover's gains come from the move, and not from Production or Cleanup after it."""
    acting = ("production", "action")
    return before["phase"] in acting and after["phase"] in acting and before["round"] == after["round"]


def bill(before: View, token: str, after: View, paid: Mapping[str, int] | None = None) -> dict[str, Value]:
    """``paid`` and ``results`` of the mover."""
    if not of_the_move(before, after):
        return {"paid": (), "results": ()}
    seat = mover(before)
    gave, got = balance(before["seats"][seat], after["seats"][seat], paid)
    results = (*goods(got), *new_blessings(before, token, after, seat), *drawn(before, token, after, seat))
    return {"paid": goods(gave), "results": results}


def new_blessings(before: View, token: str, after: View, seat: int) -> tuple[Value, ...]:
    was, now = before["seats"][seat], after["seats"][seat]
    new = [color for color in now["blessings"] if color not in was["blessings"] and token != f"blessing:{color}"]
    tricolor = (entry("got-tricolor"),) if now["tricolor"] and not was["tricolor"] else ()
    return (*(entry("got-blessing", color=colour_word(color)) for color in new), *tricolor)


def changes(before: View, token: str, after: View) -> list[Entry]:
    """In order of interest: the Prayer, Locations, deals, then what others got or lost."""
    told = [*_prayer(before, token, after), *_looked(before, after)]
    if before["round"] == after["round"]:
        told += [*_left(before, token, after), *_marked(before, after), *_stored(before, token, after)]
        told += _deals(before, token, after)
    if of_the_move(before, after) and before["phase"] == "action":
        told += _others(before, token, after)
    return told


# Cards that were turned up


def _prayer(before: View, token: str, after: View) -> list[Entry]:
    cards = prayed(before, token, after)
    if not cards:
        return []
    count: Amounts = {}
    for card in cards:
        about = known(card)
        colors = about.colors if about and not about.colorless_in_prayer else ()
        for color in colors or ("none",):
            count[color] = count.get(color, 0) + 1
    rows = tuple(entry("drawn-color", n=count[color], color=colour_word(color)) for color in COLOURS if color in count)
    plain = (entry("drawn-plain", n=count["none"]),) if "none" in count else ()
    return [entry("prayer", n=len(cards), colors=(*rows, *plain))]


def _looked(before: View, after: View) -> Iterator[Entry]:
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        new = [card for card in shown(now["looking"]) if card not in shown(was["looking"])]
        if new:
            yield entry("looks", seat=Seat(number), cards=named_all(new))


# Locations


def _left(before: View, token: str, after: View) -> Iterator[Entry]:
    """Locations that were razed or discarded; those given up as a price are reported with the price."""
    for seat in range(len(before["seats"])):
        lost = [card for card in gone(before, after, seat) if token != f"location:{card}"]
        if in_solo(after):
            lost = [card for card in lost if card not in shown(after["virtual"]["collection"])]
        grown = size(after["seats"][seat]["foundations"]) - size(before["seats"][seat]["foundations"])
        for card in lost:
            about = known(card)
            common = about is not None and about.deck == "common"
            key = "becomes-foundation" if common and grown > 0 else "leaves"
            yield entry(key, card=named(card), owner=Seat(seat))


def _marked(before: View, after: View) -> Iterator[Entry]:
    for owner, now in places(after):
        was = place_of(before, now["id"])
        if "used" not in now or not was:
            continue
        about = {"card": named(now["id"]), "owner": player(after, owner)}
        if now["taken_by"] is not None and was["taken_by"] is None:
            yield entry("taken-over", seat=Seat(now["taken_by"]), **about)
        if now["blocked"] and not was["blocked"]:
            yield entry("blocked", **about)
        if was["used"] and not now["used"] and before["phase"] == after["phase"]:
            yield entry("ready", **about)


def _stored(before: View, token: str, after: View) -> Iterator[Entry]:
    for _, now in places(after):
        was = place_of(before, now["id"]).get("stored", [])
        new = [card for card in now.get("stored", []) if card not in was and token != f"card:{card}"]
        if new:
            yield entry("stored-up", place=named(now["id"]), cards=named_all(new))


# Deals


def _deals(before: View, token: str, after: View) -> Iterator[Entry]:
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        for card in was["deals"]:
            if card in now["deals"] or card in built(before, after, number) or token == f"drop:{card}":
                continue
            taker = next((seat for seat, other in enumerate(after["seats"]) if card in other["deals"]), None)
            if taker is None:
                yield entry("deal-lost", card=named(card), owner=Seat(number))
            else:
                yield entry("deal-taken", seat=Seat(taker), card=named(card), owner=Seat(number))
        for card, n in _routes(was, now).items():
            if n > 0:
                yield entry("route-made", seat=Seat(number), card=named(card))
            elif token != f"drop:{card}":
                yield entry("route-lost", card=named(card), owner=Seat(number))


def _routes(was: View, now: View) -> dict[str, int]:
    """How many Trade Route deals came or went, by Location."""
    found: Amounts = {}
    for step, seat in ((-1, was), (1, now)):
        for route in seat["routes"]:
            found[route["location"]] = found.get(route["location"], 0) + step
    return {card: n for card, n in found.items() if n}


# Others


def _others(before: View, token: str, after: View) -> Iterator[Entry]:
    for seat in range(len(before["seats"])):
        if seat == mover(before):
            continue
        gave, got = balance(before["seats"][seat], after["seats"][seat])
        results = (*goods(got), *drawn(before, token, after, seat))
        if gave:
            yield entry("loses", seat=Seat(seat), paid=goods(gave))
        if results:
            yield entry("gets", seat=Seat(seat), results=results)
