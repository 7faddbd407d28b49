"""Where the points came from, as a table for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from patolli.games.settlers.show.terminal.cards import faction_locations
from patolli.games.settlers.show.terminal.look import Look, Talk, View, look_at
from patolli.games.settlers.words.terms import rank_word


def final_table(view: View, names: Sequence[str], width: int, talk: Talk) -> RenderableType:
    """The final points by source (S1.14), a column for each player; for a solo game also how it ended."""
    look = look_at(names, None, width, talk)
    final = view["final"]
    table = Table(box=box.SIMPLE_HEAD, title=Text(look.say("final"), "bold"), title_justify="left", padding=(0, 1))
    table.add_column("")
    for seat, name in enumerate(look.names):
        header = Text.assemble(look.mark(seat), " ", name)
        table.add_column(header, justify="right", no_wrap=True, overflow="ellipsis")
    for source in ("track", "locations"):
        table.add_row(Text(look.say(f"final-{source}")), *(Text(str(seat[source])) for seat in final))
    # Copies of one card count as one source.
    names_of = {card: look.name(card).removesuffix("*") for seat in final for card in seat["features"]}
    for name in dict.fromkeys(names_of.values()):
        row = [sum(n for card, n in seat["features"].items() if names_of[card] == name) for seat in final]
        table.add_row(Text(name), *(Text(str(n)) for n in row))
    if any("statues" in seat for seat in final):
        table.add_row(Text(look.say("statues")), *(Text(str(seat.get("statues", 0))) for seat in final))
    table.add_section()
    table.add_row(Text(look.say("final-total"), "bold"), *(Text(str(seat["points"]), "bold") for seat in view["seats"]))
    return Group(table, Text(_solo(look, view))) if view["virtual"] else table


def _solo(look: Look, view: View) -> str:
    """Won or lost, by how many cards, and the rank (S1.17.6)."""
    counts = {"own": faction_locations(view), "n": len(view["virtual"]["collection"])}
    if view["rank"] is None:
        return look.say("solo-lost", **counts)
    return look.say("solo-won", **counts, rank=look.words(rank_word(view["rank"])))
