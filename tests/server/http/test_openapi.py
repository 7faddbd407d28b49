"""Requests of every kind to every address, made up from the OpenAPI document: the responses match it."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import ExitStack
from typing import Any, cast

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import CHECKS, CheckFunction, load_all_checks

from patolli.wire import library, messages
from tests import luck
from tests.paths import CHAPEL
from tests.server.history.tables import recorded
from tests.server.inside import inside
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving
from tests.study.test_files import GOOD as LESSON

load_all_checks()

EXAMPLES = 6
"""Of good and of bad requests, for each address."""
PASSWORD = "long enough"
HOOK = {"kind": "webhook", "url": "http://127.0.0.1:9999/hook"}
"""Where nothing is sent: a server does not speak with its own machine."""
ROOM = {"game": "tzolkin", "lesson": "placing", "step": 2}
SCHOOL: dict[str, dict[str, Any]] = {
    "/lessons": {"text": json.dumps(LESSON), "keep": True},
    "/lessons/{own_id}": {"step": 1, "tried": ["place:palenque"]},
    "/classrooms": ROOM,
    "/classrooms/{classroom}": {"step": 3, "open": True},
    "/classrooms/{classroom}/try": {"step": 2, "tried": ["place:start"]},
    "/classrooms/{classroom}/answers": {
        "secret": "s" * 20, "name": "Ana", "step": 2, "steps": ["place:start", "end"],
    },
}  # fmt: skip
"""What is sent there, which only makes sense as a whole."""
PATIENCE = 120
"""Seconds: the machine may be busy with other tests."""
NOT_TAKEN = {400, 404, 422}
"""Good requests may be refused with these because of their subject, which the document cannot know."""


class World:
    """A server with tables at every stage, and who sits at them."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self.session = requests.Session()
        self._client = httpx.Client(base_url=f"{server.url}/api", timeout=60, limits=httpx.Limits(keepalive_expiry=2))
        self.seen: Counter[tuple[str, int]] = Counter()
        self._numbers = itertools.count()
        self._kept: list[str] = []
        self._player: str = self._post("/players", {"name": "Ana", "password": PASSWORD})["secret"]
        self._told: list[str] = [self._post("/players", {"name": f"Told {number}"})["secret"] for number in range(4)]
        mine, bot = {"kind": "mine"}, {"kind": "bot", "strength": "random"}
        self._waiting = [mine, {"kind": "open"}]
        self._tables = [
            self._table(seats=[mine, mine], coach=True),
            self._table(seats=self._waiting, listed=True),
            self._table(seats=[mine, mine, bot], clock={"kind": "days", "days": 3}),
            self._post("/records", {"record": recorded(), "listed": True, "at": 20}),
            self._post("/records", {"record": recorded(), "listed": True}),
            self._finished(),
        ]

    def _post(self, path: str, body: Any, **headers: str) -> Any:
        answer = self._client.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def _table(self, **body: Any) -> Any:
        return self._post("/tables", {"game": "tzolkin"} | body, Authorization=f"Bearer {self._player}")

    def _finished(self) -> Any:
        """A table that is over, with people at it."""
        record = recorded()
        table = self._post("/records", {"record": record, "at": len(record["moves"]) - 1, "coach": True})
        last = {"seq": table["table"]["seq"], "steps": record["moves"][-1:]}
        for key in table["keys"]:
            if key["seat"] == table["table"]["turn"]:
                self._post(f"/tables/{table['table']['id']}/commit", last, **{"Patolli-Seat": key["secret"]})
        return table

    def _file(self) -> str:
        """Of cards, on the player's shelf."""
        body, secret = {"text": CHAPEL.read_text(encoding="utf-8")}, f"Bearer {self._player}"
        return self._post("/games/settlers/files", body, Authorization=secret)["file"]["sha256"]

    def _fill_school(self, case: Case) -> None:
        """Lessons and classrooms of the player."""
        by = {"Authorization": f"Bearer {self._player}"}
        for header in ("Patolli-Seat", "Patolli-Shelf"):
            case.headers.pop(header, None)
        case.headers.update(by)
        # A player may keep only a few: the previous one goes.
        for path in self._kept:
            self._client.delete(path, headers=by)
        self._kept.clear()
        if "own_id" in case.path_parameters:
            made = self._post("/lessons", {"text": json.dumps(LESSON), "keep": True}, **by)["lesson"]["id"]
            case.path_parameters["own_id"] = made
            self._kept.append(f"/lessons/{made}")
        if "classroom" in case.path_parameters:
            made = self._post("/classrooms", ROOM, **by)["id"]
            case.path_parameters["classroom"] = made
            self._kept.append(f"/classrooms/{made}")
        if isinstance(case.body, dict):
            case.body = SCHOOL[case.path.removeprefix("/api")]

    # What only a player knows

    def fill(self, case: Case) -> None:
        """Fill in what somebody at a table would say: which table, who, and what makes sense there."""
        number = next(self._numbers)
        what = case.path.rpartition("/")[2]
        # At the first table nobody leaves, so that turns can be made there; the last one is over.
        special = {"preview": 0, "reasons": 0, "commit": 0, "rematch": -1, "remove": 2, "new": 0}
        special["coach"] = -1 if case.method == "GET" else 0
        table = self._tables[special.get(what, 1 + number % (len(self._tables) - 1))]
        if what in ("join", "start") and number % 2:  # which works once at a table
            table = self._table(seats=self._waiting)
        if "id" in case.path_parameters:
            case.path_parameters["id"] = table["table"]["id"]
        if case.meta and case.meta.generation.mode is GenerationMode.NEGATIVE:
            return
        if "name" in case.path_parameters:
            case.path_parameters["name"] = "ana"
        if "game" in case.path_parameters:
            of_cards = what in ("cards", "decks", "files") or "sha256" in case.path_parameters
            case.path_parameters["game"] = "settlers" if of_cards else "tzolkin"
        if "sha256" in case.path_parameters:
            case.path_parameters["sha256"] = self._file()
        if "game" in case.query:
            case.query["game"] = "tzolkin"
        for header in ("Patolli-Seat", "Authorization"):
            case.headers.pop(header, None)
        keys = table["keys"]
        if what == "join" and number % 2:
            pass  # a guest
        elif keys and "sha256" not in case.path_parameters and (what == "start" or number % 7 < 5):
            case.headers["Patolli-Seat"] = keys[number % len(keys)]["secret"]
        elif what != "logout" and number % 7 != 6:
            case.headers["Authorization"] = f"Bearer {self._player}"
        if case.path.startswith(("/api/lessons", "/api/classrooms")):
            self._fill_school(case)
            return
        if "/alerts" in case.path:
            self._fill_alerts(case, number)
        if "lesson" in case.path_parameters:
            case.path_parameters["lesson"] = "placing"
        if "/figures/" in case.path:
            case.path_parameters |= {"game": "tzolkin", "name": "placing"}
        if isinstance(case.body, dict):
            body: dict[str, Any] = whole(case.body)
            self._fill_body(what, body, case, number)
            case.body = body

    def _fill_alerts(self, case: Case, number: int) -> None:
        """For one of several players: each may do only some things per hour."""
        for header in ("Patolli-Seat", "Authorization"):
            case.headers.pop(header, None)
        if "id" in case.path_parameters:
            case.path_parameters["id"] = self._tables[0]["table"]["id"]
            secret = self._player
        else:
            secret = self._told[number % len(self._told)]
        if "channel" in case.path_parameters:
            channel = self._post("/alerts/channels", HOOK, Authorization=f"Bearer {secret}")
            case.path_parameters["channel"] = channel["id"]
        if number % 7 != 6:
            case.headers["Authorization"] = f"Bearer {secret}"

    def _fill_body(self, what: str, body: dict[str, Any], case: Case, number: int) -> None:
        if what == "tables":
            body |= {"game": "tzolkin", "seats": (body["seats"] * 2)[:4], "rated": False, "coach": False}
        elif what == "records":
            body |= {"record": recorded(), "seats": [], "at": body.get("at") and number % 100}
        elif what == "decks":
            deck = {"format": "patolli-deck", "version": 1, "faction": "roman", "cards": ["ROM001"]}
            body["deck"] = body["deck"] if number % 2 else deck
        elif what == "players":
            body["name"] = f"Player{number}x"
        elif what == "login" and number % 2:
            body |= {"name": "ANA", "password": PASSWORD}
        elif what == "password":
            body |= {"password": PASSWORD, "old": PASSWORD}
        elif what == "fork":
            body |= {"at": 0, "seats": []}
        elif what == "remove":
            body |= {"seat": 1, "player": None, "block": True}
        elif what == "join":
            body["seat"] = 1 if number % 2 else body.get("seat")
        elif what == "start":
            body["fill"] = "random" if number % 2 else body.get("fill")
        elif what == "hand-over":
            body["seat"] = number % 2
        elif what == "alerts":
            body |= {"zone": "Europe/Kyiv", "quiet_from": 1320, "quiet_to": number % 1440}
        elif what == "channels" and number % 2:
            body.clear()
            body |= HOOK
        elif "lesson" in case.path_parameters:
            body |= {"step": number % 3, "tried": []}
        elif what == "chat":
            body["text"] = "x" + body["text"][:399]
        elif what in ("preview", "reasons", "commit", "coach", "new"):
            self._fill_turn(body, case)
            if what == "coach":
                self._fill_up(body, case)
        elif what == "hint":
            body |= {"simulations": 100, "steps": [], "at": 1 if number % 2 else None}

    def _fill_turn(self, body: dict[str, Any], case: Case) -> None:
        path = f"/tables/{case.path_parameters['id']}/position"
        position = self._client.get(path, headers=dict(case.headers)).json()
        # A table that waits for players has no position.
        body["seq"] = position.get("seq") or 0
        body["steps"] = [choice["token"] for choice in position.get("legal", [])[:1] if "token" in choice]

    def _fill_up(self, body: dict[str, Any], case: Case) -> None:
        """Whole turns only."""
        path = f"/tables/{case.path_parameters['id']}/preview"
        for _ in range(20):
            turn = {"seq": body["seq"], "steps": body["steps"]}
            tried = self._client.post(path, json=turn, headers=dict(case.headers)).json()
            # A refusal may name what is legal as plain tokens, or say nothing of it.
            legal = [choice["token"] for choice in tried.get("legal") or [] if "token" in choice]
            if tried.get("complete") or not legal:
                return
            body["steps"].append("end" if "end" in legal else legal[0])

    # Asking

    def check(self, case: Case) -> None:
        self.fill(case)
        answer = case.call(base_url=self.url, session=self.session, timeout=PATIENCE)
        status = answer.status_code
        self.seen[case.operation.label, status] += 1
        if secured(case.operation) and not {"Patolli-Seat", "Authorization"} & {*case.headers}:
            assert status in (400, 401, 403), answer.text
        # The caller was filled in, which the check for that does not know.
        wrong = {"ignored_auth"} | ({"positive_data_acceptance"} if status in NOT_TAKEN else set())
        wrong |= {"negative_data_rejection"} if status == 413 else set()  # which is a rejection, too
        excluded = cast(list[CheckFunction], CHECKS.get_by_names(list(wrong)))
        case.validate_response(answer, excluded_checks=excluded)


