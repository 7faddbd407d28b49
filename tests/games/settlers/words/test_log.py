"""Imperial Settlers in words: every token and decision has some, and the log adds up to what happened."""

import ast
import copy
import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import patolli.games.settlers.words.log as words
from patolli.games.settlers.words.guide import DECISIONS, guide
from patolli.games.settlers.words.log import describe, question, tell
from patolli.games.settlers.words.study import FIRST, OPENINGS, SOURCES, label_words
from patolli.text import Entry, Seat, Value
from patolli.text.locales import message_file
from tests.games.settlers.oracle.game import Oracle
from tests.games.settlers.oracle.selfcheck import HOUSE, open_box, random_record
from tests.games.settlers.telling import (
    amounts,
    covered,
    en,
    everything_can_be_said,
    fresh,
    place,
    said,
    seen_by,
    then,
    told_adds_up,
)

CODE = sorted(Path(words.__file__).parent.rglob("*.py"))


# Moves


def test_building_tells_price_and_gain() -> None:
    before = fresh(wood=1, stone=1, hand=["COM008"])
    after = then(before, player=1, wood=0, stone=2, hand=[], locations=[place("COM008")])
    assert said(before, "build:COM008", after) == ["Ana builds Quarry for 1 wood and 1 stone: 2 stone"]
    told_adds_up(before, "build:COM008", after)


def test_building_in_steps_is_told_when_it_is_paid() -> None:
    """A Location is given up at its token, the card is built with the last of the price (format 3)."""
    mill = place("COM006")
    before = fresh(wood=2, gold=1, hand=["BAR012"], locations=[mill])
    assert said(before, "build:BAR012", then(before, "location")) == ["Ana starts building Sentry Tower"]
    chosen = then(before, "pay", locations=[])
    assert said(before | {"decision": {"kind": "location", "player": 0}}, "location:COM006", chosen) == [
        "Ana gives up Mill"
    ]
    paid = then(chosen, player=1, wood=1, gold=0, worker=1, raze=1, hand=[], locations=[place("BAR012")])
    assert said(chosen, "pay:wg", paid) == ["Ana builds Sentry Tower for 1 wood and 1 gold: 1 worker and 1 Raze token"]


def test_gold_stands_for_what_is_missing() -> None:
    """S1.1.4: with just enough Gold there is one way to pay, and nobody is asked."""
    before = fresh(gold=2, hand=["COM048"])
    after = then(before, gold=0, hand=[], locations=[place("COM048")])
    assert said(before, "build:COM048", after) == ["Ana builds Castle for 2 gold"]


def test_razing_an_enemy_location() -> None:
    """Example of S1.18: Armorer gives 1 stone and 1 point; its owner keeps a Foundation and gets 1 wood."""
    before = fresh(raze=3)
    before["seats"][1]["locations"] = [place("COM018", defense=True)]
    after = then(before, player=1, raze=0, stone=1, points=1)
    after["seats"][1]["locations"] = []
    after["seats"][1]["foundations"] = ["COM018"]
    after["seats"][1]["goods"]["wood"] = 1
    for watcher in (0, 1, -1):
        assert said(seen_by(before, watcher), "raze:COM018", seen_by(after, watcher)) == [
            "Ana razes Ben's Armorer for 3 Raze tokens: 1 stone and 1 victory point",
            "Ben's Armorer becomes a Foundation",
            "Ben gets 1 wood",
        ]


def test_drawn_cards_are_named_only_to_who_holds_them() -> None:
    before = fresh(worker=2, hand=["COM001"])
    after = then(before, worker=0, hand=["COM001", "ROM030"])
    assert said(before, "spend:faction", after) == ["Ana spends 2 workers: the card Colossus"]
    assert said(seen_by(before, 0), "spend:faction", seen_by(after, 0)) == ["Ana spends 2 workers: the card Colossus"]
    for watcher in (1, -1):
        assert said(seen_by(before, watcher), "spend:faction", seen_by(after, watcher)) == [
            "Ana spends 2 workers: 1 card"
        ]


def test_cards_drawn_by_a_bonus_are_counted_for_others() -> None:
    before = fresh(wood=2, hand=["COM065"])
    after = then(before, wood=0, hand=["COM001", "COM002"], locations=[place("COM065")])
    assert said(seen_by(before, 1), "build:COM065", seen_by(after, 1)) == ["Ana builds Watchtower for 2 wood: 2 cards"]


@pytest.mark.parametrize(
    ("kind", "phase", "token", "text"),
    [
        ("take", "lookout", "take:?", "Ana takes a card"),
        ("keep", "action", "keep:?", "Ana keeps a card"),
    ],
)
def test_covered_tokens_are_told_without_a_name(kind: str, phase: str, token: str, text: str) -> None:
    before = fresh(kind=kind, phase=phase, looking=["COM001", "COM002"])
    after = then(before, looking=["COM002"], hand=["COM001"])
    assert said(seen_by(before, 1), token, seen_by(after, 1))[0] == text


