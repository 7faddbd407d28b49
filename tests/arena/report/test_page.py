"""The report is one harmless, well-formed file that says all the numbers, in every language."""

from __future__ import annotations

import json
import re
import shlex
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from jinja2 import UndefinedError

import patolli
from patolli.arena.plan import make_plan, split_agents
from patolli.arena.play import play_game
from patolli.arena.report.games import command, duration
from patolli.arena.report.page import SECTIONS, TEMPLATES, report, write
from patolli.arena.report.parts import Code, Details, Facts, Figure, Paragraph, Part, Table
from patolli.arena.report.table import render
from patolli.arena.report.words import Words
from patolli.arena.stats.summarise import summarise
from patolli.arena.stats.summary import Estimate, Opening, Rating, Summary
from patolli.engine.errors import PatolliError
from patolli.engine.record import clean
from patolli.games.tzolkin.game import GAME
from patolli.text import LANGUAGES, Entry, Translator
from patolli.text.locales import message_file
from tests.arena.samples import HOSTILE, summary

ENGLISH = Translator("en")
VOID = {"meta", "path", "rect", "line", "circle", "polyline", "br"}
SAMPLES = {
    "one": summary("greedy"),
    "two": summary("search:400", "greedy", faults=1, games=1),
    "many": summary(*HOSTILE, *(f"search:{i}" for i in range(8)), faults=250, games=399),
}


