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

LONG = 600.0
"""Seconds: nobody waits that long."""
SLEEP, EXIT, CRASH, GARBAGE, HALF, HUGE, TWICE, ILLEGAL, UNFINISHED, NOTHING, TROUBLE, NAP, PONDER = range(1, 14)
"""Seeds of requests: what to do."""


@dataclass
class Obedient:
    """Does what the seed of a request says, and notes it in a file; other seeds are answered with trouble."""

    trace: Path
    deaf: bool = False
    """Reaction to the signal that asks it to end, like the real one."""

    def __call__(self, pipe: Connection, seconds: float) -> None:
        if self.deaf:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        note(self.trace, "start")
        say(Voice(pipe, 0))
        while True:
            try:
                request = msgspec.msgpack.decode(pipe.recv_bytes())
            except EOFError:
                return
            self.answer(pipe, request)

    def answer(self, pipe: Connection, request: dict[str, Any]) -> None:
        what = request["seed"]
        note(self.trace, f"{request['type']} {what}")
        if what == PONDER:
            # Until there is something more urgent, and that is done.
            urgent = msgspec.msgpack.decode(pipe.recv_bytes())
            note(self.trace, "interrupted")
            self.answer(pipe, urgent)
        obey(Voice(pipe, request["number"]), what)


@dataclass
class Voice:
    """Answers one question."""

    pipe: Connection
    number: int


def obey(voice: Voice, what: int) -> None:
    pipe = voice.pipe
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
        turn(voice, "end", "end")
    elif what == UNFINISHED:
        turn(voice, "place:tikal")
    elif what == NOTHING:
        say(voice)
    elif what == TWICE:
        say(voice, trouble="once")
        say(voice, trouble="twice")
    elif what == NAP:
        time.sleep(0.3)
        say(voice, trouble="had a nap")
    else:
        say(voice, trouble=f"obeyed {what}")


def say(voice: Voice, **answer: Any) -> None:
    voice.pipe.send_bytes(msgspec.msgpack.encode(answer | {"number": voice.number}))


def turn(voice: Voice, *steps: str) -> None:
    say(voice, thought={"steps": steps, "by": "child", "seconds": 0.0})


def note(trace: Path, what: str) -> None:
    with trace.open("a") as file:
        file.write(f"{what}\n")


@dataclass
class Unready:
    """Never gets to its first question: ends at once, or sleeps."""

    trace: Path
    sleeps: bool = False

    def __call__(self, pipe: Connection, seconds: float) -> None:
        note(self.trace, "start")
        if self.sleeps:
            time.sleep(LONG)
        os._exit(3)
