"""Several things chosen in any order: the draft writes them in the order of the record."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from patolli.engine.compiled.jit import JIT
from patolli.engine.draft import Draft, TurnEnded
from patolli.engine.errors import IllegalMove
from patolli.engine.match import Match
from patolli.engine.offers import offers
from patolli.games.settlers.game import GAME
from tests.games.settlers.playing import played
from tests.games.settlers.table import Table

GATE = "JAP013"


def draft_of(table: Table) -> Draft:
    return Draft(Match(GAME, [f"P{seat}" for seat in range(len(table.factions))], table.state))


def gate(**more: Any) -> Table:
    """A Gate, a Common and a Faction Location; three cards in hand."""
    base: dict[str, Any] = {"locations": {0: [GATE, "COM046", "JAP001"]}, "hand": {0: ["COM001", "COM003", "COM005"]}}
    base["goods"] = {0: {"worker": 3, "defense": 1}}
    return Table(["japanese", "roman"], **(base | more))


def prayer() -> Table:
    """Temple of the Rising Sun: one Wood, one Stone and one Food may be given."""
    table = Table(["aztec", "roman"], locations={0: ["AZT922"]}, decks={"common": PRAYED}, goods={0: GIVEN})
    return table.play("use:AZT922")


PRAYED = ["COM003", "COM001", "COM006", "COM005", "COM012"]  # brown, gray, red, black, pink
GIVEN = {"worker": 1, "wood": 1, "stone": 1, "food": 1}


def test_workers_for_stone_and_then_for_wood() -> None:
    """S1.11, format 3: in any order; the record has them in the order of Resources."""
    for order in permutations(["spend:wood", "spend:stone", "spend:food"]):
        draft = draft_of(Table(goods={0: {"worker": 8}}))
        for token in order:
            assert token in draft.legal()
            draft.play(token)
        assert draft.steps == ["spend:wood", "spend:stone", "spend:food"]
        assert draft.view()["seats"][0]["goods"] | {"worker": 2} == draft.view()["seats"][0]["goods"]


def test_a_card_that_was_bought_begins_anew() -> None:
    """What was revealed has to be confirmed; before that nothing can be inserted."""
    draft = draft_of(Table(goods={0: {"worker": 8}}))
    draft.play("spend:stone", "spend:common")
    assert draft.reveals
    assert draft.legal() == []
    with pytest.raises(TurnEnded):
        draft.play("spend:wood")
    assert draft.steps == ["spend:stone", "spend:common"]


def test_samurai_and_then_defense() -> None:
    """S1.6.4, F3, format 3: free moves in any order, before the action and after it."""
    draft = draft_of(gate())
    draft.play("samurai:JAP001")
    assert {"defend:COM046", "samurai:JAP013"} <= set(draft.legal())
    draft.play("defend:COM046", "samurai:JAP013")
    assert draft.steps == ["defend:COM046", "samurai:JAP013", "samurai:JAP001"]
    after = draft_of(gate(goods={0: {"worker": 1, "defense": 1, "raze": 1}}, hand={0: ["COM001"]}))
    after.play("raze:COM001", "samurai:JAP001")
    assert after.ended  # nobody is asked for what comes before it
    assert after.legal() == ["defend:COM046"]
    (offer,) = offers(after)
    assert (offer.token, offer.completes, dict(offer.price)) == ("defend:COM046", True, {"goods.defense": 1})
    after.play("defend:COM046")
    assert (after.steps, after.ended) == (["raze:COM001", "defend:COM046", "samurai:JAP001"], True)
    assert after.legal() == []


@pytest.mark.parametrize("order", list(permutations(["COM001", "COM003", "COM005"])))
def test_cards_under_the_gate(order: tuple[str, ...]) -> None:
    """Format 3: cards by id; the same set in any order."""
    draft = draft_of(gate())
    for card in order:
        draft.play(f"put:{GATE}")
        assert f"card:{card}" in draft.legal()
        draft.play(f"card:{card}")
    assert draft.steps == [
        step for card in sorted(order) for step in (f"put:{GATE}", f"card:{card}")
    ]  # fmt: skip
    assert draft.view()["seats"][0]["points"] == 3
    assert f"put:{GATE}" not in draft.legal()


def test_a_card_lies_under_the_gate_once() -> None:
    """What follows is held while a part before it is open: it cannot be chosen again."""
    draft = draft_of(gate())
    draft.play(f"put:{GATE}", "card:COM005", f"put:{GATE}")
    assert draft.legal() == ["card:COM001", "card:COM003"]
    assert not draft.to_confirm
    with pytest.raises(IllegalMove):
        draft.play("card:COM005")
    with pytest.raises(IllegalMove):
        draft.play("pass")
    draft.play("card:COM003")
    assert draft.steps == [f"put:{GATE}", "card:COM003", f"put:{GATE}", "card:COM005"]


def test_goods_given_to_a_prayer() -> None:
    """S2.14 2, format 7: even when the last one in the order ends the turn."""
    for order in permutations(["wood", "stone", "food"]):
        draft = draft_of(prayer())
        for good in order:
            assert f"give:{good}" in draft.legal(), (order, draft.steps)
            draft.play(f"give:{good}")
        assert draft.steps == ["give:wood", "give:stone", "give:food"]
        assert draft.ended
        assert draft.view()["seats"][0]["points"] == 6


def test_what_is_tried_and_refused_changes_nothing() -> None:
    draft = draft_of(gate())
    draft.play("samurai:JAP001")
    before = (list(draft.steps), draft.legal())
    with pytest.raises(IllegalMove):
        draft.play("defend:COM046", "nonsense")
    assert (draft.steps, draft.legal()) == before


@pytest.mark.parametrize(("players", "first"), [(1, 0), (2, 2), (5, 7)])
def test_every_step_that_is_offered_makes_a_legal_turn(players: int, first: int) -> None:
    """Whatever is chosen in a turn, in any order: the steps can be played as they are recorded."""
    dice, put_in = random.Random(players), 0
    for seed in range(first, first + (6 if JIT else 2)):
        match = played(players, 60, seed)
        for _ in range(12):
            if match.over:
                break
            draft = Draft(match)
            while not draft.reveals and draft.legal() and len(draft.steps) < 30:
                legal = draft.legal()
                late = [token for token in legal if token in draft.earlier()]
                put_in += bool(late)
                draft.play(dice.choice(late or [token for token in legal if token != "pass"] or legal))
                if draft.ended and dice.random() < 0.5:
                    break
            if not draft.to_confirm:
                break
            for token in draft.steps:
                match.play(token)
            assert match.seat is None or match.view(draft.seat)["seats"] is not None
    assert put_in > 0, "nothing was put before what had been chosen"


def test_where_a_turn_ends() -> None:
    """S1.6.1: with the last pick of the Lookout; the first action is a separate turn, and so is each one."""
    t = Table(["roman", "japanese"], start="lookout", peaceful=True)
    while not (t.kind == "take" and len(t.offers("take")) == 2 and t.player == 0 and "discard" in t.view()["common"]):
        t.play(t.legal()[0])
    t.until("take", 0)
    last = None
    while t.kind == "take":
        last = t.state.copy()
        t.play(t.legal()[0])
    assert (t.kind, t.player) == ("turn", 0)
    assert last is not None
    draft = Draft(Match(GAME, ["A", "B"], last))
    draft.play(draft.legal()[0])
    assert draft.ended
    alone = draft_of(Table(passed=[1], goods={0: {"worker": 4}}))
    alone.play("spend:wood", "done")
    assert alone.ended
    alone = draft_of(Table(["japanese"], goods={0: {"worker": 2}}, locations={0: ["JAP001"]}))
    alone.play("samurai:JAP001")
    assert not alone.ended
