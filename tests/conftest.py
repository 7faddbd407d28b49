"""For all tests. In this folder because pytest-xdist shows what only the outermost one adds to the summary."""

from __future__ import annotations

import pytest

from tests.server.postgres import NONE


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Without PostgreSQL a part of the server is not tested: nobody shall overlook that."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    without = [text for text in skipped if NONE in text]
    if without:
        why = without[0][without[0].index(NONE) :].strip("')")
        terminalreporter.section("PostgreSQL", sep="!", red=True, bold=True)
        terminalreporter.line(f"{len(without)} tests did not run. {why}", red=True)
