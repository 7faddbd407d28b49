"""The one place where Numba is configured: how kernels are compiled, and where compiled code is kept.

`@kernel` marks an inner rule function, `@entry` a function that Python calls. Compiled entries are kept on disk,
in `<user cache folder>/patolli/kernels/<digest>`. The digest is taken over the *contents* of everything a compiled
entry can depend on (see `sources`), and over the versions and settings of the compiler: another rule, another folder.
Nothing is ever written beside the sources, and nothing here changes Numba for others in the same process.

Numba's own disk cache is not used, because it notices only changes in the file of the entry itself (not in the rules
it calls), keeps one index per function which two processes can spoil for each other, and raises on a damaged file.
What replaces it is simpler: one file for each entry and signature, written under another name and then renamed,
with a checksum. A file that is missing, damaged or from elsewhere is compiled again; it never stops a game.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import pickle
import re
import shutil
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import caching, codegen, compiler, config, serialize, types

__all__ = ["JIT", "cache_folder", "entry", "kernel", "records", "sources", "sources_digest", "warm"]

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[str, int, int], None]

JIT: bool = not cast(Any, config).DISABLE_JIT
"""False under `NUMBA_DISABLE_JIT=1`: kernels are then the plain Python functions, for the debugger and for coverage."""

_njit = cast(Any, numba.njit)(nogil=True, error_model="numpy")
# Inner functions are never called from Python: without the wrappers for that, compiling takes half the time.
_njit_inner = cast(Any, numba.njit)(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)


def kernel(f: F) -> F:
    """An inner rule function: compiled into the entries that call it, and therefore not kept on disk by itself."""
    if not JIT:
        return f
    dispatcher = _njit_inner(f)
    compile_for = dispatcher.compile

    # Numba compiles a function anew for every kind of integer and for every literal it is called with: several times
    # the work for the same code, since the compiler sees constants anyway where it inlines.
    def compile_with_plain_integers(signature: Any) -> Any:
        kinds = cast(Sequence[Any], signature)
        return compile_for(tuple(map(_plain_integer, kinds)) if isinstance(kinds, tuple) else kinds)

    dispatcher.compile = compile_with_plain_integers
    return dispatcher


def _plain_integer(kind: Any) -> Any:
    numba_types = cast(Any, types)
    return numba_types.int64 if isinstance(numba_types.unliteral(kind), numba_types.Integer) else kind


def entry(f: F) -> F:
    """A function that Python calls: compiled at its first call on this machine, loaded from disk ever after."""
    if not JIT:
        return f
    dispatcher = _njit(f)
    package = _package(f)
    if package is not None:
        dispatcher._cache = _KernelCache(f, package)
    return dispatcher


def records(n: int, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """`n` zeroed positions. Kernels read and write an element by field, `s.corn[p]`, compiled or not."""
    array = np.zeros(n, dtype)
    # Compiled code knows fields by itself; plain Python needs records with attributes.
    return array if JIT else array.view(np.recarray)


# What compiled code depends on ------------------------------------------------------------------------------------

_HOME = __name__.partition(".")[0]
_ENTRY = re.compile(rb"^[ \t]*@(?:\w+\.)*entry\b", re.M)
_FROM = re.compile(rb"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import\b(?:[ \t]*\(([^)]*)\)|([^\n]*))", re.M)
_IMPORT = re.compile(rb"^[ \t]*import[ \t]+([^\n]+)", re.M)
_DATA = {".csv", ".json", ".toml"}


def sources(package: str = _HOME) -> list[tuple[str, bytes]]:
    """Name and contents of every file that compiled entries of `package` (a top-level package) can depend on.

    These are the files that define entries, every file of the package (or of Patolli) that such a file imports by an
    import statement, directly or not, and the data files in the sub-packages of all those: component tables become
    constants of the compiled code. So an edited command, server or text compiles nothing anew.
    """
    files: dict[str, bytes] = {}
    for name in dict.fromkeys((_HOME, package)):
        root = _root(name)
        if root is not None:
            files.update(_read(name, root))
    found: set[str] = set()
    todo = [name for name, text in files.items() if name.endswith(".py") and _ENTRY.search(text)]
    while todo:
        name = todo.pop()
        if name in found:
            continue
        found.add(name)
        todo.extend(other for other in _imports(name, files[name]) if other in files)
    folders = tuple({"/".join(name.split("/")[:-1][:2]) + "/" for name in found})
    data = {name for name in files if not name.endswith(".py") and name.startswith(folders)}
    return sorted((name, files[name]) for name in found | data)


def sources_digest(package: str = _HOME) -> str:
    """A short name for the exact state of all that decides what the compiled code does."""
    return _digest(sources(package))


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


def _imports(name: str, text: bytes) -> Iterator[str]:
    """The files that the import statements of the file `name` may mean: more than exist, never fewer."""
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
    # Packages on the way may define names, too; Patolli's own outermost one only exports, to users, and is left out.
    for n in range(1, len(parts) + 1):
        if parts[:n] != [_HOME]:
            yield "/".join(parts[:n]) + "/__init__.py"


@functools.cache
def _toolchain() -> tuple[str, ...]:
    llvm = cast(Any, codegen).ll
    # NUMBA_BOUNDSCHECK, NUMBA_OPT and others change the code; how many threads or where another cache lies does not.
    settings = [
        f"{key}={value}"
        for key, value in os.environ.items()
        if key.startswith("NUMBA_") and key not in {"NUMBA_CACHE_DIR", "NUMBA_NUM_THREADS", "NUMBA_DISABLE_JIT"}
    ]
    return (
        f"format 1, {sys.implementation.name} {sys.version_info}, {sys.platform}",
        f"numba {numba.__version__}, llvmlite {version('llvmlite')}, numpy {np.__version__}",
        # A home folder may be shared by machines with different processors.
        f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}",
        *sorted(settings),
    )


def _root(package: str) -> Path | None:
    if package == _HOME:
        return Path(__file__).resolve().parents[1]
    file = getattr(sys.modules.get(package), "__file__", None)
    return Path(file).resolve().parent if file and Path(file).name == "__init__.py" else None


def _package(f: Callable[..., Any]) -> str | None:
    """The top-level package whose sources cover `f`, or None if its compiled code must not outlive the process."""
    code = f.__code__
    package = f.__module__.partition(".")[0]
    root = _root(package)
    if root is None or f.__closure__ is not None:
        # A lone script may import anything from beside it, a closure may hold anything: no digest covers that.
        return None
    with contextlib.suppress(ValueError):
        name = f"{package}/{Path(code.co_filename).resolve().relative_to(root).as_posix()}"
        if name in _state(package)[0]:
            return package
    return None


@functools.cache
def _state(package: str) -> tuple[frozenset[str], str]:
    """Names and digest of the sources when the first entry of this process was met: what it has imported."""
    files = sources(package)
    return frozenset(name for name, _ in files), _digest(files)


# Where it is kept -------------------------------------------------------------------------------------------------

_USED = "used"
_UNUSED_FOR = 30 * 24 * 3600.0


@functools.cache
def cache_folder(package: str = _HOME) -> Path | None:
    """Where compiled entries of `package` are kept; None when no folder at all can be written."""
    digest = _state(package)[1]
    with contextlib.suppress(OSError, RuntimeError):
        folder = _user_cache() / "patolli" / "kernels" / digest
        if _usable(folder):
            return folder
    with contextlib.suppress(OSError):
        folder = _private_temporary_folder() / "kernels" / digest
        if _usable(folder):
            return folder
    return None


def _user_cache() -> Path:
    if chosen := os.environ.get("PATOLLI_CACHE"):
        return Path(chosen).expanduser().absolute()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    # The XDG specification: a relative path is invalid and to be ignored.
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    return Path(chosen) if os.path.isabs(chosen) else Path.home() / ".cache"


def _usable(folder: Path) -> bool:
    with contextlib.suppress(OSError):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            # Also says when it was last used; see `_forget_unused`.
            (folder / _USED).touch()
            return _trusted(folder)
        except OSError:
            # Compiled when an image was built, say, and now run by a user who may not write there: good for reading.
            return any(folder.glob("ready-*")) and _trusted(folder)
    return False


def _trusted(folder: Path, forbidden: int = 0o002) -> bool:
    """Whether only this user (or root) decides what lies there: to load compiled code is to run it."""
    if sys.platform == "win32":
        return True
    facts = folder.lstat()
    return stat.S_ISDIR(facts.st_mode) and facts.st_uid in {0, os.getuid()} and not facts.st_mode & forbidden


@functools.cache
def _private_temporary_folder() -> Path:
    """A folder of this user in a place where everybody can make folders, under any name."""
    user = str(os.getuid()) if sys.platform != "win32" else os.environ.get("USERNAME", "user")
    folder = Path(tempfile.gettempdir(), f"patolli-{user}")
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    if not _trusted(folder, forbidden=0o077):
        raise PermissionError(f"{folder} is not a private folder of this user")
    return folder


def _forget_unused(kernels: Path, keep: Path) -> None:
    """Deletes what was compiled from sources that nobody has used for a month. A process that still runs with such
    code loses nothing: what it has loaded stays, and what it compiles later is saved anew."""
    with contextlib.suppress(OSError):
        for folder in kernels.iterdir():
            used = folder / _USED
            with contextlib.suppress(OSError):
                # Without the file somebody was interrupted, while making the folder or while deleting it.
                if folder != keep and time.time() - (used if used.exists() else folder).stat().st_mtime > _UNUSED_FOR:
                    shutil.rmtree(folder, ignore_errors=True)


# The cache of one entry -------------------------------------------------------------------------------------------


class _KernelCache(cast(Any, caching)._Cache):
    """What a Numba dispatcher asks before it compiles, and tells after it has compiled."""

    def __init__(self, f: Callable[..., Any], package: str) -> None:
        self._package = package
        self._name = f"{f.__module__}.{f.__qualname__}"

    @property
    def cache_path(self) -> Any:
        folder = cache_folder(self._package)
        return None if folder is None else str(folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        if path is None:
            return None
        try:
            with path.open("rb") as file:
                checksum, payload = file.read(32), file.read()
        except OSError:
            return None
        try:
            if hashlib.sha256(payload).digest() != checksum:
                raise ValueError("damaged")
            return cast(Any, compiler.CompileResult)._rebuild(target_context, *pickle.loads(payload))
        except Exception:
            # Whatever is wrong with it, compiling anew is right, and overwrites it.
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        path = self._path(sig, data.codegen)
        if path is None:
            return
        if data.library.has_dynamic_globals or any(not lifted.can_cache for lifted in data.lifted):
            warnings.warn(f"{self._name} cannot be kept on disk: it refers to a huge array or a pointer", stacklevel=2)
            return
        if sources_digest(self._package) != _state(self._package)[1]:
            # Somebody edited a rule while this process ran: which state was compiled is anybody's guess.
            return
        payload: bytes = cast(Any, serialize).dumps(data._reduce())
        # A full disk or a folder that cannot be written must not stop the game: the code is in memory.
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            _write(path, hashlib.sha256(payload).digest() + payload)

    def _path(self, sig: Any, codegen: Any) -> Path | None:
        folder = cache_folder(self._package)
        # Types print completely (a record with all fields and offsets), except for those that hold a function or
        # another object of this process: these are printed with its address, and no other process can use them.
        key = repr((sig, codegen.magic_tuple()))
        if folder is None or " at 0x" in key:
            return None
        name = re.sub(r"[^\w.]+", "_", self._name)[-100:]
        return folder / f"{name}-{hashlib.sha256(f'{self._name} {key}'.encode()).hexdigest()[:20]}.bin"

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...


def _write(path: Path, data: bytes) -> None:
    part = path.with_name(f".{os.getpid()}-{os.urandom(4).hex()}.part")
    try:
        part.write_bytes(data)
        # In one step: another process sees the whole file or none.
        part.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise


# Compiling ahead --------------------------------------------------------------------------------------------------


def warm(
    name: str, tasks: Sequence[tuple[str, Callable[[], object]]], progress: Progress | None = None, package: str = _HOME
) -> bool:
    """Runs `tasks`, which call the entries of the game `name`, unless all of that is compiled already.

    Says what it does by `progress(label, done, total)`, last with `done == total`. Of several processes one compiles
    while the others wait for it. Returns whether there was anything to do. Without this, entries compile when called.
    """
    say = progress or _say_nothing
    if not JIT:
        return False
    folder = cache_folder(package)
    ready = None if folder is None else folder / ("ready-" + re.sub(r"[^\w.-]+", "_", name))
    if ready is not None and ready.exists():
        return False
    with _one_at_a_time(folder, lambda: say("waiting for another process that compiles", 0, len(tasks))):
        if ready is not None and ready.exists():
            return False
        for done, (label, task) in enumerate(tasks):
            say(label, done, len(tasks))
            task()
        if folder is not None and ready is not None:
            with contextlib.suppress(OSError):
                ready.touch()
            _forget_unused(folder.parent, keep=folder)
        say("ready", len(tasks), len(tasks))
    return True


def _say_nothing(label: str, done: int, total: int) -> None: ...


@contextlib.contextmanager
def _one_at_a_time(folder: Path | None, waiting: Callable[[], None], patience: float = 300.0) -> Generator[None]:
    """Holds the lock of `folder`. Only saves work: two processes that compile at once disturb each other in nothing,
    so that it is right to go on without when a folder knows no locks or the holder seems to hang."""
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):
            if folder is not None:
                file = stack.enter_context((folder / "lock").open("ab"))
                until, told = time.monotonic() + patience, False
                while not _try_lock(file.fileno()) and time.monotonic() < until:
                    if not told:
                        waiting()
                        told = True
                    time.sleep(0.1)
        # The system lets go of the lock when the file is closed, also when the process is killed.
        yield


def _try_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except (BlockingIOError, PermissionError):
        return False
