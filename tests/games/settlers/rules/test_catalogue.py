"""Tokens: the names of actions at a position, in both directions (format 2)."""

from __future__ import annotations

import random

import pytest

from patolli.engine.errors import GameOver, IllegalMove
from patolli.engine.match import Match
from patolli.games.settlers.rules.catalogue import (
    FIRST_NAMED,
    INSIDE,
    MAX_LEGAL,
    OUTSIDE,
    PAY_FIRST,
    PAY_PARTS,
    TOKENS,
    action_at,
    token_at,
)
from patolli.games.settlers.rules.state import SLOTS, STATUES
from patolli.games.settlers.rules.tasks import KINDS
from tests.games.settlers.oracle.comparing import legal_actions
from tests.games.settlers.playing import played
from tests.games.settlers.table import Table

WORDS = {
    "take": {"take"}, "source": {"source"}, "draw": {"draw"}, "keep": {"keep"}, "put": {"card", "good"},
    "turn": {"defend", "samurai", "put", "build", "deal", "raze", "use", "use2", "send", "spend", "pass"},
    "after": {"defend", "samurai", "put", "end"}, "location": {"location"}, "pay": {"pay"}, "discard": {"discard"},
    "drop": {"drop"}, "target": {"target"}, "build": {"build"}, "card": {"card", "done"}, "good": {"good"},
    "opponent": {"seat"}, "steal": {"steal"}, "option": {"option", "skip"}, "swap": {"swap", "done"},
    "samurai": {"samurai"}, "spend": {"spend", "done"}, "color": {"color"}, "pray": {"pray"},
    "stored": {"stored", "done"}, "give": {"give", "done"}, "blessing": {"blessing"}, "store": {"store"},
    "offer": {"offer"}, "statue": {"statue"},
}  # fmt: skip
"""The table of format 2."""


def test_all_kinds_have_their_words() -> None:
    """Format 2: 29 kinds of decisions."""
    assert set(KINDS) == set(WORDS)


def test_the_catalogue() -> None:
    """One generic name for each action, no duplicates; seven families of one action for each slot, then the others."""
    assert len(set(TOKENS)) == len(TOKENS)
    assert FIRST_NAMED == 7 * SLOTS
    assert len(TOKENS) - FIRST_NAMED == 2 + 9 + 9 + 4 + 5 + 125 + 5 + 15 + 8 + 3


def test_numbers_of_actions_stay_what_they_were() -> None:
    """With 256 slots and four players there were 1970 actions; what came later has higher numbers."""
    words = ("this", "build", "guard", "deal", "raze", "use", "use2")
    assert TOKENS[: 7 * 256] == tuple(f"{word}:#{slot}" for word in words for slot in range(256))
    first = {1792: "draw:common", 1794: "good:wood", 1803: "color:brown", 1812: "option:1", 1816: "spend:wood"}
    first |= {1821: "pay:w", 1946: "seat:0", 1950: "steal:0:wood", 1962: "pray:draw", 1964: "location:foundation"}
    first |= {1965: "source:board", 1966: "skip", 1967: "done", 1968: "end", 1969: "pass"}
    assert {number: TOKENS[number] for number in first} == first
    assert TOKENS[1970:1974] == ("seat:4", "steal:4:wood", "steal:4:stone", "steal:4:food")
    assert TOKENS[1974] == "this:#256"
    assert TOKENS[-3:] == tuple(f"statue:{statue}" for statue in STATUES)
    assert [int(OUTSIDE[action]) for action in INSIDE] == list(range(len(TOKENS)))


def test_a_fifth_player_is_robbed_and_named() -> None:
    """Format 2: `seat:4`, `steal:4:GOOD`, in order among the others."""
    five = ["roman", "japanese", "egyptian", "barbarian", "aztec"]
    goods = {3: {"worker": 3}, 4: {"wood": 1, "food": 1}, 0: {"stone": 2}}
    t = Table(five, locations={3: ["BAR010"]}, goods=goods, turn=3).play("use:BAR010")
    assert t.offers("steal") == ["0:stone", "4:food", "4:wood"]
    t.play("steal:4:food")
    assert t.goods(4) == {"wood": 1}
    t = Table(five, locations={2: ["EGY001"]}, hand={2: ["COM001"], 4: ["COM002"]}, turn=2).play("use:EGY001")
    t.play("discard:COM001")
    assert t.offers("seat") == ["0", "1", "3", "4"]
    t.play("seat:4", "discard:COM002")
    assert t.hand(4) == []


def test_pay_tokens() -> None:
    """Format 3: w, s, f, g in this order, at most 5 letters: 4 + 10 + 20 + 35 + 56 of them."""
    pays = [token.removeprefix("pay:") for token in TOKENS if token.startswith("pay:")]
    assert len(pays) == 125
    for pay, parts in zip(pays, PAY_PARTS.tolist(), strict=True):
        assert pay == "".join(letter * count for letter, count in zip("wsfg", parts, strict=True))
    assert PAY_FIRST.tolist() == [0, 0, 4, 14, 34, 69, 125]


