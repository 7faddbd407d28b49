"""The log of what happens automatically: Lookout, Production, Cleanup, attacks of the solo game, the end."""

from tests.games.settlers.telling import fresh, place, said, seen_by, solo, then, told_adds_up


def test_the_last_take_is_followed_by_production() -> None:
    before = fresh(kind="take", phase="lookout", row=["COM001", "COM012"])
    after = then(before, phase="action", row=[], hand=["COM001"], worker=2, wood=1)
    after["seats"][1]["goods"] |= {"worker": 5, "raze": 1}
    told = ["Ana takes Statue", "Not taken: Village"]
    told += ["Production for Ana: 1 wood and 2 workers", "Production for Ben: 5 workers and 1 Raze token"]
    for watcher in (0, 1, -1):
        assert said(seen_by(before, watcher), "take:COM001", seen_by(after, watcher)) == told
    told_adds_up(before, "take:COM001", after)


def test_a_new_row() -> None:
    before = fresh(kind="take", phase="lookout", player=1, row=["COM001", "COM012"])
    after = then(before, "take", row=["COM018", "COM021", "COM069"], hand=["COM012"])
    assert said(before, "take:COM012", after) == [
        "Ben takes Village",
        "Not taken: Statue",
        "New in the Lookout: Armorer, Gold Mine and Ruins",
    ]


def test_production_stops_for_a_decision_and_goes_on() -> None:
    before = fresh(kind="draw", phase="production")
    after = then(before, phase="action", hand=["ROM001"])
    after["seats"][1]["goods"] |= {"worker": 5}
    assert said(seen_by(before, 1), "draw:faction", seen_by(after, 1)) == [
        "Ana draws from their Faction deck",
        "Production for Ben: 5 workers",
    ]


def test_the_tricolour_comes_with_production() -> None:
    before = fresh(kind="take", phase="lookout", row=["COM001"])
    after = then(before, phase="action", row=[], hand=["COM001"], tricolor=True, worker=3)
    assert said(before, "take:COM001", after)[-1] == "Production for Ana: 3 workers and the tricolor Blessing"


def test_the_last_pass_ends_the_round() -> None:
    before = fresh(player=1, wood=2, worker=1, blessings=["red"])
    after = then(before, "take", 1, phase="lookout", round=2, first_player=1, row=["COM001", "COM012", "COM018"])
    after["seats"][1] |= {"hand": ["BAR001"], "blessings": []}
    after["seats"][1]["goods"]["wood"] = 0
    after["seats"][0] |= {"hand": ["ROM001"]}
    assert said(seen_by(before, 0), "pass", seen_by(after, 0)) == [
        "Ben passes",
        "Cleanup: Ben discards 2 wood and a Blessing (red)",
        "Round 2 begins. First player: Ben",
        "Ben gets 1 card",
        "Ana gets the card Sculptor's Workshop",
        "New in the Lookout: Statue, Village and Armorer",
    ]
    told_adds_up(before, "pass", after)


def test_storing_blessings() -> None:
    before = fresh(kind="store", phase="cleanup", blessings=["red", "black"], wood=1)
    after = then(before, "take", 1, phase="lookout", round=2, first_player=1, blessings=["black"], wood=0)
    assert said(before, "store:black", after) == [
        "Ana stores a Blessing (black)",
        "Cleanup: Ana discards 1 wood and a Blessing (red)",
        "Round 2 begins. First player: Ben",
    ]


def final(before: dict, points: tuple[int, int], winners: list[int]) -> dict:
    after = then(before, None, phase="over", over=True, winners=winners)
    rows = []
    for seat, total in zip(after["seats"], points, strict=True):
        rows.append({"track": seat["points"], "locations": total - seat["points"], "features": {}})
        seat["points"] = total
    return after | {"final": rows}


