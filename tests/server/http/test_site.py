"""The browser app as the server sends it: which addresses are its own, how it is cached and protected."""

from __future__ import annotations

import gzip
import re
from collections.abc import Generator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from patolli.server.http import app as application
from patolli.server.http.site import Site, policy
from tests.paths import PROJECT
from tests.server.inside import Inside, inside
from tests.server.rooms import inside_with, problem

ROUTING = PROJECT / "web" / "src" / "routing.svelte.ts"
HTML = b"<!doctype html><title>Patolli</title>" + b" " * 2000
SCRIPT = b"export const a = 1;" * 100
PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small app, as the build leaves it."""
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_bytes(HTML)
    (site / "index.html.gz").write_bytes(gzip.compress(HTML))
    (site / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (site / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (site / "assets" / "index-abc.js.br").write_bytes(b"as brotli")
    (site / "icon.svg").write_text("<svg/>")
    (site / "sources.sha256").write_text("0")
    (tmp_path / "secret.txt").write_text("hush")
    return site


@pytest.fixture
def app(folder: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Generator[Inside]:
    monkeypatch.setattr(application, "Site", lambda: Site(folder))
    with inside(sqlite_url) as found:
        yield found


def ask(app: Inside, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Without what httpx would ask for by itself."""
    sent = {"accept-encoding": "identity", "accept": "*/*"} | {
        name.replace("_", "-"): to for name, to in headers.items()
    }
    return app.run(app.client.request(method, path, headers=sent))


# Whose address it is


@pytest.mark.parametrize(
    "path", ["/", "/new", "/tables", "/tables?show=open", "/results", "/learn", "/name", "/t/abcdefghij234567",
             "/t/abcdefghij234567?at=20", "/learn/rules", "/learn/rules/tzolkin", "/learn/own",
             "/class/abcdefghij234567", "/lesson/tzolkin/placing", "/lesson/tzolkin/gears?step=2",
             "/p/Ana", "/p/%C3%81rp%C3%A1d", "/p/.."]
)  # fmt: skip
def test_pages_of_the_app(app: Inside, path: str) -> None:
    answer = ask(app, path)
    assert answer.status_code == 200
    assert answer.content == HTML
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_every_page_that_the_app_knows_is_served() -> None:
    """What `pageOf` distinguishes can be reloaded."""
    text = ROUTING.read_text(encoding="utf-8")
    paths = re.findall(r'case "(/[a-z]*)"', text)
    assert len(paths) >= 5
    site = Site(Path("nowhere"))
    assert [path for path in paths if site.page(path, {}) != (200, "/index.html")] == []


@pytest.mark.parametrize(
    "path", ["/nothing", "/index.html", "/sources.sha256", "/assets/none.js", "/assets", "/assets/", "/new/",
             "/t/short", "/t/ABCDEFGHIJ234567", "/p/", "/p/a/b", "/assets/index-abc.js.gz", "/site/index.html"]
)  # fmt: skip
def test_programs_are_told_that_there_is_nothing(app: Inside, path: str) -> None:
    assert problem(ask(app, path), 404)["error"] == "not-found"


@pytest.mark.parametrize("path", ["/nothing", "/t/short", "/index.html"])
def test_people_are_told_by_the_app(app: Inside, path: str) -> None:
    answer = ask(app, path, **PERSON)
    assert answer.status_code == 404
    assert answer.content == HTML
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/schema/nothing", "/assets/none.js", "/health/x"])
def test_what_belongs_to_programs_stays_theirs(app: Inside, path: str) -> None:
    answer = ask(app, path, **PERSON)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt",
             "//etc/passwd", "/assets//../../secret.txt", "/assets/..%5c..%5csecret.txt", "/assets/%00", "/%00"]
)  # fmt: skip
def test_no_way_out(app: Inside, path: str) -> None:
    url = httpx.URL("http://test").copy_with(raw_path=path.encode())
    for accept in ("*/*", PERSON["accept"]):
        answer = app.run(app.client.get(url, headers={"accept": accept}))
        assert answer.status_code == 404
        assert "hush" not in answer.text


