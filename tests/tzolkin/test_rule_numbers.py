"""Every rule of the specification is cited by some test."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

RULES = {f"T{n}" for n in (*range(1, 18), *range(20, 39), *range(40, 45), *range(50, 55), *range(60, 63))}
SCENARIOS = {*range(1, 7), *range(8, 18), *range(22, 26), *range(27, 32), 36, 38, 39, 40, *range(42, 48), 49}
SCENARIOS |= {*range(54, 60), 64, 65, 66, 68, 69, 70, 71, 74, 78, 79}
OTHERS = {"test_rule_numbers.py", "test_scenarios.py", "test_scenarios_tikal_to_end.py"}
"""These do not cite rules: T3 is Tikal 3 in the scenarios."""


def citations(text: str) -> Iterator[str]:
    """Rule numbers in comments and in docstrings of tests; not `T1` of tile A1-T1, not the later end of `T1-T5`."""
    remarks = [
        token.string for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            remarks.append(ast.get_docstring(node) or "")
    for remark in remarks:
        yield from re.findall(r"(?<![-\w])T\d+\b", remark)


def test_every_rule_is_cited() -> None:
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path.name not in OTHERS]
    cited = {rule for path in files for rule in citations(path.read_text(encoding="utf-8"))}
    assert sorted(RULES - cited) == []


def test_every_scenario_has_its_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_scenarios*.py"))
    assert {int(number) for number in re.findall(r"^def test_scenario_(\d+)", text, re.MULTILINE)} == SCENARIOS


def test_citations_are_told_from_tiles() -> None:
    text = '"""T1."""\n# T2, (T3)\n\n\ndef test_a():\n    """T4: A1-T5, T6-T7."""\n    use("T8")\n'
    assert sorted(citations(text)) == ["T2", "T3", "T4", "T6"]
