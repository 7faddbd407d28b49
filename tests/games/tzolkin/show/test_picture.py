"""The SVG picture: well-formed, self-contained, complete, and robust against odd names and numbers."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.drawing.lettering import clean, fit, number, width
from patolli.games.tzolkin.rules.components import (
    BUILDING_IDS,
    COMPONENTS,
    GEARS,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH_IDS,
)
from patolli.games.tzolkin.show.picture import picture

THEMES = ("light", "dark")
View = dict[str, Any]


def _seat(**changes: Any) -> dict[str, Any]:
    seat = {"points": 0, "corn": 0, "wood": 0, "stone": 0, "gold": 0, "skulls": 0, "workers": 3, "free_workers": 3}
    seat |= {"light": True, "corn_tiles": 0, "wood_tiles": 0, "wealth": [], "buildings": [], "monuments": []}
    seat |= {"temples": dict.fromkeys(TEMPLES, 0), "technologies": dict.fromkeys(TECHNOLOGIES, 0)}
    assert set(changes) <= set(seat)
    return seat | changes


def _view(players: int, seats: list[dict[str, Any]], gears: dict[str, dict[int, int | str]], **changes: Any) -> View:
    view: View = {"game": "tzolkin", "day": 1, "round": 1, "age": 1, "food_day": None, "over": False}
    view |= {"start_player": 0, "start_space": None, "teeth_corn": 0, "bank_skulls": 13, "chichen_itza_skulls": []}
    view["jungle"] = {str(k): {"corn": players, "wood": players if k > 2 else 0} for k in (2, 3, 4, 5)}
    view["gears"] = {gear: [gears.get(gear, {}).get(k) for k in range(COMPONENTS.gears[gear].teeth)] for gear in GEARS}
    view |= {"buildings": ["A1-F1", "A1-T1", "A1-C4", "A1-S2", "A1-C3", "A1-F2"], "deck": ["A1-F1", "A1-T3"]}
    view |= {"monuments": list(MONUMENT_IDS[: players + 2]), "decision": {"kind": "turn", "player": 0}, "seats": seats}
    assert set(changes) <= set(view) | {"winners", "final"}
    return view | changes


def start_of_two() -> View:
    """Both choose their wealth; twelve neutral workers."""
    neutral = {"palenque": (1, 6), "yaxchilan": (3, 8, 7), "tikal": (5, 0), "uxmal": (1, 6), "chichen_itza": (0, 5, 10)}
    gears: dict[str, dict[int, int | str]] = {gear: dict.fromkeys(spaces, "n") for gear, spaces in neutral.items()}
    seats = [_seat(wealth=list(WEALTH_IDS[:4])), _seat(wealth=["W14", "W15", "W17", "W18"])]
    return _view(2, seats, gears, decision={"kind": "keep", "player": 1}, start_player=1)


def start_of_two_seen_by_one() -> View:
    view = start_of_two()
    view["seats"][0]["wealth"] = []
    return view | {"deck": 8}


def start_of_four() -> View:
    seats = [_seat(wealth=list(WEALTH_IDS[4 * k : 4 * k + 4])) for k in range(4)]
    return _view(4, seats, {}, decision={"kind": "keep", "player": 2})


def middle_of_two() -> View:
    """Two players with many tiles: there is room to show them."""
    seats = [
        _seat(points=31, corn=7, wood=2, stone=1, skulls=1, workers=5, free_workers=2, wealth=["W01", "W14"]),
        _seat(points=22, corn=12, gold=3, workers=4, free_workers=2, light=False, wealth=["W02", "W03"]),
    ]
    seats[0] |= {"buildings": ["A1-F1", "A1-T1", "A1-C3", "A2-T5", "A2-S6"], "monuments": ["M09"], "corn_tiles": 3}
    seats[1] |= {"buildings": ["A1-F2", "A1-S1"], "wood_tiles": 2, "corn_tiles": 1}
    seats[0]["technologies"] |= {"agriculture": 2, "architecture": 3}
    seats[1]["technologies"] |= {"agriculture": 2, "theology": 1}
    seats[0]["temples"] |= {"chaac": 3, "quetzalcoatl": -1}
    seats[1]["temples"] |= {"kukulcan": 6, "chaac": 3}
    gears: dict[str, dict[int, int | str]] = {
        "palenque": {0: 0, 1: "n", 6: "n"},
        "yaxchilan": {8: "n", 3: "n", 4: 1},
        "tikal": {9: "n", 4: "n", 2: 0},
        "uxmal": {0: "n", 5: "n", 3: 1},
        "chichen_itza": {11: "n", 12: "n", 7: 0, 2: "n", 9: "n"},
    }
    changes: dict[str, Any] = {"day": 9, "round": 8, "food_day": "goods", "teeth_corn": 3, "deck": 8}
    changes |= {"decision": {"kind": "use", "player": 0, "gear": "tikal", "space": 4}, "bank_skulls": 12}
    changes |= {"chichen_itza_skulls": [2], "monuments": ["M03", "M07", "M12"]}
    return _view(2, seats, gears, **changes)


def full_four() -> View:
    """Every gear full, everybody on the same step and level, long rows of tiles, all harvest tiles taken by one."""
    seats = [
        _seat(
            points=points,
            corn=corn,
            wood=11,
            stone=10,
            gold=12,
            skulls=4,
            workers=6,
            free_workers=0,
            light=bool(k % 2),
            temples=dict.fromkeys(TEMPLES, 3),
            technologies=dict.fromkeys(TECHNOLOGIES, 2),
            wealth=["W14", "W21"],
        )
        for k, (points, corn) in enumerate(((-87, 120), (143.75, 0), (9, 7), (104, 33)))
    ]
    seats[0] |= {"buildings": list(BUILDING_IDS[:13]), "monuments": ["M01", "M09", "M12"], "corn_tiles": 12}
    seats[0] |= {"wood_tiles": 10}
    seats[1] |= {"buildings": list(BUILDING_IDS[13:19]), "monuments": ["M02", "M13"], "wood_tiles": 2}
    seats[2] |= {"buildings": list(BUILDING_IDS[19:27])}
    ring = [0, 1, 2, 3]
    gears: dict[str, dict[int, int | str]] = {g: {k: ring[(k + j) % 4] for k in range(8)} for j, g in enumerate(GEARS)}
    gears["chichen_itza"] |= {8: 1, 9: 2, 10: 3}
    changes: dict[str, Any] = {"day": 20, "round": 18, "age": 2, "start_space": 3, "teeth_corn": 25, "bank_skulls": 0}
    changes |= {"chichen_itza_skulls": [1, 2, 4, 5, 6, 8, 9], "jungle": {"2": {}, "3": {"corn": 1, "wood": 1}, "4": {}}}
    changes["jungle"]["5"] = {"corn": 10, "wood": 0}
    changes |= {"buildings": ["A2-T5", None, "A2-S5", "A2-F1", "A2-C3", None], "deck": []}
    changes |= {"monuments": ["M03", "M07", "M11"], "decision": {"kind": "advance", "player": 3}, "start_player": 2}
    return _view(4, seats, gears, **changes)


def end_of_four() -> View:
    """A shared victory on the last possible day."""
    view = full_four()
    final = [{"goods": 22.75, "skulls": 12, "monuments": {"M01": 12, "M09": 0, "M12": -4}}]
    final += [{"goods": 2.5, "skulls": 6, "monuments": {"M02": 16, "M13": 21}}]
    final += [{"goods": 0.25, "skulls": 0, "monuments": {}}, {"goods": 0, "skulls": 3, "monuments": {}}]
    return view | {
        "day": 29,
        "over": True,
        "decision": None,
        "winners": [1, 3],
        "final": final,
        "start_space": None,
    }


def end_of_two() -> View:
    view = middle_of_two()
    final = [{"goods": 3.25, "skulls": 3, "monuments": {"M09": 9}}, {"goods": 6, "skulls": 0, "monuments": {}}]
    return view | {"day": 28, "over": True, "food_day": None, "decision": None, "winners": [0], "final": final}


def three_long_names() -> View:
    seats = [_seat(corn=3 + k, points=k * 7, free_workers=2) for k in range(3)]
    seats[0] |= {"buildings": ["A1-C1", "A1-C2"], "corn_tiles": 1}
    seats[1] |= {"buildings": ["A1-F1", "A1-F1", "A1-S1", "A1-T2"], "wood_tiles": 3, "monuments": ["M05"]}
    seats[2]["temples"] |= {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
    neutral: dict[str, dict[int, int | str]] = {"palenque": {1: "n", 6: "n", 0: 0}, "uxmal": {7: "n", 2: "n", 0: 1}}
    neutral |= {"tikal": {3: "n", 8: "n", 0: 2}}
    return _view(3, seats, neutral, day=8, round=8, food_day="goods", decision={"kind": "pay", "player": 1})


LONG = ["Bartholomew Montgomery Featherstonehaugh", "Ольга Константиновна Преображенская-Иванова", "玩家" * 20]
POSITIONS: dict[str, tuple[View, list[str]]] = {
    "start-2": (start_of_two(), ["Ana", "Ben"]),
    "start-2-seat": (start_of_two_seen_by_one(), ["", ""]),
    "start-4": (start_of_four(), ["Ana", "Ben", "Cleo", "Dan"]),
    "middle-2": (middle_of_two(), ["Ana", "<script>alert('&\"')</script>"]),
    "full-4": (full_four(), ["Ana", "Ben", "", "Elisa"]),
    "end-4": (end_of_four(), ["Ana", "Ben Benjamin Benson", "Cleo", "Elisa"]),
    "end-2": (end_of_two(), ["Ana", "Ben"]),
    "names-3": (three_long_names(), LONG),
}


def _texts(root: ET.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter() if element.tag.endswith(("text", "title", "desc"))]


def _marked(root: ET.Element, key: str) -> Iterator[ET.Element]:
    return (element for element in root.iter() if element.get(f"data-{key}") is not None)


def _owner(element: ET.Element) -> str:
    return element.get("href", "").rsplit("-", 1)[1]


@pytest.fixture(params=[(name, theme) for name in POSITIONS for theme in THEMES], ids="-".join)
def drawn(request: pytest.FixtureRequest) -> tuple[View, list[str], str]:
    name, theme = request.param
    view, names = POSITIONS[name]
    return view, names, picture(view, names, theme, caption="Ana places a worker on Tikal 3.")


def test_stands_alone(drawn: tuple[View, list[str], str]) -> None:
    _, _, svg = drawn
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 1440 900"
    for forbidden in (
        "var(",
        "color-mix",
        "currentColor",
        "<script",
        "foreignObject",
        "<style",
        "xlink",
        "NaN",
        "None",
    ):
        assert forbidden not in svg
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_references_and_ids(drawn: tuple[View, list[str], str]) -> None:
    _, _, svg = drawn
    root = ET.fromstring(svg)
    ids = [element.get("id", "") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    prefix = ids[0].partition("-")[0] + "-"
    assert all(name.startswith(prefix) for name in ids)
    uses = {element.get("href", "")[1:] for element in root.iter() if element.get("href")}
    uses |= set(re.findall(r"url\(#([^)]*)\)", svg)) | set(root.get("aria-labelledby", "").split())
    assert uses == set(ids), "every reference has a target, and nothing unused is carried along"


def test_colours_are_hexadecimal(drawn: tuple[View, list[str], str]) -> None:
    colours = set(re.findall(r'(?:fill|stroke|stop-color)="([^"]*)"', drawn[2]))
    assert all(re.fullmatch(r"#[0-9a-f]{6}|none|url\(#p[0-9a-f]{10}-ground\)", colour) for colour in colours), colours


def test_every_worker_is_drawn(drawn: tuple[View, list[str], str]) -> None:
    view, _, svg = drawn
    root = ET.fromstring(svg)
    found = {element.get("data-worker"): _owner(element) for element in _marked(root, "worker")}
    expected = {f"{g}{k}": str(w) for g, row in view["gears"].items() for k, w in enumerate(row) if w is not None}
    if view["start_space"] is not None:
        expected["start"] = str(view["start_space"])
    assert found == expected
    hands = Counter(element.get("data-hand") for element in _marked(root, "hand"))
    assert hands == {str(k): seat["workers"] for k, seat in enumerate(view["seats"])}


def test_every_marker_is_drawn(drawn: tuple[View, list[str], str]) -> None:
    view, _, svg = drawn
    root = ET.fromstring(svg)
    players = len(view["seats"])
    markers = Counter((e.get("data-marker"), _owner(e)) for e in _marked(root, "marker"))
    assert markers == {(temple, str(seat)): 1 for temple in TEMPLES for seat in range(players)}
    levels = Counter((e.get("data-level"), _owner(e)) for e in _marked(root, "level"))
    assert levels == {(t, str(k)): 1 for k, s in enumerate(view["seats"]) for t, n in s["technologies"].items() if n}
    assert len(list(_marked(root, "start-player"))) == 1
    assert [e.get("data-winner") for e in _marked(root, "winner")] == [str(w) for w in view.get("winners", [])]


def test_every_tile_is_drawn(drawn: tuple[View, list[str], str]) -> None:
    view, _, svg = drawn
    root = ET.fromstring(svg)
    board = [e.get("data-tile") for e in _marked(root, "tile") if e.get("data-where") != "seat"]
    monuments = view["monuments"] + [""] * (len(view["seats"]) + 2 - len(view["monuments"]))
    assert board == [tile or "" for tile in view["buildings"]] + monuments
    choosing = view["decision"] is not None and view["decision"]["kind"] == "keep"
    if choosing:
        wealth = [e.get("data-wealth") for e in _marked(root, "wealth")]
        assert wealth == [tile for seat in view["seats"] for tile in seat["wealth"] or [""] * 4]
        return
    own = [e.get("data-tile") for e in _marked(root, "tile") if e.get("data-where") == "seat"]
    kept = [tile for seat in view["seats"] for tile in seat["wealth"] if tile == "W14"]
    assert Counter(own) == Counter(kept + [t for s in view["seats"] for t in (*s["buildings"], *s["monuments"])])


def test_board_numbers(drawn: tuple[View, list[str], str]) -> None:
    view, _, svg = drawn
    root = ET.fromstring(svg)
    assert [int(e.get("data-used", "")) for e in _marked(root, "used")] == view["chichen_itza_skulls"]
    assert len(list(_marked(root, "corn"))) == min(view["teeth_corn"], 25)
    assert [e.get("data-jungle") for e in _marked(root, "jungle")] == ["2", "3", "4", "5"]
    texts = _texts(root)
    assert str(view["day"]) in texts
    for seat in view["seats"]:
        assert number(seat["points"]) in texts
        assert {str(seat[good]) for good in ("corn", "wood", "stone", "gold", "skulls")} <= set(texts)


def test_names_are_escaped_and_shortened() -> None:
    view, names = POSITIONS["middle-2"]
    svg = picture(view, names, caption='<b onload="x">&amp;</b>' * 40)
    assert "<script" not in svg
    assert "<b " not in svg
    assert 'onload="' not in svg
    texts = _texts(ET.fromstring(svg))
    assert any(text.startswith("<script>alert") and text.endswith("…") for text in texts)
    texts = _texts(ET.fromstring(picture(*POSITIONS["names-3"])))
    assert not set(LONG) & set(texts)
    assert any(text.startswith("Barth") and text.endswith("…") for text in texts)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\x00\x1b[31m\n",
        "\ud800",
        "\ufffe",
        "a\u0301" * 60,
        "\u202eevil",
        "👩‍👩‍👧‍👦" * 9,
        "ﷺ﷽" * 9,
        "var(--bg)",
        "]]>",
        "x" * 10**6,
    ],
    ids=ascii,
)
def test_any_name(name: str) -> None:
    view = POSITIONS["middle-2"][0]
    root = ET.fromstring(picture(view, [name, name], caption=name).encode())
    assert "\u202e" not in "".join(_texts(root))


def test_missing_names() -> None:
    ET.fromstring(picture(POSITIONS["full-4"][0], []))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_can_be_drawn(players: int, theme: str) -> None:
    view = _view(players, [_seat() for _ in range(players)], {})
    found: set[str | None] = set()
    for k in range(0, len(BUILDING_IDS), 6):
        row = [*BUILDING_IDS[k : k + 6], *[None] * 6][:6]
        monuments = list(MONUMENT_IDS[k // 6 * 3 : k // 6 * 3 + 3])
        view["seats"][0] |= {"buildings": [tile for tile in row if tile], "monuments": monuments}
        root = ET.fromstring(picture(view | {"buildings": row, "monuments": monuments}, ["a"] * players, theme))
        tiles = [element for element in _marked(root, "tile") if element.get("data-tile")]
        assert all(len(list(tile.iter())) > 2 for tile in tiles)
        found |= {tile.get("data-tile") for tile in tiles}
    assert found == {*BUILDING_IDS, *MONUMENT_IDS}


def test_monument_points_follow_the_number_of_players() -> None:
    for players, points in ((2, "6"), (3, "5"), (4, "4")):
        view = _view(players, [_seat() for _ in range(players)], {}, monuments=["M03"])
        root = ET.fromstring(picture(view, ["a"] * players))
        tile = next(element for element in _marked(root, "tile") if element.get("data-tile") == "M03")
        assert points in _texts(tile)


def test_pictures_in_one_page_do_not_clash() -> None:
    view, names = POSITIONS["middle-2"]
    ids = [set(re.findall(r' id="([^"]*)"', picture(view, names, theme))) for theme in THEMES]
    assert not ids[0] & ids[1]
    assert picture(view, names) == picture(json.loads(json.dumps(view)), names)


@pytest.mark.parametrize(
    ("day", "food_day", "decision", "wait"),
    [
        (1, None, "turn", "7"),
        (8, "goods", "turn", "0"),
        (8, None, "advance", "6"),
        (9, "goods", "turn", "0"),
        (13, None, "turn", "1"),
        (27, "points", "turn", "0"),
        (28, "points", "turn", "0"),
    ],
)
def test_days_to_the_next_food_day(day: int, food_day: str | None, decision: str, wait: str) -> None:
    seats = [_seat(), _seat()]
    view = _view(2, seats, {}, day=day, food_day=food_day, decision={"kind": decision, "player": 0})
    root = ET.fromstring(picture(view, ["a", "b"]))
    wheel = next(element for element in _marked(root, "gear") if element.get("data-gear") == "calendar")
    assert wait in _texts(wheel)
    assert len(list(_marked(root, "day"))) == max(27, day)


def test_every_decision_has_a_sign() -> None:
    view = POSITIONS["middle-2"][0]
    kinds = ["keep", "turn", "place", "pick", "use", "harvest", "anger", "technology", "pay", "gain", "temple"]
    for kind in [*kinds, "build", "exchange", "advance"]:
        root = ET.fromstring(picture(view | {"decision": {"kind": kind, "player": 1}}, ["a", "b"]))
        chip = next(_marked(root, "decision"))
        assert chip.get("data-decision") == kind
        assert len(list(chip.iter())) > 5
    ET.fromstring(picture(view | {"decision": {"kind": "a new one", "player": 1}}, ["a", "b"]))


def test_unknown_theme() -> None:
    with pytest.raises(ValueError, match="'light' or 'dark'"):
        picture(POSITIONS["full-4"][0], [], "both")


def test_numbers() -> None:
    assert [number(x) for x in (0, 7, -87, 143.75, 2.5, 0.25, -0.5, 12.0)] == (
        ["0", "7", "−87", "143¾", "2½", "¼", "−½", "12"]
    )


def test_shortening() -> None:
    assert fit("Ana", 16, 100) == "Ana"
    for words in ("a\u0301" * 60, "Ben " * 40, "玩" * 60):
        short = fit(words, 16, 100)
        assert short.endswith("…")
        assert width(short, 16) <= 100
        assert clean(words).startswith(short[:-1])
