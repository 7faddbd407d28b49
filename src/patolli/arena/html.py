"""Small pieces of HTML. Everything that is given as words is escaped; what is called `body` is HTML already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

WIDE, NARROW = 720.0, 340.0


def paragraph(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def section(name: str, title: str, body: Iterable[str]) -> str:
    head = f'<h2 id="{name}-title">{escape(title)}</h2>'
    return f'<section id="{name}" aria-labelledby="{name}-title">{head}{"".join(body)}</section>'


def details(title: str, body: Iterable[str], shown: bool = False) -> str:
    return f"<details{' open' if shown else ''}><summary>{escape(title)}</summary>{''.join(body)}</details>"


def figure(caption: str, draw: Callable[[float], str], kind: str = "") -> str:
    """A chart, drawn for wide places and for narrow ones."""
    drawings = f'<div class="wide">{draw(WIDE)}</div><div class="narrow">{draw(NARROW)}</div>'
    head = f'<figcaption class="{kind}">' if kind else "<figcaption>"
    return f"<figure>{head}{escape(caption)}</figcaption>{drawings}</figure>"


def cell(words: str, kind: str = "") -> str:
    return f'<td class="{kind}">{escape(words)}</td>' if kind else f"<td>{escape(words)}</td>"


def table(caption: str, heads: Sequence[str], rows: Iterable[tuple[str, Sequence[str]]]) -> str:
    """A table that scrolls by itself where it is too wide; a row is its name and its cells (see `cell`)."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>' for name, cells in rows)
    inner = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    # The words stand outside of what scrolls: a caption of the table itself would be as wide as the table.
    region = f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(caption)}">{inner}</div>'
    return f"<figure><figcaption>{escape(caption)}</figcaption>{region}</figure>"


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs) + "</dl>"


def code(words: str) -> str:
    return f"<pre><code>{escape(words)}</code></pre>"


def page(language: str, title: str, style: str, body: str) -> str:
    """The whole document. It loads nothing and runs nothing, and says so to the browser."""
    policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
