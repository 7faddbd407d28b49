"""What a game tells of finished matches: when, where points came from, how seats opened."""

from __future__ import annotations

import re

from patolli.engine.game import Game
from patolli.engine.parts import Learning
from patolli.testing.games import matches, positions
from patolli.text.labels import say_label
from patolli.text.render import LANGUAGES, Translator


def check_clock(game: Game, players: int) -> None:
    for match in matches(game, players):
        days = [game.learning.clock(state) for state in positions(match)]
        assert days[0] == 1, "the first day is not 1"
        assert all(type(day) is int for day in days), "a day is no whole number of Python (int(...) makes it one)"
        assert days == sorted(days), "the clock went back"
        assert days[-1] > 1 or game.learning.clock is Learning.clock, "the clock stands still"


def check_sources(game: Game, players: int) -> None:
    """Whatever was scored came from somewhere, exactly."""
    names = game.learning.source_names
    assert len(set(names)) == len(names) > 0, "a source is named twice, or none is named"
    assert len(names) == 1 or game.learning.sources is not None, "there are several source_names, and no sources"
    for match in matches(game, players):
        states = positions(match)
        before = [state.tobytes() for state in states]
        found = game.sources(states, match.actions)
        assert [list(seat) for seat in found] == [list(names)] * players, "not all sources, or not in order"
        assert [sum(seat.values()) for seat in found] == match.scores(), "the sources do not add up to the score"
        assert [state.tobytes() for state in states] == before, "looking back changed a position"


def check_openings(game: Game, players: int) -> None:
    """Labels say a group and what of it."""
    opened = False
    for match in matches(game, players):
        found = game.openings(positions(match), match.actions)
        assert len(found) == players, f"there are openings of {len(found)} seats"
        for label in (label for labels in found for label in labels):
            assert re.fullmatch("[^:]+:.+", label), f"an opening is called {label!r}, not group:what"
            opened = True
    assert opened or game.learning.openings is None, "nobody opened"


def check_labels(game: Game, players: int) -> None:
    """Sources and openings have words in every language."""
    said = set(game.learning.source_names)
    for match in matches(game, players):
        for labels in game.openings(positions(match), match.actions):
            said |= {*labels, *(label.partition(":")[0] for label in labels)}
    for language in LANGUAGES:
        for label in sorted(said):
            assert say_label(game, label, Translator(language)).strip(), f"no words for {label} in {language}"
