"""Exchange: positions in which nothing hidden is the same, and chance brings something else (`exchange.py`)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from patolli.games.settlers.effects.card_rows import CARD_ROWS
from patolli.games.settlers.formats import exchange
from patolli.games.settlers.formats.view import slots_in, view
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules import state as at
from patolli.testing.apart import looks
from tests.games.settlers.formats.test_hidden import VARIANTS, copy, dealt, legal, positions, redealt
from tests.games.settlers.table import Table, place

ORDERED = (at.COMMON_DECK, at.ATTACK_DECK, at.ROUTES, *range(at.DECK, at.DECK + at.SEATS))


def exchanged(state: Any, seat: int, number: int = 1) -> Any:
    other = copy(state)
    GAME.exchange(other, seat, number)
    return other


def hidden_piles(state: Any, seat: int) -> list[int]:
    others = [p for p in range(int(state["players"])) if p != seat]
    return [*ORDERED, *(pile + p for pile in (at.HAND, at.LOOKING, at.FOUNDATIONS) for p in others)]


def back(state: Any, x: int) -> int:
    return int(CARD_ROWS[int(state["cards"][x])]["deck"])


def known_by_hearing(state: Any) -> set[int]:
    """Cards that a pending task names: everybody has heard of them."""
    return {int(task["card"]) for task in state["todo"][: int(state["todo_count"])]}


def own_decisions(players: int, lookout: int, peaceful: int) -> Iterator[tuple[Any, int]]:
    for state in positions(players, lookout, peaceful, seed=9):
        if (seat := int(GAME.seat(state))) >= 0:
            yield state, seat


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_no_hidden_place_keeps_its_card(players: int, lookout: int, peaceful: int) -> None:
    compared = 0
    for state, seat in own_decisions(players, lookout, peaceful):
        drawn = redealt(state, seat, 3)
        for number in range(1, exchange.EXCHANGES + 1):
            other = exchanged(drawn, seat, number)
            places = {pile: slots_in(drawn, pile) for pile in hidden_piles(drawn, seat)}
            heard = known_by_hearing(drawn)
            backs = Counter(back(drawn, x) for slots in places.values() for x in slots if x not in heard)
            for pile, slots in places.items():
                now = slots_in(other, pile)
                assert len(now) == len(slots)
                for before, after in zip(slots, now, strict=True):
                    if pile in ORDERED:
                        assert back(drawn, before) == back(drawn, after)
                        assert before != after or backs[back(drawn, before)] == 1
                        compared += 1
    assert compared > 100


def test_hands_differ_as_wholes() -> None:
    state = redealt(dealt(4), 0, 1)
    other = exchanged(state, 0)
    for pile in (at.HAND + 1, at.HAND + 2, at.HAND + 3):
        assert slots_in(state, pile) != slots_in(other, pile)
        assert slots_in(other, pile) == sorted(slots_in(other, pile))
    assert slots_in(state, at.HAND) == slots_in(other, at.HAND)


def test_what_is_certain_stays() -> None:
    """The last card of a deck, when all others with that back are visible: it can be no other one."""
    table = Table(
        ["roman", "japanese"], exact=["common"], decks={"common": ["COM001"]}, hand={0: ["COM002"], 1: ["JAP001"]}
    )
    assert slots_in(exchanged(table.state, 0), at.COMMON_DECK) == slots_in(table.state, at.COMMON_DECK)


def draft_of(table: Table, seed: int = 0) -> Draft:
    return Draft(Match(GAME, [""] * len(table.factions), table.state), seed)


@pytest.mark.parametrize("count", [1, 2, 3, 8])
def test_a_draw_after_a_shuffle_shows_something_if_there_are_two_cards(count: int) -> None:
    """The deck is empty, and everybody has seen the discard pile: only chance is unknown."""
    discard = [f"COM{n:03}" for n in range(10, 10 + count)]
    table = Table(
        ["roman", "japanese"],
        exact=["common"],
        decks={"common": []},
        discards={"common": discard},
        goods={0: {"worker": 2}},
    )
    for seed in range(5):
        draft = draft_of(table, seed)
        draft.play("spend:common")
        assert draft.reveals == (count > 1)
        if count == 1:
            assert draft.view()["seats"][0]["hand"] == discard


def test_two_cards_shuffled_and_both_drawn_are_no_surprise() -> None:
    table = Table(
        ["roman", "japanese"],
        exact=["common"],
        decks={"common": []},
        discards={"common": ["COM010", "COM011"]},
        goods={0: {"worker": 4}},
    )
    draft = draft_of(table)
    draft.play("spend:common")
    assert draft.reveals, "which of them comes first"
    table.play("spend:common")
    draft = draft_of(table)
    draft.play("spend:common")
    assert not draft.reveals, "the last one is known"


def test_real_positions_know_no_otherwise_and_redealing_ends_it() -> None:
    state, dice = dealt(3), random.Random(1)
    for _ in range(60):
        assert state["otherwise"] == 0
        GAME.apply(state, dice.choice(legal(state)))
    seat = int(GAME.seat(state))
    turned = exchanged(state, seat, exchange.EXCHANGES)
    assert turned["otherwise"] == seat + 1
    assert redealt(turned, seat, 5).tobytes() == redealt(state, seat, 5).tobytes()


RAZES = {
    "format": "patolli-cards",
    "version": 1,
    "name": "own deeds",
    "origin": "tests",
    "faction_boards": {},
    "cards": [
        {
            "id": "OWN001",
            "name": "Bonfire",
            "deck": "japanese",
            "copies": 1,
            "colors": ["red"],
            "type": "production",
            "build_cost": {},
            "deal": "food",
            "raze": {},
            "end_game_vp": 1,
            "abilities": [
                {"kind": "production", "effects": [{"op": "raze", "targets": ["hand_card"], "token_cost": 0}]}
            ],
        }
    ],
}


def before_a_question(hand: list[str]) -> Table:
    """Seat 0 keeps a card, its last decision of the Production; then seat 1 may be asked what in its hand to raze."""
    return Table(
        ["roman", "japanese"],
        start="production",
        card_files=[RAZES],
        locations={0: ["ROM011"], 1: ["OWN001"]},
        hand={1: hand},
    )


@pytest.mark.parametrize("hand", [["COM001", "COM002"], ["JAP001"], ["COM001", "JAP012", "JAP013"]])
def test_a_question_that_depends_on_a_hand_is_a_surprise(hand: list[str]) -> None:
    table = before_a_question(hand)
    assert (table.kind, GAME.seat(table.state)) == ("keep", 0)
    draft = draft_of(table)
    draft.play(draft.legal()[0])
    assert draft.reveals
    assert len(looks(draft_of(table)._sight, draft.steps, 400)) >= 1


def test_an_empty_hand_is_no_surprise() -> None:
    draft = draft_of(before_a_question([]))
    draft.play(draft.legal()[0])
    assert not draft.reveals


def test_cards_that_lie_face_down_change_places_too() -> None:
    table = Table(
        ["roman", "japanese"],
        hand={0: ["COM001"], 1: ["COM002", "JAP001"]},
        foundations={1: ["COM005", "COM006"]},
        locations={0: ["ROM020"], 1: [place("JAP013", under=["COM007", "JAP002"])]},
        routes={1: [("ROM020", "JAP003")]},
    )
    other = exchanged(table.state, 0)
    for pile in (at.FOUNDATIONS + 1, at.UNDER, at.ROUTES):
        pairs = list(zip(slots_in(table.state, pile), slots_in(other, pile), strict=True))
        assert pairs
        assert all(before != after for before, after in pairs)
        links = [[int(one["link"][x]) for x in slots_in(one, pile)] for one in (table.state, other)]
        assert links[0] == links[1], "they belong to the same Location"
    assert view(other, 0) == view(table.state, 0)
