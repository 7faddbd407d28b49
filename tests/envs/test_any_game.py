"""Environments know games by the contract alone, and by the names under which they are installed."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import gymnasium
import pettingzoo
import pytest

import patolli.envs.gymnasium  # noqa: F401
from patolli import envs
from patolli.engine.game import game_names

FILES = sorted((Path(__file__).parents[2] / "src" / "patolli" / "envs").glob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_game_is_named(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
        and ast.get_docstring(node)
    }
    for node in ast.walk(tree):
        words = [str(value) for value in ast.iter_fields(node)] if id(node) not in told else []
        assert not any("tzolkin" in word for word in words if "ast." not in word), ast.dump(node)


def test_every_game_has_its_names() -> None:
    assert game_names()
    for name in game_names():
        assert f"patolli/{name}-v0" in gymnasium.registry
        assert callable(getattr(envs, f"{name}_v0").env)
        zoo: Any = pettingzoo.make("aec", f"patolli/{name}_v0", reward="points")
        assert zoo.unwrapped.game.name == name
