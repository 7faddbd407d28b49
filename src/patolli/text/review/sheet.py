"""A page for each language with every message and how it reads, to hand to a native reader: `make words`.

The reader writes corrections beside the messages and saves them as a file; `make words APPLY=file` puts them in.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment

from patolli.text.locales import message_files
from patolli.text.review.corrections import BadCorrections, apply
from patolli.text.review.lint import spoken
from patolli.text.review.samples import parsed, samples
from patolli.wire.languages import LANGUAGES

SHOWN = 4
"""Examples per message, at most."""


def page(language: str) -> str:
    """The whole sheet as HTML; it needs no server."""
    template = (files("patolli.text.review") / "sheet.html").read_text(encoding="utf-8")
    return Environment(autoescape=True).from_string(template).render(language=language, parts=list(_parts(language)))


def _parts(language: str) -> Iterator[dict[str, Any]]:
    for file in message_files(language):
        english = parsed("en", file)
        rows = [
            {
                "key": key,
                "text": spoken(one),
                "english": spoken(english[key]),
                "examples": _examples(language, file, key),
            }
            for key, one in parsed(language, file).items()
            if key in english
        ]
        yield {"file": file, "rows": rows}


def _examples(language: str, file: str, key: str) -> list[str]:
    return list(dict.fromkeys(samples(language, file, key)))[:SHOWN]


def main(arguments: list[str]) -> int:
    """With files: put their corrections in. Without: write a page for each language."""
    try:
        if arguments:
            for name in arguments:
                text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
                for said in apply(json.loads(text)):
                    print(said)
            return 0
    except (BadCorrections, OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        print(f"Nothing was changed: {error}", file=sys.stderr)
        return 1
    folder = Path("build/words")
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path = folder / f"{language}.html"
        path.write_text(page(language), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
