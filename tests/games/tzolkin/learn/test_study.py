"""A match in retrospect: points come from the right sources and add up, openings are those that were played."""

from typing import Any

import pytest

from patolli.engine.compiled.jit import JIT
from patolli.engine.compiled.rng import new_rng
from patolli.engine.game import POLICIES, SCRATCH
from patolli.engine.match import Match
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.learn.study import LAST_DAY, SOURCES, clock, openings, sources
from patolli.games.tzolkin.rules.components import GEARS, TECHNOLOGIES, WEALTH_IDS
from patolli.games.tzolkin.show.terminal.final import sources as told_sources
from patolli.text import LANGUAGES, Translator
from patolli.text.labels import say_label
from tests.games.tzolkin.checks import final_turn, finish, last_turn
from tests.games.tzolkin.table import Table
from tests.paths import RECORDS

PATHS = sorted(RECORDS.glob("tzolkin-*.json"))
GAMES = 100 if JIT else 2  # of every number of players, half of them with random play


def played(players: int, seed: int, policy: str) -> Match:
    match = Match.new(GAME, players, seed)
    rng = new_rng(seed, 1)
    states = GAME.new_states(SCRATCH)
    while not match.over:
        states[0] = match.state
        match.play_id(int(GAME.choose(states, POLICIES.index(policy), rng)))
    return match


def history(match: Match) -> tuple[list[Any], list[int]]:
    return [match.state_at(at) for at in range(len(match) + 1)], [GAME.ids[token] for token in match.moves]


def found(match: Match, seat: int = 0) -> dict[str, float]:
    """The sources of a seat that are not 0."""
    return {source: points for source, points in sources(*history(match))[seat].items() if points}


# Sources


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sources_add_up_exactly(players: int) -> None:
    for seed in range(GAMES):
        match = played(players, seed, POLICIES[seed % 2])
        by_seat = sources(*history(match))
        assert [sum(seat.values()) for seat in by_seat] == match.scores(), f"seed {seed}"
        assert all(tuple(seat) == SOURCES for seat in by_seat)


def test_sources_are_those_that_the_log_tells() -> None:
    """The terminal's table at the end of a game counts them from the words of the log. All of them occur."""
    met: set[str] = set()
    for path in PATHS if JIT else PATHS[:2]:
        match = Match.from_record(path.read_bytes())
        views = [match.view(at=at) for at in range(len(match) + 1)]
        told = told_sources(zip(views, match.moves, views[1:], strict=False))
        for seat in told:
            seat["chichen_itza"] = seat.pop("chichen")
        assert told == sources(*history(match)), path.name
        met |= {source for seat in told for source, points in seat.items() if points}
    assert met == set(SOURCES) or not JIT


def test_nothing_yet() -> None:
    assert found(Table(2)) == {}


def test_chichen_itza() -> None:
    t = Table(2).set(skulls=2).put("chichen_itza", 4)
    assert found(t.run("pick:chichen_itza4", "use:chichen_itza4")) == {"chichen_itza": 7}
    assert found(t, 1) == {}


def test_a_building_with_its_architecture() -> None:
    """T33, T36: 8 points of the tile and 2 of architecture 2."""
    t = Table(2).set(wood=1, gold=2, architecture=2).put("tikal", 2).lay("A2-T3")
    assert found(t.run("pick:tikal2", "use:tikal2", "build:A2-T3")) == {"buildings": 10}


def test_a_building_that_brings_the_bonus_of_architecture() -> None:
    t = Table(2).set(stone=1, gold=1, architecture=3).put("tikal", 2).lay("A2-S4")
    assert found(t.run("pick:tikal2", "use:tikal2", "build:A2-S4-gold")) == {"buildings": 3 + 2 + 3}


def test_the_bonus_of_architecture_paid_for() -> None:
    t = Table(2).set(wood=1, architecture=3).put("tikal", 1)
    t.run("pick:tikal1", "use:tikal1", "tech:architecture")
    assert found(t) == {}
    assert found(t.run("pay:w")) == {"technologies": 3}


def test_the_bonus_of_architecture_by_a_building_of_choice() -> None:
    t = Table(2).set(wood=3, architecture=3).put("tikal", 2).lay("A2-C1")
    t.run("pick:tikal2", "use:tikal2", "build:A2-C1-wood", "tech:architecture")
    assert found(t) == {"buildings": 2, "technologies": 3}


def test_hunger_on_a_goods_day() -> None:
    t = last_turn(2, 8).set(corn=2).set(1, corn=6).run("place:palenque", "end")
    assert (found(t), found(t, 1)) == ({"hunger": -6}, {})


def test_temples_and_hunger_on_a_points_day() -> None:
    """T54: Chaac 3 gives 6, its leader 6 more; the others are tied at step 0 (half of 2, half of 4)."""
    t = last_turn(2, 14).set(chaac=3, corn=4).set(1, corn=6).run("place:palenque", "end")
    assert found(t) == {"temples": 6 + 6 + 1 + 2, "hunger": -3}
    assert found(t, 1) == {"temples": 1 + 2}


