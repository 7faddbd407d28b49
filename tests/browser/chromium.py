"""A real Chromium, the one of the system: nothing is downloaded by the tests but Debian's own package."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.installing import NO_CHROMIUM, Missing, found_or_installed

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_OPTIONS = ["--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"]


class NoChromium(Exception):
    """There is none, and why."""


@contextmanager
def chromium() -> Generator[Browser]:
    """A browser of its own, without a window; NoChromium says why not."""
    if sys.platform == "win32":
        raise NoChromium(f"{NO_CHROMIUM}: tests start it on Unix only")
    try:
        # Without any font it would draw empty boxes, if anything.
        program = found_or_installed(_find, "chromium fonts-dejavu-core", "PATOLLI_INSTALL_CHROMIUM")
    except Missing as error:
        raise NoChromium(f"{NO_CHROMIUM}: {error}") from None
    # Root has no sandbox to give.
    options = [*_OPTIONS, *([] if os.geteuid() else ["--no-sandbox"])]
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=program, args=options)
        except PlaywrightError as error:
            raise NoChromium(f"{NO_CHROMIUM}: {program} does not start: {str(error)[:300]}") from None
        try:
            yield browser
        finally:
            browser.close()


def _find() -> str | None:
    return next((found for name in _NAMES if (found := shutil.which(name))), None)
