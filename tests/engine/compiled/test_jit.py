"""Compiled code is kept between processes, is never stale, and never gets in the way."""

import hashlib
import json
import os
import shutil
import stat
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import patolli
from patolli.engine.compiled import cache, jit
from patolli.engine.compiled import origins as dependencies

TIMEOUT = 600
SOURCE = Path(patolli.__file__).resolve().parents[1]

TOY = {
    "__init__.py": "",
    "table.json": '{"step": 1}',
    "table.py": """
        import json
        from pathlib import Path

        STEP = json.loads(Path(__file__).with_name("table.json").read_text())["step"]
        """,
    "limits.py": "LIMIT = 100",
    "rules.py": """
        from patolli.engine.compiled.jit import kernel
        from .limits import LIMIT
        from toy.table import STEP

        @kernel
        def grow(corn):
            return min(corn + STEP, LIMIT)
        """,
    "game.py": """
        import numpy as np
        from patolli.engine.compiled import jit
        from toy.rules import (
            grow,
        )

        POSITION = np.dtype([("corn", np.int32, 2), ("turn", np.int8)])

        @jit.exported
        def run(s, n):
            for _ in range(n):
                s.corn[1] = grow(s.corn[1])
            return s.corn[1]

        def ten():
            return int(run(jit.records(1, POSITION)[0], 10))
        """,
    "words.py": "WORDS = 'corn'",
}

# What a process sees: the result, how often it compiled and loaded, and where from.
LOOK = """
import json, sys, toy.game
from patolli.engine.compiled import jit
result = toy.game.ten()
stats = toy.game.run.stats
print(json.dumps({"result": result, "compiled": sum(stats.cache_misses.values()),
                  "loaded": sum(stats.cache_hits.values()), "folder": stats.cache_path}))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A throw-away package with kernels in several files, outside of Patolli, as another author's game would be."""
    folder = tmp_path / "site" / "toy"
    folder.mkdir(parents=True)
    for name, text in TOY.items():
        lines = text.splitlines()
        indent = 8 if len(lines) > 1 and lines[0] == "" else 0
        (folder / name).write_text("\n".join(line[indent:] for line in lines) + "\n")
    return folder


def environment(toy: Path, **more: str) -> dict[str, str]:
    env = {key: value for key, value in os.environ.items() if not key.startswith(("NUMBA_", "PATOLLI_"))}
    # Without bytecode files: Python trusts theirs when an edit keeps size and second.
    env |= {"PYTHONPATH": f"{toy.parent}{os.pathsep}{SOURCE}", "PYTHONDONTWRITEBYTECODE": "1"}
    return env | {"PATOLLI_CACHE": str(toy.parent.parent / "cache")} | more


