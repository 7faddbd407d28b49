"""The log of what happens automatically when a turn, a round or the game ends."""

from __future__ import annotations

from patolli.games.tzolkin.words.facts import (
    BUILDINGS,
    LAST_SPACE,
    TEMPLES,
    WEALTH,
    Amounts,
    View,
    entry,
    goods,
    seat_of,
    tile_name,
    who,
)
from patolli.text.entry import Entry, Goods, Seat, Term, Value

PRICE_OF_FOOD = 2
UNFED = 3


def tell_end(before: View, after: View) -> list[Entry]:
    """After ``end``: new buildings, corn from the teeth, and at the end of a round the food day and the calendar."""
    seat = seat_of(before)
    told = _refill(before, after)
    corn = before["teeth_corn"] if before["start_space"] == seat else 0
    if corn:
        told.append(entry("teeth-taken", seat=who(seat), results=(Goods({"corn": corn}),)))
    if (seat + 1) % len(before["seats"]) != before["start_player"]:
        return told
    if before["food_day"]:
        told += _food_day(before, after, {seat: corn})
    if after["over"]:
        return [*told, *_last_day(before, after), *_final(after)]
    return told + _calendar(before, after)


def tell_advance(before: View, after: View) -> list[Entry]:
    days = after["day"] - before["day"]
    values: dict[str, Value] = {"seat": who(seat_of(before)), "days": days, "day": after["day"]}
    return [entry("advance-dark" if days == 2 else "advance", **values), *_fallen(before)]


def _refill(before: View, after: View) -> list[Entry]:
    if before["age"] != after["age"]:
        return []  # The tiles laid out left the game before anybody could build them.
    new = [now for was, now in zip(before["buildings"], after["buildings"], strict=True) if was is None and now]
    return [entry("refill", n=len(new), tiles=tuple(tile_name(tile) for tile in new))] if new else []


# Food days (section 8)


def _food_day(before: View, after: View, extra: dict[int, int]) -> list[Entry]:
    goods_day = before["food_day"] == "goods"
    number = 2 * before["age"] - goods_day
    told = [entry("food-day-goods" if goods_day else "food-day-points", n=number)]
    for seat, state in _in_order(before):
        told += _feeding(seat, state, state["corn"] + extra.get(seat, 0))
    if after["age"] != before["age"]:
        new = tuple(tile_name(tile) for tile in after["buildings"] if tile)
        told.append(entry("age-2", tiles=new))
    return told + (_temple_goods(before) if goods_day else _temple_points(before))


def _in_order(view: View) -> list[tuple[int, View]]:
    seats = list(enumerate(view["seats"]))
    first = view["start_player"]
    return seats[first:] + seats[:first]


