"""Free moves, Defense tokens, Samurai, and taking over (S1.6.4, S1.12, F1, F3, F4, F17, D4, D5, D13)."""

from typing import Any

from tests.games.settlers.table import Table, place

JAPAN = ["japanese", "roman"]
EGYPT = ["egyptian", "japanese", "roman"]


# The Defense token


def test_placing_the_defense_token() -> None:
    """S1.12.1, S1.6.4: on an own Common Location; a free move, so the turn goes on."""
    t = Table(locations={0: ["COM008", "ROM001", "COM069"], 1: ["COM009"]}, goods={0: {"defense": 1}})
    assert t.legal() == ["defend:COM008", "pass"]  # no Faction Location, no Ruins (no Raze field), nobody else's
    t.play("defend:COM008")
    assert (t.kind, t.player) == ("turn", 0)
    assert t.location("COM008")["defense"]
    assert t.goods() == {}
    assert t.legal() == ["pass"]  # it cannot be moved


def test_one_defense_token_on_a_location() -> None:
    """S1.12.1: at most one each."""
    t = Table(locations={0: [place("COM008", defense=True), "COM009"]}, goods={0: {"defense": 1}})
    assert t.offers("defend") == ["COM009"]


def test_defense_after_the_action() -> None:
    """F3, format 2 `after`: free moves also come after the action, only if one is possible; then `end`."""
    t = Table(hand={0: ["COM008"]}, goods={0: {"defense": 1, "wood": 1, "stone": 1}})
    assert t.offers("defend") == []
    t.play("build:COM008")
    assert (t.kind, t.player) == ("after", 0)
    assert t.legal() == ["defend:COM008", "end"]
    t.play("defend:COM008")
    assert t.player == 1  # no free move is left: not asked any more
    t = Table(hand={0: ["COM008"]}, goods={0: {"defense": 1, "wood": 1, "stone": 1}}).play("build:COM008", "end")
    assert t.player == 1
    assert not t.location("COM008")["defense"]


def test_no_free_moves_inside_an_action() -> None:
    """F3: while Workers are spent, only that is asked."""
    t = Table(locations={0: ["COM008"]}, goods={0: {"defense": 1, "worker": 4}}).play("spend:wood")
    assert t.offers("defend") == []
    t.play("done")
    assert t.legal() == ["defend:COM008", "end"]


def test_no_free_moves_after_passing() -> None:
    """Format 2: passing is no action; the next player is asked at once."""
    t = Table(locations={0: ["COM008"]}, goods={0: {"defense": 1}}).play("pass")
    assert t.player == 1
    assert t.goods(0) == {"defense": 1}


def test_no_defense_in_solo() -> None:
    """F4: it would do nothing there."""
    t = Table(["roman"], locations={0: ["COM008"]}, goods={0: {"defense": 1}})
    assert t.legal() == ["pass"]


# Samurai


def test_deploying_samurai() -> None:
    """S1.12.2, S1.6.4: the Japanese put Workers on own Faction Locations, one each, on Gate and Shrine too."""
    t = Table(JAPAN, locations={0: ["JAP001", "COM008", "JAP013", "JAP015"]}, goods={0: {"worker": 3}})
    assert t.offers("samurai") == ["JAP001", "JAP013", "JAP015"]
    t.play("samurai:JAP013")
    assert t.location("JAP013")["samurai"]
    assert t.goods() == {"worker": 2}
    assert t.offers("samurai") == ["JAP015"]  # in one window never back (F3)
    t.play("samurai:JAP015")
    assert t.offers("samurai") == []
    t.play("pass", "pass").until("turn", 0)
    assert t.location("JAP013")["samurai"]  # they stay through Cleanup (S1.13.2)
    assert t.offers("samurai") == ["JAP001"]


def test_only_the_japanese_have_samurai() -> None:
    """S1.12.2: not the Romans; and not without a Worker in supply."""
    assert Table(locations={0: ["ROM001"]}, goods={0: {"worker": 1}}).offers("samurai") == []
    assert Table(JAPAN, locations={0: ["JAP001"]}).offers("samurai") == []


