"""The pool itself, with misbehaving processes: every table gets a turn, and nothing is left behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest

from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft
from patolli.engine.errors import BadSetup, GameOver
from patolli.engine.match import Match
from patolli.server.bots import child as bot_child
from patolli.server.bots import worker as bot_worker
from patolli.server.bots.messages import Thought
from patolli.server.bots.pool import BotPool, Busy, Closed, Decision, NoHint, TurnRequest
from tests.agents.own.bots import gone
from tests.games.tzolkin.table import Table
from tests.paths import PROJECT, RECORDS
from tests.server.bots import children as told
from tests.server.bots.children import Obedient, Unready

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills processes")

Work = Callable[[BotPool], Awaitable[Any]]
PATIENCE = 100.0
"""Seconds for what happens: the machine may be slow."""
IMPATIENCE = 1.5
"""Seconds for an answer that does not come."""


def position() -> Match:
    return Table(2, seat=0).set(0, corn=20)


def request(what: int = 99, strength: str = "hard") -> TurnRequest:
    return TurnRequest.of(position(), strength, what)


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    return tmp_path / "trace"


def noted(trace: Path) -> list[str]:
    return trace.read_text().split("\n")[:-1] if trace.exists() else []


def with_pool(work: Work, trace: Path, processes: int = 1, seconds: float = PATIENCE, **more: Any) -> Any:
    """The result of working with a pool. Afterwards no process is left, not even a dead one."""

    async def run() -> Any:
        pool = BotPool(processes, seconds, **{"child": Obedient(trace), **more})
        await pool.start()
        try:
            async with asyncio.timeout(3 * PATIENCE):
                return await work(pool)
        finally:
            await pool.close()
            assert pool.pids == []

    resource_tracker.ensure_running()  # Python's own, which stays
    before = children()
    found = asyncio.run(run())
    assert children() <= before
    return found


def children() -> set[int]:
    """Including those that are dead and not reaped."""
    tasks = Path(f"/proc/{os.getpid()}/task")
    if not tasks.exists():  # not on this system
        return set()
    found: set[int] = set()
    for task in tasks.iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found |= {int(pid) for pid in (task / "children").read_text().split()}
    return found


async def until(there: Callable[[], Any]) -> None:
    while not there():
        await asyncio.sleep(0.01)


async def ready(pool: BotPool) -> int:
    """The number of the only process, which has answered something."""
    await pool.turn(request())
    (pid,) = pool.pids
    return pid


def hurry(pool: BotPool) -> None:
    """The current processes have little time to answer; later ones have all they need."""
    for worker in pool._workers:
        worker._seconds = IMPATIENCE


def check_whole(thought: Thought) -> None:
    draft = Draft(position())
    draft.play(*thought.steps)
    assert draft.ended


# Processes that fail ----------------------------------------------------------------------------------------------

FAILURES = [
    (told.SLEEP, "hard gave no answer within 1.5 s and was ended", False),
    (told.EXIT, "hard ended with exit code 3", False),
    (told.CRASH, "hard was ended by the signal SIGSEGV", False),
    (told.GARBAGE, "hard said something that is no answer", False),
    (told.HALF, "hard gave no answer within 1.5 s and was ended", False),
    (told.HUGE, "hard said something that is no answer", False),
    (told.ILLEGAL, "hard answered with a bad turn: move 0: 'end' is not legal here", True),
    (told.UNFINISHED, "hard answered with a bad turn: the turn is not complete after 1 steps", True),
    (told.NOTHING, "hard failed: no turn came back", True),
    (told.TROUBLE, f"hard failed: obeyed {told.TROUBLE}", True),
]


@pytest.mark.parametrize(("what", "trouble", "lives"), FAILURES)
def test_the_table_gets_a_turn_all_the_same(trace: Path, what: int, trouble: str, lives: bool) -> None:
    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        if what in (told.SLEEP, told.HALF):
            hurry(pool)
        thought = await pool.turn(request(what))
        assert thought.by == "greedy"
        assert thought.trouble.startswith(trouble)
        assert thought.trouble.endswith("greedy played instead")
        check_whole(thought)
        assert thought.steps == bot_child.stand_in(request(what), "").steps, "the stand-in is reproducible, too"
        assert "obeyed 99" in (await pool.turn(request())).trouble, "the next one is asked as ever"
        assert (pid in pool.pids) == lives

    with_pool(work, trace)


@pytest.mark.parametrize(
    ("how", "trouble"),
    [(signal.SIGKILL, "hard was ended by the signal SIGKILL"), (signal.SIGSTOP, "hard gave no answer within 1.5 s")],
)
def test_a_signal_while_it_thinks(trace: Path, how: signal.Signals, trouble: str) -> None:
    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        if how == signal.SIGSTOP:
            os.kill(pid, how)  # before it is asked, so that it cannot be ended before it was stopped
            hurry(pool)
        thinks = asyncio.ensure_future(pool.turn(request(told.SLEEP)))
        if how == signal.SIGKILL:
            await until(lambda: noted(trace)[-1] == f"turn {told.SLEEP}")
            os.kill(pid, how)
        thought = await thinks
        assert thought.trouble.startswith(trouble)
        check_whole(thought)
        await ready(pool)

    with_pool(work, trace)


def test_who_dies_idle_is_replaced_and_no_turn_suffers(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        os.kill(pid, signal.SIGKILL)
        await until(lambda: pid not in pool.pids and noted(trace).count("start") == 2)
        assert "obeyed 99" in (await pool.turn(request())).trouble

    with_pool(work, trace)


def test_who_speaks_without_being_asked_is_replaced(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        assert "once" in (await pool.turn(request(told.TWICE))).trouble
        await until(lambda: pid not in pool.pids)
        assert "obeyed 99" in (await pool.turn(request())).trouble

    with_pool(work, trace)


def test_a_process_that_cannot_start_holds_nobody(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        thoughts = await asyncio.gather(*(pool.turn(request()) for _ in range(3)))
        assert all(thought.trouble.startswith("hard ended with exit code 3") for thought in thoughts)
        await until(lambda: len(noted(trace)) == 4)
        await asyncio.sleep(1.5)
        assert len(noted(trace)) == 4, "it is not tried again and again while nobody asks"

    with_pool(work, trace, child=Unready(trace))


def test_a_child_that_cannot_even_be_sent(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        thought = await pool.turn(request())
        assert thought.trouble.startswith("hard could not be started: ")

    with_pool(work, trace, child=lambda pipe, seconds: None)


def test_no_pipes_left(trace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(method: str) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("patolli.engine.processes.ours.get_context", full)

    async def work(pool: BotPool) -> None:
        thought = await pool.turn(request())
        assert thought.trouble.startswith("hard could not be started: [Errno 24] Too many open files")

    with_pool(work, trace)


def test_a_start_that_hangs_is_given_up(trace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "START_SECONDS", 1.0)

    async def work(pool: BotPool) -> None:
        assert (await pool.turn(request())).trouble.startswith("hard was not ready within 1 s")

    with_pool(work, trace, child=Unready(trace, sleeps=True))


def test_if_greedy_fails_too_the_first_legal_decisions_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, seed: int) -> None:
        raise ValueError(f"no {name} today")

    monkeypatch.setattr(bot_child, "find_agent", broken)
    thought = bot_child.stand_in(request(), "died")
    assert thought.by == "first"
    assert thought.trouble == (
        "hard died; greedy played instead, and failed: ValueError: no greedy today; "
        "the first legal decisions were taken"
    )
    check_whole(thought)


# The line ---------------------------------------------------------------------------------------------------------


def test_turns_come_before_hints_and_otherwise_who_was_first(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await ready(pool)
        here = Decision.of(position())
        first = asyncio.ensure_future(pool.turn(request(told.NAP)))
        await asyncio.sleep(0)
        hints = [pool.hint(here, Budget(simulations=100), seed=seed) for seed in (201, 202)]
        turns = [pool.turn(request(seed)) for seed in (101, 102, 103)]
        found = await asyncio.gather(*hints, first, *turns, return_exceptions=True)
        assert [str(error) for error in found[:2]] == ["obeyed 201", "obeyed 202"]
        assert all(isinstance(error, NoHint) for error in found[:2])
        assert "had a nap" in first.result().trouble

    with_pool(work, trace)
    assert noted(trace)[2:] == [f"turn {told.NAP}", "turn 101", "turn 102", "turn 103", "hint 201", "hint 202"]


def test_who_asks_for_much_waits_for_it_and_nobody_else_does(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await ready(pool)
        nap = asyncio.ensure_future(pool.turn(request(told.NAP), "many"))
        await asyncio.sleep(0)
        many = [asyncio.ensure_future(pool.turn(request(seed), "many")) for seed in range(101, 105)]
        await asyncio.sleep(0)
        one = asyncio.ensure_future(pool.turn(request(200), "one"))
        await asyncio.gather(nap, one, *many)

    with_pool(work, trace)
    assert noted(trace)[2:] == [f"turn {told.NAP}", "turn 200", *(f"turn {seed}" for seed in range(101, 105))]


def test_tables_where_people_play_come_before_hints_and_those_before_bots_among_themselves(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await ready(pool)
        nap = asyncio.ensure_future(pool.turn(request(told.NAP)))
        await asyncio.sleep(0)
        waits = [
            pool.turn(request(301), alone=True),
            pool.turn(request(302, "easy"), alone=True),
            pool.hint(Decision.of(position()), Budget(simulations=100), seed=201),
            pool.turn(request(101)),
        ]
        await asyncio.gather(nap, *waits, return_exceptions=True)

    with_pool(work, trace)
    assert noted(trace)[2:] == [f"turn {told.NAP}", "turn 101", "hint 201", "turn 302", "turn 301"]


def test_what_is_less_important_is_interrupted_and_goes_on_afterwards(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        alone = asyncio.ensure_future(pool.turn(request(told.PONDER), alone=True))
        await until(lambda: noted(trace)[-1] == f"turn {told.PONDER}")
        hint = asyncio.ensure_future(pool.hint(Decision.of(position()), Budget(simulations=100), seed=told.PONDER))
        await until(lambda: noted(trace)[-1] == f"hint {told.PONDER}")
        thought = await pool.turn(request(101, "easy"))
        assert "obeyed 101" in thought.trouble
        with pytest.raises(NoHint, match=f"obeyed {told.PONDER}"):
            await hint
        assert f"obeyed {told.PONDER}" in (await alone).trouble
        assert pool.pids == [pid]

    with_pool(work, trace)
    assert noted(trace)[2:] == [
        f"turn {told.PONDER}", "interrupted", f"hint {told.PONDER}", "interrupted", "turn 101",
    ]  # fmt: skip


def test_who_waits_within_a_process_that_dies_is_asked_again(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await ready(pool)
        alone = asyncio.ensure_future(pool.turn(request(told.PONDER), alone=True))
        await until(lambda: noted(trace)[-1] == f"turn {told.PONDER}")
        assert "exit code 3" in (await pool.turn(request(told.EXIT, "easy"))).trouble
        await until(lambda: noted(trace)[-1] == f"turn {told.PONDER}")
        await pool.turn(request(101, "easy"))
        assert f"obeyed {told.PONDER}" in (await alone).trouble

    with_pool(work, trace)


def test_quick_turns_have_a_process_of_their_own(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await until(lambda: len(pool.pids) == 2 and all(worker.works for worker in pool._workers))
        quick, slow = pool._workers
        assert (quick.patient, slow.patient) == (False, True)
        assert os.getpriority(os.PRIO_PROCESS, slow.pid or 0) > os.getpriority(os.PRIO_PROCESS, quick.pid or 0)
        sleeps = [asyncio.ensure_future(pool.turn(request(told.SLEEP))) for _ in range(3)]
        await until(lambda: noted(trace)[-1] == f"turn {told.SLEEP}")
        assert "obeyed 101" in (await pool.turn(request(101, "easy"))).trouble
        assert "obeyed 102" in (await pool.turn(request(102, "normal"), alone=True)).trouble
        assert not any(task.done() for task in sleeps)
        for task in sleeps:
            task.cancel()

    with_pool(work, trace, processes=2)


def test_processes_are_not_told_what_is_ours_alone(trace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_DATABASE", "postgresql://me:password@here/there")
    monkeypatch.setenv("PATOLLI_SERVER", '{"database": "postgresql://me:password@here/there"}')

    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        assert b"password" not in Path(f"/proc/{pid}/environ").read_bytes()
        assert "password" in os.environ["PATOLLI_DATABASE"]

    if not Path("/proc/self/environ").exists():
        pytest.skip("not on this system")
    with_pool(work, trace)


def test_hints_are_charged_to_who_asked(trace: Path) -> None:
    charged: list[str] = []

    async def work(pool: BotPool) -> None:
        await pool.turn(request(), "ana")
        with pytest.raises(NoHint):
            await pool.hint(Decision.of(position()), Budget(simulations=100), who="ben")

    with_pool(work, trace, thought=lambda who, seconds: charged.append(who))
    assert charged == ["ben"]


def test_the_line_is_bounded_and_hints_do_not_keep_turns_out(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await ready(pool)
        here = Decision.of(position())
        first = asyncio.ensure_future(pool.turn(request(told.NAP)))
        await asyncio.sleep(0)
        hints = [asyncio.ensure_future(pool.hint(here, Budget(simulations=100))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="2 requests wait for bots already"):
            await pool.hint(here, Budget(simulations=100))
        turns = [asyncio.ensure_future(pool.turn(request())) for _ in range(2)]
        await asyncio.sleep(0)
        assert pool.waiting == 4
        with pytest.raises(Busy):
            await pool.turn(request())
        await asyncio.gather(first, *hints, *turns, return_exceptions=True)
        assert pool.waiting == 0
        await pool.turn(request())

    with_pool(work, trace, most_waiting=2)


def test_who_does_not_wait_any_longer_is_not_thought_about(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        pid = await ready(pool)
        thinks = asyncio.ensure_future(pool.turn(request(told.NAP)))
        waits = asyncio.ensure_future(pool.turn(request(101)))
        await until(lambda: noted(trace)[-1] == f"turn {told.NAP}")
        assert pool.waiting == 1
        for task in (waits, thinks):
            task.cancel()
        await asyncio.wait([waits, thinks])
        assert waits.cancelled()
        assert thinks.cancelled()
        assert pool.waiting == 0
        assert "obeyed 102" in (await pool.turn(request(102))).trouble, "not the answer to what was cancelled"
        assert pool.pids == [pid]

    with_pool(work, trace)
    assert noted(trace)[2:] == [f"turn {told.NAP}", "turn 102"]


def test_more_processes_while_requests_wait_and_fewer_when_they_are_idle(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await pool.turn(request())
        await pool.turn(request(strength="easy"))
        always = pool.pids
        assert len(always) == 2, "one for what is quick, one for what is slow"
        for _ in range(3):
            await pool.turn(request())
        assert pool.pids == always, "one at a time needs no more"
        naps = asyncio.gather(*(pool.turn(request(told.NAP)) for _ in range(9)))
        extra: set[int] = set()
        while not naps.done():
            assert len(pool.pids) <= 4
            extra |= {*pool.pids}
            await asyncio.sleep(0.01)
        assert len(extra) >= 3
        await until(lambda: len(pool.pids) == 2)
        await pool.turn(request())
        assert all(gone(pid) for pid in extra if pid not in pool.pids)
        assert always[0] in pool.pids

    with_pool(work, trace, processes=4, idle_seconds=0.7)


# The end ----------------------------------------------------------------------------------------------------------


def test_closing_while_bots_think(trace: Path) -> None:
    pids: list[int] = []

    async def work(pool: BotPool) -> None:
        pids.append(await ready(pool))
        tasks = [asyncio.ensure_future(pool.turn(request(told.SLEEP))) for _ in range(2)]
        await until(lambda: noted(trace)[-1] == f"turn {told.SLEEP}")
        start = time.monotonic()
        await pool.close()
        assert time.monotonic() - start < PATIENCE / 2
        for found in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(found, Closed)
        with pytest.raises(Closed):
            await pool.turn(request())
        await pool.close()

    with_pool(work, trace)
    with pytest.raises(ProcessLookupError):
        os.kill(pids[0], 0)


def test_closing_while_a_process_starts(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        waits = asyncio.ensure_future(pool.turn(request()))
        await until(lambda: noted(trace))
        start = time.monotonic()
        await pool.close()
        assert time.monotonic() - start < PATIENCE / 2
        with pytest.raises(Closed):
            await waits

    with_pool(work, trace, child=Unready(trace, sleeps=True))


def test_closing_before_a_process_was_started_at_all(trace: Path) -> None:
    async def work(pool: BotPool) -> None:
        await pool.close()

    with_pool(work, trace)


def test_before_the_start(trace: Path) -> None:
    async def work() -> None:
        pool = BotPool(1, 1.0, child=Obedient(trace))
        with pytest.raises(Closed, match="the server starts, or stops"):
            await pool.turn(request())
        await pool.close()

    asyncio.run(work())
    assert noted(trace) == []


PROGRAM = """
import asyncio, sys
from pathlib import Path
from patolli.server.bots.pool import BotPool
from tests.server.bots.children import SLEEP, Obedient
from tests.server.bots.test_pool import noted, ready, request, until

