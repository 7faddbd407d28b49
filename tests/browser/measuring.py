"""What a page costs and does: network bytes, animated properties, frames."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Page

CHEAP = {"transform", "opacity", "strokeOpacity"}
"""What a browser animates without redrawing the page; the glow of lit places is no larger than that."""

_NOTE = """
window.noted = { properties: new Set(), frames: [] };
const own = ["offset", "computedOffset", "easing", "composite"];
const named = (animations) =>
  animations.flatMap((one) => one.effect.getKeyframes()).flatMap((frame) => Object.keys(frame));
const note = (names) => {
  for (const name of names) if (!own.includes(name)) window.noted.properties.add(name);
};
// A transition tells that it begins also when no frame is drawn while it runs.
const camel = (name) => name.replace(/-./g, (two) => two[1].toUpperCase());
addEventListener("transitionrun", ({ target, propertyName }) => {
  if (target.closest("[data-wheel]")) note([camel(propertyName)]);
}, true);
const look = (at) => {
  const properties = named(document.getAnimations().filter((one) => one.effect.target.closest("[data-wheel]")));
  note(properties);
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


class Weight(NamedTuple):
    """Bytes that come over the network, headers and all."""

    page: int
    """What the page is made of."""
    face: int
    """The typeface, which is fetched once the page is shown: nobody waits for it."""


def first_bytes(page: Page, address: str, ready: Callable[[Page], None]) -> Weight:
    """What arrives until a page is shown and has its typeface; nothing is in the cache."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    faces: set[str] = set()
    received: dict[str, float] = {}

    def note(event: dict[str, Any]) -> None:
        if event["response"]["url"].endswith(".woff2"):
            faces.add(event["requestId"])

    def add(event: dict[str, Any]) -> None:
        received[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.responseReceived", note)
    session.on("Network.loadingFinished", add)
    page.goto(address)
    ready(page)
    face = sum(size for request, size in received.items() if request in faces)
    return Weight(round(sum(received.values()) - face), round(face))