def test_samurai_stand_on_locations_really_his() -> None:
    """F1, S1.12.2: not on a Faction Location that the Japanese took over; nobody else's, no Common one."""
    places = {0: ["JAP001", "COM008"], 1: [place("ROM001", taken_by=0), "ROM003"]}
    t = Table(JAPAN, locations=places, goods={0: {"worker": 1}})
    assert t.offers("samurai") == ["JAP001"]


def test_samurai_are_no_workers_any_more() -> None:
    """S1.12.2: they cannot be used for anything else."""
    t = Table(JAPAN, locations={0: ["JAP001", "COM042"]}, goods={0: {"worker": 1}})
    assert "use:COM042" in t.legal()
    assert "use:COM042" not in t.play("samurai:JAP001").legal()


def test_ninjas_bring_samurai() -> None:
    """S1.15 Ninjas, format 2 `samurai`: two, in tableau order; Ninjas themselves may have one; the rest is lost."""
    base: dict[str, Any] = {"hand": {0: ["JAP026"]}, "foundations": {0: ["COM001"]}, "goods": {0: {"stone": 1}}}
    t = Table(JAPAN, locations={0: ["JAP001", place("JAP002", samurai=True), "JAP003"]}, **base)
    t.play("build:JAP026", "location:foundation")
    assert t.kind == "samurai"
    assert t.legal() == ["samurai:JAP001", "samurai:JAP003"]  # one later one must remain
    assert t.play("samurai:JAP003").legal() == ["samurai:JAP026"]
    t.play("samurai:JAP026")
    assert [one["samurai"] for one in t.seat()["locations"]] == [False, True, True, True]
    t = Table(JAPAN, **base).play("build:JAP026", "location:foundation")
    assert t.legal() == ["samurai:JAP026"]
    t.play("samurai:JAP026")
    assert t.player == 1  # the second one is lost
    assert t.goods() == {}


# Gate and Shrine


def test_cards_under_the_gate() -> None:
    """S1.14.1, S1.6.4, format 2 `put`: 1 VP for each card at once, one at a time, never back."""
    t = Table(JAPAN, locations={0: ["JAP013"]}, hand={0: ["COM001", "COM002", "JAP001"]})
    assert t.legal() == ["pass", "put:JAP013"]
    t.play("put:JAP013")
    assert t.kind == "put"
    assert t.legal() == ["card:COM001", "card:COM002", "card:JAP001"]
    t.play("card:COM002")
    assert t.points() == 1
    assert t.location("JAP013")["under"] == ["COM002"]
    assert t.play("put:JAP013").legal() == ["card:JAP001"]
    t.play("card:JAP001")
    assert t.points() == 2
    assert t.legal() == ["pass"]  # COM001 would be going back


def test_resources_on_the_shrine() -> None:
    """D4, S1.6.4: Resources, not Gold; in order within a window."""
    t = Table(JAPAN, locations={0: ["JAP015"]}, goods={0: {"wood": 1, "stone": 2, "gold": 3, "raze": 1}})
    assert t.play("put:JAP015").legal() == ["good:stone", "good:wood"]
    t.play("good:stone", "put:JAP015")
    assert t.legal() == ["good:stone"]
    t.play("good:stone")
    assert t.location("JAP015")["goods"] == {"wood": 0, "stone": 2, "food": 0}
    assert t.goods() == {"wood": 1, "gold": 3, "raze": 1}
    assert "put:JAP015" not in t.legal()
    assert "put:JAP015" not in Table(JAPAN, locations={0: ["JAP015"]}, goods={0: {"gold": 3}}).legal()


