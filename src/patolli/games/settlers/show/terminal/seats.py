"""The seats in the terminal: a table of all goods, then for each seat its Locations, deals and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from patolli.engine.lines import columns, join, pad
from patolli.games.settlers.cards.model import ATTACK, TYPES
from patolli.games.settlers.show.terminal.cards import card_lines, deal_good, faction_locations
from patolli.games.settlers.show.terminal.look import Look, View, flow
from patolli.games.settlers.words.facts import known, shown, size
from patolli.games.settlers.words.terms import colour_word, faction_word, good_word, kind_word, statue_word

_GOODS = ("wood", "stone", "food", "worker", "raze", "defense", "gold")
_LABELS = ("taken", "blessings", "deals", "decks", "looking", "hand")
_SOLO_LABELS = ("line", "attack-deck")


# The table of all seats


def seat_rows(look: Look, view: View) -> list[Text]:
    """A line for each seat: points, goods, cards in hand, deals, Foundations."""
    heads = ["", *look.say("heads").split(), ""]
    rows = [[Text(head, "dim") for head in heads]]
    rows += [_seat_row(look, view, seat) for seat in range(len(look.names))]
    sizes = [max(row[column].cell_len for row in rows) for column in range(len(heads))]
    room = max(8, look.width - sum(sizes[1:]) - len(heads))
    gap = 2 if sizes[0] + len(heads) <= room else 1
    rows = [[pad(row[0], min(room, sizes[0])), *row[1:]] for row in rows]
    lines = columns(rows, [False, *[True] * (len(heads) - 2), False], gap)
    for line in lines:
        line.rstrip()
        line.truncate(look.width)
    return lines


def _seat_row(look: Look, view: View, seat: int) -> list[Text]:
    state = view["seats"][seat]
    decides = view["decision"] is not None and view["decision"]["player"] == seat
    name = Text.assemble(look.mark(seat), (" > " if decides else " "), (look.names[seat], "bold" if decides else ""))
    flags = [look.say("first")] if view["first_player"] == seat else []
    flags += [look.say("passed")] if state["passed"] else []
    numbers = [*(state["goods"][good] for good in _GOODS), size(state["hand"])]
    return [
        name,
        Text(str(state["points"]), "bold"),
        *(Text(str(n), "" if n else "dim") for n in numbers),
        Text(", ".join(flags)),
    ]


# One seat


def seat_block(look: Look, view: View, seat: int) -> list[Text]:
    """Everything in front of a seat, and the cards in its hand as far as they are visible."""
    state = view["seats"][seat]
    title = Text.assemble(look.mark(seat), f" {look.names[seat]}, {_faction(look, state['faction'])}")
    indent = _indent(look, view)
    lines = [look.heading(title), *_locations(look, state["locations"], indent)]
    if taken := _taken(look, view, seat):
        lines += flow(taken, look.width, indent, look.say("taken"))
    if state["blessings"] or state["tricolor"]:
        lines += flow(_blessings(look, state), look.width, indent, look.say("blessings"))
    if statues := state.get("statues"):
        held = [Text(f"{n} {look.words(statue_word(kind))}") for kind, n in statues.items() if n]
        lines += flow(held, look.width, indent, look.say("statues"))
    if made := _deals(look, state):
        lines += flow(made, look.width, indent, look.say("deals"))
    lines += flow([Text(_piles(look, state))], look.width, indent, look.say("decks"))
    for pile in ("looking", "hand"):
        if cards := shown(state[pile]):
            lines += _cards(look, seat, cards, indent, look.say(pile))
    return lines


def _faction(look: Look, faction: str) -> str:
    return look.words(faction_word(faction))


def _indent(look: Look, view: View) -> int:
    """The width of the labels: the same in all blocks."""
    labels = [look.say(label) for label in (*_LABELS, *(_SOLO_LABELS if view["virtual"] else ()))]
    labels += [look.words(kind_word(kind)) for kind in TYPES]
    return min(18, max(map(cell_len, labels)) + 2)


def _cards(look: Look, seat: int, cards: Sequence[str], indent: int, label: str) -> list[Text]:
    """The reader's cards with price and effect, those of others (after the end, among bots) by name."""
    if seat != look.seat:
        return flow([look.card(card) for card in cards], look.width, indent, label)
    return [Text(label, "dim"), *card_lines(look, cards)]


def _locations(look: Look, places: Sequence[Mapping[str, Any] | str], indent: int) -> list[Text]:
    """Three rows: production, features, actions."""
    rows: dict[str, list[Text]] = {kind: [] for kind in TYPES}
    for place in places:
        about = {"id": place} if isinstance(place, str) else place
        card = known(about["id"])
        rows[card.type if card else TYPES[0]].append(_location(look, about))
    found = [flow(row, look.width, indent, look.words(kind_word(kind))) for kind, row in rows.items() if row]
    if not found:
        return [Text(look.say("no-locations"), "dim")]
    return [line for row in found for line in row]


