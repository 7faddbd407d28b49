"""For all tests. In this folder because pytest-xdist shows what only the outermost one adds to the summary."""

from __future__ import annotations

import pytest

from tests.installing import NO_CHROMIUM, NO_POSTGRES

MISSING = {"PostgreSQL": NO_POSTGRES, "Chromium": NO_CHROMIUM}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Without PostgreSQL or a browser a part is not tested: nobody shall overlook that."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for name, mark in MISSING.items():
        without = [text for text in skipped if mark in text]
        if without:
            why = without[0][without[0].index(mark) :].strip("')")
            terminalreporter.section(name, sep="!", red=True, bold=True)
            terminalreporter.line(f"{len(without)} tests did not run. {why}", red=True)
