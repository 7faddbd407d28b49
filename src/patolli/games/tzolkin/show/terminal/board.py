"""The board in the terminal: a whole position from the state JSON, for a width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.engine.lines import join, pad, wrap
from patolli.games.tzolkin.rules.components import COMPONENTS, TECHNOLOGIES, TEMPLES
from patolli.games.tzolkin.show.picture.calendar import FOOD_DAYS, LAST_DAY, is_past, next_food
from patolli.games.tzolkin.show.terminal.gears import gear_lines, gear_lines_short, legend
from patolli.games.tzolkin.show.terminal.look import (
    FOOD_STYLES,
    NARROW,
    TEMPLE_STYLES,
    WARNING,
    Look,
    Talk,
    View,
    look_at,
)
from patolli.games.tzolkin.show.terminal.players import GOODS, food_need, player_panels, player_rows
from patolli.games.tzolkin.words.tiles import effects, scoring
from patolli.text.entry import Value

__all__ = ["board", "status", "summary"]

_BUILDINGS = {tile.id: tile for tile in COMPONENTS.buildings}
_MONUMENTS = {tile.id: tile for tile in COMPONENTS.monuments}
_TWO_COLUMNS = 120
_LEFT = 78


def board(view: View, names: Sequence[str], seat: int | None, width: int, talk: Talk) -> RenderableType:
    """The whole position as `seat` sees it: what actions give it, what it can pay, whether it will be hungry."""
    look = look_at(names, seat, width, talk)
    if width < _TWO_COLUMNS:
        left = [*_gears(look, view, width), *_temples(look, view, width), *_technologies(look, view, width)]
        return Group(*_header(look, view), *left, *_tiles(look, view, width), *player_panels(look, view, width))
    right = width - _LEFT - 2
    left = [*_gears(look, view, _LEFT), *_temples(look, view, _LEFT), *_technologies(look, view, _LEFT)]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=_LEFT)
    grid.add_column(width=right)
    grid.add_row(Group(*left), Group(*player_panels(look, view, right), *_tiles(look, view, right)))
    return Group(*_header(look, view), grid)


def summary(
    view: View,
    names: Sequence[str],
    seat: int | None,
    width: int,
    talk: Talk,
    small: bool = False,
) -> RenderableType:
    """The day, the gears and the players: what a turn usually needs, on a screen too small for the whole board."""
    look = look_at(names, seat, width, talk)
    if small:
        return Group(*_header(look, view), *gear_lines_short(look, view, width), *player_rows(look, view, width))
    return Group(*_header(look, view), *gear_lines(look, view, width), *player_rows(look, view, width))


def status(view: View, names: Sequence[str], seat: int, talk: Talk) -> Text:
    """One player's goods in one line."""
    look = look_at(names, seat, 100, talk)
    state = view["seats"][seat]
    goods = " ".join(f"{state[key]}{look.sign(good)}" for good, key in GOODS.items())
    rest = look.say("status", goods=goods, points=state["points"], free=state["free_workers"], workers=state["workers"])
    return Text.assemble(look.mark(seat), " ", rest)


# The calendar


def _header(look: Look, view: View) -> list[Text]:
    day = look.say("day", day=min(view["day"], LAST_DAY), last=LAST_DAY, age=view["age"])
    more: list[str] = []
    if view["start_space"] is None:
        more.append(look.say("start-free", corn=view["teeth_corn"]))
    else:
        more.append(look.say("start-taken", player=look.names[view["start_space"]], corn=view["teeth_corn"]))
    more.append(look.say("skulls-left", n=view["bank_skulls"]))
    strip = _strip(look, view)
    head = join([Text(day, "bold"), strip], "  ")
    line, food = Text("  ".join(more)), _food(look, view)
    if line.cell_len + food.cell_len + 4 <= look.width:
        return [head, join([food, line], "    ")]
    return [head, *wrap(line, look.width), *wrap(food, look.width)]


def _strip(look: Look, view: View) -> Text:
    """A sign for each day: past, today, future, and letters for food days."""
    strip = Text()
    for day in range(1, LAST_DAY + 1):
        kind = FOOD_DAYS.get(day)
        past = is_past(view, day) or view["over"]
        sign = look.sign(kind) if kind else "━" if past else "─"
        if day == view["day"] and not view["over"]:
            strip.append(sign if kind else "●", "bold reverse")
        elif kind:
            strip.append(sign, "dim" if past else FOOD_STYLES[kind])
        else:
            strip.append(sign, "bold" if past else "dim")
    return strip


def _food(look: Look, view: View) -> Text:
    coming = next_food(view)
    if coming is None:
        return Text(look.say("game-over") if view["over"] else "")
    when = look.say("food-today" if coming.wait == 0 else "food-in", days=coming.wait, day=coming.day)
    line = Text.assemble((f" {look.say(f'food-{coming.kind}')} ", FOOD_STYLES[coming.kind]), f" {when}")
    seats = range(len(look.names)) if look.seat is None else (look.seat,)
    for seat in seats:
        state = view["seats"][seat]
        need = food_need(state)
        short = need - state["corn"]
        if look.seat is not None:
            line.append(": " + look.say("food-own", need=need, have=state["corn"]))
        if short > 0:
            key = "food-short-player" if look.seat is None else "food-short"
            words = look.say(key, short=short, player=look.names[seat])
            line.append("  ").append(f" {words} ", WARNING)
    return line


# Gears, temples, technologies


def _gears(look: Look, view: View, width: int) -> list[Text]:
    note = look.say("gears-note")
    return [look.heading(look.say("gears"), note, width), *gear_lines(look, view, width),
            *legend(look, view, width)]  # fmt: skip


