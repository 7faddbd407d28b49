"""The record of a game: its header, deal and moves, what a reader refuses, and the record of a seat (format 9)."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from patolli.engine.errors import BadRecord, IllegalMove
from patolli.engine.match import SPECTATOR, Match
from patolli.games.settlers.cards.decks import default_deck
from patolli.games.settlers.cards.library import house
from patolli.games.settlers.cards.model import ATTACK, BASE, FACTIONS
from patolli.games.settlers.formats.deal import secret_of
from patolli.games.settlers.rules.catalogue import action_at, token_at
from tests.games.settlers.oracle.comparing import choose, install
from tests.games.settlers.playing import played
from tests.games.settlers.praying import common, feature, file, production
from tests.games.settlers.table import Table

Record = dict[str, Any]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))


# Round trips


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"factions": "aztec"}),
        (2, {}),
        (3, {"lookout": "alternate", "peaceful": True}),
        (4, {"lookout": "advanced", "disputed": True}),
    ],
)
def test_a_record_replays_to_the_same_states(players: int, options: dict[str, Any]) -> None:
    """Format 9: header, deal and tokens; also through JSON, byte by byte."""
    match = played(players, None if players < 3 else 150, **options)
    again = Match.from_record(json.dumps(match.record()))
    assert [again.state_at(at).tobytes() for at in range(len(match) + 1)] == [
        match.state_at(at).tobytes() for at in range(len(match) + 1)
    ]
    assert again.record() == match.record()


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_keys_of_a_record(players: int) -> None:
    """Format 9: keys and values; whole decks before the setup."""
    record = played(players, 5, factions=["aztec"]).record()
    assert list(record) == [
        "format",
        "version",
        "game",
        "players",
        "factions",
        "options",
        "card_files",
        "deal",
        "moves",
    ]
    assert (record["format"], record["version"], record["game"]) == ("patolli-record", 1, "settlers")
    solo = players == 1
    assert record["options"] == {
        "lookout": "standard", "peaceful": False, "solo": solo, "format": "standard", "disputed": False
    }  # fmt: skip
    assert record["card_files"] == [{"name": house().name, "sha256": house().sha256}]
    assert len(record["factions"]) == len(set(record["factions"])) == players
    deal = record["deal"]
    assert set(deal) == {"generator", "key", "first_player", "common", "factions"} | ({"attack"} if solo else set())
    assert sorted(deal["common"]) == default_deck("common")
    assert [sorted(deck) for deck in deal["factions"]] == [default_deck(name) for name in record["factions"]]
    assert deal["generator"] == "chacha8"
    assert re.fullmatch("[0-9a-f]{64}", deal["key"])
    if solo:
        assert sorted(deal["attack"]) == list(ATTACK)
    assert len(record["moves"]) == 5


def test_base_factions_need_no_card_file() -> None:
    """Format 9: `card_files` names what the cards come from."""
    assert played(2, 0, factions=["roman", "japanese"]).record()["card_files"] == []


def test_the_decks_lie_as_written() -> None:
    """Format 9, S1.2.4: top first; in turn order each draws 2 Common, then 2 Faction cards; then the Lookout."""
    record = played(3, 0).record()
    deal = record["deal"]
    first = deal["first_player"]
    order = [(first + i) % 3 for i in range(3)]
    match = Match.from_record(record)
    for i, seat in enumerate(order):
        hand = deal["common"][2 * i : 2 * i + 2] + deal["factions"][seat][:3]
        assert match.view()["seats"][seat]["hand"] == sorted(hand)
        assert match.view()["seats"][seat]["deck"] == deal["factions"][seat][3:]
    assert match.view()["row"] == deal["common"][6:10]
    assert match.view()["common"]["deck"] == deal["common"][10:]
    assert match.view()["rng"] == f"{deal['key']}:0"


def test_the_first_attack_card_is_the_line() -> None:
    """Format 9: `attack`: 16 cards, top first; the first is the line."""
    record = played(1, 0).record()
    virtual = Match.from_record(record).view()["virtual"]
    assert virtual["line"] == record["deal"]["attack"][:1]
    assert virtual["attack_deck"] == record["deal"]["attack"][1:]


def test_missing_options_have_their_values() -> None:
    """Format 9; even without `options` and `card_files` altogether."""
    record = played(2, 8, factions=["roman", "japanese"]).record()
    short = {key: value for key, value in record.items() if key not in ("options", "card_files")}
    again = Match.from_record(short)
    assert again.state.tobytes() == Match.from_record(record).state.tobytes()
    assert again.record()["options"] == record["options"]
    part = Match.from_record(record | {"options": {"peaceful": True}, "moves": []}).record()
    assert part["options"] == record["options"] | {"peaceful": True}


def test_unknown_keys_are_kept() -> None:
    """Format 9: in the record, and in its deal."""
    record: Record = played(2, 6).record() | {"event": "a friendly game"}
    record["deal"]["shuffler"] = [1, 2]
    assert Match.from_record(record).record() == record


def test_a_record_is_refused_at_its_first_illegal_token() -> None:
    """Format 9: naming the move; a token is judged at its position."""
    record = played(2, 30).record()
    for wrong in ("take:COM999", "pass:", "nonsense", "this:#4", "x" * 100, "build:#12", ""):
        with pytest.raises(IllegalMove, match="move 20") as caught:
            Match.from_record(record | {"moves": [*record["moves"][:20], wrong, *record["moves"][20:]]})
        assert caught.value.index == 20


# What is refused


def swapped(deck: list[str]) -> None:
    """The last two copies of a set are torn apart: one card is another one now."""
    deck[-1] = deck[-2]


Change = Callable[[Record], object]
BAD: list[tuple[str, int, Change]] = [
    ("options", 2, lambda r: r.update(options=[])),
    ("options.lookout", 2, lambda r: r["options"].update(lookout="fast")),
    ("options.lookout", 2, lambda r: r["options"].update(lookout=["standard"])),
    ("options.peaceful", 2, lambda r: r["options"].update(peaceful=1)),
    ("options.disputed", 2, lambda r: r["options"].update(disputed="yes")),
    ("options.format", 2, lambda r: r["options"].update(format="legacy")),
    ("options.solo", 2, lambda r: r["options"].update(solo=True)),
    ("options.solo", 1, lambda r: r["options"].update(solo=False)),
    ("options", 1, lambda r: r["options"].update(peaceful=True)),
    ("options", 1, lambda r: r["options"].update(lookout="advanced")),
    ("card_files", 2, lambda r: r.update(card_files={})),
    ("card_files", 2, lambda r: r.update(card_files=r["card_files"] * 21)),
    ("card_files", 2, lambda r: r.update(card_files=r["card_files"] * 2)),
    ("card_files[0]", 2, lambda r: r.update(card_files=["house deck"])),
    ("card_files[0]", 2, lambda r: r["card_files"][0].update(sha256=5)),
    ("card_files[0].sha256", 2, lambda r: r["card_files"][0].update(sha256="0" * 64)),
    ("card_files[0].sha256", 2, lambda r: r["card_files"][0].update(sha256="../../etc/passwd")),
    ("factions", 2, lambda r: r.update(factions="roman,aztec")),
    ("factions", 2, lambda r: r["factions"].pop()),
    ("factions", 2, lambda r: r["factions"].append("egyptian")),
    ("factions[1]", 2, lambda r: r.update(factions=["roman", "roman"])),
    ("factions[1]", 2, lambda r: r.update(factions=["roman", "atlantean"])),
    ("factions[0]", 2, lambda r: r.update(factions=[None, "roman"])),
    ("factions[1]", 2, lambda r: r.update(card_files=[])),  # no Aztecs without a file
    ("deal.seed", 2, lambda r: r["deal"].update(generator="splitmix64", seed=-1)),
    ("deal.seed", 2, lambda r: r["deal"].update(generator="splitmix64", seed=2**53)),
    ("deal.seed", 2, lambda r: r["deal"].update(generator="splitmix64", seed=1.0)),
    ("deal.seed", 2, lambda r: r["deal"].update(generator="splitmix64", seed=True)),
    ("deal.seed", 2, lambda r: r["deal"].update(generator="splitmix64")),
    ("deal.generator", 2, lambda r: r["deal"].update(generator="dice")),
    ("deal.generator", 2, lambda r: r["deal"].update(generator=None)),
    ("deal.generator", 2, lambda r: r["deal"].update(generator=["chacha8"])),
    ("deal.key", 2, lambda r: r["deal"].update(key="00" * 31)),
    ("deal.key", 2, lambda r: r["deal"].update(key="AB" * 32)),
    ("deal.key", 2, lambda r: r["deal"].update(key="00" * 32 + "\n")),
    ("deal.key", 2, lambda r: r["deal"].update(key=7)),
    ("deal.first_player", 2, lambda r: r["deal"].update(first_player=2)),
    ("deal.first_player", 2, lambda r: r["deal"].update(first_player=-1)),
    ("deal.first_player", 2, lambda r: r["deal"].update(first_player="0")),
    ("deal.common", 2, lambda r: r["deal"].update(common={})),
    ("deal.common", 2, lambda r: r["deal"]["common"].pop()),
    ("deal.common", 2, lambda r: r["deal"].update(common=["COM001"] * 640)),
    ("deal.common[83]", 2, lambda r: swapped(r["deal"]["common"])),
    ("deal.common[3]", 2, lambda r: r["deal"]["common"].__setitem__(3, "COM085")),
    ("deal.common[3]", 2, lambda r: r["deal"]["common"].__setitem__(3, 17)),
    ("deal.common[3]", 2, lambda r: r["deal"]["common"].__setitem__(3, "ROM001")),
    ("deal.common[0]", 2, lambda r: r["deal"]["common"].__setitem__(0, "ATTACK01")),
    ("deal.factions", 2, lambda r: r["deal"].update(factions={})),
    ("deal.factions", 2, lambda r: r["deal"]["factions"].pop()),
    ("deal.factions[1]", 2, lambda r: r["deal"]["factions"][1].pop()),
    ("deal.factions[1]", 2, lambda r: r["deal"]["factions"].__setitem__(1, None)),
    ("deal.factions[0][29]", 2, lambda r: swapped(r["deal"]["factions"][0])),
    ("deal.factions[0][0]", 2, lambda r: r["deal"]["factions"].reverse()),
    ("deal.attack", 1, lambda r: r["deal"]["attack"].pop()),
    ("deal.attack", 1, lambda r: r["deal"].update(attack="all")),
    ("deal.attack[15]", 1, lambda r: swapped(r["deal"]["attack"])),
    ("deal.attack[2]", 1, lambda r: r["deal"]["attack"].__setitem__(2, "COM001")),
]


@pytest.mark.parametrize(("path", "players", "change"), BAD, ids=[f"{i} {path}" for i, (path, _, _) in enumerate(BAD)])
def test_a_bad_record_is_refused_naming_the_field(path: str, players: int, change: Change) -> None:
    """Format 9: a reader refuses a bad deal, naming the field; nothing else of it is used."""
    record = copy.deepcopy(played(players, 0, factions=["roman", "aztec"][:players]).record())
    change(record)
    with pytest.raises(BadRecord) as caught:
        Match.from_record(record)
    assert caught.value.path == path
    assert str(caught.value).startswith(path)


@pytest.mark.parametrize("key", ["key", "first_player", "common", "factions", "attack"])
def test_a_deal_without_a_field_is_refused(key: str) -> None:
    """Format 9: the missing field is named; `attack` only in solo."""
    for players in (1, 2):
        record = played(players, 0).record()
        if key == "attack" and players == 2:
            assert key not in record["deal"]
            continue
        del record["deal"][key]
        with pytest.raises(BadRecord) as caught:
            Match.from_record(record)
        assert caught.value.path == f"deal.{key}"


@pytest.mark.parametrize("key", ["factions", "deal"])
def test_a_record_without_a_part_is_refused(key: str) -> None:
    record = played(2, 0).record()
    del record[key]
    with pytest.raises(BadRecord) as caught:
        Match.from_record(record)
    assert caught.value.path == key


@pytest.mark.parametrize("players", [0, 6])
def test_too_few_or_too_many_players(players: int) -> None:
    """Format 9: 1 to 5 players (S2.5)."""
    with pytest.raises(BadRecord) as caught:
        Match.from_record(played(2, 0).record() | {"players": ["A"] * players})
    assert caught.value.path == "players"


# Open decks and card files (F19)


def opened(common_cards: int, faction_cards: int = 30) -> Record:
    """A record with open decks of this many cards."""
    record = played(2, 0, factions=["roman", "japanese"]).record()
    record["options"]["format"] = "open"
    extra = [common(f"COM5{n:02}", "red") for n in range(max(0, common_cards - 84))]
    extra += [feature(f"ROM5{n:02}", None, deck="roman") for n in range(max(0, faction_cards - 30))]
    if extra:
        record["card_files"] = [install(file(*extra))]
    names = [card["id"] for card in extra]
    record["deal"]["common"] = ([name for name in names if name[0] == "C"] + record["deal"]["common"])[:common_cards]
    deck = [name for name in names if name[0] == "R"] + record["deal"]["factions"][0]
    record["deal"]["factions"][0] = deck[:faction_cards]
    return record


@pytest.mark.parametrize(("common_cards", "faction_cards"), [(40, 30), (150, 80), (84, 1), (1, 29), (3, 30)])
def test_open_decks(common_cards: int, faction_cards: int) -> None:
    """S2.3.1, F19: any number of cards; they are played as they lie, and the record replays."""
    record = opened(common_cards, faction_cards)
    match = Match.from_record(record)
    assert match.record() == record | {"card_files": match.record()["card_files"]}
    view = match.view()
    assert len(view["common"]["deck"]) == max(0, common_cards - 4 - 3)
    while not match.over and len(match) < 60:
        match.play(match.legal()[len(match) % len(match.legal())])
    assert Match.from_record(json.dumps(match.record())).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(("size", "path"), [("common", "deal.common"), ("factions", "deal.factions[0]")])
def test_open_decks_have_cards(size: str, path: str) -> None:
    """F19."""
    record = opened(84)
    if size == "common":
        record["deal"]["common"] = []
    else:
        record["deal"]["factions"][0] = []
    with pytest.raises(BadRecord, match="from 1 to 639") as caught:
        Match.from_record(record)
    assert caught.value.path == path


def test_everything_that_a_person_could_own() -> None:
    """S2.3.1, F19: five factions with 80 cards each and 150 Common cards are 550; up to 639 there is room."""
    extra = [common(f"COM{n:03}", "red") for n in range(85, 240)]
    for name in FACTIONS:
        extra += [feature(f"{name[:3].upper()}{n:03}", None, deck=name) for n in range(31, 81)]
    half = len(extra) // 2
    entries = [install(file(*part) | {"name": f"part {n}"}) for n, part in enumerate((extra[:half], extra[half:]))]
    record = played(5, 0, factions=list(FACTIONS)).record()
    record["options"]["format"] = "open"
    record["card_files"] += entries
    by_deck = {name: [card["id"] for card in extra if card["deck"] == name] for name in ("common", *FACTIONS)}
    record["deal"]["common"] += by_deck["common"]
    for seat, name in enumerate(FACTIONS):
        record["deal"]["factions"][seat] += by_deck[name]
    count = len(record["deal"]["common"]) + sum(map(len, record["deal"]["factions"]))
    assert count == 639
    match = Match.from_record(record)
    assert len(match.view()["common"]["deck"]) == 239 - 10 - 6
    dice = random.Random(1)
    while len(match) < 150:
        match.play(choose(match.legal(), dice, 0.1))
    assert Match.from_record(json.dumps(match.record())).state.tobytes() == match.state.tobytes()
    assert [action_at(match.state, token) for token in match.legal()] == [
        action for _, action in sorted((token_at(match.state, action), action) for action in match.legal_ids())
    ]
    record["deal"]["common"].append("COM240")
    record["card_files"].append(install(file(common("COM240", "red")) | {"name": "one more"}))
    with pytest.raises(BadRecord, match="640") as caught:
        Match.from_record(record)
    assert caught.value.path == "deal.common" or caught.value.path == "deal"


def test_standard_refuses_what_open_allows() -> None:
    """S2.3, S2.4: standard: the 84 base Common cards, and decks of 30 in sets."""
    for size, path in ((83, "deal.common"), (84, "deal.factions[0]")):
        record = opened(size, 29)
        record["options"]["format"] = "standard"
        with pytest.raises(BadRecord) as caught:
            Match.from_record(record)
        assert caught.value.path == path


def test_a_card_file_is_named_by_its_bytes() -> None:
    """Format 9: `sha256` of the file's bytes; a record of an installed file replays, one of another is refused."""
    made = file(production("AZT501", {"op": "gain", "goods": {"wood": 1}}))
    record = played(2, 0, factions=["roman", "aztec"]).record()
    record["options"]["format"] = "open"
    record["card_files"].append(install(made))
    record["deal"]["factions"][1].append("AZT501")
    match = Match.from_record(record)
    assert match.record()["card_files"] == record["card_files"]
    assert match.view()["seats"][1]["deck"][-1] == "AZT501"
    record["card_files"][1]["sha256"] = "f" * 64
    with pytest.raises(BadRecord, match="cards of a test") as caught:
        Match.from_record(record)
    assert caught.value.path == "card_files[1].sha256"


