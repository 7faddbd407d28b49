"""One band for each seat: name, points, goods and deals on the left, Locations and known cards beside them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from patolli.drawing.ink import Ink, group, icon_at, path, rect, slab, text
from patolli.drawing.ink import n2 as n
from patolli.drawing.lettering import line_of_text, width
from patolli.drawing.lines import draw_line
from patolli.games.settlers.cards.model import TYPES
from patolli.games.settlers.show.items import ICONS, SPACE, Item, joined, num, pic, pts
from patolli.games.settlers.show.picture.faces import attack, deals, in_hand, location
from patolli.games.settlers.show.picture.flow import Group, flow
from patolli.games.settlers.words.facts import known, shown, size

PANEL = 236
_LEFT, _RIGHT, _AIR = 17, 12, 9
_GOODS = (("wood", "stone", "food", "gold"), ("worker", "raze", "defense"))
Row = Callable[[float], str]
"""Draws one line of a panel at the height of its middle."""


def crown(ink: Ink, x: float, y: float, size: float) -> str:
    """The winner's sign."""
    return group(
        path("M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z", ink["monument-edge"], ink["text"], 1.4), x, y, scale=size / 24
    )


def _badge(ink: Ink, right: float, y: float, value: int) -> tuple[str, float]:
    """Points in a pill whose right edge is at `right`, and the pill's width."""
    shown = str(value)
    w = max(36, width(shown, 17) + 16)
    return rect(right - w, y - 15, w, 30, 15, ink["points"]) + text(right - w / 2, y, shown, 17, ink["on-points"]), w


def _header(ink: Ink, view: Mapping[str, Any], who: int, name: str, y: float) -> str:
    seat = view["seats"][who]
    badge, taken = _badge(ink, PANEL - _RIGHT, y, seat["points"])
    drawn = icon_at(f"mark-{who}", _LEFT + 12, y, 24) + badge
    right = PANEL - _RIGHT - taken - 6
    faction = str(seat["faction"]).capitalize()
    drawn += line_of_text(_LEFT + 31, y + 9, faction, 11, right - _LEFT - 57, ink["text-2"], 600)
    if view["first_player"] == who:
        drawn += group(icon_at("start-player", right - 12, y + 8, 21), more=f'data-first-player="{who}"')
    if who in view.get("winners", ()):
        drawn += group(crown(ink, right - 22, y - 20, 22), more=f'data-winner="{who}"')
        right -= 26
    return drawn + line_of_text(_LEFT + 31, y - 8, name, 15, right - _LEFT - 31, ink["text"])


def _line(ink: Ink, line: Sequence[Item], size: float = 20) -> Row:
    return lambda y: draw_line(ink, line, _LEFT, y, size, PANEL - _LEFT - _RIGHT, 0)


def _supply(ink: Ink, seat: Mapping[str, Any], kinds: Sequence[str]) -> Row:
    """Some of the goods, each in a fixed column, so that they are at the same place in every band."""
    step = (PANEL - _LEFT - _RIGHT) / 4

    def draw(y: float) -> str:
        lines = ([pic(ICONS.get(good, good)), num(seat["goods"][good])] for good in kinds)
        return "".join(draw_line(ink, line, _LEFT + k * step, y, 20, step - 3, 0) for k, line in enumerate(lines))

    return draw


def _rows(ink: Ink, view: Mapping[str, Any], who: int) -> list[Row]:
    """What stands below the name, line by line; absent things take no space."""
    seat = view["seats"][who]
    piles = [[pic("card"), num(size(seat["hand"]))],
             [pic("faction-card"), num(f"{size(seat['deck'])}+{len(seat['discard'])}")]]  # fmt: skip
    if stones := size(seat["foundations"]):
        piles.append([pic("foundation"), num(stones)])
    if seat["passed"]:
        piles.append([pic("pause")])
    rows = [_supply(ink, seat, kinds) for kinds in _GOODS]
    rows.append(_line(ink, joined(piles), 18))
    chips = [pic(f"chip-{colour}") for colour in seat["blessings"]]
    if seat["tricolor"]:
        chips.append(pic("chip-tricolour"))
    if chips:
        rows.append(_line(ink, [pic("blessing"), SPACE, *chips], 18))
    if statues := seat.get("statues"):
        rows.append(_line(ink, [pic("points"), SPACE, *joined([[num(n)] for n in statues.values()])], 18))
    if made := deals(seat):
        rows.append(_line(ink, [pic("deal"), SPACE, *made]))
    if view.get("final"):
        final = view["final"][who]
        parts = [[pts(final["track"])], [num("+"), num(final["locations"]), pic("location")]]
        parts += [
            [num("+"), num(n), pic("t-feature")] for n in (*final["features"].values(), final.get("statues", 0)) if n
        ]
        rows.append(_line(ink, joined(parts), 18))
    return rows