def start(toy: Path, code: str, **more: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment(toy, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: "subprocess.Popen[str]") -> list[dict]:
    try:
        out, err = process.communicate(timeout=TIMEOUT)
    finally:
        process.kill()
    assert process.returncode == 0, err
    assert err == ""
    return [json.loads(line) for line in out.splitlines()]


def look(toy: Path, **more: str) -> dict:
    return finish(start(toy, LOOK, **more))[-1]


def edit(path: Path, old: str, new: str) -> None:
    """Changes a file so that neither its size nor its time shows it."""
    before = path.stat()
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size


@pytest.mark.compiled
def test_second_process_loads_and_does_not_compile(toy: Path) -> None:
    first, second = look(toy), look(toy)
    assert (first["result"], first["compiled"], first["loaded"]) == (10, 1, 0)
    assert (second["result"], second["compiled"], second["loaded"]) == (10, 0, 1)
    assert Path(first["folder"]).parent == toy.parent.parent / "cache" / "patolli" / "kernels"


@pytest.mark.compiled
def test_a_change_anywhere_below_an_entry_is_noticed(toy: Path) -> None:
    assert look(toy)["result"] == 10
    for file, old, new, result in [
        ("rules.py", "corn + STEP", "corn - STEP", -10),
        ("limits.py", "100", "7  ", 7),
        ("table.json", "1", "2", 20),
        ("game.py", "range(n)", "range(9)", 9),
    ]:
        edit(toy / file, old, new)
        after = look(toy)
        assert (after["result"], after["compiled"]) == (result, 1), file
        edit(toy / file, new, old)
    back = look(toy)
    assert (back["result"], back["compiled"], back["loaded"]) == (10, 0, 1)


@pytest.mark.compiled
def test_two_clones_share_what_is_the_same_and_nothing_else(toy: Path) -> None:
    clone = toy.parent.parent / "clone" / "toy"
    shutil.copytree(toy, clone)
    cache = {"PATOLLI_CACHE": str(toy.parent.parent / "cache")}
    assert look(toy)["compiled"] == 1
    assert look(clone, **cache)["loaded"] == 1
    edit(clone / "rules.py", "corn + STEP", "corn - STEP")
    assert [look(path, **cache)["result"] for path in (clone, toy, clone, toy)] == [-10, 10, -10, 10]


@pytest.mark.compiled
def test_code_of_a_rule_edited_while_running_is_not_kept(toy: Path) -> None:
    during = f"""
import pathlib, toy.game
rules = pathlib.Path({str(toy / "rules.py")!r})
rules.write_text(rules.read_text().replace("corn + STEP", "corn - STEP"))
{LOOK}
"""
    (running,) = finish(start(toy, during))
    assert (running["result"], running["compiled"]) == (10, 1)
    assert list(Path(running["folder"]).glob("*.bin")) == []
    assert look(toy)["result"] == -10


WARM = """
import json, pathlib, time
from patolli.engine.compiled import jit
import toy.game
go = pathlib.Path(GO)

def slowly():
    until = time.monotonic() + 300
    while not go.exists() and time.monotonic() < until:
        time.sleep(0.02)
    toy.game.ten()

def say(label, done, total):
    print(json.dumps([label, done, total]), flush=True)

worked = jit.warm("toy", [("run", slowly), ("again", toy.game.ten)], say, package="toy")
stats = toy.game.run.stats
print(json.dumps({"worked": worked, "compiled": sum(stats.cache_misses.values()), "result": toy.game.ten(),
                  "loaded": sum(toy.game.run.stats.cache_hits.values())}))
"""


@pytest.mark.compiled
def test_of_two_processes_one_compiles_and_the_other_waits(toy: Path) -> None:
    go = toy.parent.parent / "go"
    code = WARM.replace("GO", repr(str(go)), 1)
    first = start(toy, code)
    assert first.stdout is not None
    assert json.loads(first.stdout.readline()) == ["run", 0, 2]
    second = start(toy, code)
    assert second.stdout is not None
    assert json.loads(second.stdout.readline()) == ["waiting for another process to compile", 0, 2]
    go.touch()
    *said, one = finish(first)
    (two,) = finish(second)
    assert said == [["again", 1, 2], ["ready", 2, 2]]
    assert one == {"worked": True, "compiled": 1, "result": 10, "loaded": 0}
    assert two == {"worked": False, "compiled": 0, "result": 10, "loaded": 1}
    (third,) = finish(start(toy, code))
    assert third == two


@pytest.mark.compiled
def test_processes_that_do_not_wait_do_no_harm(toy: Path) -> None:
    """Each compiles another signature of the same entry at the same time; nothing is lost."""
    code = LOOK.replace(
        "result = toy.game.ten()", "result = int(toy.game.run(jit.records(1, toy.game.POSITION)[0], COUNT))"
    )
    forms = ["10", "jit.np.int32(10)", "jit.np.int16(10)"]
    for process in [start(toy, code.replace("COUNT", form)) for form in [*forms, forms[0]]]:
        assert finish(process)[-1]["result"] == 10
    for form in forms:
        again = finish(start(toy, code.replace("COUNT", form)))[-1]
        assert (again["result"], again["compiled"], again["loaded"]) == (10, 0, 1)


@pytest.mark.compiled
def test_nothing_is_written_beside_the_sources(toy: Path) -> None:
    before = sorted(toy.rglob("*"))
    modes = {path: path.stat().st_mode for path in [toy, *before]}
    for path in modes:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        assert look(toy)["compiled"] == 1
        assert look(toy)["loaded"] == 1
        assert sorted(toy.rglob("*")) == before
    finally:
        for path, mode in modes.items():
            path.chmod(mode)


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform == "win32", reason="owners and modes are a matter of POSIX")
def test_a_cache_folder_that_cannot_be_made_is_replaced_by_a_private_one(toy: Path) -> None:
    base = toy.parent.parent
    (base / "file").write_text("not a folder")
    (base / "temporary").mkdir()
    broken = {"PATOLLI_CACHE": str(base / "file" / "below"), "TMPDIR": str(base / "temporary")}
    first = look(toy, **broken)
    (private,) = (base / "temporary").iterdir()
    assert private in Path(first["folder"]).parents
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    assert look(toy, **broken)["loaded"] == 1
    private.chmod(0o777)
    exposed = look(toy, **broken, PYTHONWARNINGS="ignore")
    assert (exposed["result"], exposed["compiled"], exposed["folder"]) == (10, 1, None)