# The record of a seat


def test_records_of_before_replay_and_stay_as_they_are() -> None:
    """Format 9: a deal with only a seed uses SplitMix64; read and written, it has nothing else."""
    record = played(2, 0).record()
    del record["deal"]["generator"], record["deal"]["key"]
    record["deal"]["seed"] = 2**53 - 1
    match = Match.from_record(record)
    assert match.record() == record
    assert match.view()["rng"] == f"{2**53 - 1:016x}"
    record["deal"]["generator"] = "splitmix64"
    assert Match.from_record(record).record() == record
    assert Match.from_record(record).view() == match.view()


def test_a_partial_record_has_no_decks_and_no_generator() -> None:
    """Format 9: before the end a seat gets `"partial": true`, without decks and generator."""
    match = played(3, 40)
    for seat in (SPECTATOR, 0, 1, 2):
        record = match.record(seat)
        assert record["partial"] is True
        assert record["deal"] == {"first_player": match.record()["deal"]["first_player"]}
        for key in ("players", "factions", "options", "card_files"):
            assert record[key] == match.record()[key]
        with pytest.raises(BadRecord) as caught:
            Match.from_record(record)
        assert caught.value.path == "partial"


def covered(match: Match) -> dict[int, list[str | None]]:
    return {seat: match.public_moves(seat) for seat in (SPECTATOR, *range(len(match.players)))}


