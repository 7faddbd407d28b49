"""One game: it follows from plan and number, replays, adds up, and survives every agent."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli import Match
from patolli.agents.names import find_agent
from patolli.agents.own.protocol import AgentFault
from patolli.arena import play
from patolli.arena.plan import Plan, make_plan
from patolli.arena.play import MOST_FAULTS, MOST_PROBLEM, by_day, play_game
from patolli.arena.results import GameResult
from patolli.engine.compiled.jit import JIT
from patolli.engine.game import find_game
from patolli.engine.match import places
from patolli.engine.sight import Sight

GAME = find_game("tzolkin")


def plan_of(*agents: str, players: int = 2) -> Plan:
    return make_plan(GAME, players, list(agents), 8, seed=5)


def facts(result: GameResult) -> GameResult:
    """Everything except the time, which no two runs share."""
    return msgspec.structs.replace(result, seconds=[])


def replayed(result: GameResult, players: int) -> Match:
    match = Match.new(GAME, players, result.deal)
    for token in result.moves:
        match.play(token)
    return match


@pytest.mark.parametrize("players", [2, 3, 4] if JIT else [2])
def test_a_result_tells_its_game(players: int) -> None:
    plan = plan_of("random", "greedy", players=players)
    result = play_game(plan, 3)
    match = replayed(result, players)
    assert match.over
    assert (result.number, result.deal, result.agents) == (3, plan.deal(3), plan.seating(3))
    assert result.scores == match.scores()
    assert [seat for seat, place in enumerate(result.places) if place == 1] == match.winners
    assert [sum(sources.values()) for sources in result.sources] == result.scores
    assert [days[-1] for days in result.by_day] == result.scores
    assert {len(days) for days in result.by_day} == {GAME.learning.clock(match.state)}
    assert len(result.openings) == players
    assert (result.faults, result.fault_counts) == ([], [])
    choices = [0] * players
    for at in range(len(match)):
        if len(match.legal(at)) > 1:
            choices[int(GAME.seat(match.state_at(at)))] += 1
    assert result.decisions == choices
    assert all(seconds > 0 for seconds in result.seconds)


@pytest.mark.compiled
def test_the_same_number_is_the_same_game() -> None:
    plan = plan_of("search:4", "greedy")
    assert facts(play_game(plan, 1)) == facts(play_game(plan, 1))
    assert play_game(plan, 1).moves != play_game(plan, 0).moves
    other = make_plan(GAME, 2, ["search:4", "greedy"], 8, seed=6)
    assert play_game(other, 1).deal != play_game(plan, 1).deal


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([10.0, 20.0], [1], [2, 1]),
        ([10.0, 30.0, 20.0, 5.0], [1], [3, 1, 2, 4]),
        ([10.0, 10.0, 10.0, 10.0], [0, 1, 2, 3], [1, 1, 1, 1]),
        ([20.0, 20.0, 5.0], [0, 1], [1, 1, 3]),
        ([20.0, 20.0, 5.0], [1], [2, 1, 3]),
        ([20.0, 20.0, 20.0, 5.0], [2], [2, 2, 1, 4]),
        ([-3.25, 7.5, -3.25], [1], [2, 1, 2]),
    ],
)
def test_places_count_tie_breaks_and_ties(scores: list[float], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_a_day_ends_when_a_later_one_has_begun() -> None:
    """A made-up clock: day 1 has two positions, day 2 is skipped, day 3 has two, day 4 one."""

    class Clockwork:
        max_players = 4
        learning = SimpleNamespace(clock=lambda state: state[0])

        def scores(self, state: tuple[int, int], out: Any) -> None:
            out[:2] = (4 * state[1], -4 * state[1])

    states = [(1, 0), (1, 1), (3, 2), (3, 3), (4, 4), (4, 9)]
    rules: Any = Clockwork()
    assert by_day(rules, 2, states) == [[2.0, 2.0, 4.0, 9.0], [-2.0, -2.0, -4.0, -9.0]]


# Agents that fail -------------------------------------------------------------------------------------------------


class Sane:
    """Any legal token; remembers being closed."""

    closed = 0

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, sight: Sight) -> Any:
        return self.rng.choice(sight.legal())

    def close(self) -> None:
        type(self).closed += 1


class Raises(Sane):
    error: BaseException = ValueError("lost my\nway\x1b[2J")

    def choose(self, sight: Sight) -> Any:
        raise self.error


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


class Answers(Sane):
    answer: Any = None

    def choose(self, sight: Sight) -> Any:
        return self.answer


class Text(str):
    """Looks like a token."""


@pytest.fixture
def seat_them(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets names stand for classes in this file; all others keep their meaning."""

    def seat(**classes: Callable[[int], Any]) -> None:
        def find(name: str, seed: int = 0, **more: Any) -> Any:
            return classes[name](seed) if name in classes else find_agent(name, seed, **more)

        monkeypatch.setattr(play, "find_agent", find)

    return seat


