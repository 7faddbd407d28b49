"""The folders of a user: as variables say, otherwise as the system has it; data stays where people have it."""

import os
import pwd
from collections.abc import Callable
from pathlib import Path

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from patolli.engine import folders
from patolli.engine.folders import cache_folder, data_folder

BOTH = [(data_folder, "PATOLLI_DATA", "XDG_DATA_HOME"), (cache_folder, "PATOLLI_CACHE", "XDG_CACHE_HOME")]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder, and nothing said about others."""
    for _, ours, xdg in BOTH:
        monkeypatch.delenv(ours, raising=False)
        monkeypatch.delenv(xdg, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(("folder", "variable", "_"), BOTH)
def test_a_folder_that_somebody_chose(
    folder: Callable[[], Path], variable: str, _: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "~/here")
    assert folder() == home / "here" / "patolli"
    monkeypatch.chdir(home)
    monkeypatch.setenv(variable, "there")
    assert folder() == home / "there" / "patolli"


def test_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", Unix)
    usual = [home / ".local" / "share" / "patolli", home / ".cache" / "patolli"]
    assert [data_folder(), cache_folder()] == usual
    # The XDG specification: a relative path is invalid and to be ignored.
    for _, _, variable in BOTH:
        monkeypatch.setenv(variable, "relative/is/invalid")
    assert [data_folder(), cache_folder()] == usual
    for _, _, variable in BOTH:
        monkeypatch.setenv(variable, str(home / variable))
    assert [data_folder(), cache_folder()] == [home / variable / "patolli" for _, _, variable in BOTH]


def test_on_macos(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", MacOS)
    assert data_folder() == home / "Library" / "Application Support" / "patolli"
    assert cache_folder() == home / "Library" / "Caches" / "patolli"


def test_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    local = r"C:\Users\Ada\AppData\Local"
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", local)
    monkeypatch.setattr(folders, "PlatformDirs", Windows)
    assert data_folder() == cache_folder() == Path(local, "patolli")


@pytest.mark.parametrize("system", [Unix, MacOS])
def test_somebody_without_a_home(system: type[PlatformDirsABC], monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(user: int) -> object:
        raise KeyError(user)

    monkeypatch.setattr(folders, "PlatformDirs", system)
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for folder in (data_folder, cache_folder):
        with pytest.raises(RuntimeError, match="home"):
            folder()


def test_nothing_is_made_by_asking(home: Path) -> None:
    assert {data_folder(), cache_folder()}
    assert os.listdir(home) == []