def test_a_card_under_the_gate() -> None:
    before = fresh(kind="put", hand=["COM001"], locations=[place("JAP013")])
    after = then(before, hand=[], points=1, locations=[place("JAP013", under=["COM001"])])
    assert said(before, "card:COM001", after) == ["Ana adds Statue to Gate: 1 victory point"]
    assert said(seen_by(before, 1), "card:?", seen_by(after, 1)) == ["Ana adds a card to Gate: 1 victory point"]


def test_a_prayer_tells_the_colours() -> None:
    """T1 of S2.14: two gray cards among five; Ruins have no color."""
    cards = ["COM008", "COM009", "COM069", "COM023", "COM042"]
    altar = place("AZT904")
    before = fresh(kind="pray", worker=0, locations=[altar])
    after = then(before, "turn", stone=2)
    after["common"]["discard"] = cards
    assert said(before, "pray:draw", after) == [
        "Ana draws cards for the Prayer: 2 stone",
        "Prayer: 5 cards are drawn (1 brown, 2 gray, 1 red and 1 colorless)",
    ]


def test_discards_without_a_prayer_are_no_prayer() -> None:
    before = fresh(kind="discard", hand=["COM001"], locations=[place("AZT904"), place("COM049")])
    after = then(before, hand=[], points=2, locations=[place("AZT904"), place("COM049", used=1)])
    after["common"]["discard"] = ["COM001"]
    for watcher in (0, 1):
        assert said(seen_by(before, watcher), "discard:COM001", seen_by(after, watcher)) == [
            "Ana discards Statue: 2 victory points"
        ]


def test_hidden_cards_that_come_to_light_are_no_prayer() -> None:
    """A Gate that is given up leaves the cards under it on their discard piles."""
    under = ["COM008", "COM009", "COM023", "COM042", "COM069"]
    before = fresh(kind="location", wood=1, hand=["JAP016"], locations=[place("AZT904"), place("JAP013", under=under)])
    after = then(before, wood=0, hand=[], locations=[place("AZT904"), place("JAP016")])
    after["common"]["discard"] = under
    for watcher in (0, 1, -1):
        assert said(seen_by(before, watcher), "location:JAP013", seen_by(after, watcher)) == [
            "Ana gives up Gate",
            "Ana builds Stalls for 1 wood",
        ]


def test_marks_on_locations_and_deals() -> None:
    before = fresh(kind="target")
    before["seats"][1] |= {"locations": [place("COM021", used=1)], "deals": ["BAR005"]}
    taken = then(before)
    taken["seats"][1]["locations"] = [place("COM021", used=1, taken_by=0)]
    assert said(before, "target:COM021", taken) == [
        "Ana chooses Ben's Gold Mine",
        "Ben's Gold Mine counts as a Location of Ana until the end of the round",
    ]
    blocked = then(before)
    blocked["seats"][1]["locations"] = [place("COM021", used=1, blocked=True)]
    assert "Ben's Gold Mine is blocked for the rest of the round" in said(before, "target:COM021", blocked)
    gone = then(before, deals=["BAR005"])
    gone["seats"][1]["deals"] = []
    assert said(before, "target:BAR005", gone)[1:] == ["Ana takes Ben's deal with Barbarian Altar"]
    lost = then(before)
    lost["seats"][1]["deals"] = []
    assert said(before, "target:BAR005", lost)[1:] == ["Ben's deal with Barbarian Altar ends"]


def test_stealing_is_told_of_both() -> None:
    before = fresh(kind="steal")
    before["seats"][1]["goods"]["wood"] = 2
    after = then(before, wood=1)
    after["seats"][1]["goods"]["wood"] = 1
    assert said(before, "steal:1:wood", after) == ["Ana steals from Ben: 1 wood", "Ben loses 1 wood"]


def test_cards_of_files_that_are_not_installed_go_by_their_ids() -> None:
    before = fresh(wood=1, hand=["XYZ001"])
    after = then(before, wood=0, hand=[], locations=[place("XYZ001")])
    assert said(before, "build:XYZ001", after) == ["Ana builds XYZ001 for 1 wood"]


@pytest.mark.parametrize("token", ["nonsense", "dance:COM001", "spy"])
def test_unknown_tokens_are_refused(token: str) -> None:
    with pytest.raises(ValueError, match=token):
        tell(fresh(), token, fresh())
    with pytest.raises(ValueError, match=token):
        describe(fresh(), token, fresh())


# Names


def test_the_guide_names_and_explains_everything() -> None:
    entries = guide()
    everything_can_be_said(list(entries.values()))
    assert {f"rule.decision.{kind}" for kind in DECISIONS} <= entries.keys()
    assert en(entries["rule.faction.roman"]) == (
        "Each round: 1 wood, 1 stone, 2 workers, 1 Raze token and 1 Defense token. Stored in Cleanup: Raze tokens."
    )
    assert en(entries["rule.color.gray"]) == "Its good in Prayers: stone."
    assert en(entries["name.COM008"]) == "Quarry"


