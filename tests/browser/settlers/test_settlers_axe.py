"""The table of Imperial Settlers is accessible, in both themes; its pages of cards are in test_library.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.screen import do, ready_game
from tests.browser.settlers.moments import asked, open_at, show
from tests.browser.tables import recorded_table
from tests.browser.test_pages import axe_in_both_themes
from tests.browser.visiting import PHONE
from tests.server.serving import Server

LATE = 254
"""After this many decisions: the fourth round."""
KINDS = ("take", "turn", "target", "give", "color", "keep")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_at_the_table(visit: Visit, server: Server, device: dict[str, Any]) -> None:
    page = visit("about:blank", **device)
    open_at(page, server, "4p-standard", LATE)
    assert axe_in_both_themes(page) == []
    if not device:
        do(page, "open-seat").click()
        page.locator("[data-stage='seat']").wait_for()
        assert axe_in_both_themes(page) == []


def test_in_the_list(visit: Visit, server: Server) -> None:
    page = visit("about:blank", list=True)
    show(page, server, asked()["turn"])
    assert axe_in_both_themes(page) == []


def test_whatever_is_asked(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    found: list[str] = []
    for kind in KINDS:
        show(page, server, asked()[kind])
        found += [f"{kind}: {one}" for one in axe_in_both_themes(page)]
    assert found == []


def test_at_the_end(visit: Visit, server: Server) -> None:
    page = visit("about:blank")
    found: list[str] = []
    for file in ("1p-won", "1p-lost", "2p-aztec"):
        address, _ = recorded_table(server, f"tests/records/settlers-{file}.json", None)
        page.goto(address)
        ready_game(page)
        page.locator("[data-end]").wait_for()
        found += [f"{file}: {one}" for one in axe_in_both_themes(page)]
    assert found == []
