"""What happened in a game, as a set of names: the coverage of `tests/records/` is counted in these."""

from __future__ import annotations

from patolli.engine.match import Match
from patolli.games.tzolkin.rules.components import (
    BUILDING_IDS,
    GEARS,
    LAST_SPACE,
    MONUMENT_IDS,
    TECHNOLOGIES,
    TEMPLES,
    TOP_STEP,
    WEALTH_IDS,
)

_FOOD_DAYS = (8, 14, 21, 27)
_TOP = dict(zip(TEMPLES, TOP_STEP.tolist(), strict=True))

# A worker placed on space 0 stands on 1 or 2 when its owner's next turn comes: nobody ever picks up from 0 in a game.
REQUIRED: frozenset[str] = frozenset(
    [f"players {n}" for n in (2, 3, 4)]
    + [f"keep {tile}" for tile in WEALTH_IDS]
    + [f"beg {temple}" for temple in TEMPLES]
    + [f"place {gear}" for gear in (*GEARS, "start")]
    + [f"pick {gear}{k}" for gear, last in zip(GEARS, LAST_SPACE, strict=True) for k in range(1, last + 1)]
    + [f"use {gear}{k}" for gear in GEARS[:4] for k in range(1, 6)]
    + [f"use chichen_itza{k}" for k in range(1, 10)]
    + ["use none", "use a lower action", "use by Uxmal 5", "use by tile A2-T4", "decline tile A2-T4"]
    + [f"harvest {kind}{k}" for kind in ("corn", "wood", "burn", "bare") for k in (3, 4, 5)]
    + ["harvest corn2", "harvest bare2"]
    + [f"anger {temple}" for temple in TEMPLES]
    + [f"{track} level {level}" for track in TECHNOLOGIES for level in (1, 2, 3)]
    + [f"{track} bonus" for track in TECHNOLOGIES]
    + ["decline second advance"]
    + [f"build {tile}" for tile in BUILDING_IDS]
    + ["build plain", "build saving wood", "build saving stone", "build saving gold", "build for corn"]
    + ["second building", "decline second building", "granted building", "decline granted building"]
    + [f"monument {tile}" for tile in MONUMENT_IDS]
    + [f"{way} {block}" for way in ("sell", "buy") for block in ("wood", "stone", "gold")]
    + ["exchange by tile A2-T1", "theology above its space", "theology 2 paid", "theology 2 declined"]
    + ["two temples for a block", "mercy", "start marker taken", "start marker passed on", "corn from the teeth"]
    + ["one day chosen", "two days", "two days from day 26", "two days forbidden", "worker falls off"]
    + [f"late food day {n}" for n in (1, 2, 3, 4)]
    + ["unfed workers", "goods from temples", "skulls run short", "bank without skulls", "negative points"]
    + [f"alone on top of {temple}" for temple in TEMPLES]
    + ["top step closed", "board turns light again", "leader bonus alone", "leader bonus shared"]
    + ["age 1 deck exhausted", "empty building space", "neutral worker wraps around", "six workers"]
    + ["victory alone", "victory by workers on the gears", "victory shared"]
)


def outcomes(match: Match) -> set[str]:
    """Everything of `REQUIRED` (and more) that happened in a match."""
    found = {f"players {len(match.players)}"}
    before = match.view(at=0)
    for at, token in enumerate(match.moves, start=1):
        after = match.view(at=at)
        found |= _of_move(token, before, after, match.legal(at - 1))
        found |= _of_position(before, after)
        before = after
    if match.over:
        found |= _of_end(before)
    return found


def _of_move(token: str, before: dict, after: dict, legal: list[str]) -> set[str]:
    verb, _, what = token.partition(":")
    kind = before["decision"]["kind"]
    me = before["seats"][before["decision"]["player"]]
    now = after["seats"][before["decision"]["player"]]
    found: set[str] = set()
    if verb == "keep":
        found |= {f"keep {tile}" for tile in what.split("+")}
    elif verb in ("beg", "place", "pick", "anger", "monument", "sell", "buy"):
        found.add(f"{verb} {what}")
        if verb == "place" and what != "start" and kind == "turn":
            space = next(k for k, w in enumerate(before["gears"][what]) if w is None)
            if space > me["corn"]:
                found.add("mercy")
    elif verb == "use":
        found |= _of_use(what, before, me)
    elif verb == "harvest":
        group = next((g for g in "2345" if before["jungle"][g] != after["jungle"][g]), None)
        if group is not None:
            found.add(f"harvest {what}{group}")
        else:  # bare: nothing is taken, the amount identifies the group
            amounts = {4: 2, 5: 3, 7: 4, 9: 5}
            level = me["technologies"]["agriculture"]
            found.add(f"harvest bare{amounts[now['corn'] - me['corn'] - 1 - (2 if level == 3 else 0)]}")
    elif verb == "build":
        found |= _of_build(what, before, after, me, now)
    elif verb == "advance":
        found.add("one day chosen" if what == "1" else "two days")
        if what == "2" and before["day"] == 26:
            found.add("two days from day 26")
    elif verb == "pay" and "skip" in legal:
        found.add("theology 2 paid")
    elif verb == "skip":
        found |= _of_skip(kind, me)
    elif verb == "temple" and kind == "temple" and after["decision"]["kind"] == "temple":
        found.add("two temples for a block")
    if kind == "exchange" and verb in ("sell", "buy", "done") and "A2-T1" in me["buildings"][-1:]:
        found.add("exchange by tile A2-T1")
    return found | _of_technology(kind, verb, what, before, after, me, now)


