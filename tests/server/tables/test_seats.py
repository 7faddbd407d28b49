"""Who sits where: making tables, joining, leaving, bots that stand in, rematches, players on several devices."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from patolli.server.hall.absence import AWAY_AFTER
from patolli.server.tables import talk
from tests.server.inside import Inside
from tests.server.rooms import (
    MINE,
    OPEN,
    Clock,
    Room,
    bot,
    finished,
    mine,
    nearly_over,
    problem,
    room,
    settle,
    several,
    wake_bots,
)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def kinds(info: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# Making and finding


def test_seats_of_every_kind(app: Inside) -> None:
    made = app.post(
        "/tables",
        {
            "game": "tzolkin",
            "seats": [mine(" Ana\u202e "), OPEN, bot("hard"), {"kind": "bot", "name": "Olga", "strength": "easy"}],
            "title": "Friday",
            "listed": True,
            "clock": {"kind": "bank", "bank": 600, "increment": 5},
        },
    )
    table = made["table"]
    assert kinds(table) == ["human", "open", "bot", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "", "Hard", "Olga"]
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "hard", "easy"]
    assert [seat["bank"] for seat in table["seats"]] == [600, 600, None, None]
    assert (table["status"], table["turn"], table["seq"], table["you"]) == ("open", None, 0, 0)
    assert [key["seat"] for key in made["keys"]] == [0]
    assert len(made["keys"][0]["secret"]) == 43
    # From memory and from the database it is the same.
    at = Room(app, made)
    seen = at.get("", seat=0)
    assert seen == table
    assert at.from_database().get("", seat=0) == table
    assert table["maker"]
    assert app.get("/tables")["tables"] == [table | {"you": None, "maker": False}]


def test_a_table_without_open_seats_begins_at_once(one: Inside) -> None:
    for seats in ([MINE, MINE], [MINE, bot()], [bot(), bot(), bot()]):
        made = one.post("/tables", {"game": "tzolkin", "seats": seats})
        assert made["table"]["status"] == "playing"
        assert made["table"]["turn"] is not None
        assert len(made["keys"]) == seats.count(MINE)


@pytest.mark.parametrize("count", [0, 1, 5, 8, 9])
def test_wrong_numbers_of_seats(one: Inside, count: int) -> None:
    answer = one.ask("POST", "/tables", {"game": "tzolkin", "seats": [MINE] * count})
    assert problem(answer, 400)["field"] == "seats"


def test_what_cannot_be_made(one: Inside) -> None:
    for body, field in (
        ({"game": "chess", "seats": [MINE, MINE]}, "game"),
        ({"game": "", "seats": [MINE, MINE]}, "game"),
        ({"game": "tzolkin", "seats": [{"kind": "human"}, MINE]}, "seats[0].kind"),
        ({"game": "tzolkin", "seats": [MINE, bot("best")]}, "seats[1].strength"),
        ({"game": "tzolkin", "seats": [MINE, MINE], "rated": True}, "rated"),
        ({"game": "tzolkin", "seats": [MINE, MINE], "clock": {"kind": "bank", "bank": 5}}, "clock.bank"),
        ({"game": "tzolkin", "seats": [MINE, MINE], "clock": {"kind": "days", "days": 31}}, "clock.days"),
        ({"game": "tzolkin", "seats": [MINE, MINE], "clock": {"kind": "sand"}}, "clock.kind"),
        ({"seats": [MINE, MINE]}, "game"),
    ):
        assert problem(one.ask("POST", "/tables", body), 400)["field"] == field
    assert one.get("/tables")["tables"] == []


def test_private_tables_are_found_by_their_link_only(app: Inside) -> None:
    private, listed = room(app, MINE, OPEN, title="Ours"), room(app, MINE, OPEN, listed=True)
    assert [table["id"] for table in app.get("/tables")["tables"]] == [listed.id]
    assert app.get(f"/tables/{private.id}")["title"] == "Ours"
    problem(app.ask("GET", f"/tables/{private.id[:-1]}"), 404, "no table")


def test_tables_are_found_by_status_game_and_name(app: Inside) -> None:
    ana = room(app, mine("Ána López"), OPEN, listed=True)
    ben = room(app, mine("Ben"), mine("ANA"), listed=True)
    room(app, mine("Ana"), OPEN)

    def found(**query: str) -> set[str]:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return {table["id"] for table in app.get(f"/tables?{asked}")["tables"]}

    assert found() == {ana.id, ben.id}
    assert found(status="open") == {ana.id}
    assert found(status="playing", game="tzolkin") == {ben.id}
    assert found(status="over") == set()
    assert found(name="ana") == {ben.id}
    assert found(name="%C3%81NA") == {ana.id}
    assert found(name="na") == set()
    assert found(name="%25") == set()
    problem(app.ask("GET", "/tables?game=chess"), 400, "tzolkin")


def test_pages(app: Inside, clock: Clock) -> None:
    made: list[str] = []
    for number in range(7):
        clock.pass_seconds(number % 2)  # some at the same moment
        made.append(room(app, MINE, OPEN, listed=True).id)
    found: list[str] = []
    after = ""
    while True:
        page = app.get(f"/tables?limit=2{after}")
        found += [table["id"] for table in page["tables"]]
        if page["next"] is None:
            break
        after = f"&after={page['next']}"
    assert sorted(found) == sorted(made)
    assert len(found) == 7
    updated = [app.get(f"/tables/{id}")["updated"] for id in found]
    assert updated == sorted(updated, reverse=True)


# Joining and starting


def test_joining_by_link(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN, OPEN)
    assert at.join("Ben", seat=2) == 2
    problem(at.ask("POST", "join", {"seat": 2}), 409, "taken")
    problem(at.ask("POST", "join", {"seat": 0}), 409, "taken")
    problem(at.ask("POST", "join", {"seat": 5}), 409, "taken")
    problem(at.ask("POST", "start", {}, seat=0), 409, "1 seat")
    assert at.join() == 1
    problem(at.ask("POST", "join", {}), 409, "taken")
    assert [seat["name"] for seat in at.info["seats"]] == ["Ana", "", "Ben"]
    assert at.info["news"] == 2
    begun = at.post("start", {}, seat=2)
    assert (begun["status"], begun["you"]) == ("playing", 2)
    problem(at.ask("POST", "join", {}), 409, "begun")
    problem(at.ask("POST", "start", {}, seat=0), 409, "begun")
    assert at.from_database().info["status"] == "playing"


def test_one_seat_and_many_who_want_it(app: Inside) -> None:
    at = room(app, MINE, OPEN)

    async def all_at_once() -> list[Any]:
        path = f"/tables/{at.id}/join"
        return await asyncio.gather(*(app.asking("POST", path, {"seat": 1, "name": f"N{i}"}) for i in range(8)))

    answers = app.run(all_at_once())
    taken = [answer.json() for answer in answers if answer.status_code == 201]
    assert len(taken) == 1
    assert [answer.status_code for answer in answers].count(409) == 7
    at.keys[1] = taken[0]["secret"]
    assert at.get("", seat=1)["you"] == 1
    assert at.from_database().get("", seat=1)["you"] == 1


def test_one_seat_and_two_processes(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, MINE, OPEN)
        there = at.elsewhere(second)
        assert there.info["seats"][1]["kind"] == "open"  # read, and now in memory
        at.join("Ben", seat=1)
        problem(there.ask("POST", "join", {"seat": 1}), 409, "taken")
        # The other process has not yet heard who sits there; it finds out.
        assert there.get("", seat=1)["you"] == 1
        assert there.post("start", {}, seat=1)["status"] == "playing"
        problem(at.ask("POST", "start", {}, seat=0), 409, "begun")


def test_filling_with_bots(one: Inside) -> None:
    at = room(one, mine("Ana"), OPEN, OPEN)
    begun = at.post("start", {"fill": "hard"}, seat=0)
    assert kinds(begun) == ["human", "bot", "bot"]
    assert [(seat["name"], seat["bot"]) for seat in begun["seats"][1:]] == [("Hard", "hard")] * 2
    problem(room(one, MINE, OPEN).ask("POST", "start", {"fill": "strong"}, seat=0), 400)


def test_who_may_start(one: Inside) -> None:
    at = room(one, MINE, OPEN)
    problem(at.ask("POST", "start", {"fill": "easy"}), 403, "Patolli-Seat")
    at.keys[5] = "x" * 43
    problem(at.ask("POST", "start", {"fill": "easy"}, seat=5), 403, "no seat")
    assert at.info["status"] == "open"


def test_leaving_before_the_start(app: Inside) -> None:
    at = room(app, mine("Ana"), OPEN)
    at.join("Ben")
    left = at.post("leave", seat=1)
    assert kinds(left) == ["human", "open"]
    assert (left["seats"][1]["name"], left["you"]) == ("", None)
    problem(at.ask("GET", "", seat=1), 403)
    problem(at.ask("POST", "leave", seat=1), 403)
    old = at.keys[1]
    at.join("Cleo")
    assert at.keys[1] != old
    assert at.from_database().info["seats"][1]["name"] == "Cleo"


# Bots that stand in


def test_leaving_later_and_coming_back(one: Inside) -> None:
    wake_bots(one)
    at = room(one, mine("Ana"), mine("Ben"))
    left = at.post("leave", seat=0)
    assert (left["seats"][0]["kind"], left["seats"][0]["bot"], left["seats"][0]["name"]) == ("human", "normal", "Ana")
    settle(one, lambda: at.in_memory.turn == 1)
    before = at.info["seq"]
    at.turn(random.Random(1))
    settle(one, lambda: at.in_memory.turn == 1)
    turns = at.get(f"turns?since={before}")["turns"]
    assert [(turn["seat"], turn["by"]) for turn in turns][:2] == [(1, ""), (0, "normal")]
    back = at.post("take-back", seat=0)
    assert (back["seats"][0]["bot"], back["you"]) == (None, 0)
    problem(at.ask("POST", "take-back", seat=0), 409, "nobody plays for you")
    at.turn(random.Random(1))
    one.run(asyncio.sleep(0.1))
    assert at.info["turn"] == 0  # nobody plays for Ana


def test_handing_over(one: Inside, clock: Clock) -> None:
    at = room(one, mine("Ana"), mine("Ben"), bot())
    given = at.post("hand-over", {"seat": 0, "strength": "hard"}, seat=0)
    assert given["seats"][0]["bot"] == "hard"
    at.post("take-back", seat=0)
    problem(at.ask("POST", "hand-over", {"seat": 1}, seat=0), 403, "not long ago")
    problem(at.ask("POST", "hand-over", {"seat": 1}), 403)
    problem(at.ask("POST", "hand-over", {"seat": 2}, seat=0), 409, "bot")
    assert problem(at.ask("POST", "hand-over", {"seat": 3}, seat=0), 400)["field"] == "seat"
    # After a while without a sign of life from Ben, Ana may.
    clock.pass_seconds(AWAY_AFTER[None] / 1000 + 1)
    assert [seat["away"] for seat in at.get("", seat=0)["seats"]] == [False, True, False]
    assert at.post("hand-over", {"seat": 1}, seat=0)["seats"][1]["bot"] == "normal"
    # Ben comes back, with his secret.
    back = at.post("take-back", seat=1)
    assert (back["seats"][1]["bot"], back["seats"][1]["away"]) == (None, False)


def test_only_while_the_game_is_played(one: Inside) -> None:
    waiting = room(one, MINE, OPEN)
    problem(waiting.ask("POST", "hand-over", {"seat": 0}, seat=0), 409, "while the game is played")
    problem(waiting.ask("POST", "take-back", seat=0), 409)
    over = nearly_over(one).play()
    for what, body in (("leave", None), ("hand-over", {"seat": 0}), ("take-back", None)):
        problem(over.ask("POST", what, body, seat=0), 409)


def test_who_is_away(one: Inside, clock: Clock) -> None:
    at = room(one, mine("Ana"), OPEN)
    clock.pass_seconds(3600)
    assert not any(seat["away"] for seat in at.info["seats"])  # nobody is missed before the start
    at.join("Ben")
    at.post("start", {}, seat=0)
    clock.pass_seconds(AWAY_AFTER[None] / 1000 - 1)
    at.get("position", seat=1)  # any request counts
    clock.pass_seconds(2)
    assert [seat["away"] for seat in at.info["seats"]] == [True, False]
    assert [seat["away"] for seat in one.get(f"/tables/{at.id}")["seats"]] == [True, False]
    # The database knows it, too, for other processes and for after a restart.
    assert [seat["away"] for seat in at.from_database().info["seats"]] == [True, False]
    at.get("", seat=0)
    assert [seat["away"] for seat in at.info["seats"]] == [False, False]


def test_another_process_knows_who_is_here(postgresql_url: str, clock: Clock) -> None:
    with several(postgresql_url) as (first, second):
        at = room(first, mine("Ana"), mine("Ben"))
        there = at.elsewhere(second)
        there.get("", seat=1)
        for _ in range(5):
            clock.pass_seconds(150)
            at.get("", seat=0)
            first.rest()
        # Ana was heard from in the first process alone.
        problem(there.ask("POST", "hand-over", {"seat": 0}, seat=1), 403, "was here not long ago")
        clock.pass_seconds(150)
        clock.pass_seconds(500)
        there.post("hand-over", {"seat": 0}, seat=1)


# Watching and talking


def test_watching(one: Inside) -> None:
    at = room(one, mine("Ana"), mine("Ben")).play(8)
    seen = at.get("position")
    assert (seen["seat"], seen["legal"]) == (None, [])
    assert at.info["you"] is None
    for what, body in (
        ("commit", {"seq": 0, "steps": ["end"]}),
        ("preview", {"seq": 0, "steps": []}),
        ("leave", None),
        ("start", {}),
        ("hand-over", {"seat": 0}),
        ("take-back", None),
        ("rematch", None),
    ):
        problem(at.ask("POST", what, body), 403)


def test_several_seats_of_one_client(one: Inside) -> None:
    at = room(one, mine("Ana"), mine("Ben"), mine("Cleo"))
    assert sorted(at.keys) == [0, 1, 2]
    assert [at.get("", seat=seat)["you"] for seat in range(3)] == [0, 1, 2]
    hands = [at.get("position", seat=seat)["view"]["seats"][seat]["wealth"] for seat in range(3)]
    assert all(hands)
    assert at.get("position", seat=0)["view"]["seats"][1]["wealth"] != hands[1]
    at.play(5)


def test_talking(app: Inside) -> None:
    at, other = room(app, mine("Ana"), OPEN), room(app, MINE, OPEN)
    olga, path = app.claim("Olga"), f"/tables/{at.id}/chat"
    said = [
        at.post("chat", {"text": "Hello", "name": "Not Ana"}, seat=0),
        app.post(path, {"text": " Good\tluck \u202e", "name": "Wat\u0000cher"}, key=olga),
        app.post(path, {"text": "x" * 400}, key=olga),
    ]
    assert [(one["number"], one["seat"], one["name"], one["player"]) for one in said] == [
        (0, 0, "Ana", None), (1, None, "Wat cher", "Olga"), (2, None, "Olga", "Olga")
    ]  # fmt: skip
    assert [one["text"] for one in said] == ["Hello", "Good luck", "x" * 400]
    assert at.get("chat")["said"] == said
    assert at.get("chat?since=1&limit=1")["said"] == said[1:2]
    assert other.get("chat")["said"] == []
    assert (at.info["news"], at.info["seq"]) == (3, 0)
    assert at.from_database().info["news"] == 3
    for text in ("", "   ", "\u202e\u0000", "x" * 401):
        problem(at.ask("POST", "chat", {"text": text}, seat=0), 400)
    assert len(at.get("chat")["said"]) == 3


def test_many_talk_at_once(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "AT_ONCE", 20)
    at = room(app, MINE, OPEN)
    seat = {"Patolli-Seat": at.keys[0]}

    async def all_at_once() -> list[Any]:
        path = f"/tables/{at.id}/chat"
        return await asyncio.gather(*(app.asking("POST", path, {"text": f"word {i}"}, headers=seat) for i in range(20)))

    numbers = [answer.json()["number"] for answer in app.run(all_at_once())]
    assert sorted(numbers) == list(range(20))
    assert at.info["news"] == 20
    # A seat can be taken although the table's news have gone on.
    at.join("Ben")


# Once more


def test_two_ask_for_a_rematch(app: Inside) -> None:
    at = finished(app, "Ana", "Ben", "Cleo", title="Friday", listed=True, clock={"kind": "days", "days": 2})
    problem(at.ask("POST", "rematch"), 403)

    async def both() -> list[Any]:
        path = f"/tables/{at.id}/rematch"
        asked = [app.asking("POST", path, headers={"Patolli-Seat": at.keys[seat]}) for seat in (0, 1, 0, 1)]
        return [answer.json() for answer in await asyncio.gather(*asked)]

    answers = app.run(both())
    assert len({answer["table"]["id"] for answer in answers}) == 1
    assert answers[0]["keys"] == answers[2]["keys"]
    assert answers[1]["keys"] == answers[3]["keys"]
    again = Room(app, answers[0])
    for answer in answers:
        (key,) = answer["keys"]
        assert answer["table"]["you"] == key["seat"]
        again.keys[key["seat"]] = key["secret"]
    info = again.info
    # Everybody moves on by one seat; Cleo's is open.
    assert [seat["name"] for seat in info["seats"]] == ["Ben", "", "Ana"]
    assert kinds(info) == ["human", "open", "human"]
    assert (info["title"], info["listed"], info["status"], info["parent"]) == ("Friday", True, "open", at.id)
    assert info["clock"] == {"kind": "days", "days": 2, "expiry": "bot"}
    assert info["counted"]
    assert [again.get("", seat=seat)["you"] for seat in (0, 2)] == [0, 2]
    # Cleo comes later, after a restart.
    app.hall._tables.clear()
    cleo = at.post("rematch", seat=2)
    assert cleo["table"]["id"] == again.id
    assert cleo["keys"][0]["seat"] == 1
    assert again.info["seats"][1]["name"] == "Cleo"
    assert again.info["news"] == 2
    # The finished table has announced that something is new.
    assert at.info["news"] == 1
    assert at.from_database().info["news"] == 1
    assert at.info["status"] == "over"


def test_a_rematch_in_two_processes(postgresql_url: str) -> None:
    with several(postgresql_url) as (first, second):
        at = finished(first, "Ana", "Ben")
        there = at.elsewhere(second)
        there.get("")
        ours, theirs = at.post("rematch", seat=0), there.post("rematch", seat=1)
        assert ours["table"]["id"] == theirs["table"]["id"]
        assert {key["seat"] for made in (ours, theirs) for key in made["keys"]} == {0, 1}
        assert len(first.get("/tables")["tables"]) == 0
        assert there.post("rematch", seat=1)["keys"] == theirs["keys"]


def test_a_rematch_that_has_begun(one: Inside) -> None:
    at = finished(one, "Ana", "Ben")
    again = Room(one, at.post("rematch", seat=0))
    stranger = again.join("Stranger")
    problem(at.ask("POST", "rematch", seat=1), 409, "taken")
    again.post("leave", seat=stranger)
    assert at.post("rematch", seat=1)["keys"][0]["seat"] == stranger
    again.post("start", {}, seat=1)
    # Those who have a seat find it; others can watch.
    assert at.post("rematch", seat=0)["table"]["status"] == "playing"


def test_bots_play_a_rematch_too(one: Inside) -> None:
    bots = wake_bots(one)
    at = room(one, mine("Ana"), bot("random"), {"kind": "bot", "strength": "easy", "name": "Olga"})
    at.post("hand-over", {"seat": 0, "strength": "random"}, seat=0)
    settle(one, lambda: at.in_memory.match.over, 120)
    one.run(bots.close())
    problem(room(one).ask("POST", "rematch"), 403)
    problem(room(one, MINE, MINE).ask("POST", "rematch", seat=0), 409, "over")
    again = at.post("rematch", seat=0)["table"]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in again["seats"]] == [
        ("bot", "Random", "random"), ("bot", "Olga", "easy"), ("human", "Ana", None)
    ]  # fmt: skip
    assert again["status"] == "playing"


# Players, on several devices


def test_a_player_needs_no_secret_of_the_seat(app: Inside) -> None:
    ana, ben = app.claim("Ana", "long enough"), app.claim("Ben")
    at = room(app, MINE, OPEN, key=ana)
    at.join(key=ben)
    assert [seat["player"] for seat in at.info["seats"]] == ["Ana", "Ben"]
    phone = app.post("/players/login", {"name": "ana", "password": "long enough"})["secret"]
    mine_there = app.get("/players/me/tables", key=phone)["tables"]
    assert [table["id"] for table in mine_there] == [at.id]
    for key, seat in ((phone, 0), (ana, 0), (ben, 1)):
        assert app.get(f"/tables/{at.id}", key=key)["you"] == seat
    app.post(f"/tables/{at.id}/start", {}, key=phone)
    position = app.get(f"/tables/{at.id}/position", key=phone)
    assert position == at.get("position", seat=0)
    assert position["view"]["seats"][0]["wealth"]
    mover = {0: phone, 1: ben}[at.turn_of]
    token = app.get(f"/tables/{at.id}/position", key=mover)["legal"][0]["token"]
    done = app.post(f"/tables/{at.id}/commit", {"seq": 0, "steps": [token]}, key=mover)
    assert done["seq"] == 1
    said = app.post(f"/tables/{at.id}/chat", {"text": "Hi", "name": "Somebody"}, key=phone)
    assert (said["seat"], said["name"]) == (0, "Ana")
    assert "partial" in app.get(f"/tables/{at.id}/record", key=phone)
    # Another player's secret opens nothing, and one that was signed out says so.
    cleo = app.claim("Cleo")
    watched = app.get(f"/tables/{at.id}", key=cleo)
    assert watched["you"] is None
    problem(app.ask("POST", f"/tables/{at.id}/leave", key=cleo), 403)
    assert app.get(f"/tables/{at.id}/position", key=cleo) == at.get("position")
    app.post("/players/logout", key=phone)
    problem(app.ask("GET", f"/tables/{at.id}", key=phone), 401, "sign in")
    # The secret of the seat comes first, whoever sends it.
    headers = {"Patolli-Seat": at.keys[1]}
    assert app.ask("GET", f"/tables/{at.id}", key=ana, headers=headers).json()["you"] == 1
    problem(app.ask("GET", f"/tables/{at.id}", key=ana, headers={"Patolli-Seat": "x"}), 403)


def test_one_player_has_one_seat(one: Inside) -> None:
    ana = one.claim("Ana")
    at = room(one, mine("Ana"), mine("Guest"), OPEN, key=ana)
    assert [seat["player"] for seat in at.info["seats"]] == ["Ana", None, None]
    problem(one.ask("POST", f"/tables/{at.id}/join", {}, key=ana), 409, "already")
    at.join("Another guest")


def test_rated_tables_are_for_players(one: Inside) -> None:
    ana, ben = one.claim("Ana"), one.claim("Ben")
    at = room(one, MINE, OPEN, key=ana, rated=True)
    problem(at.ask("POST", "join", {}), 403, "rated")
    at.join(key=ben)
    at.post("start", {}, seat=0)
    at.play()
    problem(at.ask("POST", "rematch", seat=0), 400, "claim a name")
    made = [one.post(f"/tables/{at.id}/rematch", key=key) for key in (ana, ben, ana)]
    assert len({answer["table"]["id"] for answer in made}) == 1
    assert [answer["table"]["you"] for answer in made] == [1, 0, 1]
    # A player who came without the secret of the old seat gets one once; the player's own secret opens the seat anyway.
    assert [len(answer["keys"]) for answer in made] == [1, 1, 0]
    assert [seat["player"] for seat in made[2]["table"]["seats"]] == ["Ben", "Ana"]


# What the client knows already


def test_least(sqlite_url: str) -> None:
    """Where no process checks by itself whether another was faster."""
    with several(sqlite_url) as (first, second):
        at = room(first)
        there = at.elsewhere(second)
        assert there.info["seq"] == 0
        at.play(3)
        # Nobody has told the second process; a client that knows of three turns does.
        assert there.get("position")["seq"] == 0
        assert there.get("position?least=3")["seq"] == 3
        assert len(there.get("turns?least=3")["turns"]) == 3
        assert there.get("position?least=1000000")["seq"] == 3
