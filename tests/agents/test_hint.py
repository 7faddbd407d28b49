"""Hints: reproducible, blind to what their seat cannot know, right where there is one right move."""

from __future__ import annotations

import json
import threading
import time

import pytest

from patolli.agents.compare.comparing import Outcome
from patolli.agents.compare.finding import outcome, turn_of
from patolli.agents.compare.manners import MANNERS, taken_as
from patolli.agents.compare.telling import differences, names_of, steps_of, why
from patolli.agents.hint import Hint, NothingToDecide, hint
from patolli.agents.names import STRENGTHS
from patolli.agents.network.file import Network, Shape
from patolli.agents.search.agent import Budget
from patolli.engine.draft import Draft
from patolli.engine.errors import BadSetup
from patolli.engine.game import POLICIES
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.games.tzolkin.game import GAME
from patolli.text import Translator
from tests.games.tzolkin.table import Table
from tests.paths import PROJECT, RECORDS

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes


def position(file: str, at: int) -> Match:
    return Match.from_record((RECORDS / f"{file}.json").read_bytes(), at)


def small(match: Match, simulations: int = 100, top: int = 5, seed: int = 0) -> Hint:
    return hint(match, Budget(simulations=simulations), top, seed)


SETTLERS = [("settlers-2p-alternate", 0), ("settlers-2p-aztec", 60), ("settlers-3p-standard", 80)]
POSITIONS = [("tzolkin-2p-01", 0), ("tzolkin-2p-10", 57), ("tzolkin-3p-09", 130), ("tzolkin-4p-02", 90)]


@pytest.mark.parametrize(("file", "at"), POSITIONS)
def test_what_a_hint_says(file: str, at: int) -> None:
    match = position(file, at)
    found = small(match, 400)
    assert (found.game, found.seat, found.number, found.simulations, found.games) == (
        "tzolkin",
        match.seat,
        at,
        400,
        20,
    )
    assert found.day == match.view()["day"]
    assert found.legal == len(match.legal())
    assert 1 <= len(found.plans) <= 5
    assert found.against == ["hard"] * len(match.players)
    for plan in found.plans:
        assert plan.steps[0] in match.legal()
        assert len(plan.places) == len(plan.all_points) == len(match.players)
        assert sum(plan.places) == pytest.approx(1)
        assert min(plan.places) >= 0
        assert plan.points == pytest.approx(plan.all_points[found.seat])
        assert plan.error >= 0
        assert plan.win_error >= 0


@pytest.mark.parametrize(("file", "at"), POSITIONS)
def test_the_best_comes_first(file: str, at: int) -> None:
    """By expected place, then by points."""
    plans = small(position(file, at), 400).plans
    order = [(round(plan.place, 6), -plan.points) for plan in plans]
    assert order == sorted(order)
    for number, plan in enumerate(plans):
        if len(plans) > 1:
            assert plan.gap is not None
            assert plan.gap.to == (0 if number else 1)
            assert plan.gap.points == pytest.approx(plan.points - plans[plan.gap.to].points)
            assert plan.gap.wins == pytest.approx(plan.places[0] - plans[plan.gap.to].places[0])
        assert plan.weaker == (plans[0].places[0] - plan.places[0] > 0.15)


def test_asking_changes_nothing() -> None:
    match = position("tzolkin-3p-09", 60)
    before = match.state.tobytes()
    small(match)
    assert (match.state.tobytes(), len(match)) == (before, 60)


def test_the_same_seed_gives_the_same_hint_whatever_the_threads() -> None:
    match = position("tzolkin-4p-02", 90)
    first, second = (hint(match, Budget(simulations=100), threads=threads) for threads in (1, 3))
    assert first == second
    assert small(match, seed=1) != first