def check_cover(match: Match, number: int, seat: int, hidden: bool) -> None:
    """A move is open for the seat that made it; for all others its card is `?`, if it is hidden."""
    token = match.moves[number]
    for other, moves in covered(match).items():
        expected = token.partition(":")[0] + ":?" if hidden and other != seat else token
        assert moves[number] == expected


def test_the_open_lookout_is_seen_by_all() -> None:
    """Format 9: `take` of the row hides nothing."""
    match = played(3, 6)
    assert all(token.startswith("take:") for token in match.moves)
    for moves in covered(match).values():
        assert moves == match.moves


def test_the_alternate_lookout_is_secret() -> None:
    """Format 9: `take:?` of others' secret cards."""
    match = played(3, 6, lookout="alternate")
    first = match.view(at=0)["first_player"]
    for number in range(6):
        check_cover(match, number, (first + number) % 3, hidden=True)


def kinds_of(match: Match) -> list[tuple[str, int]]:
    return [
        (match.view(at=at)["decision"]["kind"], match.view(at=at)["decision"]["player"]) for at in range(len(match))
    ]


@pytest.mark.parametrize(
    ("faction", "hidden_kinds"),
    [("japanese", {"keep", "put"}), ("egyptian", {"card"}), ("barbarian", {"keep"}), ("aztec", {"card"})],
)
def test_only_secret_tokens_are_covered(faction: str, hidden_kinds: set[str]) -> None:
    """Format 9: `keep`, `card` for Gate, Sanctuary and cards under Locations; nothing else, and never one's own."""
    found: set[str] = set()
    for seed in range(40):
        match = grown(faction, seed)
        for number, (kind, seat) in enumerate(kinds_of(match)):
            token = match.moves[number]
            secret = kind in ("keep", "put", "card") and token.partition(":")[2] in BASE.keys() | house().cards.keys()
            if kind == "card" and storing(match, number):
                secret = False
            if secret:
                found.add(kind)
            check_cover(match, number, seat, secret)
        if found >= hidden_kinds:
            return
    raise AssertionError(f"only {found}")


