"""What is new at a table: in one answer, after a turn, and through sockets, which say just what they have not said."""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from typing import Any

import msgspec
import pytest

from patolli.client.known import Known, with_update
from patolli.engine.draft import Draft
from patolli.server.hall.hall import Hall
from patolli.server.problems import TooMuch
from patolli.server.tables import announcing, updates
from patolli.wire.messages import News, Update
from tests.server.inside import Inside, inside
from tests.server.rooms import MINE, OPEN, Room, mine, nearly_over, problem, room, several, whole_turn
from tests.server.sockets import Socket


@pytest.fixture
def app(sqlite_url: str) -> Generator[Inside]:
    with inside(sqlite_url) as found:
        yield found


def read(answer: Any) -> Update:
    return msgspec.convert(answer, Update)


class Ear:
    """A socket that wants updates, and what it knows by them."""

    def __init__(self, at: Room, *seats: int, language: str = "en", app: Inside | None = None) -> None:
        self.at = at
        self.socket = Socket(app or at.app)
        self.known: Known | None = None
        self.heard: list[News] = []
        self.socket.say({"watch": [at.id], "updates": True, "language": language})
        self.next()
        for seat in seats:
            self.socket.say({"seats": {at.id: at.keys[seat]}})
            self.next()

    def next(self) -> News:
        said: News = msgspec.convert(self.socket.next(), News)
        self.heard.append(said)
        if said.update is not None:
            self.known = with_update(self.known, said.update)
        return said

    def look(self, seat: int | None) -> None:
        self.known = Known.of(read(self.at.get("update", seat=seat)))

    def until(self, seq: int) -> None:
        while self.heard[-1].seq < seq:
            self.next()

    def agrees(self, seat: int | None) -> bool:
        """Whether it knows what the server says."""
        there = Known.of(read(self.at.get("update", seat=seat)))
        assert there is not None
        assert self.known is not None
        # A client with several seats has made the table with one of them.
        self.known.table.maker = there.table.maker = False
        return self.known == there


# In one answer


