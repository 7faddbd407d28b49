"""The deal, the order of the phases, and the Lookout phase in its variants (S1.1 - S1.4, format 5)."""

import pytest

from patolli.engine.compiled.jit import records
from patolli.games.settlers.formats.view import view
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules.state import STATE
from tests.games.settlers.table import Table

FOUR = ["roman", "japanese", "egyptian", "barbarian"]
FIVE = [*FOUR, "aztec"]
PREFIX = {"roman": "ROM", "japanese": "JAP", "egyptian": "EGY", "barbarian": "BAR"}


def com(*numbers: int) -> list[str]:
    return [f"COM{number:03}" for number in numbers]


def takes(t: Table) -> tuple[int | None, list[str]]:
    """Who takes a card now, and from which."""
    assert t.kind == "take"
    return t.player, t.offers("take")


# Set-up


@pytest.mark.parametrize("first", range(3))
def test_first_hands_are_drawn_in_turn_order(first: int) -> None:
    """S1.2.1, S1.2.2, S1.2.3, S1.2.4, format 5: round 1, 2 Common then 2 Faction cards each, nothing else."""
    t = Table(FOUR[:3], start="setup", first_player=first)
    whole = t.view()
    assert (whole["round"], whole["phase"], whole["first_player"]) == (1, "lookout", first)
    for turn in range(3):
        player = (first + turn) % 3
        prefix = PREFIX[FOUR[player]]
        drawn = com(2 * turn + 1, 2 * turn + 2)
        # The third Faction card is that of the first Lookout (S1.4.1).
        assert t.hand(player) == sorted([*drawn, f"{prefix}001", f"{prefix}002", f"{prefix}003"])
        assert len(t.seat(player)["deck"]) == 27
        assert t.points(player) == 0
        assert t.goods(player) == {}
    assert len(whole["common"]["deck"]) == 84 - 6 - 4


def test_decks_of_the_box() -> None:
    """S1.1.1, S1.2.2: 84 Common cards, 30 for each faction."""
    t = Table(FOUR)
    assert len(t.view()["common"]["deck"]) == 84
    assert [len(t.seat(player)["deck"]) for player in range(4)] == [30] * 4


def test_a_random_deal() -> None:
    """S1.2.1, S1.2.2, S1.2.3: everybody may begin, decks are shuffled, all have different factions."""
    firsts, tops, factions = set(), set(), set()
    for seed in range(40):
        s = records(1, STATE)[0]
        GAME.deal(s, 3, seed)
        whole = view(s)
        firsts.add(whole["first_player"])
        tops.add(whole["common"]["deck"][0])
        names = [own["faction"] for own in whole["seats"]]
        assert len(set(names)) == 3
        factions.update(names)
    assert firsts == {0, 1, 2}
    assert len(tops) > 20
    assert factions >= set(FOUR)


# The round


def test_phases_of_a_game() -> None:
    """S1.3, S1.13.3, format 5: five rounds; no Cleanup after the fifth, goods are still there at the end."""
    t = Table(start="setup")
    for number in range(1, 6):
        whole = t.view()
        assert (whole["round"], whole["phase"], whole["first_player"]) == (number, "lookout", (number - 1) % 2)
        t.until("turn")
        assert t.view()["phase"] == "action"
        assert t.view()["decision"]["player"] == (number - 1) % 2
        assert t.goods(1)["worker"] == 4  # Production was there
        t.play("pass", "pass")
    assert t.view()["over"]
    assert t.view()["phase"] == "over"
    assert t.view()["round"] == 5
    assert t.legal() == []
    assert t.goods(1)["worker"] == 4


# Standard Lookout


def test_standard_rows_and_orders() -> None:
    """S1.4.1, S1.4.2, S1.4.3, format 5: a Faction card, then two rows, taken there and back."""
    t = Table(FOUR[:3], start="lookout", first_player=1)
    assert [t.hand(player) for player in range(3)] == [["ROM001"], ["JAP001"], ["EGY001"]]
    assert takes(t) == (1, com(1, 2, 3, 4))
    assert t.view()["row"] == com(1, 2, 3, 4)
    assert takes(t.play("take:COM003")) == (2, com(1, 2, 4))
    assert takes(t.play("take:COM001")) == (0, com(2, 4))
    t.play("take:COM004")
    assert t.view()["common"]["discard"] == com(2)
    assert takes(t) == (0, com(5, 6, 7, 8))  # from the last player back
    assert takes(t.play("take:COM008")) == (2, com(5, 6, 7))
    assert takes(t.play("take:COM005")) == (1, com(6, 7))
    t.play("take:COM006")
    assert t.view()["common"]["discard"] == com(2, 7)
    assert t.hand(0) == ["COM004", "COM008", "ROM001"]
    assert t.kind == "turn"


def test_five_players_see_six_cards_each_time() -> None:
    """S1.4.2, S1.4.3, S2.5: players + 1 cards, in turn order and back."""
    t = Table(FIVE, start="lookout", first_player=3)
    seen = []
    while t.kind == "take":
        seen.append((t.player, len(t.offers("take"))))
        t.play(t.legal()[0])
    order = [3, 4, 0, 1, 2]
    assert seen == list(zip(order + order[::-1], [6, 5, 4, 3, 2] * 2, strict=True))
    assert len(t.view()["common"]["discard"]) == 2
    assert [len(t.hand(player)) for player in range(5)] == [3] * 5
    assert (t.kind, t.player) == ("turn", 3)


