"""Features for learning: a position as numbers, from one seat's point of view, with nothing that seat may not know.

`FEATURES` documents every number and its place. Seats are relative: 0 is the observer, 1 the next player clockwise. The
length is the same for 1 to 5 players; absent seats are all zero. With the cards in the box a slot is always the same
card; with other decks slots are the game's cards in the order of ids, and those from 256 on appear only in the sums.

The numbers of a fifth player are at the end: everything before them is where it was when there were at most four, so
that a network from that time only needs more columns.
"""

from dataclasses import dataclass

from patolli.engine.compiled.jit import unit
from patolli.games.settlers.cards.model import COLOURS, EFFECT_GOODS, FILE_FACTIONS, GOODS
from patolli.games.settlers.effects.card_rows import TYPES
from patolli.games.settlers.learn.features import (
    DEAL_GOODS,
    FIRST_SEATS,
    OBSERVED,
    OBSERVED_SLOTS,
    write_clock,
    write_decision,
    write_empire,
    write_hand,
    write_income,
    write_prayer,
    write_slots,
    write_supply,
    write_virtual,
)
from patolli.games.settlers.rules.state import PHASES, SUPPLY
from patolli.games.settlers.rules.tasks import KINDS


@dataclass(frozen=True)
class Feature:
    """A run of numbers in the observation."""

    name: str
    size: int
    meaning: str


_WHO = "the observer, then the seats clockwise after it"
_COLOURS = ", ".join((*COLOURS, "orange"))
_KINDS = ", ".join(KINDS[:OBSERVED])
_SUPPLY = ", ".join(GOODS[:SUPPLY])
_GOODS = ", ".join(EFFECT_GOODS)
_SCALES = "/ 5, 5, 5, 8, 4, 1, 4"
_CARD = f"{', '.join(TYPES)}; {_COLOURS}; price in wood, stone, food, Locations"


def _of_seat(seat: int) -> tuple[Feature, ...]:
    return (
        Feature(f"seat{seat}_present", 1, "1: this seat is played"),
        Feature(f"seat{seat}_faction", len(FILE_FACTIONS), "one-hot: " + ", ".join(FILE_FACTIONS)),
        Feature(f"seat{seat}_points", 1, "points of the track / 20"),
        Feature(f"seat{seat}_end_points", 1, "what the end would add now / 20"),
        Feature(f"seat{seat}_goods", SUPPLY, f"{_SUPPLY} {_SCALES}"),
        Feature(f"seat{seat}_blessings", 9, "1: held: " + ", ".join(COLOURS)),
        Feature(f"seat{seat}_tricolor", 1, "1: has the tricolor Blessing"),
        Feature(f"seat{seat}_passed", 1, "1: has passed"),
        Feature(f"seat{seat}_hand", 1, "cards in hand / 10"),
        Feature(f"seat{seat}_looking", 1, "cards looked at / 3"),
        Feature(f"seat{seat}_deck", 2, "cards in the Faction deck, in its discard pile / 20"),
        Feature(f"seat{seat}_foundations", 1, "Foundations / 2"),
        Feature(f"seat{seat}_types", len(TYPES), "Locations by type / 4: " + ", ".join(TYPES)),
        Feature(f"seat{seat}_colors", 10, f"Locations by color / 3: {_COLOURS}"),
        Feature(f"seat{seat}_uses", 1, "uses left of Action Locations that are not blocked / 5"),
        Feature(f"seat{seat}_samurai", 1, "Locations with a Samurai / 4"),
        Feature(f"seat{seat}_defended", 1, "Locations with a Defense token"),
        Feature(f"seat{seat}_lying", 1, "Resources on Locations / 10"),
        Feature(f"seat{seat}_under", 1, "cards under Locations / 4"),
        Feature(f"seat{seat}_deals", DEAL_GOODS, f"deals by good, Trade Routes too / 2: {_GOODS}"),
        Feature(f"seat{seat}_production", SUPPLY, f"what a Production brings: {_SUPPLY} {_SCALES}"),
        Feature(f"seat{seat}_production_besides", 1, "worth of cards, points and all else that it brings / 4"),
    )