@pytest.mark.parametrize(
    ("players", "lookout"), [(1, None), (2, "standard"), (3, "alternate"), (4, "advanced"), (5, "standard")]
)
def test_tokens_name_actions_both_ways(players: int, lookout: str | None) -> None:
    """Format 2: in every position each legal action has a word of its decision, no two the same one."""
    match = played(players, None, 21, **({"lookout": lookout} if lookout else {}))
    for at in range(len(match)):
        s = match.state_at(at)
        actions = legal_actions(s)
        tokens = [token_at(s, action) for action in actions]
        assert len(set(tokens)) == len(tokens) <= MAX_LEGAL
        assert [action_at(s, token) for token in tokens] == actions
        kind = match.view(at=at)["decision"]["kind"]
        assert {token.partition(":")[0] for token in tokens} <= WORDS[kind]


def test_tokens_of_other_kinds_mean_nothing_here() -> None:
    """Format 2: `take:` is not a word of a turn; an illegal token changes nothing."""
    t = Table(["roman", "japanese"], hand={0: ["COM003"]}, goods={0: {"wood": 9, "stone": 9}})
    for token in ("take:COM003", "keep:COM003", "this:#3", "store:red", "blessing:red", "give:wood", "swap:wood"):
        assert action_at(t.state, token) is None
    # Of the right kind, but not possible: it has a number, and the match refuses it.
    assert action_at(t.state, "deal:COM003") not in legal_actions(t.state)


def test_strange_tokens() -> None:
    """Never an error: any text from files and clients."""
    s = Table(["roman", "japanese"], hand={0: ["COM003"]}).state
    dice = random.Random(3)
    strange = ["", ":", "build", "build:", "build:COM", "build:com003", " pass", "pass ", "pass:", "PASS", "\0"]
    strange += ["é" * 30, "x" * 10_000, "build:COM003:", "guard:COM003", "build:COM999", "build:AZT901", "pay:sw"]
    for text in strange:
        assert action_at(s, text) is None, text
    for _ in range(2000):
        text = "".join(dice.choice("buildCOM0123:#passtken") for _ in range(dice.randrange(14)))
        action = action_at(s, text)
        assert action is None or token_at(s, action) == text


def test_names_of_actions_that_are_not_legal() -> None:
    """No action number raises, at no kind of decision."""
    for t in (Table(), Table(start="lookout"), Table(["roman"], start="setup"), Table(round=5, passed=[0, 1])):
        names = [token_at(t.state, action) for action in range(len(TOKENS))]
        assert all(isinstance(name, str) and name for name in names)


def test_the_same_words_for_goods_and_colours() -> None:
    """Format 2: `swap`, `give`, `good` share actions, and so do `color`, `blessing`, `store`: each under its own
    name."""
    t = Table(
        ["aztec", "roman"], locations={0: ["AZT924"]}, blessings={0: ["red", "blue", "gold", "pink"]}, passed=[0, 1]
    )
    assert t.offers("store") == ["pink", "red"]
    assert action_at(t.state, "color:red") is None
    assert action_at(t.state, "blessing:red") is None
    assert action_at(t.state, "store:red") is not None


def test_put_and_use_samurai_and_defend() -> None:
    """Format 2: one action guards a Location: `defend` a Common, `samurai` a Faction one; likewise `use`, `put`."""
    t = Table(
        ["japanese", "roman"],
        locations={0: ["JAP013", "COM046", "JAP001"]},
        hand={0: ["COM001"]},
        goods={0: {"worker": 3, "defense": 1}},
    )
    assert {"defend:COM046", "samurai:JAP001", "samurai:JAP013", "put:JAP013", "use:COM046"} <= set(t.legal())


def test_an_illegal_token_changes_nothing() -> None:
    """Format 2; the error names what is legal."""
    match = played(2, 25)
    before = match.state.tobytes()
    for token in ("take:COM000", "nonsense", "pass:1"):
        with pytest.raises(IllegalMove) as caught:
            match.play(token)
        assert caught.value.legal == match.legal()
    assert (match.state.tobytes(), len(match)) == (before, 25)


def test_after_the_end_nothing_is_legal() -> None:
    match = played(1)
    assert match.legal() == []
    with pytest.raises(GameOver):
        match.play("pass")
    assert action_at(match.state, "pass") is None


def test_slots_of_the_box_never_change() -> None:
    """With the cards of the box a slot is the same card in every game, so learning can rely on it."""
    seen: dict[int, set[str]] = {}
    for seed in range(12):
        match = Match.new("settlers", 1 + seed % 5, seed=seed)
        for slot in range(SLOTS):
            name = token_at(match.state, slot)
            if not name.startswith("this:"):
                seen.setdefault(slot, set()).add(name)
    assert all(len(names) == 1 for names in seen.values())
    assert len(seen) > 84
