"""The worked examples of the rules (S1.18, S2.14), played by the test oracle.

python -m tests.games.settlers.oracle.examples
"""

import random
from typing import Any

from tests.games.settlers.oracle.cards import COLORS, new_place
from tests.games.settlers.oracle.game import Oracle
from tests.games.settlers.oracle.selfcheck import HOUSE, open_box

BOX = open_box(HOUSE)
BY_COLOR = {
    color: [card["id"] for card in BOX[0] if card.get("deck") == "common" and card["colors"] == [color]]
    for color in COLORS
}


def start(factions: list[str], extra: list[dict[str, Any]] | None = None, **options: Any) -> tuple[Oracle, list[Any]]:
    """A game at the first `turn`, all hands and goods gone, and what from_state needs."""
    rng = random.Random(5)
    cards = BOX[0] + (extra or [])
    decks = {}
    for deck in ("common", *factions):
        decks[deck] = sorted(card["id"] for card in cards if card.get("deck") == deck)
    deal = {"seed": 7, "first_player": 0, "common": decks["common"], "factions": [decks[name] for name in factions]}
    if options.get("solo"):
        deal["attack"] = [f"ATTACK{number:02}" for number in range(1, 17)]
    record = {"factions": factions, "options": options, "deal": deal}
    oracle = Oracle(record, cards, BOX[1])
    while oracle.decision and oracle.decision[0] != "turn":
        oracle.play(rng.choice(oracle.legal()))
    return oracle, [record, cards, BOX[1]]


def go_on(state: dict[str, Any], rest: list[Any]) -> Oracle:
    return Oracle.from_state(state, *rest)


def bring(state: dict[str, Any], card: str) -> str:
    """Takes a card out of a deck or discard pile."""
    for holder in (state["common"], *state["seats"]):
        for pile in ("deck", "discard"):
            if card in holder[pile]:
                holder[pile].remove(card)
                return card
    raise ValueError(f"{card} is not in a deck or discard pile")


def arrange(state: dict[str, Any], seat: int, **wanted: Any) -> None:
    """Gives a seat `built`, `goods`, `hand`, and other keys; `top` are colors on top of the Common deck."""
    for one in state["seats"]:
        for card in one["hand"]:
            (state["common"] if card.startswith("COM") else one)["deck"].append(card)
        one["hand"] = []
    own = state["seats"][seat]
    for place in own["locations"]:
        (state["common"] if place["id"].startswith("COM") else own)["deck"].append(place["id"])
    own["goods"] = dict.fromkeys(own["goods"], 0) | wanted.pop("goods", {})
    own["locations"] = [new_place(bring(state, card)) for card in wanted.pop("built", [])]
    hand = [bring(state, card) for card in wanted.pop("hand", [])]
    drawn: list[str] = []
    for color in wanted.pop("top", []):
        drawn.append(bring(state, next(card for card in BY_COLOR[color] if card not in drawn)))
    state["common"]["deck"][:0] = drawn
    own |= {"blessings": [], "tricolor": False, "points": 0, "hand": sorted(hand)} | wanted


def after(oracle: Oracle, *tokens: str) -> dict[str, Any]:
    for token in tokens:
        oracle.play(token)
    return oracle.state()


def use_altar(top: list[str], *tokens: str, **more: Any) -> int:
    oracle, rest = start(["aztec", "roman"])
    state = oracle.state()
    arrange(state, 0, built=["AZT904"], goods={"worker": 1}, top=top, **more)
    before = len(state["common"]["discard"])
    state = after(go_on(state, rest), "use:AZT904", "color:gray", *tokens)
    assert len(state["common"]["discard"]) == before + (0 if "pray:tokens" in tokens else 5)
    assert state["seats"][0]["locations"][0]["used"] == 1
    return state["seats"][0]["goods"]["stone"]


