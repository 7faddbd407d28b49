"""Golden transcripts and counts of the tree: guards against silent change (`make playthroughs` regenerates them)."""

from __future__ import annotations

import json

import pytest

from tests.playthroughs.make import FOLDER, GAMES, perft_counts, transcript


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_playthrough_is_unchanged(players: int, seed: int) -> None:
    golden = (FOLDER / f"tzolkin-{players}p.txt").read_text(encoding="utf-8").splitlines()
    now = transcript(players, seed).splitlines()
    for number, (old, new) in enumerate(zip(golden, now, strict=False), start=1):
        assert new == old, f"line {number} changed"
    assert len(now) == len(golden)


@pytest.mark.compiled
def test_perft_counts_are_unchanged() -> None:
    assert perft_counts() == json.loads((FOLDER / "tzolkin-perft.json").read_text())
