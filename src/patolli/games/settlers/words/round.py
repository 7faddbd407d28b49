"""The log of what happens automatically between two decisions: Lookout, Production, Cleanup, attacks, the end."""

from __future__ import annotations

from collections.abc import Iterator

from patolli.games.settlers.cards.model import ATTACK
from patolli.games.settlers.words.changes import new_blessings, of_the_move
from patolli.games.settlers.words.facts import (
    View,
    balance,
    drawn,
    entry,
    goods,
    in_solo,
    known,
    mover,
    named,
    named_all,
    shown,
    size,
)
from patolli.games.settlers.words.terms import colour_word, good_word, rank_word
from patolli.text.entry import Entry, Seat, Value


def tell_round(before: View, token: str, after: View) -> list[Entry]:
    """Everything that followed, in the order of the phases (S1.3)."""
    new_round = after["round"] != before["round"]
    told: list[Entry] = []
    if before["phase"] == "lookout":
        told += _row(before, token, after)
    if before["phase"] in ("lookout", "production"):
        told += _production(before, token, after)
    elif not of_the_move(before, after) and not after["over"]:
        told += _cleanup(before, after)
    if in_solo(before):
        told += _attacks(before, token, after)
    if new_round:
        told.append(entry("round", n=after["round"], first=Seat(after["first_player"])))
        told += _lookout(before, token, after)
        told += _row(before, token, after)
    if after["over"]:
        told += _final(before, after)
    return told


def in_order(view: View) -> list[int]:
    first, count = view["first_player"], len(view["seats"])
    return [(first + step) % count for step in range(count)]


# Lookout (S1.4)


def _row(before: View, token: str, after: View) -> Iterator[Entry]:
    taken = {token.partition(":")[2]}
    if in_solo(after):
        was = shown(before["virtual"]["locations"])
        got = [card for card in shown(after["virtual"]["locations"]) if card not in was]
        if got:
            yield entry("virtual-takes", cards=named_all(got))
        taken.update(got)
    left = [card for card in before["row"] if card not in after["row"] and card not in taken]
    if left:
        yield entry("row-left", cards=named_all(left))
    new = [card for card in after["row"] if card not in before["row"]]
    if new:
        yield entry("row", cards=named_all(new))


def _lookout(before: View, token: str, after: View) -> Iterator[Entry]:
    for seat in in_order(after):
        got = balance(before["seats"][seat], after["seats"][seat])[1]
        results = (*goods(got), *drawn(before, token, after, seat))
        if results:
            yield entry("gets", seat=Seat(seat), results=results)


# Production and Cleanup (S1.5, S1.13)


def _production(before: View, token: str, after: View) -> Iterator[Entry]:
    """What everybody got, except the mover if that was reported with the move."""
    for seat in in_order(after):
        if seat == mover(before) and of_the_move(before, after):
            continue
        gave, got = balance(before["seats"][seat], after["seats"][seat])
        results = (*goods(got), *new_blessings(before, token, after, seat), *drawn(before, token, after, seat))
        if results or gave:
            yield entry("production", seat=Seat(seat), paid=goods(gave), results=results)


def _cleanup(before: View, after: View) -> Iterator[Entry]:
    for seat in in_order(before):
        was, now = before["seats"][seat], after["seats"][seat]
        gave = balance(was, now)[0]
        lost = [color for color in was["blessings"] if color not in now["blessings"]]
        paid = (*goods(gave), *(entry("got-blessing", color=colour_word(color)) for color in lost))
        if paid:
            yield entry("cleanup", seat=Seat(seat), paid=paid)


# Attacks of the solo game (S1.17)


def _attacks(before: View, token: str, after: View) -> Iterator[Entry]:
    was, now = before["virtual"], after["virtual"]
    collected = [card for card in shown(now["collection"]) if card not in shown(was["collection"])]
    kept = [card for card in collected if card in shown(was["locations"])]
    if kept:
        yield entry("virtual-keeps", cards=named_all(kept))
    revealed = max(0, size(was["attack_deck"]) - size(now["attack_deck"]))
    new = [card for card in shown(now["line"]) if card not in shown(was["line"])][:revealed]
    for card in new:
        yield entry("attack", good=good_word(ATTACK[card]))
    hits = [card for card in collected if card not in kept]
    for card in hits:
        yield entry("attack-hit", seat=Seat(0), card=named(card))
    misses = revealed + _pending(before) - _pending(after) - len(hits)
    if misses > 0:
        yield entry("attack-miss", n=misses)


def _pending(view: View) -> int:
    """Whether an attack waits for the player to choose the Location hit."""
    return int(view["phase"] == "attack" and view["decision"] is not None)


# The end (S1.14)


def _final(before: View, after: View) -> Iterator[Entry]:
    yield entry("over")
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        final = after["final"][number]
        rows: list[Value] = [entry("final-locations", points=final["locations"])]
        rows += [
            entry("final-feature", card=named(card), points=points)
            for card, points in final["features"].items()
            if points
        ]
        if final.get("statues"):
            rows.append(entry("final-statues", points=final["statues"]))
        gave, got = balance(was, now)
        total = goods({"vp": now["points"]})
        results = goods(got)
        yield entry("final", seat=Seat(number), sources=tuple(rows), paid=goods(gave), results=results, total=total)
    yield _solo_end(after) if in_solo(after) else _winners(after)


def _winners(after: View) -> Entry:
    winners = tuple(Seat(seat) for seat in after["winners"])
    best = max(state["points"] for state in after["seats"])
    level = sum(state["points"] == best for state in after["seats"])
    key = "winners-shared" if len(winners) > 1 else "winner-by-goods" if level > 1 else "winner"
    return entry(key, winners=winners, total=goods({"vp": best}))


def _solo_end(after: View) -> Entry:
    mine = sum(
        (about := known(card)) is None or about.deck != "common" for card in shown(after["seats"][0]["locations"])
    )
    values: dict[str, Value] = {"seat": Seat(0), "n": mine, "collected": size(after["virtual"]["collection"])}
    if not after["winners"]:
        return entry("solo-lost", **values)
    return entry("solo-won", **values, total=goods({"vp": after["seats"][0]["points"]}), rank=rank_word(after["rank"]))
