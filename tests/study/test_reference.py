"""The rules reference: complete in every language, covers every rule, and found from every place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from patolli.drawing.ink import icon_names
from patolli.engine.game import find_game
from patolli.engine.items import Line
from patolli.games.settlers.cards.model import COLOURS, GOODS, TYPES
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.rules.state import PHASES, SUPPLY
from patolli.games.tzolkin.formats.places import PLACES
from patolli.study.reference.outline import leads_to, outline_of
from patolli.study.reference.told import found, legend, plain, tell
from patolli.text import LANGUAGES, Translator
from tests.test_rules import numbers, page, without_items
from tests.text.locales import messages

GAMES = ("tzolkin", "settlers")
NOT_TOLD = {
    "S1.16": "its decisions are D1 to D13", "S1.18": "examples of what is told elsewhere",
}  # fmt: skip
"""Numbers that are not for players."""
SETTLERS_PLACES = {
    *(f"{kind}:COM001" for kind in ("hand", "looking", "location", "deal", "route", "stored", "row", "attack", "card")),
    *("foundation", "board", "pass", "deck:common", "deck:faction", "rival:1", "rival:1:location:COM001"),
    *(f"goods:{good}" for good in GOODS[:SUPPLY]),
    *(f"{what}:{colour}" for what in ("color", "blessing") for colour in COLOURS),
    *(f"phase:{phase}" for phase in PHASES),
    *(f"kind:{kind}" for kind in TYPES),
    *(f"op:{op}" for op in OPS),
    "tag:prayer",
}


@pytest.mark.parametrize("game", GAMES)
def test_names_are_there_once(game: str) -> None:
    outline = outline_of(game)
    names = [*(one.name for one in outline.articles), *(one.icon for one in outline.icons)]
    assert len(outline.articles) >= 30
    assert [name for name, count in Counter(one.name for one in outline.articles).items() if count > 1] == []
    assert all(re.fullmatch(r"[a-z0-9_-]{1,40}", name) for name in names)
    assert "icons" not in {one.name for one in outline.articles}, "the legend has this anchor"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_used_and_every_text_is_there(game: str, language: str) -> None:
    outline = outline_of(game)
    wanted = {f"chapter-{chapter.name}" for chapter in outline.chapters}
    wanted |= {key for one in outline.articles for key in (one.name, f"{one.name}-text")}
    wanted |= {f"icon-{one.icon}" for one in outline.icons if not one.word}
    assert {*messages(language, f"{game}-rules")} == wanted
    for part in tell(find_game(game), Translator(language, named=True)):
        for told in part.articles:
            assert 1 <= len(told.lines) <= 8, told.article.name
            assert all(line.strip() for line in (told.title, *told.lines)), told.article.name
            assert all(thing.text for thing in told.things), told.article.name


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_and_every_number_is_a_rule(game: str) -> None:
    rules = {one for one in numbers(page(game)) if not one.startswith("format")}
    told = {number for one in outline_of(game).articles for number in one.rules}
    assert told <= rules
    assert without_items(frozenset(rules)) - told - NOT_TOLD.keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_article_has_something_to_look_at(game: str) -> None:
    known = find_game(game)
    faces, guide = known.faces.faces, known.words.guide
    assert faces is not None
    assert guide is not None
    keys = {*faces(), *guide()}
    for one in outline_of(game).articles:
        assert one.figure or one.icons or one.things, one.name
        assert {*one.things} <= keys, one.name
        assert {*one.icons} <= icon_names(), one.name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figures_are_drawn(game: str, theme: str) -> None:
    draw = find_game(game).faces.figure
    assert draw is not None
    figures = [one.figure for one in outline_of(game).articles if one.figure]
    assert len(figures) >= 10
    for name in figures:
        drawn = draw(name, theme, Translator("hu"))
        assert drawn.startswith("<svg "), name
        ids = {*re.findall(r'id="([\w-]+)"', drawn)}
        assert {*re.findall(r'href="#([\w-]+)"', drawn)} <= ids, name


def icons(lines: list[Line]) -> Iterator[str]:
    return (item.icon for line in lines for item in line if item.icon)


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_is_in_the_legend_and_leads_to_an_article(game: str) -> None:
    known, outline = find_game(game), outline_of(game)
    assert known.faces.faces is not None
    shown = {*icons([[item] for item in known.faces.counted.values()])}
    for face in known.faces.faces().values():
        shown |= {*icons([*face.lines, face.price, face.short, *face.parts.values()])}
    assert shown - {one.icon for one in outline.icons} == set()
    names = {one.name for one in outline.articles}
    for icon, said, article in legend(known, Translator("pl")):
        assert icon in icon_names()
        assert article in names
        assert said


@pytest.mark.parametrize(("game", "places"), [("tzolkin", PLACES), ("settlers", SETTLERS_PLACES)])
def test_every_place_leads_to_an_article(game: str, places: frozenset[str]) -> None:
    outline = outline_of(game)
    assert sorted(place for place in places if leads_to(outline, place) is None) == []
    assert leads_to(outline, "nowhere") is None


def test_the_longest_name_of_a_place_counts() -> None:
    outline = outline_of("tzolkin")
    told = {place: leads_to(outline, place) for place in ("space:tikal:3", "space:uxmal:2", "tile:M05", "tile:A1-F1")}
    assert {place: one and one.name for place, one in told.items()} == {
        "space:tikal:3": "tikal", "space:uxmal:2": "market", "tile:M05": "monuments", "tile:A1-F1": "farms",
    }  # fmt: skip


def test_a_game_without_an_outline_has_no_articles() -> None:
    assert outline_of("chess").articles == ()


def test_words_are_found_whatever_their_marks() -> None:
    parts = tell(find_game("tzolkin"), Translator("pl", named=True))
    assert [one.article.name for one in found(parts, "zebow zab")] == []
    assert "dummies" in [one.article.name for one in found(parts, "ZAB neutralny")]
    assert [one.article.name for one in found(parts, "winning")] == ["winning"]
    assert plain("Łaska Żółć") == "laska zolc"
