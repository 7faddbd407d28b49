"""The tests that draw at random, again and again, each time with a fresh number: `make fuzz MINUTES=5`.

Without MINUTES it runs until Ctrl-C. A round that has begun is finished, unless Ctrl-C ends it. ARGS are for pytest, in
place of the usual choice: `make fuzz ARGS=tests/server/tables/test_play.py` plays other deals there.

What is found stays found:

- Hypothesis prints a failing example, and a line `@reproduce_failure(...)` that repeats it. Write the example above the
  test as `@example(...)`, or as a separate test.
- For a random game its number is printed. Write it into `tests/found.py`: every run plays it from then on. A broken
  rule becomes a record in `tests/records/`, like every bug.
- Whatever it is, `PATOLLI_SEED=<number>` repeats a round; the end of its output has a line for each test that failed.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time

from tests.paths import PROJECT

DRAWN = ["-m", "games or hypothesis or drawn"]
NOTHING_RAN = 5
"""The code by which pytest says so."""


def fuzz(seconds: float, args: list[str]) -> int:
    """Rounds, until this many seconds are over; 1 if one of them failed."""
    end, rounds, failed = time.monotonic() + seconds, 0, list[int]()
    try:
        while rounds == 0 or time.monotonic() < end:
            seed = 1 + secrets.randbelow(999_999)
            print(f"PATOLLI_SEED={seed}", flush=True)
            code = one_round(seed, args or DRAWN)
            if code == NOTHING_RAN or code < 0:
                return 1
            rounds += 1
            failed += [seed] if code else []
    except KeyboardInterrupt:
        print()
    print(f"{rounds} rounds" + "".join(f"; PATOLLI_SEED={seed} failed" for seed in failed))
    return 1 if failed else 0


def one_round(seed: int, args: list[str]) -> int:
    """The code that pytest ends with. Ctrl-C goes to pytest as well, which then ends by itself."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *args]
    process = subprocess.Popen(command, cwd=PROJECT, env=os.environ | {"PATOLLI_SEED": str(seed)})
    try:
        return process.wait()
    except KeyboardInterrupt:
        # Whoever is impatient presses twice: that is for pytest alone.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        process.wait()
        raise


def main() -> int:
    minutes = float(os.environ.get("MINUTES") or "inf")
    return fuzz(60 * minutes, sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
