"""What a seat has more or less of after one turn than after another."""

from __future__ import annotations

from collections import Counter

from patolli.games.tzolkin.words.facts import View, entry, settle, tile_name
from patolli.text.entry import Entry, Term, Value


def compare(mine: View, other: View, seat: int, number: int) -> list[Entry]:
    """Sentences, the most important first; `number` is the other turn's number in a list."""
    return [*_tiles(mine, other, seat), *_first(mine, other, seat), *_goods(mine, other, seat, number),
            *_workers(mine, other, seat, number)]  # fmt: skip


def _tiles(mine: View, other: View, seat: int) -> list[Entry]:
    here, there = (
        Counter([*view["seats"][seat]["buildings"], *view["seats"][seat]["monuments"]]) for view in (mine, other)
    )
    built = sorted((here - there).elements())
    return [entry("why-built", tiles=tuple(tile_name(tile) for tile in built))] if built else []


def _first(mine: View, other: View, seat: int) -> list[Entry]:
    temples = [
        temple
        for temple in mine["seats"][seat]["temples"]
        if _leads(mine, seat, temple) and not _leads(other, seat, temple)
    ]
    return [entry("why-first", temples=tuple(Term("temple", temple) for temple in temples))] if temples else []


def _leads(view: View, seat: int, temple: str) -> bool:
    steps = [one["temples"][temple] for one in view["seats"]]
    return steps[seat] == max(steps) and steps.count(steps[seat]) == 1


def _goods(mine: View, other: View, seat: int, number: int) -> list[Entry]:
    more, less = _gains(other, mine, seat), _gains(mine, other, seat)
    if more and less:
        return [entry("why-both", n=number, more=more, less=less)]
    if more:
        return [entry("why-more", n=number, more=more)]
    return [entry("why-less", n=number, less=less)] if less else []


def _gains(before: View, after: View, seat: int) -> tuple[Value, ...]:
    """What there is more of: lower steps and levels are reported by the other side."""
    was, now = before["seats"][seat], after["seats"][seat]
    found = settle(was, now)["results"]
    assert isinstance(found, tuple)
    lower = {name for name, level in now["technologies"].items() if level < was["technologies"][name]}
    return tuple(
        one
        for one in found
        if not isinstance(one, Entry)
        or not (one.key == "tzolkin.down" or (one.key == "tzolkin.level" and one.values["technology"] in _terms(lower)))
    )


def _terms(technologies: set[str]) -> list[Term]:
    return [Term("technology", name) for name in technologies]


def _workers(mine: View, other: View, seat: int, number: int) -> list[Entry]:
    """Where workers are after one turn but not after the other."""
    here, there = _standing(mine, seat), _standing(other, seat)
    new, old = sorted(here - there), sorted(there - here)
    if new and old:
        return [entry("why-workers", n=number, here=_spaces(new), there=_spaces(old))]
    return [entry("why-standing", here=_spaces(new))] if new else []


def _standing(view: View, seat: int) -> set[tuple[str, int]]:
    found = {(gear, space) for gear, row in view["gears"].items() for space, who in enumerate(row) if who == seat}
    return found | ({("start", 0)} if view["start_space"] == seat else set())


def _spaces(spaces: list[tuple[str, int]]) -> tuple[Value, ...]:
    return tuple(
        entry("short-start") if gear == "start" else entry("short-space", gear=entry(f"gear-{gear}"), space=space)
        for gear, space in spaces
    )