@pytest.mark.parametrize(("file", "at"), [*(("tzolkin-3p-09", at) for at in (0, 1, 30, 90)), *SETTLERS])
def test_it_never_sees_what_its_seat_cannot_know(file: str, at: int) -> None:
    """Two positions that differ only in hidden things give the same hint, to the last figure."""
    match = position(file, at)
    other = match.fork()
    assert match.seat is not None
    match.game.redeal(other.state, match.seat, 12345)
    assert other.state.tobytes() != match.state.tobytes()
    one, twin = small(match), small(other)
    assert one == twin
    told = [
        [why(Sight.of(game), found.plans, number) for number in range(len(found.plans))]
        for game, found in ((match, one), (other, twin))
    ]
    assert told[0] == told[1]


def test_two_records_that_differ_in_the_deck_only() -> None:
    match = position("tzolkin-4p-02", 40)
    record = match.record()
    deck = record["deal"]["age2"]
    other = Match.from_record(json.dumps(record | {"deal": record["deal"] | {"age2": deck[::-1]}}))
    assert small(other) == small(match)


# Whole turns


@pytest.mark.parametrize(
    ("file", "at"),
    [("tzolkin-2p-10", 57), ("tzolkin-3p-09", 61), ("tzolkin-4p-02", 133), *((one, at) for one, at in SETTLERS)],
)
def test_plans_are_whole_turns_with_different_outcomes(file: str, at: int) -> None:
    """Each can be confirmed as it is, on the true position, too; no two lead to the same outcome."""
    match = position(file, at)
    seen: list[object] = []
    for plan in small(match, top=6).plans:
        draft = Draft(match)
        draft.play(*plan.steps)
        assert draft.to_confirm
        seen.append(draft.looks())
        true = match.fork()
        for token in plan.steps:
            assert true.seat == match.seat
            true.play(token)
    assert all(one != other for number, one in enumerate(seen) for other in seen[:number])


def test_another_order_is_the_same_plan() -> None:
    """Two workers on two gears: whichever comes first."""
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20)
    sight = Sight.of(t)
    one, other = (turn_of(sight, [*steps, "end"]) for steps in (TWO, TWO[::-1]))
    assert one.steps != other.steps
    assert outcome(one) == outcome(other)
    assert outcome(one) != outcome(turn_of(sight, [TWO[0], "end"]))
    sets = [sorted(plan.steps) for plan in small(t, 400, top=8).plans]
    assert all(one != other for number, one in enumerate(sets) for other in sets[:number])


TWO = ["place:tikal", "place:uxmal"]


def test_a_turn_with_many_decisions_is_one_plan() -> None:
    t = last_turn().set(0, workers=6, wood=3, gold=3).put("tikal", 4)
    assert ["pick:tikal4", "use:tikal4", "monument:M07", "end"] in [plan.steps for plan in small(t).plans]


def test_a_plan_ends_with_the_turn_also_if_the_seat_begins_the_next_round() -> None:
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20)
    for plan in small(t).plans:
        assert plan.steps.count("end") == 1
        assert plan.steps[-1] in ("end", "advance:1", "advance:2")
    assert t.run("place:tikal", "end").seat == 0


@pytest.mark.parametrize(("tiles", "goes_on"), [(6, True), (5, False)], ids=["nothing is drawn", "a tile is drawn"])
def test_a_plan_stops_where_something_hidden_comes_to_light(tiles: int, goes_on: bool) -> None:
    """After the turn the row is filled up; then the owner of the start space turns the calendar."""
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20).put("start", 0)
    t.lay(*("A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1")[:tiles])
    t.run("place:tikal")
    plans = [plan for plan in small(t, top=8).plans if plan.steps[0] == "end"]
    assert plans
    for plan in plans:
        assert [token.partition(":")[0] for token in plan.steps[1:]] == (["advance"] if goes_on else [])


def test_every_game_is_another_one() -> None:
    places = [share for plan in small(position("tzolkin-4p-02", 90)).plans for share in plan.places]
    assert any(share * 2 != int(share * 2) for share in places), "all 20 games of a decision ended in one of two ways"


# One right move: the last round of the game, so that every outcome is near.


