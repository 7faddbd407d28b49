"""The table of Imperial Settlers at every window size: nothing scrolls, nothing overlaps."""

from __future__ import annotations

import pytest

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.settlers.moments import asked, show
from tests.browser.sizes import SIZES, resized, wrong
from tests.server.serving import Server

KINDS = ("take", "turn", "color", "steal")


def found_wrong(visit: Visit, server: Server, kinds: tuple[str, ...], language: str) -> list[str]:
    page = visit("about:blank", language=language)
    found: list[str] = []
    for kind in kinds:
        show(page, server, asked()[kind])
        for (width, height), layout in SIZES.items():
            resized(page, width, height)
            found += [f"{kind} at {width} x {height} in {language}: {trouble}" for trouble in wrong(page, layout)]
    return found


def test_some_decisions_at_every_size(visit: Visit, server: Server) -> None:
    assert found_wrong(visit, server, KINDS, "en") == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_at_every_size(visit: Visit, server: Server, language: str) -> None:
    assert found_wrong(visit, server, tuple(asked()), language) == []
