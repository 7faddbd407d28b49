"""The texts of the browser app: each exists in all languages, and is used; each that is used exists."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from patolli.text import LANGUAGES
from tests.paths import PROJECT
from tests.text.locales import CATEGORIES, WEB, has_words, messages, nodes, text_of, variables

SOURCE = PROJECT / "web" / "src"
FORMS = {"zero", "one", "two", "few", "many", "other"}
KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9_]+)*"

BOTS = {"pages-bot", "pages-seat-bot", "rails-bot", "pages-window"}
SAME_AS_ENGLISH: dict[str, set[str]] = {
    "de": {
        *("pages-bot", "pages-seat-bot", "pages-bots", "pages-window", "pages-strength-normal", "pages-name"),
        *("pages-chat", "look-chat", "look-gold", "look-replay-pause", "rails-bonus", "tab-chat"),
        *("pages-new-title-hint", "library-by-deck", "library-decks", "library-deck-name", "library-format"),
        *("library-format-standard", "library-solo", "food-hunger", "staging-normal"),
        *("alerts-kind-webhook", "alerts-kind-push"),
    },
    "hu": BOTS | {"alerts-kind-webhook", "library-format-standard"},
    "pl": BOTS | {"alerts-kind-webhook", "library-format", "library-solo", "rails-bonus"},
}
"""Names, and words that happen to be the same."""


@cache
def everything(language: str) -> dict[str, tuple[str, ast.Message]]:
    """All texts of a language, with their files."""
    return {key: (file, message) for file in WEB for key, message in messages(language, file).items()}


# In all languages


def test_no_key_is_in_two_files() -> None:
    keys = Counter(key for file in WEB for key in messages("en", file))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    english = everything("en")
    same = {
        key
        for key, (_, message) in everything(language).items()
        if key in english and has_words(message) and text_of(message) == text_of(english[key][1])
    }
    assert same == SAME_AS_ENGLISH.get(language, set()), (
        "left in English, or no longer the same: correct the text, or the list"
    )


def selections(message: ast.Message) -> Iterator[tuple[str, set[str]]]:
    """The selector (a variable or something else), and the names of the variants; numbers are left out."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            by = [inner.id.name for inner in nodes(node.selector) if isinstance(inner, ast.VariableReference)]
            yield by[0] if by else "", names


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_those_of_the_language(language: str) -> None:
    for key, (_, message) in everything(language).items():
        words = {by: names for by, names in selections(everything("en")[key][1]) if not names <= FORMS}
        for by, names in selections(message):
            if names <= FORMS:
                assert names <= CATEGORIES[language], key
                # A language that distinguishes "few" must not use that word for "many".
                assert "few" not in names or names & {"many", "other"}, key
            else:
                assert names == words.get(by), f"{key}: chosen by ${by}"


UNCOUNTED = {"rails-workers", "list-jungle", "look-hint-games", "library-file-wrong", "library-shelf"}
"""Worded so that no form depends on the number: "workers in hand: 2 of 5"."""


@pytest.mark.parametrize("language", [one for one in LANGUAGES if "few" in CATEGORIES[one]])
def test_where_english_counts_so_do_others(language: str) -> None:
    for key, (_, message) in everything("en").items():
        if key in UNCOUNTED:
            continue
        counted = {by for by, names in selections(message) if {"one", "other"} <= names}
        there = {by for by, names in selections(everything(language)[key][1]) if "one" in names}
        assert counted <= there, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_functions_are_those_that_browsers_have(language: str) -> None:
    for key, (_, message) in everything(language).items():
        called = {node.id.name for node in nodes(message) if isinstance(node, ast.FunctionReference)}
        assert called <= {"NUMBER", "DATETIME"} | ({"THE", "SUFFIX"} if language == "hu" else set()), key


# As the app uses them


