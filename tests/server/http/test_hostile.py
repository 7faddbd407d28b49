"""Requests that nobody should send: always a helpful response, never a server error, nothing in its log."""

from __future__ import annotations

import json
import socket
import unicodedata
from collections.abc import Generator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from patolli.server.limits.guard import Bucket
from patolli.server.players import claiming as players
from tests.server.history.tables import new_table, recorded
from tests.server.inside import Inside, inside
from tests.server.postgres import Postgres
from tests.server.serving import Server, serving

WORDS = {
    "NUL": "a\x00b",
    "only NUL": "\x00",
    "control": "a\r\n\t\x1b[2J\x7f\x85b",
    "direction": "a\u202eb\u2066c\u200f",
    "half a character": "a\ud800b",
    "other half": "\udfff",
    "no characters": "\ufffe\uffff\U0010ffff",
    "lines": "a\u2028b\u2029c",
    "long": "x" * 10_000,
    "longer when folded": "\ufdfa" * 40,
    "dotless": "\u0130" * 40,
    "people": "👩‍👩‍👧‍👦" * 5,
    "marks": "e" + "\u0301" * 39,
    "SQL": "' OR 1=1 --",
    "like": "%_\\",
    "HTML": "<script>alert(1)</script>",
    "folders": "../../etc/passwd",
    "nothing": "",
    "space": "   ",
    "template": "{method} {0} %s ${x}",
}


def check(answer: httpx.Response) -> httpx.Response:
    """Accepted, or a helpful refusal."""
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/json"
        problem = answer.json()
        assert {"error", "detail", "field"} <= {*problem}
        assert len(problem["detail"].split()) >= 3, problem
        assert "Traceback" not in answer.text
        assert ".py" not in problem["detail"]
    return answer


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def app(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Generator[Inside]:
    url = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'patolli.db'}"
    if request.param == "postgresql":
        postgres: Postgres | str = request.getfixturevalue("postgres_or_why")
        if isinstance(postgres, str):
            pytest.skip(postgres)
        url = postgres.new_database()
    with inside(url) as found:
        yield found


