"""What a page costs and does: bytes of the network, properties that are animated, frames that are shown."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Page

CHEAP = {"transform", "opacity", "strokeOpacity"}
"""What a browser animates without drawing the page anew; the glow of what is lit is no larger than that."""

_NOTE = """
window.noted = { properties: new Set(), frames: [] };
const own = ["offset", "computedOffset", "easing", "composite"];
const look = (at) => {
  const running = document.getAnimations().filter((one) => one.effect.target.closest("[data-wheel]"));
  const properties = running.flatMap((one) => one.effect.getKeyframes()).flatMap((frame) => Object.keys(frame));
  for (const name of properties) if (!own.includes(name)) window.noted.properties.add(name);
  if (properties.includes("transform")) window.noted.frames.push(at);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def note_motion(page: Page) -> None:
    """From now on, note what is animated on wheels."""
    page.evaluate(_NOTE)


def animated(page: Page) -> set[str]:
    """The properties that were animated since."""
    return set(page.evaluate("[...window.noted.properties]"))


def frame_times(page: Page) -> list[float]:
    """Milliseconds between frames while something turned."""
    frames: list[float] = page.evaluate("window.noted.frames")
    between = [later - earlier for earlier, later in pairwise(frames)]
    return [time for time in between if time < 300]  # longer is the time between two turns


def first_bytes(page: Page, address: str, ready: Callable[[Page], None]) -> int:
    """Bytes that come over the network until a page stands, headers and all; nothing is in the cache."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(address)
    ready(page)
    return round(sum(received))
