"""The documentation is true: its code runs, its commands exist, generated pages are fresh, links, files and modules
exist."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from patolli.cli import app
from patolli.cli.help.words import ROOT, CommandWords
from tests.paths import PROJECT

PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
PYTHON = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S))
]


@pytest.mark.parametrize("code", PYTHON)
def test_python_code_runs(code: str) -> None:
    exec(compile(code, "documentation", "exec"), {"__name__": "documentation"})


EXAMPLES = [
    str(path.relative_to(PROJECT / "src").with_suffix("")).replace("/", ".").removesuffix(".__init__")
    for path in sorted((PROJECT / "src").rglob("*.py"))
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


# Files and modules that are named

ROOTS = ("", "src/patolli", "src/patolli/server", "src/patolli/games/*", "web/src", "tests")
"""Where a path may begin."""
BUILT = {"server/site/", "src/patolli/server/site/", "assets/"}
"""What exists only when the app was built."""
ROOMS = [PROJECT / "docs" / f"{name}.md" for name in ("architecture", "server", "web")]
"""Pages that say where things are: they name files without their folders, too."""


def code(page: Path) -> list[str]:
    """The words of a page that are set as inline code."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    return [word.strip("().,:;") for span in re.findall(r"`([^`\n]+)`", text) for word in span.split()]


def named_files(words: list[str]) -> list[str]:
    """Those that look like files and folders of ours."""
    return [one for one in words if re.fullmatch(r"[\w.*-]+(?:/[\w.*-]+)*(?:/|\.(?:py|ts|svelte|css|ftl))", one)]


def is_there(name: str) -> bool:
    return any(next(PROJECT.glob(f"{root}/{name}".strip("/")), None) for root in ROOTS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_are_named_exist(page: Path) -> None:
    named = [one for one in named_files(code(page)) if "/" in one.rstrip("/") and one not in BUILT]
    assert [one for one in named if not is_there(one)] == []


@pytest.mark.parametrize("page", ROOMS, ids=lambda page: page.name)
def test_files_that_are_named_without_their_folder_exist(page: Path) -> None:
    folders = ("src", "web", "tests")
    known = {
        path.name for folder in folders for path in (PROJECT / folder).rglob("*") if "node_modules" not in path.parts
    }
    bare = [one for one in named_files(code(page)) if "/" not in one.rstrip("/") and one not in BUILT]
    assert bare
    assert [one for one in bare if one.rstrip("/") not in known and not is_there(one)] == []


def module_of(name: str) -> tuple[Path, list[str]]:
    """The file of the module that a dotted name begins with, and the rest of the name."""
    parts, path = name.split("."), PROJECT / "src"
    while parts and (path / parts[0]).is_dir():
        path /= parts.pop(0)
    if parts and (path / f"{parts[0]}.py").exists():
        return path / f"{parts.pop(0)}.py", parts
    return path / "__init__.py", parts


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_that_are_named_exist(page: Path) -> None:
    groups = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    text = page.read_text("utf-8")
    for name in {*re.findall(r"(?<![\w./-])patolli(?:\.\w+)+(?![\w/(-])", text)} - groups.keys():
        path, left = module_of(name)
        if name.split(".")[1] not in {"db", "env", "service"}:  # files of a server, not modules
            assert not left or re.search(rf"\b{left[0]}\b", path.read_text("utf-8")), f"{page.name}: {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_headings(page: Path) -> None:
    for file, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", page.read_text("utf-8")):
        text = (page.parent / file if file else page).read_text("utf-8")
        headings = [re.sub(r"<[^>]+>|[^\w\s-]", "", line) for line in re.findall(r"^#+ (.*)", text, re.M)]
        known = {heading.strip().lower().replace(" ", "-") for heading in headings}
        assert anchor in known | {*re.findall(r'<a id="([^"]+)">', text)}, f"{page.name}: {file}#{anchor}"


# Commands


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_options_exist(page: Path) -> None:
    from typer.main import get_command

    commands = get_command(app).commands  # type: ignore[attr-defined]
    known_commands = "|".join(commands)
    for line in re.findall(rf"patolli ((?:{known_commands})\b[^`\n#]*)", page.read_text("utf-8")):
        name, *words = line.split()
        command = commands[name]
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]
        known = {option for parameter in command.params for option in parameter.opts}
        for word in words:
            if word.startswith("--"):
                assert word in known, f"{page.name}: patolli {line}"


def test_targets_of_make_exist() -> None:
    makefile = (PROJECT / "Makefile").read_text("utf-8")
    for page in PAGES:
        for block in re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.M | re.S):
            for line in re.findall(r"^make ([a-z ]+)", block, re.M):
                for target in line.split():
                    assert re.search(rf"^{target}:", makefile, re.M), f"{page.name}: make {target}"


def test_generated_pages_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("docs_make", PROJECT / "docs" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    make = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make)
    for name, text in make.files().items():
        assert (PROJECT / "docs" / name).read_text("utf-8") == text, f"docs/{name} is out of date: run `make docs`"


def test_fan_work_is_said() -> None:
    assert "unofficial fan work" in (PROJECT / "README.md").read_text("utf-8")
    assert "unofficial fan work" in (CommandWords("en").find(ROOT) or "").lower()