def secured(operation: APIOperation) -> bool:
    """Whether the document says that a secret is needed."""
    needed = operation.definition.raw.get("security", [{}])
    return {} not in needed


def whole(value: Any) -> Any:
    """7 for 7.0: the same number for a schema, but not for every JSON reader."""
    if isinstance(value, dict):
        return {key: whole(part) for key, part in value.items()}
    if isinstance(value, list):
        return [whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


# The same requests to the other database take long: differences there are covered by all tests with the fixture `app`.
@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Generator[World]:
    folder = tmp_path_factory.mktemp("openapi")
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'patolli.db'}"
    else:
        postgres: Postgres | str = request.getfixturevalue("postgres_or_why")
        if isinstance(postgres, str):
            pytest.skip(postgres)
        url = postgres.new_database()
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setenv("PATOLLI_CARDS", str(folder / "cards"))
        server = stack.enter_context(serving(url, folder, "--no-limits"))
        yield World(server)
        assert server.troubles() == []
        assert requests.get(f"{server.url}/health", timeout=120).json()["status"] == "ok"


def attack(operation: APIOperation, mode: GenerationMode, check: Callable[[Case], None]) -> None:
    """Some requests to one address; none if there are none of this kind."""
    random.seed(luck.SEED)  # Hypothesis sees to that while it draws, not while Schemathesis makes up its mind before
    run = settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])(
        given(operation.as_strategy(generation_mode=mode))(check)
    )
    luck.seeded(run)
    try:
        run()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE


