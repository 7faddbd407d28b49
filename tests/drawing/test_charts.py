"""Charts are well-formed, to scale, and have room for their text."""

from __future__ import annotations

import math
import random
import re
from xml.etree import ElementTree

import pytest

from patolli.drawing.charts.axes import Scale, shorten, span, text_width, ticks, wrap
from patolli.drawing.charts.bars import Axis, Row, Stack, bars, dots, stacked
from patolli.drawing.charts.lines import Series, lines
from tests.arena.samples import HOSTILE

WIDTHS = (340.0, 720.0)
AXIS = Axis(lambda value: f"{value:g}")


def parse(svg: str) -> ElementTree.Element:
    assert "nan" not in re.sub(r"<t(ext|itle)[^>]*>[^<]*", "", svg)
    assert "inf" not in re.sub(r"<t(ext|itle)[^>]*>[^<]*", "", svg)
    return ElementTree.fromstring(svg)


def of_class(root: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if kind in element.get("class", "").split()]


def numbers(element: ElementTree.Element, *names: str) -> list[float]:
    return [float(element.get(name, "")) for name in names]


def row(label: str, value: float, by: float = 1.0) -> Row:
    return Row(label, value, value - by, value + by, f"{value:.1f}")


def check_words(root: ElementTree.Element) -> None:
    """All text is inside the picture; texts on the same line do not overlap."""
    _, _, width, height = map(float, root.get("viewBox", "").split())
    spans: list[tuple[float, float, float, str]] = []
    for element in root.iter("text"):
        words = element.text or ""
        x, y = numbers(element, "x", "y")
        kind = element.get("class", "")
        wide = text_width(words, 11 if "part" in kind else 12 if "tick" in kind else 13, bold="value" in kind)
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[element.get("text-anchor", "start")]
        assert left >= -1, f"{words!r} begins at {left}"
        assert left + wide <= width + 1, f"{words!r} ends at {left + wide} of {width}"
        assert 8 <= y <= height, f"{words!r} at {y} of {height}"
        spans.append((y, left, left + wide, words))
    for i, (y, left, right, words) in enumerate(spans):
        for other_y, other_left, other_right, other in spans[i + 1 :]:
            if abs(y - other_y) < 11:
                assert right <= other_left + 1 or other_right <= left + 1, f"{words!r} overlaps {other!r}"


# Bars and dots


@pytest.mark.parametrize("width", WIDTHS)
def test_bars_are_as_long_as_their_values(width: float) -> None:
    root = parse(bars("Title", [row("a", 10), row("b", 25), row("c", 0), row("d", -5)], AXIS, width))
    drawn = [numbers(rect, "x", "width") for rect in of_class(root, "bar")]
    unit = drawn[0][1] / 10
    assert unit > 1
    for (_, length), value in zip(drawn, (10, 25, 0, -5), strict=True):
        assert length == pytest.approx(abs(value) * unit, abs=0.02)
    (zero,) = of_class(root, "zero")
    (at,) = numbers(zero, "x1")
    assert [x for x, _ in drawn[:3]] == pytest.approx([at, at, at], abs=0.02)
    assert drawn[3][0] + drawn[3][1] == pytest.approx(at, abs=0.02), "a loss does not end at zero"
    check_words(root)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("chart", [bars, dots])
def test_intervals_are_to_scale(chart, width: float) -> None:
    root = parse(chart("Title", [Row("a", 10, 8, 13, "10"), Row("b", 4, 4, 4, "4")], AXIS, width))
    a, _, _, b, *_ = of_class(root, "whisker")
    low, high = numbers(a, "x1", "x2")
    (other,) = numbers(b, "x1")
    unit = (high - low) / 5
    assert (low - other) / unit == pytest.approx(4, abs=0.02)
    if chart is dots:
        first, second = (numbers(dot, "cx")[0] for dot in of_class(root, "dot"))
        assert (first - second) / unit == pytest.approx(6, abs=0.02)
        assert second == pytest.approx(other, abs=0.02)


@pytest.mark.parametrize("width", WIDTHS)
def test_ticks_stand_where_their_values_are(width: float) -> None:
    root = parse(bars("Title", [row("a", 37)], AXIS, width))
    (zero,) = of_class(root, "zero")
    (bar,) = of_class(root, "bar")
    (start,) = numbers(zero, "x1")
    unit = numbers(bar, "width")[0] / 37
    marks = {element.text: numbers(element, "x")[0] for element in of_class(root, "tick")}
    assert len(marks) >= 2
    for words, x in marks.items():
        assert x == pytest.approx(start + float(words or "") * unit, abs=0.1)


