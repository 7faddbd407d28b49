"""Where compiled code is kept: in `<user cache folder>/patolli/kernels/<digest>`, one file per function and signature.

The digest covers the contents of all files that the code can depend on (`origins.py`): a changed rule means another
folder. Nothing is ever written beside the source files, and nothing here changes Numba for others in the same process.

We do not use Numba's own disk cache: it notices only changes in the file of the exported function itself (not in the
rules it calls), keeps one index per function that two processes can corrupt for each other, and raises on a damaged
file. Its replacement is simpler: one file for each function and signature, written under another name and then renamed,
with a checksum. A file that is missing, damaged or from elsewhere is compiled again; it never stops a game.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib
import os
import pickle
import re
import shutil
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from numba.core import caching, compiler, serialize

from patolli.engine.compiled.libraries import Unit
from patolli.engine.compiled.origins import Origin
from patolli.engine.folders import cache_folder

_USED = "used"
_UNUSED_FOR = 30 * 24 * 3600.0


@functools.cache
def folder_of(digest: str) -> Path | None:
    """Where code with this digest is kept; None if no folder is writable."""
    with contextlib.suppress(OSError, RuntimeError):
        folder = cache_folder() / "kernels" / digest
        if _usable(folder):
            return folder
    with contextlib.suppress(OSError):
        folder = _private_temporary_folder() / "kernels" / digest
        if _usable(folder):
            return folder
    return None


def _usable(folder: Path) -> bool:
    with contextlib.suppress(OSError):
        try:
            # Readable by all, writable only by this user, whatever the user's umask.
            folder.mkdir(0o755, parents=True, exist_ok=True)
            # Also says when it was last used; see `forget_unused`.
            (folder / _USED).touch()
            return _trusted(folder)
        except OSError:
            # Say, compiled when an image was built, and now run by a user who may not write there: still good for
            # reading.
            return any(any(folder.glob(kept)) for kept in ("*.bin", "ready-*")) and _trusted(folder)
    return False


def _trusted(folder: Path, forbidden: int = 0o022) -> bool:
    """Whether only this user (or root) controls the contents: loading compiled code means running it."""
    if sys.platform == "win32":
        return True
    facts = folder.lstat()
    own = stat.S_ISDIR(facts.st_mode) and _own(facts, forbidden)
    if not own:
        _say_distrusted(folder)
    return own


def _own(facts: os.stat_result, forbidden: int = 0o022) -> bool:
    """Whether nobody else can have written this file, or into this folder."""
    return sys.platform == "win32" or (facts.st_uid in {0, os.getuid()} and not facts.st_mode & forbidden)


@functools.cache
def _say_distrusted(folder: Path) -> None:
    warnings.warn(f"others may write to {folder}: ignoring its compiled code and compiling again", stacklevel=2)


@functools.cache
def _private_temporary_folder() -> Path:
    """A folder of this user in a place where anybody can create folders under any name."""
    user = str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "user")
    folder = Path(tempfile.gettempdir(), f"patolli-{user}")
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    if not _trusted(folder, forbidden=0o077):
        raise PermissionError(f"{folder} is not a private folder of this user")
    return folder


def forget_unused(kernels: Path, keep: Path) -> None:
    """Deletes compiled code that nobody has used for a month. A process that still runs such code loses nothing: what
    it has loaded stays, and what it compiles later is saved again."""
    with contextlib.suppress(OSError):
        for folder in kernels.iterdir():
            used = folder / _USED
            with contextlib.suppress(OSError):
                # If the file is missing, somebody was interrupted while creating or deleting the folder.
                if folder != keep and time.time() - (used if used.exists() else folder).stat().st_mtime > _UNUSED_FOR:
                    shutil.rmtree(folder, ignore_errors=True)


# The cache of one function -----------------------------------------------------------------------------------------


class KernelCache(cast(Any, caching)._Cache):
    """The cache that a Numba dispatcher reads before compiling and writes to afterward."""

    def __init__(self, f: Callable[..., Any], origin: Origin) -> None:
        self._origin = origin
        self._name = f"{f.__module__}.{f.__qualname__}"

    @property
    def cache_path(self) -> Any:
        folder = folder_of(self._origin.digest)
        return None if folder is None else str(folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        if path is None:
            return None
        try:
            with path.open("rb") as file:
                if not _own(os.fstat(file.fileno())):
                    _say_distrusted(path.parent)
                    return None
                checksum, payload = file.read(32), file.read()
        except OSError:
            return None
        try:
            if hashlib.sha256(payload).digest() != checksum:
                raise ValueError("damaged")
            units, parts = pickle.loads(payload)
            for unit in units:
                _load_unit(unit)
            return cast(Any, compiler.CompileResult)._rebuild(target_context, *parts)
        except Exception:
            # Whatever is wrong with it, compiling again is right, and overwrites it.
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        path = self._path(sig, data.codegen)
        if path is None:
            return
        if data.library.has_dynamic_globals or any(not lifted.can_cache for lifted in data.lifted):
            warnings.warn(f"cannot cache {self._name} on disk: it refers to a huge array or a pointer", stacklevel=2)
            return
        if self._origin.edited:
            return
        payload: bytes = cast(Any, serialize).dumps((data.library.units, data._reduce()))
        # A full disk or a read-only folder must not stop the game: the code is in memory.
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, hashlib.sha256(payload).digest() + payload)

    def _path(self, sig: Any, codegen: Any) -> Path | None:
        folder = folder_of(self._origin.digest)
        # Types print completely (a record with all fields and offsets), except those that hold a function or another
        # object of this process: these print its address, and no other process can use them.
        key = repr((sig, codegen.magic_tuple()))
        if folder is None or " at 0x" in key:
            return None
        name = re.sub(r"[^\w.]+", "_", self._name)[-100:]
        return folder / f"{name}-{hashlib.sha256(f'{self._name} {key}'.encode()).hexdigest()[:20]}.bin"

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...


def _load_unit(unit: Unit) -> None:
    """Load a unit before anything is linked to it; ValueError if it has changed."""
    module = sys.modules.get(unit.module) or importlib.import_module(unit.module)
    dispatcher = getattr(module, unit.name).dispatcher
    dispatcher.compile(unit.types)
    if dispatcher.overloads[unit.types].fndesc.mangled_name != unit.symbol:
        raise ValueError(f"the symbol of {unit.name} has changed")


def _write(path: Path, data: bytes) -> None:
    part = path.with_name(f".{os.getpid()}-{os.urandom(4).hex()}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644), "wb") as file:
            file.write(data)
        # In one step: another process sees the whole file or none.
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
