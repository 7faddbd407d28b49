"""How light and how quick the browser app is, in a real Chromium: `python -m bench.web`.

Server, browser and this script share the machine. The browser has no graphics card here: frames are drawn by the
processor, and on a real screen there are more of them.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

from bench.machine import best_of, calibration
from tests.browser.chromium import chromium
from tests.browser.measuring import CHEAP, Weight, animated, first_bytes, frame_times, note_motion
from tests.browser.people import Person
from tests.browser.screen import do, ready_game, ready_page, wait_for
from tests.browser.tables import MINE, TWO, new_table, recorded_table, sit
from tests.browser.visiting import visitor
from tests.paths import PROJECT
from tests.server.serving import Server, serving

# Milliseconds from a click until what it leads to has been painted.
_CLOCK = """
window.times = [];
let clicked = 0;
addEventListener("click", (event) => (clicked = event.timeStamp), true);
new MutationObserver(() => {
  const since = clicked;
  requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - since)));
}).observe(document.querySelector("[data-page='table']"), { attributeFilter: ["data-steps"] });
"""


def weight(browser: Browser, server: Server, address: str, ready: Callable[[Page], None]) -> Weight:
    page, _ = visitor(browser, server)
    found = first_bytes(page, address, ready)
    page.context.close()
    return found


class Clicks(NamedTuple):
    """Where somebody clicks again and again: a recorded game, how far along it is, whose turn, and how a step is
    made."""

    game: str
    file: str
    at: int
    step: Callable[[Page], None]


def use_a_location(page: Page) -> None:
    """Settlers: the first Action of one's own empire that can be used; one click takes it."""
    page.locator(".empire [data-place^='location:'][aria-disabled='false']").first.click()


def any_step(page: Page) -> None:
    Person(page).first_step()


CLICKS = (
    Clicks("Tzolk'in", TWO, 120, any_step),
    Clicks("Imperial Settlers", "tests/records/settlers-4p-standard.json", 252, use_a_location),
)


def click_times(browser: Browser, server: Server, clicks: int, where: Clicks) -> list[float]:
    """A choice and its undoing, again and again."""
    players = len(msgspec.json.decode((PROJECT / where.file).read_bytes())["players"])
    _, seats = recorded_table(server, where.file, where.at, *[MINE] * players)
    page, _ = visitor(browser, server)
    sit(page, seats)
    page.evaluate(_CLOCK)
    for _ in range(clicks):
        where.step(page)
        wait_for(page, steps="1")
        do(page, "undo").click()
        wait_for(page, steps="0")
    times: list[float] = page.evaluate("window.times")
    page.context.close()
    return times[::2]  # every second one is the undo, which needs no request


def turning(browser: Browser, server: Server, turns: int) -> tuple[set[str], list[float]]:
    """What is animated while days pass, and how long frames take."""
    _, seats = new_table(server, MINE, {"kind": "mine", "name": "Ben"})
    page, _ = visitor(browser, server, reduced_motion="no-preference")
    sit(page, seats)
    note_motion(page)
    Person(page, seed=7).play(turns)
    found = animated(page), frame_times(page)
    page.context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--turns", type=int, default=16)
    options = parser.parse_args()
    console = Console()
    console.print(f"calibration: {best_of(calibration, 1.0):.1f} million steps/s of a plain Python loop, now")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/patolli.db"
        with serving(database, Path(folder), "--no-limits") as server, chromium() as browser:
            address, _ = recorded_table(server, TWO, None)
            start = weight(browser, server, "/", ready_page)
            game = weight(browser, server, address, ready_game)
            times = {one.game: click_times(browser, server, options.clicks, one) for one in CLICKS}
            properties, frames = turning(browser, server, options.turns)
    table = Table("what", "figure", "wanted", title="The browser app")
    table.columns[1].justify = table.columns[2].justify = "right"
    table.add_row("first page, compressed", f"{start.page / 1000:.0f} kB", "<= 75 kB")
    table.add_row("its typeface, fetched afterwards", f"{start.face / 1000:.0f} kB", "<= 35 kB")
    table.add_row("a finished game, compressed", f"{game.page / 1000:.0f} kB", "")
    for played, took in times.items():
        table.add_row(f"{played}: click to painted answer, median", f"{statistics.median(took):.0f} ms", "<= 50 ms")
        table.add_row(
            f"{played}: click to painted answer, 9 of 10", f"{statistics.quantiles(took, n=10)[-1]:.0f} ms", ""
        )
    rate = f"{1000 / statistics.mean(frames):.0f}" if frames else "none turned: ask for more --turns"
    table.add_row("frames per second while gears turn", rate, "60")
    cheap = "only what is cheap" if properties <= CHEAP else "NOT cheap"
    table.add_row("animated", f"{', '.join(sorted(properties))}: {cheap}", ", ".join(sorted(CHEAP)))
    console.print(table)


if __name__ == "__main__":
    main()
