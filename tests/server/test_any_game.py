"""The server knows games only through the contract: here a tiny one with options, covered moves and a secret past."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.server.tables.dealing import with_commitment
from patolli.testing import installed
from pebbles.game import GAME as PEBBLES
from tests.server.history.tables import At, check_problem, new_table
from tests.server.inside import Inside, inside
from tests.stones.game import GAME as STONES

OPTIONS = {"cards": 12}


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with installed(PEBBLES, words={"pebbles": "pebbles"}), inside(sqlite_url) as found:
        yield found


def table(app: Inside, *names: str, **more: Any) -> At:
    return new_table(app, names or ("Ana", "Ben"), game="pebbles", options=OPTIONS, **more)


def commit(at: At, word: str) -> str:
    """The seat that decides plays its first card openly or face down; the token."""
    token = next(token for token in at.match.legal() if token.startswith(word))
    at.post("commit", {"seq": at.table.seq, "steps": [token]}, at.match.seat)
    return token


def test_games_tell_their_options(app: Inside) -> None:
    found = {game["name"]: game["options"] for game in app.get("/games")}
    assert found["pebbles"] == PEBBLES.option_help
    assert found["tzolkin"] == {}


@pytest.mark.parametrize("names", [["Ana"], ["Ana", "Ben"]])
def test_a_whole_game_with_options(app: Inside, names: list[str]) -> None:
    at = table(app, *names)
    assert at.get("")["options"] == OPTIONS
    at.play(5).from_database().play()
    assert len(at.match) == 12
    assert at.get("")["winners"] == at.match.winners
    assert [seat["points"] for seat in at.get("summary")["seats"]] == at.match.scores()
    assert Match.from_record(at.get("record")).record() == with_commitment(at.table, at.match.record())


def test_a_whole_game_that_has_only_what_the_contract_demands(sqlite_url: str) -> None:
    with installed(STONES, words={"stones": "tests.stones"}), inside(sqlite_url) as app:
        at = new_table(app, ("Ana", "Ben"), game="stones")
        assert at.ask("GET", "turns", seat=0).status_code == 200
        at.play(3).from_database().play()
        summary = at.get("summary")
        assert [seat["points"] for seat in summary["seats"]] == at.match.scores()
        assert at.get("")["winners"] == at.match.winners
        assert Match.from_record(at.get("record")).record() == with_commitment(at.table, at.match.record())


@pytest.mark.parametrize(
    ("wrong", "field", "words"),
    [
        ({"options": {"cards": 1}}, "options", "9 to 30"),
        ({"options": {"colour": "red"}}, "options", "colour"),
        ({"game": "tzolkin", "options": {"cards": 9}}, "options", "has no options"),
        ({"seats": [{"kind": "mine"}] * 4}, "seats", "1 to 3 players"),
        ({"seats": [{"kind": "mine"}], "rated": True}, "rated", "2 players or more"),
    ],
)
def test_what_cannot_be(app: Inside, wrong: dict[str, Any], field: str, words: str) -> None:
    seats = [{"kind": "mine"}, {"kind": "mine"}]
    answer = app.ask("POST", "/tables", {"game": "pebbles", "seats": seats} | wrong, key=app.claim("Ana"))
    check_problem(answer, 400, field, words)


def test_covered_moves_are_told_as_what_is_known_of_them(app: Inside) -> None:
    at = table(app)
    down, shown = commit(at, "down"), commit(at, "open")
    for seat, known in ((0, [down, shown]), (1, ["down:?", shown]), (None, ["down:?", shown])):
        answer = at.ask("GET", "turns", seat=seat)
        steps = [step for turn in answer.json()["turns"] for step in turn["steps"]]
        assert [step["token"] for step in steps] == known
        card = down.partition(":")[2]
        told = f"puts card {card} face down." if seat == 0 else "puts a card face down."
        assert steps[0]["words"][0].endswith(told)
        assert (card in answer.text) == (seat == 0)
        assert at.get("record", seat)["moves"] == known


def test_a_preview_does_not_show_the_card_that_will_be_drawn(app: Inside) -> None:
    at = table(app)
    token = at.match.legal()[0]
    seen = at.post("preview", {"seq": 0, "steps": [token]}, 0)
    assert seen["complete"]
    assert ["seats", 0, "hand"] in [path[:3] for path in seen["unknown"]]
    held = at.get("position", 0)["view"]["seats"][0]["hand"]
    assert set(seen["view"]["seats"][0]["hand"]) <= set(held)
    answer = at.ask("POST", "preview", {"seq": 0, "steps": ["nonsense"]}, 0)
    assert check_problem(answer, 422, "steps[0]", "nonsense")["legal"] == at.match.legal()


def test_a_past_that_stays_secret_can_be_tried_from_when_the_game_is_over(app: Inside) -> None:
    at = table(app).play(4)
    check_problem(at.ask("POST", "fork", {"at": 2}, 0), 409, None, "secret")
    seat = at.match.seat
    assert len(at.get("evaluation", seat)["points"]) == 2
    check_problem(at.ask("GET", "evaluation?at=1", seat=seat), 409, None, "secret")
    check_problem(at.ask("GET", "evaluation"), 409, None, "secret")
    at.play()
    forked = At(app, at.post("fork", {"at": 4}, 0))
    assert forked.match.moves == at.match.moves[:4]
    assert forked.get("")["options"] == OPTIONS
    forked.turn(random.Random(1))
    assert len(at.get("evaluation?at=1")["points"]) == 2


def test_a_rematch_has_the_same_options(app: Inside) -> None:
    at = table(app).play()
    again = At(app, at.post("rematch", {}, 0))
    assert again.get("")["options"] == OPTIONS
    again.post("start", {"fill": "easy"}, next(iter(again.keys)))
    assert again.match.record()["options"] == OPTIONS
