"""Open Production (S2.12.1): a Worker sent to another Empire."""

from typing import Any

from tests.games.settlers.praying import file, made, pray, top
from tests.games.settlers.table import Table, place

GOLD = {"op": "gain", "goods": {"gold": 1, "vp": 2}}
OPEN = "AZT501"


def opened(*effects: dict[str, Any], card: str = OPEN, **more: Any) -> dict[str, Any]:
    return made(card, "production", {"kind": "production", "effects": list(effects), "open": True}, **more)


def table(*effects: dict[str, Any], factions: tuple[str, ...] = ("roman", "aztec"), **more: Any) -> Table:
    """The Romans, with 2 Workers, before an open Location of the Aztecs."""
    more = {"goods": {0: {"worker": 2}, 1: {"worker": 1}}, "locations": {1: [OPEN]}} | more
    return Table(factions, card_files=[file(opened(*effects or (GOLD,)))], **more)


def test_the_good_comes_and_the_owner_gets_a_worker() -> None:
    """S2.12.1: 1 Worker from supply, the good for the sender, 1 Worker from the general supply for the owner."""
    t = table()
    t.play(f"send:{OPEN}")
    assert (t.goods(0), t.points(0)) == ({"worker": 1, "gold": 1}, 2)
    assert (t.goods(1), t.points(1)) == ({"worker": 2}, 0)
    assert t.location(OPEN)["used"] == 1
    assert t.player == 1, "it is the action of the turn"


def test_at_most_twice_per_location_and_round() -> None:
    """S2.12.1: all players together, again in the next round."""
    t = table(factions=("roman", "aztec", "japanese"), goods={0: {"worker": 3}, 1: {"worker": 1}, 2: {"worker": 1}})
    t.play(f"send:{OPEN}", "spend:wood", f"send:{OPEN}")
    assert t.player == 0
    assert f"send:{OPEN}" not in t.legal()
    while t.view()["round"] == 1:
        t.play("pass" if t.kind == "turn" else t.legal()[0])
    assert t.location(OPEN)["used"] == 0


def test_not_the_own_not_without_worker_not_of_who_has_passed() -> None:
    """S2.12.1, S1.6.3."""
    assert f"send:{OPEN}" in table().legal()
    assert f"send:{OPEN}" not in table(turn=1).legal()
    assert f"send:{OPEN}" not in table(goods={1: {"worker": 1}}).legal()
    assert f"send:{OPEN}" not in table(passed=[1]).legal()
    assert f"send:{OPEN}" not in table(locations={1: [place(OPEN, used=2)]}).legal()


def test_locations_that_are_not_open() -> None:
    """Ordinary production stays at home."""
    t = Table(goods={0: {"worker": 2}}, locations={1: ["COM007"]})
    assert not [token for token in t.legal() if token.startswith("send")]


def test_the_controller_is_the_owner() -> None:
    """F1: whoever took the Location over gets the Worker; its owner may send one there."""
    taken = [place(OPEN, taken_by=0)]
    t = table(factions=("egyptian", "aztec"), locations={1: taken}, turn=1)
    t.play(f"send:{OPEN}")
    assert (t.goods(1), t.goods(0)) == ({"gold": 1}, {"worker": 3})


def test_it_produces_for_its_owner_as_usual() -> None:
    """S2.12.1: works like Production."""
    t = table(start="production", goods={})
    t.until("turn")
    assert (t.goods(1)["gold"], t.points(1)) == (1 + 1, 2)  # the board gives 1 Gold, too


def test_a_visitor_prays_with_the_own_blessings() -> None:
    """S2.12.1, S2.8: what the Location does, it does for whoever sent the Worker."""
    t = table(pray(2, {"red": {"vp": 1}}), decks={"common": top("red", "red")}, blessings={0: ["red"]})
    t.play(f"send:{OPEN}", "pray:draw")
    assert (t.points(0), t.points(1)) == (3, 0)


def test_the_virtual_player_gets_no_worker() -> None:
    """S1.17.3: it has Locations, but no goods."""
    card = opened(GOLD, card="COM501", deck="common", colors=["gold"])
    t = Table(["roman"], goods={0: {"worker": 1}}, virtual=["COM501"], card_files=[file(card)])
    t.play("send:COM501")
    assert (t.goods(), t.points()) == ({"gold": 1}, 2)