async def main(trace, how):
    pool = BotPool(1, 600.0, child=Obedient(trace, deaf=True))
    await pool.start()
    pid = await ready(pool)
    thinks = asyncio.ensure_future(pool.turn(request(SLEEP)))
    await until(lambda: noted(trace)[-1] == f"turn {SLEEP}")
    print(pid, flush=True)
    await asyncio.sleep(600 if how == "stays" else 0)
    thinks.cancel()

if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
"""


@pytest.mark.parametrize("how", ["stays", "leaves"])
def test_processes_end_with_the_program_however_it_ends(trace: Path, tmp_path: Path, how: str) -> None:
    """By SIGKILL in the middle of thinking; or by itself, without having closed the pool."""
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    root = PROJECT
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), str(root / "src")])}
    command = [sys.executable, str(file), str(trace), how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as program:
        assert program.stdout is not None
        child = int(program.stdout.readline())
        try:
            if how == "stays":
                os.kill(child, 0)
                program.kill()
            assert program.wait(PATIENCE) == (-signal.SIGKILL if how == "stays" else 0)
            assert gone(child)
        finally:
            program.kill()


# Bad wishes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", ["", "search:1000000", "cmd:./bot", "Expert"])
def test_only_named_strengths_play(strength: str) -> None:
    with pytest.raises(BadSetup, match="known bots: random, greedy, easy, normal, hard, expert"):
        request(strength=strength)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_seeds(seed: int) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        request(seed)


def test_a_finished_game_has_no_turn() -> None:
    match = Match.from_record((RECORDS / "tzolkin-2p-01.json").read_bytes())
    with pytest.raises(GameOver):
        TurnRequest.of(match, "easy", 0)


@pytest.mark.parametrize(("processes", "seconds"), [(0, 1.0), (1, 0.0), (1, float("nan"))])
def test_pools_that_cannot_be(processes: int, seconds: float) -> None:
    with pytest.raises(BadSetup):
        BotPool(processes, seconds)


@pytest.mark.parametrize(
    ("budget", "top", "seed"),
    [
        (Budget(simulations=9), 5, 0),
        (Budget(simulations=1_000_001), 5, 0),
        (Budget(), 5, 0),
        (Budget(seconds=10.5), 5, 0),
        (Budget(seconds=float("nan")), 5, 0),
        (Budget(simulations=100), 0, 0),
        (Budget(simulations=100), 51, 0),
        (Budget(simulations=100), 5, -1),
    ],
)
def test_hints_that_cannot_be(budget: Budget, top: int, seed: int) -> None:
    pool = BotPool(1, 20.0)
    with pytest.raises(BadSetup):
        asyncio.run(pool.hint(Decision.of(position()), budget, top, seed))


def test_a_decision_that_is_none(trace: Path) -> None:
    """Bad data does not come from `of`; if it did, nobody would play on it."""
    here = Decision.of(position())
    for bad in (
        Decision("chess", here.seat, 2, [], 0, here.state),
        Decision(here.game, here.seat, 2, [], 0, here.state[1:]),
        Decision(here.game, 1, 2, [], 0, here.state),
        Decision(here.game, here.seat, 9, [], 0, here.state),
    ):
        with pytest.raises((BadSetup, bot_child.PatolliError)):
            bad.sight()
