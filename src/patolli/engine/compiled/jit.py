"""The one place where Numba is configured: how rules become compiled code.

- `@kernel` marks an inner rule function. It stays a plain Python function; compiled code inlines it.
- `@unit` marks a kernel that is large and called from many places: it is compiled once, and called like any function.
- `@exported` marks a function that Python calls: compiled on its first call on this machine, then loaded from disk.

The other modules do the work: `libraries.py` links, `origins.py` knows what code depends on, `cache.py` keeps it on
disk, `ahead.py` compiles before anybody waits for it.

A process may also begin *interpreted* (`begin_interpreted`): exported functions then run as plain Python, a thousand
times slower but without delay, until `take_over` says that they are loaded. Both give the same results, so nobody
notices the switch.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import types
from numba.core.registry import cpu_target

from patolli.engine.compiled import JIT
from patolli.engine.compiled.ahead import is_warm, warm
from patolli.engine.compiled.cache import KernelCache
from patolli.engine.compiled.libraries import ApartCompiler, InlinedCompiler, KeptCompiler, Unit, mark_unit
from patolli.engine.compiled.origins import origin, source_digest, source_files

__all__ = [
    "JIT", "begin_interpreted", "compiled_here", "exported", "is_warm", "kernel", "records", "source_digest",
    "source_files", "take_over", "unit", "warm",
]  # fmt: skip

F = TypeVar("F", bound=Callable[..., Any])

# Without the wrappers for calls from Python, compiling takes half the time. Kernels neither create, keep nor return
# arrays, so they need not count references either: each count is an atomic instruction, at every level of calls.
_INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}


def kernel(f: F, compiled: Callable[..., Any] | None = None) -> F:
    """An inner rule function: compiled into its callers, and therefore not kept on disk by itself.

    Python sees the function as it is; where compiled code needs a different source, pass that as `compiled`.
    """
    if JIT:
        _know(f, _njit(compiled or f, InlinedCompiler, **_INNER))
    return f


def unit(f: F) -> F:
    """A kernel with machine code of its own, kept on disk and shared by all callers."""
    if JIT:
        home = origin(f)
        dispatcher = _njit(f, ApartCompiler if home is None else KeptCompiler, **_INNER)
        if home is not None:
            dispatcher._cache = KernelCache(f, home)
        _know(f, dispatcher)
        compile_for = dispatcher.compile

        def compile_and_mark(signature: Any) -> Any:
            result = compile_for(signature)
            for kinds, made in dispatcher.overloads.items():
                mark_unit(made.library, Unit(f.__module__, f.__name__, kinds, made.fndesc.mangled_name))
            return result

        dispatcher.compile = compile_and_mark
    return f


def exported(f: F) -> F:
    """A function that Python calls."""
    if not JIT:
        return f
    home = origin(f)
    dispatcher = _njit(f, ApartCompiler if home is None else KeptCompiler)
    if home is not None:
        dispatcher._cache = KernelCache(f, home)
    if _switches is not None:
        return cast(F, _Switch(f, dispatcher))
    _early.append((f, dispatcher))
    return dispatcher


def records(n: int, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """`n` zeroed positions. Kernels read and write an element by field, `s.corn[p]`, compiled or not."""
    array = np.zeros(n, dtype)
    # Compiled code resolves fields itself; plain Python needs records with attributes.
    return array if JIT and _switches is None else array.view(np.recarray)


def _njit(f: Callable[..., Any], compiler: type, **options: Any) -> Any:
    return cast(Any, numba.njit)(nogil=True, error_model="numpy", pipeline_class=compiler, **options)(f)


def _know(f: Callable[..., Any], dispatcher: Any) -> None:
    """Tell compiled code what a plain function means when it is called there."""
    compile_for = dispatcher.compile

    # Numba compiles a function again for every integer type and every literal it is called with: several times the work
    # for the same code, since the compiler sees constants anyway where it inlines.
    def compile_with_plain_integers(signature: Any) -> Any:
        kinds = cast(Sequence[Any], signature)
        result = compile_for(tuple(map(_plain_integer, kinds)) if isinstance(kinds, tuple) else kinds)
        _check_results(f, dispatcher)
        return result

    dispatcher.compile = compile_with_plain_integers
    cast(Any, f).dispatcher = dispatcher
    cast(Any, cpu_target).typing_context.insert_global(f, cast(Any, types).Dispatcher(dispatcher))


def _check_results(f: Callable[..., Any], dispatcher: Any) -> None:
    """A kernel does not count references, but its caller may: an array it returned could be freed while in use."""
    models = cast(Any, cpu_target).target_context.data_model_manager
    for made in dispatcher.overloads.values():
        result = made.signature.return_type
        if models[result].contains_nrt_meminfo():
            raise TypeError(f"the kernel {f.__name__} returns {result}: kernels must not return arrays")


def _plain_integer(kind: Any) -> Any:
    numba_types = cast(Any, types)
    return numba_types.int64 if isinstance(numba_types.unliteral(kind), numba_types.Integer) else kind


# Interpreted at first ---------------------------------------------------------------------------------------------

_switches: list[_Switch] | None = None
_early: list[tuple[Callable[..., Any], Any]] = []
"""Exported functions defined before anybody called `begin_interpreted`."""
_here = threading.local()


class _Switch:
    """An exported function that is interpreted until its compiled code is loaded."""

    def __init__(self, f: Callable[..., Any], dispatcher: Any) -> None:
        self.f = f
        self.dispatcher = dispatcher
        self.run: Callable[..., Any] = self._interpret
        self.loaded = False
        if _switches is not None:
            _switches.append(self)

    def __call__(self, *arguments: Any) -> Any:
        if getattr(_here, "compiled", False):
            result = self.dispatcher(*arguments)
            self.loaded = True
            return result
        return self.run(*arguments)

    def _interpret(self, *arguments: Any) -> Any:
        # Plain Python numbers, as compiled code returns them, even if the result is a field of a position.
        result = self.f(*arguments)
        return cast(Any, result).item() if isinstance(result, np.generic) else result


def begin_interpreted() -> bool:
    """Interpret all exported functions until `take_over`: for a process that must answer before anything is compiled,
    and leaves compiling to others. Call this before looking up a game, since games hold these functions; after that it
    is too late, and False means that everything runs compiled as before."""
    global _switches
    if not JIT or _switches is not None:
        return _switches is not None
    if any(not f.__module__.startswith(f"{__package__}.") or "@" in f.__module__ for f, _ in _early):
        return False
    _switches = []
    for f, dispatcher in _early:
        setattr(sys.modules[f.__module__], f.__name__, _Switch(f, dispatcher))
    return True


@contextlib.contextmanager
def compiled_here() -> Generator[None]:
    """Use compiled functions on this thread, to load them before others do."""
    _here.compiled = True
    try:
        yield
    finally:
        _here.compiled = False


def take_over() -> None:
    """From now on all functions that were loaded (`compiled_here`) run compiled, on all threads."""
    for switch in _switches or ():
        if switch.loaded:
            switch.run = switch.dispatcher
