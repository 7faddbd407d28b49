"""Who may import what: see docs and the order of `LAYERS`. Also: nothing is imported that is not declared."""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.paths import PROJECT

PACKAGE = PROJECT / "src" / "patolli"

LAYERS = [
    "engine", "wire", "client", "text", "drawing", "games", "agents", "study", "arena", "training", "envs", "testing",
    "server", "cli",
]  # fmt: skip
"""A package imports only from itself and from those before it."""

STRANGERS = [
    *({"testing", other} for other in ("server", "cli", "games")),
    {"server", "envs"},
    {"server", "training"},
    {"text", "games"},
    *({"wire", other} for other in {*LAYERS} - {"engine", "wire", "client", "text", "server", "cli"}),
    *({"client", other} for other in {*LAYERS} - {"engine", "wire", "client", "cli"}),
]
"""Packages that do not know each other, although one comes before the other."""

ONLY = {"wire": ("engine.errors", "engine.items"), "client": ("engine.errors", "wire")}
"""Everything a package knows of the others: talking to a server takes no game."""

EXCEPTIONS = {("engine", "text.entry"), ("games", "text.entry")}
"""A game reports what happened as entries; only the reader puts them into words."""

ROOT = {"__init__.py": {"engine"}, "__main__.py": {"cli"}}
"""What the files of the outermost package may import."""

ROOMS: dict[str, list[set[str]]] = {
    "engine": [{"errors", "items", "lock", "folders", "lines", "processes", "compiled", "plain", "terminal"}, {"*"}],
    "games/tzolkin": [{"rules"}, {"formats"}, {"words"}, {"show"}, {"learn"}, {"game"}],
    "games/settlers": [
        {"cards/model", "cards/check/values"}, {"words/terms", "show/items"},
        {"rules", "effects"}, {"cards"}, {"rules/setup", "rules/deciding"},
        {"formats"}, {"words"}, {"show"}, {"learn"}, {"game"}, {"commands"},
    ],
    "agents": [{"network", "policy", "own"}, {"search"}, {"compare"}, {"hint", "names", "ready"}],
    "arena": [{"plan", "results", "progress", "workers"}, {"*"}, {"report"}],
    "testing": [{"apart", "games", "installing"}, {"checks"}, {"suite"}],
    "server": [
        {"settings", "problems", "identity", "caller", "logs"},
        {"limits"}, {"storage"}, {"bots"}, {"hall"}, {"players", "library"}, {"tables"}, {"history", "study", "alerts"},
        {"http"}, {"serve"},
    ],
}  # fmt: skip
"""Inside a package: a room (a folder or a file) imports only from its own group and from groups before it. `*` stands
for all that are not named. A part of a room may have its own place: what an op of Imperial Settlers says about itself
is made of plain words and items, and card files are checked by what the ops say."""

ROOM_EXCEPTIONS = {("server/storage/migrations/versions/0002_fair_play.py", "patolli.server.players.names.skeleton")}
"""A migration fills what it adds."""

NO_REQUESTS = {"litestar", "starlette", "uvicorn", "h11"}
"""What only `server/http/` and `server/serve.py` know: below it there are no requests."""


IMPORTED_AS = {"argon2_cffi": "argon2", "open_spiel": "pyspiel", "pillow": "PIL"}
"""Packages whose import name differs from their install name."""

