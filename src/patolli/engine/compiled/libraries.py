# pyright: basic
"""How kernels are linked: the rules once, in one object file, and not again in everything that calls them.

By default Numba makes each function ready to run: it links in everything the function calls, optimizes it and
translates it to machine code, again for every function at every level. Two kinds of libraries replace that:

- `Inlined`: a kernel that is only ever part of others. It is typed and lowered, nothing more.
- `Apart`: an exported function, or a kernel that is large and called from many places (`@unit`). All inlined kernels
  below it are linked in, optimized together and translated, once. Callers keep its name, and find it in memory.

The symbol of a unit is made of its module, its name and its types, and is the same in every process (Numba's own
contains a per-process counter): so one process can link to what another has compiled. docs/speed.md has the figures.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import llvmlite.binding as llvm
from numba.core import codegen, compiler


class Unit(NamedTuple):
    """What identifies a unit in another process."""

    module: str
    name: str
    types: tuple[Any, ...]
    symbol: str


class _Library(codegen.JITCodeLibrary):
    """A library that may be linked with kernels that are not machine code."""

    def add_linking_library(self, library: Any) -> None:
        if not isinstance(library, Inlined):
            library._ensure_finalized()
        self._linking_libraries.append(library)


class Inlined(_Library):
    """Never runs by itself."""

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironment(self._codegen)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        raise RuntimeError(f"{self.name} is a kernel: only kernels and exported functions can call it")


class _WithoutEnvironment:
    """Numba tells compiled code where its Python objects are. There is no code yet, and kernels use none."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None: ...


class Apart(_Library):
    """Machine code of its own."""

    units: tuple[Unit, ...] = ()
    """The units that it calls."""

    def finalize(self) -> None:
        self._codegen._check_llvm_bugs()
        self._raise_if_finalized()
        found = _all_below(self)
        inlined = [library for library in found if isinstance(library, Inlined)]
        others = [library for library in found if not isinstance(library, Inlined)]
        self.units = tuple(unit for library in others if (unit := unit_of(library)) is not None)
        for library in found:
            self._reload_init.update(library._reload_init)
        # Kernels first: of Numba's own functions the linker takes only those already referenced.
        names = set()
        for library in inlined:
            names.update(function.name for function in library._final_module.functions if not function.is_declaration)
            self._final_module.link_in(library._final_module, preserve=True)
        for library in others:
            if unit_of(library) is None:
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        # Nothing else refers to them, so whatever was inlined everywhere disappears.
        for function in self._final_module.functions:
            if function.name in names:
                function.linkage = "internal"
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _get_module_for_linking(self) -> Any:
        """Kept beside the machine code: only the names of its functions. Nothing is ever inlined from here."""
        if self._shared_module is None:
            self._ensure_finalized()
            names = [
                function.name
                for function in self._final_module.functions
                if not function.is_declaration and function.linkage == llvm.Linkage.external
            ]
            lines = "".join(f'define void @"{name}"() {{ unreachable }}\n' for name in names)
            self._shared_module = llvm.parse_assembly(lines)
        return self._shared_module


def unit_of(library: Any) -> Unit | None:
    """What identifies this unit, if it is one."""
    return getattr(library, "unit", None)


def mark_unit(library: Any, unit: Unit) -> None:
    """Mark a library, compiled or read from disk, as a unit: callers refer to its symbol."""
    library.unit = unit


def _all_below(library: Any, found: dict[Any, None] | None = None) -> dict[Any, None]:
    """Everything that is linked in, including callees of kernels, each once."""
    found = {} if found is None else found
    for below in library._linking_libraries:
        if below not in found:
            found[below] = None
            if isinstance(below, Inlined):
                _all_below(below, found)
    return found


class InlinedCompiler(compiler.Compiler):
    """For kernels."""

    def define_pipelines(self) -> Any:
        _use(self.state, Inlined)
        return super().define_pipelines()


class ApartCompiler(compiler.Compiler):
    """For exported functions and units."""

    def define_pipelines(self) -> Any:
        _use(self.state, Apart)
        return super().define_pipelines()


class KeptCompiler(ApartCompiler):
    """For exported functions and units that are kept on disk: their symbols are the same in every process."""

    def define_pipelines(self) -> Any:
        self.state.func_id.unique_id = 0
        return super().define_pipelines()


def _use(state: Any, kind: type[_Library]) -> None:
    state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
    state.library.enable_object_caching()
