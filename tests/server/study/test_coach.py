"""The coach on a server: for whom, when, in how much time; and that it knows nothing hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Sequence
from typing import Any

import pytest

from patolli.agents.compare.comparing import Gap, Outcome
from patolli.agents.hint import Hint
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.server.bots.pool import Busy, Decision, NoHint
from patolli.server.study import coach
from tests.server.history.tables import At, check_problem, new_table, recorded, undrawn, uploaded
from tests.server.inside import Inside, inside

LOST = 9.0


class Thinker:
    """In place of the pool: another turn is better, by this much."""

    def __init__(self) -> None:
        self.asked: list[tuple[Decision, Budget]] = []
        self.points, self.wins = LOST, 0.2
        self.trouble: Exception | None = None
        self.gate: asyncio.Event | None = None

    async def hint(
        self,
        decision: Decision,
        budget: Budget,
        top: int = 5,
        seed: int = 0,
        who: str = "",
        seats: Sequence[str | None] = (),
        tried: Sequence[str] = (),
    ) -> Hint:
        self.asked.append((decision, budget))
        if self.trouble:
            raise self.trouble
        if self.gate:
            await self.gate.wait()
        sight = decision.sight()
        other = next(steps for steps in (whole(Draft(sight), token) for token in sight.legal()) if steps != tried)
        plans = [
            Outcome(steps, 50.0, 1.0, 0.1, [0.5, 0.5], [50.0, 40.0], False, Gap(1 - number, by, 1.0, wins, 0.01, True))
            for number, (steps, by, wins) in enumerate(
                ((other, self.points, self.wins), (list(tried), -self.points, -self.wins))
            )
        ]
        return Hint(decision.game, decision.seat, decision.number, 1, 2, 100, 20, ["hard", "easy"], plans)


def whole(draft: Draft, token: str) -> list[str]:
    draft.play(token)
    while not draft.to_confirm:
        legal = draft.legal()
        draft.play("end" if "end" in legal else legal[0])
    return draft.steps


@pytest.fixture
def app(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Inside]:
    with inside(sqlite_url) as app:
        thinker = Thinker()
        monkeypatch.setattr(app.hall.pool, "hint", thinker.hint)
        app.thinker = thinker  # type: ignore[attr-defined]
        yield app


def thinker(app: Inside) -> Thinker:
    return app.thinker  # type: ignore[attr-defined]


def coached(app: Inside, **more: Any) -> At:
    return new_table(app, coach=True, **more).play(30)


def body(at: At, **more: Any) -> dict[str, Any]:
    """A whole turn of whoever decides."""
    return {"seq": at.table.seq, "steps": whole(Draft(at.match), at.match.legal()[-1])} | more


def deciding(at: At) -> int:
    seat = at.match.seat
    assert seat is not None
    return seat


# Advice


def test_it_says_what_a_turn_loses_and_what_is_better(app: Inside) -> None:
    at = coached(app)
    asked = body(at)
    answer = at.ask("POST", "coach", asked, deciding(at))
    advice = answer.json()["advice"]
    assert advice["points"] == LOST
    assert len(advice["text"].split()) <= 30
    better = [step["token"] for step in advice["better"]["steps"]]
    assert at.post("preview", {"seq": at.table.seq, "steps": better}, deciding(at))["complete"]
    assert answer.json()["day"] == at.match.game.learning.clock(at.match.state)
    for tiles in undrawn(at.match):
        assert tiles not in answer.text
    # What the other process received has nothing hidden in it either, and is limited.
    decision, budget = thinker(app).asked[0]
    assert decision == Decision.of(at.match)
    assert 0 < budget.seconds < coach.SECONDS
    german = at.post("coach?language=de", asked, deciding(at))["advice"]
    assert german["better"]["steps"][0]["words"] != advice["better"]["steps"][0]["words"]
    assert at.table.seq == asked["seq"], "nothing was confirmed"


def test_small_losses_are_not_told(app: Inside) -> None:
    at = coached(app)
    thinker(app).points, thinker(app).wins = 5.0, 0.05
    assert at.post("coach", body(at, warned=["hungry-8", "hungry-14"]), deciding(at))["advice"] is None
    thinker(app).points = 8.0
    assert at.post("coach", body(at), deciding(at))["advice"]
    assert at.post("coach", body(at, seldom=True, warned=["hungry-8", "hungry-14"]), deciding(at))["advice"] is None


def test_it_does_not_speak_twice_and_does_not_even_think(app: Inside) -> None:
    at = coached(app)
    seq, seat = at.table.seq, deciding(at)
    day = at.match.game.learning.clock(at.match.state)
    before = max(number for number, turn in enumerate(at.table.turns) if turn.seat == seat)
    for spoke in ([(seq, day)], [(before, day)], [(number, 99) for number in range(8)]):
        said = [{"seq": one, "day": when} for one, when in spoke]
        answer = at.post("coach", body(at, spoke=said, warned=["hungry-8", "hungry-14"]), seat)
        assert answer["advice"] is None
    assert thinker(app).asked == []


@pytest.mark.parametrize("trouble", [Busy("too many"), NoHint("failed"), None], ids=["busy", "failed", "late"])
def test_who_is_late_says_nothing(app: Inside, trouble: Exception | None, monkeypatch: pytest.MonkeyPatch) -> None:
    at = coached(app)
    thinker(app).trouble = trouble
    if trouble is None:
        thinker(app).gate = asyncio.Event()  # never set
        monkeypatch.setattr(coach, "SECONDS", 0.01)
    assert at.post("coach", body(at, warned=["hungry-8", "hungry-14"]), deciding(at))["advice"] is None
    assert thinker(app).asked


def test_hunger_is_told_once_although_nothing_was_lost(app: Inside) -> None:
    # A recorded game, at the last turns before its first Food Day; players who lack corn then are warned.
    record = recorded()
    match = Match.from_record(record)
    thinker(app).points = thinker(app).wins = 0.0
    told: list[dict[str, Any]] = []
    for number in range(len(match)):
        if match.view(None, number)["day"] != 7 or (number and match.moves[number - 1] != "end"):
            continue
        at = uploaded(app, record, at=number, coach=True)
        asked = body(at)
        advice = at.post("coach", asked, deciding(at))["advice"]
        if advice:
            told.append(advice)
            assert advice["better"] is None
            assert advice["warning"] == "hungry-8"
            assert at.post("coach", asked | {"warned": ["hungry-8"]}, deciding(at))["advice"] is None
    assert told, "nobody was hungry: choose another game"


# Who may ask


def test_only_at_tables_with_a_coach(app: Inside) -> None:
    at = new_table(app).play(30)
    check_problem(at.ask("POST", "coach", body(at), deciding(at)), 403, None, "no coach")
    check_problem(at.ask("POST", "coach/new", {"seq": at.table.seq}, deciding(at)), 403, None, "no coach")
    check_problem(at.ask("GET", "coach", seat=deciding(at)), 403, None, "no coach")
    assert at.get("")["coach"] is False


def test_tables_that_cannot_have_one(app: Inside) -> None:
    mine, bot = {"kind": "mine", "name": "Ana"}, {"kind": "bot", "strength": "easy"}
    key = app.post("/players", {"name": "Ana"})["secret"]
    for seats, more in (([mine, {"kind": "open"}], {}), ([mine, bot], {"rated": True})):
        table = {"game": "tzolkin", "seats": seats, "coach": True} | more
        check_problem(app.ask("POST", "/tables", table, key=key), 400, "coach")
    made = app.post("/tables", {"game": "tzolkin", "seats": [mine, bot], "coach": True})
    assert made["table"]["coach"]


def test_only_for_who_decides_now(app: Inside) -> None:
    at = coached(app)
    seat, asked = deciding(at), body(at)
    assert at.ask("POST", "coach", asked).status_code == 403
    check_problem(at.ask("POST", "coach", asked, 1 - seat), 409)
    stale = at.ask("POST", "coach", asked | {"seq": asked["seq"] - 1}, seat)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")
    assert thinker(app).asked == []


def test_what_is_no_whole_turn_is_refused(app: Inside) -> None:
    at = coached(app)
    seat, asked = deciding(at), body(at)
    check_problem(at.ask("POST", "coach", asked | {"steps": []}, seat), 422, "steps")
    check_problem(at.ask("POST", "coach", asked | {"steps": ["nonsense"]}, seat), 422, "steps[0]")
    check_problem(at.ask("POST", "coach", asked | {"steps": asked["steps"][:-1]}, seat), 422, "steps")
    for wrong in (
        {"steps": ["x" * 201]},
        {"steps": ["end"] * 201},
        {"spoke": [{"seq": 1, "day": 1}] * 21},
        {"spoke": [{"seq": -1, "day": 1}]},
        {"warned": ["x" * 61]},
        {"more": 1},
    ):
        assert at.ask("POST", "coach", asked | wrong, seat).status_code == 400
    assert at.ask("POST", "coach/new", {"seq": at.table.seq, "known": ["x"] * 101}, seat).status_code == 400
    assert thinker(app).asked == []


# What is new


def test_what_is_new_is_told_until_it_is_known(app: Inside) -> None:
    at = coached(app)
    known: list[str] = []
    while first := at.post("coach/new", {"seq": at.table.seq, "known": known}, deciding(at))["first"]:
        assert first["key"] not in known
        assert first["title"]
        known.append(first["key"])
    check_problem(
        at.ask("POST", "coach/new", {"seq": at.table.seq, "steps": ["nonsense"]}, deciding(at)), 422, "steps[0]"
    )


def test_what_to_try_next_time(app: Inside) -> None:
    at = coached(app)
    check_problem(at.ask("GET", "coach", seat=0), 409)
    at.play()
    assert at.ask("GET", "coach").status_code == 403
    assert len(at.get("coach?language=pl", 0)["tries"]) <= 3


def test_a_rematch_has_one_where_nobody_else_sits(app: Inside) -> None:
    # All seats were one person's: in a rematch the others have to sit down again, and nobody gets help.
    at = coached(app).play()
    assert at.post("rematch", seat=0)["table"]["coach"] is False
