"""Spending Workers, and Oases that answer (S1.11, S1.15, D11, format 3)."""

from tests.games.settlers.table import Table, card_file, new_card, place

EGYPT = ["roman", "egyptian", "japanese"]


def test_a_pair_of_workers() -> None:
    """S1.11: 2 Workers for a Resource, or for a card of either deck."""
    for kind, good in (("wood", "wood"), ("stone", "stone"), ("food", "food")):
        assert Table(goods={0: {"worker": 2}}).play(f"spend:{kind}").goods() == {good: 1}
    assert Table(goods={0: {"worker": 2}}).play("spend:common").hand() == ["COM001"]
    assert Table(goods={0: {"worker": 2}}).play("spend:faction").hand() == ["ROM001"]
    assert Table(goods={0: {"worker": 1}}).legal() == ["pass"]


def test_several_pairs_in_one_action() -> None:
    """S1.11, S1.18: 8 Workers: 1 Wood, 2 Common cards, 1 Faction card; one action."""
    t = Table(goods={0: {"worker": 8}})
    t.play("spend:wood", "spend:common", "spend:common", "spend:faction")
    assert t.goods() == {"wood": 1}
    assert t.hand() == ["COM001", "COM002", "ROM001"]
    assert t.player == 1  # not asked with fewer than 2


def test_going_on_is_free() -> None:
    """Format 2 `spend`: another pair or `done`, only while 2 are left."""
    t = Table(goods={0: {"worker": 5}}).play("spend:food")
    assert t.kind == "spend"
    t.play("done")
    assert t.goods() == {"food": 1, "worker": 3}
    assert t.player == 1


def test_resources_in_order() -> None:
    """Format 3: two Resources bought in direct succession come in order; a card in between starts the order over."""
    t = Table(goods={0: {"worker": 12}}).play("spend:stone")
    assert t.legal() == ["done", "spend:common", "spend:faction", "spend:food", "spend:stone"]
    t.play("spend:food")
    assert t.offers("spend") == ["common", "faction", "food"]
    t.play("spend:common")
    assert t.offers("spend") == ["common", "faction", "food", "stone", "wood"]
    t.play("spend:wood", "done")
    assert t.goods() == {"worker": 4, "wood": 1, "stone": 1, "food": 1}


def test_no_card_left() -> None:
    """S1.11, S1.1.8: a deck without cards, and whose discard pile has none, is not offered."""
    everything = ["common", "faction", "food", "stone", "wood"]
    assert Table(goods={0: {"worker": 2}}, exact=["common"]).offers("spend") == everything[1:]
    assert Table(goods={0: {"worker": 2}}, exact=[0]).offers("spend") == ["common", *everything[2:]]
    assert Table(goods={0: {"worker": 2}}, exact=[0, "common"]).offers("spend") == everything[2:]
    t = Table(goods={0: {"worker": 4}}, exact=[0], discards={0: ["ROM001"]})
    assert t.offers("spend") == everything
    t.play("spend:faction")
    assert t.hand() == ["ROM001"]
    assert t.offers("spend") == ["common", *everything[2:]]


# Oasis


def test_oasis_answers_each_pair() -> None:
    """S1.15 Oasis: 1 Worker per pair of another player, 4 per round."""
    t = Table(EGYPT, locations={1: ["EGY005"]}, goods={0: {"worker": 12}})
    for pairs in range(1, 7):
        t.play("spend:wood")
        assert t.goods(1) == {"worker": min(pairs, 4)}
        assert t.location("EGY005")["count"] == min(pairs, 4)


def test_oasis_does_not_answer_its_owner() -> None:
    """S1.15 Oasis: "another player": one's own pairs give nothing."""
    t = Table(EGYPT, turn=1, locations={1: ["EGY005"]}, goods={1: {"worker": 2}}).play("spend:wood")
    assert t.goods(1) == {"wood": 1}
    assert t.location("EGY005")["count"] == 0


def test_the_limit_of_an_oasis_ends_with_the_round() -> None:
    """S1.15 Oasis, format 5: four for all others together; again in the next round."""
    t = Table(EGYPT, locations={1: [place("EGY005", count=3)]}, goods={0: {"worker": 2}, 2: {"worker": 2}})
    t.play("spend:wood", "pass", "spend:wood")
    assert t.goods(1) == {"worker": 1}
    t.until("turn", 0).play("pass").until("take")
    assert t.location("EGY005")["count"] == 0


def test_a_passed_players_oasis_works() -> None:
    """D11: features are not targets."""
    t = Table(EGYPT, locations={1: ["EGY005"]}, goods={0: {"worker": 2}}, passed=[1]).play("spend:wood")
    assert t.goods(1) == {"worker": 1}


def test_bonus_of_an_oasis() -> None:
    """S1.7.7: building it gives 2 Workers."""
    t = Table(["egyptian", "roman"], hand={0: ["EGY005"]}, foundations={0: ["COM001"]}, goods={0: {"food": 1}})
    t.play("build:EGY005", "location:foundation")
    assert t.goods() == {"worker": 2}


def test_an_oasis_that_was_taken_over() -> None:
    """F1: its controller gets the Workers, of its owner's pairs too; shown with an Oasis that is not Egyptian."""
    oasis = {"kind": "feature", "trigger": "opponent_exchanges_2_workers", "max_per_round": 4}
    oasis["effects"] = [{"op": "gain", "goods": {"worker": 1}}]
    file = card_file(new_card("ROM901", "roman", oasis))
    t = Table(
        ["roman", "egyptian"], card_files=[file], locations={0: [place("ROM901", taken_by=1)]},
        goods={0: {"worker": 2}, 1: {"worker": 2}},
    )  # fmt: skip
    t.play("spend:wood")  # by the owner, who is another player for its controller
    assert t.goods(1) == {"worker": 3}
    t.play("spend:wood")
    assert t.goods(0) == {"wood": 1}


def test_oases_answer_clockwise() -> None:
    """Format 3: seat by seat clockwise from the spender; shown with Oases that give a Common card."""
    oasis = {"kind": "feature", "trigger": "opponent_exchanges_2_workers", "max_per_round": 1}
    oasis["effects"] = [{"op": "gain", "goods": {"common_card": 1}}]
    names = {"roman": "ROM901", "egyptian": "EGY901", "japanese": "JAP901"}
    file = card_file(*(new_card(card, faction, oasis) for faction, card in names.items()))
    t = Table(
        EGYPT, turn=1, card_files=[file], locations={player: [names[EGYPT[player]]] for player in range(3)},
        goods={1: {"worker": 2}},
    )  # fmt: skip
    t.play("spend:wood")
    assert [t.hand(player) for player in (1, 2, 0)] == [[], ["COM001"], ["COM002"]]