def _panel(ink: Ink, colour: str, header: Row, rows: Sequence[Row], h: float) -> str:
    """A stripe in the player's color, the name, and all lines."""
    drawn = path(f"M12 .5H7V{n(h - 0.5)}H12Q.5 {n(h - 0.5)} .5 {n(h - 12)}V12Q.5 .5 12 .5z", colour)
    head = min(46.0, h * 0.36)
    step = min(34.0, (h - head - 10) / max(1, len(rows)))
    drawn += header(4 + head / 2)
    return drawn + "".join(row(head + 4 + (k + 0.5) * step) for k, row in enumerate(rows))


def _kind(place: Mapping[str, Any]) -> str:
    card = known(place["id"])
    return card.type if card else TYPES[0]


def _locations(ink: Ink, places: Sequence[Mapping[str, Any]]) -> list[Group]:
    """Three groups: production, features, actions."""
    return [(f"t-{kind}", [location(ink, place) for place in places if _kind(place) == kind]) for kind in TYPES]


def seat_band(ink: Ink, view: Mapping[str, Any], who: int, name: str, w: float, h: float) -> str:
    """A seat's band in this size; jade if the seat decides, gold if it has won."""
    seat, decision = view["seats"][who], view["decision"]
    deciding = decision is not None and decision["player"] == who
    edge = ink["accent"] if deciding else ink["monument-edge"] if who in view.get("winners", ()) else ""
    groups = _locations(ink, seat["locations"])
    groups.append(("card", [in_hand(ink, card, "hand") for card in shown(seat["hand"])]))
    groups.append(("watch", [in_hand(ink, card, "looking") for card in shown(seat["looking"])]))
    stored = [card for place in seat["locations"] for card in place["stored"]]
    groups.append(("pray", [in_hand(ink, card, "stored") for card in stored]))
    body = _panel(ink, ink[f"p{who}"], lambda y: _header(ink, view, who, name, y), _rows(ink, view, who), h)
    cards = flow(groups, w - PANEL - 2 * _AIR, h - 2 * _AIR)
    line = path(f"M{PANEL} {_AIR}V{n(h - _AIR)}", "", ink["line"])
    drawn = slab(ink, 0, 0, w, h, edge) + body + line + group(cards, PANEL + _AIR, _AIR)
    return group(drawn, more=f'data-seat="{who}"')


def virtual_band(ink: Ink, view: Mapping[str, Any], w: float, h: float) -> str:
    """The virtual player of the solo game: Locations, the line of Attack cards, collected cards."""
    other = view["virtual"]

    def header(y: float) -> str:
        return icon_at("worker-n", _LEFT + 12, y, 26) + icon_at("burn", _LEFT + 44, y, 24)

    piles = [[num(f"{size(other['attack_deck'])}+{len(other['attack_discard'])}"), pic("burn")],
             [num(len(other["collection"])), pic("location")]]  # fmt: skip
    groups = _locations(ink, other["locations"])
    groups.append(("burn", [attack(ink, card) for card in other["line"]]))
    body = _panel(ink, ink["pn"], header, [_line(ink, joined(piles))], h)
    line = path(f"M{PANEL} {_AIR}V{n(h - _AIR)}", "", ink["line"])
    cards = group(flow(groups, w - PANEL - 2 * _AIR, h - 2 * _AIR), PANEL + _AIR, _AIR)
    return group(slab(ink, 0, 0, w, h) + body + line + cards, more='data-seat="virtual"')


def open_cards(ink: Ink, sign: str, cards: Sequence[str], where: str, w: float, h: float) -> str:
    """Cards that lie face up for all: the row of the Lookout phase, or those of a Prayer."""
    faces = [in_hand(ink, card, where) for card in cards]
    drawn = slab(ink, 0, 0, w, h) + group(flow([(sign, faces)], w - 2 * _AIR, h - 2 * _AIR), _AIR, _AIR)
    return group(drawn, more=f'data-open="{where}"')
