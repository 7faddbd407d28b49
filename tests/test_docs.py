"""The documentation is true: its code runs, its commands exist, generated pages are fresh, links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import re
from pathlib import Path

import pytest

from patolli.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PYTHON = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S))
]


@pytest.mark.parametrize("code", PYTHON)
def test_python_code_runs(code: str) -> None:
    exec(compile(code, "documentation", "exec"), {"__name__": "documentation"})


EXAMPLES = [
    str(path.relative_to(ROOT / "src").with_suffix("")).replace("/", ".").removesuffix(".__init__")
    for path in sorted((ROOT / "src").rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]


@pytest.mark.parametrize("module", EXAMPLES)
def test_examples_in_docstrings_are_true(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)|(?:src|srcset)=\"([^\"]+)\"", page.read_text("utf-8")):
        path = page.parent / (target[0] or target[1])
        assert path.exists(), f"{page.name} links to {path}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_options_exist(page: Path) -> None:
    from typer.main import get_command

    commands = get_command(app).commands  # type: ignore[attr-defined]
    known_commands = "|".join(commands)
    for line in re.findall(rf"patolli ((?:{known_commands})\b[^`\n#]*)", page.read_text("utf-8")):
        name, *words = line.split()
        known = {option for parameter in commands[name].params for option in parameter.opts}
        for word in words:
            if word.startswith("--"):
                assert word in known, f"{page.name}: patolli {line}"


def test_targets_of_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for page in PAGES:
        for block in re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.M | re.S):
            for line in re.findall(r"^make ([a-z ]+)", block, re.M):
                for target in line.split():
                    assert re.search(rf"^{target}:", makefile, re.M), f"{page.name}: make {target}"


def test_generated_pages_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("docs_make", ROOT / "docs" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    make = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make)
    for name, text in make.files().items():
        assert (ROOT / "docs" / name).read_text("utf-8") == text, f"docs/{name} is out of date: run `make docs`"


def test_fan_work_is_said() -> None:
    assert "unofficial fan work" in (ROOT / "README.md").read_text("utf-8")
    assert "unofficial fan work" in (app.info.help or "").lower()
