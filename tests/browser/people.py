"""Somebody who plays by clicking on what is lit, without understanding the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import DEALT, GAME, GEAR, LIT, OPENED, PRESSED, TOKEN, do, look, settled, wait_for

MOST_CLICKS = 300
"""Clicks in one turn; more, and something is wrong. On a phone most clicks only open another gear: since one in four
does not, 40 in a row happen once in 100,000 turns, 300 in a row never."""
MOMENT = 100
"""Milliseconds."""
KEEPS = 2
"""Tiles of starting wealth that are kept."""

Press = Callable[[Locator], None]

_IN_SIGHT = """(one) => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  for (const down of [0.5, 0.15, 0.85])
    for (const right of [0.5, 0.05, 0.95, 0.25, 0.75]) {
      const at = { x: width * right, y: height * down };
      if (one.contains(document.elementFromPoint(left + at.x, top + at.y))) return at;
    }
  return null;
}"""


def click(target: Locator) -> None:
    """Where it is visible: in a large hand each card covers part of the one before."""
    target.click(position=target.evaluate(_IN_SIGHT))


def tap(target: Locator) -> None:
    target.tap(position=target.evaluate(_IN_SIGHT))


def press_enter(target: Locator) -> None:
    """As somebody without a mouse: focus, then Enter."""
    target.focus()
    expect(target).to_be_focused()
    target.press("Enter")


MOST_TABS = 400
_FOCUSED = "(one) => one === document.activeElement || one.contains(document.activeElement)"


def walk_to(target: Locator) -> None:
    """By the Tab key alone, from wherever the focus is."""
    for _ in range(MOST_TABS):
        if target.evaluate(_FOCUSED):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(
        f"{MOST_TABS} times Tab do not lead to {target.evaluate('(one) => one.outerHTML.slice(0, 200)')}"
    )


def press_keys(target: Locator) -> None:
    """With real keys only: nothing is focused but by Tab."""
    walk_to(target)
    target.page.keyboard.press("Enter")


class Person:
    """Plays one page. `press` is how: a mouse, a finger, or keys."""

    def __init__(self, page: Page, seed: int = 0, press: Press = click) -> None:
        self.page = page
        self.press = press
        self.clicks = 0
        self._dice = random.Random(seed)

    def play(self, turns: int = 1_000) -> int:
        """Play this many of one's own turns, or to the end; returns how many there were."""
        for done in range(turns):
            if not self._my_turn():
                return done
            self.turn()
        return turns

    def _my_turn(self) -> bool:
        """Wait for one's turn; False at the end of the game."""
        mine = f"{GAME}[data-turn='mine'][data-shown='newest'], {GAME}[data-status='over']"
        self.page.locator(mine).first.wait_for(state="attached")
        return look(self.page)["status"] != "over"

    def turn(self) -> None:
        """One whole turn, confirmed."""
        seq = look(self.page)["seq"]
        for _ in range(MOST_CLICKS):
            self._wait_for_something()
            now = look(self.page)
            if now["seq"] != seq or now["status"] == "over" or now["turn"] != "mine":
                return  # made, or kept until its turn comes
            if self._may_confirm() and (self._dice.random() < 0.5 or not self._choices()):
                self._press(do(self.page, "confirm"), now)
                continue
            if choices := self._choices():
                self._press(self._dice.choice(choices), now)
            else:
                self.page.wait_for_timeout(MOMENT)  # the page changed between two looks
        asked = self.page.locator("[data-question]").all_inner_texts()
        raise AssertionError(f"the turn does not end after {MOST_CLICKS} clicks: {look(self.page)} {asked}")

    def first_step(self) -> None:
        """Only the first choice of a turn."""
        self._wait_for_something()
        self._press(self._choices()[0], look(self.page))

    def _wait_for_something(self) -> None:
        """Nothing is lit while gears turn."""
        over = f"{GAME}:is([data-status='over'], [data-turn='theirs'])"
        something = f"{LIT}, {TOKEN}, {GEAR}, {DEALT}, [data-do='confirm']:enabled, {over}"
        self.page.locator(something).first.wait_for(state="attached")

    def _may_confirm(self) -> bool:
        return self.page.locator("[data-do='confirm']:enabled").count() > 0

    def _choices(self) -> list[Locator]:
        """What can be pressed: what an open list offers, or else what is lit and what the bar offers."""
        if opened := _seen(self.page.locator(OPENED)):
            return opened
        dealt = (DEALT,) if self.page.locator(PRESSED).count() < KEEPS else ()
        return [one for where in (LIT, TOKEN, GEAR, *dealt) for one in _seen(self.page.locator(where))]

    def _press(self, target: Locator, now: dict[str, Any]) -> None:
        self.clicks += 1
        what = target.evaluate("(element) => element.outerHTML.slice(0, 300)")
        self.press(target)
        try:
            settled(self.page, now)
        except PlaywrightError as error:
            raise AssertionError(f"nothing happens after {what} at {now}, only {look(self.page)}") from error


def _seen(targets: Locator) -> list[Locator]:
    return [target for target in targets.all() if target.is_visible()]


def watch_others(page: Page) -> None:
    """Wait until nobody else's turn is being shown."""
    wait_for(page, shown="newest")
