"""Looking back at a match: rounds, where points come from, how everybody opened (`study.py`)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import JIT, records
from patolli.games.settlers.game import GAME
from patolli.games.settlers.learn.study import SOURCES, clock, openings, sources
from patolli.games.settlers.rules import state as at
from patolli.games.settlers.rules.catalogue import MAX_LEGAL, action_at
from patolli.games.settlers.words.study import FIRST, label_words
from tests.games.settlers.table import Table, place

GAMES = 6 if JIT else 1


def copy(state: Any) -> Any:
    states = records(1, at.STATE)
    states[0] = state
    return states[0]


def random_game(players: int, seed: int) -> tuple[list[Any], list[int], list[float]]:
    state = records(1, at.STATE)[0]
    GAME.deal(state, players, seed)
    out = np.zeros(MAX_LEGAL, np.int16)
    dice = random.Random(seed)
    positions, actions = [copy(state)], []
    while GAME.seat(state) >= 0:
        actions.append(int(out[dice.randrange(GAME.legal(state, out))]))
        GAME.apply(state, actions[-1])
        positions.append(copy(state))
    quarters = np.zeros(at.SEATS, np.int64)
    GAME.scores(state, quarters)
    return positions, actions, (quarters[:players] / 4).tolist()


def played(table: Table, *tokens: str) -> tuple[list[Any], list[int]]:
    """Positions and actions of these tokens, then with as little as possible up to the end."""
    positions, actions = [copy(table.state)], []
    todo = list(tokens)
    while table.kind is not None:
        legal = table.legal()
        token = todo.pop(0) if todo else next((t for t in ("pass", "end", "done", "skip") if t in legal), legal[0])
        action = action_at(table.state, token)
        assert action is not None
        table.play(token)
        actions.append(action)
        positions.append(copy(table.state))
    assert not todo
    return positions, actions


def found(table: Table, *tokens: str) -> dict[str, float]:
    """What the first seat got from where, without zeros."""
    return {name: points for name, points in sources(*played(table, *tokens))[0].items() if points}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everything_adds_up(players: int) -> None:
    for seed in range(GAMES):
        positions, actions, final = random_game(players, seed)
        before = [state.tobytes() for state in positions]
        by_seat = sources(positions, actions)
        assert [list(one) for one in by_seat] == [list(SOURCES)] * players
        assert [sum(one.values()) for one in by_seat] == final
        assert [state.tobytes() for state in positions] == before, "looking back changed a position"


@pytest.mark.parametrize("players", [1, 4])
def test_the_clock_counts_rounds(players: int) -> None:
    positions, _, _ = random_game(players, 3)
    rounds = [clock(state) for state in positions]
    assert rounds[0] == 1
    assert rounds[-1] == 5
    assert rounds == sorted(rounds)
    assert all(type(one) is int for one in rounds)


def last_round(*factions: str, **what: Any) -> Table:
    return Table(list(factions) or ["roman", "japanese"], round=5, **what)


def test_points_by_an_action_location_and_the_locations_at_the_end() -> None:
    table = last_round(locations={0: ["COM044", "ROM020"]}, goods={0: {"worker": 1, "wood": 1}})
    assert found(table, "use:COM044") == {"actions": 2, "locations": 1, "faction_locations": 2}


def test_points_by_building_are_those_of_the_bonus() -> None:
    """Idol gives 4 when it is built."""
    table = last_round("barbarian", "roman", hand={0: ["BAR027"]}, foundations={0: ["COM001"]}, goods={0: {"stone": 3}})
    assert found(table, "build:BAR027", "location:foundation") == {"building": 4, "faction_locations": 2}


def test_points_by_razing_are_those_of_the_field_and_of_features() -> None:
    table = last_round("barbarian", "roman", hand={0: ["COM043"]}, locations={0: ["BAR007"]}, goods={0: {"raze": 1}})
    assert found(table, "raze:COM043") == {"razing": 2, "faction_locations": 2}


def test_points_by_a_deal() -> None:
    """Dojo: 1 for every deal; the deal's own good is a point as well."""
    table = last_round("japanese", "roman", hand={0: ["JAP024"]}, locations={0: ["JAP025"]}, goods={0: {"food": 1}})
    assert found(table, "deal:JAP024") == {"deals": 2, "faction_locations": 2}


