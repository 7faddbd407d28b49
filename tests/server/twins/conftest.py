"""Time stands still at both tables."""

from __future__ import annotations

import pytest

from tests.server.rooms import Clock


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)
