"""Cards, card files and decks over HTTP: what comes from outside is distrusted, and nobody sees what belongs to
others."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from patolli.engine.game import game_names
from patolli.games.settlers.cards import shelves
from patolli.games.settlers.cards.library import earlier
from tests.paths import CHAPEL
from tests.server.inside import Inside, inside

ANA, BEN = {"Patolli-Shelf": "a" * 43}, {"Patolli-Shelf": "b" * 43}
TEXT = CHAPEL.read_text(encoding="utf-8")
FILES = "/games/settlers/files"


OWN = [card["id"] for card in json.loads(TEXT)["cards"] if card["deck"] == "roman"]


def changed(**keys: Any) -> str:
    """The example as a separate file."""
    return json.dumps(json.loads(TEXT) | keys)


def renamed(name: str, id: str) -> str:
    cards = [card | {"id": f"{id}{number}"} for number, card in enumerate(json.loads(TEXT)["cards"])]
    return changed(name=name, cards=cards)


@pytest.fixture
def app(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Inside]:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))
    with inside(sqlite_url) as app:
        yield app


def add(app: Inside, text: str = TEXT, headers: Any = ANA) -> Any:
    return app.post(FILES, {"text": text}, headers=headers)


def mine(app: Inside, headers: Any = ANA) -> list[str]:
    return [file["name"] for file in app.get(FILES, headers=headers)["files"] if file["mine"]]


# Cards


def test_all_cards_are_told_in_words_and_signs(app: Inside) -> None:
    found = app.get("/games/settlers/cards?language=de")
    assert found["language"] == "de"
    by_id = {card["id"]: card for card in found["cards"]}
    assert {deck: len(ids) for deck, ids in found["decks"].items()} == {
        "common": 84, "barbarian": 30, "japanese": 30, "roman": 30, "egyptian": 30, "aztec": 30,
    }  # fmt: skip
    assert all(card in by_id for ids in found["decks"].values() for card in ids)
    forest = by_id["BAR001"]
    assert (forest["cost"], forest["gives"], forest["deal"]) == ({"wood": 1}, ["wood"], "wood")
    assert forest["face"]["kind"] == "production"
    assert forest["words"].startswith(forest["name"])
    assert {card["kind"] for card in found["cards"]} == {"production", "feature", "action"}
    assert any("prayer" in card["tags"] for card in found["cards"])


def test_cards_are_not_sent_again(app: Inside) -> None:
    first = app.ask("GET", "/games/settlers/cards")
    again = app.ask("GET", "/games/settlers/cards", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    other = app.ask("GET", "/games/settlers/cards?language=uk", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_only_games_with_cards_have_them(app: Inside) -> None:
    has = {game["name"]: game["library"] for game in app.get("/games")}
    assert {*has} == {*game_names()}
    assert has["settlers"]
    for game in [name for name, cards in has.items() if not cards] + ["nonsense", "%00"]:
        for method, path, body in (
            ("GET", "cards", None),
            ("GET", "files", None),
            ("POST", "files", {"text": TEXT}),
            ("DELETE", "files/" + "0" * 64, None),
            ("POST", "decks", {"deck": {}}),
        ):
            assert app.ask(method, f"/games/{game}/{path}", body, headers=ANA).status_code == 404


@pytest.mark.parametrize("files", ["0" * 64, "nonsense", "../" * 30, "A" * 64, ",".join("0" * 64 for _ in range(30))])
def test_files_that_are_not_here(app: Inside, files: str) -> None:
    assert app.ask("GET", f"/games/settlers/cards?files={files}").status_code in (400, 404)


def test_cards_of_games_recorded_with_earlier_house_sets(app: Inside) -> None:
    """They are shown as they were then; decks that name the earlier file are played with the current cards."""
    for sha256, file in earlier().items():
        shown = {card["id"]: card for card in app.get(f"/games/settlers/cards?files={sha256}")["cards"]}
        assert {shown[card]["file"] for card in file.cards} == {sha256}
        deck = deck_of(app, card_files=[{"name": file.name, "sha256": sha256}])
        assert faults(app, deck) == []


# Files


def test_a_file_is_added_looked_at_and_removed(app: Inside) -> None:
    assert mine(app) == []
    added = add(app)
    assert added["faults"] == []
    assert added["count"] == 0
    file = added["file"]
    assert (file["mine"], sum(file["decks"].values())) == (True, len(json.loads(TEXT)["cards"]))
    assert mine(app) == [file["name"]]
    assert mine(app, BEN) == mine(app, {}) == []
    cards = app.get(f"/games/settlers/cards?files={file['sha256']}")["cards"]
    own = [card for card in cards if card["file"] == file["sha256"]]
    assert {card["id"]: card["name"] for card in own} == {
        card["id"]: card["name"] for card in json.loads(TEXT)["cards"]
    }
    assert app.ask("DELETE", f"{FILES}/{file['sha256']}", headers=BEN).status_code == 404
    assert app.ask("DELETE", f"{FILES}/{file['sha256']}", headers=ANA).status_code == 204
    assert mine(app) == []
    assert app.ask("DELETE", f"{FILES}/{file['sha256']}", headers=ANA).status_code == 404


def test_looking_keeps_nothing(app: Inside) -> None:
    found = app.post(FILES, {"text": TEXT, "keep": False})
    assert found["file"]["mine"] is False
    assert mine(app) == []
    assert app.ask("GET", f"/games/settlers/cards?files={found['file']['sha256']}").status_code == 404


def test_a_player_has_the_files_everywhere(app: Inside) -> None:
    key = app.claim("Ana")
    name = app.post(FILES, {"text": TEXT}, key=key)["file"]["name"]
    assert [file["name"] for file in app.get(FILES, key=key)["files"] if file["mine"]] == [name]
    assert mine(app, ANA) == []
    # What was added before signing in is there, too.
    add(app, renamed("Other", "OTH"))
    both = app.get(FILES, key=key, headers=ANA)["files"]
    assert {file["name"] for file in both if file["mine"]} == {name, "Other"}


def test_whose_file_must_be_known(app: Inside) -> None:
    assert app.ask("POST", FILES, {"text": TEXT}).status_code == 401
    assert app.ask("POST", FILES, {"text": TEXT}, headers={"Patolli-Shelf": "short"}).status_code == 401
    assert app.ask("GET", FILES, key="nonsense").status_code == 401


def test_a_corrected_file_takes_the_place_of_the_old_one(app: Inside) -> None:
    first, second = add(app)["file"], add(app, TEXT + "\n")["file"]
    assert first["sha256"] != second["sha256"]
    assert [file["sha256"] for file in app.get(FILES, headers=ANA)["files"] if file["mine"]] == [second["sha256"]]


def test_others_may_use_the_same_names_and_ids(app: Inside) -> None:
    ours, theirs = add(app)["file"], add(app, changed(origin="others"), BEN)["file"]
    assert ours["name"] == theirs["name"]
    assert ours["sha256"] != theirs["sha256"]


def test_two_own_files_with_the_same_ids_do_not_go_together(app: Inside) -> None:
    add(app)
    refused = add(app, changed(name="Second"))
    assert refused["file"] is None
    assert any(card["id"] in refused["faults"][0]["text"] for card in json.loads(TEXT)["cards"])


def test_names_of_everybodys_files_are_taken(app: Inside) -> None:
    refused = add(app, changed(name="house deck"))
    assert refused["file"] is None
    assert "taken" in refused["faults"][0]["text"]


def test_what_is_wrong_is_told_by_card_and_field(app: Inside) -> None:
    file = json.loads(TEXT)
    file["cards"][0]["type"] = "castle"
    file["cards"][0]["build_cost"] = {"wood": -1}
    told = add(app, json.dumps(file))
    card = file["cards"][0]["id"]
    assert told["file"] is None
    assert told["count"] == len(told["faults"]) >= 2
    assert {f"{card}.type", f"{card}.build_cost.wood"} <= {fault["where"] for fault in told["faults"]}
    assert {tuple(fault["cards"]) for fault in told["faults"]} == {(card,)}
    assert mine(app) == []


HOSTILE = {
    "nothing": "",
    "no JSON": "{",
    "no object": "[]",
    "number": "1" * 5000,
    "deep": "[" * 100_000,
    "deep objects": '{"a":' * 50_000,
    "NUL": "\x00",
    "huge number": '{"version": 1e999}',
    "long keys": json.dumps({"x" * 10_000: 1}),
    "many keys": json.dumps({f"k{number}": 1 for number in range(5000)}),
    "many cards": json.dumps({**json.loads(TEXT), "cards": [{}] * 600}),
    "name as markup": changed(name="<img src=x onerror=alert(1)>"),
    "name with controls": changed(name="a\u202eb\x1b[2J"),
    "long name": changed(name="x" * 5000),
    "no name": changed(name=["a"]),
    "folders": changed(name="../../etc/passwd"),
    "cards as text": changed(cards="all of them"),
    "surrogates": '{"name": "\\ud800"}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_files(app: Inside, text: str, tmp_path: Path) -> None:
    answer = app.ask("POST", FILES, {"text": text}, headers=ANA)
    assert answer.status_code == 200
    told = answer.json()
    if told["file"] is None:
        assert told["faults"]
        assert told["count"] >= len(told["faults"])
        assert mine(app) == []
    # Whatever it is called: files are on shelves by their hashes, and nowhere else.
    kept = [path.relative_to(tmp_path / "cards") for path in (tmp_path / "cards").rglob("*") if path.is_file()]
    assert all(path.parts[0] == "shelves" and len(path.stem) == 64 for path in kept)


def test_half_a_character_is_no_text(app: Inside) -> None:
    answer = app.run(
        app.client.post(
            f"/api{FILES}", content=b'{"text": "\\ud800"}', headers=ANA | {"Content-Type": "application/json"}
        )
    )
    assert answer.status_code == 400


def test_large_files_are_refused(app: Inside) -> None:
    for size, status in ((1_048_577, 413), (1_200_000, 400), (6_000_000, 413)):
        assert app.ask("POST", FILES, {"text": "x" * size}, headers=ANA).status_code == status


def test_a_shelf_has_an_end(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_ON_SHELF", 2)
    for number in range(2):
        assert add(app, renamed(f"File {number}", f"F{number}X"))["file"]
    refused = add(app, renamed("One more", "ONE"))
    assert refused["file"] is None
    assert "remove one first" in refused["faults"][0]["text"]
    assert add(app, renamed("One more", "ONE"), BEN)["file"]


def test_the_disk_has_an_end(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_KEPT", len(TEXT) + 10)
    assert add(app)["file"]
    assert add(app, headers=BEN)["file"] is None
    monkeypatch.setattr(shelves, "MOST_KEPT", 10**9)
    monkeypatch.setattr(shelves, "MOST_SHELVES", 1)
    assert add(app, headers=BEN)["file"] is None


def test_an_address_has_an_end(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_CARDS", str(tmp_path / "cards"))
    with inside(sqlite_url) as app:
        app.hall.guard._files.size = app.hall.guard._files.rate = 0.000001
        assert app.ask("POST", FILES, {"text": TEXT}, headers=ANA).status_code == 429


# Decks


def deck_of(app: Inside, faction: str = "roman", **keys: Any) -> dict[str, Any]:
    cards = [*app.get("/games/settlers/cards")["decks"][faction]]
    return {"format": "patolli-deck", "version": 1, "faction": faction, "cards": cards} | keys


def faults(app: Inside, deck: dict[str, Any], language: str = "en") -> list[dict[str, Any]]:
    return app.post(f"/games/settlers/decks?language={language}", {"deck": deck})["faults"]


def test_the_usual_decks_are_sound(app: Inside) -> None:
    for faction in ("common", "barbarian", "japanese", "roman", "egyptian", "aztec"):
        assert faults(app, deck_of(app, faction)) == []
        assert faults(app, deck_of(app, faction, deck_format="open")) == []


def test_a_deck_that_lacks_a_card(app: Inside) -> None:
    deck = deck_of(app)
    lost = deck["cards"].pop()
    english, german = faults(app, deck), faults(app, deck, "de")
    assert english
    assert len(german) == len(english)
    assert english[0]["text"] != german[0]["text"]
    assert any(lost in fault["cards"] for fault in english) or all("sets of" in fault["text"] for fault in english)


def test_a_deck_with_cards_of_a_file(app: Inside) -> None:
    file = add(app)["file"]
    own = OWN
    deck = deck_of(app, deck_format="open")
    named = {"name": file["name"], "sha256": file["sha256"]}
    assert faults(app, deck | {"cards": [*deck["cards"], *own]})
    assert faults(app, deck | {"cards": [*deck["cards"], *own], "card_files": [named]}) == []
    app.ask("DELETE", f"{FILES}/{file['sha256']}", headers=ANA)
    assert faults(app, deck | {"cards": [*deck["cards"], *own], "card_files": [named]})[0]["where"] == "card_files[0]"


@pytest.mark.parametrize(
    "keys",
    [
        {"faction": "martian"},
        {"faction": None},
        {"cards": "ROM001"},
        {"cards": ["ROM001"] * 300},
        {"cards": [1, None, {}]},
        {"cards": ["../x"]},
        {"card_files": [{"name": "x", "sha256": "../../etc/passwd"}]},
        {"card_files": [{}] * 30},
        {"deck_format": "huge"},
        {"version": 2},
        {"format": "nonsense"},
    ],
)
def test_hostile_decks(app: Inside, keys: dict[str, Any]) -> None:
    answer = app.ask("POST", "/games/settlers/decks", {"deck": deck_of(app) | keys})
    assert answer.status_code == 200
    assert answer.json()["faults"]


# At a table


def new_table(app: Inside, **options: Any) -> Any:
    body = {"game": "settlers", "seats": [{"kind": "mine"}, {"kind": "mine"}], "options": options}
    return app.ask("POST", "/tables", body)


def test_a_table_with_a_built_deck_and_an_added_file(app: Inside, tmp_path: Path) -> None:
    file = add(app)["file"]
    deck = deck_of(app, deck_format="open", card_files=[{"name": file["name"], "sha256": file["sha256"]}])
    deck["cards"] = [*OWN, *deck["cards"]][:20]
    made = new_table(app, factions=["roman", "barbarian"], decks=[deck])
    assert made.status_code == 201, made.text
    table, key = made.json()["table"], made.json()["keys"][0]["secret"]
    path, headers = f"/tables/{table['id']}", {"Patolli-Seat": key}
    view = app.get(f"{path}/position", headers=headers)["view"]
    assert view["card_files"] == [file["sha256"]]
    record = app.get(f"{path}/record", headers=headers)
    assert file["sha256"] in [one["sha256"] for one in record["card_files"]]
    # The file is gone from the shelf; the game goes on, even after it was reloaded, and a rematch can be made.
    assert app.ask("DELETE", f"{FILES}/{file['sha256']}", headers=ANA).status_code == 204
    kept = list((tmp_path / "cards" / "old").glob("*.json"))
    assert [one.stem for one in kept] == [file["sha256"]]
    app.run(app.hall.reload(app.run(app.hall.table(table["id"]))))
    again = app.get(f"{path}/position", headers=headers)
    assert again["view"] == view


def test_a_file_is_chosen_by_its_hash(app: Inside) -> None:
    file, faction, other = add(app)["file"], "roman", "barbarian"
    assert new_table(app, cards=[file["sha256"]]).status_code == 400, "all factions have to be named"
    made = new_table(app, cards=[file["sha256"]], factions=[faction, other])
    assert made.status_code == 201, made.text
    assert made.json()["table"]["options"]["cards"] == [file["sha256"]]
    assert new_table(app, cards=["0" * 64], factions=[faction, other]).status_code == 400


def test_equal_ids_of_two_tables_are_told_apart(app: Inside) -> None:
    """Two people use the same ids for different cards: each table uses its own."""
    named: list[str] = []
    for headers, name in ((ANA, "First Tower"), (BEN, "Second Tower")):
        cards = [card | {"name": name, "copies": 1} for card in json.loads(TEXT)["cards"] if card["id"] == OWN[0]]
        file = add(app, changed(cards=cards), headers)["file"]
        assert file is not None
        ids = OWN[:1]
        deck = deck_of(app, deck_format="open", card_files=[{"name": file["name"], "sha256": file["sha256"]}])
        deck["cards"] = [*ids, *deck["cards"]][:20]
        made = new_table(app, factions=["roman", "barbarian"], decks=[deck]).json()
        table = app.run(app.hall.table(made["table"]["id"]))
        view = table.match.view(0) | {"row": ids[:1], "decision": {"kind": "take", "player": 0}}
        entry = table.match.game.words.describe(view, f"take:{ids[0]}", view)
        named.append(json.dumps(entry.to_json()))
    assert "First Tower" in named[0]
    assert "Second Tower" in named[1]
    assert "Second Tower" not in named[0]
    assert "First Tower" not in named[1]
