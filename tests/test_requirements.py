"""requirements.lock: what a server installs is pinned to the byte, and covers what pyproject.toml asks for."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.paths import PROJECT

LINES = (PROJECT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
PINNED = [line for line in LINES if line.strip() and not line.startswith("#")]
WANTED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]


def pinned() -> dict[str, list[Requirement]]:
    found: dict[str, list[Requirement]] = {}
    for line in PINNED:
        requirement = Requirement(line.partition("--hash")[0].strip())
        found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


@pytest.mark.parametrize("wanted", WANTED)
def test_what_is_asked_for_is_there(wanted: str) -> None:
    requirement = Requirement(wanted)
    there = pinned().get(canonicalize_name(requirement.name))
    assert there, f"{wanted} is missing: make lock"
    for one in there:
        (version,) = [specifier.version for specifier in one.specifier]
        assert requirement.specifier.contains(version), f"{one} is not {wanted}: make lock"
        assert requirement.extras <= one.extras


def test_all_of_it_is_fixed_to_the_byte() -> None:
    assert len(PINNED) > len(WANTED)
    for line in PINNED:
        assert re.fullmatch(r"[\w.\[\],-]+==[\w.+!]+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", line), line


def test_it_names_no_place() -> None:
    """Whoever installs packages chooses where they come from."""
    assert not [line for line in LINES if "://" in line or line.startswith("-")]
