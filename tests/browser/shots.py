"""`make shots`: the screenshots of docs/shots, from fixed games, so that a second run takes the same ones.

`make shots ARGS="settlers settlers-dark"` takes only those.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from patolli.text import LANGUAGES
from tests.browser.chromium import chromium
from tests.browser.screen import OPENED, ready_game, ready_page, wait_for
from tests.browser.tables import FOUR, PROJECT, recorded_table, sit
from tests.browser.visiting import PHONE, visitor
from tests.server.serving import Server, serving

FOLDER = PROJECT / "docs" / "shots"
PLACING, PICKING, FOOD_DAY, MIDDLE = 206, 186, 172, 251
"""After this many decisions of the game, somebody begins an interesting turn."""
LATE, LOOKOUT, ALONE = 180, 142, 63
"""The same in games of Imperial Settlers."""
SETTLERS, SOLO = "docs/settlers-example.json", "tests/records/settlers-1p-won.json"
NAMES = ("Ixchel", "Tom", "Aaron", "Elisa")
QUALITY = 85


class Camera:
    """Takes pictures in fresh browsers."""

    def __init__(self, browser: Browser, server: Server, only: Collection[str] = ()) -> None:
        self._browser = browser
        self._server = server
        self._only = only
        self.troubles: list[str] = []

    def page(self, name: str, address: str, **options: Any) -> None:
        """A page that is not a game."""
        if self._skips(name):
            return

        def open_it(page: Page) -> None:
            page.goto(address)
            ready_page(page)

        self._take(name, open_it, **options)

    def table(
        self, name: str, at: int | None, look: Callable[[Page], None] | None = None, file: str = FOUR, **options: Any
    ) -> None:
        """A recorded game after this many decisions, all seats in this browser; `look` does something first."""
        if self._skips(name):
            return
        people = [{"kind": "mine", "name": who} for who in NAMES[: players_of(file)]]
        address, seats = recorded_table(self._server, file, at, *([] if at is None else people))

        def open_it(page: Page) -> None:
            if seats:
                sit(page, seats)
            else:
                page.goto(address)
                ready_game(page)
            if look:
                look(page)

        self._take(name, open_it, **options)

    def _skips(self, name: str) -> bool:
        return bool(self._only) and name not in self._only

    def _take(self, name: str, open_it: Callable[[Page], None], **options: Any) -> None:
        page, watch = visitor(self._browser, self._server, **options)
        open_it(page)
        page.wait_for_load_state("networkidle")
        (FOLDER / f"{name}.webp").write_bytes(picture(page))
        page.context.close()
        self.troubles += [f"{name}: {trouble}" for trouble in watch.troubles]
        print(f"{name}.webp")


def picture(page: Page) -> bytes:
    """As WebP, a sixth of what PNG takes; Playwright itself does not offer it."""
    wanted = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
    return base64.b64decode(taken["data"])


def pick_up(page: Page) -> None:
    """Take a worker from the board: its list of actions opens."""
    page.locator("[data-place='space:tikal:5']").click()
    page.locator(OPENED).first.wait_for()


def build(page: Page) -> None:
    """Take it, and use it to build something."""
    pick_up(page)
    page.locator("[data-token='use:tikal4']").click()
    wait_for(page, steps="2")
    # Where the pointer rests, something would be explained.
    page.mouse.move(0, 0)


def players_of(file: str) -> int:
    return len(msgspec.json.decode((PROJECT / file).read_bytes())["players"])


def choose_a_card(page: Page) -> None:
    """Settlers: touch a card in the hand that can be used in several ways; they appear in the bar."""
    page.locator("[data-hand] [data-place][aria-disabled='false']").first.click()
    page.locator(".verb[data-token]").first.wait_for()
    page.mouse.move(0, 0)


def to_replay(page: Page) -> None:
    """From the result to the board that can be looked through."""
    page.keyboard.press("Escape")
    page.locator("[data-replay]").fill(str(MIDDLE))
    wait_for(page, shown="replay")


def take_all(camera: Camera) -> None:
    camera.page("start", "/")
    camera.page("start-dark", "/", theme="dark")
    camera.page("start-phone", "/", **PHONE)
    camera.page("new", "/new")
    camera.page("learn", "/learn")
    camera.table("beginning", 0)
    camera.table("placing", PLACING)
    camera.table("picking", PICKING, pick_up)
    camera.table("building", PICKING, build)
    camera.table("food-day", FOOD_DAY)
    camera.table("dark", MIDDLE, theme="dark")
    camera.table("phone", MIDDLE, **PHONE)
    camera.table("phone-dark", MIDDLE, theme="dark", **PHONE)
    camera.table("list", MIDDLE, list=True)
    camera.table("end", None)
    camera.table("replay", None, to_replay)
    for language in LANGUAGES[1:]:
        camera.table(f"table-{language}", MIDDLE, language=language)
    take_settlers(camera)


def take_settlers(camera: Camera) -> None:
    camera.page("cards", "/cards?deck=aztec")
    camera.table("settlers", LATE, choose_a_card, SETTLERS)
    camera.table("settlers-dark", LATE, choose_a_card, SETTLERS, theme="dark")
    camera.table("settlers-lookout", LOOKOUT, None, SETTLERS)
    camera.table("settlers-phone", LATE, None, SETTLERS, **PHONE)
    camera.table("settlers-solo", ALONE, None, SOLO)
    camera.table("settlers-end", None, None, SETTLERS)
    for language in LANGUAGES[1:]:
        camera.table(f"settlers-{language}", LATE, None, SETTLERS, language=language)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/patolli.db"
        with serving(database, Path(folder), "--no-limits") as server, chromium() as browser:
            camera = Camera(browser, server, sys.argv[1:])
            take_all(camera)
    print(*camera.troubles, sep="\n", file=sys.stderr)
    return bool(camera.troubles)


if __name__ == "__main__":
    sys.exit(main())
