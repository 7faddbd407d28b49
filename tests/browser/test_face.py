"""The typeface: it comes once the page is shown, in sets of letters, and has all letters of all languages."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.screen import FACE, ready_page
from tests.browser.tables import PROJECT
from tests.browser.watching import forgiving

MORE = {"hu": ["latin-ext"], "pl": ["latin-ext"], "uk": ["cyrillic"]}
"""Sets in addition to the Latin letters that all need."""
FOLDER = PROJECT / "web" / "src" / "style" / "face"
WITHOUT = {"\n", "→"}
"""What no set has; the system draws arrows."""


def letters() -> set[int]:
    """All that the style sheet says the face has."""
    found: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", (FOLDER / "face.css").read_text("utf-8")):
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def fetched(page: Page) -> list[str]:
    """The sets that a page has fetched."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    files = [Path(urlsplit(name).path).stem for name in names if name.endswith(".woff2")]
    return sorted(stem.rsplit("-", 1)[0] for stem in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_fetches_its_letters_alone(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    ready_page(page)
    assert page.locator(FACE).get_attribute("data-face") == "here"
    assert fetched(page) == sorted(["latin", *MORE.get(language, [])])
    # The browser itself says whether it draws with it.
    title = page.locator("h1").inner_text()
    assert page.evaluate("(text) => document.fonts.check('700 16px \"Patolli Sans\"', text)", title)


def test_nobody_waits_for_it(visit: Visit) -> None:
    """What cannot be fetched is done without."""
    page = visit("about:blank")
    page.route("**/*.woff2", lambda route: route.fulfill(status=204, body=""))
    with forgiving(page):
        page.goto("/")
        ready_page(page)
        assert page.locator(FACE).get_attribute("data-face") == "missing"


def test_it_has_every_letter_of_every_language() -> None:
    known = letters()
    files = sorted((PROJECT / "src").rglob("locales/*/*.ftl"))
    assert len(files) > 50
    said = {letter for file in files for letter in file.read_text("utf-8")}
    assert sorted(letter for letter in said - WITHOUT if ord(letter) not in known) == []