def test_labels_of_statistics() -> None:
    labels = [*SOURCES, *OPENINGS, *(f"first:{kind}" for kind in FIRST), "faction:roman", "built:COM012"]
    told = [label_words(label) for label in labels]
    assert all(len(entries) == 1 for entries in told)
    everything_can_be_said([entry for entries in told for entry in entries])
    assert [en(entries[0]) for entries in told[-2:]] == ["Romans", "Village"]
    with pytest.raises(ValueError, match="luck"):
        label_words("luck")


def test_no_message_is_unused() -> None:
    """Every message is named in the code, fits a pattern there, or is part of another message."""
    known = re.compile("|".join(text for path in CODE for text in (*_strings(path), *_patterns(path))) + "|id")
    for file in ("settlers", "settlers-guide"):
        path = message_file("en", file)
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, Message) and not item.id.name.endswith("-tail"):  # tests/text checks the tails
                assert known.fullmatch(item.id.name), item.id.name


def _strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)


def _patterns(path: Path) -> Iterator[str]:
    """Strings that are composed, with at least some letters of their own."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant | ast.FormattedValue):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9_-]+" for p in node.values]
            if "".join(parts) != "[a-z0-9_-]+":
                yield "".join(parts)


# Whole games


def choose(legal: list[str], rng: random.Random) -> str:
    """Plays on rather than passing, and prefers rare choices to usual ones."""
    rare = [token for token in legal if not token.startswith(("spend", "raze", "pass", "end", "deal", "take"))]
    going = [token for token in legal if token not in ("pass", "end", "done", "skip")]
    pool = rare if rare and rng.random() < 0.6 else going if going and rng.random() < 0.8 else legal
    return rng.choice(pool)


def play(seed: int) -> Iterator[tuple[dict[str, Any], str | None]]:
    """A whole random game as (full view, token) pairs, ended by (view, None)."""
    box = open_box(HOUSE)
    rng = random.Random(seed)
    game = Oracle(random_record(box, rng), *box)
    while not game.over:
        token = choose(game.legal(), rng)
        yield game.state(), token
        game.play(token)
    yield game.state(), None


def cards_got(entries: list[Entry], seat: int) -> int:
    """How many cards a seat got according to the log, named or counted."""
    found = [value for entry in entries if entry.values.get("seat") == Seat(seat) for value in _results(entry)]
    named = sum(isinstance(value, Entry) and value.key == "settlers.got-card" for value in found)
    return named + sum(int(n) for good, n in amounts(tuple(found)) if good == "card")


def _results(entry: Entry) -> tuple[Value, ...]:
    results = entry.values.get("results", ())
    assert isinstance(results, tuple)
    return results


def prayers(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.key == "settlers.prayer"]


@pytest.mark.parametrize("seed", range(8))
def test_whole_games(seed: int) -> None:
    """Every kind of table, told to everybody: nothing fails, everything adds up, hidden cards are counted correctly."""
    told: dict[str, Entry] = {}
    for (before, token), (after, _) in pairwise(play(seed)):
        assert token is not None
        mover = before["decision"]["player"]
        told_adds_up(before, token, after)
        full = tell(before, token, after)
        entries = [*full, question(before)]
        for viewer in range(-1, len(before["seats"])):
            was, now, public = seen_by(before, viewer), seen_by(after, viewer), covered(before, token, viewer)
            told_adds_up(was, public, now)
            seen = tell(was, public, now)
            assert prayers(seen) == prayers(full), (token, viewer)
            for seat in range(len(before["seats"])):
                said_already = token.startswith("draw:") and seat == mover != viewer
                assert said_already or cards_got(seen, seat) == cards_got(full, seat), (token, viewer, seat)
            entries += seen
        choice = describe(before, token, after)
        assert choice == describe(seen_by(before, mover), token, seen_by(after, mover))
        told.update((json.dumps(entry.to_json()), entry) for entry in (*entries, choice))
    everything_can_be_said(list(told.values()))


@pytest.mark.parametrize("seed", [1, 2, 4, 14, 18])
def test_choices_do_not_depend_on_what_will_be_drawn(seed: int) -> None:
    """With the decks in another order the same choices are offered in the same words."""
    box = open_box(HOUSE)
    rng = random.Random(seed)
    record = random_record(box, rng)
    game = Oracle(record, *box)
    while not game.over:
        state, legal = game.state(), game.legal()
        mover = state["decision"]["player"]
        if state["decision"]["kind"] == "turn" and rng.random() < 0.3:
            other = copy.deepcopy(state)
            rng.shuffle(other["common"]["deck"])
            rng.shuffle(other["seats"][mover]["deck"])
            for token in legal:
                texts = set[str]()
                for table in (state, other):
                    branch = Oracle.from_state(table, record, *box)
                    branch.play(token)
                    before, after = seen_by(table, mover), seen_by(branch.state(), mover)
                    texts.add(json.dumps(describe(before, token, after).to_json()))
                assert len(texts) == 1, (token, texts)
        game.play(choose(legal, rng))
