"""Bots in real processes: whole games, the same turns as anywhere else, and no hidden knowledge."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import msgspec
import numpy as np
import pytest

from patolli.agents.hint import hint
from patolli.agents.names import find_agent
from patolli.agents.network.file import game_network
from patolli.agents.network.values import said_by
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft, ends_turn
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.server.bots import child as bot_child
from patolli.server.bots import outlook
from patolli.server.bots.child import HURRIED, Patience, find_hint, think
from patolli.server.bots.messages import Answer, HintRequest
from patolli.server.bots.pool import BotPool, Decision, NoHint, TurnRequest
from tests.paths import RECORDS

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], T]


def position(file: str, at: int) -> Match:
    return Match.from_record((RECORDS / f"{file}.json").read_bytes(), at)


def hidden_otherwise(match: Match, seed: int) -> Match:
    """Another match, which the deciding seat cannot tell from this one."""
    other = match.fork()
    assert match.seat is not None
    match.game.redeal(other.state, match.seat, seed)
    return other


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop in a separate thread: a process takes seconds to start, so all tests share two."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield loop
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture(scope="module")
def run(loop: asyncio.AbstractEventLoop) -> Run[Any]:
    return lambda work: asyncio.run_coroutine_threadsafe(work, loop).result(900)


@pytest.fixture(scope="module")
def pool(run: Run[Any]) -> Iterator[BotPool]:
    pool = BotPool(2, 300.0)
    run(pool.start())
    yield pool
    run(pool.close())


def here(match: Match, strength: str, seed: int) -> list[str]:
    """The same turn, decided in this process, each decision on the true match."""
    agent, match, steps = find_agent(strength, seed), match.fork(), list[str]()
    draft = Draft(match, seed)
    while not draft.to_confirm:
        legal = match.legal()
        token = legal[0] if len(legal) == 1 else agent.choose(Sight.of(match))
        draft.play(token)
        match.play(token)
        steps.append(token)
    return steps


# Turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strengths", ["greedy random", "easy greedy random", "normal random easy greedy"])
def test_whole_games(pool: BotPool, run: Run[Any], strengths: str) -> None:
    bots = strengths.split()

    async def play() -> tuple[Match, int]:
        match, turns = Match.new("tzolkin", len(bots), seed=len(bots)), 0
        while match.seat is not None:
            seat = match.seat
            thought = await pool.turn(TurnRequest.of(match, bots[seat], turns))
            assert (thought.by, thought.trouble) == (bots[seat], "")
            if turns % 10 == 0:
                assert thought.steps == await asyncio.to_thread(here, match.fork(), bots[seat], turns)
            for step in thought.steps:
                assert match.seat == seat
                before = match.state
                match.play(step)
            draft = Draft(match.fork(len(match) - len(thought.steps)), turns)
            draft.play(*thought.steps)
            assert ends_turn(match.game, before, match.state) or draft.reveals, "a whole turn"
            turns += 1
        return match, turns

    match, turns = run(play())
    assert match.over
    assert turns >= 26 * len(bots)
    assert len(match) > 2 * turns


def test_games_side_by_side(pool: BotPool, run: Run[Any]) -> None:
    async def turns() -> None:
        strengths = ("easy", "hard")  # which different processes think about
        positions = [position("tzolkin-4p-02", at) for at in range(40, 160, 6)]
        requests = [TurnRequest.of(match, strengths[i % 2], 7) for i, match in enumerate(positions)]
        found = await asyncio.gather(*(pool.turn(request) for request in requests))
        again = await asyncio.gather(*(pool.turn(request) for request in requests[::-1]))
        steps = [thought.steps for thought in found]
        assert steps == [thought.steps for thought in again][::-1], "the same request, the same turn, in any process"
        assert len({tuple(some) for some in steps}) > 5
        assert len(pool.pids) == 2

    run(turns())


@pytest.mark.parametrize("strength", ["random", "greedy", "easy", "hard"])
def test_nothing_hidden_is_sent_or_matters(pool: BotPool, run: Run[Any], strength: str) -> None:
    differ = 0
    for at in (0, 1, 2, 31, 90):
        match = position("tzolkin-3p-09", at)
        other = hidden_otherwise(match, 12345)
        differ += match.state.tobytes() != other.state.tobytes()
        requests = [TurnRequest.of(one, strength, 5) for one in (match, other)]
        assert msgspec.msgpack.encode(requests[0]) == msgspec.msgpack.encode(requests[1])
        first, second = (run(pool.turn(request)) for request in requests)
        assert first.steps == second.steps
    assert differ == 5


def test_names_are_not_sent() -> None:
    named = Match.new("tzolkin", ["Ana", "Ben"], 5)
    assert TurnRequest.of(named, "easy", 1) == TurnRequest.of(Match.new("tzolkin", 2, 5), "easy", 1)


def test_moves_that_are_still_secret_are_not_sent() -> None:
    match = Match.new("tzolkin", 3, 5)
    match.play(match.legal()[0])
    decision = Decision.of(match)
    assert (decision.moves, decision.number) == ([], 1)


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    asked: list[int] = []

    class Listening:
        def choose(self, sight: Sight) -> str:
            asked.append(len(sight.legal()))
            return sight.legal()[0]

    forced = 0
    for at in range(57, 120):
        asked.clear()
        steps = bot_child.play_turn(Decision.of(position("tzolkin-2p-10", at)), Listening(), 0)
        assert all(count > 1 for count in asked)
        forced += len(steps) - len(asked)
    assert forced > 10


def test_when_half_of_the_time_is_gone_the_rest_is_decided_quickly() -> None:
    request = TurnRequest.of(position("tzolkin-4p-02", 133), "expert", 3)
    thought = think(request, Patience(1e-6))
    assert thought.by == "expert"
    assert thought.trouble.startswith("half of the 1e-06 s for a turn of expert were gone at decision 133")
    assert HURRIED in thought.trouble
    assert thought.steps == bot_child.play_turn(request.decision, find_agent(HURRIED, 3), 3)
    assert think(TurnRequest.of(position("tzolkin-4p-02", 133), "greedy", 3), Patience(1e-6)).trouble == "", (
        "is quick anyway"
    )


def test_an_error_in_a_bot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, seed: int) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(bot_child, "find_agent", broken)
    data = msgspec.msgpack.encode(TurnRequest.of(position("tzolkin-4p-02", 133), "easy", 3))
    said = bot_child.answer(data, Patience(1.0))
    assert said == Answer(trouble="ZeroDivisionError: oh")
    said = bot_child.answer(b"what?", Patience(1.0))
    assert "Error" in said.trouble


def test_a_turn_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_child, "MOST_STEPS", 1)
    request = TurnRequest.of(position("tzolkin-4p-02", 133), "easy", 3)
    with pytest.raises(bot_child.PatolliError, match="the turn is not over after 1 steps"):
        think(request, Patience(10.0))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")
def test_deaf_to_ctrl_c_and_to_the_end_of_the_service(pool: BotPool, run: Run[Any]) -> None:
    match = position("tzolkin-4p-02", 133)
    run(pool.turn(TurnRequest.of(match, "easy", 3)))
    pid = pool.pids[0]
    os.kill(pid, signal.SIGINT)
    os.kill(pid, signal.SIGTERM)
    assert run(pool.turn(TurnRequest.of(match, "easy", 3))).trouble == ""
    assert pool.pids[0] == pid


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")
def test_killed_while_it_thinks(pool: BotPool, run: Run[Any]) -> None:
    match = position("tzolkin-4p-02", 133)
    request = TurnRequest.of(match, "expert", 3)

    async def kill() -> None:
        for strength in ("easy", "hard"):  # now both processes are there, and ready
            await pool.turn(TurnRequest.of(match, strength, 3))
        pids, workers = pool.pids, {*pool._workers}
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)  # certainly not done yet
        thinks = asyncio.ensure_future(pool.turn(request))
        await asyncio.sleep(0.1)
        assert not pool.waiting
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        thought = await thinks
        assert thought.trouble == "expert was ended by the signal SIGKILL; greedy played instead"
        assert (thought.by, thought.steps) == ("greedy", await asyncio.to_thread(here, match, "greedy", 3))
        while workers & {*pool._workers}:  # the quick one's end may be heard a moment after the slow one's
            await asyncio.sleep(0.01)
        assert (await pool.turn(TurnRequest.of(match, "easy", 3))).trouble == ""

    run(kill())


# Hints and outlooks -----------------------------------------------------------------------------------------------


def test_a_hint_is_the_same_as_anywhere_else(pool: BotPool, run: Run[Any]) -> None:
    match = position("tzolkin-3p-09", 61)
    other = hidden_otherwise(match, 12345)
    assert Decision.of(match) == Decision.of(other)
    found = run(pool.hint(Decision.of(other), Budget(simulations=100), top=3, seed=4))
    assert found == hint(match, Budget(simulations=100), 3, 4)
    assert len(found.plans) == 3
    assert run(pool.hint(Decision.of(match), Budget(seconds=0.2), top=1)).simulations >= 200


def test_a_busy_machine_gives_a_smaller_hint_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_child, "HINT_SHARE", 0.01)  # 3 s for the hint, and plenty for the rest
    request = HintRequest(Decision.of(position("tzolkin-3p-09", 61)), 1_000_000_000, 0.0, 3, 0)
    found = find_hint(request, Patience(300))
    assert len(found.plans) == 3
    assert found.simulations < 1_000_000_000
    assert found.games >= 20


def test_a_hint_that_takes_too_long_is_given_up_without_ending_the_process() -> None:
    request = HintRequest(Decision.of(position("tzolkin-3p-09", 61)), 1_000_000, 0.0, 5, 0)
    with pytest.raises(bot_child.TooSlow, match=r"of a hint were done when the 0\.001 s for it were up: ask for less"):
        find_hint(request, Patience(0.001))


def test_a_hint_that_fails_is_told(pool: BotPool, run: Run[Any]) -> None:
    decision = Decision.of(position("tzolkin-3p-09", 30))
    bad = msgspec.structs.replace(decision, state=decision.state[1:])
    with pytest.raises(NoHint, match="a position of Tzolk'in has"):
        run(pool.hint(bad, Budget(simulations=100)))


@pytest.mark.parametrize(("file", "at"), [("tzolkin-2p-10", 57), ("tzolkin-3p-09", 130), ("tzolkin-4p-02", 91)])
def test_the_outlook_is_what_the_network_says(pool: BotPool, run: Run[Any], file: str, at: int) -> None:
    match = position(file, at)
    assert match.seat is not None
    found = run(pool.evaluate(Decision.of(match)))
    network = game_network("tzolkin")
    assert network is not None
    players = len(match.players)
    states = match.game.new_states(1)
    states[0] = match.state
    shares, points = said_by(network, match.game, states, np.array([match.seat]), players)
    assert found.wins == pytest.approx(shares[0].tolist(), abs=1e-4)
    assert found.points == pytest.approx(points[0].tolist(), abs=0.01)
    assert sum(found.wins) == pytest.approx(1)
    assert found == run(pool.evaluate(Decision.of(hidden_otherwise(match, 12345))))


def test_the_outlook_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "game_network", lambda name: None)
    match = position("tzolkin-3p-09", 200)
    found = outlook.outlook(Sight.of(match))
    assert found.points == [match.game.evaluate(match.state, seat) for seat in range(3)]
    assert sum(found.wins) == pytest.approx(1)
    order = sorted(range(3), key=lambda seat: found.points[seat])
    assert order == sorted(range(3), key=lambda seat: found.wins[seat])


# What is more urgent ----------------------------------------------------------------------------------------------


def test_a_quick_turn_does_not_wait_for_hints_and_changes_nothing_about_them(
    run: Run[Any],
) -> None:
    match = position("tzolkin-3p-09", 61)

    async def work() -> None:
        pool = BotPool(1, 600.0)
        await pool.start()
        try:
            await pool.turn(TurnRequest.of(match, "easy", 1))
            ask = Budget(simulations=2000)
            hints = [asyncio.ensure_future(pool.hint(Decision.of(match), ask, seed=seed)) for seed in (4, 5, 6)]
            alone = asyncio.ensure_future(pool.turn(TurnRequest.of(match, "expert", 7), alone=True))
            for seed in range(5):
                thought = await pool.turn(TurnRequest.of(match, "easy", seed))
                assert thought.trouble == ""
                assert not any(task.done() for task in (hints[1], hints[2], alone))
            assert (await hints[0]) == hint(match, ask, 5, 4)
            for task in (*hints, alone):
                task.cancel()
        finally:
            await pool.close()

    run(work())
