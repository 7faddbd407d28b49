"""Agents by name: which names exist, what is wrong with others, and that no file can start a program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from patolli.agents.names import AGENTS, STRENGTHS, find_agent
from patolli.agents.own.process import ProcessAgent
from patolli.agents.own.specs import OWN_AGENTS
from patolli.agents.policy import PolicyAgent
from patolli.agents.search.agent import SearchAgent
from patolli.cli.play.files import is_seat, read_table
from patolli.engine.errors import BadRecord, BadSetup
from patolli.engine.game import POLICIES
from tests.agents.own.bots import PYTHON, sights

GOOD = "class MyBot:\n    def choose(self, sight):\n        return sight.legal()[0]\n"


def refused(name: str, **more: object) -> str:
    with pytest.raises(BadSetup) as caught:
        find_agent(name, **more)  # pyright: ignore[reportArgumentType]
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_agents_of_one_word_are_found() -> None:
    for name in POLICIES:
        assert isinstance(find_agent(name, 5), PolicyAgent)
    for name in STRENGTHS:
        assert isinstance(find_agent(name, 5), SearchAgent)
    for name in AGENTS:
        assert find_agent(name) is not None
        assert find_agent(name, own=True, seconds=3) is not None
    assert isinstance(find_agent("search:7"), SearchAgent)


@pytest.mark.parametrize("name", ["", "ghost", "Random", "random ", "search", "cmd", "py:", "mybot:MyBot"])
def test_an_unknown_name_is_told_which_there_are(name: str) -> None:
    problem = refused(name)
    assert problem == f"no agent is called {name!r}; known agents: {', '.join(AGENTS)}"
    assert refused(name, own=True).endswith(", ".join((*AGENTS, *OWN_AGENTS)))


# Programs ---------------------------------------------------------------------------------------------------------


def test_a_program_is_found_with_its_arguments() -> None:
    agent = find_agent(f"cmd:{PYTHON} -c 'print(1, 2)' \"a b\" $HOME ;", own=True)
    assert isinstance(agent, ProcessAgent)
    assert agent.command == [sys.executable, "-c", "print(1, 2)", "a b", "$HOME", ";"], "there is no shell"
    assert agent.pid is None, "nothing was started"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "name a program after cmd:, as in cmd:./bot"),
        ("   ", "name a program after cmd:"),
        ("''", "name a program after cmd:"),
        ("./no-such-bot", "the program './no-such-bot' is not there"),
        ("no-such-bot-anywhere", "is not there"),
        ("./bot 'one", 'cannot read the command "./bot \'one": no closing quotation'),
        ("./plain", "is not allowed to run (chmod +x makes it so)"),
    ],
)
def test_a_bad_command_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, words: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plain").write_text("")
    (tmp_path / "plain").chmod(0o644)
    assert words in refused(f"cmd:{command}", own=True)


@pytest.mark.parametrize("seconds", [0, -1, 3601, float("nan"), float("inf")])
def test_a_time_limit_must_make_sense(seconds: float) -> None:
    assert "a time limit is more than 0" in refused(f"cmd:{PYTHON}", own=True, seconds=seconds)


# Classes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    [
        GOOD,
        "class MyBot:\n    choose = len\n",
        "from bots import MyBot",
        "from bots import *",
        "from bots import Other as MyBot",
        "class Base: ...\nclass MyBot(Base): ...",
        "MyBot = type('MyBot', (), {})",
        "try:\n    from fast import MyBot\nexcept ImportError:\n    from slow import MyBot",
        "# coding: latin-1\n" + GOOD,
    ],
)
def test_what_may_be_a_class_is_believed(tmp_path: Path, code: str) -> None:
    (tmp_path / "mybot.py").write_text(code)
    agent = find_agent(f"{tmp_path / 'mybot.py'}:MyBot", own=True)
    assert isinstance(agent, ProcessAgent)
    assert agent.pid is None, "nothing was started"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("class Other: ...\nclass More: ...", "mybot.py has no class MyBot; it has: Other, More"),
        ("", "mybot.py has no class MyBot; it has: none"),
        ("import MyBot.part as other\nprint(MyBot)", "mybot.py has no class MyBot"),
        ("class MyBot:\n    def chose(self, sight): ...", "class MyBot in mybot.py has no method choose(self, sight)"),
        ("class MyBot:\n  def choose(self sight): ...", "mybot.py, line 3 is not Python: "),
        ("x = 1\0", "mybot.py is not Python: "),
    ],
)  # fmt: skip
def test_what_is_no_bot_is_told_without_running_it(tmp_path: Path, code: str, words: str) -> None:
    trace = tmp_path / "trace"
    (tmp_path / "mybot.py").write_text(f"open({str(trace)!r}, 'w')\n{code}")
    assert words in refused(f"{tmp_path / 'mybot.py'}:MyBot", own=True)
    assert not trace.exists()


def test_bad_names_of_files_and_classes_are_told(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(GOOD)
    file = tmp_path / "mybot.py"
    assert "No such file" in refused(f"{tmp_path / 'other.py'}:MyBot", own=True)
    assert "cannot read" in refused(f"{tmp_path / 'other.py'}:MyBot", own=True)
    (tmp_path / "folder.py").mkdir()
    assert "cannot read" in refused(f"{tmp_path / 'folder.py'}:MyBot", own=True)
    assert "name a Python file and a class in it, as in mybot.py:MyBot" in refused(str(file), own=True)
    assert "name a Python file and a class in it" in refused(f"{file}c:MyBot", own=True)
    for kind in ("", "My Bot", "My-Bot", "1", "a.b"):
        assert "cannot be the name of a class" in refused(f"{file}:{kind}", own=True)


def test_a_file_is_found_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybot.py").write_text(GOOD)
    (tmp_path / "json.py").write_text("raise SystemError('a file of the bot, not the module of Python')")
    monkeypatch.chdir(tmp_path)
    agent = find_agent("mybot.py:MyBot", own=True, seconds=100)
    assert isinstance(agent, ProcessAgent)
    monkeypatch.chdir("/")
    sight = sights()[0]
    assert agent.choose(sight) == sight.legal()[0]
    agent.close()


# Files from elsewhere ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["cmd:touch {trace}", "{bot}:MyBot", "cmd:", "mybot.py"])
def test_no_saved_game_can_start_a_program(tmp_path: Path, form: str) -> None:
    trace = tmp_path / "trace"
    bot = tmp_path / "mybot.py"
    bot.write_text(f"open({str(trace)!r}, 'w')\n{GOOD}")
    name = form.format(trace=trace, bot=bot)
    assert "would start a program, which cannot be done from here" in refused(name)
    assert not is_seat(name)
    with pytest.raises(BadRecord):
        read_table({"seats": ["human", name], "language": "en", "seed": 1}, 2)
    assert not trace.exists()
