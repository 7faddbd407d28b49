"""A tiny game that uses what Tzolk'in does not: names by position, options, a header, covered moves, one player.

Everybody holds three cards and plays one each turn, openly for its number of points or face down for half of it, which
counts at the end; then a card is drawn. The game is over when all cards are played. Who plays alone wins with three
quarters of all points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from rich.text import Text

from patolli.engine.errors import BadRecord, BadSetup, shown
from patolli.engine.game import Game
from patolli.engine.jit import entry, kernel
from patolli.engine.rng import seed_rng, shuffle
from patolli.engine.terminal import Reader, Step, Terminal
from patolli.text.entry import Entry, Term

MOST, LEAST, USUAL, HAND, SEATS, NONE = 30, 9, 24, 3, 3, 255
STATE = np.dtype(
    [
        ("players", np.int16), ("size", np.int16), ("played", np.int16), ("deck_at", np.int16),
        ("deck", np.int16, MOST), ("hand", np.int16, (SEATS, HAND)), ("owner", np.int16, MOST),
        ("is_down", np.int16, MOST), ("pile", np.int16, MOST),
    ]
)  # fmt: skip
"""`owner`, `is_down` and `pile` (the card) are by number of the move."""


@kernel
def deal_cards(s, players, rng, scratch):
    s.players = players
    if s.size == 0:
        s.size = USUAL
    for i in range(s.size):
        s.deck[i] = i
    shuffle(rng, s.deck, 0, int(s.size))
    give_hands(s)


@kernel
def give_hands(s):
    for p in range(SEATS):
        for i in range(HAND):
            s.hand[p, i] = NONE
            if p < s.players:
                s.hand[p, i] = s.deck[s.deck_at]
                s.deck_at += 1
        sort(s.hand[p], HAND)


@kernel
def sort(cards, n):
    for i in range(1, n):
        for j in range(i, 0, -1):
            if cards[j] < cards[j - 1]:
                cards[j], cards[j - 1] = cards[j - 1], cards[j]


@kernel
def who_decides(s):
    return -1 if s.played == s.size else int(s.played % s.players)


@kernel
def player_count(s):
    return int(s.players)


@kernel
def list_legal(s, out):
    n = 0
    p = who_decides(s)
    if p >= 0:
        for action in range(2 * HAND):
            if s.hand[p, action % HAND] != NONE:
                out[n] = action
                n += 1
    return n


@kernel
def carry_out(s, action):
    p = who_decides(s)
    slot = action % HAND
    s.owner[s.played] = p
    s.is_down[s.played] = action // HAND
    s.pile[s.played] = s.hand[p, slot]
    s.played += 1
    s.hand[p, slot] = NONE
    if s.deck_at < s.size:
        s.hand[p, slot] = s.deck[s.deck_at]
        s.deck_at += 1
    sort(s.hand[p], HAND)


@kernel
def final_quarters(s, p):
    total = 0
    for i in range(s.played):
        if s.owner[i] == p:
            if s.is_down[i] == 0:
                total += 4 * s.pile[i]
            elif s.played == s.size:
                total += 2 * s.pile[i]
    return total


@kernel
def is_winner(s, p):
    own = final_quarters(s, p)
    if s.players == 1:
        return 4 * own >= 3 * 2 * s.size * (s.size - 1)
    for q in range(s.players):
        if final_quarters(s, q) > own:
            return False
    return True


@kernel
def redeal_with(s, p, rng, scratch):
    if s.played == s.size:
        return
    n = 0
    for card in range(s.size):
        known = False
        for i in range(HAND):
            known = known or s.hand[p, i] == card
        for i in range(s.played):
            known = known or (s.pile[i] == card and (s.is_down[i] == 0 or s.owner[i] == p))
        if not known:
            scratch[n] = card
            n += 1
    shuffle(rng, scratch, 0, n)
    for q in range(s.players):
        for i in range(HAND):
            if q != p and s.hand[q, i] != NONE:
                n -= 1
                s.hand[q, i] = scratch[n]
        sort(s.hand[q], HAND)
    for i in range(s.played):
        if s.is_down[i] == 1 and s.owner[i] != p:
            n -= 1
            s.pile[i] = scratch[n]
    for i in range(s.deck_at, s.size):
        n -= 1
        s.deck[i] = scratch[n]


@kernel
def estimate(s, p):
    return final_quarters(s, p) / 4


@kernel
def write_features(s, p, out):
    for i in range(HAND):
        out[i] = s.hand[p, i] / 10.0 if s.hand[p, i] != NONE else -1.0
    out[HAND] = s.played / 10.0
    out[HAND + 1] = final_quarters(s, p) / 400.0
    return HAND + 2


@entry
def deal(s, players, seed):
    rng = np.zeros(2, np.int64)
    seed_rng(rng, seed, 0)
    deal_cards(s, players, rng, np.zeros(1, np.uint8))


@entry
def legal(s, out):
    return list_legal(s, out)


@entry
def apply(s, action):
    carry_out(s, int(action))


@entry
def seat(s):
    return who_decides(s)


@entry
def scores(s, out):
    for p in range(s.players):
        out[p] = final_quarters(s, p)


@entry
def observe(s, p, out):
    write_features(s, p, out)


@entry
def redeal(s, p, seed):
    rng = np.zeros(2, np.int64)
    seed_rng(rng, seed, 0)
    redeal_with(s, p, rng, np.zeros(MOST, np.uint8))


@entry
def evaluate(s, p):
    return estimate(s, p)


@entry
def give(s):
    give_hands(s)


@entry
def wins(s, p):
    return is_winner(s, p)


WORDS = ("open", "down")
NAMES = [f"C{card:02}" for card in range(MOST)]
TOKENS = tuple(f"{word}:#{slot}" for word in WORDS for slot in range(HAND))


def token_at(s: Any, action: int) -> str:
    p = int(seat(s))
    card = NONE if p < 0 else int(s["hand"][p, action % HAND])
    return TOKENS[action] if card == NONE else f"{WORDS[action // HAND]}:{NAMES[card]}"


def action_at(s: Any, token: str) -> int | None:
    return next((action for action in range(2 * HAND) if token_at(s, action) == token), None)


def prepare(s: Any, players: int, options: Mapping[str, Any]) -> None:
    for name in options:
        if name != "cards":
            raise BadSetup(f"there is no option {shown(name)}; there is: cards")
    cards = options["cards"]
    if type(cards) is not int or not LEAST <= cards <= MOST:
        raise BadSetup(f"cards: a number from {LEAST} to {MOST}, not {shown(cards)}")
    s["size"] = cards


def read_deal(record: Mapping[str, Any], players: int, s: Any) -> None:
    options = record.get("options", {})
    if not isinstance(options, dict) or type(options.get("cards", USUAL)) is not int:
        raise BadRecord("options", "must be an object with a number of cards")
    size = options.get("cards", USUAL)
    deck = record["deal"].get("deck")
    if not LEAST <= size <= MOST or not isinstance(deck, list) or sorted(map(str, deck)) != NAMES[:size]:
        raise BadRecord("deal.deck", f"must be {size} cards")
    s["players"], s["size"] = players, size
    s["deck"][:size] = [NAMES.index(card) for card in deck]
    give(s)


def write_deal(first: Any, now: Any, eyes: int | None) -> dict[str, Any]:
    size = int(first["size"])
    deck = [] if eyes is not None else [NAMES[card] for card in first["deck"][:size]]
    return {"options": {"cards": size}, "deal": {"deck": deck}}


def public_moves(first: Any, now: Any, moves: Sequence[str], eyes: int) -> list[str | None]:
    players, over = int(first["players"]), seat(now) == -1
    return [
        f"{token.partition(':')[0]}:?" if token.startswith("down") and i % players != eyes and not over else token
        for i, token in enumerate(moves)
    ]


def view(s: Any, eyes: int | None) -> dict[str, Any]:
    over = seat(s) == -1
    whole = eyes is None or over
    points = np.zeros(SEATS, np.int64)
    scores(s, points)
    seats = []
    for p in range(int(s["players"])):
        hand = [NAMES[card] for card in s["hand"][p].tolist() if card != NONE]
        piles = [
            NAMES[s["pile"][i]] if whole or p == eyes or not s["is_down"][i] else None
            for i in range(int(s["played"]))
            if s["owner"][i] == p
        ]
        seats.append({"points": int(points[p]) / 4, "pile": piles, "hand": hand if whole or p == eyes else len(hand)})
    deck = [NAMES[card] for card in s["deck"][int(s["deck_at"]) : int(s["size"])]]
    decision = None if over else {"kind": "card", "player": int(seat(s))}
    return {
        "day": clock(s),
        "over": over,
        "decision": decision,
        "seats": seats,
        "deck": deck if eyes is None else len(deck),
    }


def winners(s: Any) -> list[int]:
    return [p for p in range(int(s["players"])) if wins(s, p)] if seat(s) == -1 else []


def clock(s: Any) -> int:
    return 1 + int(s["played"]) // int(s["players"])


def text(words: str) -> Entry:
    return Entry("play.saved", {"file": Term("text", words)})  # any message that shows a text


def tell(before: Mapping[str, Any], token: str, after: Mapping[str, Any]) -> list[Entry]:
    return [text(f"seat {before['decision']['player']} {token}")]


def sources(states: Sequence[Any], actions: Sequence[int]) -> list[dict[str, float]]:
    last = states[-1]
    found = [{"open": 0.0, "down": 0.0} for _ in range(int(last["players"]))]
    for i in range(int(last["played"])):
        down = int(last["is_down"][i])
        found[int(last["owner"][i])][WORDS[down]] += int(last["pile"][i]) / (1 + down)
    return found


def openings(states: Sequence[Any], actions: Sequence[int]) -> list[list[str]]:
    return [[token_at(states[p], actions[p])] for p in range(int(states[0]["players"]))]


def when(seen: Mapping[str, Any], reader: Reader) -> str:
    return f"turn {seen['day']}"


def board(seen: Mapping[str, Any], names: Sequence[str]) -> Text:
    hands = "; ".join(f"{name}: {one['hand']} {one['pile']}" for name, one in zip(names, seen["seats"], strict=True))
    return Text(f"Board {hands}")


def final(steps: Sequence[Step], reader: Reader) -> Text:
    return Text(f"Final points {[one['points'] for one in steps[-1][2]['seats']]}")


TERMINAL = Terminal(
    board=lambda seen, reader: board(seen, reader.names),
    summaries=lambda seen, reader: [board(seen, reader.names)],
    status=lambda seen, reader: Text(f"Own {seen['seats'][reader.seat or 0]['hand']}"),
    mark=lambda reader, p: Text(f"({p})"),
    choice=lambda seen, token, after, reader: f"play {token}",
    rules=lambda seen, reader: ["Play a card."],
    tiles=lambda seen, name, reader: [f"Card {name or 'all'}"],
    tiles_help=lambda reader: "t  cards",
    legend=lambda seen, reader: [Text("Legend")],
    final=final,
    when=when,
    fresh=lambda seen: True,
    secret=lambda seen: True,
)

PEBBLES = Game(
    name="pebbles",
    title="Pebbles",
    min_players=1,
    max_players=SEATS,
    dtype=STATE,
    tokens=TOKENS,
    token_at=token_at,
    action_at=action_at,
    max_legal=2 * HAND,
    max_moves=MOST,
    observation_size=HAND + 2,
    deal=deal,
    legal=legal,
    apply=apply,
    seat=seat,
    scores=scores,
    observe=observe,
    redeal=redeal,
    evaluate=evaluate,
    inner={
        "deal_cards": deal_cards,
        "list_legal": list_legal,
        "carry_out": carry_out,
        "who_decides": who_decides,
        "player_count": player_count,
        "redeal_with": redeal_with,
        "estimate": estimate,
        "write_features": write_features,
        "final_quarters": final_quarters,
        "is_winner": is_winner,
    },
    prepare=prepare,
    option_help={"cards": f"how many cards there are, {LEAST} to {MOST}"},
    header=("options",),
    read_deal=read_deal,
    write_deal=write_deal,
    public_moves=public_moves,
    view=view,
    winners=winners,
    picture=lambda seen, names, caption, theme: "<svg/>",
    board=lambda seen, names, width, talk: board(seen, names),
    tell=tell,
    describe=lambda before, token, after: text(token),
    question=lambda seen: text("which card"),
    clock=clock,
    source_names=WORDS,
    sources=sources,
    openings=openings,
    label_words=lambda label: [text(label)],
    warm_up=lambda: (),
    terminal=lambda: TERMINAL,
)
