"""Bots as programs: every way to fail is reported, costs one decision, and leaves nothing behind."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from patolli.agents.own import process
from patolli.agents.own.child import MOST_BYTES, Child
from patolli.agents.own.process import MOST_FAULTS, ProcessAgent
from patolli.agents.own.protocol import PROTOCOL, AgentFault, position, question, read_position, start
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from tests.agents.own.bots import GOOD, class_agent, command, game, gone, sights
from tests.paths import PROJECT

Bot = Callable[..., ProcessAgent]
PATIENCE = 100.0
"""Seconds for an answer that comes: the machine may be slow."""


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Bot]:
    """Makes agents that ask a program with this code, and ends them."""
    made: list[ProcessAgent] = []

    def make(code: str, seconds: float = PATIENCE, **more: object) -> ProcessAgent:
        made.append(ProcessAgent(command(tmp_path, code), 3, seconds, **more))  # pyright: ignore[reportArgumentType]
        return made[-1]

    yield make
    pids = [agent.pid for agent in made if agent.pid is not None]
    for agent in made:
        agent.close()
    assert all(gone(pid) for pid in pids)


def wait_until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def fault(agent: ProcessAgent, sight: Sight) -> str:
    with pytest.raises(AgentFault) as caught:
        agent.choose(sight)
    return str(caught.value)


# Talking ----------------------------------------------------------------------------------------------------------


def test_what_a_program_is_told(bot: Bot, tmp_path: Path) -> None:
    said = tmp_path / "said"
    agent = bot(f"""
with open({str(said)!r}, "a") as log:
    for line in sys.stdin:
        log.write(line)
        if json.loads(line)["type"] == "choose":
            say({{"move": json.loads(line)["legal"][-1], "something": "else"}})
""")
    first, second = sights()[:2]
    other = sights(seed=8)[0]
    assert agent.choose(first) == first.legal()[-1]
    assert agent.choose(second) == second.legal()[-1]
    assert agent.choose(other) == other.legal()[-1], "another game"
    agent.close()
    begin = {
        "type": "start", "protocol": 1, "game": "tzolkin", "seat": 0, "players": 2, "seed": 3, "seconds": PATIENCE,
    }  # fmt: skip
    asked = [
        {
            "type": "choose", "number": sight.number, "seat": 0, "legal": sight.legal(), "state": sight.view(),
            "moves": sight.moves, "seconds": PATIENCE,
        } for sight in (first, second, other)
    ]  # fmt: skip
    lines = [json.loads(line) for line in said.read_text().splitlines()]
    assert lines == [begin, *asked[:2], begin, asked[2], {"type": "end"}]


def test_the_lines_are_documented() -> None:
    text = (PROJECT / "docs" / "bots.md").read_text(encoding="utf-8")
    sight = sights()[0]
    for message in (start(sight, 1, 1.0), question(sight, 1.0)):
        for field in message:
            assert f"`{field}`" in text or field == "type", f"docs/bots.md does not tell of {field}"
            assert f'"{field}":' in text
    assert f"version {PROTOCOL} of the protocol" in text


def test_a_game_begins_once(bot: Bot, tmp_path: Path) -> None:
    """Even when secret moves are revealed in between, and when a decision is asked twice."""
    said = tmp_path / "said"
    agent = bot(f"""
with open({str(said)!r}, "a") as log:
    for line in sys.stdin:
        log.write(json.loads(line)["type"] + " ")
        if json.loads(line)["type"] == "choose":
            say(json.loads(line)["legal"][0])
