"""Where things are on the screen: every selector of these tests, and waiting for the app instead of sleeping.

All of it is language-independent: `data-` attributes that the components carry (docs/web.md).
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 120_000
"""Milliseconds: the machine may be busy with other tests."""
expect.set_options(timeout=PATIENCE)

GAME = "[data-page='table']"
FACE = "html[data-face]"
"""The typeface is here, or is known not to come."""
LIT = "[data-place]:is([data-lit], [aria-disabled='false']):not([aria-pressed], [data-gear])"
"""Places of the board where something can be chosen now."""
TOKEN = "[data-token]:not(:disabled)"
"""Buttons that choose something."""
DEALT = "[data-place][data-lit][aria-pressed='false']"
"""Tiles of starting wealth: two of them are pressed to keep them."""
PRESSED = "[data-place][aria-pressed='true']"
GEAR = "[data-gear][data-lit]:not([aria-pressed='true'])"
"""On a phone: gears that have something to choose, and are not open."""
DIALOG = "dialog[open], [role='dialog'], [popover]:not([role='tooltip']):popover-open"
OPENED = ":is(dialog[open], [role='dialog'], [popover]:popover-open) :is([data-token], li button)"
"""What a list beside a place offers."""


_LOOK = f"""() => {{
  const game = document.querySelector("{GAME}");
  if (!game || document.querySelector("[data-bar][data-busy]")) return null;
  const count = (where) => document.querySelectorAll(where).length;
  const gear = document.querySelector("[data-gear][aria-pressed='true']")?.dataset.gear ?? "";
  return {{ ...game.dataset, gear, lists: count("{DIALOG}"), pressed: count("{PRESSED}") }};
}}"""


def look(page: Page) -> dict[str, Any]:
    """What the screen of a game says about itself: status, turn, seq, steps, shown, connection; and which gear is open,
    how many lists are open, how many tiles are pressed."""
    return page.wait_for_function(_LOOK).json_value()


def settled(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """After a click: what the screen says once something has changed and the server has answered."""
    changed = f"(before) => {{ const now = ({_LOOK})(); return now && JSON.stringify(now) !== before ? now : null; }}"
    return page.wait_for_function(changed, arg=page.evaluate("JSON.stringify", before)).json_value()


def do(page: Page, what: str) -> Locator:
    """A button by what it does: `undo`, `over`, `confirm`, `skip`, `play-now`, `create`, `join`, `hint`, ..."""
    return page.locator(f"[data-do='{what}']").first


def wait_for(page: Page, **wanted: str) -> None:
    """Wait until the screen of the game says so."""
    told = "".join(f"[data-{name}='{value}']" for name, value in wanted.items())
    expect(page.locator(f"{GAME}{told}").first).to_be_attached()


def ready_page(page: Page) -> None:
    """Wait until a page that is not a game is ready: its heading is there, letters have their final widths, and nothing
    is loading."""
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator(FACE)).to_be_attached()
    page.wait_for_load_state("networkidle")


def ready_game(page: Page) -> None:
    """Wait until a table is ready, hears news, knows all names, and has its typeface."""
    expect(page.locator(GAME).first).to_be_attached()
    expect(page.locator(FACE)).to_be_attached()
    wait_for(page, connection="online", words="known")
