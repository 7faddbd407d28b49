"""Hints: for whom, when, and that they know nothing hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Sequence
from typing import Any

import pytest

from patolli.agents.hint import Hint, hint
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft
from patolli.engine.known import known_match
from patolli.engine.match import SPECTATOR, Match
from patolli.server.bots.pool import Busy, Closed, Decision, NoHint
from tests.server.history.tables import At, check_problem, new_table, recorded, undrawn, uploaded
from tests.server.inside import Inside, inside

SMALL = {"simulations": 100, "top": 2}


class Thinker:
    """In place of the pool: thinks in a thread of this process."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []
        self.gate: asyncio.Event | None = None
        self.trouble: Exception | None = None

    async def hint(
        self,
        decision: Decision,
        budget: Budget,
        top: int = 5,
        seed: int = 0,
        who: str = "",
        seats: Sequence[str | None] = (),
    ) -> Hint:
        self.asked.append(decision)
        if self.trouble:
            raise self.trouble
        if self.gate:
            await self.gate.wait()
        return await asyncio.to_thread(hint, decision.sight(), budget, top, seed, threads=1, seats=seats)


@pytest.fixture
def app(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Inside]:
    with inside(sqlite_url) as app:
        thinker = Thinker()
        monkeypatch.setattr(app.hall.pool, "hint", thinker.hint)
        app.thinker = thinker  # type: ignore[attr-defined]
        yield app


def thinker(app: Inside) -> Thinker:
    return app.thinker  # type: ignore[attr-defined]


def deciding(at: At) -> int:
    seat = at.match.seat
    assert seat is not None
    return seat


def test_a_hint_for_who_decides(app: Inside) -> None:
    at = new_table(app).play(30)
    seat = deciding(at)
    answer = at.ask("POST", "hint", SMALL, seat)
    found = answer.json()
    assert (found["seat"], found["at"], found["steps"], found["simulations"]) == (seat, len(at.match), [], 100)
    assert 1 <= len(found["plans"]) <= 2
    assert found["legal"] == len(at.match.legal())
    assert found["against"] == [{"seat": 1 - seat, "taken_as": "hard", "person": True}]
    for plan in found["plans"]:
        steps = [step["token"] for step in plan["steps"]]
        tried = at.post("preview", {"seq": at.table.seq, "steps": steps}, seat)
        assert tried["complete"], "a plan is a whole turn"
        assert plan["changes"] == {what: by for what, by in tried["changes"].items() if not what.startswith("seats.")}
        assert plan["name"]
        assert plan["why"].endswith(".")
        assert sum(plan["places"]) == pytest.approx(1)
        assert plan["all_points"][seat] == plan["points"]
        assert all(step["words"] != step["token"] and step["label"] for step in plan["steps"])
    for tiles in undrawn(at.match):
        assert tiles not in answer.text
    # What the other process received has nothing hidden in it either.
    assert thinker(app).asked[0] == Decision.of(at.match)


def test_hints_in_other_languages(app: Inside) -> None:
    at = new_table(app).play(30)
    english, german = (
        at.post(f"hint?language={language}", SMALL, deciding(at))["plans"][0] for language in ("en", "de")
    )
    assert [one["token"] for one in english["steps"]] == [one["token"] for one in german["steps"]]
    assert english["why"] != german["why"]
    assert english["steps"][0]["words"] != german["steps"][0]["words"]


def test_a_hint_in_the_middle_of_a_turn(app: Inside) -> None:
    match = Match.from_record(recorded())
    # A turn with several steps.
    start = next(i for i in range(40, 200) if match.moves[i].startswith("pick") and match.moves[i - 1] == "end")
    at = uploaded(app, recorded(), at=start)
    seat, step = deciding(at), match.moves[start]
    found = at.post("hint", SMALL | {"steps": [step]}, seat)
    assert (found["at"], found["steps"]) == (start, [step])
    after = match.fork(start + 1)
    assert all(plan["steps"][0]["token"] in after.legal() for plan in found["plans"])
    assert thinker(app).asked[-1] == Decision.of(after)
    assert len(at.match) == start, "nothing was confirmed"
    check_problem(at.ask("POST", "hint", SMALL | {"steps": ["end"]}, seat), 422, "steps[0]")
    check_problem(at.ask("POST", "hint", SMALL | {"steps": [step, "nonsense"]}, seat), 422, "steps[1]")


def test_no_hint_after_a_whole_turn(app: Inside) -> None:
    at = new_table(app)
    check_problem(at.ask("POST", "hint", SMALL | {"steps": [at.match.legal()[0]]}, deciding(at)), 422, "steps")


def test_only_who_decides_is_helped_while_the_game_runs(app: Inside) -> None:
    at = new_table(app).play(30)
    seat, newest = deciding(at), len(at.match)
    check_problem(at.ask("POST", "hint", SMALL), 403)
    check_problem(at.ask("POST", "hint", SMALL, 1 - seat), 409, None, f"seat {seat}")
    check_problem(at.ask("POST", "hint", SMALL | {"at": newest - 3}, seat), 409)
    check_problem(at.ask("POST", "hint", SMALL | {"at": newest + 1}, seat), 404, "at")
    assert at.post("hint", SMALL | {"at": newest}, seat)["at"] == newest


