"""Cards in words: all of the base game, of the house deck and whatever a card file can say, in all languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from patolli.games.settlers.cards.library import built_in, house
from patolli.games.settlers.cards.model import ATTACK, BASE, CARD_COLOURS, EFFECT_GOODS, FILE_FACTIONS, TRIGGERS, Card
from patolli.games.settlers.effects.checking import COSTS
from patolli.games.settlers.effects.registry import OPS
from patolli.games.settlers.words.cards import ability_words, card_name, card_words, name_key
from patolli.games.settlers.words.effects import effect_words
from patolli.games.settlers.words.terms import (
    KINDS,
    PHASES,
    RANKS,
    STATUES,
    colour_word,
    colours_word,
    cost_words,
    deck_word,
    faction_word,
    good_word,
    goods_words,
    kind_word,
    phase_word,
    rank_word,
    statue_word,
)
from patolli.text import LANGUAGES, Entry, Goods, Term, Translator, Value
from tests.games.settlers.every_effect import FILE, ONE, PRAYER
from tests.text.locales import messages

OURS = [*BASE.values(), *(card for file in built_in() for card in file.cards.values())]


def say(entry: Entry, language: str = "en") -> str:
    return Translator(language).render(entry)


def abilities(card: Card | str, language: str = "en") -> list[str]:
    found = BASE.get(card) or house().cards[card] if isinstance(card, str) else card
    return [say(words, language) for words in ability_words(found)]


# Whatever a card file can say


def ops(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from [value["op"]] if "op" in value else []
        value = [*value.values()]
    if isinstance(value, list | tuple):
        for one in value:
            yield from ops(one)


def test_the_cards_made_here_say_everything() -> None:
    assert {*ops([card.abilities for card in FILE.values()])} == {*OPS}
    features = [card.ability("feature") or {} for card in FILE.values() if card.type == "feature"]
    assert {ability["trigger"] for ability in features} == {*TRIGGERS, None}
    actions = [card.ability("action") or {} for card in FILE.values() if card.type == "action"]
    assert {cost for ability in actions for cost in ability["cost"]} == {*COSTS}
    assert {card.deck for card in FILE.values()} == {*FILE_FACTIONS, "common"}


# In all languages

NAMES = {"Joe", "Monty", "Bastet", "Ra", "Chinampa", "Texcoco", "Chapultepec", "Siwa", "Fuji", "Markus", "Mars"}
SAME = {
    "de": NAMES
    | {"Statue", "Cheops", "Legion", "Expedition", "Mission", "Casino", "Dojo", "Ninjas"}
    | {"in", "Altar", "Bank", "Sphinx", "Teocalli", "Calpulli", "Samurai", "Daimyo", "Gold", "gold", "orange"},
    "hu": NAMES | {"Buddha", "Mamma", "a"},
    "pl": NAMES | {"Totem", "Calpulli", "Dojo", "Legion"},
}
"""Words that are also English ones, and names."""


def clean(text: str, english: str, language: str) -> bool:
    """Nothing of a template, an id or English is left."""
    if re.search(r"[{}$_]|None|\bXYZ", text) or "  " in text or text != text.strip():
        return False
    if language == "uk":
        return not re.search("[A-Za-z]", text)
    words, theirs = (set(re.findall(r"[^\W\d_]+", one)) for one in (text, english))
    return language == "en" or not (words & theirs) - SAME.get(language, NAMES) - {"Карта"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_said(language: str) -> None:
    for card in [*OURS, *FILE.values()]:
        for words in (card_words(card), *ability_words(card), card_name(card)):
            text = say(words, language)
            assert clean(text, say(words), language), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said(language: str) -> None:
    entries = [
        *(goods_words({good: n}) for good in (*EFFECT_GOODS, "matching") for n in (1, 2, 5)),
        *(cost_words({good: n}) for good in (*COSTS, "location") for n in (1, 2, 5)),
        *map(good_word, EFFECT_GOODS),
        *map(colour_word, CARD_COLOURS),
        *map(faction_word, FILE_FACTIONS),
        *map(deck_word, (*FILE_FACTIONS, "common")),
        *map(phase_word, PHASES),
        *map(rank_word, RANKS),
        *map(kind_word, KINDS),
        *map(card_words, ATTACK),
        goods_words({}),
    ]
    for entry in entries:
        assert clean(say(entry, language), say(entry), language), entry


def parts(value: Value) -> Iterator[tuple[str, str]]:
    """Files and messages that a value consists of."""
    match value:
        case Entry():
            file, _, key = value.key.partition(".")
            yield file, key
            for one in value.values.values():
                yield from ((file, inner) if other == "" else (other, inner) for other, inner in parts(one))
        case Goods():
            yield from (("", f"goods-{good}") for good in value.amounts)
        case Term():
            yield "", value.kind
        case tuple():
            for one in value:
                yield from parts(one)
        case _:
            pass


def test_no_message_is_missing_or_unused() -> None:
    """Names of all cards, by the keys made from their English names, and all that cards do."""
    terms = [*map(phase_word, PHASES), *map(rank_word, RANKS), *map(kind_word, KINDS), *map(good_word, EFFECT_GOODS)]
    terms += map(statue_word, STATUES)
    said = [*map(card_words, [*OURS, *FILE.values(), *ATTACK]), *terms]
    used = {part for entry in said for part in parts(entry)}
    for language in LANGUAGES:
        names, cards = messages(language, "settlers-names"), messages(language, "settlers-cards")
        assert {key for file, key in used if file == "settlers-names"} == {*names}
        assert {key for file, key in used if file == "settlers-cards"} == {key for key in cards if key[-5:] != "-tail"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_cards_have_different_names(language: str) -> None:
    names = {card.name: say(card_name(card), language) for card in OURS}
    assert len(names) == len(set(names.values())) >= 142
    if language == "en":
        assert all(name == said for name, said in names.items())


# Word for word

SENTENCES = {
    "BAR001": ["Production: 2 wood"],
    "COM034": ["Action: spend 1 worker and 1 stone: 2 victory points"],
    "BAR025": ["Action (twice a round): spend 2 Resources of any kind: 2 victory points"],
    "COM002": ["Feature: each time you build a gray Location, gain 1 gold and 1 victory point"],
    "COM001": [
        "Feature: no effect of its own",
        "Building Bonus: 1 victory point for each of your gray Locations, at most 6; 1 card",
    ],
    "BAR014": [
        "Action: raze a card from your hand or an enemy Location for the usual Raze tokens; "
        "you may discard goods just gained for 2 victory points each"
    ],
    "EGY003": ["Action: spend 1 Raze token: raze an enemy Location at no extra cost in Raze tokens"],
    "EGY004": ["Production: 1 Raze token or 2 victory points"],
    "EGY006": [
        "Feature: each time you build a Faction Location, you may choose one: "
        "(1) spend 1 gold: 2 victory points (2) spend 1 stone: 1 victory point"
    ],
    "JAP015": [
        "Feature: at any time in your turn, put any number of these Resources on this Location: wood, stone and food",
        "End of the Game: for Resources on this Location: "
        "2 victory points for 3 or more, 5 victory points for 7 or more, 10 victory points for 12 or more",
    ],
}


@pytest.mark.parametrize("card", SENTENCES)
def test_sentences(card: str) -> None:
    assert abilities(card) == SENTENCES[card]


ALTAR = {"declare_color_before": ["brown", "gray", "red"]}
ALTAR |= {"per_matching_card": {"brown": {"wood": 1}, "gray": {"stone": 1}, "red": {"food": 1}}}
PRAYERS = {
    "en": "Action (twice a round), Pray 5: spend 1 worker: declare brown, gray or red first: only that color counts; "
    "1 wood for each brown card, 1 stone for each gray card and 1 food for each red card",
    "de": "Aktion (zweimal pro Runde), Beten 5: zahle 1 Arbeiter: sage zuerst braun, grau oder rot an: nur diese Farbe "
    "zählt; 1 Holz für jede braune Karte, 1 Stein für jede graue Karte und 1 Nahrung für jede rote Karte",
    "hu": "Akció (fordulónként kétszer), Imádkozz 5-ször: fizess 1 munkást: előbb jelents be egy színt (barna, szürke "
    "vagy piros): csak az számít; 1 fa minden barna lapért, 1 kő minden szürke lapért és 1 élelmiszer minden piros "
    "lapért",
    "pl": "Akcja (dwa razy na rundę), Modlitwa 5: wydaj 1 robotnika: najpierw zadeklaruj kolor (brązowy, szary lub "
    "czerwony): liczy się tylko on; 1 drewno za każdą brązową kartę, 1 kamień za każdą szarą kartę i 1 jadło za każdą "
    "czerwoną kartę",
    "uk": "Дія (двічі за раунд), Молитва 5: віддайте 1 робітника: спершу оголосіть колір (коричневий, сірий або "
    "червоний): враховується лише він; 1 деревина за кожну коричневу карту, 1 камінь за кожну сіру карту та 1 їжа за "
    "кожну червону карту",
}


@pytest.mark.parametrize("language", PRAYERS)
def test_a_prayer(language: str) -> None:
    effects = [PRAYER | ALTAR]
    ability = {"kind": "action", "cost": {"worker": 1}, "max_activations_per_round": 2, "effects": effects}
    (text,) = abilities(card_of([ability], "action"), language)
    assert text == PRAYERS[language]


def card_of(listed: list[dict[str, Any]], kind: str, **changes: Any) -> Card:
    about = {"id": "XYZ900", "name": "Mine", "deck": "roman", "copies": 1, "colors": ("gray", "red"), "type": kind}
    about |= {"build_cost": {"stone": 2}, "deal": "gold", "raze": {}, "end_game_vp": 2, "abilities": tuple(listed)}
    return Card(**(about | changes))


COLLECTED = {
    "en": "1 wood, 2 stone and 5 victory points",
    "de": "1 Holz, 2 Stein und 5 Siegpunkte",
    "hu": "1 fa, 2 kő és 5 győzelmi pont",
    "pl": "1 drewno, 2 kamienie i 5 punktów zwycięstwa",
    "uk": "1 деревина, 2 камені та 5 переможних очок",
}
PAID = {
    "en": "you may spend 1 worker, 1 card from your hand and 2 of your own deals: 1 victory point",
    "de": "du darfst 1 Arbeiter, 1 Handkarte und 2 eigene Handelsabkommen zahlen: 1 Siegpunkt",
    "hu": "fizethetsz 1 munkást, 1 lapot a kezedből és 2 saját üzletet: 1 győzelmi pont",
    "pl": "możesz wydać 1 robotnika, 1 kartę z ręki i 2 własne umowy: 1 punkt zwycięstwa",
    "uk": "ви можете віддати 1 робітника, 1 карту з руки та 2 власні угоди: 1 переможне очко",
}


@pytest.mark.parametrize("language", COLLECTED)
def test_goods_are_counted_and_inflected(language: str) -> None:
    assert say(goods_words({"wood": 1, "stone": 2, "food": 0, "vp": 5}), language) == COLLECTED[language]
    cost = {"worker": 1, "card_from_hand": 1, "own_deal": 2}
    offer = effect_words({"op": "may_pay_one", "options": [{"cost": cost, "effects": [ONE]}]})
    assert say(offer, language) == PAID[language]


SAID = {
    "en": "Quarry (Common cards, gray). Cost: 1 wood and 1 stone. Raze field: 2 stone. Production: 1 stone. "
    "Building Bonus: 1 stone. The Location itself: 1 victory point at the end.",
    "de": "Steinbruch (allgemeine Karten, grau). Kosten: 1 Holz und 1 Stein. Zerstörungsfeld: 2 Stein. "
    "Produktion: 1 Stein. Baubonus: 1 Stein. Der Ort selbst: am Ende 1 Siegpunkt.",
    "hu": "Kőbánya (közös lapok, szürke). Költség: 1 fa és 1 kő. Rombolásmező: 2 kő. Termelés: 1 kő. "
    "Építési bónusz: 1 kő. Maga a helyszín: a végén 1 győzelmi pont.",
    "pl": "Kamieniołom (karty zwykłe, szary). Koszt: 1 drewno i 1 kamień. Pole plądrowania: 2 kamienie. "
    "Produkcja: 1 kamień. Premia za budowę: 1 kamień. Sama lokacja: na koniec 1 punkt zwycięstwa.",
    "uk": "Каменоломня (спільні карти, сірий). Вартість: 1 деревина та 1 камінь. Поле руйнування: 2 камені. "
    "Виробництво: 1 камінь. Бонус за будівництво: 1 камінь. Сама локація: наприкінці 1 переможне очко.",
}


@pytest.mark.parametrize("language", SAID)
def test_a_whole_card(language: str) -> None:
    assert say(card_words("COM008"), language) == SAID[language]


def test_what_a_whole_card_can_leave_out() -> None:
    nothing = [{"kind": "feature", "trigger": None, "effects": []}]
    bare = card_of(nothing, "feature", colors=(), build_cost={}, deal=None, end_game_vp=0)
    assert say(card_words(bare)) == "Mine (Romans, no color). Costs nothing. Feature: no effect of its own."
    assert "gray and red), colorless in Prayers. " in say(card_words(card_of([], "feature", colorless_in_prayer=True)))
    assert say(card_words("AZT901")).startswith("Maize Terraces (Aztecs, house deck, red). Cost: 1 wood. Deal: 1 food.")


def test_the_printed_hungarian_names_are_kept() -> None:
    printed = {"AZT904": "Áldozati oltár", "AZT916": "Vándor pap", "AZT918": "Az istenek hangja", "COM069": "Romok"}
    assert {card: say(card_name(card), "hu") for card in printed} == printed


# Names


def test_a_name_of_another_file_stays_as_it_is_written() -> None:
    strange = card_of([], "feature", name="Tlachtli { $n } <b>")
    assert say(card_name(strange), "pl") == "Tlachtli { $n } <b>"
    same_id = card_of([], "feature", id="AZT901", name="Chinampa")
    assert say(card_name(same_id), "de") == "Chinampa"
    assert "house deck" not in say(card_words(same_id))
    # A name that is one of ours is not translated in somebody else's file, either.
    assert say(card_name(card_of([], "feature", name="Quarry")), "de") == "Quarry"


def test_keys_of_names() -> None:
    assert name_key("Buddha's Temple") == "name-buddhas-temple"
    assert name_key("Gord (hillfort)") == "name-gord-hillfort"
    assert name_key("Lumberjacks' Route") == "name-lumberjacks-route"


def test_attack_cards_have_no_name_but_a_target() -> None:
    assert say(card_name("ATTACK01")) == "Attack card (wood)"
    assert say(card_words("ATTACK07"), "de") == "Angriffskarte (Karten)"


def test_lists_of_colours() -> None:
    assert say(colours_word(["red"])) == "red"
    assert say(colours_word(["red", "blue"]), "hu") == "piros vagy kék"
    assert say(colours_word(["red", "blue", "white"]), "de") == "rot, blau oder weiß"
    assert say(rank_word("Emperor"), "pl") == "Cesarz"


@pytest.mark.parametrize(
    ("what", "id"),
    [(colour_word, "teal"), (faction_word, "common"), (phase_word, "night"), (rank_word, "pope"), (kind_word, "x")],
)
def test_unknown_ids_are_refused(what: Any, id: str) -> None:
    with pytest.raises(ValueError, match=f"'{id}' is not a .*; known: "):
        what(id)


def test_unknown_cards_goods_and_effects_are_refused() -> None:
    with pytest.raises(ValueError, match="no card 'COM999'"):
        card_name("COM999")
    with pytest.raises(ValueError, match="'corn' is not a good"):
        goods_words({"corn": 1})
    with pytest.raises(ValueError, match=r"no words for the effect .*'fly'"):
        effect_words({"op": "fly"})
