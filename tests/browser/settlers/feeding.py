"""Whole games shown by one page, position by position, as if the server sent them: nobody waits for one, or for a
frame.

The page is at a table with as many players; what its socket says next comes from here.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

from patolli.engine.match import Match
from patolli.games.settlers.cards.library import built_in
from patolli.games.settlers.cards.model import BASE
from tests.browser.conftest import Visit
from tests.browser.screen import ready_game
from tests.browser.tables import recorded_table
from tests.games.settlers.oracle.comparing import choose
from tests.paths import PROJECT
from tests.server.serving import Server

WINDOWS = ((1440, 900), (1280, 720))
RECORDS = sorted((PROJECT / "tests/records").glob("settlers-*.json"))
CARDS = [*BASE.values(), *(card for file in built_in() for card in file.cards.values())]
TYPES = {card.id: card.type for card in CARDS}
DEALS = {card.id: card.deal for card in CARDS}
PRAYER = ("color", "stored", "pray", "give")
HASTE = 0.03
"""A player in no hurry builds much."""

_CATCH = """
window.sockets = [];
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...where) {
    super(...where);
    window.sockets.push(this);
  }
};
"""

_SHOW = """async () => {
  const id = location.pathname.split("/").at(-1);
  const first = await (await fetch(`/api/tables/${id}/update?since=0&said=0&language=en`)).json();
  const seq = first.table.seq;
  let news = first.table.news + 1000;
  const root = document.documentElement;
  const box = (element) => element.getBoundingClientRect();
  const looks = () => {
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) return "the page scrolls";
    for (const one of document.querySelectorAll(".app > *")) {
      const { left, top, right, bottom } = box(one);
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      if (!inside) return `${one.className} leaves the window`;
    }
    const hand = document.querySelector("[data-hand]");
    if (hand && box(hand).bottom > box(document.querySelector(".bd")).bottom + 1) return "the hand leaves the board";
    return "";
  };
  const { port1, port2 } = new MessageChannel();
  const later = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
  const shown = new Map();
  // What has not changed stays the same object, as when a server tells only what is new.
  const shared = (old, now) => {
    if (old === now || typeof now !== "object" || now === null || typeof old !== "object" || old === null) return now;
    let same = Object.keys(now).length === Object.keys(old).length;
    for (const key of Object.keys(now)) {
      now[key] = shared(old[key], now[key]);
      same &&= now[key] === old[key];
    }
    return same ? old : now;
  };
  let last = null;
  const parse = JSON.parse;
  window.show = async (views) => {
    const wrong = [];
    for (const [at, told] of parse(views).entries()) {
      const view = (last = shared(last, told));
      const table = { ...first.table, news: ++news };
      const update = { ...first, table, since: seq, turns: [], view, legal: [], question: "" };
      // The app gets these objects, not copies of them.
      JSON.parse = () => ({ table: id, seq, news, update });
      window.sockets.at(-1).onmessage({ data: "" });
      JSON.parse = parse;
      await later();
      const stage = document.querySelector("[data-stage]").dataset.stage;
      shown.set(stage, (shown.get(stage) ?? 0) + 1);
      const found = looks();
      if (found) wrong.push(`${at}: ${found}`);
      const stands = view.seats[view.decision?.player ?? 0].locations.length;
      if (stage === "empire" && stands && !document.querySelector(".empire [data-card]"))
        wrong.push(`${at}: nothing is shown`);
    }
    return wrong;
  };
  window.stages = () => Object.fromEntries(shown);
}"""


def games(seeds: range) -> Iterator[tuple[str, Match]]:
    """The recorded games, and some more that nobody plays in a hurry."""
    for path in RECORDS:
        yield path.stem, Match.from_record(path.read_bytes())
    for seed in seeds:
        players, dice = 1 + seed % 5, random.Random(seed)
        options = {} if players == 1 else {"lookout": ("standard", "alternate", "advanced")[seed % 3]}
        match = Match.new("settlers", players, seed, options)
        while not match.over:
            match.play(choose(match.legal(), dice, HASTE))
        yield f"seed {seed}", match


def room(view: dict[str, Any]) -> str:
    """What the middle of the table has to find room for: positions that are equal in this respect are shown once."""
    decision = view["decision"] or {"player": 0, "kind": ""}
    own = view["seats"][max(0, decision["player"])]
    kinds = [TYPES.get(one["id"], "") for one in own["locations"]]
    rows = [kinds.count(kind) for kind in ("production", "feature", "action")]
    deals = len({DEALS.get(card, card) for card in own["deals"]}) + len(own["routes"])
    piles = [len(view["row"]), len(view["prayer"]), len(own["hand"]), len(own["looking"]), len(own["blessings"])]
    asks = decision["kind"] in PRAYER
    return json.dumps([view["phase"], asks, rows, deals, piles, own["tricolor"], bool(own["foundations"])])


def views(match: Match, every: int = 1) -> list[dict[str, Any]]:
    """Every nth position as the deciding seat sees it; all of a Prayer, which counting would often miss."""
    found: list[dict[str, Any]] = []
    for number in range(len(match) + 1):
        view = match.view(max(0, int(match.game.seat(match.state_at(number)))), number)
        if number % every == 0 or (view["decision"] or {}).get("kind") in PRAYER:
            found.append(view)
    return found


class Screens:
    """A window of each size, for each number of players."""

    def __init__(self, visit: Visit, server: Server, windows: Sequence[tuple[int, int]] = WINDOWS, **how: Any) -> None:
        self._visit, self._server, self._windows, self._how = visit, server, windows, how
        self._pages: dict[int, list[Page]] = {}
        self._shown: set[tuple[int, str]] = set()

    def pages(self, players: int) -> list[Page]:
        if players not in self._pages:
            file = next(path for path in RECORDS if f"-{players}p-" in path.name)
            people = [{"kind": "mine", "name": name} for name in ("Ana", "Tom", "Cleo", "Ben", "Eva")[:players]]
            address, _ = recorded_table(self._server, file.relative_to(PROJECT).as_posix(), 0, *people)
            self._pages[players] = [self._page(address, width, height) for width, height in self._windows]
        return self._pages[players]

    def _page(self, address: str, width: int, height: int) -> Page:
        page = self._visit("about:blank", viewport={"width": width, "height": height}, **self._how)
        page.context.add_init_script(_CATCH)
        page.goto(address)
        ready_game(page)
        page.locator("[data-stage]").wait_for()
        page.evaluate(_SHOW)
        return page

    def wrong(self, name: str, players: int, positions: list[dict[str, Any]]) -> list[str]:
        """What goes wrong in any window while these are shown; all windows show them at the same time."""
        fresh = {at: one for at, one in enumerate(positions) if (players, room(one)) not in self._shown}
        self._shown |= {(players, room(one)) for one in fresh.values()}
        told, pages = json.dumps([*fresh.values()]), self.pages(players)
        for page in pages:
            page.evaluate("(views) => { window.job = window.show(views); }", told)
        found: list[str] = []
        for page, (width, height) in zip(pages, self._windows, strict=True):
            found += [f"{name} at {width} x {height}, {one}" for one in page.evaluate("window.job")]
        return found

    def stages(self) -> set[str]:
        """What was in the middle of them."""
        return {stage for pages in self._pages.values() for page in pages for stage in page.evaluate("window.stages()")}
