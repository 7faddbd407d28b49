"""A real Chromium, the system's own: the tests download nothing but Debian's own package."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.installing import NO_CHROMIUM, Missing, found_or_installed

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_OPTIONS = ["--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"]


class NoChromium(Exception):
    """There is none, and why."""


def find_chromium() -> str:
    """The program; NoChromium says why there is none."""
    if sys.platform == "win32":
        raise NoChromium(f"{NO_CHROMIUM}: tests start it on Unix only")
    try:
        # Without any font it would draw empty boxes, if anything.
        return found_or_installed(_find, "chromium fonts-dejavu-core", "PATOLLI_INSTALL_CHROMIUM")
    except Missing as error:
        raise NoChromium(f"{NO_CHROMIUM}: {error}") from None


def _find() -> str | None:
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


@contextmanager
def chromium(program: str | None = None) -> Generator[Browser]:
    """A separate browser, without a window."""
    program = program or find_chromium()
    # Root has no sandbox to give.
    options = [*_OPTIONS, *([] if os.geteuid() else ["--no-sandbox"])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=options)
        try:
            yield browser
        finally:
            browser.close()