@pytest.mark.drawn
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_address_answers_as_documented(world: World, mode: GenerationMode) -> None:
    document = schemathesis.openapi.from_url(f"{world.url}/schema/openapi.json")
    wrong: list[str] = []
    for result in document.get_all_operations():
        operation: APIOperation = cast(Any, result).ok()

        def check(case: Case) -> None:
            world.check(case)

        try:
            attack(operation, mode, check)
        except (Exception, ExceptionGroup) as error:
            wrong.append(f"{operation.label}: {error}")
    assert not wrong, "\n\n".join(wrong)
    if mode is GenerationMode.POSITIVE:
        reached = {label for label, status in world.seen if status < 300}
        beyond = {"POST /api/players/logout", "POST /api/tables/{id}/take-back", "POST /api/tables/{id}/wait"}
        beyond |= {"POST /api/alerts/confirm", "POST /api/alerts/stop/{token}"}  # by links in emails
        assert {label for label, _ in world.seen} - reached <= beyond


def test_every_refusal_is_documented(sqlite_url: str) -> None:
    with inside(sqlite_url) as app:
        document = app.run(app.client.get("/schema/openapi.json")).json()
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            bad = {code: spec for code, spec in operation["responses"].items() if code >= "400"}
            if path == "/health":
                del bad["503"]  # which says why
            assert bad, path
            assert all(spec["content"] == problem for spec in bad.values()), path
            assert ("{id}" not in path) or "404" in bad
            if method == "post" and "requestBody" in operation:
                assert {"400", "413", "415"} <= {*bad}
            if {} not in operation.get("security", [{}]):
                assert "401" in bad
    for name, schema in document["components"]["schemas"].items():
        struct = getattr(messages, name, None) or getattr(library, name, None)  # else a part of the view of a game
        strict = struct is None or issubclass(struct, messages.Request)
        assert (schema.get("additionalProperties") is False) == strict, name
    assert {*document["components"]["securitySchemes"]} == {"seat", "player", "shelf"}
