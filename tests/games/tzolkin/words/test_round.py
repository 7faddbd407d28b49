"""The log: ends of turns, rounds and the game."""

from patolli.games.tzolkin.words.log import tell
from tests.games.tzolkin.telling import en, everything_can_be_said, fresh, put, then, told_adds_up


def test_end_of_a_turn() -> None:
    row = ["A1-F1", None, "A1-T1", None, None, "A1-C2"]
    before = fresh(kind="place", buildings=row, start_space=0, teeth_corn=4)
    before["buildings"] = row
    after = then(before, "turn", 1, corn=4, teeth_corn=0)
    after["buildings"] = ["A1-F1", "A1-S1", "A1-T1", "A1-F2", None, "A1-C2"]
    assert [en(entry) for entry in tell(before, "end", after)] == [
        "New buildings: shrine A1-S1 and farm A1-F2",
        "Ana takes the corn from the calendar: 4 corn",
    ]
    assert tell(fresh(kind="pick"), "end", then(fresh(kind="pick"), "turn", 1)) == []


def test_end_of_a_round() -> None:
    before = fresh(kind="place", player=1, day=3, round=3, teeth_corn=2)
    put(before, gears={"tikal": [None] * 7 + [0, None, None], "chichen_itza": [None] * 10 + [0, "n", None]})
    before["gears"]["uxmal"][7] = "n"
    after = then(before, "turn", day=4, round=4, teeth_corn=3)
    assert [en(entry) for entry in tell(before, "end", after)] == [
        "1 corn is placed on the calendar (3 in total)",
        "The calendar advances 1 day to day 4",
        "Ana gets 2 workers back, pushed off Tikal and Chichen Itza",
    ]
    before["start_space"] = 1
    asked = then(before, "advance", 1, start_player=1, start_space=None, teeth_corn=0, corn=2)
    assert [en(entry) for entry in tell(before, "end", asked)] == [
        "Ben takes the corn from the calendar: 2 corn",
        "Ben takes back the worker from the starting player space and takes the starting player marker",
    ]
    turned = then(asked, "turn", 1, day=5, round=5, light=False)
    assert [en(entry) for entry in tell(asked, "advance:2", turned)] == [
        "Ben advances the calendar 2 days to day 5; the player board is now dark side up",
        "Ana gets 2 workers back, pushed off Tikal and Chichen Itza",
    ]
    before.update(start_space=0, teeth_corn=0)
    passed = then(before, "turn", 1, start_player=1, start_space=None, day=4, round=4)
    assert [en(entry) for entry in tell(before, "end", passed)][:2] == [
        "Ana takes back the worker from the starting player space; the starting player marker goes to Ben",
        "The calendar advances 1 day to day 4",
    ]


def test_food_day_with_goods() -> None:
    # The rulebook's positions (scenario 74), and feeding by scenarios 70 and 71.
    before = fresh(3, kind="pick", player=2, day=8, round=8, food_day="goods", bank_skulls=1)
    put(before["seats"][0], corn=5, temples={"chaac": 1, "kukulcan": 5})
    put(before["seats"][1], corn=9, workers=5, buildings=["A1-F1", "A1-F1", "A1-F2"])
    put(before["seats"][1], temples={"chaac": 3, "kukulcan": 3})
    put(before["seats"][2], wealth=["W14"], buildings=["A2-F1"], temples={"chaac": 3, "kukulcan": -1})
    after = then(before, "turn", day=9, round=9, food_day=None, bank_skulls=0, teeth_corn=1, stone=2)
    put(after["seats"][0], corn=1, points=-3, stone=1, wood=2, skulls=1)
    put(after["seats"][1], corn=6, stone=2, wood=2)
    assert [en(entry) for entry in tell(before, "end", after)] == [
        "Food Day 1: workers eat, temples give goods",
        "Ana feeds 2 workers for 4 corn",
        "Ana leaves 1 worker unfed and loses 3 points",
        "Ben feeds 3 workers for 3 corn, 2 eat for free",
        "Cleo: all 3 workers eat for free",
        "Ana receives from the temples: 2 wood, 1 stone and 1 skull",
        "Ben receives from the temples: 2 wood and 2 stone",
        "Cleo receives from the temples: 2 stone",
        "1 corn is placed on the calendar (1 in total)",
        "The calendar advances 1 day to day 9",
    ]
    told_adds_up(before, "end", after)
    before["bank_skulls"] = 0
    put(after["seats"][0], skulls=0)
    lines = [en(entry) for entry in tell(before, "end", after)]
    assert "The temples owe 1 skull, the bank has 0: nobody receives a skull" in lines
    told_adds_up(before, "end", after)