class Page(HTMLParser):
    """A parsed document: it must close what it opens."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.said: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == [], f"never closed: {self.open}"
        self.words = " ".join(" ".join(self.said).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice in {tag}"
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"{tag} closed inside of another"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.said.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for found, attributes in self.tags if found == tag]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_the_report_is_well_formed(sample: Summary, language: str) -> None:
    text = report(sample, Translator(language))
    page = Page(text)
    assert page.all("html") == [{"lang": language}]
    assert len(page.all("h1")) == 1
    drawings = re.findall(r"<svg.*?</svg>", text, re.S)
    assert len(drawings) >= 4
    for drawing in drawings:
        title = ElementTree.fromstring(drawing).find("title")
        assert title is not None
        assert title.text
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids)), "an id twice"
    assert {link["href"] for link in page.all("a")} <= {f"#{name}" for name in ids}
    assert not re.search(r"\bnan\b|\binf\b|None", page.words)


@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_the_report_loads_and_runs_nothing(sample: Summary) -> None:
    text = report(sample, ENGLISH)
    page = Page(text)
    known = {
        "html", "head", "meta", "title", "style", "body", "header", "h1", "p", "nav", "ul", "li", "a", "main",
        "section", "h2", "figure", "figcaption", "div", "svg", "g", "text", "line", "rect", "circle", "path",
        "polyline", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "dl", "dt", "dd", "pre",
        "code", "footer",
    }  # fmt: skip
    assert {tag for tag, _ in page.tags} <= known
    names = {name for _, attributes in page.tags for name in attributes}
    assert not {name for name in names if name.startswith("on") or name in ("src", "style", "srcset", "action")}
    style = text[text.index("<style>") : text.index("</style>")]
    assert not re.search(r"url\(|@import|http", style)
    policy = next(meta["content"] for meta in page.all("meta") if meta.get("http-equiv"))
    assert policy is not None
    assert policy.startswith("default-src 'none'")


def test_hostile_names_are_shown_as_they_are() -> None:
    text = report(SAMPLES["many"], ENGLISH)
    page = Page(text)
    assert "<script" not in text
    assert "<img" not in text
    for name in HOSTILE:
        assert clean(name) in page.words
    assert "answered <nothing> & 'left'" in page.words


def test_templates_escape_and_miss_nothing() -> None:
    assert TEMPLATES.from_string("{{ name }}").render(name=HOSTILE[0]) == "&lt;script&gt;alert(1)&lt;/script&gt;"
    with pytest.raises(UndefinedError):
        TEMPLATES.from_string("{{ name }}").render()


PARTS: list[Part] = [
    Paragraph("said"),
    Table("said", [], []),
    Figure("said", "", ""),
    Details("said", []),
    Facts([("said", "")]),
    Code("said"),
]


def test_every_part_is_shown() -> None:
    assert {type(part) for part in PARTS} == set(get_args(Part))
    show: Any = vars(TEMPLATES.get_template("parts.html.j2").module)["show"]
    assert [part.name for part in PARTS if "said" not in show(part)] == []


def test_the_report_says_the_numbers() -> None:
    sample = SAMPLES["two"]
    words = Page(report(sample, ENGLISH)).words
    strong, weak = sample.agents
    for number in (
        "66.7% (63.7–69.7%)", "33.3% (30.3–36.3%)",  # win shares
        "31.0 ± 2.0", "30.0 ± 2.0", "1.50", "1.62",  # ratings, places
        f"{strong.points.value:.1f} (", f"{weak.points.value:.1f} (",
        "25.0%", "87.6 (86.2–89.2)", "1 game of 400", "70.0%", "30.0% (24.0–36.0%)", "200",
        "27.0% (24.0–30.0%)", "75.2", "0.125", "0.375", "123,456.0", "90.5 minutes", "1234567", "2.5 seconds",
        patolli.__version__,
    ):  # fmt: skip
        assert number in words, number
    for row in sample.agents:
        for points in row.sources.values():
            assert f"{points:.1f}" in words
        for points in row.by_day:
            assert Words(ENGLISH, GAME).number(points) in words
    for said in (
        "search:400 won most often",
        "It finished ahead of greedy in 70.0%",
        "Chance alone does not explain that",
    ):
        assert said in words


def test_a_lead_that_may_be_chance() -> None:
    sample = SAMPLES["two"]
    close = [msgspec.structs.replace(duel, above=Estimate(0.52, 0.48, 0.56)) for duel in sample.duels]
    words = Page(report(msgspec.structs.replace(sample, duels=close), ENGLISH)).words
    assert "That may be chance" in words
    assert "Chance alone does not explain that." not in words


def test_one_agent_has_nobody_to_be_compared_with() -> None:
    page = Page(report(SAMPLES["one"], ENGLISH))
    assert "greedy played against itself" in page.words
    shown = {section["id"] for section in page.all("section")}
    assert set(SECTIONS) - shown == {"ratings", "wins", "duels"}
    assert len(page.all("a")) == len(shown)


def test_a_finished_tournament_without_faults_warns_of_nothing() -> None:
    page = Page(report(summary("greedy", "random"), ENGLISH))
    assert not [attributes for attributes in page.all("p") if attributes.get("class") == "warn"]
    assert "No agent failed to answer" in page.words
    warned = Page(report(SAMPLES["many"], ENGLISH))
    assert len([attributes for attributes in warned.all("p") if attributes.get("class") == "warn"]) == 2
    assert "failed to answer 250 times" in warned.words
    assert "100 of 250 faults" in warned.words


def test_openings() -> None:
    """Those of the strongest agents, and all together; only what was seen often enough; unknown ones by label."""
    sample = SAMPLES["two"]
    rare = Opening("technology:agriculture", "greedy", 19, 0.1, Estimate(0.987, 0.9, 1), Estimate(1, 0, 2))
    page = Page(report(msgspec.structs.replace(sample, openings=[*sample.openings, rare]), ENGLISH))
    assert "98.7%" not in page.words
    assert page.words.count("Palenque + Tikal + starting player space (140×): 26.0% (20.0–32.0%)") == 2 * 2 * 3, (
        "tooltips of dots and names, two widths, three tables"
    )
    assert "W02: 5 corn, 1 gold and Quetzalcoatl +1" in page.words
    assert "other:thing" in page.words
    assert "All agents together" in page.words
    enough = msgspec.structs.replace(rare, times=20)
    assert "98.7%" in Page(report(msgspec.structs.replace(sample, openings=[enough]), ENGLISH)).words
    nothing = Page(report(msgspec.structs.replace(sample, openings=[]), ENGLISH))
    assert "openings" not in {section["id"] for section in nothing.all("section")}


def test_numbers_that_nobody_knows() -> None:
    unknown = Estimate(float("nan"), float("nan"), float("nan"))
    sample = SAMPLES["two"]
    lost = [msgspec.structs.replace(row, points=unknown, win_share=unknown) for row in sample.agents]
    words = Page(report(msgspec.structs.replace(sample, agents=lost), ENGLISH)).words
    assert "– (–––)" in words
    assert "nan" not in words.lower().split()


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    said: set[str] = set()
    plain = Translator.render

    def listen(self: Translator, entry: Entry, names: tuple[str, ...] = ()) -> str:
        said.add(entry.key)
        return plain(self, entry, names)

    monkeypatch.setattr(Translator, "render", listen)
    translator = Translator(language)
    close = [msgspec.structs.replace(duel, above=Estimate(0.5, 0.4, 0.6)) for duel in SAMPLES["two"].duels]
    untimed = msgspec.structs.replace(SAMPLES["one"].plan, time_limit=None)
    for sample in (
        *SAMPLES.values(),
        msgspec.structs.replace(SAMPLES["two"], duels=close, seconds=0.001),
        msgspec.structs.replace(SAMPLES["one"], plan=untimed, seconds=10_000.0),
    ):
        report(sample, translator)
        Console(width=100, quiet=True).print(render(sample, translator))
    path = message_file(language, "arena")
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    messages = {f"arena.{item.id.name}" for item in body if isinstance(item, ast.Message)}
    # Strings are shown through `text`.
    assert messages - said == {"arena.text"}


@pytest.mark.parametrize(
    ("language", "share", "points", "rating"),
    [
        ("en", "12.5% (0.0–37.5%)", "-1,234.5 (-2,000.0\u00a0… -0.5)", "31.0 ± 2.0"),
        ("de", "12,5\u00a0% (0,0–37,5\u00a0%)", "-1.234,5 (-2.000,0\u00a0… -0,5)", "31,0 ± 2,0"),
        ("uk", "12,5% (0,0–37,5%)", "-1\u00a0234,5 (-2\u00a0000,0\u00a0… -0,5)", "31,0 ± 2,0"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, share: str, points: str, rating: str) -> None:
    words = Words(Translator(language), GAME)
    assert words.share(Estimate(0.125, 0.0, 0.375)) == share
    assert words.estimate(Estimate(-1234.5, -2000.0, -0.5)) == points
    assert words.rating(Rating(31, 1, 28, 29.04, 32.96)) == rating
    assert words.number(-0.01) == words.number(0)


def test_durations_are_told_in_fitting_units() -> None:
    words = Words(ENGLISH, GAME)
    told = [duration(seconds, words) for seconds in (0.0, 0.05, 0.1, 119, 120, 7199, 7200)]
    assert told == [
        "0.0 milliseconds", "50.0 milliseconds", "0.1 seconds", "119.0 seconds", "2.0 minutes", "120.0 minutes",
        "2.0 hours",
    ]  # fmt: skip


# The file


def test_the_report_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write(SAMPLES["many"], path, Translator("uk"))
    assert path.read_text(encoding="utf-8") == report(SAMPLES["many"], Translator("uk"))
    with pytest.raises(PatolliError, match=r"cannot write the report to .*nowhere"):
        write(SAMPLES["one"], tmp_path / "nowhere" / "report.html", ENGLISH)


def test_the_command_plays_the_same_plan() -> None:
    names = ["random", "search:400", "cmd:./bot --levels 1,2", 'cmd:bot "a, b"', "it's.py:Bot"]
    plan = make_plan(GAME, 2, names, 40, seed=9, time_limit=0.5)
    words = shlex.split(command(plan))
    assert words[:3] == ["patolli", "arena", "tzolkin"]
    options = dict(zip(words[3::2], words[4::2], strict=True))
    assert split_agents(options["--agents"]) == names
    again = make_plan(
        GAME,
        int(options["--players"]),
        split_agents(options["--agents"]),
        int(options["--games"]),
        int(options["--seed"]),
        float(options["--time-limit"]),
    )
    assert again == plan
    assert "--time-limit" not in command(make_plan(GAME, 2, ["random"], 4))


def test_the_report_of_real_games() -> None:
    plan = make_plan(GAME, 3, ["random", "greedy"], 6, seed=1)
    sample = summarise(plan, [play_game(plan, number) for number in range(plan.games)])
    words = Page(report(sample, ENGLISH)).words
    assert "greedy won most often" in words
    for row in sample.agents:
        assert f"{row.points.value:.1f}" in words


# The look


def colours(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", css))


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


CSS = (files("patolli.arena.report") / "report.css").read_text(encoding="utf-8")
LIGHT, DARK = (colours(part) for part in CSS.split("@media (prefers-color-scheme: dark)")[:2])


def test_colours_are_those_of_the_style() -> None:
    tokens = json.loads((files("patolli.drawing") / "data" / "tokens.json").read_text(encoding="utf-8"))
    assert tokens["both"] | tokens["light"] == tokens["both"] | tokens["light"] | LIGHT
    assert tokens["dark"] == tokens["dark"] | DARK
    assert len(LIGHT) > 20
    assert len(DARK) > 10
    used = set(re.findall(r"var\(--([\w-]+)\)", CSS))
    assert used == set(LIGHT), "a colour that is not there, or that nobody needs"


@pytest.mark.parametrize("theme", [LIGHT, LIGHT | DARK], ids=["light", "dark"])
def test_contrast(theme: dict[str, str]) -> None:
    for ink, ground in [
        ("text", "surface"), ("text-2", "surface"), ("text-2", "bg"), ("accent", "bg"), ("text", "surface-2"),
        ("on-warn-soft", "warn-soft"), ("text", "bg"), ("on-city", "i-fish2"), ("on-city", "i-wood2"),
        *(("i-line", fill) for fill in ("i-corn", "i-fish", "i-fire", "i-skull", "i-clay", "i-stone")),
    ]:  # fmt: skip
        assert contrast(theme[ink], theme[ground]) >= 4.5, (ink, ground)
    for drawn in ("tech", "tomb", "shrine", "kukulcan", "p-line", "text"):
        assert contrast(theme[drawn], theme["surface"]) >= 3, drawn
