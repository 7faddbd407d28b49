"""The players in the terminal: goods, workers, technologies, tiles, and what their workers will eat."""

from __future__ import annotations

from rich.text import Text

from patolli.engine.lines import columns, join, pad, wrap
from patolli.games.tzolkin.rules.components import COMPONENTS, TECHNOLOGIES
from patolli.games.tzolkin.show.terminal.look import NARROW, WARNING, Look, View

__all__ = ["GOODS", "food_need", "player_panels", "player_rows"]

GOODS = {"corn": "corn", "wood": "wood", "stone": "stone", "gold": "gold", "skull": "skulls"}
_CORN_PER_WORKER = 2
_COUNTED = 8  # first columns of a player: name, points, five goods, board; then workers, technologies, food
_RIGHT = (False, *[True] * 6, False, False, False, False)
_BUILDINGS = {tile.id: tile for tile in COMPONENTS.buildings}
_WEALTH = {tile.id: tile for tile in COMPONENTS.wealth_tiles}


def food_need(state: View) -> int:
    """Corn that a player's workers will eat on a food day (T50)."""
    tiles = [_BUILDINGS[tile].effects for tile in state["buildings"]]
    if len(state["wealth"]) == 2:  # four while choosing
        tiles += [_WEALTH[tile].effects for tile in state["wealth"]]
    rows = [effect for tile in tiles for effect in tile]
    hungry = max(0, state["workers"] - sum(row.get("feeds_free", 0) for row in rows))
    return hungry * max(0, _CORN_PER_WORKER - sum(row.get("feeds_cheaper", 0) for row in rows))


def player_panels(look: Look, view: View, width: int) -> list[Text]:
    return [look.heading(look.say("players"), look.say("players-note"), width), *player_rows(look, view, width)]


def player_rows(look: Look, view: View, width: int) -> list[Text]:
    """A line for each player, two if there is little room, and one more for tiles."""
    heads = ["", look.say("points-short"), *(look.sign(good) for good in GOODS)]
    heads += [look.say("head-board"), look.say("head-workers"), look.say("head-technologies"), look.say("head-food")]
    rows = [[Text(head, "dim") for head in heads], *(_player(look, view, seat) for seat in range(len(look.names)))]
    wide = width >= NARROW
    kept = len(heads) if wide else _COUNTED
    sizes = [max(row[column].cell_len for row in rows) for column in range(kept)]
    room = max(8, width - sum(sizes[1:]) - kept)
    gap = 2 if sizes[0] + kept <= room else 1
    lines = columns([[pad(row[0], min(room, sizes[0])), *row[1:kept]] for row in rows], _RIGHT[:kept], gap)
    found = [lines[0]]
    for seat, (line, row) in enumerate(zip(lines[1:], rows[1:], strict=True)):
        found.append(line)
        if not wide:
            labelled = [join([head, cell], " ") for head, cell in zip(rows[0][kept:], row[kept:], strict=True)]
            found.append(Text("   ") + join(labelled, "  "))
        found += _owned(look, view["seats"][seat], width)
    for line in found:
        line.truncate(width)
    return found


def _player(look: Look, view: View, seat: int) -> list[Text]:
    state = view["seats"][seat]
    decides = view["decision"] is not None and view["decision"]["player"] == seat
    name = Text.assemble(look.mark(seat), (" > " if decides else " "), (look.names[seat], "bold" if decides else ""))
    goods = [Text(str(state[key]), "" if state[key] else "dim") for key in GOODS.values()]
    need = food_need(state)
    short = need - state["corn"]
    food = Text(f"{need} (-{short})", WARNING) if short > 0 and not view["over"] else Text(str(need))
    flags = [look.say("board-light" if state["light"] else "board-dark")]
    if view["start_player"] == seat:
        flags.append(look.say("start-marker"))
    return [
        name,
        Text(look.words(state["points"]), "bold"),
        *goods,
        Text(" ".join(flags)),
        Text(f"{state['free_workers']}/{state['workers']}"),
        Text(" ".join(str(state["technologies"][name]) for name in TECHNOLOGIES)),
        food,
    ]


def _owned(look: Look, state: View, width: int) -> list[Text]:
    """A player's tiles on a line of their own; nothing if there are none."""
    tiles = (f"{kind}_tiles" for kind in ("corn", "wood"))
    parts = [look.say(tile.replace("_", "-"), n=state[tile]) for tile in tiles if state[tile]]
    parts += [*state["buildings"], *state["monuments"]]
    if len(state["wealth"]) == 2:  # their gifts are spent, but food stays
        parts += [tile for tile in state["wealth"] if any("feeds_free" in row for row in _WEALTH[tile].effects)]
    return wrap(Text("   " + ", ".join(parts), "dim"), width) if parts else []
