"""The colors of the app: text is readable, drawings are visible, and players can be distinguished, by everybody and in
both themes."""

from __future__ import annotations

from itertools import combinations

import pytest

from patolli.drawing.ink import inks

THEMES = ("light", "dark")
CITIES = ("pal", "yax", "tik", "uxm", "chi")
GODS = ("chaac", "quetzalcoatl", "kukulcan")
KINDS = ("civic", "tomb", "shrine", "farm")
PLAYERS = ("p0", "p1", "p2", "p3", "p4")

# For cards: their colors, their kinds, the crests of their decks.
CARD_COLOURS = ("brown", "gray", "red", "pink", "gold", "black", "white", "purple", "blue", "orange")
CARD_KINDS = ("production", "feature", "action")
CRESTS = ("common", "barbarian", "japanese", "roman", "egyptian", "aztec", "atlantean")
CARD_GROUNDS = (
    *(f"c-{colour}-soft" for colour in (*CARD_COLOURS, "none")),
    *(f"k-{kind}-soft" for kind in CARD_KINDS),
    "surface",
    "surface-2",
)

# How the other kinds of color vision mix red, green and blue light (Machado and others, 2009, complete lack).
VISION = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "without green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "without blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def tokens(theme: str) -> dict[str, str]:
    """The colors of a theme by name."""
    return dict(inks(theme))


def light(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, two: str) -> float:
    """As defined by WCAG."""
    low, high = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), light(x), strict=True)) for x in (one, two))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """How a color looks, as a point in a space where distances are perceptual."""
    seen = light(colour)
    r, g, b = (min(1.0, max(0.0, sum(w * c for w, c in zip(row, seen, strict=True)))) for row in VISION[vision])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def text_pairs() -> list[tuple[str, str]]:
    grounds = [
        "bg",
        "surface",
        "surface-2",
        "surface-3",
        "disc",
        "accent-soft",
        "warn-soft",
        "tech-soft",
        "monument-soft",
    ]
    grounds += [f"{name}-soft" for name in (*CITIES, *GODS, *KINDS, *PLAYERS)]
    pairs = [("text", ground) for ground in grounds]
    pairs += [("text-2", ground) for ground in ("bg", "surface", "surface-2", "disc")]
    pairs += [("on-city", f"{city}-deep") for city in CITIES]
    own = ["accent", "warn", "accent-soft", "warn-soft", "fd-goods", "fd-points", "tech", "points", "seat", "pn"]
    pairs += [(f"on-{name}", name) for name in (*own, *GODS, *PLAYERS)]
    pairs += [("text", ground) for ground in CARD_GROUNDS]
    pairs += [(name, f"k-{kind}-soft") for kind in CARD_KINDS for name in ("text-2", f"k-{kind}")]
    pairs += [("on-gear", "gear"), ("text-2", "surface-3")]
    return [*pairs, ("accent", "surface"), ("warn", "surface"), ("warn", "warn-soft")]


def drawn_pairs() -> list[tuple[str, str]]:
    pairs = [("line-strong", ground) for ground in ("surface", "surface-2", "disc")]
    signs = [
        "accent",
        "glow",
        "warn",
        "focus",
        "gear",
        "tech",
        "points",
        "fd-goods",
        "fd-points",
        "monument",
        "monument-edge",
        "chaac",
        "kukulcan",
    ]
    pairs += [(name, "surface") for name in (*signs, *CITIES, *KINDS)]
    pairs += [(city, f"{city}-soft") for city in CITIES]
    pairs += [("card-edge", "surface"), ("card-edge", "bg"), *((f"k-{kind}", "surface") for kind in CARD_KINDS)]
    pairs += [("i-bone", f"f-{crest}") for crest in CRESTS]
    return [
        *pairs,
        ("focus", "bg"),
        ("glow", "accent-soft"),
        ("seat", "gear"),
        ("accent", "surface-2"),
        ("accent", "disc"),
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pairs", "least"), [(text_pairs(), 4.5), (drawn_pairs(), 3.0)], ids=["text", "drawings"])
def test_contrast(theme: str, pairs: list[tuple[str, str]], least: float) -> None:
    colours = tokens(theme)
    found = {f"{one} on {two}": round(contrast(colours[one], colours[two]), 2) for one, two in pairs}
    assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_pieces_and_goods_stand_out(theme: str) -> None:
    """By their fill or by their outline, on everything they lie on."""
    colours = tokens(theme)
    grounds = ["surface", "surface-2", "seat", *(f"{name}-soft" for name in (*CITIES, *KINDS))]
    goods = [
        f"i-{name}"
        for name in [
            "corn",
            "wood",
            "stone",
            "gold",
            "skull",
            "fish",
            "fire",
            "bone",
            "red",
            "jade",
            "clay",
            "husk",
            "goldh",
            "woodh",
        ]
    ]
    lies = [(good, "i-line", ground) for good in goods for ground in grounds]
    lies += [(piece, "p-line", ground) for piece in (*PLAYERS, "pn") for ground in (*grounds, "gear")]
    weak = [
        f"{what} on {ground}"
        for what, line, ground in lies
        if max(contrast(colours[what], colours[ground]), contrast(colours[line], colours[ground])) < 3
    ]
    assert weak == []


@pytest.mark.parametrize("theme", THEMES)
def test_signs_on_cards_stand_out(theme: str) -> None:
    """Goods, crests and color chips, by their fill or by an outline, on every card background."""
    colours = tokens(theme)
    goods = [
        "wood",
        "stone",
        "gold",
        "fire",
        "bone",
        "red",
        "jade",
        "clay",
        "husk",
        "goldh",
        "woodh",
        "obsidian",
        "stoneh",
        "corn",
    ]
    lies = [((f"i-{good}", "i-line"), ground) for good in goods for ground in CARD_GROUNDS]
    lies += [((f"f-{crest}", "i-line", "i-bone"), ground) for crest in CRESTS for ground in CARD_GROUNDS]
    lies += [((f"s-{colour}", "p-line"), ground) for colour in CARD_COLOURS for ground in CARD_GROUNDS]
    weak = [
        f"{signs[0]} on {ground}"
        for signs, ground in lies
        if max(contrast(colours[sign], colours[ground]) for sign in signs) < 3
    ]
    assert weak == []


@pytest.mark.parametrize("vision", VISION)
def test_players_can_be_told_apart(vision: str) -> None:
    colours = tokens("light")
    seen = {player: lab(colours[player], vision) for player in PLAYERS}
    apart = {
        f"{one} {two}": sum((a - b) ** 2 for a, b in zip(seen[one], seen[two], strict=True)) ** 0.5
        for one, two in combinations(PLAYERS, 2)
    }
    assert min(apart.values()) >= 34, apart


def test_the_measure_tells_bad_colours() -> None:
    """Black on white is the maximum, and red and green of equal lightness are hard to distinguish without either."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#888888") < 1.5
    red, green = (lab(colour, "without green") for colour in ("#c0504d", "#7a8a2f"))
    usual = [lab(colour, "usual") for colour in ("#c0504d", "#7a8a2f")]
    far = sum((a - b) ** 2 for a, b in zip(*usual, strict=True))
    assert sum((a - b) ** 2 for a, b in zip(red, green, strict=True)) < far / 4
