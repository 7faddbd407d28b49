"""A table's options as others see them: what the game has understood, and nothing else."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest

from patolli.engine.errors import BadSetup
from patolli.engine.game import MOST_OPTIONS, find_game
from patolli.engine.parts import Options
from patolli.games.settlers.cards.decks import default_deck
from pebbles.game import GAME as PEBBLES
from tests.server.inside import Inside, inside
from tests.server.rooms import problem

FACTIONS = ["roman", "barbarian", "egyptian", "japanese"]
SETTLERS = find_game("settlers")


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def deck(faction: str, **more: Any) -> dict[str, Any]:
    return {"format": "patolli-deck", "version": 1, "faction": faction, "cards": default_deck(faction)} | more


def test_unknown_keys_of_deck_files_are_dropped() -> None:
    junk = {"notes": "x" * 50_000, "more": {"deep": [1] * 1000}}
    found = SETTLERS.understood(2, {"factions": "roman, barbarian", "decks": [deck("roman", **junk)], "peaceful": True})
    assert found == {
        "factions": ["roman", "barbarian"],
        "decks": [deck("roman", deck_format="standard", card_files=[])],
        "peaceful": True,
    }
    # What was understood is understood the same way.
    assert SETTLERS.understood(2, found) == found
    assert SETTLERS.understood(2, {"factions": ["roman", "aztec"], "decks": deck("roman", **junk)})["decks"] == [
        deck("roman", deck_format="standard", card_files=[])
    ]


def test_decks_as_they_are() -> None:
    plain = {"factions": ["roman", "aztec"], "decks": {"roman": default_deck("roman")}, "lookout": "advanced"}
    assert SETTLERS.understood(2, plain) == plain
    assert SETTLERS.understood(2, {}) == {}


def test_a_game_without_options() -> None:
    tzolkin = find_game("tzolkin")
    assert tzolkin.understood(2, {}) == {}
    with pytest.raises(BadSetup, match="no options"):
        tzolkin.understood(2, {"x": 1})


def test_long_ones_are_refused() -> None:
    def prepare(s: Any, players: int, options: Any) -> Any:
        return options

    long = replace(PEBBLES, options=Options(prepare, PEBBLES.option_help))
    assert long.understood(2, {"cards": "x" * 100})
    with pytest.raises(BadSetup, match="at most"):
        long.understood(2, {"cards": "x" * MOST_OPTIONS})


def test_a_list_of_tables_stays_small(app: Inside) -> None:
    """With everything that is accepted, and as much besides as a request may have."""
    body = {
        "game": "settlers",
        "seats": [{"kind": "mine", "name": "x" * 40}] * 4,
        "title": "t" * 80,
        "listed": True,
        "options": {
            "factions": FACTIONS,
            "lookout": "alternate",
            "peaceful": True,
            "decks": [deck(faction, notes="x" * 15_000) for faction in FACTIONS],
        },
    }
    for _ in range(50):
        made = app.ask("POST", "/tables", body)
        assert made.status_code == 201, made.text
    listed = app.ask("GET", "/tables?limit=50")
    assert len(listed.json()["tables"]) == 50
    assert len(listed.content) < 300_000
    assert '"notes"' not in listed.text  # a name of one of fifty tables may have the letters
    assert listed.json()["tables"][0]["options"]["factions"] == FACTIONS


def test_what_is_wrong_is_told(app: Inside) -> None:
    body = {"game": "settlers", "seats": [{"kind": "mine"}] * 2, "options": {"notes": "x" * 1000}}
    assert problem(app.ask("POST", "/tables", body), 400, "no option")["field"] == "options"
