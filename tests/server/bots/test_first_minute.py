"""A server on a machine where nothing is compiled yet: it answers at once, and everything except bots works."""

import signal
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from patolli.engine.compiled.jit import JIT
from patolli.server.hall import store
from patolli.server.storage.database import open_database
from tests.server.serving import serving

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is ever compiled")

# Compiling takes long enough to be observed, however quick the machine is: it begins when the test says so.
LATER = """
import pathlib, time
from patolli.agents.ready.crew import Crew
compile_job = Crew._compile
def later(self, work):
    while not pathlib.Path({go!r}).exists() and not self._closing:
        time.sleep(0.05)
    return compile_job(self, work) if not self._closing else "closed"
Crew._compile = later
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tzolkin", "settlers"])
def test_people_play_before_anything_is_compiled(
    game: str, sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATOLLI_CACHE", str(tmp_path / "cache"))
    go = tmp_path / "go"
    with (
        serving(sqlite_url, tmp_path, "--no-limits", spoiled=LATER.format(go=str(go))) as server,
        httpx.Client(base_url=f"{server.url}/api", timeout=120) as client,
    ):
        found = client.get("/preparations").json()
        assert not found["ready"]
        assert {(part["game"], part["part"]) for part in found["parts"]} == {
            (name, part) for name in ("tzolkin", "settlers") for part in ("rules", "bots")
        }
        assert all(0 <= part["share"] < 1 and part["left"] > 0 for part in found["parts"])
        seats = [{"kind": "mine", "name": "Ana"}, {"kind": "mine", "name": "Ben"}]
        made = client.post("/tables", json={"game": game, "seats": seats}).json()
        # What somebody plays comes first from now on.
        assert [part["game"] for part in client.get("/preparations").json()["parts"]][:2] == [game, game]
        id, secrets = made["table"]["id"], [key["secret"] for key in made["keys"]]
        for _ in range(4):
            play_turn(client, id, secrets)
        hint = client.post(f"/tables/{id}/hint", json={}, headers=seat_header(client, id, secrets))
        assert (hint.status_code, hint.json()["error"]) == (503, "unavailable")
        assert "being compiled" in hint.json()["detail"]
        view = client.get(f"/tables/{id}/position", headers={"Patolli-Seat": secrets[0]}).json()["view"]
        assert server.stop() == -signal.SIGTERM  # in the middle of it, and at once
        assert server.troubles() == []
    # The same moves lead to the same view where everything is compiled.
    database = open_database(sqlite_url)
    with database.reading.connect() as connection:
        table = store.load_table(connection, id)
    database.close()
    assert table is not None
    assert msgspec.json.decode(msgspec.json.encode(table.match.view(0))) == view


def test_nothing_changes_when_compiled_code_takes_over(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the compiled code of this machine it takes a moment; the game goes on, and a bot answers."""
    go = tmp_path / "go"
    code = LATER.format(go=str(go)) + NOT_READY_YET.format(go=str(go))
    with (
        serving(sqlite_url, tmp_path, "--no-limits", spoiled=code) as server,
        httpx.Client(base_url=f"{server.url}/api", timeout=120) as client,
    ):
        assert not client.get("/preparations").json()["ready"]
        seats = [{"kind": "mine", "name": "Ana"}, {"kind": "mine", "name": "Ben"}, {"kind": "bot", "strength": "easy"}]
        made = client.post("/tables", json={"game": "tzolkin", "seats": seats}).json()
        id, secrets = made["table"]["id"], [key["secret"] for key in made["keys"]]
        while client.get(f"/tables/{id}").json()["turn"] != 2:
            play_turn(client, id, secrets)
        before = client.get(f"/tables/{id}/position").json()
        go.touch()
        until = time.monotonic() + 300
        while not (ready := client.get("/preparations").json())["ready"] and time.monotonic() < until:
            time.sleep(0.1)
        assert ready == {"ready": True, "left": 0, "parts": []}
        while (table := client.get(f"/tables/{id}").json())["turn"] == 2 and time.monotonic() < until:
            time.sleep(0.1)
        assert table["seq"] > before["seq"]
        while client.get(f"/tables/{id}").json()["turn"] == 2 and time.monotonic() < until:
            time.sleep(0.1)
        play_turn(client, id, secrets)
        again = client.get(f"/tables/{id}/position", params={"at": before["at"]}).json()
        assert again["view"] == before["view"]
        assert server.stop() == -signal.SIGTERM
        assert server.troubles() == []


# Everything is compiled on this machine, but nobody knows before the test says so.
NOT_READY_YET = """
from patolli.agents.ready import stages
is_warm = stages.is_warm
stages.is_warm = lambda *job: pathlib.Path({go!r}).exists() and is_warm(*job)
"""


def seat_header(client: httpx.Client, id: str, secrets: list[str]) -> dict[str, str]:
    return {"Patolli-Seat": secrets[client.get(f"/tables/{id}").json()["turn"]]}


def play_turn(client: httpx.Client, id: str, secrets: list[str]) -> None:
    """The player to move takes the first offer."""
    table: dict[str, Any] = client.get(f"/tables/{id}").json()
    headers, steps = seat_header(client, id, secrets), list[str]()
    while True:
        seen = client.post(f"/tables/{id}/preview", json={"seq": table["seq"], "steps": steps}, headers=headers)
        assert seen.status_code in (200, 201), seen.text
        if seen.json()["complete"] or not seen.json()["legal"]:
            break
        steps.append(seen.json()["legal"][0]["token"])
    done = client.post(f"/tables/{id}/commit", json={"seq": table["seq"], "steps": steps}, headers=headers)
    assert done.status_code in (200, 201), done.text