def test_finished_games_are_for_everybody(app: Inside) -> None:
    at = uploaded(app, recorded())
    for moves in (0, 61):
        found = at.post("hint", SMALL | {"at": moves})
        assert found["seat"] == int(at.match.game.seat(at.match.state_at(moves)))
        assert found["plans"][0]["steps"][0]["token"] in at.match.legal(moves)
    for body in (SMALL, SMALL | {"at": len(at.match)}):
        check_problem(at.ask("POST", "hint", body), 409, None, "over")


def test_tables_that_get_no_hints(app: Inside) -> None:
    key = app.claim("Ana")
    seats: list[dict[str, Any]] = [{"kind": "mine"}, {"kind": "bot"}]
    rated = At(app, app.post("/tables", {"game": "tzolkin", "seats": seats, "rated": True}, key=key))
    check_problem(rated.ask("POST", "hint", SMALL, 0), 409, None, "rated")
    seats[1] = {"kind": "open"}
    waiting = At(app, app.post("/tables", {"game": "tzolkin", "seats": seats}))
    check_problem(waiting.ask("POST", "hint", SMALL, 0), 409, None, "begun")
    done = uploaded(app, recorded())
    done.table.rated = True
    assert done.post("hint", SMALL | {"at": 50})["plans"]


def test_bad_questions(app: Inside) -> None:
    at = new_table(app)
    for body in ({"simulations": 10**6}, {"top": 0}, {"at": -1}, {"steps": "end"}, {"steps": [3]}, {"seed": 1}):
        assert at.ask("POST", "hint", body, deciding(at)).status_code == 400
    assert thinker(app).asked == []


def test_one_at_a_time(app: Inside) -> None:
    at, other = new_table(app).play(10), uploaded(app, recorded())
    seat = deciding(at)
    headers = {"Patolli-Seat": at.keys[seat]}

    async def three() -> list[int]:
        gate = thinker(app).gate = asyncio.Event()
        path = f"/tables/{at.id}/hint"
        first = asyncio.ensure_future(app.asking("POST", path, SMALL, headers=headers))
        while not thinker(app).asked:
            await asyncio.sleep(0.01)
        second = await app.asking("POST", path, SMALL, headers=headers)
        elsewhere = asyncio.ensure_future(app.asking("POST", f"/tables/{other.id}/hint", SMALL | {"at": 3}))
        while len(thinker(app).asked) < 2:
            await asyncio.sleep(0.01)
        gate.set()
        third = app.asking("POST", path, SMALL, headers=headers)
        answers = [await first, second, await elsewhere, await third]
        return [answer.status_code for answer in answers]

    assert app.run(three()) == [200, 429, 200, 200]


@pytest.mark.parametrize("trouble", [Busy("many wait already"), Closed("the server stops"), NoHint("it was ended")])
def test_without_bots_there_are_no_hints(app: Inside, trouble: Exception) -> None:
    at = new_table(app)
    thinker(app).trouble = trouble
    check_problem(at.ask("POST", "hint", SMALL, deciding(at)), 503)
    thinker(app).trouble = None
    assert at.post("hint", SMALL, deciding(at))["plans"], "and it can be asked for again"


def test_what_is_hidden_does_not_matter(app: Inside) -> None:
    """Two tables that differ only in what somebody does not know are the same for them, whatever they ask."""
    match = Match.from_record(recorded("tzolkin-3p-16"))
    for moves in (45, 210):
        true = match.fork(moves)
        decides = true.seat
        assert decides is not None
        for seat in (None, decides, (decides + 1) % 3):
            twin = known_match(true, SPECTATOR if seat is None else seat, 99)
            assert twin.record()["deal"] != true.record()["deal"]
            told: list[list[Any]] = []
            for one in (true, twin):
                at = uploaded(app, one.record())
                answers = [
                    at.get(what, seat)
                    for what in ("record", "evaluation", "evaluation?at=20", "position", "position?at=30", "turns")
                ]
                if seat == decides:
                    answers.append(at.post("hint", SMALL, seat))
                told.append([without(answer, at.id) for answer in answers])
            assert told[0] == told[1]


def without(answer: Any, id: str) -> Any:
    """The answer, without the table's name and times."""
    if isinstance(answer, dict):
        return {key: without(value, id) for key, value in answer.items() if value != id and key != "at"}
    return [without(one, id) for one in answer] if isinstance(answer, list) else answer


@pytest.mark.slow
def test_the_real_pool(sqlite_url: str) -> None:
    with inside(sqlite_url) as app:
        app.run(app.hall.pool.start())
        try:
            at = new_table(app).play(12)
            found = at.post("hint", SMALL, deciding(at))
            expected = hint(Draft(at.match).sight(), Budget(simulations=100), 2, threads=1)
            assert [[step["token"] for step in plan["steps"]] for plan in found["plans"]] == [
                one.steps for one in expected.plans
            ]
            assert found["plans"][0]["points"] == expected.plans[0].points
        finally:
            app.run(app.hall.pool.close())