def last_turn() -> Table:
    """Seat 0 has the last turn of the game; the others have played."""
    t = Table(2, seat=0).clock(day=27, round_no=27, age=2, food_days=3, turns=1)
    return t.lay().monuments("M07").set(0, corn=20).set(1, corn=20)


def best(t: Match) -> Outcome:
    """The first turn, which must also promise more points than all others."""
    first, *others = small(t, 200).plans
    assert others
    assert all(first.points > other.points for other in others)
    return first


def test_it_lays_the_skull_where_it_scores_most() -> None:
    t = last_turn().set(0, skulls=1).put("chichen_itza", 9)
    t.run("pick:chichen_itza9")
    assert best(t).steps[0] == "use:chichen_itza9"


def test_it_raises_the_monument_that_pays() -> None:
    t = last_turn().set(0, workers=6, wood=3, gold=3).put("tikal", 4)
    t.run("pick:tikal4")
    assert best(t).steps[0] == "use:tikal4"


def test_it_feeds_its_workers() -> None:
    t = last_turn().set(0, corn=0, wood=0).put("palenque", 5)
    t.board["jungle_corn"][3] = 2
    t.board["jungle_wood"][3] = 1
    t.run("pick:palenque5", "use:palenque5")
    assert best(t).steps[0] == "harvest:corn"


def test_points_are_those_of_the_game() -> None:
    """Where the line is all that is left of the game, its result is certain."""
    t = last_turn().set(0, skulls=1).put("chichen_itza", 9)
    for plan in small(t.run("pick:chichen_itza9")).plans:
        end = t.fork()
        for token in plan.steps:
            end.play(token)
        assert end.over
        assert (plan.all_points, plan.error) == (end.scores(), 0)
        assert plan.places[0] == (0 in end.winners)


# Places


@pytest.mark.parametrize(
    ("others_on_gears", "places"),
    [(0, [1.0, 0.0]), (1, [1.0, 0.0]), (2, [0.0, 1.0])],
    ids=["won by workers", "shared", "lost by workers"],
)
def test_equal_points_are_decided_by_the_game(others_on_gears: int, places: list[float]) -> None:
    t = last_turn()
    for space in range(others_on_gears):
        t.put("yaxchilan", space, who=1)
    t.run("place:palenque")  # costs nothing
    (plan,) = (plan for plan in small(t, top=50).plans if plan.steps[0] == "end")
    assert plan.all_points[0] == plan.all_points[1]
    assert plan.places == places


def test_seats_with_equal_points_behind_the_winner_share_a_place() -> None:
    t = Table(4, seat=0).clock(day=27, round_no=27, age=2, food_days=3, turns=3).lay().monuments()
    for seat, points in enumerate((0, 0, 30, 0)):
        t.set(seat, corn=20, points=points)
    t.run("place:palenque")
    (plan,) = (plan for plan in small(t, top=50).plans if plan.steps[0] == "end")
    assert plan.places == [0, 1, 0, 0]


# Setting it up


def test_after_the_end() -> None:
    match = Match.from_record((RECORDS / "tzolkin-2p-01.json").read_bytes())
    with pytest.raises(NothingToDecide, match="the game is over: there is nothing to decide"):
        small(match)


def test_one_legal_decision_is_not_searched_but_valued() -> None:
    match = position("tzolkin-2p-10", 57)
    while len(match.legal()) > 1:
        match.play(match.legal()[0])
    found = small(match)
    assert (found.legal, found.simulations, found.games) == (1, 0, 20)
    assert all(plan.steps[0] == match.legal()[0] for plan in found.plans)
    assert sum(found.plans[0].places) == pytest.approx(1)


@pytest.mark.parametrize(
    ("budget", "top", "seed"),
    [
        (Budget(simulations=9), 5, 0),
        (Budget(), 5, 0),
        (Budget(seconds=float("nan")), 5, 0),
        (Budget(simulations=100), 0, 0),
        (Budget(simulations=100), 5, -1),
        (Budget(simulations=100), 5, 2**63),
    ],
)
def test_bad_wishes_are_refused(budget: Budget, top: int, seed: int) -> None:
    with pytest.raises(BadSetup):
        hint(position("tzolkin-2p-10", 57), budget, top, seed)


