"""What is shown in signs instead of words: lines of items (an icon, a number, points), and faces made of such lines.

Data only. Games say what their spaces, tiles and cards show, `patolli.drawing.lines` draws it, servers send it, and the
browser app draws it, too. So a fact printed on a component is written down only once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of: an icon (with steps up or down), a number, points in a rosette, a sign between others, a word."""

    icon: str = ""
    """The name of an icon."""
    up: int = 0
    """The number of chevrons beside the icon: steps in a temple, levels of a technology."""
    down: int = 0
    number: str = ""
    """A number, or a similar short text: `+1`, `≤3`."""
    points: str = ""
    between: str = ""
    """`/` per, `›` pay and get, `|` or, `:` whenever, `=`, a blank."""
    word: str = ""
    """The key of a text of the game (`Words.guide`)."""


Line = Sequence[Item]


class Face(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is printed on a space, a tile, a level, a card."""

    lines: Sequence[Line] = ()
    """What it gives, one line for each thing."""
    price: Line = ()
    """What it costs, if that is printed on it."""
    short: Line = ()
    """All that it gives on one line, if that is shorter than its lines together."""
    kind: str = ""
    """What sort of thing it is; usually there is an icon with that name."""
    tags: Sequence[str] = ()
    """What else it counts as: the colors of a card."""
    parts: Mapping[str, Line] = {}
    """More lines, by purpose: what a card gives as a deal."""
    picture: str = ""
    """The name of the scene drawn on it (`drawing/data/emblems.svg`)."""

    def in_short(self) -> Line:
        """All that it gives, on one line."""
        return self.short or joined(self.lines)


def pic(name: str, up: int = 0, down: int = 0) -> Item:
    return Item(icon=name, up=up, down=down)


def num(value: int | str) -> Item:
    return Item(number=str(value))


def pts(value: int | float | str) -> Item:
    return Item(points=str(value))


def sep(sign: str) -> Item:
    return Item(between=sign)


SPACE, THIN, PER, THEN, OR = sep(" "), sep("\u2009"), sep("/"), sep("›"), sep("|")


def some(count: int, name: str) -> list[Item]:
    """A number before an icon; no number for one."""
    return [num(count), pic(name)] if count > 1 else [pic(name)]


def joined(lines: Iterable[Line], between: Item = SPACE) -> list[Item]:
    """Several lines joined into one, with a separator; empty ones are left out."""
    found: list[Item] = []
    for line in lines:
        if line:
            found += [between, *line] if found else line
    return found
