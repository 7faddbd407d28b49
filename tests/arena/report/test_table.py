"""The tables in the terminal say all the numbers, at 80 columns and at 100, in every language."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from patolli.arena.report.table import render
from patolli.arena.report.words import Words
from patolli.arena.stats.summary import Summary
from patolli.text import LANGUAGES, Translator
from tests.arena.samples import HOSTILE, summary

SAMPLES = {
    "one": summary("greedy"),
    "three": summary("search:400", "greedy", "random", faults=12),
    "twelve": summary(*HOSTILE, *(f"search:{2**i}" for i in range(8))),
}


def shown(sample: Summary, width: int, language: str = "en") -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(render(sample, Translator(language)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES)
def test_all_numbers_have_room(sample: Summary, language: str, width: int) -> None:
    text = shown(sample, width, language)
    words = Words.of(sample, Translator(language))
    assert max(map(cell_len, text.splitlines())) <= width
    for row in sample.agents:
        for cell in (
            words.rating(row.rating),
            words.share(row.win_share),
            words.estimate(row.points),
            words.number(row.place.value, 2),
            words.number(row.faults, 0),
        ):
            assert cell in text
        for points in row.sources.values():
            assert words.number(points) in text
    for source in sample.source_names:
        assert words.label(source) in text
    assert words.estimate(sample.winner_points) in text
    assert words.percent(sample.fair_share).replace("\u00a0", " ") in text
    assert "…" not in text.replace("\u00a0… ", "") or sample is SAMPLES["twelve"], "something is cut off"


def test_times_per_decision() -> None:
    text = shown(SAMPLES["three"], 100)
    for time in ("0.125", "0.375", "1.1"):
        assert time in text
    assert "400 games, 308.6 decisions a game, 90.5 minutes of thinking" in text


def test_wide_terminals_have_one_table_of_agents() -> None:
    assert [shown(SAMPLES["three"], width).count("Agents") for width in (80, 130)] == [2, 1]


def test_names_are_no_markup() -> None:
    text = shown(SAMPLES["twelve"], 160)
    assert "[bold]not markup[/bold]" in text
    assert "<script>alert(1)</script>" in text


def test_the_number_tells_whose_points_they_are() -> None:
    """Long names are shortened above the points; all points are shown, however many agents there are."""
    lines = shown(SAMPLES["twelve"], 80).splitlines()
    heads = [line.split() for line in lines if line.strip().startswith("Points ")]
    assert len(heads) == 4
    numbers = [word for head in heads for word in head if word.isdigit()]
    assert numbers == [str(number) for number in range(1, 13)]
