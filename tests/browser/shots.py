"""`make shots`: the screenshots of docs/shots, from fixed games, so that a second run takes the same ones."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.browser.screen import DIALOG, LIT, OPENED, ready_game, ready_page
from tests.browser.tables import FOUR, PROJECT, recorded_table, sit
from tests.browser.visiting import PHONE, visitor
from tests.server.serving import Server, serving

FOLDER = PROJECT / "docs" / "shots"
BEFORE_PLACING, BEFORE_PICKING, BEFORE_BUILDING, BEFORE_FOOD, MIDDLE = 128, 130, 123, 168, 250
"""Decisions of the example before which something is worth seeing."""
LANGUAGES = ("de", "hu", "pl", "uk")


class Camera:
    """Takes pictures in fresh browsers."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.troubles: list[str] = []

    def page(self, name: str, address: str, **options: Any) -> None:
        """A page that is not a game."""

        def open_it(page: Page) -> None:
            page.goto(address)
            ready_page(page)

        self._take(name, open_it, **options)

    def table(self, name: str, at: int | None, look: Callable[[Page], None] | None = None, **options: Any) -> None:
        """The example after so many decisions, all seats in this browser; `look` does something first."""
        people = [{"kind": "mine", "name": who} for who in ("Ixchel", "Tom", "Aaron", "Elisa")]
        address, seats = recorded_table(self._server, FOUR, at, *([] if at is None else people))

        def open_it(page: Page) -> None:
            if seats:
                sit(page, seats)
            else:
                page.goto(address)
                ready_game(page)
            if look:
                look(page)

        self._take(name, open_it, **options)

    def _take(self, name: str, open_it: Callable[[Page], None], **options: Any) -> None:
        page, watch = visitor(self._browser, self._server, **options)
        open_it(page)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=FOLDER / f"{name}.png", animations="disabled", caret="hide")
        page.context.close()
        self.troubles += [f"{name}: {trouble}" for trouble in watch.troubles]
        print(f"{name}.png")


def open_first(page: Page) -> None:
    """Open the list of the first place that has several choices."""
    for place in page.locator(LIT).all():
        place.click()
        if page.locator(DIALOG).count():
            return


def use_first(page: Page) -> None:
    """Pick up the first worker and use what is best there, to see what is asked then."""
    open_first(page)
    if (choice := page.locator(OPENED).first).count():
        choice.click()
        page.wait_for_load_state("networkidle")


def to_replay(page: Page) -> None:
    """From the result to the board that can be looked through."""
    page.keyboard.press("Escape")
    page.locator("[data-do='board'], [data-end] .btn").first.click()
    page.locator("input[type='range']").first.fill(str(MIDDLE))


def take_all(camera: Camera) -> None:
    camera.page("start", "/")
    camera.page("start-dark", "/", theme="dark")
    camera.page("start-phone", "/", **PHONE)
    camera.page("new", "/new")
    camera.page("learn", "/learn")
    camera.table("beginning", 0)
    camera.table("placing", BEFORE_PLACING)
    camera.table("picking", BEFORE_PICKING, open_first)
    camera.table("building", BEFORE_BUILDING, use_first)
    camera.table("food-day", BEFORE_FOOD)
    camera.table("dark", MIDDLE, theme="dark")
    camera.table("phone", MIDDLE, **PHONE)
    camera.table("phone-dark", MIDDLE, theme="dark", **PHONE)
    camera.table("list", MIDDLE, list=True)
    camera.table("end", None)
    camera.table("replay", None, to_replay)
    for language in LANGUAGES:
        camera.page(f"start-{language}", "/", language=language)
        camera.table(f"table-{language}", MIDDLE, language=language)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/patolli.db"
        with serving(database, Path(folder), "--no-limits") as server, chromium() as browser:
            camera = Camera(browser, server)
            take_all(camera)
    print(*camera.troubles, sep="\n", file=sys.stderr)
    return bool(camera.troubles)


if __name__ == "__main__":
    sys.exit(main())
