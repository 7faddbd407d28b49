"""Who may import whom: see docs and the order of `LAYERS`. Also: nothing is imported that is not declared."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
PACKAGE = PROJECT / "src" / "patolli"

LAYERS = ["engine", "client", "text", "drawing", "tzolkin", "settlers", "agents", "arena", "envs", "server", "cli"]
"""A package imports only from itself and from those before it."""

GAMES = {"tzolkin", "settlers"}
STRANGERS = [
    {"server", "envs"},
    {"text", *GAMES},
    *({"client", other} for other in {*LAYERS} - {"engine", "client", "cli"}),
]
"""Packages that do not know each other, although one comes before the other."""

ONLY = {"client": "engine.errors"}
"""All that a package knows of the others: who talks to a server needs no game."""

EXCEPTIONS = {(game, "text.entry") for game in GAMES}
"""A game tells what happened as entries; only who reads them puts them into words."""

ROOT = {"__init__.py": {"engine"}, "__main__.py": {"cli"}}
"""What the files of the outermost package may import."""


IMPORTED_AS = {"argon2_cffi": "argon2", "open_spiel": "pyspiel", "pillow": "PIL"}
"""Packages that are imported by another name than they are installed by."""

EXTRAS = {"envs": "rl"}
"""Packages of ours that may import what an extra installs; nobody else may, so all else works without it."""


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of all that a file imports, wherever in the file. Relative names are made absolute."""
    package = ["patolli", *path.relative_to(root).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            for name in node.names:
                yield node.lineno, f"{module}.{name.name}"


def within(name: str, module: str) -> bool:
    return name == module or name.startswith(module + ".")


def layering(root: Path) -> list[str]:
    """Everything wrong with who imports whom below `root`, in words."""
    wrong: list[str] = []
    for path in sorted(root.rglob("*.py")):
        file = path.relative_to(root)
        source = file.parts[0]
        if source not in LAYERS and source not in ROOT:
            wrong.append(f"{file.as_posix()}: belongs to no known layer")
            continue
        for line, name in imports(path, root):
            if not within(name, "patolli") or name == "patolli":
                continue
            target = name.split(".")[1]
            if target not in LAYERS:
                # A name that the outermost package itself exports, such as its version.
                target = "engine" if target == "Match" else source
            elif any(
                (source, allowed) in EXCEPTIONS and within(name, f"patolli.{allowed}") for _, allowed in EXCEPTIONS
            ):
                continue
            if source in ROOT:
                good = target == source or target in ROOT[source]
            else:
                strange = any({source, target} <= group for group in STRANGERS)
                known = source not in ONLY or within(name, f"patolli.{ONLY[source]}")
                good = source == target or (LAYERS.index(target) < LAYERS.index(source) and not strange and known)
            if not good:
                wrong.append(f"{file.as_posix()}:{line}: {source} must not import {name}")
    return wrong


def importable(dependencies: list[str]) -> set[str]:
    """The names under which these requirements are imported."""
    names = {re.split(r"[^\w.-]", name, maxsplit=1)[0].lower().replace("-", "_").split(".")[0] for name in dependencies}
    return {IMPORTED_AS.get(name, name) for name in names}


def undeclared(root: Path, dependencies: list[str], extras: dict[str, list[str]] | None = None) -> list[str]:
    """All imports below `root` that are neither Python's own, nor ours, nor declared; `extras` by package of ours."""
    common = importable(dependencies) | sys.stdlib_module_names | {"patolli"}
    own = {package: importable(names) for package, names in (extras or {}).items()}
    return [
        f"{path.relative_to(root).as_posix()}:{line}: {name}"
        for path in sorted(root.rglob("*.py"))
        for line, name in imports(path, root)
        if name.split(".")[0] not in common | own.get(path.relative_to(root).parts[0], set())
    ]


def project_table() -> dict:
    return tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def dependencies() -> list[str]:
    return project_table()["dependencies"]


def extras() -> dict[str, list[str]]:
    return {package: project_table()["optional-dependencies"][extra] for package, extra in EXTRAS.items()}


def test_packages_import_only_what_is_above_them() -> None:
    assert layering(PACKAGE) == []


def test_nothing_undeclared_is_imported() -> None:
    assert undeclared(PACKAGE, dependencies(), extras()) == []


def test_dependencies_are_explained() -> None:
    text = (PROJECT / "docs" / "dependencies.md").read_text(encoding="utf-8").lower()
    named = [*dependencies(), *(name for names in extras().values() for name in names)]
    missing = [name for name in named if re.split(r"[^\w.-]", name, maxsplit=1)[0].lower() not in text]
    assert missing == []


def project(folder: Path, file: str, text: str) -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return folder


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/match.py", "from patolli.tzolkin import rules"),
        ("engine/match.py", "import patolli.text"),
        ("engine/match.py", "def f():\n    from patolli.cli.play import play"),
        ("engine/match.py", "from ..agents.greedy import Greedy"),
        ("engine/match.py", "from .. import tzolkin"),
        ("engine/match.py", "if TYPE_CHECKING:\n    from patolli.arena import Table"),
        ("text/render.py", "from patolli.tzolkin.components import TILES"),
        ("tzolkin/words.py", "from patolli.text.render import render"),
        ("tzolkin/words.py", "from patolli.text import render"),
        ("tzolkin/picture/svg.py", "from ...agents import greedy"),
        ("settlers/rules.py", "from patolli.tzolkin.goods import GOODS"),
        ("agents/search.py", "from patolli import cli"),
        ("envs/zoo.py", "import patolli.server.app"),
        ("server/app.py", "import patolli.envs"),
        ("server/app.py", "from patolli.cli import main"),
        ("server/app.py", "from patolli.client import Client"),
        ("agents/search.py", "import patolli.client"),
        ("client/client.py", "from patolli.server.messages import View"),
        ("client/client.py", "from patolli.engine.match import Match"),
        ("client/client.py", "from patolli import Match"),
        ("__init__.py", "from patolli.cli import main"),
        ("extras/thing.py", "import os"),
        ("helpers.py", "import os"),
    ],
)
def test_a_violation_is_found(tmp_path: Path, file: str, text: str) -> None:
    (fault,) = layering(project(tmp_path, file, text))
    assert fault.startswith(file)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/match.py", "from patolli.engine import jit\nfrom . import records\nimport numpy"),
        ("engine/match.py", "from patolli import __version__"),
        ("tzolkin/words.py", "from patolli.text.entry import Entry\nfrom patolli.text import entry"),
        ("tzolkin/picture/svg.py", "from ..state import STATE\nfrom ...engine import jit"),
        ("agents/search.py", "from patolli import Match\nfrom patolli.tzolkin import rules"),
        ("server/app.py", "from patolli.text.render import render\nfrom patolli.arena import Table"),
        ("client/client.py", "from patolli.engine.errors import PatolliError\nfrom .links import Link"),
        ("client/client.py", "from patolli import __version__"),
        ("cli/__init__.py", "import patolli.server, patolli.envs, patolli.tzolkin, patolli.client"),
        ("__init__.py", "from patolli.engine.match import Match"),
        ("__main__.py", "from patolli.cli import main"),
    ],
)
def test_what_is_allowed_is_not_complained_about(tmp_path: Path, file: str, text: str) -> None:
    assert layering(project(tmp_path, file, text)) == []


