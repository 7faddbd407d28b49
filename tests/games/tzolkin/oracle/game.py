"""An independent reference implementation of Tzolk'in: slow, plain, and written from the rules' text alone.

Every decision is one `yield (kind, player, tokens)` of a generator, which is sent the chosen token. `T..` are rule
numbers of the specification. What actions do is in oracle_actions.py, what tiles do in oracle_buildings.py,
the rest of the table in oracle_board.py.
"""

import random
from copy import deepcopy
from itertools import combinations

from tests.games.tzolkin.oracle.actions import Actions
from tests.games.tzolkin.oracle.data import (
    BLOCKS,
    BUILDINGS,
    CHICHEN_ITZA,
    COMPONENTS,
    GEARS,
    MARKET,
    MONUMENTS,
    TEMPLES,
    WEALTH,
    Decision,
    Flow,
    split_space,
)

LAST_SPACE = {gear: about["last_space"] for gear, about in COMPONENTS["gears"].items()}
FOOD_DAYS = COMPONENTS["calendar"]["food_days"]


def random_deal(players: int, rng: random.Random) -> dict:
    """A deal by T1 to T5, in the form of a record."""
    wealth = rng.sample(sorted(WEALTH), len(WEALTH))
    hands = [wealth[4 * seat : 4 * seat + 4] for seat in range(players)]
    workers = {2: 12, 3: 6, 4: 0}[players]
    neutral: list[list] = []
    for tile in wealth[4 * players :]:  # T5
        gear, space = WEALTH[tile]["neutral_worker"]
        first = gear not in [other for other, _ in neutral]
        neutral.append([gear, space])
        if first and gear != CHICHEN_ITZA:
            neutral.append([gear, (space + 5) % 10])
    decks = {}
    for age in (1, 2):
        tiles = [tile["id"] for tile in COMPONENTS["buildings"] if tile["age"] == age for _ in range(tile["copies"])]
        decks[f"age{age}"] = rng.sample(tiles, len(tiles))
    monuments = rng.sample(sorted(MONUMENTS), {2: 4, 3: 5, 4: 6}[players])
    start = rng.randrange(players)
    return {"start_player": start, "wealth": hands, "neutral": neutral[:workers], **decks, "monuments": monuments}


