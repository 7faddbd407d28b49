"""Decks and card files as tables, in all languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.table import Table
from rich.text import Text

from patolli.games.settlers.cards.decks import CardSet, sets_of
from patolli.games.settlers.cards.faults import Problem
from patolli.games.settlers.cards.library import CardFile, house, is_ours
from patolli.games.settlers.cards.model import Card
from patolli.games.settlers.words.cards import ability_words, card_name, name_key
from patolli.games.settlers.words.terms import colour_word, cost_words, faction_word, goods_words
from patolli.text import Entry, Term, TextError, Translator, Value


def say(translator: Translator, message: str, **values: Value) -> Text:
    """A message about decks; as Text, so that nothing in a name is mistaken for markup."""
    return Text(translator.render(Entry(f"settlers-decks.{message}", values)))


def told(translator: Translator, problem: Problem) -> Text:
    """What is wrong with a deck, with translated card names."""

    def translated(value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple(translated(one) for one in value)
        if isinstance(value, Term) and value.kind == "card":
            return Term("card", name_of(translator, value.id))
        return value

    values = {key: translated(value) for key, value in problem.entry.values.items()}
    return Text(translator.render(Entry(problem.entry.key, values)))


def name_of(translator: Translator, name: str) -> str:
    """The translated name of a card; a name known only from a card file stays as it is."""
    try:
        return translator.render(Entry(f"settlers-names.{name_key(name)}"))
    except TextError:
        return name


def deck_table(translator: Translator, faction: str, cards: list[Card]) -> Table:
    """A deck by sets: price, colors, deals, and what each card does."""
    table = Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, expand=True, title_justify="left", show_lines=False,
        title=say(translator, "title", deck=Term("of", faction), cards=len(cards)),
    )  # fmt: skip
    table.add_column(say(translator, "head-copies"), justify="right")
    for head, ratio in (("card", 4), ("cost", 3), ("colors", 2), ("deal", 4), ("does", 9)):
        table.add_column(say(translator, f"head-{head}"), ratio=ratio, overflow="fold")
    for one in sets_of(cards):
        table.add_row(*_row(translator, one))
    if any(map(is_ours, cards)):
        whole = any(card.id in house().cards for card in cards)
        table.caption = say(translator, "house-note" if whole else "house-cards-note")
        table.caption_justify = "left"
    return table


def files_table(translator: Translator, files: Iterable[CardFile]) -> Table:
    """The available card files."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for head in ("file", "origin", "cards", "boards"):
        table.add_column(say(translator, f"head-{head}"), justify="right" if head == "cards" else "left")
    table.add_column("sha256")
    for file in files:
        boards = ", ".join(translator.render(faction_word(faction)) for faction in file.boards)
        origin = say(translator, "shown", value=Term("origin", file.origin))
        table.add_row(Text(file.name), origin, str(len(file.cards)), Text(boards), Text(file.sha256[:12], "dim"))
    return table


def _row(translator: Translator, one: CardSet) -> Iterable[Text]:
    first = one.cards[0]
    ids = first.id if one.copies == 1 else f"{first.id} - {one.cards[-1].id}"
    yield Text(str(one.copies))
    yield Text(translator.render(card_name(first)), "bold").append(f"\n{ids}", "dim not bold")
    # Copies may differ in price; each price is shown once.
    costs = dict.fromkeys(
        translator.render(cost_words(card.build_cost)) if card.build_cost else str(say(translator, "free"))
        for card in one.cards
    )
    yield Text(" / ".join(costs))
    colours = [translator.render(colour_word(colour)) for colour in first.colors]
    yield Text(", ".join(colours)) if colours else say(translator, "colorless")
    deals = Counter(card.deal for card in one.cards if card.deal)
    yield Text(translator.render(goods_words(deals)) if deals else "")
    yield Text("\n".join(translator.render(ability) for ability in ability_words(first)))
