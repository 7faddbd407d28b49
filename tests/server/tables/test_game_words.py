"""What the server says about a game: its words, the question of the decision, and why something is not possible."""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.engine.parts import Words
from patolli.games.tzolkin.game import GAME
from patolli.server.tables.offers import blocked, question
from patolli.server.tables.turn_words import SEAT
from patolli.text.entry import Entry, Goods, Seat, Term
from patolli.text.render import Translator
from patolli.wire.languages import LANGUAGES
from tests.games.tzolkin.table import Table
from tests.server.inside import Inside, inside
from tests.server.rooms import Room, mine, problem, room, whole_turn


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Generator[Inside]:
    with inside(f"sqlite:///{tmp_path_factory.mktemp('words') / 'patolli.db'}") as found:
        yield found


# The words of a game


def test_the_words_of_a_game_in_every_language(app: Inside) -> None:
    told = {language: app.get(f"/games/tzolkin/words?language={language}") for language in LANGUAGES}
    assert [answer["language"] for answer in told.values()] == [*LANGUAGES]
    keys = {*told["en"]["words"]}
    assert {"gear.tikal", "space.tikal.3", "tile.A1-F1", "rule.temple.chaac", "rule.decision.turn"} <= keys
    for answer in told.values():
        assert {*answer["words"]} == keys
        assert all(answer["words"].values())
    assert told["uk"]["words"]["gear.tikal"] == "Тікаль"
    assert told["de"]["words"]["space.uxmal.3"] == "1\u00a0Arbeiter"


def test_the_language_of_the_browser_is_spoken(app: Inside) -> None:
    answer = app.ask("GET", "/games/tzolkin/words", headers={"Accept-Language": "fr, pl;q=0.8"})
    assert answer.json()["language"] == "pl"
    assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language"


def test_words_are_kept_and_not_sent_again(app: Inside) -> None:
    path = "/games/tzolkin/words?language=hu"
    first = app.ask("GET", path)
    tag = first.headers["ETag"]
    assert first.headers["Cache-Control"].startswith("public, max-age=")
    for sent in (tag, f"W/{tag}", f'"something", {tag}'):
        again = app.ask("GET", path, headers={"If-None-Match": sent})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    assert app.ask("GET", path, headers={"If-None-Match": '"something"'}).json() == first.json()
    assert app.ask("GET", "/games/tzolkin/words?language=en").headers["ETag"] != tag


def test_unknown_games_and_languages(app: Inside) -> None:
    refused = problem(app.ask("GET", "/games/chess/words?language=en"), 404, "chess", "tzolkin")
    assert (refused["error"], refused["field"]) == ("not-found", "game")
    assert problem(app.ask("GET", "/games/tzolkin/words?language=fr"), 400)["field"] == "language"


# Questions and reasons


