"""Free moves: windows in which nothing goes back (format 3); for the test oracle in oracle.py."""

from tests.games.settlers.oracle.aimed import Aimed
from tests.games.settlers.oracle.cards import RESOURCES, Asking, Place, effects_of, is_common, raze_field, trigger

DEFEND, SAMURAI, PUT = range(3)
Piece = tuple[int, str]  # Resources (0) before cards (1)
Cursor = tuple[int, int, Piece]  # kind of free move, place in the tableau, piece
NO_PIECE: Piece = (0, "")
START: Cursor = (-1, -1, NO_PIECE)


class Free(Aimed):
    """`defend`, `samurai` and `put`."""

    def _free_moves(self, player: int, cursor: Cursor) -> list[str]:
        """The free moves that do not go back behind the last one."""
        goods, last = self.seats[player]["goods"], cursor[:2]
        moves = []
        for index, place in enumerate(self._tableau(player)):
            card, name = self._card(place), place["id"]
            defensible = is_common(card) and raze_field(card) and not place["defense"] and not self.virtual  # F4
            if defensible and goods["defense"] and (DEFEND, index) > last:
                moves.append(f"defend:{name}")
            deployable = not is_common(card) and not place["samurai"] and place["taken_by"] is None
            japanese = self.seats[player]["faction"] == "japanese"
            if japanese and deployable and goods["worker"] and (SAMURAI, index) > last:
                moves.append(f"samurai:{name}")
            if self._pieces(player, place, index, cursor):
                moves.append(f"put:{name}")
        return moves

    def _pieces(self, player: int, place: Place, index: int, cursor: Cursor) -> dict[str, Piece]:
        """What may be put on or under a Location, by token."""
        if trigger(self._card(place)) != "any_time_in_own_turn":
            return {}
        seat = self.seats[player]
        pieces: dict[str, Piece] = {}
        for effect in self._active(effects_of(self._card(place), "feature")):
            if effect["op"] == "put_goods_on":
                held = [good for good in RESOURCES if good in effect["goods"] and seat["goods"][good]]
                pieces |= {f"good:{good}": (0, str(RESOURCES.index(good))) for good in held}
            elif effect["op"] == "put_cards_under":
                pieces |= {f"card:{card}": (1, card) for card in seat["hand"]}
        return {token: piece for token, piece in pieces.items() if (PUT, index, piece) >= cursor}

    def _free_move(self, player: int, token: str, cursor: Cursor) -> Asking[Cursor]:
        """Does a free move; returns where the window stands now."""
        word, name = token.split(":")
        place, goods = self._find(name), self.seats[player]["goods"]
        index = [one["id"] for one in self._tableau(player)].index(name)
        if word == "defend":
            goods["defense"] -= 1
            place["defense"] = True
            return DEFEND, index, NO_PIECE
        if word == "samurai":
            goods["worker"] -= 1
            place["samurai"] = True
            return SAMURAI, index, NO_PIECE
        pieces = self._pieces(player, place, index, cursor)
        token = yield "put", player, list(pieces)
        what, piece = token.split(":")
        if what == "good":
            goods[piece] -= 1
            place["goods"][piece] += 1
        else:
            self.seats[player]["hand"].remove(piece)
            place["under"].append(piece)
            effects = self._active(effects_of(self._card(place), "feature"))
            each = next(effect["vp_each"] for effect in effects if effect["op"] == "put_cards_under")
            yield from self._gain(player, {"vp": each}, place)
        return PUT, index, pieces[token]
