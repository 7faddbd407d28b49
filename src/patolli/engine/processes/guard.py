"""Stands between us and somebody else's program, and ends it when we are gone.

    python -I -S guard.py LIFELINE PROGRAM ARGUMENTS

A program should end when its input does, but one that hangs does not notice, and if we are killed nobody else is there
to end it. Nothing is ever written to the pipe LIFELINE: when it closes, we have ended.

Linux could send it a signal instead, but does so when the *thread* that started it ends, and only Linux can. The
program's pipes do not pass through here. Only a few modules of the standard library are imported, to start instantly.
"""

import contextlib
import os
import select
import signal
import sys
import threading
import time

GRACE = 2.0  # seconds for a program to end by itself


def _watch(lifeline: int) -> None:
    os.read(lifeline, 1)
    time.sleep(GRACE)
    _end_all()


def _end_all() -> None:
    # This process leads a group, and everything that the program has started is in it.
    os.killpg(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Exits the way the program exits."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    try:
        # Python ignores this signal, and the program would inherit that setting.
        program = os.posix_spawnp(command[0], command, os.environ, setsigdef=[signal.SIGPIPE])
    except OSError as error:
        sys.exit(f"cannot be started: {command[0]}: {error.strerror}")
    # When the program closes its ends of the pipes, nothing must hold them open.
    for handle in range(3):
        os.close(handle)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    code = os.waitstatus_to_exitcode(os.waitpid(program, 0)[1])
    if select.select([lifeline], [], [], 0)[0]:
        _end_all()  # something that it has started may still run, and we are gone
    if code < 0:
        with contextlib.suppress(OSError):  # not every signal can be set
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


if __name__ == "__main__":
    main()
