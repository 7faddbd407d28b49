"""Hints: reproducible, blind to what their seat cannot know, right where there is one right move."""

from __future__ import annotations

import json
import threading
import time

import pytest

from patolli.agents.hint import Advice, Hint, NothingToDecide, hint, play_line
from patolli.agents.network.file import Network, Shape
from patolli.agents.search.agent import Budget
from patolli.engine.errors import BadSetup
from patolli.engine.match import Match
from patolli.engine.sight import Sight
from patolli.games.tzolkin.game import GAME
from tests.games.tzolkin.table import Table
from tests.paths import RECORDS

pytestmark = pytest.mark.compiled  # interpreted, a search takes minutes


def position(file: str, at: int) -> Match:
    return Match.from_record((RECORDS / f"{file}.json").read_bytes(), at)


def small(match: Match, simulations: int = 100, top: int = 5, seed: int = 0) -> Hint:
    return hint(match, Budget(simulations=simulations), top, seed)


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
    assert 1 <= len(found.decisions) <= min(5, found.legal)
    assert len({advice.token for advice in found.decisions}) == len(found.decisions)
    shares = [advice.share for advice in found.decisions]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1 + 1e-9
    for advice in found.decisions:
        assert advice.token in match.legal()
        assert len(advice.places) == len(advice.all_points) == len(match.players)
        assert sum(advice.places) == pytest.approx(1)
        assert min(advice.places) >= 0
        assert advice.points == pytest.approx(advice.all_points[found.seat])
        assert advice.error >= 0


def test_all_decisions_together_were_tried_every_time() -> None:
    found = small(position("tzolkin-2p-10", 57), 400, top=50)
    assert sum(advice.share for advice in found.decisions) == pytest.approx(1)


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


@pytest.mark.parametrize(("file", "at"), [("tzolkin-3p-09", at) for at in (0, 1, 30, 90)])
def test_it_never_sees_what_its_seat_cannot_know(file: str, at: int) -> None:
    """Two positions that differ only in hidden things give the same hint, to the last figure."""
    match = position(file, at)
    other = match.fork()
    assert match.seat is not None
    match.game.redeal(other.state, match.seat, 12345)
    assert other.state.tobytes() != match.state.tobytes()
    assert small(other) == small(match)


def test_two_records_that_differ_in_the_deck_only() -> None:
    match = position("tzolkin-4p-02", 40)
    record = match.record()
    deck = record["deal"]["age2"]
    other = Match.from_record(json.dumps(record | {"deal": record["deal"] | {"age2": deck[::-1]}}))
    assert small(other) == small(match)


# The line


@pytest.mark.parametrize(("file", "at"), [("tzolkin-2p-10", 57), ("tzolkin-3p-09", 61), ("tzolkin-4p-02", 133)])
def test_the_line_is_the_rest_of_the_turn(file: str, at: int) -> None:
    """On the true position it is legal, by the same seat on the same day, and nothing of the turn is missing."""
    match = position(file, at)
    found = small(match)
    for advice in found.decisions:
        turn = match.fork()
        for token in (advice.token, *advice.line):
            assert (turn.seat, turn.view()["day"]) == (found.seat, found.day)
            turn.play(token)
        assert turn.seat != found.seat or turn.view()["day"] != found.day


def test_a_turn_with_many_decisions_is_one_plan() -> None:
    t = last_turn().set(0, workers=6, wood=3, gold=3).put("tikal", 4)
    (advice,) = (advice for advice in small(t).decisions if advice.token == "pick:tikal4")
    assert advice.line == ["use:tikal4", "monument:M07", "end"]


def test_the_line_stops_at_the_end_of_the_turn_also_if_the_seat_begins_the_next_round() -> None:
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20)
    for advice in small(t).decisions:
        assert advice.line.count("end") == 1
        assert advice.line[-1] in ("end", "advance:1", "advance:2")
    assert t.run("place:tikal", "end").seat == 0


