"""Redeal: everything that a seat cannot know is drawn again, everything else stays (`hidden.py`, format 10)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np
import pytest

from patolli.engine.compiled.jit import JIT, records
from patolli.games.settlers.effects.card_rows import CARD_ROWS
from patolli.games.settlers.formats import deal
from patolli.games.settlers.formats.view import slots_in, view
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules import deciding as rules
from patolli.games.settlers.rules import state as at
from patolli.games.settlers.rules.building import PAY_BUILD
from patolli.games.settlers.rules.catalogue import DONE, MAX_LEGAL, SKIP, slots_by_id
from patolli.games.settlers.rules.chance import CHACHA8
from patolli.games.settlers.rules.tasks import KEEP
from tests.games.settlers.table import Table, place

WATCHER = -1
STRIDE = 7 if JIT else 41
VARIANTS = [(1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 0, 0), (2, 1, 0), (4, 1, 1), (3, 2, 0), (5, 0, 1)]
"""Players, lookout, peaceful."""
FACE_DOWN = {"next_card", "pile", "link", "marks", "shelf", "head", "tail", "key", "stream", "drawn", "waiting"}
NOTATION = {"window_item", "todo"}
"""How far others are in the order of ids: forgotten."""


def copy(state: Any) -> Any:
    states = records(1, at.STATE)
    states[0] = state
    return states[0]


def redealt(state: Any, seat: int, seed: int) -> Any:
    other = copy(state)
    GAME.redeal(other, seat, seed)
    return other


def legal(state: Any) -> list[int]:
    out = np.zeros(MAX_LEGAL, np.int16)
    return out[: GAME.legal(state, out)].tolist()


def dealt(players: int, lookout: int = 0, peaceful: int = 0, seed: int = 5) -> Any:
    state = records(1, at.STATE)[0]
    state["lookout"], state["peaceful"] = lookout, peaceful
    GAME.deal(state, players, seed)
    return state


def positions(players: int, lookout: int = 0, peaceful: int = 0, seed: int = 5) -> Iterator[Any]:
    """Some positions of a random game: the first ones, then every nth."""
    state = dealt(players, lookout, peaceful, seed)
    dice = random.Random(seed)
    number = 0
    while GAME.seat(state) >= 0:
        if number < 4 or number % STRIDE == 0:
            yield state
        GAME.apply(state, dice.choice(legal(state)))
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
            assert changed <= FACE_DOWN | NOTATION
            if GAME.seat(state) == seat:
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
            assert sorted(chain(*after.values())) == sorted(chain(*before.values()))
            for pile, slots in after.items():
                assert len(slots) == len(before[pile]) == int(other["length"][pile])
                assert sorted(backs(other, pile)) == sorted(backs(state, pile)), "backs are seen by everybody"
                assert int(other["tail"][pile]) == (slots[-1] if slots else at.END)
                assert all(int(other["pile"][x]) == pile for x in slots)
            for q in range(players):
                assert after[at.HAND + q] == sorted(after[at.HAND + q])


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_the_result_depends_on_the_seed_and_on_what_is_known_alone(players: int, lookout: int, peaceful: int) -> None:
    """Positions that differ only in hidden things become the same one, to the byte."""
    for state in positions(players, lookout, peaceful, seed=7):
        for seat in range(WATCHER, players):
            wanted = redealt(state, seat, 13).tobytes()
            assert redealt(state, seat, 13).tobytes() == wanted
            assert redealt(redealt(state, seat, 2**40), seat, 13).tobytes() == wanted


def test_seeds_draw_differently() -> None:
    state = dealt(4)
    assert len({redealt(state, 0, seed).tobytes() for seed in (0, 1, 2**32, 2**40 + 1)}) == 4


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_a_redealt_game_plays_on_to_the_end(players: int) -> None:
    dice = random.Random(3)
    for number, state in enumerate(positions(players, seed=8)):
        if number % 4:
            continue
        other = redealt(state, number % players, number)
        while GAME.seat(other) >= 0:
            GAME.apply(other, dice.choice(legal(other)))
        assert legal(other) == []


def test_the_order_of_every_deck_is_drawn_again() -> None:
    solo, four = dealt(1), dealt(4)
    decks = [(solo, at.ATTACK_DECK), *((four, deck) for deck in (at.COMMON_DECK, at.DECK, at.DECK + 3))]
    for state, deck in decks:
        tops = {slots_in(redealt(state, 0, seed), deck)[0] for seed in range(30)}
        assert len(tops) > 8


@pytest.mark.parametrize("seat", [WATCHER, 0])
def test_every_unseen_card_is_as_likely_in_a_hand(seat: int) -> None:
    """Roughly, over many draws: seat 1 holds 2 of the Common cards that are neither in the row nor in one's own
    hand."""
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
    """It is known who just gained a card, and from which deck; not which card it is."""
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
    assert int(table.state["todo"][table.state["todo_count"] - 2]["purpose"]) == PAY_BUILD
    slot = slots_by_id(table.state)["ROM001"]
    hands = [slots_in(redealt(table.state, 1, seed), at.HAND) for seed in range(20)]
    assert all(slot in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5
    table.play("location:COM010")
    assert table.kind == "pay"
    assert all(slot in slots_in(redealt(table.state, 1, seed), at.HAND) for seed in range(10))


# What somebody else is asked --------------------------------------------------------------------------------------


def deciding() -> Iterator[tuple[str, Table]]:
    """Seat 0 is asked something that depends on its hand."""
    gold = {"wood": 1, "stone": 1, "gold": 2}
    hand = {0: ["ROM020", "ROM021", "COM001", "COM002"], 1: ["COM003"]}
    settlers = Table(["roman", "japanese"], hand=hand, locations={0: ["COM040"]}, goods={0: {"wood": 1, "stone": 1}})
    yield "build", settlers.play("use:COM040")
    rich = Table(["roman", "japanese"], hand=hand, locations={0: ["COM040"]}, goods={0: gold})
    yield "pay", rich.play("use:COM040")
    chapel = {0: ["BAR001", "COM001", "COM002"]}
    raze = Table(["barbarian", "roman"], hand=chapel, locations={0: ["BAR014"]}, goods={0: {"raze": 1}})
    yield "target", raze.play("use:BAR014")
    gate = Table(["roman", "japanese"], turn=1, hand={1: ["COM001", "COM003", "COM050"]}, locations={1: ["JAP013"]})
    yield "put", gate.play("put:JAP013", "card:COM003", "put:JAP013")
    desert = {0: ["EGY002", "COM001", "COM002"], 1: ["COM003"]}
    tavern = Table(["egyptian", "roman"], hand=desert, locations={0: ["COM049"]})
    yield "discard", tavern.play("use:COM049")


QUESTIONS = dict(deciding())


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_hand_of_somebody_who_decides_is_drawn_again_and_has_an_answer(kind: str) -> None:
    table = QUESTIONS[kind]
    assert table.kind == kind
    owner = int(GAME.seat(table.state))
    true = slots_in(table.state, at.HAND + owner)
    for seat in (WATCHER, 1 - owner):
        drawn = [redealt(table.state, seat, seed) for seed in range(30)]
        hands = {tuple(slots_in(one, at.HAND + owner)) for one in drawn}
        assert len(hands) > 5
        for one in drawn:
            assert view(one, seat) == view(table.state, seat)
            assert [action for action in legal(one) if action not in (DONE, SKIP)]
        assert sum(hand == tuple(true) for hand in hands) < len(hands)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_hand_of_somebody_who_decides_does_not_matter(kind: str) -> None:
    """Whatever the rival truly holds, if the question is the same: the redealt positions are equal to the byte."""
    table = QUESTIONS[kind]
    owner = int(GAME.seat(table.state))
    for seat in (WATCHER, 1 - owner):
        twins = [table.state, *(redealt(table.state, seat, seed) for seed in range(100, 106))]
        assert len({tuple(slots_in(twin, at.HAND + owner)) for twin in twins}) > 3
        for seed in range(5):
            assert len({redealt(twin, seat, seed).tobytes() for twin in twins}) == 1


def test_which_card_was_kept_is_not_told_by_those_that_may_follow() -> None:
    """Two of some cards are kept in the order of ids; others do not see the first."""
    seen: set[bytes] = set()
    for kept in (0, 1):
        table = Table(["roman", "japanese"], hand={0: ["COM001"]}, locations={0: ["ROM020"]})
        state = copy(table.state)
        for card in ("COM010", "COM020", "COM030"):
            slot = slots_by_id(state)[card]
            unlink(state, slot)
            link_last(state, at.LOOKING, slot)
        count = int(state["todo_count"])
        first = slots_by_id(state)[("COM010", "COM020")[kept]]
        unlink(state, first)
        link_last(state, at.HAND, first)
        task = state["todo"][count]
        task["kind"], task["left"], task["least"] = KEEP, 1, first + 1
        state["todo_count"] = count + 1
        assert legal(state)
        seen |= {redealt(state, 1, 4).tobytes()}
        assert legal(redealt(state, 1, 4))
    assert len(seen) == 1


def unlink(state: Any, slot: int) -> None:
    pile = int(state["pile"][slot])
    rest = [x for x in slots_in(state, pile) if x != slot]
    lay(state, pile, rest)


def link_last(state: Any, pile: int, slot: int) -> None:
    slots = [*slots_in(state, pile), slot]
    lay(state, pile, sorted(slots) if at.HAND <= pile < at.HAND + at.SEATS else slots)


def lay(state: Any, pile: int, slots: list[int]) -> None:
    state["head"][pile], state["tail"][pile] = (slots[0], slots[-1]) if slots else (at.END, at.END)
    state["length"][pile] = len(slots)
    for x, following in zip(slots, [*slots[1:], at.END], strict=True):
        state["next_card"][x], state["pile"][x] = following, pile


# The first position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "lookout", "peaceful"), VARIANTS)
def test_the_order_of_the_decks_is_one_that_leads_to_the_position(players: int, lookout: int, peaceful: int) -> None:
    state = dealt(players, lookout, peaceful)
    for seat in (WATCHER, 0):
        other = redealt(state, seat, 9)
        assert other["first_order"] == 1
        assert (other["generator"], other["drawn"]) == (CHACHA8, 0)
        assert (other["key"] != state["key"]).any()
        again = records(1, at.STATE)[0]
        for name in ("cards", "slots", "faction", "board", "lookout", "peaceful", "open_format", "custom"):
            again[name] = other[name]
        deal.lay_out_table(again, players)
        for name in ("first_player", "key", "generator"):
            again[name] = other[name]
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


def test_the_key_is_drawn_again() -> None:
    state = dealt(2)
    GAME.apply(state, legal(state)[0])
    assert not redealt(state, 0, 1)["shelf"].any()
    keys = {redealt(state, 0, seed)["key"].tobytes() for seed in range(10)}
    assert len(keys | {state["key"].tobytes()}) == 11
