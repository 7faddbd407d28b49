"""The coach: when it speaks, what is worth mentioning, what is new; in both games, without a server."""

from __future__ import annotations

import random

import pytest

from patolli.agents.compare.comparing import Gap, Outcome
from patolli.engine.coaching import First
from patolli.engine.game import find_game
from patolli.engine.match import Match
from patolli.study.coach.firsts import first_of, tries_of
from patolli.study.coach.judging import Loss, is_worth_a_word, loss_of
from patolli.study.coach.speaking import A_DAY, MOST, Spoke, may_speak, may_warn, spoke_at
from patolli.study.coach.telling import WORDS, in_short
from patolli.text import LANGUAGES, Translator

GAMES = ("tzolkin", "settlers")


# When


def test_it_speaks_once_a_turn_and_never_in_two_turns_running() -> None:
    assert may_speak([], 1)
    for ago, may in ((0, False), (1, False), (2, True)):
        assert may_speak([Spoke(ago, 1)], 5) is may
    # It may warn of something urgent in the next turn, but not twice in one.
    assert not may_warn([Spoke(0, 1)])
    assert may_warn([Spoke(1, 1)])


def test_it_speaks_a_few_times_a_day_and_a_game() -> None:
    today = [Spoke(5 + number, 3) for number in range(A_DAY)]
    assert not may_speak(today, 3)
    assert may_speak(today, 4)
    assert may_speak(today[1:], 3)
    often = [Spoke(5 + number, number) for number in range(MOST)]
    assert not may_speak(often, 99)
    assert not may_warn(often)
    assert may_speak(often[1:], 99)


def test_turns_are_counted_by_seat() -> None:
    own = [0, 2, 4, 6]
    # Before turn 2 and before the current one; nothing was said in the future.
    assert spoke_at([(2, 1), (8, 4), (9, 4)], own, 8) == [Spoke(3, 1), Spoke(0, 4)]


# What a turn loses


def outcome(steps: str, points: float, wins: float, error: float = 0.5, wins_error: float = 0.01) -> Outcome:
    gap = Gap(0, points, error, wins, wins_error, True)
    return Outcome([steps], 0.0, 0.0, 0.0, [1.0], [0.0], False, gap)


def test_a_loss_is_what_luck_cannot_explain() -> None:
    best = outcome("best", 3.0, 0.1)
    assert loss_of([best, outcome("mine", -8.0, -0.2)], ["mine"]) == Loss(8.0, 0.2)
    assert loss_of([best, outcome("mine", -8.0, -0.2, error=5.0, wins_error=0.2)], ["mine"]) == Loss(0.0, 0.0)
    # Fewer points, but not fewer wins: a gain is no loss.
    assert loss_of([best, outcome("mine", 8.0, -0.2)], ["mine"]) == Loss(0.0, 0.2)
    assert loss_of([best], ["best"]) is None
    assert loss_of([best, outcome("other", -8.0, -0.2)], ["mine"]) is None


@pytest.mark.parametrize(
    ("points", "wins", "worth", "seldom"),
    [(5.9, 0.09, False, False), (6.0, 0.0, True, False), (0.0, 0.1, True, False), (12.0, 0.0, True, True)],
)
def test_only_large_losses_are_worth_a_word(points: float, wins: float, worth: bool, seldom: bool) -> None:
    assert is_worth_a_word(Loss(points, wins)) is worth
    assert is_worth_a_word(Loss(points, wins), seldom=True) is seldom
    assert not is_worth_a_word(None)


def test_reasons_are_short() -> None:
    long = " ".join(["word"] * WORDS)
    assert in_short(["One two.", long, "Three."]) == "One two. Three."
    assert in_short([f"{long} more", "Three."]) == "Three."
    assert in_short([]) == ""


# What is new


def all_firsts(game: str) -> dict[str, First]:
    told = find_game(game).words.firsts
    assert told is not None
    return dict(told())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_are_few(game: str, language: str) -> None:
    translator = Translator(language)
    for key, first in all_firsts(game).items():
        assert len(translator.render(first.title).split()) <= 6, key
        assert len(translator.render(first.text).split()) <= WORDS, key


@pytest.mark.parametrize(
    ("game", "options"), [("tzolkin", {}), ("settlers", {"factions": ["aztec", "roman"]})], ids=GAMES
)
def test_everything_comes_up_once_in_some_games(game: str, options: dict[str, list[str]]) -> None:
    """Also: what was explained is not repeated, and what nobody used is named at the end."""
    left = {*all_firsts(game)}
    known: set[str] = set()
    for seed in range(12):
        dice, match = random.Random(seed), Match.new(game, 2, seed, options=options)
        while not match.over and left - {"monument"}:
            seat = match.seat
            assert seat is not None
            found = first_of(match.game, match.view(seat), seat, match.legal(), known)
            if found:
                assert found[0] not in known
                known.add(found[0])
                left.discard(found[0])
            match.play(dice.choice(match.legal()))
        if not left - {"monument"}:
            break
    # Nobody builds a monument by chance.
    assert left <= {"monument"}
    assert all(all_firsts(game)[key].comes(match.view(0), 0, ["monument:M01"]) for key in left)
    assert first_of(match.game, match.view(0), 0, match.legal(), known) is None


def test_the_first_decisions_are_explained() -> None:
    """Nobody who plays for the first time knows which tiles to keep, where to put a worker, or when to pick one up."""
    match = Match.new("tzolkin", 2, 1)
    known: list[str] = []
    for wanted, token in (("wealth", "keep"), ("place", "place:palenque"), ("pick", "")):
        while match.seat != 0 or not any(one.startswith(token) for one in match.legal()):
            match.play(match.legal()[0])
        found = first_of(match.game, match.view(0), 0, match.legal(), known)
        assert found is not None
        assert found[0] == wanted
        known.append(wanted)
        for step in (token, "end"):
            match.play(next((one for one in match.legal() if one.startswith(step)), match.legal()[0]))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_never_used(game: str) -> None:
    there, firsts = find_game(game), all_firsts(game)
    attempts = [first.attempt for first in firsts.values() if first.attempt]
    assert tries_of(there, []) == attempts[:3]
    assert len(attempts) >= 3
    used = {
        "tzolkin": ["tech:theology", "advance:2", "monument:M01", "build:A1-F1"],
        "settlers": ["use:COM001", "deal:ROM001", "raze:COM002"],
    }
    assert tries_of(there, used[game]) == []
    assert tries_of(there, used[game][1:]) == [attempts[1 if game == "tzolkin" else 0]]


# Hunger


def test_hunger_is_told_the_day_before() -> None:
    match = Match.new("tzolkin", 2, 1)
    while match.legal()[0].startswith("keep"):
        match.play(match.legal()[0])
    caution = match.game.words.caution
    assert caution is not None
    view = match.view(0)
    mine = view["seats"][0] | {"corn": 1, "workers": 3, "wealth": [], "buildings": []}
    view = view | {"seats": [mine, view["seats"][1]]}
    assert caution(view | {"day": 6}, 0) is None
    told = caution(view | {"day": 7}, 0)
    assert told is not None
    assert told.key == "hungry-8"
    assert "6 corn" in Translator("en").render(told.text)
    today = caution(view | {"day": 8, "food_day": "goods"}, 0)
    assert today is not None
    assert today.key == told.key, "once for each"
    assert caution(view | {"day": 7, "seats": [mine | {"corn": 6}, mine]}, 0) is None
    assert caution(view | {"day": 7, "over": True}, 0) is None