@pytest.mark.compiled
def test_a_damaged_file_is_compiled_again(toy: Path) -> None:
    (path,) = Path(look(toy)["folder"]).glob("*.bin")
    good = path.read_bytes()
    middle = len(good) // 2
    for damage in (
        good[:middle],
        b"",
        b"x" * len(good),
        good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :],
        hashlib.sha256(b"no pickle").digest() + b"no pickle",
    ):
        path.write_bytes(damage)
        repaired = look(toy)
        assert (repaired["result"], repaired["compiled"]) == (10, 1)
    assert look(toy)["loaded"] == 1
    path.unlink()
    path.mkdir()
    assert look(toy)["result"] == 10


@pytest.mark.compiled
def test_a_lone_script_is_compiled_each_time(toy: Path) -> None:
    script = toy.parent / "lone.py"
    script.write_text((toy / "game.py").read_text())
    assert [look_at_script(toy)["compiled"] for _ in range(2)] == [1, 1]


def look_at_script(toy: Path) -> dict:
    return finish(start(toy, LOOK.replace("toy.game", "lone")))[-1]


@pytest.mark.compiled
def test_month_old_code_is_forgotten_when_new_code_is_compiled(toy: Path) -> None:
    kernels = toy.parent.parent / "cache" / "patolli" / "kernels"
    now = time.time()
    for name, days in {"old": 31, "recent": 29}.items():
        (kernels / name).mkdir(parents=True)
        (kernels / name / "used").touch()
        os.utime(kernels / name / "used", (now, now - days * 86400))
    go = toy.parent.parent / "go"
    go.touch()
    finish(start(toy, WARM.replace("GO", repr(str(go)), 1)))
    names = {folder.name for folder in kernels.iterdir()}
    assert "recent" in names
    assert "old" not in names


def test_interpreted_kernels_are_plain_functions(toy: Path) -> None:
    code = """
import json, toy.game, types
from patolli.engine.compiled import jit
print(json.dumps([jit.JIT, type(toy.game.run) is types.FunctionType, toy.game.ten(),
                  jit.warm("toy", [("run", lambda: 1 / 0)], None, package="toy")]))
"""
    assert finish(start(toy, code, NUMBA_DISABLE_JIT="1")) == [[False, True, 10, False]]
    assert not (toy.parent.parent / "cache").exists()


@pytest.mark.skipif(not jit.JIT, reason="compares with compiled kernels")
def test_numba_is_left_alone_for_others() -> None:
    from numba.core import config

    assert vars(config)["CACHE_DIR"] == os.environ.get("NUMBA_CACHE_DIR", "")


@pytest.mark.skipif(not jit.JIT, reason="is about compiling")
@pytest.mark.parametrize("mark", [jit.kernel, jit.unit])
def test_a_kernel_that_returns_an_array_does_not_compile(mark: Callable[[Any], Any]) -> None:
    """Numba itself lets a kernel return an array that it was given, alone or in a tuple."""

    @mark
    def whole(a: Any) -> Any:
        return a

    @mark
    def pair(a: Any) -> Any:
        return 1, a

    @mark
    def one(a: Any) -> Any:
        return a[1]

    @jit.exported
    def through_whole(a: Any) -> Any:
        return whole(a)[0]

    @jit.exported
    def through_pair(a: Any) -> Any:
        return pair(a)[0]

    @jit.exported
    def through_one(a: Any) -> Any:
        return one(a)

    for name, run in {"whole": through_whole, "pair": through_pair}.items():
        for _ in range(2):
            with pytest.raises(TypeError, match=f"the kernel {name} returns .*: kernels must not return arrays"):
                run(np.arange(3))
    assert through_one(np.arange(3)) == 1


def test_records_are_zeroed_and_have_fields() -> None:
    positions = jit.records(3, np.dtype([("corn", np.int32, 2), ("inner", np.dtype([("x", np.int8)]))]))
    assert positions.shape == (3,)
    assert positions.tobytes() == bytes(3 * 9)
    if not jit.JIT:
        positions[1].corn[0] = 5
        positions[1].inner.x = 6
        assert (positions["corn"][1, 0], positions["inner"]["x"][1]) == (5, 6)


# What the digest is taken over


