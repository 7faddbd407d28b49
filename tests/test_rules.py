"""The numbered rules of `docs/rules`: every number that code or tests cite exists, and every rule has its tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.paths import PROJECT

PAGES = PROJECT / "docs" / "rules"
GAMES = ("tzolkin", "settlers")
NOT_TESTED = {
    "S1.16": "its decisions are cited as D1-D13",
    "S2.2": "icons of the printed cards, which are not public; `origin` of card files belongs to S2.3 and S2.4",
}
SCENARIOS = {"test_scenarios.py", "test_scenarios_tikal_to_end.py"}
"""These do not cite rules: T3 is Tikal 3 in the scenarios."""


# The pages


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def numbers(text: str) -> list[str]:
    """The numbers on a page, each after its anchor."""
    found = re.findall(r'<a id="([^"]+)"></a>(?:\*\*)?(format \d+|[A-Z]?\d+(?:\.\d+)*)', text)
    for anchor, number in found:
        assert anchor.removeprefix("scenario-") == number.lower().replace(" ", "-")
    return [number for _, number in found]


@cache
def rules() -> frozenset[str]:
    return frozenset(number for game in GAMES for number in numbers(page(game)))


def without_items(found: frozenset[str]) -> set[str]:
    """Rules that are cited as a whole; a section with items is cited by them."""
    return {number for number in found if not any(other.startswith(f"{number}.") for other in found)}


# Citations


def remarks(text: str, docstrings_of: str = "") -> Iterator[str]:
    """Comments of a Python file, and its docstrings: all, or those of functions whose names begin like this."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield re.sub(r"noqa: \w+", "", token.string)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(docstrings_of):
            yield ast.get_docstring(node) or ""
        elif isinstance(node, ast.Module | ast.ClassDef) and not docstrings_of:
            yield ast.get_docstring(node) or ""


def remarks_of_app(text: str) -> Iterator[str]:
    """Comments of TypeScript and Svelte."""
    yield from re.findall(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", text, re.S)


def citations(remark: str) -> Iterator[str]:
    """Numbers in a remark: whole ones, so S1.13 is not S1.1; of `S1.9.1-S1.9.3` only the first, of tile A1-T1 none."""
    yield from re.findall(r"(?<![-\w.])(?:S\d+(?:\.\d+)*|[TDF]\d+)(?![\w.]*\w)", remark)
    for listed in re.findall(r"\b[Ff]ormat (\d+(?:(?:, | and )\d+)*)", remark):
        yield from (f"format {number}" for number in re.findall(r"\d+", listed))


def python_files(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((PROJECT / folder).rglob("*.py"))]
    return [path for path in found if path.name not in SCENARIOS and path != Path(__file__)]


def app_files() -> list[Path]:
    return [path for path in sorted((PROJECT / "web/src").rglob("*")) if path.suffix in {".ts", ".svelte"}]


@cache
def remarks_of_tests() -> tuple[str, ...]:
    """What the tests of both games say of themselves."""
    files = [path for path in python_files("tests/games") if path.name.startswith("test_")]
    return tuple(remark for path in files for remark in remarks(path.read_text(encoding="utf-8"), "test_"))


# Tests


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_there_once(game: str) -> None:
    assert [number for number, count in Counter(numbers(page(game))).items() if count > 1] == []


def test_every_number_cited_is_a_rule() -> None:
    wrong: list[str] = []
    for path in (*python_files("src", "tests"), *app_files()):
        text = path.read_text(encoding="utf-8")
        for remark in remarks(text) if path.suffix == ".py" else remarks_of_app(text):
            wrong += [f"{path.relative_to(PROJECT)}: {one}" for one in citations(remark) if one not in rules()]
    assert wrong == []


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {one for remark in remarks_of_tests() for one in citations(remark)}
    assert sorted(without_items(rules()) - cited - NOT_TESTED.keys()) == []


def test_what_is_not_tested_is_a_rule_without_a_test() -> None:
    cited = {one for remark in remarks_of_tests() for one in citations(remark)}
    assert NOT_TESTED.keys() <= without_items(rules()) - cited


def test_every_clarified_card_is_cited() -> None:
    section = page("settlers").partition('<a id="s1.15"></a>')[2].partition("\n## ")[0]
    cards = [card for line in re.findall(r"^- (.*?):", section, re.M) for card in re.findall(r"\*\*(.*?)\*\*", line)]
    assert len(cards) >= 16
    assert [card for card in cards if not any(f"S1.15 {card}" in remark for remark in remarks_of_tests())] == []


def test_every_sentence_of_the_rulebook_has_its_rule_file_and_test() -> None:
    """The table names what exists; sentences without a test say why."""
    table = page("settlers").partition('<a id="rulebook"></a>')[2]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines() if " | " in line][1:]
    assert len(rows) > 70
    assert len({row[0] for row in rows}) == len(rows)
    for sentence, _, cited, file, test in rows:
        assert re.findall(r"\[(\S+?)\]", cited), sentence
        assert all(rule in rules() for rule in re.findall(r"\[(\S+?)\]", cited)), sentence
        if file != "-":
            assert (PROJECT / "src/patolli/games/settlers" / file.strip("`")).exists(), sentence
        path, _, name = test.strip("`").partition("::")
        if name:
            text = (PROJECT / "tests/games/settlers" / path).read_text(encoding="utf-8")
            assert f"def {name}(" in text, sentence
        else:
            assert test, sentence


def test_every_scenario_has_its_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (PROJECT / "tests/games/tzolkin").rglob("test_scenarios*.py")]
    named = re.findall(r"^def test_scenario_(\d+)", "".join(texts), re.M)
    assert {*named} == {*numbers(page("tzolkin-scenarios"))}


# What is found


def test_citations_are_read_whole() -> None:
    assert [*citations("S1.2.1, (S1.11) S1.3; D7: AF2, format 3 and 4. Format 5.")] == [
        *("S1.2.1", "S1.11", "S1.3", "D7", "format 3", "format 4", "format 5"),
    ]
    assert [*citations("T4: A1-T5, T6-T7; S1.9.1-S1.9.3")] == ["T4", "T6", "S1.9.1"]


def test_remarks_are_comments_and_docstrings() -> None:
    text = (
        '"""T1."""\n# T2\n\n\ndef test_a():\n    """T3."""\n    use("T4")\n\n\ndef b():\n    """T5."""  # noqa: F401\n'
    )
    assert [one for remark in remarks(text) for one in citations(remark)] == ["T2", "T1", "T3", "T5"]
    assert [one for remark in remarks(text, "test_") for one in citations(remark)] == ["T2", "T3"]
    script = 'say("T1"); // T2\n/** T3:\n * T4 */\n<!-- T5 -->\n'
    assert [one for remark in remarks_of_app(script) for one in citations(remark)] == ["T2", "T3", "T4", "T5"]


def test_numbers_are_read_from_pages() -> None:
    text = '## <a id="s1.1"></a>S1.1 Words\n- <a id="s1.1.1"></a>**S1.1.1** A\n| <a id="format-2"></a>format 2 |\n'
    assert numbers(text) == ["S1.1", "S1.1.1", "format 2"]
    assert without_items(frozenset(numbers(text))) == {"S1.1.1", "format 2"}
