"""What steps change, as lists of places and values: applied, they lead from each position to the next."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.engine.match import SPECTATOR, Match
from patolli.wire.differences import applied, differences
from tests.paths import PROJECT
from tests.server.twins.deals import played

EXAMPLES = PROJECT / "web" / "tests" / "differences.json"
"""Read by the tests of the browser app, too: `python -m tests.wire.test_differences` regenerates it."""

json_values = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(json_values, json_values)
def test_they_lead_from_one_value_to_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    found = differences(before, after)
    assert json.dumps(applied(before, found), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == json.dumps(kept)
    assert bool(found) == (json.dumps(before, sort_keys=True) != json.dumps(after, sort_keys=True))


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [(["b"], 3)]),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 5}]}, [(["a", 1, "b"], 5)]),
        ({"a": [1]}, {"a": [1, 2]}, [(["a"], [1, 2])]),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, [(["a"], {"b": 1})]),
        (1, 1, []),
        (1, 2, [([], 2)]),
    ],
)
def test_what_has_another_shape_is_set_whole(before: Any, after: Any, found: Any) -> None:
    assert differences(before, after) == found


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("tzolkin", 2, {}),
    ("tzolkin", 4, {}),
    ("settlers", 2, {}),
    ("settlers", 4, {"lookout": "alternate"}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_game_can_be_followed_by_them(game: str, players: int, options: dict[str, Any]) -> None:
    match = played(game, players, 11, options)
    for eyes in (0, SPECTATOR):
        shown = match.view(eyes, 0)
        small = whole = 0
        for at in range(1, len(match) + 1):
            view = match.view(eyes, at)
            # As it is sent.
            found = json.loads(json.dumps(differences(match.view(eyes, at - 1), view)))
            shown = applied(shown, found)
            assert shown == json.loads(json.dumps(view))
            small, whole = small + len(json.dumps(found)), whole + len(json.dumps(view))
        assert 4 * small < whole, "mostly little changes"


def examples() -> list[dict[str, Any]]:
    """Some steps of both games, and what is seen before and after them."""
    found: list[dict[str, Any]] = []
    for game, players, options in GAMES[1:3]:
        match: Match = played(game, players, 11, options)
        for at in range(4, len(match), len(match) // 6):
            before, after = match.view(0, at), match.view(0, at + 1)
            found.append({"before": before, "sets": differences(before, after), "after": after})
    return found


def test_the_app_is_tested_with_the_same_examples() -> None:
    assert json.loads(EXAMPLES.read_text()) == json.loads(json.dumps(examples()))


if __name__ == "__main__":
    EXAMPLES.write_text(json.dumps(examples(), separators=(",", ":")) + "\n")
    print(f"written: {EXAMPLES.relative_to(PROJECT)}")
