"""What tests of words share: handmade views, and checks of what is said about them."""

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

from patolli.games.tzolkin.words.facts import COUNTED, LAST_SPACE, TEMPLES
from patolli.games.tzolkin.words.log import tell
from patolli.text import LANGUAGES, Entry, Goods, Seat, Term, Translator, Value

NAMES = ["Ana", "Ben", "Cleo", "Dan"]


def en(entry: Entry) -> str:
    return Translator("en").render(entry, NAMES)


def fresh(players: int = 2, kind: str = "turn", player: int = 0, **changes: Any) -> dict[str, Any]:
    """A full view with an empty board; ``changes`` are set in the seat that decides, or else in the view."""
    seat = {
        **dict.fromkeys(COUNTED.values(), 0),
        **{"workers": 3, "free_workers": 3, "light": True, "wealth": [], "buildings": [], "monuments": []},
        "temples": dict.fromkeys(TEMPLES, 0),
        "technologies": dict.fromkeys(("agriculture", "extraction", "architecture", "theology"), 0),
    }
    view: dict[str, Any] = {
        **{"game": "tzolkin", "day": 1, "round": 1, "age": 1, "food_day": None, "over": False, "start_player": 0},
        **{"start_space": None, "teeth_corn": 0, "bank_skulls": 13, "chichen_itza_skulls": []},
        "jungle": {str(group): {"corn": players, "wood": players * (group > 2)} for group in (2, 3, 4, 5)},
        "gears": {gear: [None] * (13 if last == 10 else 10) for gear, last in LAST_SPACE.items()},
        "buildings": ["A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-S1", "A1-C2"],
        **{"deck": 8, "monuments": ["M03", "M13"], "decision": {"kind": kind, "player": player}},
        "seats": [copy.deepcopy(seat) for _ in range(players)],
    }
    for key, value in changes.items():
        put(view["seats"][player] if key in seat else view, **{key: value})
    return view


def put(target: dict[str, Any], **values: Any) -> None:
    for key, value in values.items():
        if isinstance(value, dict) and isinstance(target.get(key), dict):
            put(target[key], **value)
        else:
            target[key] = value


def then(before: dict[str, Any], kind: str | None = None, player: int = 0, **changes: Any) -> dict[str, Any]:
    """The view after: the deciding seat and the view changed, the next decision."""
    after = copy.deepcopy(before)
    mine = after["seats"][before["decision"]["player"]]
    for key, value in changes.items():
        put(mine if key in mine else after, **{key: value})
    after["decision"] = {"kind": kind, "player": player} if kind else None
    return after


def gear_with(**spaces: int) -> dict[str, list[Any]]:
    """``gear_with(tikal=2)``: seat 0 on Tikal 2."""
    made: dict[str, list[Any]] = {gear: [None] * (13 if LAST_SPACE[gear] == 10 else 10) for gear in spaces}
    for gear, space in spaces.items():
        made[gear][space] = 0
    return made


def everything_can_be_said(entries: list[Entry]) -> None:
    for language in LANGUAGES:
        translator = Translator(language)
        for entry in entries:
            said = translator.render(entry, NAMES)
            assert said, entry
            assert not re.search(r"[{}$\u2066-\u2069]|\?\?\?|None|  |: *$", said), said
    for entry in entries:
        assert Entry.from_json(json.loads(json.dumps(entry.to_json()))) == entry


def told_adds_up(before: dict[str, Any], token: str, after: dict[str, Any]) -> None:
    """What the log says each seat paid and got is exactly the difference between the views."""
    entries = tell(before, token, after)
    for number, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        counted: dict[str, int | float] = dict.fromkeys(COUNTED, 0)
        temples, technologies, light = dict(was["temples"]), dict(was["technologies"]), was["light"]
        for entry in entries:
            if entry.values.get("seat") != Seat(number):
                continue
            for kind, n in amounts(entry.values.get("results", ())):
                counted[kind] += n
            for kind, n in amounts(entry.values.get("paid", ())):
                counted[kind] -= n
            light = light and entry.key != "tzolkin.advance-dark"
            for phrase in phrases(entry.values.get("results", ())):
                match phrase:
                    case Entry("tzolkin.up" | "tzolkin.down", {"temple": Term(_, temple), "n": int(n), "step": step}):
                        temples[temple] += n if phrase.key.endswith("up") else -n
                        assert temples[temple] == step
                    case Entry("tzolkin.level", {"technology": Term(_, technology), "level": level}):
                        technologies[technology] = level
                    case Entry("tzolkin.board-light"):
                        light = True
        real = {kind: now[key] - was[key] for kind, key in COUNTED.items()}
        assert counted == real, (token, number)
        assert (temples, technologies, light) == (now["temples"], now["technologies"], now["light"]), (token, number)


def amounts(value: Value) -> Iterator[tuple[str, int | float]]:
    if isinstance(value, Goods):
        yield from value.amounts.items()
    elif isinstance(value, tuple):
        for one in value:
            yield from amounts(one)


def phrases(value: Value) -> Iterator[Entry]:
    if isinstance(value, Entry):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from phrases(one)