def test_the_line_to_compare_with() -> None:
    for mark in (-50.0, 0.0, 12.5, 400.0):
        root = parse(bars("Title", [row("a", 10)], Axis(str, mark, "what would be fair to everybody"), 340))
        (drawn,) = of_class(root, "mark")
        (bar,), (zero,) = of_class(root, "bar"), of_class(root, "zero")
        unit = numbers(bar, "width")[0] / 10
        assert numbers(drawn, "x1")[0] == pytest.approx(numbers(zero, "x1")[0] + mark * unit, abs=0.6)
        check_words(root)


@pytest.mark.parametrize("count", [0, 1, 12, 32])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("chart", [bars, dots])
def test_any_number_of_rows_with_any_names(chart, width: float, count: int) -> None:
    names = [*HOSTILE, *(f"search:{2**i}" for i in range(32))][:count]
    root = parse(chart("Title", [row(name, 3.0 * i - 7) for i, name in enumerate(names)], AXIS, width))
    check_words(root)
    titles = [title.text or "" for title in root.iter("title")]
    assert titles[0] == "Title"
    for name in names:
        assert any(title.startswith(f"{name}: ") for title in titles), "the tooltip has not the whole name"


@pytest.mark.parametrize("chart", [bars, dots])
def test_values_that_nobody_knows_are_not_drawn(chart) -> None:
    rows = [row("a", 5), Row("b", math.nan, math.nan, math.nan, "–"), Row("c", 2, -math.inf, math.inf, "2")]
    root = parse(chart("Title", rows, AXIS, 340))
    assert len(of_class(root, "bar" if chart is bars else "dot")) == 2
    assert len(of_class(root, "whisker")) == 3
    assert {"a", "b", "c", "–"} <= {element.text for element in root.iter("text")}


# Stacks


@pytest.mark.parametrize("width", WIDTHS)
def test_parts_are_to_scale_and_losses_lie_left_of_zero(width: float) -> None:
    names = ["Temples", "Buildings", "Skulls", "Hunger", "Beggars"]
    stacks = [
        Stack("a", [20, 0, 10.5, -6, -2], ["20", "0", "10.5", "-6", "-2"], "22.5"),
        Stack("b", [5, 1, 1, 0, 0], ["5", "1", "1", "0", "0"], "7"),
    ]
    root = parse(stacked("Title", names, stacks, AXIS, width))
    (zero,) = of_class(root, "zero")
    (at,) = numbers(zero, "x1")
    rects = list(root.iter("rect"))[len(names) :]
    places = [numbers(rect, "x", "width") for rect in rects]
    unit = places[0][1] / 20
    assert [wide / unit for _, wide in places] == pytest.approx([20, 10.5, 6, 2, 5, 1, 1], abs=0.02)
    starts = [(x - at) / unit for x, _ in places]
    assert starts == pytest.approx([0, 20, -6, -8, 0, 5, 6], abs=0.02)
    assert [rect.get("class") for rect in rects] == ["fill0", "fill2", "fill3", "fill4", "fill0", "fill1", "fill2"]
    for triangle, total in zip(of_class(root, "total"), (22.5, 22.5, 7, 7), strict=True):
        found = re.match(r"M([\d.]+),", triangle.get("d", ""))
        assert found
        assert (float(found[1]) - at) / unit == pytest.approx(total, abs=0.05)
    titles = [title.text for title in root.iter("title")]
    assert "a, Hunger: -6" in titles
    check_words(root)


@pytest.mark.parametrize("width", WIDTHS)
def test_stacks_of_many_agents_and_sources(width: float) -> None:
    names = [f"Source number {i}" for i in range(11)]
    values = [float(i - 2) for i in range(11)]
    labels = [*HOSTILE, *(f"agent {i}" for i in range(12))]
    stacks = [Stack(label, values, [f"{v:g}" for v in values], "44") for label in labels]
    root = parse(stacked("Title", names, [*stacks, Stack("nothing", [0.0] * 11, ["0"] * 11, "0")], AXIS, width))
    check_words(root)
    fills = {rect.get("class") for rect in root.iter("rect")}
    assert len(fills) == 11, "two sources look the same"


def test_an_empty_stack() -> None:
    parse(stacked("Title", [], [], AXIS, 340))
    parse(stacked("Title", ["a"], [Stack("x", [math.nan], ["–"], "–")], AXIS, 340))


