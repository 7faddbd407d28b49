"""All languages say the same things, with the right forms."""

import json
import re
from importlib.resources import files

import pytest
from fluent.syntax import ast

from patolli.engine.game import find_game, game_names
from patolli.text import LANGUAGES, Entry, Goods, Seat, Term, TextError, Translator
from patolli.text.labels import say_title
from patolli.text.locales import HOME, message_files, word_packages
from tests.text.locales import (
    CATEGORIES,
    FILES,
    WEB,
    has_words,
    messages,
    nodes,
    only_counted,
    text_of,
    variables,
)

SPOKEN = [file for file in FILES if file not in WEB]
# Proper names that are written as in English, and words that happen to be the same.
GODS = {"temple-chaac", "temple-quetzalcoatl", "temple-kukulcan"}
CITIES = {"gear-palenque", "gear-yaxchilan", "gear-tikal", "gear-uxmal", "gear-chichen_itza"}
SAME_AS_ENGLISH: dict[str, set[str]] = {
    "de": GODS | CITIES | {"title"},
    "hu": GODS | {"title"},
    "pl": GODS | CITIES | {"name-monument", "short-bonus", "title"},
    "uk": set(),
}
GERMAN_NAMES = ("casino", "dojo", "expedition", "legion", "mission", "ninjas", "sphinx", "statue", "calpulli")
ELSEWHERE = {
    "de": {
        "cli": {"metavar-name"},
        "hint": {"strength-normal"},
        "settlers": {"do-option", "do-statue", "short-option"},
        "settlers-board": {"hand"},
        "settlers-guide": {"lookout-standard"},
        "settlers-names": {f"name-{name}" for name in GERMAN_NAMES},
    },
    "pl": {
        "cli": {"metavar-dir", "word-agent"},
        "settlers-names": {"name-calpulli", "name-dojo", "name-legion"},
        "tzolkin-rules": {"icon-monument"},
    },
    "uk": {"settlers": {"title"}},
}
"""The same in files other than Tzolk'in's."""
CASES = {"nom", "acc", "for", "dat", "the", "quoted"}
FUNCTIONS = {language: {"SHOW", "COUNT"} for language in LANGUAGES} | {"hu": {"SHOW", "COUNT", "THE", "SUFFIX"}}


def test_all_languages_have_the_same_files() -> None:
    for package in (HOME, *word_packages().values()):
        assert {folder.name for folder in (files(package) / "locales").iterdir()} == set(LANGUAGES)
    for language in LANGUAGES:
        assert message_files(language) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file)), "missing, superfluous or out of order"
    for key, message in messages("en", file).items():
        ours, theirs = variables(language, file, key), variables("en", file, key)
        # Variables that only select a form are not needed where there is one form for all.
        assert theirs - only_counted(message) <= ours <= theirs, key


@pytest.mark.parametrize("file", SPOKEN)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    same = SAME_AS_ENGLISH.get(language, set()) | ELSEWHERE.get(language, {}).get(file, set())
    for key, message in messages(language, file).items():
        if has_words(message) and key not in same:
            assert text_of(message) != text_of(messages("en", file)[key]), key


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_title_in_every_language(name: str, language: str) -> None:
    """As printed: only Ukrainian writes one of them differently."""
    game = find_game(name)
    wanted = "Цольк’ін" if (name, language) == ("tzolkin", "uk") else game.title
    assert say_title(game, Translator(language)) == wanted


def test_the_allow_list_is_needed() -> None:
    for language, keys in SAME_AS_ENGLISH.items():
        for key in keys:
            assert text_of(messages(language, "tzolkin")[key]) == text_of(messages("en", "tzolkin")[key]), key
    for language, others in ELSEWHERE.items():
        for file, keys in others.items():
            for key in keys:
                assert text_of(messages(language, file)[key]) == text_of(messages("en", file)[key]), key


