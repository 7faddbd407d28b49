"""An independent reference implementation of Imperial Settlers and the Aztecs: slow, plain, from the rules alone.

Every decision is one `yield (kind, player, tokens)` of a generator, which is sent the chosen token. `S..` and `D..`
are numbers of the rules, `F..` of the format. The layers, each a file: cards (reading them), state (the table),
paying, sources (gains, bundles), prayer, deeds (build, deal, raze), targets, effects and aimed (the ops), free
(free moves), actions (a turn), lookout, solo, and this one: rounds, Cleanup and the end.
"""

from copy import deepcopy
from typing import Any

from tests.games.settlers.oracle.cards import (
    COLORS,
    RESOURCES,
    SUPPLY,
    Card,
    Decision,
    Effect,
    Flow,
    Place,
    ability,
    colors_in_play,
    contains,
    effects_of,
    fits,
    trigger,
)
from tests.games.settlers.oracle.chance import generator_at
from tests.games.settlers.oracle.solo import Solo

ROUNDS = 5


class Oracle(Solo):
    """One game, from the deal to the final scoring."""

    def __init__(self, record: dict[str, Any], cards: list[Card], boards: dict[str, dict[str, Any]]) -> None:
        super().__init__(record, cards, boards)
        self._flow = self._game()
        self._decision = next(self._flow)

    @classmethod
    def from_state(
        cls, state: dict[str, Any], record: dict[str, Any], cards: list[Card], boards: dict[str, dict[str, Any]]
    ) -> "Oracle":
        """A game that continues from a full view at a `turn` decision, at the beginning of its window of free moves.

        The record gives options, factions and the decks (to know where cards belong).
        """
        if (state["decision"] or {}).get("kind") != "turn":
            raise ValueError("the oracle starts only at a turn decision")
        self = cls(record, cards, boards)
        self._restore(state)
        self._flow = self._rounds(state["decision"]["player"])
        self._decision = next(self._flow)
        return self

    @property
    def over(self) -> bool:
        return self._decision is None

    @property
    def decision(self) -> Decision | None:
        """Kind, player and tokens of the current decision."""
        return self._decision

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

    # Rounds

    def _game(self) -> Flow:
        for player in self._order():
            for pile in ("common", "common", "faction", "faction"):
                self._draw_to_hand(player, pile)
        yield from self._rounds()

    def _rounds(self, turn_of: int | None = None) -> Flow:
        """All rounds from now on; with `turn_of` from this player's turn in the current round."""
        while True:
            if turn_of is None:
                yield from self._lookout()
                self.phase = "production"
                for board, seat in zip(self.boards, self.seats, strict=True):
                    seat["tricolor"] = bool(board.get("tricolor"))
                for player in self._order():
                    yield from self._produce(player)
            yield from self._action_phase(self.first_player if turn_of is None else turn_of)
            turn_of = None
            if self.round < ROUNDS:
                yield from self._cleanup()
            self._end_take_overs()
            if self.virtual:
                yield from self._attack_phase()
            if self.round == ROUNDS:
                break
            self.round += 1
        self._end()

    def _action_phase(self, player: int) -> Flow:
        self.phase = "action"
        while not all(seat["passed"] for seat in self.seats):
            if not self.seats[player]["passed"]:
                yield from self._turn(player)
            player = (player + 1) % len(self.seats)
        for seat in self.seats:
            seat["passed"] = False

    # Cleanup (S1.13)

    def _cleanup(self) -> Flow:
        self.phase = "cleanup"
        for player in self._order():
            yield from self._clean(player)
        self._end_take_overs()
        for places in self._empires():
            for place in places:
                place |= {"used": 0, "blocked": False, "defense": False, "count": 0, "was_reset": False}
        self.first_player = (self.first_player + 1) % len(self.seats)

    def _clean(self, player: int) -> Flow:
        seat = self.seats[player]
        kept = set(self.boards[player]["stores"])
        blessings = 0
        for place in self._tableau(player):
            if trigger(self._card(place)) == "cleanup_storage":
                for effect in self._active(effects_of(self._card(place), "feature")):
                    if effect["op"] == "store_any_number":
                        kept |= set(effect["goods"])
                    elif effect["op"] == "store_blessings":
                        blessings += effect.get("count") or len(COLORS)
        if "blessing" in kept:
            blessings = len(COLORS)
        stay = list(seat["blessings"]) if blessings else []
        if len(stay) > blessings:
            stay = yield from self._choose_several("store", player, stay, blessings, lambda color: None)
        seat["blessings"] = stay
        seat["tricolor"] = False
        for good in SUPPLY:
            if good not in kept:
                seat["goods"][good] = 0
        lying = {card: place for place in self._tableau(player) for card in place["stored"]}
        for card in [card for card in self.until_cleanup if card in lying]:
            lying[card]["stored"].remove(card)
            self.until_cleanup.remove(card)
            self._to_home_pile(card)

    # The end (S1.14)

    def _end(self) -> None:
        self.phase = "over"
        final = []
        for seat in self.seats:
            places = seat["locations"]
            track = seat["points"]
            worth = sum(self._card(place)["end_game_vp"] for place in places)
            worth += 2 * sum(place.get("technology") == "glory" for place in places)
            features = {}
            for place in places:
                scoring = ability(self._card(place), "end_of_game")
                if scoring:
                    scores = [self._score(seat, place, effect) for effect in self._active(scoring["effects"])]
                    features[place["id"]] = sum(scores)
            final.append({"track": track, "locations": worth, "features": features})
            if "statues" in seat:
                held = seat["statues"].values()
                final[-1]["statues"] = sum(held) + 3 * min(held)
            seat["points"] = track + worth + sum(features.values()) + final[-1].get("statues", 0)
        self.outcome["final"] = final
        if self.virtual:
            self._solo_result()
            return
        ranks = []
        for seat in self.seats:
            left = sum(seat["goods"][good] for good in ("worker", *RESOURCES))  # D3
            ranks.append((seat["points"], left, len(seat["hand"])))
        self.outcome["winners"] = [player for player, rank in enumerate(ranks) if rank == max(ranks)]

    def _score(self, seat: dict[str, Any], place: Place, effect: Effect) -> int:
        """The points of one `end_of_game` effect."""
        if effect["op"] == "gain_if":
            least = int(effect["condition"].removeprefix("cards_under>="))
            return effect["goods"].get("vp", 0) if len(place["under"]) >= least else 0
        if effect["op"] == "vp_by_threshold":
            lying = sum(place["goods"].values())
            return max([0, *(points for least, points in effect["thresholds"] if lying >= least)])
        if effect["op"] == "vp_per_card_under":
            wanted = {key: effect[key] for key in ("color", "deck") if effect.get(key)}
            own = colors_in_play(self._card(place), place)
            matching = [one for one in seat["locations"] if fits(self._card(one), one, wanted, own)]
            return effect["vp_each"] * sum(len(one["under"]) for one in matching)
        if effect["op"] == "vp_per_blessing":
            return effect["vp_each"] * (len(seat["blessings"]) + seat["tricolor"])
        raise ValueError(f"not an effect of the end of the game: {effect['op']}")

    # Prepared positions

    def _restore(self, state: dict[str, Any]) -> None:
        state = deepcopy(state)
        self.round, self.phase, self.first_player = state["round"], state["phase"], state["first_player"]
        self.row, self.prayer, self.chance = state["row"], state["prayer"], generator_at(state["rng"])
        self.common, self.seats, self.virtual = state["common"], state["seats"], state["virtual"]
        places = [place for places in self._empires() for place in places]
        self.taken = [place["id"] for place in places if place["taken_by"] is not None]
        for place in places:
            abilities = self._card(place)["abilities"]
            effects = [effect for one in abilities for effect in one["effects"]]
            if contains(effects_of(self._card(place), "action"), "place_card_under"):
                self.put_by_action |= set(place["under"])
            if any(effect.get("until") == "round" for effect in effects):
                self.until_cleanup += place["stored"]
