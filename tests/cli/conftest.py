"""Fixtures for `patolli play`."""

import io
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from patolli.cli import main
from tests.cli.play.playing import Result, Run


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved in the test's own folder; terminal and language are always the same."""
    monkeypatch.setenv("PATOLLI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(own_folder: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, with these lines as its input."""

    def _run(*args: str, lines: Iterable[str] = ()) -> Result:
        monkeypatch.setattr(sys, "argv", ["patolli", "play", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(SystemExit) as stop:
            main()
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        code = stop.value.code
        return Result(code if isinstance(code, int) else 0 if code is None else 1, said.out, said.err)

    return _run