FEATURES: tuple[Feature, ...] = (
    Feature("players", FIRST_SEATS, "one-hot: 1, 2, 3, 4 players; five below"),
    Feature("round", 5, "one-hot: round 1-5"),
    Feature("phase", len(PHASES), "one-hot: " + ", ".join(PHASES)),
    Feature("first_player", FIRST_SEATS, f"one-hot, who holds the marker: {_WHO}; the fifth below"),
    Feature("lookout", 3, "one-hot: standard, alternate, advanced"),
    Feature("options", 3, "1: peaceful; disputed; other cards than those of the box"),
    Feature("common", 2, "cards in the Common deck, in its discard pile / 40"),
    Feature("decides", FIRST_SEATS, f"one-hot, who decides: {_WHO}; the fifth below"),
    Feature("decision", OBSERVED, f"one-hot, the kind of the current decision: {_KINDS}; offer is drop, statue option"),
    Feature("pending", OBSERVED + 1, "decisions of each kind that are pending below it, effects that still run / 4"),
    Feature("cards_left", 1, "for `keep` and `draw`: how many / 3"),
    Feature("asked_about", 17, f"the card that the decision is about: {_CARD}"),
    Feature("pays_card", 1, "for `pay`, 1: a card of the hand is built or dealt"),
    Feature("window", 1, "how far the window of free moves is: 0 defend, 1 samurai, 2 put"),
    Feature("prayer", 9, "cards of the running Prayer by color / 3: " + ", ".join(COLOURS)),
    Feature("prayer_named", 9, "colors that the last Prayer named: " + ", ".join(COLOURS)),
    Feature("prayer_tokens", 1, "1: the last Prayer was by Blessings"),
    Feature("line", DEAL_GOODS, f"solo: targets of the Attack cards, 1, 0.7, 0.49, ... from the front: {_GOODS}"),
    Feature("virtual", 3, "solo: cards collected / 10, Attack cards in the deck / 16, its Locations / 2"),
    *(feature for seat in range(FIRST_SEATS) for feature in _of_seat(seat)),
    Feature("hand", 22, f"own hand / 5: Common, Faction cards; that can be built, dealt, razed now; {_CARD}"),
    Feature("hand_cards", OBSERVED_SLOTS, "by slot, 1: in the own hand, 0.5: looked at"),
    Feature("own_locations", OBSERVED_SLOTS, "by slot, 1: Location of the observer, less 0.25 for each use this round"),
    Feature("other_locations", OBSERVED_SLOTS, "by slot, 1: Location of an open seat, 0.5: of one that has passed"),
    Feature("row", OBSERVED_SLOTS, "by slot, 1: in the row"),
    Feature("fifth", 3, "1: there are five players; the fifth seat holds the marker; it decides"),
    *_of_seat(FIRST_SEATS),
)  # fmt: skip
OBSERVATION_SIZE = sum(feature.size for feature in FEATURES)
SEAT_SIZE = sum(feature.size for feature in _of_seat(0))
FIFTH = OBSERVATION_SIZE - SEAT_SIZE - 3
"""Where the numbers of a fifth player begin."""


@unit
def write_features(s, seat, out):
    """Write the features of `FEATURES` for this seat into `out`; returns how many there are."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    i = write_clock(s, seat, out, 0, FIFTH)
    i = write_decision(s, seat, out, i, FIFTH)
    i = write_prayer(s, out, i)
    i = write_virtual(s, out, i)
    for other in range(s.players):
        p = (seat + other) % s.players
        at = write_supply(s, p, out, i + other * SEAT_SIZE if other < FIRST_SEATS else FIFTH + 3)
        at = write_empire(s, p, out, at)
        write_income(s, p, out, at)
    i = write_hand(s, seat, out, i + FIRST_SEATS * SEAT_SIZE)
    write_slots(s, seat, out, i)
    return OBSERVATION_SIZE