EXTRAS = {"envs": "rl"}
"""Our packages that may import what an extra installs; nothing else may, so everything else works without it."""


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports, anywhere in the file. Relative names are made absolute."""
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
    """Everything wrong with imports below `root`, in words."""
    wrong: list[str] = []
    for path in sorted(root.rglob("*.py")):
        file = path.relative_to(root)
        # Commands of a game are a part of the command line.
        source = "cli" if file.parts[0] == "games" and "commands" in file.parts else file.parts[0]
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
            elif any(source == who and within(name, f"patolli.{allowed}") for who, allowed in EXCEPTIONS):
                continue
            if source in ROOT:
                good = target == source or target in ROOT[source]
            else:
                strange = any({source, target} <= group for group in STRANGERS)
                known = source not in ONLY or any(within(name, f"patolli.{one}") for one in ONLY[source])
                good = source == target or (LAYERS.index(target) < LAYERS.index(source) and not strange and known)
            if not good:
                wrong.append(f"{file.as_posix()}:{line}: {source} must not import {name}")
    return wrong


def games_apart(root: Path) -> list[str]:
    """Imports of one game by another."""
    return [
        f"{path.relative_to(root).as_posix()}:{line}: {name}"
        for path in sorted((root / "games").glob("*/**/*.py"))
        for line, name in imports(path, root)
        if within(name, "patolli.games") and name.split(".")[2] != path.relative_to(root).parts[1]
    ]


def rooms(root: Path, package: str) -> list[str]:
    """Everything wrong with imports inside a package, in words."""
    home, wrong = "patolli." + package.replace("/", "."), list[str]()
    groups = ROOMS[package]

    def level(parts: Sequence[str]) -> int | None:
        for length in range(len(parts), 0, -1):
            known = [number for number, group in enumerate(groups) if "/".join(parts[:length]) in group]
            if known:
                return known[0]
        return next((number for number, group in enumerate(groups) if "*" in group), None)

    for path in sorted((root / package).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        within_package = path.relative_to(root / package).with_suffix("").parts
        source, here = within_package[0], level(within_package)
        if source == "__init__":
            continue
        if here is None:
            wrong.append(f"{file}: {source} has no place in the order of {package}")
            continue
        for line, name in imports(path, root):
            if not within(name, home) or name == home or (file, name) in ROOM_EXCEPTIONS:
                continue
            there = level(name.removeprefix(home + ".").split("."))
            if there is not None and there > here:
                wrong.append(f"{file}:{line}: {source} must not import {name}")
    return wrong


def requests_below_http(root: Path) -> list[str]:
    """Imports of what knows requests, in rooms of the server that must not."""
    return [
        f"{path.relative_to(root).as_posix()}:{line}: {name}"
        for path in sorted((root / "server").rglob("*.py"))
        if path.relative_to(root / "server").parts[0] not in {"http", "serve.py"}
        for line, name in imports(path, root)
        if name.split(".")[0] in NO_REQUESTS
    ]


def importable(dependencies: list[str]) -> set[str]:
    """The names under which these requirements are imported."""
    names = {re.split(r"[^\w.-]", name, maxsplit=1)[0].lower().replace("-", "_").split(".")[0] for name in dependencies}
    return {IMPORTED_AS.get(name, name) for name in names}


def undeclared(root: Path, dependencies: list[str], extras: dict[str, list[str]] | None = None) -> list[str]:
    """All imports below `root` that are neither Python's own, nor ours, nor declared; `extras` by package."""
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


@pytest.mark.parametrize("package", ROOMS)
def test_rooms_import_only_what_is_before_them(package: str) -> None:
    assert rooms(PACKAGE, package) == []


def test_no_game_knows_another() -> None:
    assert games_apart(PACKAGE) == []


def test_no_requests_below_http() -> None:
    assert requests_below_http(PACKAGE) == []


def test_no_family_is_held_together_by_a_prefix() -> None:
    """Three files of one folder that begin with the same word are a folder."""
    found = [
        f"{folder.relative_to(PACKAGE).as_posix()}/{prefix}_*"
        for folder in sorted({path.parent for path in PACKAGE.rglob("*.py")} - {PACKAGE / "server/storage/migrations"})
        for prefix, count in Counter(path.stem.split("_")[0] for path in folder.glob("[a-z]*.py")).items()
        if count > 2
    ]
    assert found == []