def test_all_of_a_table_in_one_answer(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben")).play(14)
    at.post("chat", {"text": "Hello"}, seat=0)
    for seat in (0, 1, None):
        new = at.get("update?said=0&language=de", seat=seat)
        position = at.get("position?language=de", seat=seat)
        assert new["table"] == at.get("", seat=seat)
        assert {name: new[name] for name in ("seat", "at", "view", "legal", "question")} == {
            name: position[name] for name in ("seat", "at", "view", "legal", "question")
        }
        told = at.get("turns?language=de", seat=seat)["turns"]
        assert without_sets(new["turns"]) == told
        assert new["said"] == at.get("chat")["said"]
        assert (new["since"], new["heard"]) == (0, 0)
    later = at.get("update?since=3&said=1")
    assert [turn["seq"] for turn in later["turns"]] == list(range(3, at.info["seq"]))
    assert later["said"] == []
    assert at.get("update?since=1000000")["turns"] == []
    assert at.get("update")["said"] == [], "who does not say what was heard is not told"
    for bad in ("since=-1", "since=x", "said=-1", "language=fr", "least=-1"):
        problem(at.ask("GET", f"update?{bad}"), 400)
    problem(app.ask("GET", f"/tables/{'a' * 16}/update"), 404)
    problem(app.ask("GET", f"/tables/{at.id}/update", headers={"Patolli-Seat": "x" * 43}), 403)


def test_one_screen_with_several_seats_sees_by_the_eyes_of_whose_turn_it_is(app: Inside) -> None:
    """All its secrets in one header, the speaker's first; those that belong to no seat here open nothing."""
    at = room(app, mine("Ana"), mine("Ben")).play(14)
    mover = at.turn_of
    first, other = at.keys[1 - mover], at.keys[mover]

    def seen(*secrets: str) -> Any:
        return app.ask("GET", f"/tables/{at.id}/update", headers={"Patolli-Seat": ", ".join(secrets)})

    def without_maker(new: Any) -> Any:
        return new | {"table": new["table"] | {"maker": False}}

    both = seen(first, other).json()
    assert both["table"]["maker"], "one of the two is whoever made the table"
    assert without_maker(both) == without_maker(at.get("update", seat=mover))
    for useless in ("x" * 43, "", first):
        assert seen(first, useless).json() == at.get("update", seat=1 - mover)
    problem(seen("x" * 43, other), 403)
    assert seen(first, *["x"] * 7, other).json() == at.get("update", seat=1 - mover), "so many seats no table has"
    seq = at.info["seq"]
    headers = {"Patolli-Seat": f"{other}, {first}"}
    body = {"seq": seq, "steps": whole_turn(at.in_memory.match)}
    new = app.ask("POST", f"/tables/{at.id}/commit", body, headers=headers).json()["update"]
    assert at.turn_of == 1 - mover
    there = at.get(f"update?since={seq}", seat=1 - mover)
    assert {name: new[name] for name in ("seat", "view", "legal", "question", "turns")} == {
        name: there[name] for name in ("seat", "view", "legal", "question", "turns")
    }


def without_sets(turns: list[Any]) -> list[Any]:
    return [
        turn | {"steps": [{name: value for name, value in step.items() if name != "sets"} for step in turn["steps"]]}
        for turn in turns
    ]


def test_a_table_that_has_not_begun_has_people_and_talk(app: Inside) -> None:
    at = room(app, MINE, OPEN)
    at.post("chat", {"text": "Hello"}, seat=0)
    new = at.get("update?said=0", seat=0)
    assert (new["view"], new["turns"], new["legal"], new["at"]) == (None, [], [], 0)
    assert (new["table"], len(new["said"])) == (at.get("", seat=0), 1)


def test_very_many_turns_come_in_parts(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "MOST_TURNS", 5)
    at = room(app).play(40)
    seq, found = at.info["seq"], list[Any]()
    while len(found) < seq:
        new = at.get(f"update?since={len(found)}")
        assert len(new["turns"]) == min(5, seq - len(found))
        assert new["view"] == at.get("position")["view"]
        found += new["turns"]
    assert without_sets(found) == at.get("turns")["turns"]


def test_steps_say_what_they_set_unless_very_many_were_missed(app: Inside) -> None:
    at = room(app).play(80)
    seq = at.info["seq"]
    assert seq > updates.TOLD
    few, many = at.get(f"update?since={seq - updates.TOLD}"), at.get(f"update?since={seq - updates.TOLD - 1}")
    assert all("sets" in step for turn in few["turns"] for step in turn["steps"])
    assert not any("sets" in step for turn in many["turns"] for step in turn["steps"])


# After a turn


def test_who_confirms_is_told_what_is_new(app: Inside) -> None:
    at, dice = room(app, mine("Ana"), mine("Ben"), mine("Cleo")), random.Random(2)
    for _ in range(25):
        seat = at.turn_of
        known = Known.of(read(at.get("update", seat=seat)))
        draft = Draft(at.match)
        while not draft.to_confirm:
            draft.play(dice.choice(draft.legal()))
        done = at.post("commit?said=0", {"seq": at.info["seq"], "steps": draft.steps}, seat=seat)
        assert done["update"]["view"] is None
        known = with_update(known, read(done["update"]))
        assert known == Known.of(read(at.get("update", seat=seat)))


def test_the_end_shows_everything(app: Inside) -> None:
    at = nearly_over(app)
    ear, seat = Ear(at), at.turn_of
    steps = whole_turn(at.match)
    done = at.post("commit", {"seq": at.info["seq"], "steps": steps}, seat=seat)
    assert done["update"]["view"] == at.get("position")["view"] == json.loads(json.dumps(at.match.view()))
    ear.next()
    assert ear.agrees(None)


def test_a_turn_is_made_also_if_there_is_no_time_to_tell(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    at = room(app)

    async def busy(*_: Any) -> Any:
        raise TooMuch("later: there is too much to do")

    monkeypatch.setattr(updates, "update", busy)
    done = at.post("commit", {"seq": 0, "steps": whole_turn(at.match)}, seat=at.turn_of)
    assert (done["seq"], done["update"]) == (1, None)
    assert at.info["seq"] == 1


# Through sockets


@pytest.mark.parametrize("players", [2, 4])
def test_sockets_are_enough_to_follow_a_game(app: Inside, players: int) -> None:
    at = room(app, *(mine(f"P{seat}") for seat in range(players)))
    ears: dict[int | None, Ear] = {seat: Ear(at, seat) for seat in range(players)}
    ears[None] = Ear(at, language="hu")
    for seat, ear in ears.items():
        while ear.heard[-1].news < players:
            ear.next()
        ear.look(seat)
    for number in range(1, 30):
        at.turn(random.Random(number))
        for seat, ear in ears.items():
            said = ear.next()
            assert (said.seq, said.update is not None) == (number, True)
            assert said.update is not None
            assert said.update.view is None, "who was told what was before is told only what has changed"
            assert said.update.since == number - 1
            if seat is not None:
                assert ear.agrees(seat)
            else:
                assert ear.known is not None
                assert ear.known.view == at.get("position")["view"]


def test_nobody_is_told_anything_at_first_but_how_much_there_is(app: Inside) -> None:
    at = room(app).play(10)
    ear = Ear(at)
    assert [said.update for said in ear.heard] == [None]


def test_the_start_shows_the_first_position(app: Inside) -> None:
    at = room(app, MINE, OPEN)
    ear = Ear(at, 0)
    at.join("Ben")
    said = ear.next()
    assert said.update is not None
    assert [seat.name for seat in said.update.table.seats][1] == "Ben"
    at.post("start", {}, seat=0)
    ear.next()
    assert ear.agrees(0)
    assert ear.known is not None
    assert ear.known.view is not None


def test_talk_is_told_and_positions_are_not_sent_again(app: Inside) -> None:
    at = room(app).play(12)
    ear = Ear(at, at.turn_of)
    ear.look(at.turn_of)
    known = ear.known
    for number in range(3):
        at.post("chat", {"text": f"word {number}"}, seat=0)
        said = ear.next()
        assert said.update is not None
        assert ([line.text for line in said.update.said], said.update.heard) == ([f"word {number}"], number)
        assert (said.update.view, said.update.turns, said.update.legal) == (None, [], [])
    assert known is not None
    assert ear.known is not None
    assert (ear.known.view, ear.known.legal) == (known.view, known.legal)
    assert ear.agrees(at.turn_of)


def test_who_holds_several_seats_looks_by_that_whose_turn_it_is(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"), mine("Cleo"))
    ear = Ear(at, 0, 1)
    for number in range(1, 10):
        at.turn(random.Random(number))
        ear.until(number)
        seat = at.turn_of if at.turn_of in (0, 1) else 0
        update = ear.heard[-1].update
        assert update is not None
        assert update.seat == seat
        if number > 1:
            assert ear.agrees(seat)


def test_who_was_slow_is_told_all_at_once(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    ear = Ear(at)
    ear.look(None)
    ear.socket.may_hear.clear()
    for number in range(9):
        at.turn(random.Random(number))
    ear.socket.may_hear.set()
    ear.until(9)
    assert len(ear.heard) <= 3
    assert ear.agrees(None)


def test_who_has_missed_very_much_is_told_to_look(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    ear = Ear(at)
    at.turn(random.Random(0))
    ear.next()
    ear.socket.may_hear.clear()
    for number in range(updates.TOLD + 3):
        at.turn(random.Random(number))
    ear.socket.may_hear.set()
    ear.until(updates.TOLD + 4)
    assert ear.heard[-1].update is None
    ear.look(None)
    at.turn(random.Random(1))
    assert ear.next().update is not None
    assert ear.agrees(None)


def test_what_is_too_long_is_not_sent(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "MOST_BYTES", 100)
    at = room(app)
    ear = Ear(at)
    at.turn(random.Random(0))
    assert ear.next().update is None


def test_who_does_not_ask_is_told_two_numbers(app: Inside) -> None:
    at = room(app)
    socket = Socket(app)
    socket.watch(at)
    at.turn(random.Random(0))
    assert socket.next() == {"table": at.id, "seq": 1, "news": 0}


def test_a_server_with_too_much_to_do_says_that_there_is_something(
    app: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = room(app)
    ear = Ear(at)
    off_loop = Hall.off_loop

    async def busy(hall: Hall, work: Any, *args: Any) -> Any:
        if work is updates.all_made:
            raise TooMuch("later: there is too much to do")
        return await off_loop(hall, work, *args)

    monkeypatch.setattr(Hall, "off_loop", busy)
    at.turn(random.Random(0))
    assert ear.next().update is None
    monkeypatch.undo()
    at.turn(random.Random(0))
    # Its starting point is uncertain: it is told to look once more.
    assert ear.next().update is None
    ear.look(None)
    at.turn(random.Random(0))
    assert ear.next().update is not None
    assert ear.agrees(None)


def test_all_who_look_the_same_way_share_one(app: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    ears = [Ear(at) for _ in range(5)]
    made: list[updates.Kind] = []
    make = updates.made

    def counted(table: Any, kind: updates.Kind, *more: Any) -> Any:
        made.append(kind)
        return make(table, kind, *more)

    monkeypatch.setattr(updates, "made", counted)
    at.turn(random.Random(0))
    for ear in ears:
        ear.next()
    # The confirming player's, and one for all who watch.
    assert len([kind for kind in made if kind.seat is None]) == 1
    assert len(made) == 2


def test_turns_of_another_process_are_told(postgresql_url: str) -> None:
    with several(postgresql_url) as (here, there):
        at = room(here, mine("Ana"), mine("Ben"))
        elsewhere = at.elsewhere(there)
        ear = Ear(at)
        ear.look(None)
        elsewhere.turn(random.Random(0))
        here.hall.heard(at.id, 1, 0)
        ear.next()
        assert ear.agrees(None)


# Lost, doubled, late


def test_announcements_may_be_lost_doubled_or_late(app: Inside) -> None:
    at = room(app, mine("Ana"), mine("Ben"))
    ear = Ear(at)
    first = Known.of(read(at.get("update")))
    for number in range(6):
        at.turn(random.Random(number))
        ear.next()
    told = [said.update for said in ear.heard if said.update is not None]
    assert len(told) == 6
    last = Known.of(read(at.get("update")))
    dice = random.Random(4)
    for _ in range(200):
        # Some are lost, some come twice, in any order.
        arriving = dice.choices(told, k=dice.randint(1, 12))
        known, looked = first, 0
        for new in (*arriving, told[-1]):
            following = with_update(known, new)
            if following is None:
                following, looked = Known.of(read(at.get("update"))), looked + 1
            assert following is not None
            assert known is not None
            assert following.table.seq >= known.table.seq
            known = following
        assert known == last
        assert looked <= 1
