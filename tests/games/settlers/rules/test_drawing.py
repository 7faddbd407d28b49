"""Drawing cards, looking at them, and chance (S1.1.7, S1.1.8, format 6)."""

from typing import Any

from patolli.games.settlers.formats.view import view
from tests.games.settlers.table import Table, card_file, new_card

MASK = 2**64 - 1
FACTIONS = ["barbarian", "roman"]


class Dice:
    """SplitMix64, as the format describes it; written here independently."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def next(self) -> int:
        self.x = self.x + 0x9E3779B97F4A7C15 & MASK
        z = self.x
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return z ^ z >> 31

    def shuffled(self, cards: list[str]) -> list[str]:
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.next() % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def test_the_generator() -> None:
    """Format 6: the two first numbers of seed 0."""
    dice = Dice(0)
    assert [dice.next(), dice.next()] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]


# Which deck


def test_the_player_picks_the_deck_card_by_card() -> None:
    """S1.1.7: the two cards that Watchtower gives in the round of its building, each from either deck."""
    t = Table(FACTIONS, hand={0: ["COM065"]}, goods={0: {"wood": 2}}).play("build:COM065")
    assert t.legal() == ["draw:common", "draw:faction"]
    assert t.play("draw:faction").hand() == ["BAR001"]
    assert t.legal() == ["draw:common", "draw:faction"]
    assert t.play("draw:common").hand() == ["BAR001", "COM001"]
    assert t.player == 1


def test_a_text_may_name_the_deck() -> None:
    """S1.1.7, S1.1.9: Legion gives Common cards, Dojo a Faction card, without a question."""
    t = Table(hand={0: ["ROM017"]}, foundations={0: ["COM001"]}, goods={0: {"food": 1}})
    t.play("build:ROM017", "location:foundation")
    assert t.hand() == ["COM002", "COM003"]  # Production and Bonus
    t = Table(turn=1, hand={1: ["JAP024"]}, foundations={1: ["COM001"]}, goods={1: {"wood": 1}})
    t.play("build:JAP024", "location:foundation")
    assert t.hand(1) == ["JAP001"]


def test_only_decks_that_can_give_a_card_are_offered() -> None:
    """S1.1.8, format 2: a deck without cards is not offered; a discard pile is enough; asked even with one answer."""
    base: dict[str, Any] = {"hand": {0: ["COM046"]}, "locations": {0: ["COM047"]}, "goods": {0: {"worker": 1}}}
    t = Table(FACTIONS, exact=[0], **base).play("use:COM047")
    assert t.legal() == ["draw:common"]
    t = Table(FACTIONS, exact=[0], discards={0: ["BAR007"]}, **base).play("use:COM047")
    assert t.legal() == ["draw:common", "draw:faction"]
    assert t.play("draw:faction").hand() == ["BAR007", "COM046"]
    t = Table(FACTIONS, exact=["common", 0], **base).play("use:COM047")
    assert t.kind == "turn"  # no card at all: nobody is asked
    assert t.hand() == ["COM046"]
    assert t.location("COM047")["used"] == 1


def test_an_empty_deck_is_refilled_only_when_a_card_is_needed() -> None:
    """S1.1.8, format 6: the discard pile, oldest first, is shuffled; nothing else moves the generator."""
    pile = ["COM012", "COM003", "COM044", "COM020", "COM008"]
    t = Table(
        FACTIONS, exact=["common"], locations={0: ["COM046", "COM047"]}, goods={0: {"worker": 4}}, seed=99,
        decks={"common": ["COM001"]}, discards={"common": pile},
    )  # fmt: skip
    t.play("use:COM046", "draw:common").until("turn", 0)
    assert t.view()["rng"] == f"{99:016x}"
    assert t.view()["common"] == {"deck": [], "discard": pile}
    t.play("use:COM047", "draw:common")
    dice = Dice(99)
    order = dice.shuffled(pile)
    assert t.view()["common"] == {"deck": order[1:], "discard": []}
    assert t.hand() == sorted(["COM001", order[0]])
    assert t.view()["rng"] == f"{dice.x:016x}"


def test_a_faction_deck_has_its_own_discard_pile() -> None:
    """S1.1.8, format 1: cards go to their home pile; a Faction deck is refilled from its own one only."""
    t = Table(
        FACTIONS, exact=[0], locations={0: ["COM046"]}, goods={0: {"worker": 2}},
        discards={0: ["BAR005", "BAR001"], "common": ["COM009"]},
    )  # fmt: skip
    t.play("use:COM046", "draw:faction")
    assert t.hand() == [Dice(7).shuffled(["BAR005", "BAR001"])[0]]
    assert t.view()["common"]["discard"] == ["COM009"]


# Looking at cards


def test_mission() -> None:
    """S1.15 Mission, format 6: two cards from either deck each, one is kept, the other discarded to its home pile."""
    t = Table(FACTIONS, locations={0: ["BAR028"]}, goods={0: {"worker": 1}}, hand={0: ["COM050"]})
    t.play("use:BAR028", "draw:common")
    assert t.seat()["looking"] == ["COM001"]
    assert t.hand() == ["COM050"]  # in no pile until one is kept
    t.play("draw:faction")
    assert t.kind == "keep"
    assert t.legal() == ["keep:BAR001", "keep:COM001"]
    t.play("keep:COM001")
    assert t.hand() == ["COM001", "COM050"]
    assert t.seat()["discard"] == ["BAR001"]
    assert t.seat()["looking"] == []
    t = Table(FACTIONS, locations={0: ["BAR028"]}, goods={0: {"worker": 1}})
    t.play("use:BAR028", "draw:common", "draw:common", "keep:COM002")
    assert t.view()["common"]["discard"] == ["COM001"]


def test_architect_shuffles_the_other_card_back() -> None:
    """Format 6: the card not kept goes to the end of its deck, then the deck is shuffled."""
    top = ["ROM005", "ROM009"]
    t = Table(start="production", locations={0: ["ROM011"]}, decks={0: top}, seed=1234)
    assert t.legal() == ["keep:ROM005", "keep:ROM009"]
    deck = t.seat()["deck"]
    assert t.seat()["looking"] == top
    t.play("keep:ROM009")
    dice = Dice(1234)
    assert t.seat()["deck"] == dice.shuffled([*deck, "ROM005"])
    assert t.view()["rng"] == f"{dice.x:016x}"
    assert t.hand() == ["ROM009"]


def test_keeping_the_only_card() -> None:
    """Format 2 and 6: with one card to look at it is still asked for, and nothing is shuffled back."""
    t = Table(start="production", turn=1, locations={1: ["JAP011"]}, exact=[1], decks={1: ["JAP002"]})
    assert t.legal() == ["keep:JAP002"]
    assert t.play("keep:JAP002").hand(1) == ["JAP002"]
    assert t.view()["rng"] == f"{7:016x}"
    t = Table(start="production", locations={1: ["JAP011"]}, exact=[1])
    assert t.kind == "turn"  # no card: nobody is asked


def test_hands_are_sorted_and_have_no_limit() -> None:
    """S1.1.3, format 6: a hand of 20 cards, by id, stays through Cleanup."""
    cards = [f"COM{number:03}" for number in range(20, 0, -1)]
    t = Table(hand={0: cards}, locations={0: ["COM046"]}, goods={0: {"worker": 1}}, decks={"common": ["COM030"]})
    t.play("use:COM046", "draw:common", "pass", "pass")
    assert t.hand() == [*sorted(cards), "COM030", "ROM001"]


def test_hands_are_secret_and_goods_are_public() -> None:
    """S1.1.3, format 10: a seat sees its own cards, of others only how many; goods, deals, Locations of everybody."""
    t = Table(
        FACTIONS, hand={0: ["COM001", "BAR002"], 1: ["ROM001"]}, goods={0: {"wood": 3, "gold": 999}},
        deals={0: ["BAR001"]}, foundations={0: ["COM030"]},
    )  # fmt: skip
    seen = view(t.state, 1)
    assert seen["seats"][0]["hand"] == 2
    assert seen["seats"][1]["hand"] == ["ROM001"]
    assert seen["seats"][0]["foundations"] == 1
    assert seen["seats"][0]["deck"] == 28
    assert seen["common"]["deck"] == 82
    assert seen["seats"][0]["goods"] == t.seat(0)["goods"]
    assert seen["seats"][0]["deals"] == ["BAR001"]
    assert seen["rng"] is None


def test_keeping_several() -> None:
    """Format 2 "choosing several": one by one in the order of ids, each only if enough later ones remain."""
    look = {"op": "draw_choose", "decks": "common", "draw": 4, "keep": 2, "rest": "discard"}
    action = {"kind": "action", "cost": {"worker": 1}, "max_activations_per_round": 1, "effects": [look]}
    t = Table(
        FACTIONS, card_files=[card_file(new_card("BAR901", "barbarian", action))], locations={0: ["BAR901"]},
        goods={0: {"worker": 1}}, decks={"common": ["COM009", "COM003", "COM007", "COM001"]},
    )  # fmt: skip
    t.play("use:BAR901")
    assert t.legal() == ["keep:COM001", "keep:COM003", "keep:COM007"]
    assert t.play("keep:COM003").legal() == ["keep:COM007", "keep:COM009"]
    t.play("keep:COM007")
    assert t.hand() == ["COM003", "COM007"]
    assert t.view()["common"]["discard"] == ["COM009", "COM001"]  # in the order drawn