def test_no_folder_has_too_many_files() -> None:
    crowded = {
        folder.relative_to(PACKAGE).as_posix(): count
        for folder, count in Counter(path.parent for path in PACKAGE.rglob("*.py")).items()
        if count > 25
    }
    assert crowded == {}


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
        ("engine/match.py", "from patolli.games.tzolkin import rules"),
        ("engine/match.py", "import patolli.text"),
        ("engine/match.py", "def f():\n    from patolli.cli.play.command import play"),
        ("engine/match.py", "from ..agents.greedy import Greedy"),
        ("engine/match.py", "from ..games import tzolkin"),
        ("engine/match.py", "if TYPE_CHECKING:\n    from patolli.arena import Table"),
        ("text/render.py", "from patolli.games.tzolkin.rules.components import TILES"),
        ("games/tzolkin/words/log.py", "from patolli.text.render import render"),
        ("games/tzolkin/words/log.py", "from patolli.text import render"),
        ("games/tzolkin/show/svg.py", "from ....agents import greedy"),
        ("agents/search/agent.py", "from patolli import cli"),
        ("envs/zoo.py", "import patolli.server.http.app"),
        ("server/http/app.py", "import patolli.envs"),
        ("cli/play.py", "from patolli.testing import installed"),
        ("testing/suite.py", "from patolli.games.tzolkin.game import GAME"),
        ("server/http/app.py", "from patolli.cli import main"),
        ("server/http/app.py", "from patolli.client import Client"),
        ("agents/search/agent.py", "import patolli.client"),
        ("client/client.py", "from patolli.server.problems import Refused"),
        ("wire/messages/turns.py", "from patolli.text.render import Translator"),
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
        ("engine/match.py", "from patolli.engine.compiled import jit\nfrom . import records\nimport numpy"),
        ("engine/match.py", "from patolli import __version__"),
        ("games/tzolkin/words/log.py", "from patolli.text.entry import Entry\nfrom patolli.text import entry"),
        ("games/tzolkin/show/svg.py", "from ..rules.state import STATE\nfrom ....engine import match"),
        ("games/settlers/commands/deck.py", "from patolli.cli.common import read_file"),
        ("agents/search/agent.py", "from patolli import Match\nfrom patolli.games.tzolkin import rules"),
        ("server/http/app.py", "from patolli.text.render import render\nfrom patolli.arena import Table"),
        ("client/client.py", "from patolli.engine.errors import PatolliError\nfrom .links import Link"),
        ("client/client.py", "from patolli import __version__"),
        ("cli/__init__.py", "import patolli.server, patolli.envs, patolli.games.tzolkin, patolli.client"),
        ("__init__.py", "from patolli.engine.match import Match"),
        ("__main__.py", "from patolli.cli import main"),
    ],
)
def test_what_is_allowed_is_not_complained_about(tmp_path: Path, file: str, text: str) -> None:
    assert layering(project(tmp_path, file, text)) == []


@pytest.mark.parametrize(
    ("package", "file", "text"),
    [
        ("server", "server/tables/play.py", "from patolli.server.http.asking import Asked"),
        ("server", "server/storage/writer.py", "from patolli.server.hall import store"),
        ("server", "server/attic.py", "import os"),
        ("games/settlers", "games/settlers/cards/model.py", "from patolli.games.settlers.rules.state import STATE"),
        ("games/settlers", "games/settlers/effects/goods/gain.py", "from patolli.games.settlers.words import moves"),
        ("games/settlers", "games/settlers/words/terms.py", "from patolli.games.settlers.effects.ops import Op"),
        ("games/settlers", "games/settlers/rules/goods.py", "from patolli.games.settlers.cards.library import house"),
        ("games/settlers", "games/settlers/rules/goods.py", "from patolli.games.settlers.rules.setup import HOUSE"),
        ("games/tzolkin", "games/tzolkin/rules/tikal.py", "from ..words import log"),
        ("engine", "engine/compiled/bind.py", "from patolli.engine.game import Game"),
    ],
)
def test_a_way_back_between_rooms_is_found(tmp_path: Path, package: str, file: str, text: str) -> None:
    (fault,) = rooms(project(tmp_path, file, text), package)
    assert fault.startswith(file)


def test_a_request_below_http_and_a_game_in_another_are_found(tmp_path: Path) -> None:
    root = project(tmp_path, "server/tables/play.py", "from litestar import Request")
    project(tmp_path, "server/http/app.py", "from litestar import Request")
    project(tmp_path, "games/settlers/rules/goods.py", "from patolli.games.tzolkin.rules.goods import GOODS")
    assert requests_below_http(root) == ["server/tables/play.py:1: litestar.Request"]
    assert games_apart(root) == ["games/settlers/rules/goods.py:1: patolli.games.tzolkin.rules.goods.GOODS"]


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
