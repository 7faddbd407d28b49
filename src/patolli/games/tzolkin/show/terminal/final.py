"""Where the points came from, as a table for the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from rich import box
from rich.table import Table
from rich.text import Text

from patolli.games.tzolkin.show.terminal.look import Talk, View, look_at
from patolli.games.tzolkin.words.log import tell
from patolli.text.entry import Entry, Goods, Seat

Step = tuple[View, str, View]
SOURCES = ("temples", "chichen", "buildings", "technologies", "hunger", "goods", "skulls", "monuments")


def sources(steps: Iterable[Step]) -> list[dict[str, float]]:
    """Points per seat and source; `steps` are all moves of a game, each with the views before and after it."""
    found: list[dict[str, float]] = []
    for before, token, after in steps:
        found = found or [dict.fromkeys(SOURCES, 0.0) for _ in before["seats"]]
        if token == "end":
            _food_day(found, tell(before, token, after))
        else:
            seat = before["decision"]["player"]
            found[seat][_source(token)] += after["seats"][seat]["points"] - before["seats"][seat]["points"]
        for seat, final in enumerate(after.get("final", ())):
            found[seat]["goods"] += final["goods"]
            found[seat]["skulls"] += final["skulls"]
            found[seat]["monuments"] += sum(final["monuments"].values())
    return found


def _source(token: str) -> str:
    if token.startswith("use:chichen_itza"):
        return "chichen"
    # The only other points within a turn are the bonus of architecture, chosen with `tech` or paid with `pay`.
    return "buildings" if token.startswith("build:") else "technologies"


def _food_day(found: list[dict[str, float]], told: Iterable[Entry]) -> None:
    for entry in told:
        if entry.key == "tzolkin.unfed":
            seat, lost = cast(Seat, entry.values["seat"]), cast(Goods, entry.values["paid"])
            found[seat.number]["hunger"] -= lost.amounts["points"]
        elif entry.key == "tzolkin.temple-points":
            seat, got = cast(Seat, entry.values["seat"]), cast(tuple[Goods], entry.values["results"])
            found[seat.number]["temples"] += got[0].amounts["points"]


def final_table(steps: Sequence[Step], names: Sequence[str], width: int, talk: Talk) -> Table:
    """The final points by source, a column for each player."""
    look = look_at(names, None, width, talk)
    last = steps[-1][2]
    points = sources(steps)
    table = Table(box=box.SIMPLE_HEAD, title=Text(look.say("final"), "bold"), title_justify="left", padding=(0, 1))
    table.add_column("")
    for seat, name in enumerate(look.names):
        header = Text.assemble(look.mark(seat), " ", name)
        table.add_column(header, justify="right", no_wrap=True, overflow="ellipsis")
    for source in SOURCES:
        row = [one[source] for one in points]
        if any(row):
            table.add_row(
                Text(look.term("gear", "chichen_itza") if source == "chichen" else look.say(f"source-{source}")),
                *(Text(look.words(n)) for n in row),
            )
    table.add_section()
    total = [Text(look.words(state["points"]), "bold") for state in last["seats"]]
    table.add_row(Text(look.say("source-total"), "bold"), *total)
    return table
