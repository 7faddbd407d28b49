"""A real server with the built app, a real browser, and pages whose every error fails the test."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from patolli.server.http.site import SITE
from tests.browser.chromium import NoChromium, chromium, find_chromium
from tests.browser.visiting import visitor
from tests.browser.watching import Watch
from tests.server.serving import Server, serving

PATIENT = """
from patolli.server.bots.pool import BotPool
begin = BotPool.__init__
BotPool.__init__ = lambda self, processes, seconds, **more: begin(self, processes, 600.0, **more)
"""
"""Hints come even on a busy machine: what ends them is their number of simulations."""
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def program() -> str:
    """The browser's program; without one, everything here is skipped."""
    try:
        return find_chromium()
    except NoChromium as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def server(program: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One for all tests of this process; each test makes its own tables."""
    assert (SITE / "index.html").exists(), "the browser app is not built: python web/site_build.py"
    folder: Path = tmp_path_factory.mktemp("browser")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATOLLI_CARDS", str(folder / "cards"))
        with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits", spoiled=PATIENT) as running:
            yield running


# Not for the whole session: while it runs, nothing else in this process can have an event loop.
@pytest.fixture(scope="module")
def browser(program: str) -> Generator[Browser]:
    with chromium(program) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Generator[Visit]:
    """Opens an address for a new person: `visit("/", theme="dark", **PHONE)`. Errors there fail the test."""
    server.draw_for(request.node.nodeid)
    visitors: list[tuple[Page, Watch]] = []

    def go(address: str = "/", **options: Any) -> Page:
        page, watch = visitor(browser, server, **options)
        visitors.append((page, watch))
        page.goto(address)
        return page

    yield go
    for page, _ in visitors:
        page.context.close()
    if troubles := [trouble for _, watch in visitors for trouble in watch.troubles]:
        pytest.fail("\n".join(troubles), pytrace=False)
