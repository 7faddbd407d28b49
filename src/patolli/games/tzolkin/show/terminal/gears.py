"""The gears in the terminal: spaces with their number, what they give, and who is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.cells import cell_len
from rich.text import Text

from patolli.engine.lines import join, pad
from patolli.games.tzolkin.rules.components import COMPONENTS, GEARS, TEMPLES
from patolli.games.tzolkin.show.terminal.look import CITY_STYLES, NEUTRAL, Look, View
from patolli.games.tzolkin.words.facts import space_goods, top_action

_GOODS_GEARS = ("palenque", "yaxchilan")
_SMALL = tuple(gear for gear in GEARS if gear != "chichen_itza")
_WIDEST = 9
_CHICHEN = {row.action: row for row in COMPONENTS.chichen_itza}


def last_space(gear: str) -> int:
    return COMPONENTS.gears[gear].last_space


def next_space(view: View, gear: str) -> int | None:
    """Where the next worker goes (T10)."""
    free = [space for space in range(last_space(gear) + 1) if view["gears"][gear][space] is None]
    return free[0] if free else None


def gives(look: Look, view: View, gear: str, space: int) -> str:
    """What the action of a space gives, in a few characters."""
    if space == 0:
        return ""
    if space > top_action(gear):
        return f"1-{top_action(gear)}"
    if gear == "chichen_itza":
        if space in view["chichen_itza_skulls"]:
            return "×"
        about = _CHICHEN[space]
        block = look.sign("block") if about.block else ""
        return f"{about.points}{look.sign(about.temple)}{block}"
    if gear in _GOODS_GEARS:
        own: Mapping[str, int] = {} if look.seat is None else view["seats"][look.seat]["technologies"]
        between = "/" if gear == "palenque" else ""
        return between.join(f"{n}{look.sign(good)}" for good, n in space_goods(gear, space, own).items())
    return look.parts(f"spaces-{gear}")[space - 1]


def _row(label: Text | str, cells: list[Text], label_width: int, cell: int, off: list[Text], off_cell: int) -> Text:
    parts = [pad(label, label_width), *(pad(one, cell) for one in cells), *(pad(one, off_cell) for one in off)]
    line = join(parts)
    line.rstrip()
    return line


def _names(look: Look) -> dict[str, Text]:
    names = {gear: look.term("gear", gear) for gear in GEARS}
    width = max(map(cell_len, names.values()))
    return {gear: Text(f" {pad(name, width).plain} ", CITY_STYLES[gear]) for gear, name in names.items()}


def _stands(look: Look, view: View, gear: str, space: int) -> Text:
    who = view["gears"][gear][space]
    return Text("[ ]", "bold") if who is None and space == next_space(view, gear) else look.mark(who)


def gear_lines(look: Look, view: View, width: int) -> list[Text]:
    """Every gear with its numbers, its actions and its workers."""
    names = _names(look)
    label = max(name.cell_len for name in names.values()) + 1
    turning = _turning(view)
    lines: list[Text] = []
    for gear in GEARS:
        spaces = range(last_space(gear) + 1)
        off = range(last_space(gear) + 1, COMPONENTS.gears[gear].teeth) if turning else range(0)
        room = width - label - 3 * len(off)
        cell = min(_WIDEST, room // len(spaces))

        def row(
            first: Text | str, one: Callable[[int], Text], away: Callable[[int], Text],
            spaces: range = spaces, off: range = off, cell: int = cell,
        ) -> Text:  # fmt: skip
            return _row(first, [one(k) for k in spaces], label, cell, [away(k) for k in off], 3)

        if gear in (GEARS[0], "chichen_itza"):
            lines.append(row("", lambda k: Text(str(k), "bold"), lambda k: Text("↻", "dim")))
        lines.append(row(names[gear], lambda k, g=gear: Text(gives(look, view, g, k)), lambda k: Text()))
        lines.append(
            row("", lambda k, g=gear: _stands(look, view, g, k), lambda k, g=gear: look.mark(view["gears"][g][k]))
        )
        if gear == "palenque":
            lines.append(row(Text(f" {look.say('jungle')}", "dim"), lambda k: _jungle(look, view, k), lambda k: Text()))
    return lines


def gear_lines_short(look: Look, view: View, width: int) -> list[Text]:
    """One line per gear, for small screens: who is where."""
    names = _names(look)
    label = max(name.cell_len for name in names.values()) + 1
    lines: list[Text] = []
    for gear in GEARS:
        spaces = range(last_space(gear) + 1)
        cell = min(7, (width - label) // (last_space("chichen_itza") + 1))
        cells = [Text.assemble((f"{k}", "dim"), _stands(look, view, gear, k)) for k in spaces]
        lines.append(_row(names[gear], cells, label, cell, [], 0))
    return lines


def _turning(view: View) -> bool:
    return any("n" in teeth for teeth in view["gears"].values())


def _jungle(look: Look, view: View, space: int) -> Text:
    tiles = view["jungle"].get(str(space))
    if tiles is None:
        return Text()
    parts = [f"{tiles[kind]}{look.sign(kind)}" for kind in ("corn", "wood") if kind == "corn" or space > 2]
    return Text(" ".join(parts), "dim")


def legend(look: Look, view: View, width: int) -> list[Text]:
    """The signs in words; lines break between two of them."""
    kinds = ("corn", "wood", "stone", "gold", "skull", "block", "temple")
    signs = [f"{look.sign(kind)} {look.say(f'name-{kind}')}" for kind in kinds]
    signs += [f"{look.sign(temple)} {look.term('temple', temple)}" for temple in TEMPLES]
    signs += [f"[ ] {look.say('sign-next')}", f"× {look.say('sign-used')}"]
    if _turning(view):
        signs.append(f"{NEUTRAL} {look.say('sign-neutral')}")
    lines = [""]
    for sign in signs:
        longer = f"{lines[-1]}  {sign}" if lines[-1] else sign
        lines[-1:] = [longer] if cell_len(longer) <= width else [lines[-1], sign]
    return [Text(line, "dim") for line in lines]