def _location(look: Look, place: Mapping[str, Any]) -> Text:
    marks = _marks(look, place)
    name = look.card(place["id"])
    return name if not marks else Text().append_text(name).append(f" ({', '.join(marks)})", "italic")


def _marks(look: Look, place: Mapping[str, Any]) -> list[str]:
    """What happened to a Location this round, and what lies on it."""
    card = known(place["id"])
    action = card.ability("action") if card else None
    marks: list[str] = []
    if used := place.get("used"):
        most = action["max_activations_per_round"] if action else used
        marks.append(look.say("used") if used >= most else look.say("used-of", used=used, most=most))
    marks += [look.say(mark) for mark in ("blocked", "defense", "samurai") if place.get(mark)]
    if place.get("color"):
        marks.append(look.words(colour_word(place["color"])))
    if place.get("technology"):
        marks.append(look.say(f"technology-{place['technology']}"))
    if place.get("taken_by") is not None:
        marks.append(look.say("taken-by", player=look.names[place["taken_by"]]))
    if under := size(place.get("under", ())):
        marks.append(look.say("under", n=under))
    if goods := look.price(place.get("goods", {})):
        marks.append(look.say("goods-on", goods=goods))
    if stored := place.get("stored"):
        marks.append(look.say("stored", cards=", ".join(map(look.name, stored))))
    if given := place.get("count"):
        marks.append(look.say("gave", goods=look.price({"worker": given})))
    return marks


def _blessings(look: Look, state: View) -> list[Text]:
    held = [join([look.chip(colour), " ", look.words(colour_word(colour))]) for colour in state["blessings"]]
    return [*held, Text(look.say("tricolor"))] if state["tricolor"] else held


def _taken(look: Look, view: View, seat: int) -> list[Text]:
    """Locations of others that this seat has until the end of the round (S1.12.4)."""
    everywhere = [place for state in view["seats"] for place in state["locations"]]
    if view["virtual"]:
        everywhere += [place for place in view["virtual"]["locations"] if not isinstance(place, str)]
    return [look.card(place["id"]) for place in everywhere if place["taken_by"] == seat]


def _deals(look: Look, state: View) -> list[Text]:
    """Deals with their good; those of Trade Routes name the Location."""
    made: list[Text] = []
    for card in (*state["deals"], *(route["location"] for route in state["routes"])):
        good = deal_good(card)
        made.append(Text(f"{look.price({good: 1}) if good else '?'} {look.name(card)}"))
    for k in range(len(state["deals"]), len(made)):
        made[k].append(f" ({look.say('route')})", "italic")
    return made


def _piles(look: Look, state: View) -> str:
    parts = [look.say("deck-and-discard", deck=size(state["deck"]), discard=len(state["discard"]))]
    if stones := size(state["foundations"]):
        parts.append(look.say("foundations", n=stones))
    return "; ".join(parts)


# The virtual player


def virtual_block(look: Look, view: View) -> list[Text]:
    """The virtual player of the solo game, and who is ahead (S1.17.6)."""
    other, indent = view["virtual"], _indent(look, view)
    title = Text.assemble(look.mark(1), f" {look.say('virtual')}")
    line = [Text(look.words(good_word(ATTACK[card])) if card in ATTACK else card) for card in other["line"]]
    collected = look.say("collected", n=len(other["collection"]), own=faction_locations(view))
    piles = look.say("deck-and-discard", deck=size(other["attack_deck"]), discard=len(other["attack_discard"]))
    return [
        look.heading(title),
        *_locations(look, other["locations"], indent),
        *flow(line, look.width, indent, look.say("line")),
        *flow([Text(piles)], look.width, indent, look.say("attack-deck")),
        *flow([Text(collected)], look.width, indent, ""),
    ]


def open_cards(look: Look, view: View) -> list[Text]:
    """Cards that lie face up for all: the row of the Lookout phase, those of a Prayer."""
    lines: list[Text] = []
    for where in ("row", "prayer"):
        if view[where]:
            lines += [look.heading(look.say(where)), *card_lines(look, view[where])]
    return lines


def status_line(look: Look, view: View, seat: int) -> Text:
    """A seat's goods in one line."""
    state = view["seats"][seat]
    parts = [look.price({"vp": state["points"]}) or f"0{look.sign('vp')}"]
    parts += [f"{state['goods'][good]}{look.sign(good)}" for good in _GOODS]
    words = look.say("status", goods=" ".join(parts), n=size(state["hand"]))
    return join([look.mark(seat), " ", words, *(join(["  ", held]) for held in _blessings(look, state))])