class Oracle(Actions):
    """One game, from the deal to the final scoring."""

    def __init__(self, players: int, deal: dict) -> None:
        super().__init__(players, deal)
        self.outcome: dict = {}
        self._flow = self._game()
        self._decision: Decision | None = next(self._flow)

    def legal(self) -> list[str]:
        """The tokens of the current decision, sorted; none after the end."""
        return sorted(self._decision[2]) if self._decision else []

    def play(self, token: str) -> None:
        """Answers the current decision."""
        if token not in self.legal():
            raise ValueError(f"illegal: {token!r}")
        try:
            self._decision = self._flow.send(token)
        except StopIteration:
            self._decision = None

    def view(self) -> dict:
        """The full view of the state."""
        seats = [seat | {"workers": self._workers(player)} for player, seat in enumerate(self.seats)]
        view = {
            "game": "tzolkin",
            "day": self.day,
            "round": self.round,
            "age": self.age,
            "food_day": self._food_day(),
            "over": self._decision is None,
            "start_player": self.start_player,
            "start_space": self.start_space,
            "teeth_corn": self.teeth_corn,
            "bank_skulls": self.bank_skulls,
            "chichen_itza_skulls": sorted(self.chichen_itza_skulls),
            "jungle": {str(group): tiles for group, tiles in self.jungle.items()},
            "gears": self.gears,
            "buildings": self.row,
            "deck": self.deck,
            "monuments": self.monuments,
            "decision": {"kind": self._decision[0], "player": self._decision[1]} if self._decision else None,
            "seats": seats,
        }
        return deepcopy(view | self.outcome)

    # Rounds

    def _game(self) -> Flow:
        kept = {}
        for player in self._order():  # T4
            pairs = combinations(sorted(self.seats[player]["wealth"]), 2)
            token = yield "keep", player, [f"keep:{one}+{two}" for one, two in pairs]
            kept[player] = token.removeprefix("keep:").split("+")
        for player in self._order():
            self.seats[player]["wealth"] = kept[player]
            for tile in kept[player]:
                yield from self._effects(player, WEALTH[tile]["effects"])
        yield from self._rounds()

    def _rounds(self) -> Flow:
        while True:  # T6
            for player in self._order():
                yield from self._turn(player)
            if self._food_day():
                self._resolve_food_day()
            if self.food_days_resolved == len(FOOD_DAYS):
                break
            yield from self._calendar()
        self._end()

    def _order(self) -> list[int]:
        return [(self.start_player + i) % self.players for i in range(self.players)]

    # A turn

    def _turn(self, player: int) -> Flow:
        seat = self.seats[player]
        begged = False
        while True:
            beg = self._angry_temples(player, "beg") if seat["corn"] <= 2 and not begged else []  # T8
            place, pick = self._place_tokens(player, 0), self._pick_tokens(player)
            mercy = not (beg or place or pick)  # T9
            if mercy:
                place = self._mercy_tokens()
            token = yield "turn", player, beg + place + pick
            if not token.startswith("beg:"):
                break
            begged = True
            seat["corn"] = 3
            seat["temples"][token.removeprefix("beg:")] -= 1
        if token.startswith("place:"):
            yield from self._place(player, token, mercy)
        else:
            yield from self._pick(player, token)
        for space, tile in enumerate(self.row):  # T7c
            if tile is None and self.deck:
                self.row[space] = self.deck.pop(0)
        if self.start_space == player:  # T7d
            seat["corn"] += self.teeth_corn
            self.teeth_corn = 0

    def _lowest_free(self) -> dict[str, int]:
        """The space a worker would be put on, per gear that has one (T10)."""
        lowest = {}
        for gear in GEARS:
            free = [space for space in range(LAST_SPACE[gear] + 1) if self.gears[gear][space] is None]
            if free:
                lowest[gear] = free[0]
        return lowest

    def _place_tokens(self, player: int, placed: int) -> list[str]:
        seat = self.seats[player]
        if not seat["free_workers"]:
            return []
        spaces = self._lowest_free() | ({"start": 0} if self.start_space is None else {})
        return [f"place:{where}" for where, space in spaces.items() if space + placed <= seat["corn"]]  # T11, T12

    def _mercy_tokens(self) -> list[str]:
        lowest = self._lowest_free()
        return [f"place:{gear}" for gear, space in lowest.items() if space == min(lowest.values())]

    def _place(self, player: int, token: str, mercy: bool) -> Flow:
        seat = self.seats[player]
        placed = 0
        while token != "end":
            where = token.removeprefix("place:")
            if where == "start":
                space, self.start_space = 0, player
            else:
                space = self._lowest_free()[where]
                self.gears[where][space] = player
            seat["free_workers"] -= 1
            seat["corn"] = 0 if mercy else seat["corn"] - space - placed
            placed += 1
            token = yield "place", player, [*([] if mercy else self._place_tokens(player, placed)), "end"]

    def _pick_tokens(self, player: int) -> list[str]:
        return [f"pick:{gear}{space}" for gear, space in self._on_gears(player)]

    def _pick(self, player: int, token: str) -> Flow:
        while token != "end":  # T13
            gear, space = split_space(token.removeprefix("pick:"))
            self.gears[gear][space] = None
            self.seats[player]["free_workers"] += 1
            yield from self._use_worker(player, gear, space)
            token = yield "pick", player, [*self._pick_tokens(player), "end"]

    def _use_worker(self, player: int, gear: str, space: int) -> Flow:
        corn = self.seats[player]["corn"]
        costs = {f"{gear}{action}": cost for action, cost in self._reach(player, gear, space).items()}
        offered = [name for name, cost in costs.items() if cost <= corn and self._offered(player, name, corn - cost)]
        token = yield "use", player, [*(f"use:{name}" for name in offered), "use:none"]
        name = token.removeprefix("use:")
        if name != "none":
            self.seats[player]["corn"] -= costs[name]
            yield from self._act(player, name)

    def _reach(self, player: int, gear: str, space: int) -> dict[int, int]:
        """Actions of the gear a worker from that space may use, with the step-back corn."""
        actions = range(1, 10) if gear == CHICHEN_ITZA else range(1, 6)
        one_above = gear == CHICHEN_ITZA and self.seats[player]["technologies"]["theology"] >= 1  # T34
        if space + one_above > actions[-1]:  # T15
            return dict.fromkeys(actions, 0)
        costs = {action: space - action for action in actions if action <= space}  # T14
        return costs | ({space + 1: 0} if one_above else {})

    # Calendar

    def _calendar(self) -> Flow:
        days = 1
        if self.start_space is None:  # T40
            self.teeth_corn += 1
        else:  # T41
            owner = self.start_space
            seat = self.seats[owner]
            self._empty_start_space()
            self.start_player = owner if self.start_player != owner else (owner + 1) % self.players
            if seat["light"] and self._may_skip_a_day():
                token = yield "advance", owner, ["advance:1", "advance:2"]
                if token == "advance:2":
                    days = 2
                    seat["light"] = False
        for _ in range(days):
            self._turn_one_day()
        self.round += 1

    def _empty_start_space(self) -> None:
        if self.start_space is not None:
            self.seats[self.start_space]["free_workers"] += 1
            self.start_space = None

    def _may_skip_a_day(self) -> bool:
        """T42."""
        return all(self.gears[gear][LAST_SPACE[gear] - 1] in (None, "n") for gear in GEARS)

    def _turn_one_day(self) -> None:
        """T43."""
        self.day += 1
        for gear, teeth in self.gears.items():
            teeth.insert(0, teeth.pop())
            beyond = LAST_SPACE[gear] + 1
            if teeth[beyond] not in (None, "n"):
                self.seats[teeth[beyond]]["free_workers"] += 1
                teeth[beyond] = None

    # Food days

    def _food_day(self) -> str | None:
        """The kind of the food day that ends this round (T44)."""
        due = [food_day for food_day in FOOD_DAYS[self.food_days_resolved :] if food_day["day"] <= self.day]
        return due[0]["kind"] if due else None

    def _resolve_food_day(self) -> None:
        food_day = FOOD_DAYS[self.food_days_resolved]
        self.food_days_resolved += 1
        for player in range(self.players):
            self._feed(player)
        if self.food_days_resolved == 2:  # T52
            self.age = 2
            self.row, self.deck = list(self.deal["age2"][:6]), list(self.deal["age2"][6:])
        if food_day["kind"] == "goods":
            self._give_goods()
        else:
            self._give_points(food_day["age"])

    def _feed(self, player: int) -> None:
        """T50."""
        seat = self.seats[player]
        tiles = [WEALTH[tile] for tile in seat["wealth"]] + [BUILDINGS[tile] for tile in seat["buildings"]]
        effects = [effect for tile in tiles for effect in tile["effects"]]
        hungry = max(0, self._workers(player) - sum(effect.get("feeds_free", 0) for effect in effects))
        price = max(0, 2 - sum(effect.get("feeds_cheaper", 0) for effect in effects))
        fed = min(hungry, seat["corn"] // price) if price else hungry
        seat["corn"] -= fed * price
        seat["points"] -= 3 * (hungry - fed)

    def _give_goods(self) -> None:
        """T53."""
        due = [
            [
                good
                for name, step in seat["temples"].items()
                for at, good in TEMPLES[name]["goods_at_step"].items()
                if int(at) <= step
            ]
            for seat in self.seats
        ]
        enough_skulls = sum(goods.count("skulls") for goods in due) <= self.bank_skulls
        for player, goods in enumerate(due):
            for good in goods:
                if good != "skulls" or enough_skulls:
                    self._gain(player, good, 1)

    def _step_points(self, player: int, temple: str) -> int:
        return TEMPLES[temple]["points_from_step_-1"][self.seats[player]["temples"][temple] + 1]

    def _give_points(self, age: int) -> None:
        """T54."""
        for temple in TEMPLES:
            steps = [seat["temples"][temple] for seat in self.seats]
            leaders = steps.count(max(steps))
            bonus = TEMPLES[temple]["leader_bonus"][f"age{age}"]
            for player, seat in enumerate(self.seats):
                seat["points"] += self._step_points(player, temple)
                if steps[player] == max(steps):
                    seat["points"] += bonus if leaders == 1 else bonus // 2

    # The end

    def _end(self) -> None:
        self._empty_start_space()  # T60
        self._turn_one_day()
        final = []
        for player, seat in enumerate(self.seats):  # T61
            corn = seat["corn"] + sum(MARKET[kind] * seat[kind] for kind in BLOCKS)
            monuments = {tile: self._monument_points(player, tile) for tile in seat["monuments"]}
            final.append({"goods": corn / 4, "skulls": 3 * seat["skulls"], "monuments": monuments})
        for seat, scored in zip(self.seats, final, strict=True):
            seat["points"] += scored["goods"] + scored["skulls"] + sum(scored["monuments"].values())
        ranks = [(seat["points"], len(self._on_gears(player))) for player, seat in enumerate(self.seats)]  # T62
        winners = [player for player, rank in enumerate(ranks) if rank == max(ranks)]
        self.outcome = {"winners": winners, "final": final}

    def _monument_points(self, player: int, tile: str) -> int:
        seat = self.seats[player]
        own = [BUILDINGS[t]["kind"] for t in seat["buildings"]] + [MONUMENTS[t]["kind"] for t in seat["monuments"]]
        levels = list(seat["technologies"].values())
        scores = MONUMENTS[tile]["scores"]
        match next(iter(scores)):
            case "per_own_kind":
                return scores["points"] * own.count(scores["per_own_kind"])
            case "per_own_tile":
                return scores["per_own_tile"] * len(own)
            case "per_monument_built_by_anyone":
                built = sum(len(other["monuments"]) for other in self.seats)
                return scores["per_monument_built_by_anyone"][str(self.players)] * built
            case "per_corn_tile":
                return scores["per_corn_tile"] * seat["corn_tiles"]
            case "per_wood_tile":
                return scores["per_wood_tile"] * seat["wood_tiles"]
            case "workers_in_play":
                return scores["workers_in_play"][str(self._workers(player))]
            case "per_technology_level":
                return scores["per_technology_level"] * sum(levels)
            case "technologies_at_level_3":
                return scores["technologies_at_level_3"].get(str(levels.count(3)), 0)
            case "best_temple_per_step_above_start":
                return scores["best_temple_per_step_above_start"] * max(0, *seat["temples"].values())
            case "temple_step_points_again":
                return sum(self._step_points(player, temple) for temple in TEMPLES)
            case "per_skull_in_chichen_itza":
                return scores["per_skull_in_chichen_itza"] * len(self.chichen_itza_skulls)
        raise NotImplementedError(tile)