@pytest.mark.parametrize("file", SPOKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_and_functions_exist(language: str, file: str) -> None:
    for key, message in messages(language, file).items():
        for node in nodes(message):
            if isinstance(node, ast.FunctionReference):
                assert node.id.name in FUNCTIONS[language], key
                for named in node.arguments.named:
                    assert isinstance(named.value, ast.StringLiteral)
                    assert (named.name.name, named.value.value in CASES) == ("case", True), key
            if isinstance(node, ast.SelectExpression):
                by_case = isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "case"
                for variant in node.variants:
                    if isinstance(variant.key, ast.Identifier):
                        assert variant.key.name in (CASES if by_case else CATEGORIES[language]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_sentences_are_referred_to(language: str) -> None:
    for file in SPOKEN:
        referred = {
            node.id.name
            for message in messages(language, file).values()
            for node in nodes(message)
            if isinstance(node, ast.MessageReference)
        }
        whole = {"metavar-file", "cards-check-file"}  # help repeats placeholders
        assert {key for key in messages(language, file) if key.endswith("-tail")} == referred - whole, file


# Forms

COUNTS = {
    "en": ("1 corn", "2 skulls, 5 points and 21 workers", "2.5 points", "1 skull"),
    "de": ("1 Mais", "2 Schädel, 5 Siegpunkte und 21 Arbeiter", "2,5 Siegpunkte", "1 Schädel"),
    "hu": ("1 kukorica", "2 koponya, 5 győzelmi pont és 21 munkás", "2,5 győzelmi pont", "1 koponya"),
    "pl": (
        "1 kosz kukurydzy",
        "2 czaszki, 5 punktów zwycięstwa i 21 robotników",
        "2,5 punktu zwycięstwa",
        "1 czaszka",
    ),
    "uk": ("1 кукурудза", "2 черепи, 5 переможних очок та 21 робітник", "2,5 переможного очка", "1 череп"),
}


def goods(amounts: dict[str, int | float]) -> Entry:
    return Entry("tzolkin.tile-free", {"name": Term("tile", "X"), "does": Goods(amounts)})


@pytest.mark.parametrize("language", COUNTS)
def test_goods_are_counted_in_the_right_forms(language: str) -> None:
    lists: list[dict[str, int | float]] = [
        {"corn": 1},
        {"skull": 2, "points": 5, "worker": 21},
        {"points": 2.5},
        {"skull": 1},
    ]
    said = tuple(Translator(language).render(goods(amounts)).removeprefix("X: ") for amounts in lists)
    assert said == COUNTS[language]


FORMS = {  # the noun with 1, 2, 5, 21, 22 and 25, in the case of an object
    ("en", "skull"): ("skull", "skulls", "skulls", "skulls", "skulls", "skulls"),
    ("de", "points"): ("Siegpunkt", "Siegpunkte", "Siegpunkte", "Siegpunkte", "Siegpunkte", "Siegpunkte"),
    ("hu", "stone"): ("követ", "követ", "követ", "követ", "követ", "követ"),
    ("pl", "gold"): ("grudkę złota", "grudki złota", "grudek złota", "grudek złota", "grudki złota", "grudek złota"),
    ("pl", "corn"): (
        "kosz kukurydzy",
        "kosze kukurydzy",
        "koszy kukurydzy",
        "koszy kukurydzy",
        "kosze kukurydzy",
        "koszy kukurydzy",
    ),
    ("uk", "corn"): ("кукурудзу", "кукурудзи", "кукурудзи", "кукурудзу", "кукурудзи", "кукурудзи"),
    ("uk", "stone"): ("камінь", "камені", "каменів", "камінь", "камені", "каменів"),
    ("uk", "worker"): ("робітника", "робітників", "робітників", "робітника", "робітників", "робітників"),
}


@pytest.mark.parametrize(("language", "kind"), sorted(FORMS))
def test_objects_are_inflected(language: str, kind: str) -> None:
    for n, form in zip((1, 2, 5, 21, 22, 25), FORMS[language, kind], strict=True):
        pay = Entry("tzolkin.pay", {"seat": Seat(0), "paid": Goods({kind: n}), "results": ()})
        assert f"{n} {form}" in Translator(language).render(pay)


PRICES = {
    "en": "Ana places a worker on Uxmal 2 for 3 corn",
    "de": "Ana setzt für 3 Mais einen Arbeiter auf Uxmal 2",
    "hu": "Ana lerak egy munkást az Uxmal 2. mezőjére 3 kukoricáért",
    "pl": "Ana wysyła robotnika na pole Uxmal 2 za 3 kosze kukurydzy",
    "uk": "Ana розміщує робітника в комірці Ушмаль 2 за 3 кукурудзи",
}


@pytest.mark.parametrize("language", PRICES)
def test_a_sentence(language: str) -> None:
    values = {"seat": Seat(0), "gear": Term("gear", "uxmal"), "space": 2, "paid": Goods({"corn": 3})}
    assert Translator(language).render(Entry("tzolkin.place", values), ["Ana"]) == PRICES[language]
    free = Translator(language).render(Entry("tzolkin.place", values | {"paid": Goods({})}), ["Ana"])
    assert "3" not in free


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_one_two_three_and_none(language: str) -> None:
    say = Translator(language).render
    one, two, three = (say(goods(dict.fromkeys(("corn", "wood", "gold")[:n], 4))) for n in (1, 2, 3))
    assert one in two
    assert (one.count(","), two.count(","), three.count(",")) == (0, 0, 1)
    assert "X: " in say(goods({}))
    assert not re.search("[\u2066-\u2069]", three)


def test_names() -> None:
    keep = Entry("tzolkin.keep", {"seat": Seat(1)})
    assert Translator("en").render(keep, ["Ana", "Ben"]).startswith("Ben ")
    assert Translator("en").render(keep, ["Ana", ""]).startswith("Player 2 ")
    assert Translator("de").render(keep).startswith("Spieler 2 ")


def test_an_entry_survives_json() -> None:
    phrase = Entry("tzolkin.up", {"temple": Term("temple", "chaac"), "n": 1, "step": 2})
    entry = Entry("tzolkin.kept", {"seat": Seat(2), "tiles": (phrase, 1, 2.5), "results": (Goods({"corn": 3}),)})
    data = json.loads(json.dumps(entry.to_json()))
    assert Entry.from_json(data) == entry
    assert data["values"]["seat"] == {"seat": 2}


def test_errors_say_what_is_wrong() -> None:
    with pytest.raises(TextError, match=f"'fr'.*{', '.join(LANGUAGES)}"):
        Translator("fr")
    with pytest.raises(TextError, match=r"no message 'nonsense' in en"):
        Translator("en").render(Entry("tzolkin.nonsense"))
    with pytest.raises(TextError, match=r"no messages for 'chess' in en"):
        Translator("en").render(Entry("chess.move"))
    with pytest.raises(TextError, match=r"'keep' in pl.*seat"):
        Translator("pl").render(Entry("tzolkin.keep"))
