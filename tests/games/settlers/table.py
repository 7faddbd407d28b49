"""Positions for tests: put together as the full view tells them, written into the record, and played by tokens.

The same position stands before the test oracle, and after every token both have to agree on everything: the legal
tokens, the full view, and what each seat sees of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np

from patolli.engine.compiled.jit import records
from patolli.games.settlers.cards.library import all_boards, all_cards, house, read_card_file
from patolli.games.settlers.cards.model import COLOURS, GOODS
from patolli.games.settlers.formats import deal
from patolli.games.settlers.formats.options import (
    DEFAULTS,
    LOOKOUTS,
    put_borrowed,
    put_cards,
    put_factions,
    remember,
)
from patolli.games.settlers.formats.view import view
from patolli.games.settlers.game import GAME
from patolli.games.settlers.rules import deciding as rules
from patolli.games.settlers.rules.catalogue import MAX_LEGAL, action_at, token_at
from patolli.games.settlers.rules.state import STATE, SUPPLY
from tests.games.settlers.oracle.game import Oracle
from tests.games.settlers.oracle.selfcheck import BASE, HOUSE, places_of_cards
from tests.games.settlers.position import difference, write_state
from tests.games.settlers.views import place, seat, seen_by

NOTHING = dict.fromkeys(GOODS[:SUPPLY], 0)
STARTS = ("setup", "lookout", "production", "action")


class _OracleInside(Oracle):
    """The oracle, put into the middle of a round."""

    skip_lookout = False

    def _lookout(self) -> Any:
        if self.skip_lookout:
            self.skip_lookout = False
            return
        yield from super()._lookout()

    def go_on(self, state: dict[str, Any], start: str, turn: int) -> None:
        self._restore(state)
        self.skip_lookout = start == "production"
        self._flow = self._rounds(turn if start == "action" else None)
        self._decision = next(self._flow, None)


class Table:
    """A game at the first `turn` of the Action phase: everybody has nothing, all cards are in their decks by id.

    By keyword, each with seat numbers as keys: `hand`, `deals`, `foundations` (ids), `locations` (ids, or
    `place(id, used=1, ...)`), `routes` ((Location, marker) pairs), `goods`, `points`, `blessings`, `decks` (cards on
    top of a deck) and `discards` (oldest first); for these two "common" is a key as well. `exact`: keys of decks that
    have no other cards in this game than those named in this call. `passed`, `tricolor`: lists of seats. `round`,
    `first_player`, `turn` (whose turn it is, else the first player's), `seed`; options `lookout`, `peaceful`,
    `disputed`, and `borrowed` (house rules of other sets). `start`: "setup" (nothing but `decks` counts), "lookout",
    "production", "action". Everybody `passed`: Cleanup comes next, after round 5 the end. Solo (one faction): `line`,
    `attack` (top of the Attack deck), `virtual` (own Locations), `collection`. `card_files`: contents of card files;
    their cards join the decks of this game.
    """

    def __init__(
        self,
        factions: Sequence[str] = ("roman", "japanese"),
        *,
        start: str = "action",
        turn: int | None = None,
        round: int = 1,
        first_player: int = 0,
        seed: int = 7,
        card_files: Sequence[Mapping[str, Any]] = (),
        exact: Sequence[int | str] = (),
        decks: Mapping[int | str, Sequence[str]] | None = None,
        discards: Mapping[int | str, Sequence[str]] | None = None,
        line: Sequence[str] = (),
        attack: Sequence[str] = (),
        virtual: Sequence[str | dict[str, Any]] = (),
        collection: Sequence[str] = (),
        lookout: str = "standard",
        peaceful: bool = False,
        disputed: bool = False,
        borrowed: Mapping[str, bool] | None = None,
        **seats: Any,
    ) -> None:
        assert start in STARTS
        solo = len(factions) == 1
        self.options = DEFAULTS | {"lookout": lookout, "peaceful": peaceful, "disputed": disputed, "solo": solo}
        self.options |= borrowed or {}
        self.factions = list(factions)
        self._open_box(card_files)
        named: dict[int | str, set[str]] = {}
        state = self._empty(round, start, first_player, first_player if turn is None else turn, seed)
        self._fill_seats(state, seats, decks or {}, discards or {})
        if solo:
            places = [_placed(one) for one in virtual]
            state["virtual"] = {"locations": places, "line": list(line), "collection": list(collection)}
            state["virtual"] |= {"attack_deck": list(attack), "attack_discard": []}
        for key in self._decks:
            named[key] = {card for card in places_of_cards(state) if self._deck_of.get(card) == key}
        if exact:
            self._drop({key: named[key] for key in exact})
        self._add_rest(state, set().union(*named.values()))
        self.tokens: list[str] = []
        self._out = np.zeros(MAX_LEGAL, np.int16)
        self.state: Any = records(1, STATE)[0]
        record = self._record(state, first_player, seed)
        if start == "setup":
            deal.read_deal(record, len(factions), self.state)
            self.oracle = _OracleInside(record, self._raw, self._raw_boards)
        else:
            self._prepare()
            write_state(self.state, state, self._raw)
            rules.begin(self.state)
            self.oracle = _OracleInside(record, self._raw, self._raw_boards)
            self.oracle.go_on(state, start, state["decision"]["player"])
        self._compare()

    # Playing

    def legal(self) -> list[str]:
        """The tokens of the current decision, sorted; none after the end."""
        return list(self._legal)

    def _list_legal(self) -> list[str]:
        number = GAME.legal(self.state, self._out)
        actions = self._out[:number].tolist()
        assert actions == sorted(set(actions)), "legal actions ascend, none appears twice"
        return sorted(token_at(self.state, action) for action in actions)

    def offers(self, word: str) -> list[str]:
        """What follows `word:` in the legal tokens, sorted."""
        return [token.partition(":")[2] for token in self.legal() if token.startswith(f"{word}:")]

    def play(self, *tokens: str) -> Table:
        """Play tokens in order; AssertionError if one is illegal, or if oracle and engine disagree."""
        for token in tokens:
            legal = self.legal()
            assert token in legal, f"{token} is not legal after {self.tokens}; {self.kind}: {' '.join(legal)}"
            action = action_at(self.state, token)
            assert action is not None
            GAME.apply(self.state, action)
            self.oracle.play(token)
            self.tokens.append(token)
            self._compare()
        return self

    def until(self, kind: str | None, player: int | None = None) -> Table:
        """Play on doing as little as possible, up to a decision of this kind (and player); None: to the end."""
        while True:
            decision = self.view()["decision"]
            if decision is None:
                assert kind is None, f"the game ended without {kind}"
                return self
            if decision["kind"] == kind and player in (None, decision["player"]):
                return self
            legal = self.legal()
            self.play(next((t for t in ("pass", "end", "done", "skip") if t in legal), legal[0]))

    def _compare(self) -> None:
        self._legal, self._view, its = self._list_legal(), view(self.state), self.oracle.state()
        assert self._view == its, f"after {self.tokens}, engine and oracle: {difference(self._view, its)}"
        assert self._legal == self.oracle.legal(), f"after {self.tokens}"
        seen = len(self.tokens) % len(self.factions)  # one seat each time
        assert view(self.state, seen) == seen_by(its, seen), f"after {self.tokens}, seen by {seen}"

    # Looking

    def view(self) -> dict[str, Any]:
        """The full view (format 10)."""
        return self._view

    @property
    def kind(self) -> str | None:
        """The kind of the current decision; None after the end."""
        return (self.view()["decision"] or {}).get("kind")

    @property
    def player(self) -> int | None:
        """Who decides; None after the end."""
        return (self.view()["decision"] or {}).get("player")

    def seat(self, player: int = 0) -> dict[str, Any]:
        """A seat's part of the full view."""
        return self.view()["seats"][player]

    def goods(self, player: int = 0) -> dict[str, int]:
        """What a seat has, without zeros."""
        return {good: number for good, number in self.seat(player)["goods"].items() if number}

    def points(self, player: int = 0) -> int:
        return self.seat(player)["points"]

    def hand(self, player: int = 0) -> list[str]:
        return self.seat(player)["hand"]

    def built(self, player: int = 0) -> list[str]:
        """Ids of a seat's Locations, as built."""
        return [one["id"] for one in self.seat(player)["locations"]]

    def location(self, card: str) -> dict[str, Any]:
        """A Location in play."""
        whole = self.view()
        places = [one for seat_ in whole["seats"] for one in seat_["locations"]]
        places += (whole["virtual"] or {"locations": []})["locations"]
        return next(one for one in places if one["id"] == card)

    # Putting it together

    def _open_box(self, files: Sequence[Mapping[str, Any]]) -> None:
        base = json.loads(BASE.read_text(encoding="utf-8"))
        raw_files = list(files)
        if not any("aztec" in file.get("faction_boards", {}) for file in files):
            raw_files.insert(0, json.loads(HOUSE.read_text(encoding="utf-8")))
            self._files = [house()]
        else:
            self._files = []
        self._files += [read_card_file(json.dumps(file).encode()) for file in files]
        remember(self._files)
        cards = base["cards"] + [card for file in raw_files for card in file["cards"]]
        self._raw = cards + [{"id": card, "target": target} for card, target in base["attack_cards"].items()]
        self._raw_boards = base["faction_boards"]
        for file in raw_files:
            self._raw_boards = self._raw_boards | file.get("faction_boards", {})
        decks: dict[str, int | str] = {"common": "common"} | {name: seat for seat, name in enumerate(self.factions)}
        self._deck_of = {card["id"]: decks[card["deck"]] for card in cards if card["deck"] in decks}
        if self.options["solo"]:
            self._deck_of |= dict.fromkeys(base["attack_cards"], "attack")
        self._decks = list(dict.fromkeys(self._deck_of.values()))

    def _empty(self, round_: int, start: str, first_player: int, turn: int, seed: int) -> dict[str, Any]:
        state: dict[str, Any] = {"game": "settlers", "round": round_, "phase": start, "first_player": first_player}
        state |= {"over": False, "decision": {"kind": "turn", "player": turn}, "row": [], "prayer": []}
        state |= {"rng": f"{seed:016x}", "common": {"deck": [], "discard": []}, "virtual": None}
        return state | {"seats": [seat(name, goods=dict(NOTHING)) for name in self.factions]}

    def _fill_seats(self, state: dict[str, Any], seats: dict[str, Any], decks: Any, discards: Any) -> None:
        for key, value in seats.items():
            if key in ("passed", "tricolor"):
                for player in value:
                    state["seats"][player][key] = True
                continue
            for player, what in value.items():
                own = state["seats"][player]
                assert key in own or key == "statues", f"a seat has no {key}"
                if key == "goods":
                    assert set(what) <= set(own["goods"]), what
                    own["goods"] |= what
                elif key == "locations":
                    own[key] = [_placed(one) for one in what]
                elif key == "routes":
                    own[key] = [{"location": location, "marker": marker} for location, marker in what]
                elif key == "hand":
                    own[key] = sorted(what)
                elif key == "blessings":
                    own[key] = sorted(what, key=COLOURS.index)
                elif key == "statues":
                    own[key] = dict(what)
                else:
                    own[key] = what if key == "points" else list(what)
        for pile, given in (("deck", decks), ("discard", discards)):
            for key, ids in given.items():
                (state["common"] if key == "common" else state["seats"][key])[pile] = list(ids)

    def _drop(self, named: dict[int | str, set[str]]) -> None:
        """Cards that are not in this game."""
        gone = {card for card, key in self._deck_of.items() if key in named and card not in named[key]}
        self._deck_of = {card: key for card, key in self._deck_of.items() if card not in gone}

    def _add_rest(self, state: dict[str, Any], named: set[str]) -> None:
        missing = sorted(named - set(self._deck_of)) + [
            card for card in places_of_cards(state) if card not in self._deck_of
        ]
        assert not missing, f"not in this game: {missing}"
        twice = sorted(card for card, times in places_of_cards(state).items() if times > 1)
        assert not twice, f"in two places: {twice}"
        for card, key in sorted(self._deck_of.items()):
            if card not in named:
                pile = state["common"]["deck"] if key == "common" else None
                if key == "attack":
                    pile = state["virtual"]["attack_deck"]
                (state["seats"][key]["deck"] if pile is None else pile).append(card)

    def _record(self, state: dict[str, Any], first_player: int, seed: int) -> dict[str, Any]:
        """What else the oracle needs to know; for "setup" the whole deal."""
        decks: dict[Any, list[str]] = {key: [] for key in self._decks}
        for card, key in sorted(self._deck_of.items()):
            decks[key].append(card)
        top = {"common": state["common"]["deck"], "attack": (state["virtual"] or {}).get("attack_deck", [])}
        top |= {player: own["deck"] for player, own in enumerate(state["seats"])}
        whole = {key: top[key] + [card for card in cards if card not in top[key]] for key, cards in decks.items()}
        content: dict[str, Any] = {"seed": seed, "first_player": first_player, "common": whole["common"]}
        content["factions"] = [whole[player] for player in range(len(self.factions))]
        if self.options["solo"]:
            content["attack"] = whole["attack"]
        files = [{"name": file.name, "sha256": file.sha256} for file in self._files]
        return {"factions": self.factions, "options": self.options, "card_files": files, "deal": content}

    def _prepare(self) -> None:
        """Cards, factions and options into the record, which is all zeros."""
        s, players = self.state, len(self.factions)
        cards = all_cards(self._files)
        put_cards(s, {card: cards[card] for card in self._deck_of if card in cards}, self.factions, players == 1)
        put_factions(s, self.factions, all_boards(self._files))
        deal.lay_out_table(s, players)
        s["lookout"] = LOOKOUTS.index(self.options["lookout"])
        s["peaceful"], s["disputed"] = self.options["peaceful"], self.options["disputed"]
        put_borrowed(s, self.options)


def _placed(one: str | dict[str, Any]) -> dict[str, Any]:
    return deepcopy(one) if isinstance(one, dict) else place(one)


def new_card(card: str, deck: str, *abilities: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A card of a card file (format 8): free to build, no color, no Raze field; its first ability says its type."""
    entry: dict[str, Any] = {"id": card, "name": card, "deck": deck, "copies": 1, "colors": []}
    entry |= {"type": abilities[0]["kind"], "build_cost": {}, "deal": None if deck == "common" else "food", "raze": {}}
    entry |= {"end_game_vp": 1 if deck == "common" else 2, "abilities": list(abilities)}
    assert set(changes) <= {*entry, "origin", "colorless_in_prayer"}
    return entry | changes


def card_file(*cards: dict[str, Any], **boards: dict[str, Any]) -> dict[str, Any]:
    """A card file for `card_files`; boards by faction."""
    head = {"format": "patolli-cards", "version": 1, "name": "test cards", "origin": "test"}
    return head | {"faction_boards": boards, "cards": list(cards)}


__all__ = ["Table", "card_file", "new_card", "place"]
