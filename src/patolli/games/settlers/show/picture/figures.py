"""Cards and signs for the rules reference: the figures that `rules.json` names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from patolli.drawing.alone import alone
from patolli.drawing.ink import Ink, circle, group, icon_at, inks, path, text
from patolli.engine.parts import Translator
from patolli.games.settlers.cards.model import COLOURS
from patolli.games.settlers.rules.state import PHASES
from patolli.games.settlers.show.picture.faces import HEIGHT, WIDTH, attack, unbuilt
from patolli.games.settlers.words.cards import card_name
from patolli.games.settlers.words.facts import known

Box = tuple[float, float, float, float]
Size = tuple[float, float]
_GAP, _SCALE, _LARGE = 14, 1.5, 3
_MARKS = ((12, 13), (26, 37), (113, 37), (18, 57.5), (56, 57.5))
"""Where the numbers of the article `cards` stand on a card: its colors, price, other use, kind, effect."""
_ROUND = [phase for phase in PHASES if phase not in ("attack", "over")]


def figure(name: str, theme: str, translator: Translator) -> str:
    """A standalone SVG with card names in a language; KeyError for an unknown name."""
    kind, _, what = name.partition(":")
    body, box = _DRAWN[kind](inks(theme), what, translator)
    return alone(body, theme, box)


def _named(ink: Ink, card_id: str, translator: Translator) -> str:
    card = known(card_id)
    assert card is not None
    return unbuilt(ink, msgspec.structs.replace(card, name=translator.render(card_name(card))), card_id, "rules").drawn


def _in_a_row(drawn: Sequence[str], size: Size, scale: float) -> tuple[str, Box]:
    step = size[0] * scale + _GAP
    body = "".join(group(one, k * step, scale=scale) for k, one in enumerate(drawn))
    return body, (-3, -3, len(drawn) * step - _GAP + 6, size[1] * scale + 6)


def _cards(ink: Ink, what: str, translator: Translator) -> tuple[str, Box]:
    return _in_a_row([_named(ink, card, translator) for card in what.split(",")], (WIDTH, HEIGHT), _SCALE)


def _card(ink: Ink, what: str, translator: Translator) -> tuple[str, Box]:
    """A large card with numbers above and below it, each with a line to what the article explains."""
    body = group(_named(ink, what, translator), scale=_LARGE)
    for k, (x, y) in enumerate(_MARKS):
        x, y = x * _LARGE, y * _LARGE
        edge = -22.0 if y < HEIGHT * _LARGE * 0.6 else HEIGHT * _LARGE + 22.0
        end = y - 22 if edge < 0 else y + 24
        body += path(f"M{x} {edge}V{end}", "", ink["accent"], 2) + circle(x, end, 3.5, ink["accent"])
        body += circle(x, edge, 14, ink["accent"]) + text(x, edge, str(k + 1), 16, ink["on-accent"])
    return body, (-6, -40, WIDTH * _LARGE + 12, HEIGHT * _LARGE + 80)


def _attack(ink: Ink, what: str, _: Translator) -> tuple[str, Box]:
    return _in_a_row([attack(ink, card).drawn for card in what.split(",")], (46, HEIGHT), _SCALE)


def _signs(ink: Ink, icons: Sequence[str], arrows: bool) -> tuple[str, Box]:
    step = 74 if arrows else 52
    body = "".join(icon_at(icon, 24 + k * step, 24, 44) for k, icon in enumerate(icons))
    if arrows:
        body += "".join(path(f"M{54 + k * step} 18l8 6-8 6", "", ink["text-2"], 2.5) for k in range(len(icons) - 1))
    return body, (0, 0, 48 + (len(icons) - 1) * step, 48)


def _phases(ink: Ink, _what: str, _: Translator) -> tuple[str, Box]:
    return _signs(ink, [f"ph-{phase}" for phase in _ROUND], True)


def _blessings(ink: Ink, _what: str, _: Translator) -> tuple[str, Box]:
    return _signs(ink, [*(f"bless-{colour}" for colour in COLOURS), "bless-tricolour"], False)


_DRAWN: Mapping[str, Callable[[Ink, str, Translator], tuple[str, Box]]] = {
    "cards": _cards, "card": _card, "attack": _attack, "phases": _phases, "blessings": _blessings,
}  # fmt: skip
