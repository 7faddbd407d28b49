"""Processes for the bot pool that do as they are told, mostly what they should not. Few imports: they start quickly."""

from __future__ import annotations

import os
import signal
import struct
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

LONG = 60.0
SLEEP, EXIT, CRASH, GARBAGE, HALF, HUGE, TWICE, ILLEGAL, UNFINISHED, NOTHING, TROUBLE, NAP = range(1, 13)
"""Seeds of requests: what to do."""


@dataclass
class Obedient:
    """Does what the seed of a request says, and notes it in a file; other seeds are answered with trouble."""

    trace: Path
    settled: bool = False
    """Whether it is deaf to signals, and dies with its parent, as the real one: that takes a longer import."""

    def __call__(self, pipe: Connection, seconds: float) -> None:
        if self.settled:
            from patolli.engine.processes import settle

            settle()
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        note(self.trace, "start")
        say(pipe)
        while True:
            try:
                request = msgspec.msgpack.decode(pipe.recv_bytes())
            except EOFError:
                return
            note(self.trace, f"{request['type']} {request['seed']}")
            obey(pipe, request["seed"])


def obey(pipe: Connection, what: int) -> None:
    if what == SLEEP:
        time.sleep(LONG)
    elif what == EXIT:
        os._exit(3)
    elif what == CRASH:
        os.kill(os.getpid(), signal.SIGSEGV)
    elif what == GARBAGE:
        pipe.send_bytes(b"\xc1 this is no answer")
    elif what == HALF:
        os.write(pipe.fileno(), struct.pack("!i", 1000) + b"and no more")
        time.sleep(LONG)
    elif what == HUGE:
        pipe.send_bytes(bytes(2 * 1024 * 1024))
    elif what == ILLEGAL:
        turn(pipe, "end", "end")
    elif what == UNFINISHED:
        turn(pipe, "place:tikal")
    elif what == NOTHING:
        say(pipe)
    elif what == TWICE:
        say(pipe, trouble="once")
        say(pipe, trouble="twice")
    elif what == NAP:
        time.sleep(0.3)
        say(pipe, trouble="had a nap")
    else:
        say(pipe, trouble=f"obeyed {what}")


def say(pipe: Connection, **answer: Any) -> None:
    pipe.send_bytes(msgspec.msgpack.encode(answer))


def turn(pipe: Connection, *steps: str) -> None:
    say(pipe, thought={"steps": steps, "by": "child", "seconds": 0.0})


def note(trace: Path, what: str) -> None:
    with trace.open("a") as file:
        file.write(f"{what}\n")


@dataclass
class Unready:
    """Never comes to its first question: ends at once, or sleeps."""

    trace: Path
    sleeps: bool = False

    def __call__(self, pipe: Connection, seconds: float) -> None:
        note(self.trace, "start")
        if self.sleeps:
            time.sleep(LONG)
        os._exit(3)
