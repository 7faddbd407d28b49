"""The progress of a tournament, in a terminal and elsewhere."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from patolli.arena import progress
from patolli.arena.progress import in_words, shown_progress


@pytest.mark.parametrize(
    ("done", "total", "played", "seconds", "words"),
    [
        (0, 400, 0, 0.0, "0 of 400 games"),
        (100, 1400, 0, 5.0, "100 of 1,400 games"),
        (110, 400, 10, 5.0, "110 of 400 games, 2 games/s, 2 min 25 s left"),
        (1, 4, 1, 2.0, "1 of 4 games, 0.5 games/s, 6 s left"),
        (1, 201, 1, 60.0, "1 of 201 games, 0.0167 games/s, 3 h 20 min left"),
        (400, 400, 400, 8.0, "400 of 400 games, 50 games/s, 0 s left"),
    ],
)
def test_words(done: int, total: int, played: int, seconds: float, words: str) -> None:
    assert in_words(done, total, played, seconds) == words


def shown(terminal: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, width=120)
    with shown_progress(console, 2, 10) as advance:
        for _ in range(8):
            advance()
    return out.getvalue()


def test_a_terminal_sees_a_bar() -> None:
    assert "of 10 games" in shown(terminal=True)


def test_elsewhere_it_is_silent_but_for_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(terminal=False) == ""
    monkeypatch.setattr(progress, "EVERY", 0.0)
    lines = shown(terminal=False).splitlines()
    assert len(lines) == 8
    assert lines[0].startswith("3 of 10 games, ")
    assert lines[-1].startswith("10 of 10 games, ")
