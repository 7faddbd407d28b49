"""Requests of every kind to every address, made up from the OpenAPI document: the answers are what it says."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from schemathesis.checks import load_all_checks

from patolli.engine.match import Match
from tests.server.history_tables import recorded
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving

load_all_checks()

EXAMPLES = 6
"""Of each kind, for each address."""


class World:
    """A server with tables at every stage, and who sits at them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.session = requests.Session()
        self.client = httpx.Client(base_url=f"{server.url}/api", timeout=60)
        self.player = self.post("/players", {"name": "Ana", "password": "long enough"})["secret"]
        two = [{"kind": "mine", "name": "Ana"}, {"kind": "mine", "name": "Ben"}]
        self.tables = [
            self.table(seats=two),
            self.table(seats=[{"kind": "mine"}, {"kind": "open"}], listed=True),
            self.table(seats=[*two, {"kind": "bot", "strength": "random"}], clock={"kind": "days", "days": 3}),
            self.post("/records", {"record": recorded(), "listed": True, "at": 20})
        ]
        self.over = self.post("/records", {"record": recorded()})["table"]["id"]
        self.turn = itertools.count()

    def post(self, path: str, body: Any, **headers: str) -> Any:
        answer = self.client.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, **body: Any) -> Any:
        return self.post("/tables", {"game": "tzolkin"} | body, Authorization=f"Bearer {self.player}")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Generator[World]:
    folder = tmp_path_factory.mktemp("openapi")
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'patolli.db'}"
    else:
        postgres: Postgres | str = request.getfixturevalue("postgres_or_why")
        if isinstance(postgres, str):
            pytest.skip(postgres)
        url = postgres.new_database()
    with serving(url, folder, "--no-limits") as server:
        yield World(server)
        assert server.troubles() == []



import collections, time
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
SEEN = collections.Counter()
TIME = collections.Counter()

@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_address(world: World, subtests: Any, mode) -> None:
    schema = schemathesis.openapi.from_url(f"{world.server.url}/schema/openapi.json")
    print()
    for result in schema.get_all_operations():
        operation = result.ok()
        with subtests.test(operation.label):
            try: strategy = operation.as_strategy(generation_mode=mode)
            except Exception as e:
                print(operation.label, repr(e)[:100]); continue

            @settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
            @given(strategy)
            def check(case: schemathesis.Case) -> None:
                t=time.time()
                r = case.call(base_url=world.server.url, session=world.session)
                TIME["call"]+=time.time()-t
                SEEN[operation.label, r.status_code]+=1
                case.validate_response(r)
                TIME["both"]+=time.time()-t

            t=time.time()
            check()
            TIME["all"]+=time.time()-t
    print(TIME)
    for k,v in sorted(SEEN.items()): print(k,v)
    assert 0