def test_who_decides_is_asked_and_told_why_not(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    seat = at.turn_of
    seen = at.get("position?language=de", seat=seat)
    assert seen["question"] == "Welche zwei Startvermögensplättchen behältst du?"
    body: dict[str, Any] = {"seq": 0, "steps": []}
    why = at.post("reasons?language=de", body, seat=seat)
    assert why["blocked"]["calendar"] == f"Entscheide zuerst: {seen['question']}"
    assert (why["seq"], why["steps"]) == (0, [])
    # Everybody chooses at the same time; spectators do not.
    asked = [at.get("position", seat=other)["question"] for other in (1 - seat, None)]
    assert asked == ["Which two wealth tiles do you keep?", ""]
    at.play(2)
    seat, body["seq"] = at.turn_of, at.info["seq"]
    for other in (1 - seat, None):
        assert at.get("position", seat=other)["question"] == ""
    problem(at.ask("POST", "reasons", body, seat=1 - seat), 409, f"turn of seat {seat}")
    problem(at.ask("POST", "reasons", body), 403)
    problem(at.ask("POST", "reasons", body | {"steps": ["nonsense"]}, seat=seat), 422)
    at.play(30)
    assert at.get("position?at=3", seat=at.turn_of)["question"] == ""
    assert problem(at.ask("POST", "reasons", body, seat=at.turn_of), 409)["error"] == "stale"


def test_steps_are_asked_and_explained_too(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben")).play(16)
    seat = at.turn_of
    for index in range(4):
        steps = whole_turn(at.match, index)
        asked = list[str]()
        for length in range(len(steps) + 1):
            body = {"seq": at.info["seq"], "steps": steps[:length]}
            tried = at.post("preview?language=en", body, seat=seat)
            asked.append(tried["question"])
            why = at.post("reasons?language=en", body, seat=seat)["blocked"]
            assert bool(tried["question"]) == bool(why) == bool(tried["legal"])
            assert all(why.values())
        assert asked[0] == at.get("position?language=en", seat=seat)["question"]
        assert asked[-1] == ""


def test_prices_are_those_of_the_turn() -> None:
    """T11: workers of tentative steps count."""
    draft = Draft(Table(2).set(corn=2).put("tikal", 0, "n").put("uxmal", 0, "n").put("uxmal", 1, "n"))
    draft.play("place:start", "place:palenque")
    why = blocked(draft, [], Translator("en"))
    assert why["space:palenque:1"] == "This costs 3\u00a0corn, you have 1\u00a0corn"
    assert why["space:yaxchilan:0"] == "This costs 2\u00a0corn, you have 1\u00a0corn"
    assert why["space:tikal:1"] == "This costs 3\u00a0corn, you have 1\u00a0corn"
    assert why["space:uxmal:2"] == "This costs 4\u00a0corn, you have 1\u00a0corn"
    assert why["start"] == "Your worker already stands here"


def test_players_are_called_by_their_names(app: Inside) -> None:
    at, dice = room(app, mine("Zoé"), mine("Zoé's friend")).play(8), random.Random(1)
    # Where somebody may place workers, and the other player has some on the gears.
    while at.match.view()["decision"]["kind"] != "turn" or not spaces_of(at.match, 1 - at.turn_of):
        at.turn(dice)
    names = {0: "Zoé", 1: "Zoé's friend"}
    why = at.post("reasons?language=en", {"seq": at.info["seq"], "steps": []}, seat=at.turn_of)["blocked"]
    other = 1 - at.turn_of
    assert {why[place] for place in spaces_of(at.match, other)} == {f"{names[other]}’s worker stands here"}


def spaces_of(match: Match, seat: int) -> list[str]:
    """Where workers of a seat stand."""
    gears = match.view()["gears"]
    return [f"space:{gear}:{n}" for gear, row in gears.items() for n, worker in enumerate(row) if worker == seat]


def test_sentences_are_shared_where_nobody_is_named() -> None:
    named = [{"who": Seat(0)}, {"list": (1, Entry("g.p", {"who": Seat(1)}))}]
    assert all(SEAT in msgspec.json.encode(Entry("g.k", values).to_json()) for values in named)
    nobody = Entry("g.k", {"n": 1, "t": Term("gear", "x"), "g": Goods({"corn": 1}), "list": ()})
    assert SEAT not in msgspec.json.encode(nobody.to_json())


def test_a_game_need_not_explain_itself() -> None:
    silent = replace(GAME, words=Words(GAME.words.tell, GAME.words.describe))
    draft = Draft(Match.new(silent, 2, seed=1))
    assert question(draft, [], Translator("en"), []) == ""
    assert blocked(draft, [], Translator("en")) == {}


# What its things show


def test_the_faces_of_a_game(app: Inside) -> None:
    first = app.ask("GET", "/games/tzolkin/faces")
    told = first.json()
    assert told["faces"]["space.tikal.5"] == {
        "lines": [[{"number": "2"}, {"icon": "temple-up"}]],
        "price": [{"icon": "any-block"}],
    }
    assert told["counted"]["temples.chaac"] == {"icon": "chaac", "up": 1}
    assert told["facts"]["gears"]["chichen_itza"] == {"teeth": 13, "last_space": 10, "top_action": 9}
    again = app.ask("GET", "/games/tzolkin/faces", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "card.COM012" in app.get("/games/settlers/faces")["faces"]


def test_there_are_no_faces_of_an_unknown_game(app: Inside) -> None:
    assert problem(app.ask("GET", "/games/chess/faces"), 404)["field"] == "game"


def test_a_question_with_one_answer_is_told(app: Inside) -> None:
    """In a turn of Tzolk'in where no further worker can be placed, only its end is left."""
    at = Room(app, app.post("/tables", {"game": "tzolkin", "seats": [{"kind": "mine"}, {"kind": "mine"}]}))
    asked = set[tuple[bool, bool]]()
    for seed in range(60):
        if at.info["status"] != "playing":
            break
        seat, steps = at.turn_of, list[str]()
        dice = random.Random(seed)
        while True:
            tried = (
                at.post("preview", {"seq": at.info["seq"], "steps": steps}, seat=seat)
                if steps
                else at.get("position", seat=seat)
            )
            if tried.get("complete"):
                break
            legal = tried["legal"]
            one = len(legal) == 1
            asked.add((one, "Only one thing is possible" in tried["question"]))
            if one:
                assert legal[0]["words"] in tried["question"]
            steps.append(dice.choice(legal)["token"])
        at.post("commit", {"seq": at.info["seq"], "steps": steps}, seat=seat)
    assert asked == {(True, True), (False, False)}
