"""A person with a fresh browser: its screen, its settings, and a watch over what goes wrong."""

from __future__ import annotations

import json
import os
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.screen import PATIENCE
from tests.browser.watching import Watch
from tests.server.serving import Server

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
CHOSEN: dict[str, Any] = {"language": "en", "theme": "light", "speed": "off", "list": False, "confirm": True}
"""App settings that tests begin with: others' turns are not replayed, so that nobody waits for them."""

SLOW_WIRE = int(os.environ.get("PATOLLI_SLOW_WIRE", "0"))
"""Milliseconds that every answer may come late, by chance: finds what holds only on a fast machine."""
_LATE = """
const [quick, later] = [window.fetch, window.setTimeout];
window.fetch = async (...asked) => {
  const late = () => new Promise((done) => later(done, Math.random() * %d));
  await late();
  const answer = await quick(...asked);
  await late();
  return answer;
};
"""


def visitor(browser: Browser, server: Server, **options: Any) -> tuple[Page, Watch]:
    """An empty page for a new person. App settings and browser options may be mixed."""
    settings = json.dumps(CHOSEN | {name: options.pop(name) for name in CHOSEN if name in options})
    device: dict[str, Any] = DESKTOP | {"reduced_motion": "reduce"} | options
    context = browser.new_context(base_url=server.url, **device)
    context.set_default_timeout(PATIENCE)
    watch = Watch(context)
    # Not on the empty page, which remembers nothing; and a person's own changes stay.
    context.add_init_script(
        f"if (location.protocol === 'http:') localStorage['patolli.settings'] ??= {json.dumps(settings)};"
    )
    if SLOW_WIRE:
        context.add_init_script(_LATE % (SLOW_WIRE // 2))
    return context.new_page(), watch


def choose(page: Page, **settings: Any) -> None:
    """Other settings, from the next page on: reusing a person costs a fifth of a new one."""
    page.evaluate(
        """(chosen) => {
          const before = JSON.parse(localStorage["patolli.settings"]);
          localStorage["patolli.settings"] = JSON.stringify({ ...before, ...chosen });
        }""",
        settings,
    )
