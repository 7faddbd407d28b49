"""Alerts in a real browser: the page for them, the service worker that shows them, the app without a connection.

No push service can be reached from here: the browser's subscription is made up, with the test's keys; what the server
sends there is decrypted, and handed to the real service worker by the browser's own tools."""

from __future__ import annotations

import json
import threading
from collections.abc import Generator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect
from sqlalchemy import select

from patolli.server.players.ratings import rate_table
from patolli.server.storage import schema
from patolli.server.storage.database import open_database
from patolli.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.screen import do, ready_game, ready_page, wait_for
from tests.browser.test_names import claimed, signed_in
from tests.browser.test_pages import axe, scrolls_sideways
from tests.browser.visiting import PHONE, choose, visitor
from tests.browser.watching import forgiving
from tests.server.alerts.test_push import Browser as Keys
from tests.server.inside import result_rows
from tests.server.serving import Server, serving

SUBSCRIBED = """
Notification.requestPermission = async () => "granted";
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  window.asked = { length: applicationServerKey.length, userVisibleOnly };
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const raw = (text) => Uint8Array.from(plain(text), (one) => one.charCodeAt(0)).buffer;
  return { endpoint: ENDPOINT, getKey: (name) => raw(KEYS[name]) };
};
"""


@pytest.fixture(scope="module")
def own(program: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """A server that may send to this machine."""
    folder: Path = tmp_path_factory.mktemp("alerts")
    with serving(f"sqlite:///{folder / 'patolli.db'}", folder, "--no-limits", "--private-alerts") as running:
        yield running


class Service:
    """The push service."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.came = threading.Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.got.append(self.rfile.read(int(self.headers["Content-Length"])))
                service.came.set()
                self.send_response(201)
                self.end_headers()

            def log_message(self, *args: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/push/1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Generator[Service]:
    found = Service()
    yield found
    found.server.shutdown()
    found.server.server_close()


def worker(page: Page) -> tuple[CDPSession, str]:
    """The browser's tools for its service worker, and the name they know it by."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    return tools, found[0]


NOTING = """() => {
  self.noted = [];
  const show = self.registration.showNotification.bind(self.registration);
  self.registration.showNotification = async (title, options) => {
    await show(title, options);
    self.noted.push({ title, tag: options.tag, path: options.data.path });
  };
}"""


class Notifications:
    """What the service worker has shown. Asking the browser for its list is no way to wait: while one is being put up,
    the browser takes those not yet on the screen for gone."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page, self.origin = page, origin
        self.tools, self.registration = worker(page)
        while not page.context.service_workers:  # the page may know of it before its tools do
            page.wait_for_timeout(20)
        (self.worker,) = page.context.service_workers
        self.worker.evaluate(NOTING)

    def after(self, text: str) -> dict[str, Any]:
        """What is shown when this message comes."""
        known = self.worker.evaluate("self.noted.length")
        message = {"origin": self.origin, "registrationId": self.registration, "data": text}
        self.tools.send("ServiceWorker.deliverPushMessage", message)
        while (noted := self.worker.evaluate("self.noted"))[known:] == []:
            self.page.wait_for_timeout(20)
        (new,) = noted[known:]
        return new


def test_the_page_of_alerts(visit: Visit, server: Server) -> None:
    page = signed_in(visit, "Told Ana", claimed(server, "Told Ana"))
    page.goto("/alerts")
    ready_page(page)
    expect(page.locator("[data-channel]")).to_have_count(0)
    page.locator("input[type=url]").fill("https://chat.example/hooks/SECRET")
    page.locator("form >> button").first.click()
    channel = page.locator("[data-channel=webhook]")
    expect(channel).to_contain_text("https://chat.example/…")
    assert "SECRET" not in page.content()
    page.get_by_label("All games").check(force=True)
    page.get_by_role("switch").check(force=True)
    first = page.locator("input[type=time]").first
    expect(first).to_have_value("22:00")
    with page.expect_response("**/api/alerts"):
        first.fill("21:30")
        first.blur()
    page.reload()
    expect(page.locator("input[type=time]").first).to_have_value("21:30")
    expect(page.get_by_label("All games")).to_be_checked()
    assert axe(page) == []
    channel.get_by_role("button").last.click()
    expect(channel).to_have_count(0)


def test_an_address_that_cannot_be(visit: Visit, server: Server) -> None:
    page = signed_in(visit, "Wrong Ana", claimed(server, "Wrong Ana"), language="de")
    page.goto("/alerts")
    page.locator("input[type=url]").fill("ftp://chat.example/")
    with forgiving(page):
        page.locator("form >> button").first.click()
        expect(page.locator("input[type=url][aria-invalid]")).to_be_visible()
    expect(page.get_by_text("Dorthin kann nichts geschickt werden: Schreib eine ganze Adresse")).to_be_visible()


def test_guests_on_a_phone_and_every_language(visit: Visit, server: Server) -> None:
    guest = visit("/", **PHONE)
    player = signed_in(visit, "Phone Ana", claimed(server, "Phone Ana"), **PHONE)
    for language in LANGUAGES:
        for page, shown in ((guest, "a.go[href='/name']"), (player, "input[type=url]")):
            choose(page, language=language)
            page.goto("/alerts")
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(shown)).to_be_visible()
            assert not scrolls_sideways(page), (language, shown)
            assert "alerts-" not in page.locator("main").inner_text(), (language, shown)


def test_a_turn_reaches_a_real_service_worker(browser: Browser, own: Server, service: Service) -> None:
    """From the click in the app, through the server and a push service, to a notification."""
    keys = Keys()
    body = keys.body(service.url)
    page, watch = visitor(browser, own, permissions=["notifications"])
    known = {name: body[name] for name in ("p256dh", "auth")}
    page.add_init_script(f"const ENDPOINT = {json.dumps(service.url)}, KEYS = {json.dumps(known)};{SUBSCRIBED}")
    secret = claimed(own, "Pushed Ana")
    page.goto(f"/name#key:{secret}")
    expect(page.locator("[data-me='Pushed Ana']")).to_be_visible()
    page.goto("/alerts")
    do(page, "this-browser").click()
    channel = page.locator("[data-channel=push]")
    expect(channel).to_be_visible()
    assert page.evaluate("window.asked") == {"length": 65, "userVisibleOnly": True}
    channel.get_by_role("button").first.click()
    expect(channel).to_contain_text("arrived")
    assert json.loads(keys.read(service.got[0]))["path"] == "/"
    # A real turn, at a table that nobody looks at.
    service.came.clear()
    table = days_table(own, secret)
    assert service.came.wait(120), "the server tells it by itself"
    text = keys.read(service.got[-1]).decode()
    notifications = Notifications(page, own.url)
    assert notifications.after(text) == {
        "title": "Your turn: Tzolk'in with Ben",
        "tag": f"turn-{table}",
        "path": f"/t/{table}",
    }
    # Whatever a message says, it leads to a page of this server.
    for wrong in ('{"path": "https://evil.example/", "tag": "x"}', "no JSON", '{"path": "//evil"}'):
        assert notifications.after(wrong)["path"] == "/"
    page.context.close()
    assert not watch.troubles


def days_table(server: Server, secret: str) -> str:
    """A table of Ana and Ben with days per turn, where it is Ana's turn."""
    body = {"game": "tzolkin", "seats": [{"kind": "mine", "name": "Ana"}, {"kind": "mine", "name": "Ben"}]}
    headers = {"Authorization": f"Bearer {secret}"}
    body |= {"clock": {"kind": "days", "days": 2}}
    made = httpx.post(f"{server.url}/api/tables", json=body, headers=headers, timeout=60).json()
    id, keys = made["table"]["id"], {key["seat"]: key["secret"] for key in made["keys"]}
    while True:
        info = httpx.get(f"{server.url}/api/tables/{id}", timeout=60).json()
        if info["turn"] == 0 and (info["seq"] == 0 or info["seq"] > 2):
            return id
        seat = {"Patolli-Seat": keys[info["turn"]]}
        steps: list[str] = []
        while True:
            asked = {"seq": info["seq"], "steps": steps}
            tried = httpx.post(f"{server.url}/api/tables/{id}/preview", json=asked, headers=seat, timeout=60).json()
            if tried["complete"]:
                break
            steps.append(tried["legal"][0]["token"])
        httpx.post(f"{server.url}/api/tables/{id}/commit", json=asked, headers=seat, timeout=60).raise_for_status()


def made_turns(visit: Visit, server: Server, name: str) -> tuple[Page, str, str]:
    """A page of a named player who has made a turn at a table without a clock, and waits for a friend; the table, and
    the player's secret."""
    secret = claimed(server, name)
    body = {"game": "tzolkin", "seats": [{"kind": "mine", "name": name}, {"kind": "mine", "name": "Ben"}]}
    headers = {"Authorization": f"Bearer {secret}"}
    made = httpx.post(f"{server.url}/api/tables", json=body, headers=headers, timeout=60).json()
    id, keys = made["table"]["id"], {key["seat"]: key["secret"] for key in made["keys"]}
    page = signed_in(visit, name, secret)
    page.goto(f"/t/{id}#0:{keys[0]}")
    ready_game(page)
    people = [Person(page), Person(visit(f"/t/{id}#1:{keys[1]}"))]
    for _ in range(2):
        people[httpx.get(f"{server.url}/api/tables/{id}", timeout=60).json()["turn"]].play(1)
    while httpx.get(f"{server.url}/api/tables/{id}", timeout=60).json()["turn"] == 0:
        people[0].play(1)
    wait_for(page, turn="theirs")
    return page, id, secret


def test_whoever_has_made_a_turn_is_asked_once(visit: Visit, server: Server) -> None:
    page, _, _ = made_turns(visit, server, "Waiting Ana")
    asked = page.locator("[data-alerts-ask]")
    expect(asked).to_be_visible()
    assert axe(page) == []
    do(page, "alerts-no").click()
    expect(asked).to_have_count(0)
    page.reload()
    ready_game(page)
    page.wait_for_load_state("networkidle")
    expect(asked).to_have_count(0)


def test_yes_has_the_server_tell_this_browser(browser: Browser, own: Server, service: Service) -> None:
    """At a table without a clock: so for such tables, too."""
    body = Keys().body(service.url)
    known = {name: body[name] for name in ("p256dh", "auth")}
    script = f"const ENDPOINT = {json.dumps(service.url)}, KEYS = {json.dumps(known)};{SUBSCRIBED}"
    page, _, secret = made_turns(lambda address, **more: opened(browser, own, address, script), own, "Eager Ana")
    do(page, "alerts-yes").click()
    expect(page.locator("[data-question]")).to_contain_text("This browser tells you")
    headers = {"Authorization": f"Bearer {secret}"}
    wanted = httpx.get(f"{own.url}/api/alerts", headers=headers, timeout=60).json()
    assert (wanted["games"], [one["kind"] for one in wanted["channels"]]) == ("all", ["push"])


def opened(browser: Browser, server: Server, address: str, script: str) -> Page:
    page, _ = visitor(browser, server, permissions=["notifications"])
    page.add_init_script(script)
    page.goto(address)
    return page


def test_a_table_is_muted_in_its_menu(visit: Visit, server: Server) -> None:
    page, id, secret = made_turns(visit, server, "Muting Ana")
    headers = {"Authorization": f"Bearer {secret}"}
    menu, mute = page.locator("[popovertarget='table-menu']"), do(page, "mute")
    with page.expect_response("**/api/alerts"):
        menu.click()
    expect(mute).to_have_count(0)  # no alerts
    menu.click()
    hook = {"kind": "webhook", "url": "https://chat.example/hooks/1"}
    httpx.post(f"{server.url}/api/alerts/channels", json=hook, headers=headers, timeout=60).raise_for_status()
    menu.click()
    for muted in ([id], []):
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", "true" if muted else "false")
        assert httpx.get(f"{server.url}/api/alerts", headers=headers, timeout=60).json()["muted"] == muted


def test_without_a_connection(browser: Browser, own: Server) -> None:
    """A page in the user's language says so. Nothing but that page is kept: no app, and nothing that the server has
    sent."""
    page, _ = visitor(browser, own, locale="de-DE")
    page.goto("/alerts")
    worker(page)
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
             (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat().sort()"""
    )
    assert kept == sorted(["/icon.svg", *(f"/offline/{one}.html" for one in ("de", "en", "hu", "pl", "uk"))])
    with forgiving(page):
        page.context.set_offline(True)
        page.goto("/tables")
        expect(page.get_by_role("heading", name="Keine Verbindung zu Patolli")).to_be_visible()
        assert axe(page) == []
        page.context.set_offline(False)
        page.get_by_role("link").click()
        expect(page.locator("nav").first).to_be_visible()
    page.context.close()


def test_an_upgrade_is_served_at_once(browser: Browser, own: Server) -> None:
    """The worker is there, and pages still come from the server: the page shows what it says now."""
    page, _ = visitor(browser, own)
    page.goto("/alerts")
    worker(page)
    page.reload()
    with page.expect_response(lambda response: response.url == f"{own.url}/tables") as came:
        page.goto("/tables")
    assert came.value.headers["cache-control"] == "no-cache"
    answer = httpx.get(f"{own.url}/sw.js", timeout=60)
    assert answer.headers["cache-control"] == "no-cache"
    assert "__" not in answer.text
    page.context.close()


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    ready_page(page)
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if "x" in icon["sizes"]:
            width = int.from_bytes(answer.body()[16:20], "big")
            assert f"{width}x{width}" == icon["sizes"]
    wrong = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in wrong if one["errorId"] not in ("in-incognito",)] == []


def test_the_next_table_and_the_badge(own: Server, browser: Browser) -> None:
    secret = claimed(own, "Next Ana")
    first, second = days_table(own, secret), days_table(own, secret)
    page, watch = visitor(browser, own)
    page.clock.install()
    page.goto(f"/name#key:{secret}")
    expect(page.locator("[data-me='Next Ana']")).to_be_visible()
    page.clock.fast_forward(4000)
    expect(page).to_have_title("(2) Your name – Patolli")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    page.goto(f"/t/{first}")
    page.clock.fast_forward(4000)
    next_table = do(page, "next-table")
    expect(next_table).to_have_attribute("aria-label", "Next table (1)")
    next_table.click()
    page.wait_for_url(f"**/t/{second}")
    page.context.close()
    assert not watch.troubles


def test_ratings_have_a_history(browser: Browser, own: Server) -> None:
    """Drawn, and as a table for people who do not see it; by the number of players."""
    claimed(own, "Rated Ana")
    database = open_database(own.database)
    with database.writing.begin() as connection:
        p = schema.players
        id = connection.execute(select(p.c.id).where(p.c.name == "Rated Ana")).scalar_one()
        for number, size in enumerate((2, 3, 2)):
            subjects = [f"player:{id}", "bot:easy", "bot:hard"][:size]
            won = [1.0, 0.0, 0.0][:size]
            rate_table(
                connection, result_rows(f"t{number}", [3, 2, 1][:size], subjects, won, 1_780_000_000_000 + number)
            )
    database.close()
    page, watch = visitor(browser, own)
    page.goto("/p/Rated%20Ana")
    history = page.locator("[data-history=tzolkin]")
    expect(history.locator("svg path")).to_have_count(1)
    expect(history.locator("tbody tr")).to_have_count(3)
    history.get_by_label("3").check(force=True)
    expect(history.locator("tbody tr")).to_have_count(1)
    assert axe(page) == []
    points = int(history.locator("tbody td").first.inner_text().replace(",", ""))
    assert points > 1500
    page.goto("/results")
    ready_page(page)
    page.get_by_label("3", exact=True).check(force=True)
    expect(page.locator("tbody tr").filter(has_text="Rated Ana").locator("b")).to_have_text(f"{points:,}")
    page.context.close()
    assert not watch.troubles
