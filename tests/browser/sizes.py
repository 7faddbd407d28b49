"""Windows of every size, decisions of every kind, and what must hold for all of them together."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from patolli.engine.draft import Draft
from patolli.engine.match import Match
from tests.paths import PROJECT

SIZES = {
    (360, 640): "phone",
    (390, 844): "phone",
    (640, 360): "low",
    (720, 450): "low",
    (768, 1024): "tall",
    (820, 1180): "tall",
    (1024, 768): "small",
    (1180, 820): "small",
    (1280, 720): "laptop",
    (1366, 625): "flat",
    (1440, 900): "desk",
    (1920, 1080): "large",
    (2560, 1440): "large",
}
TIGHT = ((360, 640), (640, 360), (1024, 768))

_WRONG = """() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (where) => [...document.querySelectorAll(where)].filter((one) => box(one).width && box(one).height);
  const name = ({ dataset, className }) => dataset.do ?? dataset.tab ?? dataset.token ?? className;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push("the page scrolls");
  const parts = seen(".app > *");
  for (const one of parts) {
    const { left, top, right, bottom } = box(one);
    const slack = one.className.includes("players") ? 5 : 1;
    if (left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack)
      wrong.push(`${one.className} leaves the window`);
  }
  const apart = seen(".app > :is(.head, .bd, .bar, .tray, .side, .side2)");
  for (const [i, one] of apart.entries())
    for (const two of apart.slice(i + 1)) {
      const [a, b] = [box(one), box(two)];
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        wrong.push(`${one.className} lies over ${two.className}`);
    }
  for (const question of seen("[data-question]")) {
    if (question.scrollWidth > question.clientWidth) wrong.push("the question is cut at its end");
    if (question.scrollHeight > question.clientHeight + 1) wrong.push("the question is cut below");
    const [a, b] = [box(question), box(question.closest(".bar"))];
    if (a.left < b.left || a.top < b.top - 1 || a.right > b.right || a.bottom > b.bottom + 1)
      wrong.push("the question leaves the bar");
  }
  for (const bar of seen("[data-bar]")) {
    if (bar.scrollHeight > bar.clientHeight + 1) wrong.push("the bar is too low");
    if (bar.scrollWidth > bar.clientWidth + 1) wrong.push("the bar is too narrow");
    const outer = box(bar.closest(".bar"));
    if (box(bar).bottom > outer.bottom + 1 || box(bar).top < outer.top - 1) wrong.push("the bar leaves its row");
    for (const one of bar.querySelectorAll("button"))
      if (box(one).right > outer.right + 1 || box(one).bottom > outer.bottom + 1)
        wrong.push(`${name(one)} leaves the bar`);
  }
  for (const one of seen(".bar button, .top button, [role='tab'], [data-line]")) {
    const { width, height } = box(one);
    if (width < 43.5 || height < 43.5) wrong.push(`${name(one)} is only ${Math.round(width)} x ${Math.round(height)}`);
  }
  const top = seen(".top")[0];
  if (top && top.scrollWidth > top.clientWidth + 1) wrong.push("the top bar is too narrow");
  return { layout: document.querySelector(".app").dataset.layout, wrong };
}"""
MOST_FRAMES = 60
"""How long a page may take until everything has been measured and is in its place."""
_SETTLED_WRONG = f"""async (layout) => {{
  for (let frames = 0; ; frames++) {{
    const told = ({_WRONG})();
    if (told.layout !== layout) told.wrong.push(`is laid out as ${{told.layout}}`);
    if (!told.wrong.length || frames === {MOST_FRAMES}) return told.wrong;
    await new Promise((done) => requestAnimationFrame(done));
  }}
}}"""


class Moment(NamedTuple):
    """A decision in the middle of a turn: whose, where the turn begins, and the steps that lead there."""

    kind: str
    seat: int
    at: int
    steps: tuple[str, ...]


@cache
def moments(file: str) -> list[Moment]:
    """The first decision of each kind in a recorded game."""
    record = msgspec.json.decode((PROJECT / file).read_bytes())
    tokens: list[str] = record["moves"]
    match = Match.from_record(msgspec.json.encode(record | {"moves": []} | _unfinished(record)))
    found: dict[str, Moment] = {}
    at = 0
    while at < len(tokens):
        draft, steps = Draft(match), list[str]()
        while at + len(steps) < len(tokens) and not draft.to_confirm:
            kind = draft.view()["decision"]["kind"]
            found.setdefault(kind, Moment(kind, draft.seat, at, tuple(steps)))
            steps.append(tokens[at + len(steps)])
            draft.play(steps[-1])
        for token in steps:
            match.play(token)
        at += len(steps)
    return list(found.values())


def _unfinished(record: dict[str, Any]) -> dict[str, Any]:
    """What a record has to say when its game is not over."""
    return {name: None for name in ("scores", "winners", "result") if name in record}


def resized(page: Page, width: int, height: int) -> None:
    """Another window size; wait until the app has put everything in its place."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    settle(page)


def settle(page: Page) -> None:
    """A few frames: the first puts things in their places, after the next what fits has been measured."""
    frame = "await new Promise((done) => requestAnimationFrame(done));"
    page.evaluate(f"async () => {{ {3 * frame} }}")


def wrong(page: Page, layout: str) -> list[str]:
    """Everything that is wrong in this layout, and stays wrong."""
    return page.evaluate(_SETTLED_WRONG, layout)


def lasting(page: Page, find: str) -> list[str]:
    """What a function of the page finds, and still finds after some frames."""
    return page.evaluate(
        f"""async () => {{
          const find = {find};
          let found = find();
          for (let frame = 0; frame < {MOST_FRAMES} && found.length; frame++) {{
            await new Promise((done) => requestAnimationFrame(done));
            found = find();
          }}
          return found;
        }}"""
    )
