"""Bots for tests: programs and classes in separate files, good and bad ones, and what is left of them."""

from __future__ import annotations

import os
import shlex
import sys
import time
from functools import lru_cache
from pathlib import Path

from patolli.agents.names import find_agent
from patolli.agents.own.process import ProcessAgent
from patolli.agents.own.specs import read_command
from patolli.engine.match import Match
from patolli.engine.sight import Sight

PRELUDE = """
import itertools, json, os, subprocess, sys, time

def questions():
    # Whoever begins to listen is told which game it is, also in the middle of one.
    assert json.loads(sys.stdin.readline())["type"] == "start"
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            yield message

def say(answer):
    print(json.dumps(answer), flush=True)
"""
GOOD = "for q in questions(): say({'move': q['legal'][0]})"
PYTHON = shlex.quote(sys.executable)


def command(folder: Path, code: str, name: str = "bot.py") -> list[str]:
    """A program with this code, which may use the prelude."""
    file = folder / name
    file.write_text(PRELUDE + code, encoding="utf-8")
    # -I -S: nothing but the standard library, which starts quickly.
    return read_command(f"{PYTHON} -I -S {shlex.quote(str(file))}")


def class_agent(folder: Path, code: str, name: str = "mybot.py", seconds: float = 100.0, seed: int = 0) -> ProcessAgent:
    """The class `Bot` with this code, as people name it."""
    file = folder / name
    file.write_text(code, encoding="utf-8")
    agent = find_agent(f"{file}:Bot", seed, seconds=seconds, own=True)
    assert isinstance(agent, ProcessAgent)
    return agent


@lru_cache
def game(players: int = 2, seed: int = 7) -> Match:
    """A whole game."""
    match = Match.new("tzolkin", players, seed)
    bot = find_agent("greedy", seed)
    while not match.over:
        match.play(bot.choose(Sight.of(match)))
    return match


def sights(players: int = 2, seed: int = 7, count: int = 12) -> list[Sight]:
    """The first decisions of one seat in a game."""
    match = game(players, seed)
    found = (Sight.of(match.fork(at)) for at in range(len(match)))
    return [sight for sight in found if sight.seat == 0][:count]


def gone(pid: int, seconds: float = 60.0) -> bool:
    """Whether a process ends, or has ended and only waits to be reaped."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX":
                return True
        except OSError:  # no such place on this system, or gone just now
            pass
        time.sleep(0.02)
    return False