def test_temples_and_hunger_that_cancel() -> None:
    """A seat whose points stay the same still has sources."""
    t = last_turn(2, 14).set(corn=4).set(1, chaac=1, corn=6).run("place:palenque", "end")
    assert t.me()["points"] == 0
    assert found(t) == {"temples": 1 + 2, "hunger": -3}


def test_the_last_day() -> None:
    """T61: goods in quarters, skulls, monuments; the temples of the fourth food day (half of 2, 6 and 4) before."""
    t = final_turn(2).set(corn=6 + 1, wood=1, gold=2, skulls=2, workers=3, agriculture=2, theology=1).own(0, "M08")
    finish(t)
    assert found(t) == {"temples": 6, "goods": (1 + 2 + 8) / 4, "skulls": 6, "monuments": 9}
    assert sum(found(t).values()) == t.scores()[0]


# The clock


def test_days() -> None:
    match = played(4, 3, "greedy")
    days = [clock(state) for state in history(match)[0]]
    assert (days[0], days[-1]) == (1, LAST_DAY)
    assert int(match.state["day"]) == 28


def test_a_jump_over_the_last_food_day_stays_on_it() -> None:
    """T42, T44: two days from day 26."""
    t = last_turn(2, 26).clock(food_days=3).set(corn=9).run("place:start", "end", "advance:2")
    assert (int(t.state["day"]), clock(t.state)) == (28, LAST_DAY)


# Openings


def test_openings_of_a_beginning() -> None:
    match = Match.new(GAME, ["Ana", "Ben"], seed=7)
    first = match.seat
    assert first is not None
    kept: list[list[str]] = []
    for _ in range(2):
        token = match.legal()[-1]
        match.play(token)
        kept.append([f"keep:{tile}" for tile in token.removeprefix("keep:").split("+")])
    for token in ("place:start", "end", "place:uxmal", "place:palenque", "end"):
        match.play(token)
    labels = openings(*history(match))
    assert labels[first] == [*kept[0], "first:start"]
    assert labels[1 - first] == [*kept[1], "first:palenque+uxmal"]


def test_only_the_first_turn_counts() -> None:
    t = Table(2).set(corn=9).set(1, corn=9)
    t.run("place:tikal", "place:palenque", "place:tikal", "end", "place:uxmal", "end")
    t.run("pick:tikal1", "use:none", "end", "place:chichen_itza", "end")
    assert openings(*history(t)) == [["first:palenque+tikal+tikal"], ["first:uxmal"]]


def test_the_first_technology_is_one_that_was_raised() -> None:
    """A bonus at level 3 raises nothing; the next advance does."""
    t = Table(2).set(wood=2, architecture=3).put("tikal", 3)
    t.run("pick:tikal3", "use:tikal3", "tech:architecture", "pay:w")
    assert openings(*history(t))[0] == []
    t.run("tech:theology")
    assert openings(*history(t))[0] == []
    t.run("pay:w")
    assert openings(*history(t))[0] == ["technology:theology"]


def test_the_first_technology_by_a_building() -> None:
    t = Table(2).set(gold=1).put("tikal", 2).lay("A1-S1").run("pick:tikal2", "use:tikal2", "build:A1-S1")
    assert openings(*history(t))[0] == ["technology:architecture"]


def test_the_first_technology_of_choice_by_a_building() -> None:
    t = Table(2).set(wood=3).put("tikal", 2).lay("A2-C1")
    t.run("pick:tikal2", "use:tikal2", "build:A2-C1", "tech:extraction")
    assert openings(*history(t))[0] == ["technology:extraction"]


def test_technologies_of_wealth_tiles_are_no_choice_of_technology() -> None:
    """Otherwise the labels of W01 and of agriculture would say the same."""
    match = next(m for m in (Match.new(GAME, 2, seed) for seed in range(200)) if m.legal()[0].startswith("keep:W01"))
    match.play(match.legal()[0])
    match.play(match.legal()[0])
    assert int(match.state["technologies"].sum()) > 0
    assert not any(label.startswith("technology:") for labels in openings(*history(match)) for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_words(language: str) -> None:
    labels = ["keep", "first", "technology", "first:start", "first:palenque+palenque+tikal"]
    labels += [f"keep:{tile}" for tile in WEALTH_IDS] + [f"technology:{name}" for name in TECHNOLOGIES]
    labels += [f"first:{gear}" for gear in GEARS]
    for group in (labels, SOURCES):
        said = [say_label(GAME, one, Translator(language)) for one in group]
        assert len(set(said)) == len(said), "two labels with the same words"
        assert all(said)


def test_words_in_english() -> None:
    def say(label: str) -> str:
        return say_label(GAME, label, Translator("en"))

    assert say("keep:W04") == "W04: 9 corn and 1 stone"
    assert say("first:palenque+tikal+tikal+start") == "Palenque + Tikal + Tikal + starting player space"
    assert say("chichen_itza") == "Chichen Itza"
    assert say("hunger") == "Unfed workers"
