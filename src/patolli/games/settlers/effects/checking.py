"""What an ability may do: lists of effects, checked op by op (format 8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from patolli.games.settlers.cards.check.values import Problems, either, join
from patolli.games.settlers.cards.model import RESOURCES
from patolli.games.settlers.effects.ops import Op, Reader

PAID = ("worker", "raze", "gold", *RESOURCES, "any_resource")
COSTS = (*PAID, "card_from_hand", "own_deal", "blessing")
DECKS = ("common", "faction")
MATCHING_COLOUR = "matching"
"""In place of a color: any color that the card itself has (S2.13)."""
MOST_EFFECTS = 8
MOST_RESOURCES = 5
MOST_DRAWN = 10


class Effects:
    """Checks the effects of one ability. `place`: in words, as in `Op.only_in`; `trigger`: of a feature."""

    def __init__(self, ops: Mapping[str, Op], problems: Problems, place: str, trigger: str | None) -> None:
        self.ops = ops
        self.problems = problems
        self.place = place
        self.trigger = trigger

    def read(self, path: str, value: object, least: int = 1, inside: bool = False) -> list[dict[str, Any]]:
        """A list of effects; `inside`: within an option of another effect."""
        effects: list[dict[str, Any]] = []
        for i, one in enumerate(self.problems.items(path, value, least, MOST_EFFECTS)):
            effect = self._effect(f"{path}[{i}]", one, inside)
            if effect is not None:
                self._order(f"{path}[{i}]", self.ops[effect["op"]], [before["op"] for before in effects])
                effects.append(effect)
        return effects

    def _effect(self, path: str, value: object, inside: bool) -> dict[str, Any] | None:
        problems = self.problems
        name = problems.mapping(path, value).get("op")
        if not isinstance(name, str) or name not in self.ops:
            if isinstance(value, dict):
                missing = "op" not in value
                problems.add(join(path, "op"), "is missing" if missing else f"must be {either(sorted(self.ops))}")
            return None
        op = self.ops[name]
        self._place(path, op, inside)
        known = problems.fields(path, value, ("op", *op.required), (*op.optional, "disputed"))
        if known is None:
            return None
        effect = {"op": name} | op.read(self, path, known)
        if "disputed" in known and problems.flag(join(path, "disputed"), known["disputed"]):
            effect["disputed"] = True
        return effect

    def _place(self, path: str, op: Op, inside: bool) -> None:
        own = [other.name for other in self.ops.values() if other.only_in == self.place]
        if own and op.name not in own:
            self.problems.add(path, f"{op.name} has no place here: {self.place} is only for {', '.join(own)}")
            return
        if op.only_in not in (None, self.place):
            self.problems.add(path, f"{op.name} belongs to {op.only_in} only")
        if inside and op.options is not None:
            self.problems.add(path, f"{op.name} cannot be within another choice")
        if op.trigger not in (None, self.trigger):
            self.problems.add(path, f"{op.name} belongs to the trigger {op.trigger} only")

    def _order(self, path: str, op: Op, before: Sequence[str]) -> None:
        if op.needs_before is not None and op.needs_before not in before:
            self.problems.add(path, f"{op.name} needs {op.needs_before} before it")

    def cost(self, path: str, value: object, allowed: Sequence[str], uses: int = 1) -> dict[str, int]:
        """A price; at most five Resources for all uses together (one `pay` each)."""
        cost = self.problems.counts(path, value, allowed, least=0)
        resources = sum(cost.get(good, 0) for good in (*RESOURCES, "any_resource"))
        if resources * uses > MOST_RESOURCES:
            times = " for all activations that are paid together" if uses > 1 else ""
            self.problems.add(path, f"must be at most {MOST_RESOURCES} Resources{times}, not {resources * uses}")
        return cost


def read_word(key: str, *allowed: str) -> Reader:
    return lambda check, path, known: {key: check.problems.one_of(join(path, key), known[key], allowed)}


def read_number(key: str, least: int = 1) -> Reader:
    return lambda check, path, known: {key: check.problems.whole(join(path, key), known[key], least)}


def read_goods_listed(*allowed: str) -> Reader:
    return lambda check, path, known: {"goods": check.problems.some_of(join(path, "goods"), known["goods"], allowed)}