def test_food_day_with_points() -> None:
    before = fresh(3, kind="pick", player=2, day=14, round=13, food_day="points")
    for seat, (brown, green) in enumerate([(1, 5), (3, 3), (3, -1)]):
        put(before["seats"][seat], corn=6, temples={"chaac": brown, "kukulcan": green})
    new = ["A2-F1", "A2-T1", "A2-T2", "A2-S1", "A2-S2", "A2-F1"]
    after = then(before, "turn", day=15, round=14, age=2, food_day=None, teeth_corn=1)
    after["buildings"] = new
    for seat, points in enumerate([16, 15, 7]):
        put(after["seats"][seat], corn=0, points=points)
    assert [en(entry) for entry in tell(before, "end", after)][:8] == [
        "Food Day 2: workers eat, temples give points",
        "Ana feeds 3 workers for 6 corn",
        "Ben feeds 3 workers for 6 corn",
        "Cleo feeds 3 workers for 6 corn",
        "Age 2 begins. New buildings: farm A2-F1, tomb A2-T1, tomb A2-T2, shrine A2-S1, shrine A2-S2 and farm A2-F1",
        "Ana: 16 points from the temples (Chaac 2, Quetzalcoatl 0 + 1 for the highest step "
        "and Kukulcan 9 + 4 for the highest step)",
        "Ben: 15 points from the temples (Chaac 6 + 3 for the highest step, "
        "Quetzalcoatl 0 + 1 for the highest step and Kukulcan 5)",
        "Cleo: 7 points from the temples (Chaac 6 + 3 for the highest step, "
        "Quetzalcoatl 0 + 1 for the highest step and Kukulcan −3)",
    ]
    told_adds_up(before, "end", after)


def test_end_of_the_game() -> None:
    before = fresh(2, kind="pick", player=1, day=27, round=25, age=2, food_day="points", start_space=1)
    put(before["seats"][0], corn=10, points=50, gold=1, skulls=2, monuments=["M07", "M12"])
    put(before["seats"][1], corn=6, points=40, temples={"chaac": 1})
    put(before["gears"], tikal=[None] * 7 + [0, None, None])
    after = then(before, None, day=28, food_day=None, over=True, start_space=None, corn=0, points=40 + 2 + 2 + 3 + 2)
    put(after["seats"][0], corn=4, points=50 + 5 + 2 + 6 + 0)
    after["winners"] = [0]
    after["final"] = [
        {"goods": 2.0, "skulls": 6, "monuments": {"M07": 0, "M12": 0}},
        {"goods": 0, "skulls": 0, "monuments": {}},
    ]
    lines = [en(entry) for entry in tell(before, "end", after)]
    assert lines[-7:] == [
        "The calendar advances for the last time",
        "Ana gets 1 worker back, pushed off Tikal",
        "Ben takes back the worker from the starting player space",
        "The game is over",
        "Ana scores 8 points at the end (2 for leftover goods, 6 for skulls, 0 for monument M07 and 0 for monument M12)"
        ": 63 points in total",
        "Ben scores 0 points at the end (0 for leftover goods and 0 for skulls): 49 points in total",
        "Ana wins with 63 points",
    ]
    told_adds_up(before, "end", after)
    after["seats"][1]["points"] = 63
    assert (
        en(tell(before, "end", after)[-1]) == "Ana wins with 63 points, on the tiebreaker (more workers on the gears)"
    )
    after["winners"] = [0, 1]
    assert en(tell(before, "end", after)[-1]) == "Ana and Ben share the win with 63 points each"
    everything_can_be_said(tell(before, "end", after))