def _feeding(seat: int, state: View, corn: int) -> list[Entry]:
    workers = state["workers"]
    hungry, price = _mouths(state)
    fed = min(hungry, corn // price) if price else hungry
    paid = goods({"corn": fed * price})
    told = [entry("feed", seat=who(seat), fed=fed, free=workers - hungry, paid=paid)]
    if not hungry:
        told = [entry("feed-free", seat=who(seat), n=workers)]
    if fed < hungry:
        lost = Goods({"points": UNFED * (hungry - fed)})
        told.append(entry("unfed", seat=who(seat), n=hungry - fed, paid=lost))
    return told


def corn_needed(state: View) -> int:
    """The corn that feeds all workers of a seat."""
    hungry, price = _mouths(state)
    return hungry * price


def _mouths(state: View) -> tuple[int, int]:
    """Workers that must be fed, and the corn that each of them eats."""
    free, cheaper = _farms(state)
    return max(0, state["workers"] - free), max(0, PRICE_OF_FOOD - cheaper)


def _farms(state: View) -> tuple[int, int]:
    """Workers fed free, and corn saved per other worker."""
    effects = [effect for tile in state["buildings"] for effect in BUILDINGS[tile]["effects"]]
    effects += [effect for tile in state["wealth"] for effect in WEALTH[tile]["effects"]]
    return sum(e.get("feeds_free", 0) for e in effects), sum(e.get("feeds_cheaper", 0) for e in effects)


def _temple_goods(before: View) -> list[Entry]:
    due = {seat: _goods_due(state) for seat, state in _in_order(before)}
    wanted = sum(amounts.get("skull", 0) for amounts in due.values())
    told: list[Entry] = []
    if wanted > before["bank_skulls"]:  # T53
        told.append(entry("skulls-short", n=wanted, left=before["bank_skulls"]))
        for amounts in due.values():
            amounts.pop("skull", None)
    for seat, amounts in due.items():
        if amounts:
            told.append(entry("temple-goods", seat=who(seat), results=(goods(amounts),)))
    return told


def _goods_due(state: View) -> Amounts:
    due: Amounts = {}
    for temple, about in TEMPLES.items():
        for step, kind in about["goods_at_step"].items():
            if int(step) <= state["temples"][temple]:
                due[kind] = due.get(kind, 0) + 1
    return due


def _temple_points(before: View) -> list[Entry]:
    told: list[Entry] = []
    for seat, state in _in_order(before):
        rows: list[Value] = []
        total = 0
        for temple, about in TEMPLES.items():
            points = about["points_from_step_-1"][state["temples"][temple] + 1]
            bonus = _leader_bonus(before, seat, temple)
            total += points + bonus
            rows.append(entry("temple-score", temple=Term("temple", temple), points=points, bonus=bonus))
        told.append(entry("temple-points", seat=who(seat), temples=tuple(rows), results=(Goods({"points": total}),)))
    return told


def _leader_bonus(view: View, seat: int, temple: str) -> int:
    at = [state["temples"][temple] for state in view["seats"]]
    if at[seat] < max(at):
        return 0
    bonus = TEMPLES[temple]["leader_bonus"][f"age{view['age']}"]
    return bonus if at.count(max(at)) == 1 else bonus // 2  # T54


# The calendar (section 7)


def _calendar(before: View, after: View) -> list[Entry]:
    told: list[Entry] = []
    owner = before["start_space"]
    if owner is None:
        told.append(entry("corn-laid", n=after["teeth_corn"]))
    elif before["start_player"] == owner:
        told.append(entry("marker-passed", seat=who(owner), to=who(after["start_player"])))
    else:
        told.append(entry("marker-taken", seat=who(owner)))
    days = after["day"] - before["day"]
    if not days:
        return told  # The owner of the start space is asked first.
    return [*told, entry("calendar", days=days, day=after["day"]), *_fallen(before)]


def _last_day(before: View, after: View) -> list[Entry]:
    told = [entry("calendar-last"), *_fallen(before)]
    if before["start_space"] is not None:
        told.append(entry("start-returned", seat=who(before["start_space"])))
    return told


def _fallen(before: View) -> list[Entry]:
    """Workers pushed off (T43); if two days pass, no worker was one space earlier (T42)."""
    told: list[Entry] = []
    for seat, _ in _in_order(before):
        gears = tuple(Term("gear", gear) for gear, last in LAST_SPACE.items() if before["gears"][gear][last] == seat)
        if gears:
            told.append(entry("fallen", seat=who(seat), n=len(gears), gears=gears))
    return told


# The end (section 9)


def _final(after: View) -> list[Entry]:
    told = [entry("over")]
    for seat, (state, final) in enumerate(zip(after["seats"], after["final"], strict=True)):
        rows: list[Value] = [entry("final-goods", points=final["goods"]), entry("final-skulls", points=final["skulls"])]
        rows += [
            entry("final-monument", name=tile_name(tile), points=points) for tile, points in final["monuments"].items()
        ]
        gained = final["goods"] + final["skulls"] + sum(final["monuments"].values())
        results = (Goods({"points": gained}),)
        total = Goods({"points": state["points"]})
        told.append(entry("final", seat=who(seat), sources=tuple(rows), results=results, total=total))
    return [*told, _winners(after)]


def _winners(after: View) -> Entry:
    winners = tuple(Seat(seat) for seat in after["winners"])
    best = max(state["points"] for state in after["seats"])
    level = sum(state["points"] == best for state in after["seats"])
    key = "winners-shared" if len(winners) > 1 else "winner-by-workers" if level > 1 else "winner"
    return entry(key, winners=winners, total=Goods({"points": best}))
