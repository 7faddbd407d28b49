"""The rules reference over HTTP: the same for everybody, in every language, and only pictures that articles name."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from patolli.study.reference.outline import outline_of
from tests.server.inside import Inside, inside


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as running:
        yield running


def test_articles_and_legend(app: Inside) -> None:
    rules = app.get("/games/tzolkin/rules?language=de")
    names = [one["name"] for chapter in rules["chapters"] for one in chapter["articles"]]
    assert names == [one.name for one in outline_of("tzolkin").articles]
    assert (rules["language"], rules["chapters"][0]["title"]) == ("de", "Das Spiel")
    assert {"icon": "fish", "name": "Fischen", "article": "palenque"} in rules["icons"]
    assert app.ask("GET", "/games/chess/rules").status_code == 404


def test_pictures_of_articles_and_no_others(app: Inside) -> None:
    drawn = app.ask("GET", "/games/settlers/figures/card:BAR012?theme=dark&language=pl")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert app.ask("GET", "/games/settlers/figures/card:COM012").status_code == 404
    assert app.ask("GET", "/games/tzolkin/figures/gear:palenque?theme=pink").status_code == 400
    assert app.ask("GET", "/games/chess/figures/board").status_code == 404
