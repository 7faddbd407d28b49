"""The rules against the independent oracle of the tests, move by move: every legal list, every state.

`PATOLLI_GAMES` makes more games of it. Interpreted kernels play a tenth of them.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from patolli.engine.compiled.jit import JIT
from patolli.games.settlers.cards.library import read_card_file
from patolli.games.settlers.rules.tasks import KINDS
from tests.found import ORACLE, numbers
from tests.games.settlers.oracle.comparing import box_of, compare, random_file, random_record
from tests.games.settlers.oracle.decks import random_card_file
from tests.luck import GAMES_PER_SEED

PLAYED = int(os.environ.get("PATOLLI_GAMES", "2000"))
CHUNKS = 8  # tests that xdist can give to different workers
BOX_GAMES = max(CHUNKS, PLAYED * (96 if JIT else 8) // 2000)
FILE_GAMES = max(CHUNKS, PLAYED * (96 if JIT else 8) // 2000)
FILES = 40
"""Different card files in one process: its tables of cards are finite."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))


@pytest.mark.games
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_of_the_box(chunk: int) -> None:
    """Base game and house deck: 1 to 5 players, all factions, variants, standard and open decks."""
    for number in numbers(ORACLE, chunk, BOX_GAMES, CHUNKS):
        dice = random.Random(number)
        record = random_record(dice)
        found, _ = compare(record, box_of(), dice)
        assert found is None, f"game {number}, {record['factions']}, {record['options']}: {found}"


@pytest.mark.games
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_with_random_cards(chunk: int) -> None:
    """Card files with all ops in all places: what no printed card does."""
    for number in numbers(ORACLE, chunk, FILE_GAMES, CHUNKS):
        made = random_file(random.Random(number - number % GAMES_PER_SEED + number % FILES))
        dice = random.Random(number)
        record = random_record(dice, made)
        found, _ = compare(record, box_of(made), dice, longest=600)
        assert found is None, f"game {number}, {record['factions']}, {record['options']}: {found}"


def test_these_games_ask_everything() -> None:
    """Over both kinds of games every kind of decision comes up, so that the comparison is complete."""
    words: set[str] = set()
    for number in range(6):
        made = random_file(random.Random(number))
        dice = random.Random(number)
        _, moves = compare(random_record(dice, made), box_of(made), dice, longest=600)
        words |= {move.partition(":")[0] for move in moves}
    # `seat`, `steal`, `good` and so on: the words that answer all 29 kinds except the rarest.
    assert len(words) > 25, sorted(words)
    assert len(KINDS) == 29


def test_random_card_files_are_sound() -> None:
    """What the oracle's deck maker makes is a card file (format 8)."""
    for seed in range(20):
        for factions in (("aztec",), ("roman", "aztec"), ("japanese",)):
            read_card_file(json.dumps(random_card_file(seed, factions)).encode())
