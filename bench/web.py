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

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

from bench.machine import best_of, calibration
from tests.browser.chromium import chromium
from tests.browser.measuring import CHEAP, animated, first_bytes, frame_times, note_motion
from tests.browser.people import Person
from tests.browser.screen import do, ready_game, ready_page, wait_for
from tests.browser.tables import MINE, TWO, new_table, recorded_table, sit
from tests.browser.visiting import visitor
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


def weight(browser: Browser, server: Server, address: str, ready: Callable[[Page], None]) -> int:
    page, _ = visitor(browser, server)
    found = first_bytes(page, address, ready)
    page.context.close()
    return found


def click_times(browser: Browser, server: Server, clicks: int) -> list[float]:
    """A choice and its undoing, again and again."""
    _, seats = recorded_table(server, TWO, 120, MINE, MINE)
    page, _ = visitor(browser, server)
    sit(page, seats)
    person = Person(page)
    page.evaluate(_CLOCK)
    for _ in range(clicks):
        person.first_step()
        wait_for(page, steps="1")
        do(page, "undo").click()
        wait_for(page, steps="0")
    times: list[float] = page.evaluate("window.times")
    page.context.close()
    return times[::2]  # every second one is the undoing, which asks nobody


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
            times = click_times(browser, server, options.clicks)
            properties, frames = turning(browser, server, options.turns)
    table = Table("what", "figure", "wanted", title="The browser app")
    table.columns[1].justify = table.columns[2].justify = "right"
    table.add_row("first page, compressed", f"{start / 1000:.0f} kB", "<= 90 kB")
    table.add_row("a finished game, compressed", f"{game / 1000:.0f} kB", "")
    table.add_row("click to painted answer, median", f"{statistics.median(times):.0f} ms", "<= 50 ms")
    table.add_row("click to painted answer, 9 of 10", f"{statistics.quantiles(times, n=10)[-1]:.0f} ms", "")
    table.add_row("frames per second while gears turn", f"{1000 / statistics.mean(frames):.0f}", "60")
    cheap = "only what is cheap" if properties <= CHEAP else "NOT cheap"
    table.add_row("animated", f"{', '.join(sorted(properties))}: {cheap}", ", ".join(sorted(CHEAP)))
    console.print(table)


if __name__ == "__main__":
    main()
