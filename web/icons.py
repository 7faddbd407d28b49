"""Draws web/public/icons/*.png from icon.svg, for home screens: run it after changing the icon.

Needs resvg-py, which `pip install -e .[rl]` installs.
"""

from __future__ import annotations

import re
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parent / "public"
SIZES = {"96": 96, "192": 192, "512": 512}
PAPER = "#fbf6ea"


def on_paper(icon: str, margin: float) -> str:
    """The icon on a solid square, for systems that cut their own shape out of it."""
    inner = re.sub(r"^<svg[^>]*>|</svg>$", "", icon.strip())
    low, side = -24 * margin, 24 * (1 + 2 * margin)
    paper = f'<rect x="{low}" y="{low}" width="{side}" height="{side}" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{low} {low} {side} {side}">{paper}{inner}</svg>'


def drawn(svg: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


def icons() -> dict[str, bytes]:
    """All of them, by file name."""
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    plain = {f"{name}.png": drawn(icon, size) for name, size in SIZES.items()}
    return plain | {
        "180.png": drawn(on_paper(icon, 0.1), 180),
        "maskable-512.png": drawn(on_paper(icon, 0.25), 512),
    }


if __name__ == "__main__":
    for name, png in icons().items():
        (PUBLIC / "icons").mkdir(exist_ok=True)
        (PUBLIC / "icons" / name).write_bytes(png)
