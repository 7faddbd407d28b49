"""The state on the table: piles, chance, Locations and how they leave play; for the test oracle in oracle.py."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from tests.games.settlers.oracle.cards import (
    SUPPLY,
    Asking,
    Brought,
    Card,
    Decision,
    Effect,
    Place,
    is_common,
    new_place,
)
from tests.games.settlers.oracle.chance import generator_of

OPTIONS = {"lookout": "standard", "peaceful": False, "solo": False, "format": "standard", "disputed": False}
OPTIONS |= {"sets": False, "technology": True, "statues": True}
RULE_OF = {"place_technology": "technology", "gain_statue": "statues"}  # the option that an op acts under


class Table:
    """Everything that lies on the table. Seat numbers are those of the record; in solo seat 1 is the virtual player."""

    def __init__(self, record: dict[str, Any], cards: list[Card], boards: dict[str, dict[str, Any]]) -> None:
        deal = record["deal"]
        self.options = OPTIONS | record.get("options", {})
        self.cards = {card["id"]: card for card in cards}
        self.boards = [boards[faction] for faction in record["factions"]]
        self.round = 1
        self.phase = "lookout"
        self.first_player: int = deal["first_player"]
        self.row: list[str] = []
        self.prayer: list[str] = []
        self.chance = generator_of(deal)
        self.common: dict[str, list[str]] = {"deck": list(deal["common"]), "discard": []}
        decks = deal["factions"]
        self.seats = [self._new_seat(*pair) for pair in zip(record["factions"], decks, strict=True)]
        self.home: dict[str, int] = {card: seat for seat, deck in enumerate(decks) for card in deck}
        self.virtual: dict[str, Any] | None = None
        if self.options["solo"]:
            attack = deal["attack"]
            self.virtual = {"locations": [], "line": attack[:1], "attack_deck": attack[1:]}
            self.virtual |= {"attack_discard": [], "collection": []}
        self.outcome: dict[str, Any] = {}
        self._decision: Decision | None = None
        # What the full view does not show.
        self.quiet = False  # while a feature answers a gain, gains trigger no such features (F7)
        self.from_deals = Brought()  # what the deals of the player brought in Production
        self.razed = Brought()  # what the last raze brought
        self.producing: list[str] = []  # the Locations that let another one produce just now (F15)
        self.taken: list[str] = []  # Locations taken over, oldest first
        self.put_by_action: set[str] = set()  # cards that the action of a Location put under it
        self.until_cleanup: list[str] = []  # cards stored for this round only, as stored

    @staticmethod
    def _new_seat(faction: str, deck: list[str]) -> dict[str, Any]:
        lists = ("blessings", "hand", "looking", "discard", "deals", "routes", "foundations", "locations")
        seat: dict[str, Any] = {key: [] for key in lists}
        seat |= {"faction": faction, "points": 0, "goods": dict.fromkeys(SUPPLY, 0)}
        return seat | {"tricolor": False, "passed": False, "deck": list(deck)}

    def state(self) -> dict[str, Any]:
        """The full view (format 10)."""
        kind_and_player = {"kind": self._decision[0], "player": self._decision[1]} if self._decision else None
        view = {
            "game": "settlers",
            "round": self.round,
            "phase": self.phase,
            "first_player": self.first_player,
            "over": self._decision is None,
            "decision": kind_and_player,
            "row": self.row,
            "prayer": self.prayer,
            "rng": self.chance.state(),
            "common": self.common,
            "seats": self.seats,
            "virtual": self.virtual,
        }
        return deepcopy(view | self.outcome)

    # Seats

    def _order(self) -> list[int]:
        count = len(self.seats)
        return [(self.first_player + i) % count for i in range(count)]

    def _others(self, player: int) -> list[int]:
        """The other seats clockwise, the virtual player too."""
        count = len(self.seats) + (self.virtual is not None)
        return [(player + i) % count for i in range(1, count)]

    def _open(self, player: int) -> list[int]:
        return [seat for seat in self._others(player) if seat == len(self.seats) or not self.seats[seat]["passed"]]

    # Chance (format 6)

    def _shuffle(self, cards: list[str]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.chance.next() % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def _draw(self, deck: list[str], discard: list[str]) -> str | None:
        if not deck:
            deck += discard
            discard.clear()
            self._shuffle(deck)
        return deck.pop(0) if deck else None

    def _draw_common(self) -> str | None:
        return self._draw(self.common["deck"], self.common["discard"])

    def _draw_faction(self, player: int) -> str | None:
        return self._draw(self.seats[player]["deck"], self.seats[player]["discard"])

    def _piles(self, player: int) -> list[str]:
        """The decks that can give this player a card."""
        piles = {"common": self.common, "faction": self.seats[player]}
        return [name for name, pile in piles.items() if pile["deck"] or pile["discard"]]

    def _draw_to_hand(self, player: int, pile: str) -> str | None:
        card = self._draw_common() if pile == "common" else self._draw_faction(player)
        if card:
            self._to_hand(player, card)
        return card

    def _draw_any(self, player: int) -> Asking[str | None]:
        """A player draws a card from a deck of their choice; it has no place yet."""
        piles = self._piles(player)
        if not piles:
            return None
        token = yield "draw", player, [f"draw:{pile}" for pile in piles]
        return self._draw_common() if token == "draw:common" else self._draw_faction(player)

    def _to_hand(self, player: int, card: str) -> None:
        self.seats[player]["hand"] = sorted([*self.seats[player]["hand"], card])

    def _discard_pile(self, card: str) -> list[str]:
        if self.virtual and "target" in self.cards[card]:
            return self.virtual["attack_discard"]
        return self.seats[self.home[card]]["discard"] if card in self.home else self.common["discard"]

    def _to_home_pile(self, card: str) -> None:
        self._discard_pile(card).append(card)

    def _discard_from_hand(self, player: int, card: str) -> None:
        self.seats[player]["hand"].remove(card)
        self._to_home_pile(card)

    @contextmanager
    def _trial(self, player: int) -> Iterator[None]:
        """Undoes what is paid inside."""
        seat = self.seats[player]
        goods = dict(seat["goods"])
        lists = [seat["hand"], seat["deals"], seat["routes"], self.common["discard"]]
        lists += [one["discard"] for one in self.seats]
        if self.virtual:
            lists.append(self.virtual["attack_discard"])
        copies = [list(one) for one in lists]
        yield
        seat["goods"] = goods
        for one, copy in zip(lists, copies, strict=True):
            one[:] = copy

    # Locations

    def _card(self, place: Place) -> Card:
        return self.cards[place["id"]]

    def _empires(self) -> list[list[Place]]:
        return [seat["locations"] for seat in self.seats] + ([self.virtual["locations"]] if self.virtual else [])

    def _owner(self, place: Place) -> int:
        return next(seat for seat, places in enumerate(self._empires()) if any(one is place for one in places))

    def _in_play(self, place: Place | None) -> bool:
        return any(one is place for places in self._empires() for one in places)

    def _controller(self, place: Place) -> int:
        return self._owner(place) if place["taken_by"] is None else place["taken_by"]

    def _own(self, player: int) -> list[Place]:
        """The Locations that are really one's own: owned and controlled."""
        return [place for place in self._empires()[player] if place["taken_by"] is None]

    def _tableau(self, player: int) -> list[Place]:
        taken = [place for places in self._empires() for place in places if place["taken_by"] == player]
        return self._own(player) + sorted(taken, key=lambda place: self.taken.index(place["id"]))

    def _enemy_places(self, player: int) -> list[Place]:
        return [place for seat in self._open(player) for place in self._tableau(seat)]

    def _find(self, card: str) -> Place:
        return next(place for places in self._empires() for place in places if place["id"] == card)

    def _add_place(self, player: int, card: str) -> Place:
        place = new_place(card, self.cards[card])
        self._empires()[player].append(place)
        return place

    def _leave(self, place: Place, to: list[str] | None = None) -> None:
        """A Location leaves play: to its home pile, or to another list."""
        places = self._empires()[self._owner(place)]
        places[:] = [one for one in places if one is not place]
        card = place["id"]
        if card in self.taken:
            self.taken.remove(card)
        (self._discard_pile(card) if to is None else to).append(card)
        for other in place["under"] + place["stored"]:
            self._to_home_pile(other)
        for seat in self.seats:
            for route in [route for route in seat["routes"] if route["location"] == card]:  # D9
                seat["routes"].remove(route)
                self._to_home_pile(route["marker"])
        self.put_by_action -= set(place["under"])
        self.until_cleanup = [card for card in self.until_cleanup if card not in place["stored"]]

    def _end_take_overs(self) -> None:
        for places in self._empires():
            for place in places:
                place["taken_by"] = None
        self.taken.clear()

    # Cards in general

    def _active(self, effects: list[Effect]) -> list[Effect]:
        acting = [effect for effect in effects if self.options["disputed"] or not effect.get("disputed")]
        return [effect for effect in acting if self.options.get(RULE_OF.get(effect["op"], ""), True)]

    def _common_hand(self, player: int) -> list[str]:
        return [card for card in self.seats[player]["hand"] if is_common(self.cards[card])]
