"""The solo game: its Lookout and the attacks (S1.17); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.cards import Flow, Place, deal_field, is_common, raze_field
from tests.games.settlers.oracle.lookout import Lookout

TYPES = ("action", "feature", "production")
DEAL_GOODS = ("card", "raze", "gold", "vp", "stone", "worker", "food", "wood")  # S1.17.5
RANKS = ((80, "emperor"), (70, "king"), (60, "castellan"), (50, "knight"), (40, "squire"), (30, "servant"))


class Solo(Lookout):
    """One player against the virtual one."""

    def _lookout_solo(self) -> Flow:
        self._reveal(4)
        yield from self._take(0, self.row)
        if self.row:
            self._add_place(1, self.row.pop(self.chance.next() % len(self.row)))
        yield from self._take(0, self.row)
        for card in self.row:
            self._add_place(1, card)
        self.row.clear()

    def _attack_phase(self) -> Flow:
        virtual = self.virtual
        assert virtual
        self.phase = "attack"
        for place in list(virtual["locations"]):
            self._leave(place, virtual["collection"])
        for _ in range(2):
            card = self._draw(virtual["attack_deck"], virtual["attack_discard"])
            if card:
                virtual["line"].insert(0, card)
                yield from self._attack()

    def _attack(self) -> Flow:
        assert self.virtual
        line: list[str] = self.virtual["line"]
        good = self.cards[line[0]]["target"]
        places: list[Place] = self.seats[0]["locations"]
        vulnerable = [place for place in places if good in raze_field(self._card(place))]
        faction = [place for place in vulnerable if not is_common(self._card(place))]
        common = [place for place in vulnerable if is_common(self._card(place))]
        if self.seats[0]["faction"] == "japanese" and good == "vp" and faction:
            for second in line[1:]:
                if self.cards[second]["target"] == "vp":
                    first_good = min(self._deal_rank(place) for place in faction)
                    best = [place for place in faction if self._deal_rank(place) == first_good]
                    yield from self._collect(best, second)
                    return
        for second in line[1:]:
            other = self.cards[second]["target"]
            pairs = [place for place in common if self._has_pair(place, good, other)]
            if pairs:
                yield from self._collect(pairs, second)
                return

    def _has_pair(self, place: Place, good: str, other: str) -> bool:
        goods = raze_field(self._card(place))
        return goods.get(other, 0) >= 1 + (good == other)

    def _deal_rank(self, place: Place) -> int:
        good = deal_field(self._card(place))
        return DEAL_GOODS.index(good) if good in DEAL_GOODS else len(DEAL_GOODS)

    def _collect(self, places: list[Place], second: str) -> Flow:
        """The preferred Location goes to the Collection, both Attack cards to the end of the line."""
        assert self.virtual
        first = min(self._preference(place) for place in places)
        ids = [place["id"] for place in places if self._preference(place) == first]
        if len(ids) > 1:
            token = yield "target", 0, [f"target:{card}" for card in ids]
            ids = [token.removeprefix("target:")]
        self._leave(self._find(ids[0]), self.virtual["collection"])
        line = self.virtual["line"]
        used = [line[0], second]
        line[:] = [card for card in line if card not in used] + used  # F9

    def _preference(self, place: Place) -> tuple[int, int, int]:
        card = self._card(place)
        return TYPES.index(card["type"]), -sum(self._price(place["id"]).values()), -card["build_cost"].get("stone", 0)

    def _solo_result(self) -> None:
        assert self.virtual
        faction = [place for place in self.seats[0]["locations"] if not is_common(self._card(place))]
        won = len(faction) > len(self.virtual["collection"])
        points = self.seats[0]["points"]
        rank = next((name for least, name in RANKS if points >= least), "commoner")
        self.outcome |= {"winners": [0] if won else [], "rank": rank if won else None}