def test_the_end() -> None:
    before = fresh(points=10, round=5)
    after = final(before, (15, 12), [0])
    after["final"][0] |= {"locations": 3, "features": {"JAP013": 2, "JAP014": 0}}
    assert said(before, "pass", after) == [
        "Ana passes",
        "The game is over",
        "Ana scores 5 victory points at the end (3 for Locations and 2 for Gate): 15 victory points in total",
        "Ben scores 12 victory points at the end (12 for Locations): 12 victory points in total",
        "Ana wins with 15 victory points",
    ]
    told_adds_up(before, "pass", after)


def test_ties() -> None:
    before = fresh(points=10, round=5)
    assert (
        said(before, "pass", final(before, (12, 12), [0, 1]))[-1]
        == "Ana and Ben share the win with 12 victory points each"
    )
    assert "on the tiebreaker" in said(before, "pass", final(before, (12, 12), [1]))[-1]


# Solo (S1.17)


def test_the_virtual_player_gets_cards() -> None:
    before = solo(kind="take", phase="lookout", row=["COM001", "COM012", "COM018", "COM021"])
    after = then(before, "take", row=["COM018", "COM021"], hand=["COM001"])
    after["virtual"]["locations"] = [place("COM012")]
    assert said(before, "take:COM001", after) == ["Ana takes Statue", "The virtual player receives Village"]


def test_attacks() -> None:
    """Example of S1.18: Marketplace is taken."""
    before = solo(locations=[place("COM032"), place("COM069")])
    before["virtual"] |= {
        **{"locations": [place("COM012")], "line": ["ATTACK12", "ATTACK04"]},
        "attack_deck": ["ATTACK01", "ATTACK07", "ATTACK08"],
    }
    after = then(before, "take", phase="lookout", round=2, locations=[place("COM069")])
    after["virtual"] |= {
        **{"locations": [], "collection": ["COM012", "COM032"], "attack_deck": ["ATTACK08"]},
        "line": ["ATTACK07", "ATTACK12", "ATTACK01", "ATTACK04"],
    }
    assert said(seen_by(before, 0), "pass", seen_by(after, 0)) == [
        "Ana passes",
        "The virtual player collects Village",
        "An Attack card is turned up: cards",
        "An Attack card is turned up: wood",
        "The virtual player takes Marketplace from Ana",
        "1 attack finds no Location",
        "Round 2 begins. First player: Ana",
    ]


def test_an_attack_that_leaves_a_choice() -> None:
    before = solo(locations=[place("COM032"), place("COM044")])
    before["virtual"] |= {"line": ["ATTACK04"], "attack_deck": ["ATTACK01", "ATTACK07"]}
    asked = then(before, "target", phase="attack")
    asked["virtual"] |= {"line": ["ATTACK01", "ATTACK04"], "attack_deck": ["ATTACK07"]}
    assert said(before, "pass", asked) == ["Ana passes", "An Attack card is turned up: wood"]
    after = then(asked, "take", phase="lookout", round=2, locations=[place("COM032")])
    after["virtual"] |= {"line": ["ATTACK07", "ATTACK01", "ATTACK04"], "attack_deck": [], "collection": ["COM044"]}
    assert said(asked, "target:COM044", after) == [
        "An Attack card is turned up: cards",
        "The virtual player takes Joiner from Ana",
        "1 attack finds no Location",
        "Round 2 begins. First player: Ana",
    ]


def test_the_end_of_a_solo_game() -> None:
    before = solo(points=30, round=5, locations=[place("ROM001"), place("COM001")])
    before["virtual"]["collection"] = []
    after = then(before, None, phase="over", over=True, points=33, winners=[0], rank="servant")
    after["final"] = [{"track": 30, "locations": 3, "features": {}}]
    assert said(before, "pass", after)[-1] == (
        "Ana wins. Faction Locations: 1, cards collected by the virtual player: 0. Rank: Servant (33 victory points)"
    )
    lost = after | {"winners": [], "rank": None}
    assert said(before, "pass", lost)[-1] == "Ana loses. Faction Locations: 1, cards collected by the virtual player: 0"
