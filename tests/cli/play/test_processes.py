"""`patolli play` as a separate process: killed, interrupted, on a real terminal."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.play.playing import Run, moves, record

TIMEOUT = 300  # kernels may have to be compiled first

pytestmark = pytest.mark.usefixtures("own_folder")


def start(*args: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "patolli.cli", "play", *args]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def send(process: subprocess.Popen[bytes], text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(text.encode())
    process.stdin.flush()


def read_until(process: subprocess.Popen[bytes], prompt: bytes, count: int) -> bytes:
    """Its output up to the given number of prompts."""
    assert process.stdout is not None
    os.set_blocking(process.stdout.fileno(), False)
    said = b""
    end = time.monotonic() + TIMEOUT
    while said.count(prompt) < count:
        assert time.monotonic() < end, said[-2000:]
        assert process.poll() is None, said[-2000:]
        said += process.stdout.read() or b""
        time.sleep(0.01)
    return said


def finish(process: subprocess.Popen[bytes]) -> tuple[int, str]:
    assert process.stdout is not None
    os.set_blocking(process.stdout.fileno(), True)
    out, _ = process.communicate(timeout=TIMEOUT)
    return process.returncode, out.decode()


@pytest.mark.slow
@pytest.mark.parametrize("answers", [1, 17])
def test_a_killed_process_loses_nothing(run: Run, answers: int) -> None:
    process = start("--seed", "12", "--players", "3")
    send(process, "1\n" * answers)
    # A prompt says that everything before it is saved.
    read_until(process, b"? for help): ", answers + 1)
    process.send_signal(signal.SIGKILL)
    finish(process)
    saved = moves()
    run("--seed", "12", "--players", "3", "--save", "straight.json", lines=["1"] * answers)
    assert saved == moves(Path("straight.json"))
    run("--resume", lines=["1"] * 5)
    run("--resume", "straight.json", lines=["1"] * 5)
    assert record() == record(Path("straight.json"))


@pytest.mark.slow
def test_control_c() -> None:
    process = start("--seed", "12")
    send(process, "1\n1\n")
    read_until(process, b"? for help): ", 3)
    process.send_signal(signal.SIGINT)
    code, out = finish(process)
    assert code == 130
    assert "To continue: patolli play --resume" in out
    assert "Traceback" not in out
    assert len(moves()) > 1


@pytest.mark.slow
def test_on_a_real_terminal_what_the_other_chose_is_wiped_away() -> None:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "patolli.cli", "play", "--seats", "human,human", "--seed", "1"]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
    os.close(slave)
    os.set_blocking(master, False)
    said = b""
    end = time.monotonic() + TIMEOUT

    def wait_for(what: bytes) -> None:
        nonlocal said
        while what not in said:
            assert time.monotonic() < end, said[-2000:]
            try:
                said += os.read(master, 65536)
            except BlockingIOError:
                time.sleep(0.01)

    wait_for(b"Pass the keyboard")
    os.write(master, b"\n")
    wait_for(b"? for help): ")
    said = b""
    os.write(master, b"1\n")
    wait_for(b"Pass the keyboard")
    # The choice was typed before, and what is shown after it is no secret.
    assert said.index(b"1\r\n") < said.index(b"\x1b[3J") < said.index(b"keeps two wealth tiles in secret")
    assert b"keep:" not in said[said.index(b"\x1b[3J") :]
    os.write(master, b"\x04")  # Ctrl-D
    wait_for(b"--resume")
    assert process.wait(timeout=TIMEOUT) == 0
    os.close(master)


@pytest.mark.slow
def test_a_reader_that_leaves_early() -> None:
    process = start("--seats", "greedy,greedy", "--seed", "1")
    assert process.stdout is not None
    process.stdout.read(100)
    process.stdout.close()
    assert process.wait(timeout=TIMEOUT) in (0, 1)


@pytest.mark.slow
def test_bytes_that_are_no_text() -> None:
    process = start("--seed", "1")
    assert process.stdin is not None
    process.stdin.write(b"\xff\xfe\x80\n1\nq\n")
    process.stdin.flush()
    code, out = finish(process)
    assert code == 0
    assert "Traceback" not in out
