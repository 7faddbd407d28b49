"""Redeal: everything that a seat cannot know is drawn again, everything else stays (`hidden.py`, format 10)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from patolli.engine.jit import JIT, records
from patolli.settlers import deal, hidden, rules
from patolli.settlers import state as at
from patolli.settlers.building import PAY_BUILD
from patolli.settlers.decisions import MAX_LEGAL, slots_by_id
from patolli.settlers.tables import CARD_ROWS
from patolli.settlers.view import slots_in, view
from tests.settlers.table import Table, place

WATCHER = -1
STRIDE = 7 if JIT else 41
VARIANTS = [(1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 0, 0), (2, 1, 0), (4, 1, 1), (3, 2, 0)]  # players, lookout, peaceful
FACE_DOWN = {"next_card", "pile", "link", "marks", "shelf", "head", "tail", "rng", "seed", "waiting", "window_item"}


def copy(state: Any) -> Any:
    states = records(1, at.STATE)
    states[0] = state
    return states[0]


def redealt(state: Any, seat: int, seed: int) -> Any:
    other = copy(state)
    hidden.redeal(other, seat, seed)
    return other


def legal(state: Any) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int16)
    return out[: rules.legal(state, out)].tolist()


def dealt(players: int, lookout: int = 0, peaceful: int = 0, seed: int = 5) -> Any:
    state = records(1, at.STATE)[0]
    state["lookout"], state["peaceful"] = lookout, peaceful
    rules.deal(state, players, seed)
    return state


def positions(players: int, lookout: int = 0, peaceful: int = 0, seed: int = 5) -> Iterator[Any]:
    """Some positions of a random game: the first ones, then every so many."""
    state = dealt(players, lookout, peaceful, seed)
    dice = random.Random(seed)
    number = 0
    while rules.seat(state) >= 0:
        if number < 4 or number % STRIDE == 0:
            yield state
        rules.apply(state, dice.choice(legal(state)))
        number += 1
    yield state


def piles(state: Any) -> dict[int, list[int]]:
    return {pile: slots_in(state, pile) for pile in range(at.PILES)}


def backs(state: Any, pile: int) -> list[int]:
    return [int(CARD_ROWS[int(state["cards"][x])]["deck"]) for x in slots_in(state, pile)]


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_what_a_seat_knows_stays(players: int, lookout: int, peaceful: int) -> None:
    for state in positions(players, lookout, peaceful):
        for seat in range(players):
            other = redealt(state, seat, 11)
            assert view(other, seat) == view(state, seat)
            changed = {name for name in at.STATE.names or () if np.any(other[name] != state[name])}
            assert changed <= FACE_DOWN
            if rules.seat(state) == seat:
                assert legal(other) == legal(state)
            else:
                assert bool(legal(other)) == bool(legal(state)), "somebody has nothing to answer"


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_all_cards_stay_and_piles_are_sound(players: int, lookout: int, peaceful: int) -> None:
    for state in positions(players, lookout, peaceful, seed=6):
        before = piles(state)
        for seat in range(WATCHER, players):
            other = redealt(state, seat, 12)
            after = piles(other)
            assert sorted(sum(after.values(), [])) == sorted(sum(before.values(), []))
            for pile, slots in after.items():
                assert len(slots) == len(before[pile]) == int(other["length"][pile])
                assert sorted(backs(other, pile)) == sorted(backs(state, pile)), "backs are seen by everybody"
                assert int(other["tail"][pile]) == (slots[-1] if slots else at.END)
                assert all(int(other["pile"][x]) == pile for x in slots)
            for q in range(players):
                assert after[at.HAND + q] == sorted(after[at.HAND + q])


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_the_result_depends_on_the_seed_and_on_what_is_known_alone(players: int, lookout: int, peaceful: int) -> None:
    """Positions that differ in hidden things only become the same one, to the byte."""
    for state in positions(players, lookout, peaceful, seed=7):
        for seat in range(WATCHER, players):
            wanted = redealt(state, seat, 13).tobytes()
            assert redealt(state, seat, 13).tobytes() == wanted
            assert redealt(redealt(state, seat, 2**40), seat, 13).tobytes() == wanted


def test_seeds_draw_differently() -> None:
    state = dealt(4)
    assert len({redealt(state, 0, seed).tobytes() for seed in (0, 1, 2**32, 2**40 + 1)}) == 4


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_redealt_game_plays_on_to_the_end(players: int) -> None:
    dice = random.Random(3)
    for number, state in enumerate(positions(players, seed=8)):
        if number % 4:
            continue
        other = redealt(state, number % players, number)
        while rules.seat(other) >= 0:
            rules.apply(other, dice.choice(legal(other)))
        assert legal(other) == []


def test_the_order_of_every_deck_is_drawn_again() -> None:
    solo, four = dealt(1), dealt(4)
    decks = [(solo, at.ATTACK_DECK), *((four, deck) for deck in (at.COMMON_DECK, at.DECK, at.DECK + 3))]
    for state, deck in decks:
        tops = {slots_in(redealt(state, 0, seed), deck)[0] for seed in range(30)}
        assert len(tops) > 8


@pytest.mark.parametrize("seat", [WATCHER, 0])
def test_every_unseen_card_is_as_likely_in_a_hand(seat: int) -> None:
    """Roughly, over many draws: seat 1 holds 2 Common cards, of all those that are neither in the row nor in own hand."""
    state = dealt(3)
    times: Counter[int] = Counter()
    seeds = 4000 if JIT else 150
    common = {x for x in range(at.SLOTS) if state["cards"][x] and CARD_ROWS[int(state["cards"][x])]["deck"] == 0}
    seen = set(slots_in(state, at.ROW)) | (set(slots_in(state, at.HAND)) if seat == 0 else set())
    for seed in range(seeds):
        hand = [x for x in slots_in(redealt(state, seat, seed), at.HAND + 1) if x in common]
        assert len(hand) == 2
        times.update(hand)
    unseen = common - seen
    assert set(times) <= unseen
    expected = 2 * seeds / len(unseen)
    if JIT:
        assert set(times) == unseen
        assert all(0.65 * expected < n < 1.4 * expected for n in times.values())
    else:
        assert len(times) > 0.8 * len(unseen)


def test_a_hand_never_tells_of_the_other_faction() -> None:
    table = Table(["roman", "japanese"], hand={0: ["COM001"], 1: ["COM002", "JAP001", "JAP008"]})
    for seed in range(20):
        hand = slots_in(redealt(table.state, 0, seed), at.HAND + 1)
        assert sorted(backs(table.state, at.HAND + 1)) == sorted(
            int(CARD_ROWS[int(table.state["cards"][x])]["deck"]) for x in hand
        )


# What lies face down ----------------------------------------------------------------------------------------------


def laid_out() -> Table:
    """Foundations, cards under a Gate, markers of Trade Routes, and hands of two seats."""
    return Table(
        ["roman", "japanese", "egyptian"],
        hand={0: ["COM001", "ROM001"], 1: ["COM002", "JAP001"], 2: ["COM003", "EGY002"]},
        foundations={0: ["COM004"], 1: ["COM005", "COM006"]},
        locations={0: ["ROM020"], 1: [place("JAP013", under=["COM007", "JAP002", "COM008"]), "JAP021"]},
        routes={1: [("ROM020", "JAP003")]},
    )


def test_markers_are_unknown_to_everybody() -> None:
    state = laid_out().state
    for seat in (WATCHER, 0, 1, 2):
        drawn = [redealt(state, seat, seed) for seed in range(30)]
        assert len({slots_in(one, at.ROUTES)[0] for one in drawn}) > 5
        location = slots_by_id(state)["ROM020"]
        assert all(int(one["link"][slots_in(one, at.ROUTES)[0]]) == location for one in drawn)


@pytest.mark.parametrize("pile", [at.FOUNDATIONS + 1, at.UNDER, at.HAND + 1])
def test_others_do_not_know_what_lies_face_down_and_the_owner_does(pile: int) -> None:
    state = laid_out().state
    for seat in (WATCHER, 0, 2):
        assert len({tuple(slots_in(redealt(state, seat, seed), pile)) for seed in range(30)}) > 5
    assert {tuple(slots_in(redealt(state, 1, seed), pile)) for seed in range(30)} == {tuple(slots_in(state, pile))}


def test_cards_under_a_location_stay_under_it() -> None:
    state = laid_out().state
    state["marks"][slots_by_id(state)["JAP002"]] = at.OWN_ACTION
    gate = slots_by_id(state)["JAP013"]
    for seed in range(10):
        other = redealt(state, 0, seed)
        under = slots_in(other, at.UNDER)
        assert [int(other["link"][x]) for x in under] == [gate] * 3
        assert [int(other["marks"][x]) for x in under] == [0, at.OWN_ACTION, 0]
        assert backs(other, at.UNDER) == backs(state, at.UNDER)
        assert sum(map(bool, other["marks"].tolist())) == 1, "the mark stayed on the card as well"


def test_as_many_cards_of_a_hand_are_marked() -> None:
    """Who just gained a card is known, and from which deck; not which card it is."""
    table = Table(hand={0: ["COM001"], 1: ["COM002", "COM003", "COM004", "JAP001", "JAP002"]})
    slots = slots_by_id(table.state)
    results: list[set[bytes]] = []
    for marked in (("COM004", "JAP001"), ("COM002", "JAP002")):
        state = copy(table.state)
        state["marks"][slots[marked[0]]] = at.FRESH_RAZE
        state["marks"][slots[marked[1]]] = at.FRESH_DEAL
        results.append({redealt(state, 0, seed).tobytes() for seed in range(10)})
        other = redealt(state, 0, 3)
        marks = {backs_of(other, x): int(other["marks"][x]) for x in slots_in(other, at.HAND + 1) if other["marks"][x]}
        assert marks == {0: at.FRESH_RAZE, backs_of(other, slots["JAP001"]): at.FRESH_DEAL}
        own = redealt(state, 1, 3)
        assert (own["marks"] == state["marks"]).all()
    assert results[0] == results[1], "which cards are marked is not known"


def backs_of(state: Any, x: int) -> int:
    return int(CARD_ROWS[int(state["cards"][x])]["deck"])


def test_how_far_a_window_is_does_not_tell_which_card_was_put_under() -> None:
    """Cards go under a Gate in the order of ids: the last one limits those that may follow."""
    seen: set[bytes] = set()
    for card in ("COM001", "COM003"):
        table = Table(
            ["roman", "japanese"], turn=1, hand={1: ["COM001", "COM003", "COM050"]}, locations={1: ["JAP013"]}
        )
        table.play("put:JAP013", f"card:{card}")
        seen.add(redealt(table.state, 0, 4).tobytes())
        assert redealt(table.state, 1, 4)["window_item"] == table.state["window_item"]
    assert len(seen) == 1


# What everybody has heard -----------------------------------------------------------------------------------------


def test_a_card_that_is_being_built_stays_in_the_hand() -> None:
    table = Table(
        ["roman", "japanese"],
        hand={0: ["ROM001", "ROM002", "COM001", "COM002"]},
        locations={0: ["COM010", "COM011"]},
        goods={0: {"stone": 1, "gold": 1}},
    )
    table.play("build:ROM001")
    assert table.kind == "location"
    assert int(table.state["todo"][table.state["todo_count"] - 2, 2]) == PAY_BUILD
    slot = slots_by_id(table.state)["ROM001"]
    hands = [slots_in(redealt(table.state, 1, seed), at.HAND) for seed in range(20)]
    assert all(slot in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5
    table.play("location:COM010")
    assert table.kind == "pay"
    assert all(slot in slots_in(redealt(table.state, 1, seed), at.HAND) for seed in range(10))


def test_a_hand_that_the_answer_depends_on_stays() -> None:
    """Settlers build a Faction card from hand: with another hand there might be none."""
    table = Table(
        ["roman", "japanese"],
        hand={0: ["ROM020", "ROM021", "COM001"]},
        locations={0: ["COM040"]},
        goods={0: {"wood": 1, "stone": 1}},
    )
    table.play("use:COM040")
    assert table.kind == "build"
    for seed in range(10):
        other = redealt(table.state, 1, seed)
        assert slots_in(other, at.HAND) == slots_in(table.state, at.HAND)
        assert legal(other) == legal(table.state)


# The first position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_the_order_of_the_decks_is_one_that_leads_to_the_position(players: int, lookout: int, peaceful: int) -> None:
    state = dealt(players, lookout, peaceful)
    for seat in (WATCHER, 0):
        other = redealt(state, seat, 9)
        assert other["dealt"] == 1
        assert 0 <= int(other["seed"]) == int(other["rng"]) < 2**53
        again = records(1, at.STATE)[0]
        for name in ("cards", "faction", "board", "lookout", "peaceful", "open_format", "custom"):
            again[name] = other[name]
        deal.lay_out_table(again, players)
        again["first_player"], again["rng"], again["seed"] = other["first_player"], other["rng"], other["seed"]
        for pile, order in shelf_decks(other):
            deal.put_on_deck(again, pile, np.array(order, np.int64))
        deal.set_up(again)
        rules.begin(again)
        assert again.tobytes() == other.tobytes()


def shelf_decks(state: Any) -> Iterator[tuple[int, list[int]]]:
    players = int(state["players"])
    order = state["shelf"].tolist()
    of_deck = {0: at.COMMON_DECK, 15: at.ATTACK_DECK}
    of_deck |= {int(state["faction"][p]): at.DECK + p for p in range(players)}
    for back, pile in of_deck.items():
        size = sum(bool(row) and CARD_ROWS[row]["deck"] == back for row in state["cards"].tolist())
        slots = [x for x in order if state["cards"][x] and backs_of(state, x) == back]
        yield pile, slots[:size]


def test_later_the_seed_of_the_deal_is_gone() -> None:
    state = dealt(2)
    rules.apply(state, legal(state)[0])
    other = redealt(state, 0, 1)
    assert other["seed"] == 0
    assert not other["shelf"].any()
    assert len({int(redealt(state, 0, seed)["rng"]) for seed in range(10)}) == 10