def test_points_of_a_gate_come_with_the_cards_and_at_the_end() -> None:
    table = last_round("japanese", "roman", hand={0: ["COM001", "COM002", "COM003"]}, locations={0: ["JAP013"]})
    tokens = [token for card in ("COM001", "COM002", "COM003") for token in ("put:JAP013", f"card:{card}")]
    assert found(table, *tokens) == {"gate": 3, "faction_locations": 2, "end_features": 2}


def test_a_gate_after_an_action_is_still_the_gate() -> None:
    table = last_round(
        "japanese", "roman", hand={0: ["COM001"]}, locations={0: ["JAP013", "JAP016"]}, goods={0: {"food": 1}}
    )
    gained = found(table, "use:JAP016", "put:JAP013", "card:COM001")
    assert gained == {"gate": 1, "actions": 1, "faction_locations": 4}


def test_points_of_a_shrine_come_at_the_end() -> None:
    shrine = place("JAP015", goods={"wood": 7, "stone": 0, "food": 0})
    assert found(last_round("japanese", "roman", locations={0: [shrine]})) == {
        "faction_locations": 2,
        "end_features": 5,
    }


def test_points_of_production_are_of_everybody() -> None:
    """Monument gives 1 in each Production: here in rounds 4 and 5, the first one while another seat decides."""
    table = Table(["roman", "japanese"], round=3, locations={1: ["COM026"]})
    by_seat = sources(*played(table))
    assert {name: points for name, points in by_seat[1].items() if points} == {"production": 2, "locations": 1}
    assert sum(by_seat[0].values()) == 0


# Openings ---------------------------------------------------------------------------------------------------------


def opened(table: Table, *tokens: str) -> list[list[str]]:
    return openings(*played(table, *tokens))


RICH = {"wood": 3, "stone": 3, "food": 3, "worker": 4, "raze": 2, "defense": 1}
FIRST_ACTIONS = [
    ("build:COM042", "build"),
    ("deal:ROM001", "deal"),
    ("raze:COM042", "raze"),
    ("use:COM044", "use"),
    ("spend:wood", "spend"),
    ("pass", "pass"),
]


@pytest.mark.parametrize(("token", "kind"), FIRST_ACTIONS)
def test_the_first_action(token: str, kind: str) -> None:
    table = Table(hand={0: ["COM042", "ROM001"]}, locations={0: ["COM044"]}, goods={0: RICH})
    labels = opened(table, token)[0]
    assert labels[:2] == ["faction:roman", f"first:{kind}"]
    assert kind in FIRST


def test_free_moves_are_no_actions_and_the_second_one_does_not_count() -> None:
    table = Table(hand={0: ["COM042", "ROM001"]}, locations={0: ["COM044"]}, goods={0: RICH})
    assert "first:deal" in opened(table, "defend:COM044", "deal:ROM001", "pass", "build:COM042")[0]


def test_the_first_card_that_was_built() -> None:
    table = Table(hand={0: ["COM042", "COM069"]}, goods={0: RICH})
    labels = opened(table, "spend:wood", "done", "pass", "build:COM042", "end", "build:COM069")
    assert labels == [["faction:roman", "first:spend", "built:COM042"], ["faction:japanese", "first:pass"]]


def test_a_card_built_by_settlers_counts() -> None:
    table = Table(hand={0: ["ROM020"]}, locations={0: ["COM040"]}, goods={0: {"wood": 1, "stone": 1}})
    assert opened(table, "use:COM040", "build:ROM020")[0] == ["faction:roman", "first:use", "built:ROM020"]


def test_the_first_action_is_one_of_round_1() -> None:
    assert opened(Table(round=2, goods={0: RICH}), "spend:wood")[0] == ["faction:roman"]


def test_all_labels_have_words() -> None:
    positions, actions, _ = random_game(4, 1)
    for label in {*SOURCES, *(label for seat in openings(positions, actions) for label in seat)}:
        assert label_words(label)