def test_the_rest_is_as_before(app: Inside) -> None:
    assert ask(app, "/health", **PERSON).json()["status"] == "ok"
    titles = {game["name"]: game["titles"] for game in ask(app, "/api/games", **PERSON).json()}
    assert titles["tzolkin"]["uk"] == "Цольк’ін"
    assert ask(app, "/schema/openapi.json").json()["info"]["title"] == "Patolli"


# How it is sent


def test_files_with_a_name_of_their_own_stay_for_ever(app: Inside) -> None:
    answer = ask(app, "/assets/index-abc.js")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask(app, "/").headers["cache-control"] == "no-cache"
    assert ask(app, "/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("GZIP;q=0.5", "gzip"), ("br;q=0, gzip;q=1.0", "gzip"),
     ("identity", None), ("", None), ("br;q=0.0,gzip;q=0", None), ("zstd", None), ("*", None)],
)  # fmt: skip
def test_compressed_as_the_client_can_read_it(app: Inside, accepted: str, coding: str | None) -> None:
    request = app.client.build_request("GET", "/assets/index-abc.js", headers={"accept-encoding": accepted})
    answer = app.run(app.client.send(request, stream=True))
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    raw = b"".join(app.run(_all(answer)))
    assert int(answer.headers["content-length"]) == len(raw)
    assert (gzip.decompress(raw) if coding == "gzip" else raw) == (b"as brotli" if coding == "br" else SCRIPT)


async def _all(answer: httpx.Response) -> list[bytes]:
    return [part async for part in answer.aiter_raw()]


def test_what_the_client_has_is_not_sent_again(app: Inside) -> None:
    first = ask(app, "/")
    tag = first.headers["etag"]
    for told in (tag, f'"other", {tag}', f"W/{tag}", f'"x",{tag},"y"'):
        again = ask(app, "/", if_none_match=told)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert "content-security-policy" in again.headers
    assert ask(app, "/", if_none_match='"other"').status_code == 200
    # Compressed it is something else.
    assert ask(app, "/", if_none_match=tag, accept_encoding="gzip").status_code == 200


def test_only_its_head(app: Inside) -> None:
    answer = ask(app, "/", "HEAD")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(HTML)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])
def test_pages_are_only_read(app: Inside, method: str) -> None:
    answer = ask(app, "/", method)
    assert problem(answer, 405)["error"] == "not-allowed"
    assert answer.headers["allow"] == "GET, HEAD"


# What its pages may do


def test_the_policy(app: Inside) -> None:
    headers = ask(app, "/").headers
    told = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert told["default-src"] == "'none'"
    assert told["script-src"] == told["style-src"] == "'self'"
    assert told["connect-src"] == "'self' ws://test wss://test"
    assert told["frame-ancestors"] == told["base-uri"] == "'none'"
    assert not re.search(r"unsafe|\*|https?:", headers["content-security-policy"])
    for path in ("/", "/assets/index-abc.js", "/icon.svg"):
        found = ask(app, path).headers
        assert found["x-content-type-options"] == "nosniff"
        assert found["referrer-policy"] == "no-referrer"
        assert found["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("host", ["", "a b", "a; script-src *", "a\r\nx: y", "x" * 300, "a,b", "*", "[::1", "a:b"])
def test_a_made_up_host_does_not_change_it(host: str) -> None:
    assert "connect-src 'self';" in policy(host)


@pytest.mark.parametrize("host", ["example.org", "127.0.0.1:8080", "[::1]:8080", "Games.example.org"])
def test_sockets_of_the_same_host(host: str) -> None:
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy(host)


def test_an_app_that_was_not_built(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "Site", lambda: Site(tmp_path / "none"))
    with inside(sqlite_url) as app:
        answer = ask(app, "/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert "content-security-policy" in answer.headers
        assert ask(app, "/health").status_code == 200


# Limits


def test_pages_weigh_little(folder: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A class behind one address that opens the app at once can still play."""
    monkeypatch.setattr(application, "Site", lambda: Site(folder))
    monkeypatch.setattr(
        "patolli.server.limits.guard.time", SimpleNamespace(monotonic=lambda: 0.0)
    )  # nothing is forgiven
    with inside_with(sqlite_url, requests_per_address=1) as app:
        statuses = [ask(app, "/icon.svg").status_code for _ in range(102)]
        assert statuses == [200] * 100 + [429] * 2
        assert ask(app, "/api/games").status_code == 200