@cache
def sources() -> dict[str, str]:
    paths = [path for ending in ("ts", "svelte") for path in SOURCE.rglob(f"*.{ending}")]
    return {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def calls(text: str) -> Iterator[list[str]]:
    """The arguments of every `t(...)`, as they are written."""
    for found in re.finditer(r"(?<![\w.$])(?<!function )t\(", text):
        yield arguments(text, found.end())


def arguments(text: str, at: int) -> list[str]:
    """The parts between commas, up to the closing bracket; strings and brackets inside stay whole."""
    parts, depth, quote, start = list[str](), 0, "", at
    while at < len(text):
        sign = text[at]
        if quote:
            if sign == "\\":
                at += 1
            elif sign == quote:
                quote = ""
        elif sign in "\"'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}" and depth:
            depth -= 1
        elif sign == ")" or (sign == "," and not depth):
            parts.append(text[start:at].strip())
            start = at + 1
            if sign == ")":
                break
        at += 1
    return [part for part in parts if part]


def strings(code: str) -> set[str]:
    """Plain strings that may be keys, anywhere: in markup there are quotes within quotes."""
    return {found[2] for found in re.finditer(rf"(?=([\"'])({KEY})\1)", code)}


def templates(code: str) -> set[str]:
    """Template strings with insertions, as patterns; only those that begin like a key."""
    found = set[str]()
    for match in re.finditer(r"`([^`]*)`", code):
        pieces = re.split(r"\$\{[^}]*\}", match[1])
        if len(pieces) > 1 and re.fullmatch(r"[a-z][a-z0-9]*-[a-z0-9_-]*", pieces[0]):
            found.add("[a-z0-9_-]+".join(map(re.escape, pieces)))
    return found


def chosen(argument: str) -> str:
    """In `a === "b" ? "key" : "other"`, what follows the question mark: the rest are not keys."""
    return re.sub(r"[=!]==?\s*([\"'])[^\"']*\1", "", argument)


def test_every_text_that_is_used_exists() -> None:
    missing = list[str]()
    for path, text in sources().items():
        for argument, *_ in filter(None, calls(text)):
            plain = re.sub(r"`[^`]*`", "", argument)
            if re.fullmatch(r"[\w\s.?:!=&|<>\"'()-]*", plain) and "[" not in plain:
                missing += [f"{path}: {key}" for key in strings(chosen(plain)) - {*everything("en")}]
            for pattern in templates(argument):
                if not any(re.fullmatch(pattern, key) for key in everything("en")):
                    missing.append(f"{path}: {argument}")
            if argument.startswith("`") and "${" in argument:
                assert templates(argument), f"{path}: {argument} does not begin with a part of the key"
    assert missing == []


def test_every_text_is_used() -> None:
    named = set[str]().union(*(strings(text) for text in sources().values()))
    patterns = set[str]().union(*(templates(text) for text in sources().values()))
    inside = {
        node.id.name
        for _, message in everything("en").values()
        for node in nodes(message)
        if isinstance(node, ast.MessageReference)
    }
    made = re.compile("|".join(sorted(patterns)))
    # The page without a connection is made of them by `vite.config.ts`.
    offline = (SOURCE / "worker" / "offline.html").read_text(encoding="utf-8")
    inside |= {f"offline-{key}" for key in re.findall(r"{{(\w+)}}", offline)}
    unused = [key for key in everything("en") if key not in named | inside and not made.fullmatch(key)]
    assert unused == []


def given(argument: str) -> set[str] | None:
    """The names in `{ n: 1, name }`; None if they cannot be determined."""
    if not argument.startswith("{") or "..." in argument:
        return None
    return {part.partition(":")[0].strip(" \"'") for part in arguments(argument[1:-1] + ")", 0)}


def test_every_text_gets_what_it_shows() -> None:
    wrong = list[str]()
    for path, text in sources().items():
        for call in calls(text):
            keys = strings(call[0]) & {*everything("en")} if call else set()
            names = given(call[1]) if len(call) > 1 else set[str]()
            if names is None or (call and "`" in call[0]):
                continue
            for key in keys:
                lacking = variables("en", everything("en")[key][0], key) - names
                wrong += [f"{path}: {key} lacks {', '.join(sorted(lacking))}"] if lacking else []
    assert wrong == []


# Whether the source parsing can be trusted


def test_calls_are_found_and_taken_apart() -> None:
    code = """{t("a-b", { n: f(1, 2), name })} x.t("no") const(t('c')) t(on ? "d-e" : "f", {...all}) t(`g-${h}-i`)"""
    assert [*calls(code)] == [
        ['"a-b"', "{ n: f(1, 2), name }"],
        ["'c'"],
        ['on ? "d-e" : "f"', "{...all}"],
        ["`g-${h}-i`"],
    ]
    assert given("{ n: f(1, 2), name }") == {"n", "name"}
    assert given("{...all}") is None
    assert strings('on ? "d-e" : "f"') == {"d-e", "f"}
    assert templates("t(`g-${h}-i`) `${no}-x`") == {"g\\-[a-z0-9_-]+\\-i"}
    assert strings(chosen('kind === "points" ? "a-b" : "c-d"')) == {"a-b", "c-d"}


def test_every_reason_of_the_server_is_said_in_words() -> None:
    """Everything the server refuses at a table has a code for its reason, and the app says it in every language."""
    server = PROJECT / "src" / "patolli" / "server"
    reasons = {
        word.value.value
        for path in server.rglob("*.py")
        for call in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, python.Call) and isinstance(call.func, python.Name) and call.func.id.startswith("Not")
        for word in call.keywords
        if word.arg == "why" and isinstance(word.value, python.Constant)
    }
    assert reasons == {key.removeprefix("refused-") for key in messages("en", "web-refused")}
