"""Internal errors, in all languages: each that people meet has a message, and each message is used somewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from patolli.engine.errors import BadRecord, GameOver, IllegalMove, NothingToUndo, UnknownGame, UnreadableToken
from patolli.text import LANGUAGES
from patolli.text.errors import LONGEST, fits, in_words, templates

SOURCE = Path("src/patolli")
OTHERS = [language for language in LANGUAGES if language != "en"]
SET_UP = ("BadSetup", "BadRecord", "BadCards", "BadNetwork", "BadLink", "StillSecret", "NothingToDecide")
RUN = ("PatolliError", "StoreError", "BadDatabase", "AgentFault", "CannotServe", "BadMail")
RAISED = frozenset((*SET_UP, *RUN))
REFUSED = frozenset(("NotNow", "BadRequest", "NotAllowed", "BadTurn"))
FOR_PROGRAMMERS = ("envs/", "training/", "text/", "testing/", "server/http/", "server/bots/", "arena/cluster.py")
"""Calls from Python, parts of a cluster, and what programs send to a server: their errors are English."""
HELD = "⟨value⟩"
"""Placeholder for a value: no sentence contains it."""
WITHOUT_WORDS = {
    f"the program {HELD} {HELD}": "what the system says of a program",
    f"{HELD}{HELD} is not Python: {HELD}": "what Python says of a file",
    f'answered {HELD}; an answer is {{"move": "TOKEN"}}': "the protocol of bots",
    f"decks: {HELD}": "the name of an option, and another error",
    f'a double quote is missing in the list of agents: it has an odd number of ": {HELD}': "a sign of the shell",
}


def said(node: ast.expr) -> Iterator[str]:
    """The sentences that an expression can be, with a placeholder for each value."""
    match node:
        case ast.Constant(value=str() as text):
            yield text
        case ast.JoinedStr():
            yield "".join(str(one.value) if isinstance(one, ast.Constant) else HELD for one in node.values)
        case ast.IfExp():
            yield from said(node.body)
            yield from said(node.orelse)
        case ast.List():
            for one in node.elts:
                yield from said(one)
        case _:
            return


def sentences(classes: frozenset[str]) -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*.py")):
        inside = path.relative_to(SOURCE).as_posix()
        if inside.startswith(FOR_PROGRAMMERS):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in classes and not any(keyword.arg == "why" for keyword in node.keywords):
                yield from said(node.args[1 if name == "BadRecord" and len(node.args) > 1 else 0])
            elif name == "add" and len(node.args) == 2 and "settlers/" in inside:
                yield from said(node.args[1])


def spoken(sentence: str) -> bool:
    """Whether there is something in it to translate: not only values and symbols."""
    return any(letter.isalpha() for letter in sentence.replace(HELD, ""))


def known(sentence: str) -> bool:
    return any(fits(sentence, template) is not None for _, _, _, template in templates())


def test_every_error_that_people_meet_has_a_message() -> None:
    told = {one for one in sentences(RAISED) if spoken(one)}
    missing = {one for one in told if not known(one) and not known(one.partition(": ")[2])}
    assert missing - set(WITHOUT_WORDS) == set(), "add these to errors.ftl, or GAME-errors.ftl, in all languages"
    assert set(WITHOUT_WORDS) <= missing, "these have a message now, or are gone"


def test_every_message_of_an_error_is_said_somewhere() -> None:
    made = [
        "a whole number, an object, a list, a string, true or false, a number",
        str(UnknownGame("x", ["y"])),
        str(IllegalMove("x", 1, ["y"])),
        str(UnreadableToken("x", 1, "z", ["y"])),
        str(GameOver("x", 1)),
        str(NothingToUndo(2, 1)),
        "move 1",
        "known agents: x",
        "has 99 characters; at most 40 are allowed",
        "holds half a character, which no file can",
    ]
    everything = [*sentences(RAISED | REFUSED), *made, *made[0].split(", ")]
    dead = [
        f"{file}.{key}"
        for file, key, _, template in templates()
        if not any(fits(one, template) is not None for one in everything)
    ]
    assert dead == []


@pytest.mark.parametrize("language", OTHERS)
def test_an_error_is_told_in_the_language_with_its_values(language: str) -> None:
    error = BadRecord("deal.age1[3]", "is missing")
    told = in_words(str(error), language)
    assert told.startswith("deal.age1[3]: ")
    assert "missing" not in told
    told = in_words("there is no seat 7; seats are 0 to 3", language)
    assert {"7", "3"} <= set(told)
    assert "seat" not in told
    assert "'x'" in in_words(str(UnknownGame("x", ["tzolkin"])), language)


def test_a_part_that_is_an_error_itself_is_told_too() -> None:
    told = in_words("the game is over: there is nothing to decide; --at N looks at an earlier position, 0 to 4", "de")
    assert told == "das Spiel ist aus: es gibt nichts zu entscheiden; --at N zeigt eine frühere Stellung, 0 bis 4"
    assert in_words("players: must be a list, not a string", "de") == "players: muss eine Liste sein, nicht ein Text"


def test_what_is_not_known_and_what_is_very_long_stay_as_they_are() -> None:
    assert in_words("nobody says this", "pl") == "nobody says this"
    long = f"there is no seat {'9' * LONGEST}; seats are 0 to 3"
    assert in_words(long, "pl") == long
    assert in_words("is missing", "en") == "is missing"


@pytest.mark.parametrize(
    ("sentence", "template", "values"),
    [
        ("a b", ("a b",), []),
        ("a b c", ("a ", " c"), ["b"]),
        ("x: y; z", ("", ": ", "; ", ""), ["x", "y", "z"]),
        ("ab", ("ab", "b"), None),
        ("a b", ("a ", " c"), None),
        ("a-b", ("a ", " ", "b"), None),
    ],
)
def test_templates(sentence: str, template: tuple[str, ...], values: list[str] | None) -> None:
    assert fits(sentence, template) == values