def prayers() -> None:
    draw = ["gray", "red", "gray", "blue", "pink"]
    assert use_altar(draw) == 2  # S2.14, example 1
    assert use_altar(["red", "blue", "pink", "black", "red"], "pray:draw", blessings=["gray"]) == 0
    assert use_altar(draw, "pray:draw", blessings=["gray"]) == 3
    assert use_altar(draw, "pray:draw", blessings=["gray"], tricolor=True) == 4
    assert use_altar(draw, "pray:tokens", blessings=["gray"], tricolor=True) == 2

    oracle, rest = start(["aztec", "roman"])  # S2.14, example 2
    state = oracle.state()
    top = ["blue", "red", "gray", "gray", "black"]
    arrange(state, 0, built=["AZT922"], goods={"worker": 1, "stone": 3, "food": 1}, top=top)
    seat = after(go_on(state, rest), "use:AZT922", "give:stone", "give:food")["seats"][0]
    assert (seat["points"], seat["goods"]["stone"], seat["goods"]["food"]) == (4, 2, 0)
    seat = after(go_on(state, rest), "use:AZT922", "give:stone", "give:stone", "give:food")["seats"][0]
    assert seat["points"] == 5

    for disputed in (False, True):  # S2.14, example 3
        oracle, rest = start(["aztec", "roman"], disputed=disputed)
        state = oracle.state()
        arrange(state, 0, built=["AZT918"], goods={"food": 1}, blessings=["red", "pink"], tricolor=True)
        seat = after(go_on(state, rest), "use:AZT918", "pray:tokens")["seats"][0]
        assert (seat["points"], seat["goods"]["worker"]) == (2 + disputed, 1)
        assert seat["blessings"] == ["red", "pink"]
        assert seat["tricolor"]

    pray = {"op": "pray", "draw": 5}
    pray["per_matching_card"] = {"black": {"raze": 1}, "pink": {"worker": 1}, "gold": {"gold": 1}}
    chapel = {"kind": "action", "cost": {"gold": 1}, "max_activations_per_round": 1, "effects": [pray]}
    mars = {"id": "ROM901", "deck": "roman", "colors": ["gray"], "type": "action", "build_cost": {}, "deal": "food"}
    mars |= {"end_game_vp": 2, "abilities": [chapel]}
    for top, goods in (
        (["pink", "blue", "gold", "pink", "gray"], (2, 2, 1)),  # S2.14, example 4
        (["red", "blue", "red", "gray", "gray"], (0, 0, 0)),  # S2.14, example 4b
    ):
        oracle, rest = start(["roman", "aztec"], [mars])
        state = oracle.state()
        arrange(state, 0, built=["ROM901"], goods={"gold": 1}, top=top, blessings=["brown", "gold", "black"])
        own = after(go_on(state, rest), "use:ROM901", "pray:draw")["seats"][0]["goods"]
        assert (own["worker"], own["gold"], own["raze"]) == goods

    oracle, rest = start(["aztec", "japanese"])  # S2.14, example 5: the deal gives Wood
    state = oracle.state()
    top = ["brown", "red", "red", "brown", "gray"]
    arrange(state, 0, built=["AZT916"], goods={"food": 1}, hand=["AZT907"], top=top)
    seat = after(go_on(state, rest), "deal:AZT907")["seats"][0]
    assert (seat["points"], seat["goods"]["wood"]) == (2, 1)


def base_game() -> None:
    oracle, rest = start(["barbarian", "japanese"])
    state = oracle.state()
    arrange(state, 0, built=["COM006"], goods={"wood": 2}, hand=["BAR012"])  # Sentry Tower, for Mill
    own = after(go_on(state, rest), "build:BAR012", "location:COM006")["seats"][0]["goods"]
    assert (own["raze"], own["worker"], own["wood"]) == (1, 1, 0)
    arrange(state, 0, goods={"food": 1, "raze": 1}, hand=["BAR012"])
    assert after(go_on(state, rest), "deal:BAR012")["seats"][0]["goods"]["worker"] == 1
    arrange(state, 0, goods={"raze": 1}, hand=["COM003"])  # Wood Storage
    assert after(go_on(state, rest), "raze:COM003")["seats"][0]["goods"]["wood"] == 2
    arrange(state, 0, goods={"raze": 5})  # Armorer; a Japanese Farm with a Samurai
    arrange(state, 1, built=["COM018", "JAP001"])
    state["seats"][1]["locations"][1]["samurai"] = True
    me, other = after(go_on(state, rest), "raze:COM018")["seats"]
    assert (me["goods"]["stone"], me["points"], me["goods"]["raze"]) == (1, 1, 3)
    assert (other["foundations"], other["goods"]["wood"]) == (["COM018"], 1)
    me, other = after(go_on(state, rest), "raze:JAP001")["seats"]
    assert (me["goods"]["raze"], other["foundations"], other["discard"]) == (2, [], ["JAP001"])
    arrange(state, 0, goods={"worker": 8})
    tokens = ["spend:wood", "spend:common", "spend:common", "spend:faction"]
    me = after(go_on(state, rest), *tokens)["seats"][0]
    assert (me["goods"]["worker"], me["goods"]["wood"], len(me["hand"])) == (0, 1, 3)
    arrange(state, 0, built=["COM037", "COM046"], goods={"worker": 2, "stone": 2})  # Masons Guild
    assert after(go_on(state, rest), "use:COM037")["seats"][0]["points"] == 3


def solo_attack() -> None:
    oracle, rest = start(["roman"], solo=True)
    state = oracle.state()
    state["common"]["deck"] += [place["id"] for place in state["virtual"]["locations"]]
    state["virtual"] |= {"line": ["ATTACK12", "ATTACK04"], "locations": []}
    arrange(state, 0, built=["COM004", "COM032", "COM044", "COM029"])
    state["virtual"]["attack_deck"] = ["ATTACK01", "ATTACK16"]
    virtual = after(go_on(state, rest), "pass")["virtual"]
    assert virtual["collection"] == ["COM032"]  # Marketplace
    assert virtual["line"] == ["ATTACK16", "ATTACK12", "ATTACK01", "ATTACK04"]


if __name__ == "__main__":
    prayers()
    base_game()
    solo_attack()
    print("all examples as in the rules")