def test_windows_never_go_back() -> None:
    """F3: `defend`, then `samurai`, then `put`, each in tableau order; a new window begins after the action."""
    t = Table(
        JAPAN, locations={0: ["JAP015", "COM008", "JAP001", "JAP013"]}, hand={0: ["COM001"]},
        goods={0: {"defense": 1, "worker": 3, "wood": 2}},
    )  # fmt: skip
    free = ["defend:COM008", "put:JAP013", "put:JAP015", "samurai:JAP001", "samurai:JAP013", "samurai:JAP015"]
    assert [token for token in t.legal() if token in free] == free
    t.play("samurai:JAP001")
    assert [token for token in t.legal() if token in free] == ["put:JAP013", "put:JAP015", "samurai:JAP013"]
    t.play("put:JAP013", "card:COM001")
    assert [token for token in t.legal() if token in free] == []
    t.play("spend:food")
    assert (t.kind, t.legal()) == ("after", ["defend:COM008", "end", "put:JAP015"])


# Temple of Ra


def ra(**more: Any) -> Table:
    base: dict[str, Any] = {"locations": {0: ["EGY013"], 1: ["COM007", "JAP001"], 2: ["COM042"]}}
    return Table(EGYPT, **base | more)


def test_temple_of_ra_takes_a_location_over() -> None:
    """S1.12.4: any enemy Location, for nothing, without Production; it stays in its owner's Empire."""
    t = ra().play("use:EGY013")
    assert t.legal() == ["target:COM007", "target:COM042", "target:JAP001"]
    t.play("target:COM007")
    assert t.location("COM007")["taken_by"] == 0
    assert t.built(1) == ["COM007", "JAP001"]
    assert t.goods(0) == {}


def test_temple_of_ra_needs_an_enemy_location() -> None:
    """D13, S1.6.3, F1: of a player who has not passed, and that nobody took over."""
    assert "use:EGY013" not in ra(locations={0: ["EGY013", "COM008"]}).legal()
    assert "use:EGY013" not in ra(locations={0: ["EGY013"], 1: [place("COM007", taken_by=0)]}).legal()
    assert ra(passed=[2]).play("use:EGY013").offers("target") == ["COM007", "JAP001"]


def test_the_egyptian_uses_what_he_took() -> None:
    """S1.12.4, F1: its action is the taker's for the round, not its owner's."""
    t = Table(EGYPT, locations={0: ["EGY013"], 2: ["COM042"]}, goods={0: {"worker": 1}, 2: {"worker": 1}})
    t.play("use:EGY013", "target:COM042", "pass")
    assert (t.player, t.offers("use")) == (2, [])
    t.play("pass")
    assert t.offers("use") == ["COM042"]
    assert t.play("use:COM042").goods(0) == {"wood": 2}
    assert t.location("COM042")["used"] == 1


def test_a_used_location_stays_used() -> None:
    """S1.12.4: what its owner used the maximum number of times cannot be used; a rest of uses can."""
    taken = [place("COM042", used=1, taken_by=0), place("COM046", used=1, taken_by=0)]
    t = Table(EGYPT, locations={2: taken}, goods={0: {"worker": 5}})
    assert t.offers("use") == ["COM046"]
    assert t.offers("use2") == []


def test_taken_locations_count_for_their_controller() -> None:
    """F1: colors and features are the taker's; the owner has them no longer."""
    places = [place("COM008", taken_by=0), place("COM002", taken_by=0)]
    t = Table(
        EGYPT, hand={0: ["COM001"]}, locations={0: ["COM009"], 1: places},
        goods={0: {"wood": 1, "stone": 2}},
    )  # fmt: skip
    t.play("build:COM001", "draw:common")
    assert t.points() == 4 + 1  # gray: COM009, COM001, COM008, COM002; and Supplier answers
    assert t.goods() == {"gold": 1}
    t = Table(EGYPT, turn=1, hand={1: ["COM001"]}, locations={1: places}, goods={1: {"wood": 1, "stone": 2}})
    assert t.play("build:COM001", "draw:common").points(1) == 1


