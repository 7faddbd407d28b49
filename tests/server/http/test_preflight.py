"""Repeated parameters, and which methods a path takes."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.server.inside import Inside, inside
from tests.server.rooms import problem


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Generator[Inside]:
    with inside(f"sqlite:///{tmp_path_factory.mktemp('asked') / 'patolli.db'}") as found:
        yield found


@pytest.mark.parametrize(
    ("query", "name"),
    [("limit=1&limit=2", "limit"), ("status=open&limit=1&status=open", "status"), ("x=&x=", "x"),
     ("l%69mit=1&limit=2", "limit")],
)  # fmt: skip
def test_a_value_that_is_there_twice(app: Inside, query: str, name: str) -> None:
    found = problem(app.ask("GET", f"/tables?{query}"), 400, "2 times", name)
    assert found["field"] == name
    assert app.ask("GET", "/tables?limit=1&status=open").status_code == 200


@pytest.mark.parametrize(
    ("path", "methods"),
    [("/tables", "GET, OPTIONS, POST"), ("/games", "GET, OPTIONS"), ("/records", "OPTIONS, POST"),
     (f"/tables/{'a' * 16}", "GET, OPTIONS"), (f"/tables/{'a' * 16}/chat", "GET, OPTIONS, POST")],
)  # fmt: skip
def test_which_methods_a_path_takes(app: Inside, path: str, methods: str) -> None:
    answer = app.ask("OPTIONS", path)
    assert (answer.status_code, answer.headers["allow"]) == (204, methods)
    refused = app.ask("DELETE", path)
    assert refused.status_code == 405
    assert set(refused.headers["allow"].split(", ")) == set(methods.split(", "))
