"""Cards: name and colors at the top, cost and ability below; on a Location what lies on it, in hand its other uses."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from patolli.drawing.ink import Ink, faint, group, icon, icon_at, mix, path, rect
from patolli.drawing.ink import n2 as n
from patolli.drawing.lettering import line_of_text, width
from patolli.drawing.lines import draw_line, line_width
from patolli.games.settlers.cards.model import ATTACK, Card
from patolli.games.settlers.show.abilities import ability_lines
from patolli.games.settlers.show.faces import attack_face, card_face
from patolli.games.settlers.show.items import OR, SPACE, THEN, Item, goods, joined, num, pic, pts
from patolli.games.settlers.words.facts import known, size

WIDTH, HEIGHT = 128, 72
_HEAD = 26
_STRIPE = 6
_ABILITY = 19
_LEFT = _STRIPE + 5


class Drawn(NamedTuple):
    """Something drawn at the origin, and its width; the height is that of a card."""

    drawn: str
    width: float


def _stripe(ink: Ink, colours: Sequence[str]) -> str:
    """The colors down the left edge, clipped to its rounded corners."""
    edge = f"M{_STRIPE} .5V{n(HEIGHT - 0.5)}Q.5 {n(HEIGHT - 0.5)} .5 {HEIGHT - 7}V7Q.5 .5 {_STRIPE} .5z"
    drawn = path(edge, ink[f"s-{colours[0]}"] if colours else ink["surface-3"])
    step = (HEIGHT - 14) / max(1, len(colours))
    for k, colour in enumerate(colours[1:], start=1):
        drawn += rect(0.5, 7 + k * step, _STRIPE - 0.5, step, 0, ink[f"s-{colour}"])
    return drawn


def _name(ink: Ink, name: str, x: float) -> str:
    """On one line, or on two smaller ones; truncated if still too long."""
    room = WIDTH - x - 4
    if width(name, 11) <= room or " " not in name:
        size = max(8.5, min(11, room / width(name, 1)))
        return line_of_text(x, _HEAD / 2, name, size, room, ink["text"])
    words = name.split(" ")
    end = min(range(1, len(words)), key=lambda k: max(width(" ".join(words[:k]), 1), width(" ".join(words[k:]), 1)))
    first, second = " ".join(words[:end]), " ".join(words[end:])
    size = 9.5
    return line_of_text(x, 8, first, size, room, ink["text"]) + line_of_text(x, 18.5, second, size, room, ink["text"])


def _ability(ink: Ink, card: Card, x: float, y: float) -> str:
    """What the card does, on one line; on two smaller ones if it is very long."""
    line, room = joined(ability_lines(card)), WIDTH - x - 5
    if line_width(line, _ABILITY * 0.62) <= room:
        return draw_line(ink, line, x, y, _ABILITY, room, 0)
    breaks = [k for k, item in enumerate(line) if item in (SPACE, THEN, OR)]
    half = line_width(line, 1) / 2
    middle = min(breaks, key=lambda k: abs(line_width(line[:k], 1) - half), default=len(line))
    rows = line[:middle], line[middle + 1 :] if line[middle : middle + 1] == [SPACE] else line[middle:]
    return "".join(draw_line(ink, row, x, y - 6 + k * 12.5, 12.5, room, 0) for k, row in enumerate(rows))


def _face(ink: Ink, card: Card | None, card_id: str, right: Sequence[Item], dashed: bool, more: str) -> Drawn:
    colours: Sequence[str] = card.colors if card else ()
    tint = mix(ink[f"s-{colours[0]}"], ink["surface"], 0.16) if colours else ink["surface-2"]
    drawn = rect(0, 0, WIDTH, HEIGHT, 7, ink["surface"])
    drawn += path(f"M7 0H{WIDTH - 7}q7 0 7 7V{_HEAD}H0V7q0-7 7-7z", tint)
    drawn += _stripe(ink, colours) + path(f"M{_STRIPE} {_HEAD}H{WIDTH}", "", ink["line"])
    faction = card is not None and card.deck != "common"
    dashes = 'stroke-dasharray="5 3"' if dashed else ""
    drawn += rect(
        0, 0, WIDTH, HEIGHT, 7, "", ink["text-2" if faction else "line-strong"], 1.8 if faction else 1, dashes
    )
    # Chips of several colors overlap, to leave room for the name.
    chips = colours[:3]
    drawn += "".join(icon(f"chip-{colour}", _LEFT - 1 + k * 9, _HEAD / 2 - 7.5, 15) for k, colour in enumerate(chips))
    x = _LEFT + (len(chips) - 1) * 9 + 14 if chips else _LEFT
    drawn += _name(ink, card.name if card else card_id, x + 3)
    if card:
        drawn += draw_line(ink, card_face(card).price, _LEFT, 37, 14, 62, 0)
        drawn += icon_at(f"t-{card.type}", _LEFT + 7, 57.5, 16)
        drawn += _ability(ink, card, _LEFT + 19, 57.5)
    drawn += draw_line(ink, right, WIDTH - 5, 37, 14, 46 if card and sum(card.build_cost.values()) > 3 else 60, 1)
    return Drawn(group(drawn, more=f'data-card="{escape(card_id)}" {more}'), WIDTH)


def marks(place: Mapping[str, Any]) -> list[Item]:
    """What happened to a Location and what lies on it: uses, a block, protection, a takeover, cards, goods."""
    parts: list[list[Item]] = []
    if place["used"]:
        parts.append([num(f"×{place['used']}"), pic("confirm")])
    if place["blocked"]:
        parts.append([pic("lock")])
    parts += [[pic(sign)] for sign in ("defense", "samurai") if place[sign]]
    if place.get("color"):
        parts.append([pic(f"chip-{place['color']}")])
    if technology := place.get("technology"):
        parts.append([{"basic": num("×2"), "defense": num("+2"), "glory": pts(2)}[technology]])
    if place["taken_by"] is not None:
        parts.append([pic(f"mark-{place['taken_by']}")])
    if under := size(place["under"]):
        parts.append([num(under), pic("card")])
    if place["stored"]:
        parts.append([num(len(place["stored"])), pic("pray")])
    parts.append(goods({good: n for good, n in place["goods"].items() if n}))
    return joined(parts)


def location(ink: Ink, place: Mapping[str, Any]) -> Drawn:
    """A built card; paler if it cannot act anymore this round."""
    card = known(place["id"])
    face = _face(ink, card, place["id"], marks(place), False, 'data-where="location"')
    action = card.ability("action") if card else None
    spent = action is not None and place["used"] >= action["max_activations_per_round"]
    return Drawn(faint(face.drawn, 0.6), face.width) if spent or place["blocked"] else face


def in_hand(ink: Ink, card_id: str | None, where: str) -> Drawn:
    """An unbuilt card, with its deal and what razing it gives. None: it is not known yet which card it is."""
    return unbuilt(ink, known(card_id) if card_id else None, card_id, where)


def unbuilt(ink: Ink, card: Card | None, card_id: str | None, where: str) -> Drawn:
    """The same for a given card object: its name may be in another language."""
    parts = card_face(card).parts if card else {}
    uses: list[list[Item]] = []
    if "deal" in parts:
        uses.append([pic("deal"), *parts["deal"]])
    if "raze" in parts:
        uses.append([pic("raze"), THEN, *parts["raze"]])
    return _face(ink, card, card_id or "?", joined(uses), where == "hand", f'data-where="{where}"')


def attack(ink: Ink, card_id: str) -> Drawn:
    """An Attack card in the line: the good that it targets."""
    drawn = rect(0, 0, 46, HEIGHT, 7, ink["warn-soft"], ink["warn"], 1.2) + icon_at("burn", 23, 18, 20)
    (line,) = attack_face(card_id).lines
    return Drawn(
        group(
            drawn + draw_line(ink, line, 11, 48, 24, align=0), more=f'data-card="{escape(card_id)}" data-where="line"'
        ),
        46,
    )


def deals(seat: Mapping[str, Any]) -> list[Item]:
    """The goods of all deals, then those of Trade Routes."""
    line: list[Item] = []
    for k, card_id in enumerate((*seat["deals"], *(route["location"] for route in seat["routes"]))):
        card = known(card_id)
        good = (card.deal if card else ATTACK.get(card_id)) or "any_resource"
        line += [SPACE] if k == len(seat["deals"]) and k else []
        line += goods({good: 1})
    return line
