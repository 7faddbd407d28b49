"""A drawing as a self-contained file: with the icons that it uses, and its own ids."""

from __future__ import annotations

from hashlib import blake2s
from re import findall

from patolli.drawing.ink import icon_definitions, n2

FACE = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans','Liberation Sans',Arial,sans-serif"
"""The typeface of all pictures."""


def alone(body: str, theme: str, box: tuple[float, float, float, float]) -> str:
    """The part of a drawing within a box (left, top, width, height). It is decorative: words stand beside it."""
    # Pictures share the ids of the page they are shown on: a prefix from the content keeps them apart.
    prefix = "f" + blake2s((theme + body).encode(), digest_size=5).hexdigest() + "-"
    used = dict.fromkeys(findall(r'href="#([\w-]+)"', body))
    x, y, w, h = map(n2, box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}" '
        f'font-family="{FACE}" style="max-width:100%;font-variant-numeric:tabular-nums lining-nums">'
        f"<defs>{icon_definitions(theme, used, prefix)}</defs>"
        + body.replace('href="#', f'href="#{prefix}')
        + "</svg>\n"
    )