@pytest.mark.parametrize(("tiles", "goes_on"), [(6, True), (5, False)], ids=["nothing is drawn", "a tile is drawn"])
def test_the_line_stops_where_something_hidden_comes_to_light(tiles: int, goes_on: bool) -> None:
    """After the turn the row is filled up; then the owner of the start space turns the calendar."""
    t = Table(2, seat=0).clock(turns=1).set(0, corn=20).set(1, corn=20).put("start", 0)
    t.lay(*("A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-T3", "A1-C1")[:tiles])
    t.run("place:tikal")
    (advice,) = (advice for advice in small(t).decisions if advice.token == "end")
    assert [token.partition(":")[0] for token in advice.line] == (["advance"] if goes_on else [])


def test_every_game_is_another_one() -> None:
    places = [share for advice in small(position("tzolkin-4p-02", 90)).decisions for share in advice.places]
    assert any(share * 2 != int(share * 2) for share in places), "all 20 games of a decision ended in one of two ways"


def test_playing_the_line() -> None:
    match = position("tzolkin-3p-09", 61)
    for advice in small(match).decisions:
        assert play_line(Sight.of(match), advice).moves == [advice.token, *advice.line]


# One right move: the last round of the game, so that every outcome is near.


def last_turn() -> Table:
    """Seat 0 has the last turn of the game; the others have played."""
    t = Table(2, seat=0).clock(day=27, round_no=27, age=2, food_days=3, turns=1)
    return t.lay().monuments("M07").set(0, corn=20).set(1, corn=20)


def best(t: Match) -> Advice:
    """The first decision, which must also promise more points than all others."""
    first, *others = small(t, 200).decisions
    assert others
    assert all(first.points > other.points for other in others)
    return first


def test_it_lays_the_skull_where_it_scores_most() -> None:
    t = last_turn().set(0, skulls=1).put("chichen_itza", 9)
    t.run("pick:chichen_itza9")
    assert best(t).token == "use:chichen_itza9"


def test_it_raises_the_monument_that_pays() -> None:
    t = last_turn().set(0, workers=6, wood=3, gold=3).put("tikal", 4)
    t.run("pick:tikal4")
    assert best(t).token == "use:tikal4"


def test_it_feeds_its_workers() -> None:
    t = last_turn().set(0, corn=0, wood=0).put("palenque", 5)
    t.board["jungle_corn"][3] = 2
    t.board["jungle_wood"][3] = 1
    t.run("pick:palenque5", "use:palenque5")
    assert best(t).token == "harvest:corn"


def test_points_are_those_of_the_game() -> None:
    """Where the line is all that is left of the game, its result is certain."""
    t = last_turn().set(0, skulls=1).put("chichen_itza", 9)
    for advice in small(t.run("pick:chichen_itza9")).decisions:
        end = t.fork()
        for token in (advice.token, *advice.line):
            end.play(token)
        assert end.over
        assert (advice.all_points, advice.error) == (end.scores(), 0)
        assert advice.places[0] == (0 in end.winners)


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
    (advice,) = (advice for advice in small(t, top=50).decisions if advice.token == "end")
    assert advice.all_points[0] == advice.all_points[1]
    assert advice.places == places


def test_seats_with_equal_points_behind_the_winner_share_a_place() -> None:
    t = Table(4, seat=0).clock(day=27, round_no=27, age=2, food_days=3, turns=3).lay().monuments()
    for seat, points in enumerate((0, 0, 30, 0)):
        t.set(seat, corn=20, points=points)
    t.run("place:palenque")
    (advice,) = (advice for advice in small(t, top=50).decisions if advice.token == "end")
    assert advice.places == [0, 1, 0, 0]


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
    assert (found.legal, found.simulations, found.games, len(found.decisions)) == (1, 0, 20, 1)
    assert found.decisions[0].token == match.legal()[0]
    assert found.decisions[0].share == 1
    assert sum(found.decisions[0].places) == pytest.approx(1)


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
    assert all(sum(advice.places) == pytest.approx(1) for advice in found.decisions)


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
    assert threading.active_count() == before
