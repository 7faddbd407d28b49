"""What everything is called and does, and the rules in brief: complete, in every language, with the right numbers."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from patolli.games.tzolkin.rules.components import (
    BUILDING_IDS,
    COMPONENTS,
    GEARS,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH_IDS,
)
from patolli.games.tzolkin.rules.state import KINDS
from patolli.games.tzolkin.show.faces import faces
from patolli.games.tzolkin.words.facts import LAST_SPACE, PALENQUE
from patolli.games.tzolkin.words.guide import guide
from patolli.text import LANGUAGES, Translator
from patolli.text.locales import message_file
from tests.games.tzolkin.telling import en, everything_can_be_said
from tests.paths import PROJECT

GUIDE = guide()
WEB = PROJECT / "web" / "src" / "games" / "tzolkin"
TOPICS = {"turn", "place", "pick", "beg", "start", "calendar", "food-day", "buildings", "monuments", "jungle"}
TOPICS |= {"skulls", "end"}


def test_everything_has_a_name_and_a_rule() -> None:
    spaces = {f"{gear}.{space}" for gear, last in LAST_SPACE.items() for space in range(last + 1)}
    tiles = (*WEALTH_IDS, *BUILDING_IDS, *MONUMENT_IDS)
    wanted = {"start"} | {f"rule.{topic}" for topic in TOPICS} | {f"rule.decision.{kind}" for kind in KINDS}
    wanted |= {f"{what}.{gear}" for gear in GEARS for what in ("gear", "rule.gear")}
    wanted |= {f"{what}.{space}" for space in spaces for what in ("space", "rule.space")}
    wanted |= {f"{what}.{temple}" for temple in TEMPLES for what in ("temple", "rule.temple")}
    wanted |= {f"{what}.{name}" for name in TECHNOLOGIES for what in ("technology", "rule.technology")}
    wanted |= {f"level.{name}.{level}" for name in TECHNOLOGIES for level in (1, 2, 3, "bonus")}
    wanted |= {f"kind.{kind}" for kind in ("farm", "civic", "tomb", "shrine")}
    wanted |= {f"goods.{kind}" for kind in ("corn", "wood", "stone", "gold", "skull", "block", "temple")}
    wanted |= {f"goods.{kind}" for kind in ("skulls", "points", "workers", "corn_tiles", "wood_tiles")}
    wanted |= {f"{what}.{tile}" for tile in tiles for what in ("tile", "name")}
    assert {*GUIDE} == wanted


def test_all_of_it_can_be_said() -> None:
    everything_can_be_said(list(GUIDE.values()))


def test_no_rule_is_unused() -> None:
    path = message_file("en", "tzolkin-guide")
    items = FluentParser().parse(path.read_text(encoding="utf-8")).body
    keys = {item.id.name for item in items if isinstance(item, Message)}
    used = {
        entry.key.removeprefix("tzolkin-guide.") for entry in GUIDE.values() if entry.key.startswith("tzolkin-guide.")
    }
    assert keys == used


def test_the_browser_app_asks_for_what_there_is() -> None:
    """Words of the guide, or what is printed."""
    families = "|".join(sorted({re.escape(key.partition(".")[0]) for key in GUIDE if "." in key}))
    asked = set[str]()
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            asked |= {found[2] for found in re.finditer(rf"([\"'`])((?:{families})\.[^\"'`]*)", path.read_text())}
    assert len(asked) > 10
    for key in asked:
        pattern = r"[^.]+".join(map(re.escape, re.split(r"\$\{.*?(?:\}|$)", key)))
        assert any(re.match(pattern, known) for known in (*GUIDE, *faces())), key


SAID = {
    "gear.chichen_itza": "Chichen Itza",
    "space.palenque.0": "no action",
    "space.palenque.4": "7 corn or 3 wood",
    "space.yaxchilan.5": "2 corn, 1 stone and 1 gold",
    "space.tikal.7": "any action from 1 to 5, without paying for steps back",
    "space.uxmal.1": "3 corn: one step in a temple",
    "space.uxmal.5": "1 corn: any action except those of Chichen Itza",
    "space.chichen_itza.6": "1 skull: 8 points, Kukulcan +1 and 1 block of your choice",
    "space.chichen_itza.10": "any action from 1 to 9, without paying for steps back",
    "level.theology.bonus": "1 skull",
    "name.A1-F1": "farm A1-F1",
    "tile.W14": "W14: 3 corn, 1 wood and food for 1 worker on every Food Day",
}


@pytest.mark.parametrize("key", SAID)
def test_what_is_said(key: str) -> None:
    assert en(GUIDE[key]) == SAID[key]


def numbers(key: str, language: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", Translator(language).render(GUIDE[key]))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_temples_have_the_numbers_of_the_board(language: str) -> None:
    for temple, about in COMPONENTS.temples.items():
        said = numbers(f"rule.temple.{temple}", language)
        # Some languages number the ages, too: 1. Zeitalter.
        wanted = {max(about.points), *map(int, about.goods), *about.bonus.values()}
        assert wanted <= {*said} <= wanted | {1, 2}, temple
        bonus = [n for n in said[-4:] if n in about.bonus.values()]
        assert [about.bonus["age1"], about.bonus["age2"]] in ([*pair] for pair in _in_order(bonus))


def _in_order(found: list[int]) -> list[tuple[int, int]]:
    return [(a, b) for i, a in enumerate(found) for b in found[i + 1 :]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_the_numbers_of_the_game(language: str) -> None:
    days = [day.day for day in COMPONENTS.calendar.food_days]
    goods_days = [day.day for day in COMPONENTS.calendar.food_days if day.kind == "goods"]
    points_days = [day.day for day in COMPONENTS.calendar.food_days if day.kind == "points"]
    assert numbers("rule.food-day", language) == [*days, 2, 3, *goods_days, *points_days]
    assert COMPONENTS.skulls in numbers("rule.skulls", language)
    assert days[-1] in numbers("rule.end", language)
    for action in (3, 4, 5):
        assert numbers(f"rule.space.palenque.{action}", language)[:2] == [*PALENQUE[action].values()]
    rates = [n for n in numbers("rule.space.uxmal.2", language) if n]
    assert rates == [COMPONENTS.market_corn_per_block[kind] for kind in ("wood", "stone", "gold")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_gives_the_same_numbers(language: str) -> None:
    """Those of prices, gains, levels and spaces: a typo in one language shows."""
    for key in GUIDE:
        if key.startswith(("rule.space", "rule.technology", "rule.start", "rule.end", "rule.skulls", "rule.monuments")):
            # Apart from ages and spelled-out words, each number in the English text is there.
            ours, theirs = sorted(numbers(key, "en")), sorted(numbers(key, language))
            assert theirs == ours, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_short_sentences(language: str) -> None:
    for key, entry in GUIDE.items():
        if key.startswith("rule.") and not key.startswith("rule.decision"):
            said = Translator(language).render(entry)
            assert said.endswith("."), key
            assert len(said) < 520, key
