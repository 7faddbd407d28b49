"""Stands between us and a program of somebody else, and ends it when we are gone.

    python -I -S guard.py LIFELINE PROGRAM ARGUMENTS

A program should end when its input does, but one that hangs does not look, and when we are killed nobody else is there
to end it. Nothing is ever written to the pipe LIFELINE: when it ends, we have ended.

Linux could send it a signal instead, but does so when the *thread* ends that started it, and only Linux can. Its
pipes do not pass through here. Only Python's own modules are imported, and few, to start in an instant.
"""

import contextlib
import os
import select
import signal
import sys
import threading
import time

GRACE = 2.0  # seconds in which a program may end by itself


def _watch(lifeline: int) -> None:
    os.read(lifeline, 1)
    time.sleep(GRACE)
    _end_all()


def _end_all() -> None:
    # This process is the first of a group, and all that the program has started is in it.
    os.killpg(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Ends as the program ends."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    try:
        # Python ignores this signal, and the program would inherit that.
        program = os.posix_spawnp(command[0], command, os.environ, setsigdef=[signal.SIGPIPE])
    except OSError as error:
        sys.exit(f"cannot be started: {command[0]}: {error.strerror}")
    # When the program closes its ends of the pipes, nothing must hold them open.
    for handle in range(3):
        os.close(handle)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    code = os.waitstatus_to_exitcode(os.waitpid(program, 0)[1])
    if select.select([lifeline], [], [], 0)[0]:
        _end_all()  # something that it has started may still be there, and we are not
    if code < 0:
        with contextlib.suppress(OSError):  # not every signal may be set
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)


if __name__ == "__main__":
    main()