def test_an_undeclared_import_is_found(tmp_path: Path) -> None:
    text = "import json\nimport numpy as np\nfrom fluent.runtime import FluentBundle\nimport patolli.engine\n"
    root = project(tmp_path, "engine/a.py", text + "def f():\n    import scipy.stats\n")
    assert undeclared(root, ["numpy>=2", "fluent.runtime>=0.4"]) == ["engine/a.py:6: scipy.stats"]
    assert len(undeclared(root, ["numpy>=2"])) == 2


def test_an_extra_is_for_its_package_alone(tmp_path: Path) -> None:
    root = project(tmp_path, "envs/a.py", "import gymnasium\nimport pyspiel\n")
    project(tmp_path, "agents/a.py", "import gymnasium\n")
    allowed = {"envs": ["gymnasium>=1.0", "open_spiel>=1.6; sys_platform != 'win32'"]}
    assert undeclared(root, [], allowed) == ["agents/a.py:1: gymnasium"]


def test_some_are_imported_by_another_name(tmp_path: Path) -> None:
    root = project(tmp_path, "server/a.py", "from argon2 import PasswordHasher\nfrom psycopg.rows import dict_row\n")
    assert undeclared(root, ["argon2-cffi>=23.1", "psycopg[binary]>=3.2.4"]) == []
