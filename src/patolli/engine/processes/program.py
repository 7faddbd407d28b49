"""Somebody else's program at the other end of three pipes: lines go in and come out, and it can neither block nor flood
us.

Each pipe has a thread of its own, which works the same on every system (Windows cannot wait for several pipes at once).
A thread owns its end of the pipe and closes it. When the program ends, its ends close, and the threads end, too.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

from patolli.engine.processes.starting import environment_of_others

_MOST_UNREAD = 2  # lines: one may be an answer; we stop listening to a program that writes more
_KEPT = 4096  # bytes of standard error
_CHUNK = 64 * 1024
_MOMENT = 1.0  # seconds within which a program that has closed its output should end
_GUARD = str(Path(__file__).with_name("guard.py"))


def lines_of(handle: int, most: int) -> Iterator[bytes]:
    """The lines that come out of a pipe, without empty ones.

    A line of more than `most` bytes is cut somewhere after that, and is the last one: nothing more is read.
    """
    rest = b""
    while data := os.read(handle, _CHUNK):
        *lines, rest = (rest + data).split(b"\n")
        if len(rest) > most:
            lines.append(rest)
        for line in lines:
            if line.strip():
                yield line
            if len(line) > most:
                return
    if rest.strip():
        yield rest


class Program:
    """A running program; OSError or ValueError if it cannot be started. Lines of more than `most` bytes are cut."""

    def __init__(self, command: Sequence[str], most: int) -> None:
        theirs, self._lifeline = os.pipe()
        try:
            self._process = _start(command, theirs)
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(theirs)
        self.pid = self._process.pid
        self._most = most
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._stderr = b""
        for work in (self._speak, self._listen):
            threading.Thread(target=work, daemon=True).start()
        self._grumble = threading.Thread(target=self._overhear, daemon=True)
        self._grumble.start()

    # --- the threads ---

    def _speak(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        # A program that does not read blocks only this thread.
        with contextlib.suppress(OSError), pipe:
            while (data := self._to_say.get()) is not None:
                pipe.write(data)
                pipe.flush()

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with contextlib.suppress(OSError), pipe:
            for line in lines_of(pipe.fileno(), self._most):
                if self._heard.qsize() >= _MOST_UNREAD:
                    break
                self._heard.put(line)
        self._heard.put(None)

    def _overhear(self) -> None:
        pipe = self._process.stderr
        assert pipe is not None
        with contextlib.suppress(OSError), pipe:
            while data := os.read(pipe.fileno(), _CHUNK):
                self._stderr = (self._stderr + data)[-_KEPT:]

    # --- talking ---

    def send(self, data: bytes) -> None:
        """Returns at once, whether or not the program reads."""
        self._to_say.put(data)

    def receive(self, seconds: float) -> bytes | None:
        """The next line; None if none came in time, EOFError if there will be no more."""
        try:
            line = self._heard.get(timeout=seconds)
        except queue.Empty:
            # Something that it started may still hold its output open.
            if self._process.poll() is None:
                return None
            line = None
        if line is None:
            raise EOFError
        return line

    @property
    def stderr(self) -> str:
        """The end of what it has written to standard error so far."""
        return self._stderr.decode(errors="replace")

    # --- the end ---

    def exit_code(self) -> int | None:
        """The exit code of a program that will say no more; None if it has closed its output but lives on."""
        try:
            code = self._process.wait(_MOMENT)
        except subprocess.TimeoutExpired:
            return None
        # Its last output may still be on its way.
        self._grumble.join(_MOMENT)
        return code

    def end(self, grace: float = 0.0) -> None:
        """Close its input and let it end by itself; after `grace` seconds, end it with everything it has started."""
        self._to_say.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        _kill(self._process)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_MOMENT)
        os.close(self._lifeline)


def _start(command: Sequence[str], lifeline: int) -> subprocess.Popen[bytes]:
    """In a group of its own: it can be ended with everything that it has started, and Ctrl-C in our terminal does not
    reach it."""
    if sys.platform == "win32":
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment_of_others(), creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )  # fmt: skip
    return subprocess.Popen(
        [sys.executable, "-I", "-S", _GUARD, str(lifeline), *command],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment_of_others(), start_new_session=True, pass_fds=(lifeline,),
    )  # fmt: skip


def _kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
        process.kill()
        return
    # The group has the id of its first process, and lives as long as any process in it.
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