def _temples(look: Look, view: View, width: int) -> list[Text]:
    names = {temple: f" {look.sign(temple)} {look.term('temple', temple)} " for temple in TEMPLES}
    label = max(map(cell_len, names.values())) + 1
    steps = max(len(about.points) for about in COMPONENTS.temples.values())
    cell = min(7, max(4, (width - label - 12) // steps))
    lines = [look.heading(look.say("temples"), look.say("temples-note"), width)]
    head = [pad(Text(str(step), "bold"), cell) for step in range(-1, steps - 1)]
    lines.append(join([pad(look.say("step"), label), *head, Text(look.say("leader"), "bold")]))
    for temple, about in COMPONENTS.temples.items():
        values, marks = Text(pad(names[temple], label).plain, TEMPLE_STYLES[temple]), Text(" " * label)
        for step, points in enumerate(about.points, start=-1):
            good = about.goods.get(str(step))
            values.append(pad(f"{points}{'+' + look.sign(good) if good else ''}", cell).plain, TEMPLE_STYLES[temple])
            marks += pad(join(look.letter(s) for s in range(len(look.names)) if _step(view, s, temple) == step), cell)
        ahead = Text(" " * cell * (steps - len(about.points)))
        lines += [Text().append_text(values) + ahead + _leader(look, view, temple), marks]
    for line in lines:
        line.rstrip()
        line.truncate(width)
    return lines


def _step(view: View, seat: int, temple: str) -> int:
    return view["seats"][seat]["temples"][temple]


def _leader(look: Look, view: View, temple: str) -> Text:
    """Who would get the bonus of the next points day, and how much (T54)."""
    at = [_step(view, seat, temple) for seat in range(len(look.names))]
    best = [seat for seat, step in enumerate(at) if step == max(at)]
    bonus = COMPONENTS.temples[temple].bonus[f"age{view['age']}"] // (2 if len(best) > 1 else 1)
    return join([Text(f"{bonus} "), *(look.letter(seat) for seat in best)])


def _technologies(look: Look, view: View, width: int) -> list[Text]:
    """What each level gives, and who has reached it: beside it if there is room, otherwise below."""
    names = {name: look.say(f"tech-{name}") for name in TECHNOLOGIES}
    label = max(map(cell_len, names.values())) + 1
    cells = [5, *[(width - label - 5) // 4] * 4]

    def row(first: str, rest: Sequence[Text]) -> Text:
        line = join([pad(first, label), *(pad(one, cell) for one, cell in zip(rest, cells, strict=True))])
        line.rstrip()
        return line

    heads = ["0", "1", "2", "3", look.say("bonus")]
    lines = [look.heading(look.say("technologies"), look.say("technologies-note"), width)]
    lines.append(row("", [Text(head, "bold") for head in heads]))
    for name in TECHNOLOGIES:
        gives = [Text(), *map(Text, look.parts(f"levels-{name}"))]
        there = [
            join(look.letter(seat) for seat, state in enumerate(view["seats"]) if state["technologies"][name] == level)
            for level in range(len(cells))
        ]
        beside = [
            join([what, *([who] if who else [])], " ") if what else who for what, who in zip(gives, there, strict=True)
        ]
        if all(one.cell_len < cell for one, cell in zip(beside, cells, strict=True)):
            lines.append(row(names[name], beside))
        else:
            lines += [row(names[name], gives), row("", there)]
    return lines


# Tiles


def _tiles(look: Look, view: View, width: int) -> list[RenderableType]:
    deck = view["deck"] if isinstance(view["deck"], int) else len(view["deck"])
    buildings = [(tile, _BUILDINGS[tile], effects(_BUILDINGS[tile].effects)) for tile in view["buildings"] if tile]
    monuments = [(tile, _MONUMENTS[tile], scoring(tile)) for tile in view["monuments"]]
    rows = [_tile_row(look, view, tile, about.kind, about.cost, does) for tile, about, does in (*buildings, *monuments)]
    split = len(buildings)
    note = look.say("can-pay") if look.seat is not None else ""
    return [
        look.heading(look.say("buildings", age=view["age"], left=deck), note, width),
        _tile_table(rows, 0, split, width),
        look.heading(look.say("monuments"), look.say("monuments-note"), width),
        _tile_table(rows, split, len(rows), width),
    ]


def _tile_row(look: Look, view: View, tile: str, kind: str, cost: dict[str, int], does: Value) -> list[Text]:
    name = Text.assemble((tile, "bold"), f" {look.term('kind', kind)}")
    price = look.price(cost)
    pays = look.seat is not None and all(view["seats"][look.seat][GOODS[good]] >= n for good, n in cost.items())
    return [Text("•" if pays else " ", "bold"), name, Text(price, "bold" if pays else ""), Text(look.words(does))]


def _tile_table(rows: list[list[Text]], first: int, last: int, width: int) -> RenderableType:
    """Kind, price and effect in columns that both tables share; the effect below if there is no room."""
    if width < NARROW:
        lines = [[join(row[:3], " "), *wrap(row[3], width - 8)] for row in rows[first:last]]
        return Group(*(Text(" " * 8) + line if i else line for tile in lines for i, line in enumerate(tile)))
    table = Table.grid(padding=(0, 1, 0, 0))
    fixed = [max(row[column].cell_len for row in rows) for column in range(3)] if rows else [0, 0, 0]
    for size in fixed:
        table.add_column(width=size, no_wrap=True)
    table.add_column(width=max(10, width - sum(fixed) - 3))
    for row in rows[first:last]:
        table.add_row(*row)
    return table
