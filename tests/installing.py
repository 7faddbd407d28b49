"""System programs that some tests need: found, or installed where that is wanted and possible."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

NO_POSTGRES, NO_CHROMIUM = "NO POSTGRESQL", "NO CHROMIUM"
"""How the reason for skipping a test begins; the summary of all tests repeats it."""

_SECONDS = 300


class Missing(Exception):
    """It is not there, and why."""


def found_or_installed(find: Callable[[], T | None], packages: str, variable: str) -> T:
    """What `find` finds; if that is nothing, root installs the packages first, in CI or if the variable is 1."""
    with _alone():
        return _found_or_installed(find, packages, variable)


@contextlib.contextmanager
def _alone() -> Generator[None]:
    """While nobody else installs: a half-unpacked program is already found, but does not run."""
    import fcntl  # there is none on Windows, where nothing is installed

    with (Path(tempfile.gettempdir()) / "patolli-installing.lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _found_or_installed(find: Callable[[], T | None], packages: str, variable: str) -> T:
    if found := find():
        return found
    if os.geteuid() or not shutil.which("apt-get"):
        raise Missing(f"install it (Debian and Ubuntu: apt-get install {packages})")
    if not os.environ.get("CI") and os.environ.get(variable) != "1":
        raise Missing(f"apt-get install {packages}, or set {variable}=1")
    _install(packages)
    if found := find():
        return found
    raise Missing(f"apt-get install {packages} did not help")


def _install(packages: str) -> None:
    for command in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *packages.split()]):
        # Other workers may be at it too.
        line = ["apt-get", "-o", f"DPkg::Lock::Timeout={_SECONDS}", *command]
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(
                line,
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=_SECONDS,
                check=False,
            )