""")
    match = game(players=3)
    for seat in range(3):
        mine = [sight for sight in (Sight.of(match.fork(at)) for at in range(40)) if sight.seat == seat]
        for sight in [mine[0], *mine]:
            agent.choose(sight)
    agent.close()
    words = said.read_text().split()
    assert words[0] == "start"
    assert words.count("start") == 3
    assert words[-1] == "end"


@pytest.mark.parametrize(
    "answer",
    ["print(json.dumps(q['legal'][0]))", "print(); print('  ' + json.dumps({'move': q['legal'][0]}), end='\\r\\n\\n')"],
)
def test_answers_may_look_different(bot: Bot, answer: str) -> None:
    agent = bot(f"for q in questions(): {answer}; sys.stdout.flush()")
    for sight in sights(count=3):
        assert agent.choose(sight) == sight.legal()[0]


def test_notes_on_standard_error_disturb_nothing(bot: Bot) -> None:
    agent = bot("for q in questions(): print('x' * 1_000_000, file=sys.stderr); say(q['legal'][0])")
    for sight in sights(count=3):
        assert agent.choose(sight) in sight.legal()


def test_starting_may_take_longer_than_deciding(bot: Bot) -> None:
    agent = bot(f"time.sleep(1.2)\n{GOOD}", seconds=1, start_seconds=PATIENCE)
    assert agent.choose(sights()[0])


# Failing ----------------------------------------------------------------------------------------------------------

FAULTS = {
    "a crash at once": ("sys.exit('no luck')", "ended with exit code 1 instead of answering; its last words: no luck"),
    "an end without a word": ("sys.exit()", "ended with exit code 0"),
    "a signal": ("os.kill(os.getpid(), 9)", "was ended by the signal SIGKILL"),
    "an exception": ("for q in questions(): q['no such key']", "its last words: KeyError: 'no such key'"),
    "colours": ("sys.exit('\\x1b[31mred\\x1b[0m \\u202e')", "its last words: [31mred [0m"),
    "closed output": ("os.close(1); time.sleep(600)", "closed its standard output"),
    "a banner": ("print('Welcome!', flush=True)\n" + GOOD, "'Welcome!'"),
    "no JSON": ("for q in questions(): print('place:tikal', flush=True)", "is not JSON: 'place:tikal'"),
    "half JSON": ("for q in questions(): print('[1,', flush=True)", "is not JSON: '[1,'"),
    "no text": ("for q in questions(): os.write(1, b'\\xff\\x00\\xfe\\n')", "is not JSON"),
    "deep JSON": ("for q in questions(): print('[' * 60_000, flush=True)", "is not JSON"),
    "a number": ("for q in questions(): say(5)", 'answered 5; an answer is {"move": "TOKEN"}'),
    "nothing": ("for q in questions(): say(None)", "answered None; an answer is"),
    "a list": ("for q in questions(): say(q['legal'])", "answered ['"),
    "no move": ("for q in questions(): say({'token': 'end'})", "answered {'token': 'end'}; an answer is"),
    "a move by number": ("for q in questions(): say({'move': 0})", "answered {'move': 0}; an answer is"),
    "a giant line": ("for q in questions(): print('x' * 10_000_000, flush=True)", "a line of more than 65,536 bytes"),
    "an endless line": ("for q in questions():\n  while True: os.write(1, b'x' * 999)", "more than 65,536 bytes"),
}


@pytest.mark.parametrize("kind", FAULTS)
def test_faults_are_told(bot: Bot, kind: str) -> None:
    code, words = FAULTS[kind]
    agent = bot(code)
    problem = fault(agent, sights()[0])
    assert words in problem
    assert problem.isprintable()
    assert agent.pid is None, "it was not ended"


def test_a_program_that_cannot_be_started() -> None:
    agent = ProcessAgent(["/no/such/program"])
    assert "cannot be started: /no/such/program: No such file" in fault(agent, sights()[0])
    agent = ProcessAgent(["/bin/sh\0"])
    assert "cannot be started: '/bin/sh\\x00': embedded null byte" in fault(agent, sights()[0])


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("{'move': 'place:moon'}", "answered 'place:moon', which is not legal here; legal: ['keep:"),
        ("'keep:W01'", "answered 'keep:W01', which is not legal here"),
        ("{'error': 'I am\\n lost'}", "I am lost"),
    ],
)
def test_who_is_in_step_lives_on(bot: Bot, answer: str, words: str) -> None:
    agent = bot(f"for n, q in enumerate(questions()): say({answer} if n < {MOST_FAULTS + 2} else q['legal'][0])")
    *some, last = sights(count=MOST_FAULTS + 3)
    assert words in fault(agent, some[0])
    pid = agent.pid
    for sight in some[1:]:
        fault(agent, sight)
    assert agent.choose(last) == last.legal()[0]
    assert agent.pid == pid


def test_a_crash_in_the_middle_costs_one_decision(bot: Bot) -> None:
    agent = bot("for n, q in enumerate(questions()): say(q['legal'][0]) if n < 2 else sys.exit(3)")
    outcomes = []
    for sight in sights(count=9):
        try:
            outcomes.append(agent.choose(sight) in sight.legal())
        except AgentFault as problem:
            outcomes.append(str(problem))
    crash = "ended with exit code 3 instead of answering"
    assert outcomes == [True, True, crash] * 3


def test_an_end_after_the_answer_is_noticed(bot: Bot) -> None:
    agent = bot("say(next(questions())['legal'][0])")
    first, second, third = sights(count=3)
    assert agent.choose(first)
    assert gone(agent.pid or 0)
    assert "ended with exit code 0" in fault(agent, second)
    assert agent.choose(third)


def test_a_hang_is_ended_in_time(bot: Bot) -> None:
    code = "for n, q in enumerate(questions()): say(q['legal'][0]) if n != 1 else time.sleep(600)"
    agent = bot(code, seconds=1, start_seconds=PATIENCE)
    first, second, third = sights(count=3)
    assert agent.choose(first)
    pid = agent.pid
    start = time.monotonic()
    assert fault(agent, second) == "gave no answer within 1 s and was ended"
    assert time.monotonic() - start < 300, "the program itself would have ended later"
    assert pid is not None
    assert gone(pid)
    assert agent.choose(third)
    assert agent.pid != pid


def test_who_never_answers_is_waited_for_once_in_a_game(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    class Slow(Child):
        def receive(self, seconds: float) -> bytes | None:
            waits.append(seconds)
            return super().receive(seconds)

    monkeypatch.setattr(process, "Child", Slow)
    agent = bot("time.sleep(600)", seconds=0.2, start_seconds=1.5)
    first, *more = sights()
    assert "gave no answer within 1.5 s of its start" in fault(agent, first)
    for sight in more:
        assert "is not started again in this game, because it gave no answer" in fault(agent, sight)
    assert waits == [1.5]
    assert "of its start" in fault(agent, sights(seed=8)[0]), "another game, another chance"
    assert waits == [1.5, 1.5]


def test_who_crashes_again_and_again_is_left_alone(bot: Bot, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    agent = bot(f"open({str(starts)!r}, 'a').write('x'); sys.exit('no luck')")
    for sight in sights():
        assert "no luck" in fault(agent, sight)
    assert starts.read_text() == "x" * MOST_FAULTS
    assert "is not started again in this game, because it ended with exit code 1" in fault(agent, sights()[-1])
    fault(agent, sights(seed=8)[0])
    assert starts.read_text() == "x" * (MOST_FAULTS + 1)


@pytest.mark.parametrize("noise", ["say(q['legal'][0])", "while True: print('noise', flush=True)"])
def test_who_writes_without_being_asked_is_told(bot: Bot, noise: str) -> None:
    agent = bot(f"for q in questions():\n  say(q['legal'][0])\n  {noise}")
    first, second, third = sights(count=3)
    assert agent.choose(first)
    assert agent._child is not None
    wait_until(lambda: agent._child is None or agent._child._program._heard.qsize() > 0)
    assert "wrote without being asked" in fault(agent, second)
    assert agent.choose(third)


def test_who_does_not_read_blocks_nobody(bot: Bot) -> None:
    """More than a pipe holds."""
    agent = bot("time.sleep(600)", seconds=0.5, start_seconds=0.5, ask=lambda *_: {"padding": "x" * 2_000_000})
    before = threading.active_count()
    start = time.monotonic()
    assert "gave no answer within 0.5 s" in fault(agent, sights()[0])
    assert time.monotonic() - start < 300, "the program itself would have ended later"
    wait_until(lambda: threading.active_count() <= before)


def test_ctrl_c_leaves_no_answer_behind(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    agent = bot(GOOD)
    first, second = sights(count=2)
    with monkeypatch.context() as patch:

        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        patch.setattr(Child, "receive", interrupted)
        with pytest.raises(KeyboardInterrupt):
            agent.choose(first)
    assert agent.pid is None
    assert agent.choose(second) == second.legal()[0]


def test_the_end_of_standard_error_is_kept(bot: Bot) -> None:
    agent = bot("print('early ' * 10_000, file=sys.stderr); sys.exit('late')")
    with pytest.raises(AgentFault) as caught:
        agent.choose(sights()[0])
    assert caught.value.stderr.strip().endswith("late")
    assert len(caught.value.stderr) < 10_000


# Ending -----------------------------------------------------------------------------------------------------------


def test_close_ends_the_program_and_what_it_started(bot: Bot, tmp_path: Path) -> None:
    """Including one that does not care when its input ends."""
    pids = tmp_path / "pids"
    agent = bot(f"""
