"""Cards move only by transforms; for people who do not want that, a frame shows what is new."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.measuring import CHEAP
from tests.browser.settlers.moments import open_at
from tests.server.serving import Server

LOOKOUT = 238
"""After this many decisions the Lookout of the fourth round begins."""

_NOTE = """
window.noted = { properties: [], framed: 0 };
const own = ["offset", "computedOffset", "easing", "composite"];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (this.closest(".settlers")) for (const frame of frames) window.noted.properties.push(...Object.keys(frame));
  return animate.call(this, frames, how);
};
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.classList?.contains("came")) window.noted.framed++;
}).observe(document.body, { subtree: true, attributeFilter: ["class"] });
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_that_is_taken_moves(visit: Visit, server: Server, motion: str) -> None:
    """From the row of the Lookout to the hand."""
    page = visit("about:blank", reduced_motion=motion)
    open_at(page, server, "4p-standard", LOOKOUT)
    page.evaluate(_NOTE)
    card = page.locator("[data-row] [data-place^='row:']").first
    taken = card.get_attribute("data-card")
    card.click()
    page.locator(f"[data-hand] [data-card='{taken}']").wait_for()
    page.wait_for_function("() => window.noted.properties.length + window.noted.framed > 0")
    noted = page.evaluate("window.noted")
    if motion == "reduce":
        assert noted["properties"] == []
        assert noted["framed"] > 0
    else:
        assert noted["framed"] == 0
        assert set(noted["properties"]) <= CHEAP
