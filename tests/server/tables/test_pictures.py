"""Pictures: of positions and tried steps, as a seat may see them; and of a game, for the pages around the tables."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.server.inside import Inside, inside
from tests.server.rooms import problem, room, whole_turn


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Generator[Inside]:
    with inside(f"sqlite:///{tmp_path_factory.mktemp('pictures') / 'patolli.db'}") as found:
        yield found


def test_a_position_as_a_picture(app: Inside) -> None:
    at = room(app).play(12)
    seq = at.info["seq"]
    newest = at.ask("POST", "picture", {"seq": seq}, at.turn_of)
    assert newest.status_code == 200
    assert newest.headers["content-type"].startswith("image/svg+xml")
    assert "no-store" in newest.headers["cache-control"]
    assert newest.text.startswith("<svg")
    old = at.ask("POST", "picture", {"seq": seq, "at": 3}, at.turn_of)
    dark = at.ask("POST", "picture", {"seq": seq, "theme": "dark"}, at.turn_of)
    assert len({newest.text, old.text, dark.text}) == 3
    problem(at.ask("POST", "picture", {"seq": seq, "at": 100_000}, at.turn_of), 404)


def test_tried_steps_as_a_picture(app: Inside) -> None:
    at = room(app).play(12)
    body = {"seq": at.info["seq"], "steps": whole_turn(at.match, 0)[:1]}
    tried = at.ask("POST", "picture", body, at.turn_of)
    assert tried.status_code == 200
    assert tried.text != at.ask("POST", "picture", {"seq": at.info["seq"]}, at.turn_of).text
    problem(at.ask("POST", "picture", body | {"steps": ["nonsense"]}, at.turn_of), 422)
    problem(at.ask("POST", "picture", body), 403)


def test_nobody_sees_more_by_a_picture(app: Inside) -> None:
    """Two seats see different pictures of the beginning, and spectators see neither's tiles."""
    at = room(app)
    seen = {at.ask("POST", "picture", {"seq": 0}, seat).text for seat in (0, 1, None)}
    assert len(seen) == 3


def test_a_picture_of_a_game(app: Inside) -> None:
    for game in ("tzolkin", "settlers"):
        answer = app.ask("GET", f"/games/{game}/picture.svg")
        assert answer.status_code in {200, 204}
        assert answer.status_code == 204 or answer.text.startswith("<svg")
    problem(app.ask("GET", "/games/chess/picture.svg"), 404)


def test_what_a_form_may_offer(app: Inside) -> None:
    found = {game["name"]: game for game in app.get("/games")}
    for game in found.values():
        assert game["choices"].keys() <= game["options"].keys()
        assert set(game["by_seat"]) <= game["choices"].keys()
    assert found["settlers"]["choices"]["lookout"] == ["standard", "alternate", "advanced"]
    assert found["settlers"]["by_seat"] == ["factions"]