def send(app: Inside, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
    """JSON with escapes, which can hold what UTF-8 cannot."""
    # Claiming many names is limited, and this is not about that.
    players._desk(app.hall).addresses = Bucket(1e9, 1e9)
    content = None if body is None else json.dumps(body).encode("ascii")
    sent = {"Content-Type": "application/json"} | headers
    raw = [(name.encode(), value.encode("latin-1", "ignore")) for name, value in sent.items()]
    return check(app.run(app.client.request(method, path, content=content, headers=raw)))


def clean(text: str) -> bool:
    """Nothing that moves a cursor or turns the direction."""
    bad = {sign for sign in text if unicodedata.category(sign) in ("Cc", "Zl", "Zp", "Cs")}
    return not bad and not {*"\u202e\u2066\u200f"} & {*text}


def new(**more: Any) -> dict[str, Any]:
    return {"game": "tzolkin", "seats": [{"kind": "mine"}, {"kind": "open"}]} | more


# Words in every place where words can be


@pytest.mark.parametrize("kind", WORDS)
def test_words_at_tables(app: Inside, kind: str) -> None:
    word = WORDS[kind]
    made = send(app, "POST", "/api/tables", new(title=word, seats=[{"kind": "mine", "name": word}, {"kind": "open"}]))
    if made.status_code == 201:
        table = made.json()["table"]
        assert clean(table["title"] + table["seats"][0]["name"])
        assert send(app, "POST", f"/api/tables/{table['id']}/join", {"name": word}).status_code == 201
        assert clean(send(app, "GET", f"/api/tables/{table['id']}").json()["seats"][1]["name"])
    for field in ("game", "kind", "listed", "seats", "clock", word[:50]):
        assert send(app, "POST", "/api/tables", new() | {field: word}).status_code == 400
    for strength in (word, [word], {word: word}):
        bot = {"kind": "bot", "strength": strength}
        assert send(app, "POST", "/api/tables", new(seats=[bot, {"kind": "mine"}])).status_code == 400
    assert send(app, "POST", "/api/tables", new(clock={"kind": word, "bank": word})).status_code == 400

    at = new_table(app)
    own, seat = f"/api/tables/{at.id}", {"Patolli-Seat": at.keys[at.table.turn or 0]}
    said = send(app, "POST", f"{own}/chat", {"text": word, "name": word}, **seat)
    if said.status_code == 201:
        assert said.json()["text"]
        assert clean(said.json()["text"] + said.json()["name"])
        assert send(app, "GET", f"{own}/chat").json()["said"] == [said.json()]
    for what in ("preview", "commit"):
        assert send(app, "POST", f"{own}/{what}", {"seq": 0, "steps": [word]}, **seat).status_code in (400, 422)
    assert send(app, "POST", f"{own}/hint", {"steps": [word]}, **seat).status_code in (400, 422)
    for what in ("coach", "coach/new"):
        assert send(app, "POST", f"{own}/{what}", {"seq": 0, "steps": [word]}, **seat).status_code in (400, 403)
    assert send(app, "POST", f"{own}/start", {"fill": word}, **seat).status_code == 400
    assert send(app, "POST", f"{own}/hand-over", {"seat": 0, "strength": word}, **seat).status_code == 400
    record = recorded() | {"players": [word[:200], "Ben"], "note": word, word: {word: [word]}}
    up = send(app, "POST", "/api/records", {"record": record, "title": word[:80]})
    if up.status_code == 201:
        table = up.json()["table"]
        assert clean(table["seats"][0]["name"] + table["title"])
        assert send(app, "GET", f"/api/tables/{table['id']}/record").json().keys().isdisjoint({"note", word})
    assert (up.status_code == 400) == ("half" in kind)


@pytest.mark.parametrize("kind", WORDS)
def test_words_as_names_and_passwords(app: Inside, kind: str) -> None:
    word = WORDS[kind]
    claimed = send(app, "POST", "/api/players", {"name": word})
    if claimed.status_code == 201:
        name = claimed.json()["name"]
        assert clean(name)
        assert send(app, "GET", f"/api/players/{quote(name, safe='')}").json()["name"] == name
    assert send(app, "POST", "/api/players/login", {"name": word, "password": "x"}).status_code in (400, 401)
    if not app.hall.storage.database.postgresql:  # no database sees a password
        send(app, "POST", "/api/players", {"name": f"Ana{list(WORDS).index(kind)}x", "password": word.ljust(8)})


@pytest.mark.parametrize("kind", WORDS)
def test_words_in_addresses_and_headers(app: Inside, kind: str) -> None:
    word = WORDS[kind]
    sent = quote(word[:2000], safe="", errors="surrogatepass")
    own = f"/api/tables/{new_table(app).id}"
    for query in ("name", "game", "status", "after", "limit", sent[:100]):
        send(app, "GET", f"/api/tables?{query}={sent}")
    for path in ("position?at", "position?least", "turns?since", "turns?language", "chat?limit", "evaluation?at"):
        send(app, "GET", f"{own}/{path}={sent}")
    for query in ("ratings", "statistics"):
        assert send(app, "GET", f"/api/{query}?game={sent}").status_code == 400
    for path in ("/api/tables/{}", "/api/tables/{}/record", "/api/players/no {}", "/api/{}", "/{}", "/schema/{}"):
        assert send(app, "GET", path.format(sent or "none")).status_code == 404
    for header in ("Patolli-Seat", "Authorization", "Accept-Language", "X-Forwarded-For", "Content-Type", "Origin"):
        for value in (word[:2000], f"Bearer {word[:2000]}"):
            send(app, "GET", own, **{header: value})
            send(app, "POST", f"{own}/leave", **{header: value})
    assert send(app, "GET", "/health").json()["status"] == "ok"


# Bodies, and what is no HTTP at all: the real server


class Victim:
    """A running server, a table there, and all secrets it was ever told."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=120, limits=httpx.Limits(keepalive_expiry=2))
        player = self.post("/api/players", {"name": "Ana", "password": PASSWORD}).json()
        made = self.post("/api/tables", new(seats=[{"kind": "mine"}, {"kind": "mine"}])).json()
        self.own = f"/api/tables/{made['table']['id']}"
        self.seat: dict[str, str] = {"Patolli-Seat": made["keys"][made["table"]["turn"]]["secret"]}
        self.secrets = [PASSWORD, player["secret"], *(key["secret"] for key in made["keys"])]
        self.bearer = {"Authorization": f"Bearer {player['secret']}"}

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.client.post(path, json=body, headers=headers)

    def raw(self, data: bytes, path: str | None = None, **headers: str) -> httpx.Response:
        """A body as it is."""
        sent = {"Content-Type": "application/json"} | self.seat | headers
        return check(self.client.post(path or f"{self.own}/commit", content=data, headers=sent))

    def speak(self, data: bytes, seconds: float = 120.0) -> bytes:
        """Bytes to the port, and what comes back until the other end hangs up or is silent."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=seconds) as line:
            line.sendall(data)
            heard = b""
            try:
                while part := line.recv(65536):
                    heard += part
            except (TimeoutError, ConnectionResetError):
                pass
            return heard

    def check_well(self) -> None:
        assert self.client.get("/health").json()["status"] == "ok"
        assert self.server.troubles() == []
        log = self.server.log.read_text()
        assert "Traceback" not in log
        assert not [secret for secret in self.secrets if secret in log]


PASSWORD = "a password that nobody has"


@pytest.fixture(scope="module")
def victim(tmp_path_factory: pytest.TempPathFactory) -> Generator[Victim]:
    folder = tmp_path_factory.mktemp("hostile")
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--verbose", "--no-limits") as server:
        victim = Victim(server)
        yield victim
        victim.check_well()
        assert server.stop() in (0, -15)


DEEP = 100_000
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "space": b"   ",
    "no JSON": b"seq=0&steps=end",
    "half": b'{"seq": 0, "steps": [',
    "more": b'{"seq": 0, "steps": []} {}',
    "null": b"null",
    "number": b"12",
    "list": b"[]",
    "word": b'"seq"',
    "not UTF-8": b'{"seq": 0, "steps": ["\xff\xfe"]}',
    "UTF-16": '{"seq": 0, "steps": []}'.encode("utf-16"),
    "mark": b'\xef\xbb\xbf{"seq": 0, "steps": []}',
    "NaN": b'{"seq": NaN, "steps": []}',
    "infinite": b'{"seq": 1e999, "steps": []}',
    "huge": b'{"seq": ' + b"9" * 5000 + b', "steps": []}',
    "beyond 32 bits": b'{"seq": 2147483648, "steps": []}',
    "beyond 64 bits": b'{"seq": 18446744073709551616, "steps": []}',
    "negative": b'{"seq": -1, "steps": []}',
    "fraction": b'{"seq": 0.5, "steps": []}',
    "text for number": b'{"seq": "0", "steps": []}',
    "truth for number": b'{"seq": true, "steps": []}',
    "object for list": b'{"seq": 0, "steps": {"0": "end"}}',
    "text for list": b'{"seq": 0, "steps": "end"}',
    "numbers": b'{"seq": 0, "steps": [1, 2]}',
    "nulls": b'{"seq": null, "steps": null}',
    "unknown field": b'{"seq": 0, "steps": [], "seat": 1}',
    "missing field": b'{"steps": []}',
    "deep lists": b"[" * DEEP,
    "deep objects": b'{"seq":' * 30_000,
    "deep steps": b'{"seq": 0, "steps": ' + b"[" * DEEP + b"]" * DEEP + b"}",
    "many steps": b'{"seq": 0, "steps": [' + b",".join([b'"end"'] * 201) + b"]}",
    "long step": b'{"seq": 0, "steps": ["' + b"x" * 201 + b'"]}',
    "half a character": b'{"seq": 0, "steps": ["\\ud800"]}',
    "zeros": b"\x00" * 1000,
    "binary": bytes(range(256)) * 10,
}