def _of_use(what: str, before: dict, me: dict) -> set[str]:
    if what == "none":
        return {"use none"}
    found = {f"use {what}"}
    decision = before["decision"]
    if "gear" not in decision:
        found.add("use by tile A2-T4" if "A2-T4" in me["buildings"][-1:] else "use by Uxmal 5")
    elif decision["gear"] == "chichen_itza" and int(what[-1]) > decision["space"]:
        found.add("theology above its space")
    elif int(what[-1]) < decision["space"] < 6:
        found.add("use a lower action")
    return found


def _of_build(what: str, before: dict, after: dict, me: dict, now: dict) -> set[str]:
    tile = what.removesuffix("/plain")
    found = {"build plain"} if tile != what else set()
    for block in ("wood", "stone", "gold"):
        if tile.endswith(f"-{block}"):
            tile = tile.removesuffix(f"-{block}")
            found.add(f"build saving {block}")
    if all(me[block] <= now[block] for block in ("wood", "stone", "gold")) and now["corn"] < me["corn"]:
        found.add("build for corn")
    if me["buildings"] and me["buildings"][-1] == "A1-T3" and before["buildings"].count(None) > 0:
        found.add("granted building")
    elif before["buildings"].count(None) > 0 and len(before["buildings"]) == 6:
        found.add("second building")
    return found | {f"build {tile}"}


def _of_skip(kind: str, me: dict) -> set[str]:
    if kind == "technology":
        return {"decline second advance"}
    if kind == "pay":
        return {"theology 2 declined"}
    if kind == "use":
        return {"decline tile A2-T4"}
    return {"decline granted building" if me["buildings"][-1] == "A1-T3" else "decline second building"}


def _of_technology(kind: str, verb: str, what: str, before: dict, after: dict, me: dict, now: dict) -> set[str]:
    found: set[str] = set()
    for track in TECHNOLOGIES:
        if now["technologies"][track] > me["technologies"][track]:
            found.add(f"{track} level {now['technologies'][track]}")
    if kind == "technology" and verb == "tech" and me["technologies"][what] == 3:
        found.add(f"{what} bonus")
    return found


def _of_position(before: dict, after: dict) -> set[str]:
    found: set[str] = set()
    for old, new in zip(before["seats"], after["seats"], strict=True):
        if new["workers"] == 6:
            found.add("six workers")
        if new["points"] < 0:
            found.add("negative points")
        if new["light"] and not old["light"]:
            found.add("board turns light again")
    for temple, top in _TOP.items():
        steps = [seat["temples"][temple] for seat in after["seats"]]
        if top in steps:
            found.add(f"alone on top of {temple}")
            if top - 1 in steps:
                found.add("top step closed")
    if after["bank_skulls"] == 0:
        found.add("bank without skulls")
    if before["age"] == 1 and not after["deck"] and after["age"] == 1:
        found.add("age 1 deck exhausted")
        if None in after["buildings"] and after["decision"]["kind"] == "turn":
            found.add("empty building space")
    if before["teeth_corn"] > after["teeth_corn"]:
        found.add("corn from the teeth")
    if before["start_player"] != after["start_player"]:
        holder, taker = before["start_player"], before["start_space"]
        if taker is None:
            taker = before["decision"]["player"]
        found.add("start marker passed on" if taker == holder else "start marker taken")
    if after["day"] > before["day"]:
        found |= _of_calendar(before, after)
    if before["food_day"] and not after["food_day"]:
        found |= _of_food_day(before, after)
    return found


def _of_calendar(before: dict, after: dict) -> set[str]:
    found: set[str] = set()
    for gear, last in zip(GEARS, LAST_SPACE.tolist(), strict=True):
        if isinstance(before["gears"][gear][last], int) and before["decision"]["kind"] != "pick":
            found.add("worker falls off")
        if before["gears"][gear][-1] == "n":
            found.add("neutral worker wraps around")
        owner = before["start_space"]
        blocked = isinstance(before["gears"][gear][last - 1], int)
        if owner is not None and before["seats"][owner]["light"] and blocked and not after["over"]:
            found.add("two days forbidden")
    return found


def _of_food_day(before: dict, after: dict) -> set[str]:
    found: set[str] = set()
    number = next(n for n, day in enumerate(_FOOD_DAYS, 1) if day > before["day"] - 6 and day <= before["day"])
    if before["day"] > _FOOD_DAYS[number - 1]:
        found.add(f"late food day {number}")
    if before["food_day"] == "goods":
        found.add("goods from temples")
        due = sum(seat["temples"]["kukulcan"] >= 4 for seat in before["seats"])
        if due > before["bank_skulls"]:
            found.add("skulls run short")
        if any(n["points"] < b["points"] for b, n in zip(before["seats"], after["seats"], strict=True)):
            found.add("unfed workers")
    else:
        for temple in TEMPLES:
            steps = [seat["temples"][temple] for seat in before["seats"]]
            found.add("leader bonus alone" if steps.count(max(steps)) == 1 else "leader bonus shared")
    return found


def _of_end(view: dict) -> set[str]:
    points = [seat["points"] for seat in view["seats"]]
    if len(view["winners"]) > 1:
        return {"victory shared"}
    return {"victory by workers on the gears" if points.count(max(points)) > 1 else "victory alone"}