# Lines


@pytest.mark.parametrize("width", WIDTHS)
def test_lines_are_to_scale(width: float) -> None:
    root = parse(lines("Title", [Series("a", [0, 10, -5]), Series("b", [1, 1, 1])], AXIS, "Day", width))
    first, second = [
        [tuple(map(float, pair.split(","))) for pair in line.get("points", "").split()]
        for line in of_class(root, "line")[:2]
    ]
    (x1, y1), (x2, y2), (x3, y3) = first
    assert x2 - x1 == pytest.approx(x3 - x2, abs=0.02)
    assert (y1 - y2) / 10 == pytest.approx((y2 - y3) / -15, abs=0.01)
    assert y2 < y1 < y3, "more is not higher"
    assert len({y for _, y in second}) == 1
    check_words(root)


@pytest.mark.parametrize("count", [0, 1, 12, 32])
@pytest.mark.parametrize("width", WIDTHS)
def test_any_number_of_lines_with_any_names(width: float, count: int) -> None:
    names = [*HOSTILE, *(f"search:{2**i}" for i in range(32))][:count]
    series = [Series(name, [day * 0.1 + i % 2 for day in range(27)]) for i, name in enumerate(names)]
    root = parse(lines("Title", series, AXIS, "Day", width))
    check_words(root)
    drawn = " ".join(element.text or "" for element in of_class(root, "name"))
    assert drawn.split() == " ".join(shorten(name) for name in names).split() or width == WIDTHS[1]
    assert sorted(drawn.replace(" ", "")) == sorted("".join(shorten(name) for name in names).replace(" ", ""))
    looks = {(e.get("class"), e.get("stroke-dasharray")) for e in of_class(root, "line")}
    assert len(looks) == min(count, 12), "lines look the same"


@pytest.mark.parametrize("end", [0.0, 99.0])
def test_names_at_ends_that_lie_together(end: float) -> None:
    """At the bottom or at the top: they move up or down, but not out of the picture."""
    series = [Series(f"search:{i}", [50, end]) for i in range(12)]
    root = parse(lines("Title", [Series("high", [0, 100]), *series, Series("low", [0, 0])], AXIS, "Day", WIDTHS[1]))
    check_words(root)
    assert len(of_class(root, "leader")) == 14


@pytest.mark.parametrize("values", [[], [3.0], [math.nan, 2.0, math.inf], [5.0] * 4, [-1e6, 1e6], [1e-7, 2e-7]])
def test_unusual_lines(values: list[float]) -> None:
    parse(lines("Title", [Series("a", values)], AXIS, "Day", 340))


# Axes and words


def test_ticks_are_round_and_inside() -> None:
    dice = random.Random(1)
    for _ in range(500):
        low = dice.uniform(-100, 100) * 10.0 ** dice.randint(-3, 1)
        low, high = span([low, low + dice.random() * 10.0 ** dice.randint(-1, 4)])
        for most in (4, 8):
            found = ticks(low, high, most)
            assert 2 <= len(found) <= max(most, 5)
            assert low - 1e-6 * (high - low) <= found[0] < found[-1] <= high + 1e-6 * (high - low)
            step = found[1] - found[0]
            mantissa = step / 10 ** math.floor(math.log10(step) + 1e-6)
            assert min(abs(mantissa - round_one) for round_one in (1, 2, 5, 10)) < 1e-3
            assert all((tick / step) == pytest.approx(round(tick / step), abs=1e-3) for tick in found)


def test_spans_are_never_empty() -> None:
    for values in ([], [3.0], [0.0, 0.0], [math.nan], [1e300, 1e300], [math.inf, 2.0]):
        low, high = span(values)
        assert low < high
        assert math.isfinite(Scale(low, high, 0, 100)(low))


def test_wrapping_loses_nothing_and_has_room() -> None:
    for words in (*HOSTILE, "a", "", "W" * 300, "漢字" * 40, "Ненагодовані робітники 12345"):
        for room in (60.0, 200.0):
            found = wrap(words, room)
            assert "".join(found).replace(" ", "") == words.replace(" ", "")
            assert all(text_width(line) <= room for line in found)
    assert wrap("two words", 50) == ["two", "words"]


def test_long_names_lose_their_middle() -> None:
    name = "cmd:python3 " + "x" * 200 + " --level 7"
    short = shorten(name)
    assert len(short) <= 90
    assert short.startswith("cmd:python3 x")
    assert short.endswith("x --level 7")
    assert shorten("greedy") == "greedy"
