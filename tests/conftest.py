"""For all tests. In this folder because pytest-xdist shows only what the outermost one adds to the summary."""

from __future__ import annotations

import os
import shlex
import signal

import pytest

from tests import luck
from tests.installing import NO_CHROMIUM, NO_POSTGRES

MISSING = {"PostgreSQL": NO_POSTGRES, "Chromium": NO_CHROMIUM}

luck.set_up_hypothesis()


def pytest_configure() -> None:
    """Programs that a shell starts in the background ignore Ctrl-C, and so would everything that tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        luck.seeded(getattr(item, "obj", None))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """Two for each core: tests of servers and browsers spend half of their time waiting. The usual variable of
    pytest-xdist still decides if it is set."""
    if os.environ.get("PYTEST_XDIST_AUTO_NUM_WORKERS"):
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 2 * cores


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Without PostgreSQL or a browser some parts are not tested: nobody should overlook that. What failed with its own
    seed can be repeated with it."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for name, mark in MISSING.items():
        without = [text for text in skipped if mark in text]
        if without:
            why = without[0][without[0].index(mark) :].strip("')")
            terminalreporter.section(name, sep="!", red=True, bold=True)
            terminalreporter.line(f"{len(without)} tests did not run. {why}", red=True)
    failed = [report.nodeid for what in ("failed", "error") for report in terminalreporter.stats.get(what, ())]
    if luck.SEED and failed:
        terminalreporter.section(f"PATOLLI_SEED={luck.SEED} repeats this", sep="!", red=True, bold=True)
        for id in dict.fromkeys(failed):
            terminalreporter.line(f"PATOLLI_SEED={luck.SEED} .venv/bin/python -m pytest {shlex.quote(id)}", red=True)