@pytest.mark.parametrize("kind", BODIES)
def test_bodies(victim: Victim, kind: str) -> None:
    answer = victim.raw(BODIES[kind])
    assert answer.status_code in (400, 422), answer.text
    assert len(answer.json()["detail"]) < 1000


def test_what_is_wrong_is_named(victim: Victim) -> None:
    for body, field in (
        (b'{"seq": "0", "steps": []}', "seq"),
        (b'{"seq": 0, "steps": ["a", 1]}', "steps[1]"),
        (b'{"seq": 0, "steps": [], "sed": 1}', "sed"),
        (b'{"seq": 0}', "steps"),
        (b"{}", "seq"),
    ):
        assert victim.raw(body).json()["field"] == field
    seats = [{"kind": "mine"}, {"kind": "mine", "name": 7}]
    assert victim.post("/api/tables", new(seats=seats)).json()["field"] == "seats[1].name"
    assert victim.post("/api/tables", new(clock={"kind": "bank", "bank": 1})).json()["field"] == "clock.bank"
    assert victim.post("/api/tables", new(seats=[{"kind": "mine"}] * 9)).json()["field"] == "seats"
    assert victim.client.get(f"{victim.own}/position?at=x").json()["field"] == "at"


def test_a_record_within_a_record(victim: Victim) -> None:
    for record in (
        b"{" + b'"a":{' * DEEP,
        b'{"a":' + b"[" * 500 + b"]" * 500 + b"}",
        b'{"a":' + b"9" * 5000 + b"}",
        b'{"format":"patolli-record","version":1e400}',
    ):
        answer = victim.raw(b'{"record":' + record + b"}", "/api/records")
        assert answer.status_code == 400


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/players", "{own}/commit", "{own}/leave"])
@pytest.mark.parametrize("chunked", [False, True])
def test_too_large(victim: Victim, path: str, chunked: bool) -> None:
    size = 5_000_000 if path == "/api/records" else 300_000
    path = path.format(own=victim.own)

    def parts() -> Generator[bytes]:
        for _ in range(size // 10_000):
            yield b" " * 10_000

    answer = check(
        victim.client.post(
            path,
            content=parts() if chunked else b" " * size,
            headers={"Content-Type": "application/json"},
        )
    )
    # Leaving needs no body: one that comes in parts is not even looked at.
    assert answer.status_code == (403 if chunked and path.endswith("leave") else 413)


def test_announced_and_never_sent(victim: Victim) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %s\r\n\r\n"
    for length in (b"99999999", b"9" * 30):
        heard = victim.speak(head % length)
        assert heard.split()[1] in (b"413", b"400"), heard
    for length in (b"-1", b"0x10", b"1 2", b"", b"1\r\nContent-Length: 2", b"\xb2"):
        heard = victim.speak(head % length)
        assert heard.startswith(b"HTTP/1.1 400"), heard
    both = head.replace(b"Content-Length", b"Transfer-Encoding: chunked\r\nContent-Length") % b"5"
    assert b" 5" not in victim.speak(both + b"zz\r\n")[:13]


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml", "x", ";;;", "*/*"],
)
def test_other_kinds_of_body(victim: Victim, kind: str) -> None:
    """A page elsewhere can send these without asking; it cannot send JSON."""
    answer = victim.raw(b'{"seq": 0, "steps": []}', **{"Content-Type": kind})
    assert answer.status_code == 415
    assert "application/json" in answer.json()["detail"]


def test_json_by_other_names(victim: Victim) -> None:
    for kind in ("application/json; charset=utf-8", "Application/JSON"):
        assert victim.raw(b'{"seq": 0, "steps": []}', **{"Content-Type": kind}).status_code == 422
    head = f"POST {victim.own}/commit HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    head += f"Patolli-Seat: {victim.seat['Patolli-Seat']}\r\nContent-Length: 23\r\n\r\n"
    assert victim.speak(head.encode() + b'{"seq": 0, "steps": []}').startswith(b"HTTP/1.1 422")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "HEAD", "TRACE", "BREW", "CONNECT", "get", "G" * 500])
def test_unknown_methods(victim: Victim, method: str) -> None:
    head = f"{method} /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    heard = victim.speak(head.encode())
    status = int(heard.split()[1])
    assert status in (400, 405)
    if status == 405:
        assert b"allow: " in heard.lower()
    assert method == "HEAD" or b'"detail":' in heard or b"Invalid HTTP" in heard


@pytest.mark.parametrize(
    "path",
    [
        "//", "/api", "/api/", "/API/tables", "/api/tables/../tables", "/%2e%2e/etc/passwd", "/api/%",
        "/api/tables/%zz", "/api/tables/%00", "/api/tables/" + "a" * 5000, "/favicon.ico", "/schema/x.json",
        "/api/tables/x/y/z", "/" + "a/" * 2000, "http://elsewhere/api/x", "*", "/api/tables;x=1", "/api/x?%ff=%ff",
    ],
)  # fmt: skip
def test_unknown_paths(victim: Victim, path: str) -> None:
    heard = victim.speak(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.split()[1] == b"404"
    assert len(json.loads(body)["detail"].split()) > 3


@pytest.mark.parametrize(
    "header",
    [
        b"Patolli-Seat: a\rb", b"Patolli-Seat: a\x00b", b"Patolli-Seat : a", b"Pat olli: a", b": a", b"no colon",
        b" folded", b"X: " + b"x" * 100_000, b"\r\n".join(b"X%d: x" % i for i in range(20_000)), b"\xff\xfe: \xff",
        b"Transfer-Encoding: gzip", b"Host: y", b"Expect: 100-continue", b"Upgrade: h2c\r\nConnection: Upgrade",
        b"Patolli-Seat: a\r\nPatolli-Seat: b", b"Authorization: Bearer",
        b"Authorization: Bearer \r\nAuthorization: Basic x",
    ],
    ids=repr,
)  # fmt: skip
def test_headers(victim: Victim, header: bytes) -> None:
    head = f"GET {victim.own} HTTP/1.1\r\nConnection: close\r\nHost: x\r\n".encode()
    heard = victim.speak(head + header + b"\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 "), heard
    assert int(heard.split()[1]) < 500
    assert victim.client.get("/health").status_code == 200


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\x00" * 5000, b"hello\r\n\r\n",
        b"GET /nowhere HTTP/9.9\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n\r\n", b"SSH-2.0-x\r\n",
    ],
    ids=repr,
)  # fmt: skip
def test_other_languages_than_http(victim: Victim, data: bytes) -> None:
    heard = victim.speak(data, 1)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 4"), heard


def test_half_requests_keep_nobody_waiting(sqlite_url: str, tmp_path: Path) -> None:
    """From a server that waits for the rest longer than anybody waits for an answer."""
    begun = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    patient = (
        "from patolli.server.limits import connections\n"
        "connections.PATIENCE.update(dict.fromkeys(connections.PATIENCE, 600.0))\n"
        "connections.BODY_SECONDS = 600.0\n"
    )
    with serving(sqlite_url, tmp_path, spoiled=patient) as server:
        victim = Victim(server)
        lines = [socket.create_connection(("127.0.0.1", server.port), timeout=120) for _ in range(60)]
        try:
            for i, line in enumerate(lines):
                line.sendall((begun, b"GET / HT", b"")[i % 3])
            for _ in range(5):
                assert victim.client.get(victim.own).status_code == 200
        finally:
            for line in lines:
                line.close()
        # Hanging up in the middle is not a server error.
        assert victim.client.get("/health").status_code == 200
        assert 'status="500"' not in victim.client.get("/metrics").text
        victim.check_well()


def test_secrets_stay_out_of_the_log(victim: Victim) -> None:
    """Whatever was wrong about the request that carried them."""
    secret = victim.seat["Patolli-Seat"]
    for path in (victim.own, f"{victim.own}x", "/api/nowhere", f"{victim.own}/position?at=99999"):
        victim.client.get(path, headers=victim.seat | victim.bearer)
        victim.client.get(path, headers={"Patolli-Seat": secret * 3, "Authorization": f"Bearer {secret}"})
    victim.post("/api/players", {"name": "Ana", "password": PASSWORD, "wrong": PASSWORD})
    victim.post("/api/players", {"name": PASSWORD, "password": 5})
    victim.post("/api/players/login", {"name": "Ana", "password": PASSWORD})
    victim.post("/api/players/login", {"name": "Nobody", "password": PASSWORD})
    victim.post("/api/players/password", {"password": PASSWORD}, **victim.bearer)
    victim.client.put("/api/players", json={"password": PASSWORD})
    victim.raw(f'{{"seq": 0, "steps": ["{secret}"]}}'.encode())
    victim.check_well()
    assert any(event["event"] == "request" for event in victim.server.events())


def test_an_error_of_the_server_is_a_sentence_too(tmp_path: Path) -> None:
    """And is logged, without what the request carried."""
    spoiled = (
        "import patolli.server.tables.play as play\n"
        "def broken(table, seat, body, translator):\n"
        "    secret_steps = body.steps\n"
        "    raise RuntimeError('broken on purpose')\n"
        "play.preview = broken\n"
    )
    with serving(f"sqlite:///{tmp_path / 'patolli.db'}", tmp_path, spoiled=spoiled) as server:
        victim = Victim(server)
        answer = victim.post(f"{victim.own}/preview", {"seq": 0, "steps": [PASSWORD]}, **victim.seat)
        assert answer.status_code == 500
        assert answer.json() | {"detail": ""} == {
            "error": "failed", "detail": "", "field": None, "why": None, "seq": None, "turns": None, "legal": None
        }  # fmt: skip
        assert len(answer.json()["detail"].split()) > 3
        assert "purpose" not in answer.text
        assert victim.client.get(victim.own).status_code == 200
        (trouble,) = server.troubles()
        assert "broken on purpose" in trouble["trace"]
        assert trouble["path"] == f"{victim.own}/preview"
        log = server.log.read_text()
        assert not [secret for secret in victim.secrets if secret in log]