child = subprocess.Popen(["sleep", "600"])
open({str(pids)!r}, "w").write(str(child.pid))
for q in questions(): say(q["legal"][0])
time.sleep(600)
""")
    agent.choose(sights()[0])
    pid, child = agent.pid, int(pids.read_text())
    assert pid is not None
    agent.close()
    assert gone(pid)
    assert gone(child)
    agent.close()
    assert agent.choose(sights()[1]), "it can be asked again"


def test_a_fault_ends_what_the_program_started(bot: Bot, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    agent = bot(f"""
child = subprocess.Popen(["sleep", "600"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
open({str(pids)!r}, "w").write(str(child.pid))
""")
    assert "ended with exit code 0" in fault(agent, sights()[0])
    assert gone(int(pids.read_text()))


def test_a_program_may_say_goodbye(bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_GRACE", PATIENCE)
    agent = bot(f"{GOOD}\nopen({str(tmp_path / 'bye')!r}, 'w').write('bye')")
    agent.choose(sights()[0])
    agent.close()
    assert (tmp_path / "bye").read_text() == "bye"


def test_an_agent_that_is_forgotten_ends_its_program(tmp_path: Path) -> None:
    agent = ProcessAgent(command(tmp_path, GOOD))
    agent.choose(sights()[0])
    pid = agent.pid
    assert pid is not None
    del agent
    gc.collect()
    assert gone(pid)


PARENT = """
import sys
from pathlib import Path
from patolli.agents.own.process import ProcessAgent
from tests.agents.own.bots import class_agent, command, sights

kind, folder, code = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
agent = class_agent(folder, code) if kind == "class" else ProcessAgent(command(folder, code))
first, second, third = sights(count=3)
agent.choose(first)
print(agent.pid, flush=True)
agent.choose(second)
"""

BUSY = {
    "class": """
import os, subprocess
class Bot:
    def choose(self, sight):
        if sight.number < 2:
            child = subprocess.Popen(["sleep", "600"])
            open(PIDS, "w").write(f"{os.getpid()} {child.pid}")
            return sight.legal()[0]
        while True: pass
""",
    "program": """
child = subprocess.Popen(["sleep", "600"])
open(PIDS, "w").write(f"{os.getpid()} {child.pid}")
say(next(questions())["legal"][0])
while True: pass
""",
}


@pytest.mark.parametrize("kind", BUSY)
def test_a_bot_ends_with_us_even_while_it_thinks(tmp_path: Path, kind: str) -> None:
    pids = tmp_path / "pids"
    root = PROJECT
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT, kind, str(tmp_path), f"PIDS = {str(pids)!r}\n{BUSY[kind]}"],
        stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"},
    )  # fmt: skip
    assert parent.stdout is not None
    guard = int(parent.stdout.readline())
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    assert gone(guard)
    assert all(gone(int(pid)) for pid in pids.read_text().split())


# Classes ----------------------------------------------------------------------------------------------------------


def test_a_class_gets_the_sight_itself(tmp_path: Path) -> None:
    agent = class_agent(tmp_path, f"""
import json
from helper import write
class Bot:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, sight):
        trial = sight.redeal(5)
        trial.play(trial.legal()[0])
        write({str(tmp_path / "seen")!r}, [
            self.seed, sight.game.name, sight.seat, sight.number, sight.players, sight.moves, sight.view(),
            sight.observe().tolist(), sight.state.tobytes().hex(), trial.view(),
        ])
        return sight.legal()[-1]
""", seed=11)  # fmt: skip
    (tmp_path / "helper.py").write_text(
        "import json\ndef write(path, what):\n    open(path, 'a').write(json.dumps(what) + '\\n')"
    )
    asked = sights(players=3, count=4)
    expected = []
    for sight in asked:
        trial = sight.redeal(5)
        trial.play(trial.legal()[0])
        expected.append([
            11, "tzolkin", sight.seat, sight.number, sight.players, sight.moves, sight.view(),
            sight.observe().tolist(), sight.state.tobytes().hex(), trial.view(),
        ])  # fmt: skip
    assert [agent.choose(sight) for sight in asked] == [sight.legal()[-1] for sight in asked]
    agent.close()
    assert [json.loads(line) for line in (tmp_path / "seen").read_text().splitlines()] == expected


def test_printing_and_reading_disturb_nothing(tmp_path: Path) -> None:
    agent = class_agent(tmp_path, """
import os, sys
print("imported")
class Bot:
    def __init__(self):
        print("made")
    def choose(self, sight):
        print("thinking", file=sys.__stdout__)
        os.write(1, b"from below\\n")
        os.system("echo from outside; cat")
        assert sys.stdin.read() == ""
        return sight.legal()[0]
""")  # fmt: skip
    for sight in sights(count=4):
        assert agent.choose(sight) == sight.legal()[0]
    agent.close()


def test_exceptions_are_answers(tmp_path: Path) -> None:
    agent = class_agent(tmp_path, """
class Bot:
    def __init__(self):
        self.asked = 0
    def choose(self, sight):
        self.asked += 1
        if self.asked == 1:
            return self.fail()
        if self.asked == 2:
            return sight.redeal(-1)
        if self.asked == 3:
            return 5
        if self.asked == 4:
            return "place:moon"
        if self.asked == 5:
            return "\\udc80"
        return sight.legal()[0]
    def fail(self):
        raise ValueError("bad\\nluck")
""")  # fmt: skip
    first, second, third, fourth, fifth, sixth = sights(count=6)
    assert fault(agent, first) == "ValueError: bad luck (mybot.py, line 19)"
    pid = agent.pid
    assert "BadSetup: a seed is" in fault(agent, second)
    assert "choose returned int, not a token" in fault(agent, third)
    assert "'place:moon', which is not legal here" in fault(agent, fourth)
    assert agent.pid == pid
    assert "is not JSON" in fault(agent, fifth), "half a character"
    assert fault(agent, sixth) == "ValueError: bad luck (mybot.py, line 19)"
    agent.close()


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("class Bot:\n  def __init__(self): 1 / 0\n  def choose(self, sight): ...", "by zero (mybot.py, line 2)"),
        ("class Bot:\n  def choose(self, sight): ...\nimport nowhere", "module named 'nowhere' (mybot.py, line 3)"),
        ("class Bot(object): ...", "LookupError: the class Bot has no method choose(self, sight)"),
        ("Bot = 5", "LookupError: mybot.py has no class Bot"),
    ],
)
def test_a_class_that_cannot_be_made_is_told(tmp_path: Path, code: str, words: str) -> None:
    agent = class_agent(tmp_path, code)
    first, second = sights(count=2)
    assert words in fault(agent, first)
    pid = agent.pid
    assert pid is not None
    assert words in fault(agent, second)
    assert agent.pid == pid, "nothing was started again"
    agent.close()
    assert gone(pid)


def test_every_game_has_an_object_of_its_own(tmp_path: Path) -> None:
    agent = class_agent(tmp_path, """
class Bot:
    def __init__(self, *, seconds, seed=1):
        self.asked = 0
        self.told = seed, seconds
    def choose(self, sight):
        assert self.told == (4, 100.0)
        self.asked += 1
        return sight.legal()[0] if self.asked < 3 else "tired"
""", seconds=100, seed=4)  # fmt: skip
    for seed in (7, 8):
        first, second, third = sights(seed=seed, count=3)
        assert agent.choose(first)
        assert agent.choose(second)
        assert "'tired'" in fault(agent, third)
    agent.close()


# Secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ask", [question, position])
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_sent(players: int, ask: Callable[..., object]) -> None:
    """Two deals that differ only in what the seat cannot know give the same bytes."""
    match = game(players)
    different = 0
    for at in [*range(6), *range(6, len(match), 7)]:
        there = match.fork(at)
        other = match.fork(at)
        match.game.redeal(other.state, there.seat or 0, 987654321)
        different += other.state.tobytes() != there.state.tobytes()
        lines = [msgspec.json.encode(ask(Sight.of(one), 10.0)) for one in (there, other)]
        assert lines[0] == lines[1], f"decision {at}"
        assert len(lines[0]) < MOST_BYTES
    assert different > 10


def test_nothing_hidden_arrives(bot: Bot, tmp_path: Path) -> None:
    match = game(4)
    heard: list[bytes] = []
    for seed in (1, 2):
        said = tmp_path / f"said{seed}"
        agent = bot(f"""
with open({str(said)!r}, "wb") as log:
    for line in sys.stdin.buffer:
        log.write(line)
        if json.loads(line)["type"] == "choose":
            say({{"error": "thank you"}})
""", ask=position)  # fmt: skip
        for at in range(0, 60, 3):
            there = match.fork(at)
            match.game.redeal(there.state, there.seat or 0, seed)
            fault(agent, Sight.of(there))
        agent.close()
        heard.append(said.read_bytes())
    assert heard[0] == heard[1]


def test_a_position_survives_the_pipe() -> None:
    match = game(3)
    for at in range(0, len(match), 5):
        sight = Sight.of(match.fork(at))
        again = read_position(msgspec.json.decode(msgspec.json.encode(position(sight, 1.0))))
        assert again.state.tobytes() == sight.state.tobytes()
        assert (again.seat, again.number, again.players, again.moves) == (
            sight.seat, sight.number, sight.players, sight.moves,
        )  # fmt: skip
        assert again.legal() == sight.legal()


def test_whole_games_with_a_bot_that_often_fails(bot: Bot) -> None:
    """As a tournament does: somebody else decides when it fails."""
    agent = bot("for n, q in enumerate(questions()): say(q['legal'][0] if n % 5 else 'oops')")
    match = Match.new("tzolkin", 2, seed=5)
    faults = 0
    while not match.over:
        try:
            match.play(agent.choose(Sight.of(match)) if match.seat == 0 else match.legal()[0])
        except AgentFault:
            faults += 1
            match.play(match.legal()[-1])
    assert faults > 5
