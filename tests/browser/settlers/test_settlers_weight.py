"""The first table of Imperial Settlers loads little more than a table of another game."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page

from patolli.server.http.site import SITE
from tests.browser.conftest import Visit
from tests.browser.screen import ready_game
from tests.browser.tables import TWO, recorded_table
from tests.server.serving import Server

MOST_BYTES = 60_000


def assets(page: Page, address: str) -> set[str]:
    """The files of the app that a page loads."""
    loaded: set[str] = set()
    page.on("response", lambda response: loaded.add(urlsplit(response.url).path))
    page.goto(address)
    ready_game(page)
    page.wait_for_load_state("networkidle")
    return {path for path in loaded if path.startswith("/assets/")}


def sent(path: str) -> int:
    """Bytes of a file as it is sent: small ones are not worth compressing."""
    file = SITE / path.strip("/")
    packed = file.with_name(f"{file.name}.br")
    return (packed if packed.exists() else file).stat().st_size


def test_its_part_is_light(visit: Visit, server: Server) -> None:
    """As it is sent, compressed."""
    other, _ = recorded_table(server, TWO, None)
    own, _ = recorded_table(server, "tests/records/settlers-4p-standard.json", None)
    more = assets(visit("about:blank"), own) - assets(visit("about:blank"), other)
    assert any("emblems" in path for path in more)
    sizes = {path: sent(path) for path in more}
    assert 20_000 < sum(sizes.values()) <= MOST_BYTES, sizes
