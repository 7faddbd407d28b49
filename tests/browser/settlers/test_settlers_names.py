"""The names of all cards fit their faces, in every language: no letter is cut off, in whatever form a card is shown."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.engine.match import Match
from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.settlers.feeding import CARDS, RECORDS, Screens
from tests.server.serving import Server

IDS = sorted({(card.deck, card.name): card.id for card in reversed(CARDS)}.values())
"""One card of each name."""
FACES = {"hand", "emp", "dense", "aim"}

_CUT = """() => {
  const cut = [];
  const faces = new Set();
  for (const name of document.querySelectorAll(".settlers .sc .nm, .ops .sc .nm")) {
    const card = name.closest(".sc");
    const face = ["dense", "emp", "hand", "aim"].find((one) => card.classList.contains(one));
    faces.add(face);
    const words = name.querySelector("b");
    const told = `${face}, ${Math.round(card.offsetWidth)} wide: ${words.textContent.replaceAll("\u00ad", "|")}`;
    if (words.scrollWidth > words.clientWidth + 0.5) cut.push(`${told} is too wide`);
    if (words.scrollHeight > words.clientHeight + 1.5) cut.push(`${told} is too high`);
    if (name.scrollHeight > name.clientHeight + 1.5) cut.push(`${told} leaves its floor`);
  }
  return [[...faces], cut];
}"""


def batches(size: int) -> list[tuple[str, ...]]:
    return [tuple(IDS[first : first + size]) for first in range(0, len(IDS), size)]


def location(card: str) -> dict[str, Any]:
    nothing = {"wood": 0, "stone": 0, "food": 0}
    marks = {"used": 0, "blocked": False, "defense": False, "samurai": False, "taken_by": None, "was_reset": False}
    return {"id": card, **marks, "under": 0, "goods": nothing, "stored": [], "count": 0}


def with_cards(view: dict[str, Any], hand: tuple[str, ...], empire: tuple[str, ...]) -> dict[str, Any]:
    """A solo game in which these cards are everywhere: in the hand, in the empire, before the virtual player."""
    own = view["seats"][0] | {"hand": list(hand), "locations": [location(card) for card in empire]}
    return view | {"seats": [own], "virtual": view["virtual"] | {"locations": [location(card) for card in hand]}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut(visit: Visit, server: Server, language: str) -> None:
    """A hand of nine cards is as narrow as it gets; one of six is as wide. An empire of many is dense."""
    match = Match.from_record(next(path for path in RECORDS if "-1p-won" in path.name).read_bytes())
    view = next(one for at in range(len(match)) if (one := match.view(0, at))["phase"] == "action")
    screens = Screens(visit, server, [(1440, 900)], language=language)
    page, found, faces = screens.pages(1)[0], list[str](), set[str]()
    shown = [(cards, cards) for size in (9, 6) for cards in batches(size)]
    shown += [(cards[:3], cards) for cards in batches(40)]
    for hand, empire in shown:
        assert screens.wrong("cards", 1, [with_cards(view, hand, empire)]) == []
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen, cut = page.evaluate(_CUT)
        faces |= set(seen)
        found += cut
    assert faces == FACES
    assert found == [], found