def played(bad: str = "bad") -> GameResult:
    return play_game(plan_of(bad, "random"), 0)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ValueError("lost my\nway\x1b[2J"), "ValueError: lost my way"),
        (KeyError(), "KeyError"),
        (Unspeakable(), "Unspeakable"),
        (AgentFault("hung"), "hung"),
        (AgentFault("crashed", "Traceback\nOops"), "crashed"),
        (RuntimeError("half \ud800 a letter"), "RuntimeError: half"),
        (RecursionError("too deep"), "RecursionError"),
        (AssertionError("x" * 10_000), "AssertionError: xxx"),
    ],
)
def test_an_agent_that_raises_is_replaced_by_random(
    seat_them: Callable[..., None], error: BaseException, words: str
) -> None:
    seat_them(bad=type("Bad", (Raises,), {"error": error}))
    result = played()
    seat = result.agents.index(0)
    assert replayed(result, 2).over
    assert len(result.faults) == MOST_FAULTS < result.decisions[seat]
    assert result.fault_counts[seat] == result.decisions[seat]
    assert result.fault_counts[1 - seat] == 0
    for fault in result.faults:
        assert fault.seat == seat
        assert fault.problem.startswith(words)
        assert "\n" not in fault.problem
        assert "\x1b" not in fault.problem
        assert len(fault.problem) <= MOST_PROBLEM + 40
    assert f"(and {result.decisions[seat] - MOST_FAULTS} more in this game)" in result.faults[-1].problem
    assert [fault.number for fault in result.faults] == sorted(fault.number for fault in result.faults)
    msgspec.json.encode(result)  # it contains nothing that cannot be stored
    assert facts(played()) == facts(result)


@pytest.mark.parametrize("answer", [None, 7, "", "no such token", b"end", ["end"], float("nan"), Text("end")])
def test_rubbish_is_a_fault(seat_them: Callable[..., None], answer: Any) -> None:
    seat_them(bad=type("Bad", (Answers,), {"answer": answer}))
    result = played()
    assert replayed(result, 2).over
    assert sum(result.fault_counts) == result.decisions[result.agents.index(0)]
    assert result.faults[0].problem.startswith("answered ")
    assert "none of the legal tokens" in result.faults[0].problem


def test_a_token_that_is_legal_only_sometimes(seat_them: Callable[..., None]) -> None:
    seat_them(bad=type("Bad", (Answers,), {"answer": "end"}))
    result = played()
    assert 0 < sum(result.fault_counts) < result.decisions[result.agents.index(0)]
    for fault in result.faults:
        assert "end" not in replayed(result, 2).legal(fault.number)


def test_random_decides_alike_whatever_went_wrong(seat_them: Callable[..., None]) -> None:
    seat_them(bad=Raises, worse=type("Worse", (Answers,), {"answer": 3}))
    assert played("bad").moves == played("worse").moves


def test_an_agent_that_cannot_be_made_fails_in_every_decision(seat_them: Callable[..., None]) -> None:
    def broken(seed: int) -> Any:
        raise OSError(2, "no such bot")

    seat_them(bad=broken)
    result = played()
    assert sum(result.fault_counts) == result.decisions[result.agents.index(0)]
    assert "no such bot" in result.faults[0].problem


def test_agents_are_closed_even_if_that_fails(seat_them: Callable[..., None]) -> None:
    class Closes(Sane):
        def close(self) -> None:
            super().close()
            raise RuntimeError("will not go")

    seat_them(bad=Closes, good=type("Good", (Sane,), {}))
    assert play_game(plan_of("bad", "good"), 0).faults == []
    assert Closes.closed == 1


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, MemoryError])
def test_what_is_meant_for_the_process_is_not_swallowed(seat_them: Callable[..., None], error: type) -> None:
    class Good(Sane):
        pass

    seat_them(bad=type("Bad", (Raises,), {"error": error()}), good=Good)
    with pytest.raises(error):
        play_game(plan_of("bad", "good"), 0)
    assert Good.closed == 1


def test_forced_decisions_are_not_asked(seat_them: Callable[..., None]) -> None:
    asked: list[int] = []

    class Counts(Sane):
        def choose(self, sight: Sight) -> Any:
            asked.append(len(sight.legal()))
            return super().choose(sight)

    seat_them(bad=Counts)
    result = played()
    assert len(asked) == result.decisions[result.agents.index(0)]
    assert min(asked) > 1


@pytest.mark.slow
def test_a_bot_of_ones_own_plays_and_its_crash_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class Good:\n    def choose(self, sight):\n        return sight.legal()[0]\n"
        "class Bad:\n    def choose(self, sight):\n        raise ValueError('I am lost')\n"
    )
    plan = make_plan(GAME, 2, [f"{bot}:Good", f"{bot}:Bad"], 8, 5, 100.0)
    result = play_game(plan, 0)
    bad = result.agents.index(1)
    assert result.fault_counts[1 - bad] == 0
    assert result.fault_counts[bad] == result.decisions[bad] > 0
    assert "I am lost" in result.faults[0].problem
    assert facts(play_game(plan, 0)) == facts(result)