def test_free_moves_on_taken_locations() -> None:
    """F1: the taker may defend it and put cards under a Gate; Samurai need an own Location, so nobody places them."""
    places = [place("COM007", taken_by=0), place("JAP013", taken_by=0), place("JAP001", taken_by=0)]
    t = Table(EGYPT, locations={1: places}, hand={0: ["COM001"], 1: ["COM002"]}, goods={0: {"defense": 1, "worker": 1}})
    assert t.legal() == ["defend:COM007", "pass", "put:JAP013"]
    t.play("put:JAP013", "card:COM001")
    assert t.points(0) == 1
    assert t.location("JAP013")["under"] == ["COM001"]
    t = Table(EGYPT, turn=1, locations={1: places}, hand={1: ["COM002"]}, goods={1: {"defense": 1, "worker": 1}})
    assert t.legal() == ["pass"]


def test_a_third_player_razes_a_taken_location() -> None:
    """S1.12.4, S1.9.3: the Egyptian gets the Wood and the token back, the owner the Foundation."""
    t = Table(EGYPT, turn=2, locations={1: [place("COM007", taken_by=0)]}, goods={2: {"raze": 2}})
    t.play("raze:COM007")
    assert t.goods(0) == {"wood": 1}
    assert t.goods(1) == {}
    assert t.seat(1)["foundations"] == ["COM007"]
    assert t.seat(0)["foundations"] == []
    assert t.goods(2) == {"wood": 2}


def test_the_owner_may_raze_what_was_taken() -> None:
    """F1: enemy is what another seat controls; open is the controller, not the owner."""
    t = Table(EGYPT, turn=1, locations={1: [place("COM007", taken_by=0)]}, goods={1: {"raze": 2}})
    t.play("raze:COM007")
    assert t.seat(1)["foundations"] == ["COM007"]
    assert t.goods(1) == {"wood": 2}
    assert t.goods(0) == {"wood": 1}
    t = Table(EGYPT, turn=1, locations={1: [place("COM007", taken_by=0)]}, goods={1: {"raze": 2}}, passed=[0])
    assert t.offers("raze") == []  # its controller has passed
    t = Table(EGYPT, turn=2, locations={1: [place("COM007", taken_by=0)]}, goods={2: {"raze": 2}}, passed=[1])
    assert t.offers("raze") == ["COM007"]


def test_taking_over_ends_with_the_round() -> None:
    """S1.12.4, S1.13.2, format 5: the token comes back; in the next Production it is its owner's again."""
    t = ra().play("use:EGY013", "target:COM007", "pass", "pass", "pass")
    assert t.location("COM007")["taken_by"] is None
    t.until("turn")
    assert t.goods(1)["wood"] == 1 + 2
    assert t.goods(0).get("wood") is None


def test_four_tokens() -> None:
    """F17, S3: at most 4 Locations at a time; a razed one frees a token."""
    taken = [place(f"COM{number:03}", taken_by=0) for number in (7, 8, 9, 10)]
    t = Table(EGYPT, locations={0: ["EGY013"], 1: [*taken, "COM018"]})
    assert "use:EGY013" not in t.legal()
    t = Table(EGYPT, locations={0: ["EGY013"], 1: [*taken[:3], "COM018"]})
    assert "use:EGY013" in t.legal()
    t = Table(EGYPT, turn=2, locations={0: ["EGY013"], 1: [*taken, "COM018"]}, goods={2: {"raze": 2}})
    t.play("raze:COM008")
    assert "use:EGY013" in t.legal()


def test_royal_bath_lets_ra_take_more() -> None:
    """F17, D1: after a reset Temple of Ra takes another one; both are the taker's until the end of the round."""
    t = Table(
        EGYPT[:2],
        locations={0: ["EGY013", "EGY007"], 1: ["COM007", "COM008"]},
        goods={0: {"gold": 1}, 1: {"worker": 6}},
    )
    t.play("use:EGY013", "target:COM008", "spend:wood", "done", "use:EGY007", "target:EGY013", "spend:wood", "done")
    assert t.play("use:EGY013").legal() == ["target:COM007"]
    t.play("target:COM007")
    assert [one["taken_by"] for one in t.seat(1)["locations"]] == [0, 0]
