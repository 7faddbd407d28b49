"""The state on the table; goods, temples and technologies, for the test oracle in oracle.py."""

from itertools import combinations_with_replacement

from tests.games.tzolkin.oracle.data import (
    ADVANCE_PRICE,
    BLOCKS,
    COMPONENTS,
    GEARS,
    LETTERS,
    TECHNOLOGIES,
    TEMPLES,
    TOP,
    Asking,
    Flow,
)


class Board:
    """The state on the table, and how goods, temples and technologies change it."""

    def __init__(self, players: int, deal: dict) -> None:
        self.players = players
        self.deal = deal
        self.day = self.round = self.age = 1
        self.food_days_resolved = 0
        self.start_player: int = deal["start_player"]
        self.start_space: int | None = None
        self.teeth_corn = 0
        self.bank_skulls: int = COMPONENTS["skulls"]
        self.chichen_itza_skulls: set[int] = set()
        self.jungle = {group: {"corn": players, "wood": players if group > 2 else 0} for group in (2, 3, 4, 5)}  # T3
        self.gears: dict[str, list] = {gear: [None] * about["teeth"] for gear, about in COMPONENTS["gears"].items()}
        for gear, space in deal["neutral"]:
            self.gears[gear][space] = "n"
        self.row: list[str | None] = list(deal["age1"][:6])
        self.deck = list(deal["age1"][6:])
        self.monuments = list(deal["monuments"])
        self.seats = [self._new_seat(hand) for hand in deal["wealth"]]

    @staticmethod
    def _new_seat(hand: list[str]) -> dict:
        goods = dict.fromkeys(("points", "corn", "wood", "stone", "gold", "skulls"), 0)
        return goods | {
            "free_workers": 3,
            "light": True,
            "corn_tiles": 0,
            "wood_tiles": 0,
            "temples": dict.fromkeys(TEMPLES, 0),
            "technologies": dict.fromkeys(TECHNOLOGIES, 0),
            "wealth": list(hand),
            "buildings": [],
            "monuments": [],
        }

    def _on_gears(self, player: int) -> list[tuple[str, int]]:
        return [(gear, space) for gear in GEARS for space, who in enumerate(self.gears[gear]) if who == player]

    def _workers(self, player: int) -> int:
        on_start = int(self.start_space == player)
        return self.seats[player]["free_workers"] + len(self._on_gears(player)) + on_start

    def _angry_temples(self, player: int, word: str) -> list[str]:
        return [f"{word}:{temple}" for temple, step in self.seats[player]["temples"].items() if step > -1]

    def _gain(self, player: int, good: str, amount: int) -> None:
        if good == "skulls":  # T24
            amount = min(amount, self.bank_skulls)
            self.bank_skulls -= amount
        self.seats[player][good] += amount

    def _gain_block(self, player: int, first: int) -> Asking[int]:
        """One block of choice, of a kind not before `first` in order; returns the kind's place."""
        token = yield "gain", player, [f"gain:{kind}" for kind in BLOCKS[first:]]
        kind = token.removeprefix("gain:")
        self.seats[player][kind] += 1
        return BLOCKS.index(kind)

    def _blocks(self, player: int) -> int:
        return sum(self.seats[player][kind] for kind in BLOCKS)

    def _pay_tokens(self, player: int, count: int) -> list[str]:
        seat = self.seats[player]
        choices = ["".join(letters) for letters in combinations_with_replacement(LETTERS, count)]
        held = [c for c in choices if all(c.count(letter) <= seat[kind] for letter, kind in LETTERS.items())]
        return [f"pay:{letters}" for letters in held]

    def _pay_blocks(self, player: int, token: str) -> None:
        for letter in token.removeprefix("pay:"):
            self.seats[player][LETTERS[letter]] -= 1

    def _pay(self, player: int, count: int) -> Flow:
        token = yield "pay", player, self._pay_tokens(player, count)
        self._pay_blocks(player, token)

    def _can_climb(self, player: int, temple: str) -> bool:
        """T38."""
        steps = [seat["temples"][temple] for seat in self.seats]
        return steps[player] < TOP[temple] and not (steps[player] + 1 == TOP[temple] and TOP[temple] in steps)

    def _climb(self, player: int, temple: str) -> None:
        """One step up; lost where it is impossible."""
        if self._can_climb(player, temple):
            seat = self.seats[player]
            seat["temples"][temple] += 1
            if seat["temples"][temple] == TOP[temple]:
                seat["light"] = True

    def _temple_tokens(self, player: int, besides: str | None = None) -> list[str]:
        return [f"temple:{name}" for name in TEMPLES if name != besides and self._can_climb(player, name)]

    def _climb_any(self, player: int, besides: str | None = None) -> Asking[str]:
        """One step of choice, not asked where there is none; returns the temple."""
        tokens = self._temple_tokens(player, besides)
        if not tokens:
            return ""
        token = yield "temple", player, tokens
        temple = token.removeprefix("temple:")
        self._climb(player, temple)
        return temple

    def _technology_tokens(self, player: int, paid: bool) -> list[str]:
        """Advances that do something and, if paid, can be paid (T16, T35)."""
        tokens = []
        for technology, level in self.seats[player]["technologies"].items():
            lost = level == 3 and (
                (technology == "agriculture" and not self._temple_tokens(player))
                or (technology == "theology" and not self.bank_skulls)
            )
            if not lost and (not paid or self._blocks(player) >= ADVANCE_PRICE[level]):
                tokens.append(f"tech:{technology}")
        return tokens

    def _paid_advance(self, player: int, skip: list[str]) -> Flow:
        token = yield "technology", player, self._technology_tokens(player, paid=True) + skip
        if token != "skip":
            technology = token.removeprefix("tech:")
            yield from self._pay(player, ADVANCE_PRICE[self.seats[player]["technologies"][technology]])
            yield from self._advance(player, technology)

    def _advance(self, player: int, technology: str) -> Flow:
        """One level up, or on level 3 the bonus (T31 to T35)."""
        seat = self.seats[player]
        if seat["technologies"][technology] < 3:
            seat["technologies"][technology] += 1
        elif technology == "agriculture":
            yield from self._climb_any(player)
        elif technology == "extraction":
            first = yield from self._gain_block(player, 0)
            yield from self._gain_block(player, first)
        elif technology == "architecture":
            seat["points"] += 3
        else:
            self._gain(player, "skulls", 1)