def test_more_simulations_play_more_games() -> None:
    assert small(position("tzolkin-2p-10", 157), 1200, top=1).games == 60


def test_a_budget_of_time_ends() -> None:
    match = position("tzolkin-2p-10", 57)
    small(match)  # loads everything
    start = time.perf_counter()
    found = hint(match, Budget(seconds=0.5), top=2)
    assert time.perf_counter() - start < 100
    assert found.simulations >= 200
    assert found.games >= 20


def test_with_a_network() -> None:
    match = position("tzolkin-3p-09", 200)
    network = Network.random(Shape.of(GAME, 16, 8), seed=1)
    found, again = (hint(match, Budget(simulations=60), 3, network=network) for _ in range(2))
    assert found == again
    assert found != hint(match, Budget(simulations=60), 3)
    assert all(sum(plan.places) == pytest.approx(1) for plan in found.plans)


def test_progress_never_goes_back_and_comes_to_an_end() -> None:
    heard: list[float] = []
    hint(position("tzolkin-2p-10", 57), Budget(simulations=1000), say=heard.append)
    assert heard == sorted(heard)
    assert 0 < heard[0] < heard[-1] == 1
    assert len(heard) > 8


@pytest.mark.parametrize("when", [0.1, 0.45, 0.7])
def test_it_can_be_stopped_anywhere(when: float) -> None:
    def stop(share: float) -> None:
        if share >= when:
            raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        hint(position("tzolkin-2p-10", 57), Budget(simulations=1000), say=stop)
    assert threading.active_count() <= before  # those of earlier tests may end meanwhile


def test_turns_that_would_be_called_the_same_are_told_apart() -> None:
    match = Match.from_record((PROJECT / "docs" / "example.json").read_bytes(), 62)
    sight = Sight.of(match)
    plans = small(match, 1000, top=4).plans
    names = names_of([steps_of(sight, plan.steps) for plan in plans])
    assert len({Translator("en").render(name) for name in names}) == len(names) > 1


def test_who_asks_for_one_turn_gets_one() -> None:
    """It was compared with another one, which is not told."""
    match = Match.from_record((PROJECT / "docs" / "example.json").read_bytes(), 62)
    plans = small(match, 1000, top=1).plans
    assert len(plans) == 1
    assert plans[0].gap is not None
    assert why(Sight.of(match), plans, 0) == []


def test_what_is_told_of_a_difference() -> None:
    """What the seat has more and less of, by the views after both; and whether it is luck."""
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20)
    sight = Sight.of(t)
    one, two = (turn_of(sight, steps) for steps in (["place:tikal", "end"], [*TWO, "end"]))
    say = Translator("en").render
    told = [say(entry) for entry in differences(sight.game, sight, one, two, 2)]
    assert told == ["More than with plan 2: 1 corn."]
    told = [say(entry) for entry in differences(sight.game, sight, two, one, 1)]
    assert told == ["Less than with plan 1: 1 corn.", "Your workers also stand on Uxmal 1."]


# Who sits there


def test_every_strength_has_its_manner() -> None:
    assert set(MANNERS) == {*POLICIES, *STRENGTHS}
    assert taken_as(["easy", None, "mybot.py:MyBot"]) == ["easy", "hard", "hard"]


def test_odds_are_against_who_really_sits_there() -> None:
    """The same position is worth more among weak players."""
    match = position("tzolkin-4p-02", 60)
    seat = match.seat
    assert seat is not None
    strong, weak = (
        hint(match, Budget(simulations=1200), 2, seats=[None if one == seat else who for one in range(4)])
        for who in ("expert", "random")
    )
    assert strong.against == ["hard" if one == seat else "expert" for one in range(4)]
    assert weak.plans[0].places[0] > strong.plans[0].places[0]
    others = [one for one in range(4) if one != seat]
    assert max(weak.plans[0].all_points[one] for one in others) < min(strong.plans[0].all_points[one] for one in others)