def test_two_players_see_three_cards_each_time() -> None:
    """S1.4.4: 3 cards; first P1, P2, then P2, P1."""
    t = Table(start="lookout")
    seen = []
    while t.kind == "take":
        seen.append((t.player, len(t.offers("take"))))
        t.play(t.legal()[0])
    assert seen == [(0, 3), (1, 2), (1, 3), (0, 2)]
    assert t.view()["common"]["discard"] == com(3, 6)


def test_peaceful_lookout_gives_a_common_card_too() -> None:
    """S1.4, format 5: in turn order a Faction card, then a Common one; the rows as ever."""
    t = Table(start="lookout", first_player=1, peaceful=True)
    assert t.hand(1) == ["COM001", "JAP001"]
    assert t.hand(0) == ["COM002", "ROM001"]
    assert takes(t) == (1, com(3, 4, 5))


# Variants


def test_alternate_lookout() -> None:
    """S1.4, format 5: three secret cards, one is kept, two go clockwise, one of those is kept, the last discarded."""
    t = Table(FOUR[:3], start="lookout", first_player=1, lookout="alternate")
    assert [t.seat(player)["looking"] for player in (1, 2, 0)] == [com(1, 2, 3), com(4, 5, 6), com(7, 8, 9)]
    assert takes(t) == (1, com(1, 2, 3))
    assert takes(t.play("take:COM002")) == (2, com(4, 5, 6))
    assert takes(t.play("take:COM004")) == (0, com(7, 8, 9))
    t.play("take:COM009")
    assert [t.seat(player)["looking"] for player in (1, 2, 0)] == [com(7, 8), com(1, 3), com(5, 6)]
    t.play("take:COM007", "take:COM003", "take:COM006")
    assert t.view()["common"]["discard"] == com(8, 1, 5)  # in turn order
    assert [t.hand(player) for player in (1, 2, 0)] == [
        ["COM002", "COM007", "JAP001"],
        ["COM003", "COM004", "EGY001"],
        ["COM006", "COM009", "ROM001"],
    ]
    assert t.kind == "turn"


@pytest.mark.parametrize(
    ("players", "sizes", "revealed"),
    [
        (2, [5, 4, 3, 2], 5),
        (3, [5, 4, 4, 3, 3, 2], 7),
        (4, [5, 4, 4, 4, 3, 3, 3, 2], 9),
        (5, [5, 4, 4, 4, 4, 3, 3, 3, 3, 2], 11),
    ],
)
def test_advanced_lookout(players: int, sizes: list[int], revealed: int) -> None:
    """S1.4, S2.5, format 5: how many cards each picker sees; both times in turn order."""
    t = Table(FIVE[:players], start="lookout", first_player=1, lookout="advanced")
    seen = []
    while t.kind == "take":
        seen.append((t.player, len(t.offers("take"))))
        t.play(t.legal()[-1])
    order = [(1 + turn) % players for turn in range(players)]
    assert seen == list(zip(order * 2, sizes, strict=True))
    assert len(t.view()["common"]["deck"]) == 84 - revealed
    assert len(t.view()["common"]["discard"]) == 1
    assert [len(t.hand(player)) for player in range(players)] == [3] * players


def test_advanced_lookout_reveals_behind_the_others() -> None:
    """S1.4: before each further first pick one card comes to those left."""
    t = Table(FOUR[:3], start="lookout", lookout="advanced")
    assert takes(t) == (0, com(1, 2, 3, 4, 5))
    assert takes(t.play("take:COM001")) == (1, com(2, 3, 4, 5))
    assert takes(t.play("take:COM002")) == (2, com(3, 4, 5, 6))
    assert takes(t.play("take:COM003")) == (0, com(4, 5, 6))
    assert takes(t.play("take:COM004")) == (1, com(5, 6, 7))
    assert takes(t.play("take:COM005")) == (2, com(6, 7))
    assert t.play("take:COM006").view()["common"]["discard"] == com(7)


# Too few cards


def test_short_rows() -> None:
    """F8: with two Common cards left both are taken, and nobody is asked about the second row."""
    t = Table(start="lookout", exact=["common", 0], decks={"common": com(1, 2)})
    assert t.hand(0) == []  # no Faction card is left either
    assert t.hand(1) == ["JAP001"]
    assert takes(t) == (0, com(1, 2))
    assert takes(t.play("take:COM002")) == (1, com(1))
    assert t.play("take:COM001").kind == "turn"


def test_a_row_refills_the_deck() -> None:
    """F8, S1.1.8: one card in the deck, the rest comes out of the discard pile; the second row has what is left."""
    t = Table(start="lookout", exact=["common"], decks={"common": com(1)}, discards={"common": com(2, 3, 4)})
    assert t.view()["row"][0] == "COM001"
    assert len(t.view()["row"]) == 3
    t.play("take:COM001", t.legal()[1])
    assert len(t.view()["row"]) == 2  # one in the deck, one just discarded
    t.play(t.legal()[0])
    assert t.play(t.legal()[0]).kind == "turn"


def test_short_alternate_and_advanced_lookouts() -> None:
    """F8: secret cards and rows are shorter, nobody is asked in vain."""
    t = Table(start="lookout", exact=["common"], decks={"common": com(1, 2, 3, 4)}, lookout="alternate")
    assert [len(t.seat(player)["looking"]) for player in (0, 1)] == [3, 1]
    t.play("take:COM001", "take:COM004")
    assert takes(t) == (1, com(2, 3))  # seat 0 received nothing
    assert t.play("take:COM003").kind == "turn"
    t = Table(start="lookout", exact=["common"], decks={"common": com(1, 2, 3)}, lookout="advanced")
    assert takes(t) == (0, com(1, 2, 3))
    t.play("take:COM001", "take:COM002")
    assert takes(t) == (0, com(3))
    assert t.play("take:COM003").kind == "turn"
