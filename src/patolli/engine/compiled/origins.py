"""What compiled code depends on: the files it was made from, and the compiler."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

import numba
import numpy as np
from numba.core import codegen

HOME = __name__.partition(".")[0]
LENT = "__lent__"
"""In a template that was made for a game: the modules of the kernels that the game has lent."""

Files = Mapping[str, bytes]

_COMPILED = re.compile(rb"^[ \t]*@(?:\w+\.)*(?:exported|unit|kernel)\b", re.M)
_FROM = re.compile(rb"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import\b(?:[ \t]*\(([^)]*)\)|([^\n]*))", re.M)
_IMPORT = re.compile(rb"^[ \t]*import[ \t]+([^\n]+)", re.M)
_DATA = {".csv", ".json", ".toml"}


def source_files(package: str = HOME) -> list[tuple[str, bytes]]:
    """Name and contents of every file that compiled code of `package` (a top-level package) can depend on."""
    files = _read_packages((package,))
    return _below(files, [name for name, text in files.items() if name.endswith(".py") and _COMPILED.search(text)])


def source_digest(package: str = HOME) -> str:
    """A short name for the exact state of everything that determines what the compiled code of a package does."""
    return _digest(source_files(package))


class Origin:
    """Where a cached function comes from.

    `digest` names the state of everything its compiled code can depend on, when this process first saw the package: its
    own file, the files of kernels that a game has lent it, every file of their packages (or of Patolli) that those
    import by an import statement, directly or not, and the data files of all those (`_data_folders`), since tables
    become constants of the compiled code. So editing a command, the server or a text recompiles nothing, and neither
    does editing a rule of another game.
    """

    def __init__(self, packages: tuple[str, ...], files: tuple[str, ...]) -> None:
        self._packages = packages
        self._files = files

    @property
    def digest(self) -> str:
        return _origin_digest(self._packages, self._files)

    @property
    def edited(self) -> bool:
        """Whether any of it has changed since: then nobody knows which state was compiled."""
        return _digest(_below(_read_packages(self._packages), self._files)) != self.digest


def origin(f: Callable[..., Any]) -> Origin | None:
    """Where a function comes from, or None if its compiled code must not outlive the process."""
    package = f.__module__.partition(".")[0]
    lenders: tuple[str, ...] = f.__globals__.get(LENT, ())
    packages = tuple(sorted({package, *(module.partition(".")[0] for module in lenders)}))
    root = _root(package)
    if root is None or any(_root(one) is None for one in packages) or f.__closure__ is not None:
        # A lone script may import anything beside it, and a closure may hold anything: no digest covers that.
        return None
    files = _files(packages)
    with contextlib.suppress(ValueError):
        name = f"{package}/{Path(f.__code__.co_filename).resolve().relative_to(root).as_posix()}"
        lent = [file for module in lenders for file in _module(module.split(".")) if file in files]
        if name in files:
            return Origin(packages, (name, *sorted(lent)))
    return None


@functools.cache
def package_digest(package: str = HOME) -> str:
    """The state of all files that the compiled code of a package depends on, when this process first saw it."""
    return source_digest(package)


@functools.cache
def _origin_digest(packages: tuple[str, ...], files: tuple[str, ...]) -> str:
    return _digest(_below(_files(packages), files))


@functools.cache
def _files(packages: tuple[str, ...]) -> Files:
    """All files as they were when this process met its first exported function: what it has imported."""
    return _read_packages(packages)


def _read_packages(packages: tuple[str, ...]) -> Files:
    files: dict[str, bytes] = {}
    for name in dict.fromkeys((HOME, *packages)):
        root = _root(name)
        if root is not None:
            files.update(_read(name, root))
    return files


def _below(files: Files, first: Iterable[str]) -> list[tuple[str, bytes]]:
    """These files, all that they import, and the data beside them."""
    found: set[str] = set()
    todo = list(first)
    while todo:
        name = todo.pop()
        if name in found or name not in files:
            continue
        found.add(name)
        todo.extend(_imports(name, files[name]))
    folders = {folder for name in found for folder in _data_folders(name)}
    data = {name for name in files if not name.endswith(".py") and name.rpartition("/")[0] in folders}
    return sorted((name, files[name]) for name in found | data)


def _data_folders(name: str) -> Iterator[str]:
    """Where a file may have its tables: beside it, and in the `data` folders of its package and its parents."""
    parts = name.split("/")[:-1]
    yield "/".join(parts)
    for n in range(1, len(parts) + 1):
        yield "/".join([*parts[:n], "data"])


def _digest(files: list[tuple[str, bytes]]) -> str:
    digest = hashlib.sha256()
    for item in (*_toolchain(), *files):
        for part in (item,) if isinstance(item, str) else item:
            raw = part.encode() if isinstance(part, str) else part
            # With its length, so that no two different lists of parts look the same.
            digest.update(b"%d:" % len(raw) + raw)
    return digest.hexdigest()[:24]


def _read(name: str, root: Path) -> Iterator[tuple[str, bytes]]:
    for folder, folders, files in os.walk(root):
        folders[:] = [f for f in folders if f != "__pycache__" and not f.startswith(".")]
        for file in files:
            path = Path(folder, file)
            if path.suffix == ".py" or path.suffix in _DATA:
                with contextlib.suppress(OSError):
                    yield f"{name}/{path.relative_to(root).as_posix()}", path.read_bytes()


@functools.lru_cache(4096)
def _imports(name: str, text: bytes) -> tuple[str, ...]:
    """The files that the import statements of the file `name` may refer to: perhaps some that do not exist, but never
    too few."""
    return tuple(dict.fromkeys(_imported(name, text)))


def _imported(name: str, text: bytes) -> Iterator[str]:
    text = re.sub(rb"#[^\n]*|\\\r?\n", b" ", text)
    for dots, base, within, after in _FROM.findall(text):
        parts: list[str] = base.decode().split(".") if base else []
        if dots:
            parts = name.split("/")[: -len(dots)] + parts
        yield from _module(parts)
        for word in re.findall(r"\w+", (within or after).decode(errors="replace")):
            yield from _module([*parts, word])
    for names in _IMPORT.findall(text):
        for word in re.findall(r"[\w.]+", names.decode(errors="replace")):
            yield from _module(word.split("."))


def _module(parts: list[str]) -> Iterator[str]:
    yield "/".join(parts) + ".py"
    # Packages on the way may define names, too; Patolli's outermost one only re-exports for users, and is left out.
    for n in range(1, len(parts) + 1):
        if parts[:n] != [HOME]:
            yield "/".join(parts[:n]) + "/__init__.py"


@functools.cache
def _toolchain() -> tuple[str, ...]:
    llvm = cast(Any, codegen).ll
    # NUMBA_BOUNDSCHECK, NUMBA_OPT and others change the code; the number of threads and other caches do not.
    settings = [
        f"{key}={value}"
        for key, value in os.environ.items()
        if key.startswith("NUMBA_") and key not in {"NUMBA_CACHE_DIR", "NUMBA_NUM_THREADS", "NUMBA_DISABLE_JIT"}
    ]
    return (
        f"format 2, {sys.implementation.name} {sys.version_info}, {sys.platform}",
        f"numba {numba.__version__}, llvmlite {version('llvmlite')}, numpy {np.__version__}",
        # A home folder may be shared by machines with different processors.
        f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}",
        *sorted(settings),
    )


def _root(package: str) -> Path | None:
    if package == HOME:
        return Path(__file__).resolve().parents[2]
    file = getattr(sys.modules.get(package), "__file__", None)
    if package not in sys.modules:
        spec = find_spec(package)  # finds it without importing it
        file = spec and spec.origin
    return Path(file).resolve().parent if file and Path(file).name == "__init__.py" else None
