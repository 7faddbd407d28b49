"""For all tests. In this folder because pytest-xdist shows what only the outermost one adds to the summary."""

from __future__ import annotations

import shlex

import pytest

from tests import luck
from tests.installing import NO_CHROMIUM, NO_POSTGRES

MISSING = {"PostgreSQL": NO_POSTGRES, "Chromium": NO_CHROMIUM}

luck.set_up_hypothesis()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        luck.seeded(getattr(item, "obj", None))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Without PostgreSQL or a browser a part is not tested: nobody shall overlook that. What failed by a number of its
    own can be repeated with it."""
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
