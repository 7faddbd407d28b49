"""A real server with the built app, a real browser, and pages whose every error fails the test."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from patolli.server.site import SITE
from tests.browser.chromium import NoChromium, chromium
from tests.browser.screen import PATIENCE
from tests.browser.watching import Watch, settings
from tests.server.serving import Server, serving

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SETTINGS = ("language", "theme", "speed", "list", "confirm")

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """One for all tests of this process; each test makes its own tables."""
    assert (SITE / "index.html").exists(), "the browser app is not built: python web/site_build.py"
    folder: Path = tmp_path_factory.mktemp("browser")
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits") as running:
        yield running


# Not for the whole session: while it runs, nothing else in this process can have an event loop.
@pytest.fixture(scope="module")
def browser() -> Generator[Browser]:
    try:
        with chromium() as running:
            yield running
    except NoChromium as error:
        pytest.skip(str(error))


@pytest.fixture
def visit(browser: Browser, server: Server) -> Generator[Visit]:
    """Opens a page for a new person: `visit("/", theme="dark", **PHONE)`. Settings of the app and options of the
    browser may be mixed; `page.watch` is what went wrong, which must be nothing in the end."""
    watches: list[Watch] = []
    contexts: list[Any] = []

    def open_page(address: str = "/", **options: Any) -> Page:
        chosen = {name: options.pop(name) for name in SETTINGS if name in options}
        context = browser.new_context(base_url=server.url, **(DESKTOP | {"reduced_motion": "reduce"} | options))
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        watch = Watch(context)
        watches.append(watch)
        context.add_init_script(settings(**chosen))
        page = context.new_page()
        page.watch = watch  # type: ignore[attr-defined]
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [trouble for watch in watches for trouble in watch.troubles] == []
