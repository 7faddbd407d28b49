"""The Lookout phase and its variants (S1.4); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.actions import Actions
from tests.games.settlers.oracle.cards import Flow

PICKS = 2  # Common cards for each player


class Lookout(Actions):
    """Standard, alternate, advanced; solo is in oracle_solo.py."""

    def _lookout(self) -> Flow:
        self.phase = "lookout"
        for player in self._order():
            self._draw_to_hand(player, "faction")
            if self.options["peaceful"]:
                self._draw_to_hand(player, "common")
        if self.virtual:
            yield from self._lookout_solo()
        elif self.options["lookout"] == "alternate":
            yield from self._lookout_alternate()
        elif self.options["lookout"] == "advanced":
            yield from self._lookout_advanced()
        else:
            for order in (self._order(), self._order()[::-1]):
                self._reveal(len(order) + 1)
                for player in order:
                    yield from self._take(player, self.row)
                self._discard_all(self.row)

    def _lookout_solo(self) -> Flow:
        """See oracle_solo.py."""
        raise NotImplementedError

    def _reveal(self, count: int) -> None:
        for _ in range(count):
            card = self._draw_common()
            if card:
                self.row.append(card)

    def _take(self, player: int, cards: list[str]) -> Flow:
        if cards:  # F8
            token = yield "take", player, [f"take:{card}" for card in cards]
            card = token.removeprefix("take:")
            cards.remove(card)
            self._to_hand(player, card)

    def _discard_all(self, cards: list[str]) -> None:
        for card in cards:
            self._to_home_pile(card)
        cards.clear()

    def _lookout_alternate(self) -> Flow:
        order = self._order()
        for player in order:
            for _ in range(3):
                card = self._draw_common()
                if card:
                    self.seats[player]["looking"].append(card)
        for player in order:
            yield from self._take(player, self.seats[player]["looking"])
        passed = [seat["looking"] for seat in self.seats]
        for player, seat in enumerate(self.seats):
            seat["looking"] = passed[player - 1]
        for player in order:
            yield from self._take(player, self.seats[player]["looking"])
        for player in order:
            self._discard_all(self.seats[player]["looking"])

    def _lookout_advanced(self) -> Flow:
        order = self._order()
        self._reveal(5)
        if len(order) == 2:
            for player in order * PICKS:
                yield from self._take(player, self.row)
        else:
            for nth, player in enumerate(order):
                if nth >= 2:
                    self._reveal(1)
                yield from self._take(player, self.row)
            for nth, player in enumerate(order):
                if 0 < nth < len(order) - 1:
                    self._reveal(1)
                yield from self._take(player, self.row)
        self._discard_all(self.row)
