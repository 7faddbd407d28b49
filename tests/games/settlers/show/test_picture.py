"""The SVG picture: well-formed, self-contained, complete, nothing off the page, robust against odd names."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.drawing.lettering import fit, width
from patolli.games.settlers.cards.library import house, house_sets
from patolli.games.settlers.cards.model import ATTACK, BASE
from patolli.games.settlers.show.abilities import ability_lines, effects
from patolli.games.settlers.show.picture import picture
from tests.games.settlers.views import GAMES, NAMES, View, game, place, seat, seen_by, view

THEMES = ("light", "dark")
CARDS = {**BASE, **house().cards, **house_sets().cards}
WIDTH, HEIGHT = 1440, 900


def _middle() -> View:
    """Every mark there is on Locations, deals and routes, Blessings, a Foundation, cards for all."""
    first = seat("japanese", points=31, hand=["COM001", "JAP001"], deals=["JAP009", "JAP024"], deck=["JAP002"])
    first |= {"routes": [{"location": "EGY010", "marker": "JAP003"}], "foundations": ["COM002"]}
    first["locations"] = [
        place("COM008", defense=True),
        place("JAP026", used=1, samurai=True),
        place("JAP013", under=["COM003", "COM004"]),
        place("JAP015", goods={"wood": 2, "stone": 1, "food": 0}),
        place("COM049", blocked=True, taken_by=1),
    ]
    second = seat("aztec", points=104, blessings=["brown", "blue"], tricolor=True, passed=True, looking=["AZT901"])
    second["locations"] = [place("AZT902", stored=["COM010", "COM011"])]
    return view(first, second, row=["COM020", "COM021", "COM022"], prayer=["COM030"], round=3, first_player=1)


def _solo_end(won: bool) -> View:
    own = seat("roman", points=47, locations=[place("ROM001"), place("COM005")])
    other = {"locations": [place("COM006")], "line": ["ATTACK01", "ATTACK14"], "attack_deck": ["ATTACK02"]}
    other |= {"attack_discard": [], "collection": ["COM007"] if won else ["COM007", "COM009"]}
    final = [{"track": 44, "locations": 3, "features": {}}]
    changes = {"winners": [0] if won else [], "final": final, "rank": "squire" if won else None, "decision": None}
    return view(own, virtual=other, over=True, phase="over", round=5, **changes)


def _crowded() -> View:
    """More cards than anybody has ever had."""
    everything = [place(card, used=1) for card in CARDS]
    seats = [seat(faction, locations=everything, hand=list(BASE)) for faction in ("roman", "egyptian", "aztec")]
    return view(*seats, seat("barbarian", points=123456))


POSITIONS: dict[str, tuple[View, list[str]]] = {
    "start": (view(seat("roman"), seat("aztec")), ["Ana", "Ben"]),
    "middle": (_middle(), ["Ana", "<script>alert('&\"')</script>"]),
    "middle-seen": (seen_by(_middle(), 0), ["", ""]),
    "won": (_solo_end(True), ["Ana"]),
    "lost": (_solo_end(False), ["Bartholomew Montgomery Featherstonehaugh"]),
    "crowded": (_crowded(), ["Ольга Преображенская-Иванова", "玩家" * 20, "Cleo", "Dan"]),
}


def _marked(root: ET.Element, key: str) -> Iterator[ET.Element]:
    return (element for element in root.iter() if element.get(f"data-{key}") is not None)


def _texts(root: ET.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter() if element.tag.endswith(("text", "title", "desc"))]


Box = tuple[float, float, float, float]


def _boxes(element: ET.Element, x: float, y: float, scale: float) -> Iterator[tuple[str, Box]]:
    """Everything that is drawn, with the corners of its place on the page; of a path only its beginning."""
    tag = element.tag.rpartition("}")[2]
    if tag in ("defs", "title", "desc"):
        return
    moves = element.get("transform", "")
    if move := re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", moves):
        x, y = x + float(move[1]) * scale, y + float(move[2]) * scale
    if grow := re.search(r"scale\(([-\d.e]+)\)", moves):
        scale *= float(grow[1])
    left, top = (x + float(element.get("x", 0)) * scale, y + float(element.get("y", 0)) * scale)
    if tag == "text":
        size = float(element.get("font-size", 0)) * scale
        long = 0.62 * size * len("".join(element.itertext()))
        start = left - {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")] * long
        yield tag, (start, top - size, start + long, top)
    elif tag == "use":
        yield tag, (left, top, left + 24 * scale, top + 24 * scale)
    elif tag == "rect" or (tag == "svg" and element.get("viewBox") is None):
        w, h = float(element.get("width", 0)) * scale, float(element.get("height", 0)) * scale
        yield tag, (left, top, left + w, top + h)
        if tag == "svg":  # what is cut at its edge is nowhere else
            return
    for child in element:
        yield from _boxes(child, x, y, scale)


def _check_page(svg: str) -> ET.Element:
    root = ET.fromstring(svg.encode())
    for tag, (left, top, right, bottom) in _boxes(root, 0, 0, 1):
        assert -0.01 <= left <= right <= WIDTH + 0.01, (tag, left, right)
        assert -0.01 <= top <= bottom <= HEIGHT + 0.01, (tag, top, bottom)
    return root


def _band(root: ET.Element, who: str) -> ET.Element:
    return next(element for element in _marked(root, "seat") if element.get("data-seat") == who)


def _check_cards(state: View, root: ET.Element) -> None:
    """Every Location and every visible card is drawn once, in the band of its seat."""
    for number, one in enumerate(state["seats"]):
        cards = _marked(_band(root, str(number)), "card")
        drawn = Counter((element.get("data-where"), element.get("data-card")) for element in cards)
        expected: Counter[tuple[Any, Any]] = Counter(("location", location["id"]) for location in one["locations"])
        for pile in ("hand", "looking"):
            if not isinstance(one[pile], int):
                expected.update((pile, card) for card in one[pile])
        expected.update(("stored", card) for location in one["locations"] for card in location["stored"])
        assert drawn == expected
    if other := state["virtual"]:
        shown = Counter(element.get("data-card") for element in _marked(_band(root, "virtual"), "card"))
        assert shown == Counter([*(location["id"] for location in other["locations"]), *other["line"]])
    for where in ("row", "prayer"):
        assert [e.get("data-card") for e in _marked(root, "card") if e.get("data-where") == where] == state[where]


@pytest.fixture(params=[(name, theme) for name in POSITIONS for theme in THEMES], ids="-".join, scope="module")
def drawn(request: pytest.FixtureRequest) -> tuple[View, str]:
    name, theme = request.param
    state, names = POSITIONS[name]
    return state, picture(state, names, theme, caption="Ana builds a Tavern.")


def test_stands_alone(drawn: tuple[View, str]) -> None:
    svg = drawn[1]
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    forbidden = ("var(", "color-mix", "currentColor", "<script", "foreignObject", "<style", "xlink", "NaN", "None")
    for part in forbidden:
        assert part not in svg
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_references_and_ids(drawn: tuple[View, str]) -> None:
    root = ET.fromstring(drawn[1])
    ids = [element.get("id", "") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    prefix = ids[0].partition("-")[0] + "-"
    assert all(name.startswith(prefix) for name in ids)
    uses = {element.get("href", "")[1:] for element in root.iter() if element.get("href")}
    uses |= set(root.get("aria-labelledby", "").split())
    assert uses == set(ids), "every reference has a target, and nothing unused is carried along"


def test_colours_are_hexadecimal(drawn: tuple[View, str]) -> None:
    colours = set(re.findall(r'(?:fill|stroke)="([^"]*)"', drawn[1]))
    assert all(re.fullmatch(r"#[0-9a-f]{6}|none", colour) for colour in colours), colours


def test_everything_is_on_the_page(drawn: tuple[View, str]) -> None:
    state, svg = drawn
    _check_cards(state, _check_page(svg))


def test_goods_and_points_are_said(drawn: tuple[View, str]) -> None:
    state, svg = drawn
    root = ET.fromstring(svg)
    for number, one in enumerate(state["seats"]):
        texts = _texts(_band(root, str(number)))
        assert str(one["points"]) in texts
        assert {str(n) for n in one["goods"].values()} <= set(texts)


def test_who_decides_begins_and_wins() -> None:
    root = ET.fromstring(picture(*POSITIONS["middle"]))
    assert [element.get("data-first-player") for element in _marked(root, "first-player")] == ["1"]
    assert [element.get("data-decision") for element in _marked(root, "decision")] == ["turn"]
    assert [element.get("data-round") for element in _marked(root, "round")] == ["3"]
    for name, winners in (("won", ["0"]), ("lost", [])):
        root = ET.fromstring(picture(*POSITIONS[name]))
        assert [element.get("data-winner") for element in _marked(root, "winner")] == winners


def test_marks_on_locations() -> None:
    root = ET.fromstring(picture(*POSITIONS["middle"]))

    def icons(card: str) -> list[str]:
        face = next(e for e in _marked(root, "card") if (e.get("data-card"), e.get("data-where")) == (card, "location"))
        return [element.get("href", "").partition("-")[2] for element in face.iter() if element.get("href")]

    assert "defense" in icons("COM008")
    assert "samurai" in icons("JAP026")
    assert {"lock", "mark-1"} <= set(icons("COM049"))
    assert icons("JAP013").count("card") > ability_icons("JAP013").count("card")  # two cards lie under it
    assert icons("JAP015").count("wood") > ability_icons("JAP015").count("wood")
    assert icons("AZT902").count("pray") > ability_icons("AZT902").count("pray")


def ability_icons(card: str) -> list[str]:
    cost = [good for good, n in CARDS[card].build_cost.items() for _ in range(n)]
    return cost + [item.icon for line in ability_lines(CARDS[card]) for item in line if item.icon]


def test_a_seat_sees_only_numbers_of_others() -> None:
    state, _ = POSITIONS["middle"]
    hidden = picture(seen_by(state, 1), NAMES[:2])
    assert "COM001" not in hidden
    assert "AZT901" in hidden
    assert "AZT901" not in picture(seen_by(state, 0), NAMES[:2])


@pytest.mark.parametrize("card", [*CARDS])
def test_every_card_says_what_it_does(card: str) -> None:
    for ability in CARDS[card].abilities:
        for effect in ability["effects"]:
            assert any(item.icon or item.points for item in effects([effect])), effect


@pytest.mark.parametrize("theme", THEMES)
def test_every_card_can_be_drawn(theme: str) -> None:
    cards = list(CARDS)
    for first in range(0, len(cards), 60):
        some = cards[first : first + 60]
        state = view(seat("roman", hand=some), seat("aztec", locations=[place(card) for card in some], deals=some))
        _check_cards(state, _check_page(picture(state, ["Ana", "Ben"], theme)))
    line = view(seat("roman", deals=["ATTACK01"]), virtual=_solo_end(True)["virtual"] | {"line": list(ATTACK)})
    _check_cards(line, _check_page(picture(line, ["Ana"], theme)))


def test_a_card_of_an_unknown_file_goes_by_its_id() -> None:
    state = view(seat("atlantean", hand=["ATL001"], deals=["ATL002"], locations=[place("ATL003")]), seat("roman"))
    texts = _texts(_check_page(picture(state, ["Ana", "Ben"])))
    assert {"ATL001", "ATL003"} <= set(texts)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_random_games(players: int, seed: int) -> None:
    for number, state in enumerate(game(players, seed)):
        for who in (None, 0, players - 1):
            shown = state if who is None else seen_by(state, who)
            svg = picture(shown, NAMES[:players], THEMES[number % 2], caption="…" if number % 3 else "")
            _check_cards(shown, _check_page(svg))


def test_names_are_escaped_and_shortened() -> None:
    state, names = POSITIONS["middle"]
    svg = picture(state, names, caption='<b onload="x">&amp;</b>' * 40)
    assert "<script" not in svg
    assert "<b " not in svg
    assert 'onload="' not in svg
    texts = _texts(ET.fromstring(svg))
    assert any(text.startswith("<script>") and text.endswith("…") for text in texts)
    lost, long = POSITIONS["lost"]
    texts = _texts(ET.fromstring(picture(lost, long)))
    assert long[0] not in texts
    assert any(text.startswith("Barth") and text.endswith("…") for text in texts)


@pytest.mark.parametrize(
    "name",
    ["", " ", "\x00\x1b[31m\n", "\ud800", "\ufffe", "a\u0301" * 60, "\u202eevil", "👩‍👩‍👧‍👦" * 9, "ﷺ﷽" * 9,
     "var(--bg)", "]]>", "x" * 10**6],
    ids=ascii,
)  # fmt: skip
def test_any_name(name: str) -> None:
    root = _check_page(picture(POSITIONS["middle"][0], [name, name], caption=name))
    assert "\u202e" not in "".join(_texts(root))


def test_missing_names_and_unknown_themes() -> None:
    _check_page(picture(POSITIONS["crowded"][0], []))
    for theme in ("both", "blue", ""):
        with pytest.raises(ValueError, match="theme"):
            picture(POSITIONS["start"][0], ["Ana", "Ben"], theme)


def test_equal_positions_are_equal_pictures() -> None:
    state, names = POSITIONS["middle"]
    assert picture(state, names) == picture(state, names)
    assert picture(state, names) != picture(state, names, "dark")


def test_lines_are_as_short_as_their_room() -> None:
    assert fit("Tavern", 10, 1000) == "Tavern"
    for room in range(20, 200, 7):
        assert width(fit("Sculptor's Apprentice", 11, room), 11) <= room