@pytest.fixture
def loaded_toy(toy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    module = ModuleType("toy")
    module.__file__ = str(toy / "__init__.py")
    monkeypatch.setitem(sys.modules, "toy", module)
    return toy


def names(package: str) -> set[str]:
    return {name for name, _ in jit.source_files(package)}


def test_only_what_an_entry_can_reach_counts(loaded_toy: Path) -> None:
    mine = {name for name in names("toy") if name.startswith("toy/")}
    assert mine == {"toy/__init__.py", "toy/game.py", "toy/rules.py", "toy/limits.py", "toy/table.py", "toy/table.json"}
    before = jit.source_digest("toy")
    (loaded_toy / "words.py").write_text("WORDS = 'maize'")
    assert jit.source_digest("toy") == before
    (loaded_toy / "table.json").write_text('{"step": 3}')
    assert jit.source_digest("toy") != before


@pytest.mark.parametrize(
    "statement",
    [
        "from toy.far.away import there",
        "from toy.far import away",
        "from toy.far import (  # why (so)\n    near,\n    away as elsewhere,\n)",
        "from toy.far \\\n    import away",
        "from toy.far import near, \\\n    away",
        "import toy.far.away",
        "import math, toy.far.away as there",
        "from .far import away",
        "from .far.away import there",
        "from . import far\nimport toy.limits",
        "def f():\n    from .far import away",
        "from .far import *",
        "from toy import far",
    ],
)
def test_every_form_of_import_is_followed(loaded_toy: Path, statement: str) -> None:
    far = loaded_toy / "far"
    far.mkdir()
    (far / "__init__.py").write_text("from .away import there\n")
    (far / "away.py").write_text("from ..further import beyond\n")
    (far / "shape.csv").write_text("1,2\n")
    (loaded_toy / "further.py").write_text("from patolli.engine.compiled.rng import below\n")
    (loaded_toy / "game.py").write_text(f"{statement}\n@exported\ndef f(): ...\n")
    assert names("toy") >= {"toy/far/__init__.py", "toy/far/away.py", "toy/far/shape.csv", "toy/further.py"}


def test_own_kernels_are_covered_and_other_packages_are_not() -> None:
    own = names("patolli")
    assert "patolli/engine/compiled/jit.py" in own
    folders = {name.split("/")[1] for name in own}
    assert folders.isdisjoint({"cli", "server", "arena"})
    assert [name for name in own if name.split("/")[1] == "envs"] == ["patolli/envs/batch_kernels.py"]


def test_settings_of_the_compiler_count(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = dependencies._toolchain.__wrapped__()
    monkeypatch.setenv("NUMBA_NUM_THREADS", "1")
    assert dependencies._toolchain.__wrapped__() == plain
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert dependencies._toolchain.__wrapped__() != plain


def test_a_folder_warmed_by_somebody_else_is_good_for_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(self)

    monkeypatch.setattr(Path, "touch", refuse)
    assert not cache._usable(tmp_path)
    (tmp_path / "ready-toy").write_text("")
    assert cache._usable(tmp_path)
    if sys.platform != "win32":
        # Where others can write, others can decide what is run here.
        tmp_path.chmod(0o777)
        with pytest.warns(UserWarning, match="others may write"):
            assert not cache._usable(tmp_path)


@pytest.mark.compiled
@pytest.mark.skipif(sys.platform == "win32", reason="owners and modes are a matter of POSIX")
def test_code_that_others_may_have_written_is_compiled_anew(toy: Path) -> None:
    """Loading it means running it."""
    folder = Path(look(toy)["folder"])
    (path,) = folder.glob("*.bin")
    assert stat.S_IMODE(folder.stat().st_mode) & 0o022 == 0
    assert stat.S_IMODE(path.stat().st_mode) & 0o022 == 0
    assert look(toy)["loaded"] == 1
    for mode in (0o664, 0o646):
        path.chmod(mode)
        again = look(toy, PYTHONWARNINGS="ignore")
        assert (again["result"], again["compiled"], again["loaded"]) == (10, 1, 0)
        assert stat.S_IMODE(path.stat().st_mode) & 0o022 == 0  # and is ours again
        assert look(toy)["loaded"] == 1
    folder.chmod(0o775)
    elsewhere = {"TMPDIR": str(toy.parent.parent), "PYTHONWARNINGS": "ignore"}
    assert look(toy, **elsewhere)["folder"] != str(folder)
    folder.chmod(0o755)
    assert look(toy)["loaded"] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="owners and modes are a matter of POSIX")
def test_whose_files_are_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "code.bin"
    file.write_bytes(b"")
    file.chmod(0o644)
    assert cache._own(file.stat())
    for mode in (0o664, 0o646, 0o666):
        file.chmod(mode)
        assert not cache._own(file.stat())
    file.chmod(0o600)
    monkeypatch.setattr(os, "getuid", lambda: file.stat().st_uid + 1)
    # Somebody else's is trusted only if that is root.
    assert cache._own(file.stat()) == (file.stat().st_uid == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="owners and modes are a matter of POSIX")
def test_what_is_not_trusted_is_said_once(tmp_path: Path) -> None:
    tmp_path.chmod(0o770)
    cache._say_distrusted.cache_clear()
    with pytest.warns(UserWarning, match="others may write"):
        assert not cache._trusted(tmp_path)
    with warnings.catch_warnings(action="error"):
        assert not cache._trusted(tmp_path)
