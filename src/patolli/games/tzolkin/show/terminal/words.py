"""What the terminal says about choices, spaces and tiles beyond `patolli.games.tzolkin.words.log`."""

from __future__ import annotations

from patolli.games.tzolkin.formats.tokens import space_of
from patolli.games.tzolkin.rules.components import GEARS
from patolli.games.tzolkin.show.terminal.gears import last_space
from patolli.games.tzolkin.show.terminal.look import Look, View
from patolli.games.tzolkin.words.facts import top_action
from patolli.games.tzolkin.words.log import describe
from patolli.games.tzolkin.words.tiles import space_words
from patolli.text.entry import Value

__all__ = ["choice_words", "space_lines", "tiles_in_sight"]


def choice_words(look: Look, view: View, token: str, after: View) -> str:
    """A choice with its price and result; for a worker to pick up, what its space offers."""
    words = look.talk.render(describe(view, token, after), look.names)
    if not token.startswith("pick:"):
        return words
    gear, space = space_of(token.removeprefix("pick:"))
    if space == 0 or (gear == "chichen_itza" and space in view["chichen_itza_skulls"]):
        return words
    if space > top_action(gear):
        return look.say("pick-any", words=words, top=top_action(gear))
    return look.say("pick-gives", words=words, gives=look.words(_gives(look, view, gear, space)))


def _gives(look: Look, view: View, gear: str, space: int) -> tuple[Value, ...]:
    own = {} if look.seat is None else view["seats"][look.seat]["technologies"]
    return space_words(gear, space, own)


def space_lines(look: Look, view: View) -> list[str]:
    """Every action of every gear in words, with the reader's technologies."""
    lines: list[str] = []
    for gear in GEARS:
        name = look.term("gear", gear)
        for space in range(1, top_action(gear) + 1):
            used = gear == "chichen_itza" and space in view["chichen_itza_skulls"]
            gives = look.say("sign-used") if used else look.words(_gives(look, view, gear, space))
            lines.append(f"{name} {space}: {gives}")
        first, last = top_action(gear) + 1, last_space(gear)
        lines.append(f"{name} {first if first == last else f'{first}-{last}'}: {look.say('any-action', top=first - 1)}")
    return lines


def tiles_in_sight(view: View, seat: int) -> list[str]:
    """Tiles worth explaining: those on the board, and the reader's own."""
    state = view["seats"][seat]
    tiles = [tile for tile in (*view["buildings"], *view["monuments"]) if tile]
    return list(dict.fromkeys([*tiles, *state["wealth"], *state["buildings"], *state["monuments"]]))
