"""Every rule of the specification is cited by some test."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

# How many numbered items each section has; 0: it is cited as a whole.
SECTIONS = {
    "S1.1": 9, "S1.2": 4, "S1.3": 0, "S1.4": 4, "S1.5": 4, "S1.6": 4, "S1.7": 7, "S1.8": 2, "S1.9": 6, "S1.10": 3,
    "S1.11": 0, "S1.12": 4, "S1.13": 4, "S1.14": 2, "S1.15": 0, "S1.17": 6, "S1.18": 0,
    "S2.3": 2, "S2.4": 3, "S2.6": 5, "S2.7": 6, "S2.8": 4, "S2.9": 0, "S2.10": 3, "S2.11": 0, "S2.13": 0, "S2.14": 0,
    "S3": 0, "S4": 3,
}  # fmt: skip
NOT_TESTED = {
    "S1.16": "a table of decisions; they are cited as D1-D13",
    "S2.1": "a list of components",
    "S2.2": "icons of the printed cards, which are not public; `origin` of card files belongs to S2.3 and S2.4",
    "S2.5": "a fifth player, who is not recommended: at most 4 can play here (format 9)",
    "S2.12": "rules of other sets, in the most part unknown; card files of version 1 do not have them (format 8)",
}
DECISIONS = {f"D{n}" for n in range(1, 14)}
HOUSE_RULES = {f"F{n}" for n in range(1, 20)}
FORMAT = {f"format {n}" for n in range(2, 11)}
CLARIFIED = [
    "Saboteurs", "Pack", "Rabble", "Mission", "Robbers", "Hanseatic League", "Imperial Messenger", "Spies",
    "Negotiator", "Settlers", "Ninjas", "Trade Route", "Oasis", "Sanctuary", "Sphinx", "Porters",
]  # fmt: skip
"""S1.15 has a sentence on each of these; tests cite it as `S1.15 Porters`."""

RULES = {section for section, items in SECTIONS.items() if not items}
RULES |= {f"{section}.{item}" for section, items in SECTIONS.items() for item in range(1, items + 1)}


def remarks_in(text: str) -> Iterator[str]:
    """Comments, and docstrings of tests."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


def citations(text: str) -> Iterator[str]:
    """Rule numbers in remarks: whole ones, so S1.13 is not S1.1; of `S1.9.1-S1.9.3` only the first."""
    for remark in remarks_in(text):
        yield from re.findall(r"(?<![-\w.])(?:S\d+(?:\.\d+)*|[DF]\d+)(?![\w.]*\w)", remark)
        for numbers in re.findall(r"[Ff]ormat (\d+(?:(?:, | and )\d+)*)", remark):
            yield from (f"format {number}" for number in re.findall(r"\d+", numbers))


def texts() -> list[str]:
    here = Path(__file__)
    return [path.read_text(encoding="utf-8") for path in sorted(here.parent.glob("test_*.py")) if path != here]


def test_every_rule_is_cited() -> None:
    cited = {rule for text in texts() for rule in citations(text)}
    missing = (RULES | DECISIONS | HOUSE_RULES | FORMAT) - cited
    assert sorted(missing) == []


def test_every_clarified_card_is_cited() -> None:
    remarks = [remark for text in texts() for remark in remarks_in(text)]
    assert [card for card in CLARIFIED if not any(f"S1.15 {card}" in remark for remark in remarks)] == []


def test_no_section_is_forgotten() -> None:
    wanted = {f"S1.{n}" for n in range(1, 19)} | {f"S2.{n}" for n in range(1, 15)} | {"S3", "S4"}
    assert SECTIONS.keys() | NOT_TESTED.keys() == wanted
    assert not SECTIONS.keys() & NOT_TESTED.keys()


def test_citations_are_read_whole() -> None:
    head = '"""S1.1."""\n# S1.2.1, (S1.11) S1.3; D7: format 3 and 4\n\n\n'
    text = head + 'def test_a():\n    """F1, AF2, Format 5."""\n    use("S4.1")\n'
    assert sorted(citations(text)) == ["D7", "F1", "S1.11", "S1.2.1", "S1.3", "format 3", "format 4", "format 5"]
