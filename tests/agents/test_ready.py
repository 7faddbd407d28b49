"""What is compiled first, how far along it is, and what happens when it fails."""

import threading
from typing import Any

import pytest

from patolli.agents.ready.crew import Crew
from patolli.agents.ready.stages import BOTS, LESSONS, RULES, STAGES, STUDIES, Job
from patolli.engine.game import find_game, game_names

GAMES = ("settlers", "tzolkin")
SECONDS = 60.0


class Pretended(Crew):
    """A crew whose jobs take as long as the test wants."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.begun: list[Job] = []
        self.may_end: dict[Job, threading.Event] = {
            work.job: threading.Event() for work in self._works if work.state == "waiting"
        }
        self.troubles: dict[Job, str] = {}

    def _compile(self, work: Any) -> str:
        with self._lock:
            self.begun.append(work.job)
            self._lock.notify_all()
        assert self.may_end[work.job].wait(SECONDS)
        return self.troubles.get(work.job, "")

    def wait_until_begun(self, count: int) -> list[Job]:
        with self._lock:
            assert self._lock.wait_for(lambda: len(self.begun) >= count, SECONDS)
            return list(self.begun)


@pytest.fixture
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.agents.ready.stages.is_warm", lambda name, package: False)


def finish(crew: Pretended, job: Job) -> None:
    crew.may_end[job].set()
    assert crew.wait(job, SECONDS)


def test_the_quickest_game_comes_first_and_rules_before_bots(
    nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    done: list[Job] = []
    crew = Pretended(GAMES, changed=done.append)
    crew.start()
    order = [Job("tzolkin", RULES), Job("tzolkin", BOTS), Job("settlers", RULES), Job("settlers", BOTS)]
    for number, job in enumerate(order):
        assert crew.wait_until_begun(number + 1)[number] == job
        assert not crew.is_ready(job)
        assert not crew.ready
        finish(crew, job)
    assert crew.ready
    crew.close()
    assert done == order


def test_bots_wait_for_the_rules_of_their_game_alone(
    nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    crew = Pretended(GAMES)
    crew.start()
    assert set(crew.wait_until_begun(2)) == {Job("tzolkin", RULES), Job("settlers", RULES)}
    finish(crew, Job("tzolkin", RULES))
    assert crew.wait_until_begun(3)[2] == Job("tzolkin", BOTS)
    finish(crew, Job("tzolkin", BOTS))
    assert len(crew.begun) == 3  # nothing else can be started
    finish(crew, Job("settlers", RULES))
    assert crew.wait_until_begun(4)[3] == Job("settlers", BOTS)
    finish(crew, Job("settlers", BOTS))
    assert crew.ready
    crew.close()


def test_what_somebody_wants_comes_first(nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    crew = Pretended(GAMES)
    crew.start()
    crew.wait_until_begun(1)
    crew.want("settlers")
    assert [one.job for one in crew.progress()][:2] == [Job("settlers", RULES), Job("settlers", BOTS)]
    finish(crew, Job("tzolkin", RULES))
    assert crew.wait_until_begun(2)[1] == Job("settlers", RULES)
    for event in crew.may_end.values():
        event.set()
    assert crew.wait(seconds=SECONDS)
    assert crew.begun[1:] == [Job("settlers", RULES), Job("settlers", BOTS), Job("tzolkin", BOTS)]
    crew.close()


def test_what_fails_keeps_nobody_waiting(nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is compiled where it is used instead."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    crew = Pretended(("tzolkin",))
    crew.troubles[Job("tzolkin", RULES)] = "no space left"
    crew.start()
    finish(crew, Job("tzolkin", RULES))
    rules = crew.progress()[0]
    assert (rules.state, rules.trouble, rules.left) == ("failed", "no space left", 0.0)
    finish(crew, Job("tzolkin", BOTS))
    assert crew.ready
    crew.close()


def test_progress_only_grows_and_ends_with_all(nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    crew = Pretended(("tzolkin",))
    assert [one.share for one in crew.progress()] == [0.0, 0.0]
    before = crew.left()
    assert before > 0
    crew.start()
    crew.wait_until_begun(1)
    finish(crew, Job("tzolkin", RULES))
    rules, bots = crew.progress()
    assert (rules.share, rules.left, rules.state) == (1.0, 0.0, "ready")
    assert bots.share < 1
    finish(crew, Job("tzolkin", BOTS))
    assert crew.left() == 0.0
    crew.close()


def test_who_closes_does_not_wait(nothing_is_compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    crew = Pretended(GAMES)
    crew.start()
    crew.wait_until_begun(2)
    for event in crew.may_end.values():
        event.set()
    crew.close()
    assert not any(thread.is_alive() for thread in crew._threads)


def test_every_entry_of_a_game_is_in_a_stage() -> None:
    """Otherwise somebody would wait for a compiler in the middle of a game."""
    for name in game_names():
        assert set(STAGES) == {RULES, BOTS, STUDIES, LESSONS}
        for stage in STAGES:
            steps = Job(name, stage).seconds()
            assert steps
            assert all(seconds > 0 for seconds in steps.values())
        known = {label for stage in STAGES for label in Job(name, stage).seconds()}
        assert set(find_game(name).rules.compile_seconds) <= known
