"""Golden transcripts and counts of the tree: guards against silent change."""

from __future__ import annotations

import json

import pytest

from tests.playthroughs.make_settlers import FOLDER, GAMES, perft_counts, transcript


@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_unchanged(name: str) -> None:
    golden = (FOLDER / f"settlers-{name}.txt").read_text(encoding="utf-8").splitlines()
    now = transcript(name).splitlines()
    for number, (old, new) in enumerate(zip(golden, now, strict=False), start=1):
        assert new == old, f"line {number} changed"
    assert len(now) == len(golden)


@pytest.mark.compiled
def test_perft_counts_are_unchanged() -> None:
    assert perft_counts() == json.loads((FOLDER / "settlers-perft.json").read_text())