def storing(match: Match, number: int) -> bool:
    """Whether a `card` token of the house deck stores an open card: Star Readers, which were used just before."""
    before = [token for token in match.moves[:number] if token.startswith("use")]
    return before[-1].partition(":")[2] == "AZT926"


def grown(faction: str, seed: int) -> Match:
    """About three rounds of a game in which seat 0 has much."""
    match = Match.new("settlers", 2, seed=seed, options={"factions": faction})
    states = match.game.new_states(1)
    states[0] = match.state
    states[0]["goods"][:, [0, 1, 2, 3, 6]] = 9
    match = Match(match.game, ["a", "b"], states[0])
    dice = random.Random(seed)
    while not match.over and len(match) < 120:
        legal = match.legal()
        liked = [t for t in legal if t.startswith(("put:", "use:EGY01", "use:AZT92", "build:JAP01", "build:EGY01"))]
        liked += [t for t in legal if t.startswith(("build:AZT92", "build:BAR028", "use:BAR028", "build:JAP011"))]
        match.play(dice.choice(liked) if liked else choose(legal, dice, 0.2))
    return match


def test_cards_for_prayers_are_open() -> None:
    """Format 8, 9: `store_cards_for_prayer` from hand: they lie open, so the token is not covered."""
    t = Table(["aztec", "roman"], locations={0: ["AZT926"]}, hand={0: ["COM001"]}, goods={0: {"worker": 1}})
    t.play("use:AZT926")
    assert t.kind == "card"
    assert secret_of(t.state) is None
    t = Table(["aztec", "roman"], locations={0: ["AZT929"]}, hand={0: ["COM001"]}, goods={0: {"worker": 1}})
    t.play("use:AZT929")
    assert secret_of(t.state) == 0


def test_what_is_covered_stays_covered_as_the_match_goes_on() -> None:
    """Public moves are requested after every move, and after undo: always those of this match."""
    match = played(2, 40, lookout="alternate", seed=8)
    whole = match.public_moves(1)
    for at in (40, 3, 17, 40):
        assert match.fork(at).public_moves(1) == whole[:at]
    other = match.fork(10)
    token = next(token for token in other.legal() if token != match.moves[10])
    other.play(token)
    assert other.public_moves(SPECTATOR)[:10] == match.public_moves(SPECTATOR)[:10]
    assert len(other.public_moves(0)) == 11


def test_after_the_end_a_seat_gets_everything() -> None:
    """Format 9: something is left out only before the end."""
    match = played(2, lookout="alternate")
    assert match.over
    for seat in (SPECTATOR, 0, 1):
        assert match.record(seat) == match.record()
        assert match.public_moves(seat) == match.moves
