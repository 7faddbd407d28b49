"""The app's types for the server's messages match the current server."""

from __future__ import annotations

import importlib.util

import pytest

from tests.paths import PROJECT

SCRIPT = PROJECT / "web" / "api_types.py"


@pytest.mark.slow
def test_the_types_are_of_this_server() -> None:
    spec = importlib.util.spec_from_file_location("api_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.FILE.read_text(encoding="utf-8") == script.types(), "the types are old ones: make api"
