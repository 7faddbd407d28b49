"""Builds the app into the package: `src/patolli/server/site/`. Does nothing if it is up to date with these sources.

`hatch_build.py` calls this whenever the package is installed or packed; `python web/site_build.py` does it by hand.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from node import WEB, CannotBuild, install, run

PROJECT = WEB.parent
SITE = PROJECT / "src" / "patolli" / "server" / "site"
STAMP = "sources.sha256"
"""A file of the built app that says which sources it was made from. The server does not serve it."""

SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/index.html",
    "web/*.config.*",
    "web/tsconfig.json",
    "web/package-lock.json",
    "src/patolli/__init__.py",
    "src/patolli/wire/languages.json",
    "src/patolli/text/locales/*/web-*.ftl",
    "src/patolli/drawing/data/*",
    "src/patolli/games/tzolkin/data/components.json",
)


def digest() -> str:
    """Of everything the app is made of: names and contents."""
    found = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES for path in PROJECT.glob(pattern) if path.is_file()):
        found.update(f"{path.relative_to(PROJECT).as_posix()}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def up_to_date() -> bool:
    """Whether the app is built from these sources."""
    stamp = SITE / STAMP
    return stamp.exists() and stamp.read_text() == digest()


def wanted() -> bool:
    """PATOLLI_APP=none is for those who need only the rules and the bots."""
    return os.environ.get("PATOLLI_APP") != "none"


def build() -> None:
    """Build the app if it is not up to date. A server still serving the old one is not disturbed."""
    if up_to_date():
        return
    print("Building the browser app", file=sys.stderr, flush=True)
    made_of = digest()
    install()
    new = SITE.with_name("site-new")
    failed, said = run("node", "node_modules/vite/bin/vite.js", "build", "--outDir", str(new), "--logLevel", "warn")
    if failed:
        shutil.rmtree(new, ignore_errors=True)
        raise CannotBuild(f"The browser app cannot be built:\n{said[-4000:]}")
    (new / STAMP).write_text(made_of)
    shutil.rmtree(SITE, ignore_errors=True)
    new.rename(SITE)


def main(check: bool) -> int:
    """`--check` only reports, by its exit code, whether there is anything to do."""
    if not wanted() or up_to_date():
        return 0
    if check:
        return 1
    try:
        build()
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
